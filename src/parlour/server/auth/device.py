"""What a browser says it is, in two words for the list of devices."""

from __future__ import annotations

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in a browser's name for itself, the first that fits: each claims to be those below it as well."""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""What stands in it for the system."""


def device_of(agent: str) -> str:
    """Return a browser and its system, such as `Firefox · Linux`; empty where neither is known."""
    named = (
        next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, named))
