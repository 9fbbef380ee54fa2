"""What operators did, in words: a line for each act, in which every id stands whole."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

_DONE = {
    "reset_password": "made a recovery code for {target}",
    "role": "made {target} {detail}",
    "report": "settled report {target}",
    "void": "gave up {detail} at {target}",
    "close": "closed {target} at {detail}",
    "pause": "paused the house",
    "resume": "let banks begin again",
    "notice": "told everybody: {detail}",
    "drain": "let the server stop within {detail}",
    "not_done": "could not do at {target}: {detail}",
}
_ENDED = {"ban": "let {target} come again", "mute": "let {target} chat again"}
_UNTIL = {"ban": "banned {target} until {until}", "mute": "kept {target} from chatting until {until}"}


def act_line(line: Mapping[str, Any]) -> str:
    """One line of the audit.

    >>> line = {"id": 7, "at": 0, "who": "console", "who_name": "console", "act": "role", "target": "3f"}
    >>> line |= {"target_name": "Ann", "detail": "operator", "reason": "she helps"}
    >>> act_line(line).split(" ", 2)[2]
    'console made Ann (3f) operator: she helps'
    """
    words = {
        "target": _called(line["target_name"], line["target"]),
        "detail": line["detail"],
    }
    act = line["act"]
    if act in _UNTIL:
        done = _ENDED[act] if line["detail"] == "0" else _UNTIL[act]
        words["until"] = moment(int(line["detail"]))
    else:
        done = _DONE.get(act, f"{act} {{target}} {{detail}}")
    if act == "chips":
        taken = line["detail"].startswith("-")
        words["detail"] = line["detail"][1:]
        done = "took {detail} chips from {target}" if taken else "gave {detail} chips to {target}"
    elif act == "notice" and not line["detail"]:
        done = "took the notice away"
    who = _called(line["who_name"], line["who"])
    return f"{line['id']} {moment(line['at'])} {who} {done.format(**words)}: {line['reason']}"


def moment(ms: int) -> str:
    """A moment by this machine's clock, as ISO 8601 has it.

    >>> moment(2**53 - 1)
    'the end of time'
    """
    try:
        return datetime.fromtimestamp(ms // 1000).astimezone().isoformat()
    except (ValueError, OverflowError, OSError):
        return "the end of time"


def _called(name: str, id: str) -> str:
    """A name with the id that can be copied.

    >>> _called("Ann", "3f"), _called("console", "console")
    ('Ann (3f)', 'console')
    """
    return name if name == id else f"{name} ({id})"
