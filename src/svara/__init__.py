"""Rules engine, server and browser client for the Svara family of card games."""

__version__ = "0.1.0"
