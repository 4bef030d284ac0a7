"""The ladder of bots: for who plays alone, one opponent after another."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.ratings import BotRecord, RatingRepository
from parlour.db.records import Player
from parlour.services.games import Games
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import DisplayedRating, displayed_rating

WINS_TO_PASS = 2
"""So many wins pass a bot: once may be luck."""


class Rung(Value, frozen=True, kw_only=True):
    """A bot on the ladder, weakest first: how I fared against it, whether I have passed it, and whether it is the next to beat."""

    bot: str
    rating: DisplayedRating | None
    won: int
    lost: int
    passed: bool
    next: bool


class Ladder(Value, frozen=True):
    """A game's bots for one person, and how many wins pass one."""

    game: str
    wins_needed: int
    rungs: tuple[Rung, ...]


class BotLadders:
    """Makes ladders of what is kept."""

    def __init__(self, games: Games, standings: RatingRepository) -> None:
        self.games, self.ratings = games, standings

    async def ladder(self, game: str, player: Player) -> Ladder:
        """Return where somebody stands among a game's bots; raises NotFound."""
        self.games.game(game)
        fared = {
            against.bot: against
            for against in await self.ratings.records_against_bots(game, player.id)
        }
        rungs: list[Rung] = []
        for bot in self.games.levels(game):
            record = fared.get(bot, BotRecord(bot, 0, 0))
            passed = record.won >= WINS_TO_PASS
            rating = anchor_ratings(game).get(bot)
            rungs.append(
                Rung(
                    bot=bot,
                    rating=None if rating is None else displayed_rating(rating),
                    won=record.won,
                    lost=record.lost,
                    passed=passed,
                    next=not passed and all(rung.passed for rung in rungs),
                )
            )
        return Ladder(game, WINS_TO_PASS, tuple(rungs))
