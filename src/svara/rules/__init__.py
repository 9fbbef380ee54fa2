"""Rules as data: one parameter model, and the profiles that fill it in."""

from svara.rules.load import load_rules, profile_names
from svara.rules.model import Rules, RulesError

__all__ = ["Rules", "RulesError", "load_rules", "profile_names"]
