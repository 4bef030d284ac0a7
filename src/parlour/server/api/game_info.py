"""Descriptions of games for the web pages: options, seats, bots, rooms and clocks."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Literal, get_args, get_origin

import msgspec

from parlour.core.clock import AnyClockRule
from parlour.core.containment import contained
from parlour.core.embedded_json import LayoutJson, OptionsObject
from parlour.core.game import Game, GameSpec
from parlour.core.value import Value
from parlour.plugin import registry
from parlour.plugin.player import LEVEL_IDS
from parlour.services.forum.questions import has_faq
from parlour.services.games import Games
from parlour.services.i18n import bundle_languages
from parlour.services.matches.layouts import sample_layout


class RoomInfo(Value, frozen=True, kw_only=True):
    """A game room, with the options of its tables."""

    id: str
    name: str
    language: str
    """Language of the dictionary and the chat."""
    note: str
    """Which dictionary is in use."""
    replaces: str
    """The dictionary that this dictionary replaces; empty for none."""
    options: OptionsObject
    """Options of the room's tables."""


class ModeInfo(Value, frozen=True, kw_only=True):
    """The seat counts and inactive options for one choice of a game's first option."""

    seat_range: tuple[int, int]
    """Smallest and largest number of seats."""
    seat_counts: tuple[int, ...]
    """All permitted numbers of seats."""
    inactive: list[str]
    """Names of the options that have no effect with this choice."""


class GameInfo(Value, frozen=True, kw_only=True):
    """The description of a game, with everything that a page needs to open a table."""

    spec: GameSpec
    options: dict[str, Any]
    """JSON schema of the options."""
    seat_range: tuple[int, int]
    """Smallest and largest number of seats with default options."""
    seat_counts: tuple[int, ...]
    """All permitted numbers of seats with default options."""
    modes: dict[str, ModeInfo]
    """Seat counts and inactive options by choice of the first option."""
    levels: list[str]
    """Ids of the bot levels."""
    languages: list[str]
    """Languages of the game's strings."""
    rooms: list[RoomInfo]
    clocks: list[AnyClockRule]
    """Clock rules that the game recommends."""
    daily: OptionsObject | None
    """Options of the daily deal, or None if there is none."""
    lesson: bool
    """Whether the game has a lesson."""
    sample_layout: LayoutJson | None
    """The layout of a sample position if the site draws the game's boards, or None."""
    puzzles: bool
    """Whether the game has daily puzzles."""
    faq: bool
    """Whether the game has an FAQ."""
    dictionary: bool
    """Whether players form words that a dictionary can define."""
    record_suffix: str | None
    """File suffix of the game's record format, or None if it has none."""


def build_game_info(games: Games, name: str, *, has_puzzles: bool) -> GameInfo:
    """Return the description of a game for the web pages."""
    game = games.game(name)
    plugin = registry.game_plugin(name)
    levels = games.levels(name)
    default_mode = _mode_info(game, {})
    return GameInfo(
        spec=game.spec,
        options=_options_schema(game.types.options),
        seat_range=default_mode.seat_range,
        seat_counts=default_mode.seat_counts,
        modes=_mode_infos(game),
        levels=[level for level in LEVEL_IDS if level in levels],
        languages=bundle_languages(name),
        rooms=_room_infos(games, name),
        clocks=list(plugin.clocks.values()),
        daily=None if plugin.daily_deal is None else dict(plugin.daily_deal.options),
        lesson=plugin.lesson is not None,
        sample_layout=None if _has_own_board(name) else sample_layout(game),
        puzzles=has_puzzles,
        faq=has_faq(name),
        dictionary=plugin.played_words is not None,
        record_suffix=plugin.record_suffix if plugin.write_record is not None else None,
    )


def _has_own_board(name: str) -> bool:
    """Return whether a game's package has a board of its own, which replaces the site's."""
    return (files(registry.game_packages()[name]) / "ui" / "index.js").is_file()


def _mode_infos(game: Game[Any, Any, Any, Any]) -> dict[str, ModeInfo]:
    """Return a `ModeInfo` for each choice of a game's first option.

    The result is empty if the first option is not a list of choices.
    """
    first = next(iter(msgspec.structs.fields(game.types.options)), None)
    if first is None or get_origin(first.type) is not Literal:
        return {}
    return {str(choice): _mode_info(game, {first.name: choice}) for choice in get_args(first.type)}


def _mode_info(game: Game[Any, Any, Any, Any], choices: dict[str, Any]) -> ModeInfo:
    options = contained(game.types.options)(**choices)
    counts = game.seat_counts(options)
    return ModeInfo(
        seat_range=(counts[0], counts[-1]),
        seat_counts=tuple(counts),
        inactive=sorted(game.inactive_options(options)),
    )


def _options_schema(options: type[Any]) -> dict[str, Any]:
    """Return the JSON schema of a game's options, with choices in the order of declaration."""
    schema, components = msgspec.json.schema_components([options], ref_template="#/$defs/{name}")
    definition: dict[str, Any] = components[schema[0]["$ref"].rsplit("/", 1)[-1]]
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            definition["properties"][field.name]["enum"] = list(get_args(field.type))
    return definition


def _room_infos(games: Games, name: str) -> list[RoomInfo]:
    """Return the rooms that a game can offer with the data files on this server."""
    rooms = registry.game_plugin(name).rooms
    room_list = rooms(games.data_folder) if rooms is not None else ()
    return [
        RoomInfo(
            id=room.id,
            name=room.name,
            language=room.language,
            note=room.note,
            replaces=room.replaces,
            options=msgspec.to_builtins(room.options),
        )
        for room in room_list
    ]
