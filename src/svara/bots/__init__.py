"""Players that see only what a person in their seat would see."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from svara.bank.game import Game
from svara.bots.easy import Easy
from svara.bots.policy import Policy
from svara.bots.random_legal import random_legal
from svara.bots.sensible import Sensible
from svara.bots.strong import Strong

BotStrength: TypeAlias = Literal["easy", "normal", "strong"]

BY_STRENGTH: Mapping[BotStrength, Callable[[Game], Policy]] = {
    "easy": Easy,
    "normal": Sensible,
    "strong": Strong,
}

__all__ = ["BY_STRENGTH", "BotStrength", "Easy", "Policy", "Sensible", "Strong", "random_legal"]
