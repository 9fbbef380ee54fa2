"""What keeps a server from starting is said in one clear sentence, with status 1."""

import asyncio
import shutil
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from servers import Server, refusal, running
from svara.server import house
from svara.server.db.schema import StoreError
from svara.server.settings import Settings
from svara.server.tables import opening

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
    assert "is newer than this program" in refusal(server.data)


@pytest.fixture(scope="module")
def interrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a table whose bank was cut off."""
    with running(tmp_path_factory.mktemp("interrupted") / "data", "--bot-delay", "9") as server:
        with server.guest("Ann").open() as ann, server.guest("Bob").open() as bob:
            ann.sit(0)
            bob.sit(1)
            ann.until(lambda: ann.view["phase"] == "betting")
        server.stop()
        return server.data / "svara.db"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE account SET balance = balance + 5 WHERE id LIKE 'seat:%'",
        "UPDATE account SET balance = balance + 500 WHERE id LIKE 'wallet:%'",
        "DELETE FROM account WHERE id LIKE 'pot:%'",
        "DROP TABLE answer",
        "DROP TABLE deck",
        "DROP TABLE movement",
        "DROP TRIGGER movement_stays",
        "ALTER TABLE event DROP COLUMN at",
        "DELETE FROM deck",
        "UPDATE deck SET cards = 'null'",
        "UPDATE deck SET cards = '[1,2,3]'",
        "UPDATE deck SET cards = replace(cards, '[', '[99,')",
        "UPDATE deck SET cards = '[' || substr(cards, instr(cards, ',') + 1)",
        "UPDATE player SET name = ''",
        "UPDATE player SET name = CAST(x'ff' AS TEXT)",
        "UPDATE answer SET body = 'x'",
        "UPDATE game_table SET checkpoint = 'x'",
        "UPDATE game_table SET checkpoint = NULL",
        "UPDATE game_table SET checkpoint = replace(checkpoint, '500', '501')",
        "UPDATE game_table SET checkpoint = replace(checkpoint, '\"played\":[', '\"played\":[true,')",
        "UPDATE game_table SET checkpoint_seq = checkpoint_seq - 1",
        "UPDATE game_table SET seq = 99999999",
        "UPDATE event SET body = '{}'",
        "UPDATE event SET body = CAST(x'fe' || body AS TEXT)",
        "UPDATE event SET body = replace(body, '\"seat\":', '\"seat\":9')",
        "UPDATE event SET body = replace(body, '\"amount\":10', '\"amount\":11')",
        "UPDATE event SET body = replace(body, '\"order\":[', '\"order\":[5,')",
        "UPDATE event SET seq = seq + 1 WHERE seq = (SELECT max(seq) FROM event)",
    ],
)
def test_a_database_that_cannot_be(interrupted: Path, tmp_path: Path, damage: str) -> None:
    """Whatever is wrong in it, the start says so in a sentence that names the file."""
    path = tmp_path / "svara.db"
    shutil.copy(interrupted, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(damage)
    with pytest.raises(StoreError) as refused:
        start(tmp_path)
    said = str(refused.value)
    assert str(path) in said
    assert "damaged" in said or "cannot be used" in said
    assert "\n" not in said


def test_an_interrupted_bank_that_is_sound_goes_on(interrupted: Path, tmp_path: Path) -> None:
    shutil.copy(interrupted, tmp_path / "svara.db")
    assert start(tmp_path)


def start(data: Path) -> bool:
    """Open the table as a server does, without its sockets; whether a bank goes on."""

    async def opened() -> bool:
        store = house.open_store(data)
        try:
            actor, _ = await opening.open_table(store, Settings(data=data))
            return actor.table.state.running
        finally:
            store.close()

    return asyncio.run(opened())
