"""The law that rules remember nothing: matches are the same in any instance and process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from parlour.core.codec import digest
from parlour.core.game import AnyGame
from parlour.laws.observations import state_observations
from parlour.laws.playout import Playout, random_walk
from parlour.laws.trial import Trial, viewer_name
from parlour.laws.violation import LawViolation

LAW = "memory: a match is the same in another instance and process"

MAX_DECISIONS = 60
"""The maximum number of decisions of a match that are compared."""

OTHER_HASH_SEED = "77"
"""The seed of string hashes in the second process, or another one if this process has it."""


def check_memory(build: Callable[[], AnyGame], game: AnyGame, playouts: Sequence[Playout]) -> None:
    """Check that matches do not depend on what the process did before, nor on hash seeds.

    They are played with a new instance of the rules, and with another one in a second process,
    each time backwards and then forwards.

    Args:
        build: Builds the rules; picklable, for the second process.
        game: The rules that have already played other matches.
        playouts: The matches.
    """
    expected = [match_digests(game, playout) for playout in playouts]
    order = [*range(len(playouts))[::-1], *range(len(playouts))]
    again, other = [playouts[number] for number in order], build()
    for place, found in (
        ("another instance", [match_digests(other, playout) for playout in again]),
        ("a second process", digests_in_second_process(build, again)),
    ):
        for number, digests in zip(order, found, strict=True):
            for step, (one, two) in enumerate(zip(expected[number], digests, strict=False)):
                differing = [name for name in one if one[name] != two.get(name)]
                if differing:
                    raise LawViolation(
                        LAW,
                        f"{differing[0]} differs in {place} after {step} decisions of {playouts[number]}",
                    )


def match_digests(game: AnyGame, playout: Playout) -> list[dict[str, str]]:
    """Return the digests of everything that the rules say at each step of a random match."""
    return list(islice(_step_digests(game, playout), MAX_DECISIONS))


def _step_digests(game: AnyGame, playout: Playout) -> Iterator[dict[str, str]]:
    trial = Trial(game=game, playout=playout)
    for state, _, events in random_walk(game, playout):
        found = {"the state": state, **state_observations(trial, state)}
        for viewer in trial.viewers:
            found[f"the log of {viewer_name(viewer)}"] = list(game.log_entries(events, viewer))
        yield {name: digest(value) for name, value in found.items()}


def digests_in_second_process(
    build: Callable[[], AnyGame], playouts: Sequence[Playout]
) -> list[list[dict[str, str]]]:
    """Return the digests of matches that a new process with another hash seed plays."""
    seed = OTHER_HASH_SEED if os.environ.get("PYTHONHASHSEED") != OTHER_HASH_SEED else "78"
    environment = {
        **os.environ,
        "PYTHONHASHSEED": seed,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    finished = subprocess.run(
        [sys.executable, "-c", "from parlour.laws.memory import main; main()"],
        input=pickle.dumps((build, list(playouts))),
        env=environment,
        stdout=subprocess.PIPE,
        check=True,
    )
    found: list[list[dict[str, str]]] = pickle.loads(finished.stdout)
    return found


def main() -> None:
    """Play the matches that arrive on standard input and write their digests."""
    build, playouts = pickle.load(sys.stdin.buffer)
    game = build()
    sys.stdout.buffer.write(pickle.dumps([match_digests(game, playout) for playout in playouts]))
