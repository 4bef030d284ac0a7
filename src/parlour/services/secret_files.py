"""Secrets in files, such as those that systemd and container engines provide."""

from __future__ import annotations

from pathlib import Path


def read_secret(file: Path) -> str:
    """Return the secret in a file, without line breaks at its end.

    Raises ValueError with a message for the operator, which does not contain the secret.
    """
    try:
        secret = file.read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError) as reason:
        detail = reason.strerror if isinstance(reason, OSError) else "it is not UTF-8"
        raise ValueError(f"{file} cannot be read: {detail}.") from reason
    if not secret.strip():
        raise ValueError(f"{file} contains no secret.")
    return secret
