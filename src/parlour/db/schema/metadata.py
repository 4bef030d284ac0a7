"""What all tables of the house are made known to."""

from __future__ import annotations

from sqlalchemy import MetaData

metadata = MetaData()
