### People in English: what is said where somebody becomes a member, signs in and looks after their account.

## Becoming a member
people-join = Become a member
people-join-line = One name, one key, no mail asked. What { $name } has played comes along.
people-brings-history = your games, finished and running, under a name that is yours alone
people-brings-devices = the same person on every device, and a list to sign each of them out
people-brings-forum = a voice in the forum, and a mark on what you have not read there
people-brings-recovery = codes on paper that let you in again when the key is lost
people-name = Name
people-name-is-free = { $name } is free in this house.
people-name-is-taken = { $name } belongs to somebody else.
people-password = Password
people-password-line = Ten signs or more; a short sentence is best.
people-password-strong = This one is strong.
people-password-show = Show
people-password-hide = Hide
people-already = Already a member?

## Recovery codes
people-member-now = You are a member now, { $name }
people-codes-away = Put these away on paper
people-codes-away-line = If you lose the key, one code lets you in, once each. The house cannot read them, so it cannot send them again.
people-codes = Recovery codes
people-codes-print = Print
people-codes-copy = Copy
people-codes-file = Keep as a file
people-codes-copied = The codes are copied.
people-codes-not-copied = The codes could not be copied. Save them as a file.
people-codes-kept = I have put them away
people-on = On to the house

## Signing in
people-sign-in = Sign in
people-sign-out = Sign out
people-sign-in-line = Your tables and your name on this device too.
people-lost = I have lost my password
people-lost-line = A recovery code opens your account once, under a new password. Without a code, the host of this house can give you one.
people-code = Recovery code
people-new-password = New password
people-not-yet = Not a member yet?
people-back = Back to signing in

## The account
people-account = Your account
people-since = { $role ->
    [operator] operator of this house since { $since }
    [moderator] moderator since { $since }
   *[other] member since { $since }
}
people-codes-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
people-codes-new = New ones
people-codes-replace = The codes you have so far will open nothing any more.
people-again-line = You have no password here that could be asked for. Sign in once more, then this can be done for ten minutes.
people-password-change = Change
people-password-is-set = you sign in with it
people-password-is-not-set = none: you sign in otherwise
people-password-old = Password until now
people-password-changed = Your password is changed; every other device is signed out.
people-password-confirm = Your password, to be sure it is you
people-confirm = Confirm it is you
people-confirm-line = You signed in more than ten minutes ago.
people-confirm-do = Continue
people-devices = Devices
people-device-here = here
people-device-unknown = A browser
people-device-line = { $how ->
    [password] signed in by password
    [passkey] signed in by passkey
    [code] signed in by recovery code
    [provider] signed in with your account at { $provider }
    [away] signed in by a provider that the house no longer has
   *[other] there since you came
} · last seen { $seen }
people-device-out = Sign out
people-device-gone = It is signed out.
people-devices-out = Sign out all others
people-devices-gone = Every other device is signed out.
people-sign-out-line = This device forgets you; your games and your account stay.
people-guest-sign-out-line = This device forgets you. As a guest you cannot come back to your games: become a member first to keep them.
people-guest-out = Forget me on this device

people-invited = You come by an invitation of the host.
people-take = Take it with you
people-take-line = All that the house keeps of you: settings, matches, what you said at tables, devices.
people-take-file = Make the file
people-leave = Leave the house
people-leave-line = Your name, your keys and what you said go at once, and running games are given up. Finished games stay for those you played with, without your name. This cannot be undone.
people-office = The operator’s room
people-office-go = Look after the house
people-office-door = The door
people-door-open = Open
people-door-open-line = Guests play at once; anybody may become a member.
people-door-invitation = By invitation
people-door-invitation-line = Guests only by a table’s link; members by your invitations.
people-door-closed = Closed
people-door-closed-line = Members only. Running games with guests are played to the end.
people-office-invite = Invite somebody
people-office-code = A recovery code
people-office-once = It is shown this once, and good once, for a week.
people-office-people = People
people-office-find = Find a name
people-office-manage = What can be done about { $name }
people-office-do-mute = Mute for a day
people-office-do-unmute = Let them speak again
people-office-do-send-out = Sign out everywhere
people-office-do-ban = Ban for 30 days
people-office-do-unban = Let them in again
people-office-do-rename = Rename
people-office-do-code = Give a recovery code
people-office-do-make-moderator = Make a moderator
people-office-do-make-member = Make a member again
people-office-do-erase = Take out of the house…
people-office-rename = Rename
people-office-erase = Take { $name } out
people-office-erase-line = Name, keys and chat go; running games are given up; finished ones stay, nameless. This cannot be undone.
people-office-done = It is done.
people-state-muted = muted
people-state-banned = banned
people-office-log = What was done
people-office-log-line = Nothing can be taken out of this log.
people-office-person = { $role ->
    [operator] operator
    [moderator] moderator
    [member] member
   *[guest] guest
} · { $games ->
    [one] one game
   *[other] { $games } games
} · last seen { $seen }
people-deed = { $who } { $what ->
    [unmuted] let { $about } speak again
    [muted] muted { $about }
    [banned] banned { $about }
    [unbanned] let { $about } in again
    [sent-out] signed { $about } out
    [renamed] renamed { $about }
    [code] gave { $about } a recovery code
    [merged] made one of two: { $about }
    [erased] took somebody out of the house
    [guests-erased] took { $about } old guests out
    [invited] made an invitation
    [post-hidden] hid a post of { $about }
    [post-shown] showed a post of { $about } again
    [thread-pinned] pinned the thread { $about }
    [thread-unpinned] unpinned the thread { $about }
    [thread-locked] closed the thread { $about }
    [thread-unlocked] opened the thread { $about } again
    [thread-binned] moved the thread { $about } to the bin
    [thread-unbinned] took the thread { $about } out of the bin
    [thread-moved] moved the thread { $about }
    [report-done] looked after a report about { $about }
    [announced] announced: { $about }
    [announcement-ended] took the announcement back
    [meanings-set] said where words are explained: { $about }
    [meanings-taken] took away where words are explained
    [sign-ups-set] set the limit of new accounts per network to { $about } a day
    [password-set] gave the house a password
    [password-taken] took the password of the house away
    [door-open] opened the house
    [door-invitation] made the house one by invitation
    [door-closed] closed the house
    [appointed-operator] made { $about } an operator
    [appointed-moderator] made { $about } a moderator
    [appointed-member] made { $about } a member again
   *[other] · { $what } { $about }
}

## Refusals
people-house-password = Password of the house
people-house-password-line = Whoever knows it becomes a member without an invitation.
people-house-password-is = The house has one.
people-house-password-none = The house has none.
people-house-password-set = Set
people-house-password-take = Take it away
people-office-announce = Announcement
people-office-announce-line = Every page says it for a day.
people-office-announce-say = Say it
people-office-announce-end = Take it back
people-office-meanings = Where words are explained
people-office-meanings-line = An address that begins with https:// and holds { "{word}" }, and perhaps { "{language}" }: whoever looks a word up in a room gets a link there.
people-office-meanings-set = Name it
people-office-meanings-take = Take it away
people-office-sign-ups = New accounts per network
people-office-sign-ups-line = One network, such as a home or a school, can create { $count } accounts a day. Invitations do not count.
people-office-sign-ups-set = Save
people-error-no-template = That is no such address: it begins with https://, holds { "{word}" } once and after the host, and nothing but { "{language}" } in braces besides.
people-office-set-aside = Games that could not be loaded
people-office-set-aside-line = They are set aside until the server starts with a package that works. Their matches are kept.
people-office-reports = Reports
people-office-reports-none = Nothing was reported.
people-office-report = { $name } about { $about }, { $when }
people-office-report-see = See the place
people-office-report-done = Looked after
people-office-report-by = looked after by { $name }
people-error-no-such-report = There is nothing here that waits to be looked after.
people-error-later = Too many tries. Wait { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}, use a device you know, or a recovery code.
people-error-member-already = You are a member already.
people-error-members-only = This is for members. Become one: it takes a name and a password.
people-error-name-taken = { $name } belongs to a member of this house. Choose another name.
people-error-no-such-device = This device is signed out already.
people-error-nobody = Nobody in this house is called { $name }.
people-error-password-long = A password has at most { $most } signs.
people-error-password-short = A password has at least { $least } signs. A short sentence is best.
people-error-password-weak = This password is too easily guessed. A short sentence is best.
people-error-wrong-code = This name and this code do not belong together, or the code was used before.
people-error-wrong-key = This name and this password do not belong together.
people-error-wrong-password = This is not your password.
people-error-sign-in-again = For this, sign in once more: it is a while since you did.
people-error-no-invitation = This invitation was used, or it has run out. Ask the host for another one.
people-error-not-a-moderator = This is for those who look after the house.
people-error-not-an-operator = This is for the operator of the house.
people-error-last-operator = The server needs at least one operator who is not banned. Make another member an operator first.
people-error-protected-account = This cannot be done here to { $name }. Use “parlour admin” on the server instead.
people-error-invitation-not-needed = You already have the rights that this invitation gives. It is still valid, so you can pass it on.
people-error-sign-ups-bounds = Choose a number from 1 to { $most }.
people-error-name-reserved = Names cannot contain “{ $word }”. Choose another name.
people-error-too-many-sign-ups = Too many new accounts from your network. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, or ask an operator for an invitation.
people-error-same-person = This is one and the same person.
people-passkey = Passkey
people-passkey-line = Finger, face or the device’s own code: nothing to remember.
people-passkey-add = Add one
people-passkey-forget = Forget
people-passkey-made = Your passkey is kept.
people-passkey-enter = Use a passkey
people-or-password = or by password
people-error-no-passkey = This passkey opens nothing here. Try another way in.
people-oidc-enter = Go on with { $name }
people-oidc-link = Link
people-oidc-unlink = Unlink
people-oidc-linked = It signs you in.
people-oidc-unlinked = Link it, and it signs you in from then on.
people-error-oidc-none = This house signs nobody in with a provider.
people-error-oidc-away = The provider does not answer. Try again later, or another way in.
people-error-oidc-stale = That took too long, or began in another browser. Start again.
people-error-oidc-no-proof = What the provider sent proves nothing. Try again, or another way in.
people-error-oidc-denied = You were not signed in there. Nothing has changed here.
people-error-oidc-somebody-else = This account there belongs to somebody else here. Sign out first, then sign in with it.
people-error-oidc-door = This house takes new members by invitation. Become a member first, then link your account.
people-error-oidc-only-way = This is your only way in. Set a password or a passkey first.
