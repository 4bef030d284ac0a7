"""The process that loads a game package and answers questions about it.

Each save of the package starts a new one, so that no module of the previous version remains.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec

from parlour.core.codec import Codec, encode
from parlour.core.containment import contained
from parlour.core.game import AnyGame, Illegal, Seat
from parlour.core.value import Value
from parlour.design.decisions_text import decisions_from_text, decisions_text
from parlour.design.failure import PackageFailure, failure_of
from parlour.design.leak_lens import lens_info
from parlour.design.match_walk import MatchWalk, seed_playout, walk_decisions, walk_match
from parlour.design.position import position_info
from parlour.design.questions import ActionQuestion, PositionQuestion
from parlour.laws.game_check import build_installed_game
from parlour.laws.playout import Playout
from parlour.plugin import registry
from parlour.plugin.secrets import Disguise, Scramble
from parlour.plugin.start_check import check_start
from parlour.plugin.text_check import check_texts
from parlour.server.api.game_info import GameInfo, build_game_info
from parlour.services.games import Games
from parlour.services.i18n import Translations

MAX_SEED = 2**31
"""The number of seeds."""


class LoadReport(Value, frozen=True):
    """The result of loading a package.

    Attributes:
        game: The description of the game, or None if it cannot be loaded.
        failure: The reason, or None.
    """

    game: GameInfo | None
    failure: PackageFailure | None


class Package:
    """A loaded game package.

    Args:
        name: The id of the game.
        folder: The data folder.
    """

    def __init__(self, name: str, folder: Path) -> None:
        self.game = load_game(name, folder)
        self.info = build_game_info(Games(folder), name, has_puzzles=False)
        plugin = registry.game_plugin(name)
        self.secrets: Mapping[str, Scramble] = plugin.secrets(self.game) if plugin.secrets else {}
        self.disguises: Mapping[str, Disguise] = (
            plugin.disguises(self.game) if plugin.disguises else {}
        )
        self.layout = plugin.layout
        self._codec = Codec(self.game)
        self._walks: dict[bytes, MatchWalk] = {}

    def position(self, question: PositionQuestion) -> bytes:
        """Return a position as JSON; raises ValueError or Illegal if there is no such match."""
        playout, walk = self.match(question)
        return encode(position_info(self.game, playout, walk, question.seed, question.step))

    def lens(self, question: PositionQuestion) -> bytes:
        """Return which secrets change the fields of a view, as JSON; raises as `position`."""
        _, walk = self.match(question)
        if question.viewer is not None and not 0 <= question.viewer < question.seats:
            raise Illegal("core.no-such-seat")
        viewer = None if question.viewer is None else Seat(question.viewer)
        if not walk.steps:
            return encode({"failure": walk.failure})
        state = walk.steps[walk.nearest_step(question.step)].state
        return encode(lens_info(self.game, self.secrets, state, viewer, self.layout))

    def play(self, question: ActionQuestion) -> bytes:
        """Return the decisions up to a position and an action there, or why it is refused."""
        _, walk = self.match(question.position)
        step = walk.nearest_step(question.position.step)
        state, seat = self._state_of_turn(walk, step, question.seat)
        action = self._codec.decode_action(encode(question.action))
        try:
            self.game.apply(state, seat, action)
        except Illegal as refusal:
            return _refusal(refusal)
        before = [each.decision for each in walk.steps[1 : step + 1] if each.decision]
        return encode({"decisions": decisions_text([*before, (seat, action)]), "step": step + 1})

    def preview(self, question: ActionQuestion) -> bytes:
        """Return the preview of an action in a position, or why it is refused."""
        _, walk = self.match(question.position)
        step = walk.nearest_step(question.position.step)
        state, seat = self._state_of_turn(walk, step, question.seat)
        action = self._codec.decode_action(encode(question.action))
        if self.game.spec.lists_actions:
            try:
                self.game.apply(state, seat, action)
            except Illegal as refusal:
                return _refusal(refusal)
        (preview,) = self.game.previews(self.game.view(state, seat), seat, [action])
        return encode({"preview": preview})

    def pictures(self, sheet: str) -> bytes:
        """Return a sheet of board pictures as JSON; raises LookupError if there is none."""
        draw_sheet = registry.game_plugin(self.game.spec.id).board_pictures
        if draw_sheet is None:
            raise LookupError(f"{self.game.spec.id} has no board pictures")
        return draw_sheet(sheet, self.game.assets)

    def playout(self, question: PositionQuestion) -> Playout:
        """Return the match of a question; raises ValueError or Illegal if there is none."""
        options = self._codec.decode_options(question.options.encode())
        if question.seats not in self.game.seat_counts(options):
            raise Illegal("core.no-such-seat")
        if not 0 <= question.seed < MAX_SEED:
            raise ValueError(f"the seed must be from 0 to {MAX_SEED - 1}")
        return seed_playout(options, question.seats, question.seed)

    def match(self, question: PositionQuestion) -> tuple[Playout, MatchWalk]:
        """Return the match of a question and its steps; raises ValueError or Illegal.

        Only the latest match is remembered.
        """
        playout = self.playout(question)
        key = encode((playout, question.decisions))
        if key not in self._walks:
            if question.decisions:
                decisions = decisions_from_text(question.decisions)
                walk = walk_decisions(self.game, playout, decisions)
            else:
                walk = walk_match(self.game, playout)
            self._walks = {key: walk}
        return playout, self._walks[key]

    def _state_of_turn(self, walk: MatchWalk, step: int, seat: int) -> tuple[Any, Seat]:
        """Return the state of a step and a seat that has a decision there; raises Illegal."""
        state = walk.steps[step].state if walk.steps else None
        if state is None or seat not in self.game.turn(state).seats:
            raise Illegal("core.not-your-turn")
        return state, Seat(seat)


def load_game(name: str, folder: Path) -> AnyGame:
    """Return the rules of a package after the checks of a server's start.

    Any exception of the package is propagated.
    """
    # A file that is saved twice in one second would otherwise be loaded from its first bytecode.
    sys.dont_write_bytecode = True
    plugin = registry.game_plugin(name)
    check_texts(files(registry.installed_games()[name]))
    game = build_installed_game(name, folder)
    check_start(game, plugin.layout)
    return game


def run_package_process(name: str, folder: Path, connection: Connection) -> None:
    """Load a package, report the result, and answer questions until the connection closes."""
    try:
        package = contained(Package)(name, folder)
    except Exception as reason:
        # A package may raise any exception on import; the page shows it.
        connection.send_bytes(encode(LoadReport(None, failure_of(reason))))
        return
    # The page shows the options in the order of their declaration, which `encode` would change.
    connection.send_bytes(msgspec.json.encode(LoadReport(package.info, None)))
    answers: dict[str, Callable[[Any], bytes]] = {
        "position": package.position,
        "lens": package.lens,
        "pictures": package.pictures,
        "play": package.play,
        "preview": package.preview,
    }
    while True:
        try:
            kind, question = connection.recv()
        except EOFError:
            return
        connection.send_bytes(_answer(answers[kind], question))


def _answer(answer: Callable[[Any], bytes], question: Any) -> bytes:
    """Return an answer, or the error that prevents it."""
    try:
        return contained(answer)(question)
    except Illegal as reason:
        text = Translations().error_message(reason.code, reason.details)
        return encode({"failure": PackageFailure(text)})
    except Exception as reason:
        # The code of the package may raise any exception; the page shows it.
        return encode({"failure": failure_of(reason)})


def _refusal(reason: Illegal) -> bytes:
    """Return why an action is refused, for the board."""
    text = Translations().error_message(reason.code, reason.details)
    return encode({"refusal": {"code": reason.code, "details": reason.details, "message": text}})
