"""Let two text agents play against each other: language models, or programs.

An agent is a function from a text to an answer. Every match shows its position and its legal
actions as text, and plays the first number in an answer. Each deal is played from both seats:

    python examples/llm_duel.py pylos random random --deals 10
    python examples/llm_duel.py betta random qwen3@http://localhost:11434/v1

An agent `MODEL@URL` is a model of a server with the interface of OpenAI's chat completions, for
example llama.cpp, vLLM or Ollama. The key, if it needs one, is the variable OPENAI_API_KEY.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from random import Random
from urllib.request import Request, urlopen

import cyclopts

import parlour.env
from parlour.env.text import TextMatch

TextAgent = Callable[[str], str]

INSTRUCTION = "You play a board game to win. Think briefly and answer with one number only."

ANSWER_SECONDS = 120.0
"""The time limit of an answer."""


def random_agent(seed: int) -> TextAgent:
    """Return an agent that answers with the number of a random action."""
    luck = Random(seed)

    def answer(text: str) -> str:
        actions = text.partition("Answer with the number of an action:\n")[2].splitlines()
        return luck.choice(actions).partition(":")[0]

    return answer


def chat_agent(model: str, url: str) -> TextAgent:
    """Return an agent that asks a language model over HTTP."""
    headers = {"Content-Type": "application/json"}
    if key := os.environ.get("OPENAI_API_KEY"):
        headers["Authorization"] = f"Bearer {key}"

    def answer(text: str) -> str:
        messages = [
            {"role": "system", "content": INSTRUCTION},
            {"role": "user", "content": text},
        ]
        body = json.dumps({"model": model, "messages": messages}).encode()
        request = Request(f"{url.rstrip('/')}/chat/completions", body, headers)
        with urlopen(request, timeout=ANSWER_SECONDS) as response:
            found = json.load(response)
        return str(found["choices"][0]["message"]["content"]).rpartition("</think>")[2]

    return answer


def named_agent(name: str, seed: int) -> TextAgent:
    """Return the agent `random` or `MODEL@URL`."""
    if name == "random":
        return random_agent(seed)
    model, _, url = name.partition("@")
    if not url:
        raise ValueError(f"{name!r} is no agent; write random or MODEL@URL")
    return chat_agent(model, url)


def play(match: TextMatch, agents: tuple[TextAgent, TextAgent], seed: int) -> tuple[float, int]:
    """Play a match; return the utility of the first agent and the number of illegal answers."""
    match.reset(seed)
    is_over, illegal = False, 0
    while not is_over:
        seat, text = match.get_observation()
        is_over, info = match.step(agents[seat](text))
        illegal += "illegal" in info
    return match.close()[0], illegal


def main(game: str, first: str, second: str, *, deals: int = 1, seed: int = 0) -> None:
    """Play every deal from both seats and print the result.

    Args:
        game: The id of a game for two.
        first: The first agent: random, or MODEL@URL.
        second: The second agent.
        deals: The number of deals.
        seed: The seed of deals and random answers.
    """
    match = parlour.env.text_match(game, seats=2)
    agents = named_agent(first, seed), named_agent(second, seed + 1)
    utilities, illegal = list[float](), 0
    for deal in range(deals):
        for is_swapped in (False, True):
            utility, errors = play(match, agents[::-1] if is_swapped else agents, seed + deal)
            utilities.append(-utility if is_swapped else utility)
            illegal += errors
            print(f"deal {deal + 1}: {utilities[-1]:+.0f}", flush=True)
    score = (sum(utilities) / len(utilities) + 1) / 2
    print(f"{first} scores {score:.1%} in {len(utilities)} matches; {illegal} illegal answers.")


if __name__ == "__main__":
    cyclopts.run(main)
