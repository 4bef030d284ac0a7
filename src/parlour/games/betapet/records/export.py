"""Export of a match as a GCG record."""

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


def match_gcg(archive: Archive, folder: Path) -> str:
    """Return a finished match as the text of a GCG file.

    Args:
        archive: The match.
        folder: The data folder, which may contain the word list of the match.

    Raises:
        Illegal: The rules or the word list of the match are not available.
        CorruptLog: The log of the match is damaged.
    """
    try:
        game = registry.build_game(archive.game, catalogue.graph_lookup(folder), archive.version)
    except LookupError as error:
        raise Illegal(
            "core.other-version", version=archive.version, record=GAME.spec.version
        ) from error
    digest = lexicon_hash(archive.events)
    name = next(
        (record.name for record in catalogue.all_lexicons(folder) if record.digest == digest), None
    )
    if name is None:
        raise Illegal("betapet.unknown-lexicon", lexicon=digest)
    return format_gcg(record_from_log(archive.id, game, archive.events, name))


def record_from_log(
    match: str, game: Game[Any, Any, Any, Any], log: Sequence[EventRecord], lexicon: str = ""
) -> GcgRecord:
    """Build the GCG record of a match from its log, without undone steps.

    Args:
        match: The id of the match.
        game: The game, in the version of the match.
        log: The log of the match.
        lexicon: The name of the word list.

    Raises:
        Illegal: The match never started.
        CorruptLog: The log is damaged.
    """
    codec = Codec(game)
    states: list[State] = []
    actions: list[AnyAction | None] = []
    current = None
    for entry in effective_entries(log):
        before = current
        current = (
            fold(match, game, log[: entry.seq + 1])
            if current is None or current.seq + 1 != entry.seq
            else fold(match, game, [entry], current)
        )
        if current.state is None:
            continue
        if not states:
            states.append(current.state)
        elif before is not None and current.state != before.state:
            states.append(current.state)
            actions.append(
                codec.decode_action(bytes(entry.event.action))
                if isinstance(entry.event, Moved)
                else None
            )
    if current is None or not states:
        raise Illegal("core.never-started")
    names = [
        occupant.name if occupant else f"Seat {seat + 1}"
        for seat, occupant in enumerate(current.occupants)
    ]
    late = [overtime_points(current.clock, Seat(seat), current.at) for seat in range(len(names))]
    return build_record(names, states, actions, late, lexicon)


def lexicon_hash(log: Sequence[EventRecord]) -> str:
    """Return the hash of the word list in the latest options of a log."""
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
    """Build the GCG record of a match from its states and actions.

    Args:
        names: The players' names by seat.
        states: The first state and the state after each step.
        actions: The action of each step, None if a seat left.
        overtime: The points that each seat lost to the clock.
        lexicon: The name of the word list.
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
                # A seat without tiles left loses no points, and GCG has no line for such an entry.
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
    """Convert an entry of a match's record to a GCG turn."""
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
            returned = (
                letters_text(action.letters) if isinstance(action, Exchange) else str(entry.count)
            )
            return GcgTurn(
                player=nick, kind="exchange", rack=rack, letters=returned, total=entry.total
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
            letters = letters_text(entry.letters)
            return GcgTurn(
                player=nick,
                kind="rack",
                rack=letters,
                letters=letters,
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
    """Return a unique one-word nickname for each name."""
    nicks: list[str] = []
    for name in names:
        nick = "_".join(name.replace(":", " ").split()) or "player"
        number = len(nicks) + 1
        while nick in nicks:
            nick, number = f"{nick}_{number}", number + 1
        nicks.append(nick)
    return nicks
