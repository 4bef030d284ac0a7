### The house in English: everything the shell says, and why it refuses.

## The shell
house-skip = Skip to the page
house-home-link = Parlour, home
house-nav = House
house-nav-home = Home
house-nav-lobby = Lobby
house-nav-tables = My tables
house-nav-beside = Your tables side by side
house-nav-help = Help
house-nav-settings = Settings
house-nav-further = Where else
house-lamp = Dark, as by lamp light
house-sound-button = Sound
house-sound-on = Sound is on
house-sound-off = Sound is off
house-join = Become a member
house-account = { $name }: your account
house-your-account = Your account and devices, signing out
house-more = More
house-close = Close
house-cancel = Cancel
house-loading = One moment…
house-wait-for-you = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
house-minutes = { $minutes } min
house-weight = Weight { $weight } of 5
house-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
house-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
house-spoken-clock = { $minutes ->
    [0] { $seconds } seconds
    [one] 1 minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
house-spoken-over = { $time } over time
house-overtime = { $time }, { $points } points lost

## Home
house-greeting = { $daytime ->
    [morning] Good morning
    [afternoon] Good afternoon
   *[evening] Good evening
}
house-greeting-name = { house-greeting }, { $name }
house-crowd = { $members ->
    [0] no members
    [one] one member
   *[other] { $members } members
}, { $guests ->
    [0] no guests here
    [one] one guest here
   *[other] { $guests } guests here
}
house-counts = { house-crowd } · { $tables ->
    [0] no public game
    [one] one public game
   *[other] { $tables } public games
}
house-your-tables = Your tables
house-with = with { $names }
house-your-turn = Your turn
house-awaits = { $name } is to move
house-awaits-many = { $count } people are to move
house-over = It is over
house-play-something = Play something
house-players = Players
house-rules = Rules
house-play = Play
house-with-friends = With friends
house-game-with-friends = { $game } with friends
house-watch = Watch
house-open-tables = Open tables
house-a-seat-is-free = a seat is free
house-no-open = No open table just now
house-no-open-line = Open one yourself, or let a bot sit down with you.
house-sit-down = Sit down
house-seats-taken = { $taken } of { $seats } seats taken
house-who-is-here = Who is here
house-quick-match = Quick match
house-people = People you know
house-looking-round = looking round
house-nobody-else = Nobody is here yet.
house-sign = One lamp, one table, your own house.
house-shared-gathering = a seat is free
house-shared-playing = in play
house-shared-over = the result
house-how-fair = How the luck stays fair
house-code-label = Code of a table
house-code-example = A code, such as maple lamp river 427
house-code-go = Go there

## Lobby and new tables
house-rooms = Rooms
house-hall = The hall
house-every-game = every game
house-mine-line = where I sit, or sat
house-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
house-seat-is-free = A seat is free
house-in-play = In play
house-you-may-watch = you may watch
house-left-lying = Left lying
house-left-lying-line = against bots, untouched for two days; they wait for nobody
house-played = Played
house-no-mine = You sit at no table
house-go-there = Go there
house-new-table = New table
house-game = Game
house-seats = Seats
house-others = The others
house-others-open = Friends
house-others-bot = Bots
house-others-guest = At this screen
house-others-open-line = Invite them by link, code or picture; bots may still fill the seats.
house-others-bot-line = The game begins at once.
house-others-guest-line = You pass this device round. Secrets stay behind a curtain.
house-level = How strong
house-level-beginner = Beginner
house-level-beginner-plus = Beginner +
house-level-casual = Casual
house-level-casual-plus = Casual +
house-level-club = Club player
house-level-club-plus = Club player +
house-level-expert = Expert
house-level-expert-plus = Expert +
house-level-master = Master
house-level-master-plus = Master +
house-bot-level = { $name }, { $level }
house-against-bot = Against { $name }
house-another-bot = Another opponent
house-bot-waits = { $game } with { $name }
house-other-language = { $game } will be in { $language }
house-other-language-line = This house has no word list in your language yet: tiles and words are { $language }. Whoever runs the house can bring one.
house-player = Player { $number }
house-name-of = Name at seat { $number }
house-pace = Pace
house-pace-any = Any pace
house-pace-now = Right now
house-pace-days = Over days
house-clock = Clock
house-clock-untimed = No clock
house-clock-bank = { $minutes } min each
house-clock-fischer = { $minutes } min + { $seconds } s a move
house-clock-permove = { $minutes } min a move
house-clock-permove-seconds = { $seconds } s a move
house-clock-total = { $minutes } min, then points
house-clock-correspondence = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
house-public = Show in the lobby
house-public-line = Anybody in this house may sit down.
house-watchers = Others may watch
house-cafe = Café table
house-cafe-line = This screen is the board for all; phones are the hands.
house-big-screen = Big screen
house-takebacks = Take-backs may be asked for
house-draws = Draws may be offered
house-further = More choices · { $clock }
house-open-table = Open table
house-start-now = Start now
house-about-minutes = About { $minutes } minutes.
house-friends-get-link = Friends get a link.

## The gathering room
house-what-is-played = What is played
house-read-rules = Read the rules
house-shuffle = Shuffle
house-free-seat = Free seat
house-fill-seat = Who takes seat { $number }
house-fill = Fill this seat…
house-fill-guest = Someone at this screen
house-fill-bot = A bot
house-seat = Seat { $number }
house-seat-up = Move { $name } up from seat { $number }
house-seat-down = Move { $name } down from seat { $number }
house-you = You
house-bot = Bot
house-here = Here
house-not-here = Not here just now
house-on-this-device = At this screen
house-stand = Stand up
house-send-away = Free the seat of { $name }
house-invite = Invite
house-invite-title = A seat at { $game } is kept for you
house-code = The code is
house-code-line = Say it aloud; it is typed in at { $host }
house-link = Link to this table
house-copy = Copy
house-share = Share
house-link-copied = The link is copied.
house-copy-by-hand = The link is marked: copy it by hand.
house-qr = The link as a QR code
house-qr-line = Point a phone at it
house-ready-host = Everybody sits. Shall we?
house-ready-guest = Everybody sits. The host begins.
house-waiting-for = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
house-waiting-host-line = Send the link, or give the seat to a bot.
house-waiting-guest-line = The game begins when the host starts it.
house-seat-waits = A seat waits for you
house-seat-waits-line = Sit down to play, or stay and watch.
house-start = Start

## The table
house-board = Board
house-asked = What is asked of you
house-to-move = to move
house-waiting = Waiting
house-thinking = Thinking
house-away = Away
house-looking-back = You look back.
house-looking-back-line = The game goes on meanwhile.
house-back-to-now = Back to now
house-gave-up = Gave up
house-left-table = Left the table
house-is-thinking = { $name } is thinking
house-are-thinking = { $names } are thinking
house-nobody-awaited = Nobody has to move
house-you-watch = You are watching.
house-you-left = You have left this game and may watch.
house-choose-move = Choose what you do
house-send = Send
house-sending = Sending…
house-undo = Undo
house-key-enter = Enter
house-key-escape = Esc
house-command = Type a move
house-command-hint = A move, in words or in notation
house-command-none = Nothing you may do fits “{ $typed }”.
house-command-many = { $count } moves fit: write on, or choose one with the arrow keys.
house-command-count = { $count ->
    [one] One move fits.
   *[other] { $count } moves fit.
}
house-keys = Keys at this table
house-keys-board = On this board
house-keys-everywhere = At every table
house-keys-confirm = do what the bar says
house-keys-undo = undo the last part of a draft
house-keys-command = type a move
house-keys-steps = one move back, one move on
house-keys-now = back to now
house-keys-to-board = to the board
house-keys-last = say the last move
house-keys-log = to the log
house-keys-clock = say the clocks
house-keys-score = say the score
house-keys-asked = say what is asked
house-keys-answer = accept or decline an offer
house-keys-keys = these keys
house-say-left = { $name }: { $time }
house-say-no-clock = There is no clock.
house-say-score = { $name }: { $points }
house-say-no-score = Nobody counts points here.
house-say-no-move = Nobody has moved yet.
house-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
house-time-over = Your time is up. From now on it costs points.
house-time-low = { $seconds } seconds left
house-won = Won
house-lost = Lost
house-drawn = Drawn
house-panel = Log, chat, moves and rules
house-tab-log = Log
house-tab-result = Result
house-tab-chat = Chat
house-tab-moves = Moves
house-tab-plan = If … then
house-tab-rules = Rules
house-tab-moments = Moments
house-tab-points = Points
house-unread = { $count } new
house-talk-button = { $unread ->
    [0] Log, chat and rules
   *[other] Log, chat and rules, { $unread } new
}
house-watchers-count = { $count ->
    [one] One person watches
   *[other] { $count } people watch
}
house-log-move = Move
house-log-points = Points
house-log-total = Total
house-log-empty = Nothing has happened yet.
house-log-started = The game begins.
house-log-moved = { $name } moved.
house-log-left = { $why ->
    [resigned] { $name } gave up.
    [time] { $name } ran out of time.
   *[away] { $name } left for good.
}
house-log-flagged = The flag of { $name } fell.
house-log-offered = { $what ->
    [pause] { $name } asks for a pause.
    [takeback] { $name } asks to take back a move.
   *[draw] { $name } offers a draw.
}
house-log-answered = { $yes ->
    [true] { $name } agrees.
   *[false] { $name } declines.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } withdrew the request for a pause.
    [takeback] { $name } withdrew the request to take back a move.
   *[draw] { $name } withdrew the draw offer.
}
house-hint = Hint
house-hint-question = Take a hint?
house-hint-line = The strongest bot says what it would do here. The record says so, and the match counts for no rating.
house-hint-take = Take it
house-hint-says = A hint: { $move }
house-hint-knows = A hint: { $move } ({ $worth })
house-log-hinted = { $name } took a hint.
house-log-tookback = The move is taken back.
house-log-tookback-anew = The move is taken back, and what follows is drawn anew.
house-log-resumed = The house was away and is back. Live clocks go on from where they stood.
house-chat = Chat
house-chat-empty = Nobody has said anything yet.
house-say = Say something
house-said = { $name } says: { $text }
house-watching = watching
house-no-rules = The rules page of this game is not written yet.
house-rules-alone = The rules on a page of their own
house-rules-of = Rules of { $game }
house-moves-wait = Nothing is asked of you now.
house-moves-too-many = There are too many moves here to list them all. Use the board.
house-moves-count = { $count ->
    [one] One move is possible
   *[other] { $count } moves are possible
}
house-moves-search = Find a move
house-moves-more = and { $count } more: type to find them
house-word-board = In words
house-word-view = What this seat can see
house-setting-legal = Show where I may go
house-setting-legal-line = Legal places glow softly on the board.
house-setting-trace = Trace the last move
house-setting-trace-line = The board shows what has just happened.
house-setting-sound = Sound
house-setting-sound-line = Wood, paper and glass, quietly.
house-draw = Draw
house-takeback = Take back
house-leaver = When somebody leaves
house-leaver-wait = the others wait
house-leaver-bot = a bot plays on until they are back
house-leaver-end = they give up
house-leave = Leave it to a bot
house-leave-question = Leave your chair to a bot?
house-leave-line = A bot about as strong as you plays on in your name. You may take your chair back at any time; what it wins or loses is yours.
house-bot-plays-on = A bot plays on for you.
house-take-chair = Take your chair back
house-stand-in = a bot plays on
house-log-seated-for = A bot plays on for { $name }.
core-error-bot-plays-on = A bot plays on for you. Take your chair back first.
core-error-no-stand-in = At this table nobody plays on for those who leave.
house-resign = Resign
house-resign-question = Give up this game?
house-resign-line = It counts as lost, and the others play on or win.
house-offered-draw = A draw is offered.
house-offered-takeback = You have asked to take back.
house-offer-draw = { $name } offers a draw.
house-offer-takeback = { $name } asks to take back a move.
house-offer-mine-draw = You have offered a draw.
house-offer-mine-takeback = You have asked to take back a move.
house-accept = Accept
house-decline = Decline
house-withdraw = Withdraw
house-pass-device = Pass the device to { $name }
house-pass-device-line = Nothing is shown until { $name } is ready.
house-hand-over = Hand over
house-i-am = I am { $name }
house-line-down = The line is down. Your draft is kept and goes out by itself.
house-line-closed = The house is being opened anew. Your draft is kept and goes out by itself.
house-line-up = The line is up again.
house-table-closed = This table is closed
house-no-table = There is no such table
house-to-the-table = To the table

## The end
house-you-win = You win
house-wins = { $name } wins
house-share-win = { $names } share the win
house-draw-game = A draw
house-game-closed = The game was stopped
house-solo-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
house-over-resigned = { $loser } gave up.
house-over-time = { $loser } ran out of time.
house-over-away = { $loser } left for good.
house-over-agreed = Agreed by all.
house-result = Result
house-rematch = Rematch
house-join-rematch = Join the rematch
house-watch-rematch = Watch the rematch
house-accept-rematch = Accept rematch
house-rematch-asked = { $name } asks for a rematch.
house-rematch-waits = You asked for a rematch. { $names } may accept it here.
house-rematch-begins = The rematch begins.
house-rematch-table = Change the table
house-rematch-changed = The rematch has other rules or other players than before.
house-rematch-see = See the table
house-review = Review
house-rank = Rank { $rank }
house-points-made = How the points were made
house-source-overtime = Time over
house-sources-total = Together
house-points-for = Points for
house-fairness = Fairness
house-fairness-line = Before anybody sat down, the house locked its luck in a key and showed the key’s fingerprint. Every browser at the table added luck of its own. The key is told when the game is over, so that everybody can check that nothing was chosen afterwards.
house-verified = Everything fits.
house-not-verified = Something does not fit.
house-promised = Fingerprint shown to you before
house-nonce = Given by this browser
house-commitment = Fingerprint of the key
house-key = The house’s key
house-seed = The seed made of all parts
house-verify-yourself = Check it yourself on the machine of the house:

## Review
house-no-review = No review yet
house-steps = Steps
house-step-first = To the start
house-step-prev = One step back
house-step-play = Play the steps
house-step-stop = Stop
house-step-next = One step on
house-word-means = What does { $word } mean?
house-step-last = To the end
house-step-of = { $step } of { $count }
house-step = Step { $step }
house-step-start = The start
house-eyes = Through whose eyes
house-eyes-public = As a watcher
house-eyes-of = From { $name }’s seat
house-graph = { $label }, step by step
house-measure-points = Points
house-measure-balance = Balance
house-measure-outcome = Who wins
house-opinion = An opinion on this step
house-kind-best = Best
house-kind-fine = Fine
house-kind-slip = Slip
house-kind-miss = Miss
house-kind-costly = Costly
house-candidates = The best there was
house-candidate = Candidate
house-place-heading = Place
house-worth = Worth
house-was-played = played
house-worth-win = wins
house-worth-loss = loses
house-worth-draw = draws
house-worth-win-in = { $turns ->
    [one] wins in 1 turn
   *[other] wins in { $turns } turns
}
house-worth-loss-in = { $turns ->
    [one] loses in 1 turn
   *[other] loses in { $turns } turns
}
house-worth-chance = { $chance } to win
house-no-opinion-here = There is no opinion on this decision.
house-best-there-was = the best there was.
house-result-kept = the result stays
house-best-was = Best:
house-played-was = Played: { $played }.
house-lost-points = Lost { $lost } points.
house-lost-least = Lost about { $lost } points or more.
house-lost-outcome = It gave away { $lost } of a win.
house-moment-gain = { $gain } { $points ->
    [one] point
   *[other] points
} on the usual
house-moment-lost-points = { $lost } points
house-moment-lost-outcome = { $lost } of a win
house-foreseen = { $move }, then likely: { $line }
house-weighed = { $count } were weighed.
house-there-was = there was { $best }
house-reader-may = { $name } can read this game and say what there was at each decision.
house-reader-ask = Ask { $name }
house-reader-done = Read by { $name }
house-reader-reads = { $name } is reading, decision { $done } of { $count }. What is read can be looked at.
house-reader-waits = { $name } reads another game first.
house-reader-spent = { $name } has read enough for today and goes on tomorrow: { $done } of { $count } are there.
house-reader-read = Read
house-lost-each = { $name } lost { $lost } a decision, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}
house-luck-title = Luck and decisions
house-luck-luck = Luck
house-luck-decisions = Decisions
house-luck-together = Together
house-luck-told = For { $name }: luck { $luck }, decisions { $decisions }, each give or take { $within }; together { $lead }.
house-luck-note = In points of { $name }’s lead over the others’ mean. What chance decided was drawn anew many times; nine times in ten the truth lies within the thin line.
house-luck-note-alone = In points for { $name }. What chance decided was drawn anew many times; nine times in ten the truth lies within the thin line.
house-decisions-of = Decisions of { $name }
house-next-mistake = Next mistake
house-no-mistakes = No mistakes to speak of.
house-limits = What counts as a mistake
house-limits-set = What counts as what
house-limits-points = By so many points lost. It is kept for you and this game.
house-limits-outcome = By so many hundredths of a win given away. It is kept for you and this game.
house-limit-from = { $kind } from
house-limits-usual = As usual
house-done = Done
house-try-again = Try again here
house-again = Another try
house-again-line = The board is { $name }’s again, as it was. Decide once more: nothing of the match changes.
house-weighing = Your try is being weighed…
house-try-better = Better than what was played, by { $by }.
house-try-worse = Worse than what was played, by { $by }.
house-try-same = As good as what was played.
house-once-more = Once more
house-back-to-review = Back to the review
house-go-on = Play on from here
house-go-on-line = A new table goes on from before this decision, with the same hidden facts. It counts for no rating.
house-go-on-with = With
house-go-on-bots = Bots
house-go-on-friends = Whoever comes
house-go-on-level = How strong
house-go-on-seat = My seat
house-go-on-fresh = Draw the luck to come anew
house-go-on-open = Open the table
house-ahead-above = { $name } ahead, above the line
house-ahead-below = { $name } ahead, below
house-moves-minutes = { $moves ->
    [one] One move
   *[other] { $moves } moves
}{ $minutes ->
    [0] .
    [one] , one minute.
   *[other] , { $minutes } minutes.
}

## Settings
house-your-name = Your name
house-your-name-line = So the others know you. No account is needed; this browser remembers you.
house-keep = Keep
house-name-kept = You are { $name } from now on.
house-looks = Looks
house-light = Light
house-theme-system = As this device
house-theme-light = By day
house-theme-dark = By lamp
house-text-size = Size of text
house-motion = Motion
house-motion-system = As this device
house-motion-full = Things move
house-motion-still = Hold still
house-language = Language
house-language-line = More languages can be added to this house.
house-at-the-table = At the table
house-settings-kept = Kept in this browser and, with your name, in this house.

## Help
house-help-play = Play
house-help-play-text = Choose a game on the first page and press Play: a bot sits down with you at once, and no account is needed. What you may do glows on the board. Choose it, look at what it would do, and send it.
house-help-friends = Play with friends
house-help-friends-text = With friends opens a table that waits. Send the link, say the code aloud, or let a phone look at the picture. As the host you decide who sits where, what is played, by which clock, and who may watch. Seats nobody takes can be given to bots.
house-help-device = Several people, one screen
house-help-device-text = A table can be filled with people at this screen. The board turns to whoever must decide. In games with secrets a curtain falls between two turns, until the next player says they are there.
house-help-keys = Keys
house-help-keys-text = Everything can be done without a mouse, and every board tells a screen reader what lies on it. Where moves are few enough to list, the panel at the side also names them all in words.
house-key-move = Arrow keys
house-key-move-does = go over the board
house-key-choose = Enter or Space
house-key-choose-does = choose what is under the focus
house-key-send = Enter
house-key-send-does = send, when something is chosen
house-key-undo = Backspace or Escape
house-key-undo-does = undo the last part of a draft
house-key-turn = R
house-key-turn-does = turn the board or the piece, where there is something to turn
house-key-tabs = Tab
house-key-tabs-does = go on to the next part of the page
house-key-review = Left, Right, Home, End
house-key-review-does = step through a review
house-help-line = When the line drops
house-help-line-text = Nothing is lost. What you have begun stays in this browser, even over a reload. A move that was sent counts once, however often the line breaks, and goes out by itself when the line is back.
house-help-clock = Clocks
house-help-clock-text = A clock runs for everybody who has to decide. It stops at the moment when the house has read your move, not when it has answered. Over days, you are given some days for every move. If the house itself is away for a while, live clocks stand still and go on from where they stood. Days go on, but whoever is awaited when it returns has an hour at least.
house-help-fairness = How the luck stays fair
house-help-fairness-text = Before anybody sits down, the house draws a secret key and shows its fingerprint. Each browser adds luck of its own when it sits down, and the shuffle follows from all of it. So the house could not choose the cards to suit anybody, and neither could you.

    When the game is over the key is told. The review of every game shows it, with all that was checked; on the machine of the house, parlour verify and the name of the match check it again.
house-help-privacy = What the house knows
house-help-privacy-text = A cookie that says which guest you are, the name you gave, your settings, your games and what you said at tables. It stays on the machine this house runs on. Nothing is loaded from anywhere else.

## Ratings and results
house-nav-ratings = Ratings
house-nav-tournaments = Tournaments
house-results = Results
house-season = Season
house-season-name = { $part ->
    [winter] Winter { $year }
    [spring] Spring { $year }
    [summer] Summer { $year }
   *[autumn] Autumn { $year }
}
house-season-ends = { $season }, until { $day }
house-pace-of-quick = Quick
house-pace-of-evening = Evening
house-pace-of-daily = Over days
house-column-place = Place
house-column-name = Name
house-column-rating = Rating
house-column-sure = Sure to
house-column-own = Own formula
house-column-week = Week
house-column-games = Games
house-column-won = Won
house-column-form = Last five
house-percent = { $share } %
house-up-by = up by { $points }
house-down-by = down by { $points }
house-form = the last, oldest first: { $results }
house-anchor = bot
house-fixed = fixed
house-provisional = Provisional, not ranked before { $games } games
house-nobody-rated = No person has a rating here yet. Any match against people or bots counts.
house-where-you-stand = Where you stand
house-above = Above { $below } of { $others } others.
house-games-until-settled = { $games ->
    [one] One game until your place counts.
   *[other] { $games } games until your place counts.
}
house-how-to-read = How to read it
house-read-anchor = A bot always plays the same, so its rating is fixed: it was measured against the others and keeps everybody in their place from season to season.
house-read-sure = ± says how sure the house is: nine times in ten the true rating lies within.
house-read-counts = A match against people or bots counts once each side has made a few moves: two in most games. It does not count if a move was taken back, a hint was used, one person held several seats, or all players left. A hundred points mean about two wins in three.
house-read-repeated = The first three matches of the same two players within 24 hours count in full, each further one half as much as the one before. At most ten matches against the same player count towards a place.
house-ladder = The ladder
house-ladder-next = { $wins ->
    [one] One win against { $bot } and you pass.
   *[other] { $wins } wins against { $bot } and you pass.
}
house-ladder-done = You have passed everybody here.
house-rating-change = { $before } → { $after }
house-rating-changed = rated { $after } now, { $before } before
house-rating-left = left: counts behind all who stayed
house-rating-early = left early: not rated
house-rating-weight = counts { $share } %: the same opponents met often in 24 hours
house-ladder-on = You beat { $bot }. Next: { $next }.
house-keep-match = Match file
house-keep-record = As { $kind }
house-files = Match files
house-files-line = A match file holds all that replays and proves a match. What you bring in is seen by you alone and counts for no rating.
house-files-all = All my matches
house-files-bring = Bring one in
house-won-lost = { $won } won, { $lost } lost
house-not-met = not met
house-passed = passed
house-result-won = Won
house-result-lost = Lost
house-result-drawn = Drawn
house-place = Place { $place }
house-given-up = given up
house-unrated = unrated
house-unrated-void = Unrated: the match is void.
house-unrated-daily = Unrated: a deal of the day.
house-unrated-continued = Unrated: continued from another match.
house-unrated-solo = Unrated: a match for one player.
house-unrated-bots = Unrated: only bots played.
house-unrated-imported = Unrated: imported from a file.
house-unrated-shared = Unrated: one person played several seats.
house-unrated-takeback = Unrated: a move was taken back.
house-unrated-hint = Unrated: a hint was used.
house-unrated-deserted = Unrated: all players left and bots finished the match.
house-unrated-short = Unrated: the match ended before each side had made enough moves.
house-whose = Whose results
house-whose-mine = Mine
house-whose-all = Everybody’s
house-game-any = Every game
house-when = When
house-when-any = At any time
house-when-week = In the last week
house-when-month = In the last month
house-when-year = In the last year
house-outcome = Outcome
house-outcome-any = Any
house-outcome-not-won = Not won
house-against = Opponent
house-no-results = Nothing found
house-no-results-line = What you play to the end stands here, with its review.
house-no-open-results-line = Public matches stand here once they are over.
house-show-more = Show more
house-all-results = All results

## Why the house refuses
core-error-failed = That did not work. Please try again.
core-error-fault = Something broke in the house. It has been noted; please try again.
core-error-line = The line is down. Please try again in a moment.
core-error-unknown = There is no such thing here.
core-error-already-started = This game has already begun.
core-error-banned = This house is closed to you for now.
core-error-muted = You may not speak here for now.
core-error-house-closed = This house is for its members. Sign in, or ask the host for an invitation.
core-error-house-by-invitation = This house is by invitation: play at a table whose link you were given, or ask the host for an invitation.
core-error-bad-key = The luck of this match is damaged.
core-error-broken = This match cannot go on: its log is damaged at position { $seq }.
core-error-chair-taken = This seat is taken.
core-error-table-changed = The host has changed this table. Read its rules again before you sit down.
core-error-rematch-changed = The host has changed the rematch. Open its table and read the rules before you sit down.
core-error-clock = This clock cannot be played.
core-error-empty-chair = Nobody sits there.
core-error-empty-chairs = A seat is still free.
core-error-empty-log = This match has no log.
core-error-gap = The log of this match has a gap.
core-error-gone = Whoever sat here has left for good.
core-error-log-full = This match has grown longer than the house keeps: { $most } events.
core-error-never-started = This game never began.
core-error-no-name = A name needs at least one letter.
core-error-name-too-long = A name has at most { $most } letters; this one has { $letters }.
core-error-no-offer = There is nothing to answer any more.
core-error-no-such-bot = There is no such bot at this game.
core-error-no-such-code = Nobody knows the code { $heard }.
core-error-game-set-aside = { $game } cannot be played at the moment because it could not be loaded. Your matches are kept; please tell the operator of this server.
core-error-no-such-game = This game is not in the house.
core-error-no-such-match = There is no such table.
core-error-no-such-moment = There is nothing to go back to.
core-error-no-such-page = There is no such page.
core-error-no-such-seat = There is no such seat.
core-error-no-such-step = There is no such step.
core-error-file-too-large = This file is too large: at most { $most } kB are read.
core-error-file-proves-false = The match of this file does not prove itself ({ $check }), so nothing was taken in.
core-error-file-of-a-day = Matches of a day’s deal are not taken in.
core-error-other-match-here = Another match is here under the id of this file, so nothing was taken in.
core-error-no-such-decision = There is no such decision to try again.
core-error-no-opinions = No bot of this house gives an opinion on this match.
core-error-bad-origin = This match does not go on from where it says.
core-error-origin-is-fixed = This table goes on from another game: its options and seats stay as they were there.
core-error-origin-daily = The deal of the day is played once: nothing goes on from it.
core-error-origin-too-long = This game is too long to go on from here.
core-error-reviews-spent = The bots have thought enough for today. Try again tomorrow.
core-error-too-many-reviews = You have { $most } matches waiting to be read. When one of them is done, ask for the next.
core-error-no-such-pace = There is no such pace. Choose quick, evening or daily.
core-error-no-such-season = There is no such season.
core-error-no-such-results = There is no such page of results. Begin at the first.
core-error-no-result-yet = The result is not written down yet. Ask again in a moment.
core-error-no-watchers = The host lets nobody watch here.
core-error-no-worker = No bot is free just now.
core-error-not-a-match-file = This is not a record of a match.
core-error-not-a-nonce = This browser’s part of the luck could not be read.
core-error-not-a-promise = This match is not reserved for you. Open the table again.
core-error-promise-used = This table is open already.
core-error-not-agreed = The others have not agreed.
core-error-not-an-action = This is not a move of this game.
core-error-wrong-origin = This page was opened at { $origin }, but the server takes its own address to be { $expected }, so it refuses all changes. If you run this server, set up its reverse proxy to pass on the headers Host and X-Forwarded-Proto.
core-error-not-from-here = This was not asked from a page of this house.
core-error-no-hints = Hints are for games against bots, and not for the deal of the day.
core-error-not-offered-here = This cannot be offered at this table.
core-error-not-options = These are not options of this game.
core-error-not-over = This opens when the game is over.
core-error-not-playing = This game is not being played.
core-error-not-the-host = Only the host may do that.
core-error-private-match = This match was private. Ask somebody who played to share its link.
core-error-put-out = The host has put you out of this table. It stays closed to you.
core-error-not-storable = That text holds characters that cannot be stored. Remove them and try again.
core-error-not-understood = The house did not understand that.
core-error-not-your-seat = This is not your seat.
core-error-not-your-table = You did not sit at this table.
core-error-not-your-turn = It is not your turn.
core-error-no-such-phrase = There is no such phrase.
core-error-nothing-said = Say something first.
core-error-nothing-to-take-back = You have no move to take back.
core-error-drawn-anew-once = This move was taken back and drawn anew already. That is done once.
core-error-paused = The game is paused. Let it go on first.
core-error-not-paused = The game is not paused.
core-error-no-vacation = At this table nobody takes vacation.
core-error-no-plans-here = Here no moves are laid ahead: that is for games over days, without luck and secrets.
core-error-plan-is-due = It is your turn: make your move.
core-error-plan-without-answer = A line ends with an answer of yours.
core-error-plan-too-long = A line has at most { $most } moves.
core-error-plans-full = You have laid { $most } lines, which is the most.
core-error-no-nudge = Here the clock does the reminding.
core-error-nudge-later = Not yet: give them some time first.
core-error-nobody-awaited = You wait for nobody here.
core-error-no-claim = Here the clock settles that.
core-error-claim-later = Not yet: two weeks must have passed.
core-error-claim-not-alone = Others are still there. You can only go on without those who are not.
core-error-offer-open = Something else is on offer already.
core-error-offer-later = You made this offer a short while ago. You can repeat it after { $moves ->
    [one] your next move
   *[other] your next { $moves } moves
}, or in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-chair-each = You cannot sit on two seats at once.
core-error-order = That is not an order of these seats.
core-error-other-digest = The rules replay this match differently.
core-error-other-game = This match belongs to another game.
core-error-other-version = This match was played by an older version of the rules.
core-error-out-of-place = That cannot happen now.
core-error-rules-fail = The rules of this game have failed at this point.
core-error-seats = This is for { $least } to { $most } players.
core-error-stale = That decision is past.
core-error-stale-offer = That offer is no longer open. Read the new one before you answer.
core-error-time-left = There is still time on the clock.
core-error-too-busy = The house is too busy just now. Please try again.
core-error-too-large = That is too long.
core-error-too-many = That is too much at once. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-many-public = { $most } tables of yours are offered to everybody already. When one of them has begun, offer the next.
core-error-too-many-waiting = { $most } tables of yours wait for people already. When one of them has begun or is closed, open the next.
core-error-too-many-drafts = You have tried many moves just now. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-much-history = You have looked back a great deal just now. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-many-tables = You have opened many tables just now. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next one.
core-error-too-much-chat = You have said a great deal. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next line.
core-error-too-many-bot-tables = You have { $most } tables of bots alone going. When one of them is over, open the next.
core-error-too-many-codes = Too many codes that lead nowhere. Wait { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}, or ask for the link of the table.
core-error-too-many-chairs = This table has only { $seats } seats.
core-error-too-often = That is too often. Please wait a moment.
core-error-too-many-sockets = No more than { $most } pages of this house can be open for you at once. Close one, and open this again.
core-error-too-slow = That took too long to arrive. Please try again.
core-error-storage-busy = Another program holds the house’s database. Nothing was changed; please try again in a moment.
core-error-storage-full = The house has no room left to store anything. Nothing was changed; please tell its host.
core-error-storage-read-only = The house’s database cannot be written to. Nothing was changed; please tell its host.
core-error-storage-away = The house’s database does not answer. Please try again in a moment; if it stays so, tell the host.
core-error-unknown-event = This match was recorded by a newer house.
core-error-unreadable = The log of this match cannot be read.

## Rooms that a game keeps

house-room = Room
house-room-instead = { $note }, in place of { $other }
house-room-go-in = Go in
house-faq = Often asked
house-notices = What reaches me
house-shut-closed = This server is for members
house-shut-closed-line = Sign in to play, or enter your invitation.
house-shut-invitation-only = You need an invitation to join this server
house-shut-invitation-only-line = Sign in, enter your invitation, or open the link of a table that somebody sent you.
house-shut-sign-in = Sign in
house-shut-password = I know the server password
house-shut-invitation = Invitation link
house-shut-enter = Continue
house-only-this-computer = Only this computer can open this link, because the server was started for this computer alone.
house-announced = The host says
house-forum = The members’ forum
house-room-people = { $count ->
    [0] nobody at its tables
    [one] one person at its tables
   *[other] { $count } people at its tables
}
house-room-open = { $count ->
    [0] no open table
    [one] one open table
   *[other] { $count } open tables
}
core-error-no-daily-deal = This game has no deal of the day.
core-error-daily-is-opened = The deal of the day is opened from the first page, not arranged at a table.
core-error-once-a-day = The deal of the day is played once; a new one comes tomorrow.
core-error-day-not-over = The key of this deal is shown when its day is over, since others may still play it.

## The deal of the day
house-daily = Deal of the day
house-daily-board = Today’s deal
house-daily-again = Tried again on a device that knew it

## Sending
house-confirm = Ask before a move is sent
house-confirm-matters = Where it matters
house-confirm-always = Always
house-confirm-never = Never

## Lessons
house-lesson = Lesson
house-lesson-of = Learn { $game }
house-lesson-step = Lesson, step { $step } of { $count }
house-lesson-next = Next
house-lesson-first = Play your first game
house-lesson-again = Once more from the start
house-lesson-other = The rules allow that, but here do as it says above.
house-lit = lit
house-learn = Learn it by playing
house-puzzle = Puzzle of the day
core-error-no-puzzle = { $game } has no puzzles here.
core-error-no-such-puzzle = There is no puzzle of { $day } in the archive.

house-no-lesson = There is no lesson here
core-error-no-lesson = { $game } has no lesson yet. Its rules can be read.

## Pauses, reminders and what was left lying
house-pause = Pause
house-pauses = Pauses may be asked for
house-offered-pause = You have asked for a pause.
house-offer-pause = { $name } asks for a pause.
house-offer-mine-pause = You have asked for a pause. When all agree, the clocks stand still.
house-log-continued = { $name } ends the pause.
house-log-nudged = { $name } reminds whoever is to move.
house-log-claimed = { $what ->
    [draw] { $name } settles it as a draw: it was left lying.
    [void] { $name } declares it void: it was left lying.
   *[out] { $name } waits no longer for who left it lying.
}
house-log-excused = { $name } is on vacation: a day more.
house-over-lying = It was left lying.
house-over-void = It was left lying, and counts for nothing.
house-clock-days-bank = { $days ->
    [one] a bank of 1 day
   *[other] a bank of { $days } days
}
house-clock-vacation = vacation
house-clock-bank-runs = { $time } left of the bank
house-vacation = Automatic vacation
house-vacation-line = Whoever’s time is up takes one of their 21 days a year instead.
house-days-off = Days off left: { $left } of { $of }
house-days-off-line = Where a table has automatic vacation, one is taken by itself when your time is up. The year begins anew on 1 January.
house-paused = Paused
house-delay = Watchers see it
house-delay-moves = { $count ->
    [0] at once
    [one] 1 move later
   *[other] { $count } moves later
}
house-lag-given = { $ms } ms given back for the line
