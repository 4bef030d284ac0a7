"""First sight and second thoughts in plain Python: what a card brings at once, and what others make of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from parlour.core.game import Standing
from parlour.games.betta.box import Box, Card, Pattern
from parlour.games.betta.display import BARE, is_full, laid, turned
from parlour.games.betta.rules import Place
from parlour.games.betta.scoring import betty_value, score, solo_value, staff_value
from parlour.games.betta.sight import BettaView
from parlour.games.betta.state import Options


class Circle(NamedTuple):
    """Who plays for what: each seat's colour (None: Betty, or whoever plays alone), Betty's goals, the patterns in play.

    `rivalry`: what a final point of another seat counts beside one's own.
    """

    colours: tuple[str | None, ...]
    goals: tuple[int, ...]
    patterns: tuple[Pattern, ...]
    rivalry: float


class Choice(NamedTuple):
    """An action and what it promises."""

    value: float
    action: Place


def circle(options: Options, colours: tuple[str | None, ...], patterns: Iterable[str], box: Box, rivalry: float) -> Circle:
    """Return who plays for what; `rivalry` is shared out among the others."""
    goals = box.goals(options.goals, len(colours)) if options.mode == "betty" else ()
    return Circle(colours, goals, tuple(box.patterns[name] for name in patterns), rivalry / max(len(colours) - 1, 1))


def keen(seats: int) -> float:
    """Return the rivalry that proved strongest among so many."""
    return 1.2 if seats == 2 else 0.5


@lru_cache(maxsize=1 << 14)
def prospects(who: Circle, display: str) -> tuple[float, ...]:
    """Return how good a display is for each seat: its own final points less a part of those of the others."""
    worths = [_worth(who, colour, display) for colour in who.colours]
    return tuple(own - who.rivalry * (sum(worths) - own) for own in worths)


def _worth(who: Circle, colour: str | None, display: str) -> int:
    if colour is not None:
        return staff_value(display, colour)
    return betty_value(display, who.goals) if who.goals else solo_value(display)


def first_sight(who: Circle, seat: int, display: str, fish: str) -> float:
    """Return what a card brings to a seat at once, given as it lies: its points, and the change of the prospects."""
    made, after = score(display, fish, who.patterns).points, laid(display, fish)
    return made + prospects(who, after)[seat] - prospects(who, display)[seat]


def choices(who: Circle, seat: int, displays: Sequence[str], hand: Sequence[Card]) -> list[Choice]:
    """Return every action that differs in effect, with its first sight; the best first."""
    found = []
    for number, display in enumerate(displays):
        if is_full(display) or (display == BARE and displays.index(BARE) < number):
            continue
        for card in hand:
            shown = dict.fromkeys(turned(card.fish, turns) for turns in range(1 if display == BARE else 4))
            for turns, fish in enumerate(shown):
                found.append(Choice(first_sight(who, seat, display, fish), Place(card.id, turns, number)))
    return sorted(found, key=lambda choice: -choice.value)


def sight_of(view: BettaView, box: Box, rivalry: float) -> tuple[Circle, list[Choice]]:
    """Return who plays for what, and the choices of the seat that looks."""
    who = circle(view.options, view.colours, (target.id for target in view.patterns), box, rivalry)
    assert view.seat is not None, "the public has no choice"
    return who, choices(who, view.seat, view.displays, view.hand)


def second_thoughts(view: BettaView, box: Box, rivalry: float, width: int) -> list[Choice]:
    """Return one's best choices at first sight, valued by what comes after: the best of each of the others, over all they may hold.

    Alone, it is oneself who comes next, with the other cards and one that is drawn.
    """
    who, mine = sight_of(view, box, rivalry)
    seats = len(view.colours)
    assert view.seat is not None, "the public has no choice"
    followers = [other for other in range(seats) if other != view.seat] or [view.seat]
    weight = 1.0 if seats == 1 else -who.rivalry
    fish_of = {card.id: card.fish for card in view.hand}
    resting = {
        (follower, card.fish): [_best(who, follower, display, card.fish) for display in view.displays]
        for follower in followers
        for card in (*(view.hand if seats == 1 else ()), *view.unseen[follower])
    }
    found = []
    for choice in mine[:width]:
        card, turns, place = choice.action.card, choice.action.turns, choice.action.display
        after = laid(view.displays[place], turned(fish_of[card], turns))
        held = [fish for name, fish in fish_of.items() if name != card] if seats == 1 else []
        promised = 0.0
        for follower in followers:
            bests = []
            for fish in (*held, *(other.fish for other in view.unseen[follower])):
                others = [value for number, value in enumerate(resting[follower, fish]) if number != place]
                bests.append(max([_best(who, follower, after, fish), *others]))
            drawn = view.hands[follower] if seats > 1 else min(1, view.stacks[0])
            promised += expected_best(bests, len(held), drawn)
        found.append(Choice(choice.value + weight * promised, choice.action))
    return sorted(found, key=lambda choice: -choice.value)


NOTHING = -1e6
"""The value of laying a card where none may be laid."""


@lru_cache(maxsize=1 << 14)
def _best(who: Circle, seat: int, display: str, fish: str) -> float:
    if is_full(display):
        return NOTHING
    return max(first_sight(who, seat, display, turned(fish, turns)) for turns in range(4))


def expected_best(values: Sequence[float], held: int, drawn: int) -> float:
    """Return what the best card of a hand is worth on average.

    The first `held` cards are surely in it, and so are `drawn` of the others, each as likely.
    """
    unsure, none, total = 0, 1.0, 0.0
    hidden = len(values) - held
    for number in sorted(range(len(values)), key=lambda card: -values[card]):
        rest = 0.0
        if number >= held:
            unsure += 1
            rest = comb(hidden - unsure, drawn) / comb(hidden, drawn)
        if values[number] > NOTHING:
            total += (none - rest) * values[number]
        none = rest
        if none == 0:
            break
    return total


SCALE = 10
"""So many points ahead count as much as half of all that may be ahead."""

PAR = 90
"""A good total alone."""


def satisfaction(found: Standing, seat: int) -> float:
    """Return how good an end is for a seat, 0 to 1: half of it is winning, half by how much."""
    assert found.scores is not None
    rivals = [score for other, score in enumerate(found.scores) if other != seat]
    ahead = found.scores[seat] - max(rivals, default=PAR)
    won = 0.5 if not rivals or found.ranks.count(1) > 1 else 1.0
    pull = ahead / SCALE
    return 0.5 * (won if found.ranks[seat] == 1 else 0.0) + 0.5 * (0.5 + 0.5 * pull / (1 + abs(pull)))
