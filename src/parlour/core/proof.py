"""Proof that a finished match was dealt and replayed fairly, by its log alone.

The seed of a match is keyed BLAKE2b over its id and the nonces of those who sat when it started (rng.match_key). The server
showed the hash of its key before anybody sent a nonce, so it could not choose the key to suit them; every sitter's nonce went
in, so nobody else could choose them either. A log alone cannot show that: whoever kept the commitment and the nonce that their
browser sent compares both, and a log that was made up afterwards has other ones.
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
    """One thing that was checked: a stable name for it, whether it holds, and what was found in words."""

    name: str
    holds: bool
    words: str


class Proof(Value, frozen=True, kw_only=True):
    """What a log proves. `key` (the server's) and `seed` (the match's) are hex, and empty where the log cannot be replayed.

    `nonces` are what each chair gave to the seed, in seat order, in hex.
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
        """Whether everything that was checked holds."""
        return all(check.holds for check in self.checks)


def verify_log(
    match_id: str,
    log: Sequence[EventRecord],
    game: AnyGame,
    promised: str | None = None,
    sent: Sequence[str] = (),
    told: Ranking | None = None,
) -> Proof:
    """Return what the log of a finished match proves.

    `promised` is the commitment that was seen when it opened, `sent` are nonces, in hex, that are known to have been given to
    it, `told` is the end that a file says it had.

    Raises Illegal `core.not-over` while it may still be played, for a proof tells the key; `core.never-started`; and
    Broken for a log that does not even open.
    """
    opened = fold(match_id, game, log[:1]).opened
    shown = commitment(opened.key)
    try:
        found = fold(match_id, game, log)
    except CorruptLog as reason:
        dealing = any(entry.seq == reason.seq and isinstance(entry.event, Started) for entry in log)
        words = "the deal does not follow from the seed" if dealing else "the log does not replay"
        broken = ProofCheck(
            "seed" if dealing else "replay",
            False,
            f"At position {reason.seq} {words}: {reason.reason}.",
        )
        return Proof(
            match=match_id,
            game=opened.game,
            version=opened.version,
            commitment=shown,
            checks=(_check_commitment(shown, promised), broken),
        )
    if found.phase != "over":
        raise Illegal("core.not-over")
    if found.state is None:
        raise Illegal("core.never-started")
    nonces = tuple(chair.nonce.hex() if chair else "" for chair in found.chairs)
    checks = [
        _check_commitment(shown, promised),
        _check_seed(found),
        _check_replay(log),
        _check_end(found),
    ]
    if sent:
        checks.append(_check_nonces(nonces, sent))
    if told is not None:
        checks.append(_check_ranking(game, found, told))
    return Proof(
        match=match_id,
        game=opened.game,
        version=opened.version,
        commitment=shown,
        key=opened.key.hex(),
        seed=match_seed(found).hex(),
        nonces=nonces,
        checks=tuple(checks),
    )


def _check_commitment(shown: str, promised: str | None) -> ProofCheck:
    if promised is None:
        return ProofCheck(
            "commitment",
            True,
            f"The server's key has the commitment {shown}: compare it with the one you were shown when the table opened.",
        )
    if promised != shown:
        return ProofCheck(
            "commitment",
            False,
            f"The server promised {promised}, but its key has the commitment {shown}.",
        )
    return ProofCheck(
        "commitment",
        True,
        f"The server's key is the one it promised when the table opened: {shown}.",
    )


def _check_seed(found: Match[Any]) -> ProofCheck:
    """Say what the seed is made of: the replay has just dealt the first state from it alone, or gone on from what is recorded."""
    origin = found.opened.origin
    if origin is not None:
        luck = (
            "its luck to come was drawn anew from this match's seed"
            if origin.fresh
            else "its luck to come is that of the other match"
        )
        return ProofCheck(
            "seed",
            True,
            f"The match goes on from position {origin.seq} of match {origin.match}, whose log it holds and which replays; {luck}.",
        )
    if found.opened.day is not None:
        return ProofCheck(
            "seed",
            True,
            f"The match was dealt from the key of {found.opened.day}, which is the same for everybody.",
        )
    chairs = [
        f"{chair.name} {chair.nonce.hex() or 'none'}" for chair in found.chairs if chair is not None
    ]
    words = f"The match was dealt from its seed alone, which follows from the server's key, the match's id and the nonces: {', '.join(chairs)}."
    return ProofCheck("seed", True, words)


def _check_nonces(nonces: Sequence[str], sent: Sequence[str]) -> ProofCheck:
    """Check that what browsers are known to have sent is what the seed was made of."""
    missing = [nonce for nonce in sent if nonce.lower() not in nonces]
    if missing:
        return ProofCheck(
            "nonces",
            False,
            f"The seed was made without what was sent to it: {', '.join(missing)} is none of its nonces.",
        )
    return ProofCheck("nonces", True, f"What was sent is part of the seed: {', '.join(sent)}.")


def _check_ranking(game: AnyGame, found: Match[Any], told: Ranking) -> ProofCheck:
    """Check that a file tells the end of the match as the replay does."""
    if match_ranking(game, found) != told:
        return ProofCheck(
            "standing",
            False,
            f"The file tells ranks {told.ranks}, but the replay ends otherwise: {match_ranking(game, found)}.",
        )
    return ProofCheck(
        "standing", True, f"The file tells the end as the replay does: ranks {told.ranks}."
    )


def _check_replay(log: Sequence[EventRecord]) -> ProofCheck:
    """Check that digests vouch for the whole of what has just been replayed: each one covers all before it."""
    decisions = [entry.seq for entry in log if isinstance(entry.event, Moved)]
    vouched = [entry.seq for entry in log if entry.digest is not None]
    words = f"All {len(log)} events replay in order; {len(vouched)} carry a digest of the state after them, and each is equal"
    if not vouched or vouched[-1] < max(decisions, default=0):
        return ProofCheck(
            "replay", False, f"{words}, but none is left behind the last decision to vouch for it."
        )
    return ProofCheck(
        "replay", True, f"{words}; {len(decisions)} decisions were made, none against the rules."
    )


def _check_end(found: Match[Any]) -> ProofCheck:
    return ProofCheck(
        "end",
        True,
        f"The match ended by the rules of {found.opened.game}."
        if found.ended is None
        else f"The match ended early: {found.ended}.",
    )
