"""The client for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import aclosing
from types import TracebackType
from typing import Any, Self, TypeVar, cast

import httpx

from parlour_client import flows, requests
from parlour_client.flows import Call, Flow, Pause, Reply
from parlour_client.messages import (
    Action,
    Frame,
    MoveListEntry,
    PlayerEvent,
    Ranking,
    StandingOffer,
    TableInfo,
    User,
)
from parlour_client.streams import READ_TIMEOUT_S, MatchState, StreamState, legal_actions_of

T = TypeVar("T")


class AsyncClient:
    """A connection to a server as one user.

    Args:
        server: The address of the server, such as `https://games.example`.
        key: An API key; without one the client is a guest, who exists as long as the client.
    """

    def __init__(self, server: str, key: str | None = None) -> None:
        self.http = httpx.AsyncClient(
            base_url=server, headers=flows.request_headers(key), timeout=READ_TIMEOUT_S
        )

    async def __aenter__(self) -> Self:
        try:
            # Concurrent first requests without a session would each make a guest.
            await self.me()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close all connections."""
        await self.http.aclose()

    async def me(self) -> User:
        """Return the user of the client."""
        return await self.run(requests.user())

    async def open_table(
        self,
        game: str,
        against: str | None = None,
        *,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> AsyncTable:
        """Open a table and return it; it starts at once if bots take all other seats.

        Args:
            game: The id of the game.
            against: The bot level of the other seats; None leaves them open for people.
            seats: The number of seats.
            options: The options of the game.
            settings: The settings of the table, such as the clock.
        """
        match = await self.run(requests.open_table(game, against, seats, options, settings))
        return AsyncTable(self, match)

    async def join(self, match: str, seat: int | None = None) -> AsyncTable:
        """Take a seat at a table, any open one if none is named, and return the table."""
        await self.run(requests.take_seat(match, seat))
        return AsyncTable(self, match)

    async def decline(self, match: str) -> None:
        """Decline an invitation to a table."""
        await self.run(requests.change(f"/api/tables/{match}/decline", {}))

    def table(self, match: str) -> AsyncTable:
        """Return a table that exists, to play on at it or to watch."""
        return AsyncTable(self, match)

    async def events(
        self, after: str = "", *, offers: Sequence[StandingOffer] = (), max_matches: int = 1
    ) -> AsyncGenerator[PlayerEvent]:
        """Yield the user's events as they happen: invitations, seats, open decisions, ends.

        Args:
            after: The `cursor` of an event after which to continue; empty for all open tables.
            offers: The tables where a bot account accepts challenges while this generator runs.
            max_matches: The maximum number of tables at a time under these offers.
        """
        body = {"offers": list(offers), "max_matches": max_matches} if offers else None
        state = StreamState("/api/me/events", after, body)
        async with aclosing(self.messages(state)) as messages:
            async for message in messages:
                yield cast(PlayerEvent, message)

    async def run(self, flow: Flow[T]) -> T:
        """Carry out a flow and return its result."""
        try:
            effect = next(flow)
            while True:
                if isinstance(effect, Pause):
                    await asyncio.sleep(effect.seconds)
                    effect = flow.send(None)
                else:
                    effect = flow.send(await self._reply(effect))
        except StopIteration as end:
            result: T = end.value
            return result

    async def _reply(self, call: Call) -> Reply | None:
        try:
            answer = await self.http.request(call.method, call.path, json=call.body)
        except httpx.TransportError:
            return None
        return Reply(answer.status_code, answer.headers, answer.content)

    async def messages(self, state: StreamState) -> AsyncGenerator[dict[str, Any]]:
        """Yield the messages of a stream, and connect again when the connection breaks."""
        while True:
            try:
                async with self.http.stream(
                    state.method, state.path, params=state.query, json=state.body
                ) as answer:
                    if answer.status_code == 200:
                        async for line in answer.aiter_lines():
                            message = state.receive(line)
                            if message is not None:
                                yield message
                        pause = state.pause_after_end()
                    else:
                        pause = state.pause_after_refusal(
                            Reply(answer.status_code, answer.headers, await answer.aread())
                        )
            except httpx.TransportError:
                pause = state.pause_after_end()
            await asyncio.sleep(pause.seconds)


class AsyncTable:
    """A table: before the start a place to sit, then a match.

    Args:
        client: The client.
        match: The match id.
    """

    def __init__(self, client: AsyncClient, match: str) -> None:
        self._client, self.match = client, match
        self.state = MatchState(match)

    @property
    def ranking(self) -> Ranking | None:
        """The newest ranking that `decisions` has seen; None before the start."""
        return self.state.ranking

    async def info(self) -> TableInfo:
        """Return who sits at the table, and its settings."""
        return await self._client.run(requests.table_info(self.match))

    async def invite(self, user_id: str) -> None:
        """Invite a user to the table."""
        await self._client.run(
            requests.change(f"/api/tables/{self.match}/invite", {"user_id": user_id})
        )

    async def start(self) -> None:
        """Start the match (for the host)."""
        await self._client.run(requests.start(self.match))

    async def leave(self) -> None:
        """Leave the seat before the start."""
        await self._client.run(requests.change(f"/api/tables/{self.match}/stand", {}))

    async def resign(self, seat: int) -> None:
        """Resign for a seat."""
        await self._client.run(requests.change(f"/api/matches/{self.match}/resign", {"seat": seat}))

    async def frames(self) -> AsyncGenerator[Frame]:
        """Yield the newest frame after each change, until the match is over."""
        async with aclosing(self._client.messages(self.state.stream())) as messages:
            async for message in messages:
                self.state.receive(message)
                if message["type"] == "frame":
                    for frame in self.state.frames:
                        yield frame
                if self.state.is_over:
                    return

    async def decisions(self) -> AsyncGenerator[AsyncDecision]:
        """Yield each decision that waits for the user, until the match is over."""
        async with aclosing(self.frames()) as frames:
            async for _ in frames:
                while (frame := self.state.next_decision()) is not None:
                    yield AsyncDecision(self._client, frame)

    async def moves(self, seat: int | None = None) -> list[MoveListEntry]:
        """Return the move list, as one of the user's seats or the public may read it."""
        return await self._client.run(requests.move_list(self.match, seat))

    async def review(self, seat: int | None = None) -> AsyncGenerator[Frame]:
        """Yield the frame of each step of the finished match, as a seat or the public saw it."""
        step = 0
        while frames := await self._client.run(requests.review_frames(self.match, step, seat)):
            for frame in frames:
                yield frame
            step += len(frames)

    async def export(self) -> bytes:
        """Return the finished match as a `.match` file, which `parlour verify` checks."""
        return await self._client.run(requests.match_file(self.match))


class AsyncDecision:
    """A decision that waits for the user.

    Attributes:
        frame: The frame of the seat that decides.
    """

    def __init__(self, client: AsyncClient, frame: Frame) -> None:
        self._client, self.frame = client, frame

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.frame["seat"] or 0

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self.frame["view"]

    @property
    def legal_actions(self) -> list[Action]:
        """The legal actions; raises LookupError in games whose frames do not list them."""
        return legal_actions_of(self.frame)

    async def all_legal_actions(self) -> list[Action]:
        """Return the legal actions, with a request in games whose frames do not list them."""
        if self.frame["legal_actions"] is not None:
            return self.frame["legal_actions"]
        return await self._client.run(requests.legal_actions(self.frame))

    async def act(self, action: Action) -> None:
        """Make the decision; raises ApiError if the action is illegal or the decision is closed."""
        await self._client.run(requests.act(self.frame, action))
