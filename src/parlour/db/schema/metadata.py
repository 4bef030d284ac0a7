"""The metadata object in which all tables are registered."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
