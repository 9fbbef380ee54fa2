"""The command line: answers, JSON to the letter, and one line for whatever goes wrong."""

import csv
import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import svara.cli
from svara.cli import COMMANDS, main
from svara.rules import load_rules, profile_names
from svara.rules.load import flatten

Captured = pytest.CaptureFixture[str]


def run(capsys: Captured, *args: str) -> tuple[int, str, str]:
    status = main(args)
    out, err = capsys.readouterr()
    return status, out, err


def answer(capsys: Captured, *args: str) -> dict[str, Any]:
    status, out, err = run(capsys, *args)
    assert (status, err) == (0, "")
    said: dict[str, Any] = json.loads(out)
    return said


def failure(capsys: Captured, *args: str, status: int = 1) -> str:
    """The one line on standard error; nothing on standard output, and no traceback."""
    found, out, err = run(capsys, *args)
    assert (found, out) == (status, "")
    assert err.startswith("svara: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    assert len(err) < 1200
    return err


def shell(*args: str | bytes, **options: Any) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "svara", *args]
    return subprocess.run(command, capture_output=True, timeout=60, check=False, text=False, **options)


def test_help_lists_every_command(capsys: Captured) -> None:
    for args in ((), ("--help",), ("-h",)):
        status, out, err = run(capsys, *args)
        assert (status, err) == (0, "")
        assert all(f"  {name} " in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_file_and_its_own_help(name: str, capsys: Captured) -> None:
    assert (Path(svara.cli.__file__).parent / f"{name}.py").exists()
    status, out, _ = run(capsys, name, "--help")
    assert status == 0
    assert f"Usage: svara {name}" in out


def test_version(capsys: Captured) -> None:
    assert run(capsys, "--version") == (0, f"svara {svara.__version__}\n", "")


def test_score_in_words(capsys: Captured) -> None:
    status, out, err = run(capsys, "score", "Ah Kh 6c", "--profile", "svara")
    assert (status, err) == (0, "")
    assert out.split("\n") == [
        "points  32",
        "label   -",
        "why     two of one suit, Ah Kh: 11 + 10, and 6c adds 11",
        "",
    ]


@pytest.mark.parametrize(
    ("hand", "points", "label"),
    [
        ("Ah Kh 6c", 32, None),
        ("8s 8h 8d", "65/2", None),
        ("6s 6♥ 6♦", 34, "tri_shakhi"),
        ("Т♠ Ad 9c", 22, "dva_lba"),
    ],
)
def test_score_as_json(hand: str, points: int | str, label: str | None, capsys: Captured) -> None:
    """Whole points are numbers, halves are strings (the deal record)."""
    found = answer(capsys, "score", hand, "--json")
    assert (found["points"], found["label"], found["class"]) == (points, label, None)
    assert type(found["points"]) is type(points)
    assert set(found["made_by"]) <= set(found["cards"])


def test_score_takes_the_cards_as_three_words(capsys: Captured) -> None:
    assert answer(capsys, "score", "Ah", "10h", "6c", "--json")["cards"] == ["Ah", "Th", "6c"]


WORDS = {
    "6s 6h 6d": "three sixes: 6s 6h 6d",
    "As Ad 9c": "two aces: As Ad",
    "Kd Qd 7s": "two of one suit, Kd Qd: 10 + 10",
    "Kd Qd 7d": "three of one suit, Kd Qd 7d: 10 + 10 + 7",
    "Ks 9h 7d": "the best single card, Ks: 10",
    "7h 9s 6c": "the best single card, 9s: 9, and 6c adds 11",
}


@pytest.mark.parametrize("hand", WORDS)
def test_why(hand: str, capsys: Captured) -> None:
    assert answer(capsys, "score", hand, "--json")["why"] == WORDS[hand]


def test_house_rules_from_a_file(tmp_path: Path, capsys: Captured) -> None:
    """A seka, a joker that joins pairs and one that completes triples, each by a file of one's own."""
    profile = (Path(svara.rules.__file__).parent / "profiles" / "svara.toml").read_text(encoding="utf-8")
    house = tmp_path / "house.toml"
    fixed = 'kind = "fixed"\npoints = "65/2"\nby_rank = { A = "33", 6 = "34" }'
    house.write_text(profile.replace(fixed, 'kind = "class"\nclass_id = "seka"'), encoding="utf-8")
    found = answer(capsys, "score", "7s 7h 7d", "--profile", str(house), "--json")
    assert (found["points"], found["class"]) == (None, "seka")
    assert "above all points (seka)" in run(capsys, "score", "7s 7h 7d", "-p", str(house))[1]
    house.write_text(profile.replace("value = 11", "value = 11\npairs = true"), encoding="utf-8")
    found = answer(capsys, "score", "6c Kh Kd", "--profile", str(house), "--json")
    assert (found["points"], found["why"]) == (31, "two kings, Kh Kd, and 6c adds 11")
    house.write_text(profile.replace("value = 11", 'value = 11\ncompletes = ["K"]'), encoding="utf-8")
    found = answer(capsys, "score", "6c Kh Kd", "--profile", str(house), "--json")
    assert (found["points"], found["why"]) == ("65/2", "6c completes three kings with Kh Kd")


def test_hands_as_csv(capsys: Captured) -> None:
    status, out, err = run(capsys, "hands", "--profile", "svara", "--csv")
    assert (status, err) == (0, "")
    header, *rows = csv.reader(io.StringIO(out))
    assert header == ["cards", "points", "class", "label"]
    assert len(rows) == len({frozenset(row[0].split()) for row in rows}) == 7140
    worth = {frozenset(row[0].split()): row[1:] for row in rows}
    assert worth[frozenset(("8s", "8h", "8d"))] == ["65/2", "", ""]
    assert worth[frozenset(("As", "Ks", "Qs"))] == ["31", "", "starshie_trynki"]


def test_hands_counted(capsys: Captured) -> None:
    found = answer(capsys, "hands", "--json")
    assert found["hands"] == sum(row["hands"] for row in found["worth"]) == 7140
    assert found["heads_up"] == {"ties": 1918886, "deals": 19477920}
    assert {"points": "65/2", "class": None, "hands": 28} in found["worth"]
    status, out, _ = run(capsys, "hands")
    assert status == 0
    assert "7140 hands. Of two hands dealt, 1918886 in 19477920 tie: 9.85%." in out


@pytest.mark.parametrize(
    "more", [("--opponents", "3"), ("--opponents", "2", "--exact"), ("--samples", "5000", "--seed", "9")]
)
def test_odds_as_json(more: tuple[str, ...], capsys: Captured) -> None:
    found = answer(capsys, "odds", "Ah Kh 6c", "--profile", "svara", *more, "--json")
    assert all(type(found[key]) is float for key in ("win", "tie", "lose"))
    assert found["win"] + found["tie"] + found["lose"] == pytest.approx(1)
    assert found["win"] > 0.95


def test_odds_in_words(capsys: Captured) -> None:
    status, out, _ = run(capsys, "odds", "6s 6h 6d")
    assert status == 0
    assert out == "win   100.0000%\ntie    0.0000%\nlose   0.0000%\nof 5456 possible deals\n"


def test_profiles(capsys: Captured) -> None:
    status, out, _ = run(capsys, "profiles")
    assert status == 0
    assert all(name in out for name in profile_names())
    assert [row["name"] for row in json.loads(run(capsys, "profiles", "--json")[1])] == list(profile_names())


def test_the_parameters_of_a_profile_by_dotted_names(capsys: Captured) -> None:
    status, out, _ = run(capsys, "profiles", "svara")
    assert status == 0
    assert {"ante = 10", "rake.percent = 3", 'pairs.A = "22"'} <= set(out.splitlines())
    assert answer(capsys, "profiles", "svara", "--json") == json.loads(
        json.dumps(flatten(load_rules("svara")))
    )


def test_what_profiles_prints_is_a_profile(tmp_path: Path, capsys: Captured) -> None:
    printed = tmp_path / "printed.toml"
    printed.write_text(run(capsys, "profiles", "svara", "--params")[1], encoding="utf-8")
    status, out, err = run(capsys, "profiles", "check", str(printed))
    assert (status, err) == (0, "")
    assert "svara is a game: 36 cards, 2-6 players" in out
    assert answer(capsys, "profiles", "check", str(printed), "--json")["cards"] == 36


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("score", ""), "a hand is three cards, here 0"),
        (("score", "Ah Kh"), "a hand is three cards, here 2"),
        (("score", "Ah Kh Ah"), "Ah is named twice"),
        (("score", "Ah Kh 5c"), "'5c' is not a card; write rank then suit"),
        (("score", "x" * 10_000_000), "a hand is three cards, here 1"),
        (("score", "x" * 10_000_000, "Ah", "Kh"), "is not a card"),
        (("score", "Ah " * 1_000_000), "a hand is three cards, here 1000000"),
        (("score", "\udcff\udcfe", "Ah", "Kh"), "is not a card"),
        (("score", "\n\n\x1b[31m", "Ah", "Kh"), "is not a card"),
        (("score", "Ah Kh 6c", "--profile", "zvara"), "there is no profile 'zvara'; did you mean svara?"),
        (("score", "Ah Kh 6c", "--profile", ""), "there is no profile"),
        (("score", "Ah Kh 6c", "--profile", "/none/none.toml"), "there is no file /none/none.toml"),
        (("score", "Ah Kh 6c", "--profile", "/"), "is a directory"),
        (("score", "Ah Kh 6c", "--profile", "\x00.toml"), "cannot be read"),
        (("profiles", "nobody"), "there is no profile 'nobody'"),
        (("profiles", "check", "/none"), "there is no file /none"),
        (("odds", "Ah Kh 6c", "--opponents", "0"), "this game has 1 to 5 opponents, not 0"),
        (("odds", "Ah Kh 6c", "--opponents", "99"), "this game has 1 to 5 opponents, not 99"),
        (("odds", "Ah Kh 6c", "--opponents", "3", "--exact"), "at most 2 opponents; for 3 draw samples"),
        (("odds", "Ah Kh 6c", "--samples", "0"), "the number of samples is from 1"),
        (("odds", "Ah Kh 6c", "--samples", "9", "--seed", "-1"), "a seed is a number from 0"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_bad_input_is_one_line_and_status_1(args: tuple[str, ...], message: str, capsys: Captured) -> None:
    assert message in failure(capsys, *args)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("scor", "Ah"), "there is no command 'scor'; did you mean score?"),
        (("xyzzy",), "there is no command 'xyzzy'; commands are"),
        (("x" * 10_000_000,), "there is no command"),
        (("",), "there is no command ''"),
        (("--nonsense",), "there is no command '--nonsense'"),
        (("score",), "Missing argument 'CARDS'; svara score --help shows how"),
        (("score", "Ah Kh 6c", "--nonsense"), "No such option: --nonsense; svara score --help shows how"),
        (("score", "Ah Kh 6c", "--profile"), "requires an argument"),
        (("odds", "Ah Kh 6c", "--opponents", "many"), "Invalid value for '--opponents'"),
        (("odds", "Ah Kh 6c", "--samples", "9" * 5000), "Invalid value for '--samples'"),
        (("odds", "Ah Kh 6c", "--exact", "--samples", "9"), "take one of --exact and --samples"),
        (("hands", "--csv", "--json", "x"), "unexpected extra argument"),
        (("profiles", "check"), "name the file to check"),
        (("profiles", "svara", "svara"), "one profile at a time"),
        (("profiles", "a", "b", "c"), "unexpected extra argument"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_bad_usage_is_one_line_and_status_2(args: tuple[str, ...], message: str, capsys: Captured) -> None:
    if "--json" in args:
        status, out, err = run(capsys, *args)
        assert status == 2
        assert json.loads(out).keys() == {"error"}
        assert message in err
    else:
        assert message in failure(capsys, *args, status=2)


def test_with_json_the_error_is_an_object_as_well(capsys: Captured) -> None:
    status, out, err = run(capsys, "score", "Ah Kh", "--json")
    assert status == 1
    assert err == f"svara: {json.loads(out)['error']}\n"


@settings(max_examples=60, deadline=None)
@given(st.lists(st.text(max_size=12), max_size=4))
def test_no_arguments_whatever_end_in_a_traceback(args: list[str]) -> None:
    for name in ("score", "profiles"):
        assert main([name, *args]) in (0, 1, 2)


def test_hostile_files(tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "hostile.toml"
    for content in (
        b"",
        b"\xff\xfe\x00\x00",
        b"\x00" * 10,
        b"x" * 10_000_000,
        b"[" * 900_000,
        b"a." * 400_000 + b"b=1",
    ):
        file.write_bytes(content)
        failure(capsys, "profiles", "check", str(file))
        failure(capsys, "score", "Ah Kh 6c", "--profile", str(file))


@pytest.mark.parametrize(
    ("raised", "status", "message"),
    [
        (KeyboardInterrupt(), 130, "stopped"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid"), 1, "can't decode"),
        (PermissionError(13, "Permission denied", "x"), 1, "svara: x: permission denied"),
        (RecursionError(), 1, "too large"),
        (MemoryError(), 1, "too large"),
        (KeyError("x"), 1, "a fault in the program, KeyError: 'x'"),
    ],
)
def test_what_a_command_may_raise(
    raised: BaseException, status: int, message: str, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    def fail(name: str, args: list[str]) -> int:
        raise raised

    monkeypatch.delenv("SVARA_TRACEBACK", raising=False)
    monkeypatch.setattr(svara.cli, "_run", fail)
    assert message in failure(capsys, "score", status=status)


def test_the_real_command() -> None:
    done = shell("score", "Ah Kh 6c", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["points"] == 32


def test_bytes_that_are_no_text() -> None:
    for args in ((b"score", b"\xff\xfe\xfd", b"Ah", b"Kh"), (b"\xff",), (b"profiles", b"check", b"\xff")):
        done = shell(*args)
        assert done.returncode in (1, 2)
        assert done.stdout == b""
        assert done.stderr.startswith(b"svara: ")
        assert done.stderr.count(b"\n") == 1


def test_a_reader_that_goes_away_is_no_error_to_talk_about() -> None:
    command = [sys.executable, "-m", "svara", "hands", "--csv"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_only_the_named_command_is_imported() -> None:
    """A score starts at once: neither NumPy nor rich nor another command is loaded for it."""
    watch = (
        "import sys; from svara.cli import main; main(['score', 'Ah Kh 6c']); "
        "print([name for name in ('numpy', 'rich', 'svara.cli.odds', 'svara.bank') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", watch], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    "command",
    ["hands --csv >&-", "hands --json >&-", "play --seed 1 <&-", "score As 2>&- >&- <&-", "--help >&-"],
)
def test_closed_standard_streams_are_no_fault(command: str) -> None:
    """`>&-` and `<&-` close a stream before the program starts."""
    words = f"{sys.executable} -m svara {command}"
    ended = subprocess.run(words, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert "fault" not in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stderr.count("\n") <= 1


def test_a_file_without_a_name(capsys: Captured) -> None:
    assert failure(capsys, "replay", "") == "svara: no file is named\n"
