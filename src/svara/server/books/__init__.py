"""Chips: the double-entry ledger and what is read off it."""
