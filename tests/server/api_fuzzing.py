"""Runs of Schemathesis against a server, as one of its users."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

HOOKS = Path(__file__).with_name("schemathesis_hooks.py")

SKIPPED = (
    "/api/account/delete",
    "/api/account/devices/sign-out-others",
    "/api/account/export",
    "/api/account/password",
    "/api/account/sign-up",
    "/api/admin/registration",
    "/api/matches/{match}/events",
    "/api/matchmaking",
    "/api/me/events",
    "/api/me/matches.zip",
    "/api/me/sign-out",
)
"""Operations that end the session of the run, close the site to it, take seconds or never end."""


EXPECTED_STATUSES = {
    "positive_data_acceptance": ["2xx", "401", "403", "404", "409", "413", "429"],
    "negative_data_rejection": ["400", "401", "403", "404", "405", "409", "413", "429"],
}
"""The statuses of requests that match the document, and of those that do not.

A body may be larger than all bodies may be (413), whatever its schema.
"""


class FuzzReport(NamedTuple):
    """The result of a run.

    Attributes:
        operations: The number of tested operations.
        statuses: How many responses had each status.
        failures: The failed checks, as operation, check and reason.
        output: The output of the command.
    """

    operations: int
    statuses: Counter[int]
    failures: list[str]
    output: str


def fuzz_api(
    folder: Path, url: str, token: str, known: Mapping[str, Any], *arguments: str
) -> FuzzReport:
    """Run Schemathesis and return its report.

    Args:
        folder: A new folder for the settings and the report.
        url: The address of the server.
        token: The session token of the user.
        known: Values of path parameters that exist on the server, used in half of the requests.
        arguments: More arguments of the command.
    """
    folder.mkdir()
    (folder / "schemathesis.toml").write_text(_settings(token, known), "utf-8")
    events = folder / "events.ndjson"
    command = [
        *(str(Path(sys.executable).with_name("schemathesis")), "run"),
        f"{url}/api/schema/openapi.json",
        *("--report", "ndjson", "--report-ndjson-path", str(events)),
        *("--no-color", "--continue-on-failure", "--no-shrink", "--warnings", "off"),
        *("--generation-database", "none"),
        *(word for path in SKIPPED for word in ("--exclude-path", path)),
        *arguments,
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    return _report(events, done.stdout)


def _settings(token: str, known: Mapping[str, Any]) -> str:
    lines = [f"hooks = {json.dumps(str(HOOKS))}", "", "[headers]"]
    lines += [f"Cookie = {json.dumps(f'parlour={token}')}"]
    for check, statuses in EXPECTED_STATUSES.items():
        lines += ["", f"[checks.{check}]", f"expected-statuses = {json.dumps(statuses)}"]
    lines += ["", "[parameters]"]
    lines += [f'"path.{name}" = {{ dictionary = "{name}", probability = 0.5 }}' for name in known]
    for name, value in known.items():
        lines += ["", f"[dictionaries.{name}]", f"values = {json.dumps([value])}"]
    return "\n".join(lines) + "\n"


def _report(events: Path, output: str) -> FuzzReport:
    operations: set[str] = set()
    statuses: Counter[int] = Counter()
    failures: list[str] = []
    for line in events.read_text("utf-8").splitlines():
        recorder = json.loads(line).get("ScenarioFinished", {}).get("recorder")
        # An operation without examples is skipped in that phase, without interactions and checks.
        if recorder is None or "interactions" not in recorder:
            continue
        operations.add(recorder["label"])
        for interaction in recorder["interactions"].values():
            if interaction["response"] is not None:
                statuses[interaction["response"]["status_code"]] += 1
        failures += [
            f"{recorder['label']}: {check['name']}: {check['failure_info']['failure']['message']}"
            for checks in recorder["checks"].values()
            for check in checks
            if "failure_info" in check
        ]
    return FuzzReport(len(operations), statuses, failures, output)
