"""A local OpenID Connect provider for tests that accepts any subject."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.services.accounts import oidc

from .http_status import http_status
from .patience import PATIENCE
from .ports import free_port

CLIENT = "parlour"


@contextmanager
def provider() -> Iterator[str]:
    """Start a provider and yield its address."""
    port = free_port()
    command = [sys.executable, "-m", "oidc_provider_mock", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as serving:
        try:
            address, until = f"http://localhost:{port}", time.monotonic() + PATIENCE
            discovery = address + oidc.DISCOVERY_PATH
            while (
                http_status(discovery) != 200
                and serving.poll() is None
                and time.monotonic() < until
            ):
                time.sleep(0.05)
            yield address
        finally:
            serving.terminate()


def trust(data: Path, issuer: str) -> None:
    """Configure the server of a data folder to trust a provider."""
    (data / oidc.SETTINGS_FILE).write_text(
        f'name = "Club"\nissuer = "{issuer}"\nclient_id = "{CLIENT}"\nclient_secret = "s3cret"\n'
    )
