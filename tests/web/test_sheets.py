"""Tests of the style sheets: they match the templates, and WebKit understands them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour
from parlour.server.pages.templates import PAGES

PACKAGE = Path(parlour.__file__).parent
SHEETS = sorted(PACKAGE.rglob("*.css"))
SCRIPTS = sorted(path for path in PACKAGE.rglob("*.js") if "vendor" not in path.parts)
ICONS = PACKAGE / "web" / "components" / "icons.js"
PAGE_SUFFIXES = (".py", ".html")

STRINGS = re.compile(r"'([^'\n]*)'|`([^`$]*)|\}([^`${}\n<>]*)`")
"""The contents of strings and the fixed parts of short templates."""
CLASS_TEXT = re.compile(r"class=\"?([^\"<>]*)|classList([^;]*);|className = ([^;]*);|\? ('[\w-]+')")
"""The values of class attributes and properties, and words under a condition."""
NOT_CLASSES = re.compile(r"\b(?:icon|t)\(\s*['`][^'`]*['`]|\bfrom '[^']*'")
"""Names of icons, ids of messages and paths of modules."""

PREFIXED = ("user-select", "box-decoration-break", "backdrop-filter", "hyphens", "mask-image")


@pytest.mark.parametrize("name", PREFIXED)
def test_properties_have_the_prefixes_that_webkit_needs(name: str) -> None:
    rules = [
        (sheet.name, rule)
        for sheet in SHEETS
        for rule in re.findall(r"\{[^{}]*\}", sheet.read_text("utf-8"))
    ]
    bare = [
        (sheet, rule[:80])
        for sheet, rule in rules
        if re.search(rf"[{{;\s]{name}:", rule) and f"-webkit-{name}:" not in rule
    ]
    assert not bare


def test_no_sheet_changes_the_first_letter_of_words() -> None:
    assert [sheet.name for sheet in SHEETS if "::first-letter" in sheet.read_text("utf-8")] == []


def test_insets_are_named_in_one_place() -> None:
    assert [sheet.name for sheet in SHEETS if "safe-area-inset" in sheet.read_text("utf-8")] == [
        "tokens.css"
    ]


def test_every_class_in_a_sheet_occurs_in_a_template() -> None:
    words, prefixes = _class_words()
    unused = {
        str(sheet.relative_to(PACKAGE)): sorted(missing)
        for sheet in SHEETS
        if (missing := {name for name in _classes(sheet) if not _occurs(name, words, prefixes)})
    }
    assert unused == {}


def test_every_custom_property_that_a_sheet_uses_is_set() -> None:
    sheets = [_without_comments(sheet) for sheet in SHEETS]
    scripts = [script.read_text("utf-8") for script in SCRIPTS]
    known = {name for text in sheets for name in re.findall(r"(--[\w-]+)\s*:", text)}
    known |= {name for text in scripts for name in re.findall(r"--[\w-]+", text)}
    used = {name for text in sheets for name in re.findall(r"var\(\s*(--[\w-]+)", text)}
    assert used - known == set()


def test_every_control_without_an_outline_shows_its_focus_otherwise() -> None:
    # The main element is focused only by the link that skips the navigation.
    hidden = [
        (sheet, selector.strip().removesuffix(":focus"))
        for sheet in SHEETS
        for selector, rule in re.findall(r"([^{};]+)\{([^{}]*)\}", _without_comments(sheet))
        if re.search(r"outline: (none|0)", rule)
        and not selector.strip().startswith(("main.", "#main."))
    ]
    assert hidden
    assert [
        selector
        for sheet, selector in hidden
        if f"{selector}:focus-visible" not in _without_comments(sheet)
    ] == []


def _without_comments(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)


def _classes(sheet: Path) -> set[str]:
    """Return the classes in the selectors of a style sheet."""
    selectors = re.findall(r"([^{};]+)\{", _without_comments(sheet))
    return {
        name
        for selector in selectors
        if not selector.strip().startswith("@")
        for name in re.findall(r"\.(-?[A-Za-z_][\w-]*)", selector)
    }


def _class_words() -> tuple[set[str], set[str]]:
    """Return the words in the code that may be classes, and the beginnings of composed classes.

    The name of an icon counts only where a class is expected.
    """
    icons = set(re.findall(r"^  '?([\w-]+)'?:", ICONS.read_text("utf-8"), re.MULTILINE))
    pages = [path.read_text("utf-8") for path in PACKAGE.rglob("*") if path.suffix in PAGE_SUFFIXES]
    words = {
        word
        for page in pages
        for classes in re.findall(r"class=\\?[\"']?([^\"'>]*)", page)
        for word in re.findall(r"[\w-]+", classes)
    }
    words |= {word for page in PAGES.values() for word in page.layout.split()}
    prefixes: set[str] = set()
    for script in SCRIPTS:
        source = NOT_CLASSES.sub("", _without_comments(script))
        prefixes |= set(re.findall(r"([a-z][\w-]*)\$\{", source))
        words |= _words(CLASS_TEXT, source) | (_words(STRINGS, source) - icons)
    return words, prefixes


def _words(pattern: re.Pattern[str], source: str) -> set[str]:
    return {
        word for parts in pattern.findall(source) for word in re.findall(r"[\w-]+", " ".join(parts))
    }


def _occurs(name: str, words: set[str], prefixes: set[str]) -> bool:
    """Return whether the code contains a class, or composes it from a beginning and a value."""
    return name in words or any(
        name.startswith(start) and (start.endswith("-") or name.removeprefix(start).isdigit())
        for start in prefixes
    )


def test_no_calculation_divides_by_a_length_or_a_percentage() -> None:
    """Firefox knows no such division and ignores the whole declaration."""
    divided = {
        f"{sheet.name}: {found.group()}"
        for sheet in SHEETS
        for found in re.finditer(
            r"calc\([^;{}]*?/\s*[\d.]+(?:%|[a-z]+)[^;{}]*", sheet.read_text("utf-8")
        )
    }
    assert not divided
