"""The settings of servers and workers: options that the environment and a file also set.

The command line has precedence over the environment, and the environment over the file.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import CycloptsError, Token

from parlour.services.secret_files import read_secret

if TYPE_CHECKING:
    from cyclopts import App, Argument
    from cyclopts.argument import ArgumentCollection

OTHER_SETTINGS = {
    "serve": frozenset({"processes", "metrics-address"}),
    "worker": frozenset(
        {
            *("port", "host", "analysis-seconds", "analysis-minutes", "bot-delay"),
            *("trusted-proxies", "metrics", "replica", "traces"),
        }
    ),
}
"""The commands whose options are settings, with the settings that only the other command has.

A file may contain the settings of both.
"""

PREFIX = "PARLOUR_"
"""The prefix of the environment variables of settings."""

FILE_VARIABLE = "PARLOUR_CONFIG"
"""The environment variable that names another settings file."""

DEFAULT_FILE = "parlour.toml"
"""The settings file in the working folder."""

ALIASES = {"FORWARDED_ALLOW_IPS": "trusted-proxies"}
"""Environment variables of settings that have another name for compatibility."""

SECRETS = frozenset({"database", "direct-database", "replica", "shared"})
"""The settings that may contain a password; a file can provide each of them (`…_FILE`)."""

COMMON = frozenset({"data", "database"})
"""The settings that every command reads from the environment and the settings file."""

DIRECT = "direct-database"
"""The setting that other commands read as `database`, because they need PostgreSQL itself."""

OTHER_VARIABLES = frozenset(
    {FILE_VARIABLE, "PARLOUR_CACHE", "PARLOUR_TEST_POSTGRES", "PARLOUR_TEST_REDIS"}
)
"""Environment variables with the prefix that are not settings."""


@dataclass(frozen=True, slots=True)
class SourcedValue:
    """A value of a setting and where it came from."""

    setting: str
    """The name of the setting, as on the command line but without dashes in front."""

    value: str
    """The value as text."""

    key: str
    """The environment variable or the key in the file."""

    source: str
    """The source in words, for error messages and for `parlour config`."""


class SettingsReader:
    """A configuration source for cyclopts: the environment, then the settings file.

    After a command line has been parsed, `sources` says where each value came from.
    """

    def __init__(self) -> None:
        self.sources: dict[str, str] = {}

    def __call__(self, _: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        """Fill the settings that the command line has not set."""
        other = OTHER_SETTINGS.get(commands[0]) if len(commands) == 1 else None
        by_name = {
            name: argument
            for argument in arguments
            if argument.name.startswith("--")
            and ((name := argument.name.removeprefix("--")) in COMMON or other is not None)
        }
        if not by_name:
            return
        for name, argument in by_name.items():
            if argument.tokens:
                self.sources[name] = "command line"
        file = settings_file(os.environ)
        if "database" in by_name and DIRECT not in by_name:
            self._fill_directly(by_name, environment_values(os.environ, {DIRECT: None}))
            if file is not None:
                self._fill_directly(by_name, file_values(file, {DIRECT: None}, None))
        self._fill(by_name, environment_values(os.environ, by_name))
        if file is not None:
            self._fill(by_name, file_values(file, by_name, other))

    def _fill_directly(
        self, by_name: Mapping[str, Argument], values: Iterator[SourcedValue]
    ) -> None:
        """Take PostgreSQL's own address as the database."""
        self._fill(by_name, (replace(found, setting="database") for found in values))

    def _fill(self, by_name: Mapping[str, Argument], values: Iterator[SourcedValue]) -> None:
        """Take the values of one source for the settings that no earlier source has set."""
        for found in [value for value in values if value.setting not in self.sources]:
            if found.setting in self.sources:
                raise CycloptsError(
                    msg=f"{found.key} sets {found.setting}, which is already set by: "
                    f"{self.sources[found.setting]}."
                )
            self.sources[found.setting] = found.source
            by_name[found.setting].append(
                Token(keyword=found.key, value=found.value, source=found.source)
            )


def variable_of(setting: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + setting.upper().replace("-", "_")


def environment_values(
    environment: Mapping[str, str], settings: Mapping[str, object]
) -> Iterator[SourcedValue]:
    """Yield the values of settings in the environment; an empty variable counts as not set."""
    names = {variable_of(setting): setting for setting in settings}
    names |= {
        alias: setting
        for alias, setting in ALIASES.items()
        if setting in settings and not environment.get(variable_of(setting))
    }
    for variable, setting in names.items():
        if value := environment.get(variable):
            yield SourcedValue(setting, value, variable, f"environment variable {variable}")
    for setting in SECRETS & settings.keys():
        variable = f"{variable_of(setting)}_FILE"
        if path := environment.get(variable):
            yield _secret_value(setting, path, variable, f"environment variable {variable}")


def unused_variables(environment: Mapping[str, str], settings: Mapping[str, object]) -> list[str]:
    """Return the environment variables that look like settings but name none."""
    used = {variable_of(setting) for setting in settings}
    used |= {f"{variable_of(setting)}_FILE" for setting in SECRETS} | OTHER_VARIABLES
    return sorted(
        variable
        for variable, value in environment.items()
        if variable.startswith(PREFIX) and value and variable not in used
    )


def settings_file(environment: Mapping[str, str]) -> Path | None:
    """Return the settings file, or None if there is none.

    Raises CycloptsError if the environment names a file that does not exist.
    """
    named = environment.get(FILE_VARIABLE)
    file = Path(named or DEFAULT_FILE)
    if file.is_file():
        return file
    if named:
        raise CycloptsError(msg=f"{FILE_VARIABLE} names {file}, which is not a file.")
    return None


def file_values(
    file: Path, settings: Mapping[str, object], other: Collection[str] | None
) -> Iterator[SourcedValue]:
    """Yield the values of settings in the settings file.

    Args:
        file: The settings file.
        settings: The settings to read, by name.
        other: The settings that the file may also contain; None allows any key.
    """
    try:
        found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as reason:
        raise CycloptsError(msg=f"{file} cannot be read: {reason}") from reason
    secret_keys = {f"{setting}-file": setting for setting in SECRETS & settings.keys()}
    for key, value in found.items():
        if key not in settings and key not in secret_keys:
            if other is not None and key.removesuffix("-file") not in other:
                raise CycloptsError(msg=_unknown_key(file, key, [*settings, *secret_keys]))
            continue
        if isinstance(value, bool) or not isinstance(value, str | int | float):
            raise CycloptsError(msg=f"{file}: {key} must be a text or a number.")
        if key in secret_keys:
            yield _secret_value(secret_keys[key], str(value), key, str(file))
        else:
            yield SourcedValue(key, str(value), key, str(file))


def _secret_value(setting: str, path: str, key: str, source: str) -> SourcedValue:
    try:
        secret = read_secret(Path(path))
    except ValueError as reason:
        raise CycloptsError(msg=f"{key}: {reason}") from reason
    return SourcedValue(setting, secret, key, f"{path}, named by {source}")


def _unknown_key(file: Path, key: str, known: list[str]) -> str:
    similar = get_close_matches(key, known, 1)
    hint = f" Did you mean {similar[0]}?" if similar else f" Settings are: {', '.join(known)}."
    return f"{file} sets {key}, which is not a setting.{hint}"
