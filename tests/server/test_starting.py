"""What keeps a server from starting is said in one clear sentence, with status 1."""

import socket
import sqlite3
from pathlib import Path

import pytest

from servers import Server, refusal

pytestmark = pytest.mark.server


def test_a_second_server_on_the_same_data_is_refused(server: Server) -> None:
    """The data has one owner; the first goes on undisturbed."""
    said = refusal(server.data)
    assert said.startswith("svara: another server is using the data directory")
    with server.guest("Ann").open() as ann:
        assert ann.sit(0)["ok"]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = refusal(tmp_path / "data", "--port", str(port))
    assert said.startswith(f"svara: port {port} of 127.0.0.1 cannot be used: address already in use")
    assert not (tmp_path / "data").exists(), "nothing else was touched"


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert "cannot be used" in refusal(tmp_path / "data", "--host", "256.0.0.1")


def test_a_data_directory_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot be written" in refusal(tmp_path / "file")
    assert "cannot be written" in refusal(tmp_path / "file" / "data")


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "svara.db").write_bytes(b"no database at all" * 1000)
    assert "is damaged or no database" in refusal(tmp_path)


def test_a_database_cut_short(server: Server) -> None:
    server.stop()
    path = server.data / "svara.db"
    path.write_bytes(path.read_bytes()[: 3 * 4096])
    assert "damaged" in refusal(server.data)


def test_a_log_with_a_hole(server: Server) -> None:
    with server.guest("Ann").open() as ann:
        ann.sit(0)
    server.stop()
    with sqlite3.connect(server.data / "svara.db") as connection:
        connection.execute("DELETE FROM event WHERE seq = (SELECT max(seq) FROM event)")
    connection.close()
    assert "table svara cannot be read back" in refusal(server.data)


def test_a_database_of_another_version(server: Server) -> None:
    server.stop()
    with sqlite3.connect(server.data / "svara.db") as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    assert "is of version 99" in refusal(server.data)
