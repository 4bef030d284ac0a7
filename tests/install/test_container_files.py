"""Checks of Containerfile and compose.yaml that need no container engine."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from .container_file import Instruction, command_words, instructions, last_text
from .environment import ROOT

IMAGE = list(instructions((ROOT / "Containerfile").read_text("utf-8")))
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]

OWN_IMAGE = "parlour"
TAG = re.compile(r"docker\.io/(library|valkey)/[a-z]+:\d[\w.-]*")


def test_every_base_image_has_a_version() -> None:
    bases = [text.partition(" AS ")[0] for name, text in IMAGE if name == "FROM"]
    images = [service["image"] for service in SERVICES.values() if service["image"] != OWN_IMAGE]
    assert len(bases) == 2 and len(set(bases)) == 1 and images
    assert all(TAG.fullmatch(image) for image in (*bases, *images))


def test_the_image_runs_as_a_user_without_rights_and_reports_its_health() -> None:
    user = last_text(IMAGE, "USER")
    assert int(user) > 1000 and f"useradd --system --uid {user} " in step_with(IMAGE, "useradd")
    names = [instruction.name for instruction in IMAGE]
    assert names.index("HEALTHCHECK") > names.index("USER") and "ADD" not in names
    assert command_words(last_text(IMAGE, "ENTRYPOINT")) == ["parlour"]
    assert command_words(last_text(IMAGE, "CMD")) == ["serve"]


def test_the_steps_leave_no_caches_behind() -> None:
    steps = [text for name, text in IMAGE if name == "RUN"]
    assert len(steps) == 4
    for step in steps:
        if "apt-get install" in step:
            assert "--no-install-recommends" in step and step.endswith(
                "rm -rf /var/lib/apt/lists/*"
            )
        if "pip install" in step:
            assert "--no-cache-dir" in step and "--no-deps" in step


def test_every_copied_file_exists_and_is_sent_to_the_builder() -> None:
    sent = (ROOT / ".containerignore").read_text().splitlines()
    assert sent[0] == "*" and (ROOT / ".dockerignore").read_text().splitlines() == sent
    for name, text in IMAGE:
        if name == "COPY" and not text.startswith("--from="):
            for source in text.split()[:-1]:
                assert (ROOT / source).exists() and f"!{source}" in sent


def test_every_service_is_restarted_and_checked() -> None:
    assert set(SERVICES) == {
        *("proxy", "server", "second-server", "worker", "shared", "backup", "database")
    }
    for name, service in SERVICES.items():
        assert service["restart"] == "unless-stopped" and service["healthcheck"]["test"], name
        for needed, how in service.get("depends_on", {}).items():
            assert needed in SERVICES and how == {"condition": "service_healthy"}
    _, _, healthy = last_text(IMAGE, "HEALTHCHECK").partition("CMD ")
    assert SERVICES["server"]["healthcheck"]["test"][1:] == command_words(healthy)


def test_only_the_proxy_is_reachable_and_only_parlour_reaches_both_networks() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert {name: service["networks"] for name, service in SERVICES.items()} == {
        "proxy": ["front"],
        "server": ["front", "back"],
        "second-server": ["front", "back"],
        "worker": ["front", "back"],
        "shared": ["back"],
        "backup": ["back"],
        "database": ["back"],
    }
    assert COMPOSE["networks"]["back"]["internal"] is True


def test_what_services_use_is_declared_and_what_is_declared_is_used() -> None:
    volumes, secrets = set[str](), set[str]()
    for service in SERVICES.values():
        mounted = [volume.split(":")[0] for volume in service.get("volumes", ())]
        assert all((ROOT / path).exists() for path in mounted if path.startswith("."))
        volumes.update(name for name in mounted if not name.startswith("."))
        secrets.update(service.get("secrets", ()))
    assert volumes == set(COMPOSE["volumes"]) and secrets == set(COMPOSE["secrets"])
    ignored = (ROOT / ".gitignore").read_text().splitlines()
    assert "/secrets/" in ignored
    assert all(Path(each["file"]).parent == Path("secrets") for each in COMPOSE["secrets"].values())


def test_pg_dump_is_as_new_as_the_database() -> None:
    client = re.search(r"postgresql-client-(\d+)", step_with(IMAGE, "postgresql-client"))
    server = re.search(r"postgres:(\d+)", SERVICES["database"]["image"])
    assert client is not None and server is not None and client[1] == server[1]


def step_with(found: list[Instruction], part: str) -> str:
    return next(text for name, text in found if name == "RUN" and part in text)
