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

FUNCTION_NODES = frozenset(
    (
        "arrow_function",
        "function_declaration",
        "function_expression",
        "generator_function",
        "method_definition",
        "class_static_block",
    )
)
SYNTAX_QUERY = """
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

LICENCE_COMMENT = re.compile(r"/\*(?:!|.*?@license|.*?@preserve)", re.DOTALL)
"""Comments that travel with their code, as those who wrote it ask."""


class LinkError(Exception):
    """A module says something that cannot be tied by hand; it is fetched as it is."""


class LinkedModule(Value, frozen=True):
    """A module that is ready to travel: where it stands, its text, what it needs before it runs, and what it may ask for later.

    An address in `later` has a `*` for each part that is only known when it is asked for. `waits` says whether its body awaits something,
    so that nobody can need it without waiting too.
    """

    name: str
    text: str
    dependencies: tuple[str, ...]
    dynamic_imports: tuple[str, ...]
    has_top_level_await: bool


@cache
def _grammar() -> tuple[Parser, Query]:
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, SYNTAX_QUERY)


def link_module(name: str, source: bytes) -> LinkedModule:
    """Return the module at an address (`/web/table.js`) ready to travel; raises Unlinkable."""
    parser, query = _grammar()
    root = parser.parse(source).root_node
    if root.has_error:
        raise LinkError(f"{name} is not understood")
    # What is captured comes in no order of its own: modules run in the order in which they are imported.
    found = {
        kind: sorted(nodes, key=_start_byte)
        for kind, nodes in QueryCursor(query).captures(root).items()
    }
    head: list[str] = []
    given: list[str] = []
    edits: list[tuple[int, int, str]] = [
        (node.start_byte, node.end_byte, _comment_replacement(node))
        for node in found.get("comment", ())
        if not LICENCE_COMMENT.match(_node_text(node))
    ]
    needs: list[str] = []
    changed = {_node_text(node) for node in found.get("set", ())}
    for node in found.get("import", ()):
        needs.append(_resolve_import(name, _source_text(node)))
        head.append(_linked_import(node, needs[-1]))
        edits.append((node.start_byte, node.end_byte, ""))
    for node in found.get("export", ()):
        if node.child_by_field_name("source"):
            needs.append(_resolve_import(name, _source_text(node)))
            given += _reexports(name, node, f"$need({json.dumps(needs[-1])})")
            head.append(f"$need({json.dumps(needs[-1])});")
            edits.append((node.start_byte, node.end_byte, ""))
        else:
            edit, gives = _linked_export(name, node, changed)
            edits.append(edit)
            given += gives
    later = []
    for call in found.get("dynamic", ()):
        address = _first_argument(call)
        later.append(_dynamic_import_pattern(name, address))
        edits.append((call.start_byte, address.start_byte, "$bring("))
        if address.type == "string":
            edits.append((address.start_byte, address.end_byte, json.dumps(later[-1])))
    edits += [
        (node.start_byte, node.end_byte, f"({{url:location.origin+{json.dumps(name)}}})")
        for node in found.get("meta", ())
    ]
    waits = any(_is_top_level(node) for node in found.get("await", ()))
    body = _apply_edits(source, edits)
    shown = f"$give({{{','.join(given)}}});" if given else ""
    start = f"$define({json.dumps(name)},{'async' if waits else ''}($need,$give,$bring)=>{{"
    text = "\n".join((start, shown + "".join(head), body, "});"))
    return LinkedModule(name, text, tuple(dict.fromkeys(needs)), tuple(dict.fromkeys(later)), waits)


def _apply_edits(source: bytes, edits: list[tuple[int, int, str]]) -> str:
    """Return a text with pieces of it written anew; a piece within another is gone with it."""
    pieces, at = [], 0
    for start, end, written in sorted(edits, key=lambda edit: (edit[0], -edit[1])):
        if start >= at:
            pieces += [source[at:start].decode(), written]
            at = end
    pieces.append(source[at:].decode())
    return "".join(pieces).strip("\n")


def _comment_replacement(comment: Node) -> str:
    """Return what stands for a comment: a statement may end at a line that a comment breaks (ECMA-262, section 12.10)."""
    return "\n" if comment.start_point.row != comment.end_point.row else " "


def _source_text(node: Node) -> str:
    return _node_text(node.child_by_field_name("source"))[1:-1]


def _node_text(node: Node | None) -> str:
    return (node.text or b"").decode() if node else ""


def _resolve_import(name: str, asked: str) -> str:
    """Return where a module stands that is asked for from another; raises Unlinkable for what no address leads to."""
    if not asked.startswith(("/", ".")):
        raise LinkError(f"{name} asks for {asked}, which is no address")
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), asked))


def _dynamic_import_pattern(name: str, address: Node) -> str:
    """Return what a dynamic import asks for, with a `*` for what is only known when it asks; raises Unlinkable."""
    if address.type == "string":
        return _resolve_import(name, _node_text(address)[1:-1])
    asked = "".join(
        "*" if part.type == "template_substitution" else _node_text(part)
        for part in address.named_children
    )
    if address.type != "template_string" or not asked.startswith("/"):
        raise LinkError(f"{name} does not say where the module stands that it asks for later")
    return asked


def _start_byte(node: Node) -> int:
    return node.start_byte


def _first_argument(call: Node) -> Node:
    arguments = call.child_by_field_name("arguments")
    assert arguments is not None
    return arguments.named_children[0]


def _linked_import(node: Node, name: str) -> str:
    """Return what an import statement becomes."""
    needed = f"$need({json.dumps(name)});"
    names = []
    for part in (
        part
        for clause in node.named_children
        if clause.type == "import_clause"
        for part in clause.named_children
    ):
        if part.type == "identifier":
            names.append(f"default:{_node_text(part)}")
        elif part.type == "namespace_import":
            return f"const {_node_text(part.named_children[0])}={needed}"
        else:
            names.extend(
                ":".join(_specifier_names(each))
                for each in part.named_children
                if each.type == "import_specifier"
            )
    return f"const {{{','.join(names)}}}={needed}" if names else needed


def _specifier_names(specifier: Node) -> tuple[str, str]:
    """Return the name that something has, and the one that it gets."""
    name = _node_text(specifier.child_by_field_name("name"))
    return name, _node_text(specifier.child_by_field_name("alias")) or name


def _import_names(node: Node) -> Iterator[tuple[str, str]]:
    for clause in node.named_children:
        if clause.type == "export_clause":
            yield from (
                _specifier_names(each)
                for each in clause.named_children
                if each.type == "export_specifier"
            )


def _reexports(name: str, node: Node, needed: str) -> list[str]:
    """Return the getters of `export … from`."""
    pairs = list(_import_names(node))
    if not pairs:
        raise LinkError(f"{name} hands on everything of another module")
    return [f"get {called}(){{return {needed}.{own}}}" for own, called in pairs]


def _linked_export(
    name: str, node: Node, changed: set[str]
) -> tuple[tuple[int, int, str], list[str]]:
    """Return how an export statement is written anew, and the getters of what it gives."""
    declared, value = node.child_by_field_name("declaration"), node.child_by_field_name("value")
    if value is not None:
        return (node.start_byte, value.start_byte, "const $default="), [
            "get default(){return $default}"
        ]
    if declared is None:
        pairs = list(_import_names(node))
        if {own for own, _ in pairs} & changed:
            raise LinkError(
                f"{name} exports something that is given another value, which who imported it would not see"
            )
        return (node.start_byte, node.end_byte, ""), [
            f"get {called}(){{return {own}}}" for own, called in pairs
        ]
    keywords = _node_text(node)[: declared.start_byte - node.start_byte]
    if declared.type in ("lexical_declaration", "variable_declaration"):
        names = [
            _node_text(each.child_by_field_name("name"))
            for each in declared.named_children
            if each.type == "variable_declarator"
        ]
    else:
        names = [_node_text(declared.child_by_field_name("name"))]
    if not all(re.fullmatch(r"[\w$]+", each) for each in names) or set(names) & changed:
        raise LinkError(
            f"{name} exports something that has no plain name, or is given another value"
        )
    called = ["default"] if "default" in keywords else names
    return (node.start_byte, declared.start_byte, ""), [
        f"get {as_}(){{return {own}}}" for as_, own in zip(called, names, strict=True)
    ]


def _is_top_level(node: Node) -> bool:
    """Return whether something stands outside of every function."""
    while node.parent is not None:
        node = node.parent
        if node.type in FUNCTION_NODES:
            return False
    return True
