"""The database: its tables, their versions, and the one thread that writes."""
