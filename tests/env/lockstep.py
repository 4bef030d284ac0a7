"""The lockstep of a batch and the rules: both play the same matches and must show the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

import parlour.env
from parlour.core.game import Seat, Transition
from parlour.core.utility import utility
from parlour.env.match import AgentMatch

from .subjects import Setting

StateOf = Callable[[Any, int, AgentMatch], Any]
"""A function that returns the rules' state of a match that a batch has just started in a row."""


class Lockstep:
    """A batch beside the rules; each check compares all that a batch shows.

    Args:
        setting: The game, its options and the number of seats.
        size: The number of matches at a time.
        state_of: Returns the state of a new match of the batch.
        kinds: The first numbers of all kinds of actions but the first kind. All kinds of legal
            actions are equally likely, so that no kind is rare in random matches.
    """

    def __init__(
        self, setting: Setting, size: int, state_of: StateOf, kinds: tuple[int, ...] = ()
    ) -> None:
        self.luck, self.state_of = Random(str(setting)), state_of
        self.batch = parlour.env.batch(setting.game, size, **setting.arguments)
        self.kinds = (0, *kinds, self.batch.action_count)
        self.matches = [setting.match() for _ in range(size)]
        self.mask = np.full((size, self.batch.action_count), 7, np.int8)
        self.values = np.full((size, self.batch.length), 7, np.float32)
        self.rewards = np.full((size, self.batch.seats), 7, np.float32)
        self.batch.reset(seeds=np.array([self.luck.getrandbits(60) for _ in range(size)]))
        self.follow(np.ones(size, np.bool_))

    def follow(self, rows: Any) -> None:
        """Continue with the rules from the new matches of these rows."""
        for row in np.flatnonzero(rows):
            match = self.matches[row]
            match.enter(Transition(self.state_of(self.batch, int(row), match)))

    def check(self) -> None:
        """Compare masks, observations, movers and ends with the rules."""
        self.batch.masks(self.mask)
        self.batch.observe(self.values)
        movers, is_over = self.batch.movers, self.batch.is_over
        for row, match in enumerate(self.matches):
            assert is_over[row] == (not match.awaited)
            mover = Seat(int(movers[row]))
            assert is_over[row] or mover == match.awaited[0]
            found = match.observation(mover)
            assert np.array_equal(self.mask[row], found["action_mask"]), match.state
            assert np.array_equal(self.values[row], found["observation"]), match.state

    def step(self, numbers: list[int]) -> None:
        """Play an action in each match and compare the rewards."""
        running = [bool(match.awaited) for match in self.matches]
        ended = self.batch.step(np.array(numbers, np.int64), self.rewards)
        for row, (match, number) in enumerate(zip(self.matches, numbers, strict=True)):
            if running[row]:
                match.play(match.awaited[0], number)
            is_end = running[row] and not match.awaited
            expected = [0.0] * match.seats
            if is_end:
                ranking = match.game.ranking(match.state)
                expected = [utility(ranking, Seat(seat)) for seat in range(match.seats)]
            assert ended[row] == is_end
            assert self.rewards[row].tolist() == np.array(expected, np.float32).tolist()

    def random_numbers(self) -> list[int]:
        """Return a legal number for each match, and sometimes an illegal one."""
        return [self.random_number(np.flatnonzero(row)) for row in self.mask]

    def random_number(self, legal: Any) -> int:
        """Return a random legal number, or sometimes any number."""
        if not len(legal) or self.luck.random() < 0.01:
            return self.luck.randrange(-2, self.batch.action_count + 2)
        groups = [
            group
            for start, end in pairwise(self.kinds)
            if len(group := legal[(legal >= start) & (legal < end)])
        ]
        return int(self.luck.choice(self.luck.choice(groups)))

    def play(self, matches: int) -> int:
        """Play this many random matches to their ends and return the number of steps.

        Matches that end are replaced by new ones at random times, so that the rows are at different
        stages and finished matches are stepped, too.
        """
        steps, ends = 0, 0
        self.check()
        while ends < matches:
            before = self.batch.is_over
            self.step(self.random_numbers())
            ends += int((self.batch.is_over & ~before).sum())
            self.restart()
            self.check()
            steps += 1
        return steps

    def play_defaults(self, steps: int) -> set[tuple[int, int]]:
        """Play an illegal number in half of the decisions, which batch and rules must replace.

        Returns:
            The number of the rules' default action and the lowest legal number in each of these
            decisions.
        """
        found = set()
        self.check()
        for _ in range(steps):
            numbers = self.random_numbers()
            for row, match in enumerate(self.matches):
                if match.awaited and self.luck.random() < 0.5:
                    seat = match.awaited[0]
                    default = match.game.default_action(match.state, seat)
                    choices = {action: number for number, action in match.choices(seat).items()}
                    found.add((choices[default], min(choices.values())))
                    numbers[row] = self.luck.choice([-1, *np.flatnonzero(self.mask[row] == 0)])
            self.step(numbers)
            self.restart()
            self.check()
        return found

    def restart(self) -> None:
        """Replace the matches that are over by new ones in half of the calls."""
        rows = self.batch.is_over & (self.luck.random() < 0.5)
        self.batch.reset(rows)
        self.follow(rows)
