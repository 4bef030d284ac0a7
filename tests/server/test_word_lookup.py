"""Tests for word lookup in a room: it is closed to active players and links to a dictionary."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

import pytest

from parlour.core.game import Illegal
from parlour.games.betapet.lexicons.catalogue import graph_lookup
from parlour.games.betapet.rules.generation import legal_plays
from parlour.games.betapet.rules.lexicon import WordGraph
from parlour.games.betapet.rules.state import INTERNATIONAL_ENGLISH
from parlour.services.dictionary import meaning_url
from parlour.services.moderation.administration import HOST_ACTOR
from parlour.services.text import validated_template

from .accounts import new_operator, post_admin
from .harness import Guest, ServedApplication

GIRAFFE = "/api/rooms/betapet/giraffe"
TEMPLATE = "https://{language}.wiktionary.org/wiki/{word}"


async def look_up(guest: Guest, word: str, room: str = GIRAFFE) -> Any:
    return await guest.get(f"{room}/words?{urlencode({'word': word})}")


async def lookup_error(guest: Guest, word: str, room: str = GIRAFFE) -> tuple[int, str]:
    answer = await guest.web.get(f"{room}/words", params={"word": word})
    return answer.status_code, answer.json()["code"]


async def test_a_word_is_looked_up_and_linked_to_the_operators_dictionary(
    server: ServedApplication,
) -> None:
    guest, host = server.guest(), await new_operator(server)
    assert (await guest.get(GIRAFFE))["has_dictionary"] is True
    found = await look_up(guest, "listen")
    assert (found["word"], found["found"], found["meaning_url"]) == (
        "LISTEN",
        True,
        None,
    ) and "SILENT" in found["other_words"]
    await post_admin(host, "dictionary-url", {"template": f" {TEMPLATE} "})
    assert (await host.get("/api/admin"))["dictionary_url"] == TEMPLATE
    assert (await look_up(guest, "listen"))[
        "meaning_url"
    ] == "https://en.wiktionary.org/wiki/listen"
    assert (await look_up(guest, "listne"))["meaning_url"] is None, (
        "an unknown word has no definition"
    )
    swedish = await look_up(guest, "öl", "/api/rooms/betapet/musen")
    assert swedish["meaning_url"] == "https://sv.wiktionary.org/wiki/%C3%B6l"
    await post_admin(host, "dictionary-url", {"template": ""})
    assert (await look_up(guest, "listen"))["meaning_url"] is None
    assert [deed["action"] for deed in (await host.get("/api/admin"))["audit_log"]][:2] == [
        "meanings-taken",
        "meanings-set",
    ]


async def test_an_invalid_lookup_is_refused(server: ServedApplication) -> None:
    guest = server.guest()
    assert await lookup_error(guest, "") == (409, "forum.no-word")
    assert await lookup_error(guest, "A" * 41) == (409, "forum.no-word")
    assert (await lookup_error(guest, "AT", "/api/rooms/betapet/unicorn"))[0] == 404
    assert (await lookup_error(guest, "AT", "/api/rooms/pylos/giraffe"))[0] == 404
    answer = await guest.web.post("/api/admin/dictionary-url", json={"template": TEMPLATE})
    assert (
        answer.status_code == 403
        and await server.application.administration.settings.dictionary_url() == ""
    )


async def test_players_in_a_running_game_cannot_look_up_words(
    server: ServedApplication,
) -> None:
    player, other = server.guest(), server.guest()
    match = await player.open_table("betapet", who=("me", "beginner"), start=True)
    assert await lookup_error(player, "listen") == (403, "forum.no-words-while-playing")
    assert (await look_up(other, "listen"))["found"]
    await player.open_table("pylos", who=("me", "beginner"), start=True)
    await player.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert (await look_up(player, "listen"))["found"], "another game does not prevent a lookup"


async def play_one_word(guest: Guest, words: WordGraph) -> tuple[str, set[str]]:
    """Play both seats until a word is placed; return the match id and the words it formed."""
    match = await guest.open_table(
        "betapet", who=("me", "guest"), start=True, settings={"public": True}
    )
    formed_words = set[str]()
    while not formed_words:
        frames = [await guest.get(f"/api/matches/{match}/frame?seat={seat}") for seat in range(2)]
        frame = next(frame for frame in frames if frame["mine"])
        rack = tuple(sorted(tile for tile in frame["view"]["rack"] if tile != "?"))
        play = next(iter(legal_plays(tuple(frame["view"]["board"]), rack, words)), None)
        tiles = [{"square": tile.square, "letter": tile.letter} for tile in play or ()]
        action = {"do": "play", "tiles": tiles} if tiles else {"do": "pass"}
        await guest.post(
            f"/api/matches/{match}/act",
            {"seat": frame["seat"], "decision_id": frame["decision_id"], "action": action},
        )
        entries = (await guest.get(f"/api/matches/{match}/frame"))["view"]["entries"]
        formed_words = {word["text"].upper() for entry in entries for word in entry["words"]}
    return match, formed_words


async def test_words_of_a_finished_game_link_to_their_definitions(
    server: ServedApplication,
) -> None:
    player, stranger, host = server.guest(), server.guest(), await new_operator(server)
    match, words = await play_one_word(player, WordGraph(graph_lookup()(INTERNATIONAL_ENGLISH)))
    path = f"/api/matches/{match}/word-definitions"
    await post_admin(host, "dictionary-url", {"template": TEMPLATE})
    answer = await player.web.get(path)
    assert (answer.status_code, answer.json()["code"]) == (409, "core.not-over")
    await player.post(f"/api/matches/{match}/resign", {"seat": 0})
    found = await player.get(path)
    assert (
        found == {word: f"https://en.wiktionary.org/wiki/{word.lower()}" for word in words}
        and words
    )
    assert (await stranger.web.get(path)).status_code == 200, "everyone may review a public match"
    await post_admin(host, "dictionary-url", {"template": ""})
    assert await player.get(path) == {}


async def test_without_a_dictionary_url_or_access_there_are_no_definitions(
    server: ServedApplication,
) -> None:
    player, stranger = server.guest(), server.guest()
    wordless = await player.open_table("pylos", who=("me", "beginner"), start=True)
    await player.post(f"/api/matches/{wordless}/resign", {"seat": 0})
    assert (await player.web.get(f"/api/matches/{wordless}/word-definitions")).status_code == 404
    private = await player.open_table(
        "betapet", who=("me", "beginner"), start=True, settings={"watchers": False}
    )
    await player.post(f"/api/matches/{private}/resign", {"seat": 0})
    assert (await player.web.get(f"/api/matches/{private}/word-definitions")).status_code == 200
    assert (await stranger.web.get(f"/api/matches/{private}/word-definitions")).status_code == 403
    words = {card["spec"]["id"]: card["dictionary"] for card in await player.get("/api/games")}
    assert words.pop("betapet") and not any(words.values())


async def test_too_many_lookups_are_refused_for_a_while(server: ServedApplication) -> None:
    guest = server.guest()
    await guest.get("/api/me")
    codes = {
        (await guest.web.get(f"{GIRAFFE}/words", params={"word": "at"})).status_code
        for _ in range(60)
    }
    assert codes == {200, 429}


@pytest.mark.parametrize(
    "template",
    [
        "http://example.org/{word}",
        "javascript:alert('{word}')",
        "https://example.org/",
        "https://example.org/{word}/{word}",
        "https://{word}.example.org/",
        "https://example.org:{word}/",
        "https://example.org?{word}@evil.example/",
        "https://user:pass@example.org/{word}",
        "https://example.org/{word}{letters}",
        "https://example.org/{word",
        "https://example.org/{word} x",
        "https://example.org/{word}\nx",
        "https://example.org\\@evil.example/{word}",
        "https://localhost/{word}",
        "https:///{word}",
        "https://exa mple.org/{word}",
        "https://example.org:8443/{word}",
        "https://[::1]/{word}",
        "https://exämple.org/{word}",
        "https://example.org/" + "x" * 300 + "{word}",
        '"https://example.org/{word}',
        "//example.org/{word}",
        "HTTPS://example.org/{word}#'",
    ],
)
async def test_an_unsafe_dictionary_url_is_refused_and_changes_nothing(
    server: ServedApplication, template: str
) -> None:
    with pytest.raises(Illegal) as refusal:
        validated_template(template)
    assert refusal.value.code == "account.bad-dictionary-url"
    with pytest.raises(Illegal):
        await server.application.administration.settings.set_dictionary_url(HOST_ACTOR, template)
    assert await server.application.administration.settings.dictionary_url() == ""


@pytest.mark.parametrize(
    "template",
    [
        TEMPLATE,
        "https://example.org/look?q={word}&in={language}",
        "https://example.org:443/#{word}",
    ],
)
def test_a_valid_dictionary_url_is_stored_and_words_are_escaped(template: str) -> None:
    assert validated_template(template) == template
    address = meaning_url(template, "A/B?C#D&E", "en")
    assert "a%2Fb%3Fc%23d%26e" in address and "{" not in address
