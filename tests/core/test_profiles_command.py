"""`svara profiles`: the words, the parameters, a file to begin with, and its check."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from svara.cli import main
from svara.cli.starter import starter_text
from svara.explain import explain
from svara.rules import load_rules, profile_names
from svara.rules.load import LARGEST_FILE, flatten, load_file, parse_rules, rules_digest

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *args: str) -> tuple[int, str, str]:
    capsys.readouterr()
    status = main(["profiles", *args])
    out, err = capsys.readouterr()
    return status, out, err


def refusal(capsys: Captured, *args: str, status: int = 1) -> str:
    found, out, err = run(capsys, *args)
    assert (found, out) == (status, "")
    assert err.startswith("svara: ") and err.count("\n") == 1
    return err


@pytest.mark.parametrize("name", profile_names())
@pytest.mark.parametrize("language", ["ru", "bg", "ka", "en"])
def test_a_game_is_explained_and_its_parameters_follow(name: str, language: str, capsys: Captured) -> None:
    status, out, err = run(capsys, name, "--lang", language)
    assert (status, err) == (0, "")
    words = " ".join(out.split())
    for heading, sentences in explain(load_rules(name), language):
        assert all(text in words for text in (heading, *sentences))
    lines = out.splitlines()
    assert max(map(len, lines[: lines.index(f'id = "{name}"')])) <= 100
    for parameter, value in flatten(load_rules(name)).items():
        assert any(line.startswith((f"{parameter} = ", f"# {parameter} ")) for line in lines), (
            parameter,
            value,
        )


def test_english_is_what_one_gets_unasked(capsys: Captured) -> None:
    assert run(capsys, "svara")[1] == run(capsys, "svara", "--lang=en")[1]


def test_the_parameters_alone_are_a_profile(tmp_path: Path, capsys: Captured) -> None:
    for name in profile_names():
        printed = run(capsys, name, "--params")[1]
        assert parse_rules(printed, "printed") == load_rules(name)
        assert run(capsys, name)[1].endswith(printed)


def test_a_file_of_ones_own_is_explained_too(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "own.toml"
    file.write_text(starter_text(load_rules("svarka"), "own"), encoding="utf-8")
    assert "7♣ — джокер" in run(capsys, str(file), "--lang", "ru")[1]


@pytest.mark.parametrize("name", profile_names())
def test_a_new_file_is_the_game_it_begins_as(name: str, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / f"my-{name}.toml"
    status, out, err = run(capsys, "new", str(file), "--like", name)
    assert (status, err, out.count("\n")) == (0, "", 1)
    rules = load_file(str(file))
    assert (rules.id, rules.follows) == (f"my-{name}", f"House rules, after {name}")
    assert msgspec.structs.replace(rules, id=name, follows=load_rules(name).follows) == load_rules(name)
    assert max(map(len, file.read_text(encoding="utf-8").splitlines())) <= 120
    status, out, _ = run(capsys, "check", str(file))
    assert (status, out.splitlines()[1]) == (0, f"It has the parameters of {name}.")


def test_a_new_file_explains_every_parameter(tmp_path: Path) -> None:
    lines = starter_text(load_rules("svara"), "x").splitlines()
    for place, line in enumerate(lines):
        if " = " in line and not line.startswith("#") and "[[labels]]" not in lines[:place]:
            assert lines[place - 1].startswith("# "), line


@pytest.mark.parametrize(
    ("stem", "name"),
    [("Дача", "house"), ("дом 2", "2"), ("a b.c", "abc"), ("", "house"), ("x" * 90, "x" * 40)],
)
def test_the_name_of_a_new_game_is_one(stem: str, name: str) -> None:
    assert parse_rules(starter_text(load_rules("svara"), stem), "new").id == name


def test_nothing_is_overwritten(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("mine", encoding="utf-8")
    assert "exists already; name a file that does not" in refusal(capsys, "new", str(file))
    assert file.read_text(encoding="utf-8") == "mine"
    link = tmp_path / "link.toml"
    link.symlink_to(tmp_path / "nowhere.toml")
    assert "exists already" in refusal(capsys, "new", str(link))
    assert not (tmp_path / "nowhere.toml").exists()


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("new", "/none/none/x.toml"), "cannot be written: No such file or directory"),
        (("new", "a\x00b.toml"), "cannot be written"),
        (("new", "x" * 5000 + ".toml"), "cannot be written"),
        (("new", "y.toml", "--like", "zvara"), "there is no profile 'zvara'; did you mean svara?"),
        (("check", "/"), "is a directory"),
        (("check", "/none/none.toml"), "there is no file"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_files_that_cannot_be(
    args: tuple[str, ...], message: str, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert message in refusal(capsys, *args)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("check",), "name the file to check"),
        (("new",), "name the file to write"),
        (("svara", "seka"), "one profile at a time"),
        (("check", "a", "b"), "unexpected extra argument (b)"),
        (("svara", "--lang", "de"), "Invalid value for '--lang': 'de' is not one of ru, bg, ka, en"),
        (("svara", "--lang"), "Option '--lang' requires an argument"),
        (("svara", "--params=yes"), "No such option: --params=yes"),
        (("-x",), "No such option: -x"),
    ],
    ids=str,
)
def test_command_lines_that_are_none(args: tuple[str, ...], message: str, capsys: Captured) -> None:
    assert message in refusal(capsys, *args, status=2)


def test_help(capsys: Captured) -> None:
    status, out, err = run(capsys, "new", "--help")
    assert (status, err) == (0, "")
    assert all(part in out for part in ("check FILE", "new FILE", "--lang", "--like", "--params", "--json"))


def test_a_right_file_is_summed_up(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "own.toml"
    text = starter_text(load_rules("svara"), "own").replace("ante = 10", "ante = 25")
    file.write_text(text, encoding="utf-8")
    digest = rules_digest(load_file(str(file)))
    assert run(capsys, "check", str(file)) == (
        0,
        f"own is a game: 36 cards, 2-6 players, {digest}\n"
        "It differs from svara in 1 parameter:\n  ante = 25, not 10\n",
        "",
    )
    assert json.loads(run(capsys, "check", str(file), "--json")[1]) == {
        "id": "own",
        "cards": 36,
        "rules_hash": digest,
        "like": "svara",
        "differences": {"ante": 25},
    }


def test_many_differences_are_counted(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "own.toml"
    text = starter_text(load_rules("svara"), "own")
    for clock in ("turn", "join", "new_deal", "offline", "comeback"):
        text = text.replace(f"\n{clock} = ", f"\n{clock} = 1")
    for line in ("min_buy_in = 20", "max_buy_in = 100", "percent = 3", "cap_antes = 10", "most_in_row = 10"):
        text = text.replace(line, f"{line}0")
    file.write_text(
        text.replace("ante = 10", "ante = 100").replace("parts = 0", "parts = 7"), encoding="utf-8"
    )
    lines = run(capsys, "check", str(file))[1].splitlines()
    assert "in 12 parameters:" in lines[1]
    assert len(lines) == 14
    more = file.read_text(encoding="utf-8").replace("\nmax_players = 6", "\nmax_players = 5")
    file.write_text(more, encoding="utf-8")
    lines = run(capsys, "check", str(file))[1].splitlines()
    assert "in 13 parameters:" in lines[1]
    assert lines[-1] == "  and 1 more"


def test_a_wrong_file_is_refused_with_its_line(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("own.toml")
    text = starter_text(load_rules("svara"), "own")
    for old, new, message in (
        ("ante = 10", "ante = 0", "ante is 0; it must be at least 1"),
        (
            'lap = "double"',
            'lap = "triple"',
            'dark.lap is "triple"; it must be "none" or "double" or "chain"',
        ),
        (
            "compare = false",
            "compare = true",
            'betting.compare means nothing with style "level"; betting.style',
        ),
        ("parts = 0", "part = 0", "svara.part is no parameter; did you mean svara.parts"),
    ):
        assert text.count(f"\n{old}\n") == 1
        wrong = text.replace(f"\n{old}\n", f"\n{new}\n")
        file.write_text(wrong, encoding="utf-8")
        line = wrong.splitlines().index(new) + 1
        assert f"{file}, line {line}: {message}" in refusal(capsys, "check", str(file))


def test_hostile_files_are_refused(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "hostile.toml"
    text = starter_text(load_rules("svara"), "own").encode()
    for content in (
        b"",
        b"\xff\xfe",
        b"\x00",
        b"#" * (LARGEST_FILE + 1),
        text.replace(b'id = "own"', b'id = "\\u001b[31m"'),
        text.replace(b'id = "own"', b'id = "' + b"x" * 100_000 + b'"'),
        text.replace(b'follows = "House', b'follows = "\\nHouse'),
        text.replace(b"ante = 10", b"ante = " + b"9" * 5000),
        text.replace(b"ante = 10", b"ante = nan"),
        text.replace(b"[deck]", b"[deck]\n" + b"".join(b"x%d = 1\n" % n for n in range(50_000))),
        text + b'\n[[labels]]\nid = "x"\ntriple = "A"\n' * 60,
    ):
        file.write_bytes(content)
        assert len(refusal(capsys, "check", str(file))) < 500


def test_a_check_needs_nothing_heavy() -> None:
    """So that it answers at once: neither Typer nor its pydantic, nor NumPy, rich, or another floor."""
    heavy = ("typer", "pydantic", "numpy", "rich", "svara.bank", "svara.scoring", "svara.explain")
    profile = Path(load_rules.__code__.co_filename).parent / "profiles" / "svara.toml"
    watch = (
        f"import sys; from svara.cli import main; main(['profiles', 'check', {str(profile)!r}]); "
        f"print([name for name in {heavy!r} if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch], capture_output=True, text=True, timeout=60, check=True, env=os.environ
    )
    assert done.stdout.splitlines()[-1] == "[]"
