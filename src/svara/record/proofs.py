"""Headers and what proves them, as a record holds them: data, and the TOML tables they are written as."""

from __future__ import annotations

from typing import Any

import msgspec

from svara.cards import Card, CardError, card_text, parse_card
from svara.fair import FairError, Header, Salt, header_bytes, short_code


class ProofError(ValueError):
    """A proof that says nothing a proof can say; the message is one sentence."""


class ShownCard(msgspec.Struct, frozen=True):
    """A card that the record's owner was shown, and what opens its leaf."""

    card: Card
    salt: Salt


class HeaderProof(msgspec.Struct, frozen=True):
    """One header of a bank, and what came of it."""

    header: Header
    names: tuple[str, ...]
    """Of the header's seats."""
    nonces: tuple[bytes | None, ...]
    seeds: tuple[bytes, ...]
    """Of the seven other decks; of all eight where it is void."""
    choice: int | None = None
    """The deck that was played; ``None`` for a void header, and for one that is pending still."""
    leaves: tuple[bytes, ...] = ()
    silent: tuple[str, ...] = ()
    cards: tuple[ShownCard, ...] = ()


def proof_fields(proof: HeaderProof) -> dict[str, Any]:
    """The keys of a ``[[proofs]]`` table, in the order they are written."""
    header = proof.header
    fields: dict[str, Any] = {
        "table": header.table,
        "bank": header.bank,
        "number": header.number,
        "code": short_code(header),
        "dealer": header.dealer,
        "seats": list(header.seats),
        "names": list(proof.names),
        "commitments": [
            held.hex() if held is not None else "missing" if seat in header.missing else "none"
            for seat, held in zip(header.seats, header.commitments, strict=True)
        ],
        "roots": [root.hex() for root in header.roots],
        "nonces": ["" if nonce is None else nonce.hex() for nonce in proof.nonces],
        "seeds": [seed.hex() for seed in proof.seeds],
    }
    if proof.choice is None:
        return fields | {"silent": list(proof.silent)}
    cards = [
        f"{card_text(shown.card)} {shown.salt.position} {shown.salt.place} {shown.salt.salt.hex()}"
        for shown in proof.cards
    ]
    return fields | {
        "choice": proof.choice,
        "leaves": [leaf.hex() for leaf in proof.leaves],
        "cards": cards,
    }


_REQUIRED = {
    "table": str, "bank": int, "number": int, "code": str, "dealer": int, "seats": list[int],
    "names": list[str], "commitments": list[str], "roots": list[str], "nonces": list[str], "seeds": list[str],
}  # fmt: skip
_OPTIONAL = {"choice": int, "leaves": list[str], "cards": list[str], "silent": list[str]}


def parse_proofs(value: object) -> tuple[HeaderProof, ...]:
    """The proofs of a record's TOML. Raises `ProofError`."""
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise ProofError("proofs must be tables, each under [[proofs]]")
    return tuple(_parsed(item, f"proof {place}") for place, item in enumerate(value, 1))


def _parsed(item: dict[str, Any], where: str) -> HeaderProof:
    known = _REQUIRED | _OPTIONAL
    for key in item:
        if key not in known:
            raise ProofError(f"{where}: unknown key {key[:40]!r}; allowed are {', '.join(known)}")
    for key in _REQUIRED:
        if key not in item:
            raise ProofError(f"{where}: the key {key!r} is missing")
    for key, value in item.items():
        try:
            msgspec.convert(value, known[key])
        except msgspec.ValidationError:
            raise ProofError(f"{where}: {key} is not what it should be") from None
    seats, marks = tuple(item["seats"]), item["commitments"]
    if not len(seats) == len(marks) == len(item["names"]) == len(item["nonces"]):
        raise ProofError(f"{where}: seats, names, commitments and nonces are not equally many")
    header = Header(
        item["table"],
        item["bank"],
        item["number"],
        item["dealer"],
        seats,
        tuple(None if mark in ("none", "missing") else _bytes(mark, where) for mark in marks),
        _all_bytes(item["roots"], where),
        tuple(seat for seat, mark in zip(seats, marks, strict=True) if mark == "missing"),
    )
    try:
        header_bytes(header)
    except FairError as error:
        raise ProofError(f"{where}: {error}") from None
    if short_code(header) != item["code"]:
        raise ProofError(f"{where}: the code of this header is {short_code(header)}, not {item['code'][:40]}")
    return HeaderProof(
        header,
        tuple(item["names"]),
        tuple(_bytes(nonce, where) if nonce else None for nonce in item["nonces"]),
        _all_bytes(item["seeds"], where),
        item.get("choice"),
        _all_bytes(item.get("leaves", []), where),
        tuple(item.get("silent", [])),
        tuple(_shown(text, where) for text in item.get("cards", [])),
    )


def _all_bytes(texts: list[str], where: str) -> tuple[bytes, ...]:
    return tuple(_bytes(text, where) for text in texts)


def _bytes(text: str, where: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise ProofError(f"{where}: {text[:20]!r} is not bytes in hexadecimal") from None


def _shown(text: str, where: str) -> ShownCard:
    words = text.split()
    try:
        card, position, place, salt = words
        return ShownCard(parse_card(card), Salt(int(position), int(place), bytes.fromhex(salt)))
    except (ValueError, CardError):
        message = "a card of a proof is a card, its position, its place and its salt"
        raise ProofError(f"{where}: {text[:20]!r}: {message}") from None
