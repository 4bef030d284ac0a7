"""Settings of the site that an operator may change while the server runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

from parlour.core.game import Illegal
from parlour.services.accounts.admin_rights import Actor, require_site_right
from parlour.services.accounts.passwords import PasswordService, require_strong_password
from parlour.services.moderation.audit import record_audit
from parlour.services.text import one_line, validated_template
from parlour.services.time import end_time, now

if TYPE_CHECKING:
    from parlour.db.moderation import ModerationRepository

RegistrationMode = Literal["open", "invitation", "closed"]
"""Who may register: everyone; guests by a table link and members by invitation; or nobody."""

BotMode = Literal["open", "closed"]
"""Whether members may create bot accounts and bot accounts may act."""

REGISTRATION_MODE, PASSWORD, ANNOUNCEMENT, DICTIONARY_URL, SIGN_UPS, BOT_MODE = (
    "door",
    "password",
    "announcement",
    "meanings",
    "sign-ups",
    "bots",
)
"""The names under which the settings are stored. A changed name would reset the setting."""

MAX_ANNOUNCEMENT_LENGTH = 200
DEFAULT_SIGN_UPS, MAX_SIGN_UPS = 60, 10_000
"""The default and the maximum number of accounts per day from one network."""

SETTINGS_CACHE_MS = 2_000
"""How long (ms) settings are cached; another process may change them."""


class SiteSettings:
    """The settings of the site; each change is checked and recorded in the audit log."""

    def __init__(self, repository: ModerationRepository) -> None:
        self._repository = repository
        self._passwords = PasswordService()
        self._cached_settings: dict[str, str] = {}
        self._read_at = 0

    async def _settings(self) -> dict[str, str]:
        if now() - self._read_at > SETTINGS_CACHE_MS:
            self._cached_settings, self._read_at = await self._repository.settings(), now()
        return self._cached_settings

    async def _set_setting(self, name: str, value: str) -> None:
        await self._repository.set_setting(name, value)
        self._cached_settings, self._read_at = await self._repository.settings(), now()

    async def registration_mode(self) -> RegistrationMode:
        """Return the registration mode."""
        found: Any = (await self._settings()).get(REGISTRATION_MODE, "open")
        return found if found in get_args(RegistrationMode) else "open"

    async def set_registration_mode(self, actor: Actor, mode: RegistrationMode) -> None:
        """Set the registration mode."""
        require_site_right(actor, "registration")
        await self._set_setting(REGISTRATION_MODE, mode)
        await record_audit(self._repository, actor, f"door-{mode}", "")

    async def bot_mode(self) -> BotMode:
        """Return whether bot accounts are allowed."""
        return "closed" if (await self._settings()).get(BOT_MODE) == "closed" else "open"

    async def set_bot_mode(self, actor: Actor, mode: BotMode) -> None:
        """Allow or close bot accounts."""
        require_site_right(actor, "bots")
        await self._set_setting(BOT_MODE, mode)
        await record_audit(self._repository, actor, f"bots-{mode}", "")

    async def has_password(self) -> bool:
        """Return whether the site has a password, which works like a reusable invitation."""
        return bool((await self._settings()).get(PASSWORD))

    async def set_password(self, actor: Actor, password: str) -> None:
        """Set the site password, or remove it if empty; raises Illegal if it is guessable."""
        require_site_right(actor, "password")
        if password:
            require_strong_password(password, "")
        await self._set_setting(
            PASSWORD, await self._passwords.hash_password(password) if password else ""
        )
        await record_audit(
            self._repository, actor, "password-set" if password else "password-taken", ""
        )

    async def is_site_password(self, key: str) -> bool:
        """Return whether the site has a password and `key` is it."""
        password_hash = (await self._settings()).get(PASSWORD)
        return bool(password_hash and key) and await self._passwords.verify(key, password_hash)

    async def announcement(self) -> str:
        """Return the current announcement, or "" if there is none."""
        until, _, text = (await self._settings()).get(ANNOUNCEMENT, "0 ").partition(" ")
        return text if int(until) > now() else ""

    async def announce(self, actor: Actor, text: str, hours: int) -> None:
        """Show an announcement on every page for a number of hours.

        An empty text or zero hours removes the current announcement.
        """
        require_site_right(actor, "announcement")
        announcement = one_line(text, MAX_ANNOUNCEMENT_LENGTH) if hours > 0 else ""
        await self._set_setting(
            ANNOUNCEMENT, f"{end_time(hours) if announcement else 0} {announcement}"
        )
        await record_audit(
            self._repository,
            actor,
            "announced" if announcement else "announcement-ended",
            announcement,
        )

    async def dictionary_url(self) -> str:
        """Return the URL template of the dictionary, or "" if none is configured.

        The template contains `{word}` and optionally `{language}`.
        """
        return (await self._settings()).get(DICTIONARY_URL, "")

    async def set_dictionary_url(self, actor: Actor, template: str) -> None:
        """Set the URL template of the dictionary, or remove it if empty; raises Illegal."""
        require_site_right(actor, "meanings")
        valid = validated_template(template) if template else ""
        await self._set_setting(DICTIONARY_URL, valid)
        await record_audit(
            self._repository, actor, "meanings-set" if valid else "meanings-taken", valid
        )

    async def sign_up_limit(self) -> int:
        """Return how many accounts per day one network may create."""
        found = (await self._settings()).get(SIGN_UPS, "")
        return int(found) if found.isdecimal() else DEFAULT_SIGN_UPS

    async def set_sign_up_limit(self, actor: Actor, limit: int) -> None:
        """Set how many accounts per day one network may create; raises Illegal if out of range."""
        require_site_right(actor, "sign-ups")
        if not 1 <= limit <= MAX_SIGN_UPS:
            raise Illegal("account.sign-up-limit-bounds", most=MAX_SIGN_UPS)
        await self._set_setting(SIGN_UPS, str(limit))
        await record_audit(self._repository, actor, "sign-ups-set", str(limit))
