"""The personal data of matches, tournaments, puzzles and ratings."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.db.personal_data import DataSubject, TableData

MATCH_TABLES: Mapping[str, TableData] = {
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
        plain=("id", "match", "seat", "at", "phrase", "reply_to"),
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
        plain=("id", "version", "phase", "changed_at", "club"),
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
