"""Properties are judged by what they find and never by how long a busy machine takes over an example."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
