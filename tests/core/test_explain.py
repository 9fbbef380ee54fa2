"""Games in words: whole in each language, without gaps, with the numbers of the parameters."""

import re
import string
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import pytest
from hypothesis import HealthCheck, given, settings

from core.random_rules import drawn_rules
from svara.cards import RANKS
from svara.explain import LANGUAGES, explain, explain_text
from svara.explain.language import Language, one_few_many, one_form, one_or_many
from svara.explain.say import Say, Section
from svara.rules import Rules, RulesError, load_rules, profile_names
from svara.rules.load import flatten
from svara.rules.model import Rules as Model
from svara.rules.shape import parameter_type

CODES = ("ru", "bg", "ka", "en")
EACH = pytest.mark.parametrize("language", LANGUAGES.values(), ids=list(LANGUAGES))
EACH_CODE = pytest.mark.parametrize("code", CODES)
CYRILLIC, LATIN = re.compile(r"[а-яёА-ЯЁ]"), re.compile(r"[a-zA-Z]{2,}")
GEORGIAN, INSCRIPTION = re.compile(r"[\u10d0-\u10ff]"), re.compile(r"[\u1c90-\u1cbf]")


def gaps(sentence: str) -> dict[str, str]:
    """The gaps of a sentence, each with the forms of its noun."""
    return {name: spec or "" for _, name, spec, _ in string.Formatter().parse(sentence) if name}


def test_the_languages() -> None:
    assert tuple(LANGUAGES) == CODES


@EACH
def test_a_language_has_a_sentence_for_everything(language: Language) -> None:
    assert set(language.sentences) == set(Say)
    assert set(language.sections) == set(Section)
    assert set(language.two) == set(language.three) == set(RANKS)
    assert set(language.units) == {"second", "minute", "hour", "day"}
    assert set(language.names) == set(LANGUAGES["en"].names)


@EACH
def test_the_sentences_of_all_languages_have_the_same_gaps(language: Language) -> None:
    for say, sentence in language.sentences.items():
        assert gaps(sentence).keys() == gaps(LANGUAGES["en"].sentences[say]).keys(), say
        assert sentence.endswith((".", "“.", "».", '".')), say
        assert sentence == sentence.strip() and "  " not in sentence, say


@EACH
def test_a_counted_noun_has_as_many_forms_as_the_language(language: Language) -> None:
    specs = [spec for sentence in language.sentences.values() for spec in gaps(sentence).values() if spec]
    assert len(specs) > 10
    for spec in (*specs, *language.units.values()):
        assert len(spec.split("|")) == language.forms, spec


@EACH
def test_every_sentence_is_its_own(language: Language) -> None:
    assert len(set(language.sentences.values())) == len(Say)


@pytest.mark.parametrize(
    ("numbers", "form"),
    [((1, 21, 101, 1001), 0), ((2, 3, 4, 22, 104), 1), ((0, 5, 11, 12, 13, 14, 20, 111, 112), 2)],
)
def test_russian_plurals(numbers: tuple[int, ...], form: int) -> None:
    assert {one_few_many(number) for number in numbers} == {form}


def test_english_and_bulgarian_plurals() -> None:
    assert [one_or_many(number) for number in (0, 1, 2, 21)] == [1, 0, 1, 1]


def test_georgian_has_one_form() -> None:
    assert [one_form(number) for number in (0, 1, 2, 21)] == [0, 0, 0, 0]


PLURALS = [
    ("ru", {"ante": 1}, "кон: 1 фишка."),
    ("ru", {"ante": 22}, "кон: 22 фишки."),
    ("ru", {"ante": 11}, "кон: 11 фишек."),
    ("ru", {"deck.max_players": 2}, "За столом 2 игрока."),
    ("ru", {"clocks.turn": 21}, "На ход — 21 секунда;"),
    ("ru", {"clocks.turn": 60}, "На ход — 1 минута;"),
    ("ru", {"clocks.turn": 90}, "На ход — 90 секунд;"),
    ("ru", {"clocks.comeback": 7200}, "Срок — 2 часа."),
    ("ru", {"svara.min_pots_left": 1}, "больше 1 такого банка."),
    ("ru", {"svara.most_in_row": 1}, "После 1 свары подряд"),
    ("ru", {"rake.cap_antes": 21}, "не больше 21 кона,"),
    ("bg", {"ante": 1}, "миза от 1 чип."),
    ("bg", {"ante": 5}, "миза от 5 чипа."),
    ("bg", {"clocks.turn": 3600}, "Време за ход: 1 час;"),
    ("ka", {"ante": 1}, "კონს: 1 ჩიპი."),
    ("ka", {"ante": 22}, "კონს: 22 ჩიპი."),
    ("ka", {"betting.max_raises": 3}, "არაუმეტეს 3-ჯერ"),
    ("ka", {"clocks.turn": 120}, "სვლის დრო: 2 წუთი;"),
    ("en", {"ante": 1}, "an ante of 1 chip into"),
    ("en", {"svara.most_in_row": 1}, "After 1 svara in a row"),
    ("en", {"betting.max_raises": 1}, "may raise 1 time in a deal"),
    ("en", {"clocks.turn": 86400}, "Time for a turn: 1 day;"),
]


@pytest.mark.parametrize(("code", "overrides", "words"), PLURALS)
def test_plural_forms(code: str, overrides: dict[str, object], words: str) -> None:
    assert words in explain_text(load_rules("svara", overrides), code)


NUMBERS: list[tuple[str, dict[str, list[str]]]] = [
    (
        "svara",
        {
            "ru": [
                "36 карт",
                "от 2 до 6 игроков",
                "Три туза — 33.",
                "Три шестёрки — 34.",
                "— 32,5.",
                "6♣ — шаха",
            ],
            "bg": ["36 карти", "от 2 до 6 играчи", "Три аса носят 33.", "носят 32,5.", "6♣ е шаха"],
            "ka": [
                "36 კარტია",
                "2-დან 6 მოთამაშემდე",
                "სამი ტუზი — 33.",
                "— 32,5.",
                "6♣ შახაა",
                "ბანკიდან აიღება 3%",
            ],
            "en": [
                "36 cards",
                "2 to 6 players",
                "Three aces are 33.",
                "other rank are 32.5.",
                "3% of the final",
            ],
        },
    ),
    (
        "seka",
        {
            "ru": ["«сека»", "Потолок одной ставки — 10 фишек", "200 ставок", "половина банка", "8 банков"],
            "bg": ["„сека“", "10 чипа", "половината под", "8 игри"],
            "ka": ["„სეკა“", "ჭერი — 10 ჩიპი", "200 ფსონი", "ბანკის ნახევარი", "8 ბანკი"],
            "en": [
                "sits down without chips",
                "below zero",
                "ceiling of one stake is 10 chips",
                "half of the pot",
                "8 banks",
            ],
        },
    ),
    (
        "trinka",
        {
            "ru": [
                "24 карты: 6, 7, 8, 9, 10, Т",
                "Скрываюсь",
                "три десятки",
                "100 конов",
                "«Варим?»",
                "сложиться",
            ],
            "bg": ["24 карти: 6, 7, 8, 9, 10, А", "три десетки", "100 мизи"],
            "ka": ["24 კარტია: 6, 7, 8, 9, 10, A", "სამი ათიანი", "100 კონი", "„სვარა?“", "წილში"],
            "en": ["three tens", "right-hand neighbour", "100 antes", "50 to 300 antes", "cut for the deal"],
        },
    ),
    (
        "svarka",
        {
            "ru": [
                "32 карты",
                "7♣ — джокер",
                "Среди двух карт своего ранга джокер — обычная карта",
                "3 раза",
                "обрывает цепочку",
                "тот же сдающий",
            ],
            "bg": [
                "32 карти",
                "Две седмици носят 23",
                "7♣ е йончев",
                "Йончевът събира",
                "3 пъти",
                "Сварката раздава същият",
            ],
            "ka": ["32 კარტია", "ორი შვიდიანი — 23", "7♣ ჯოკერია", "3-ჯერ", "ჯაჭვს წყვეტს"],
            "en": ["32 cards", "raise 3 times", "breaks the chain", "Everyone at the table may join"],
        },
    ),
    (
        "shakha-a-diamonds",
        {
            "ru": ["6♣ и Т♦: каждая — шаха"],
            "ka": ["6♣ და A♦ — თითოეული შახაა"],
            "en": ["6♣ and A♦, each of them a shakha, are wild", "Three sixes are 36."],
        },
    ),
    ("turkmen-seka", {"ru": ["33 карты", "и ещё 6♣"], "bg": ["и още 6♣"], "en": ["and 6♣"]}),
    ("common-seka", {"ru": ["делённый на 3"], "bg": ["разделен на 3"], "en": ["divided by 3"]}),
    (
        "full-pot-svara",
        {"ru": ["весь банк"], "bg": ["целия под, какъвто"], "en": ["the whole pot as it was"]},
    ),
]


@pytest.mark.parametrize(("name", "expected"), NUMBERS, ids=[name for name, _ in NUMBERS])
def test_the_shipped_games_in_words(name: str, expected: dict[str, list[str]]) -> None:
    for code, words in expected.items():
        text = explain_text(load_rules(name), code)
        assert [word for word in words if word not in text] == []


def check_whole(rules: Rules) -> None:
    for code in CODES:
        sections = explain(rules, code)
        text = explain_text(rules, code)
        assert all(heading and sentences for heading, sentences in sections)
        assert not set("{}|_") & set(text)
        lines = [line for line in text.splitlines() if line]
        assert all(line == line.strip() for line in lines)
        assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("name", profile_names())
def test_nothing_is_left_untranslated(name: str) -> None:
    rules = load_rules(name)
    check_whole(rules)
    assert LATIN.findall(explain_text(rules, "ru")) == []
    assert LATIN.findall(explain_text(rules, "bg")) == []
    assert LATIN.findall(explain_text(rules, "ka")) == []
    for code in ("ka", "en"):
        assert CYRILLIC.findall(explain_text(rules, code)) == []
    for code in ("ru", "bg", "en"):
        assert GEORGIAN.findall(explain_text(rules, code)) == []


@pytest.mark.parametrize("name", profile_names())
def test_no_georgian_sentence_begins_with_an_inscription(name: str) -> None:
    """Upper case would turn its first letter into one."""
    assert INSCRIPTION.findall(explain_text(load_rules(name), "ka")) == []


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(drawn_rules())
def test_any_game_has_words(rules: Rules) -> None:
    check_whole(rules)


def other_values(name: str, value: Any) -> Iterator[Any]:
    """Values of a parameter that are not this one."""
    kind = parameter_type(Model, name)
    if kind is bool:
        yield not value
    elif kind is int:
        yield from (value + 1, value + 7)
    elif get_origin(kind) is Literal:
        yield from (other for other in get_args(kind) if other != value)
    elif name in ("deck.extra", "wild.cards"):
        yield [*value, "9d"]
    elif name in ("deck.ranks", "wild.completes", "redeal_triples"):
        yield [*value, "K"] if "K" not in value else [rank for rank in value if rank != "K"]
    elif name in ("triples.points", "triples.class_id") or name.startswith(("pairs.", "triples.by_rank.")):
        yield "59/2"
    elif name == "labels":
        yield [{"id": "another", "triple": "8"}, {"id": "more", "suited": "30"}, {"id": "two", "pair": "9"}]
    else:
        assert name in ("id", "follows"), f"{name} is of a new type: say here how it varies"


def is_idle(rules: Rules, name: str) -> bool:
    """What means nothing beside what the game has switched off, or is not a matter of playing it."""
    idle = {
        "id": True,
        "follows": True,
        "clocks.choice": rules.svara.choice == "none" and not rules.svara.agreed,
        "clocks.show": not rules.whole(),
        "showdown.first": not rules.whole(),
        "rake.cap_antes": rules.rake.percent == 0,
        "dark.in_svara": rules.dark.lap == "none",
        "dark.opening": rules.dark.lap == "none",
        "svara.again": rules.svara.choice == "none",
        "clocks.comeback": not rules.whole(),
        "seats.min_buy_in": not rules.whole(),
        "seats.max_buy_in": not rules.whole(),
        "betting.ceiling": rules.ceiling() is not None and not rules.betting.ceiling,
    }
    return idle.get(name, name.startswith("wild.") and name != "wild.cards" and not rules.wild.cards)


@pytest.mark.parametrize("name", ["svara", "seka", "trinka", "svarka", "forte-seka"])
@EACH_CODE
def test_each_parameter_changes_the_words(name: str, code: str) -> None:
    """So no value is left unsaid: where one changes and the rest stay, the text is another one."""
    text, changed = explain_text(load_rules(name), code), set()
    for parameter, value in flatten(load_rules(name)).items():
        for other in other_values(parameter, value):
            try:
                rules = load_rules(name, {parameter: other})
            except RulesError:
                continue
            if not is_idle(rules, parameter):
                assert explain_text(rules, code) != text, f"{parameter} = {other!r} says nothing"
                changed.add(parameter)
    assert len(changed) > 22


def test_a_wild_card_is_called_as_the_glossary_has_it() -> None:
    """B11, O2: by the card, so that house rules have the same words."""
    names = {"6c": ("шаха", "шахата", "შახა", "shakha"), "7c": ("джокер", "йончевът", "ჯოკერი", "joker")}
    for card, words in names.items():
        rules = load_rules("svarka", {"wild.cards": [card], "deck.ranks": [*"6789TJQKA"]})
        for code, word in zip(CODES, words, strict=True):
            text = explain_text(rules, code).lower()
            assert word in text
            assert [other for other in sum(names.values(), ()) if other in text and other not in words] == []
