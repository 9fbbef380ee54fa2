"""docs/house-rules.md: its example can be followed as it stands, and its table is the model's."""

import re
import runpy
from pathlib import Path

import pytest

from svara.cli import main
from svara.rules.load import flatten, load_rules
from svara.rules.model import Label, Rules
from svara.rules.reference import NOTES, parameters
from svara.rules.shape import group_types, is_group

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "house-rules.md").read_text(encoding="utf-8")


def block(kind: str, place: int) -> list[str]:
    """The lines of a fenced block of the page."""
    lines = re.findall(rf"```{kind}\n(.*?)```", PAGE, re.S)[place].splitlines()
    return [line.strip() for line in lines if line.strip()]


def dotted(kind: type, within: str = "") -> list[str]:
    names: list[str] = []
    for name, hint in group_types(kind).items():
        names += dotted(hint, f"{within}{name}.") if is_group(hint) else [within + name]
    return names


def test_the_table_is_that_of_the_model() -> None:
    """`python tools/house_rules.py` writes it anew."""
    assert runpy.run_path(str(ROOT / "tools" / "house_rules.py"))["with_table"](PAGE) == PAGE


def test_every_parameter_has_its_sentence() -> None:
    names = {*dotted(Rules), *(f"labels.{name}" for name in group_types(Label))}
    assert set(NOTES) == names == {parameter.name for parameter in parameters()}
    for parameter in parameters():
        assert parameter.note.endswith(".") and parameter.allowed and parameter.default
        assert "|" not in parameter.note + parameter.allowed + parameter.default


def test_the_names_are_those_that_overrides_take() -> None:
    tables = ("pairs", "triples.by_rank")
    for name in flatten(load_rules("svara")):
        assert name in NOTES or name.rpartition(".")[0] in tables


def test_the_example_can_be_followed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["profiles", "new", "kitchen.toml", "--like", "svara"]) == 0
    file = Path("kitchen.toml")
    text = file.read_text(encoding="utf-8")
    for line in block("toml", 0):
        name = line.partition(" = ")[0]
        text, count = re.subn(rf"(?m)^{name} = .*$", line, text)
        assert count == 1, line
    file.write_text(text, encoding="utf-8")
    capsys.readouterr()
    assert main(["profiles", "check", "kitchen.toml"]) == 0
    assert [line.strip() for line in capsys.readouterr().out.splitlines()] == block("text", 0)
    file.write_text(text.replace("ante = 5", "ante = 0"), encoding="utf-8")
    assert main(["profiles", "check", "kitchen.toml"]) == 1
    assert capsys.readouterr().err.strip().removeprefix("svara: ") in PAGE


def test_the_overrides_of_the_page_are_taken() -> None:
    assert 'rules = { ante = 25, "rake.percent" = 0 }' in block("toml", 1)
    assert load_rules("svara", {"ante": 25, "rake.percent": 0}).ante == 25
