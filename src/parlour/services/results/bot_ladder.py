"""The bot ladder: the bots of a game in order of strength, for a player to beat."""

from __future__ import annotations

from parlour.core.value import Value
from parlour.db.ratings import BotRecord
from parlour.db.records import Player
from parlour.db.replica_reads import ReplicaReads
from parlour.services.games import Games
from parlour.services.ratings.anchors import anchor_ratings
from parlour.services.ratings.scale import DisplayedRating, displayed_rating

WINS_TO_PASS = 2
"""The number of wins needed to pass a bot, because a single win may be luck."""


class Rung(Value, frozen=True, kw_only=True):
    """A bot on the ladder, with a player's record against it."""

    bot: str
    """The bot level."""

    rating: DisplayedRating | None
    """The rating of the bot, or None."""

    won: int
    """The number of the player's wins against the bot."""

    lost: int
    """The number of the player's losses against the bot."""

    passed: bool
    """Whether the player has passed the bot."""

    next: bool
    """Whether the bot is the next one to beat."""


class Ladder(Value, frozen=True):
    """The bots of a game, weakest first, with a player's record against each."""

    game: str
    """The game."""

    wins_needed: int
    """The number of wins needed to pass a bot."""

    rungs: tuple[Rung, ...]
    """The bots, weakest first."""


class BotLadders:
    """The service that builds bot ladders."""

    def __init__(self, games: Games, reads: ReplicaReads) -> None:
        self.games, self._reads = games, reads

    async def ladder(self, game: str, player: Player) -> Ladder:
        """Return a player's bot ladder in a game; raises NotFound."""
        self.games.game(game)
        records = {
            against.bot: against
            for against in await self._reads.records_against_bots(game, player.id)
        }
        rungs: list[Rung] = []
        for bot in self.games.levels(game):
            record = records.get(bot, BotRecord(bot, 0, 0))
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
