"""Choices of actions for decisions of every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from parlour.core.codec import codec_of, encode
from parlour.core.game import Seat
from parlour.search.baselines import determinized_state
from parlour.search.levels import loaded_game
from parlour_client import Action, Frame


def random_action(frame: Frame, luck: Random) -> Action:
    """Return a random legal action; games that do not list them are asked for their rules."""
    listed = frame["legal_actions"]
    return luck.choice(listed) if listed else luck.choice(actions_by_rules(frame, luck))


def actions_by_rules(frame: Frame, luck: Random) -> list[Action]:
    """Return the legal actions of a frame as the rules list them for what its seat sees."""
    game = loaded_game(frame["game"])
    view: Any = codec_of(game).decode_view(json.dumps(frame["view"]).encode())
    seat = Seat(frame["seat"] or 0)
    state = determinized_state(game, view, luck)
    return [json.loads(encode(action)) for action in game.legal_actions(state, seat)]
