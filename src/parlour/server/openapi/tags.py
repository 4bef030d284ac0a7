"""The sections of the HTTP API, and descriptions of the parameters in its paths."""

from __future__ import annotations

TAGS: dict[str, tuple[str, str]] = {
    "site": (
        "Session, games and texts",
        "The current user, the games, and the texts of the pages.",
    ),
    "accounts": (
        "Accounts",
        "Sign-up, sign-in, passwords, recovery codes, passkeys, signed-in devices, and the OpenID"
        " Connect provider of the site.",
    ),
    "tables": (
        "Tables",
        "A table is a match before its start: the host opens it, players take seats, and the match"
        " starts.",
    ),
    "matchmaking": (
        "Matchmaking",
        "A search for opponents who are willing to play at the same kind of table.",
    ),
    "streams": (
        "Streams",
        "Responses that continue as long as the client listens: every line is a JSON object, and an"
        " empty line every five seconds shows that the connection works (`application/x-ndjson`)."
        " With `Accept: text/event-stream` the same objects come as server-sent events, whose `id`"
        " is the cursor. The last message of a stream that the server ends has the type `closed`."
        " Streams count as open pages: one user or network has a limited number (429"
        " `core.too-many-sockets`). A client that reads too slowly receives the newest state"
        " instead of every step.",
    ),
    "matches": (
        "Matches",
        "Frames, actions and claims of a match, conditional moves of correspondence matches, and"
        " the review of finished matches. Conditional moves exist in games without luck and hidden"
        " information; other players learn nothing about them.",
    ),
    "analysis": ("Analysis", "The analysis of finished matches by the strongest bot."),
    "files": ("Match files", "Finished matches as `.match` files."),
    "exports": ("Exports", "Pictures of boards, and finished matches in other formats."),
    "results": ("Results", "Results, ratings and leaderboards."),
    "lessons": ("Lessons", "The lessons of games."),
    "puzzles": ("Puzzles", "One puzzle a day for each game."),
    "people": ("Users", "Profiles, relationships and favourite games."),
    "forum": ("Forum and rooms", "The forum, game rooms, word lists, FAQs and reports."),
    "clubs": (
        "Clubs",
        "A club has an owner, leaders and members. Leaders may invite, answer requests, remove"
        " members, edit the club and hold its tournaments. The owner may also change roles, remove"
        " leaders, transfer and delete the club. Moderators and operators may edit, transfer and"
        " delete every club, which the audit log records. Guests can only read.",
    ),
    "tournaments": ("Tournaments", "Tournaments, whose entrants have numbers."),
    "notifications": ("Notifications", "The notification channels of the user."),
    "admin": ("Administration", "Calls for operators and moderators."),
}
"""The title and the description of each tag, in the order of the reference."""

PATH_PARAMETERS: dict[str, str] = {
    "bot": "The id of a bot account.",
    "bundles": "Names of bundles.",
    "channel": "The id of a notification channel.",
    "club": "The id of a club.",
    "code": "The code of a table.",
    "day": "A date, such as `2026-01-31`.",
    "device": "The id of a signed-in device.",
    "game": "The id of a game.",
    "id": "The id of a tournament.",
    "key": "The id of an API key.",
    "language": "A language, such as `en`.",
    "match": "The id of a match or table.",
    "message": "The id of a chat message.",
    "name": "The name of a set of pictures.",
    "number": "The number of a step or a log position.",
    "passkey": "The id of a passkey.",
    "person": "The id of a user.",
    "post": "The id of a post.",
    "report": "The id of a report.",
    "room": "The id of a room of the game.",
    "thread": "The id of a forum thread.",
    "who": "The id of a user.",
}
"""The description of each parameter in a path."""
