"""HTTP API for bot accounts."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from parlour.core.value import Value
from parlour.db.bot_accounts import BotAccount
from parlour.server.api.accounts import Text
from parlour.server.dependencies import AppDep, PathName, PlayerDep
from parlour.services.moderation.bot_accounts import MAX_BOTS


class BotName(Value, frozen=True):
    """Request body with the name of a bot account."""

    name: Text


class BotAccountList(Value, frozen=True):
    """Response body with the user's bot accounts."""

    bots: list[BotAccount]
    max_bots: int
    """Maximum number of bot accounts of a member."""


class BotsApi(Controller):
    """Endpoints for members' bot accounts."""

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
