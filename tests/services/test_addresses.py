"""Tests that plain e-mail addresses and URLs are accepted and ambiguous ones refused."""

from __future__ import annotations

import pytest

from parlour.core.game import Illegal
from parlour.services.notifications.address import mail_address, require_url
from parlour.services.notifications.mail import MailServer, send_mail
from parlour.services.notifications.outbound_http import Unreachable
from parlour.services.notifications.push import parse_subscription


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("ada@mail.example", "ada@mail.example"),
        ("Ada.Love+chess@Mail.Example", "Ada.Love+chess@mail.example"),
        ("o'neil=x@a-b.mail.example", "o'neil=x@a-b.mail.example"),
        ("ada@bücher.example", "ada@xn--bcher-kva.example"),
    ],
)
def test_a_plain_address_is_accepted(text: str, address: str) -> None:
    assert mail_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "@",
            "ada",
            "ada@",
            "@mail.example",
            "ada@mail",
            "a@b@c.example",
            "a@b..example",
            "a@.b.example",
            "a@b.example.",
        ),
        *(
            "a..b@c.example",
            ".a@c.example",
            "a.@c.example",
            "a\0@c.example",
            "a@c\0.example",
            "a b@c.example",
            "a@c.example\r\nBcc: x@y.example",
        ),
        *(
            "a@[127.0.0.1].x",
            "a@[127.0.0.1]",
            "a@127.0.0.1",
            "=?utf-8?q?a?=@b",
            "=?utf-8?q?a?=@b.example",
            '"a b"@c.example',
            "a(c)@c.example",
        ),
        *(
            "<a@c.example>",
            "Ada <a@c.example>",
            "a@c.example,b@c.example",
            "a;b@c.example",
            "ä@c.example",
            "a@-c.example",
            "a@c_d.example",
        ),
        *(
            "a@\ud800.example",
            "\ud800@c.example",
            f"{'a' * 65}@c.example",
            f"a@{'b' * 64}.example",
            f"a@{'b.' * 130}example",
            "a@c.1",
        ),
    ],
)
def test_an_invalid_address_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match=r"notifications\.not-a-mail-address"):
        mail_address(text)


@pytest.mark.parametrize(
    "text",
    [
        "http://a.example\0",
        "http://a.example/ b",
        "http://[::1",
        "http://a:b@c.example",
        "http://a:99999",
        "x",
    ],
)
def test_an_invalid_url_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match=r"notifications\.not-an-address"):
        require_url(text)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example",
        "https://[push",
        "https://push.example/\\u0000",
        "https://push.example:99999",
        "https://",
    ],
)
def test_a_subscription_needs_a_plain_https_url(endpoint: str) -> None:
    with pytest.raises(Illegal, match=r"notifications\.not-a-subscription"):
        parse_subscription(f'{{"endpoint": "{endpoint}", "keys": {{"p256dh": "a", "auth": "b"}}}}')


async def test_no_mail_is_sent_to_an_invalid_stored_address() -> None:
    with pytest.raises(Unreachable, match=r"notifications\.not-a-mail-address"):
        await send_mail(
            MailServer(host="127.0.0.1", sender="server@mail.example"),
            "=?utf-8?q?a?=@b",
            "Subject",
            "Text",
            "",
        )
