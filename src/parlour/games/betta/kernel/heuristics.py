"""The static evaluation and expected replies in plain Python, for levels without a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from parlour.core.game import Ranking
from parlour.games.betta.rules.actions import Place
from parlour.games.betta.rules.box import BettaCard, Box, Pattern
from parlour.games.betta.rules.display import EMPTY_DISPLAY, covered_display, is_full, rotated_cells
from parlour.games.betta.rules.scoring import betty_value, card_score, solo_value, staff_value
from parlour.games.betta.rules.state import Options
from parlour.games.betta.rules.view import BettaView


class Objectives(NamedTuple):
    """The sources of points in a match: colours, Betty's goals and patterns."""

    colours: tuple[str | None, ...]
    """The colour of each seat; None for Betty and for a solo player."""
    goals: tuple[int, ...]
    """Betty's points for 0 to 4 colours; empty without Betty."""
    patterns: tuple[Pattern, ...]
    rivalry: float
    """The weight of each other seat's final points relative to the seat's own."""


class ScoredAction(NamedTuple):
    """An action with its value in points."""

    value: float
    action: Place


def objectives_of(
    options: Options,
    colours: tuple[str | None, ...],
    patterns: Iterable[str],
    box: Box,
    rivalry: float,
) -> Objectives:
    """Return the objectives of a match; `rivalry` is divided equally among the other seats."""
    goals = box.goals(options.goals, len(colours)) if options.mode == "betty" else ()
    return Objectives(
        colours,
        goals,
        tuple(box.patterns[name] for name in patterns),
        rivalry / max(len(colours) - 1, 1),
    )


def rivalry_weight(seats: int) -> float:
    """Return the combined weight of the other seats' final points, found in bot matches."""
    return 1.2 if seats == 2 else 0.5


@lru_cache(maxsize=1 << 14)
def display_values(objectives: Objectives, display: str) -> tuple[float, ...]:
    """Return the value of a display for each seat: own final points less weighted others."""
    worths = [_display_worth(objectives, colour, display) for colour in objectives.colours]
    return tuple(own - objectives.rivalry * (sum(worths) - own) for own in worths)


def _display_worth(objectives: Objectives, colour: str | None, display: str) -> int:
    if colour is not None:
        return staff_value(display, colour)
    return betty_value(display, objectives.goals) if objectives.goals else solo_value(display)


def one_ply_value(objectives: Objectives, seat: int, display: str, fish: str) -> float:
    """Return the points of laying a rotated card plus the change in the value of the display."""
    made, after = (
        card_score(display, fish, objectives.patterns).points,
        covered_display(display, fish),
    )
    return (
        made + display_values(objectives, after)[seat] - display_values(objectives, display)[seat]
    )


def ranked_candidates(
    objectives: Objectives, seat: int, displays: Sequence[str], hand: Sequence[BettaCard]
) -> list[ScoredAction]:
    """Return every distinct action with its static evaluation, best first."""
    found = []
    for number, display in enumerate(displays):
        if is_full(display) or (
            display == EMPTY_DISPLAY and displays.index(EMPTY_DISPLAY) < number
        ):
            continue
        for card in hand:
            shown = dict.fromkeys(
                rotated_cells(card.fish, turns)
                for turns in range(1 if display == EMPTY_DISPLAY else 4)
            )
            for turns, fish in enumerate(shown):
                found.append(
                    ScoredAction(
                        one_ply_value(objectives, seat, display, fish),
                        Place(card.id, turns, number),
                    )
                )
    return sorted(found, key=lambda candidate: -candidate.value)


def view_candidates(
    view: BettaView, box: Box, rivalry: float
) -> tuple[Objectives, list[ScoredAction]]:
    """Return the objectives of a match and the candidates of the viewing seat."""
    objectives = objectives_of(
        view.options, view.colours, (target.id for target in view.patterns), box, rivalry
    )
    assert view.seat is not None, "the public has no choice"
    return objectives, ranked_candidates(objectives, view.seat, view.displays, view.hand)


def add_expected_replies(
    view: BettaView, objectives: Objectives, mine: Sequence[ScoredAction]
) -> list[ScoredAction]:
    """Return candidates whose values include the expected best replies of the other seats.

    The expectation is over all hands that a seat may hold. In a solo game the reply is the next
    turn, with the other cards in hand and one drawn card.
    """
    seats = len(view.colours)
    assert view.seat is not None, "the public has no choice"
    followers = [other for other in range(seats) if other != view.seat] or [view.seat]
    weight = 1.0 if seats == 1 else -objectives.rivalry
    fish_of = {card.id: card.fish for card in view.hand}
    unchanged = {
        (follower, card.fish): [
            best_reply(objectives, follower, display, card.fish) for display in view.displays
        ]
        for follower in followers
        for card in (*(view.hand if seats == 1 else ()), *view.unseen[follower])
    }
    found = []
    for candidate in mine:
        card, turns, place = candidate.action.card, candidate.action.turns, candidate.action.display
        after = covered_display(view.displays[place], rotated_cells(fish_of[card], turns))
        held = [fish for name, fish in fish_of.items() if name != card] if seats == 1 else []
        replies = 0.0
        for follower in followers:
            bests = []
            for fish in (*held, *(other.fish for other in view.unseen[follower])):
                elsewhere = [
                    value
                    for number, value in enumerate(unchanged[follower, fish])
                    if number != place
                ]
                bests.append(max([best_reply(objectives, follower, after, fish), *elsewhere]))
            drawn = view.hands[follower] if seats > 1 else min(1, view.stacks[0])
            replies += expected_maximum(bests, len(held), drawn)
        found.append(ScoredAction(candidate.value + weight * replies, candidate.action))
    return sorted(found, key=lambda candidate: -candidate.value)


NO_MOVE = -1e6
"""The value of laying a card on a full display."""


@lru_cache(maxsize=1 << 14)
def best_reply(objectives: Objectives, seat: int, display: str, fish: str) -> float:
    """Return the value of a card on a display in its best rotation."""
    if is_full(display):
        return NO_MOVE
    return max(
        one_ply_value(objectives, seat, display, rotated_cells(fish, turns)) for turns in range(4)
    )


def expected_maximum(values: Sequence[float], held: int, drawn: int) -> float:
    """Return the expected value of the best card of a hand.

    Args:
        values: The value of each card.
        held: The number of leading cards that are certainly in the hand.
        drawn: The number of other cards in the hand, all equally likely.
    """
    unsure, none, total = 0, 1.0, 0.0
    hidden = len(values) - held
    for number in sorted(range(len(values)), key=lambda card: -values[card]):
        rest = 0.0
        if number >= held:
            unsure += 1
            rest = comb(hidden - unsure, drawn) / comb(hidden, drawn)
        if values[number] > NO_MOVE:
            total += (none - rest) * values[number]
        none = rest
        if none == 0:
            break
    return total


MARGIN_SCALE = 10
"""The lead in points that gives half of the maximum utility for leads."""

SOLO_PAR = 90
"""A good total in a solo game."""


def points_lead(found: Ranking, seat: int) -> int:
    """Return the lead of a seat over the best other seat in points, or its total in a solo game."""
    assert found.scores is not None
    return found.scores[seat] - max(
        (score for other, score in enumerate(found.scores) if other != seat), default=0
    )


def utility(found: Ranking, seat: int) -> float:
    """Return the utility of a result for a seat: up to 0.5 for winning and 0.5 for the lead."""
    alone = len(found.ranks) == 1
    ahead = points_lead(found, seat) - SOLO_PAR * alone
    won = 0.5 if alone or found.ranks.count(1) > 1 else 1.0
    pull = ahead / MARGIN_SCALE
    return 0.5 * (won if found.ranks[seat] == 1 else 0.0) + 0.5 * (
        0.5 + 0.5 * pull / (1 + abs(pull))
    )
