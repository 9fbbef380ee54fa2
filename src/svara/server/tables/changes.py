"""What a step has changed in what each viewer is shown, as the frames that tell it.

Most viewers are told the same by most steps; for them it is found, written and framed once.
"""

from __future__ import annotations

from functools import cache
from itertools import compress, count
from operator import attrgetter, ne
from typing import Any

import msgspec

from svara.server.tables.showing import OWN_FIELDS, Own, seats_of
from svara.wire import SeatView, TableView
from svara.wire.fields import defaults_of

_ENCODER = msgspec.json.Encoder()

_PUBLIC_FIELDS = tuple(name for name in TableView.__struct_fields__ if name not in ("seats", *OWN_FIELDS))
_DEFAULTS = defaults_of(TableView)


class Public(msgspec.Struct, eq=False):
    """What everybody at a table was shown, and at which sequence number."""

    seq: int
    view: TableView


class Shown(msgspec.Struct, eq=False):
    """What a socket was shown last; it is never changed, so several may share its parts."""

    public: Public
    own: Own


class _Told(msgspec.Struct, tag="change", omit_defaults=True):
    """A `Change` whose log has been written already."""

    since: int
    seq: int
    now: int
    log: list[msgspec.Raw]
    view: dict[str, Any] = {}
    gone: list[str] = []
    seats: list[SeatView] = []


class _Difference(msgspec.Struct, eq=False):
    """What has changed for everybody since an earlier view, and the frame for those for whom that is all."""

    fields: dict[str, Any]
    gone: list[str]
    seats: list[SeatView]
    frame: bytes = b""


class Changes:
    """One step, to be told to sockets that may have been shown different things before."""

    def __init__(self, after: Public, now: int, log: list[msgspec.Raw]) -> None:
        """``log`` is as a spectator may know it."""
        self._after = after
        self._now = now
        self._log = log
        self._since: dict[int, _Difference] = {}

    def frame(self, before: Shown, own: Own, log: list[msgspec.Raw]) -> bytes:
        """What brings a socket from what it was shown to what it is shown now."""
        public = before.public
        common = self._since.get(id(public))
        if common is None:
            common = self._since[id(public)] = self._common(public)
        if own is not before.own or log is not self._log:
            return self._frame_of_his_own(before, own, log, common)
        if not common.frame:
            common.frame = self._encoded(public, log, common.fields, common.gone, common.seats)
        return common.frame

    def _common(self, before: Public) -> _Difference:
        fields, gone = changed(before.view, self._after.view, _PUBLIC_FIELDS)
        pairs = zip(before.view.seats, self._after.view.seats, strict=True)
        return _Difference(fields, gone, [seat for was, seat in pairs if seat is not was and seat != was])

    def _frame_of_his_own(
        self, before: Shown, own: Own, log: list[msgspec.Raw], common: _Difference
    ) -> bytes:
        fields, gone, seats = common.fields, common.gone, common.seats
        if own is not before.own:
            own_fields, own_gone = changed(before.own, own, OWN_FIELDS)
            fields, gone = fields | own_fields, gone + own_gone
        if own.seats or before.own.seats:
            was, seats_now = seats_of(before.public.view, before.own), seats_of(self._after.view, own)
            seats = [now for old, now in zip(was, seats_now, strict=True) if now is not old and now != old]
        return self._encoded(before.public, log, fields, gone, seats)

    def _encoded(
        self,
        before: Public,
        log: list[msgspec.Raw],
        fields: dict[str, Any],
        gone: list[str],
        seats: list[SeatView],
    ) -> bytes:
        return _ENCODER.encode(_Told(before.seq, self._after.seq, self._now, log, fields, gone, seats))


def changed(
    before: TableView | Own, after: TableView | Own, names: tuple[str, ...]
) -> tuple[dict[str, Any], list[str]]:
    """The fields that are others now, and those that have their defaults again."""
    fields: dict[str, Any] = {}
    gone: list[str] = []
    values = _getter(names)
    now = values(after)
    for at in compress(count(), map(ne, values(before), now)):
        name, value = names[at], now[at]
        if value == _DEFAULTS.get(name, msgspec.UNSET):
            gone.append(name)
        else:
            fields[name] = value
    return fields, gone


@cache
def _getter(names: tuple[str, ...]) -> attrgetter[tuple[Any, ...]]:
    return attrgetter(*names)
