"""What the page does where the server is not to be trusted, or ends the line, on a stage without one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, OpenStage
from browser.moments import LOG, not_my_turn, snapshot, update
from browser.stage import TABLE

pytestmark = pytest.mark.browser

VECTORS = json.loads((Path(__file__).resolve().parents[2] / "docs" / "fair-vectors.json").read_text("utf-8"))


def dealt(deal: dict[str, Any], **wrong: Any) -> list[dict[str, Any]]:
    """A header, its nonces and its proof as the server tells of them; ``wrong`` is what it cheats with."""
    header = {**deal["header"], "table": TABLE}
    nonces = [
        {
            "event": "nonce_revealed",
            "seat": seat,
            "number": header["number"],
            "nonce": nonce,
            "next_commitment": nonce,
        }
        for seat, nonce in zip(header["seats"], deal["nonces"], strict=True)
        if nonce is not None
    ]
    seeds = [seed for index, seed in enumerate(deal["seeds"]) if index != deal["choice"]]
    proof = {
        "event": "deck_proved",
        "number": header["number"],
        "choice": deal["choice"],
        "seeds": seeds,
        "leaves": deal["leaves"],
    }
    return [{"event": "header_published", "header": header}, *nonces, {**proof, **wrong}]


def test_a_deck_that_was_not_fixed_is_said_loudly(stage: OpenStage) -> None:
    deal = VECTORS["deals"][2]
    on = stage(snapshot(not_my_turn()), DESKTOP, "en-US")
    fair = {"number": 3, "stage": "dealt", "deck": deal["cards"]}
    events = dealt(deal, seeds=[deal["seeds"][0]] * 7)
    on.say(update({**not_my_turn(), "you": None, "fair": fair}, len(LOG) + len(events), *events))
    alarm = on.page.get_by_role("alert").filter(has_text="A check of the cards has failed")
    expect(alarm).to_be_visible()
    alarm.get_by_role("button", name="Details").click()
    expect(on.page.get_by_role("dialog")).to_contain_text("not the one")
    on.page.keyboard.press("Escape")
    on.say(update({**not_my_turn(), "you": None, "fair": fair}, len(LOG) + len(events) + 1))
    expect(alarm).to_be_visible()


def test_a_line_that_is_ended_for_good_is_not_tried_again(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()), DESKTOP, "en-US")
    on.break_line(4409, "too_many")
    expect(on.page.get_by_role("alert").filter(has_text="too many windows")).to_be_visible()
    on.page.wait_for_timeout(600)
    assert on.sockets == 1
    on.page.get_by_role("button", name="Try again").click()
    expect(on.page.locator(".seat").first).to_be_visible()
    assert on.sockets == 2
