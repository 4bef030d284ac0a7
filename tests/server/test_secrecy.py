"""Tests that no channel of the server sends secrets to users who may not know them."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator

import httpx
import pytest

from parlour.core.codec import encode
from parlour.core.game import Seat, replace
from parlour.core.match import match_seed
from parlour.core.rng import Rng
from parlour.server.api.table_info import table_info
from parlour.services.accounts.guests import token_hash
from parlour.services.matches.frames import build_frame
from parlour.services.matches.loaded_match import LoadedMatch
from parlour.services.matches.projection import match_listing

from .harness import Guest, ServedApplication

NONCES = ("c0ffee0badf00d11", "feedface0ddba11a")


class Taps:
    """All response bodies, headers and URLs that a client has received."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.received = guest, bytearray()
        guest.web.event_hooks["response"].append(self._record)

    async def _record(self, answer: httpx.Response) -> None:
        self.received += await answer.aread()
        self.received += str([*answer.headers.raw, (b"", str(answer.url).encode())]).encode()


def encodings(secret: bytes) -> Iterator[bytes]:
    """Yield the encodings of a secret that may appear in JSON, a header or a URL."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    yield base64.b64encode(secret).rstrip(b"=")
    yield base64.urlsafe_b64encode(secret).rstrip(b"=")
    yield repr(secret)[2:-1].encode()


async def request_everything(guest: Guest, match: str) -> None:
    """Request every page and API path that concerns a match, whether it is allowed or not."""
    for path in ("/", "/lobby", f"/t/{match}", f"/t/{match}/analysis"):
        await guest.web.get(path)
    for path in ("home", "me", "games", f"tables/{match}", "schema/openapi.json"):
        await guest.web.get(f"/api/{path}")
    for path in (
        "frame",
        "history",
        "positions/3",
        "positions/4",
        "steps",
        "steps/0",
        "steps/1",
        "proof",
    ):
        for query in ("", "?seat=0", "?seat=1", "?seat=2"):
            await guest.web.get(f"/api/matches/{match}/{path}{query}")
    for path, body in (
        ("act", {"seat": 0, "decision_id": 0, "action": {"do": "place"}}),
        ("preview", {"seat": 0, "action": {"do": "place"}}),
        ("resign", {"seat": 2}),
    ):
        await guest.web.post(f"/api/matches/{match}/{path}", json=body)


async def test_keys_nonces_tokens_and_account_ids_stay_secret(server: ServedApplication) -> None:
    host, friend, stranger = guests = [server.guest() for _ in range(3)]
    taps = {guest: Taps(guest) for guest in guests}
    match = await host.open_table("betta", settings={"public": True}, nonce=NONCES[0])
    await friend.take_seat(match, nonce=NONCES[1])
    await host.post(f"/api/tables/{match}/start")
    async with (
        host.at(match) as host_line,
        friend.at(match) as friend_line,
        stranger.at(match) as spectator_line,
    ):
        lines = {host: host_line, friend: friend_line, stranger: spectator_line}
        for text in ("hello", "good luck"):
            await host_line.ask("chat", text=text)
        await host_line.ask("offer", seat=0, kind="draw")
        await friend_line.answer(1, False)
        for _ in range(4):
            seat = (await host_line.frame())["turn"]["seats"][0]
            after = await (host_line, friend_line)[seat].act()
            for socket in lines.values():
                await socket.beyond(after["seq"] - 1)
        for guest in guests:
            await request_everything(guest, match)
        for socket in lines.values():
            await socket.ask("ping")
        loaded = await server.application.matches.store.get(match)
        ids = {guest: (await guest.get("/api/me"))["id"] for guest in guests}
        for guest, socket in lines.items():
            received = bytes(taps[guest].received) + b"".join(socket.raw)
            assert b"Betta" in received and b"hello" in received
            secrets = [
                loaded.match.opened.key,
                match_seed(loaded.match),
                *(bytes.fromhex(nonce) for nonce in NONCES),
            ]
            secrets += [token_hash(other.token) for other in guests]
            for secret in secrets:
                assert not any(encoding in received for encoding in encodings(secret)), secret.hex()
            for other in guests:
                if other is not guest:
                    # The user id only identifies a profile; the session token must stay secret.
                    assert other.token.encode() not in received
        await host_line.ask("resign", seat=0)
    # The proof reveals the key after the match, but no user ids.
    proof = await stranger.get(f"/api/matches/{match}/proof")
    assert proof["key"] == loaded.match.opened.key.hex()
    assert not any(identity in encode(proof).decode() for identity in ids.values())


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_indistinguishable_matches_give_equal_responses(
    server: ServedApplication, seat: int | None
) -> None:
    """Frames of the true state and of a determinized state are equal byte for byte."""
    match, host, friend = await server.two_at_a_table("betta")
    async with host.at(match) as host_line, friend.at(match) as friend_line:
        for _ in range(6):
            mover = (await host_line.frame())["turn"]["seats"][0]
            after = await (host_line, friend_line)[mover].act()
            for watcher in (host_line, friend_line):
                await watcher.beyond(after["seq"] - 1)
    true = await server.application.matches.store.get(match)
    viewer = None if seat is None else Seat(seat)
    session = await server.application.log.store.find_session(
        token_hash((host, friend)[seat or 0].token), 1
    )
    assert session is not None
    player = session.player
    differed = False
    for luck in range(8):
        state = true.game.determinize(
            true.game.view(true.match.state, viewer), Rng(luck.to_bytes(32, "big"))
        )
        differed |= encode(state) != encode(true.match.state)
        other = LoadedMatch(replace(true.match, state=state), true.game)
        assert encode(build_frame(other, viewer)) == encode(build_frame(true, viewer))
        assert encode(match_listing(other)) == encode(match_listing(true))
        base = "http://here"
        assert encode(table_info(server.application, other, player, base, None)) == encode(
            table_info(server.application, true, player, base, None)
        )
    assert differed, "determinized states differ from the true state"


async def test_a_refused_action_reveals_no_hidden_cards(server: ServedApplication) -> None:
    match, host, friend = await server.two_at_a_table("betta")
    async with host.at(match) as host_line, friend.at(match) as friend_line:
        lines = (host_line, friend_line)
        mover = (await host_line.frame())["turn"]["seats"][0]
        other = 1 - mover
        mine = await lines[mover].frame(lambda frame: frame["mine"])
        unseen = [card["id"] for card in mine["view"]["unseen"][other]]
        assert len(unseen) > len(mine["view"]["hand"])
        answers = set()
        for card in unseen[:12]:
            answer = await lines[mover].ask(
                "act",
                seat=mover,
                decision_id=mine["decision_id"],
                action={"do": "place", "card": card, "turns": 0, "display": 0},
            )
            answers.add(
                re.sub(
                    re.escape(card),
                    "…",
                    encode(
                        {name: answer[name] for name in ("code", "details", "message")}
                    ).decode(),
                )
            )
        assert len(answers) == 1
