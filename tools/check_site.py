"""Fails when a page of the built documentation would fetch something from another host."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

FETCHED = {"src", "srcset", "poster", "data", "action", "background"}
"""Attributes that a browser follows by itself; of `href` it does so in a `link`."""

SHEET_FETCH = re.compile(r"(?:url\(|@import)\s*['\"]?((?:https?:)?//[^'\")\s]+)")


class Fetches(HTMLParser):
    """What a page fetches from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        linked = {"href"} if tag == "link" and given.get("rel") != "canonical" else set()
        self.found += [given[name] for name in (FETCHED | linked) & given.keys() if is_elsewhere(given[name])]


def is_elsewhere(address: str) -> bool:
    """Whether an address names a host.

    >>> is_elsewhere("https://cdn.example/x.js"), is_elsewhere("//cdn.example/x.js"), is_elsewhere("../x.js")
    (True, True, False)
    """
    return address.strip().lower().startswith(("http:", "https:", "//"))


def fetches(path: Path) -> list[str]:
    """What a built file fetches from elsewhere."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return SHEET_FETCH.findall(text)
    page = Fetches()
    page.feed(text)
    return page.found


def main(site: Path) -> int:
    pages = [path for path in sorted(site.rglob("*")) if path.suffix in (".html", ".css")]
    faults = [f"{path.relative_to(site)} fetches {address}" for path in pages for address in fetches(path)]
    print("\n".join(faults) or f"docs: {len(pages)} files in {site}/, nothing is fetched from elsewhere")
    return 1 if faults or not pages else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
