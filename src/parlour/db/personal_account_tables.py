"""The personal data of accounts, relationships and matchmaking."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.db.personal_data import OTHERS, SECRET, SHORT_LIVED, DataSubject, TableData

ACCOUNT_TABLES: Mapping[str, TableData] = {
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
    "api_key": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="drop",
                section="api_keys",
                export_columns=(
                    "name",
                    "scopes",
                    "created_at",
                    "used_at",
                    "expires_at",
                    "ended_at",
                ),
            ),
        ),
        private=("token_hash", "name"),
        plain=("scopes", "created_at", "used_at", "expires_at", "ended_at"),
    ),
    "bot_account": TableData(
        subjects=(
            DataSubject(player="player", merge="drop", why="it is exported with its owner's data"),
            DataSubject(
                player="owner",
                merge="members",
                section="bots",
                export_columns=("player", "created_at"),
            ),
        ),
        plain=("created_at",),
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
    "summons": TableData(
        subjects=(
            DataSubject(
                player="whom", merge="add", section="invited_to", export_columns=("match", "at")
            ),
            DataSubject(player="by", section="invited", export_columns=("match", "whom", "at")),
        ),
        plain=("match", "at", "seat", "answer_by", "answer", "starts"),
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
}
