"""The deal of the day: the same for everybody, once for each, and a secret until its day is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour.core.match import standing
from parlour.games.betta.daily import DAY_MS, OPTIONS
from parlour.tables.arena import Arena, may_watch
from parlour.tables.gather import Arrangement, TableWish
from parlour.tables.matches import Live

from .house import ANN, BOB, EVE, Clock, house, moved, refused

WISH = TableWish(game="betta", options=OPTIONS)


async def played(arena: Arena, live: Live) -> Live:
    """Return a deal played to its end, always by the first legal action."""
    while live.match.phase == "playing":
        await moved(arena, live.match.id, 0)
        live = await arena.matches.get(live.match.id)
    return live


async def test_everybody_is_dealt_the_same_on_one_day_and_something_else_on_the_next(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        ann, bob = await arena.open_table(ANN, WISH), await arena.open_table(BOB, WISH)
        assert ann.match.id != bob.match.id and ann.match.state == bob.match.state
        clock.wait(DAY_MS)
        later = await arena.open_table(ANN, WISH)
        assert later.match.state != ann.match.state and later.match.opened.key != ann.match.opened.key


async def test_a_deal_is_opened_once_a_day_and_never_arranged(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        first = await arena.open_table(ANN, WISH)
        assert (await arena.open_table(ANN, WISH)).match.id == first.match.id
        over = await played(arena, first)
        assert (await arena.open_table(ANN, WISH)).match.id == first.match.id
        assert await refused(arena.rematch(over.match.id, ANN, "")) == "core.once-a-day"
        other = await arena.open_table(ANN, TableWish(game="betta"))
        assert await refused(arena.arrange(other.match.id, ANN, Arrangement(options=OPTIONS))) == "core.daily-is-opened"
        assert await refused(arena.open_table(ANN, TableWish(game="pylos", options=OPTIONS))) == "core.no-daily-deal"


async def test_the_table_of_a_day_ranks_who_finished_it(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        assert (await arena.daily.board("betta", ANN)).match is None
        over = await played(arena, await arena.open_table(ANN, WISH))
        given_up = await arena.open_table(BOB, WISH)
        await arena.resign(given_up.match.id, BOB, 0)
        board = await arena.daily.board("betta", EVE)
        found = standing(over.game, over.match)
        assert found is not None and found.scores is not None
        assert [(line.name, line.score, line.mine) for line in board.lines] == [("Ann", found.scores[0], False)]
        assert (await arena.daily.board("betta", ANN)).lines[0].mine
        assert await refused(arena.daily.board("pylos", ANN)) == "core.no-daily-deal"


async def test_nobody_learns_the_deal_before_its_day_is_over(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        over = (await played(arena, await arena.open_table(ANN, WISH))).match
        assert not may_watch(over, BOB.id) and may_watch(over, ANN.id)
        assert await refused(arena.watched(over.id, BOB)) == "core.no-watchers"
        assert await refused(arena.proof(over.id)) == "core.day-not-over"
        clock.wait(DAY_MS)
        proof = await arena.proof(over.id)
        assert proof.holds and proof.key == over.opened.key.hex()


async def test_the_house_keeps_its_secret_to_itself(sqlite_url: str, tmp_path: Path, clock: Clock) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        await arena.open_table(ANN, WISH)
    secret = tmp_path / "daily.key"
    assert len(secret.read_bytes()) == 32 and secret.stat().st_mode & 0o077 == 0
    kept = secret.read_bytes()
    async with house(sqlite_url, tmp_path) as arena:
        await arena.open_table(BOB, WISH)
    assert secret.read_bytes() == kept


@pytest.mark.parametrize("day", ["", "2020-01-01"])
async def test_no_other_day_can_be_asked_for(sqlite_url: str, tmp_path: Path, clock: Clock, day: str) -> None:
    async with house(sqlite_url, tmp_path) as arena:
        wish = TableWish(game="betta", options={**OPTIONS, "day": day})
        assert (await arena.open_table(ANN, wish)).match.opened.day == (await arena.daily.board("betta", ANN)).day
