### German strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Kontakte
social-your-account = Dein Konto
social-since = { $role ->
    [guest] Gast seit { $since }
    [operator] leitet das Haus, hier seit { $since }
    [moderator] moderiert, hier seit { $since }
   *[other] Mitglied, hier seit { $since }
}
social-online = gerade hier
social-online-playing = hier, an einem Tisch { $game }
social-offline = nicht hier
social-friend = mit dir befreundet
social-games = Spiele
social-no-games = Noch keine Partie, die du sehen darfst.
social-played-won = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
social-tables = Spielt gerade
social-results = Letzte Ergebnisse
social-favourites = Lieblingsspiele
social-friends = Freunde
social-no-friends = Noch niemand. Der Knopf dazu steht auf jeder Seite.

## Friends and blocked players
social-add-friend = Anfreunden
social-accept = Annehmen
social-decline = Ablehnen
social-cancel-request = Frage zurücknehmen
social-remove-friend = Nicht mehr befreundet
social-follow = Folgen
social-unfollow = Nicht mehr folgen
social-mute = Stumm stellen
social-unmute = Stummschaltung aufheben
social-block = Sperren
social-unblock = Nicht mehr sperren
social-block-sure = { $name } sperren?
social-block-line = { $name } kann dich nicht mehr einladen und nicht mit dir befreundet sein, ihr lest einander nicht, und die schnelle Partie setzt euch nie zusammen. Niemand erfährt davon.
social-you-block = Du sperrst { $name }.
social-not-accepting = { $name } kannst du nicht einladen.
social-friend-requests = Möchten mit dir befreundet sein
social-sent-requests = Du hast gefragt
social-following = Du folgst
social-muted = Stumm gestellt
social-blocked = Gesperrt
social-no-contacts = Noch niemand. Ein Klick auf einen Namen, wo immer er steht, führt zur Seite dieser Person; dort kannst du dich anfreunden und ihr folgen.

## Errors
social-error-no-such-user = Niemand hat diesen Namen.
social-error-yourself = Das bist du.
social-error-too-many-relationships = Du kennst schon { $most } Leute. Lass erst einige gehen.
social-error-you-block-them = Du sperrst diese Person. Nimm das zuerst zurück.
social-error-not-accepting = Diese Person kannst du nicht einladen.
social-error-relationship-changed = Das hat sich inzwischen geändert. Sieh es dir noch einmal an, bevor du dich entscheidest.

## Play
social-play-game = { $game } spielen
social-tab-bots = Bots
social-tab-friends = Freunde
social-tab-people = Wer kommt
social-bots-line = beginnt sofort
social-friends-line = Dein Tisch bekommt einen Link, einen Code zum Sagen und ein Bild zum Scannen; wer eins davon hat, setzt sich.
social-seats-any = Egal
social-strength = Stärke
social-strength-near = Nah an meiner
social-strength-any = Egal
social-queue-games = Wo gesucht wird
social-queue-games-line = so viele du magst; das erste, das passt, nimmt dich
social-not-for-seats = nicht zu { $seats }
social-queue-count = { $count ->
    [0] Keine Warteschlange gewählt
    [one] Eine Warteschlange gewählt
   *[other] { $count } Warteschlangen gewählt
}
social-public-line = Diesen Tischen dürfen alle zusehen.
social-find = Leute finden
social-searching = Leute werden gesucht
social-searching-count = { $count ->
    [0] sonst sucht gerade niemand
    [one] noch jemand sucht
   *[other] { $count } andere suchen
}
social-keep-page-open = Lass diese Seite offen
social-keep-page-open-line = Sobald jemand kommt, beginnt die Partie. Nach einer halben Minute bietet sich ein Bot an.
social-bot-available = { $name } hat Zeit
social-bot-available-line = Ein Bot spielt sofort. Dann suchst du keine Leute mehr.
social-bot-play = Gegen { $name } spielen
social-leave-page-line = Wer diese Seite verlässt, beendet die Suche.
social-cancel-search = Nicht mehr suchen
social-error-queue-count = Wähle mindestens ein Spiel, höchstens { $most }.

## Invitations and filters
social-challenge = Herausfordern
social-challenge-them = { $name } herausfordern
social-invite-to = An deinen Tisch { $game } bitten
social-invitation-sent = { $name } ist eingeladen.
social-invitation = Einladung
social-invites-you = bittet dich an einen Tisch { $game }.
social-go-to-table = Hingehen
social-decline-invitation = Nicht jetzt
social-full-profile = Die ganze Seite
social-seats-any-number = Beliebig viele
social-seats-number = Zu { $seats }
social-company = Mit wem
social-company-any = Egal
social-company-people = Ohne Bots
social-company-bots = Mit Bots
social-joinable = Nur Tische, an denen ich mitspielen kann
social-not-joinable = Voll, oder nicht für dich
social-why-full = Voll
social-why-apart = Nicht für dich: einer von euch sperrt den anderen
social-error-removed-from-table = Du hast diese Person von diesem Tisch weggeschickt.
social-error-no-open-seat = An diesem Tisch ist kein Stuhl frei.
social-error-too-many-invitations = Du hast in einer Stunde { $most } Leute eingeladen. Warte ihre Antworten ab.
