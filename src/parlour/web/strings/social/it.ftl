### Italian strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Contatti
social-your-account = Il tuo account
social-bot-by = bot di { $name }
social-since = { $role ->
    [guest] ospite da { $since }
    [operator] amministratore, iscritto da { $since }
    [moderator] moderatore, iscritto da { $since }
   *[other] membro da { $since }
}
social-online = online
social-online-playing = online, gioca a { $game }
social-offline = offline
social-friend = tuo amico
social-games = Giochi
social-no-games = Ancora nessuna partita.
social-played-won = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
social-tables = In corso
social-results = Ultimi risultati
social-favourites = Giochi preferiti
social-clubs = Club
social-friends = Amici
social-no-friends = Ancora nessun amico. Puoi aggiungere amici dalle loro pagine del profilo.

## Friends and blocked players
social-add-friend = Aggiungi amico
social-accept = Accetta
social-decline = Rifiuta
social-cancel-request = Annulla la richiesta
social-remove-friend = Rimuovi amico
social-follow = Segui
social-unfollow = Non seguire più
social-mute = Silenzia
social-unmute = Riattiva
social-block = Blocca
social-unblock = Sblocca
social-block-sure = Bloccare { $name }?
social-block-line = { $name } non può più invitarti né chiederti l’amicizia, non vedete i messaggi l’uno dell’altro, e la partita rapida non vi abbina mai. { $name } non riceve alcun avviso.
social-you-block = Hai bloccato { $name }.
social-not-accepting = { $name } non accetta richieste da te.
social-friend-requests = Richieste di amicizia
social-sent-requests = Richieste inviate
social-following = Seguiti
social-muted = Silenziati
social-blocked = Bloccati
social-no-contacts = Ancora nessun contatto. Clicca sul nome di un giocatore per aprire il suo profilo; lì puoi aggiungerlo o seguirlo.

## Errors
social-error-no-such-user = Nessun utente ha questo nome.
social-error-yourself = È il tuo account.
social-error-too-many-relationships = Hai raggiunto il limite di { $most } contatti. Prima rimuovine qualcuno.
social-error-you-block-them = Hai bloccato questo giocatore. Prima sbloccalo.
social-error-not-accepting = Questo giocatore non accetta richieste da te.
social-error-relationship-changed = Nel frattempo è cambiato qualcosa. Controlla prima di decidere.

## Play
social-play-game = Gioca a { $game }
social-tab-bots = Bot
social-tab-friends = Amici
social-tab-people = Chiunque
social-bots-line = comincia subito
social-friends-line = Ricevi un link, un codice del tavolo e un codice QR da condividere. Chi ne ha uno può unirsi.
social-seats-any = Qualsiasi
social-strength = Livello
social-strength-near = Rating simile
social-strength-any = Qualsiasi
social-queue-games = Giochi
social-queue-games-line = uno o più; comincia la prima partita trovata
social-not-for-seats = non per { $seats } giocatori
social-queue-count = { $count ->
    [0] Nessuna coda scelta
    [one] Una coda scelta
   *[other] { $count } code scelte
}
social-public-line = Tutti possono guardare questi tavoli.
social-find = Trova avversari
social-searching = Ricerca di avversari
social-searching-count = { $count ->
    [0] nessun altro giocatore sta cercando
    [one] un altro giocatore sta cercando
   *[other] altri { $count } giocatori stanno cercando
}
social-keep-page-open = Tieni aperta questa pagina
social-keep-page-open-line = La partita comincia appena si trova un avversario. Dopo 30 secondi puoi giocare contro un bot.
social-bot-available = { $name } è disponibile
social-bot-available-line = Giocare contro un bot termina la ricerca.
social-bot-play = Gioca contro { $name }
social-leave-page-line = Lasciare questa pagina termina la ricerca.
social-cancel-search = Annulla la ricerca
social-error-queue-count = Scegli da uno a { $most } giochi.

## Invitations and filters
social-challenge = Sfida
social-challenge-them = Sfida { $name }
social-invite-to = Invita al tuo tavolo di { $game }
social-invitation-sent = Invito mandato a { $name }.
social-invitation = Invito
social-invites-you = ti invita a giocare a { $game }.
social-go-to-table = Vai al tavolo
social-decline-invitation = Rifiuta
social-full-profile = Profilo completo
social-seats-any-number = Tutti
social-seats-number = { $seats } giocatori
social-company = Avversari
social-company-any = Chiunque
social-company-people = Senza bot
social-company-bots = Con bot
social-joinable = Solo tavoli a cui posso unirmi
social-not-joinable = Al completo o chiusi per te
social-why-full = Al completo
social-why-apart = Bloccato: uno di voi ha bloccato l’altro
social-error-removed-from-table = Hai rimosso questo giocatore da questo tavolo.
social-error-no-open-seat = Questo tavolo non ha posti liberi.
social-error-too-many-invitations = Hai invitato { $most } persone in un’ora. Aspetta le loro risposte.
