"""Which columns hold personal data, and what an export, an erasure and a merge do with them.

Every column of the schema is listed here, and a test compares this list with the schema: whoever adds a column decides what becomes of it.
`personal_statements.py` turns the list into SQL.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from parlour.core.value import Value

FORMER_PLAYER = "Former player"
"""The name under which an erased person remains in rows that others keep."""

UNTITLED = "Untitled"
"""What stands in the place of a title that an erased person chose."""

ErasureRule = Literal["delete", "replace"]
"""`delete` removes the rows; `replace` keeps them for others, without the id, the name and the texts."""

MergeRule = Literal["move", "add", "drop", "latest", "members"]
"""`move` gives the rows to the other person; `add` only those whose key the other does not have; `drop` removes them.

`latest` keeps the later of two moments; `members` moves the rows where the other person is a member too, and drops them elsewhere.
"""


class DataSubject(Value, frozen=True, kw_only=True):
    """How the rows of a table belong to a person.

    `player` is the column with their id and `name` the one with their name. `texts` are columns that an erasure overwrites, with what replaces
    them. `dated`: the name is the one of that time, so that renaming and merging leave it; rows that are older than their id are found by it.
    `section` names the rows in an export (empty: not exported), which has the columns in `shown`. `why` says why rows are not exported.
    """

    player: str
    name: str | None = None
    texts: Mapping[str, str] = {}
    is_historical: bool = False
    erase: ErasureRule = "delete"
    merge: MergeRule = "move"
    section: str = ""
    export_columns: tuple[str, ...] = ()
    why: str = ""


class TableData(Value, frozen=True, kw_only=True):
    """What is personal in a table: its subjects, documents that name people (with what rewrites them), keys of a subject, and all the rest."""

    subjects: tuple[DataSubject, ...] = ()
    documents: Mapping[str, str] = {}
    private: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()

    def columns(self) -> list[str]:
        """Return every column that is listed; one that belongs to two subjects is listed once."""
        found = [*self.private, *self.plain, *self.documents]
        for one in self.subjects:
            found += [name for name in (one.player, one.name, *one.texts) if name is not None]
        return list(dict.fromkeys(found))


OTHERS = "it is about another person, who did not agree to it"
SECRET = "it is a key or a hash, of no use to anybody but the server"
SHORT_LIVED = "it is gone within minutes"

TABLES: Mapping[str, TableData] = {
    "player": TableData(
        subjects=(
            DataSubject(
                player="id",
                name="name",
                merge="drop",
                section="player",
                export_columns=("id", "name", "created_at"),
            ),
        ),
        private=("settings",),
        plain=("created_at",),
    ),
    "member": TableData(
        subjects=(
            DataSubject(
                player="player", merge="drop", section="member", export_columns=("role", "since")
            ),
        ),
        private=("name_key", "look", "shape", "password"),
        plain=("role", "since"),
    ),
    "session": TableData(
        subjects=(
            DataSubject(
                player="player",
                section="devices",
                export_columns=("device", "opened_with", "created_at", "seen_at", "ended_at"),
            ),
        ),
        private=("token_hash", "device"),
        plain=("created_at", "ended_at", "seen_at", "opened_with"),
    ),
    "recovery": TableData(
        subjects=(DataSubject(player="player", merge="drop", why=SECRET),),
        private=("hash",),
        plain=("expires_at",),
    ),
    "passkey": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="members",
                section="passkeys",
                export_columns=("device", "created_at", "sign_count"),
            ),
        ),
        private=("id", "public_key", "device"),
        plain=("sign_count", "created_at"),
    ),
    "identity": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="members",
                section="identities",
                export_columns=("issuer", "subject", "since"),
            ),
        ),
        private=("subject",),
        plain=("issuer", "since"),
    ),
    "standing": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="latest",
                section="restrictions",
                export_columns=("muted_until", "banned_until"),
            ),
        ),
        plain=("muted_until", "banned_until"),
    ),
    "tie": TableData(
        subjects=(
            DataSubject(
                player="who", merge="add", section="ties", export_columns=("whom", "what", "at")
            ),
            DataSubject(player="whom", merge="add", why=OTHERS),
        ),
        plain=("what", "at"),
    ),
    "favourite": TableData(
        subjects=(
            DataSubject(
                player="player", merge="add", section="favourites", export_columns=("game", "at")
            ),
        ),
        plain=("game", "at"),
    ),
    "lingering": TableData(
        subjects=(DataSubject(player="player", name="name", merge="drop", why=SHORT_LIVED),),
        plain=("room", "member", "at"),
    ),
    "way": TableData(
        subjects=(
            DataSubject(
                player="player",
                section="notifications",
                export_columns=(
                    "kind",
                    "target",
                    "language",
                    "base",
                    "made_at",
                    "confirmed_at",
                    "used_at",
                    "failures",
                ),
            ),
        ),
        private=("target", "proof"),
        plain=("id", "kind", "language", "base", "made_at", "confirmed_at", "used_at", "failures"),
    ),
    "day_off": TableData(
        subjects=(
            DataSubject(player="player", merge="add", section="vacation", export_columns=("day",)),
        ),
        plain=("day",),
    ),
    "event": TableData(documents={"body": "event"}, plain=("match", "seq", "at", "kind", "digest")),
    "snapshot": TableData(documents={"body": "cache"}, plain=("match", "seq")),
    "match": TableData(
        documents={"listing": "cache"},
        plain=("id", "game", "phase", "public", "after", "opened_at", "updated_at"),
    ),
    "seat": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                erase="replace",
                section="seats",
                export_columns=("match", "seat", "name", "bot"),
            ),
        ),
        plain=("match", "seat", "bot"),
    ),
    "deadline": TableData(plain=("match", "seat", "at", "claimed_until")),
    "message": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                section="said",
                export_columns=("match", "at", "text", "phrase"),
            ),
        ),
        private=("text",),
        plain=("id", "match", "seat", "at", "phrase"),
    ),
    "invite": TableData(plain=("code", "match")),
    "plan": TableData(
        subjects=(
            DataSubject(
                player="player",
                section="conditional_moves",
                export_columns=("match", "seat", "since", "body"),
            ),
        ),
        private=("body",),
        plain=("match", "seat", "since"),
    ),
    "heartbeat": TableData(plain=("name", "at")),
    "tournament": TableData(
        subjects=(DataSubject(player="host", erase="replace"),),
        documents={"body": "tournament"},
        plain=("id", "version", "phase", "changed_at"),
    ),
    "solving": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="add",
                section="puzzles",
                export_columns=("game", "day", "tries", "outcome", "done_at", "body"),
            ),
        ),
        private=("body",),
        plain=("game", "day", "tries", "outcome", "done_at"),
    ),
    "found_puzzle": TableData(plain=("id", "match", "game", "found_at", "body")),
    "day_puzzle": TableData(plain=("game", "day", "found", "body")),
    "thread": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                texts={"title": UNTITLED},
                erase="replace",
                section="threads",
                export_columns=("id", "board", "title", "opened_at"),
            ),
        ),
        plain=("id", "board", "opened_at", "changed_at", "posts", "pinned", "locked", "binned"),
    ),
    "post": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                texts={
                    "text": "",
                    "sought": "",
                    "hidden_by": FORMER_PLAYER,
                    "hidden_player": "",
                    "hidden_why": "",
                },
                erase="replace",
                section="written",
                export_columns=("thread", "at", "edited_at", "text", "hidden_why"),
            ),
            DataSubject(
                player="hidden_player",
                name="hidden_by",
                texts={"hidden_why": ""},
                is_historical=True,
                erase="replace",
                why=OTHERS,
            ),
        ),
        plain=("id", "thread", "number", "at", "edited_at"),
    ),
    "seen_thread": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="add",
                section="read_threads",
                export_columns=("thread", "number"),
            ),
        ),
        plain=("thread", "number"),
    ),
    "report": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                texts={"why": ""},
                erase="replace",
                section="reports_made",
                export_columns=("at", "what", "place", "why"),
            ),
            DataSubject(
                player="about_player",
                name="about",
                texts={"quote": "", "why": ""},
                is_historical=True,
                erase="replace",
                section="reports_received",
                export_columns=("at", "what", "place", "quote"),
            ),
            DataSubject(
                player="done_player",
                name="done_by",
                is_historical=True,
                erase="replace",
                section="reports_settled",
                export_columns=("at", "what", "place"),
            ),
        ),
        plain=("id", "at", "what", "place"),
    ),
    "summons": TableData(
        subjects=(
            DataSubject(
                player="whom", merge="add", section="invited_to", export_columns=("match", "at")
            ),
            DataSubject(player="by", section="invited", export_columns=("match", "whom", "at")),
        ),
        plain=("match", "at"),
    ),
    "seeker": TableData(
        subjects=(DataSubject(player="player", merge="drop", why=SHORT_LIVED),),
        private=("wish",),
        plain=("ticket", "since", "alive_until"),
    ),
    "pairing": TableData(
        subjects=(DataSubject(player="player", merge="drop", why=SHORT_LIVED),),
        private=("plan",),
        plain=("ticket", "match", "at", "nonce"),
    ),
    "invitation": TableData(plain=("hash", "role", "expires_at")),
    "deed": TableData(
        subjects=(
            DataSubject(
                player="who_player",
                name="who",
                texts={"why": ""},
                is_historical=True,
                erase="replace",
                section="actions",
                export_columns=("at", "what", "why"),
            ),
            DataSubject(
                player="about_player",
                name="about",
                texts={"why": ""},
                is_historical=True,
                erase="replace",
                section="actions_received",
                export_columns=("at", "what", "about", "why"),
            ),
        ),
        plain=("id", "at", "what"),
    ),
    "rule": TableData(plain=("name", "value")),
    "secret": TableData(plain=("name", "value")),
    "analysis": TableData(plain=("match", "asked_at", "done_at", "claimed_until")),
    "opinion": TableData(plain=("match", "seq", "at", "spent_ms", "body")),
    "luck": TableData(plain=("match", "seq", "at", "spent_ms", "body")),
    "outcome": TableData(
        plain=(
            "match",
            "number",
            "game",
            "pace",
            "options",
            "ended_at",
            "over",
            "moves",
            "open",
            "rated",
            "unrated",
            "rules",
        ),
    ),
    "variety": TableData(plain=("options",)),
    "placing": TableData(
        subjects=(
            DataSubject(
                player="player",
                name="name",
                erase="replace",
                section="results",
                export_columns=(
                    "match",
                    "seat",
                    "name",
                    "rank",
                    "points",
                    "left",
                    "ended_at",
                    "mu",
                    "sigma",
                    "own",
                    "weight",
                    "tally",
                ),
            ),
        ),
        plain=(
            *(
                "match",
                "seat",
                "bot",
                "rank",
                "points",
                "team",
                "left",
                "ended_at",
                "mu_before",
                "sigma_before",
                "mu",
                "sigma",
            ),
            *("own_before", "own", "tally", "counted", "weight", "evidence"),
        ),
    ),
    "rating": TableData(
        subjects=(
            DataSubject(
                player="who",
                merge="drop",
                section="ratings",
                export_columns=(
                    "game",
                    "pace",
                    "mu",
                    "sigma",
                    "games",
                    "won",
                    "best",
                    "at",
                    "form",
                    "evidence",
                ),
            ),
        ),
        plain=(
            "game",
            "pace",
            "mu",
            "sigma",
            "games",
            "won",
            "best",
            "at",
            "form",
            "week",
            "mu_week",
            "evidence",
        ),
    ),
    "stale_pool": TableData(plain=("game", "pace", "number")),
}
