"""Quick match: who fits whom, and that people find each other once, in whichever house they look, whoever leaves or dies."""

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
from .harness import ANN, BOB, EVE, Clock, open_house, refused

PYLOS, BETTA = Queue(game="pylos"), Queue(game="betta", seats=(2, 3))
NOBODY: frozenset[frozenset[str]] = frozenset()


def looking(
    player: Player, *queues: Queue, waited: int = 0, near: bool = False, rated: int = 1500
) -> WaitingSeek:
    return WaitingSeek(
        player.id, Seek(queues=queues, near=near, ratings=(rated,) * len(queues)), waited
    )


def test_the_first_table_that_whoever_comes_names_and_both_wish_is_taken() -> None:
    ann = looking(ANN, BETTA, PYLOS, waited=5_000)
    group = find_group(looking(BOB, PYLOS, BETTA), [ann], NOBODY)
    assert (
        group is not None
        and (group.game, group.seats) == ("pylos", 2)
        and [one.player for one in group.people] == [ANN.id, BOB.id]
    )
    assert find_group(looking(BOB, Queue(game="pylos", pace="days")), [ann], NOBODY) is None
    assert find_group(looking(BOB, Queue(game="betta", seats=(4,))), [ann], NOBODY) is None
    assert find_group(looking(ANN, PYLOS), [ann], NOBODY) is None, "nobody plays with themself"


def test_three_sit_down_as_soon_as_there_are_three_and_nobody_with_whom_they_block() -> None:
    three = Queue(game="betta", seats=(3,))
    others = [looking(ANN, three), looking(BOB, three)]
    group = find_group(looking(EVE, three), others, NOBODY)
    assert group is not None and group.seats == 3 and len(group.people) == 3
    for pair in ((ANN, BOB), (ANN, EVE), (BOB, EVE)):
        assert (
            find_group(looking(EVE, three), others, frozenset({frozenset(one.id for one in pair)}))
            is None
        )
    assert find_group(looking(EVE, three), others[:1], NOBODY) is None


def test_who_wants_somebody_near_waits_for_them_and_the_window_grows() -> None:
    far = looking(ANN, PYLOS, rated=1500 + RATING_WINDOW + WIDEN_STEP)
    assert find_group(looking(BOB, PYLOS), [far], NOBODY) is not None
    assert find_group(looking(BOB, PYLOS, near=True), [far], NOBODY) is None
    assert (
        find_group(
            looking(BOB, PYLOS),
            [far._replace(seek=Seek(queues=(PYLOS,), near=True, ratings=(1_900,)))],
            NOBODY,
        )
        is None
    )
    assert (
        find_group(looking(BOB, PYLOS, near=True, waited=WIDEN_INTERVAL_MS), [far], NOBODY)
        is not None
    )


@asynccontextmanager
async def opened(url: str, folder: Path) -> AsyncIterator[Application]:
    async with open_house(url, folder, toys=False) as house:
        house.matchmaking.open()
        for player in (ANN, BOB, EVE):
            await house.log.store.save_player(player)
        yield house
        house.matchmaking.close()


async def looks(
    house: Application,
    player: Player,
    *queues: Queue,
    ticket: str = "",
    hold: float = 0.0,
    **more: Any,
) -> str | None:
    """Look once without asking for a commitment, and return where it led."""
    wish = Seek(queues=queues or (PYLOS,), **{"nonce": "00", **more})
    return (await house.matchmaking.seek(player, ticket or f"ticket {player.id}", wish, hold)).match


async def asks(
    house: Application, player: Player, promised: str = "", nonce: str = "", hold: float = 0.0
) -> matchmaking.SeekStatus:
    """Look once as a page does, which gives its luck only when the house has committed."""
    return await house.matchmaking.seek(
        player, f"ticket {player.id}", Seek(queues=(PYLOS,), nonce=nonce), hold, promised
    )


async def test_the_house_commits_before_anybody_gives_their_luck(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        assert (await asks(house, ANN)).reserved_match is None
        found = await asks(house, BOB)
        told = await asks(house, ANN)
        assert found.reserved_match is not None and (
            found.match,
            found.reserved_match,
            found.commitment,
        ) == (
            None,
            told.reserved_match,
            told.commitment,
        )
        assert (
            await refused(house.matches.store.get(found.reserved_match), NotFound)
            == "core.no-such-match"
        ), "nothing is dealt yet"
        # What is meant for another match, or given twice, is no part of this one's luck.
        assert (await asks(house, BOB, "another", "ff")).match is None
        assert (await asks(house, BOB, found.reserved_match, "b0b0")).match is None
        assert (await asks(house, BOB, found.reserved_match, "ee")).match is None
        waiting = asyncio.create_task(asks(house, BOB, found.reserved_match, "ee", hold=50.0))
        assert (
            (await asks(house, ANN, found.reserved_match, "a0a0")).match
            == found.reserved_match
            == (await waiting).match
        )
        loaded = await house.matches.store.get(found.reserved_match)
        assert commitment(loaded.match.opened.key) == found.commitment
        assert {chair.name: chair.nonce.hex() for chair in loaded.match.chairs if chair} == {
            "Ann": "a0a0",
            "Bob": "b0b0",
        }


async def test_luck_of_a_match_that_came_to_nothing_is_no_part_of_the_next(
    url: str, tmp_path: Path
) -> None:
    async with opened(url, tmp_path) as house:
        await asks(house, ANN)
        before = await asks(house, BOB)
        assert before.reserved_match is not None
        assert await house.matchmaking.cancel(BOB, f"ticket {BOB.id}") is None, (
            "he has gone before play began, and Ann looks on"
        )
        assert (await asks(house, ANN, before.reserved_match, "a0a0")).reserved_match is None
        assert (await asks(house, EVE)).reserved_match not in (None, before.reserved_match)
        again = await asks(house, ANN)
        assert again.match is None and again.reserved_match is not None, (
            "her luck is asked for anew"
        )


async def seated(house: Application, match: str | None) -> set[str | None]:
    """Return who sits at a match that is being played."""
    assert match is not None
    loaded = await house.matches.store.get(match)
    assert loaded.match.phase == "playing"
    return {chair.player for chair in loaded.match.chairs if chair is not None}


async def test_two_who_fit_play_at_once_and_are_asked_no_more(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        assert await looks(house, ANN, PYLOS, BETTA) is None
        found = await house.matchmaking.seek(
            EVE, "ticket of eve", Seek(queues=(Queue(game="carcassonne"), BETTA), nonce="00"), 0.0
        )
        assert found.match is not None, "one queue of several that fits is enough"
        assert await seated(house, found.match) == {ANN.id, EVE.id}
        assert (
            await looks(house, ANN, PYLOS, BETTA) == found.match and await looks(house, EVE) is None
        ), "another ticket is another search"
        waiting = await house.matchmaking.seek(
            BOB, "ticket of bob", Seek(queues=(BETTA, PYLOS), nonce="00"), 0.0
        )
        assert waiting.match is not None and await seated(house, waiting.match) == {
            EVE.id,
            BOB.id,
        }, "she was found by her new search"


async def test_who_waits_hears_of_it_at_once_in_another_house_too(
    postgres_url: str, tmp_path: Path
) -> None:
    async with opened(postgres_url, tmp_path) as here, opened(postgres_url, tmp_path) as there:
        waiting = asyncio.create_task(looks(here, ANN, hold=50.0))
        await found_once(lambda: there.matchmaking._seeks.active_seeks(now(), 5), bool)
        found = await looks(there, BOB)
        assert found is not None and await waiting == found
        assert await seated(here, found) == {ANN.id, BOB.id}


async def test_many_houses_at_once_give_everybody_one_partner(
    postgres_url: str, tmp_path: Path
) -> None:
    people = [Player(f"person {number:03}", f"P{number}") for number in range(12)]
    async with opened(postgres_url, tmp_path) as here, opened(postgres_url, tmp_path) as there:
        for player in people:
            await here.log.store.save_player(player)

        async def until_found(house: Application, player: Player) -> str:
            while (found := await looks(house, player, hold=0.5)) is None:
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
            assert await seated(here, match) == {
                player.id for player, theirs in zip(people, found, strict=True) if theirs == match
            }


async def test_whoever_blocks_or_is_blocked_is_never_paired(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        await house.social.repository.update([RelationshipRow(ANN.id, BOB.id, "block", 1)], ())
        assert (
            await looks(house, ANN) is None
            and await looks(house, BOB) is None
            and await looks(house, ANN) is None
        )
        assert await seated(house, await looks(house, EVE)) == {EVE.id, ANN.id}, (
            "who waits longest comes first"
        )


async def test_whoever_leaves_or_falls_silent_is_not_paired(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with opened(url, tmp_path) as house:
        assert (
            await looks(house, ANN) is None
            and await house.matchmaking.cancel(ANN, f"ticket {ANN.id}") is None
        )
        assert await looks(house, BOB) is None
        clock.wait(matchmaking.SEEK_TTL_MS + 1)
        assert await looks(house, EVE) is None, "a page that says nothing more has gone"
        assert await looks(house, ANN) is None, "a question of the search that she ended came late"
        assert await seated(house, await looks(house, ANN, ticket="another ticket")) == {
            ANN.id,
            EVE.id,
        }
        assert await house.matchmaking.cancel(EVE, f"ticket {EVE.id}") is not None, (
            "too late: somebody sits there already"
        )


async def test_who_gives_no_luck_or_a_house_that_dies_keeps_the_others_waiting_for_seconds(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with opened(url, tmp_path) as house:
        await asks(house, ANN)
        found = await asks(house, BOB)
        assert (
            found.reserved_match is not None
            and (await asks(house, BOB, found.reserved_match, "b0b0")).match is None
        )
        clock.wait(matchmaking.NONCE_WAIT_MS + 1)
        # Ann's page, or the house that spoke to it, has said nothing since: Bob's next question opens the table.
        assert (
            (await asks(house, BOB, found.reserved_match, "b0b0")).match
            == found.reserved_match
            == (await asks(house, ANN)).match
        )
        assert await seated(house, found.reserved_match) == {ANN.id, BOB.id}


async def test_nobody_is_seated_with_somebody_whose_line_closed(
    url: str, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matchmaking, "now", clock)
    async with opened(url, tmp_path) as house:
        await asks(house, ANN)
        await house.matchmaking.mark_disconnected(ANN, f"ticket {ANN.id}")
        await asks(house, ANN)
        clock.wait(matchmaking.DISCONNECT_GRACE_MS + 1)
        found = await asks(house, BOB)
        assert found.reserved_match is not None, "she asked again in time"
        await house.matchmaking.mark_disconnected(ANN, f"ticket {ANN.id}")
        clock.wait(matchmaking.NONCE_WAIT_MS + 1)
        again = await asks(house, BOB, found.reserved_match, "b0b0")
        assert (again.match, again.reserved_match) == (None, None), "she did not, and he looks on"
        await house.matchmaking.mark_disconnected(BOB, "another ticket")
        assert (await asks(house, EVE)).reserved_match is not None


async def test_all_or_nobody_is_paired(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        await house.social.repository.update([RelationshipRow(ANN.id, BOB.id, "block", 1)], ())
        assert await looks(house, ANN) is None and await looks(house, BOB) is None
        both = await house.matchmaking._seeks.active_seeks(now(), 5)
        await house.matchmaking.cancel(BOB, f"ticket {BOB.id}")
        assert not await house.matchmaking._seeks.pair(both, ("", ""), token_hex(8), now(), b"")
        match = token_hex(8)
        assert await house.matchmaking._seeks.pair(both[:1], ("",), match, now(), b"")
        assert not await house.matchmaking._seeks.pair(both[:1], ("",), token_hex(8), now(), b""), (
            "nobody is paired twice"
        )
        await house.matchmaking._seeks.unpair(match)
        assert await seated(house, await looks(house, EVE)) == {EVE.id, ANN.id}


async def test_wishes_that_make_no_sense_are_refused(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        assert await refused(looks(house, ANN, Queue(game="pylos", seats=(3,)))) == "core.seats"
        assert (
            await refused(looks(house, ANN, Queue(game="chess")), NotFound) == "core.no-such-game"
        )
        assert (
            await refused(looks(house, ANN, Queue(game="pylos", room="giraffe")), NotFound)
            == "core.no-such-page"
        )
        assert (
            await refused(house.matchmaking.seek(ANN, "ticket of ann", Seek(queues=()), 0.0))
            == "social.queue-count"
        )
        assert await refused(looks(house, ANN, nonce="zz")) == "core.not-a-nonce"


async def test_a_word_that_comes_before_its_search_ends_it_too(url: str, tmp_path: Path) -> None:
    async with opened(url, tmp_path) as house:
        stranger = Player("nobody-yet--", "Nobody")
        assert await house.matchmaking.cancel(stranger, "their ticket") is None
        assert await house.matchmaking.cancel(ANN, f"ticket {ANN.id}") is None
        assert await looks(house, ANN) is None and await looks(house, BOB) is None
