"""`parlour golden GAME NAME`: record a golden match for the tests of a game package."""

from __future__ import annotations

import re
from pathlib import Path

from rich.console import Console

from parlour.cli.duel import parse_options
from parlour.cli.errors import PLAY_ERRORS, error_sentence
from parlour.cli.whole_file import write_whole
from parlour.core.archive import ARCHIVE_SUFFIX, encode_archive
from parlour.design.file_changes import installed_folder
from parlour.laws.golden import record_match
from parlour.laws.playout import Playout
from parlour.laws.violation import LawViolation
from parlour.plugin.registry import installed_games
from parlour.search.balance.play import balance_seats
from parlour.services.games import Games

MATCH_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}", re.ASCII)


def golden(
    game: str,
    name: str,
    /,
    *,
    seats: int | None = None,
    seed: str = "golden",
    options: dict[str, str] | None = None,
    replace: bool = False,
    data: Path = Path("data"),
) -> int:
    """Record a random match in the tests of a package, which must always replay identically.

    Args:
        game: The id of the game.
        name: The name of the match; its file is tests/matches/NAME.match in the package.
        seats: The number of seats; by default the fewest, but two if possible.
        seed: The seed of the deal and the decisions, at most 32 bytes.
        options: Options of the game, for example --options.variant advanced.
        replace: Replace an existing file, for rules under which nobody has played yet.
        data: The data folder, with the operator's word lists, cards and tiles.
    """
    console = Console(soft_wrap=True, highlight=False)
    try:
        rules = Games(data.resolve()).game(game)
        file = _match_file(installed_folder(installed_games()[game]), name)
        if file.exists() and not replace:
            raise ValueError(
                f"{file} already exists. Matches of rules that people have played must replay"
                " forever: raise spec.version and keep the old rules. To record it again, use"
                " --replace."
            )
        played = rules.types.options(**parse_options(rules, options or {}))
        playout = Playout(played, balance_seats(rules, played, seats), seed.encode())
        if len(playout.seed) > 32:
            raise ValueError("The seed has more than 32 bytes.")
        match = record_match(rules, playout, name)
        file.parent.mkdir(exist_ok=True)
        write_whole(file, encode_archive(match))
    except (*PLAY_ERRORS, OSError, LawViolation) as reason:
        console.print(error_sentence(reason), markup=False)
        return 1
    console.print(
        f"{file}: {playout.seats} seats, {len(match.events)} events. Name it in expected_matches.",
        markup=False,
    )
    return 0


def _match_file(package: Path, name: str) -> Path:
    """Return the file of a golden match; raises ValueError if there is no place for it."""
    if not MATCH_NAME.fullmatch(name):
        raise ValueError("The name of a match has letters, digits, _ and -.")
    tests = package / "tests"
    if not tests.is_dir():
        raise ValueError(
            f"There is no folder {tests}. Install the package from its source, with pip install -e."
        )
    return tests / "matches" / f"{name}{ARCHIVE_SUFFIX}"
