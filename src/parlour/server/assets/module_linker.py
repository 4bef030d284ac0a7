"""A linker that prepares ES modules for bundling.

It replaces imports and exports by function calls and removes comments. The source is parsed by
tree-sitter. A linked module is a call that registers the module's body:

    $define("/web/components/session.js", ($need, $give, $bring) => { … });

`$need(name)` returns the exports of another module, `$give` declares the exports of this module,
and `$bring(name)` is a dynamic import. Exports are getters, since an import is a live binding and
not a copy (ECMA-262, section 16.2).
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
"""Pattern of licence comments, which must remain in the code."""


class LinkError(Exception):
    """An error for a module whose syntax cannot be linked.

    Such a module is served unchanged.
    """


class LinkedModule(Value, frozen=True):
    """A linked browser module with its dependencies."""

    name: str
    """URL of the module."""
    text: str
    """Linked source."""
    dependencies: tuple[str, ...]
    """URLs of the imported modules."""
    dynamic_imports: tuple[str, ...]
    """URLs or patterns of dynamic imports, with `*` for each part known only at run time."""
    has_top_level_await: bool
    """Whether the module uses top-level `await`, for which importing modules would have to wait."""


@cache
def _grammar() -> tuple[Parser, Query]:
    language = Language(tree_sitter_javascript.language())
    return Parser(language), Query(language, SYNTAX_QUERY)


def link_module(name: str, source: bytes) -> LinkedModule:
    """Return the linked form of an ES module.

    Args:
        name: URL of the module, such as `/web/table.js`.
        source: Source text of the module, in UTF-8.

    Raises:
        LinkError: The module cannot be linked.
    """
    parser, query = _grammar()
    root = parser.parse(source).root_node
    if root.has_error:
        raise LinkError(f"{name} is not understood")
    # The query returns captures in no fixed order, but modules must run in import order.
    captures = {
        kind: sorted(nodes, key=_start_byte)
        for kind, nodes in QueryCursor(query).captures(root).items()
    }
    head: list[str] = []
    getters: list[str] = []
    edits: list[tuple[int, int, str]] = [
        (node.start_byte, node.end_byte, _comment_replacement(node))
        for node in captures.get("comment", ())
        if not LICENCE_COMMENT.match(_node_text(node))
    ]
    imports: list[str] = []
    reassigned = {_node_text(node) for node in captures.get("set", ())}
    for node in captures.get("import", ()):
        imports.append(_resolve_import(name, _source_text(node)))
        head.append(_linked_import(node, imports[-1]))
        edits.append((node.start_byte, node.end_byte, ""))
    for node in captures.get("export", ()):
        if node.child_by_field_name("source"):
            imports.append(_resolve_import(name, _source_text(node)))
            getters += _reexports(name, node, f"$need({json.dumps(imports[-1])})")
            head.append(f"$need({json.dumps(imports[-1])});")
            edits.append((node.start_byte, node.end_byte, ""))
        else:
            edit, new_getters = _linked_export(name, node, reassigned)
            edits.append(edit)
            getters += new_getters
    dynamic = []
    for call in captures.get("dynamic", ()):
        address = _first_argument(call)
        dynamic.append(_dynamic_import_pattern(name, address))
        edits.append((call.start_byte, address.start_byte, "$bring("))
        if address.type == "string":
            edits.append((address.start_byte, address.end_byte, json.dumps(dynamic[-1])))
    edits += [
        (node.start_byte, node.end_byte, f"({{url:location.origin+{json.dumps(name)}}})")
        for node in captures.get("meta", ())
    ]
    awaits = any(_is_top_level(node) for node in captures.get("await", ()))
    body = _apply_edits(source, edits)
    exports = f"$give({{{','.join(getters)}}});" if getters else ""
    start = f"$define({json.dumps(name)},{'async' if awaits else ''}($need,$give,$bring)=>{{"
    text = "\n".join((start, exports + "".join(head), body, "});"))
    return LinkedModule(
        name, text, tuple(dict.fromkeys(imports)), tuple(dict.fromkeys(dynamic)), awaits
    )


def _apply_edits(source: bytes, edits: list[tuple[int, int, str]]) -> str:
    """Return the source with the given byte ranges replaced.

    An edit inside the range of an earlier edit is ignored.

    Args:
        edits: Start offset, end offset and replacement of each range.
    """
    pieces, at = [], 0
    for start, end, replacement in sorted(edits, key=lambda edit: (edit[0], -edit[1])):
        if start >= at:
            pieces += [source[at:start].decode(), replacement]
            at = end
    pieces.append(source[at:].decode())
    return "".join(pieces).strip("\n")


def _comment_replacement(comment: Node) -> str:
    """Return the whitespace that replaces a comment.

    A comment with a line break becomes a line break, since it may end a statement (ECMA-262,
    section 12.10).
    """
    return "\n" if comment.start_point.row != comment.end_point.row else " "


def _source_text(node: Node) -> str:
    return _node_text(node.child_by_field_name("source"))[1:-1]


def _node_text(node: Node | None) -> str:
    return (node.text or b"").decode() if node else ""


def _resolve_import(name: str, specifier: str) -> str:
    """Return the URL of an imported module; raises LinkError for a bare module name."""
    if not specifier.startswith(("/", ".")):
        raise LinkError(f"{name} asks for {specifier}, which is no address")
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier))


def _dynamic_import_pattern(name: str, address: Node) -> str:
    """Return the URL or URL pattern of a dynamic import; raises LinkError."""
    if address.type == "string":
        return _resolve_import(name, _node_text(address)[1:-1])
    pattern = "".join(
        "*" if part.type == "template_substitution" else _node_text(part)
        for part in address.named_children
    )
    if address.type != "template_string" or not pattern.startswith("/"):
        raise LinkError(f"{name} imports a module dynamically without a literal URL")
    return pattern


def _start_byte(node: Node) -> int:
    return node.start_byte


def _first_argument(call: Node) -> Node:
    arguments = call.child_by_field_name("arguments")
    assert arguments is not None
    return arguments.named_children[0]


def _linked_import(node: Node, name: str) -> str:
    """Return the `$need` call that replaces an import statement."""
    required = f"$need({json.dumps(name)});"
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
            return f"const {_node_text(part.named_children[0])}={required}"
        else:
            names.extend(
                ":".join(_specifier_names(specifier))
                for specifier in part.named_children
                if specifier.type == "import_specifier"
            )
    return f"const {{{','.join(names)}}}={required}" if names else required


def _specifier_names(specifier: Node) -> tuple[str, str]:
    """Return the name in the module and the alias of an import or export specifier."""
    name = _node_text(specifier.child_by_field_name("name"))
    return name, _node_text(specifier.child_by_field_name("alias")) or name


def _import_names(node: Node) -> Iterator[tuple[str, str]]:
    for clause in node.named_children:
        if clause.type == "export_clause":
            yield from (
                _specifier_names(specifier)
                for specifier in clause.named_children
                if specifier.type == "export_specifier"
            )


def _reexports(name: str, node: Node, needed: str) -> list[str]:
    """Return the getters that replace an `export … from` statement.

    Args:
        name: URL of the re-exporting module.
        node: The export statement.
        needed: Expression that returns the exports of the other module.
    """
    pairs = list(_import_names(node))
    if not pairs:
        raise LinkError(f"{name} uses export * from another module")
    return [f"get {exported}(){{return {needed}.{local}}}" for local, exported in pairs]


def _linked_export(
    name: str, node: Node, reassigned: set[str]
) -> tuple[tuple[int, int, str], list[str]]:
    """Return the edit that removes an export keyword, and the getters of the exports.

    Args:
        name: URL of the module.
        node: The export statement.
        reassigned: Names that the module assigns again, which cannot be exported.
    """
    declared, value = node.child_by_field_name("declaration"), node.child_by_field_name("value")
    if value is not None:
        return (node.start_byte, value.start_byte, "const $default="), [
            "get default(){return $default}"
        ]
    if declared is None:
        pairs = list(_import_names(node))
        if {local for local, _ in pairs} & reassigned:
            raise LinkError(
                f"{name} exports something that is given another value, which who imported it would not see"
            )
        return (node.start_byte, node.end_byte, ""), [
            f"get {exported}(){{return {local}}}" for local, exported in pairs
        ]
    keywords = _node_text(node)[: declared.start_byte - node.start_byte]
    if declared.type in ("lexical_declaration", "variable_declaration"):
        names = [
            _node_text(declarator.child_by_field_name("name"))
            for declarator in declared.named_children
            if declarator.type == "variable_declarator"
        ]
    else:
        names = [_node_text(declared.child_by_field_name("name"))]
    if (
        not all(re.fullmatch(r"[\w$]+", identifier) for identifier in names)
        or set(names) & reassigned
    ):
        raise LinkError(
            f"{name} exports something that has no plain name, or is given another value"
        )
    exported = ["default"] if "default" in keywords else names
    return (node.start_byte, declared.start_byte, ""), [
        f"get {as_}(){{return {local}}}" for as_, local in zip(exported, names, strict=True)
    ]


def _is_top_level(node: Node) -> bool:
    """Return whether a syntax node is outside every function."""
    while node.parent is not None:
        node = node.parent
        if node.type in FUNCTION_NODES:
            return False
    return True
