"""What a message of the socket asks of its table, as the table's own command."""

from __future__ import annotations

from svara import wire
from svara.chips import Chips, ChipsError, parse_chips
from svara.server.house import House
from svara.server.people.names import login_of, unlike
from svara.server.people.players import Player, find, with_login
from svara.server.tables.actor import Make
from svara.server.tables.hub import Connection
from svara.server.tables.room import Room
from svara.table import (
    AutoPress,
    Command,
    Commit,
    Move,
    Play,
    Pledge,
    Press,
    Refused,
    Reveal,
    Sit,
    SitOut,
    Stand,
    TopUp,
)
from svara.wire import Act, Amount, Request


class Commands:
    """The commands of one line; some are made only when their turn has come, of what holds then."""

    def __init__(self, house: House, room: Room, connection: Connection) -> None:
        self._reader = house.store.reader
        self._room = room
        self._actor = room.actor
        self._hub = room.hub
        self._connection = connection

    def of(self, player: Player, message: Act | Request | wire.Commit | wire.Reveal) -> Command | Make | None:
        """What a message asks for, if that makes sense; what it says about chips is a wish and no more."""
        if isinstance(message, Act):
            return Play(player.id, message.turn, message.action, _chips(message.amount), message.slot)
        if isinstance(message, wire.Commit):
            return Commit(player.id, _bytes(message.commitment))
        if isinstance(message, wire.Reveal):
            return Reveal(player.id, message.number, _bytes(message.nonce), _bytes(message.next))
        amount, seat, on = message.amount, message.seat, message.on is not False
        match message.what:
            case "sit" if seat is not None and self._buys_in_with(amount) is not None:
                commitment = None if message.commitment is None else _bytes(message.commitment)
                return lambda: self._sit(player, seat, amount or 0, commitment)
            case "top_up" if amount is not None:
                return lambda: TopUp(player.id, amount, self._actor.wallet(player.id))
            case "pledge" if seat is not None and amount is not None:
                return Pledge(player.id, seat, amount, message.turn)
            case "move" if seat is not None:
                return lambda: self._move(player, seat)
            case "stand":
                return Stand(player.id)
            case "ready":
                return Press((player.id,))
            case "sit_out":
                return SitOut(player.id, on)
            case "auto_ready":
                return AutoPress(player.id, on)
            case _:
                return None

    def _buys_in_with(self, amount: int | None) -> int | None:
        """What a seat is asked for with; a notional score needs nothing."""
        return amount if self._actor.table.state.rules.whole() else 0

    def _sit(self, player: Player, seat: int, amount: int, commitment: bytes | None) -> Sit:
        if self._connection.ended or not self._room.may_sit(player):
            raise Refused("not_allowed")
        self._room.check_held(player.id, seat)
        names = {login_of(sitter.name) for _, sitter in self._actor.coming.taken()}
        connected = self._hub.is_connected(player.id)
        wallet = self._actor.wallet(player.id)
        name = self._name(player.id, names)
        bot = player.kind == "bot"
        return Sit(
            player.id,
            name,
            seat,
            amount,
            wallet,
            bot=bot,
            connected=connected,
            commitment=commitment,
            outside=bot,
        )

    def _name(self, player: str, names: set[str]) -> str:
        """What a player is called at this table: no other there is, and no account."""

        def taken(name: str) -> bool:
            login = login_of(name)
            return login in names or with_login(self._reader, login) not in (None, player)

        return unlike(find(self._reader, player).name, taken)

    def _move(self, player: Player, seat: int) -> Move:
        self._room.check_held(player.id, seat)
        return Move(player.id, seat)


def _chips(amount: Amount | None) -> Chips | None:
    """An amount as exact chips; of a text that is no amount -1, which no action takes."""
    if isinstance(amount, str):
        try:
            return parse_chips(amount)
        except ChipsError:
            return -1
    return amount


def _bytes(text: str) -> bytes:
    """The bytes of a text in hexadecimal; none at all where it is not, which the table refuses."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
