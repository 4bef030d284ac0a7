"""Tests of the export of golden matches, and of version 1 matches under the current rules."""

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
GOLDEN = sorted(MATCHES.rglob(f"*{ARCHIVE_SUFFIX}"))
FORMER = [file for file in GOLDEN if file.parent.name == "v1"]


def match_name(file: Path) -> str:
    """Return the name of a match, prefixed with its rules version if it is a former one."""
    return str(file.relative_to(MATCHES).with_suffix(""))


@pytest.mark.parametrize("file", FORMER, ids=match_name)
def test_current_rules_replay_version_1_matches(file: Path) -> None:
    archive = decode_archive(file.read_bytes())
    former = fold(archive.id, registry.build_game("betapet", graph_lookup(), 1), archive.events)
    new_match = archive.events[0]
    events = [
        replace(new_match, event=structs.replace(new_match.event, version=BETAPET.spec.version)),
        *archive.events[1:],
    ]
    current = fold(archive.id, BETAPET, [replace(entry, digest=None) for entry in events])
    assert current.state is not None
    assert {
        field: getattr(former.state, field) for field in current.state.__struct_fields__
    } == structs.asdict(current.state)


@pytest.mark.parametrize("file", GOLDEN, ids=match_name)
def test_exported_match_replays(file: Path) -> None:
    archive = decode_archive(file.read_bytes())
    record = record_from_log(
        archive.id, registry.build_game("betapet", graph_lookup(), archive.version), archive.events
    )
    replayed = read_gcg(write_gcg(record).encode())
    assert write_gcg(replayed) == write_gcg(record)
    replay_gcg(replayed, record_board(replayed), record_tile_set(replayed))
    assert archive.ranking.scores is not None
    totals = {turn.player: turn.total for turn in replayed.turns}
    assert [totals[nick] for nick, _ in replayed.players] == list(archive.ranking.scores)
    assert (lexicon_hash(archive.events) == INTERNATIONAL_ENGLISH) == (
        record_tile_set(replayed).name == "english"
    )
