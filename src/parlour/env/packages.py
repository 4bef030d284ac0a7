"""The check for the optional packages of environments."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = ("numpy", "gymnasium", "pettingzoo")
"""The packages of the extra `env`."""


def require_packages() -> None:
    """Raise ImportError with a sentence if a package of the extra `env` is missing."""
    missing = [name for name in PACKAGES if find_spec(name) is None]
    if missing:
        raise ImportError(
            f"Environments need {', '.join(missing)}. Install them with: pip install 'parlour[env]'",
            name=missing[0],
        )
