"""A match of this house as a GCG record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.archive import Archive
from parlour.core.clock import overtime_points
from parlour.core.codec import Codec
from parlour.core.event import EventRecord, Moved
from parlour.core.fold import effective_entries, fold
from parlour.core.game import Game, Illegal, Seat
from parlour.games.betapet.lexicons import catalogue
from parlour.games.betapet.records.gcg import GcgRecord, GcgTurn, format_gcg
from parlour.games.betapet.records.notation import letters_text, play_notation
from parlour.games.betapet.records.replay import BOARD_PRAGMA, TILES_PRAGMA
from parlour.games.betapet.rules import GAME
from parlour.games.betapet.rules.actions import AnyAction, Exchange
from parlour.games.betapet.rules.state import RecordEntry, State
from parlour.plugin import registry

LEXICON_PRAGMA = "lexicon"


def match_gcg(kept: Archive, folder: Path) -> str:
    """Return a finished match as GCG; its list may be one that lies in this folder. Raises Illegal where that is not at hand, and CorruptLog."""
    try:
        game = registry.build_game(kept.game, catalogue.graph_lookup(folder), kept.version)
    except LookupError as reason:
        raise Illegal(
            "core.other-version", version=kept.version, known=GAME.spec.version
        ) from reason
    wanted = lexicon_hash(kept.events)
    name = next(
        (known.name for known in catalogue.all_lexicons(folder) if known.digest == wanted), None
    )
    if name is None:
        raise Illegal("betapet.unknown-lexicon", lexicon=wanted)
    return format_gcg(record_from_log(kept.id, game, kept.events, name))


def record_from_log(
    match: str, game: Game[Any, Any, Any, Any], log: Sequence[EventRecord], lexicon: str = ""
) -> GcgRecord:
    """Return the record of a match from its log, take-backs undone; raises Illegal where it never started, and CorruptLog.

    `lexicon` is the name of its list.
    """
    codec = Codec(game)
    states: list[State] = []
    actions: list[AnyAction | None] = []
    now = None
    for entry in effective_entries(log):
        before = now
        now = (
            fold(match, game, log[: entry.seq + 1])
            if now is None or now.seq + 1 != entry.seq
            else fold(match, game, [entry], now)
        )
        if now.state is None:
            continue
        if not states:
            states.append(now.state)
        elif before is not None and now.state != before.state:
            states.append(now.state)
            actions.append(
                codec.decode_action(bytes(entry.event.action))
                if isinstance(entry.event, Moved)
                else None
            )
    if now is None or not states:
        raise Illegal("core.never-started")
    names = [chair.name if chair else f"Seat {seat + 1}" for seat, chair in enumerate(now.chairs)]
    late = [overtime_points(now.clock, Seat(seat), now.at) for seat in range(len(names))]
    return build_record(names, states, actions, late, lexicon)


def lexicon_hash(log: Sequence[EventRecord]) -> str:
    """Return the hash of the list that a match plays with."""
    options = next(
        msgspec.json.decode(bytes(entry.event.options))
        for entry in reversed(log)
        if hasattr(entry.event, "options")
    )
    return str(options["lexicon"])


def build_record(
    names: Sequence[str],
    states: Sequence[State],
    actions: Sequence[AnyAction | None],
    overtime: Sequence[int] = (),
    lexicon: str = "",
) -> GcgRecord:
    """Return a match as a record.

    `states` are the first state and the one after each step; `actions` the decision of each step (None: a seat left).
    `overtime` are the points each seat lost to the clock; `lexicon` is the list's name.
    """
    first = states[0]
    nicks = _unique_nicks(names)
    layout = first.options.board
    board = f"{layout} {first.premiums}" if layout == "random" else layout
    pragmas = [
        (BOARD_PRAGMA, board),
        (TILES_PRAGMA, first.options.tiles),
        (LEXICON_PRAGMA, f"{lexicon} {first.options.lexicon}".strip()),
    ]
    turns: list[GcgTurn] = []
    notes: list[tuple[int, str]] = []
    for before, after, action in zip(states[:-1], states[1:], actions, strict=True):
        for entry in after.entries[len(before.entries) :]:
            if entry.kind == "left":
                notes.append((len(turns), f"{nicks[entry.seat]} left the game"))
            elif entry.kind == "rack" and not entry.points:
                # Nothing is lost by it, and a record has no line for that.
                continue
            elif entry.kind == "skipped":
                turns.append(
                    GcgTurn(
                        player=nicks[entry.seat],
                        kind="pass",
                        rack=letters_text(after.racks[entry.seat]),
                        total=entry.total,
                    )
                )
            else:
                turns.append(_gcg_turn(entry, nicks[entry.seat], before, after, action))
    scores = list(states[-1].scores)
    for seat, cost in enumerate(overtime):
        if cost:
            scores[seat] -= cost
            turns.append(GcgTurn(player=nicks[seat], kind="time", points=-cost, total=scores[seat]))
    return GcgRecord(
        tuple(zip(nicks, names, strict=True)), tuple(pragmas), tuple(turns), tuple(notes)
    )


def _gcg_turn(
    entry: RecordEntry, nick: str, before: State, after: State, action: AnyAction | None
) -> GcgTurn:
    rack = letters_text(before.racks[entry.seat])
    match entry.kind:
        case "play":
            position, word = play_notation(before.board, entry.tiles)
            return GcgTurn(
                player=nick,
                kind="play",
                rack=rack,
                position=position,
                word=word,
                points=entry.points,
                total=entry.total,
            )
        case "exchange":
            given = (
                letters_text(action.letters) if isinstance(action, Exchange) else str(entry.count)
            )
            return GcgTurn(
                player=nick, kind="exchange", rack=rack, letters=given, total=entry.total
            )
        case "withdrawn":
            return GcgTurn(
                player=nick,
                kind="withdrawn",
                rack=letters_text(after.racks[entry.seat]),
                points=entry.points,
                total=entry.total,
            )
        case "rack":
            left = letters_text(entry.letters)
            return GcgTurn(
                player=nick,
                kind="rack",
                rack=left,
                letters=left,
                points=entry.points,
                total=entry.total,
            )
        case "out":
            return GcgTurn(
                player=nick,
                kind="out",
                letters=letters_text(entry.letters),
                points=entry.points,
                total=entry.total,
            )
        case "challenge":
            return GcgTurn(
                player=nick, kind="challenge", rack=rack, points=entry.points, total=entry.total
            )
        case _:
            return GcgTurn(player=nick, kind="pass", rack=rack, total=entry.total)


def _unique_nicks(names: Sequence[str]) -> list[str]:
    """Return a different one-word nick for each name."""
    found: list[str] = []
    for name in names:
        nick = "_".join(name.replace(":", " ").split()) or "player"
        number = len(found) + 1
        while nick in found:
            nick, number = f"{nick}_{number}", number + 1
        found.append(nick)
    return found
