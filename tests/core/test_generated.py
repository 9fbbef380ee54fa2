"""What is written from the code is what the code says now; `make generate` writes it anew."""

from pathlib import Path

import generate
import pytest
from generators.codes import closings, refusal_codes
from generators.http_page import api_codes
from generators.meanings import CLOSINGS, FAULTS, REFUSALS

WRITTEN = generate.written()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.name)
def test_nothing_has_drifted(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == WRITTEN[path](), "run `make generate` and commit what it wrote"


def test_no_game_has_a_page_that_is_gone() -> None:
    games = Path(__file__).parent.parent.parent / "docs" / "games"
    assert set(games.iterdir()) <= WRITTEN.keys()


def test_every_sentence_has_a_code() -> None:
    assert REFUSALS.keys() == refusal_codes()
    assert CLOSINGS.keys() == {closing.reason for closing in closings()}
    assert FAULTS.keys() == api_codes()
