"""Toy games that each violate one law; importing this package fills `breaking.BROKEN`."""

from __future__ import annotations

from . import disagreeing as disagreeing
from . import ending as ending
from . import guessing as guessing
from . import impure as impure
from . import leaking as leaking
from . import racing as racing
