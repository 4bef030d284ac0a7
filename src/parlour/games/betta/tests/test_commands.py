"""Tests of `parlour betta`, which stores boxes and tunes goals."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.codec import encode
from parlour.games.betta import commands
from parlour.games.betta.rules.box import BOXES, packaged_box
from parlour.plugin.assets import asset_lookup


def test_a_box_is_kept_and_found_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A stored box is found only by its own digest."""
    box = packaged_box()
    assert commands.box(keep=tmp_path) == 0
    assert box.digest in capsys.readouterr().out
    assert asset_lookup(BOXES, tmp_path)(box.digest) == encode(box.printed)
    (kept,) = (tmp_path / BOXES.name).iterdir()
    kept.write_bytes(b"{}")
    for folder, digest in ((None, box.digest), (tmp_path, "0" * 32), (tmp_path, box.digest)):
        with pytest.raises(LookupError):
            asset_lookup(BOXES, folder)(digest)


@pytest.mark.slow
def test_goals_are_tuned(capsys: pytest.CaptureFixture[str]) -> None:
    commands.tune(3, games=1, deals=2, rounds=1)
    assert "Betty wins" in capsys.readouterr().out
