"""The whole explanation: its headings with their sentences, or one plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from svara.cards import Card
from svara.explain.bg import BULGARIAN
from svara.explain.en import ENGLISH
from svara.explain.facts import FACTS
from svara.explain.hand import HandReading, hand_facts_of
from svara.explain.hand_words import HAND_WORDS
from svara.explain.ka import GEORGIAN
from svara.explain.language import Language
from svara.explain.ru import RUSSIAN
from svara.rules.model import Rules

LANGUAGES: Mapping[str, Language] = {
    language.code: language for language in (RUSSIAN, BULGARIAN, GEORGIAN, ENGLISH)
}


def explain(rules: Rules, language: str) -> list[tuple[str, list[str]]]:
    """The game in a language of `LANGUAGES`: each heading with its sentences.

    >>> from svara.rules import load_rules
    >>> explain(load_rules("svara"), "en")[0][1][0]
    'The deck has 36 cards: 6, 7, 8, 9, 10, J, Q, K, A in four suits.'
    """
    words = LANGUAGES[language]
    found = ((section, [words.sentence(fact) for fact in facts(rules)]) for section, facts in FACTS.items())
    return [(words.sections[section], sentences) for section, sentences in found if sentences]


def explain_text(rules: Rules, language: str) -> str:
    """The game as one text: a heading a line, its sentences below it, an empty line between."""
    return "\n\n".join("\n".join([heading, *sentences]) for heading, sentences in explain(rules, language))


def explain_hand(
    rules: Rules, hand: Sequence[Card], readings: Sequence[HandReading], label: str | None, language: str
) -> list[str]:
    """Why a hand is worth what it is; its readings are the scoring's, the strongest first.

    >>> from svara.cards import parse_hand
    >>> from svara.rules import load_rules
    >>> from svara.scoring import readings
    >>> rules = load_rules("svara")
    >>> hand = parse_hand("Ah Kh 6c", rules.deck.cards())
    >>> explain_hand(rules, hand, readings(rules, hand), None, "en")
    ['6♣ is a shakha and adds 11 to A♥ and K♥, which are of one suit: 11 + 10 + 11 is 32.']
    """
    words, sentences = LANGUAGES[language], HAND_WORDS[language]
    facts = hand_facts_of(rules, hand, readings, label)
    return [words.filled(sentences[fact.say], fact.values) for fact in facts]
