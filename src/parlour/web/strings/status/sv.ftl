status-title = Serverstatus
status-works = Allt fungerar
status-works-line = Databasen svarar och { $count ->
    [one] ett spel är inläst
   *[other] alla { $count } spel är inlästa
}.
status-problems = { $count ->
    [one] Ett problem behöver åtgärdas
   *[other] { $count } problem behöver åtgärdas
}
status-problem-database = Databasen svarar inte.
status-problem-shared = Valkey eller Redis svarar inte. Drag når spelare på andra servrar en sekund senare, och närvaron är inaktuell.
status-problem-games = { $count ->
    [one] Ett spel kunde inte läsas in.
   *[other] { $count } spel kunde inte läsas in.
}
status-problem-failing-games = { $count ->
    [one] Ett spel har fel.
   *[other] { $count } spel har fel.
}
status-problem-bots = { $count } botdrag är försenade eftersom alla beräkningsprocesser är upptagna.
status-problem-push = De flesta push-aviseringar kommer inte fram ({ $count } misslyckade).
status-problem-mail = De flesta e-postmeddelanden kommer inte fram ({ $count } misslyckade).
status-summary = Översikt
status-version = Version
status-running = Har varit igång i
status-minutes = { $count ->
    [one] 1 minut
   *[other] { $count } minuter
}
status-hours = { $count ->
    [one] 1 timme
   *[other] { $count } timmar
}
status-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagar
}
status-since = startade { $time }
status-sockets = Anslutningar
status-matches = Pågående partier
status-gathering = { $count ->
    [0] inga öppna bord
    [one] ett öppet bord
   *[other] { $count } öppna bord
}
status-moves = Drag per minut
status-response = Svarstid
status-median = median
status-open-sockets = Anslutningar
status-processor = Processor
status-processor-server = server
status-processor-bots = botar
status-chart-says = { $title } den senaste timmen: nu { $now }, lägst { $low }, högst { $top }
status-chart-soon = Diagrammet börjar två minuter efter att servern startat.
status-chart-none = Inga värden den senaste timmen.
status-of = { $part } av { $all }
status-bots = Botar
status-bots-workers = Upptagna beräkningsprocesser
status-bots-people = Väntande drag mot människor
status-bots-watched = Väntande drag med åskådare
status-bots-nobody = Andra väntande drag
status-bots-line = Drag mot människor beräknas först.
status-database = Databas
status-connections = Upptagna anslutningar
status-waiting = Väntande frågor
status-append = Tid att spara ett drag, median
status-append-slow = Tid att spara ett drag, { $share }
status-messages = Aviseringar
status-messages-line = Sedan servern startade.
status-channel-push = Push-aviseringar
status-channel-mail = E-post
status-channel-webhook = Webhookar
status-channel-counts = { $sent } levererade, { $failed } misslyckade
status-failing = Fungerar inte
status-failing-games = Fel i spel
status-failing-games-count = { $count ->
    [one] Ett fel sedan starten, kl. { $time }
   *[other] { $count } fel sedan starten, det senaste kl. { $time }
}
