"""Tests of `parlour design`: answers, reloads after saves, errors of packages and refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.cli.design import design

from ..design.server import LEAK, DesignServer, design_server
from ..new_package import frogs


@pytest.fixture
def server(tmp_path: Path) -> Iterator[DesignServer]:
    """Run a server for a new card game, which a test may rewrite."""
    with design_server(frogs(tmp_path, "cards")) as running:
        yield running


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DesignServer]:
    """Run a server for a new card game, which all tests leave as it is."""
    with design_server(frogs(tmp_path_factory.mktemp("shared"), "cards")) as running:
        yield running


def hand_sizes(answer: object) -> list[int]:
    """Return the number of cards that each seat sees in its hand."""
    assert isinstance(answer, dict)
    return [len(board["frame"]["view"]["hand"]) for board in answer["boards"]]


def test_a_save_answers_from_a_new_process_at_the_same_seed_and_step(server: DesignServer) -> None:
    before = server.position(seed=4, step=2)
    assert server.position(seed=4, step=2) == before
    status = server.rewrite(
        "rules/view.py", "    round: int\n    revealed", "    round: int = 0\n    revealed"
    )
    assert (status["save"], status["files"], status["failure"]) == (1, ["rules/view.py"], None)
    assert server.position(seed=4, step=2) == before
    status = server.rewrite("layout.py", 'id="', 'id="new-')
    assert status["failure"] is None and status["page_save"] == 0
    after = server.position(seed=4, step=2)
    assert [board["frame"]["view"] for board in after["boards"]] == [
        board["frame"]["view"] for board in before["boards"]
    ]
    assert after["boards"][0]["frame"]["layout"] != before["boards"][0]["frame"]["layout"]


def test_a_package_that_does_not_load_is_reported_until_it_does(server: DesignServer) -> None:
    before = server.position(seed=1, step=5)
    status = server.rewrite("rules/state.py", "CARDS", "KARDS")
    assert status["failure"]["summary"].startswith("ImportError: cannot import name 'CARDS'")
    assert (
        "secrets.py" in status["failure"]["traceback"]
        or "game.py" in status["failure"]["traceback"]
    )
    assert server.position(seed=1, step=5)["failure"] == status["failure"]
    assert server.rewrite("rules/state.py", "KARDS", "CARDS")["failure"] is None
    assert server.position(seed=1, step=5) == before


@pytest.mark.slow
def test_saves_of_strings_reload_the_page(server: DesignServer) -> None:
    status = server.rewrite("strings/en.ftl", "frogs-name = Frogs", "frogs-name = Toads")
    assert status["page_save"] == status["save"] == 1
    text = httpx.get(f"{server.address}/strings/sv/frogs.ftl").text
    assert "frogs-name = Toads" in text
    assert (
        "site-" not in text
        and "site-loading" in httpx.get(f"{server.address}/strings/en/site.ftl").text
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"seats": 9}, "seat"),
        ({"options": '{"cards": 99}'}, "These options are not valid"),
        ({"options": "{"}, "These options are not valid"),
        ({"seed": -1}, "the seed must be from 0"),
    ],
)
def test_positions_of_no_match_are_refused(
    shared_server: DesignServer, changes: dict[str, str | int], expected: str
) -> None:
    answer = shared_server.position(**changes)
    assert list(answer) == ["failure"]
    assert expected in answer["failure"]["summary"]


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "192.168.0.1", ""])
def test_other_hosts_and_other_sites_are_refused(shared_server: DesignServer, host: str) -> None:
    for path in ("/", "/api/status", "/web/tokens.css"):
        assert (
            httpx.get(f"{shared_server.address}{path}", headers={"host": host}).status_code == 421
        )


def test_other_sites_and_files_outside_are_refused(shared_server: DesignServer) -> None:
    crossed = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
    assert httpx.get(f"{shared_server.address}/api/status", headers=crossed).status_code == 403
    for path in ("/games/frogs/ui/../plugin.py", "/games/frogs/ui/%2e%2e/plugin.py"):
        assert httpx.get(f"{shared_server.address}{path}").status_code in (403, 404)


def test_unknown_games_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("nothing", "../pylos"):
        assert design(name) == 1
        assert f"There is no game '{name}'. Installed: betapet" in capsys.readouterr().out


def checked_laws(server: DesignServer, **changes: str | int) -> Any:
    """Check the laws along a match and return the final status of the check."""
    question: dict[str, str | int] = {"seats": 3, "seed": 0, "step": 0, "options": "{}", **changes}
    answer = httpx.post(f"{server.address}/api/laws", json=question, headers={"x-parlour": "1"})
    assert answer.status_code == 204, answer.text
    return server.status_when(
        lambda status: (
            status["laws"]["match"] == {**question, "decisions": "", "viewer": None}
            and not status["laws"]["is_running"]
        )
    )["laws"]


@pytest.mark.slow
def test_the_laws_are_checked_again_after_a_save(server: DesignServer) -> None:
    laws = checked_laws(server)
    assert laws["report"]["failed"] is None and not laws["is_stopped"]
    assert "3 secrets, 1 disguise" in laws["report"]["summary"]
    assert "secrecy: no view shows a secret" in laws["report"]["laws"]
    server.rewrite("rules/game.py", LEAK[0], LEAK[1])
    failed = checked_laws(server)["report"]["failed"]
    assert failed["law"].startswith(("secrecy", "knowledge"))
    assert failed["report"].startswith("Law violated: ")
    assert failed["command"].startswith("parlour check frogs --again ")
    assert failed["viewer"] == "spectators"
    boards = server.position(step=failed["step"])
    assert boards["step"] == failed["step"]
    assert checked_laws(server)["report"]["leaks"]["steps"][0] == failed["step"]


def test_changes_need_a_request_of_the_page(shared_server: DesignServer) -> None:
    position = {"seats": 3, "seed": 0, "step": 0, "options": "{}"}
    for path, question in (
        ("laws", position),
        ("bots", {"seats": 3, "options": "{}", "level": "random"}),
        ("play", {"position": position, "seat": 0, "action": {}}),
    ):
        assert httpx.post(f"{shared_server.address}/api/{path}", json=question).status_code == 403
    assert httpx.delete(f"{shared_server.address}/api/bots").status_code == 403
    status = shared_server.get("/api/status")
    assert status["laws"]["match"] is None and status["bots"]["question"] is None


def acted(server: DesignServer, path: str, seat: int, action: Any, **changes: str | int) -> Any:
    """Return the answer about an action of a seat in a position."""
    position: dict[str, str | int] = {"seats": 3, "seed": 0, "step": 0, "options": "{}", **changes}
    question = {"position": position, "seat": seat, "action": action}
    answer = httpx.post(
        f"{server.address}/api/{path}", json=question, headers={"x-parlour": "1"}
    ).raise_for_status()
    return answer.json()


def choice_of_one_seat(server: DesignServer) -> tuple[int, Any, Any]:
    """Return the first step at which one seat alone chooses, its position and its board."""
    for step in range(40):
        position = server.position(step=step)
        awaited = [board for board in position["boards"] if board["legal_actions"] is not None]
        if len(awaited) == 1 and awaited[0]["legal_actions"] > 1:
            return step, position, awaited[0]
    raise LookupError("no seat chooses alone")


def test_an_action_continues_the_match_with_decisions_of_its_own(
    shared_server: DesignServer,
) -> None:
    step, start, board = choice_of_one_seat(shared_server)
    seat, legal = board["seat"], board["frame"]["legal_actions"]
    assert board["frame"]["mine"] and len(legal) == board["legal_actions"]
    before = shared_server.position(step=step + 1)
    action = next(each for each in legal if each != before["decision"]["action"])
    assert list(acted(shared_server, "preview", seat, action, step=step)) == ["preview"]
    played = acted(shared_server, "play", seat, action, step=step)
    assert played["step"] == step + 1
    after = shared_server.position(step=99, decisions=played["decisions"])
    assert (after["step"], after["last_step"]) == (step + 1, step + 1)
    assert after["decision"] == {"seat": seat, "action": action}
    same = shared_server.position(step=step, decisions=played["decisions"])
    assert same["boards"] == start["boards"]
    query = httpx.QueryParams({"seats": 3, "seed": 0, "viewer": seat, **played})
    hands = [
        next(
            field["value"]
            for field in shared_server.get(f"/api/lens?{each}")["fields"]
            if field["path"] == "view.hand"
        )
        for each in (query, query.set("step", step))
    ]
    assert hands[0] != hands[1]


def test_actions_that_the_rules_refuse_change_nothing(shared_server: DesignServer) -> None:
    step, _, board = choice_of_one_seat(shared_server)
    seat, action = board["seat"], board["frame"]["legal_actions"][0]
    waiting = (seat + 1) % 3
    for path in ("play", "preview"):
        answer = acted(shared_server, path, waiting, action, step=step)
        assert answer["failure"]["summary"] == "It is not your turn."
        assert list(acted(shared_server, path, 9, action, step=step)) == ["failure"]
        assert list(acted(shared_server, path, seat, {"do": "fly"}, step=step)) == ["failure"]
        other = shared_server.position(step=step)["boards"][waiting]["frame"]["view"]["hand"][0]
        refused = acted(shared_server, path, seat, {**action, "card": other}, step=step)["refusal"]
        assert refused["code"].startswith("frogs.") and refused["message"]
    assert list(shared_server.position(decisions="nonsense")) == ["failure"]


def bots_when(server: DesignServer, holds: Callable[[Any], bool]) -> Any:
    """Return the status of the bots once a condition holds."""
    return server.status_when(lambda status: holds(status["bots"]))["bots"]


@pytest.mark.slow
def test_bots_play_until_they_are_stopped_and_a_save_drops_their_results(
    server: DesignServer,
) -> None:
    question = {"seats": 3, "options": "{}", "level": "beginner"}
    headers = {"x-parlour": "1"}
    httpx.post(f"{server.address}/api/bots", json=question, headers=headers).raise_for_status()
    bots = bots_when(server, lambda bots: bool(bots["report"] and bots["report"]["matches"] > 6))
    assert bots["is_running"] and bots["question"] == question
    # The page answers meanwhile.
    assert server.position(step=1)["step"] == 1
    httpx.delete(f"{server.address}/api/bots", headers=headers).raise_for_status()
    bots = bots_when(server, lambda bots: not bots["is_running"])
    report = bots["report"]
    assert len(report["wins"]) == 3 and len(report["latest"]) == 6
    assert abs(sum(wins["value"] for wins in report["wins"]) - 1) < 1e-9
    for match in report["latest"]:
        end = server.position(seed=match["seed"], step=10_000, decisions=match["decisions"])
        assert end["failure"] is None and end["last_step"] == match["length"]
        assert all(board["legal_actions"] is None for board in end["boards"])
    httpx.post(f"{server.address}/api/bots", json=question, headers=headers).raise_for_status()
    bots_when(server, lambda bots: bots["is_running"])
    status = server.rewrite("strings/en.ftl", "frogs-name = Frogs", "frogs-name = Toads")
    assert status["bots"] == {"is_running": False, "report": None, "question": None}


def lens_fields(server: DesignServer, viewer: str) -> dict[str, Any]:
    """Return the fields of a viewer's view at the first position, by path."""
    found = server.get(f"/api/lens?seats=3&seed=0&step=0{viewer}")
    return {field["path"]: field for field in found["fields"]}


def test_the_lens_marks_a_field_that_shows_what_a_seat_may_not_know(server: DesignServer) -> None:
    for viewer in ("&viewer=0", "&viewer=2", ""):
        fields = lens_fields(server, viewer)
        assert all(not field["leaks"] for field in fields.values())
        assert fields["view.hand"]["known"] == (["hands"] if viewer else [])
        assert bool(fields["view.hand"]["parts"]) == bool(viewer)
        assert fields["view.tricks"]["known"] == []
    server.rewrite("rules/game.py", *LEAK)
    for viewer in ("&viewer=0", "&viewer=2", ""):
        fields = lens_fields(server, viewer)
        leaking = {path: field["leaks"] for path, field in fields.items() if field["leaks"]}
        assert list(leaking) == ["view.tricks"]
        assert list(leaking["view.tricks"]) == ["hands"]
    refused = server.get("/api/lens?seats=3&seed=0&step=0&viewer=3")
    assert list(refused) == ["failure"]


@pytest.mark.slow
def test_boards_with_pictures_of_their_own_get_them(tmp_path: Path) -> None:
    with design_server(tmp_path, "carcassonne") as running:
        assert len(running.get("/api/games/carcassonne/pictures/house")) > 0
        assert list(running.get("/api/games/carcassonne/pictures/nothing")) == ["failure"]
