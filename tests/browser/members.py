"""Pages of signed-up members."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page

from .conftest import PHONE
from .table import call
from .test_accounts import PASSWORD


def open_member_page(
    browser: Browser, address: str, name: str, invitation: str = "", *, phone: bool = False
) -> Page:
    """Open a page in a new context and sign up with a name; without a name it stays a guest's.

    Args:
        browser: The browser.
        address: The address of the server.
        name: The name of the member, or an empty string.
        invitation: The token of the invitation, if any.
        phone: Whether the page is that of a dark phone.
    """
    look: dict[str, Any] = (
        {"viewport": PHONE, "is_mobile": True, "has_touch": True, "color_scheme": "dark"}
        if phone
        else {}
    )
    page = browser.new_context(
        base_url=address, reduced_motion="reduce", locale="en-GB", **look
    ).new_page()
    page.goto("/help")
    if name:
        body = {"name": name, "password": PASSWORD, "invitation": invitation}
        call(page, "/api/account/sign-up", body)
    return page
