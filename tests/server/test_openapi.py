"""Whatever is asked over HTTP, the answer is one that the OpenAPI document names.

Every endpoint that the server declares is asked here: what fits its types and what does not.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from servers import Server, running
from svara import __version__
from svara.server.web.app import ENDPOINTS
from svara.server.web.openapi import document

pytestmark = pytest.mark.server

EXAMPLES = 25
"""Beside those that cover each part of an endpoint's types."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]

ENDS_THE_SERVER = "/api/operate/drain"
"""Asked for, it stops the house, as it should."""

schema = schemathesis.openapi.from_dict(document(ENDPOINTS, __version__))
schema.config.phases.coverage.unexpected_methods = set()


class Askers:
    """Admins of one house, one after the other: an endpoint may end its session or ban who asks."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._addresses = itertools.count(1)
        self.line = requests.Session()
        self.cookie = ""

    def address(self) -> str:
        """One that asked nothing yet, so that no rate is reached."""
        number = next(self._addresses)
        return f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"

    def fresh(self) -> None:
        """Another admin."""
        made = self.line.post(
            f"{self._server.url}/api/guest", json={}, headers={"x-forwarded-for": self.address()}
        )
        self.line.cookies.clear()
        self.cookie = made.headers["set-cookie"].split(";")[0]
        with self._server.database() as connection:
            connection.execute("UPDATE player SET role = 'admin' WHERE role != 'admin'")
            connection.commit()

    def headers(self) -> dict[str, str]:
        return {"x-forwarded-for": self.address(), "cookie": self.cookie}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("openapi") / "data", "--bots", "2", "--behind-proxy") as server:
        yield server
        assert "Traceback" not in server.errors.read_text()


@pytest.fixture(scope="module")
def askers(server: Server) -> Askers:
    askers = Askers(server)
    askers.fresh()
    return askers


@schema.exclude(path=ENDS_THE_SERVER).parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_those_of_the_document(case: Case[Any], server: Server, askers: Askers) -> None:
    response = case.call(base_url=server.url, session=askers.line, headers=askers.headers())
    askers.line.cookies.clear()
    case.validate_response(response, checks=CHECKS)
    if response.status_code in (401, 403):
        askers.fresh()


def test_a_house_serves_its_own_document(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/openapi.json").json() == document(ENDPOINTS, __version__)


def test_who_has_no_session_is_told_so(server: Server) -> None:
    """Every endpoint but those for anyone; nothing is looked at before that."""
    with httpx.Client(base_url=server.url, headers={"x-forwarded-for": "192.0.2.9"}) as client:
        for endpoint in ENDPOINTS:
            if endpoint.who != "anyone":
                answer = client.request(endpoint.method, re.sub("[{}]", "", endpoint.path))
                assert (answer.status_code, answer.json()["error"]) == (401, "no_session"), endpoint.path
