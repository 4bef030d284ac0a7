### Wo man sich trifft, auf Deutsch: Seiten von Leuten, Freunde, und wen man lieber nicht trifft.

## Jemandes Seite
meet-people = Kontakte
meet-account = Dein Konto
meet-since = { $role ->
    [guest] Gast seit { $since }
    [operator] leitet das Haus, hier seit { $since }
    [moderator] moderiert, hier seit { $since }
   *[other] Mitglied, hier seit { $since }
}
meet-here-now = gerade hier
meet-here-at = hier, an einem Tisch { $game }
meet-away = nicht hier
meet-friend = mit dir befreundet
meet-games = Spiele
meet-no-games = Noch keine Partie, die du sehen darfst.
meet-played-won = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
meet-tables = Spielt gerade
meet-results = Letzte Ergebnisse
meet-favourites = Lieblingsspiele
meet-friends = Freunde
meet-no-friends = Noch niemand. Der Knopf dazu steht auf jeder Seite.

## Freunde und andere
meet-befriend = Anfreunden
meet-accept = Annehmen
meet-decline = Ablehnen
meet-take-back = Frage zurücknehmen
meet-part = Nicht mehr befreundet
meet-follow = Folgen
meet-unfollow = Nicht mehr folgen
meet-mute = Stumm stellen
meet-unmute = Stummschaltung aufheben
meet-block = Sperren
meet-unblock = Nicht mehr sperren
meet-block-sure = { $name } sperren?
meet-block-line = { $name } kann dich nicht mehr einladen und nicht mit dir befreundet sein, ihr lest einander nicht, und die schnelle Partie setzt euch nie zusammen. Niemand erfährt davon.
meet-you-block = Du sperrst { $name }.
meet-not-open = { $name } kannst du nicht einladen.
meet-they-ask = Möchten mit dir befreundet sein
meet-you-asked = Du hast gefragt
meet-following = Du folgst
meet-muted = Stumm gestellt
meet-blocked = Gesperrt
meet-knows-nobody = Noch niemand. Ein Klick auf einen Namen, wo immer er steht, führt zur Seite dieser Person; dort kannst du dich anfreunden und ihr folgen.

## Absagen
meet-error-nobody = Niemand hat diesen Namen.
meet-error-yourself = Das bist du.
meet-error-too-many-ties = Du kennst schon { $most } Leute. Lass erst einige gehen.
meet-error-you-block-them = Du sperrst diese Person. Nimm das zuerst zurück.
meet-error-not-welcome = Diese Person kannst du nicht einladen.
meet-error-tie-changed = Das hat sich inzwischen geändert. Sieh es dir noch einmal an, bevor du dich entscheidest.

## Spielen
meet-play-game = { $game } spielen
meet-tab-bots = Bots
meet-tab-friends = Freunde
meet-tab-people = Wer kommt
meet-bots-line = beginnt sofort
meet-friends-line = Dein Tisch bekommt einen Link, einen Code zum Sagen und ein Bild zum Scannen; wer eins davon hat, setzt sich.
meet-seats-any = Egal
meet-strength = Stärke
meet-strength-near = Nah an meiner
meet-strength-any = Egal
meet-where = Wo gesucht wird
meet-where-line = so viele du magst; das erste, das passt, nimmt dich
meet-not-so-many = nicht zu { $seats }
meet-queues = { $count ->
    [0] Keine Warteschlange gewählt
    [one] Eine Warteschlange gewählt
   *[other] { $count } Warteschlangen gewählt
}
meet-public-line = Diesen Tischen dürfen alle zusehen.
meet-find = Leute finden
meet-searching = Leute werden gesucht
meet-looking = { $count ->
    [0] sonst sucht gerade niemand
    [one] noch jemand sucht
   *[other] { $count } andere suchen
}
meet-wait = Lass diese Seite offen
meet-wait-line = Sobald jemand kommt, beginnt die Partie. Nach einer halben Minute bietet sich ein Bot an.
meet-bot-offered = { $name } hat Zeit
meet-bot-offered-line = Ein Bot spielt sofort. Dann suchst du keine Leute mehr.
meet-bot-play = Gegen { $name } spielen
meet-stay-line = Wer diese Seite verlässt, beendet die Suche.
meet-stop = Nicht mehr suchen
meet-error-queues = Wähle mindestens ein Spiel, höchstens { $most }.

## Einladen und suchen
meet-challenge = Herausfordern
meet-challenge-them = { $name } herausfordern
meet-invite-to = An deinen Tisch { $game } bitten
meet-asked-them = { $name } ist eingeladen.
meet-asked = Einladung
meet-asks-you = bittet dich an einen Tisch { $game }.
meet-go-there = Hingehen
meet-not-now = Nicht jetzt
meet-whole-page = Die ganze Seite
meet-for-any = Beliebig viele
meet-for = Zu { $seats }
meet-company = Mit wem
meet-company-any = Egal
meet-company-people = Ohne Bots
meet-company-bots = Mit Bots
meet-joinable = Nur Tische, an denen ich mitspielen kann
meet-not-for-you = Voll, oder nicht für dich
meet-why-full = Voll
meet-why-apart = Nicht für dich: einer von euch sperrt den anderen
meet-error-put-out-here = Du hast diese Person von diesem Tisch weggeschickt.
meet-error-no-free-chair = An diesem Tisch ist kein Stuhl frei.
meet-error-asked-often = Du hast in einer Stunde { $most } Leute eingeladen. Warte ihre Antworten ab.
