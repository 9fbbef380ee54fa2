"""Writes the table of parameters in docs/house-rules.md anew: `python tools/house_rules.py`."""

from collections.abc import Iterator
from pathlib import Path

from svara.rules.reference import Parameter, parameters

PAGE = Path(__file__).resolve().parent.parent / "docs" / "house-rules.md"
BEGIN, END = "<!-- parameters -->\n", "<!-- end of parameters -->\n"


def with_table(page: str) -> str:
    """The page with the table that the parameter model makes."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{_tables()}{END}{after}"


def _tables() -> str:
    return "\n".join(_lines()) + "\n\n"


def _lines() -> Iterator[str]:
    heading = None
    for parameter in parameters():
        group = parameter.name.rpartition(".")[0]
        if group != heading or heading is None:
            heading = group
            yield ""
            yield f"### {_title(group)}"
            yield ""
            yield "| parameter | meaning | allowed | default |"
            yield "| --- | --- | --- | --- |"
        yield _row(parameter)


def _title(group: str) -> str:
    if not group:
        return "The game"
    return "`[[labels]]`" if group == "labels" else f"`[{group}]`"


def _row(parameter: Parameter) -> str:
    cells = (f"`{parameter.name}`", parameter.note, parameter.allowed, parameter.default)
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
