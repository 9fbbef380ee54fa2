"""The rules in motion: a bank answers actions with events, and folding the events gives its state."""

from svara.bank.actions import Action, IllegalAction, Option
from svara.bank.bank import Bank, BankError
from svara.bank.game import Game
from svara.bank.legal import legal
from svara.bank.state import State
from svara.bank.view import view

__all__ = ["Action", "Bank", "BankError", "Game", "IllegalAction", "Option", "State", "legal", "view"]
