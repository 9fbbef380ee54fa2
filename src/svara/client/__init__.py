"""A client of a Svara server for programs of one's own: asyncio, typed, with nothing of the server in it."""
