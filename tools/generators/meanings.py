"""What each code means to whoever writes a client; a code without its sentence is not published."""

from __future__ import annotations

from collections.abc import Collection, Mapping

REFUSALS: Mapping[str, str] = {
    "already_seated": "You have a seat at this table.",
    "bad_commitment": "No commitment of 32 bytes in hexadecimal, or one that was used before.",
    "bad_nonce": "Not the nonce that you are bound to.",
    "bad_pool": "What is pledged and what you have do not pay the entry.",
    "bad_request": "Not a message that is known here; nothing was done.",
    "bad_text": "No line of at most 200 letters that can be seen.",
    "bank_running": "Topping up, changing seats and chatting wait for the end of the bank.",
    "chat_off": "This table has no chat.",
    "closing": "The server stops; nothing was done, connect again and ask again.",
    "fault": "The server could not write; nothing was done, ask again later.",
    "header_pending": "A header waits for the nonce that you are bound to; commit after it.",
    "leaving": "You stand up when the bank ends.",
    "line_full": "As many wait for a seat as may.",
    "muted": "An operator keeps you from chatting for now.",
    "no_amount": "The amount is missing, or none is wanted.",
    "no_bank": "No bank is running.",
    "no_chips": "The wallet does not hold that much; for `ready`, the stack is too small to be dealt in.",
    "no_commitment": "You are bound to no nonce in that header.",
    "no_pool": "You are in no pool.",
    "no_such_line": "Nothing of that number was said here.",
    "no_such_seat": "The table has no seat of that number.",
    "not_allowed": "This is not for you: the seats are for members, or bots are not let in.",
    "not_legal": "Not a choice that you have now; `legal` lists those that you have.",
    "not_seated": "You have no seat at this table.",
    "not_your_turn": "Nothing is asked of you now.",
    "out_of_bounds": "The amount is outside of the option's `min` and `max`.",
    "seat_free": "A seat is free: sit down.",
    "seat_held": "That seat waits for somebody who was before you.",
    "seat_taken": "Somebody has that seat.",
    "stale_header": "That header is not the one that waits.",
    "stale_turn": "The question has been answered, or is not asked yet.",
    "too_early": "A clock has not run out yet.",
    "too_fast": "Too many messages in a short time; not done, and the same id may be asked again.",
    "unknown_cards": "Needs cards that are not known; no client of a running table sees this.",
}
"""In answers over the socket."""

CLOSINGS: Mapping[str, str] = {
    "banned": "The operator has banned the player.",
    "closed": "The table was closed for good.",
    "no_session": "There is no session; log in, or become a guest.",
    "no_table": "There is no such table, or it has closed.",
    "not_allowed": "Only members and who is seated may look on here.",
    "other_version": "The client asked for a version of the messages that is not spoken here; load it anew.",
    "secret_in_address": "A key or a ticket stood in the address, where proxies write it down.",
    "too_many": "The player has as many sockets open as he may.",
    "too_much": "The client asked for too much or read too slowly; connect again and resume.",
}
"""In the closing of a socket, by its reason."""

FAULTS: Mapping[str, str] = {
    "account_needed": "A guest may not do this; it takes an account with a password.",
    "bad_key": "The key is not the table's, or not any more.",
    "bad_name": "Not a name: too long, empty, or with letters that names do not have.",
    "bad_options": "No table can be so; `where` names the option, `allowed` what it may be.",
    "bad_password": "The new password is too short or too long.",
    "bad_request": "The body, a parameter or a name is not of the form that is asked for.",
    "bad_signature": "The launch data was not signed by the platform for this house's bot.",
    "banned": "The operator has banned the player.",
    "busy": "Too much is asked for at this moment, or it would take too long; ask again, or for less.",
    "closed": "The house takes nobody new in this way.",
    "fault": "The house could not write, or the table ends already; ask again later.",
    "has_account": "The player has an account already.",
    "house_full": "The house has as many tables as it can.",
    "name_taken": "Somebody has that name.",
    "no_account": "A guest or a bot has no account, which that takes.",
    "no_password": "The player logs in with no password.",
    "no_amount": "The amount is not one that can be moved.",
    "bank_running": "The bank is not over yet.",
    "no_such_bank": "There is no such bank that is over and yours to see.",
    "no_chips": "The account does not hold that much.",
    "no_member": "Nobody of that name asked here.",
    "no_bank": "No bank is being played at that table.",
    "no_session": "There is no session, or it has ended.",
    "no_such_bot": "The player has no bot of that name.",
    "no_such_session": "The player has no session of that id.",
    "bad_cards": "A hand is three different cards of the game's deck.",
    "no_game": "The house knows no game of that name.",
    "no_table": "There is no such table, or none that you may know of.",
    "secret_in_address": "A key stood in the address, where proxies write it down; the header is its place.",
    "not_allowed": "The session's player may not do this.",
    "not_confirmed": "Deleting oneself asks for a confirmation, which was not given.",
    "not_for_bots": "A bot may not do this.",
    "not_found": "There is nothing of that name or id.",
    "not_offered": "The house does not offer this.",
    "other_act": "That id was used for another act.",
    "seated": "One has to stand up from every table first.",
    "telegram_taken": "The user of Telegram, or the player, is another's already.",
    "too_fast": "Too many requests from one address; nothing was done, ask again later.",
    "too_large": "The body is larger than the endpoint reads, or the record larger than one may be.",
    "too_many": "There are as many as there may be.",
    "too_many_tables": "You have as many tables open as you may.",
    "too_old": "The launch data was signed too long ago.",
    "wrong_code": "No account has this name and recovery code.",
    "wrong_login": "No account has this name and password.",
    "wrong_origin": "A page of another site asked.",
    "wrong_password": "That is not the player's password.",
}
"""In answers over HTTP."""


def check_meanings(codes: Collection[str], within: Mapping[str, str]) -> None:
    """Raise `KeyError` unless each of the codes has its sentence."""
    missing = sorted(set(codes) - within.keys())
    if missing:
        raise KeyError(f"{', '.join(missing)}: write what it means in tools/generators/meanings.py")
