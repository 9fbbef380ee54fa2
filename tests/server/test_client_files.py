"""The browser client's files: packed, tagged, and kept as long as their names promise."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from svara.server.web.app import STATIC
from svara.server.web.files import ClientFiles

SCRIPT = b"export const cards = 'six seven eight nine ten';\n" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "sw.js").write_bytes(SCRIPT)
    (tmp_path / "tiny.svg").write_bytes(b"<svg/>")
    return tmp_path


def asked(folder: Path, path: str, headers: Mapping[str, str] = {}, method: str = "GET") -> httpx.Response:
    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(ClientFiles(folder))
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            client.headers.clear()
            return await client.request(method, path, headers=headers)

    return asyncio.run(ask())


def test_a_file_is_packed_for_who_takes_it_packed(folder: Path) -> None:
    packed = asked(folder, "/assets/app-1a2b.js", {"accept-encoding": "br, gzip;q=0.8"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT)) < len(SCRIPT)
    assert packed.content == SCRIPT
    for offer in ("", "br", "gzip;q=0", "identity"):
        plain = asked(folder, "/assets/app-1a2b.js", {"accept-encoding": offer})
        assert "content-encoding" not in plain.headers
        assert plain.content == SCRIPT


def test_what_would_not_get_smaller_is_sent_as_it_is(folder: Path) -> None:
    tiny = asked(folder, "/tiny.svg", {"accept-encoding": "gzip"})
    assert "content-encoding" not in tiny.headers
    assert tiny.headers["content-type"] == "image/svg+xml"


def test_only_a_name_made_of_the_content_is_kept_for_good(folder: Path) -> None:
    assert asked(folder, "/assets/app-1a2b.js").headers["cache-control"].endswith("immutable")
    assert asked(folder, "/sw.js").headers["cache-control"] == "no-cache"


def test_who_has_a_file_already_is_told_no_more_than_that(folder: Path) -> None:
    tag = asked(folder, "/sw.js").headers["etag"]
    again = asked(folder, "/sw.js", {"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    (folder / "sw.js").write_bytes(b"other")
    assert asked(folder, "/sw.js", {"if-none-match": tag}).content == b"other"


@pytest.mark.parametrize(
    "path", ["/", "/assets", "/assets/", "/../secret", "/%2e%2e/secret", "/assets/app.js"]
)
def test_nothing_but_the_files_of_the_folder_is_served(folder: Path, path: str) -> None:
    (folder.parent / "secret").write_text("secret")
    assert asked(folder, path).status_code == 404


def test_a_file_is_only_read(folder: Path) -> None:
    refused = asked(folder, "/sw.js", method="POST")
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")


def test_every_file_of_the_build_is_called_by_its_content_or_asked_for_again() -> None:
    names = [path.relative_to(STATIC).as_posix() for path in STATIC.rglob("*") if path.is_file()]
    assert "index.html" in names
    for name in names:
        kept = asked(STATIC, f"/{name}").headers["cache-control"]
        assert ("immutable" in kept) == name.startswith("assets/")
