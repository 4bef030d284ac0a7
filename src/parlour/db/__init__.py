"""The log: append and load, on SQLite and PostgreSQL."""
