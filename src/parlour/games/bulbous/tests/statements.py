"""Statements of Bulbous previews and views, each compared with the result of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import AnyGame
from parlour.games.bulbous.rules.actions import Add, Bid, Pass, Swap
from parlour.games.bulbous.rules.happenings import BidsRevealed, SpecimenCompleted
from parlour.testing.applied_action import AppliedAction


def statements(game: AnyGame, taken: AppliedAction) -> Iterator[tuple[str, bool]]:
    """Yield each statement about an action, with whether it is true."""
    after, preview = taken.after.state, taken.preview
    revealed = next(
        (event.reveal for event in taken.after.events if isinstance(event, BidsRevealed)), None
    )
    if revealed is not None and isinstance(taken.action, Bid | Add):
        bid = revealed.turned[taken.seat]
        yield "a bid is worth what the preview says", bid.wild or preview.value == bid.value
        if isinstance(taken.action, Bid):
            told = (preview.numbers, preview.doubled, preview.wild)
            yield (
                "the bid is made up as the preview says",
                told == (bid.numbers, bid.doubled, bid.wild),
            )
    if revealed is None and isinstance(taken.action, Pass | Swap):
        laid = len(taken.action.cards) if isinstance(taken.action, Swap) else 0
        drawn = len(after.hands[taken.seat]) - len(taken.before.hands[taken.seat]) + laid
        yield "as many cards are drawn as the preview says", drawn == preview.draws
    for event in taken.after.events:
        if isinstance(event, SpecimenCompleted):
            places = [
                place
                for place in taken.view.active
                if (place.colour, place.size) == (event.specimen.colour, event.specimen.size)
            ]
            yield (
                "a specimen is completed that was contested",
                len(places) == 1 and len(places[0].bulbs) == places[0].size - 1,
            )
            shown = [
                one
                for one in (*game.view(after, None).active, *game.view(after, None).completed)
                if one.colour == event.specimen.colour
            ]
            paid = next(one for one in shown if one.size == event.specimen.size)
            yield (
                "the view tells who gains how much by it",
                (paid.leaders, paid.pays) == (event.leaders, event.points),
            )
    if after.over is not None:
        yield (
            "the view's totals are the scores",
            tuple(one.total for one in game.view(after, None).scores) == game.ranking(after).scores,
        )
