"""``svara profiles``: the games, each explained, and whether a file of one's own is a game.

Its arguments are read without Typer, whose start would take longer than checking a file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from svara.cli.output import counted, print_json, print_table
from svara.cli.plain import Arguments, UsageError, parse_arguments, refuse_extra
from svara.rules import Rules, load_rules, profile_names
from svara.rules.load import flatten, load_file, rules_digest
from svara.rules.shape import shorten
from svara.rules.toml import toml_value

WIDTH = 100
MOST_DIFFERENCES = 12
LANGUAGE_CODES = ("ru", "bg", "ka", "en")

HELP = """\
Usage: svara profiles [NAME | check FILE | new FILE] [OPTIONS]

The games explained, and their parameters; write or check a profile file of your own.

  svara profiles                 list the games
  svara profiles svara           explain one, then print its parameters
  svara profiles new my.toml     write a file to begin with
  svara profiles check my.toml   say whether a file is a game

Options:
  --lang ru|bg|ka|en  The language of the explanation [en]
  --params            The parameters alone, as a profile file
  --like NAME         The game that a new file begins as [svara]
  --json              Print one JSON object
  --help              Show this message and exit"""


def run(args: Sequence[str]) -> int:
    """The command; errors are raised for the door to print."""
    asked = parse_arguments(args, flags=("params", "json"), options={"lang": LANGUAGE_CODES, "like": None})
    if asked.help:
        print(HELP)
        return 0
    refuse_extra(asked.words, 2)
    match asked.words:
        case []:
            _list(asked)
        case ["check", file]:
            _check(file, asked)
        case ["new", file]:
            _new(file, asked)
        case ["check"]:
            raise UsageError("name the file to check: svara profiles check my.toml")
        case ["new"]:
            raise UsageError("name the file to write: svara profiles new my.toml")
        case [name]:
            _explain(load_rules(name), asked)
        case _:
            raise UsageError("one profile at a time; to check a file: svara profiles check my.toml")
    return 0


def _list(asked: Arguments) -> None:
    found = [(name, load_rules(name)) for name in profile_names()]
    if "json" in asked.flags:
        print_json([{"name": name, "follows": rules.follows} for name, rules in found])
        return
    rows = [(name, _players(rules), str(len(rules.deck.cards())), rules.follows) for name, rules in found]
    print_table({"name": "left", "players": "left", "cards": "right", "follows": "left"}, rows)


def _explain(rules: Rules, asked: Arguments) -> None:
    parameters = flatten(rules)
    if "json" in asked.flags:
        print_json(parameters)
        return
    if "params" not in asked.flags:
        _print_words(rules, asked.options.get("lang", "en"))
    for name, value in parameters.items():
        print(f"{name} = {toml_value(value)}" if value is not None else f"# {name} is not set")


def _print_words(rules: Rules, language: str) -> None:
    import textwrap

    from svara.explain import explain

    for heading, sentences in explain(rules, language):
        print(heading)
        for sentence in sentences:
            print(textwrap.fill(sentence, WIDTH, initial_indent="  ", subsequent_indent="    "))
        print()


def _new(file: str, asked: Arguments) -> None:
    from svara.cli.starter import write_starter

    rules = load_rules(asked.options.get("like", "svara"))
    write_starter(file, rules)
    if "json" in asked.flags:
        print_json({"file": file, "like": rules.id})
    else:
        shown = shorten(file)
        print(f"{shown} is written, like {rules.id}; after your changes: svara profiles check {shown}")


def _check(file: str, asked: Arguments) -> None:
    rules = load_file(file)
    nearest, differences = _nearest(rules)
    digest = rules_digest(rules)
    size = len(rules.deck.cards())
    if "json" in asked.flags:
        different = {name: value for name, value, _ in differences}
        print_json(
            {"id": rules.id, "cards": size, "rules_hash": digest, "like": nearest, "differences": different}
        )
        return
    print(f"{rules.id} is a game: {size} cards, {_players(rules)} players, {digest}")
    if not differences:
        print(f"It has the parameters of {nearest}.")
        return
    print(f"It differs from {nearest} in {counted(len(differences), 'parameter')}:")
    for name, own, other in differences[:MOST_DIFFERENCES]:
        print(f"  {name} = {_shown(own)}, not {_shown(other)}")
    if len(differences) > MOST_DIFFERENCES:
        print(f"  and {len(differences) - MOST_DIFFERENCES} more")


def _nearest(rules: Rules) -> tuple[str, list[tuple[str, Any, Any]]]:
    """The shipped game with the fewest other parameters, and what differs; of equals the one it follows."""
    mine, follows = _comparable(rules), rules.follows.split()
    found = [(name, _differences(mine, _comparable(load_rules(name)))) for name in profile_names()]
    return min(found, key=lambda candidate: (len(candidate[1]), candidate[0] not in follows))


def _comparable(rules: Rules) -> dict[str, Any]:
    return {name: value for name, value in flatten(rules).items() if name not in ("id", "follows")}


def _differences(mine: dict[str, Any], other: dict[str, Any]) -> list[tuple[str, Any, Any]]:
    names = [*mine, *(name for name in other if name not in mine)]
    return [(name, mine.get(name), other.get(name)) for name in names if mine.get(name) != other.get(name)]


def _shown(value: Any) -> str:
    return "unset" if value is None else toml_value(value)


def _players(rules: Rules) -> str:
    return f"{rules.deck.min_players}-{rules.deck.max_players}"
