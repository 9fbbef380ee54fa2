"""Writes every page and module that follows from the code: `make generate`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import house_rules
from generators import api_types, game_numbers, game_pages, http_page, wire_page, wire_types

ROOT = Path(__file__).resolve().parent.parent


def written() -> Mapping[Path, Callable[[], str]]:
    """Each file that is generated, or has a generated part, with what it should hold."""
    return {
        ROOT / "web" / "src" / "wire.ts": wire_types.wire_module,
        wire_page.PAGE: wire_page.page,
        house_rules.PAGE: lambda: house_rules.with_table(house_rules.PAGE.read_text(encoding="utf-8")),
        **game_pages.pages(),
        ROOT / "web" / "src" / "api.ts": api_types.api_module,
        ROOT / "web" / "src" / "shipped.ts": game_numbers.numbers_module,
        http_page.DOCUMENT: http_page.openapi,
        http_page.PAGE: http_page.page,
    }


def main() -> None:
    for path, made in written().items():
        text = made()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
