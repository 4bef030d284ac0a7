"""The personal data of the forum and of moderation."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.db.personal_data import FORMER_PLAYER, OTHERS, UNTITLED, DataSubject, TableData

FORUM_TABLES: Mapping[str, TableData] = {
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
    "command_notice": TableData(plain=("id", "at", "topic", "message")),
    "secret": TableData(plain=("name", "value")),
}
