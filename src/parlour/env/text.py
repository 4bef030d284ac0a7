"""Positions, log entries and actions as text, for language models."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from parlour.core.codec import encode
from parlour.core.game import AnyGame, LogEntry, Seat
from parlour.env.match import AgentMatch
from parlour.env.seeding import match_rng
from parlour.plugin.strings import game_message

PRIVATE_USE = 0xE000
"""The first of the characters that occur in no message."""


def position_text(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """Return the view of a seat, or of spectators for None: one line of JSON for each field."""
    view = game.view(state, seat)
    return "\n".join(
        f"{field.name}: {encode(getattr(view, field.name)).decode()}"
        for field in msgspec.structs.fields(type(view))
    )


def entry_text(game: str, entry: LogEntry, language: str = "en") -> str:
    """Return a log entry as sentences, with its parts; seats are named `Seat 1`, `Seat 2`, ….

    An entry without a message is returned as JSON.
    """
    names = {} if entry.seat is None else {"name": f"Seat {entry.seat + 1}"}
    said = game_message(game, language, f"{game}-news-{entry.what}", names | entry.details)
    parts = [entry_text(game, part, language) for part in entry.parts]
    return " ".join([said or encode(entry).decode(), *parts])


def action_text(game: str, action: Any, language: str = "en") -> str:
    """Return an action in the words of its button; its JSON follows if these do not name all of it.

    >>> from parlour.games.pylos.rules.actions import Take
    >>> action_text("pylos", Take(("1a1", "1b1")))
    'Remove 1a1, 1b1'
    """
    fields = msgspec.to_builtins(action, order="deterministic")
    kind = fields.pop(action.__struct_config__.tag_field)
    arguments = {
        name: ", ".join(map(str, value)) if isinstance(value, list | tuple) else value
        for name, value in fields.items()
        if isinstance(value, str | int | list | tuple)
    }
    names = {
        f"{name}-name": f"Seat {value + 1}"
        for name, value in arguments.items()
        if isinstance(value, int)
    }
    message = f"{game}-do-{kind}"
    said = game_message(game, language, message, arguments | names)
    if said is not None and _names_all(game, language, message, tuple(fields)):
        return said
    return " ".join([*([] if said is None else [said]), encode(action).decode()])


@cache
def _names_all(game: str, language: str, message: str, fields: tuple[str, ...]) -> bool:
    """Return whether a message contains the values of all these fields, or their players."""
    marks = {
        argument: chr(PRIVATE_USE + number)
        for number, name in enumerate(fields)
        for argument in (name, f"{name}-name")
    }
    said = game_message(game, language, message, marks) or ""
    return all(mark in said for mark in marks.values())


class TextMatch:
    """A match in which agents read texts and answer with the number of an action.

    The methods are those of TextArena: `get_observation`, `step` and `close`.
    """

    def __init__(self, match: AgentMatch, language: str = "en") -> None:
        self.match, self.language = match, language
        self._unread: list[list[str]] = []

    def reset(self, seed: int | None = None) -> None:
        """Start a new match."""
        self.match.start(match_rng(Random(seed)))
        self._unread = [[] for _ in range(self.match.seats)]
        self._record()

    def get_observation(self) -> tuple[Seat, str]:
        """Return the next seat that must decide, and its text: log entries, position and actions."""
        match, seat = self.match, self.match.awaited[0]
        entries, self._unread[seat] = self._unread[seat], []
        actions = [
            f"{number}: {action_text(match.game.spec.id, action, self.language)}"
            for number, action in match.choices(seat).items()
        ]
        return seat, "\n".join(
            [
                f"You are seat {seat + 1} of {match.seats} in {match.game.spec.name}.",
                *entries,
                position_text(match.game, match.state, seat),
                "Answer with the number of an action:",
                *actions,
            ]
        )

    def step(self, answer: str) -> tuple[bool, dict[str, Any]]:
        """Play the first number in an answer; return whether the match is over, and an info.

        Without the number of a legal action, the default action is played and the info has
        `illegal`.
        """
        number = _first_number(answer)
        is_legal = self.match.play(self.match.awaited[0], number)
        self._record()
        return not self.match.awaited, {} if is_legal else {"illegal": True}

    def close(self) -> Sequence[float]:
        """Return the reward of each seat."""
        return self.match.collect_rewards()

    def _record(self) -> None:
        game = self.match.game
        for seat, unread in enumerate(self._unread):
            entries = game.log_entries(self.match.events, Seat(seat))
            unread += [entry_text(game.spec.id, entry, self.language) for entry in entries]


def _first_number(answer: str) -> int:
    """Return the first run of digits of an answer as a number, or -1.

    >>> _first_number("I choose 12.")
    12
    """
    digits = "".join(sign if sign in "0123456789" else " " for sign in answer).split()
    return int(digits[0][:9]) if digits else -1
