"""What people type, made fit for one line: names and chat without what would break a screen, a list or a database."""

from __future__ import annotations

from unicodedata import category, combining, normalize
from urllib.parse import urlsplit

from parlour.core.game import Illegal

BLANK_CHARACTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but part of how some scripts and many emoji are written."""

MAX_MARKS = 4
"""How many marks one letter may carry; more of them climb over the lines above."""


RUN = 30
"""How many marks in a row are normalised (the Stream-Safe Text Format of Unicode Standard Annex 15); sorting more takes quadratic time."""

MOST_READ = 8
"""Of a text, so many times as much is read as is kept: what is beyond is cut before it costs anything."""


def normalized(text: str) -> str:
    """Return a text in the form NFC, in linear time: of a longer run of marks only the first ones are kept."""
    if text.isascii():
        return text
    kept: list[str] = []
    run = 0
    for letter in text:
        run = run + 1 if combining(letter) else 0
        if run <= RUN:
            kept.append(letter)
    return normalize("NFC", "".join(kept))


def one_line(text: str, longest: int) -> str:
    """Return a text on one line, cut to a length, without control characters, invisible letters and changes of direction."""
    kept: list[str] = []
    marks = 0
    for letter in normalized(text[: MOST_READ * longest]):
        kind = category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        follows = bool(kept) and not kept[-1].isspace() and kept[-1] not in JOINERS
        if letter in JOINERS or kind[0] == "M":
            if follows and marks <= MAX_MARKS:
                kept.append(letter)
        elif letter.isprintable() and letter not in BLANK_CHARACTERS:
            kept.append(letter)
        elif kind != "Cf":
            kept.append(" ")
    line = " ".join("".join(kept).split())[:longest]
    return line.strip("".join(JOINERS) + " ")


def many_lines(text: str, longest: int) -> str:
    """Return a text on many lines, cut to a length, without control characters and changes of direction; spaces stay, as they have meaning."""
    kept: list[str] = []
    marks = 0
    for letter in normalized(text[: 2 * longest]).replace("\r\n", "\n").replace("\t", "    "):
        kind = category(letter)
        marks = marks + 1 if kind[0] == "M" else 0
        seen = (
            marks <= MAX_MARKS
            if kind[0] == "M"
            else letter.isprintable() and letter not in BLANK_CHARACTERS
        )
        if seen or letter in JOINERS or letter == "\n":
            kept.append(letter)
    return "".join(kept)[:longest].strip("\n").rstrip()


MAX_TEMPLATE_LENGTH = 300
WORD_PLACEHOLDER, LANGUAGE_PLACEHOLDER = "{word}", "{language}"


def validated_template(text: str) -> str:
    """Return the address of explanations as it is kept; raises Illegal for what could lead anywhere but to one place that is named by it.

    The word may not stand in the name of the host: whoever types a word would choose whom the browser asks.
    """
    template = text.strip()
    sample = template.replace(LANGUAGE_PLACEHOLDER, "en").replace(WORD_PLACEHOLDER, "word")
    try:
        parts = urlsplit(sample)
        host, port = parts.hostname or "", parts.port
    except ValueError as reason:
        raise Illegal("people.no-template") from reason
    proper = (
        len(template) <= MAX_TEMPLATE_LENGTH
        and template.isascii()
        and template.isprintable()
        and not set(template) & set(" \\\"'<>`")
        and template.count(WORD_PLACEHOLDER) == 1
        and not set(sample) & {"{", "}"}
        and template.startswith("https://")
        and "@" not in parts.netloc
        and "." in host.strip(".")
        and all(label and label.replace("-", "").isalnum() for label in host.split("."))
        and port in (None, 443)
        and WORD_PLACEHOLDER not in template.removeprefix("https://").partition("/")[0]
    )
    if not proper:
        raise Illegal("people.no-template")
    return template
