"""Translation of database URLs for the client programs of PostgreSQL.

The server's driver, asyncpg, takes every unknown parameter of a URL as a setting, such as
`search_path`. The client programs refuse such a URL.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit, urlunsplit

CONNECTION_PARAMETERS = (
    *("application_name", "channel_binding", "connect_timeout", "dbname", "gssencmode", "gsslib"),
    *("host", "hostaddr", "krbsrvname", "passfile", "port", "requirepeer", "service", "sslcert"),
    *("sslcrl", "sslkey", "sslmode", "sslrootcert", "sslsni", "ssl_max_protocol_version"),
    *("ssl_min_protocol_version", "target_session_attrs", "user"),
)
"""The parameters of a URL that describe the connection; all others are settings."""

SECRET_PARAMETER = re.compile("password|secret", re.IGNORECASE)
"""The names of the parameters of a URL that are secret."""


class ClientConnection(NamedTuple):
    """How the client programs connect to a database."""

    url: str  # without password, because other users can read the arguments of a process
    environment: dict[str, str]


def client_connection(url: str) -> ClientConnection:
    """Return how the client programs of PostgreSQL connect to the database at a URL.

    >>> client_connection("postgresql://ann:s%20t@db/site?sslmode=require&search_path=one")
    ... # doctest: +NORMALIZE_WHITESPACE
    ClientConnection(url='postgresql://ann@db/site?sslmode=require',
        environment={'PGPASSWORD': 's t', 'PGOPTIONS': '-c search_path=one'})
    """
    parts = urlsplit(url)
    credentials, at, host = parts.netloc.rpartition("@")
    user, has_password, password = credentials.partition(":")
    environment = {"PGPASSWORD": unquote(password)} if has_password else {}
    kept, settings = [], []
    for name, value in parse_qsl(parts.query, keep_blank_values=True):
        if name == "password":
            environment["PGPASSWORD"] = value
        elif name == "options":
            settings.append(value)
        elif name in CONNECTION_PARAMETERS:
            kept.append((name, value))
        else:
            settings.append(f"-c {name}={_escaped(value)}")
    if settings:
        environment["PGOPTIONS"] = " ".join(settings)
    query = urlencode(kept, quote_via=quote)
    plain = urlunsplit(("postgresql", f"{user}{at}{host}", parts.path, query, ""))
    return ClientConnection(plain, environment)


def url_without_password(url: str, mask: str = "") -> str:
    """Return the URL of a database in a form that may be printed.

    A password may contain any character, so everything between the user's name and the last @
    counts as the password.

    Args:
        url: The URL; a text that is no URL may be a password and is masked as a whole.
        mask: What stands for a password; by default the password is left out.

    >>> url_without_password("postgresql://ann:secret@db/site?search_path=one")
    'postgresql://ann@db/site?search_path=one'
    >>> url_without_password("postgresql://ann:a/b@c@db/site?password=x", "***")
    'postgresql://ann:***@db/site?password=***'
    >>> url_without_password("sqlite:////srv/parlour.db")
    'sqlite:////srv/parlour.db'
    """
    scheme, separator, rest = url.partition("://")
    if not separator:
        return mask
    if scheme == "sqlite":
        return url
    credentials, at, host = rest.rpartition("@")
    user, has_password, _ = credentials.partition(":")
    if has_password and mask:
        user = f"{user}:{mask}"
    place, _, query = host.partition("?")
    parameters = []
    for parameter in filter(None, query.split("&")):
        name = parameter.partition("=")[0]
        if SECRET_PARAMETER.search(name) is None:
            parameters.append(parameter)
        elif mask:
            parameters.append(f"{name}={mask}")
    return f"{scheme}://{user}{at}{place}{'?' if parameters else ''}{'&'.join(parameters)}"


def _escaped(value: str) -> str:
    """Return a setting's value with the characters escaped that end it in PGOPTIONS."""
    return value.replace("\\", "\\\\").replace(" ", "\\ ")
