### Tournaments in Italian.

## List of tournaments
tournament-page-line = Partecipa a un torneo, o creane uno.
tournament-set-up = Crea torneo
tournament-new = Nuovo torneo
tournament-cancel = Annulla
tournament-list-on = In arrivo e in corso
tournament-list-over = Finiti
tournament-none-on = Al momento non ci sono tornei. Creane uno e condividi il link.
tournament-you-are-in = sei iscritto
tournament-people = { $people ->
    [one] un giocatore
   *[other] { $people } giocatori
}
tournament-tables-of = tavoli da { $seats ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] sei
}
tournament-registration-open = Iscrizioni aperte
tournament-starts = Inizio { $when }
tournament-running = In corso
tournament-round = Turno { $round }
tournament-round-of = Turno { $round } di { $rounds }
tournament-won-by = Vinto da { $name }
tournament-no-winner = Finito senza vincitore

## Creating a tournament
tournament-name-field = Nome
tournament-default-name = Serata { $game }
tournament-form = Formato
tournament-form-swiss = Svizzero
tournament-form-everybody = Girone all’italiana
tournament-form-knockout = Eliminazione diretta
tournament-form-arena = Arena
tournament-form-swiss-line = Nessuno è eliminato. A ogni turno incontri avversari con un punteggio simile al tuo, evitando per quanto possibile gli stessi abbinamenti.
tournament-form-everybody-line = Ogni giocatore incontra una volta ogni altro.
tournament-form-knockout-line = La metà migliore di ogni tavolo passa il turno. A parità, passa il giocatore meglio classificato.
tournament-form-arena-line = I giocatori liberi sono abbinati subito di nuovo, fino allo scadere del tempo.
tournament-at-a-table = Giocatori per tavolo
tournament-rounds = Turni
tournament-minutes-open = Durata in minuti
tournament-scheduled = Inizio a un’ora fissata
tournament-scheduled-line = altrimenti lo avvii tu
tournament-hour = Ora di inizio
tournament-further = Opzioni del gioco e del tavolo
tournament-wait-minutes = Minuti di attesa dei giocatori
tournament-wait-minutes-line = Un giocatore che non c’è entro quel tempo perde il tavolo a forfait, ma può giocare il prossimo.
tournament-pause = Minuti tra i turni
tournament-filled = Bot nei posti liberi
tournament-filled-line = I bot occupano i posti liberi e non sono in classifica.
tournament-admits-bots-line = I programmi giocano con il proprio nome e un contrassegno.
tournament-admits-bots = Account bot ammessi
tournament-late = Iscrizione tardiva
tournament-late-line = Ci si può iscrivere fino al turno 2, senza punti per i turni saltati.
tournament-open-to = Aperto a
tournament-open-to-all = Tutti
tournament-open-to-club = Membri di { $club }
tournament-for-members = Possono partecipare solo i membri di questo club.
tournament-club-deleted = Il club di questo torneo è stato eliminato. Nessun altro può iscriversi.
tournament-of-club = torneo di club
tournament-open-registration = Apri le iscrizioni
tournament-how-it-works = Ricevi una pagina con un link da condividere. Abbinamenti, risultati e classifica sono automatici, e le partite sono classificate.

## Before it begins
tournament-enter = Partecipa
tournament-leave = Ritirati
tournament-leave-sure = Lasciare questo torneo?
tournament-leave-line = Puoi iscriverti di nuovo finché non comincia.
tournament-leave-running = Mantieni il tuo posto in classifica ma non ricevi altri tavoli. Puoi tornare in ogni momento.
tournament-check-in = Ci sono
tournament-start = Comincia in { $people }
tournament-end = Termina il torneo
tournament-end-sure = Terminare questo torneo?
tournament-end-line = La classifica resta com’è. Le partite in corso continuano ma non contano più.
tournament-copy-link = Copia il link
tournament-print = Stampa
tournament-players = Giocatori ({ $people })
tournament-no-players = Ancora nessun giocatore. Condividi il link.
tournament-present = presente
tournament-mark-present = Tocca un giocatore per segnarlo presente.
tournament-terms = Formato
tournament-rounds-planned = { $rounds } turni
tournament-minutes = { $minutes } minuti

## While it runs
tournament-playing = Giocano in { $people }
tournament-closes = Fine { $when }
tournament-now = ora
tournament-done-at = { $when }, finito
tournament-your-table = Il tuo tavolo
tournament-table = Tavolo { $letter }
tournament-tables = Tavoli
tournament-sit = Unisciti al tavolo
tournament-go = Vai al tavolo
tournament-waits-for = In attesa di { $names }
tournament-until = Il tavolo aspetta fino alle { $when }.
tournament-bye = In questo turno riposi, con tutti i punti
tournament-next-soon = Il tuo prossimo tavolo arriva presto
tournament-present-count = { $there } presenti su { $all }
tournament-table-on = in corso
tournament-table-over = finito
tournament-by-hand = inserito dall’organizzatore
tournament-watch = Guarda il { $table }
tournament-review = Analizza il { $table }
tournament-score = { $score } punti nella partita
tournament-byes = Riposano con tutti i punti: { $names }
tournament-away = assente
tournament-enter-result = Inserisci risultato
tournament-result-of = Risultato del { $table }
tournament-enter-result-line = Per partite su un vero tabellone, o per correggere un risultato. Chi condivide un posto ne condivide i punti.
tournament-finished-place = Posto { $place }
tournament-absent-player = Assente
tournament-save-result = Salva risultato

## Standings
tournament-standings = Classifica
tournament-final-standings = Classifica finale
tournament-winner = { $name } vince con { $points ->
    [1] un punto
   *[other] { $said } punti
}.
tournament-place = Posto
tournament-name = Nome
tournament-points = Punti
tournament-met = Punti avversari
tournament-share = Punti di gioco
tournament-firsts = Vittorie
tournament-points-line = Vincere un tavolo vale { $most ->
    [one] un punto
   *[other] { $most } punti, uno per ogni giocatore dietro di te
}. A parità si dividono i punti.
tournament-tie-breaks = Spareggi: totale dei punti di tutti gli avversari; quota dei punti di gioco in percentuale; tavoli vinti; poi il sorteggio.
tournament-tie-breaks-knockout = I giocatori sono ordinati per turno raggiunto, poi per punti. Spareggi: totale dei punti di tutti gli avversari; quota dei punti di gioco in percentuale; tavoli vinti; poi il sorteggio.
tournament-seed-line = Tutti i sorteggi usano il seme { $seed }.

## Errors
tournament-error-no-such-tournament = Questo torneo non esiste. Controlla il link.
tournament-error-over = Questo torneo è finito.
tournament-error-already-started = Questo torneo è già cominciato.
tournament-error-too-late = È troppo tardi per iscriversi a questo torneo.
tournament-error-full = Questo torneo è al completo: il limite è di { $most } giocatori.
tournament-error-full-network = Molti giocatori della tua rete si sono appena iscritti a un torneo. Riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
tournament-error-too-few = Per cominciare devono essere presenti almeno due giocatori.
tournament-error-no-table = Nessun tavolo ti aspetta. Ricarica la pagina.
tournament-error-no-name = Inserisci un nome.
tournament-error-too-many-tournaments = Hai già { $most } tornei non finiti. Terminane uno prima di crearne un altro.
tournament-error-not-the-host = Può farlo solo l’organizzatore di questo torneo.
tournament-error-not-registered = Non partecipi a questo torneo.
tournament-error-club-members-only = Solo i membri del club possono iscriversi a questo torneo.
tournament-error-no-bots = Questo torneo è riservato alle persone.
tournament-error-no-programs = Qui i programmi non possono giocare per una persona. Un account bot deve iscriversi con il proprio nome.
tournament-error-busy = Più persone l’hanno cambiato nello stesso momento. Riprova.
tournament-error-no-solver = Questo server non può abbinare i tornei: l’amministratore deve installare parlour[tournaments].

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
