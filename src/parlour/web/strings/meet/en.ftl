### English strings of profiles, friends, blocking and matchmaking.

## Profile
meet-people = Contacts
meet-account = Your account
meet-since = { $role ->
    [guest] guest since { $since }
    [operator] operator, joined { $since }
    [moderator] moderator, joined { $since }
   *[other] member since { $since }
}
meet-here-now = online
meet-here-at = online, playing { $game }
meet-away = offline
meet-friend = your friend
meet-games = Games
meet-no-games = No games yet.
meet-played-won = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
meet-tables = Playing now
meet-results = Recent results
meet-favourites = Favourite games
meet-friends = Friends
meet-no-friends = No friends yet. You can add friends on their profile pages.

## Friends and blocked players
meet-befriend = Add friend
meet-accept = Accept
meet-decline = Decline
meet-take-back = Cancel request
meet-part = Remove friend
meet-follow = Follow
meet-unfollow = Unfollow
meet-mute = Mute
meet-unmute = Unmute
meet-block = Block
meet-unblock = Unblock
meet-block-sure = Block { $name }?
meet-block-line = { $name } cannot invite you or send you a friend request, you do not see each other’s messages, and matchmaking never pairs you. They are not notified.
meet-you-block = You blocked { $name }.
meet-not-open = { $name } does not accept requests from you.
meet-they-ask = Friend requests
meet-you-asked = Sent requests
meet-following = Following
meet-muted = Muted
meet-blocked = Blocked
meet-knows-nobody = No contacts yet. Click a player’s name to open their profile; there you can add or follow them.

## Errors
meet-error-nobody = No user has this name.
meet-error-yourself = That is your own account.
meet-error-too-many-ties = You have reached the limit of { $most } contacts. Remove some first.
meet-error-you-block-them = You blocked this player. Unblock them first.
meet-error-not-welcome = This player does not accept requests from you.
meet-error-tie-changed = This has changed in the meantime. Check it again before you decide.

## Play
meet-play-game = Play { $game }
meet-tab-bots = Bots
meet-tab-friends = Friends
meet-tab-people = Anyone
meet-bots-line = starts at once
meet-friends-line = You get a link, a table code and a QR code to share. Anyone who has one of them can join.
meet-seats-any = Any
meet-strength = Strength
meet-strength-near = Similar rating
meet-strength-any = Anyone
meet-where = Games
meet-where-line = choose one or more; the first match found starts
meet-not-so-many = not for { $seats } players
meet-queues = { $count ->
    [0] No queue selected
    [one] One queue selected
   *[other] { $count } queues selected
}
meet-public-line = Anyone can watch these tables.
meet-find = Find opponents
meet-searching = Searching for opponents
meet-looking = { $count ->
    [0] no other players are searching
    [one] one other player is searching
   *[other] { $count } other players are searching
}
meet-wait = Keep this page open
meet-wait-line = The game starts as soon as an opponent is found. After 30 seconds you can play a bot instead.
meet-bot-offered = { $name } is available
meet-bot-offered-line = Playing a bot ends the search.
meet-bot-play = Play { $name }
meet-stay-line = Leaving this page ends the search.
meet-stop = Cancel search
meet-error-queues = Choose between one and { $most } games.

## Invitations and filters
meet-challenge = Challenge
meet-challenge-them = Challenge { $name }
meet-invite-to = Invite to your { $game } table
meet-asked-them = Invitation sent to { $name }.
meet-asked = Invitation
meet-asks-you = invites you to play { $game }.
meet-go-there = Go to table
meet-not-now = Decline
meet-whole-page = Full profile
meet-for-any = Any number
meet-for = { $seats } players
meet-company = Opponents
meet-company-any = Anyone
meet-company-people = People only
meet-company-bots = With bots
meet-joinable = Only tables I can join
meet-not-for-you = Full or not open to you
meet-why-full = Full
meet-why-apart = Blocked: one of you blocked the other
meet-error-put-out-here = You removed this player from this table.
meet-error-no-free-chair = This table has no open seat.
meet-error-asked-often = You have invited { $most } people within an hour. Wait for their answers.
