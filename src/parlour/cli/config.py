"""`parlour config`: print the settings of the server and where each comes from."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
from cyclopts import App, Parameter
from rich.console import Console

from parlour.cli.errors import database_url, error_sentence, require_data_folder
from parlour.cli.serve import serve
from parlour.cli.settings import OTHER_SETTINGS, SECRETS, SettingsReader, unused_variables
from parlour.cli.worker import worker
from parlour.db.libpq import url_without_password
from parlour.db.log import DatabaseOpenError
from parlour.plugin.terminal import escape_control_characters
from parlour.services.accounts import oidc
from parlour.services.notifications import mail

MASK = "***"

SECRET_FIELDS = frozenset({"password", "client_secret"})
"""The fields of the operator's files that are never printed."""


class PrintedSetting(NamedTuple):
    """A printed setting."""

    setting: str
    value: str
    source: str


def config(
    *options: Annotated[
        str,
        Parameter(
            allow_leading_hyphen=True,
            help="Options of `parlour serve`, to see their effect.",
        ),
    ],
) -> int:
    """Print the settings of servers and workers, each with its value and where it comes from.

    Secrets are masked.
    """
    console = Console(soft_wrap=True)
    try:
        rows = list(settings_in_force(options))
    except (OSError, ValueError, DatabaseOpenError) as reason:
        console.print(error_sentence(reason), markup=False, highlight=False)
        return 1
    widths = [max(len(row[column]) for row in rows) for column in range(2)]
    for row in rows:
        line = f"{row.setting:{widths[0]}}  {row.value:{widths[1]}}  {row.source}"
        console.print(escape_control_characters(line), markup=False, highlight=False)
    names = [row.setting for row in rows]
    for variable in unused_variables(os.environ, dict.fromkeys(names)):
        console.print(f"{variable} is not a setting and has no effect.", markup=False)
    return 0


def settings_in_force(options: tuple[str, ...]) -> Iterator[PrintedSetting]:
    """Yield the settings that `parlour serve` would have with these options.

    Raises ValueError or DatabaseOpenError if the operator's files cannot be used.
    """
    reader = SettingsReader()
    parlour = App(name="parlour", config=reader)
    parlour.command(serve, name="serve")
    _, bound, _ = parlour.parse_args(["serve", *options])
    bound.apply_defaults()
    folder = require_data_folder(bound.arguments["data"])
    values = {**bound.arguments, "data": folder}
    values["database"] = database_url(folder, values["database"])
    for name, value in values.items():
        setting = name.replace("_", "-")
        text = "" if value is None else str(value)
        if setting in SECRETS and text:
            text = url_without_password(text, MASK)
        yield PrintedSetting(setting, text, reader.sources.get(setting, "default"))
    yield from _worker_rows()
    yield from _file_rows(
        "notifications", folder / mail.SETTINGS_FILE, mail.load_notification_settings(folder)
    )
    yield from _file_rows("oidc", folder / oidc.SETTINGS_FILE, oidc.load_oidc_settings(folder))


def _worker_rows() -> Iterator[PrintedSetting]:
    """Yield the settings that only workers have."""
    reader = SettingsReader()
    parlour = App(name="parlour", config=reader)
    parlour.command(worker, name="worker")
    # The two options without a default are settings of the server too, and printed as such.
    _, bound, _ = parlour.parse_args(["worker", "--shared", "", "--database", ""])
    bound.apply_defaults()
    for name, value in bound.arguments.items():
        setting = name.replace("_", "-")
        if setting in OTHER_SETTINGS["serve"]:
            text = "" if value is None else str(value)
            yield PrintedSetting(setting, text, reader.sources.get(setting, "default"))


def _file_rows(
    prefix: str, file: Path, settings: msgspec.Struct | None
) -> Iterator[PrintedSetting]:
    """Yield the settings of one of the operator's files in the data folder, if it exists."""
    if settings is None or not file.is_file():
        return
    in_file = dict(_flattened(prefix, tomllib.loads(file.read_text("utf-8"))))
    for name, value in _flattened(prefix, msgspec.to_builtins(settings)):
        source = str(file) if name in in_file else "default"
        if name.rpartition(".")[2] in SECRET_FIELDS:
            source = str(file) if in_file.keys() & {name, f"{name}_file"} else source
            value = MASK if value else value
        yield PrintedSetting(name, str(value), source)


def _flattened(prefix: str, fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for key, value in fields.items():
        if isinstance(value, dict):
            yield from _flattened(f"{prefix}.{key}", value)
        else:
            yield f"{prefix}.{key}", value
