### Tournaments in English.

## List of tournaments
tournament-page-line = Join a tournament, or create one.
tournament-set-up = Create tournament
tournament-new = New tournament
tournament-cancel = Cancel
tournament-list-on = Upcoming and running
tournament-list-over = Finished
tournament-none-on = No tournaments at the moment. Create one and share the link.
tournament-you-are-in = you are registered
tournament-people = { $people ->
    [one] one player
   *[other] { $people } players
}
tournament-tables-of = tables of { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
tournament-registration-open = Open for registration
tournament-starts = Starts { $when }
tournament-running = Running
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-won-by = Won by { $name }
tournament-no-winner = Finished without a winner

## Creating a tournament
tournament-name-field = Name
tournament-default-name = { $game } night
tournament-form = Format
tournament-form-swiss = Swiss
tournament-form-everybody = Round robin
tournament-form-knockout = Knockout
tournament-form-arena = Arena
tournament-form-swiss-line = Nobody is eliminated. In every round you play opponents with a similar score, and avoid repeated pairings where possible.
tournament-form-everybody-line = Every player meets every other player once.
tournament-form-knockout-line = The better half of each table advances. Ties go to the player ranked higher.
tournament-form-arena-line = Free players are paired again at once until time runs out.
tournament-at-a-table = Players per table
tournament-rounds = Rounds
tournament-minutes-open = Duration in minutes
tournament-scheduled = Starts at a set time
tournament-scheduled-line = otherwise you start it
tournament-hour = Start time
tournament-further = Game options and table settings
tournament-wait-minutes = Minutes to wait for players
tournament-wait-minutes-line = A player who is not there by then forfeits the table, but can play the next one.
tournament-pause = Minutes between rounds
tournament-filled = Bots fill open seats
tournament-filled-line = Bots fill open seats and are not ranked.
tournament-admits-bots-line = Programs play under their own names, with a badge.
tournament-admits-bots = Bot accounts may enter
tournament-late = Late entry
tournament-late-line = Players can join until round 2, without points for missed rounds.
tournament-open-to = Open to
tournament-open-to-all = Everyone
tournament-open-to-club = Members of { $club }
tournament-for-members = Only members of this club can enter.
tournament-club-deleted = The club of this tournament was deleted. Nobody else can enter.
tournament-of-club = club tournament
tournament-open-registration = Open registration
tournament-how-it-works = You get a page with a link to share. Pairings, results and standings are automatic, and games are rated.

## Before it begins
tournament-enter = Join
tournament-leave = Leave
tournament-leave-sure = Leave this tournament?
tournament-leave-line = You can join again until it starts.
tournament-leave-running = You keep your place in the standings but get no new tables. You can return at any time.
tournament-check-in = I’m here
tournament-start = Start with { $people }
tournament-end = End tournament
tournament-end-sure = End this tournament?
tournament-end-line = The standings stay as they are. Running games continue but no longer count.
tournament-copy-link = Copy link
tournament-print = Print
tournament-players = Players ({ $people })
tournament-no-players = No players yet. Share the link.
tournament-present = present
tournament-mark-present = Tap a player to mark them as present.
tournament-terms = Format
tournament-rounds-planned = { $rounds } rounds
tournament-minutes = { $minutes } minutes

## While it runs
tournament-playing = { $people } playing
tournament-closes = Ends { $when }
tournament-now = now
tournament-done-at = { $when }, finished
tournament-your-table = Your table
tournament-table = Table { $letter }
tournament-tables = Tables
tournament-sit = Join table
tournament-go = Go to table
tournament-waits-for = Waiting for { $names }
tournament-until = The table waits until { $when }.
tournament-bye = You have a bye in this round, with full points
tournament-next-soon = Your next table is coming soon
tournament-present-count = { $there } of { $all } present
tournament-table-on = playing
tournament-table-over = finished
tournament-by-hand = entered by the host
tournament-watch = Watch { $table }
tournament-review = Review { $table }
tournament-score = { $score } points in the game
tournament-byes = Bye with full points: { $names }
tournament-away = absent
tournament-enter-result = Enter result
tournament-result-of = Result of { $table }
tournament-enter-result-line = For games on a real board, or to correct a result. Players who share a place share its points.
tournament-finished-place = Place { $place }
tournament-absent-player = Absent
tournament-save-result = Save result

## Standings
tournament-standings = Standings
tournament-final-standings = Final standings
tournament-winner = { $name } wins with { $points ->
    [1] one point
   *[other] { $said } points
}.
tournament-place = Rank
tournament-name = Name
tournament-points = Points
tournament-met = Opponents’ points
tournament-share = Game points
tournament-firsts = Wins
tournament-points-line = Winning a table scores { $most ->
    [one] one point
   *[other] { $most } points, one point for each player behind you
}. Ties share points.
tournament-tie-breaks = Tie-breaks: the total points of all opponents; the share of game points in percent; tables won; then drawing of lots.
tournament-tie-breaks-knockout = Players are ranked by rounds reached, then by points. Tie-breaks: the total points of all opponents; the share of game points in percent; tables won; then drawing of lots.
tournament-seed-line = All random draws use the seed { $seed }.

## Errors
tournament-error-no-such-tournament = There is no such tournament. Check the link.
tournament-error-over = This tournament is over.
tournament-error-already-started = This tournament has already started.
tournament-error-too-late = It is too late to join this tournament.
tournament-error-full = This tournament is full: it is limited to { $most } players.
tournament-error-full-network = Many players from your network entered a tournament just now. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
tournament-error-too-few = At least two players must be present to start.
tournament-error-no-table = No table is waiting for you. Reload the page.
tournament-error-no-name = Enter a name.
tournament-error-too-many-tournaments = You already have { $most } unfinished tournaments. End one before you create another.
tournament-error-not-the-host = Only the host of this tournament can do that.
tournament-error-not-registered = You are not in this tournament.
tournament-error-club-members-only = Only members of the club can enter this tournament.
tournament-error-no-bots = This tournament is for people only.
tournament-error-no-programs = Programs cannot play here for a person. A bot account must enter under its own name.
tournament-error-busy = Several people changed this at the same time. Please try again.
tournament-error-no-solver = This server cannot pair tournaments: its operator has to install parlour[tournaments].

## At a table
tournament-of-table = Tournament
tournament-after-next = Next round
tournament-after-standings = Final standings
tournament-after-over = The tournament is over.
tournament-after-arena = You get a new table as soon as another player is free.
tournament-after-ready = Your next table is ready.
tournament-after-called = Your table for round { $round } is ready.
tournament-after-waits = { $tables ->
    [0] The next round starts soon.
    [one] One table is still playing.
   *[other] { $tables } tables are still playing.
}
tournament-after-begins = Round { $round } starts in { $time }.
