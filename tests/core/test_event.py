"""Tests that events survive a JSON round trip and that no repr contains the key."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from parlour.core import event as events
from parlour.core.clock import AnyClockRule, Correspondence, Fischer, PerMove, Total, Untimed
from parlour.core.codec import encode
from parlour.core.game import Seat

KEY = bytes(range(32))
OPTIONS = msgspec.Raw(b'{"heap":7}')
RULES: tuple[AnyClockRule, ...] = (
    Untimed(),
    PerMove(30_000),
    Fischer(180_000, 2_000, "default"),
    Total(720_000, 15_000),
    Correspondence(3),
    Correspondence(3, 86_400_000, vacation=True),
)
EVENTS: tuple[events.AnyEvent, ...] = (
    events.Opened(
        game="stones",
        version=1,
        options=OPTIONS,
        seats=2,
        key=KEY,
        settings=events.TableSettings(clock=Fischer(1)),
        host="p0",
        code="ash-bell-10",
        after="m0",
    ),
    *(
        events.Arranged(
            options=OPTIONS,
            seats=3,
            settings=events.TableSettings(clock=rule, draws=False, public=True),
        )
        for rule in RULES
    ),
    events.Seated(seat=Seat(1), name="Ada", player="p1", bot="club", nonce=b"\x00\xff"),
    events.Vacated(Seat(1)),
    events.Started(),
    events.Moved(Seat(0), msgspec.Raw(b'{"do":"take","count":2}')),
    events.Moved(Seat(0), msgspec.Raw(b'{"do":"take","count":2}'), 120),
    *(events.Left(Seat(0), why) for why in ("resigned", "time", "away")),
    events.Flagged(Seat(1)),
    events.Offered(Seat(0), "draw"),
    events.Offered(Seat(0), "takeback"),
    events.Offered(Seat(0), "pause"),
    events.Answered(Seat(1), False),
    events.Continued(Seat(0)),
    events.Nudged(Seat(0)),
    *(events.Claimed(Seat(0), what) for what in ("out", "draw", "void")),
    events.Excused(Seat(1), 86_400_000),
    events.Hinted(Seat(1)),
    events.TookBack(4),
    events.Resumed(12_000),
    events.Closed("empty"),
)


def test_all_kinds_of_events_are_covered() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(events.AnyEvent))
    assert {type(rule) for rule in RULES} == set(get_args(AnyClockRule))


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_an_event_survives_a_round_trip(event: events.AnyEvent) -> None:
    body = encode(event)
    assert msgspec.json.decode(body, type=events.AnyEvent) == event
    assert encode(msgspec.json.decode(body, type=events.AnyEvent)) == body
    entry = events.EventRecord(3, 1_700_000_000_000, event, "0123456789abcdef")
    assert msgspec.json.decode(encode(entry), type=events.EventRecord) == entry


def test_an_event_is_tagged_by_its_name() -> None:
    assert encode(events.TookBack(4)) == b'{"event":"tookback","to":4,"anew":false}'


@pytest.mark.parametrize(
    "clock",
    [
        b'{"clock":"permove","move_ms":0}',
        b'{"clock":"fischer","bank_ms":-1}',
        b'{"clock":"fischer","bank_ms":1,"increment_ms":-1}',
        b'{"clock":"total","bank_ms":1,"step_ms":0}',
        b'{"clock":"total","bank_ms":1,"points":-5}',
        b'{"clock":"correspondence","days":0}',
        b'{"clock":"sundial"}',
        b'{"clock":"untimed","fall":"lose"}',
    ],
)
def test_invalid_clocks_cannot_be_decoded(clock: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"clock":%s}' % clock, type=events.TableSettings)


def test_a_repr_never_contains_the_key() -> None:
    text = repr(EVENTS[0])
    assert text == "Opened(game='stones', version=1, seats=2)"
    assert "key" not in repr(events.EventRecord(0, 0, EVENTS[0]))
