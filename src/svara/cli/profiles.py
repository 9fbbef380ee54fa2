"""``svara profiles``: the games, their parameters, and whether a file of one's own is a game."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from svara.cli.output import Json, print_json, print_table
from svara.rules import Rules, load_rules, profile_names
from svara.rules.load import flatten, load_file, rules_digest

Name = Annotated[
    str | None, typer.Argument(help="A profile's name, a path, or: check FILE.", show_default=False)
]
File = Annotated[str | None, typer.Argument(help="The file to check.", show_default=False)]


def command(name: Name = None, file: File = None, *, json: Json = False) -> None:
    """List the games; print a game's parameters; check a profile file.

    svara profiles, svara profiles svara, svara profiles check my.toml
    """
    if name == "check":
        if file is None:
            raise typer.BadParameter("name the file to check: svara profiles check my.toml")
        _print_check(load_file(file), json=json)
    elif file is not None:
        raise typer.BadParameter("one profile at a time; to check a file: svara profiles check my.toml")
    elif name is None:
        _print_list(json=json)
    else:
        _print_parameters(load_rules(name), json=json)


def _print_list(*, json: bool) -> None:
    found = [(name, load_rules(name)) for name in profile_names()]
    if json:
        print_json([{"name": name, "follows": rules.follows} for name, rules in found])
    else:
        rows = [(name, _players(rules), str(len(rules.deck.cards())), rules.follows) for name, rules in found]
        print_table({"name": "left", "players": "left", "cards": "right", "follows": "left"}, rows)


def _print_parameters(rules: Rules, *, json: bool) -> None:
    parameters = flatten(rules)
    if json:
        print_json(parameters)
        return
    for name, value in parameters.items():
        print(f"{name} = {_toml(value)}" if value is not None else f"# {name} is not set")


def _print_check(rules: Rules, *, json: bool) -> None:
    digest = rules_digest(rules)
    if json:
        print_json({"id": rules.id, "cards": len(rules.deck.cards()), "rules_hash": digest})
    else:
        print(f"{rules.id} is a game: {len(rules.deck.cards())} cards, {_players(rules)} players, {digest}")


def _players(rules: Rules) -> str:
    return f"{rules.deck.min_players}-{rules.deck.max_players}"


def _toml(value: Any) -> str:
    """A value as a profile file would have it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(item) for item in value)}]"
    if isinstance(value, dict):
        entries = (f"{key} = {_toml(item)}" for key, item in value.items() if item is not None)
        return f"{{ {', '.join(entries)} }}"
    return str(value)
