status-title = Server status
status-works = Everything works
status-works-line = The database answers, and { $count ->
    [one] one game is
   *[other] all { $count } games are
} loaded.
status-problems = { $count ->
    [one] One problem needs your attention
   *[other] { $count } problems need your attention
}
status-problem-database = The database does not answer.
status-problem-shared = Valkey or Redis does not answer. Moves reach players on other servers a second late, and presence is outdated.
status-problem-games = { $count ->
    [one] One game could not be loaded.
   *[other] { $count } games could not be loaded.
}
status-problem-failing-games = { $count ->
    [one] One game has errors.
   *[other] { $count } games have errors.
}
status-problem-bots = { $count } moves of bots are delayed, because all workers are busy.
status-problem-push = Most push messages are not delivered ({ $count } failed).
status-problem-mail = Most emails are not delivered ({ $count } failed).
status-summary = Summary
status-version = Version
status-running = Running for
status-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
status-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
status-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
status-since = since { $time }
status-sockets = Connections
status-matches = Running games
status-gathering = { $count ->
    [0] no open tables
    [one] one open table
   *[other] { $count } open tables
}
status-moves = Moves per minute
status-response = Response time
status-median = median
status-open-sockets = Connections
status-processor = Processor
status-processor-server = server
status-processor-bots = bots
status-chart-says = { $title } in the last hour: now { $now }, lowest { $low }, highest { $top }
status-chart-soon = The chart starts two minutes after the server.
status-chart-none = No figures in the last hour.
status-of = { $part } of { $all }
status-bots = Bots
status-bots-workers = Busy workers
status-bots-people = Waiting moves against people
status-bots-watched = Waiting moves with spectators
status-bots-nobody = Other waiting moves
status-bots-line = Moves against people are computed first.
status-database = Database
status-connections = Busy connections
status-waiting = Waiting queries
status-append = Time to store a move, median
status-append-slow = Time to store a move, { $share }
status-messages = Notifications
status-messages-line = Since the server started.
status-channel-push = Push messages
status-channel-mail = Mail
status-channel-webhook = Webhooks
status-channel-counts = { $sent } delivered, { $failed } failed
status-failing = Failing
status-failing-games = Errors in games
status-failing-games-count = { $count ->
    [one] One error since the start, at { $time }
   *[other] { $count } errors since the start, the last at { $time }
}
