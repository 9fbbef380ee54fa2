"""Servers for the tests here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from servers import Server, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A table with three bots that do not stop to think."""
    with running(tmp_path / "data") as server:
        yield server


@pytest.fixture
def empty_table(tmp_path: Path) -> Iterator[Server]:
    """A table without bots."""
    with running(tmp_path / "data", "--bots", "0") as server:
        yield server
