"""Fair cards (docs/fair-cards.md): vectors, a second reading, and every cheat that is to be caught."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fair_vectors import FILE, vectors
from svara.cards import Card, full_deck
from svara.fair import (
    DECKS,
    DrawnDeck,
    FairError,
    Header,
    Proof,
    Salt,
    SealedDeck,
    check_drawn,
    check_nonce,
    check_salt,
    check_voided,
    commitment_to,
    draw_deck,
    header_bytes,
    header_hash,
    leaf_hash,
    publish,
    root_of_leaves,
    salt_at,
    short_code,
)

CARDS = full_deck()
NONCES = (b"a" * 32, b"b" * 32)


def seeds_of(chance: random.Random) -> tuple[bytes, ...]:
    return tuple(chance.randbytes(32) for _ in range(DECKS))


def header_of(seeds: tuple[bytes, ...], nonces: tuple[bytes | None, ...] = NONCES) -> Header:
    bound = [
        (seat, None if nonce is None else commitment_to(nonce), False) for seat, nonce in enumerate(nonces)
    ]
    return publish(table="main", bank=1, number=1, dealer=0, bindings=bound, seeds=seeds, cards=CARDS)


def checked(header: Header, drawn: DrawnDeck, nonces: tuple[bytes | None, ...] = NONCES) -> None:
    """What a player checks who may see every card."""
    draw = check_drawn(header, nonces, drawn.proof, CARDS)
    for position, (card, salt) in enumerate(zip(drawn.cards, drawn.salts, strict=True)):
        check_salt(draw, drawn.proof.leaves, Salt(position, draw.places[position], salt), card)


def test_the_vectors_are_as_published() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors()


def as_described(purpose: str, body: bytes) -> bytes:
    """The hash of docs/fair-cards.md."""
    return hashlib.sha256(bytes([len(purpose)]) + purpose.encode() + body).digest()


def test_the_description_and_the_code_agree() -> None:
    """The exact specification, read a second time and with no thought of speed."""
    for deal in json.loads(FILE.read_text(encoding="utf-8"))["deals"]:
        header, nonces = deal["header"], [nonce and bytes.fromhex(nonce) for nonce in deal["nonces"]]
        name = header["table"].encode()
        body = len(name).to_bytes(4, "big") + name
        body += header["bank"].to_bytes(8, "big") + header["number"].to_bytes(8, "big")
        body += header["dealer"].to_bytes(4, "big") + len(header["seats"]).to_bytes(4, "big")
        for seat, nonce in zip(header["seats"], nonces, strict=True):
            mark = b"\2" if seat in header["missing"] else b"\0"
            body += seat.to_bytes(4, "big") + (
                b"\1" + as_described("svara-nonce/1", nonce) if nonce else mark
            )
        body += (8).to_bytes(4, "big") + b"".join(map(bytes.fromhex, header["roots"]))
        assert body.hex() == deal["header_bytes"]
        assert as_described("svara-header/1", body).hex() == deal["header_hash"]
        given = b"".join(nonce for nonce in nonces if nonce)
        joined = as_described("svara-draw/1", len(body).to_bytes(4, "big") + body + given)
        assert joined[0] % 8 == deal["choice"]


@given(st.binary(min_size=32, max_size=32), st.sampled_from([24, 32, 36]))
def test_a_seed_fixes_a_whole_deck(seed: bytes, size: int) -> None:
    """C4."""
    cards = CARDS[:size]
    deck = SealedDeck.of(seed, cards)
    assert sorted(deck.cards) == list(cards)
    assert len(set(deck.salts)) == len(set(deck.leaves)) == size
    assert deck.salts[3] == salt_at(seed, 3)
    assert deck.root == root_of_leaves([leaf_hash(at, deck.cards[at], deck.salts[at]) for at in range(size)])


@given(st.integers(0, 2**32), st.booleans())
def test_an_honest_deal_passes(seed: int, both: bool) -> None:
    """Every card of the deck comes once, and everything that is opened is found sound."""
    seeds, nonces = seeds_of(random.Random(seed)), NONCES if both else (NONCES[0], None)
    header = header_of(seeds, nonces)
    drawn = DrawnDeck.of(header, nonces, seeds, CARDS)
    assert sorted(drawn.cards) == list(CARDS)
    assert seeds[drawn.draw.choice] not in drawn.proof.seeds
    checked(header, drawn, nonces)
    check_voided(header, seeds, CARDS)


def deck_with(cards: tuple[Card, ...], seed: bytes) -> SealedDeck:
    """A deck whose leaves and root are right, and whose cards follow from no seed."""
    salts = tuple(salt_at(seed, place) for place in range(len(cards)))
    leaves = tuple(leaf_hash(place, cards[place], salts[place]) for place in range(len(cards)))
    return SealedDeck(cards, salts, leaves, root_of_leaves(leaves))


@pytest.mark.parametrize(
    "stacked", [CARDS, (CARDS[35], *CARDS[1:])], ids=["an order of the house's own", "a card twice"]
)
def test_a_wrong_deck_among_the_eight_is_caught_seven_times_in_eight(stacked: tuple[Card, ...]) -> None:
    """It stays hidden only where the nonces choose that very deck; five standard errors are allowed."""
    chance = random.Random(8)
    caught, deals = 0, 600
    for _ in range(deals):
        seeds, nonces = seeds_of(chance), (chance.randbytes(32), chance.randbytes(32))
        wrong = chance.randrange(DECKS)
        false = deck_with(stacked, seeds[wrong])
        honest = header_of(seeds, nonces)
        roots = tuple(false.root if at == wrong else root for at, root in enumerate(honest.roots))
        header = replace(honest, roots=roots)
        draw = draw_deck(header, nonces, len(CARDS))
        others = tuple(seed for at, seed in enumerate(seeds) if at != draw.choice)
        leaves = false.leaves if draw.choice == wrong else SealedDeck.of(seeds[draw.choice], CARDS).leaves
        try:
            check_drawn(header, nonces, Proof(draw.choice, others, leaves), CARDS)
        except FairError as error:
            assert f"the seed of deck {wrong + 1} does not give its root" in str(error)
            caught += 1
        else:
            assert draw.choice == wrong
    assert abs(caught / deals - 7 / 8) < 5 * (7 / 64 / deals) ** 0.5


def test_each_of_the_eight_choices_is_caught_but_one() -> None:
    """Exactly: whichever deck is chosen, the opened seeds cover all decks but that."""
    seeds = seeds_of(random.Random(1))
    honest = header_of(seeds)
    wrong = 5
    header = replace(honest, roots=(*honest.roots[:wrong], bytes(32), *honest.roots[wrong + 1 :]))
    caught = 0
    for choice in range(DECKS):
        opened = [at for at in range(DECKS) if at != choice]
        caught += any(SealedDeck.of(seeds[at], CARDS).root != header.roots[at] for at in opened)
    assert caught == DECKS - 1


def test_another_deck_than_the_chosen_one_is_caught() -> None:
    seeds = seeds_of(random.Random(2))
    header = header_of(seeds)
    drawn = DrawnDeck.of(header, NONCES, seeds, CARDS)
    other = (drawn.draw.choice + 1) % DECKS
    others = tuple(seed for at, seed in enumerate(seeds) if at != other)
    proof = Proof(other, others, SealedDeck.of(seeds[other], CARDS).leaves)
    with pytest.raises(FairError, match="the nonces choose deck"):
        check_drawn(header, NONCES, proof, CARDS)


def test_a_wrong_salt_place_or_card_is_caught() -> None:
    seeds = seeds_of(random.Random(3))
    header = header_of(seeds)
    drawn = DrawnDeck.of(header, NONCES, seeds, CARDS)
    draw, right = drawn.draw, Salt(4, drawn.draw.places[4], drawn.salts[4])
    check_salt(draw, drawn.proof.leaves, right, drawn.cards[4])
    for salt, card in (
        (replace(right, salt=drawn.salts[5]), drawn.cards[4]),
        (replace(right, place=draw.places[5]), drawn.cards[4]),
        (replace(right, position=99), drawn.cards[4]),
        (right, drawn.cards[5]),
    ):
        with pytest.raises(FairError):
            check_salt(draw, drawn.proof.leaves, salt, card)


def test_a_wrong_nonce_seed_or_leaf_is_caught() -> None:
    seeds = seeds_of(random.Random(4))
    header = header_of(seeds)
    drawn = DrawnDeck.of(header, NONCES, seeds, CARDS)
    proof = drawn.proof
    false = bytes(32)
    with pytest.raises(FairError, match="nonce of seat 1"):
        check_drawn(header, (NONCES[0], false), proof, CARDS)
    with pytest.raises(FairError, match="the seed of deck"):
        check_drawn(header, NONCES, replace(proof, seeds=(false, *proof.seeds[1:])), CARDS)
    with pytest.raises(FairError, match="leaves"):
        check_drawn(header, NONCES, replace(proof, leaves=(false, *proof.leaves[1:])), CARDS)
    with pytest.raises(FairError, match="7 seeds are opened"):
        check_voided(header, proof.seeds, CARDS)
    assert not check_nonce(commitment_to(NONCES[0]), false)


def test_whatever_is_in_the_header_counts() -> None:
    """Two headers that differ anywhere have other bytes, another hash and another code."""
    header = header_of(seeds_of(random.Random(5)), (NONCES[0], None))
    others = [
        replace(header, table="other"),
        replace(header, bank=2),
        replace(header, number=2),
        replace(header, dealer=1),
        replace(header, seats=(1, 0)),
        replace(header, commitments=(None, None)),
        replace(header, missing=(1,)),
        replace(header, roots=(*header.roots[:7], bytes(32))),
    ]
    for kind in (header_bytes, header_hash, short_code):
        assert len({kind(each) for each in (header, *others)}) == len(others) + 1


def test_what_is_no_header() -> None:
    seeds = seeds_of(random.Random(6))
    header = header_of(seeds)
    for wrong in (
        replace(header, roots=header.roots[:7]),
        replace(header, commitments=header.commitments[:1]),
        replace(header, seats=(0, 0)),
        replace(header, number=-1),
        replace(header, commitments=(b"short", None)),
    ):
        with pytest.raises(FairError):
            header_bytes(wrong)
    for few in (seeds[:7], (*seeds[:7], seeds[0]), (*seeds[:7], b"short")):
        with pytest.raises(FairError):
            header_of(few)


def test_one_secret_nonce_is_enough() -> None:
    """The house knows every seed and the other's nonce: the choice and the first card's place stay even.

    Chi-square with 7 and 35 degrees of freedom, far below what one in a million fair runs exceeds.
    """
    chance = random.Random(9)
    seeds = seeds_of(chance)
    choices: Counter[int] = Counter()
    places: Counter[int] = Counter()
    for _ in range(3600):
        nonces = (NONCES[0], chance.randbytes(32))
        draw = draw_deck(header_of_known(seeds, nonces), nonces, 36)
        choices[draw.choice] += 1
        places[draw.places[0]] += 1
    assert sum((choices[at] - 450) ** 2 / 450 for at in range(8)) < 43
    assert sum((places[at] - 100) ** 2 / 100 for at in range(36)) < 100


def header_of_known(seeds: tuple[bytes, ...], nonces: tuple[bytes, ...]) -> Header:
    """A header with made-up roots, where they do not matter and time does."""
    bound = tuple(commitment_to(nonce) for nonce in nonces)
    return Header("main", 1, 1, 0, tuple(range(len(nonces))), bound, seeds)
