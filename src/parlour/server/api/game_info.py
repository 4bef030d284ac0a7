"""A game as pages are told of it: its facts, options, seats, bots, rooms and clocks."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec

from parlour.core.clock import AnyClockRule
from parlour.core.game import Game, GameSpec
from parlour.core.value import Value
from parlour.plugin import registry
from parlour.plugin.player import LEVEL_IDS
from parlour.services.application import Application
from parlour.services.forum.questions import has_faq
from parlour.services.i18n import bundle_languages


class RoomInfo(Value, frozen=True, kw_only=True):
    """A room that a game keeps: the language spoken there, the options of its tables, what is in use there, and what that stands in for."""

    id: str
    name: str
    language: str
    note: str
    replaces: str
    options: dict[str, Any]


class ModeInfo(Value, frozen=True, kw_only=True):
    """What a mode of a game allows: how few and how many may sit, all these numbers, and which options mean nothing in it."""

    seat_range: tuple[int, int]
    seat_counts: tuple[int, ...]
    inactive: list[str]


class GameInfo(Value, frozen=True, kw_only=True):
    """A game as a table can be opened with it: its facts, the JSON schema of its options, seats and bots, its rooms and its own clocks.

    `seats` and `counts` are those of the plain options; `modes` has those of each choice of the first option.
    `daily` are the options of its deal of the day, where it has one; `lesson` says whether it plays its first turns with newcomers,
    `puzzles` whether it has one a day, `faq` whether what is often asked about it is answered, `words` whether
    what is played are words that may be explained; `record` is how files of its own
    records of matches end, where it writes any.
    """

    spec: GameSpec
    options: dict[str, Any]
    seat_range: tuple[int, int]
    seat_counts: tuple[int, ...]
    modes: dict[str, ModeInfo]
    levels: list[str]
    languages: list[str]
    rooms: list[RoomInfo]
    clocks: list[AnyClockRule]
    daily: dict[str, Any] | None
    lesson: bool
    puzzles: bool
    faq: bool
    dictionary: bool
    record_suffix: str | None


def build_game_info(house: Application, name: str) -> GameInfo:
    """Return what pages are told of a game."""
    game = house.games.game(name)
    offered = registry.game_plugin(name)
    held = house.games.levels(name)
    plain = _mode_info(game, {})
    return GameInfo(
        spec=game.spec,
        options=_options_schema(game.types.options),
        seat_range=plain.seat_range,
        seat_counts=plain.seat_counts,
        modes=_mode_infos(game),
        levels=[level for level in LEVEL_IDS if level in held],
        languages=bundle_languages(name),
        rooms=_room_infos(house, name),
        clocks=list(offered.clocks.values()),
        daily=None if offered.daily_deal is None else dict(offered.daily_deal.options),
        lesson=offered.lesson is not None,
        puzzles=house.puzzles.has_puzzles(name),
        faq=has_faq(name),
        dictionary=offered.played_words is not None,
        record_suffix=offered.record_suffix if offered.write_record is not None else None,
    )


def _mode_infos(game: Game[Any, Any, Any, Any]) -> dict[str, ModeInfo]:
    """Return what each choice of a game's first option allows; nothing where that is no choice."""
    first = next(iter(msgspec.structs.fields(game.types.options)), None)
    if first is None or get_origin(first.type) is not Literal:
        return {}
    return {str(choice): _mode_info(game, {first.name: choice}) for choice in get_args(first.type)}


def _mode_info(game: Game[Any, Any, Any, Any], chosen: dict[str, Any]) -> ModeInfo:
    options = game.types.options(**chosen)
    allowed = game.seat_counts(options)
    return ModeInfo(
        seat_range=(allowed[0], allowed[-1]),
        seat_counts=tuple(allowed),
        inactive=sorted(game.inactive_options(options)),
    )


def _options_schema(options: type[Any]) -> dict[str, Any]:
    """Return the JSON schema of a game's options, each choice in the order its rules name it."""
    schema, components = msgspec.json.schema_components([options], ref_template="#/$defs/{name}")
    found: dict[str, Any] = components[schema[0]["$ref"].rsplit("/", 1)[-1]]
    for field in msgspec.structs.fields(options):
        if get_origin(field.type) is Literal:
            found["properties"][field.name]["enum"] = list(get_args(field.type))
    return found


def _room_infos(house: Application, name: str) -> list[RoomInfo]:
    """Return the rooms that a game opens with what lies in this house."""
    rooms = registry.game_plugin(name).rooms
    found = rooms(house.games.data_folder) if rooms is not None else ()
    return [
        RoomInfo(
            id=room.id,
            name=room.name,
            language=room.language,
            note=room.note,
            replaces=room.replaces,
            options=msgspec.to_builtins(room.options),
        )
        for room in found
    ]
