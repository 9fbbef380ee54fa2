"""A game in words: sentences that follow from its parameters, in each of the languages."""

from svara.explain.text import LANGUAGES, explain, explain_hand, explain_text

__all__ = ["LANGUAGES", "explain", "explain_hand", "explain_text"]
