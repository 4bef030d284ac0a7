### English strings of notifications.

## The page
notifications-title = Notifications
notifications-line = When it is your turn and you are offline, the server notifies you on these channels. A notification names the game and the players, never hidden cards.
notifications-none = No notification channel yet.
notifications-kind-push = This or another browser
notifications-kind-mail = Email
notifications-kind-webhook = Webhook
notifications-push-line = A notification from this browser, even when no page of this site is open. A newer one replaces it.
notifications-push-add = Enable in this browser
notifications-push-not-here = This browser does not support notifications, or this site is not served over https.
notifications-mail-line = For correspondence games, at most one per hour. You confirm your address with a code.
notifications-mail-none = This server cannot send email.
notifications-mail-address = Email address
notifications-webhook-line = Calls a URL of yours, such as the incoming webhook of a chat, or ntfy.
notifications-webhook-address = Webhook URL
notifications-add = Add
notifications-test = Test
notifications-test-of = Test { $target }
notifications-tested = Test sent.
notifications-remove = Remove
notifications-remove-of = Remove { $target }
notifications-code = Code from the email
notifications-confirm = Confirm
notifications-is-waiting = not confirmed
notifications-is-failing = last attempt failed
notifications-is-off = turned off after too many failures. Test it to turn it on.
notifications-unsubscribed = You will get no more emails at this address.
notifications-unsubscribe = Unsubscribe

## Notifications
notifications-turn-title = Your turn in { $game }
notifications-turn-text = The game with { $names } is waiting for you.
notifications-nudge-title = Reminder: { $game }
notifications-nudge-text = The game with { $names } is still waiting for your move.
notifications-invitation-title = { $names } invites you to play
notifications-invitation-text = { $game }: an open seat is waiting for you.
notifications-match-found-title = Opponent found
notifications-match-found-text = { $game } with { $names } starts.
notifications-club-requested-title = { $name } asks to join { $club }
notifications-club-requested-text = Accept or decline the request on the club’s page.
notifications-club-accepted-title = You are now a member of { $club }
notifications-club-accepted-text = { $name } accepted your request.
notifications-club-invited-title = { $name } invites you to { $club }
notifications-club-invited-text = Accept or decline the invitation on the club’s page.
notifications-sample-title = Test notification from Parlour
notifications-sample-text = Notifications work on this channel.
notifications-confirm-title = { $code } is your Parlour confirmation code
notifications-confirm-text =
    Someone requested Parlour notifications at this address. If it was you, enter the code { $code } on the notifications page. If not, ignore this email.
    Requested by the account: { $name }
notifications-mail-unsubscribe = Unsubscribe:

## Errors
notifications-error-too-many = You already have { $most } channels. Remove one first.
notifications-error-too-often = Too many requests. Try again in { $seconds } s.
notifications-error-too-many-codes = Too many codes were sent to this address. Try again tomorrow.
notifications-error-not-an-address = This is not a valid URL.
notifications-error-not-a-mail-address = This is not an email address. Check it and try again.
notifications-error-not-a-subscription = The browser’s push subscription is not valid. Try again.
notifications-error-private-address = This address is in a private network. The server does not call it.
notifications-error-no-such-host = This host does not exist.
notifications-error-no-answer = The address does not answer.
notifications-error-refused = The address answered with status { $status }.
notifications-error-mail-failed = The mail server did not accept the email.
notifications-error-mail-not-configured = This server cannot send email.
notifications-error-wrong-code = Wrong code. Add the address again to get a new one.
notifications-error-not-confirmed = Confirm this address with its code first.
notifications-error-no-such-channel = This channel was already removed.
