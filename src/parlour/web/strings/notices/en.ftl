### English strings of notifications.

## The page
notices-title = Notifications
notices-line = When it is your turn and you are offline, the server notifies you on these channels. A notification names the game and the players, never hidden cards.
notices-none = No notification channel yet.
notices-kind-push = This or another browser
notices-kind-mail = Email
notices-kind-webhook = Webhook
notices-push-line = A notification from this browser, even when no page of this site is open. A newer one replaces it.
notices-push-add = Enable in this browser
notices-push-not-here = This browser does not support notifications, or this site is not served over https.
notices-mail-line = For correspondence games, at most one per hour. You confirm your address with a code.
notices-mail-none = This server cannot send email.
notices-mail-address = Email address
notices-webhook-line = Calls a URL of yours, such as the incoming webhook of a chat, or ntfy.
notices-webhook-address = Webhook URL
notices-add = Add
notices-test = Test
notices-test-of = Test { $target }
notices-tested = Test sent.
notices-remove = Remove
notices-remove-of = Remove { $target }
notices-code = Code from the email
notices-confirm = Confirm
notices-is-waiting = not confirmed
notices-is-failing = last attempt failed
notices-is-off = turned off after too many failures. Test it to turn it on.
notices-stopped = You will get no more emails at this address.
notices-stop = Unsubscribe

## Notifications
notices-turn-title = Your turn in { $game }
notices-turn-text = The game with { $names } is waiting for you.
notices-nudge-title = Reminder: { $game }
notices-nudge-text = The game with { $names } is still waiting for your move.
notices-asked-title = { $names } invites you to play
notices-asked-text = { $game }: an open seat is waiting for you.
notices-found-title = Opponent found
notices-found-text = { $game } with { $names } starts.
notices-sample-title = Test notification from Parlour
notices-sample-text = Notifications work on this channel.
notices-confirm-title = { $code } is your Parlour confirmation code
notices-confirm-text =
    Someone requested Parlour notifications at this address. If it was you, enter the code { $code } on the notifications page. If not, ignore this email.
    Requested by the account: { $name }
notices-mail-stop = Unsubscribe:

## Errors
notices-error-too-many = You already have { $most } channels. Remove one first.
notices-error-too-often = Too many requests. Try again in { $seconds } s.
notices-error-mails-a-day = Too many codes were sent to this address. Try again tomorrow.
notices-error-not-an-address = This is not a valid URL.
notices-error-not-a-mail-address = This is not an email address. Check it and try again.
notices-error-not-a-subscription = The browser’s push subscription is not valid. Try again.
notices-error-private-address = This address is in a private network. The server does not call it.
notices-error-no-such-host = This host does not exist.
notices-error-no-answer = The address does not answer.
notices-error-refused = The address answered with status { $status }.
notices-error-mail-failed = The mail server did not accept the email.
notices-error-no-mail-here = This server cannot send email.
notices-error-wrong-code = Wrong code. Add the address again to get a new one.
notices-error-not-confirmed = Confirm this address with its code first.
notices-error-no-such-way = This channel was already removed.
