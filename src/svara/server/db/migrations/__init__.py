"""The revisions of the database, run by Alembic in `svara.server.db.upgrade`.

A revision says in its own SQL what it does and calls no code of the program, which changes after it.
"""
