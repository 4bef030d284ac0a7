### English strings of sign-up, sign-in, account settings and administration.

## Sign-up
people-join = Create account
people-join-line = A name and a password, no email needed. The games of { $name } move to your account.
people-brings-history = all your games under a name of your own
people-brings-devices = one account on all your devices
people-brings-forum = forum posts, with unread markers
people-brings-recovery = recovery codes in case you lose your password
people-name = Name
people-name-is-free = { $name } is available.
people-name-is-taken = { $name } is already taken.
people-password = Password
people-password-line = At least 10 characters. A short sentence works well.
people-password-strong = Strong password.
people-password-show = Show
people-password-hide = Hide
people-already = Already have an account?

## Recovery codes
people-member-now = Welcome, { $name }
people-codes-away = Save your recovery codes
people-codes-away-line = If you lose your password, each code signs you in once. The server cannot show them again.
people-codes = Recovery codes
people-codes-print = Print
people-codes-copy = Copy
people-codes-file = Download
people-codes-copied = Codes copied.
people-codes-not-copied = The codes could not be copied. Download them instead.
people-codes-kept = I have saved them
people-on = Continue

## Sign-in
people-sign-in = Sign in
people-sign-out = Sign out
people-sign-in-line = Use your account and your tables on this device.
people-lost = Forgot your password?
people-lost-line = Enter a recovery code and choose a new password. If you have no code, ask the operator of this server for one.
people-code = Recovery code
people-new-password = New password
people-not-yet = No account yet?
people-back = Back to sign in

## The account
people-account = Your account
people-since = { $role ->
    [operator] operator since { $since }
    [moderator] moderator since { $since }
   *[other] member since { $since }
}
people-codes-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
people-codes-new = New codes
people-codes-replace = Your old codes will stop working.
people-again-line = Your account has no password. Sign in again to confirm; this is valid for ten minutes.
people-password-change = Change
people-password-is-set = set
people-password-is-not-set = not set
people-password-old = Current password
people-password-changed = Password changed. All other devices were signed out.
people-password-confirm = Your password, to confirm
people-confirm = Confirm it is you
people-confirm-line = You signed in more than ten minutes ago.
people-confirm-do = Continue
people-devices = Devices
people-device-here = this device
people-device-unknown = Unknown browser
people-device-line = { $how ->
    [password] signed in with a password
    [passkey] signed in with a passkey
    [code] signed in with a recovery code
    [provider] signed in with { $provider }
    [away] signed in with a provider that is no longer available
   *[other] signed in when the account was created
} · last seen { $seen }
people-device-out = Sign out
people-device-gone = Device signed out.
people-devices-out = Sign out all other devices
people-devices-gone = All other devices were signed out.
people-sign-out-line = Your games and your account are kept.
people-guest-sign-out-line = As a guest you lose access to your games. Create an account first to keep them.
people-guest-out = End guest session

people-invited = You have an invitation.
people-take = Your data
people-take-line = Everything the server stores about you: settings, matches, chat messages and devices.
people-take-file = Download your data
people-leave = Delete account
people-leave-line = Your name, passwords and messages are deleted at once, and you resign all running games. Finished games stay for your opponents, without your name. This cannot be undone.
people-office = Administration
people-office-go = Open administration
people-office-door = Registration
people-door-open = Open
people-door-open-line = Guests can play, and anyone can create an account.
people-door-invitation = By invitation
people-door-invitation-line = Guests need the link of a table; new members need an invitation.
people-door-closed = Closed
people-door-closed-line = Members only. Running games with guests can be finished.
people-office-invite = Create invitation
people-office-code = Recovery code
people-office-once = Shown only once. Can be used once within a week.
people-office-people = Users
people-office-find = Search by name
people-office-manage = Manage { $name }
people-office-do-mute = Mute for one day
people-office-do-unmute = Unmute
people-office-do-send-out = Sign out all devices
people-office-do-ban = Ban for 30 days
people-office-do-unban = Unban
people-office-do-rename = Rename
people-office-do-code = Create recovery code
people-office-do-make-moderator = Make moderator
people-office-do-make-member = Make member
people-office-do-erase = Delete account…
people-office-rename = Rename
people-office-erase = Delete { $name }
people-office-erase-line = Deletes the name, the ways to sign in and all messages, and resigns running games. Finished games stay without the name. This cannot be undone.
people-office-done = Done.
people-state-muted = muted
people-state-banned = banned
people-office-log = Audit log
people-office-log-line = Entries cannot be deleted.
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
    [unmuted] unmuted { $about }
    [muted] muted { $about }
    [banned] banned { $about }
    [unbanned] unbanned { $about }
    [sent-out] signed { $about } out
    [renamed] renamed { $about }
    [code] created a recovery code for { $about }
    [merged] merged two accounts: { $about }
    [erased] deleted an account
    [guests-erased] deleted { $about } inactive guests
    [invited] created an invitation
    [post-hidden] hid a post by { $about }
    [post-shown] restored a post by { $about }
    [thread-pinned] pinned the thread { $about }
    [thread-unpinned] unpinned the thread { $about }
    [thread-locked] locked the thread { $about }
    [thread-unlocked] unlocked the thread { $about }
    [thread-binned] moved the thread { $about } to the trash
    [thread-unbinned] restored the thread { $about } from the trash
    [thread-moved] moved the thread { $about }
    [report-done] marked a report about { $about } as done
    [announced] announced: { $about }
    [announcement-ended] removed the announcement
    [meanings-set] set the dictionary link: { $about }
    [meanings-taken] removed the dictionary link
    [sign-ups-set] set the limit of new accounts per network to { $about } a day
    [password-set] set the server password
    [password-taken] removed the server password
    [door-open] opened registration
    [door-invitation] limited registration to invitations
    [door-closed] closed registration
    [appointed-operator] made { $about } an operator
    [appointed-moderator] made { $about } a moderator
    [appointed-member] made { $about } a member
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
people-house-password = Server password
people-house-password-line = Anyone who knows it can create an account without an invitation.
people-house-password-is = Set.
people-house-password-none = Not set.
people-house-password-set = Set
people-house-password-take = Remove
people-office-announce = Announcement
people-office-announce-line = Shown on every page for one day.
people-office-announce-say = Publish
people-office-announce-end = Remove
people-office-meanings = Dictionary link
people-office-meanings-line = A URL that starts with https:// and contains { "{word}" }, and optionally { "{language}" }. Word searches link to it.
people-office-meanings-set = Save
people-office-meanings-take = Remove
people-office-sign-ups = New accounts per network
people-office-sign-ups-line = One network, such as a home or a school, can create { $count } accounts a day. Invitations do not count.
people-office-sign-ups-set = Save
people-error-no-template = This URL is not valid. It must start with https://, contain { "{word}" } once after the host name, and use no other braces than { "{language}" }.
people-office-set-aside = Games that could not be loaded
people-office-set-aside-line = They are disabled until the server starts with a working package. Their matches are kept.
people-office-reports = Reports
people-office-reports-none = No reports.
people-office-report = { $name } about { $about }, { $when }
people-office-report-see = View
people-office-report-done = Mark as done
people-office-report-by = done by { $name }
people-error-no-such-report = This report does not exist or is already done.
people-error-later = Too many attempts. Wait { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}, use a device where you are signed in, or use a recovery code.
people-error-member-already = You already have an account.
people-error-members-only = This is for members only. Create an account: it takes a name and a password.
people-error-name-taken = The name { $name } is already taken. Choose another one.
people-error-no-such-device = This device is already signed out.
people-error-nobody = No user is called { $name }.
people-error-password-long = A password can have at most { $most } characters.
people-error-password-short = A password needs at least { $least } characters. A short sentence works well.
people-error-password-weak = This password is too easy to guess. A short sentence works well.
people-error-wrong-code = Wrong name or code, or the code was already used.
people-error-wrong-key = Wrong name or password.
people-error-wrong-password = Wrong password.
people-error-sign-in-again = Sign in again to confirm this.
people-error-no-invitation = This invitation was used or has expired. Ask the operator for a new one.
people-error-not-a-moderator = Only moderators can do this.
people-error-not-an-operator = Only the operator can do this.
people-error-last-operator = The server needs at least one operator who is not banned. Make another member an operator first.
people-error-protected-account = You cannot do this to { $name } here. Use “parlour admin” on the server instead.
people-error-invitation-not-needed = You already have the rights that this invitation gives. It is still valid, so you can pass it on.
people-error-sign-ups-bounds = Choose a number from 1 to { $most }.
people-error-name-reserved = Names cannot contain “{ $word }”. Choose another name.
people-error-too-many-sign-ups = Too many new accounts from your network. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, or ask an operator for an invitation.
people-error-same-person = These are the same account.
people-passkey = Passkey
people-passkey-line = Sign in with your fingerprint, face or device PIN.
people-passkey-add = Add passkey
people-passkey-forget = Remove
people-passkey-made = Passkey saved.
people-passkey-enter = Sign in with a passkey
people-or-password = or with a password
people-error-no-passkey = This passkey is not known here. Try another way to sign in.
people-oidc-enter = Continue with { $name }
people-oidc-link = Link
people-oidc-unlink = Unlink
people-oidc-linked = Linked.
people-oidc-unlinked = Not linked. Link it to sign in with it.
people-error-oidc-none = This server has no sign-in providers.
people-error-oidc-away = The provider does not answer. Try again later, or sign in another way.
people-error-oidc-stale = The sign-in took too long or was started in another browser. Start again.
people-error-oidc-no-proof = The provider’s answer could not be verified. Try again, or sign in another way.
people-error-oidc-denied = The provider did not sign you in. Nothing was changed.
people-error-oidc-somebody-else = This provider account is linked to another user. Sign out first, then sign in with it.
people-error-oidc-door = New members need an invitation. Create your account first, then link the provider.
people-error-oidc-only-way = This is your only way to sign in. Set a password or a passkey first.
