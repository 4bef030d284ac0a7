"""Toy games of which each breaks one law, and nothing else that would be noticed first; importing this brings them all into `breaking.BROKEN`."""

from __future__ import annotations

from . import disagreeing as disagreeing
from . import ending as ending
from . import impure as impure
from . import leaking as leaking
from . import racing as racing
