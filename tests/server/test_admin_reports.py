"""Tests for reports of chat messages, which moderators resolve."""

from __future__ import annotations

from .accounts import error_code, new_operator, post_admin
from .harness import ServedApplication


async def test_reports_are_resolved_by_moderators_only(
    server: ServedApplication,
) -> None:
    host = await new_operator(server)
    match, rude, victim = await server.two_at_a_table()
    async with rude.at(match) as one, victim.at(match) as two:
        await one.ask("chat", text="you play like a sofa")
        message = await two.until(lambda sent: sent["type"] == "chat")
    line = message["messages"][0]["id"]
    path = f"/api/matches/{match}/messages/{line}/report"
    assert (await victim.web.post(path, json={"reason": "rude"})).status_code == 204
    assert (
        await error_code(victim, f"/api/matches/{match}/messages/none/report", {}, 404)
        == "account.no-such-report"
    )
    assert (await victim.web.get("/api/admin")).status_code == 403
    report = next(
        report
        for report in (await host.get("/api/admin"))["reports"]
        if report["place"] == f"/t/{match}"
    )
    assert (report["quote"], report["reason"], report["resolved_by"]) == (
        "you play like a sofa",
        "rude",
        "",
    )
    assert (
        await error_code(victim, f"/api/admin/reports/{report['id']}/resolve", {}, 403)
        == "account.not-a-moderator"
    )
    await post_admin(host, f"reports/{report['id']}/resolve")
    assert (
        await error_code(host, f"/api/admin/reports/{report['id']}/resolve", {}, 404)
        == "account.no-such-report"
    )
    assert (await host.get("/api/admin"))["audit_log"][0]["action"] == "report-done"


async def test_an_unreadable_chat_line_cannot_be_reported(
    server: ServedApplication,
) -> None:
    match, host, _ = await server.two_at_a_table(settings={"public": True})
    watcher = server.guest()
    async with watcher.at(match) as eyes:
        await eyes.ask("chat", text="a secret")
    (line,) = await server.application.log.store.messages_of(match)
    assert (
        await error_code(host, f"/api/matches/{match}/messages/{line.id}/report", {}, 404)
        == "account.no-such-report"
    )
