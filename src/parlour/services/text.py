"""Sanitizing of user input, which must not break lines, lists or the database."""

from __future__ import annotations

from unicodedata import category, combining, normalize
from urllib.parse import urlsplit

from parlour.core.game import Illegal

BLANK_CHARACTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that count as printable but show nothing."""

JOINERS = frozenset("\u200c\u200d")
"""Characters that are invisible but necessary in some scripts and emoji."""

MAX_MARKS = 4
"""The maximum number of combining marks on a letter; more would overlap the lines above."""


RUN = 30
"""The maximum run of marks to normalize (Stream-Safe Text Format, Unicode Annex 15).

Sorting longer runs takes quadratic time.
"""

MOST_READ = 8
"""A text is read only up to this multiple of the kept length, to limit the computing time."""


def normalized(text: str) -> str:
    """Return a text in NFC, computed in linear time because long runs of marks are cut."""
    if text.isascii():
        return text
    letters: list[str] = []
    run = 0
    for letter in text:
        run = run + 1 if combining(letter) else 0
        if run <= RUN:
            letters.append(letter)
    return normalize("NFC", "".join(letters))


def one_line(text: str, longest: int) -> str:
    """Return a text on one line without control characters and invisible characters.

    Args:
        text: The text.
        longest: The maximum length of the result in characters.
    """
    letters: list[str] = []
    marks = 0
    for letter in normalized(text[: MOST_READ * longest]):
        general_category = category(letter)
        marks = marks + 1 if general_category[0] == "M" else 0
        has_base = bool(letters) and not letters[-1].isspace() and letters[-1] not in JOINERS
        if letter in JOINERS or general_category[0] == "M":
            if has_base and marks <= MAX_MARKS:
                letters.append(letter)
        elif letter.isprintable() and letter not in BLANK_CHARACTERS:
            letters.append(letter)
        elif general_category != "Cf":
            letters.append(" ")
    line = " ".join("".join(letters).split())[:longest]
    return line.strip("".join(JOINERS) + " ")


def many_lines(text: str, longest: int) -> str:
    """Return a text on several lines without control characters; spaces are preserved.

    Args:
        text: The text.
        longest: The maximum length of the result in characters.
    """
    letters: list[str] = []
    marks = 0
    for letter in normalized(text[: 2 * longest]).replace("\r\n", "\n").replace("\t", "    "):
        general_category = category(letter)
        marks = marks + 1 if general_category[0] == "M" else 0
        is_visible = (
            marks <= MAX_MARKS
            if general_category[0] == "M"
            else letter.isprintable() and letter not in BLANK_CHARACTERS
        )
        if is_visible or letter in JOINERS or letter == "\n":
            letters.append(letter)
    return "".join(letters)[:longest].strip("\n").rstrip()


MAX_TEMPLATE_LENGTH = 300
WORD_PLACEHOLDER, LANGUAGE_PLACEHOLDER = "{word}", "{language}"


def validated_template(text: str) -> str:
    """Return the URL template of a dictionary; raises Illegal if its host is not fixed.

    If the word were part of the host name, the author of a word could choose the server to which
    browsers send requests.
    """
    template = text.strip()
    sample = template.replace(LANGUAGE_PLACEHOLDER, "en").replace(WORD_PLACEHOLDER, "word")
    try:
        parts = urlsplit(sample)
        host, port = parts.hostname or "", parts.port
    except ValueError as reason:
        raise Illegal("account.bad-dictionary-url") from reason
    is_valid = (
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
    if not is_valid:
        raise Illegal("account.bad-dictionary-url")
    return template
