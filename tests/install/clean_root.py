"""A throwaway copy of this machine's file system, in which the steps of an image can run.

It is an overlay in a mount namespace of its own, so it needs root, and nothing that runs in it
changes this machine's files. The base image of the Containerfile is a Debian with Python, too.
"""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from .environment import ROOT

STEP_SECONDS = 1800


class CleanRoot:
    """A file system in which commands run without this checkout and its environment.

    Args:
        folder: An empty folder for what the commands write.
    """

    def __init__(self, folder: Path) -> None:
        self.upper, self._work, self._mounted = (folder / name for name in ("up", "work", "root"))
        for path in (self.upper, self._work, self._mounted):
            path.mkdir()
        if os.geteuid() != 0 or self._run("true", {}).returncode != 0:
            pytest.skip("the steps of the image need root and overlay mounts")

    def path(self, inside: str) -> Path:
        """Return the path outside of a file that was written inside."""
        return self.upper / inside.lstrip("/")

    def run(
        self, command: str, variables: Mapping[str, str], folder: str = "/", user: str = "root"
    ) -> str:
        """Run a shell command inside and return its output."""
        done = self._run(command, variables, folder, user)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def _run(
        self, command: str, variables: Mapping[str, str], folder: str = "/", user: str = "root"
    ) -> subprocess.CompletedProcess[str]:
        words = self.words(["sh", "-c", command], variables, folder, user)
        return subprocess.run(
            words, capture_output=True, text=True, timeout=STEP_SECONDS, check=False
        )

    def words(
        self,
        command: Sequence[str],
        variables: Mapping[str, str],
        folder: str = "/",
        user: str = "root",
    ) -> list[str]:
        """Return the words that run a command inside.

        Args:
            command: The command.
            variables: Its environment variables.
            folder: Its working folder.
            user: Its user.
        """
        root = shlex.quote(str(self._mounted))
        layers = f"lowerdir=/,upperdir={self.upper},workdir={self._work}"
        settings = [f"{name}={value}" for name, value in variables.items()]
        inside = ["env", "-i", "-C", folder, *settings, *command]
        script = " && ".join(
            (
                f"mount -t overlay overlay -o {shlex.quote(layers)} {root}",
                f"mount -t proc proc {root}/proc",
                f"mount --rbind /dev {root}/dev",
                f"mount -t tmpfs tmpfs {root}/root",
                f"mount -t tmpfs tmpfs {root}{shlex.quote(str(ROOT))}",
                f"exec chroot --userspec={user} {root} {shlex.join(inside)}",
            )
        )
        return ["unshare", "--mount", "sh", "-c", script]
