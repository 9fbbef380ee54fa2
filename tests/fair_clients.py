"""A client that brings nonces, and checks what it is sent by what docs/fair-cards.md says alone."""

from __future__ import annotations

import secrets
from typing import Any

from servers import Client, Message
from svara.cards import parse_card
from svara.fair import (
    Draw,
    Header,
    Proof,
    Salt,
    check_drawn,
    check_nonce,
    check_salt,
    check_voided,
    commitment_to,
    header_hash,
    short_code,
)
from svara.rules.load import load_rules


class Nonces:
    """A player's own nonces, whichever socket he uses."""

    def __init__(self) -> None:
        self.made: list[bytes] = []

    def commitment(self) -> str:
        """To a new one."""
        self.made.append(secrets.token_bytes(32))
        return commitment_to(self.made[-1]).hex()

    def sit(self, client: Client, seat: int, amount: int = 500) -> Message:
        return client.request("sit", seat=seat, amount=amount, commitment=self.commitment())

    def commit(self, client: Client) -> Message:
        return client.ask({"type": "commit", "commitment": self.commitment()})

    def reveal(self, client: Client) -> Message:
        """Answer the header that is pending."""
        header = client.events("header_published")[-1]["header"]
        bound_to = header["commitments"][header["seats"].index(client.you)]
        nonce = self.find(bound_to)
        return client.ask(
            {
                "type": "reveal",
                "number": header["number"],
                "nonce": nonce.hex(),
                "next": self.commitment(),
            }
        )

    def find(self, bound_to: str) -> bytes:
        """The nonce of a commitment."""
        return next(nonce for nonce in self.made if commitment_to(nonce).hex() == bound_to)

    def reveal_if_owed(self, client: Client) -> bool:
        """Whether a nonce was owed, which is then given."""
        if client.you not in client.view["fair"].get("owed", ()):
            return False
        return bool(self.reveal(client)["ok"])


def check_log(client: Client, profile: str = "svara") -> int:
    """Check every header and card in a client's log; how many cards were proven to it."""
    cards = load_rules(profile).deck.cards()
    headers: dict[int, Header] = {}
    nonces: dict[int, dict[int, bytes]] = {}
    draw, proven = Draw(0, ()), 0
    leaves: tuple[bytes, ...] = ()
    before: Message = {}
    for _, event in sorted(client.log.items()):
        match event["event"]:
            case "header_published":
                header = _header(event["header"])
                headers[header.number], nonces[header.number] = header, {}
            case "nonce_revealed" if event["number"] in headers:
                held = headers[event["number"]].commitment(event["seat"])
                assert held is not None
                assert check_nonce(held, bytes.fromhex(event["nonce"]))
                nonces[event["number"]][event["seat"]] = bytes.fromhex(event["nonce"])
            case "header_voided" if event["number"] in headers:
                check_voided(headers[event["number"]], _all_bytes(event["seeds"]), cards)
            case "deck_proved" if event["number"] in headers:
                header = headers[event["number"]]
                given = [nonces[header.number].get(seat) for seat in header.seats]
                leaves = _all_bytes(event["leaves"])
                draw = check_drawn(
                    header, given, Proof(event["choice"], _all_bytes(event["seeds"]), leaves), cards
                )
            case "salts_given" if draw.places:
                shown = [*before.get("cards", ()), *before.get("other_cards", ())] or [before["card"]]
                known = [parse_card(card) for card in shown if card is not None]
                for salt, card in zip(event["salts"], known, strict=True):
                    opened = Salt(salt["position"], salt["place"], bytes.fromhex(salt["salt"]))
                    check_salt(draw, leaves, opened, card)
                    proven += 1
            case _:
                pass
        before = event
    shown_code = client.view["fair"].get("code")
    assert shown_code == short_code(headers[max(headers)])
    return proven


def header_hashes(client: Client) -> set[str]:
    """Of every header that a client was told."""
    published = client.events("header_published")
    return {header_hash(_header(event["header"])).hex() for event in published}


def _header(fields: dict[str, Any]) -> Header:
    return Header(
        fields["table"],
        fields["bank"],
        fields["number"],
        fields["dealer"],
        tuple(fields["seats"]),
        tuple(None if held is None else bytes.fromhex(held) for held in fields["commitments"]),
        _all_bytes(fields["roots"]),
        tuple(fields["missing"]),
    )


def _all_bytes(texts: list[str]) -> tuple[bytes, ...]:
    return tuple(bytes.fromhex(text) for text in texts)
