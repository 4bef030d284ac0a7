# What a stranger reads on a server that is not open.
welcome-tag-invitation = By invitation
welcome-tag-closed = Members only
welcome-title-invitation = You need an invitation
welcome-title-closed = This server is for members
welcome-line-invitation = This is a private server for board games. Members can invite you.
welcome-line-closed = New members are not accepted at the moment. Members can sign in.
welcome-link = Invitation link
welcome-link-help = Paste the link or code from the invitation. Opening the link works too.
welcome-continue = Continue
welcome-or = or
welcome-recovery = I have a recovery code
welcome-password = I know the server password
welcome-table-link = Do you have a link to a table? Open it: you can play there as a guest.
welcome-have-invitation = Do you have an invitation?
welcome-about = About this server
welcome-games = { $count ->
    [one] One game
   *[other] { $count } games
}
welcome-games-line = { $games }, live or over days.
welcome-bots = Bots at every level
welcome-bots-line = Learn a game in ten minutes, play at any time and review every move.
welcome-private = A private server
welcome-private-line = Your games stay on this server. No advertising, no tracking.
