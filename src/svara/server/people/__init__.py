"""Who plays: guests, accounts, sessions and roles."""
