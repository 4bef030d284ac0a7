### Dove ci si incontra, in italiano: le pagine delle persone, gli amici, e chi si preferisce non vedere.

## La pagina di qualcuno
meet-people = Contatti
meet-account = Il tuo conto
meet-since = { $role ->
    [guest] ospite da { $since }
    [operator] responsabile, qui da { $since }
    [moderator] moderazione, qui da { $since }
   *[other] membro, qui da { $since }
}
meet-here-now = qui adesso
meet-here-at = qui, a un tavolo di { $game }
meet-away = non è qui
meet-friend = siete amici
meet-games = Giochi
meet-no-games = Ancora nessuna partita che tu possa vedere.
meet-played-won = { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $won } { $won ->
    [one] vinta
   *[other] vinte
}
meet-tables = Gioca adesso
meet-results = Ultimi risultati
meet-favourites = Giochi preferiti
meet-friends = Amici
meet-no-friends = Ancora nessuno. Il pulsante è sulla pagina di ognuno.

## Gli amici, e gli altri
meet-befriend = Chiedi l’amicizia
meet-accept = Accetta
meet-decline = Rifiuta
meet-take-back = Ritira la richiesta
meet-part = Non più amici
meet-follow = Segui
meet-unfollow = Non seguire più
meet-mute = Non leggere
meet-unmute = Riattiva
meet-block = Blocca
meet-unblock = Sblocca
meet-block-sure = Bloccare { $name }?
meet-block-line = { $name } non può più invitarti né diventare tuo amico, non vi leggete più, e la partita rapida non vi mette mai insieme. Nessuno ne è avvisato.
meet-you-block = Blocchi { $name }.
meet-not-open = Non puoi invitare { $name }.
meet-they-ask = Vorrebbero essere tuoi amici
meet-you-asked = Hai chiesto
meet-following = Segui
meet-muted = Non li leggi
meet-blocked = Bloccati
meet-knows-nobody = Ancora nessuno. Un clic su un nome, ovunque si trovi, porta alla pagina di quella persona; lì puoi chiederle l’amicizia e seguirla.

## Rifiuti
meet-error-nobody = Nessun utente ha questo nome.
meet-error-yourself = Sei tu.
meet-error-too-many-ties = Conosci già { $most } persone. Prima lasciane andare qualcuna.
meet-error-you-block-them = Blocchi questa persona. Prima sbloccala.
meet-error-not-welcome = Non puoi invitare questa persona.
meet-error-tie-changed = Nel frattempo è cambiato qualcosa. Guarda di nuovo prima di decidere.

## Giocare
meet-play-game = Gioca a { $game }
meet-tab-bots = Bot
meet-tab-friends = Amici
meet-tab-people = Chiunque
meet-bots-line = comincia subito
meet-friends-line = Il tuo tavolo riceve un link, un codice da dire e un’immagine da inquadrare; chi ne ha uno si siede.
meet-seats-any = Qualsiasi
meet-strength = Forza
meet-strength-near = Vicina alla mia
meet-strength-any = Qualsiasi
meet-where = Dove cercare
meet-where-line = quanti vuoi; il primo che va bene ti prende
meet-not-so-many = non in { $seats }
meet-queues = { $count ->
    [0] Nessuna coda scelta
    [one] Una coda scelta
   *[other] { $count } code scelte
}
meet-public-line = Tutti possono guardare questi tavoli.
meet-find = Trova qualcuno
meet-searching = Cerchiamo qualcuno
meet-looking = { $count ->
    [0] nessun altro cerca in questo momento
    [one] un’altra persona cerca
   *[other] altre { $count } persone cercano
}
meet-wait = Tieni aperta questa pagina
meet-wait-line = Appena arriva qualcuno la partita comincia. Dopo mezzo minuto si offre un bot.
meet-bot-offered = { $name } ha tempo
meet-bot-offered-line = Un bot gioca subito. Allora smetti di cercare persone.
meet-bot-play = Gioca con { $name }
meet-stay-line = Lasciare questa pagina chiude la ricerca.
meet-stop = Smetti di cercare
meet-error-queues = Scegli almeno un gioco, e al massimo { $most }.

## Invitare e cercare
meet-challenge = Sfida
meet-challenge-them = Sfida { $name }
meet-invite-to = Invita al tuo tavolo di { $game }
meet-asked-them = Hai invitato { $name }.
meet-asked = Invito
meet-asks-you = ti invita a un tavolo di { $game }.
meet-go-there = Vai
meet-not-now = Non ora
meet-whole-page = Tutta la pagina
meet-for-any = Qualsiasi numero
meet-for = In { $seats }
meet-company = Con chi
meet-company-any = Chiunque
meet-company-people = Senza bot
meet-company-bots = Con bot
meet-joinable = Solo tavoli a cui posso unirmi
meet-not-for-you = Al completo, o non per te
meet-why-full = Al completo
meet-why-apart = Non per te: uno di voi blocca l’altro
meet-error-put-out-here = Hai allontanato questa persona da questo tavolo.
meet-error-no-free-chair = A questo tavolo nessuna sedia è libera.
meet-error-asked-often = Hai invitato { $most } persone in un’ora. Aspetta le loro risposte.
