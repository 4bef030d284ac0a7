"""The tables of the house, one schema for SQLite and PostgreSQL.

Only `event` is the truth of a match. `match`, `seat` and `deadline` are projections written in the append's own
transaction, `snapshot` is a cache. None of them is bound to another by foreign keys, so that any can be rebuilt alone.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

metadata = MetaData()


def _by_decision(name: str) -> Table:
    """Return a table of what was thought about each decision of a match, made known to `metadata`."""
    return Table(
        name,
        metadata,
        Column("match", Text, primary_key=True),
        Column("seq", Integer, primary_key=True, autoincrement=False),
        Column("at", BigInteger, nullable=False),
        Column("spent_ms", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
        Index(f"{name}_by_moment", "at"),
        sqlite_with_rowid=False,
    )


event = Table(
    "event",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("digest", Text),
    sqlite_with_rowid=False,
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

match = Table(
    "match",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("after", Text),
    Column("listing", LargeBinary),
    Column("opened_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Index("match_by_phase", "phase", "updated_at"),
)

seat = Table(
    "seat",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Index("seat_by_player", "player"),
    sqlite_with_rowid=False,
)

deadline = Table(
    "deadline",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Index("deadline_by_moment", "at"),
    sqlite_with_rowid=False,
)

player = Table(
    "player",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

session = Table(
    "session",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("seen_at", BigInteger, nullable=False, server_default="0"),
    Column("device", Text),
    Column("opened_with", Text),
    Index("session_by_player", "player"),
)

member = Table(
    "member",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("name_key", Text, nullable=False, unique=True),
    Column("look", Text, nullable=False, unique=True),
    Column("password", Text),
    Column("role", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)

recovery = Table(
    "recovery",
    metadata,
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), primary_key=True),
    Column("hash", LargeBinary, primary_key=True),
    Column("expires_at", BigInteger),
)

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("name", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("passkey_by_player", "player"),
)

identity = Table(
    "identity",
    metadata,
    Column("issuer", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("player", Text, ForeignKey("member.player", ondelete="CASCADE"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("identity_by_player", "player"),
)

standing = Table(
    "standing",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
)

tie = Table(
    "tie",
    metadata,
    Column("who", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("whom", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("tie_by_whom", "whom"),
)

favourite = Table(
    "favourite",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

summons = Table(
    "summons",
    metadata,
    Column("match", Text, primary_key=True),
    Column("whom", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("by", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("summons_by_whom", "whom", "at"),
)

seeker = Table(
    "seeker",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", Text, nullable=False),
    Column("wish", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("alive_until", BigInteger, nullable=False),
    Index("seeker_by_life", "alive_until"),
)

pairing = Table(
    "pairing",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("ticket", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("nonce", Text, nullable=False),
)

invitation = Table(
    "invitation",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("role", Text, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

deed = Table(
    "deed",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("why", Text, nullable=False),
    Index("deed_by_moment", "at"),
)

rule = Table(
    "rule",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

secret = Table(
    "secret",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

invite = Table(
    "invite",
    metadata,
    Column("code", Text, primary_key=True),
    Column("match", Text, nullable=False),
)

message = Table(
    "message",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", Text),
    Index("message_by_match", "match", "at"),
)

analysis = Table(
    "analysis",
    metadata,
    Column("match", Text, primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("done_at", BigInteger),
    Column("claimed_until", BigInteger, nullable=False, server_default="0"),
    Index("analysis_by_state", "done_at", "asked_at"),
)

opinion, luck = _by_decision("opinion"), _by_decision("luck")

outcome = Table(
    "outcome",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", BigInteger, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("over", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("outcome_by_pool", "game", "pace", "ended_at"),
    Index("outcome_by_moment", "ended_at", "match"),
    Index("outcome_by_options", "options", "ended_at", "match"),
)

variety = Table("variety", metadata, Column("options", Text, primary_key=True), sqlite_with_rowid=False)

placing = Table(
    "placing",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("rank", Integer, nullable=False),
    Column("points", Integer),
    Column("team", Integer),
    Column("left", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("mu_before", Double),
    Column("sigma_before", Double),
    Column("mu", Double),
    Column("sigma", Double),
    Column("own_before", Double),
    Column("own", Double),
    Column("tally", Text),
    Index("placing_by_player", "player", "ended_at"),
    sqlite_with_rowid=False,
)

rating = Table(
    "rating",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("best", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("form", Text, nullable=False),
    Column("week", Integer, nullable=False),
    Column("mu_week", Double, nullable=False),
    Index("rating_by_strength", "game", "pace", "mu"),
    sqlite_with_rowid=False,
)

stale_pool = Table(
    "stale_pool",
    metadata,
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("number", BigInteger, nullable=False),
)

thread = Table(
    "thread",
    metadata,
    Column("id", Text, primary_key=True),
    Column("board", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("posts", Integer, nullable=False),
    Column("pinned", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("binned", Boolean, nullable=False),
    Index("thread_by_change", "changed_at"),
)

post = Table(
    "post",
    metadata,
    Column("id", Text, primary_key=True),
    Column("thread", Text, ForeignKey("thread.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("edited_at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("sought", Text, nullable=False),
    Column("hidden_by", Text, nullable=False),
    Column("hidden_why", Text, nullable=False),
    Index("post_by_number", "thread", "number", unique=True),
    Index("post_by_player", "player"),
)

seen_thread = Table(
    "seen_thread",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("thread", Text, ForeignKey("thread.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
)

report = Table(
    "report",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("quote", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("done_by", Text, nullable=False),
    Index("report_by_moment", "at"),
)

lingering = Table(
    "lingering",
    metadata,
    Column("player", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("member", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("lingering_by_moment", "at"),
)

way = Table(
    "way",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger, nullable=False),
    Column("proof", LargeBinary),
    Column("used_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("way_by_player", "player"),
)

tournament = Table(
    "tournament",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("tournament_by_phase", "phase", "changed_at"),
    Index("tournament_by_host", "host"),
)

solving = Table(
    "solving",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("done_at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("solving_by_day", "game", "day"),
)

found_puzzle = Table(
    "found_puzzle",
    metadata,
    Column("id", Text, primary_key=True),
    Column("match", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("found_at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

day_puzzle = Table(
    "day_puzzle",
    metadata,
    Column("game", Text, primary_key=True),
    Column("day", Text, primary_key=True),
    Column("found", Text, unique=True),
    Column("body", LargeBinary, nullable=False),
)

day_off = Table(
    "day_off",
    metadata,
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), primary_key=True),
    Column("day", Text, primary_key=True),
)

plan = Table(
    "plan",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("player.id", ondelete="CASCADE"), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
