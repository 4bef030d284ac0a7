### English strings of the pages and of the server's errors.

## The shell
house-skip = Skip to content
house-home-link = Parlour, home
house-nav = Main navigation
house-nav-home = Home
house-nav-lobby = Lobby
house-nav-tables = My tables
house-nav-beside = Your tables side by side
house-nav-help = Help
house-nav-settings = Settings
house-nav-further = More pages
house-lamp = Dark mode
house-sound-button = Sound
house-sound-on = Sound is on
house-sound-off = Sound is off
house-join = Create account
house-account = { $name }: your account
house-your-account = Account, devices and sign out
house-more = More
house-close = Close
house-cancel = Cancel
house-loading = One moment…
house-wait-for-you = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
house-minutes = { $minutes } min
house-weight = Complexity { $weight } of 5
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
house-spoken-over = { $time } of overtime
house-overtime = { $time } overtime, −{ $points } points

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
    [0] no guests online
    [one] one guest online
   *[other] { $guests } guests online
}
house-counts = { house-crowd } · { $tables ->
    [0] no public games
    [one] one public game
   *[other] { $tables } public games
}
house-your-tables = Your tables
house-with = with { $names }
house-your-turn = Your turn
house-awaits = { $name } to move
house-awaits-many = { $count } players to move
house-over = Game over
house-play-something = Play a game
house-players = Players
house-rules = Rules
house-play = Play
house-with-friends = With friends
house-game-with-friends = { $game } with friends
house-watch = Watch
house-open-tables = Open tables
house-a-seat-is-free = open seat
house-no-open = No open tables
house-no-open-line = Open one yourself, or play against a bot.
house-sit-down = Join
house-seats-taken = { $taken } of { $seats } seats taken
house-who-is-here = Online
house-quick-match = Quick match
house-people = Contacts
house-looking-round = browsing
house-nobody-else = Nobody else is online.
house-sign = Board games in your browser, on your own server.
house-shared-gathering = open seat
house-shared-playing = in progress
house-shared-over = result
house-how-fair = Fairness
house-code-label = Table code
house-code-example = Table code, such as maple lamp river 427
house-code-go = Go to table

## Lobby and new tables
house-rooms = Rooms
house-hall = All games
house-every-game = every game
house-mine-line = tables you play or played at
house-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
house-seat-is-free = Open seat
house-in-play = In progress
house-you-may-watch = open to spectators
house-left-lying = Inactive
house-left-lying-line = games against bots with no move for two days
house-played = Finished
house-no-mine = You have no tables
house-go-there = Go to table
house-new-table = New table
house-game = Game
house-seats = Seats
house-others = Opponents
house-others-open = Friends
house-others-bot = Bots
house-others-guest = On this device
house-others-open-line = Invite friends with a link, code or QR code. Bots can fill the other seats.
house-others-bot-line = The game starts at once.
house-others-guest-line = Pass this device around. Hidden cards stay hidden between turns.
house-level = Strength
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
house-bot-waits = { $game } against { $name }
house-other-language = { $game } will be in { $language }
house-other-language-line = This server has no dictionary in your language yet, so words and tiles are { $language }. The operator of this server can add one.
house-player = Player { $number }
house-name-of = Name of the player in seat { $number }
house-pace = Time control
house-pace-any = Any time control
house-pace-now = Real time
house-pace-days = Correspondence
house-clock = Clock
house-clock-untimed = No clock
house-clock-bank = { $minutes } min each
house-clock-fischer = { $minutes } min + { $seconds } s per move
house-clock-permove = { $minutes } min per move
house-clock-permove-seconds = { $seconds } s per move
house-clock-total = { $minutes } min, then point penalties
house-clock-correspondence = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
house-public = Show in the lobby
house-public-line = Anyone can join.
house-watchers = Allow spectators
house-cafe = Café table
house-cafe-line = This screen shows the board; players see their hands on their phones.
house-big-screen = Big screen
house-takebacks = Allow takebacks
house-draws = Allow draw offers
house-further = More options · { $clock }
house-open-table = Open table
house-start-now = Start now
house-about-minutes = About { $minutes } minutes.
house-friends-get-link = You get a link for your friends.

## A table before the start
house-what-is-played = Game settings
house-read-rules = Read the rules
house-shuffle = Shuffle seats
house-free-seat = Open seat
house-fill-seat = Player for seat { $number }
house-fill = Fill this seat…
house-fill-guest = A player on this device
house-fill-bot = A bot
house-seat = Seat { $number }
house-seat-up = Move { $name } up from seat { $number }
house-seat-down = Move { $name } down from seat { $number }
house-you = You
house-bot = Bot
house-here = Online
house-not-here = Offline
house-on-this-device = On this device
house-stand = Leave seat
house-send-away = Remove { $name }
house-invite = Invite
house-invite-title = You are invited to play { $game }
house-code = Table code
house-code-line = Enter it at { $host }
house-link = Link to this table
house-copy = Copy
house-share = Share
house-link-copied = Link copied.
house-copy-by-hand = The link is selected: copy it by hand.
house-qr = QR code of the link
house-qr-line = Scan it with a phone
house-ready-host = All seats are taken. Ready to start?
house-ready-guest = All seats are taken. Waiting for the host to start.
house-waiting-for = { $count ->
    [one] One open seat
   *[other] { $count } open seats
}
house-waiting-host-line = Send the link, or add a bot.
house-waiting-guest-line = The game starts when the host starts it.
house-seat-waits = A seat is open
house-seat-waits-line = Join to play, or stay as a spectator.
house-start = Start

## The table
house-board = Board
house-asked = Your decision
house-to-move = to move
house-waiting = Waiting
house-thinking = Thinking
house-away = Away
house-looking-back = You are viewing an earlier position.
house-looking-back-line = The game continues.
house-back-to-now = Back to the current position
house-gave-up = Resigned
house-left-table = Left the game
house-is-thinking = { $name } is thinking
house-are-thinking = { $names } are thinking
house-nobody-awaited = No player has to move
house-you-watch = You are a spectator.
house-you-left = You left this game. You can watch it.
house-choose-move = Choose a move
house-send = Send
house-sending = Sending…
house-undo = Undo
house-key-enter = Enter
house-key-escape = Esc
house-command = Type a move
house-command-hint = A move as text or notation
house-command-none = No legal move matches “{ $typed }”.
house-command-many = { $count } moves match. Keep typing, or choose one with the arrow keys.
house-command-count = { $count ->
    [one] One move matches.
   *[other] { $count } moves match.
}
house-keys = Keyboard shortcuts
house-keys-board = On this board
house-keys-everywhere = At every table
house-keys-confirm = confirm
house-keys-undo = undo the last part of your move
house-keys-command = type a move
house-keys-steps = previous move, next move
house-keys-now = current position
house-keys-to-board = go to the board
house-keys-last = read the last move
house-keys-log = go to the log
house-keys-clock = read the clocks
house-keys-score = read the score
house-keys-asked = read the prompt
house-keys-answer = accept or decline an offer
house-keys-keys = show keyboard shortcuts
house-say-left = { $name }: { $time }
house-say-no-clock = This game has no clock.
house-say-score = { $name }: { $points }
house-say-no-score = This game has no points.
house-say-no-move = No moves yet.
house-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
house-time-over = Your time is up. Overtime costs points.
house-time-low = { $seconds } seconds left
house-won = Won
house-lost = Lost
house-drawn = Drawn
house-panel = Log, chat, moves and rules
house-tab-log = Log
house-tab-result = Result
house-tab-chat = Chat
house-tab-moves = Moves
house-tab-plan = Conditional moves
house-tab-rules = Rules
house-tab-moments = Key moments
house-tab-points = Points
house-unread = { $count } new
house-talk-button = { $unread ->
    [0] Log, chat and rules
   *[other] Log, chat and rules, { $unread } new
}
house-watchers-count = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
house-log-move = Move
house-log-points = Points
house-log-total = Total
house-log-empty = No moves yet.
house-log-started = The game starts.
house-log-moved = { $name } moved.
house-log-left = { $why ->
    [resigned] { $name } resigned.
    [time] { $name } ran out of time.
   *[away] { $name } abandoned the game.
}
house-log-flagged = { $name } ran out of time.
house-log-offered = { $what ->
    [pause] { $name } requested a pause.
    [takeback] { $name } requested a takeback.
   *[draw] { $name } offered a draw.
}
house-log-answered = { $yes ->
    [true] { $name } accepted.
   *[false] { $name } declined.
}
house-log-answered-withdrawn = { $what ->
    [pause] { $name } withdrew the pause request.
    [takeback] { $name } withdrew the takeback request.
   *[draw] { $name } withdrew the draw offer.
}
house-hint = Hint
house-hint-question = Use a hint?
house-hint-line = The strongest bot suggests a move. This game will be unrated and marked as assisted.
house-hint-take = Use a hint
house-hint-says = Hint: { $move }
house-hint-knows = Hint: { $move } ({ $worth })
house-log-hinted = { $name } used a hint.
house-log-tookback = The move was taken back.
house-log-tookback-anew = The move was taken back, and the following random events were redrawn.
house-log-resumed = The server was down and is back. The clocks continue without the downtime.
house-chat = Chat
house-chat-empty = No messages yet.
house-say = Write a message
house-said = { $name }: { $text }
house-watching = spectator
house-no-rules = This game has no rules page yet.
house-rules-alone = Open the rules on their own page
house-rules-of = Rules of { $game }
house-moves-wait = It is not your turn.
house-moves-too-many = There are too many moves to list. Use the board.
house-moves-count = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
house-moves-search = Find a move
house-moves-more = and { $count } more: type to search
house-word-board = Text view of the board
house-word-view = What this seat can see
house-setting-legal = Show legal moves
house-setting-legal-line = Legal moves are marked on the board.
house-setting-trace = Highlight last move
house-setting-trace-line = The board shows what changed last.
house-setting-sound = Sound
house-setting-sound-line = Quiet sounds for moves and turns.
house-draw = Draw
house-takeback = Take back
house-leaver = When a player leaves
house-leaver-wait = the others wait
house-leaver-bot = a bot plays until they return
house-leaver-end = they resign
house-leave = Let a bot play
house-leave-question = Let a bot play for you?
house-leave-line = A bot of about your strength plays in your seat. You can return at any time. The result counts as yours.
house-bot-plays-on = A bot plays for you.
house-take-chair = Return to your seat
house-stand-in = replaced by a bot
house-log-seated-for = A bot plays for { $name }.
core-error-bot-plays-on = A bot plays for you. Return to your seat first.
core-error-no-stand-in = This table does not replace players by bots.
house-resign = Resign
house-resign-question = Resign this game?
house-resign-line = You will lose.
house-offered-draw = You offered a draw.
house-offered-takeback = You requested a takeback.
house-offer-draw = { $name } offers a draw.
house-offer-takeback = { $name } requests a takeback.
house-offer-mine-draw = You offered a draw.
house-offer-mine-takeback = You requested a takeback.
house-accept = Accept
house-decline = Decline
house-withdraw = Withdraw
house-pass-device = Pass the device to { $name }
house-pass-device-line = The board stays hidden until { $name } is ready.
house-hand-over = Pass the device
house-i-am = I am { $name }
house-line-down = Connection lost. Reconnecting… Your move is saved and will be sent automatically.
house-line-closed = Server restarting… Your move is saved and will be sent automatically.
house-line-up = Reconnected.
house-table-closed = This table is closed
house-no-table = Table not found
house-to-the-table = Go to table

## The end
house-you-win = You win
house-wins = { $name } wins
house-share-win = { $names } share first place
house-draw-game = Draw
house-game-closed = Game aborted
house-solo-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
house-over-resigned = { $loser } resigned.
house-over-time = { $loser } ran out of time.
house-over-away = { $loser } abandoned the game.
house-over-agreed = By agreement.
house-result = Result
house-rematch = Rematch
house-join-rematch = Join the rematch
house-watch-rematch = Watch the rematch
house-accept-rematch = Accept rematch
house-rematch-asked = { $name } wants a rematch.
house-rematch-waits = You offered a rematch. { $names } can accept it here.
house-rematch-begins = The rematch starts.
house-rematch-table = Change settings
house-rematch-changed = The rematch has different rules or players.
house-rematch-see = Go to table
house-review = Review
house-rank = Rank { $rank }
house-points-made = Score breakdown
house-source-overtime = Overtime
house-sources-total = Total
house-points-for = Points for
house-fairness = Fairness
house-fairness-line = Before the game the server published a hash of its random seed, and every player’s browser added a random number of its own. The server reveals the seed after the game, so anyone can check that the shuffle was not changed.
house-verified = Verified.
house-not-verified = Verification failed.
house-promised = Hash shown to you before the game
house-nonce = Random number from this browser
house-commitment = Hash of the seed
house-key = Server seed
house-seed = Combined seed
house-verify-yourself = Verify it yourself on the server:

## Review
house-no-review = No review yet
house-steps = Steps
house-step-first = Go to start
house-step-prev = Previous move
house-step-play = Play
house-step-stop = Stop
house-step-next = Next move
house-word-means = What does { $word } mean?
house-step-last = Go to end
house-step-of = { $step } of { $count }
house-step = Step { $step }
house-step-start = Start
house-eyes = View as
house-eyes-public = spectator
house-eyes-of = { $name }
house-graph = { $label }, move by move
house-measure-points = Points
house-measure-balance = Balance
house-measure-outcome = Win chance
house-opinion = Computer analysis of this move
house-kind-best = Best
house-kind-fine = Good
house-kind-slip = Inaccuracy
house-kind-miss = Mistake
house-kind-costly = Blunder
house-candidates = Best moves
house-candidate = Move
house-place-heading = Rank
house-worth = Evaluation
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
house-worth-chance = { $chance } win chance
house-no-opinion-here = No computer analysis of this move.
house-best-there-was = the best move.
house-result-kept = same result
house-best-was = Best:
house-played-was = Played: { $played }.
house-lost-points = Lost { $lost } points.
house-lost-least = Lost at least { $lost } points.
house-lost-outcome = Win chance fell by { $lost } { $lost ->
    [one] point
   *[other] points
}.
house-moment-gain = { $gain } { $points ->
    [one] point
   *[other] points
} above average
house-moment-lost-points = { $lost } points
house-moment-lost-outcome = { $lost } win chance
house-foreseen = { $move }, then probably { $line }
house-weighed = { $count } moves were evaluated.
house-there-was = Best was { $best }
house-reader-may = Computer analysis by { $name }
house-reader-ask = Request analysis
house-reader-done = Computer analysis by { $name }
house-reader-reads = { $name } is analysing: { $done } of { $count } moves.
house-reader-waits = Queued: { $name } is analysing another game.
house-reader-spent = The daily limit of { $name } is reached. The analysis continues tomorrow: { $done } of { $count } moves done.
house-reader-read = Analysed
house-lost-each = { $name }: average loss { $lost } per move, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}
house-luck-title = Luck and decisions
house-luck-luck = Luck
house-luck-decisions = Decisions
house-luck-together = Total
house-luck-told = { $name }: luck { $luck }, decisions { $decisions }, each ± { $within }; total { $lead }.
house-luck-note = In points of { $name }’s lead over the average of the others, from many simulated random draws. The thin line is the 90 % confidence interval.
house-luck-note-alone = In points for { $name }, from many simulated random draws. The thin line is the 90 % confidence interval.
house-decisions-of = Moves of { $name }
house-next-mistake = Next mistake
house-no-mistakes = No mistakes found.
house-limits = Mistake thresholds
house-limits-set = Set mistake thresholds
house-limits-points = Points lost. Saved for you and this game.
house-limits-outcome = Win chance lost, in percentage points. Saved for you and this game.
house-limit-from = { $kind } from
house-limits-usual = Reset to default
house-done = Done
house-try-again = Retry this move
house-again = Retry
house-again-line = This is { $name }’s position before the move. Choose another move; the game itself does not change.
house-weighing = Analysing your move…
house-try-better = Better than the move played, by { $by }.
house-try-worse = Worse than the move played, by { $by }.
house-try-same = As good as the move played.
house-once-more = Try again
house-back-to-review = Back to the review
house-go-on = Play from here
house-go-on-line = Opens a new unrated table at the position before this move, with the same hidden cards.
house-go-on-with = Opponents
house-go-on-bots = Bots
house-go-on-friends = Friends
house-go-on-level = Strength
house-go-on-seat = Your seat
house-go-on-fresh = Redraw future random events
house-go-on-open = Open table
house-ahead-above = { $name } ahead: above the line
house-ahead-below = { $name } ahead: below the line
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
house-your-name-line = Other players see this name. You need no account; this browser remembers you.
house-keep = Save
house-name-kept = Your name is now { $name }.
house-looks = Appearance
house-light = Theme
house-theme-system = System
house-theme-light = Light
house-theme-dark = Dark
house-text-size = Text size
house-motion = Animations
house-motion-system = System
house-motion-full = On
house-motion-still = Off
house-language = Language
house-language-line = The operator of this server can add languages.
house-at-the-table = At the table
house-settings-kept = Saved in this browser and in your account.

## Help
house-help-play = Play
house-help-play-text = Choose a game on the home page and press Play: you play a bot at once, without an account. Legal moves are marked on the board. Choose a move, check the preview and send it.
house-help-friends = Play with friends
house-help-friends-text = “With friends” opens a table. Share the link, the table code or the QR code. As the host you choose the seats, the rules, the time control and whether spectators are allowed. Bots can fill open seats.
house-help-device = Several players, one screen
house-help-device-text = Several players can share one screen. The board turns to the player to move. In games with hidden information the screen is covered between turns, until the next player is ready.
house-help-keys = Keyboard
house-help-keys-text = You can do everything without a mouse, and every board describes itself to screen readers. When there are few legal moves, the side panel lists them.
house-key-move = Arrow keys
house-key-move-does = move on the board
house-key-choose = Enter or Space
house-key-choose-does = select the focused item
house-key-send = Enter
house-key-send-does = send the selected move
house-key-undo = Backspace or Escape
house-key-undo-does = undo the last part of your move
house-key-turn = R
house-key-turn-does = rotate the board or the piece
house-key-tabs = Tab
house-key-tabs-does = next part of the page
house-key-review = Left, Right, Home, End
house-key-review-does = step through a review
house-help-line = Lost connection
house-help-line-text = Your move stays in this browser, even if you reload the page. It is sent automatically when the connection returns, and counts only once.
house-help-clock = Clocks
house-help-clock-text = The clock of every player who has to move runs. It stops when the server receives the move. In correspondence games you have a number of days per move. If the server is down, real-time clocks pause. Correspondence clocks continue, but after the downtime the players to move have at least one hour.
house-help-fairness = Fairness
house-help-fairness-text = Before a game the server draws a random seed and publishes its hash. Every player’s browser adds a random number when it joins, and the shuffle follows from all of them. So neither the server nor any player can choose the cards.

    The server reveals its seed after the game. The review of every game shows it with the results of the checks. On the server, the command parlour verify with the id of the match checks it again.
house-help-privacy = Privacy
house-help-privacy-text = The server stores a cookie that identifies you, your name, your settings, your games and your chat messages. They stay on this server. Pages load nothing from other servers.

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
house-pace-of-quick = Fast
house-pace-of-evening = Normal
house-pace-of-daily = Correspondence
house-column-place = Rank
house-column-name = Name
house-column-rating = Rating
house-column-sure = Deviation
house-column-own = Game rating
house-column-week = This week
house-column-games = Games
house-column-won = Won
house-column-form = Last five
house-percent = { $share } %
house-up-by = up by { $points }
house-down-by = down by { $points }
house-form = results, oldest first: { $results }
house-anchor = bot
house-fixed = fixed
house-provisional = Provisional: no rank before { $games } games
house-nobody-rated = No player has a rating yet. Rated games against people or bots count.
house-where-you-stand = Your rank
house-above = Better than { $below } of { $others } players.
house-games-until-settled = { $games ->
    [one] One more game until you are ranked.
   *[other] { $games } more games until you are ranked.
}
house-how-to-read = How ratings work
house-read-anchor = A bot’s rating is fixed, because it always plays at the same strength. This keeps ratings comparable between seasons.
house-read-sure = ± is the rating deviation: the true rating is within it nine times in ten.
house-read-counts = A game against people or bots is rated once each side has made a few moves (two in most games). It is unrated if a move was taken back, a hint was used, one person held several seats, or all players left. A difference of 100 points means about two wins in three.
house-read-repeated = The first three games between the same two players within 24 hours count in full; each further one counts half as much as the one before. At most ten games against the same player count towards a rank.
house-ladder = Bot ladder
house-ladder-next = { $wins ->
    [one] One more win against { $bot } to move up.
   *[other] { $wins } more wins against { $bot } to move up.
}
house-ladder-done = You have beaten every bot.
house-rating-change = { $before } → { $after }
house-rating-changed = rating { $before } before, { $after } now
house-rating-left = abandoned: ranked behind all who stayed
house-rating-early = left early: not rated
house-rating-weight = counts { $share } %: repeated opponent within 24 hours
house-ladder-on = You beat { $bot }. Next: { $next }.
house-keep-match = Match file
house-keep-record = As { $kind }
house-files = Match files
house-files-line = A match file contains everything needed to replay and verify a match. Only you can see the matches you import, and they are unrated.
house-files-all = All my matches
house-files-bring = Import a match
house-won-lost = { $won } won, { $lost } lost
house-not-met = not played yet
house-passed = beaten
house-result-won = Won
house-result-lost = Lost
house-result-drawn = Drawn
house-place = Place { $place }
house-given-up = resigned
house-unrated = unrated
house-unrated-void = Unrated: the match is void.
house-unrated-daily = Unrated: deal of the day.
house-unrated-continued = Unrated: played on from another game.
house-unrated-solo = Unrated: a game for one player.
house-unrated-bots = Unrated: only bots played.
house-unrated-imported = Unrated: imported from a file.
house-unrated-shared = Unrated: one person played several seats.
house-unrated-takeback = Unrated: a move was taken back.
house-unrated-hint = Unrated: a hint was used.
house-unrated-deserted = Unrated: all players left and bots finished the match.
house-unrated-short = Unrated: the match ended before each side had made enough moves.
house-whose = Player
house-whose-mine = My games
house-whose-all = All games
house-game-any = Every game
house-when = Date
house-when-any = Any time
house-when-week = Last week
house-when-month = Last month
house-when-year = Last year
house-outcome = Outcome
house-outcome-any = Any
house-outcome-not-won = Not won
house-against = Opponent
house-no-results = No games found
house-no-results-line = Your finished games appear here with their reviews.
house-no-open-results-line = Finished public games appear here.
house-show-more = Show more
house-all-results = All results

## Errors
core-error-failed = That did not work. Please try again.
core-error-fault = Something went wrong on the server. The error was logged; please try again.
core-error-line = Connection lost. Please try again in a moment.
core-error-unknown = Not found.
core-error-already-started = This game has already started.
core-error-banned = Your account is banned for now.
core-error-muted = You are muted for now.
core-error-house-closed = This server is for members only. Sign in, or ask the operator for an invitation.
core-error-house-by-invitation = This server is by invitation only. Open the link of a table, or ask the operator for an invitation.
core-error-bad-key = The random seed of this match is damaged.
core-error-broken = This match cannot continue: its log is damaged at position { $seq }.
core-error-chair-taken = This seat is taken.
core-error-table-changed = The host changed the settings. Check them again before you join.
core-error-rematch-changed = The host changed the rematch. Check its settings before you join.
core-error-clock = This time control is not allowed.
core-error-empty-chair = That seat is open.
core-error-empty-chairs = A seat is still open.
core-error-empty-log = This match has no log.
core-error-gap = The log of this match has a gap.
core-error-gone = This player has left the game.
core-error-log-full = This match has reached the limit of { $most } events.
core-error-never-started = This game never started.
core-error-no-name = A name needs at least one letter.
core-error-name-too-long = A name has at most { $most } letters; this one has { $letters }.
core-error-no-offer = There is no open offer.
core-error-no-such-bot = This game has no such bot.
core-error-no-such-code = No table has the code { $heard }.
core-error-game-set-aside = { $game } could not be loaded and cannot be played at the moment. Your matches are safe; please contact the operator of this server.
core-error-no-such-game = This server does not have that game.
core-error-no-such-match = Table not found.
core-error-no-such-moment = There is no earlier position.
core-error-no-such-page = Page not found.
core-error-no-such-seat = There is no such seat.
core-error-no-such-step = There is no such move.
core-error-file-too-large = This file is too large. The limit is { $most } kB.
core-error-file-proves-false = The match in this file failed verification ({ $check }) and was not imported.
core-error-file-of-a-day = Matches of the deal of the day cannot be imported.
core-error-other-match-here = A different match with the same id already exists, so nothing was imported.
core-error-no-such-decision = You cannot retry that move.
core-error-no-opinions = No bot on this server can analyse this match.
core-error-bad-origin = This match does not match the game it continues.
core-error-origin-is-fixed = This table continues another game: its options and seats cannot be changed.
core-error-origin-daily = You cannot play on from the deal of the day.
core-error-origin-too-long = This game is too long to play on from here.
core-error-reviews-spent = The daily analysis limit is reached. Try again tomorrow.
core-error-too-many-reviews = You already have { $most } analysis requests. Request the next when one is done.
core-error-no-such-pace = There is no such time control. Choose quick, evening or daily.
core-error-no-such-season = There is no such season.
core-error-no-such-results = There is no such page of results. Start with the first.
core-error-no-result-yet = The result is not saved yet. Try again in a moment.
core-error-no-watchers = The host does not allow spectators.
core-error-no-worker = No bot is available right now.
core-error-not-a-match-file = This is not a match file.
core-error-not-a-nonce = The random number from this browser could not be read. Reload the page.
core-error-not-a-promise = This match is not reserved for you. Open the table again.
core-error-promise-used = This table is already open.
core-error-not-agreed = The other players have not agreed.
core-error-not-an-action = This is not a legal move.
core-error-wrong-origin = This page was opened at { $origin }, but the server takes its own address to be { $expected }, so it refuses all changes. If you run this server, set up its reverse proxy to pass on the headers Host and X-Forwarded-Proto.
core-error-not-from-here = This request did not come from a page of this server.
core-error-no-hints = Hints are only available in games against bots, not in the deal of the day.
core-error-not-offered-here = This offer is not available at this table.
core-error-not-options = These options are not valid for this game.
core-error-not-over = This is available after the game.
core-error-not-playing = This game is not in progress.
core-error-not-the-host = Only the host can do that.
core-error-private-match = This match is private. Ask one of its players to share the link.
core-error-put-out = The host removed you from this table. You cannot join it again.
core-error-not-storable = This text contains characters that cannot be stored. Remove them and try again.
core-error-not-understood = The server could not read that request.
core-error-not-your-seat = This is not your seat.
core-error-not-your-table = You did not play at this table.
core-error-not-your-turn = It is not your turn.
core-error-no-such-phrase = There is no such phrase.
core-error-nothing-said = Write a message first.
core-error-nothing-to-take-back = You have no move to take back.
core-error-drawn-anew-once = This move was already taken back and redrawn once.
core-error-paused = The game is paused. Resume it first.
core-error-not-paused = The game is not paused.
core-error-no-vacation = This table has no vacation.
core-error-no-plans-here = Conditional moves are only available in correspondence games without luck or hidden information.
core-error-plan-is-due = It is your turn: make your move.
core-error-plan-without-answer = A line must end with your own move.
core-error-plan-too-long = A line can have at most { $most } moves.
core-error-plans-full = You can have at most { $most } lines. Delete one first.
core-error-no-nudge = Reminders are not available here: the clock decides.
core-error-nudge-later = It is too early for a reminder.
core-error-nobody-awaited = You are not waiting for any player.
core-error-no-claim = You cannot claim the result here: the clock decides.
core-error-claim-later = You can claim the result after two weeks without a move.
core-error-claim-not-alone = Other players are still active. You can only continue without those who left.
core-error-offer-open = Another offer is still open.
core-error-offer-later = You made this offer a short while ago. You can repeat it after { $moves ->
    [one] your next move
   *[other] your next { $moves } moves
}, or in { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}.
core-error-one-chair-each = You cannot take two seats at once.
core-error-order = That is not a valid order of these seats.
core-error-other-digest = The rules give a different result when this match is replayed.
core-error-other-game = This match belongs to another game.
core-error-other-version = This match was played by an older version of the rules.
core-error-out-of-place = That is not possible now.
core-error-rules-fail = The rules of this game failed at this position.
core-error-seats = This game is for { $least } to { $most } players.
core-error-stale = This position has changed. Look at the board again.
core-error-stale-offer = That offer is no longer open. Read the new one before you answer.
core-error-time-left = There is still time on the clock.
core-error-too-busy = The server is too busy. Please try again.
core-error-too-large = That is too long.
core-error-too-many = Too many requests. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-many-public = You already have { $most } public tables. Open the next when one of them has started.
core-error-too-many-waiting = You already have { $most } open tables. Open the next when one of them has started or is closed.
core-error-too-many-drafts = You tried too many moves. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-much-history = You loaded too many earlier positions. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
core-error-too-many-tables = You opened too many tables. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next one.
core-error-too-much-chat = You sent too many messages. Please wait { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} before the next one.
core-error-too-many-bot-tables = You already have { $most } games with only bots in progress. Open the next when one of them is over.
core-error-too-many-codes = Too many wrong codes. Wait { $minutes ->
    [0] { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
   *[other] { $minutes } minutes
}, or ask for the link of the table.
core-error-too-many-chairs = This table has only { $seats } seats.
core-error-too-often = Too many requests. Please wait a moment.
core-error-too-many-sockets = You can have at most { $most } pages of this site open at once. Close one and reload this page.
core-error-too-slow = The request took too long. Please try again.
core-error-storage-busy = The database is busy. Nothing was changed; please try again in a moment.
core-error-storage-full = The server’s disk is full. Nothing was changed; please contact the operator.
core-error-storage-read-only = The server’s database is read-only. Nothing was changed; please contact the operator.
core-error-storage-away = The server’s database does not answer. Please try again in a moment; if that does not help, contact the operator.
core-error-unknown-event = This match was recorded by a newer version of the server.
core-error-unreadable = The log of this match cannot be read.

## Rooms

house-room = Room
house-room-instead = { $note } (replaces { $other })
house-room-go-in = Enter
house-faq = FAQ
house-notices = Notifications
house-shut-closed = This server is for members
house-shut-closed-line = Sign in to play, or enter your invitation.
house-shut-invitation-only = You need an invitation to join this server
house-shut-invitation-only-line = Sign in, enter your invitation, or open the link of a table.
house-shut-sign-in = Sign in
house-shut-password = I know the server password
house-shut-invitation = Invitation link
house-shut-enter = Continue
house-only-this-computer = Only this computer can open this link, because the server was started for this computer alone.
house-announced = Announcement
house-forum = Forum
house-room-people = { $count ->
    [0] no players
    [one] one player
   *[other] { $count } players
}
house-room-open = { $count ->
    [0] no open tables
    [one] one open table
   *[other] { $count } open tables
}
core-error-no-daily-deal = This game has no deal of the day.
core-error-daily-is-opened = Open the deal of the day from the home page.
core-error-once-a-day = You can play the deal of the day only once. The next one comes tomorrow.
core-error-day-not-over = The seed of this deal stays secret until the end of the day, because others can still play it.

## The deal of the day
house-daily = Deal of the day
house-daily-board = Today’s deal
house-daily-again = Played again on a device that knew the deal

## Sending
house-confirm = Confirm moves
house-confirm-matters = Important moves only
house-confirm-always = Always
house-confirm-never = Never

## Lessons
house-lesson = Lesson
house-lesson-of = Learn { $game }
house-lesson-step = Lesson, step { $step } of { $count }
house-lesson-next = Next
house-lesson-first = Play your first game
house-lesson-again = Restart the lesson
house-lesson-other = That move is legal, but please follow the lesson.
house-lit = highlighted
house-learn = Learn by playing
house-puzzle = Puzzle of the day
core-error-no-puzzle = { $game } has no puzzles.
core-error-no-such-puzzle = There is no puzzle for { $day }.

house-no-lesson = Lesson not found
core-error-no-lesson = { $game } has no lesson yet. Read its rules instead.

## Pauses, reminders and abandoned games
house-pause = Pause
house-pauses = Allow pauses
house-offered-pause = You requested a pause.
house-offer-pause = { $name } requests a pause.
house-offer-mine-pause = You requested a pause. The clocks stop when all players agree.
house-log-continued = { $name } resumed the game.
house-log-nudged = { $name } sent a reminder.
house-log-claimed = { $what ->
    [draw] { $name } claimed a draw: the game was abandoned.
    [void] { $name } declared the game void: it was abandoned.
   *[out] { $name } continues without the players who abandoned the game.
}
house-log-excused = { $name } is on vacation: one more day.
house-over-lying = The game was abandoned.
house-over-void = The game was abandoned and does not count.
house-clock-days-bank = { $days ->
    [one] reserve of 1 day
   *[other] reserve of { $days } days
}
house-clock-vacation = vacation
house-clock-bank-runs = { $time } of the reserve left
house-vacation = Automatic vacation
house-vacation-line = When a player’s time is up, one of their 21 vacation days per year is used instead.
house-days-off = Vacation days left: { $left } of { $of }
house-days-off-line = At tables with automatic vacation, one day is used when your time is up. The days are renewed on 1 January.
house-paused = Paused
house-delay = Spectator delay
house-delay-moves = { $count ->
    [0] none
    [one] 1 move
   *[other] { $count } moves
}
house-lag-given = { $ms } ms lag compensation
