### Where people meet, in English: pages of people, friends, and who would rather not meet.

## Somebody's page
meet-people = People you know
meet-account = Your account
meet-since = { $role ->
    [guest] guest since { $since }
    [operator] operator, here since { $since }
    [moderator] moderator, here since { $since }
   *[other] member, here since { $since }
}
meet-here-now = here now
meet-here-at = here, at { $game }
meet-away = not here
meet-friend = your friend
meet-games = Games
meet-no-games = No game yet that you may see.
meet-played-won = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
meet-tables = Playing now
meet-results = Last results
meet-favourites = Favourite games
meet-friends = Friends
meet-no-friends = None yet. The button is on everybody’s page.

## Friends, and those who are not
meet-befriend = Befriend
meet-accept = Be friends
meet-decline = Decline
meet-take-back = Take the question back
meet-part = No longer friends
meet-follow = Follow
meet-unfollow = Follow no longer
meet-mute = Mute
meet-unmute = Hear again
meet-block = Block
meet-unblock = Block no longer
meet-block-sure = Block { $name }?
meet-block-line = { $name } cannot ask you to a table or be your friend, you do not read each other, and quick match never seats you together. Nobody is told.
meet-you-block = You block { $name }.
meet-not-open = { $name } is not to be asked by you.
meet-they-ask = They would like to be friends
meet-you-asked = You asked
meet-following = You follow
meet-muted = Muted
meet-blocked = Blocked
meet-knows-nobody = Nobody yet. A click on a name, wherever it stands, leads to that person’s page; there you can befriend and follow them.

## Refusals
meet-error-nobody = Nobody here is called so any more.
meet-error-yourself = That is you.
meet-error-too-many-ties = You know { $most } people already. Let some of them go first.
meet-error-you-block-them = You block this person. Take that back first.
meet-error-not-welcome = This person is not to be asked by you.
meet-error-tie-changed = This has changed in the meantime. Look at it again before you decide.

## Play
meet-play-game = Play { $game }
meet-tab-bots = Bots
meet-tab-friends = Friends
meet-tab-people = Anybody
meet-bots-line = begins at once
meet-friends-line = Your table gets a link, a code to say aloud and a picture to scan; whoever has one of them sits down.
meet-seats-any = Any
meet-strength = Strength
meet-strength-near = Near mine
meet-strength-any = Anybody
meet-where = Where to look
meet-where-line = as many as you like; the first that fits takes you
meet-not-so-many = not for { $seats }
meet-queues = { $count ->
    [0] No game is chosen
    [one] Looking in one queue
   *[other] Looking in { $count } queues
}
meet-public-line = Everybody may watch these tables.
meet-find = Find people
meet-searching = Looking for people
meet-looking = { $count ->
    [0] nobody else is looking just now
    [one] one other is looking
   *[other] { $count } others are looking
}
meet-wait = Keep this page open
meet-wait-line = As soon as somebody comes the game begins. After half a minute a bot offers to play.
meet-bot-offered = { $name } has time
meet-bot-offered-line = A bot plays at once. You stop looking for people then.
meet-bot-play = Play { $name }
meet-stay-line = Leaving this page ends the search.
meet-stop = Stop looking
meet-error-queues = Choose one game at least, and { $most } at most.

## Asking and looking
meet-challenge = Challenge
meet-challenge-them = Challenge { $name }
meet-invite-to = Ask to your table of { $game }
meet-asked-them = { $name } is asked.
meet-asked = You are asked
meet-asks-you = asks you to a table of { $game }.
meet-go-there = Go there
meet-not-now = Not now
meet-whole-page = The whole page
meet-for-any = Any number
meet-for = For { $seats }
meet-company = With whom
meet-company-any = Anybody
meet-company-people = People only
meet-company-bots = With bots
meet-joinable = Only where I may sit
meet-not-for-you = Full, or not for you
meet-why-full = Full
meet-why-apart = Not for you: one of you blocks the other
meet-error-put-out-here = You put this person out of this table.
meet-error-no-free-chair = No chair is free at this table.
meet-error-asked-often = You asked { $most } people within an hour. Wait for their answers.
