"""Tests that random events are accepted or rejected with a code."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.core import event as events
from parlour.core.clock import AnyClockRule, Correspondence, Fischer, PerMove, Total, Untimed
from parlour.core.codec import encode
from parlour.core.fold import CorruptLog, current_turn, fold, match_ranking
from parlour.core.game import Game, Illegal, Seat
from parlour.core.match import match_from_snapshot
from parlour.core.step import apply_event

from .table import Table
from .toys.bids import Bid, Bids
from .toys.hands import CARDS, Hands, Play

OPTIONS = msgspec.Raw(b"{}")
RULES: tuple[AnyClockRule, ...] = (
    Untimed(),
    PerMove(5_000),
    Fischer(9_000, 500),
    Total(9_000, 1_000, 10, 4_000),
    Correspondence(1),
)

seats = st.integers(-1, 4).map(Seat)
bodies = st.one_of(
    st.sampled_from([encode(Play(card)) for card in CARDS]),
    st.sampled_from([encode(Bid(amount)) for amount in range(5)]),
    st.binary(max_size=5),
)
frequent_events: st.SearchStrategy[events.AnyEvent] = st.builds(
    events.Moved, seats, bodies.map(msgspec.Raw)
)
rare_events: st.SearchStrategy[events.AnyEvent] = st.one_of(
    st.builds(events.Seated, seat=seats, name=st.just("X")),
    st.builds(events.Vacated, seats),
    st.builds(
        events.Arranged,
        options=st.just(OPTIONS),
        seats=st.integers(0, 5),
        settings=st.just(events.TableSettings()),
    ),
    st.just(events.Started()),
    st.builds(events.Left, seats, st.sampled_from(["resigned", "time", "away"])),
    st.builds(events.Flagged, seats),
    st.builds(events.Offered, seats, st.sampled_from(["draw", "takeback"])),
    st.builds(events.Answered, seats, st.booleans()),
    st.builds(events.Hinted, seats),
    st.builds(events.TookBack, st.integers(-1, 20)),
    st.just(events.Closed("stopped")),
)
step_lists = st.lists(
    st.tuples(
        st.one_of(st.none(), st.none(), frequent_events, rare_events), st.integers(-2_000, 12_000)
    ),
    max_size=25,
)
"""Lists of events, each with the time since the previous one (ms); None is a sensible event."""


def rejection_code(table: Table, event: events.AnyEvent, at: int) -> str | None:
    """Return the error code of an event, or None if it is accepted."""
    try:
        table.add(event, at)
    except (Illegal, CorruptLog) as reason:
        return reason.code
    return None


def sensible_event(table: Table) -> events.AnyEvent:
    """Return an event that could follow in a regular match."""
    awaited = sorted(current_turn(table.game, table.match).seats)
    return (
        events.Moved(
            awaited[0], msgspec.Raw(encode(table.game.default_action(table.state, awaited[0])))
        )
        if awaited
        else events.Started()
    )


@pytest.mark.parametrize("game", [Bids(), Hands()], ids=["bids", "hands"])
@settings(max_examples=120)
@given(st.sampled_from(RULES), step_lists, st.booleans())
def test_a_match_accepts_or_rejects_any_event(
    game: Game[Any, Any, Any, Any],
    rule: AnyClockRule,
    steps: list[tuple[events.AnyEvent | None, int]],
    seated: bool,
) -> None:
    table = Table(game, 3, events.TableSettings(clock=rule))
    if seated:
        table.start()
    for event, elapsed in steps:
        before = table.match
        code = rejection_code(table, event or sensible_event(table), table.match.at + elapsed)
        match = table.match
        assert code is None or (
            match is before
            and code.split(".")[0] in ("core", game.spec.id)
            and code != "core.rules-fail"
        )
        assert match.at >= before.at
        awaited = current_turn(game, match).seats
        assert {
            seat for seat, since in enumerate(match.decision_ids) if since is not None
        } == awaited
        assert {
            seat for seat, since in enumerate(match.clock.since) if since is not None
        } <= awaited - match.gone
        final = match_ranking(game, match)
        assert final is None or (final.over is None) == (match.phase != "over")
    assert fold(table.id, game, table.log) == table.match
    assert match_from_snapshot(game, encode(table.match)) == table.match


def test_applying_an_event_does_not_change_its_argument() -> None:
    table = Table(Bids(), 2).start()
    before, body = table.match, encode(table.match)
    table.move(0, Bid(1))
    assert encode(before) == body
    assert apply_event(table.game, before, table.log[-1]).match == table.match
