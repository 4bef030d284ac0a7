### Tournaments in English.

## All of them
tournament-page-line = A club night, a league of one evening, an hour of quick games: come in, or set one up.
tournament-set-up = Set one up
tournament-new = New tournament
tournament-cancel = Not now
tournament-list-on = To come and running
tournament-list-over = Over
tournament-none-on = Nothing is on. Set one up: it takes a minute, and a link brings the others.
tournament-you-are-in = you take part
tournament-people = { $people ->
    [one] one takes part
   *[other] { $people } take part
}
tournament-tables-of = tables of { $seats ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
}
tournament-gathers = People gather
tournament-begins = Begins { $when }
tournament-on = Running
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-won-by = Won by { $name }
tournament-nobody-won = Ended without a winner

## Setting one up
tournament-its-name = Name
tournament-usual-name = { $game } night
tournament-form = Form
tournament-form-swiss = Swiss
tournament-form-everybody = Everybody meets
tournament-form-knockout = Knock-out
tournament-form-arena = Arena
tournament-form-swiss-line = Nobody goes home: in every round you meet people who have as many points as you, and nobody twice while that can be avoided.
tournament-form-everybody-line = Everybody sits with everybody once.
tournament-form-knockout-line = The better half of every table goes on. Where two are equal, the higher in the list does.
tournament-form-arena-line = For as long as it is open, whoever is free is given the next table at once.
tournament-at-a-table = At a table
tournament-rounds = Rounds
tournament-minutes-open = Open for so many minutes
tournament-at-an-hour = Begins at an hour
tournament-at-an-hour-line = otherwise you begin when all have come
tournament-hour = When
tournament-further = Rules of the game and the house
tournament-patience = Minutes a table waits
tournament-patience-line = Who has not come by then loses the table, and may come back for the next.
tournament-pause = Minutes between rounds
tournament-filled = Bots fill empty chairs
tournament-filled-line = Bots fill empty chairs; they take no place in the list.
tournament-late = Late comers
tournament-late-line = Late comers may join until round 2, without points for what they missed.
tournament-open-doors = Open the doors
tournament-what-happens = You get a page with a link to share. Tables, results and standings then go by themselves; results count for ratings.

## Before it begins
tournament-enter = Take part
tournament-leave = Leave
tournament-leave-sure = Leave this tournament?
tournament-leave-line = You can enter again until it begins.
tournament-leave-running = You keep your place in the list and get no more tables. You can come back.
tournament-i-am-here = I am here
tournament-begin = Begin with { $people }
tournament-end = End it
tournament-end-sure = End this tournament?
tournament-end-line = The list stays as it is now; games that are on go on, and no longer count here.
tournament-copy-link = Copy link
tournament-print = Print
tournament-coming = Who comes ({ $people })
tournament-nobody-yet = Nobody yet. Share the link.
tournament-is-here = is here
tournament-tick-off = A tap says whether somebody is here.
tournament-terms = How it goes
tournament-rounds-planned = { $rounds } rounds
tournament-minutes = Open for { $minutes } minutes

## While it runs
tournament-playing = { $people } play
tournament-closes = Open until { $when }
tournament-now = now
tournament-done-at = { $when }, done
tournament-your-table = Your table
tournament-table = Table { $letter }
tournament-tables = Tables
tournament-sit = Sit down
tournament-go = Go to the table
tournament-waits-for = Waiting for { $names }
tournament-until = The table waits until { $when }.
tournament-you-rest = You rest in this round, with full points
tournament-next-soon = Your next table comes soon
tournament-there = { $there } of { $all } are there
tournament-table-on = playing
tournament-table-over = over
tournament-by-hand = written down by the host
tournament-watch = Watch { $table }
tournament-review = Look at { $table }
tournament-score = { $score } in the game
tournament-rest = Resting with full points: { $names }
tournament-away = away
tournament-write-down = Write down
tournament-result-of = Result of { $table }
tournament-write-line = For games on a real board, or to mend a result. Who shares a place shares the points.
tournament-came = Place { $place }
tournament-did-not-come = Did not come
tournament-keep-result = Keep this result

## Standings
tournament-standings = Standings
tournament-final-standings = Final standings
tournament-winner = { $name } wins with { $points ->
    [1] one point
   *[other] { $said } points
}.
tournament-place = Place
tournament-name = Name
tournament-points = Points
tournament-met = Met
tournament-share = Share
tournament-firsts = Firsts
tournament-points-line = Winning a table brings { $most ->
    [one] one point
   *[other] { $most } points, a point for everybody you leave behind
}; equals share.
tournament-equals = Equal points: first Met, the points of all you sat with; then Share, your part in a hundred of the games’ points; then tables won; then the lot.
tournament-equals-knockout = First comes who got further, then who has more points; then Met, the points of all you sat with, Share, your part in a hundred of the games’ points, tables won, and the lot.
tournament-seed-line = All lots were drawn from { $seed }.

## Refusals
tournament-error-unknown = There is no such tournament here. Perhaps the link was cut short.
tournament-error-over = This tournament is over.
tournament-error-begun = It has begun already.
tournament-error-too-late = It is too late to come in: this tournament takes nobody new any more.
tournament-error-full = It is full: { $most } people are as many as can take part.
tournament-error-full-network = Many players from your network entered a tournament just now. Try again in { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
tournament-error-too-few = Two people at least must be here before it can begin.
tournament-error-no-table = You have no table that waits for you. Look at the page again.
tournament-error-no-name = Give it a name.
tournament-error-enough = You have { $most } tournaments that are not over. End one before you set up another.
tournament-error-not-the-host = Only whoever set this tournament up can do that.
tournament-error-not-in-it = You do not take part in this tournament.
tournament-error-busy = Too many people changed this at once. Try it again.
tournament-error-no-solver = This house cannot pair tournaments: its operator has to install parlour[tournaments].
