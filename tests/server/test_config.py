"""Settings from a file, the environment and the command line, and what is refused in them."""

import re
from pathlib import Path

import httpx
import pytest

from servers import refusal, running
from svara.server.config import ConfigError, load_settings
from svara.server.keys import SECTIONS, names_of
from svara.server.settings import SECRETS, Settings

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "deploy" / "svara.toml.example"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "svara.toml"
    path.write_text(text)
    return path


def test_every_setting_has_one_key() -> None:
    """A field that no file could set, or that two keys set, is a mistake."""
    fields = [key.field for section in SECTIONS.values() for key in section.values()]
    assert sorted([*fields, "test_seed"]) == sorted(Settings.__struct_fields__)


def test_the_example_is_the_defaults_and_names_every_key() -> None:
    text = EXAMPLE.read_text()
    assert load_settings(EXAMPLE) == Settings()
    for section in SECTIONS:
        block = text.partition(f"[{section}]\n")[2].partition("\n[")[0]
        assert re.findall(r"^(?:# )?(\w+) = ", block, re.M) == list(names_of(section))


def test_the_example_holds_with_every_comment_taken_off(tmp_path: Path) -> None:
    """What is shown as an example is one: only a secret stands there twice, and the files are not there."""
    text = re.sub(r"^# (\w+ = )", r"\1", EXAMPLE.read_text(), flags=re.M)
    kept = [
        line for line in text.splitlines() if not re.match(r"(client|certfile|keyfile|\w+_file) = ", line)
    ]
    settings = load_settings(written(tmp_path, "\n".join(kept)))
    assert (settings.ante, settings.metrics_token) == (10, "a long random text")


def test_the_manual_names_every_key() -> None:
    manual = (ROOT / "docs" / "running.md").read_text()
    for section in SECTIONS:
        block = manual.partition(f"### [{section}]\n")[2].partition("\n#")[0]
        for name in SECTIONS[section]:
            assert f"`{name}`" in block, f"{section}.{name}"


def test_the_command_line_overrules_the_environment_and_that_the_file(tmp_path: Path) -> None:
    file = written(tmp_path, "[server]\nport = 1\nhost = 'a'\n[tables]\nbots = 1\n[chips]\nwelcome = 5\n")
    environment = {"SVARA_SERVER_PORT": "2", "SVARA_SERVER_HOST": "b", "SVARA_OTHER": "none of ours"}
    settings = load_settings(file, environment, {"port": 3})
    assert (settings.port, settings.host, settings.bots, settings.welcome_chips) == (3, "b", 1, 5)
    assert settings.pause == Settings().pause


def test_a_variable_says_what_a_file_can(tmp_path: Path) -> None:
    settings = load_settings(
        None,
        {
            "SVARA_SERVER_BEHIND_PROXY": "true",
            "SVARA_SERVER_TRUSTED_PROXIES": "10.0.0.1, 10.1.0.0/16",
            "SVARA_TABLES_BOT_DELAY": "0,1.5",
            "SVARA_TELEGRAM_TOKEN": "1234",
            "SVARA_SERVER_DATA": "/var/lib/svara",
        },
    )
    assert settings.behind_proxy
    assert settings.trusted_proxies == ("10.0.0.1", "10.1.0.0/16")
    assert settings.bot_delay == (0.0, 1.5)
    assert settings.telegram_token == "1234"
    assert settings.data == Path("/var/lib/svara")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "[server]\n\nport = 70000",
            "line 3: server.port is 70000; it must be a whole number from 0",
        ),
        ("[server]\nport = true", "line 2: server.port is true; it must be a whole number from 0 to 65535"),
        ("[server]\nprot = 1", "line 2: server.prot is no key; did you mean server.port?"),
        ("[sever]\nport = 1", "line 1: sever is no section; did you mean server?"),
        ("server = 1", "line 1: server is 1; it must be a section, [server]"),
        ("[server]\nport 1", "line 2: it is not TOML: Expected '=' after a key in a key/value pair"),
        (
            "[chips]\nwelcome = 1.5",
            "line 2: chips.welcome is 1.5; it must be a whole number",
        ),
        ("[house]\nsign_up = 'no'", 'line 2: house.sign_up is "no"; it must be "open", "guests" or "closed"'),
        ("[server]\ntrusted_proxies = ['x']", "it must be a list of addresses or networks in quotes"),
        ("[tables]\nbot_delay = [2, 1]", "it must be two numbers of seconds from 0 to 15, the shorter first"),
        ("[server]\nmetrics = 'token'", "it needs server.metrics_token"),
        (
            "[server]\ncertfile = 'x'",
            "server.certfile and server.keyfile go together",
        ),
        ("[server]\ncertfile = 'x'\nkeyfile = 'y'", "cannot be used: no such file or directory"),
        ("[telegram]\ntoken_file = 'nowhere'", "line 2: telegram.token_file: there is no file nowhere"),
        ("[telegram]\ntoken = 77", "line 2: telegram.token must be a text in quotes"),
        (
            "[telegram]\napp = 'https://t.me/our_bot'",
            """it must be the bot's name in quotes, or "BOT/APP\"""",
        ),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_what_is_allowed(
    tmp_path: Path, text: str, said: str
) -> None:
    with pytest.raises(ConfigError) as refused:
        load_settings(written(tmp_path, text))
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("variable", "text", "said"),
    [
        ("SVARA_SERVER_PORT", "no", 'the environment: SVARA_SERVER_PORT is "no"; it must be a whole number'),
        ("SVARA_SERVER_PROT", "1", "SVARA_SERVER_PROT is no key; did you mean SVARA_SERVER_PORT?"),
        ("SVARA_HOUSE_IDLE_MINUTES", "-1", "it must be a whole number from 0 to 525600"),
        ("SVARA_CHIPS_OPEN_BOOKS", "perhaps", "it must be true or false"),
    ],
)
def test_what_is_wrong_in_the_environment_is_named(variable: str, text: str, said: str) -> None:
    with pytest.raises(ConfigError, match=re.escape(said)):
        load_settings(None, {variable: text})


def test_a_secret_may_stand_in_a_file_and_is_shown_nowhere(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("hush-hush\n")
    settings = load_settings(written(tmp_path, f"[telegram]\ntoken_file = '{secret}'"))
    assert settings.telegram_token == "hush-hush"
    assert "hush" not in f"{settings!r} {settings}"
    assert {"telegram_token", "metrics_token"} == SECRETS
    with pytest.raises(ConfigError, match="second place of one secret"):
        load_settings(written(tmp_path, f"[telegram]\ntoken = 'x'\ntoken_file = '{secret}'"))
    with pytest.raises(ConfigError) as refused:
        load_settings(written(tmp_path, "[telegram]\ntoken = ['hush-hush']"))
    assert "hush" not in str(refused.value)


@pytest.mark.server
def test_a_server_follows_its_file(tmp_path: Path) -> None:
    file = written(
        tmp_path, f"[server]\nport = 1\ndata = '{tmp_path / 'other'}'\n[tables]\nante = 7\nbots = 0"
    )
    with running(tmp_path / "data", "--config", str(file)) as server, server.guest("Ann").open() as ann:
        assert (ann.view["ante"], ann.view["table"]) == (7, "svara")
        assert not any(seat.get("bot") for seat in ann.view["seats"])
    assert not (tmp_path / "other").exists(), "the command line overrules the file"


@pytest.mark.server
def test_a_wrong_file_keeps_the_server_from_starting(tmp_path: Path) -> None:
    file = written(tmp_path, "[server]\nport = 'high'\n")
    said = refusal(tmp_path / "data", "--config", str(file))
    assert "line 2: server.port" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.server
def test_the_server_speaks_tls_by_itself(tmp_path: Path) -> None:
    """A certificate of the tests, for localhost and nowhere else."""
    tls = ROOT / "tests" / "tls"
    file = written(tmp_path, f"[server]\ncertfile = '{tls}/cert.pem'\nkeyfile = '{tls}/key.pem'\n")
    with running(tmp_path / "data", "--config", str(file)) as server:
        assert server.url.startswith("https://")
        with httpx.Client(base_url=server.url, verify=False) as browser:
            answer = browser.post("/api/guest", json={"name": "Ann"})
            assert answer.status_code == 201
            assert "secure" in answer.headers["set-cookie"].lower()
