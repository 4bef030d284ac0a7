### English strings of clubs.

## The list of clubs
club-title = Clubs
club-page-line = Groups of players with their own page and tournaments.
club-create = Create club
club-new = New club
club-search = Search clubs
club-none = No clubs yet.
club-none-found = No club with this name.
club-yours = Your clubs
club-all = All clubs
club-invitations = Invitations
club-invited-by = Invited by { $name }
club-sent-requests = Your requests
club-requests-open = { $count ->
    [one] one request
   *[other] { $count } requests
}
club-members-count = { $count ->
    [one] one member
   *[other] { $count } members
}
club-more = Show more
club-guests-line = You need an account to create or join a club.

## The form
club-name-field = Name
club-description = Description
club-description-line = Markdown: **bold**, *italic*, lists and links.
club-joining = Who can join
club-joining-open = Anyone
club-joining-request = On request
club-joining-invitation = By invitation
club-joining-open-line = Anyone can join at once.
club-joining-request-line = A leader accepts or declines each request.
club-joining-invitation-line = Only users whom a leader invites can join.
club-edit = Edit
club-edit-title = Edit club
club-save = Save

## The page of a club
club-founded = since { $when }
club-join = Join club
club-ask = Ask to join
club-accept-invitation = Accept invitation
club-decline = Decline
club-withdraw = Withdraw request
club-is-requested = Your request is waiting for an answer.
club-is-invited = You are invited to this club.
club-is-removed = You were removed from this club. A leader can invite you back.
club-is-closed = New members need an invitation.
club-leave = Leave club
club-leave-sure = Leave { $name }?
club-leave-line = You can no longer enter its tournaments.
club-delete = Delete club
club-delete-sure = Delete { $name }?
club-delete-line = The club and its page are deleted. Its tournaments remain, but nobody else can enter them. This cannot be undone.
club-description-none = No description yet.
club-events = Tournaments
club-events-none = No tournaments yet.
club-events-over = Finished tournaments
club-event-create = New club tournament
club-members = Members
club-role-owner = Owner
club-role-leader = Leader
club-role-member = Member
club-online = online
club-requests = Requests to join
club-accept = Accept
club-reject = Decline
club-invite = Invite
club-invite-title = Invite members
club-invite-name = User name
club-invite-sent = Invitation sent to { $name }.
club-invited = Open invitations
club-cancel-invitation = Cancel
club-manage = Manage { $name }
club-make-leader = Make leader
club-make-member = Remove as leader
club-make-owner = Transfer ownership
club-transfer-sure = Transfer the club to { $name }?
club-transfer-line = { $name } becomes the owner. The current owner becomes a leader.
club-remove = Remove from club
club-remove-sure = Remove { $name } from the club?
club-remove-line = { $name } can come back only if a leader sends an invitation.

## Errors
club-error-name-too-short = A club name has at least { $least } characters.
club-error-name-taken = { $name } is the name of another club, or looks like it.
club-error-description-too-long = The description is limited to { $most } characters.
club-error-too-many-owned = You can own at most { $most } clubs.
club-error-too-many-memberships = A user can be in at most { $most } clubs.
club-error-new-owner-owns-too-many = This member already owns { $most } clubs.
club-error-no-such-club = There is no such club. It may have been deleted.
club-error-no-such-member = This user is not in the club.
club-error-no-such-request = This request or invitation no longer exists.
club-error-already-a-member = You are already in this club.
club-error-is-a-member = { $name } is already in this club.
club-error-not-a-member = You are not in this club.
club-error-not-a-leader = Only the owner and the leaders of this club can do that.
club-error-not-the-owner = Only the owner of this club can do that.
club-error-owner-cannot-leave = You own this club. Transfer it to a member or delete it.
club-error-owner-has-no-other-role = The owner has no other role. Transfer the club first.
club-error-removed = You were removed from this club. A leader can invite you back.
club-error-by-invitation = Only invited users can join this club.
club-error-full = This club is full: it is limited to { $most } members.
club-error-too-many-invitations = This club already has { $most } open invitations.
club-error-too-many-requests = This club already has { $most } open requests. Try again later.
club-error-too-many-own-requests = You already have { $most } open requests. Withdraw one first.
