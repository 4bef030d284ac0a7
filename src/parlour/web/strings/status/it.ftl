status-title = Stato del server
status-works = Tutto funziona
status-works-line = Il database risponde e { $count ->
    [one] un gioco è caricato
   *[other] tutti i { $count } giochi sono caricati
}.
status-problems = { $count ->
    [one] Un problema richiede la tua attenzione
   *[other] { $count } problemi richiedono la tua attenzione
}
status-problem-database = Il database non risponde.
status-problem-shared = Valkey o Redis non risponde. Le mosse arrivano con un secondo di ritardo ai giocatori degli altri server e le presenze non sono aggiornate.
status-problem-games = { $count ->
    [one] Non è stato possibile caricare un gioco.
   *[other] Non è stato possibile caricare { $count } giochi.
}
status-problem-failing-games = { $count ->
    [one] Un gioco genera errori.
   *[other] { $count } giochi generano errori.
}
status-problem-bots = { $count } mosse dei bot sono in ritardo, perché tutti i processi di calcolo sono occupati.
status-problem-push = La maggior parte delle notifiche push non arriva ({ $count } non riuscite).
status-problem-mail = La maggior parte delle e-mail non arriva ({ $count } non riuscite).
status-summary = Riepilogo
status-version = Versione
status-running = In funzione da
status-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
status-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
status-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
status-since = avvio: { $time }
status-sockets = Connessioni
status-matches = Partite in corso
status-gathering = { $count ->
    [0] nessun tavolo aperto
    [one] un tavolo aperto
   *[other] { $count } tavoli aperti
}
status-moves = Mosse al minuto
status-response = Tempo di risposta
status-median = mediana
status-open-sockets = Connessioni
status-processor = Processore
status-processor-server = server
status-processor-bots = bot
status-chart-says = { $title } nell’ultima ora: ora { $now }, minimo { $low }, massimo { $top }
status-chart-soon = Il grafico comincia due minuti dopo l’avvio del server.
status-chart-none = Nessun dato nell’ultima ora.
status-of = { $part } di { $all }
status-bots = Bot
status-bots-workers = Processi di calcolo occupati
status-bots-people = Mosse in attesa contro persone
status-bots-watched = Mosse in attesa con spettatori
status-bots-nobody = Altre mosse in attesa
status-bots-line = Le mosse contro persone vengono calcolate per prime.
status-database = Database
status-connections = Connessioni occupate
status-waiting = Query in attesa
status-append = Tempo per salvare una mossa, mediana
status-append-slow = Tempo per salvare una mossa, { $share }
status-messages = Notifiche
status-messages-line = Dall’avvio del server.
status-channel-push = Notifiche push
status-channel-mail = E-mail
status-channel-webhook = Webhook
status-channel-counts = Consegnate: { $sent }; non riuscite: { $failed }
status-failing = Con errori
status-failing-games = Errori nei giochi
status-failing-games-count = { $count ->
    [one] Un errore dall’avvio, alle { $time }
   *[other] { $count } errori dall’avvio, l’ultimo alle { $time }
}
