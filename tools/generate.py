"""Writes every page and module that follows from the code: `make generate`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import house_rules
from generators import game_pages, wire_page, wire_types

ROOT = Path(__file__).resolve().parent.parent


def written() -> Mapping[Path, Callable[[], str]]:
    """Each file that is generated, or has a generated part, with what it should hold."""
    return {
        ROOT / "web" / "src" / "wire.ts": wire_types.wire_module,
        wire_page.PAGE: wire_page.page,
        house_rules.PAGE: lambda: house_rules.with_table(house_rules.PAGE.read_text(encoding="utf-8")),
        **game_pages.pages(),
        ROOT / "web" / "src" / "api.ts": _api_module,
    }


def _api_module() -> str:
    """Imported where it is needed: the socket's types can be written while the server cannot be started."""
    from generators.api_types import api_module

    return api_module()


def main() -> None:
    for path, made in written().items():
        text = made()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
