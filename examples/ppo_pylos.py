"""Train a policy for Pylos by self-play with PPO, in one file in the style of CleanRL.

Install `pip install 'parlour[env,bots]' torch`; PyTorch is not a dependency of Parlour. Then train
and measure:

    python examples/ppo_pylos.py --out pylos.npz
    parlour evaluate examples.pylos_policy:Policy pylos --weights pylos.npz --matches 400

One network plays both seats of many matches, which a batch steps together. PPO is described in
https://arxiv.org/abs/1707.06347, and its details in https://docs.cleanrl.dev.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Annotated, Any

import cyclopts
import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import parlour.env
from parlour.plugin.batch import Batch

Floats = npt.NDArray[np.float32]

ILLEGAL = -1e9
"""The logit of an illegal action, so that its probability is 0."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a training.

    Attributes:
        steps: The number of decisions in all matches together.
        matches: The number of matches that are played at the same time.
        rollout: The number of decisions in each match between two updates.
        epochs: How often an update uses each decision.
        minibatch: The number of decisions in one gradient step.
        hidden: The width of the two hidden layers.
        learning_rate: The learning rate of Adam at the start; it falls linearly to 0.
        gae_lambda: The weight of each further decision in advantages.
        clip: The limit of the change of an action's probability in one update.
        entropy_weight: The weight of the entropy bonus.
        seed: The seed of weights, actions and minibatches.
    """

    steps: int = 5_000_000
    matches: int = 512
    rollout: int = 32
    epochs: int = 3
    minibatch: int = 2048
    hidden: int = 128
    learning_rate: float = 7e-4
    gae_lambda: float = 0.95
    clip: float = 0.2
    entropy_weight: float = 0.05
    seed: int = 1


DEFAULTS = Settings()
"""The default settings."""


def build_network(length: int, action_count: int, hidden: int) -> Any:
    """Return a network with a shared body, a head for the policy and one for the value."""

    def linear(inputs: int, outputs: int, gain: float) -> Any:
        layer = nn.Linear(inputs, outputs)
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
        return layer

    body = nn.Sequential(
        linear(length, hidden, 2**0.5), nn.ReLU(), linear(hidden, hidden, 2**0.5), nn.ReLU()
    )
    return nn.ModuleDict(
        {"body": body, "policy": linear(hidden, action_count, 0.01), "value": linear(hidden, 1, 1)}
    )


def network_outputs(network: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return the log probabilities of all actions and the values, both for the mover."""
    features = network["body"](observations)
    logits = network["policy"](features).masked_fill(masks == 0, ILLEGAL)
    return logits.log_softmax(dim=1), network["value"](features).squeeze(1).tanh()


@dataclass(frozen=True)
class Rollout:
    """Decisions of all matches; each array has the shape (decisions, matches, ...).

    Attributes:
        observations: What the mover sees, with one more row for the positions at the end.
        masks: 1 for each legal action; likewise.
        values: The values of the positions for the mover; likewise.
        actions: The chosen actions.
        log_probs: The log probabilities of the chosen actions.
        rewards: The utilities of the mover.
        signs: 1 if the mover decides again, else -1, since utilities of Pylos add up to 0.
        ended: Whether the match ended with the decision.
    """

    observations: Floats
    masks: npt.NDArray[np.int8]
    values: Floats
    actions: npt.NDArray[np.int64]
    log_probs: Floats
    rewards: Floats
    signs: Floats
    ended: npt.NDArray[np.bool_]


def play_rollout(batch: Batch, network: Any, decisions: int, device: Any) -> Rollout:
    """Play decisions in each match; a match that ends is replaced by a new one."""
    shape, extended = (decisions, batch.size), (decisions + 1, batch.size)
    rollout = Rollout(
        observations=np.zeros((*extended, batch.length), np.float32),
        masks=np.zeros((*extended, batch.action_count), np.int8),
        values=np.zeros(extended, np.float32),
        actions=np.zeros(shape, np.int64),
        log_probs=np.zeros(shape, np.float32),
        rewards=np.zeros(shape, np.float32),
        signs=np.zeros(shape, np.float32),
        ended=np.zeros(shape, np.bool_),
    )
    every_row, utilities = np.arange(batch.size), np.zeros((batch.size, batch.seats), np.float32)
    for step in range(decisions):
        log_probs = record_positions(batch, network, rollout, step, device)
        actions = torch.multinomial(log_probs.exp(), 1)
        rollout.actions[step] = actions.squeeze(1).cpu().numpy()
        rollout.log_probs[step] = log_probs.gather(1, actions).squeeze(1).cpu().numpy()
        movers = batch.movers.copy()
        rollout.ended[step] = batch.step(rollout.actions[step], utilities)
        rollout.rewards[step] = utilities[every_row, movers]
        rollout.signs[step] = np.where(batch.movers == movers, 1, -1)
        batch.reset(rollout.ended[step])
    record_positions(batch, network, rollout, decisions, device)
    return rollout


def record_positions(batch: Batch, network: Any, rollout: Rollout, step: int, device: Any) -> Any:
    """Record the current positions and their values; return the log probabilities of actions."""
    batch.observe(rollout.observations[step])
    batch.masks(rollout.masks[step])
    with torch.no_grad():
        log_probs, values = network_outputs(
            network,
            torch.from_numpy(rollout.observations[step]).to(device),
            torch.from_numpy(rollout.masks[step]).to(device),
        )
    rollout.values[step] = values.cpu().numpy()
    return log_probs


def advantages(rollout: Rollout, gae_lambda: float) -> Floats:
    """Return how much better each decision was than its position's value (GAE).

    The value of the next position is that of its own mover, so its sign changes with the mover.
    """
    found, following = np.zeros_like(rollout.rewards), np.zeros_like(rollout.rewards[0])
    for step in reversed(range(len(found))):
        sign = rollout.signs[step] * ~rollout.ended[step]
        surprise = rollout.rewards[step] + sign * rollout.values[step + 1] - rollout.values[step]
        found[step] = following = surprise + gae_lambda * sign * following
    return found


def update(
    network: Any, optimizer: Any, rollout: Rollout, settings: Settings, device: Any
) -> tuple[float, float]:
    """Improve the network on a rollout and return the mean value loss and entropy."""
    gains = advantages(rollout, settings.gae_lambda)
    observations, masks, actions, old, advantage, targets = (
        torch.from_numpy(array.reshape(-1, *array.shape[2:])).to(device)
        for array in (
            rollout.observations[:-1],
            rollout.masks[:-1],
            rollout.actions,
            rollout.log_probs,
            gains,
            gains + rollout.values[:-1],
        )
    )
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    losses = []
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(actions), device=device).split(settings.minibatch):
            log_probs, values = network_outputs(network, observations[rows], masks[rows])
            chosen = log_probs.gather(1, actions[rows, None]).squeeze(1)
            ratio = (chosen - old[rows]).exp()
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * advantage[rows], clipped * advantage[rows]).mean()
            value_loss = (values - targets[rows]).square().mean()
            entropy = -(log_probs.exp() * log_probs).sum(dim=1).mean()
            optimizer.zero_grad()
            (policy_loss + 0.5 * value_loss - settings.entropy_weight * entropy).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()
            losses.append((value_loss.item(), entropy.item()))
    value_loss, entropy = np.mean(losses, axis=0).tolist()
    return value_loss, entropy


def train(network: Any, batch: Batch, settings: Settings, device: Any) -> Iterator[str]:
    """Train a network and yield a line about each update."""
    optimizer = torch.optim.Adam(network.parameters(), lr=settings.learning_rate, eps=1e-5)
    updates = max(1, settings.steps // (settings.matches * settings.rollout))
    began, cpu_began = perf_counter(), process_time()
    for number in range(updates):
        optimizer.param_groups[0]["lr"] = settings.learning_rate * (1 - number / updates)
        rollout = play_rollout(batch, network, settings.rollout, device)
        value_loss, entropy = update(network, optimizer, rollout, settings, device)
        ends = max(1, rollout.ended.sum())
        draws = (rollout.ended & (rollout.rewards == 0)).sum()
        yield (
            f"{(number + 1) * rollout.actions.size:,} decisions"
            f" · value loss {value_loss:.3f} · entropy {entropy:.3f}"
            f" · {rollout.actions.size / ends:.1f} decisions a match, {draws / ends:.0%} draws"
            f" · {perf_counter() - began:.0f} s, CPU {process_time() - cpu_began:.0f} s"
        )


def save_weights(network: Any, file: Path) -> None:
    """Write the weights in half precision, by the names that examples/pylos_policy.py reads."""
    weights = {name: value.half().cpu().numpy() for name, value in network.state_dict().items()}
    with file.open("wb") as target:
        np.savez_compressed(target, **weights)


def main(
    settings: Annotated[Settings, cyclopts.Parameter(name="*")] = DEFAULTS,
    *,
    variant: str = "standard",
    out: Path = Path("pylos.npz"),
    device: str = "cuda" if torch.cuda.is_available() else "cpu",
    threads: int = 2,
) -> None:
    """Train a policy for Pylos and write its weights.

    Args:
        settings: The settings of the training.
        variant: The variant of the rules: basic, standard or advanced.
        out: The file of the weights, written every twenty updates and at the end.
        device: The device of PyTorch; by default a GPU if there is one.
        threads: The number of threads on the CPU.
    """
    torch.manual_seed(settings.seed)
    torch.set_num_threads(threads)
    batch = parlour.env.batch("pylos", settings.matches, options={"variant": variant})
    network = build_network(batch.length, batch.action_count, settings.hidden).to(device)
    for number, line in enumerate(train(network, batch, settings, torch.device(device))):
        if number % 20 == 0:
            print(line, flush=True)
            save_weights(network, out)
    save_weights(network, out)
    print(f"Weights written to {out}.")


if __name__ == "__main__":
    cyclopts.run(main)
