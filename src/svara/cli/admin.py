"""`svara admin`: what an operator does, at the machine where the house runs."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from svara.cli.acts import act_line, moment
from svara.cli.group import command_group, run_group
from svara.cli.options import Config, Data, Json, data_dir, settings_of
from svara.cli.output import print_json, print_lines

if TYPE_CHECKING:
    from svara.server.operate.caller import Caller

app = command_group(
    "What operators do, at the machine where the house runs; every act is written down with its reason."
)

Reason = Annotated[str, typer.Option("--reason", "-r", help="Why; the audit keeps it.")]
Who = Annotated[str, typer.Argument(help="A player's id, or his name where nobody else has it.")]
Until = Annotated[str, typer.Option(help="For how long: 30m, 12h, 7d, or for ever.")]
Table = Annotated[str, typer.Argument(help="A table, as svara admin house lists it.")]
Amount = Annotated[int, typer.Argument(min=1, max=10**12, help="Chips.")]
Own = Annotated[str, typer.Option(help="An id of one's own, under which it is done once only.")]


def run(args: Sequence[str]) -> int:
    return run_group(app, "admin", args)


def _call(data: Path | None, config: Path | None) -> Caller:
    from svara.server.operate.caller import Caller

    return Caller(data_dir(data, config))


def _until(span: str) -> int:
    from svara.server.operate.caller import until

    return until(span)


@app.command()
def create(name: str, reason: Reason = "the first admin", data: Data = None, config: Config = None) -> None:
    """A new account that may do everything; works while the house is closed, too."""
    from svara.server.operate.caller import create_admin

    code = create_admin(settings_of(data, config), name, reason)
    print(f"{name} is an admin. A recovery code to choose a password with, shown this once:\n\n  {code}")


@app.command()
def people(
    search: str = typer.Argument(""), json: Json = False, data: Data = None, config: Config = None
) -> None:
    """People by a part of their name, or by id, the newest first."""
    found = _call(data, config).get("people", search=search)
    if json:
        print_json(found)
        return
    columns = dict.fromkeys(("id", "name", "kind", "role", "wallet", "standing"), "left")
    print_lines(columns, [_person_row(line) for line in found["people"]])


@app.command()
def person(who: Who, json: Json = False, data: Data = None, config: Config = None) -> None:
    """One person: chips, seats, recent movements, and what operators did to him."""
    call = _call(data, config)
    found = call.get(f"people/{call.person(who)}")
    if json:
        print_json(found)
        return
    print_lines({"": "left", " ": "left"}, _facts(found))
    rows = [
        (moment(line["at"]), f"{line['amount']:+}", line["other"], line["id"]) for line in found["movements"]
    ]
    print_lines({"moved": "left", "chips": "right", "to or from": "left", "movement": "left"}, rows)
    _print_acts(found["acts"])


@app.command()
def password(who: Who, reason: Reason, data: Data = None, config: Config = None) -> None:
    """A new recovery code for who forgot his password; hand it to nobody else."""
    call = _call(data, config)
    answer = call.post(f"people/{call.person(who)}/password", reason=reason)
    print(f"The recovery code, which is shown this once:\n\n  {answer['code']}")


@app.command()
def role(who: Who, role: str, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Make an account an operator or an admin, or a player again."""
    from svara.server.people.players import ROLES

    call = _call(data, config)
    if role not in ROLES:
        raise ValueError(f"there is no role {role[:40]!r}; roles are {', '.join(ROLES)}")
    call.post(f"people/{call.person(who)}/role", role=role, reason=reason)
    print(f"{who} is {role} now")


@app.command()
def ban(who: Who, reason: Reason, time: Until = "for ever", data: Data = None, config: Config = None) -> None:
    """Shut the house to a player and his bots, and tell him why; he leaves his seats, with his chips."""
    call, until = _call(data, config), _until(time)
    call.post(f"people/{call.person(who)}/ban", until=until, reason=reason)
    print(f"{who} is banned, {time if time == 'for ever' else f'for {time}'}")


@app.command()
def unban(who: Who, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Open the house to a player again."""
    call = _call(data, config)
    call.post(f"people/{call.person(who)}/ban", until=0, reason=reason)
    print(f"{who} may come again")


@app.command()
def mute(who: Who, reason: Reason, time: Until = "24h", data: Data = None, config: Config = None) -> None:
    """Keep a player from chatting; 0m lets him again."""
    call, until = _call(data, config), _until(time)
    call.post(f"people/{call.person(who)}/mute", until=until, reason=reason)
    print(f"{who} may not chat, {time if time == 'for ever' else f'for {time}'}")


@app.command()
def give(
    who: Who, amount: Amount, reason: Reason, id: Own = "", data: Data = None, config: Config = None
) -> None:
    """Give play chips to a wallet."""
    _move_chips(_call(data, config), who, amount, reason, id)


@app.command()
def take(
    who: Who, amount: Amount, reason: Reason, id: Own = "", data: Data = None, config: Config = None
) -> None:
    """Take play chips out of a wallet; what lies at a table is out of reach."""
    _move_chips(_call(data, config), who, -amount, reason, id)


def _move_chips(call: Caller, who: str, amount: int, reason: str, id: str) -> None:
    own = id or secrets.token_hex(8)
    answer = call.post(f"people/{call.person(who)}/chips", amount=amount, id=own, reason=reason)
    print(f"{who} has {answer['wallet']} chips in the wallet")


@app.command()
def house(json: Json = False, data: Data = None, config: Config = None) -> None:
    """The tables that are open, and whether the house deals."""
    found = _call(data, config).get("house")
    if json:
        print_json(found)
        return
    columns = dict.fromkeys(("table", "game", "bank", "now", "people", "bots", "lines"), "left")
    print_lines(columns, [_table_row(line) for line in found["tables"]])
    if found["paused"] or found["closing"]:
        print("No new bank begins: the house " + ("is about to stop." if found["closing"] else "pauses."))
    if found["text"]:
        print(f"Notice: {found['text']}")


@app.command()
def void(table: Table, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Give a running bank up: everybody gets back what he put into it, and the table goes on."""
    call = _call(data, config)
    call.post(call.path("tables", table, "void"), reason=reason)
    print(f"the bank at {table} is given up; everybody has what he had before it")


@app.command()
def close(table: Table, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Close a table: a running bank is given up, and everybody stands up with his chips."""
    call = _call(data, config)
    call.post(call.path("tables", table, "close"), reason=reason)
    print(f"{table}: no bank is played any more, and everybody has stood up with his chips")


@app.command()
def pause(reason: Reason, data: Data = None, config: Config = None) -> None:
    """Let no new bank begin, at any table; what runs goes on."""
    _call(data, config).post("pause", on=True, reason=reason)
    print("no new bank begins; svara admin resume lets them")


@app.command()
def resume(reason: Reason, data: Data = None, config: Config = None) -> None:
    """Let banks begin again."""
    _call(data, config).post("pause", on=False, reason=reason)
    print("banks begin again")


@app.command()
def notice(text: str, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Tell everybody something; an empty text takes it away."""
    _call(data, config).post("notice", text=text, reason=reason)
    print("everybody is told" if text else "the notice is gone")


@app.command()
def drain(
    reason: Reason, seconds: int = typer.Option(60, min=0, max=3600), data: Data = None, config: Config = None
) -> None:
    """Begin no new bank, and stop the server when those that people are playing are over."""
    _call(data, config).post("drain", seconds=seconds, reason=reason)
    print(f"the server stops when no bank is played any more, in {seconds} seconds at the latest")


@app.command()
def books(data: Data = None, config: Config = None) -> int:
    """Go over the whole ledger; status 1 where something is wrong with it."""
    faults = _call(data, config).get("books")["faults"]
    print("\n".join(faults) if faults else "the books are sound")
    return 1 if faults else 0


@app.command()
def reports(json: Json = False, data: Data = None, config: Config = None) -> None:
    """Messages that players reported and nobody has settled."""
    found = _call(data, config).get("reports")
    if json:
        print_json(found)
        return
    rows = [
        (str(line["chat"]), moment(line["at"]), line["table"], line["name"], line["player"], line["body"])
        for line in found["reports"]
    ]
    print_lines(dict.fromkeys(("report", "at", "table", "name", "player", "message"), "left"), rows)


@app.command()
def settle(report: int, reason: Reason, data: Data = None, config: Config = None) -> None:
    """Take a reported message out of the queue."""
    _call(data, config).post(f"reports/{report}", reason=reason)
    print(f"report {report} is settled")


@app.command()
def audit(
    target: str = typer.Option("", help="Only acts on this id."),
    json: Json = False,
    data: Data = None,
    config: Config = None,
) -> None:
    """What operators did, and why, the latest first."""
    found = _call(data, config).get("audit", **({"target": target} if target else {}))
    if json:
        print_json(found)
    else:
        _print_acts(found["acts"])


def _print_acts(lines: list[dict[str, Any]]) -> None:
    for line in lines:
        print(act_line(line))


def _person_row(line: dict[str, Any]) -> tuple[str, ...]:
    return (line["id"], line["name"], line["kind"], line["role"], str(line["wallet"]), _standing(line))


def _facts(found: dict[str, Any]) -> list[tuple[str, ...]]:
    line = found["person"]
    return [
        ("name", line["name"]),
        ("id", line["id"]),
        ("is", f"{line['kind']}, {line['role']}"),
        ("since", moment(line["created"])),
        ("standing", _standing(line)),
        ("logged in", f"{found['sessions']} times"),
        ("wallet", str(line["wallet"])),
        *(
            ("sits at", f"{seat['table']}, seat {seat['seat'] + 1}, {seat['stack']}")
            for seat in found["seats"]
        ),
    ]


def _standing(line: dict[str, Any]) -> str:
    from svara.server.moments import now_ms

    now = now_ms()
    said = [
        f"{what} until {moment(line[key])}"
        for what, key in (("banned", "banned_until"), ("muted", "muted_until"))
        if line[key] > now
    ]
    return ", ".join(said)


def _table_row(line: dict[str, Any]) -> tuple[str, ...]:
    plays = "plays" if line["running"] else ""
    counts = (str(line[key]) for key in ("people", "bots", "connections"))
    return (line["table"], line["game"], str(line["bank"]), plays, *counts)
