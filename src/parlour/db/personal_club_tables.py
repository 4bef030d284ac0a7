"""The personal data of clubs."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.db.personal_data import OTHERS, DataSubject, TableData

CLUB_TABLES: Mapping[str, TableData] = {
    "club": TableData(
        plain=("id", "name", "name_key", "look", "shape", "description", "joining", "created_at")
    ),
    "club_member": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="add-members",
                section="clubs",
                export_columns=("club", "role", "since"),
            ),
        ),
        plain=("club", "role", "since"),
    ),
    "club_admission": TableData(
        subjects=(
            DataSubject(
                player="player",
                merge="add-members",
                section="club_admissions",
                export_columns=("club", "kind", "at"),
            ),
            DataSubject(player="by", merge="members", why=OTHERS),
        ),
        plain=("club", "kind", "at"),
    ),
}
