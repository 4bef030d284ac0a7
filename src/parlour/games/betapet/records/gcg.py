"""GCG, the text in which crossword games are handed on: reading and writing.

Source: John Chew's page on the format, poslfit.com/scrabble/gcg. Records of the years around 2000 are read too: they name the
words made behind the total, and their withdrawals take no points back but the total.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from parlour.core.value import Value
from parlour.games.betapet.records.notation import parse_coordinate
from parlour.games.betapet.text_encoding import BOM, decode_legacy, decode_utf8

GcgKind = Literal["play", "pass", "exchange", "withdrawn", "challenge", "time", "out", "rack"]

ENCODING_PRAGMA = "#character-encoding"
POINTS_PATTERN = re.compile(r"\+?(-?\d{1,9})")
"""Points or a total. Quackle writes a time penalty as `+-10`."""


class InvalidGcg(ValueError):
    """A file that cannot be read: the line, counted from 1, and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


class GcgTurn(Value, frozen=True, kw_only=True):
    """One line of a game. `letters`: what was exchanged (or how many, as digits), or the rack that is counted at the end."""

    player: str
    kind: GcgKind
    rack: str = ""
    position: str = ""
    word: str = ""
    letters: str = ""
    points: int = 0
    total: int = 0


class GcgRecord(Value, frozen=True):
    """A game: its players (nick and full name), its other pragmas in order, and its turns.

    `notes` belong to the turn with their number, 0 before the first. `lines` and `pragma_lines` say where each turn and each of
    those pragmas stood, counted from 1.
    """

    players: tuple[tuple[str, str], ...]
    pragmas: tuple[tuple[str, str], ...]
    turns: tuple[GcgTurn, ...]
    notes: tuple[tuple[int, str], ...] = ()
    lines: tuple[int, ...] = ()
    pragma_lines: tuple[int, ...] = ()

    def pragma(self, *names: str) -> tuple[int, str] | None:
        """Return the line and the value of the first pragma of one of these names; the line is 0 where it is not known."""
        places = (place for place, (known, _) in enumerate(self.pragmas) if known in names)
        place = next(places, None)
        return (
            None
            if place is None
            else (self.pragma_lines[place] if self.pragma_lines else 0, self.pragmas[place][1])
        )


def decode_gcg(body: bytes) -> str:
    """Return the text of a file: UTF-8 if its first line says so or it begins with a byte order mark, else Windows-1252 or ISO 8859-1.

    Letters are composed (NFC): a tile is one letter, however the file writes its accent.
    """
    first = body.split(b"\n", 1)[0].decode("latin-1").lower()
    if body.startswith(BOM.encode()) or (first.startswith(ENCODING_PRAGMA) and "utf-8" in first):
        try:
            return decode_utf8(body)
        except UnicodeDecodeError as reason:
            raise InvalidGcg(
                body[: reason.start].count(b"\n") + 1, "this is not UTF-8, as the first line says"
            ) from reason
    return decode_legacy(body)


def parse_gcg(body: bytes) -> GcgRecord:
    """Return the game in a file; raises BadGcg."""
    players: dict[str, str] = {}
    pragmas: list[tuple[str, str]] = []
    pragma_lines: list[int] = []
    turns: list[GcgTurn] = []
    notes: list[tuple[int, str]] = []
    lines: list[int] = []
    number = 0
    for number, line in enumerate(decode_gcg(body).splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith(">"):
            turns.append(_parse_turn(number, line))
            lines.append(number)
        elif line.startswith("#"):
            name, value = _name_and_value(line[1:])
            if re.fullmatch(r"player\d", name):
                _add_player(number, value, players)
            elif name in ("note", "-"):
                notes.append((len(turns), value))
            elif name != ENCODING_PRAGMA[1:]:
                pragmas.append((name, value.strip()))
                pragma_lines.append(number)
        elif notes or turns:
            notes.append((len(turns), line))
        else:
            raise InvalidGcg(number, "a line begins with # or >")
    if not turns:
        raise InvalidGcg(max(number, 1), "the file ends and no turn stands in it")
    for turn, number in zip(turns, lines, strict=True):
        if players and turn.player not in players:
            raise InvalidGcg(number, f"no #player line names {turn.player}")
    names = players if len(players) > 1 else {turn.player: turn.player for turn in turns}
    return GcgRecord(
        tuple(names.items()),
        tuple(pragmas),
        tuple(turns),
        tuple(notes),
        tuple(lines),
        tuple(pragma_lines),
    )


def _name_and_value(text: str) -> tuple[str, str]:
    """Return the first word and the rest; a space or a tab separates them."""
    name, *rest = re.split(r"[ \t]", text, maxsplit=1)
    return name, rest[0] if rest else ""


def _add_player(number: int, value: str, players: dict[str, str]) -> None:
    nick, full = _name_and_value(value.strip())
    if nick in players:
        raise InvalidGcg(number, f"two players are called {nick}")
    players[nick] = full.strip() or nick


def _parse_turn(number: int, line: str) -> GcgTurn:
    nick, colon, rest = line[1:].partition(":")
    player = nick.strip()
    what, points, total = _parse_points(number, rest.split() if colon else [])
    last, before = what[-1], what[:-1]
    if before and not last.startswith(("-", "(")):
        if parse_coordinate(before[-1]):
            rack = "".join(before[:-1])
            return GcgTurn(
                kind="play",
                rack=rack,
                position=before[-1].upper(),
                word=last,
                player=player,
                points=points,
                total=total,
            )
        if re.fullmatch(r"\d+[A-Za-z]|[A-Za-z]\d+", before[-1]):
            raise InvalidGcg(number, f"there is no square {before[-1]}")
    rack = "".join(before)
    if last == "--":
        return GcgTurn(kind="withdrawn", rack=rack, player=player, points=points, total=total)
    if last == "-":
        return GcgTurn(kind="pass", rack=rack, player=player, points=points, total=total)
    if last.startswith("-"):
        return GcgTurn(
            kind="exchange", rack=rack, letters=last[1:], player=player, points=points, total=total
        )
    if last.startswith("(") and last.endswith(")"):
        inside = last[1:-1]
        if inside.lower() in ("challenge", "time"):
            return GcgTurn(
                kind="challenge" if inside.lower() == "challenge" else "time",
                rack=rack,
                player=player,
                points=points,
                total=total,
            )
        return GcgTurn(
            kind="rack" if points < 0 else "out",
            rack=rack,
            letters=inside,
            player=player,
            points=points,
            total=total,
        )
    raise InvalidGcg(number, f"what {last} means is not known")


def _parse_points(number: int, parts: list[str]) -> tuple[list[str], int, int]:
    """Return what stands before the points, the points and the total; words behind them, as in older records, are left out."""
    if len(parts) < 3:
        raise InvalidGcg(number, "a turn reads >nick: RACK what +points total")
    for place in range(len(parts) - 2, 0, -1):
        points, total = (
            POINTS_PATTERN.fullmatch(parts[place]),
            POINTS_PATTERN.fullmatch(parts[place + 1]),
        )
        if points and total:
            return parts[:place], int(points[1]), int(total[1])
    raise InvalidGcg(number, f"points and total must be numbers, not {parts[-2]} {parts[-1]}")


def format_gcg(record: GcgRecord) -> str:
    """Return the file of a game, in UTF-8."""
    lines = [f"{ENCODING_PRAGMA} UTF-8"]
    lines += [
        f"#player{number} {nick} {full}" for number, (nick, full) in enumerate(record.players, 1)
    ]
    lines += [f"#{name} {value}".rstrip() for name, value in record.pragmas]
    notes = list(record.notes)
    for number in range(len(record.turns) + 1):
        if number:
            lines.append(_format_turn(record.turns[number - 1]))
        lines += [f"#note {text}" for turn, text in notes if turn == number]
    return "\n".join(lines) + "\n"


def _format_turn(turn: GcgTurn) -> str:
    match turn.kind:
        case "play":
            what: Iterable[str] = (turn.rack, turn.position, turn.word)
        case "pass":
            what = (turn.rack, "-")
        case "exchange":
            what = (turn.rack, f"-{turn.letters}")
        case "withdrawn":
            what = (turn.rack, "--")
        case "challenge" | "time":
            what = (turn.rack, f"({turn.kind})")
        case _:
            what = (turn.rack, f"({turn.letters})")
    return " ".join(
        (f">{turn.player}:", *(part for part in what if part), f"{turn.points:+}", str(turn.total))
    )
