### English strings of the pages and of the server's errors.

## The shell
site-skip = Skip to content
site-home-link = Parlour, home
site-nav = Main navigation
site-nav-home = Home
site-nav-lobby = Lobby
site-nav-tables = My tables
site-nav-side-by-side = Your tables side by side
site-nav-help = Help
site-nav-settings = Settings
site-nav-more = More pages
site-dark-mode = Dark mode
site-sound-button = Sound
site-sound-on = Sound is on
site-sound-off = Sound is off
site-create-account = Create account
site-sign-in = Sign in
site-account = { $name }: your account
site-your-account = Account, devices and sign out
site-more = More
site-close = Close
site-cancel = Cancel
site-loading = One moment…
site-wait-for-you = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
}
site-minutes = { $minutes } min
site-weight = Complexity { $weight } of 5
site-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
site-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
site-spoken-clock = { $minutes ->
    [0] { $seconds } seconds
    [one] 1 minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
}
site-spoken-over = { $time } of overtime
site-overtime = { $time } overtime, −{ $points } points

## Home
site-greeting = { $daytime ->
    [morning] Good morning
    [afternoon] Good afternoon
   *[evening] Good evening
}
site-greeting-name = { site-greeting }, { $name }
site-online-count = { $members ->
    [0] no members
    [one] one member
   *[other] { $members } members
}, { $guests ->
    [0] no guests online
    [one] one guest online
   *[other] { $guests } guests online
}
site-activity-summary = { site-online-count } · { $tables ->
    [0] no public games
    [one] one public game
   *[other] { $tables } public games
}
site-your-tables = Your tables
site-with = with { $names }
site-your-turn = Your turn
site-player-to-move = { $name } to move
site-players-to-move = { $count } players to move
site-game-over = Game over
site-play-a-game = Play a game
site-players = Players
site-rules = Rules
site-play = Play
site-with-friends = With friends
site-game-with-friends = { $game } with friends
site-watch = Watch
site-open-tables = Open tables
site-no-open-tables = No open tables
site-no-open-tables-line = Open one yourself, or play against a bot.
site-join-table = Join
site-seats-taken = { $taken } of { $seats } seats taken
site-who-is-here = Online
site-quick-match = Quick match
site-people = Contacts
site-browsing = browsing
site-nobody-else-online = Nobody else is online.
site-tagline = Board games in your browser, on your own server.
site-link-preview-gathering = open seat
site-link-preview-playing = in progress
site-link-preview-over = result
site-fairness-link = Fairness
site-code-label = Table code
site-code-example = Table code, such as maple lamp river 427
site-code-submit = Go to table

## Lobby and new tables
site-rooms = Rooms
site-all-games = All games
site-every-game = every game
site-my-tables-line = tables you play or played at
site-tables-count = { $count ->
    [one] one table
   *[other] { $count } tables
}
site-seat-open = Open seat
site-in-progress = In progress
site-open-to-spectators = open to spectators
site-inactive = Inactive
site-inactive-line = games against bots with no move for two days
site-finished = Finished
site-no-tables = You have no tables
site-go-to-table = Go to table
site-new-table = New table
site-game = Game
site-seats = Seats
site-opponents = Opponents
site-opponents-open = Friends
site-opponents-bot = Bots
site-opponents-guest = On this device
site-opponents-open-line = Invite friends with a link, code or QR code. Bots can fill the other seats.
site-opponents-bot-line = The game starts at once.
site-opponents-guest-line = Pass this device around. Hidden cards stay hidden between turns.
site-opponents-challenge-line = The game starts as soon as { $name } accepts.
site-level = Strength
site-level-beginner = Beginner
site-level-beginner-plus = Beginner +
site-level-casual = Casual
site-level-casual-plus = Casual +
site-level-club = Club player
site-level-club-plus = Club player +
site-level-expert = Expert
site-level-expert-plus = Expert +
site-level-master = Master
site-level-master-plus = Master +
site-bot-level = { $name }, { $level }
site-against-bot = Against { $name }
site-another-bot = Another opponent
site-game-against-bot = { $game } against { $name }
site-other-language = { $game } will be in { $language }
site-other-language-line = This server has no dictionary in your language yet, so words and tiles are { $language }. The operator of this server can add one.
site-player = Player { $number }
site-name-of = Name of the player in seat { $number }
site-pace = Time control
site-pace-any = Any time control
site-pace-now = Real time
site-pace-days = Correspondence
site-clock = Clock
site-clock-untimed = No clock
site-clock-bank = { $minutes } min each
site-clock-fischer = { $minutes } min + { $seconds } s per move
site-clock-permove = { $minutes } min per move
site-clock-permove-seconds = { $seconds } s per move
site-clock-total = { $minutes } min, then point penalties
site-clock-correspondence = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
site-show-in-lobby = Show in the lobby
site-show-in-lobby-line = Anyone can join.
site-allow-spectators = Allow spectators
site-cafe = Café table
site-cafe-line = This screen shows the board; players see their hands on their phones.
site-big-screen = Big screen
site-allow-takebacks = Allow takebacks
site-allow-draws = Allow draw offers
site-more-options = More options · { $clock }
site-open-table = Open table
site-start-now = Start now
site-about-minutes = About { $minutes } minutes.
site-friends-get-link = You get a link for your friends.

## A table before the start
site-game-settings = Game settings
site-read-rules = Read the rules
site-shuffle-seats = Shuffle seats
site-open-seat = Open seat
site-fill-seat = Player for seat { $number }
site-fill = Fill this seat…
site-fill-guest = A player on this device
site-fill-bot = A bot
site-bots-of-members = Bots of members
site-bot-of = { $name }, bot of { $owner }
site-bot-owner = bot of { $owner }
site-challenge-waiting = Waiting for an answer…
site-challenge-declined = { $name } declined.
site-challenge-unanswered = { $name } did not answer.
site-withdraw-challenge = Withdraw the challenge to { $name }
site-seat = Seat { $number }
site-seat-up = Move { $name } up from seat { $number }
site-seat-down = Move { $name } down from seat { $number }
site-you = You
site-bot = Bot
site-bot-badge = BOT
site-bot-account = bot account
site-online = Online
site-offline = Offline
site-on-this-device = On this device
site-leave-seat = Leave seat
site-remove-player = Remove { $name }
site-invite = Invite
site-invite-title = You are invited to play { $game }
site-code = Table code
site-code-line = Enter it at { $host }
site-link = Link to this table
site-copy = Copy
site-share = Share
site-link-copied = Link copied.
site-copy-by-hand = The link is selected: copy it by hand.
site-qr = QR code of the link
site-qr-line = Scan it with a phone
site-ready-host = All seats are taken. Ready to start?
site-ready-guest = All seats are taken. Waiting for the host to start.
site-waiting-for = { $count ->
    [one] One open seat
   *[other] { $count } open seats
}
site-waiting-host-line = Send the link, or add a bot.
site-waiting-guest-line = The game starts when the host starts it.
site-seat-available = A seat is open
site-seat-available-line = Join to play, or stay as a spectator.
site-start = Start

## The table
site-board = Board
site-your-decision = Your decision
site-to-move = to move
site-waiting = Waiting
site-thinking = Thinking
site-away = Away
site-earlier-position = You are viewing an earlier position.
site-earlier-position-line = The game continues.
site-back-to-current-position = Back to the current position
site-resigned = Resigned
site-left-table = Left the game
site-is-thinking = { $name } is thinking
site-are-thinking = { $names } are thinking
site-no-player-to-move = No player has to move
site-you-spectate = You are a spectator.
site-you-left = You left this game. You can watch it.
site-choose-move = Choose a move
site-send = Send
site-sending = Sending…
site-undo = Undo
site-key-enter = Enter
site-key-escape = Esc
site-command = Type a move
site-command-hint = A move as text or notation
site-command-none = No legal move matches “{ $typed }”.
site-command-many = { $count } moves match. Keep typing, or choose one with the arrow keys.
site-command-count = { $count ->
    [one] One move matches.
   *[other] { $count } moves match.
}
site-keys = Keyboard shortcuts
site-keys-board = On this board
site-keys-everywhere = At every table
site-keys-confirm = confirm
site-keys-undo = undo the last part of your move, or cancel a premove
site-keys-command = type a move
site-keys-steps = previous move, next move
site-keys-now = current position
site-keys-to-board = go to the board
site-keys-last = read the last move
site-keys-log = go to the log
site-keys-clock = read the clocks
site-keys-score = read the score
site-keys-asked = read the prompt
site-keys-answer = accept or decline an offer
site-keys-keys = show keyboard shortcuts
site-announce-clock = { $name }: { $time }
site-announce-no-clock = This game has no clock.
site-announce-score = { $name }: { $points }
site-announce-no-score = This game has no points.
site-announce-no-move = No moves yet.
site-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
site-time-over = Your time is up. Overtime costs points.
site-time-low = { $seconds } seconds left
site-won = Won
site-lost = Lost
site-drawn = Drawn
site-panel = Log, chat, moves and rules
site-tab-log = Log
site-tab-result = Result
site-tab-chat = Chat
site-tab-moves = Moves
site-tab-plan = Conditional moves
site-tab-rules = Rules
site-tab-moments = Key moments
site-tab-points = Points
site-unread = { $count } new
site-panel-button = { $unread ->
    [0] Log, chat and rules
   *[other] Log, chat and rules, { $unread } new
}
site-spectators-count = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
site-log-move = Move
site-log-points = Points
site-log-total = Total
site-log-empty = No moves yet.
site-log-started = The game starts.
site-log-moved = { $name } moved.
site-log-left = { $why ->
    [resigned] { $name } resigned.
    [time] { $name } ran out of time.
   *[away] { $name } abandoned the game.
}
site-log-flagged = { $name } ran out of time.
site-log-offered = { $what ->
    [pause] { $name } requested a pause.
    [takeback] { $name } requested a takeback.
   *[draw] { $name } offered a draw.
}
site-log-answered = { $yes ->
    [true] { $name } accepted.
   *[false] { $name } declined.
}
site-log-answered-withdrawn = { $what ->
    [pause] { $name } withdrew the pause request.
    [takeback] { $name } withdrew the takeback request.
   *[draw] { $name } withdrew the draw offer.
}
site-hint = Hint
site-hint-question = Use a hint?
site-hint-line = The strongest bot suggests a move. This game will be unrated and marked as assisted.
site-hint-take = Use a hint
site-hint-move = Hint: { $move }
site-hint-move-and-value = Hint: { $move } ({ $worth })
site-log-hinted = { $name } used a hint.
site-log-tookback = The move was taken back.
site-log-tookback-redrawn = The move was taken back, and the following random events were redrawn.
site-log-resumed = The server was down and is back. The clocks continue without the downtime.
site-chat = Chat
site-chat-empty = No messages yet.
site-write-message = Write a message
site-chat-message = { $name }: { $text }
site-spectator = spectator
site-no-rules = This game has no rules page yet.
site-rules-alone = Open the rules on their own page
site-rules-of = Rules of { $game }
site-moves-not-your-turn = It is not your turn.
site-moves-too-many = There are too many moves to list. Use the board.
site-moves-count = { $count ->
    [one] One legal move
   *[other] { $count } legal moves
}
site-moves-search = Find a move
site-moves-more = and { $count } more: type to search
site-text-board = Text view of the board
site-text-view = What this seat can see
site-setting-legal = Show legal moves
site-setting-legal-line = Legal moves are marked on the board.
site-setting-trace = Highlight last move
site-setting-trace-line = The board shows what changed last.
site-setting-premove = Premove
site-setting-premove-line = In live games of two players, choose your next move while your opponent thinks.
site-premove-set = Premove: { $move }.
site-premove-set-line = Sent as soon as it is your turn, if it is still legal.
site-premove-confirm = Set premove
site-premove-cancel = Cancel premove
site-premove-cancelled = Premove cancelled.
site-premove-illegal = Premove cancelled: the move is no longer legal.
site-premove-open = You can already choose your next move.
site-setting-sound = Sound
site-setting-sound-line = Quiet sounds for moves and turns.
site-volume = Volume
site-setting-vibration = Vibration
site-setting-vibration-line = When it is your turn and when a move is refused.
site-draw = Draw
site-takeback = Take back
site-abandonment = When a player leaves
site-abandonment-wait = the others wait
site-abandonment-bot = a bot plays until they return
site-abandonment-end = they resign
site-let-bot-play = Let a bot play
site-let-bot-play-question = Let a bot play for you?
site-let-bot-play-line = A bot of about your strength plays in your seat. You can return at any time. The result counts as yours.
site-bot-plays-for-you = A bot plays for you.
site-return-to-seat = Return to your seat
site-substitute-bot = replaced by a bot
site-log-seated-for = A bot plays for { $name }.
core-error-replaced-by-bot = A bot plays for you. Return to your seat first.
core-error-no-substitute-bot = This table does not replace players by bots.
site-resign = Resign
site-resign-question = Resign this game?
site-resign-line = You will lose.
site-offer = Offer
site-draw-question = Offer a draw?
site-draw-line = If everyone accepts, the game ends in a draw.
site-takeback-question = Take back your last move?
site-takeback-line = Everyone must accept. The game will then be unrated.
site-takeback-line-bots = The game will be unrated.
site-answer-declined = { $what ->
    [pause] { $name } declined the pause.
    [takeback] { $name } declined the takeback.
   *[draw] { $name } declined the draw.
}
site-answer-accepted = { $name } accepted. The move was taken back.
site-offer-draw = { $name } offers a draw.
site-offer-takeback = { $name } requests a takeback.
site-offer-mine-draw = You offered a draw.
site-offer-mine-takeback = You requested a takeback.
site-accept = Accept
site-decline = Decline
site-withdraw = Withdraw
site-pass-device = Pass the device to { $name }
site-pass-device-line = The board stays hidden until { $name } is ready.
site-pass-device-confirm = Pass the device
site-i-am = I am { $name }
site-connection-lost = Connection lost. Reconnecting… Your move is saved and will be sent automatically.
site-server-restarting = Server restarting… Your move is saved and will be sent automatically.
site-reconnected = Reconnected.
site-table-closed = This table is closed
site-table-not-found = Table not found
site-back-to-table = Go to table

## The end
site-you-win = You win
site-wins = { $name } wins
site-share-win = { $names } share first place
site-draw-game = Draw
site-game-closed = Game aborted
site-solo-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
site-over-resigned =
    { $losers ->
        [one] { $loser } resigned.
       *[other] The opponents resigned.
    }
site-over-time = { $loser } ran out of time.
site-over-away =
    { $losers ->
        [one] { $loser } abandoned the game.
       *[other] The opponents abandoned the game.
    }
site-over-agreed = By agreement.
site-finale-by = by { $points ->
    [one] 1 point
   *[other] { $points } points
}.
site-finale-unit = { $points ->
    [one] point
   *[other] points
}
site-show-board = Show board
site-another-deal = Another deal
site-source-other = Other
site-daily-first = The best score today
site-daily-place = Place { $place } of { $count } today, average { $average }.
site-daily-alone = You are the first to finish today’s deal.
site-daily-scores = All scores today
site-daily-chart = { $count } scores from { $least } to { $most }; yours is { $own }
site-daily-best = Best of today
site-daily-week = Your week
site-daily-day = { $day }: { $score }
site-daily-missed = { $day }: not played
site-daily-next = Next deal of the day in { site-hours }.
site-result-copied = Result copied.
site-daily-share = { $game }, deal of the day: { $score } points, place { $place } of { $count }
site-result = Result
site-rematch = Rematch
site-join-rematch = Join the rematch
site-watch-rematch = Watch the rematch
site-accept-rematch = Accept rematch
site-rematch-asked = { $name } wants a rematch.
site-rematch-waits = You offered a rematch. { $names } can accept it here.
site-rematch-begins = The rematch starts.
site-rematch-table = Change settings
site-rematch-changed = The rematch has different rules or players.
site-rematch-see = Go to table
site-analysis = Review
site-rank = Rank { $rank }
site-score-breakdown = Score breakdown
site-source-overtime = Overtime
site-sources-total = Total
site-points-for = Points for
site-fairness = Fairness
site-fairness-line = Before the game the server published a hash of its random seed, and every player’s browser added a random number of its own. The server reveals the seed after the game, so anyone can check that the shuffle was not changed.
site-verified = Verified.
site-not-verified = Verification failed.
site-commitment-shown = Hash shown to you before the game
site-nonce = Random number from this browser
site-commitment = Hash of the seed
site-key = Server seed
site-seed = Combined seed
site-verify-yourself = Verify it yourself on the server:

## Review
site-no-analysis = No review yet
site-steps = Steps
site-step-first = Go to start
site-step-prev = Previous move
site-step-play = Play
site-step-stop = Stop
site-step-next = Next move
site-word-means = What does { $word } mean?
site-step-last = Go to end
site-step-of = { $step } of { $count }
site-step = Step { $step }
site-step-start = Start
site-view-as = View as
site-view-as-spectator = spectator
site-view-as-player = { $name }
site-graph = { $label }, move by move
site-measure-points = Points
site-measure-balance = Balance
site-measure-outcome = Win chance
site-move-analysis = Computer analysis of this move
site-classification-best = Best
site-classification-fine = Good
site-classification-slip = Inaccuracy
site-classification-miss = Mistake
site-classification-costly = Blunder
site-candidates = Best moves
site-candidate = Move
site-place-heading = Rank
site-evaluation = Evaluation
site-was-played = played
site-evaluation-win = wins
site-evaluation-loss = loses
site-evaluation-draw = draws
site-evaluation-win-in = { $turns ->
    [one] wins in 1 turn
   *[other] wins in { $turns } turns
}
site-evaluation-loss-in = { $turns ->
    [one] loses in 1 turn
   *[other] loses in { $turns } turns
}
site-evaluation-chance = { $chance } win chance
site-no-move-analysis = No computer analysis of this move.
site-was-best-move = the best move.
site-result-unchanged = same result
site-best-was = Best:
site-played-was = Played: { $played }.
site-lost-points = Lost { $lost } points.
site-lost-least = Lost at least { $lost } points.
site-lost-outcome = Win chance fell by { $lost } { $lost ->
    [one] point
   *[other] points
}.
site-moment-gain = { $gain } { $points ->
    [one] point
   *[other] points
} above average
site-moment-lost-points = { $lost } points
site-moment-lost-outcome = { $lost } win chance
site-expected-line = { $move }, then probably { $line }
site-moves-evaluated = { $count } moves were evaluated.
site-best-move-was = Best was { $best }
site-analyser-available = Computer analysis by { $name }
site-analyser-request = Request analysis
site-analyser-done = Computer analysis by { $name }
site-analyser-running = { $name } is analysing: { $done } of { $count } moves.
site-analyser-queued = Queued: { $name } is analysing another game.
site-analyser-limit-reached = The daily limit of { $name } is reached. The analysis continues tomorrow: { $done } of { $count } moves done.
site-analysed = Analysed
site-lost-each = { $name }: average loss { $lost } per move, { $mistakes ->
    [one] one mistake
   *[other] { $mistakes } mistakes
}
site-luck-title = Luck and decisions
site-luck-luck = Luck
site-luck-decisions = Decisions
site-luck-together = Total
site-luck-summary = { $name }: luck { $luck }, decisions { $decisions }, each ± { $within }; total { $lead }.
site-luck-note = In points of { $name }’s lead over the average of the others, from many simulated random draws. The thin line is the 90 % confidence interval.
site-luck-note-alone = In points for { $name }, from many simulated random draws. The thin line is the 90 % confidence interval.
site-decisions-of = Moves of { $name }
site-next-mistake = Next mistake
site-no-mistakes = No mistakes found.
site-thresholds = Mistake thresholds
site-thresholds-set = Set mistake thresholds
site-thresholds-points = Points lost. Saved for you and this game.
site-thresholds-outcome = Win chance lost, in percentage points. Saved for you and this game.
site-threshold-from = { $kind } from
site-thresholds-reset = Reset to default
site-done = Done
site-retry-move = Retry this move
site-retry = Retry
site-retry-line = This is { $name }’s position before the move. Choose another move; the game itself does not change.
site-retry-analysing = Analysing your move…
site-retry-better = Better than the move played, by { $by }.
site-retry-worse = Worse than the move played, by { $by }.
site-retry-same = As good as the move played.
site-retry-again = Try again
site-back-to-analysis = Back to the review
site-fork = Play from here
site-fork-line = Opens a new unrated table at the position before this move, with the same hidden cards.
site-fork-with = Opponents
site-fork-bots = Bots
site-fork-friends = Friends
site-fork-level = Strength
site-fork-seat = Your seat
site-fork-fresh = Redraw future random events
site-fork-open = Open table
site-ahead-above = { $name } ahead: above the line
site-ahead-below = { $name } ahead: below the line
site-moves-minutes = { $moves ->
    [one] One move
   *[other] { $moves } moves
}{ $minutes ->
    [0] .
    [one] , one minute.
   *[other] , { $minutes } minutes.
}

## Settings
site-your-name = Your name
site-your-name-line = Other players see this name. You need no account; this browser remembers you.
site-save = Save
site-name-saved = Your name is now { $name }.
site-appearance = Appearance
site-theme = Theme
site-theme-system = System
site-theme-light = Light
site-theme-dark = Dark
site-text-size = Text size
site-motion = Animations
site-motion-system = System
site-motion-full = On
site-motion-still = Off
site-speed = Animation speed
site-speed-slow = Slow
site-speed-normal = Normal
site-speed-fast = Fast
site-speed-off = Off
site-speed-reduced = Your device asks for reduced motion.
site-language = Language
site-language-line = The operator of this server can add languages.
site-at-the-table = At the table
site-settings-saved = Saved in this browser and in your account.

## Help
site-help-play = Play
site-help-play-text = Choose a game on the home page and press Play: you play a bot at once, without an account. Legal moves are marked on the board. Choose a move, check the preview and send it.
site-help-friends = Play with friends
site-help-friends-text = “With friends” opens a table. Share the link, the table code or the QR code. As the host you choose the seats, the rules, the time control and whether spectators are allowed. Bots can fill open seats.
site-help-device = Several players, one screen
site-help-device-text = Several players can share one screen. The board turns to the player to move. In games with hidden information the screen is covered between turns, until the next player is ready.
site-help-keys = Keyboard
site-help-keys-text = You can do everything without a mouse, and every board describes itself to screen readers. When there are few legal moves, the side panel lists them.
site-key-move = Arrow keys
site-key-move-does = move on the board
site-key-choose = Enter or Space
site-key-choose-does = select the focused item
site-key-send = Enter
site-key-send-does = send the selected move
site-key-undo = Backspace or Escape
site-key-undo-does = undo the last part of your move
site-key-turn = R
site-key-turn-does = rotate the board or the piece
site-key-tabs = Tab
site-key-tabs-does = next part of the page
site-key-review = Left, Right, Home, End
site-key-review-does = step through a review
site-help-line = Lost connection
site-help-line-text = Your move stays in this browser, even if you reload the page. It is sent automatically when the connection returns, and counts only once.
site-help-clock = Clocks
site-help-clock-text = The clock of every player who has to move runs. It stops when the server receives the move. In correspondence games you have a number of days per move. If the server is down, real-time clocks pause. Correspondence clocks continue, but after the downtime the players to move have at least one hour.
site-help-fairness = Fairness
site-help-fairness-text = Before a game the server draws a random seed and publishes its hash. Every player’s browser adds a random number when it joins, and the shuffle follows from all of them. So neither the server nor any player can choose the cards.

    The server reveals its seed after the game. The review of every game shows it with the results of the checks. On the server, the command parlour verify with the id of the match checks it again.
site-help-privacy = Privacy
site-help-privacy-text = The server stores a cookie that identifies you, your name, your settings, your games and your chat messages. They stay on this server. Pages load nothing from other servers.

## Ratings and results
site-nav-ratings = Ratings
site-nav-tournaments = Tournaments
site-nav-forum = Forum
site-nav-clubs = Clubs
site-results = Results
site-season = Season
site-season-name = { $part ->
    [winter] Winter { $year }
    [spring] Spring { $year }
    [summer] Summer { $year }
   *[autumn] Autumn { $year }
}
site-season-ends = { $season }, until { $day }
site-pace-of-quick = Fast
site-pace-of-evening = Normal
site-pace-of-daily = Correspondence
site-column-place = Rank
site-column-name = Name
site-column-rating = Rating
site-column-sure = Deviation
site-column-own = Game rating
site-column-week = This week
site-column-games = Games
site-column-won = Won
site-column-form = Last five
site-percent = { $share } %
site-up-by = up by { $points }
site-down-by = down by { $points }
site-form = results, oldest first: { $results }
site-ratings-accounts = Accounts
site-ratings-people = People
site-ratings-bots = Bot accounts
site-bot-rating = bot
site-fixed-rating = fixed
site-provisional = Provisional: no rank before { $games } games
site-no-ratings = No player has a rating yet. Rated games against people or bots count.
site-no-ratings-bots = No bot account has a rating yet. Rated games against built-in bots or other bot accounts count.
site-your-rank = Your rank
site-better-than = Better than { $below } of { $others } players.
site-games-until-settled = { $games ->
    [one] One more game until you are ranked.
   *[other] { $games } more games until you are ranked.
}
site-rating-help = How ratings work
site-rating-help-bots = A bot’s rating is fixed, because it always plays at the same strength. This keeps ratings comparable between seasons.
site-rating-help-deviation = ± is the rating deviation: the true rating is within it nine times in ten.
site-rating-help-rated = A game against people or bots is rated once each side has made a few moves (two in most games). It is unrated if a move was taken back, a hint was used, one person held several seats, or all players left. A difference of 100 points means about two wins in three.
site-rating-help-repeated = The first three games between the same two players within 24 hours count in full; each further one counts half as much as the one before. At most ten games against the same player count towards a rank.
site-ladder = Bot ladder
site-ladder-next = { $wins ->
    [one] One more win against { $bot } to move up.
   *[other] { $wins } more wins against { $bot } to move up.
}
site-ladder-done = You have beaten every bot.
site-rating-change = { $before } → { $after }
site-rating-changed = rating { $before } before, { $after } now
site-rating-abandoned = abandoned: ranked behind all who stayed
site-rating-early = left early: not rated
site-rating-weight = counts { $share } %: repeated opponent within 24 hours
site-ladder-next-bot = You beat { $bot }. Next: { $next }.
site-download-match-file = Match file
site-download-record = As { $kind }
site-files = Match files
site-files-line = A match file contains everything needed to replay and verify a match. Only you can see the matches you import, and they are unrated.
site-files-all = All my matches
site-files-import = Import a match
site-won-lost = { $won } won, { $lost } lost
site-ladder-not-played = not played yet
site-ladder-beaten = beaten
site-result-won = Won
site-result-lost = Lost
site-result-drawn = Drawn
site-place = Place { $place }
site-resigned-inline = resigned
site-unrated = unrated
site-unrated-void = Unrated: the match is void.
site-unrated-daily = Unrated: deal of the day.
site-unrated-continued = Unrated: played on from another game.
site-unrated-solo = Unrated: a game for one player.
site-unrated-bots = Unrated: only bots played.
site-unrated-imported = Unrated: imported from a file.
site-unrated-shared = Unrated: one person played several seats.
site-unrated-takeback = Unrated: a move was taken back.
site-unrated-hint = Unrated: a hint was used.
site-unrated-program = Unrated: a program played for a person or against one.
site-unrated-deserted = Unrated: all players left and bots finished the match.
site-unrated-short = Unrated: the match ended before each side had made enough moves.
site-results-scope = Player
site-results-scope-mine = My games
site-results-scope-all = All games
site-game-any = Every game
site-when = Date
site-when-any = Any time
site-when-week = Last week
site-when-month = Last month
site-when-year = Last year
site-outcome = Outcome
site-outcome-any = Any
site-outcome-not-won = Not won
site-against = Opponent
site-no-results = No games found
site-no-results-line = Your finished games appear here with their reviews.
site-no-open-results-line = Finished public games appear here.
site-show-more = Show more
site-all-results = All results

## Errors
core-error-failed = That did not work. Please try again.
core-error-server-error = Something went wrong on the server. The error was logged; please try again.
core-error-connection-lost = Connection lost. Please try again in a moment.
core-error-unknown = Not found.
core-error-already-started = This game has already started.
core-error-banned = Your account is banned for now.
core-error-muted = You are muted for now.
core-error-site-closed = This server is for members only. Sign in, or ask the operator for an invitation.
core-error-site-by-invitation = This server is by invitation only. Open the link of a table, or ask the operator for an invitation.
core-error-bad-key = The random seed of this match is damaged.
core-error-corrupt-log = This match cannot continue: its log is damaged at position { $seq }.
core-error-seat-taken = This seat is taken.
core-error-too-many-actions = There are too many legal actions to list (more than { $most }).
core-error-seat-reserved = This seat is reserved for a bot that has been challenged.
core-error-no-standing-offer = { $name } does not accept a challenge at this table at the moment.
core-error-challenge-over = This challenge is no longer open.
core-error-table-changed = The host changed the settings. Check them again before you join.
core-error-rematch-changed = The host changed the rematch. Check its settings before you join.
core-error-clock = This time control is not allowed.
core-error-open-seat = That seat is open.
core-error-open-seats = A seat is still open.
core-error-empty-log = This match has no log.
core-error-log-gap = The log of this match has a gap.
core-error-player-left = This player has left the game.
core-error-log-full = This match has reached the limit of { $most } events.
core-error-never-started = This game never started.
core-error-no-name = A name needs at least one letter.
core-error-name-too-long = A name has at most { $most } letters; this one has { $letters }.
core-error-no-offer = There is no open offer.
core-error-no-such-bot = This game has no such bot.
core-error-no-such-code = No table has the code { $heard }.
core-error-game-disabled = { $game } could not be loaded and cannot be played at the moment. Your matches are safe; please contact the operator of this server.
core-error-game-failed = An error in { $game } prevented this. Other games work. Please contact the operator of this server.
core-error-no-such-game = This server does not have that game.
core-error-no-such-match = Table not found.
core-error-no-such-moment = There is no earlier position.
core-error-no-such-page = Page not found.
core-error-no-such-seat = There is no such seat.
core-error-no-such-step = There is no such move.
core-error-file-too-large = This file is too large. The limit is { $most } kB.
core-error-file-verification-failed = The match in this file failed verification ({ $check }) and was not imported.
core-error-file-of-daily-deal = Matches of the deal of the day cannot be imported.
core-error-match-id-taken = A different match with the same id already exists, so nothing was imported.
core-error-no-such-decision = You cannot retry that move.
core-error-no-analysis = No bot on this server can analyse this match.
core-error-bad-origin = This match does not match the game it continues.
core-error-origin-is-fixed = This table continues another game: its options and seats cannot be changed.
core-error-origin-daily = You cannot play on from the deal of the day.
core-error-origin-too-long = This game is too long to play on from here.
core-error-analysis-limit-reached = The daily analysis limit is reached. Try again tomorrow.
core-error-too-many-analyses = You already have { $most } analysis requests. Request the next when one is done.
core-error-no-such-pace = There is no such time control. Choose fast, normal or correspondence.
core-error-no-such-season = There is no such season.
core-error-no-such-results = There is no such page of results. Start with the first.
core-error-no-result-yet = The result is not saved yet. Try again in a moment.
core-error-no-spectators = The host does not allow spectators.
core-error-no-worker = No bot is available right now.
core-error-not-a-match-file = This is not a match file.
core-error-not-a-nonce = The random number from this browser could not be read. Reload the page.
core-error-not-a-commitment = This match is not reserved for you. Open the table again.
core-error-commitment-used = This table is already open.
core-error-not-agreed = The other players have not agreed.
core-error-not-an-action = This is not a legal move.
core-error-wrong-origin = This page was opened at { $origin }, but the server takes its own address to be { $expected }, so it refuses all changes. If you run this server, set up its reverse proxy to pass on the headers Host and X-Forwarded-Proto.
core-error-sub-path = This page was opened below { $path }, but Parlour works only at the root of a host name. If you run this server, give it a host name of its own in your reverse proxy.
core-error-cross-site-request = This request did not come from a page of this server.
core-error-no-hints = Hints are only available in games against bots or alone, not in the deal of the day.
core-error-offer-not-available = This offer is not available at this table.
core-error-not-options = These options are not valid for this game.
core-error-not-over = This is available after the game.
core-error-not-playing = This game is not in progress.
core-error-not-the-host = Only the host can do that.
core-error-private-match = This match is private. Ask one of its players to share the link.
core-error-removed-from-table = The host removed you from this table. You cannot join it again.
core-error-not-storable = This text contains characters that cannot be stored. Remove them and try again.
core-error-bad-request = The server could not read that request.
core-error-not-your-seat = This is not your seat.
core-error-not-your-table = You did not play at this table.
core-error-not-your-turn = It is not your turn.
core-error-no-such-phrase = There is no such phrase.
core-error-no-such-message = There is no such message.
core-error-empty-message = Write a message first.
core-error-nothing-to-take-back = You have no move to take back.
core-error-already-redrawn = This move was already taken back and redrawn once.
core-error-paused = The game is paused. Resume it first.
core-error-not-paused = The game is not paused.
core-error-no-vacation = This table has no vacation.
core-error-no-conditional-moves = Conditional moves are only available in correspondence games without luck or hidden information.
core-error-line-is-due = It is your turn: make your move.
core-error-line-without-reply = A line must end with your own move.
core-error-line-too-long = A line can have at most { $most } moves.
core-error-too-many-lines = You can have at most { $most } lines. Delete one first.
core-error-no-nudge = Reminders are not available here: the clock decides.
core-error-nudge-later = It is too early for a reminder.
core-error-no-player-awaited = You are not waiting for any player.
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
core-error-one-seat-each = You cannot take two seats at once.
core-error-order = That is not a valid order of these seats.
core-error-other-digest = The rules give a different result when this match is replayed.
core-error-other-game = This match belongs to another game.
core-error-other-version = This match was played by an older version of the rules.
core-error-not-possible-now = That is not possible now.
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
core-error-too-many-open-tables = You already have { $most } open tables. Open the next when one of them has started or is closed.
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
core-error-too-many-seats = This table has only { $seats } seats.
core-error-too-often = Too many requests. Please wait a moment.
core-error-too-many-sockets = You can have at most { $most } pages of this site open at once. Close one and reload this page.
core-error-too-slow = The request took too long. Please try again.
core-error-storage-busy = The database is busy. Nothing was changed; please try again in a moment.
core-error-storage-full = The server’s disk is full. Nothing was changed; please contact the operator.
core-error-storage-read-only = The server’s database is read-only. Nothing was changed; please contact the operator.
core-error-storage-unavailable = The server’s database does not answer. Please try again in a moment; if that does not help, contact the operator.
core-error-unknown-event = This match was recorded by a newer version of the server.
core-error-unreadable = The log of this match cannot be read.

## Rooms

site-room = Room
site-room-instead = { $note } (replaces { $other })
site-room-enter = Enter
site-faq = FAQ
site-notifications = Notifications
site-only-this-computer = Only this computer can open this link, because the server was started for this computer alone.
site-announcement = Announcement
site-forum = Forum
site-room-people = { $count ->
    [0] no players
    [one] one player
   *[other] { $count } players
}
site-room-open = { $count ->
    [0] no open tables
    [one] one open table
   *[other] { $count } open tables
}
core-error-no-daily-deal = This game has no deal of the day.
core-error-daily-is-opened = Open the deal of the day from the home page.
core-error-once-a-day = You can play the deal of the day only once. The next one comes tomorrow.
core-error-day-not-over = The seed of this deal stays secret until the end of the day, because others can still play it.

## The deal of the day
site-daily = Deal of the day
site-today = Today
site-daily-board = Today’s deal
site-daily-again = Played again on a device that knew the deal

## Sending
site-confirm = Confirm moves
site-confirm-matters = Important moves only
site-confirm-always = Always
site-confirm-never = Never

## Lessons
site-lesson = Lesson
site-lesson-of = Learn { $game }
site-lesson-step = Lesson, step { $step } of { $count }
site-lesson-next = Next
site-lesson-first = Play your first game
site-lesson-again = Restart the lesson
site-lesson-other = That move is legal, but please follow the lesson.
site-highlighted = highlighted
site-highlighted-move = Highlighted on the board: { $move }
site-part-not-allowed = This is not possible now.
site-part-possible = can be chosen
site-keys-parts-walk = move between the parts of the board
site-keys-parts-name = move to the part with this name
site-keys-parts-press = choose the part
site-learn = Learn by playing
site-puzzle = Puzzle of the day
core-error-no-puzzle = { $game } has no puzzles.
core-error-no-such-puzzle = There is no puzzle for { $day }.

site-no-lesson = Lesson not found
core-error-no-lesson = { $game } has no lesson yet. Read its rules instead.

## Pauses, reminders and abandoned games
site-pause = Pause
site-allow-pauses = Allow pauses
site-offer-pause = { $name } requests a pause.
site-offer-mine-pause = You requested a pause. The clocks stop when all players agree.
site-log-continued = { $name } resumed the game.
site-log-nudged = { $name } sent a reminder.
site-log-claimed = { $what ->
    [draw] { $name } claimed a draw: the game was abandoned.
    [void] { $name } declared the game void: it was abandoned.
   *[out] { $name } continues without the players who abandoned the game.
}
site-log-excused = { $name } is on vacation: one more day.
site-over-lying = The game was abandoned.
site-over-void = The game was abandoned and does not count.
site-clock-days-bank = { $days ->
    [one] reserve of 1 day
   *[other] reserve of { $days } days
}
site-clock-vacation = vacation
site-clock-bank-runs = { $time } of the reserve left
site-vacation = Automatic vacation
site-vacation-line = When a player’s time is up, one of their 21 vacation days per year is used instead.
site-days-off = Vacation days left: { $left } of { $of }
site-days-off-line = At tables with automatic vacation, one day is used when your time is up. The days are renewed on 1 January.
site-paused = Paused
site-delay = Spectator delay
site-delay-moves = { $count ->
    [0] none
    [one] 1 move
   *[other] { $count } moves
}
site-lag-compensation = { $ms } ms lag compensation
