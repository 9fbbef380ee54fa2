"""Six browsers at one table play each game to the end of a bank, and none of them shows what it must not."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import NewContext
from browser.evening import Table, amount
from browser.house import Deal, serving

pytestmark = pytest.mark.browser


def test_a_svara_with_all_that_can_befall_it(new_context: NewContext, tmp_path: Path) -> None:
    """O30, O33, O38, O40, O44, O48, O53, O61: a dark lap, an all-in, joining, a reload, and a lost line."""
    first: Deal = {
        **{0: "Kh 9d 7d", 1: "6s 7h 8d", 2: "6d 8h 9h"},
        **{3: "As Ah Ad", 4: "Qs Js 8c", 5: "Ts 9s 7c"},
    }
    # What a page showed of the first bank cannot be taken for what must not be seen of the second.
    tie: Deal = {
        **{0: "Jh Th 9c", 1: "Jd Td 8s", 2: "Ts 9s 7c"},
        **{3: "Kh Kd Ks", 4: "Jc Tc 7s", 5: "Qh Qd Qs"},
    }
    svara: Deal = {3: "Kc Qc 6h", 4: "As Ac Ad", 5: "7d 8c 9h"}
    with serving(tmp_path, bots=0, deals=[{}, first, tie, svara], draw=0) as address:
        table = Table(new_context, address, "ru-RU")
        table.sit(short=[3], chips=200)
        table.deal((0, 1))
        table.play((2, ".dark"), (3, ".dark"), (4, ".look-all .bet"), (5, ".look-all"))
        table[5].page.get_by_role("button", name="банк", exact=True).click()
        table.play((5, ".raise"), (0, ".look-all .raise"), (1, ".fold"), (2, ".fold"))
        table.play((3, ".look-all .all-in"), (4, ".fold"), (5, ".call"), (0, ".plain"))
        result = table.result()
        assert amount(result["won"]) == 680 - amount(result["rake"])
        chips = table.chips()
        assert chips == 5200 - amount(result["rake"])
        expect(table[0].page.locator(".own .stack")).to_have_text("810")
        table.assert_nothing_leaked(first, public=f"{first[3]} {first[5]}")

        table.deal()
        table.play((3, ".look-all .bet"), (4, ".look-all .fold"), (5, ".look-all .call"))
        table.play((0, ".fold"), (1, ".fold"), (2, ".look-all .call"))
        table.play((5, ".main"), (0, ".plain"), (1, ".plain"), (2, ".plain"), (4, ".main"))
        table.push(5, ".own-back:nth-child(2)")
        table.reload(5)
        expect(table[5].page.get_by_role("img", name="восьмёрка треф")).to_be_visible()
        table.lose_the_line(4)
        table.play((3, ".look-all .check"))
        table.find_the_line(4)
        table.play((4, ".look-all .bet"), (5, ".look-all .call"), (3, ".fold"))
        result = table.result()
        assert amount(result["won"]) == 155 - amount(result["rake"])
        assert table.chips() == chips - amount(result["rake"])
        opened = (tie[2], tie[3], tie[5], svara[4], svara[5])
        table.assert_nothing_leaked(tie, svara, public=" ".join(opened))
        table.assert_fair()


def test_a_seka_to_its_show(new_context: NewContext, tmp_path: Path) -> None:
    """K2, K5, K15, K19, K20: nobody may look into another's hand before it is shown for its price."""
    hands: Deal = {
        **{0: "6s 7h 8d", 1: "6d 8h 9s", 2: "Ks Kd Kh"},
        **{3: "As Ah 6h", 4: "Qs Js 8c", 5: "Ts 9c 7s"},
    }
    with serving(tmp_path, profile="seka", bots=0, deals=[{}, hands], draw=0) as address:
        table = Table(new_context, address, "en-US")
        table.sit()
        table.deal((0, 1))
        table.play((2, ".look-all .stake"), (3, ".look-all"))
        table[3].page.get_by_role("button", name="Stake 2", exact=True).click()
        table.play((3, ".stake"), (4, ".fold"), (5, ".look-all .fold"), (0, ".fold"), (1, ".look-all .fold"))
        table.assert_nothing_leaked(hands, public="")
        table.push(2, ".show")
        result = table.result()
        assert amount(result["won"]) == 11
        assert table.chips() == 0
        table.assert_nothing_leaked(hands, public=f"{hands[2]} {hands[3]}")
        table.assert_fair()


def test_a_trinka_of_compares(new_context: NewContext, tmp_path: Path) -> None:
    """T8, T9: what two compare, at the end too, is seen by those two."""
    hands: Deal = {
        **{0: "6h 7c 8d", 1: "Th 9h 6c", 2: "As Ts 6s"},
        **{3: "7s 8h 9d", 4: "8s 9s 7d", 5: "Ad Ah 9c"},
    }
    with serving(tmp_path, profile="trinka", bots=0, deals=[{}, hands], draw=0) as address:
        table = Table(new_context, address, "ru-RU")
        table.sit()
        table.deal((0, 1))
        table.play((1, ".look-all .stake"), (2, ".look-all .compare"), (3, ".look-all .fold"), (4, ".fold"))
        table.play((5, ".look-all .stake"), (0, ".fold"), (2, ".compare"))
        result = table.result()
        assert amount(result["won"]) == 10
        assert table.chips() == 1800
        seen = {1: hands[2], 2: f"{hands[1]} {hands[5]}", 5: hands[2]}
        table.assert_nothing_leaked(hands, public="", seen=seen)
        table.assert_fair()


def test_a_svarka_that_is_paid_to_be_seen(new_context: NewContext, tmp_path: Path) -> None:
    """B11, B26, B28a, B29."""
    hands: Deal = {
        **{0: "8s 9h Td", 1: "7c Kh Kd", 2: "Qs Js 9s"},
        **{3: "As Ah 8d", 4: "Qh Jd 8c", 5: "Ts 9c 7s"},
    }
    with serving(tmp_path, profile="svarka", bots=0, deals=[{}, hands], draw=0) as address:
        table = Table(new_context, address, "en-US")
        table.sit()
        table.deal((0, 1))
        table.play((1, ".look-all .bet"), (2, ".look-all .raise"), (3, ".look-all .fold"), (4, ".fold"))
        table.play((5, ".fold"), (0, ".look-all .fold"), (1, ".call"))
        result = table.result()
        assert amount(result["won"]) == 100
        assert table.chips() == 6000
        table.assert_nothing_leaked(hands, public=f"{hands[1]} {hands[2]}")
        table.assert_fair()
