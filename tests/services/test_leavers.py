"""Whoever leaves a table where others wait: as the table has it, a bot plays on until they are back, they give up, or they are waited for."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.clock import Correspondence, Fischer
from parlour.core.event import LeavePolicy, TableSettings
from parlour.core.game import Illegal, Seat
from parlour.db.records import Player, RatingRow
from parlour.services.application import Application
from parlour.services.matches import rematch, seat_commands
from parlour.services.matches.abandonment import AWAY_MS
from parlour.services.matches.outcome import match_outcome, ranks_with_leavers_last
from parlour.services.matches.projection import PRESENCE_CHECK_MS
from parlour.services.matches.seat_occupants import seat_occupants
from parlour.services.ratings.anchors import anchor_ratings

from .harness import ANN, BOB, Clock, begun, first, move_all, open_house, refused


async def awaited(house: Application, leaver: LeavePolicy, **more: Any) -> str:
    """Return a match in which Ann is to move, and Bob sits there as well."""
    return (await begun(house, settings=TableSettings(leaver=leaver, **more))).match.id


async def sweep(house: Application, clock: Clock, ms: int) -> None:
    """Let time pass as the sweeps see it."""
    for _ in range(ms // PRESENCE_CHECK_MS + 1):
        clock.wait(PRESENCE_CHECK_MS)
        await house.clocks.deadlines.sweep()


async def test_a_bot_plays_on_for_whoever_has_left_until_they_are_back(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, "bot")
        house.social.presence.open_table(match, BOB, "pylos")
        await sweep(house, clock, AWAY_MS - 2 * PRESENCE_CHECK_MS)
        chair = (await house.matches.store.get(match)).match.chairs[0]
        assert chair is not None and chair.bot is None, "a minute is not over"
        await sweep(house, clock, 3 * PRESENCE_CHECK_MS)
        loaded = await house.matches.store.get(match)
        chair = loaded.match.chairs[0]
        assert (
            chair is not None
            and (chair.player, chair.name) == (ANN.id, "Ann")
            and chair.bot in house.games.levels("pylos")
        )
        since = loaded.match.since[0]
        assert since is not None
        assert (
            await refused(house.matches.seats.act(match, ANN, 0, since, first(loaded, 0), clock()))
            == "core.replaced-by-bot"
        )
        assert await refused(house.matches.seats.resign(match, ANN, 0)) == "core.replaced-by-bot"
        assert (
            await refused(house.clocks.abandonment.reclaim_seat(match, BOB.id, 0))
            == "core.not-your-seat"
        )
        await house.matches.store.change(
            match, seat_commands.act_as_bot(chair.bot or "", 0, since, first(loaded, 0))
        )
        back = await house.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        assert (
            back.match.chairs[0] is not None
            and back.match.chairs[0].bot is None
            and back.match.gone == frozenset()
        )
        assert (
            await house.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        ).match.seq == back.match.seq, "once is enough"
        await house.matches.seats.resign(match, ANN, 0)


async def test_a_match_that_both_players_left_is_not_rated(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, "bot", public=True)
        loaded = await move_all(house, match, clock=clock)
        # Both have closed the page: whoever is awaited is replaced, one after the other, and the bots play to the end.
        while loaded.match.phase == "playing":
            seat = next(iter(loaded.turn.seats))
            chair = loaded.match.chairs[seat]
            if chair is not None and chair.bot is None:
                await sweep(house, clock, AWAY_MS + PRESENCE_CHECK_MS)
                chair = (await house.matches.store.get(match)).match.chairs[seat]
            assert chair is not None and chair.bot is not None
            since = loaded.match.since[seat]
            assert since is not None
            loaded = await house.matches.store.change(
                match, seat_commands.act_as_bot(chair.bot, seat, since, first(loaded, seat))
            )
        await house.results.recorder.catch_up()
        result = await house.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "deserted")
        assert all(
            seat.rating_before is None and seat.rating_after is None for seat in result.seats
        )
        assert (
            (await house.results.queries.totals_of(ANN)).ratings
            == (await house.results.queries.totals_of(BOB)).ratings
            == ()
        )


async def test_whoever_is_there_may_think_as_long_as_they_like(
    url: str, tmp_path: Path, clock: Clock
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, "bot")
        house.social.presence.open_table(match, ANN, "pylos")
        await sweep(house, clock, 3 * AWAY_MS)
        house.social.presence.close_table(match, ANN)
        await sweep(house, clock, AWAY_MS // 2)
        house.social.presence.open_table(match, ANN, "pylos")
        await sweep(house, clock, AWAY_MS)
        chair = (await house.matches.store.get(match)).match.chairs[0]
        assert chair is not None and chair.bot is None


@pytest.mark.parametrize("leaver", ["end", "wait"])
async def test_whoever_left_gives_up_or_is_waited_for_as_the_table_has_it(
    url: str, tmp_path: Path, clock: Clock, leaver: LeavePolicy
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, leaver, clock=Fischer(3_600_000))
        await sweep(house, clock, 2 * AWAY_MS)
        found = (await house.matches.store.get(match)).match
        assert (found.phase, found.ended) == (
            ("over", "away") if leaver == "end" else ("playing", None)
        )
        assert all(chair and chair.bot is None for chair in found.chairs)
        assert await refused(house.clocks.abandonment.hand_over_to_bot(match, BOB.id, 1)) == (
            "core.not-playing" if leaver == "end" else "core.no-substitute-bot"
        )


async def test_over_days_nobody_is_missed(url: str, tmp_path: Path, clock: Clock) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, "end", clock=Correspondence(2))
        await sweep(house, clock, 2 * AWAY_MS)
        assert (await house.matches.store.get(match)).match.phase == "playing"


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
async def test_the_bot_is_about_as_strong_as_whoever_left(
    url: str, tmp_path: Path, level: str
) -> None:
    async with open_house(url, tmp_path) as house:
        # A rating is only stored for a player of whom there is a result.
        await house.matches.seats.resign((await begun(house)).match.id, ANN, 0)
        await house.results.recorder.catch_up()
        match = await awaited(house, "bot")
        mu = anchor_ratings("pylos")[level].mu
        kept = RatingRow(
            game="pylos",
            pace="evening",
            who=ANN.id,
            mu=mu,
            sigma=1.0,
            games=30,
            won=15,
            best=mu,
            at=0,
            form="",
            week=0,
            mu_week=mu,
        )
        await house.results.recorder.pools.replace_ratings("pylos", "evening", [], [kept])
        loaded = await house.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        assert loaded.match.chairs[0] is not None and loaded.match.chairs[0].bot == level


async def test_a_stand_in_gives_no_name_away_wins_and_loses_for_its_person_and_is_gone_in_the_rematch(
    url: str, tmp_path: Path
) -> None:
    async with open_house(url, tmp_path) as house:
        match = await awaited(house, "bot")
        await house.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        loaded = await house.matches.seats.resign(match, BOB, 1)
        assert [one and one.name for one in seat_occupants(loaded.match, named=False)] == ["", ""]
        placing = match_outcome(
            loaded.game, loaded.match, await house.matches.store.entries(match)
        ).placings[0]
        assert (placing.player, placing.bot, placing.rank, placing.left) == (ANN.id, None, 1, True)
        assert all(
            chair and chair.bot is None for chair in rematch.rotated_seats(loaded.match.chairs)
        )


def test_whoever_left_comes_behind_all_who_stayed_whatever_a_bot_reached_for_them() -> None:
    assert ranks_with_leavers_last((1, 2, 3), (True, False, False)) == (3, 1, 2)
    assert ranks_with_leavers_last((1, 1, 3, 4), (True, False, True, False)) == (3, 1, 4, 2)
    assert ranks_with_leavers_last((1, 2), (True, True)) == (1, 2) and ranks_with_leavers_last(
        (1, 1, 3), (False,) * 3
    ) == (1, 1, 3)


async def test_a_game_without_bots_waits(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(url, tmp_path) as house:
        house.clocks.abandonment._games = house.games
        monkeypatch.setattr(house.games, "levels", lambda _: {})
        match = (await begun(house, "stones", settings=TableSettings(leaver="bot"))).match.id
        await sweep(house, clock, 2 * AWAY_MS)
        found = (await house.matches.store.get(match)).match
        assert (
            found.phase == "playing" and found.chairs[0] is not None and found.chairs[0].bot is None
        )
        with pytest.raises(Illegal, match="no-substitute-bot"):
            await house.clocks.abandonment.hand_over_to_bot(
                match, Player(ANN.id, "Ann").id, Seat(0)
            )
