"""The statements that write ratings and mark rating pools as stale."""

from __future__ import annotations

from msgspec import structs
from sqlalchemy import bindparam, delete, select

from parlour.db.records import PreparedStatement, RatingRow
from parlour.db.schema.records import placing, rating, stale_pool
from parlour.db.statements import upsert
from parlour.db.store import Store

UPSERT_RATING = upsert(
    rating,
    ["mu", "sigma", "games", "won", "best", "at", "form", "week", "mu_week", "evidence"],
)
UPSERT_STALE_POOL = upsert(stale_pool, ["number"])
LOCK_PLACING = (
    select(placing.c.match)
    .where(placing.c.player == bindparam("player_id"))
    .limit(1)
    .with_for_update(read=True)
)
DELETE_ORPHAN_RATING = delete(rating).where(
    rating.c.game == bindparam("game"),
    rating.c.pace == bindparam("pace"),
    rating.c.who == bindparam("player_id"),
    ~select(placing.c.match).where(placing.c.player == bindparam("player_id")).exists(),
)


def rating_writes(store: Store, row: RatingRow) -> list[PreparedStatement]:
    """Return the statements that write a rating.

    The rating of a player without any placing is not stored, because their account was deleted.
    """
    write = store.prepare(UPSERT_RATING, **structs.asdict(row))
    if row.who.startswith("bot "):
        return [write]
    return [
        store.prepare(LOCK_PLACING, player_id=row.who),
        write,
        store.prepare(DELETE_ORPHAN_RATING, game=row.game, pace=row.pace, player_id=row.who),
    ]
