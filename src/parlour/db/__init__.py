"""The database: the event log and all other stored data, on SQLite and PostgreSQL."""
