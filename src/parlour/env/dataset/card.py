"""The data card of a dataset: a Markdown page beside the Parquet file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyarrow as pa

from parlour import __version__
from parlour.core.codec import encode
from parlour.env.coding import AgentCoding
from parlour.env.dataset.rows import DatasetSetting, dataset_schema
from parlour.env.dataset.sources import REASONS, SelfPlay
from parlour.env.dataset.writer import DatasetCounts
from parlour.search.duel import OPENING_DECISIONS

MEANINGS: Mapping[str, str] = {
    "match": "the number of the match, from 0",
    "ply": "the number of the decision in its match, from 0",
    "seat": "the deciding seat, from 0",
    "player": "who decided: the id of a bot level, `bot` for any other bot, `random` for a random"
    " opening decision, or `person`",
    "observation": "the observation of the deciding seat, from its view alone",
    "view_json": "the view of the deciding seat, as JSON",
    "legal_json": "the listed legal actions as JSON, in the order of their numbers",
    "action_mask": "true for the number of each listed legal action",
    "action": "the number of the action; null if it is not among the listed ones",
    "action_json": "the action as JSON",
    "utility": "the utility of the deciding seat at the end of the match, from -1 to 1",
    "ended": "the reason for the end of the match: `rules`, `resigned`, `time`, `away`, `agreed` or"
    " `lying`",
    "digest": "the digest of the state after the decision; **secret from players**",
    "rng_key": "the key of the randomness of the match; **secret from players**",
}
"""The meaning of each field."""

LICENCE = "https://creativecommons.org/publicdomain/zero/1.0/"


def data_card(
    name: str,
    setting: DatasetSetting,
    coding: AgentCoding,
    counts: DatasetCounts,
    play: SelfPlay | None,
) -> str:
    """Return the data card of a dataset as Markdown.

    Args:
        name: The name of the file.
        setting: The setting of all matches.
        coding: The coding of observations and actions.
        counts: What the dataset contains.
        play: The self-play that produced it, or None for matches of a dump.
    """
    fields = "\n".join(
        f"| `{field.name}` | {field_type(field.type)} | {MEANINGS[field.name]} |"
        for field in dataset_schema(setting, coding)
    )
    facts = "\n".join(f"| {fact} | {value} |" for fact, value in _facts(setting, counts, play))
    return f"""# {name}

{counts.decisions:,} decisions in {counts.matches:,} matches of {setting.game}, one per row, as Parquet.

Licence: [CC0 1.0]({LICENCE}), no rights reserved.

| fact | value |
| --- | --- |
{facts}

## Fields

| field | type and shape | meaning |
| --- | --- | --- |
{fields}

The rows are ordered by match and ply. The numbers of actions and the observations are those of
`parlour.env`. A policy must not see `digest` or `rng_key`, from which hidden information follows.

## Replay

A match is set up with `rng_key`, the options and the number of seats, which are also in the
metadata `parlour` of the file. Its actions then lead to the same digests, with the same version of
the rules.

## People

The file contains no names, ids, times or messages of people.
"""


def field_type(type_: Any) -> str:
    """Return the type and the shape of a field.

    >>> field_type(pa.list_(pa.float32(), 99))
    'float32, shape (99,)'
    """
    if pa.types.is_fixed_size_list(type_):
        return f"{field_type(type_.value_type)}, shape ({type_.list_size},)"
    if pa.types.is_list(type_):
        return f"list of {field_type(type_.value_type)}"
    return "float32" if pa.types.is_float32(type_) else str(type_)


def _facts(
    setting: DatasetSetting, counts: DatasetCounts, play: SelfPlay | None
) -> list[tuple[str, object]]:
    facts: list[tuple[str, object]] = [
        ("game", f"{setting.game}, version {setting.version} of its rules"),
        ("options", f"`{encode(setting.options).decode()}`"),
        ("seats", setting.seats),
        ("rows without an action number", f"{counts.unlisted:,}"),
        ("made with", f"Parlour {__version__}, pyarrow {pa.__version__}"),
    ]
    if play is None:
        facts.append(("source", "finished public matches of a server (`parlour dump`)"))
        facts += [
            (f"left out: {REASONS[reason]}", f"{number:,}")
            for reason, number in counts.left_out.items()
        ]
        return facts
    return [
        *facts,
        ("source", "self-play of bot levels (`parlour dataset`)"),
        ("random decisions that open a match", OPENING_DECISIONS),
        ("levels, drawn for each seat", ", ".join(play.levels)),
        ("time limit of a decision", f"{play.seconds:g} s"),
        ("seed", play.seed),
    ]
