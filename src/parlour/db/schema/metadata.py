"""The metadata that all tables are registered with."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
