"""HTTP API for API keys."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody
from msgspec import Meta

from parlour.core.value import Value
from parlour.db.records import KeyScope
from parlour.server.api.accounts import Text, require_reauthentication
from parlour.server.dependencies import AppDep, PathName, PlayerDep, ThrottleDep, VisitorDep
from parlour.services.accounts.api_keys import (
    MAX_DAYS,
    MAX_KEYS,
    SCOPES,
    ApiKeySummary,
    CreatedKey,
)


class NewApiKey(Value, frozen=True, kw_only=True):
    """Request body for creating an API key."""

    name: Text
    """A name for the owner only."""
    scopes: Annotated[list[KeyScope], Meta(max_length=len(SCOPES))]
    """What the key may do."""
    days: Annotated[int, Meta(ge=1, le=MAX_DAYS)] | None = None
    """Days until the key expires; null for a key that never expires."""
    bot: Text = ""
    """Id of the bot account for which the key acts; empty for the user."""
    password: Text = ""
    """The current password; empty after a recent sign-in."""


class ApiKeyList(Value, frozen=True):
    """Response body with the user's API keys."""

    keys: list[ApiKeySummary]
    max_keys: int
    """Maximum number of keys of an account."""


class ApiKeysApi(Controller):
    """Endpoints for members' API keys."""

    path = "/api/account/keys"
    tags = ["accounts"]

    @get("/")
    async def own_keys(self, application: AppDep, player: PlayerDep) -> ApiKeyList:
        """Return the API keys of the user and their bot accounts, without the secrets."""
        await application.accounts.members.require_member(player)
        return ApiKeyList(await application.accounts.api_keys.keys_of(player), MAX_KEYS)

    @post("/")
    async def create_key(
        self,
        application: AppDep,
        visitor: VisitorDep,
        throttle: ThrottleDep,
        data: JSONBody[NewApiKey],
    ) -> CreatedKey:
        """Create an API key for the user or a bot and return its secret, shown only once.

        This requires a recent sign-in or the password.
        """
        await require_reauthentication(application, visitor, throttle, data.password)
        account = (
            await application.accounts.bots.own_bot(visitor.player, data.bot)
            if data.bot
            else visitor.player
        )
        return await application.accounts.api_keys.create_key(
            account, data.name, data.scopes, data.days
        )

    @post("/{key:str}/revoke", status_code=204)
    async def revoke_key(self, application: AppDep, player: PlayerDep, key: PathName) -> None:
        """Revoke one of the user's API keys and close its connections."""
        await application.accounts.api_keys.revoke(player, key)
