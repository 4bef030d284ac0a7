### English strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Contacts
social-your-account = Your account
social-bot-by = bot by { $name }
social-since = { $role ->
    [guest] guest since { $since }
    [operator] operator, joined { $since }
    [moderator] moderator, joined { $since }
   *[other] member since { $since }
}
social-online = online
social-online-playing = online, playing { $game }
social-offline = offline
social-friend = your friend
social-games = Games
social-no-games = No games yet.
social-played-won = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } won
social-tables = Playing now
social-results = Recent results
social-favourites = Favourite games
social-clubs = Clubs
social-friends = Friends
social-no-friends = No friends yet. You can add friends on their profile pages.

## Friends and blocked players
social-add-friend = Add friend
social-accept = Accept
social-decline = Decline
social-cancel-request = Cancel request
social-remove-friend = Remove friend
social-follow = Follow
social-unfollow = Unfollow
social-mute = Mute
social-unmute = Unmute
social-block = Block
social-unblock = Unblock
social-block-sure = Block { $name }?
social-block-line = { $name } cannot invite you or send you a friend request, you do not see each other’s messages, and matchmaking never pairs you. They are not notified.
social-you-block = You blocked { $name }.
social-not-accepting = { $name } does not accept requests from you.
social-friend-requests = Friend requests
social-sent-requests = Sent requests
social-following = Following
social-muted = Muted
social-blocked = Blocked
social-no-contacts = No contacts yet. Click a player’s name to open their profile; there you can add or follow them.

## Errors
social-error-no-such-user = No user has this name.
social-error-yourself = That is your own account.
social-error-too-many-relationships = You have reached the limit of { $most } contacts. Remove some first.
social-error-you-block-them = You blocked this player. Unblock them first.
social-error-not-accepting = This player does not accept requests from you.
social-error-relationship-changed = This has changed in the meantime. Check it again before you decide.

## Play
social-play-game = Play { $game }
social-tab-bots = Bots
social-tab-friends = Friends
social-tab-people = Anyone
social-bots-line = starts at once
social-friends-line = You get a link, a table code and a QR code to share. Anyone who has one of them can join.
social-seats-any = Any
social-strength = Strength
social-strength-near = Similar rating
social-strength-any = Anyone
social-queue-games = Games
social-queue-games-line = choose one or more; the first match found starts
social-not-for-seats = not for { $seats } players
social-queue-count = { $count ->
    [0] No queue selected
    [one] One queue selected
   *[other] { $count } queues selected
}
social-public-line = Anyone can watch these tables.
social-find = Find opponents
social-searching = Searching for opponents
social-searching-count = { $count ->
    [0] no other players are searching
    [one] one other player is searching
   *[other] { $count } other players are searching
}
social-keep-page-open = Keep this page open
social-keep-page-open-line = The game starts as soon as an opponent is found. After 30 seconds you can play a bot instead.
social-bot-available = { $name } is available
social-bot-available-line = Playing a bot ends the search.
social-bot-play = Play { $name }
social-leave-page-line = Leaving this page ends the search.
social-cancel-search = Cancel search
social-error-queue-count = Choose between one and { $most } games.

## Invitations and filters
social-challenge = Challenge
social-challenge-them = Challenge { $name }
social-invite-to = Invite to your { $game } table
social-invitation-sent = Invitation sent to { $name }.
social-invitation = Invitation
social-invites-you = invites you to play { $game }.
social-go-to-table = Go to table
social-decline-invitation = Decline
social-full-profile = Full profile
social-seats-any-number = Any number
social-seats-number = { $seats } players
social-company = Opponents
social-company-any = Anyone
social-company-people = People only
social-company-bots = With bots
social-joinable = Only tables I can join
social-not-joinable = Full or not open to you
social-why-full = Full
social-why-apart = Blocked: one of you blocked the other
social-error-removed-from-table = You removed this player from this table.
social-error-no-open-seat = This table has no open seat.
social-error-too-many-invitations = You have invited { $most } people within an hour. Wait for their answers.
