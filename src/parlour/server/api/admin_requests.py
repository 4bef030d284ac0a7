"""Shared request types of the admin page: bounded values and confirmations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from litestar.di import NamedDependency
from msgspec import Meta

from parlour.core.value import Value
from parlour.server.api.accounts import require_reauthentication
from parlour.server.dependencies import AppDep, ThrottleDep, VisitorDep
from parlour.server.limits.login_throttle import LoginThrottle
from parlour.server.realtime.session import Visitor
from parlour.services.accounts.admin_rights import Actor, actor_from_player
from parlour.services.application import Application

Text = Annotated[str, Meta(max_length=1_000)]
Hours = Annotated[int, Meta(ge=0, le=24 * 365 * 100)]


class Confirmation(Value, frozen=True, kw_only=True):
    """Request body for an admin action that needs confirmation."""

    current_password: Text = ""
    """Password of the requesting user; may be empty within ten minutes after a sign-in."""


@dataclass(frozen=True, slots=True)
class AdminRequester:
    """The user who requests an admin action that needs confirmation."""

    application: Application
    visitor: Visitor
    throttle: LoginThrottle

    async def confirmed_actor(self, confirmation: Confirmation) -> Actor:
        """Return the requesting user as an actor.

        The actor counts as confirmed if the user signed in within the last ten minutes or sends
        their password.

        Raises:
            Forbidden: The password is wrong.
        """
        if confirmation.current_password:
            await require_reauthentication(
                self.application, self.visitor, self.throttle, confirmation.current_password
            )
            return actor_from_player(self.visitor.player, confirmed=True)
        return actor_from_player(
            self.visitor.player,
            confirmed=await self.application.accounts.sessions.is_recent_sign_in(
                self.visitor.player, self.visitor.token
            ),
        )


AdminRequesterDep = NamedDependency[AdminRequester]
"""The user who requests an admin action that needs confirmation."""


def provide_admin_requester(
    application: AppDep, visitor: VisitorDep, throttle: ThrottleDep
) -> AdminRequester:
    """Return the user who requests an admin action."""
    return AdminRequester(application, visitor, throttle)
