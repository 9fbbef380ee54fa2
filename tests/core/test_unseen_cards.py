"""What a viewer may not know is not in his view (rule 7 of the house): other cards, the same bytes.

Each script is played twice, with other hands for those who keep theirs from the viewer, and every public
outcome alike. `tests/walk_secrecy.py` does the same with cards exchanged at random.
"""

import pytest

import banks
from banks import deal, play
from svara.bank.events import redact
from svara.record import Replay

HIGH, MIDDLE, LOW = "As Ts 9d", "7c 8c 6d", "6s 7h 8d"
OTHER_HIGH, OTHER_MIDDLE, OTHER_LOW = "Ad Ac Td", "9h 6h Tc", "6c 7d 8s"
"""21, 15 and 8, and with other cards 21, 15 and 8 again"""

ENTRY = "A stake 20, B stake 20, C fold, D fold, E fold, A propose, B accept, "
"""A and B cook; C is asked first, then E, who deals."""
SVARA = ENTRY + "C join with D 5, E decline, cut B As, cut A 6h, "
"""C plays for D too and acts first."""


def told(bank: Replay, name: str | None) -> list[bytes]:
    """Every byte that a seat, or a spectator, gets: each event and the view."""
    viewer = None if name is None else bank.names.index(name)
    events = [banks.encoded(redact(event, viewer)) for event in bank.events]
    return [*events, banks.encoded(bank.bank.view(viewer))]


def trinka(script: str) -> Replay:
    return play(script, profile="trinka", seats="A B C D E")


def two(first: dict[str, str], second: dict[str, str], script: str) -> tuple[Replay, Replay]:
    return trinka(deal(**first) + script), trinka(deal(**second) + script)


@pytest.mark.parametrize("viewer", ["A", "D", "E", None])
def test_a_compare_tells_the_others_nothing_but_who_is_out(viewer: str | None) -> None:
    """T8: B and C hold 15 and 8, or 21 and 15."""
    script = ", A look, A stake 1, B stake 1, C compare, D fold, E fold"
    one, other = two(
        {"A": HIGH, "B": MIDDLE, "C": LOW}, {"A": HIGH, "B": OTHER_HIGH, "C": OTHER_MIDDLE}, script
    )
    assert told(one, viewer) == told(other, viewer)
    assert told(one, "B") != told(other, "B")
    assert told(one, "C") != told(other, "C")


@pytest.mark.parametrize("viewer", ["D", "E", None])
def test_equals_stay_unseen(viewer: str | None) -> None:
    """T8, T12: A and B are equal, with 21 or with 8, and choose."""
    script = ", A stake 1, B compare, C fold, D fold, E fold, A split"
    one, other = two({"A": HIGH, "B": OTHER_HIGH}, {"A": LOW, "B": OTHER_LOW}, script)
    assert told(one, viewer) == told(other, viewer)


@pytest.mark.parametrize("viewer", ["B", "D", "E", None])
def test_what_goes_in_at_an_agreed_svara_is_gone(viewer: str | None) -> None:
    """T16: A's hand is known to A alone, though he looked."""
    script = ", A look, " + ENTRY + "C join"
    one, other = two({"A": HIGH}, {"A": LOW}, script)
    assert told(one, viewer) == told(other, viewer)
    assert told(one, "A") != told(other, "A")


@pytest.mark.parametrize("viewer", ["A", "B", "E", None])
def test_a_pools_hand_is_the_pools_alone(viewer: str | None) -> None:
    """T20: D has paid with C and sees what C turns; the others do not."""
    hands = [deal(C=HIGH, B=LOW), deal(C=OTHER_HIGH, B=LOW)]
    one, other = (trinka(f"{SVARA}{hand}, C look, C stake 1, A fold") for hand in hands)
    assert told(one, viewer) == told(other, viewer)
    assert told(one, "C") != told(other, "C")
    assert told(one, "D") != told(other, "D")


@pytest.mark.parametrize("viewer", ["D", "E", "A", None])
def test_a_pool_sees_no_compare(viewer: str | None) -> None:
    """R80, T8: C, who holds D's cards too, compares with B; only C and B see them."""
    hands = [deal(C=HIGH, B=LOW), deal(C=OTHER_HIGH, B=OTHER_LOW)]
    script = ", C stake 1, A stake 1, B stake 1, C compare"
    one, other = (trinka(f"{SVARA}{hand}{script}") for hand in hands)
    assert told(one, viewer) == told(other, viewer)
    assert told(one, "B") != told(other, "B")


@pytest.mark.parametrize("viewer", ["A", "B", "D", "E", None])
def test_a_holders_last_hand_is_his_own(viewer: str | None) -> None:
    """R80: what C folded before he and D paid together."""
    hands = [deal(C=HIGH, B=LOW), deal(C=MIDDLE, B=LOW)]
    for look in ("C look, ", ""):
        script = look + ENTRY + "C join with D 5, " + ("" if look else "C look, ") + "E decline"
        one, other = (trinka(f"{hand}, {script}") for hand in hands)
        assert told(one, viewer) == told(other, viewer)
        assert told(one, "C") != told(other, "C")


@pytest.mark.parametrize("viewer", ["A", "C", "D", None])
def test_three_tens_are_their_holders_secret(viewer: str | None) -> None:
    """T2: as long as he does not open them; nobody sees that he could."""
    hands = [deal(B="Ts Th Td"), deal(B="Ts Th 9d")]
    one, other = (trinka(f"{hand}, B look, A stake 1, B stake 1") for hand in hands)
    assert told(one, viewer) == told(other, viewer)


@pytest.mark.parametrize("viewer", ["A", "C", None])
def test_a_blind_chain_tells_nothing(viewer: str | None) -> None:
    """B22: the last dark better takes the pot unseen."""
    hands = [deal(B="As Ks 9d"), deal(B="8d Tc Jh")]
    script = ", A dark 10, B dark 20, B look, C fold, A fold"
    one, other = (play(hand + script, profile="svarka") for hand in hands)
    assert told(one, viewer) == told(other, viewer)
    assert told(one, "B") != told(other, "B")


@pytest.mark.parametrize("viewer", ["C", "D", None])
def test_a_seka_that_folded_is_never_seen(viewer: str | None) -> None:
    """K17, O45: C takes it unseen."""
    hands = [deal(A="As Ah Ad", B="6s 6h 6c"), deal(A="9h 7c 6s", B="8s 7h 6c")]
    script = ", A look, A stake 1, B stake 1, C stake 5, D fold, A fold, B fold"
    one, other = (play(hand + script, profile="seka", seats="A B C D") for hand in hands)
    assert told(one, viewer) == told(other, viewer)
