"""Who has been here before is not greeted as a newcomer, not even while it is found out who he is."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import PHONE, NewContext
from browser.house import lobby_of, serving
from browser.waiting import until

pytestmark = pytest.mark.browser


def test_a_name_is_asked_for_only_where_nobody_is_known(new_context: NewContext, tmp_path: Path) -> None:
    with serving(tmp_path, bots=0) as address:
        page = new_context(PHONE, "en-US").new_page()
        page.goto(lobby_of(address))
        expect(page.locator(".hero input")).to_be_visible()
        page.get_by_role("button", name="Play now").click()
        page.locator(".me-name").wait_for(state="attached")

        asked: list[Route] = []

        def hold(route: Route) -> None:
            asked.append(route)

        page.route("**/api/me", hold)
        page.goto(lobby_of(address))
        page.locator(".table-row").first.wait_for()
        expect(page.locator(".hero input")).to_have_count(0)
        until(page, lambda: asked)
        asked[0].continue_()
        page.locator(".me-name").wait_for(state="attached")
        expect(page.locator(".hero input")).to_have_count(0)

        page.context.clear_cookies()
        page.unroute("**/api/me")
        page.goto(lobby_of(address))
        expect(page.locator(".hero input")).to_be_visible()
