"""Runs the steps of Containerfile and compose.yaml in a clean file system, with real programs."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ..conftest import REDIS
from ..http_status import wait_for_status
from ..patience import PATIENCE
from ..ports import free_port
from ..server.test_real_proxies import program
from .clean_root import CleanRoot
from .container_file import command_words, last_text, variables
from .environment import ROOT, clean_variables
from .test_container_files import IMAGE, SERVICES

pytestmark = pytest.mark.slow

PORT = "8000"
"""The port in the files; the test uses a free one."""

IMAGE_PATH = "/usr/local/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
"""The search path of the base image."""

SECRET = "/run/secrets/database"


def build_image(root: CleanRoot) -> None:
    """Run the steps of the Containerfile, in both stages, in one file system."""
    root.run("ln -sf /usr/bin/python3.11 /usr/local/bin/python", {"PATH": "/usr/bin:/bin"})
    settings, folder = clean_variables(Path("/root")) | {"PATH": IMAGE_PATH}, "/"
    for name, text in IMAGE:
        if name == "WORKDIR":
            folder = text
            root.path(folder).mkdir(parents=True, exist_ok=True)
        elif name == "COPY" and not text.startswith("--from="):
            *sources, target = text.split()
            for source in sources:
                copy_tracked(source, root.path(folder) / target)
        elif name == "COPY":
            assert root.path(text.split()[1]).is_dir()
        elif name == "RUN":
            root.run(text, settings, folder)
        elif name == "USER":
            break


def copy_tracked(source: str, target: Path) -> None:
    """Copy a file, or the tracked files of a folder, as the builder gets them."""
    if (ROOT / source).is_file():
        shutil.copy(ROOT / source, target)
        return
    listed = subprocess.run(
        ["git", "ls-files", "-z", source], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        copy = target / Path(name).relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy)


@contextmanager
def started(words: list[str], log: Path, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    with (
        log.open("wb") as output,
        subprocess.Popen(words, stdout=output, stderr=output, env=settings or None) as process,
    ):
        try:
            yield process
        finally:
            process.terminate()


def test_the_image_serves_behind_the_proxy_and_backs_up(
    tmp_path: Path, new_database_url: str
) -> None:
    root, port, public = CleanRoot(tmp_path), str(free_port()), free_port()
    build_image(root)
    secret = root.path(SECRET)
    secret.parent.mkdir(parents=True, exist_ok=True)
    secret.write_text(new_database_url)
    secret.chmod(0o644)
    settings = {
        **variables(IMAGE),
        **{name: str(value) for name, value in SERVICES["server"]["environment"].items()},
        "PARLOUR_PORT": port,
        "PARLOUR_SHARED": REDIS,
    }

    def inside(*command: str) -> list[str]:
        return root.words(command, settings, "/data", "parlour")

    serve = command_words(last_text(IMAGE, "ENTRYPOINT")) + command_words(last_text(IMAGE, "CMD"))
    healthy = [word.replace(PORT, port) for word in SERVICES["server"]["healthcheck"]["test"][1:]]
    site = f"http://localhost:{public}"
    caddyfile = tmp_path / "Caddyfile"
    caddyfile.write_text(
        "{\n\tadmin off\n}\n"
        + (ROOT / "deploy" / "Caddyfile")
        .read_text()
        # Only the first of the two servers runs here.
        .replace(f" second-server:{PORT}", "")
        .replace(f"server:{PORT}", f"127.0.0.1:{port}")
    )
    caddy = [
        program("caddy", tmp_path),
        "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(caddyfile),
    ]
    log, proxy_log = tmp_path / "log", tmp_path / "proxy"
    assert subprocess.run(inside(*healthy), capture_output=True, check=False).returncode != 0
    with (
        started(inside(*serve), log) as serving,
        started(caddy, proxy_log, HOME=str(tmp_path), PARLOUR_SITE=site),
    ):
        wait_for_status(f"http://127.0.0.1:{port}/ready", log.read_text, patience_s=2 * PATIENCE)
        subprocess.run(inside(*healthy), check=True)
        wait_for_status(f"{site}/lobby", proxy_log.read_text, patience_s=2 * PATIENCE)
        checked = subprocess.run(
            inside("parlour", "doctor", "--address", site), capture_output=True, text=True
        ).stdout
        assert "Pages at" in checked and "WebSockets reach" in checked, checked
        backup = SERVICES["backup"]["command"]
        once = backup[: backup.index("--every")]
        subprocess.run(inside("parlour", *once), check=True, capture_output=True)
        (_, fresh) = SERVICES["backup"]["healthcheck"]["test"]
        subprocess.run(inside("sh", "-c", fresh), check=True)
        assert serving.poll() is None
    assert len(list(root.path("/backups").glob("parlour-*.backup"))) == 1
    assert "Traceback" not in log.read_text() and shlex.join(serve) == "parlour serve"
