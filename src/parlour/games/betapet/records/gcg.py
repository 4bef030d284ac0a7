"""Reader and writer of GCG, the exchange format for crossword game records.

Source: John Chew's page on the format, poslfit.com/scrabble/gcg. Records from around 2000 are
supported. They list the words that a play forms after the total, and a withdrawal changes only the
total, not the points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

from parlour.core.value import Value
from parlour.games.betapet.records.notation import parse_coordinate
from parlour.games.betapet.text_encoding import BOM, decode_legacy, decode_utf8

GcgKind = Literal["play", "pass", "exchange", "withdrawn", "challenge", "time", "out", "rack"]
"""The kinds of turns."""

ENCODING_PRAGMA = "#character-encoding"
POINTS_PATTERN = re.compile(r"\+?(-?\d{1,9})")
"""The pattern of points and totals; Quackle writes a time penalty as `+-10`."""


class InvalidGcg(ValueError):
    """The error raised for a file that is not valid GCG.

    Attributes:
        line: The line number, from 1.
        reason: The reason.
    """

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


class GcgTurn(Value, frozen=True, kw_only=True):
    """A turn of a GCG record, which is one line of the file."""

    player: str
    """The player's nickname."""

    kind: GcgKind
    """The kind of turn."""

    rack: str = ""
    """The rack before the turn."""

    position: str = ""
    """The position of a play, such as `8D`."""

    word: str = ""
    """The word of a play, `.` for letters on the board."""

    letters: str = ""
    """The letters exchanged or their number, or the rack counted at the end."""

    points: int = 0
    """The points."""

    total: int = 0
    """The total after the turn."""


class GcgRecord(Value, frozen=True):
    """A game as a GCG record."""

    players: tuple[tuple[str, str], ...]
    """Nickname and full name of each player."""

    pragmas: tuple[tuple[str, str], ...]
    """The other pragmas in order, name and value."""

    turns: tuple[GcgTurn, ...]
    """The turns."""

    notes: tuple[tuple[int, str], ...] = ()
    """The notes, each with the number of the turn it follows (0 before the first turn)."""

    lines: tuple[int, ...] = ()
    """The line number of each turn, from 1."""

    pragma_lines: tuple[int, ...] = ()
    """The line number of each pragma, from 1."""

    def pragma(self, *names: str) -> tuple[int, str] | None:
        """Return the line number and value of the first pragma with one of these names, or None.

        The line number is 0 if it is unknown.
        """
        indices = (index for index, (name, _) in enumerate(self.pragmas) if name in names)
        index = next(indices, None)
        return (
            None
            if index is None
            else (self.pragma_lines[index] if self.pragma_lines else 0, self.pragmas[index][1])
        )


def decode_gcg(body: bytes) -> str:
    """Decode the bytes of a GCG file to text.

    The encoding is UTF-8 if the first line names it or the file begins with a byte order mark,
    otherwise Windows-1252 or ISO 8859-1. Accented letters are composed (NFC), so that each tile is
    one character.
    """
    first = body.split(b"\n", 1)[0].decode("latin-1").lower()
    if body.startswith(BOM.encode()) or (first.startswith(ENCODING_PRAGMA) and "utf-8" in first):
        try:
            return decode_utf8(body)
        except UnicodeDecodeError as error:
            raise InvalidGcg(
                body[: error.start].count(b"\n") + 1, "this is not UTF-8, as the first line says"
            ) from error
    return decode_legacy(body)


def parse_gcg(body: bytes) -> GcgRecord:
    """Parse the bytes of a GCG file; raises InvalidGcg.

    >>> record = parse_gcg(b">ann: ?AEINRT 8H RETAINs +70 70")
    >>> record.turns[0].position, record.turns[0].word, record.turns[0].total
    ('8H', 'RETAINs', 70)
    """
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
            raise InvalidGcg(number, "a line must begin with # or >")
    if not turns:
        raise InvalidGcg(max(number, 1), "the file contains no turn")
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
    """Split a text at the first space or tab into its first word and the rest."""
    name, *rest = re.split(r"[ \t]", text, maxsplit=1)
    return name, rest[0] if rest else ""


def _add_player(number: int, value: str, players: dict[str, str]) -> None:
    """Add the player of a #player line; raises InvalidGcg for a duplicate nickname."""
    nick, full = _name_and_value(value.strip())
    if nick in players:
        raise InvalidGcg(number, f"two players are called {nick}")
    players[nick] = full.strip() or nick


def _parse_turn(number: int, line: str) -> GcgTurn:
    """Parse a line that begins with `>` as a turn; raises InvalidGcg."""
    nick, colon, rest = line[1:].partition(":")
    player = nick.strip()
    parts, points, total = _parse_points(number, rest.split() if colon else [])
    last, before = parts[-1], parts[:-1]
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
        content = last[1:-1]
        if content.lower() in ("challenge", "time"):
            return GcgTurn(
                kind="challenge" if content.lower() == "challenge" else "time",
                rack=rack,
                player=player,
                points=points,
                total=total,
            )
        return GcgTurn(
            kind="rack" if points < 0 else "out",
            rack=rack,
            letters=content,
            player=player,
            points=points,
            total=total,
        )
    raise InvalidGcg(number, f"unknown turn {last}")


def _parse_points(number: int, parts: list[str]) -> tuple[list[str], int, int]:
    """Split the parts of a turn into the parts before the points, the points and the total.

    Words after the total, as in older records, are ignored.

    Raises:
        InvalidGcg: The points or the total are missing.
    """
    if len(parts) < 3:
        raise InvalidGcg(number, "a turn must read >nick: RACK what +points total")
    for place in range(len(parts) - 2, 0, -1):
        points, total = (
            POINTS_PATTERN.fullmatch(parts[place]),
            POINTS_PATTERN.fullmatch(parts[place + 1]),
        )
        if points and total:
            return parts[:place], int(points[1]), int(total[1])
    raise InvalidGcg(number, f"points and total must be numbers, not {parts[-2]} {parts[-1]}")


def format_gcg(record: GcgRecord) -> str:
    """Return a record as the text of a GCG file in UTF-8.

    >>> print(format_gcg(parse_gcg(b">ann: ?AEINRT 8H RETAINs +70 70")).splitlines()[-1])
    >ann: ?AEINRT 8H RETAINs +70 70
    """
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
    """Return a turn as a line of a GCG file."""
    match turn.kind:
        case "play":
            parts: Iterable[str] = (turn.rack, turn.position, turn.word)
        case "pass":
            parts = (turn.rack, "-")
        case "exchange":
            parts = (turn.rack, f"-{turn.letters}")
        case "withdrawn":
            parts = (turn.rack, "--")
        case "challenge" | "time":
            parts = (turn.rack, f"({turn.kind})")
        case _:
            parts = (turn.rack, f"({turn.letters})")
    return " ".join(
        (f">{turn.player}:", *(part for part in parts if part), f"{turn.points:+}", str(turn.total))
    )
