"""Proof of fairness: verifies the deal and the replay of a finished match from its log.

The match seed is keyed BLAKE2b over the match id and the nonces of the occupants at the start
(rng.derive_seed). The server publishes the hash of its key before anyone sends a nonce, so it
cannot choose a key to suit the nonces. Every occupant contributes a nonce, so no other party can
choose the seed either. The log alone cannot prove this: a player must compare the commitment and
the nonce that their browser recorded with those in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.core.event import EventRecord, Moved, Started
from parlour.core.fold import CorruptLog, fold, match_ranking
from parlour.core.game import AnyGame, Illegal, Ranking
from parlour.core.match import Match, match_seed
from parlour.core.rng import commitment
from parlour.core.value import Value


class ProofCheck(Value, frozen=True):
    """The result of one check.

    Attributes:
        name: The stable name of the check.
        passed: Whether it passed.
        text: The result as a sentence.
    """

    name: str
    passed: bool
    text: str


class Proof(Value, frozen=True, kw_only=True):
    """The results of verifying a log.

    Attributes:
        match: The id of the match.
        game: The id of the game.
        version: The version of the rules.
        commitment: The hash of the server key, in hex.
        key: The server key, in hex; empty if the log cannot be replayed.
        seed: The match seed, in hex; empty if the log cannot be replayed.
        nonces: The nonce of each seat, in hex.
        checks: The results of all checks.
    """

    match: str
    game: str
    version: int
    commitment: str
    key: str = ""
    seed: str = ""
    nonces: tuple[str, ...] = ()
    checks: tuple[ProofCheck, ...]

    @property
    def holds(self) -> bool:
        """Whether every check passed."""
        return all(check.passed for check in self.checks)


def verify_log(
    match_id: str,
    log: Sequence[EventRecord],
    game: AnyGame,
    published: str | None = None,
    sent_nonces: Sequence[str] = (),
    stated_ranking: Ranking | None = None,
) -> Proof:
    """Verify the log of a finished match and return the results.

    Args:
        published: The commitment that was seen when the table opened.
        sent_nonces: Nonces, in hex, that are known to have been sent.
        stated_ranking: The final ranking that the file states.

    Raises:
        Illegal: `core.not-over`, since a proof reveals the key, or `core.never-started`.
            CorruptLog: Even the first event cannot be folded.
    """
    opened = fold(match_id, game, log[:1]).opened
    key_hash = commitment(opened.key)
    try:
        match = fold(match_id, game, log)
    except CorruptLog as reason:
        is_start = any(
            entry.seq == reason.seq and isinstance(entry.event, Started) for entry in log
        )
        problem = (
            "the deal does not follow from the seed" if is_start else "the log does not replay"
        )
        failed = ProofCheck(
            "seed" if is_start else "replay",
            False,
            f"At position {reason.seq}, {problem}: {reason.reason}.",
        )
        return Proof(
            match=match_id,
            game=opened.game,
            version=opened.version,
            commitment=key_hash,
            checks=(_check_commitment(key_hash, published), failed),
        )
    if match.phase != "over":
        raise Illegal("core.not-over")
    if match.state is None:
        raise Illegal("core.never-started")
    nonces = tuple(occupant.nonce.hex() if occupant else "" for occupant in match.occupants)
    checks = [
        _check_commitment(key_hash, published),
        _check_seed(match),
        _check_replay(log),
        _check_end(match),
    ]
    if sent_nonces:
        checks.append(_check_nonces(nonces, sent_nonces))
    if stated_ranking is not None:
        checks.append(_check_ranking(game, match, stated_ranking))
    return Proof(
        match=match_id,
        game=opened.game,
        version=opened.version,
        commitment=key_hash,
        key=opened.key.hex(),
        seed=match_seed(match).hex(),
        nonces=nonces,
        checks=tuple(checks),
    )


def _check_commitment(key_hash: str, published: str | None) -> ProofCheck:
    if published is None:
        return ProofCheck(
            "commitment",
            True,
            f"The server key has the commitment {key_hash}. "
            "Compare it with the one you saw when the table opened.",
        )
    if published != key_hash:
        return ProofCheck(
            "commitment",
            False,
            f"The server published the commitment {published}, but its key has {key_hash}.",
        )
    return ProofCheck(
        "commitment", True, f"The server key matches the published commitment {key_hash}."
    )


def _check_seed(match: Match[Any]) -> ProofCheck:
    """Return the check that names the inputs of the match seed.

    The replay has already dealt the first state from the seed, or forked it from the stored past.
    """
    origin = match.opened.origin
    if origin is not None:
        randomness = (
            "Later randomness was redrawn from the seed of this match"
            if origin.fresh
            else "Later randomness is that of the other match"
        )
        return ProofCheck(
            "seed",
            True,
            f"The match was forked from match {origin.match} at position {origin.seq}; "
            f"the stored log of that match replays. {randomness}.",
        )
    if match.opened.day is not None:
        return ProofCheck(
            "seed",
            True,
            f"The match was dealt from the key of {match.opened.day}, which is the same for everyone.",
        )
    nonces = [
        f"{occupant.name} {occupant.nonce.hex() or 'none'}"
        for occupant in match.occupants
        if occupant is not None
    ]
    return ProofCheck(
        "seed",
        True,
        "The match was dealt from its seed alone, which is derived from the server key, "
        f"the match id and the nonces: {', '.join(nonces)}.",
    )


def _check_nonces(nonces: Sequence[str], sent_nonces: Sequence[str]) -> ProofCheck:
    """Check that the seed includes all nonces that are known to have been sent."""
    missing = [nonce for nonce in sent_nonces if nonce.lower() not in nonces]
    if missing:
        return ProofCheck(
            "nonces", False, f"The seed does not include these nonces: {', '.join(missing)}."
        )
    return ProofCheck("nonces", True, f"The seed includes the nonces: {', '.join(sent_nonces)}.")


def _check_ranking(game: AnyGame, match: Match[Any], stated_ranking: Ranking) -> ProofCheck:
    """Check that the file states the same final ranking as the replay."""
    ranking = match_ranking(game, match)
    if ranking != stated_ranking:
        return ProofCheck(
            "standing",
            False,
            f"The file states the ranks {stated_ranking.ranks}, but the replay ends with {ranking}.",
        )
    return ProofCheck(
        "standing", True, f"The file and the replay state the same ranks: {stated_ranking.ranks}."
    )


def _check_replay(log: Sequence[EventRecord]) -> ProofCheck:
    """Check that the digests verify the whole replay; each digest covers all earlier events."""
    decisions = [entry.seq for entry in log if isinstance(entry.event, Moved)]
    digests = [entry.seq for entry in log if entry.digest is not None]
    result = f"All {len(log)} events replay in order, and all {len(digests)} state digests match"
    if not digests or digests[-1] < max(decisions, default=0):
        return ProofCheck("replay", False, f"{result}, but no digest covers the last decision.")
    return ProofCheck("replay", True, f"{result}. All {len(decisions)} decisions are legal.")


def _check_end(match: Match[Any]) -> ProofCheck:
    return ProofCheck(
        "end",
        True,
        f"The match ended by the rules of {match.opened.game}."
        if match.ended is None
        else f"The match ended early: {match.ended}.",
    )
