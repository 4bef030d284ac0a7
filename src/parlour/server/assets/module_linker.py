"""One module of the browser made ready to travel with others: its imports and exports tied by hand, its comments left at home.

The syntax is read by tree-sitter, so nothing is guessed from the look of the text. A linked module is a call that registers its body:

    $define("/web/components/session.js", ($need, $give, $bring) => { … });

`$need(name)` returns what another module gives, `$give` names what this one gives, `$bring(name)` is a dynamic import. What is given are
getters, as an import is a view of the other module and not a copy (ECMA-262, section 16.2).
"""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterator
from functools import cache

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

from parlour.core.value import Value

FUNCTIONS = frozenset(
    ("arrow_function", "function_declaration", "function_expression", "generator_function", "method_definition", "class_static_block")
)
ASKED = """
(comment) @comment
(import_statement) @import
(export_statement) @export
(call_expression function: (import)) @dynamic
(meta_property) @meta
(await_expression) @await
(for_in_statement "await") @await
(assignment_expression left: (identifier) @set)
(augmented_assignment_expression left: (identifier) @set)
(update_expression argument: (identifier) @set)
"""

LICENCE = re.compile(r"/\*(?:!|.*?@license|.*?@preserve)", re.DOTALL)
"""Comments that travel with their code, as those who wrote it ask."""


class Unlinkable(Exception):
    """A module says something that cannot be tied by hand; it is fetched as it is."""


class Linked(Value, frozen=True):
    """A module that is ready to travel: where it stands, its text, what it needs before it runs, and what it may ask for later.

    An address in `later` has a `*` for each part that is only known when it is asked for. `waits` says whether its body awaits something,
    so that nobody can need it without waiting too.
    """

    name: str
    text: str
    needs: tuple[str, ...]
    later: tuple[str, ...]
    waits: bool


@cache
def _grammar() -> tuple[Parser, Query]:
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, ASKED)


def linked(name: str, source: bytes) -> Linked:
    """Return the module at an address (`/web/table.js`) ready to travel; raises Unlinkable."""
    parser, query = _grammar()
    root = parser.parse(source).root_node
    if root.has_error:
        raise Unlinkable(f"{name} is not understood")
    # What is captured comes in no order of its own: modules run in the order in which they are imported.
    found = {kind: sorted(nodes, key=_beginning) for kind, nodes in QueryCursor(query).captures(root).items()}
    head: list[str] = []
    given: list[str] = []
    edits: list[tuple[int, int, str]] = [
        (node.start_byte, node.end_byte, _stillness(node)) for node in found.get("comment", ()) if not LICENCE.match(_text(node))
    ]
    needs: list[str] = []
    changed = {_text(node) for node in found.get("set", ())}
    for node in found.get("import", ()):
        needs.append(_address(name, _source(node)))
        head.append(_import(node, needs[-1]))
        edits.append((node.start_byte, node.end_byte, ""))
    for node in found.get("export", ()):
        if node.child_by_field_name("source"):
            needs.append(_address(name, _source(node)))
            given += _handed_on(name, node, f"$need({json.dumps(needs[-1])})")
            head.append(f"$need({json.dumps(needs[-1])});")
            edits.append((node.start_byte, node.end_byte, ""))
        else:
            edit, gives = _export(name, node, changed)
            edits.append(edit)
            given += gives
    later = []
    for call in found.get("dynamic", ()):
        address = _first_argument(call)
        later.append(_later(name, address))
        edits.append((call.start_byte, address.start_byte, "$bring("))
        if address.type == "string":
            edits.append((address.start_byte, address.end_byte, json.dumps(later[-1])))
    edits += [(node.start_byte, node.end_byte, f"({{url:location.origin+{json.dumps(name)}}})") for node in found.get("meta", ())]
    waits = any(_outermost(node) for node in found.get("await", ()))
    body = _edited(source, edits)
    shown = f"$give({{{','.join(given)}}});" if given else ""
    start = f"$define({json.dumps(name)},{'async' if waits else ''}($need,$give,$bring)=>{{"
    text = "\n".join((start, shown + "".join(head), body, "});"))
    return Linked(name, text, tuple(dict.fromkeys(needs)), tuple(dict.fromkeys(later)), waits)


def _edited(source: bytes, edits: list[tuple[int, int, str]]) -> str:
    """Return a text with pieces of it written anew; a piece within another is gone with it."""
    pieces, at = [], 0
    for start, end, written in sorted(edits, key=lambda edit: (edit[0], -edit[1])):
        if start >= at:
            pieces += [source[at:start].decode(), written]
            at = end
    pieces.append(source[at:].decode())
    return "".join(pieces).strip("\n")


def _stillness(comment: Node) -> str:
    """Return what stands for a comment: a statement may end at a line that a comment breaks (ECMA-262, section 12.10)."""
    return "\n" if comment.start_point.row != comment.end_point.row else " "


def _source(node: Node) -> str:
    return _text(node.child_by_field_name("source"))[1:-1]


def _text(node: Node | None) -> str:
    return (node.text or b"").decode() if node else ""


def _address(name: str, asked: str) -> str:
    """Return where a module stands that is asked for from another; raises Unlinkable for what no address leads to."""
    if not asked.startswith(("/", ".")):
        raise Unlinkable(f"{name} asks for {asked}, which is no address")
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), asked))


def _later(name: str, address: Node) -> str:
    """Return what a dynamic import asks for, with a `*` for what is only known when it asks; raises Unlinkable."""
    if address.type == "string":
        return _address(name, _text(address)[1:-1])
    asked = "".join("*" if part.type == "template_substitution" else _text(part) for part in address.named_children)
    if address.type != "template_string" or not asked.startswith("/"):
        raise Unlinkable(f"{name} does not say where the module stands that it asks for later")
    return asked


def _beginning(node: Node) -> int:
    return node.start_byte


def _first_argument(call: Node) -> Node:
    arguments = call.child_by_field_name("arguments")
    assert arguments is not None
    return arguments.named_children[0]


def _import(node: Node, name: str) -> str:
    """Return what an import statement becomes."""
    needed = f"$need({json.dumps(name)});"
    names = []
    for part in (part for clause in node.named_children if clause.type == "import_clause" for part in clause.named_children):
        if part.type == "identifier":
            names.append(f"default:{_text(part)}")
        elif part.type == "namespace_import":
            return f"const {_text(part.named_children[0])}={needed}"
        else:
            names.extend(":".join(_pair(each)) for each in part.named_children if each.type == "import_specifier")
    return f"const {{{','.join(names)}}}={needed}" if names else needed


def _pair(specifier: Node) -> tuple[str, str]:
    """Return the name that something has, and the one that it gets."""
    name = _text(specifier.child_by_field_name("name"))
    return name, _text(specifier.child_by_field_name("alias")) or name


def _clause(node: Node) -> Iterator[tuple[str, str]]:
    for clause in node.named_children:
        if clause.type == "export_clause":
            yield from (_pair(each) for each in clause.named_children if each.type == "export_specifier")


def _handed_on(name: str, node: Node, needed: str) -> list[str]:
    """Return the getters of `export … from`."""
    pairs = list(_clause(node))
    if not pairs:
        raise Unlinkable(f"{name} hands on everything of another module")
    return [f"get {called}(){{return {needed}.{own}}}" for own, called in pairs]


def _export(name: str, node: Node, changed: set[str]) -> tuple[tuple[int, int, str], list[str]]:
    """Return how an export statement is written anew, and the getters of what it gives."""
    declared, value = node.child_by_field_name("declaration"), node.child_by_field_name("value")
    if value is not None:
        return (node.start_byte, value.start_byte, "const $default="), ["get default(){return $default}"]
    if declared is None:
        pairs = list(_clause(node))
        if {own for own, _ in pairs} & changed:
            raise Unlinkable(f"{name} exports something that is given another value, which who imported it would not see")
        return (node.start_byte, node.end_byte, ""), [f"get {called}(){{return {own}}}" for own, called in pairs]
    keywords = _text(node)[: declared.start_byte - node.start_byte]
    if declared.type in ("lexical_declaration", "variable_declaration"):
        names = [_text(each.child_by_field_name("name")) for each in declared.named_children if each.type == "variable_declarator"]
    else:
        names = [_text(declared.child_by_field_name("name"))]
    if not all(re.fullmatch(r"[\w$]+", each) for each in names) or set(names) & changed:
        raise Unlinkable(f"{name} exports something that has no plain name, or is given another value")
    called = ["default"] if "default" in keywords else names
    return (node.start_byte, declared.start_byte, ""), [f"get {as_}(){{return {own}}}" for as_, own in zip(called, names, strict=True)]


def _outermost(node: Node) -> bool:
    """Return whether something stands outside of every function."""
    while node.parent is not None:
        node = node.parent
        if node.type in FUNCTIONS:
            return False
    return True
