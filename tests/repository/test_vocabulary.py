"""Tests that names are unique, standard and not bare participles."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "parlour"

CONTRACT = {"State", "Options", "View"}
"""Class names that every game defines."""

PARTICIPLES = set(
    re.findall(
        r"\w+",
        """
    added admitted allowed announced answered archived arrived asked assessed awaited begun bound brought built called cancelled changed
    checked chosen claimed closed committed compared compiled completed considered contested continued counted covered dealt decided
    decoded deepened defaulted derived described discovered done drawn encoded ended entered erased exchanged excused expected explained
    exported extended failed filled finished flagged flipped folded followed foreseen forfeited formed found gathered given gone guessed
    handled hardened hashed heard held hinted imagined imported inferred invited joined judged kept known laid left lent lifted linked
    listed loaded logged lost made managed meant measured merged met mined misjudged mixed moved named needed nested normalised noted
    nudged numbered occupied offered opened ordered owed owned packaged packed paid painted paired passed paused picked pinned placed
    planned played predicted preloaded prepared previewed projected proven queued ranked rated reached rebuilt received recorded refused
    rejected remembered removed renamed rendered repeated replayed replied reported reserved reshuffled restored resumed revealed
    rewritten rotated said saved scaled scored sealed searched seated seen selected sent served settled shared shipped shown shut solved
    spelt staged started stepped stood stopped stored succeeded summed summoned swapped taken thought tied timed told touched tried tuned
    turned undecided unfinished unknown unmasked unpacked unseen used vacated waited warmed wasted watched weighed went withdrawn woken
    worded written
    """,
    )
)
"""Participles, which name neither an action nor a result."""

RETIRED_WORDS = (
    r"house|houses|doorbell|doorkeeper|keepsake|keepsakes|wordbook"
    r"|foresight|goingon|leaver|leavers|seeker|seekers|sitter|sitters|summons|purse|erasure|asking|promises|desk|deed|deeds|tally|tallies"
    r"|linger|regard|told|judge"
)
RETIRED = re.compile(rf"(?:^|_)(?:{RETIRED_WORDS})(?:_|$)")
"""Retired words of the glossary in the names of classes, functions and modules."""


@cache
def modules() -> dict[str, ast.Module]:
    """Return the syntax tree of every module except tests and migrations.

    The keys are the paths below src/parlour.
    """
    paths = sorted(SOURCE.rglob("*.py"))
    names = [path.relative_to(SOURCE).as_posix() for path in paths]
    kept = [
        (name, path)
        for name, path in zip(names, paths, strict=True)
        if "/tests/" not in name and "/versions/" not in name
    ]
    return {name: ast.parse(path.read_text("utf-8")) for name, path in kept}


@cache
def definitions() -> list[tuple[str, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Return every class and function with the path of its module."""
    return [
        (name, node)
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def snake_case(name: str) -> str:
    """Return a class name in lower case with underscores.

    >>> snake_case("PersonalDataService")
    'personal_data_service'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def test_a_class_name_is_used_once() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for module, node in definitions():
        if isinstance(node, ast.ClassDef):
            found[node.name].append(module)
    # The log stores the class name of an action, so each game names its own actions.
    actions = {
        name
        for name, places in found.items()
        if all(place.endswith("rules/actions.py") for place in places)
    }
    former = {
        name: [place for place in places if not place.endswith("rules/v1.py")]
        for name, places in found.items()
    }
    twice = {
        name: places
        for name, places in former.items()
        if len(places) > 1 and name not in CONTRACT | actions
    }
    assert twice == {}


def test_no_function_is_named_by_a_bare_participle() -> None:
    bare = [
        f"{module}: {node.name}"
        for module, node in definitions()
        if not isinstance(node, ast.ClassDef) and node.name.strip("_") in PARTICIPLES
    ]
    assert bare == []


def test_no_name_uses_a_retired_word() -> None:
    names = [(module, node.name) for module, node in definitions()]
    names += [
        (module, part) for module in modules() for part in module.removesuffix(".py").split("/")
    ]
    assert [f"{module}: {name}" for module, name in names if RETIRED.search(snake_case(name))] == []


WIRE_RETIRED = re.compile(
    rf"(?:^|[-_/.])(?:{RETIRED_WORDS}|office|operator|quick|tie|ties|way|ways|opinion|opinions|circle|chair|chairs"
    r"|stand-in|notices|kept|beside)(?=[-_/.]|$)"
)
"""Retired words of the glossary in paths, file names, message ids and commands."""

WIRE_KEPT = {
    "/notices",
    "operator",
    "account-error-last-operator",
    "account-error-not-an-operator",
    "chat-quick",
    "chat-quick-line",
    "components/quick_actions.js",
    "site-pace-of-quick",
    "site-quick-match",
    "tournament-tie-breaks",
    "tournament-tie-breaks-knockout",
}
"""The redirect of a former URL, the role of an operator, and plain uses of quick and tie-break."""


def names_on_the_wire() -> Iterator[str]:
    """Yield every route, message id, error code, file name below web/ and command."""
    for path in sorted((SOURCE / "server").rglob("*.py")):
        yield from re.findall(
            r"(?:@(?:get|post|delete)\(\s*|^    path = )\"(/[^\"]*)\"",
            path.read_text("utf-8"),
            re.M,
        )
    for path in sorted((SOURCE / "web" / "strings").rglob("en.ftl")):
        yield from re.findall(r"^([a-z][\w-]*) =", path.read_text("utf-8"), re.M)
    for path in sorted((SOURCE / "web").rglob("*")):
        if path.suffix in {".js", ".css", ".html"} and "vendor" not in path.parts:
            yield path.relative_to(SOURCE / "web").as_posix()
    for path in sorted((SOURCE / "cli").glob("*.py")):
        yield from re.findall(r"@\w+\.command\ndef (\w+)", path.read_text("utf-8"))


def test_no_name_on_the_wire_uses_a_retired_word() -> None:
    names = set(names_on_the_wire())
    assert len(names) > 1000
    assert sorted(name for name in names - WIRE_KEPT if WIRE_RETIRED.search(name)) == []


def test_the_glossary_names_the_module_of_every_renamed_class() -> None:
    glossary = (SOURCE.parents[1] / "docs/reference/glossary.md").read_text()
    rows = re.findall(r"^\| `\w+` \| `(\w+)` \| `([\w/]+\.py)` \|$", glossary, re.MULTILINE)
    assert len(rows) > 300
    missing = [
        f"{name} in {module}"
        for name, module in rows
        if not (SOURCE / module).exists()
        or not re.search(rf"^(class )?{name}\b.*[:=(]", (SOURCE / module).read_text(), re.MULTILINE)
    ]
    assert not missing
