"""Tests that linked JavaScript bundles behave like the separate modules."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from parlour.server.assets.bundles import MINIS_BUNDLE, SHELL_BUNDLE, ModuleGraph, plan_bundles
from parlour.server.assets.module_linker import LinkedModule, LinkError, link_module
from parlour.server.assets.static_assets import asset_roots

FIRST = asset_roots()["/web/"] / "module_runtime.js"
NODE = shutil.which("node")

SOURCES = {
    "/web/a.js": """
        /** What a module says of itself stays at home. */
        import { half, default as Whole } from './b.js';
        import * as all from './b.js';
        import './c.js';
        export { half as again } from './b.js';
        // a string is no comment: '// this stays'
        const text = `/* this stays */ ${half(4)}`;
        grow();
        import { grow, grown } from './b.js';
        export const told = [text, new Whole().name, all.half(8), grown(), typeof globalThis.beside], two = 2;
        export { told as said };
        const later = await import('./d.js');
        console.log(JSON.stringify([told, later.default.at, (await import(`/web/${'d'}.js`)) === later]));
    """,
    "/web/b.js": """
        export function half(n) { return n / 2 }
        export default class Whole { name = 'whole' }
        export { count as grown };
        let times = 0;
        function count() { return times }
        export const grow = () => { times++; };
    """,
    "/web/c.js": "globalThis.beside = 1;",
    "/web/d.js": "export default { at: import.meta.url };",
}


def module_graph(sources: dict[str, str]) -> ModuleGraph:
    def load(name: str) -> LinkedModule:
        if name not in sources:
            raise LinkError(name)
        return link_module(name, sources[name].encode())

    return ModuleGraph(load)


@pytest.mark.skipif(NODE is None, reason="node runs what browsers run")
def test_a_linked_module_behaves_like_the_separate_modules(tmp_path: Path) -> None:
    modules = module_graph(SOURCES)
    names = [*modules.closure("/web/a.js"), "/web/d.js"]
    page = "globalThis.document = {getElementById: () => null}; globalThis.location = {origin: 'http://server'};"
    text = [
        page,
        FIRST.read_text(),
        *(modules.linked_modules(name).text for name in names),
        '$start("/web/a.js");',
    ]
    (tmp_path / "bundle.mjs").write_text("\n".join(text))
    said = subprocess.run(
        [NODE or "", str(tmp_path / "bundle.mjs")], capture_output=True, text=True
    )
    assert not said.stderr
    assert json.loads(said.stdout) == [
        ["/* this stays */ 2", "whole", 4, 1, "number"],
        "http://server/web/d.js",
        True,
    ]


def test_comments_except_licences_are_removed() -> None:
    text = link_module(
        "/web/x.js", b"/*! by an author */ /** plain */ // aside\nlet x = 1; /* a\nline */ x = 2;"
    ).text
    assert "by an author" in text and "plain" not in text and "aside" not in text
    assert "let x = 1; \n x = 2;" in text


@pytest.mark.parametrize(
    "source",
    [
        "export * from './b.js';",
        "export let count = 0; count++;",
        "export const { a } = globalThis;",
        "let count = 0; export { count }; const set = () => { count = 1; };",
        "import x from 'react';",
        "const x = import(globalThis.name);",
        "const x = import(`./${globalThis.name}.js`);",
        "const = 1;",
    ],
)
def test_a_module_that_cannot_be_linked_is_left_unchanged(source: str) -> None:
    with pytest.raises(LinkError):
        link_module("/web/x.js", source.encode())


def test_a_page_loads_shared_modules_once_and_others_on_demand() -> None:
    sources = {
        "/web/home.js": "import './shell.js'; import './cards.js';",
        "/web/table.js": "import './shell.js'; const ui = game => import(`/games/${game}/ui/index.js`);",
        "/web/shell.js": "",
        "/web/cards.js": "import './kit.js'; const mini = game => import(`/games/${game}/ui/mini.js`);",
        "/web/kit.js": "",
        **{
            f"/games/{game}/ui/{name}.js": "import '../../../web/kit.js'; import './art.js';"
            for game in "xy"
            for name in ("index", "mini")
        },
        **{f"/games/{game}/ui/art.js": "" for game in "xy"},
        "/games/odd/ui/index.js": "export * from '../../../web/kit.js';",
    }
    found = plan_bundles(
        module_graph(sources), {"home": "/web/home.js", "table": "/web/table.js"}, sources
    )
    bundles = {name: list(bundle.modules) for name, bundle in found.bundles.items()}
    assert bundles[SHELL_BUNDLE] == ["/web/shell.js"]
    assert bundles["home.js"] == ["/web/kit.js", "/web/cards.js", "/web/home.js"] and bundles[
        "table.js"
    ] == ["/web/table.js"]
    assert bundles["games/x/ui/index.js"] == [
        "/web/kit.js",
        "/games/x/ui/art.js",
        "/games/x/ui/index.js",
    ], "a game bundle contains the kit, which table pages lack"
    assert bundles["games/x/ui/mini.js"] == ["/games/x/ui/art.js", "/games/x/ui/mini.js"], (
        "mini bundles omit the kit, which their pages already have"
    )
    assert bundles[MINIS_BUNDLE] == [*bundles["games/x/ui/mini.js"], *bundles["games/y/ui/mini.js"]]
    assert (
        found.lazy_bundles["/games/x/ui/mini.js"] == "games/x/ui/mini.js"
        and found.lazy_groups["/games/x/ui/mini.js"] == MINIS_BUNDLE
    )
    assert "/games/odd/ui/index.js" not in found.lazy_bundles


def test_cyclic_and_asynchronous_dependencies_are_refused() -> None:
    with pytest.raises(LinkError, match="imports itself"):
        module_graph({"/web/a.js": "import './b.js';", "/web/b.js": "import './a.js';"}).closure(
            "/web/a.js"
        )
    with pytest.raises(LinkError, match="top-level await"):
        module_graph({"/web/a.js": "import './b.js';", "/web/b.js": "await 1;"}).closure(
            "/web/a.js"
        )


def test_each_dynamic_import_loads_its_own_module() -> None:
    names = [f"{'abcdefghij'[number % 10] * (1 + number % 7)}{number}" for number in range(30)]
    source = "".join(
        f"async function f_{name}() {{ const {{ {name} }} = await import('./{name}.js'); return {name}; }}\n"
        for name in names
    )
    found = link_module("/web/all.js", source.encode())
    assert found.dynamic_imports == tuple(f"/web/{name}.js" for name in names)
    for name in names:
        assert f'const {{ {name} }} = await $bring("/web/{name}.js");' in found.text
