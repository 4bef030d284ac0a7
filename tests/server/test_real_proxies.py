"""Tests that the documented proxy configurations work with the real programs.

The examples come from docs/how-to/open-to-the-internet.md.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from parlour.server.realtime.session import SECURE_SESSION_COOKIE
from parlour.services.results.imports import MAX_FILE_BYTES

from ..patience import PATIENCE, found_once
from ..ports import free_port
from .harness import ServedApplication

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "open-to-the-internet.md"
NAME = "games.example.org"

CLIENT = "127.0.0.2"
"""An address of this machine that differs from the trusted one of the proxy."""

SPOOFED = {"x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "http"}
"""Headers of a client that claims another address and protocol."""

CADDY = """{{
    admin off
    auto_https disable_redirects
    http_port {other}
    https_port {port}
    local_certs
    skip_install_trust
}}
"""

# As root, nginx would otherwise change to a user who cannot write to the folder.
NGINX = """user root; daemon off; pid {folder}/pid; error_log stderr error;
events {{}}
http {{
    access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {servers}
}}
"""

BARE = """server {{
    listen 127.0.0.1:{port} ssl; ssl_certificate {folder}/pem; ssl_certificate_key {folder}/key;
    location / {{ proxy_pass http://127.0.0.1:8000; }}
}}"""

pytestmark = [pytest.mark.slow, pytest.mark.uncounted]


def documented_example(language: str) -> str:
    """Return the only code block of the documentation page that is in this language."""
    (found,) = re.findall(rf"```{language}\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return str(found)


def program(name: str, folder: Path) -> str:
    """Return the path of a program: the installed one, or one from an unpacked Debian package.

    Unpacking the package in `folder` needs no privileges and starts no service.
    """
    installed = shutil.which(name) or shutil.which(name, path="/usr/sbin")
    if installed is not None:
        return installed
    with suppress(OSError, subprocess.SubprocessError):
        subprocess.run(
            ["apt-get", "download", name],
            cwd=folder,
            check=True,
            capture_output=True,
            timeout=2 * PATIENCE,
        )
        (package,) = folder.glob(f"{name}_*.deb")
        subprocess.run(
            ["dpkg", "-x", package, folder / "unpacked"],
            check=True,
            capture_output=True,
            timeout=PATIENCE,
        )
        return str(next((folder / "unpacked").glob(f"usr/*bin/{name}")))
    pytest.skip(
        f"{name} is not installed and apt-get cannot download it: install it with apt install {name}"
    )


@contextmanager
def run_process(*words: object, **environment: str) -> Iterator[None]:
    with subprocess.Popen(
        [str(word) for word in words], stderr=subprocess.DEVNULL, env=environment
    ) as process:
        try:
            yield
        finally:
            process.terminate()


def make_certificate(folder: Path) -> None:
    """Write a certificate and its key to the files `pem` and `key`, and both to `both`."""
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        f"/CN={NAME}",
    ]
    subprocess.run(
        [*command, "-keyout", folder / "key", "-out", folder / "pem"],
        check=True,
        capture_output=True,
    )
    (folder / "both").write_bytes((folder / "pem").read_bytes() + (folder / "key").read_bytes())


@contextmanager
def nginx(folder: Path, server: ServedApplication, example: str | None = None) -> Iterator[int]:
    port, binary = free_port(), program("nginx", folder)
    make_certificate(folder)
    servers = (
        BARE.format(port=port, folder=folder)
        if example is None
        else example.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    )
    servers = servers.replace(f"/etc/ssl/{NAME}", str(folder / "own")).replace(
        "http://127.0.0.1:8000", server.base
    )
    servers = servers.replace(str(folder / "own.pem"), str(folder / "pem")).replace(
        str(folder / "own.key"), str(folder / "key")
    )
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, servers=servers))
    with run_process(binary, "-c", folder / "nginx.conf", "-p", folder, "-e", folder / "errors"):
        yield port


@contextmanager
def caddy(folder: Path, server: ServedApplication, example: str) -> Iterator[int]:
    port, binary = free_port(), program("caddy", folder)
    text = CADDY.format(port=port, other=free_port()) + example.replace(
        "127.0.0.1:8000", server.base.removeprefix("http://")
    )
    (folder / "Caddyfile").write_text(text)
    with run_process(
        binary,
        "run",
        "--config",
        folder / "Caddyfile",
        HOME=str(folder),
        XDG_DATA_HOME=str(folder),
        XDG_CONFIG_HOME=str(folder),
    ):
        yield port


@contextmanager
def haproxy(folder: Path, server: ServedApplication, example: str) -> Iterator[int]:
    port, binary = free_port(), program("haproxy", folder)
    if subprocess.run([binary, "-v"], capture_output=True, check=False).returncode:
        pytest.fail("haproxy does not start; install it with: apt install haproxy")
    make_certificate(folder)
    text = example.replace(
        f"bind :443 ssl crt /etc/ssl/{NAME}.pem", f"bind 127.0.0.1:{port} ssl crt {folder}/both"
    )
    (folder / "haproxy.cfg").write_text(
        text.replace("127.0.0.1:8000", server.base.removeprefix("http://"))
    )
    with run_process(binary, "-db", "-f", folder / "haproxy.cfg"):
        yield port


def insecure_ssl_context() -> ssl.SSLContext:
    found = ssl.create_default_context()
    found.check_hostname, found.verify_mode = False, ssl.CERT_NONE
    return found


class Visitor:
    """A browser that reaches the server through the proxy under its public name."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.web = httpx.AsyncClient(
            transport=httpx.AsyncHTTPTransport(verify=insecure_ssl_context(), local_address=CLIENT),
            headers={"host": NAME, "x-parlour": "1", **SPOOFED},
            timeout=PATIENCE,
        )

    async def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        return await self.web.request(
            method,
            f"https://127.0.0.1:{self.port}{path}",
            extensions={"sni_hostname": NAME},
            **more,
        )

    async def first_page(self) -> httpx.Response:
        """Wait until the proxy answers and return the home page."""

        async def try_page() -> httpx.Response | None:
            with suppress(httpx.HTTPError):
                answer = await self.call("GET", "/")
                return answer if answer.status_code == 200 else None
            return None

        found = await found_once(try_page, lambda answer: answer is not None)
        assert found is not None
        return found


@pytest.mark.parametrize(
    ("proxy", "language"), [(nginx, "nginx"), (caddy, "caddyfile"), (haproxy, "haproxy")]
)
async def test_a_documented_proxy_configuration_works(
    server: ServedApplication, tmp_path: Path, proxy: Any, language: str
) -> None:
    with proxy(tmp_path, server, documented_example(language)) as port:
        visitor, origin = Visitor(port), {"origin": f"https://{NAME}"}
        page = await visitor.first_page()
        assert f'data-origin="https://{NAME}"' in page.text
        assert (
            SECURE_SESSION_COOKIE in page.headers["set-cookie"]
            and "strict-transport-security" in page.headers
        )
        for path in re.findall(r"/static/[^\"]*(?:home\.js|\.woff2)", page.text):
            assert (await visitor.call("GET", path, headers=origin)).status_code == 200
        token = dict(
            item.partition("=")[::2] for item in [page.headers["set-cookie"].partition(";")[0]]
        )
        cookie = {"cookie": "; ".join(f"{name}={value}" for name, value in token.items())}
        opened = await visitor.call(
            "POST", "/api/tables", json={"game": "pylos"}, headers=origin | cookie
        )
        assert opened.status_code == 201, opened.text
        match = opened.json()["match"]
        table = (await visitor.call("GET", f"/api/tables/{match}", headers=cookie)).json()
        assert table["link"] == f"https://{NAME}/t/{match}"
        line = connect(
            f"wss://{NAME}/ws/{match}",
            host="127.0.0.1",
            port=port,
            local_addr=(CLIENT, 0),
            ssl=insecure_ssl_context(),
            additional_headers=cookie | SPOOFED,
            origin=origin["origin"],  # type: ignore[arg-type]
        )
        async with line as socket:
            assert b'"frame"' in (await asyncio.wait_for(socket.recv(decode=False), PATIENCE))
            (connection,) = server.hub.connections(match)
            assert connection.network == CLIENT
        foreign = await visitor.call(
            "POST",
            "/api/tables",
            json={"game": "pylos"},
            headers={"origin": "https://elsewhere.example"} | cookie,
        )
        assert foreign.status_code == 403
        # The server's own limit applies, not a lower one of the proxy.
        file = b"x" * (MAX_FILE_BYTES + 1)
        large = await visitor.call("POST", "/api/matches", content=file, headers=origin | cookie)
        assert (large.status_code, large.json()["code"]) == (409, "core.file-too-large")
        await visitor.web.aclose()


async def test_a_minimal_nginx_configuration_is_told_what_it_lacks(
    server: ServedApplication, tmp_path: Path
) -> None:
    with nginx(tmp_path, server) as port:
        visitor, seen = (
            Visitor(port),
            {"origin": f"https://{NAME}", "sec-fetch-site": "same-origin"},
        )
        page = await visitor.first_page()
        for path in re.findall(r"/static/[^\"]*(?:home\.js|\.woff2)", page.text):
            assert (await visitor.call("GET", path, headers=seen)).status_code == 200
        refused = await visitor.call("POST", "/api/tables", json={"game": "pylos"}, headers=seen)
        assert refused.json()["code"] == "core.wrong-origin" and "Host" in refused.json()["message"]
        await visitor.web.aclose()
