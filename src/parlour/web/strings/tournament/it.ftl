### I tornei in italiano.

## Tutti
tournament-page-line = Una serata di club, un campionato di una sera, un’ora di partite veloci: vieni, o organizzane uno tu.
tournament-set-up = Organizza un torneo
tournament-new = Nuovo torneo
tournament-cancel = Non ora
tournament-list-on = In arrivo e in corso
tournament-list-over = Finiti
tournament-none-on = Ora non c’è niente. Organizzane uno: basta un minuto, e un link porta gli altri.
tournament-you-are-in = partecipi
tournament-people = { $people ->
    [one] una persona partecipa
   *[other] partecipano in { $people }
}
tournament-tables-of = tavoli da { $seats ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] sei
}
tournament-registration-open = Ci si raduna
tournament-starts = Inizio { $when }
tournament-running = In corso
tournament-round = Turno { $round }
tournament-round-of = Turno { $round } di { $rounds }
tournament-won-by = Vinto da { $name }
tournament-no-winner = Finito senza vincitore

## Organizzare
tournament-name-field = Nome
tournament-default-name = Serata { $game }
tournament-form = Forma
tournament-form-swiss = Svizzero
tournament-form-everybody = Tutti contro tutti
tournament-form-knockout = Eliminazione
tournament-form-arena = Arena
tournament-form-swiss-line = Nessuno va a casa: a ogni turno incontri chi ha tanti punti quanti te, e nessuno due volte finché si può evitare.
tournament-form-everybody-line = Ognuno siede una volta con ognuno.
tournament-form-knockout-line = La metà migliore di ogni tavolo va avanti. A parità, chi sta più in alto nella lista.
tournament-form-arena-line = Finché è aperta, chi è libero riceve subito il prossimo tavolo.
tournament-at-a-table = A un tavolo
tournament-rounds = Turni
tournament-minutes-open = Aperto per tanti minuti
tournament-scheduled = Comincia a un’ora
tournament-scheduled-line = altrimenti cominci quando ci sono tutti
tournament-hour = Quando
tournament-further = Regole del gioco e della casa
tournament-wait-minutes = Minuti che un tavolo aspetta
tournament-wait-minutes-line = Chi non c’è per allora perde il tavolo, e può tornare per il prossimo.
tournament-pause = Minuti tra i turni
tournament-filled = I bot riempiono le sedie vuote
tournament-filled-line = I bot riempiono le sedie vuote; nella lista non hanno posto.
tournament-late = Ritardatari
tournament-late-line = I ritardatari possono entrare fino al turno 2, senza punti per ciò che hanno perso.
tournament-open-registration = Apri le porte
tournament-how-it-works = Ricevi una pagina con un link da condividere. Tavoli, risultati e classifica vanno poi da soli; i risultati contano per i punteggi.

## Prima dell’inizio
tournament-enter = Partecipa
tournament-leave = Esci
tournament-leave-sure = Lasciare questo torneo?
tournament-leave-line = Puoi rientrare finché non comincia.
tournament-leave-running = Tieni il tuo posto nella lista e non ricevi altri tavoli. Puoi tornare.
tournament-check-in = Ci sono
tournament-start = Comincia in { $people }
tournament-end = Chiudi
tournament-end-sure = Chiudere questo torneo?
tournament-end-line = La lista resta com’è ora; le partite in corso continuano e qui non contano più.
tournament-copy-link = Copia il link
tournament-print = Stampa
tournament-players = Chi viene ({ $people })
tournament-no-players = Ancora nessuno. Condividi il link.
tournament-present = c’è
tournament-mark-present = Un tocco dice se qualcuno c’è.
tournament-terms = Come si svolge
tournament-rounds-planned = { $rounds } turni
tournament-minutes = Aperto per { $minutes } minuti

## Durante
tournament-playing = Giocano in { $people }
tournament-closes = Aperto fino alle { $when }
tournament-now = ora
tournament-done-at = { $when }, finito
tournament-your-table = Il tuo tavolo
tournament-table = Tavolo { $letter }
tournament-tables = Tavoli
tournament-sit = Siediti
tournament-go = Vai al tavolo
tournament-waits-for = Si aspetta { $names }
tournament-until = Il tavolo aspetta fino alle { $when }.
tournament-bye = In questo turno riposi, con tutti i punti
tournament-next-soon = Il tuo prossimo tavolo arriva presto
tournament-present-count = Ci sono { $there } su { $all }
tournament-table-on = si gioca
tournament-table-over = finito
tournament-by-hand = scritto da chi ospita
tournament-watch = Guarda il { $table }
tournament-review = Rivedi il { $table }
tournament-score = { $score } nella partita
tournament-byes = Riposano con tutti i punti: { $names }
tournament-away = via
tournament-enter-result = Annota
tournament-result-of = Risultato del { $table }
tournament-enter-result-line = Per partite su un vero tavoliere, o per correggere un risultato. Chi divide un posto divide i punti.
tournament-finished-place = Posto { $place }
tournament-absent-player = Non è venuto
tournament-save-result = Tieni questo risultato

## Classifica
tournament-standings = Classifica
tournament-final-standings = Classifica finale
tournament-winner = { $name } vince con { $points ->
    [1] un punto
   *[other] { $said } punti
}.
tournament-place = Posto
tournament-name = Nome
tournament-points = Punti
tournament-met = Incontrati
tournament-share = Quota
tournament-firsts = Vittorie
tournament-points-line = Vincere un tavolo porta { $most ->
    [one] un punto
   *[other] { $most } punti, uno per ciascuno che lasci dietro
}; i pari dividono.
tournament-tie-breaks = A parità di punti: prima Incontrati, i punti di tutti quelli con cui hai giocato; poi Quota, la tua parte su cento dei punti di gioco; poi i tavoli vinti; poi la sorte.
tournament-tie-breaks-knockout = Prima chi è andato più avanti, poi chi ha più punti; poi Incontrati, i punti di tutti quelli con cui hai giocato, Quota, la tua parte su cento dei punti di gioco, i tavoli vinti e la sorte.
tournament-seed-line = Tutte le sorti furono tratte da { $seed }.

## Rifiuti
tournament-error-no-such-tournament = Qui non c’è questo torneo. Forse il link è tagliato.
tournament-error-over = Questo torneo è finito.
tournament-error-already-started = È già cominciato.
tournament-error-too-late = È troppo tardi per entrare: questo torneo non accoglie più nessuno.
tournament-error-full = È pieno: possono partecipare al massimo { $most } persone.
tournament-error-full-network = Molti giocatori della tua rete sono appena entrati in un torneo. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
tournament-error-too-few = Per cominciare devono esserci almeno due persone.
tournament-error-no-table = Nessun tavolo ti aspetta. Guarda di nuovo la pagina.
tournament-error-no-name = Dagli un nome.
tournament-error-too-many-tournaments = Hai { $most } tornei non ancora finiti. Chiudine uno prima di organizzarne un altro.
tournament-error-not-the-host = Può farlo solo chi ha organizzato questo torneo.
tournament-error-not-registered = Non partecipi a questo torneo.
tournament-error-busy = Troppe persone l’hanno cambiato insieme. Riprova.
tournament-error-no-solver = Questa casa non sa abbinare i tornei: chi la gestisce deve installare parlour[tournaments].

## At a table
tournament-of-table = Torneo
tournament-after-next = Turno successivo
tournament-after-standings = Classifica finale
tournament-after-over = Il torneo è finito.
tournament-after-arena = Avrai un nuovo tavolo appena un altro giocatore sarà libero.
tournament-after-ready = Il tuo prossimo tavolo è pronto.
tournament-after-called = Il tuo tavolo del turno { $round } è pronto.
tournament-after-waits = { $tables ->
    [0] Il prossimo turno inizia presto.
    [one] Un tavolo sta ancora giocando.
   *[other] { $tables } tavoli stanno ancora giocando.
}
tournament-after-begins = Il turno { $round } inizia tra { $time }.
