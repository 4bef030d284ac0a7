"""Tests that proofs detect every kind of tampering and reveal nothing before the end."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
import pytest

from parlour.core.codec import encode
from parlour.core.event import Closed, EventRecord, Left, Moved, Opened, Seated, Started
from parlour.core.fold import CorruptLog, fold, match_ranking
from parlour.core.game import Illegal, Seat, replace
from parlour.core.proof import Proof, verify_log
from parlour.core.rng import commitment

from .table import KEY, Table
from .toys.hands import Hands, Play
from .toys.stones import Stones, Take


def finished_table() -> Table:
    table = Table(Hands(), 2).start()
    while table.match.phase == "playing":
        table.move(table.state.mover, Play(table.state.hands[table.state.mover][0]))
    return table


FAIR = finished_table()


def verdicts(proof: Proof) -> dict[str, bool]:
    return {check.name: check.passed for check in proof.checks}


def tampered_log(seq: int, event: Opened | Seated | Moved) -> list[EventRecord]:
    log = list(FAIR.log)
    log[seq] = replace(log[seq], event=event)
    return log


def test_a_fair_match() -> None:
    proof = verify_log(FAIR.id, FAIR.log, FAIR.game, commitment(KEY))
    assert proof.holds
    assert verdicts(proof) == {"commitment": True, "seed": True, "replay": True, "end": True}
    assert (proof.match, proof.game, proof.version) == ("m1", "hands", 3)
    assert (proof.commitment, proof.key) == (commitment(KEY), KEY.hex())
    words = " ".join(check.text for check in proof.checks)
    assert "matches the published commitment" in words
    assert f"Player 0 {b'nonce 0'.hex()}, Player 1 {b'nonce 1'.hex()}" in words
    assert proof.nonces == (b"nonce 0".hex(), b"nonce 1".hex())
    assert f"All {len(FAIR.log)} events" in words
    assert "All 12 decisions are legal" in words
    assert "ended by the rules of hands" in words


def test_a_fabricated_log_is_detected_by_a_known_nonce() -> None:
    """A server could fabricate a whole consistent match.

    Only a player who knows their own nonce can detect it.
    """
    own_nonce = b"nonce 0".hex()
    forged = Table(Hands(), 2)
    for seat in range(2):
        forged.add(
            Seated(
                seat=Seat(seat), name=f"Player {seat}", player=f"p{seat}", nonce=b"chosen %d" % seat
            )
        )
    forged.add(Started())
    while forged.match.phase == "playing":
        forged.move(forged.state.mover, Play(forged.state.hands[forged.state.mover][0]))
    assert verify_log(FAIR.id, forged.log, FAIR.game, commitment(KEY)).holds
    found = verify_log(FAIR.id, forged.log, FAIR.game, commitment(KEY), [own_nonce])
    assert verdicts(found)["nonces"] is False and not found.holds
    assert verdicts(verify_log(FAIR.id, FAIR.log, FAIR.game, commitment(KEY), [own_nonce.upper()]))[
        "nonces"
    ]


def test_a_file_with_another_ranking_is_detected() -> None:
    end = match_ranking(FAIR.game, FAIR.match)
    assert end is not None
    assert verdicts(verify_log(FAIR.id, FAIR.log, FAIR.game, stated_ranking=end))["standing"]
    swapped = replace(end, ranks=end.ranks[::-1])
    assert (
        verdicts(verify_log(FAIR.id, FAIR.log, FAIR.game, stated_ranking=swapped))["standing"]
        is False
    )


def test_anyone_can_compute_the_seed_from_the_proof() -> None:
    proof = verify_log(FAIR.id, FAIR.log, FAIR.game)
    parts = b"".join(
        len(part).to_bytes(4, "little") + part for part in (b"m1", b"nonce 0", b"nonce 1")
    )
    assert (
        proof.seed
        == blake2b(
            parts, key=bytes.fromhex(proof.key), digest_size=32, person=b"parlour-match"
        ).hexdigest()
    )
    assert (
        proof.commitment
        == blake2b(bytes.fromhex(proof.key), digest_size=32, person=b"parlour-commit").hexdigest()
    )


def test_without_a_known_commitment_the_user_must_compare_it() -> None:
    proof = verify_log(FAIR.id, FAIR.log, FAIR.game)
    assert proof.holds
    assert "Compare it" in proof.checks[0].text


def test_another_key_than_committed() -> None:
    proof = verify_log(FAIR.id, FAIR.log, FAIR.game, commitment(b"x" * 32))
    assert not proof.holds
    assert verdicts(proof)["commitment"] is False


@pytest.mark.parametrize(
    ("seq", "event"),
    [
        (0, replace(FAIR.match.opened, key=b"x" * 32)),
        (1, Seated(seat=Seat(0), name="Player 0", nonce=b"another")),
    ],
    ids=["key", "nonce"],
)
def test_a_deal_from_another_seed(seq: int, event: Opened | Seated) -> None:
    proof = verify_log(FAIR.id, tampered_log(seq, event), FAIR.game, commitment(KEY))
    assert verdicts(proof)["seed"] is False
    assert "At position 3, the deal does not follow from the seed" in proof.checks[-1].text


def test_another_match_id_is_another_seed() -> None:
    assert verdicts(verify_log("m2", FAIR.log, FAIR.game))["seed"] is False


def test_a_move_that_was_never_made() -> None:
    dealt: Any = fold(FAIR.id, FAIR.game, FAIR.log[:4]).state
    other = Moved(Seat(0), msgspec.Raw(encode(Play(dealt.hands[0][1]))))
    proof = verify_log(FAIR.id, tampered_log(4, other), FAIR.game)
    assert not proof.holds
    assert verdicts(proof) == {"commitment": True, "replay": False}
    assert (proof.key, proof.seed) == ("", "")
    assert "At position 4, the log does not replay" in proof.checks[-1].text


def test_a_log_without_digests_proves_little() -> None:
    proof = verify_log(FAIR.id, [replace(entry, digest=None) for entry in FAIR.log], FAIR.game)
    assert verdicts(proof)["replay"] is False
    assert "no digest covers the last decision" in proof.checks[2].text


def test_the_last_digest_covers_everything_before_it() -> None:
    *before, last = FAIR.log
    assert verify_log(
        FAIR.id, [*(replace(entry, digest=None) for entry in before), last], FAIR.game
    ).holds
    assert not verify_log(FAIR.id, [*before, replace(last, digest=None)], FAIR.game).holds


def test_a_match_that_ended_early_says_so() -> None:
    table = Table(Stones(), 2).start()
    table.add(Left(Seat(0), "resigned"))
    proof = verify_log(table.id, table.log, table.game)
    assert proof.holds
    assert "ended early: resigned" in proof.checks[3].text


def test_a_running_match_has_no_proof() -> None:
    table = Table(Stones(), 2).start()
    table.move(0, Take(1))
    for log in (table.log, table.log[:2]):
        with pytest.raises(Illegal) as illegal:
            verify_log(table.id, log, table.game)
        assert illegal.value.code == "core.not-over"
        assert KEY.hex() not in str(illegal.value)


def test_a_match_that_never_started_has_no_proof() -> None:
    table = Table(Stones(), 2)
    table.add(Closed("empty"))
    with pytest.raises(Illegal) as illegal:
        verify_log(table.id, table.log, table.game)
    assert illegal.value.code == "core.never-started"


@pytest.mark.parametrize("log", [[], [EventRecord(0, 0, Started())]])
def test_a_log_without_a_valid_opening(log: list[EventRecord]) -> None:
    with pytest.raises(CorruptLog):
        verify_log("m1", log, Stones())
