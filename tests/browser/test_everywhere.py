"""The page as an app of the device: there when the house is away, and told of a newer build."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import PHONE, NewContext, OpenStage
from browser.house import lobby_of, serving
from browser.moments import not_my_turn, snapshot
from browser.stage import ORIGIN, STATIC

FIRST_LOAD = 70_000
"""Bytes of packed script and style with which a page is drawn."""

_NOTE_WHEN_DRAWN = """
new MutationObserver((_, watching) => {
  if (!document.querySelector(%s)) return;
  window.drawnAt = performance.now();
  watching.disconnect();
}).observe(document, { childList: true, subtree: true });
"""

_KEPT = """async () => {
  const shelf = await caches.open((await caches.keys())[0]);
  return (await shelf.keys()).map(({ url }) => new URL(url).pathname);
}"""
# The page, and every file that it has fetched from where nothing changes.
_ALL_IS_KEPT = f"""async () => {{
  const kept = await ({_KEPT})();
  const fetched = performance.getEntriesByType('resource').map(({{ name }}) => new URL(name).pathname);
  return ['/', ...fetched.filter((path) => path.startsWith('/assets/'))].every((path) => kept.includes(path));
}}"""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("everywhere"), bots=0) as address:
        yield address


def test_the_page_is_there_when_the_house_is_not(new_context: NewContext, tmp_path: Path) -> None:
    context = new_context(PHONE, "ru-RU", keeps_the_page=True)
    page = context.new_page()
    with serving(tmp_path) as address:
        page.goto(lobby_of(address))
        # What it draws is kept from the first visit that the worker sees.
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        page.reload()
        expect(page.get_by_role("heading", name="Столы", exact=True)).to_be_visible()
        page.wait_for_function(_ALL_IS_KEPT)
        kept = page.evaluate(_KEPT)
        assert [path for path in kept if path != "/" and not path.startswith("/assets/")] == []
        for said in ("api/tables", "api/me", "app.webmanifest"):
            other = context.new_page()
            other.goto(lobby_of(address) + said)
            other.close()
        shown = page.evaluate("async () => (await (await caches.match('/')).text()).slice(0, 15)")
        assert shown.lower() == "<!doctype html>", "what the house says is no page to keep"
    page.reload()
    expect(page.get_by_role("heading", name="Столы", exact=True)).to_be_visible()
    expect(page.get_by_role("alert").filter(has_text="Сервер").first).to_be_visible()


def test_what_could_not_be_had_is_had_once_the_net_is_back(new_context: NewContext, house: str) -> None:
    context = new_context(PHONE, "ru-RU")
    page = context.new_page()
    page.goto(lobby_of(house))
    expect(page.locator(".table-row").first).to_be_visible()
    context.set_offline(True)
    page.get_by_role("link", name="Правила").click()
    expect(page.get_by_role("alert").filter(has_text="не удалось загрузить")).to_be_visible()
    context.set_offline(False)
    expect(page.get_by_role("heading", name="Правила: Свара")).to_be_visible()


def test_a_newer_build_is_told_of_when_the_line_is_back(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    html = (STATIC / "index.html").read_text()
    newer = re.sub(r"app-[\w-]+\.js", "app-another1.js", html)
    on.page.route(f"{ORIGIN}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    expect(on.page.locator(".strip")).to_have_count(0)
    on.lose_the_line()
    on.find_the_line()
    strip = on.page.locator(".strip").filter(has_text="новая версия")
    expect(strip.get_by_role("button", name="Загрузить")).to_be_visible()


def test_the_same_build_is_no_news(stage: OpenStage) -> None:
    on = stage(snapshot(not_my_turn()))
    asked: list[str] = []

    def same(route: Route) -> None:
        asked.append("/")
        route.fulfill(path=STATIC / "index.html")

    on.page.route(f"{ORIGIN}/", same)
    on.lose_the_line()
    on.find_the_line()
    on.page.wait_for_function("() => performance.getEntriesByName(location.origin + '/').length > 0")
    assert asked == ["/"]
    expect(on.page.locator(".strip")).to_have_count(0)


@pytest.mark.parametrize("language", ["ru-RU", "bg-BG", "ka-GE", "en-US"])
def test_a_first_load_is_small(new_context: NewContext, house: str, language: str) -> None:
    """Script and style that are there when the page is drawn, packed as they are sent: the lobby, and a table
    that one comes to by its link."""
    for place, drawn in ((lobby_of(house), ".page-body h1"), (house, ".dock")):
        page = new_context(PHONE, language).new_page()
        page.add_init_script(_NOTE_WHEN_DRAWN % json.dumps(drawn))
        page.goto(place)
        page.wait_for_function("() => window.drawnAt > 0")
        sent: dict[str, int] = page.evaluate(
            """() => Object.fromEntries(performance.getEntriesByType('resource')
              .filter(({ name, startTime }) => /\\.(js|css)$/.test(name) && startTime < window.drawnAt)
              .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize]))"""
        )
        assert {name.partition("-")[0] for name in sent} >= {"app", "base", language[:2]}
        assert sum(sent.values()) <= FIRST_LOAD, sent


def test_a_device_can_install_it() -> None:
    manifest = json.loads((STATIC / "app.webmanifest").read_text())
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        assert (STATIC / icon["src"].lstrip("/")).is_file()
