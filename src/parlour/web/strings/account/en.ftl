### English strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Create account
account-sign-up-line = A name and a password, no email needed. The games of { $name } move to your account.
account-benefit-history = all your games under a name of your own
account-benefit-devices = one account on all your devices
account-benefit-forum = forum posts, with unread markers
account-benefit-recovery = recovery codes in case you lose your password
account-name = Name
account-name-is-free = { $name } is available.
account-name-is-taken = { $name } is already taken.
account-password = Password
account-password-line = At least 10 characters. A short sentence works well.
account-password-strong = Strong password.
account-password-show = Show
account-password-hide = Hide
account-have-account = Already have an account?

## Recovery codes
account-welcome = Welcome, { $name }
account-codes-save = Save your recovery codes
account-codes-save-line = If you lose your password, each code signs you in once. The server cannot show them again.
account-codes = Recovery codes
account-codes-print = Print
account-codes-copy = Copy
account-codes-file = Download
account-codes-copied = Codes copied.
account-codes-not-copied = The codes could not be copied. Download them instead.
account-codes-saved = I have saved them
account-continue = Continue

## Sign-in
account-sign-in = Sign in
account-sign-out = Sign out
account-sign-in-line = Use your account and your tables on this device.
account-forgot-password = Forgot your password?
account-forgot-password-line = Enter a recovery code and choose a new password. If you have no code, ask the operator of this server for one.
account-code = Recovery code
account-new-password = New password
account-no-account = No account yet?
account-back = Back to sign in

## The account
account-title = Your account
account-since = { $role ->
    [operator] operator since { $since }
    [moderator] moderator since { $since }
   *[other] member since { $since }
}
account-codes-left = { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
account-codes-new = New codes
account-codes-replace = Your old codes will stop working.
account-sign-in-again-line = Your account has no password. Sign in again to confirm; this is valid for ten minutes.
account-password-change = Change
account-password-is-set = set
account-password-is-not-set = not set
account-password-old = Current password
account-password-changed = Password changed. All other devices were signed out.
account-password-confirm = Your password, to confirm
account-confirm = Confirm it is you
account-confirm-line = You signed in more than ten minutes ago.
account-confirm-do = Continue
account-devices = Devices
account-device-here = this device
account-device-unknown = Unknown browser
account-device-line = { $how ->
    [password] signed in with a password
    [passkey] signed in with a passkey
    [code] signed in with a recovery code
    [provider] signed in with { $provider }
    [away] signed in with a provider that is no longer available
   *[other] signed in when the account was created
} · last seen { $seen }
account-device-sign-out = Sign out
account-device-signed-out = Device signed out.
account-devices-sign-out-others = Sign out all other devices
account-devices-signed-out = All other devices were signed out.
account-keys = API keys
account-keys-count = { $count } of { $most }
account-keys-line = Let your own programs read your results or play. Games in which a program moved for you are unrated.
account-keys-none = No keys yet.
account-key-create = Create key
account-key-name = Name
account-key-name-line = Only you see it.
account-key-for = Use it for
account-key-for-me = Myself
account-key-scopes = Scopes
account-key-scope-read = Read
account-key-scope-read-line = See your tables, results and ratings.
account-key-scope-play = Play
account-key-scope-play-line = Open and join tables and make moves.
account-key-scope-chat = Chat
account-key-scope-chat-line = Write in table chat.
account-key-scope-watch = Watch
account-key-scope-watch-line = Follow tables live.
account-key-scope-bots = Manage bots
account-key-scope-bots-line = Create, rename and delete your bot accounts.
account-key-expires = Expires
account-key-days = { $days ->
    [0] Never
    [365] One year
   *[other] { $days } days
}
account-key-used = last used { $when }
account-key-unused = not used yet
account-key-expiry = expires { $when }
account-key-no-expiry = never expires
account-key-expired = expired
account-key-revoke = Revoke
account-key-revoke-line = Programs that use the key “{ $name }” are disconnected at once.
account-key-revoked = Key revoked.
account-key-created = Your key “{ $name }”
account-key-created-line = Copy it now. It is shown only once; the server keeps a hash of it.
account-key-created-warning = Anyone who has the key can act for you. Never put it into a public repository.
account-key-copied = Key copied.
account-bots = Bot accounts
account-bots-line = A bot plays under its own name, with its own keys and ratings. It is marked as a bot wherever its name is shown.
account-bots-none = No bot accounts yet.
account-bot-create = New bot
account-bot-name = Name of the bot
account-bot-rename = Rename
account-bot-delete = Delete
account-bot-delete-line = The keys of { $name } stop working. Its games remain without its name.
account-sign-out-line = Your games and your account are kept.
account-guest-sign-out-line = As a guest you lose access to your games. Create an account first to keep them.
account-end-guest-session = End guest session

account-invited = You have an invitation.
account-export = Your data
account-export-line = Everything the server stores about you: settings, matches, chat messages and devices.
account-export-download = Download your data
account-delete = Delete account
account-delete-line = Your name, passwords and messages are deleted at once, and you resign all running games. Finished games stay for your opponents, without your name. This cannot be undone.
account-admin = Administration
account-admin-open = Open administration
account-admin-status = Server status
account-admin-registration = Registration
account-registration-open = Open
account-registration-open-line = Guests can play, and anyone can create an account.
account-registration-invitation = By invitation
account-registration-invitation-line = Guests need the link of a table; new members need an invitation.
account-registration-closed = Closed
account-registration-closed-line = Members only. Running games with guests can be finished.
account-admin-invite = Create invitation
account-admin-recovery-code = Recovery code
account-admin-once = Shown only once. Can be used once within a week.
account-admin-users = Users
account-admin-find = Search by name
account-admin-manage = Manage { $name }
account-admin-do-mute = Mute for one day
account-admin-do-unmute = Unmute
account-admin-do-send-out = Sign out all devices
account-admin-do-ban = Ban for 30 days
account-admin-do-unban = Unban
account-admin-do-rename = Rename
account-admin-do-code = Create recovery code
account-admin-do-make-moderator = Make moderator
account-admin-do-make-member = Make member
account-admin-do-erase = Delete account…
account-admin-rename = Rename
account-admin-delete = Delete { $name }
account-admin-delete-line = Deletes the name, the ways to sign in and all messages, and resigns running games. Finished games stay without the name. This cannot be undone.
account-admin-done = Done.
account-state-muted = muted
account-state-banned = banned
account-admin-audit-log = Audit log
account-admin-audit-log-line = Entries cannot be deleted.
account-admin-user = { $role ->
    [operator] operator
    [moderator] moderator
    [member] member
   *[guest] guest
} · { $games ->
    [one] one game
   *[other] { $games } games
} · last seen { $seen }
account-audit-log-entry = { $who } { $what ->
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
    [edited-club] edited the club { $about }
    [transferred-club] transferred the club { $about }
    [deleted-club] deleted the club { $about }
    [report-done] marked a report about { $about } as done
    [announced] announced: { $about }
    [announcement-ended] removed the announcement
    [meanings-set] set the dictionary link: { $about }
    [meanings-taken] removed the dictionary link
    [sign-ups-set] set the limit of new accounts per network to { $about } a day
    [bots-open] allowed bot accounts
    [bots-closed] closed bot accounts
    [keys-revoked] revoked the API keys of { $about }
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
account-site-password = Server password
account-site-password-line = Anyone who knows it can create an account without an invitation.
account-site-password-is = Set.
account-site-password-none = Not set.
account-site-password-set = Set
account-site-password-remove = Remove
account-admin-announce = Announcement
account-admin-announce-line = Shown on every page for one day.
account-admin-announce-publish = Publish
account-admin-announce-remove = Remove
account-admin-dictionary-url = Dictionary link
account-admin-dictionary-url-line = A URL that starts with https:// and contains { "{word}" }, and optionally { "{language}" }. Word searches link to it.
account-admin-dictionary-url-save = Save
account-admin-dictionary-url-remove = Remove
account-admin-sign-up-limit = New accounts per network
account-admin-sign-up-limit-line = One network, such as a home or a school, can create { $count } accounts a day. Invitations do not count.
account-admin-sign-up-limit-save = Save
account-error-bad-dictionary-url = This URL is not valid. It must start with https://, contain { "{word}" } once after the host name, and use no other braces than { "{language}" }.
account-admin-disabled-games = Games that could not be loaded
account-admin-disabled-games-line = They are disabled until the server starts with a working package. Their matches are kept.
account-admin-bots-open = Allowed
account-admin-bots-open-line = Every member may create a few.
account-admin-bots-closed = Closed
account-admin-bots-closed-line = Nobody can create one, and existing ones cannot act.
account-admin-bot-owner = owned by { $name }
account-admin-reports = Reports
account-admin-reports-none = No reports.
account-admin-report = { $name } about { $about }, { $when }
account-admin-report-see = View
account-admin-report-done = Mark as done
account-admin-report-by = done by { $name }
account-error-no-such-report = This report does not exist or is already done.
account-error-too-many-attempts = Too many attempts. Wait { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}, use a device where you are signed in, or use a recovery code.
account-error-already-a-member = You already have an account.
account-error-members-only = This is for members only. Create an account: it takes a name and a password.
account-error-name-taken = The name { $name } is already taken. Choose another one.
account-error-no-such-device = This device is already signed out.
account-error-no-such-user = No user is called { $name }.
account-error-password-long = A password can have at most { $most } characters.
account-error-password-short = A password needs at least { $least } characters. A short sentence works well.
account-error-password-weak = This password is too easy to guess. A short sentence works well.
account-error-wrong-code = Wrong name or code, or the code was already used.
account-error-wrong-credentials = Wrong name or password.
account-error-wrong-password = Wrong password.
account-error-sign-in-again = Sign in again to confirm this.
account-error-no-invitation = This invitation was used or has expired. Ask the operator for a new one.
account-error-not-a-moderator = Only moderators can do this.
account-error-not-an-operator = Only the operator can do this.
account-error-last-operator = The server needs at least one operator who is not banned. Make another member an operator first.
account-error-protected-account = You cannot do this to { $name } here. Use “parlour admin” on the server instead.
account-error-invitation-not-needed = You already have the rights that this invitation gives. It is still valid, so you can pass it on.
account-error-sign-up-limit-bounds = Choose a number from 1 to { $most }.
account-error-name-reserved = Names cannot contain “{ $word }”. Choose another name.
account-error-too-many-sign-ups = Too many new accounts from your network. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, or ask an operator for an invitation.
account-error-same-person = These are the same account.
account-error-invalid-api-key = This API key is unknown, expired or revoked.
account-error-not-for-api-keys = API keys cannot make this call. Use a browser.
account-error-api-key-scope = This API key does not have the scope { $scope }.
account-error-no-such-api-key = This API key does not exist or is already revoked.
account-error-api-key-no-scope = Choose at least one scope.
account-error-api-key-limit = An account can have at most { $most } API keys. Revoke one first.
account-error-no-such-bot = This bot account does not exist or is not yours.
account-error-bot-limit = A member can have at most { $most } bot accounts. Delete one first.
account-error-bots-closed = This server allows no bot accounts at the moment.
account-error-bot-account = { $name } is a bot account. This is only for people.
account-error-bot-accounts-only = Only bot accounts can do this.
account-passkey = Passkey
account-passkey-line = Sign in with your fingerprint, face or device PIN.
account-passkey-add = Add passkey
account-passkey-remove = Remove
account-passkey-saved = Passkey saved.
account-passkey-sign-in = Sign in with a passkey
account-or-password = or with a password
account-error-unknown-passkey = This passkey is not known here. Try another way to sign in.
account-oidc-sign-in = Continue with { $name }
account-oidc-link = Link
account-oidc-unlink = Unlink
account-oidc-linked = Linked.
account-oidc-unlinked = Not linked. Link it to sign in with it.
account-error-oidc-none = This server has no sign-in providers.
account-error-oidc-unavailable = The provider does not answer. Try again later, or sign in another way.
account-error-oidc-expired = The sign-in took too long or was started in another browser. Start again.
account-error-oidc-unverified = The provider’s answer could not be verified. Try again, or sign in another way.
account-error-oidc-denied = The provider did not sign you in. Nothing was changed.
account-error-oidc-linked-elsewhere = This provider account is linked to another user. Sign out first, then sign in with it.
account-error-oidc-invitation-needed = New members need an invitation. Create your account first, then link the provider.
account-error-oidc-last-sign-in-method = This is your only way to sign in. Set a password or a passkey first.
