### Dove ci si incontra, in italiano: le pagine delle persone, gli amici, e chi si preferisce non vedere.

## La pagina di qualcuno
social-contacts = Contatti
social-your-account = Il tuo conto
social-since = { $role ->
    [guest] ospite da { $since }
    [operator] responsabile, qui da { $since }
    [moderator] moderazione, qui da { $since }
   *[other] membro, qui da { $since }
}
social-online = qui adesso
social-online-playing = qui, a un tavolo di { $game }
social-offline = non è qui
social-friend = siete amici
social-games = Giochi
social-no-games = Ancora nessuna partita che tu possa vedere.
social-played-won = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
social-tables = Gioca adesso
social-results = Ultimi risultati
social-favourites = Giochi preferiti
social-friends = Amici
social-no-friends = Ancora nessuno. Il pulsante è sulla pagina di ognuno.

## Gli amici, e gli altri
social-add-friend = Chiedi l’amicizia
social-accept = Accetta
social-decline = Rifiuta
social-cancel-request = Ritira la richiesta
social-remove-friend = Non più amici
social-follow = Segui
social-unfollow = Non seguire più
social-mute = Non leggere
social-unmute = Riattiva
social-block = Blocca
social-unblock = Sblocca
social-block-sure = Bloccare { $name }?
social-block-line = { $name } non può più invitarti né diventare tuo amico, non vi leggete più, e la partita rapida non vi mette mai insieme. Nessuno ne è avvisato.
social-you-block = Blocchi { $name }.
social-not-accepting = Non puoi invitare { $name }.
social-friend-requests = Vorrebbero essere tuoi amici
social-sent-requests = Hai chiesto
social-following = Segui
social-muted = Non li leggi
social-blocked = Bloccati
social-no-contacts = Ancora nessuno. Un clic su un nome, ovunque si trovi, porta alla pagina di quella persona; lì puoi chiederle l’amicizia e seguirla.

## Rifiuti
social-error-no-such-user = Nessun utente ha questo nome.
social-error-yourself = Sei tu.
social-error-too-many-relationships = Conosci già { $most } persone. Prima lasciane andare qualcuna.
social-error-you-block-them = Blocchi questa persona. Prima sbloccala.
social-error-not-accepting = Non puoi invitare questa persona.
social-error-relationship-changed = Nel frattempo è cambiato qualcosa. Guarda di nuovo prima di decidere.

## Giocare
social-play-game = Gioca a { $game }
social-tab-bots = Bot
social-tab-friends = Amici
social-tab-people = Chiunque
social-bots-line = comincia subito
social-friends-line = Il tuo tavolo riceve un link, un codice da dire e un’immagine da inquadrare; chi ne ha uno si siede.
social-seats-any = Qualsiasi
social-strength = Forza
social-strength-near = Vicina alla mia
social-strength-any = Qualsiasi
social-queue-games = Dove cercare
social-queue-games-line = quanti vuoi; il primo che va bene ti prende
social-not-for-seats = non in { $seats }
social-queue-count = { $count ->
    [0] Nessuna coda scelta
    [one] Una coda scelta
   *[other] { $count } code scelte
}
social-public-line = Tutti possono guardare questi tavoli.
social-find = Trova qualcuno
social-searching = Cerchiamo qualcuno
social-searching-count = { $count ->
    [0] nessun altro cerca in questo momento
    [one] un’altra persona cerca
   *[other] altre { $count } persone cercano
}
social-keep-page-open = Tieni aperta questa pagina
social-keep-page-open-line = Appena arriva qualcuno la partita comincia. Dopo mezzo minuto si offre un bot.
social-bot-available = { $name } ha tempo
social-bot-available-line = Un bot gioca subito. Allora smetti di cercare persone.
social-bot-play = Gioca con { $name }
social-leave-page-line = Lasciare questa pagina chiude la ricerca.
social-cancel-search = Smetti di cercare
social-error-queue-count = Scegli almeno un gioco, e al massimo { $most }.

## Invitare e cercare
social-challenge = Sfida
social-challenge-them = Sfida { $name }
social-invite-to = Invita al tuo tavolo di { $game }
social-invitation-sent = Hai invitato { $name }.
social-invitation = Invito
social-invites-you = ti invita a un tavolo di { $game }.
social-go-to-table = Vai
social-decline-invitation = Non ora
social-full-profile = Tutta la pagina
social-seats-any-number = Qualsiasi numero
social-seats-number = In { $seats }
social-company = Con chi
social-company-any = Chiunque
social-company-people = Senza bot
social-company-bots = Con bot
social-joinable = Solo tavoli a cui posso unirmi
social-not-joinable = Al completo, o non per te
social-why-full = Al completo
social-why-apart = Non per te: uno di voi blocca l’altro
social-error-removed-from-table = Hai allontanato questa persona da questo tavolo.
social-error-no-open-seat = A questo tavolo nessuna sedia è libera.
social-error-too-many-invitations = Hai invitato { $most } persone in un’ora. Aspetta le loro risposte.
