"""Tests for matchmaking: groups, several servers, disconnections and crashes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from parlour.core.rng import commitment
from parlour.db.records import Player, RelationshipRow
from parlour.services.application import Application
from parlour.services.errors import NotFound
from parlour.services.matchmaking import matchmaking
from parlour.services.matchmaking.fit import (
    RATING_WINDOW,
    WIDEN_INTERVAL_MS,
    WIDEN_STEP,
    Queue,
    Seek,
    WaitingSeek,
    find_group,
)
from parlour.services.time import now

from ..patience import found_once
from .harness import ANN, BOB, EVE, ManualClock, error_code, open_application

PYLOS, BETTA = Queue(game="pylos"), Queue(game="betta", seats=(2, 3))
NOBODY: frozenset[frozenset[str]] = frozenset()


def waiting_seek(
    player: Player, *queues: Queue, waited: int = 0, near: bool = False, rated: int = 1500
) -> WaitingSeek:
    return WaitingSeek(
        player.id, Seek(queues=queues, near=near, ratings=(rated,) * len(queues)), waited
    )


def test_the_newest_seeks_first_common_queue_is_chosen() -> None:
    ann = waiting_seek(ANN, BETTA, PYLOS, waited=5_000)
    group = find_group(waiting_seek(BOB, PYLOS, BETTA), [ann], NOBODY)
    assert (
        group is not None
        and (group.game, group.seats) == ("pylos", 2)
        and [item.player for item in group.people] == [ANN.id, BOB.id]
    )
    assert find_group(waiting_seek(BOB, Queue(game="pylos", pace="days")), [ann], NOBODY) is None
    assert find_group(waiting_seek(BOB, Queue(game="betta", seats=(4,))), [ann], NOBODY) is None
    assert find_group(waiting_seek(ANN, PYLOS), [ann], NOBODY) is None, (
        "a user is not paired with themselves"
    )


def test_three_players_are_grouped_without_blocked_ones() -> None:
    three = Queue(game="betta", seats=(3,))
    others = [waiting_seek(ANN, three), waiting_seek(BOB, three)]
    group = find_group(waiting_seek(EVE, three), others, NOBODY)
    assert group is not None and group.seats == 3 and len(group.people) == 3
    for pair in ((ANN, BOB), (ANN, EVE), (BOB, EVE)):
        assert (
            find_group(
                waiting_seek(EVE, three), others, frozenset({frozenset(item.id for item in pair)})
            )
            is None
        )
    assert find_group(waiting_seek(EVE, three), others[:1], NOBODY) is None


def test_the_rating_window_grows_while_a_player_waits() -> None:
    far = waiting_seek(ANN, PYLOS, rated=1500 + RATING_WINDOW + WIDEN_STEP)
    assert find_group(waiting_seek(BOB, PYLOS), [far], NOBODY) is not None
    assert find_group(waiting_seek(BOB, PYLOS, near=True), [far], NOBODY) is None
    assert (
        find_group(
            waiting_seek(BOB, PYLOS),
            [far._replace(seek=Seek(queues=(PYLOS,), near=True, ratings=(1_900,)))],
            NOBODY,
        )
        is None
    )
    assert (
        find_group(waiting_seek(BOB, PYLOS, near=True, waited=WIDEN_INTERVAL_MS), [far], NOBODY)
        is not None
    )


@asynccontextmanager
async def open_application_with_players(url: str, folder: Path) -> AsyncIterator[Application]:
    async with open_application(url, folder, toys=False) as app:
        app.matchmaking.open()
        for player in (ANN, BOB, EVE):
            await app.log.store.save_player(player)
        yield app
        app.matchmaking.close()


async def seek_once(
    app: Application,
    player: Player,
    *queues: Queue,
    ticket: str = "",
    hold: float = 0.0,
    **more: Any,
) -> str | None:
    """Send one matchmaking request with a nonce and return the match id, if any."""
    wish = Seek(queues=queues or (PYLOS,), **{"nonce": "00", **more})
    return (await app.matchmaking.seek(player, ticket or f"ticket {player.id}", wish, hold)).match


async def seek_as_page(
    app: Application, player: Player, promised: str = "", nonce: str = "", hold: float = 0.0
) -> matchmaking.SeekStatus:
    """Send a matchmaking request as a page does: with a nonce that it chose after the commitment."""
    return await app.matchmaking.seek(
        player, f"ticket {player.id}", Seek(queues=(PYLOS,), nonce=nonce), hold, promised
    )


async def test_the_server_commits_before_players_send_nonces(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        assert (await seek_as_page(app, ANN)).reserved_match is None
        found = await seek_as_page(app, BOB)
        status = await seek_as_page(app, ANN)
        assert found.reserved_match is not None and (
            found.match,
            found.reserved_match,
            found.commitment,
        ) == (
            None,
            status.reserved_match,
            status.commitment,
        )
        assert (
            await error_code(app.matches.store.get(found.reserved_match), NotFound)
            == "core.no-such-match"
        ), "nothing is dealt yet"
        # A nonce for another match, or a second nonce, must not influence this match.
        assert (await seek_as_page(app, BOB, "another", "ff")).match is None
        assert (await seek_as_page(app, BOB, found.reserved_match, "b0b0")).match is None
        assert (await seek_as_page(app, BOB, found.reserved_match, "ee")).match is None
        waiting = asyncio.create_task(seek_as_page(app, BOB, found.reserved_match, "ee", hold=50.0))
        assert (
            (await seek_as_page(app, ANN, found.reserved_match, "a0a0")).match
            == found.reserved_match
            == (await waiting).match
        )
        loaded = await app.matches.store.get(found.reserved_match)
        assert commitment(loaded.match.opened.key) == found.commitment
        assert {
            occupant.name: occupant.nonce.hex() for occupant in loaded.match.occupants if occupant
        } == {
            "Ann": "a0a0",
            "Bob": "b0b0",
        }


async def test_a_nonce_of_a_failed_match_is_not_reused(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        await seek_as_page(app, ANN)
        before = await seek_as_page(app, BOB)
        assert before.reserved_match is not None
        assert await app.matchmaking.cancel(BOB, f"ticket {BOB.id}") is None, (
            "Bob left before the start, and Ann keeps searching"
        )
        assert (await seek_as_page(app, ANN, before.reserved_match, "a0a0")).reserved_match is None
        assert (await seek_as_page(app, EVE)).reserved_match not in (None, before.reserved_match)
        again = await seek_as_page(app, ANN)
        assert again.match is None and again.reserved_match is not None, "a new nonce is requested"


async def seated_players(app: Application, match: str | None) -> set[str | None]:
    """Return the players of a running match."""
    assert match is not None
    loaded = await app.matches.store.get(match)
    assert loaded.match.phase == "playing"
    return {occupant.player for occupant in loaded.match.occupants if occupant is not None}


async def test_two_fitting_players_start_at_once(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        assert await seek_once(app, ANN, PYLOS, BETTA) is None
        found = await app.matchmaking.seek(
            EVE, "ticket of eve", Seek(queues=(Queue(game="carcassonne"), BETTA), nonce="00"), 0.0
        )
        assert found.match is not None, "one common queue is enough"
        assert await seated_players(app, found.match) == {ANN.id, EVE.id}
        assert (
            await seek_once(app, ANN, PYLOS, BETTA) == found.match
            and await seek_once(app, EVE) is None
        ), "another ticket is a separate search"
        waiting = await app.matchmaking.seek(
            BOB, "ticket of bob", Seek(queues=(BETTA, PYLOS), nonce="00"), 0.0
        )
        assert waiting.match is not None and await seated_players(app, waiting.match) == {
            EVE.id,
            BOB.id,
        }, "she was found by her new search"


async def test_a_waiting_player_is_notified_on_another_server(
    postgres_url: str, tmp_path: Path
) -> None:
    async with (
        open_application_with_players(postgres_url, tmp_path) as here,
        open_application_with_players(postgres_url, tmp_path) as there,
    ):
        waiting = asyncio.create_task(seek_once(here, ANN, hold=50.0))
        await found_once(lambda: there.matchmaking._seeks.active_seeks(now(), 5), bool)
        found = await seek_once(there, BOB)
        assert found is not None and await waiting == found
        assert await seated_players(here, found) == {ANN.id, BOB.id}


async def test_concurrent_servers_give_every_player_one_partner(
    postgres_url: str, tmp_path: Path
) -> None:
    people = [Player(f"person {number:03}", f"P{number}") for number in range(12)]
    async with (
        open_application_with_players(postgres_url, tmp_path) as here,
        open_application_with_players(postgres_url, tmp_path) as there,
    ):
        for player in people:
            await here.log.store.save_player(player)

        async def until_found(app: Application, player: Player) -> str:
            while (found := await seek_once(app, player, hold=0.5)) is None:
                pass
            return found

        found = await asyncio.gather(
            *(
                until_found((here, there)[number % 2], player)
                for number, player in enumerate(people)
            )
        )
        assert sorted(found.count(match) for match in set(found)) == [2] * 6
        for match in set(found):
            assert await seated_players(here, match) == {
                player.id for player, theirs in zip(people, found, strict=True) if theirs == match
            }


async def test_blocked_players_are_never_paired(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        await app.social.repository.update([RelationshipRow(ANN.id, BOB.id, "block", 1)], ())
        assert (
            await seek_once(app, ANN) is None
            and await seek_once(app, BOB) is None
            and await seek_once(app, ANN) is None
        )
        assert await seated_players(app, await seek_once(app, EVE)) == {EVE.id, ANN.id}, (
            "the longest waiting user is paired first"
        )


async def test_cancelled_and_expired_seeks_are_not_paired(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with open_application_with_players(url, tmp_path) as app:
        assert (
            await seek_once(app, ANN) is None
            and await app.matchmaking.cancel(ANN, f"ticket {ANN.id}") is None
        )
        assert await seek_once(app, BOB) is None
        clock.wait(matchmaking.SEEK_TTL_MS + 1)
        assert await seek_once(app, EVE) is None, "a silent page counts as gone"
        assert await seek_once(app, ANN) is None, "a late request of a cancelled search is ignored"
        assert await seated_players(app, await seek_once(app, ANN, ticket="another ticket")) == {
            ANN.id,
            EVE.id,
        }
        assert await app.matchmaking.cancel(EVE, f"ticket {EVE.id}") is not None, (
            "too late: the player is already seated"
        )


async def test_a_missing_nonce_delays_others_for_seconds_only(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with open_application_with_players(url, tmp_path) as app:
        await seek_as_page(app, ANN)
        found = await seek_as_page(app, BOB)
        assert (
            found.reserved_match is not None
            and (await seek_as_page(app, BOB, found.reserved_match, "b0b0")).match is None
        )
        clock.wait(matchmaking.NONCE_WAIT_MS + 1)
        # Ann's page or server has been silent since then, so Bob's next request opens the table.
        assert (
            (await seek_as_page(app, BOB, found.reserved_match, "b0b0")).match
            == found.reserved_match
            == (await seek_as_page(app, ANN)).match
        )
        assert await seated_players(app, found.reserved_match) == {ANN.id, BOB.id}


async def test_nobody_is_seated_with_a_disconnected_player(
    url: str, tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with open_application_with_players(url, tmp_path) as app:
        await seek_as_page(app, ANN)
        await app.matchmaking.mark_disconnected(ANN, f"ticket {ANN.id}")
        await seek_as_page(app, ANN)
        clock.wait(matchmaking.DISCONNECT_GRACE_MS + 1)
        found = await seek_as_page(app, BOB)
        assert found.reserved_match is not None, "she asked again in time"
        await app.matchmaking.mark_disconnected(ANN, f"ticket {ANN.id}")
        clock.wait(matchmaking.NONCE_WAIT_MS + 1)
        again = await seek_as_page(app, BOB, found.reserved_match, "b0b0")
        assert (again.match, again.reserved_match) == (None, None), (
            "she did not, and he keeps searching"
        )
        await app.matchmaking.mark_disconnected(BOB, "another ticket")
        assert (await seek_as_page(app, EVE)).reserved_match is not None


async def test_a_group_is_paired_completely_or_not_at_all(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        await app.social.repository.update([RelationshipRow(ANN.id, BOB.id, "block", 1)], ())
        assert await seek_once(app, ANN) is None and await seek_once(app, BOB) is None
        both = await app.matchmaking._seeks.active_seeks(now(), 5)
        await app.matchmaking.cancel(BOB, f"ticket {BOB.id}")
        assert not await app.matchmaking._seeks.pair(both, ("", ""), token_hex(8), now(), b"")
        match = token_hex(8)
        assert await app.matchmaking._seeks.pair(both[:1], ("",), match, now(), b"")
        assert not await app.matchmaking._seeks.pair(both[:1], ("",), token_hex(8), now(), b""), (
            "no user is paired twice"
        )
        await app.matchmaking._seeks.unpair(match)
        assert await seated_players(app, await seek_once(app, EVE)) == {EVE.id, ANN.id}


async def test_invalid_seeks_are_refused(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        assert (
            await error_code(seek_once(app, ANN, Queue(game="pylos", seats=(3,)))) == "core.seats"
        )
        assert (
            await error_code(seek_once(app, ANN, Queue(game="chess")), NotFound)
            == "core.no-such-game"
        )
        assert (
            await error_code(seek_once(app, ANN, Queue(game="pylos", room="giraffe")), NotFound)
            == "core.no-such-page"
        )
        assert (
            await error_code(app.matchmaking.seek(ANN, "ticket of ann", Seek(queues=()), 0.0))
            == "social.queue-count"
        )
        assert await error_code(seek_once(app, ANN, nonce="zz")) == "core.not-a-nonce"


async def test_a_cancellation_that_arrives_before_its_seek_counts(url: str, tmp_path: Path) -> None:
    async with open_application_with_players(url, tmp_path) as app:
        stranger = Player("nobody-yet--", "Nobody")
        assert await app.matchmaking.cancel(stranger, "their ticket") is None
        assert await app.matchmaking.cancel(ANN, f"ticket {ANN.id}") is None
        assert await seek_once(app, ANN) is None and await seek_once(app, BOB) is None
