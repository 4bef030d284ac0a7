"""Tests for abandonment: a bot substitutes, the player resigns, or the match waits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parlour.core.archive import archive_match
from parlour.core.clock import Correspondence, Fischer
from parlour.core.event import LeavePolicy, TableSettings
from parlour.core.fold import fold, match_ranking, result_ranking
from parlour.core.game import Illegal, Seat, replace
from parlour.db.records import Player, RatingRow
from parlour.services.application import Application
from parlour.services.matches import rematch, seat_commands
from parlour.services.matches.abandonment import AWAY_MS
from parlour.services.matches.outcome import match_outcome
from parlour.services.matches.projection import PRESENCE_CHECK_MS
from parlour.services.matches.seat_occupants import seat_occupants
from parlour.services.ratings.anchors import anchor_ratings

from .harness import (
    ANN,
    BOB,
    ManualClock,
    create_match,
    error_code,
    first_legal_action,
    move_all,
    open_application,
)


async def create_match_with_policy(app: Application, leaver: LeavePolicy, **more: Any) -> str:
    """Create a match in which Ann is on turn."""
    return (await create_match(app, settings=TableSettings(leaver=leaver, **more))).match.id


async def sweep_after(app: Application, clock: ManualClock, ms: int) -> None:
    """Advance the time in steps and check deadlines after each step."""
    for _ in range(ms // PRESENCE_CHECK_MS + 1):
        clock.wait(PRESENCE_CHECK_MS)
        await app.clocks.deadlines.sweep()


async def test_a_substitute_plays_until_the_player_is_back(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot")
        app.social.presence.open_table(match, BOB, "pylos")
        await sweep_after(app, clock, AWAY_MS - 2 * PRESENCE_CHECK_MS)
        occupant = (await app.matches.store.get(match)).match.occupants[0]
        assert occupant is not None and occupant.bot is None, "a minute has not passed"
        await sweep_after(app, clock, 3 * PRESENCE_CHECK_MS)
        loaded = await app.matches.store.get(match)
        occupant = loaded.match.occupants[0]
        assert (
            occupant is not None
            and (occupant.player, occupant.name) == (ANN.id, "Ann")
            and occupant.bot in app.games.levels("pylos")
        )
        since = loaded.match.decision_ids[0]
        assert since is not None
        assert (
            await error_code(
                app.matches.seats.act(match, ANN, 0, since, first_legal_action(loaded, 0), clock())
            )
            == "core.replaced-by-bot"
        )
        assert await error_code(app.matches.seats.resign(match, ANN, 0)) == "core.replaced-by-bot"
        assert (
            await error_code(app.clocks.abandonment.reclaim_seat(match, BOB.id, 0))
            == "core.not-your-seat"
        )
        await app.matches.store.change(
            match,
            seat_commands.act_as_bot(occupant.bot or "", 0, since, first_legal_action(loaded, 0)),
        )
        back = await app.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        assert (
            back.match.occupants[0] is not None
            and back.match.occupants[0].bot is None
            and back.match.gone == frozenset()
        )
        assert (
            await app.clocks.abandonment.reclaim_seat(match, ANN.id, 0)
        ).match.seq == back.match.seq, "a seat is reclaimed only once"
        await app.matches.seats.resign(match, ANN, 0)


async def test_a_match_that_both_players_left_is_unrated(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot", public=True)
        loaded = await move_all(app, match, clock=clock)
        # Both players have left: a bot replaces each one on their turn, and the bots finish the match.
        while loaded.match.phase == "playing":
            seat = next(iter(loaded.turn.seats))
            occupant = loaded.match.occupants[seat]
            if occupant is not None and occupant.bot is None:
                await sweep_after(app, clock, AWAY_MS + PRESENCE_CHECK_MS)
                occupant = (await app.matches.store.get(match)).match.occupants[seat]
            assert occupant is not None and occupant.bot is not None
            since = loaded.match.decision_ids[seat]
            assert since is not None
            loaded = await app.matches.store.change(
                match,
                seat_commands.act_as_bot(
                    occupant.bot, seat, since, first_legal_action(loaded, seat)
                ),
            )
        await app.results.recorder.catch_up()
        result = await app.results.queries.match_result(match, ANN)
        assert (result.rated, result.unrated_reason) == (False, "deserted")
        assert all(
            seat.rating_before is None and seat.rating_after is None for seat in result.seats
        )
        assert (
            (await app.results.queries.totals_of(ANN)).ratings
            == (await app.results.queries.totals_of(BOB)).ratings
            == ()
        )


async def test_a_present_player_may_think_for_any_time(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot")
        app.social.presence.open_table(match, ANN, "pylos")
        await sweep_after(app, clock, 3 * AWAY_MS)
        app.social.presence.close_table(match, ANN)
        await sweep_after(app, clock, AWAY_MS // 2)
        app.social.presence.open_table(match, ANN, "pylos")
        await sweep_after(app, clock, AWAY_MS)
        occupant = (await app.matches.store.get(match)).match.occupants[0]
        assert occupant is not None and occupant.bot is None


@pytest.mark.parametrize("leaver", ["end", "wait"])
async def test_an_absent_player_resigns_or_is_waited_for_by_the_settings(
    url: str, tmp_path: Path, clock: ManualClock, leaver: LeavePolicy
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, leaver, clock=Fischer(3_600_000))
        await sweep_after(app, clock, 2 * AWAY_MS)
        found = (await app.matches.store.get(match)).match
        assert (found.phase, found.ended) == (
            ("over", "away") if leaver == "end" else ("playing", None)
        )
        assert all(occupant and occupant.bot is None for occupant in found.occupants)
        assert await error_code(app.clocks.abandonment.hand_over_to_bot(match, BOB.id, 1)) == (
            "core.not-playing" if leaver == "end" else "core.no-substitute-bot"
        )


async def test_absence_has_no_effect_in_correspondence_matches(
    url: str, tmp_path: Path, clock: ManualClock
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "end", clock=Correspondence(2))
        await sweep_after(app, clock, 2 * AWAY_MS)
        assert (await app.matches.store.get(match)).match.phase == "playing"


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
async def test_the_substitute_is_about_as_strong_as_the_player(
    url: str, tmp_path: Path, level: str
) -> None:
    async with open_application(url, tmp_path) as app:
        # Ratings are stored only for players with a recorded result.
        await app.matches.seats.resign((await create_match(app)).match.id, ANN, 0)
        await app.results.recorder.catch_up()
        match = await create_match_with_policy(app, "bot")
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
        await app.results.recorder.pools.replace_ratings("pylos", "evening", [], [kept])
        loaded = await app.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        assert loaded.match.occupants[0] is not None and loaded.match.occupants[0].bot == level


async def test_a_substitute_plays_in_the_players_name_and_not_in_the_rematch(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot")
        await app.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        loaded = await app.matches.seats.resign(match, BOB, 1)
        assert [
            occupant and occupant.name for occupant in seat_occupants(loaded.match, named=False)
        ] == ["", ""]
        placing = match_outcome(
            loaded.game, loaded.match, await app.matches.store.entries(match)
        ).placings[0]
        assert (placing.player, placing.bot, placing.rank, placing.left) == (ANN.id, None, 1, True)
        assert all(
            occupant and occupant.bot is None
            for occupant in rematch.rotated_seats(loaded.match.occupants)
        )


async def test_board_and_result_rank_a_player_behind_for_whom_a_bot_finished(
    url: str, tmp_path: Path
) -> None:
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot")
        loaded = await app.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        for ended, ranks in (("agreed", (2, 1)), ("resigned", (2, 1))):
            over = replace(loaded.match, phase="over", ended=ended)
            ranking = result_ranking(loaded.game, over)
            log = await app.matches.store.entries(match)
            assert ranking is not None and ranking.ranks == ranks
            assert tuple(p.rank for p in match_outcome(loaded.game, over, log).placings) == ranks
        agreed = replace(over, ended="agreed")
        archived = match_ranking(loaded.game, agreed)
        assert archived is not None and archived.ranks == (1, 1), "archives do not know substitutes"
        resigned = replace(over, gone=frozenset({Seat(1)}))
        ranking = result_ranking(loaded.game, resigned)
        assert ranking is not None and ranking.ranks == (1, 2), "a resigned seat is last"


async def test_the_archive_of_a_match_with_a_substitute_can_be_verified(
    url: str, tmp_path: Path
) -> None:
    """Archives have no user ids, so a substitute cannot be told from a bot."""
    async with open_application(url, tmp_path) as app:
        match = await create_match_with_policy(app, "bot")
        loaded = await app.clocks.abandonment.hand_over_to_bot(match, ANN.id, 0)
        await app.matches.store.change(match, seat_commands.resign(BOB.id, 1))
        archive = archive_match(match, loaded.game, await app.matches.store.entries(match))
        replayed = fold(match, loaded.game, archive.events)
        assert match_ranking(loaded.game, replayed) == archive.ranking


async def test_a_game_without_bots_waits_for_the_player(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_application(url, tmp_path) as app:
        app.clocks.abandonment._games = app.games
        monkeypatch.setattr(app.games, "levels", lambda _: {})
        match = (await create_match(app, "stones", settings=TableSettings(leaver="bot"))).match.id
        await sweep_after(app, clock, 2 * AWAY_MS)
        found = (await app.matches.store.get(match)).match
        assert (
            found.phase == "playing"
            and found.occupants[0] is not None
            and found.occupants[0].bot is None
        )
        with pytest.raises(Illegal, match="no-substitute-bot"):
            await app.clocks.abandonment.hand_over_to_bot(match, Player(ANN.id, "Ann").id, Seat(0))
