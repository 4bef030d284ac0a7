"""Golden matches as records of their own kind, and those of the first version by today's rules to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from parlour.core.archive import ARCHIVE_SUFFIX, decode_archive
from parlour.core.fold import fold
from parlour.core.game import replace
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.records.export import lexicon_hash, record_from_log
from parlour.games.betapet.records.gcg import format_gcg as write_gcg
from parlour.games.betapet.records.gcg import parse_gcg as read_gcg
from parlour.games.betapet.records.replay import record_board, record_tile_set
from parlour.games.betapet.records.replay import replay_record as replay_gcg
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH
from parlour.games.betapet.tests.positions import BETAPET
from parlour.plugin import registry

MATCHES = Path(__file__).parent / "matches"
KEPT = sorted(MATCHES.rglob(f"*{ARCHIVE_SUFFIX}"))
FORMER = [file for file in KEPT if file.parent.name == "v1"]


def named(file: Path) -> str:
    """Return the name of a match, and the version of its rules where that is a former one."""
    return str(file.relative_to(MATCHES).with_suffix(""))


@pytest.mark.parametrize("file", FORMER, ids=named)
def test_todays_rules_play_a_match_of_the_first_version_to_the_same_end(file: Path) -> None:
    kept = decode_archive(file.read_bytes())
    then = fold(kept.id, registry.build_game("betapet", graph_lookup(), 1), kept.events)
    opened = kept.events[0]
    events = [
        replace(opened, event=structs.replace(opened.event, version=BETAPET.spec.version)),
        *kept.events[1:],
    ]
    now = fold(kept.id, BETAPET, [replace(entry, digest=None) for entry in events])
    assert now.state is not None
    assert {
        field: getattr(then.state, field) for field in now.state.__struct_fields__
    } == structs.asdict(now.state)


@pytest.mark.parametrize("file", KEPT, ids=named)
def test_a_kept_match_is_exported_as_it_was_played(file: Path) -> None:
    kept = decode_archive(file.read_bytes())
    record = record_from_log(
        kept.id, registry.build_game("betapet", graph_lookup(), kept.version), kept.events
    )
    again = read_gcg(write_gcg(record).encode())
    assert write_gcg(again) == write_gcg(record)
    replay_gcg(again, record_board(again), record_tile_set(again))
    assert kept.ranking.scores is not None
    totals = {turn.player: turn.total for turn in again.turns}
    assert [totals[nick] for nick, _ in again.players] == list(kept.ranking.scores)
    assert (lexicon_hash(kept.events) == INTERNATIONAL_ENGLISH) == (
        record_tile_set(again).name == "english"
    )
