"""The coding of a match for agents: numbers of actions, and observations of views."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from parlour.core.game import AnyGame, Seat
from parlour.env.tree import TreeNode, list_tree, single_tree, tree_of
from parlour.plugin.coding import Coding
from parlour.plugin.registry import game_plugin

LISTED_ACTIONS = 512
"""The number of actions of a game without its own coding; further legal actions cannot be chosen."""

Observation = dict[str, Any]
"""What an agent receives: `observation` and `action_mask`."""


ViewPart = Callable[[AnyGame, Any, Seat], Any]
"""A function that returns a part of the view of a seat in a state."""


class AgentCoding(Protocol):
    """Numbers for the legal actions of a decision, and observations of the seat's view.

    Attributes:
        action_count: The number of action numbers.
        view_space: The space of the part `observation` of an observation.
        view_part: Returns what the coding reads of a view, given the game, a state and a seat; None
            if it reads the whole view.
    """

    action_count: int
    view_space: spaces.Space[Any]
    view_part: ViewPart | None

    def choices(
        self, view: Any, seat: Seat, legal_actions: Callable[[], Iterable[Any]]
    ) -> Mapping[int, Any]:
        """Return the legal actions of a seat by number.

        Args:
            view: The view of the seat.
            seat: The seat.
            legal_actions: Returns the legal actions of the seat, none if it need not decide.
        """

    def observe(self, view: Any, seat: Seat, choices: Mapping[int, Any]) -> Any:
        """Return the part `observation` of a seat with these choices, or with none."""


class CodedChoices(Mapping[int, Any]):
    """The legal actions of a view by number, each built only when it is asked for.

    Attributes:
        mask: 1 for the number of each legal action, shape (action_count,).
    """

    def __init__(self, coding: Coding, view: Any, seat: Seat) -> None:
        self.mask = coding.mask(view, seat)
        self._coding, self._view = coding, view

    def __getitem__(self, number: int) -> Any:
        """Return the action with a number; raises KeyError if it is not legal."""
        if not (0 <= number < len(self.mask) and self.mask[number]):
            raise KeyError(number)
        return self._coding.action(self._view, number)

    def __iter__(self) -> Iterator[int]:
        """Yield the numbers of the legal actions, lowest first."""
        return iter(np.flatnonzero(self.mask).tolist())

    def __len__(self) -> int:
        """Return the number of legal actions."""
        return int(np.count_nonzero(self.mask))


class FixedCoding:
    """The coding that a game provides: fixed numbers, and one array per view."""

    def __init__(self, coding: Coding, view_part: ViewPart | None = None) -> None:
        self.coding, self.view_part = coding, view_part
        self.action_count = coding.action_count
        self.view_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (coding.length,), np.float32)

    def choices(
        self, view: Any, seat: Seat, legal_actions: Callable[[], Iterable[Any]]
    ) -> CodedChoices:
        """Return the legal actions by number, which the coding reads from the view alone."""
        return CodedChoices(self.coding, view, seat)

    def observe(self, view: Any, seat: Seat, choices: Mapping[int, Any]) -> Any:
        """Return the array of a view."""
        return self.coding.observation(view, seat)


class ListCoding:
    """The coding of any game: places in the list of legal actions, and trees of arrays.

    An observation has the parts `seat`, `view` and `actions`, which are the fields of the legal
    actions in the order of their numbers.
    """

    action_count = LISTED_ACTIONS

    def __init__(self, game: AnyGame) -> None:
        self.view_part: ViewPart | None = None
        self.view_node: TreeNode = tree_of(game.types.view)
        self.action_node: TreeNode = list_tree(game.types.action, LISTED_ACTIONS)
        self.view_space: spaces.Space[Any] = spaces.Dict(
            {
                "seat": spaces.Box(0, game.spec.max_seats - 1, (), np.int8),
                "view": self.view_node.space(()),
                "actions": self.action_node.space(()),
            }
        )

    def choices(
        self, view: Any, seat: Seat, legal_actions: Callable[[], Iterable[Any]]
    ) -> dict[int, Any]:
        """Return the first legal actions by their places."""
        return dict(enumerate(islice(legal_actions(), LISTED_ACTIONS)))

    def observe(self, view: Any, seat: Seat, choices: Mapping[int, Any]) -> Any:
        """Return the seat, the tree of a view, and the fields of the legal actions."""
        actions: Sequence[Any] = tuple(choices.values())
        return {
            "seat": np.array(seat, np.int8),
            "view": single_tree(self.view_node, view),
            "actions": single_tree(self.action_node, actions),
        }


def agent_coding(game: AnyGame, options: Any, seats: int) -> AgentCoding:
    """Return the coding that a game provides for these options, or else that of any game."""
    plugin = game_plugin(game.spec.id)
    if plugin.build_coding is None:
        return ListCoding(game)
    return FixedCoding(plugin.build_coding(game, options, seats), plugin.coded_view)


def observation_space(coding: AgentCoding, size: int) -> spaces.Dict:
    """Return the space of an agent's observations, with a mask of this size."""
    mask = spaces.Box(0, 1, (size,), np.int8)
    return spaces.Dict({"observation": coding.view_space, "action_mask": mask})


def action_mask(choices: Mapping[int, Any], size: int) -> npt.NDArray[np.int8]:
    """Return a mask with 1 for each number of a legal action, shape (size,)."""
    if isinstance(choices, CodedChoices) and len(choices.mask) == size:
        return choices.mask.copy()
    mask = np.zeros(size, np.int8)
    mask[list(choices)] = 1
    return mask
