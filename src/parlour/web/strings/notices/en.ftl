### What reaches people when a table waits in English.

## The page
notices-title = What reaches me
notices-line = When a table waits for you and you are not there, the house calls you on these ways. It names the game and who else sits there, never what anybody holds.
notices-none = No way yet.
notices-kind-push = This or another browser
notices-kind-mail = Mail
notices-kind-webhook = Webhook
notices-push-line = A short notice, also while the house is not open here; the next one takes its place.
notices-push-add = Call me in this browser
notices-push-not-here = This browser takes no such notices, or the house is not reached by https.
notices-mail-line = For games over days, at most once an hour. A code shows first that the address is yours.
notices-mail-none = This house has no mail server.
notices-mail-address = Mail address
notices-webhook-line = A call to an address of yours, such as a chat’s incoming webhook or ntfy.
notices-webhook-address = Address of the webhook
notices-add = Add
notices-test = Test
notices-test-of = Test { $target }
notices-tested = It was taken.
notices-remove = Remove
notices-remove-of = Remove { $target }
notices-code = Code from the letter
notices-confirm = It is mine
notices-is-waiting = waits for its code
notices-is-failing = failed the last time
notices-is-off = turned off: it failed too often. Test it to turn it on.
notices-stopped = No more letters come on this way.
notices-stop = Stop these letters

## What is told
notices-turn-title = Your turn at { $game }
notices-turn-text = The table with { $names } waits for you.
notices-nudge-title = { $game }: a reminder
notices-nudge-text = The table with { $names } still waits for your move.
notices-asked-title = { $names } asks you to a table
notices-asked-text = { $game }: a chair is free for you.
notices-found-title = A table is found
notices-found-text = { $game } with { $names } begins.
notices-sample-title = Parlour can reach you
notices-sample-text = This is what a notice looks like.
notices-confirm-title = { $code } shows that this address is yours
notices-confirm-text =
    Someone asked for notices from Parlour at this address. If it was you, enter the code { $code } on the notices page. If not, ignore this mail.
    The account that asked: { $name }
notices-mail-stop = No more of these letters:

## Refusals
notices-error-too-many = You have { $most } ways already. Remove one first.
notices-error-too-often = Not so often. Try again in { $seconds } s.
notices-error-mails-a-day = This address was sent enough codes for now. Try again tomorrow.
notices-error-not-an-address = This is no address that can be called.
notices-error-not-a-mail-address = This is not an email address. Check it and try again.
notices-error-not-a-subscription = The browser’s answer makes no sense here. Try again.
notices-error-private-address = This address lies in a private network, which this house does not call.
notices-error-no-such-host = There is no such host.
notices-error-no-answer = Nobody answers there.
notices-error-refused = It was refused there, with status { $status }.
notices-error-mail-failed = The mail server did not take the letter.
notices-error-no-mail-here = This house has no mail server.
notices-error-wrong-code = This is not the code. Add the address again for another letter.
notices-error-not-confirmed = Show first by its code that the address is yours.
notices-error-no-such-way = This way is gone already.
