"""Tests that a match is the fold of its log and that corrupt logs are reported."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from parlour.core.clock import Fischer
from parlour.core.codec import encode
from parlour.core.event import (
    Answered,
    AnyEvent,
    Closed,
    Event,
    EventRecord,
    Left,
    Moved,
    Offered,
    Opened,
    Seated,
    Started,
    TableSettings,
)
from parlour.core.fold import CorruptLog, current_turn, effective_entries, fold, match_ranking
from parlour.core.game import Game, Seat, replace
from parlour.core.match import Match, match_from_snapshot, match_seed
from parlour.core.rng import Rng, derive_seed
from parlour.core.step import apply_event

from .table import KEY, Table, opening
from .toys.bids import Bid, Bids
from .toys.dice import Dice, Roll, Stop
from .toys.hands import Hands, Play
from .toys.stones import Stones, Take

BLITZ = TableSettings(clock=Fischer(60_000, 1_000))


def played_stones() -> Table:
    table = Table(Stones(), 2, BLITZ).start()
    table.move(0, Take(3))
    table.add(Offered(Seat(1), "draw"))
    table.add(Answered(Seat(0), False))
    table.move(1, Take(1))
    table.add(Seated(seat=Seat(0), name="Stand-in", player="p0", bot="club"))
    table.move(0, Take(3))
    return table


def played_hands() -> Table:
    table = Table(Hands(), 3, BLITZ).start()
    for _ in range(3):
        table.move(table.state.mover, Play(table.state.hands[table.state.mover][0]))
    table.add(Left(Seat(1), "resigned"))
    while table.match.phase == "playing":
        table.move(table.state.mover, Play(table.state.hands[table.state.mover][-1]))
    return table


def played_bids() -> Table:
    table = Table(Bids(), 3).start()
    for bids in ((1, 3, 2), (3, 3, 1), (2, 2, 2)):
        for seat in (2, 0, 1):
            table.move(seat, Bid(bids[seat]))
    return table


def played_dice() -> Table:
    table = Table(Dice(), 1).start()
    table.move(0, Roll())
    table.move(0, Roll())
    table.take_back(0, table.match.moves[0])
    table.move(0, Stop())
    return table


TABLES = {
    "stones": played_stones(),
    "hands": played_hands(),
    "bids": played_bids(),
    "dice": played_dice(),
}
each_table = pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)


@each_table
def test_a_whole_match_is_over_and_ranked(table: Table) -> None:
    assert table.match.phase == "over"
    final = match_ranking(table.game, table.match)
    assert final is not None
    assert final.over
    assert current_turn(table.game, table.match).seats == frozenset()
    assert set(table.match.decision_ids) == {None}


@each_table
def test_folding_the_log_gives_the_applied_match(table: Table) -> None:
    assert fold(table.id, table.game, table.log) == table.match


@each_table
def test_a_prefix_and_its_tail_give_the_whole_match(table: Table) -> None:
    """The tail is folded, applied event by event, and applied to a snapshot."""
    for cut in range(1, len(table.log)):
        before = fold(table.id, table.game, table.log[:cut])
        if any(getattr(entry.event, "to", cut) < cut - 1 for entry in table.log[cut:]):
            with pytest.raises(ValueError, match="whole log"):
                fold(table.id, table.game, table.log[cut:], before)
            continue
        again = match_from_snapshot(table.game, encode(before))
        assert again == before
        assert encode(again) == encode(before)
        assert fold(table.id, table.game, table.log[cut:], before) == table.match
        assert fold(table.id, table.game, table.log[cut:], again) == table.match
        assert fold(table.id, table.game, [], again) == before


@pytest.mark.parametrize("name", ["stones", "hands", "bids"])
def test_a_fold_is_its_steps(name: str) -> None:
    table = TABLES[name]
    for cut in range(1, len(table.log)):
        found = fold(table.id, table.game, table.log[:cut])
        for entry in table.log[cut:]:
            found = apply_event(table.game, found, entry).match
        assert found == table.match


@each_table
def test_the_seed_comes_from_key_match_and_nonces(table: Table) -> None:
    assert match_seed(table.match) == derive_seed(
        KEY, table.id, [b"nonce %d" % seat for seat in range(len(table.match.occupants))]
    )


def test_the_deal_follows_from_the_seed() -> None:
    table = Table(Hands(), 2).start()
    game, options = Hands(), Hands.types.options()
    assert table.match.state == game.setup(options, 2, Rng(match_seed(table.match))).state
    assert table.match.state != Table(Hands(), 2, id="m2").start().match.state


def test_decisions_are_stored_with_their_seats() -> None:
    match = TABLES["bids"].match
    assert match.movers == (2, 0, 1) * 3
    assert match.moves == tuple(range(5, 14))


def test_a_log_without_take_backs_is_effective_as_a_whole() -> None:
    table = TABLES["stones"]
    assert effective_entries(table.log) == table.log


def test_times_never_decrease() -> None:
    table = Table(Stones(), 2, BLITZ).start()
    now = table.match.at
    table.move(0, Take(1), at=now - 3_000)
    assert table.match.at == now
    assert table.match.clock.left[0] == 61_000
    assert fold(table.id, table.game, table.log) == table.match


def test_times_before_1970_are_valid() -> None:
    game = Stones()
    log = [EventRecord(0, -5_000, opening(game, 2))]
    assert fold("m1", game, log).at == -5_000


# Corrupt logs


def corrupt_log_of(
    game: Game[Any, Any, Any, Any], log: list[EventRecord], start: Match[Any] | None = None
) -> CorruptLog:
    with pytest.raises(CorruptLog) as reason:
        fold("m1", game, log, start)
    assert reason.value.match == "m1"
    assert f"position {reason.value.seq}: {reason.value.reason}" in str(reason.value)
    return reason.value


def changed_log(
    table: Table, at: int, event: AnyEvent | None = None, **changes: Any
) -> list[EventRecord]:
    """Return a copy of a table's log with one entry changed and later digests removed."""
    log = list(table.log)
    log[at] = replace(log[at], **({"event": event} if event is not None else {}), **changes)
    return log


def test_an_empty_log() -> None:
    assert corrupt_log_of(Stones(), []).code == "core.empty-log"


def test_a_log_must_begin_with_an_opening() -> None:
    found = corrupt_log_of(Stones(), [EventRecord(0, 0, Started())])
    assert (found.seq, found.code, found.reason) == (
        0,
        "core.not-possible-now",
        "core.not-possible-now: event Started",
    )


@pytest.mark.parametrize("missing", [0, 1, 3, 4, 6])
def test_a_gap(missing: int) -> None:
    table = TABLES["stones"]
    found = corrupt_log_of(Stones(), [entry for entry in table.log if entry.seq != missing])
    assert (found.seq, found.code, found.reason) == (
        missing + 1,
        "core.log-gap",
        f"position {missing} is missing",
    )


def test_a_position_twice() -> None:
    table = TABLES["stones"]
    found = corrupt_log_of(Stones(), [*table.log[:3], *table.log[2:]])
    assert (found.seq, found.code) == (2, "core.log-gap")


def test_a_tail_must_follow_its_start() -> None:
    table = TABLES["stones"]
    start = fold("m1", Stones(), table.log[:4])
    assert corrupt_log_of(Stones(), table.log[5:], start).code == "core.log-gap"
    assert corrupt_log_of(Stones(), table.log[3:], start).code == "core.log-gap"


def test_another_version_of_the_rules() -> None:
    table = Table(Stones(), 2)
    other = replace(opening(Stones(), 2), version=9)
    found = corrupt_log_of(Stones(), [EventRecord(0, 0, other)])
    assert (found.code, found.reason) == (
        "core.other-version",
        "core.other-version: version 9, known 1",
    )
    snapshot = replace(table.match, opened=other)
    assert corrupt_log_of(Stones(), [], snapshot).code == "core.other-version"


def test_another_game() -> None:
    table = Table(Stones(), 2)
    assert corrupt_log_of(Dice(), table.log).code == "core.other-game"
    assert corrupt_log_of(Dice(), [], table.match).code == "core.other-game"


@pytest.mark.parametrize("length", [0, 16, 31, 33, 65])
def test_a_key_of_another_length(length: int) -> None:
    found = corrupt_log_of(Stones(), [EventRecord(0, 0, opening(Stones(), 2, key=b"k" * length))])
    assert found.code == "core.bad-key"
    assert "kkk" not in found.reason


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 10**9])
def test_a_seat_count_that_the_game_does_not_allow(seats: int) -> None:
    assert (
        corrupt_log_of(Stones(), [EventRecord(0, 0, opening(Stones(), seats))]).code == "core.seats"
    )


@pytest.mark.parametrize("options", [b"{", b'{"heap":8}', b"null"])
def test_invalid_options(options: bytes) -> None:
    assert (
        corrupt_log_of(Stones(), [EventRecord(0, 0, opening(Stones(), 2, options=options))]).code
        == "core.not-options"
    )


def test_options_that_the_game_rejects() -> None:
    table = Table(Stones(), 3, options=b'{"heap":2}').sit()
    assert table.rejection_code(Started()) == "stones.heap-too-small"


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"do":"steal"}', b'{"do":"take"}', b"\xff", b"[" * 100_000]
)
def test_a_corrupt_action(body: bytes) -> None:
    found = corrupt_log_of(
        Stones(), changed_log(TABLES["stones"], 4, Moved(Seat(0), msgspec.Raw(body)))
    )
    assert (found.seq, found.code) == (4, "core.not-an-action")


def test_an_action_against_the_rules() -> None:
    found = corrupt_log_of(
        Stones(),
        changed_log(TABLES["stones"], 4, Moved(Seat(0), msgspec.Raw(b'{"do":"take","count":4}'))),
    )
    assert (found.seq, found.code, found.reason) == (
        4,
        "stones.not-so-many",
        "stones.not-so-many: heap 7",
    )


def test_an_action_that_leads_elsewhere() -> None:
    found = corrupt_log_of(
        Stones(),
        changed_log(TABLES["stones"], 4, Moved(Seat(0), msgspec.Raw(b'{"do":"take","count":2}'))),
    )
    assert (found.seq, found.code) == (4, "core.other-digest")


def test_a_wrong_digest() -> None:
    for entry in TABLES["hands"].log[4:]:
        found = corrupt_log_of(Hands(), changed_log(TABLES["hands"], entry.seq, digest="0" * 16))
        assert (found.seq, found.code) == (entry.seq, "core.other-digest")


def test_a_digest_of_nothing() -> None:
    assert (
        corrupt_log_of(Stones(), changed_log(TABLES["stones"], 1, digest="0" * 16)).code
        == "core.other-digest"
    )


def test_a_log_without_digests_folds_too() -> None:
    table = TABLES["hands"]
    assert fold("m1", Hands(), [replace(entry, digest=None) for entry in table.log]) == table.match


def test_an_event_of_no_known_kind() -> None:
    assert (
        corrupt_log_of(
            Stones(), [*TABLES["stones"].log[:3], EventRecord(3, 0, cast(AnyEvent, Event()))]
        ).code
        == "core.not-possible-now"
    )


def test_failing_rules_stop_their_match_without_revealing_a_secret() -> None:
    class Clumsy(Stones):
        """A game that raises an exception with a secret in its message."""

        def apply(self, state: Any, seat: Seat, action: Take) -> Any:
            raise KeyError(f"secret heap {state.heap}")

    found = corrupt_log_of(Clumsy(), TABLES["stones"].log)
    assert (found.seq, found.code, found.reason) == (
        4,
        "core.rules-fail",
        "the rules fail with KeyError",
    )
    assert isinstance(found.__cause__, KeyError)
    assert "secret" not in str(found)


def test_an_error_outside_the_core_has_a_code() -> None:
    assert CorruptLog("m1", 3, "the row cannot be read").code == "core.unreadable"


def test_a_closed_table_has_no_ranking() -> None:
    table = Table(Stones(), 2)
    table.add(Closed("empty"))
    assert (table.match.phase, table.match.ended) == ("over", "empty")
    assert match_ranking(table.game, table.match) is None
    assert current_turn(table.game, table.match).phase == "over"
    assert isinstance(table.match.opened, Opened)
