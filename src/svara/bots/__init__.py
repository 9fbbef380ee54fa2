"""Players that see only what a person in their seat would see."""

from svara.bots.policy import Policy
from svara.bots.random_legal import random_legal
from svara.bots.sensible import Sensible

__all__ = ["Policy", "Sensible", "random_legal"]
