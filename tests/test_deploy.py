"""What is handed to those who run a house: the unit, the image and the proxies, as read here."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from svara.server.config import load_settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def unit() -> dict[str, list[str]]:
    """Every directive of the unit, with all its values."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "svara.service").read_text().splitlines():
        if line and not line.startswith(("#", "[")):
            name, equals, value = line.partition("=")
            assert equals, f"{line!r} is no directive"
            found.setdefault(name, []).append(value)
    return found


def test_the_unit_starts_what_there_is() -> None:
    """Its options are those of `svara serve`, its directory is the one that it may write to."""
    told = unit()
    program, command, *rest = told["ExecStart"][0].split()
    assert (Path(program).name, command) == ("svara", "serve")
    shown = subprocess.run(
        [sys.executable, "-m", "svara", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    options = dict(zip(rest[::2], rest[1::2], strict=True))
    assert all(f"{option} " in shown for option in options)
    assert options["--data"] == f"/var/lib/{told['StateDirectory'][0]}"
    assert options["--config"].startswith(f"/etc/{told['ConfigurationDirectory'][0]}/")
    assert told["User"] == ["svara"]


def test_the_unit_gives_a_drain_its_time() -> None:
    """What the manual sets for a service ends before systemd loses its patience."""
    manual = (ROOT / "docs" / "running.md").read_text()
    (seconds,) = re.findall(r"^drain_seconds = (\d+)$", manual, re.M)
    assert int(seconds) < int(unit()["TimeoutStopSec"][0])


def test_systemd_reads_the_unit(tmp_path: Path) -> None:
    """By systemd itself where it is installed; its program is one that is there."""
    path = tmp_path / "svara.service"
    path.write_text(re.sub(r"(?<=ExecStart=)\S+", sys.executable, (DEPLOY / "svara.service").read_text()))
    assert {"NoNewPrivileges", "ProtectSystem", "SystemCallFilter"} <= set(unit())
    if shutil.which("systemd-analyze"):
        said = subprocess.run(
            ["systemd-analyze", "verify", str(path)], capture_output=True, text=True, check=False
        )
        assert (said.returncode, said.stderr) == (0, "")


def test_the_image_is_made_of_what_there_is() -> None:
    """No engine builds it here; that its sources exist and nobody runs as root can be read."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    assert [line[0] for line in lines].count("FROM") == 2
    for line in lines:
        if line[0] == "COPY" and not line[1].startswith("--from"):
            assert all((ROOT / source).exists() for source in line[1:-1]), line
    final = lines[[line[0] for line in lines].index("FROM", 1) :]
    kinds = [line[0] for line in final]
    assert final[kinds.index("USER")] == ["USER", "svara"]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    variables = dict(part.split("=", 1) for part in final[kinds.index("ENV")][1:])
    settings = load_settings(None, variables)
    assert (settings.host, settings.data) == ("0.0.0.0", Path("/data"))


def test_the_proxies_overwrite_what_a_client_says_of_himself() -> None:
    """And hand on what the house looks at: the host, the client, TLS, and sockets."""
    caddy, nginx = (DEPLOY / "Caddyfile").read_text(), (DEPLOY / "nginx.conf").read_text()
    assert "header_up X-Forwarded-For {remote_host}" in caddy
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in nginx
    assert "proxy_set_header Upgrade $http_upgrade;" in nginx
    for text in (caddy, nginx):
        assert "127.0.0.1:8000" in text
        assert "/metrics" in text


def test_the_proxies_write_no_query_down() -> None:
    """Telegram puts the key of an invitation into one."""
    caddy, nginx = (DEPLOY / "Caddyfile").read_text(), (DEPLOY / "nginx.conf").read_text()
    assert re.findall(r"^\s*log\b", caddy, re.MULTILINE) == [], "Caddy keeps no log unless it is told to"
    formats = dict(re.findall(r"^\s*log_format (\w+) (.*);$", nginx, re.MULTILINE))
    logs = re.findall(r"^\s*access_log (.*);$", nginx, re.MULTILINE)
    assert logs, "nginx keeps a log of its own making else"
    for log in logs:
        variables = re.findall(r"\$\w+", formats[log.split()[1]])
        assert not {"$request", "$request_uri", "$args", "$query_string", "$http_referer"} & set(variables)
