"""The open sockets of people, so that who is logged out or banned does not stay on the line."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from svara.server.people.sessions import Session
from svara.wire import Ending


class OpenLine:
    """One socket, and how the house ends it."""

    def __init__(self, session: Session, end: Callable[[Ending], None]) -> None:
        self.session = session
        self.end = end


class Lines:
    """Every open socket, by player."""

    def __init__(self) -> None:
        self._open: defaultdict[str, set[OpenLine]] = defaultdict(set)

    def open(self, session: Session, end: Callable[[Ending], None]) -> OpenLine:
        line = OpenLine(session, end)
        self._open[session.player.id].add(line)
        return line

    def close(self, line: OpenLine) -> None:
        """It is over."""
        held = self._open[line.session.player.id]
        held.discard(line)
        if not held:
            del self._open[line.session.player.id]

    def end(
        self,
        player: str,
        why: Ending = "no_session",
        *,
        session: Session | None = None,
        but: Session | None = None,
    ) -> None:
        """Close a player's sockets: all, those of one session, or all but those of one."""
        for line in tuple(self._open.get(player, ())):
            its_own = session is None or line.session.hash == session.hash
            spared = but is not None and line.session.hash == but.hash
            if its_own and not spared:
                line.end(why)
