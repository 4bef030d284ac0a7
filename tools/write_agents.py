"""Write docs/reference/agents.md from docs/reference/agents.jsonl.

Run `python tools/write_agents.py` after `parlour evaluate … --record docs/reference/agents.jsonl`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from parlour.env.agent_records import AgentRecord, evaluation_command, stored_records
from parlour.plugin.registry import game_plugin
from parlour.search.estimates import Estimate
from parlour.search.level_ratings import level_ratings

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
RECORDS, PAGE = FOLDER / "agents.jsonl", FOLDER / "agents.md"

INTRODUCTION = """\
# Agents

<!-- Written by tools/write_agents.py from agents.jsonl. Change these instead. -->

These agents were measured with [`parlour evaluate`](commands.md#parlour-evaluate-modulepolicy-game).
Their ratings are on the scale of the bot levels. Intervals (95 %) cover the randomness of these matches ([evaluation](environments.md#evaluation)).
A draw counts half.
"""

CONTRIBUTING = """\
## Add your agent

Commit the policy and its weights (at most 1 MB) in `examples/`, measure it with at least 400 matches against each level, and rewrite this page:

```sh
parlour evaluate examples.my_agent:Policy pylos --weights examples/my_agent.npz --matches 400 --seconds 10 --record docs/reference/agents.jsonl
python tools/write_agents.py
```

The long time limit keeps a busy machine from weakening the levels. A commit that ends in `-dirty` had uncommitted changes.
"""


def page(records: Sequence[AgentRecord]) -> str:
    """Return the page, with the strongest agent of each game first."""
    rated = sorted(records, key=lambda found: (found.game, -_rating_number(found)))
    return "\n".join(
        [
            INTRODUCTION,
            *(
                line
                for game in dict.fromkeys(found.game for found in rated)
                for line in _section(game, rated)
            ),
            CONTRIBUTING,
        ]
    )


def _section(game: str, records: Sequence[AgentRecord]) -> Iterator[str]:
    """Yield the lines about the agents of a game."""
    chosen = [record for record in records if record.game == game]
    levels = level_ratings(game)
    yield f"## {game_plugin(game).game.spec.name}\n"
    shown = ", ".join(
        f"{level.replace('-plus', ' +')} {found.number:.0f}" for level, found in levels.items()
    )
    yield f"Ratings of the levels, with default options: {shown}.\n"
    yield "| agent | options | rating | scores | commit |"
    yield "| --- | --- | --- | --- | --- |"
    for record in chosen:
        options = ", ".join(f"{name}: {value}" for name, value in record.options.items())
        scores = "; ".join(
            f"{result.score.value:.1%} of {result.matches:,} against {result.level} {_interval(result.score, 100, '.1f')}"
            for result in record.results
        ).replace("%", " %")
        rating = (
            "–"
            if record.rating is None
            else f"{record.rating.value:.0f} {_interval(record.rating, 1, '.0f')}"
        )
        agent = f"`{record.policy}`" + (f", `{record.weights}`" if record.weights else "")
        yield f"| {agent} | {options or 'default'} | {rating} | {scores} | {record.commit or record.version} |"
    yield "\nMeasure them again:\n\n```sh"
    yield from map(evaluation_command, chosen)
    yield "```\n"


def _interval(estimate: Estimate, factor: int, form: str) -> str:
    return f"({estimate.low * factor:{form}} to {estimate.high * factor:{form}})"


def _rating_number(record: AgentRecord) -> float:
    return 0.0 if record.rating is None else record.rating.value


if __name__ == "__main__":
    PAGE.write_text(page(stored_records(RECORDS)), "utf-8")
