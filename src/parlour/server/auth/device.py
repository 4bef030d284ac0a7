"""Recognition of browsers and operating systems, for the list of signed-in devices."""

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
"""Parts of user agents with the browser's name.

The first match counts, since a user agent can also contain the names of other browsers.
"""

SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
"""Parts of user agents with the system's name."""


def device_of(agent: str) -> str:
    """Return the browser and operating system of a user agent, such as `Firefox · Linux`.

    The result is empty if both are unknown.
    """
    names = (
        next((name for mark, name in table if mark in agent), "") for table in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, names))
