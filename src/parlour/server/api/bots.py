"""HTTP API for bot accounts."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.db.bot_accounts import BotAccount
from parlour.server.api.accounts import Text
from parlour.server.dependencies import AppDep, PathName, PlayerDep, QuotaDep
from parlour.server.limits.quotas import QuotaKind
from parlour.services.matches.challenges import BotOpponent, OpponentSearch
from parlour.services.moderation.bot_accounts import MAX_BOTS


class BotName(Value, frozen=True):
    """Request body with the name of a bot account."""

    name: Text


class BotAccountList(Value, frozen=True):
    """Response body with the user's bot accounts."""

    bots: list[BotAccount]
    max_bots: int
    """Maximum number of bot accounts of a member."""


class BotOpponentList(Value, frozen=True):
    """Response body with bot accounts that accept a challenge, sorted by name."""

    bots: list[BotOpponent]


class BotsApi(Controller):
    """Endpoints for bot accounts: the user's own, and those that accept challenges."""

    path = "/api/bots"
    tags = ["accounts"]

    @get("/")
    async def own_bots(self, application: AppDep, player: PlayerDep) -> BotAccountList:
        """Return the user's bot accounts."""
        await application.accounts.members.require_member(player)
        return BotAccountList(await application.accounts.bots.bots_of(player), MAX_BOTS)

    @post("/")
    async def create_bot(
        self, application: AppDep, player: PlayerDep, data: JSONBody[BotName]
    ) -> BotAccount:
        """Create a bot account, which acts only with its own API keys."""
        return await application.accounts.bots.create_bot(player, data.name)

    @post("/opponents", status_code=200)
    async def opponents(
        self,
        application: AppDep,
        player: PlayerDep,
        quota: QuotaDep,
        data: JSONBody[OpponentSearch],
    ) -> BotOpponentList:
        """Return the bot accounts that accept a challenge at a table with these terms.

        A bot account is listed while one of its programs has opened its events with a standing
        offer that fits the terms, and while it has fewer tables than the offer allows. To challenge
        it, invite it to a seat with `POST /api/tables/{match}/invite`.
        """
        await quota.spend(QuotaKind.STEPS)
        return BotOpponentList(await application.matches.challenges.opponents(player, data))

    @post("/{bot:str}/rename", status_code=204)
    async def rename_bot(
        self, application: AppDep, player: PlayerDep, bot: PathName, data: JSONBody[BotName]
    ) -> None:
        """Rename one of the user's bot accounts, including in its matches."""
        await application.accounts.bots.rename_bot(player, bot, data.name)

    @post("/{bot:str}/delete", status_code=204)
    async def delete_bot(self, application: AppDep, player: PlayerDep, bot: PathName) -> None:
        """Delete one of the user's bot accounts and revoke its keys."""
        await application.accounts.bots.delete_bot(player, bot)
