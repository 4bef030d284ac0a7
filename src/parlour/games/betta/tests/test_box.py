"""Tests of the validation of replaceable box data, and of matches that keep their own box."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.rng import Rng
from parlour.games.betta.rules.box import InvalidBox, content_address, decode_box, packaged_box
from parlour.games.betta.rules.display import COLOURS, orientations, rotated_cells
from parlour.games.betta.rules.game import Betta
from parlour.games.betta.rules.state import Options


def printed() -> Any:
    return msgspec.json.decode(encode(packaged_box().printed))


def test_the_house_box_is_balanced() -> None:
    """The four decks differ only by a rotation of colours, and use other colours equally."""
    box = packaged_box()
    for number, colour in enumerate(COLOURS):
        onward = str.maketrans(COLOURS, COLOURS[number:] + COLOURS[:number])
        assert [card.fish for card in box.decks[colour]] == [
            card.fish.translate(onward) for card in box.decks["r"]
        ]
    others = "".join(card.fish for card in box.decks["r"])
    assert [others.count(colour) for colour in COLOURS] == [24, 4, 4, 4]
    assert (
        len(
            {
                min(
                    rotated_cells(
                        card.fish.replace("b", "x").replace("y", "x").replace("g", "x"), t
                    )
                    for t in range(4)
                )
                for card in box.decks["r"]
            }
        )
        == 12
    )


def test_no_pattern_asks_about_mirrors() -> None:
    for pattern in packaged_box().printed.patterns:
        grid = pattern.cells
        mirrored = "".join(grid[row + column] for row in (0, 3, 6) for column in (2, 1, 0))
        assert set(orientations(mirrored)) == set(orientations(grid)), pattern.id


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("staff", "r", 0, "fish"), "r.b....b.", "card red-1 needs two fish of its colour"),
        (("staff", "r", 0, "fish"), "r.r....x.", "card red-1 needs nine cells"),
        (("staff", "r", 0, "fish"), "r.r....b", "card red-1 needs nine cells"),
        (("staff", "r", 0, "id"), "red-2", "two cards have the same id"),
        (("staff", "r"), [], "colour r needs 12 cards"),
        (
            ("betty", "cards", 0, "fish"),
            "rrb......",
            "card betty-red-1 needs fish of a single colour",
        ),
        (("betty", "goals", "tuned", "2"), [0, 0, 5, 3, 9], "table tuned for 2 needs five points"),
        (("betty", "goals", "tuned"), {}, "table tuned needs a row"),
        (("betty", "goals"), {}, "Betty's goals need the tables"),
        (("patterns", 0, "cells"), "##.#.....", "two patterns are rotations"),
        (("patterns", 0, "cells"), "rrr......", "pattern bar needs nine cells"),
        (("patterns", 0, "points"), 5, "four patterns must be worth 3, not 3"),
        (("patterns", 0, "points"), 4, "four patterns must be worth 3, not 3"),
        (("patterns",), "none", "Expected"),
    ],
)
def test_bad_data_is_refused_in_words(path: tuple[Any, ...], value: Any, sentence: str) -> None:
    box = inner = printed()
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    with pytest.raises(InvalidBox, match=sentence):
        decode_box(encode(box))


def test_a_box_is_found_by_its_address() -> None:
    """A match continues with its own box after another is installed, if the server keeps it."""
    other = printed()
    other["betty"]["goals"]["tuned"]["2"] = [0, 1, 2, 3, 4]
    body = encode(decode_box(encode(other)).printed)
    game = Betta({content_address(body): body}.__getitem__)
    options = Options(mode="betty", betty="first", box=content_address(body))
    state = game.setup(options, 2, Rng(bytes(32))).state
    assert game.view(state, None).worth[0].goal == 1
    assert decode_box(body).digest == content_address(body)
