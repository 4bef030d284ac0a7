### German strings of profiles, friends, blocking and matchmaking.

## Profile
social-contacts = Kontakte
social-your-account = Dein Konto
social-bot-by = Bot von { $name }
social-since = { $role ->
    [guest] Gast seit { $since }
    [operator] Betreiber, dabei seit { $since }
    [moderator] im Moderationsteam, dabei seit { $since }
   *[other] Mitglied seit { $since }
}
social-online = online
social-online-playing = online, spielt { $game }
social-offline = offline
social-friend = mit dir befreundet
social-games = Spiele
social-no-games = Noch keine Partien.
social-played-won = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen
social-tables = Spielt gerade
social-results = Letzte Ergebnisse
social-favourites = Lieblingsspiele
social-clubs = Clubs
social-friends = Freunde
social-no-friends = Noch keine Freunde. Du kannst sie auf ihren Profilseiten hinzufügen.

## Friends and blocked players
social-add-friend = Anfreunden
social-accept = Annehmen
social-decline = Ablehnen
social-cancel-request = Anfrage zurückziehen
social-remove-friend = Freundschaft beenden
social-follow = Folgen
social-unfollow = Nicht mehr folgen
social-mute = Stummschalten
social-unmute = Stummschaltung aufheben
social-block = Blockieren
social-unblock = Blockierung aufheben
social-block-sure = { $name } blockieren?
social-block-line = { $name } kann dich nicht mehr einladen und dir keine Freundschaftsanfrage senden, ihr seht die Nachrichten voneinander nicht, und die Gegnersuche bringt euch nie zusammen. { $name } erfährt davon nichts.
social-you-block = Du hast { $name } blockiert.
social-not-accepting = { $name } nimmt keine Anfragen von dir an.
social-friend-requests = Freundschaftsanfragen
social-sent-requests = Gesendete Anfragen
social-following = Du folgst
social-muted = Stummgeschaltet
social-blocked = Blockiert
social-no-contacts = Noch keine Kontakte. Ein Klick auf den Namen eines Spielers öffnet sein Profil; dort kannst du dich mit ihm anfreunden oder ihm folgen.

## Errors
social-error-no-such-user = Kein Benutzer hat diesen Namen.
social-error-yourself = Das ist dein eigenes Konto.
social-error-too-many-relationships = Du hast die Grenze von { $most } Kontakten erreicht. Entferne zuerst einige.
social-error-you-block-them = Du hast diesen Spieler blockiert. Hebe zuerst die Blockierung auf.
social-error-not-accepting = Dieser Spieler nimmt keine Anfragen von dir an.
social-error-relationship-changed = Das hat sich inzwischen geändert. Prüfe es noch einmal, bevor du entscheidest.

## Play
social-play-game = { $game } spielen
social-tab-bots = Bots
social-tab-friends = Freunde
social-tab-people = Alle
social-bots-line = beginnt sofort
social-friends-line = Du bekommst einen Link, einen Tischcode und einen QR-Code zum Teilen. Wer einen davon hat, kann mitspielen.
social-seats-any = Beliebig
social-strength = Spielstärke
social-strength-near = Ähnliche Wertung
social-strength-any = Alle
social-queue-games = Spiele
social-queue-games-line = wähle eines oder mehrere; die erste gefundene Partie beginnt
social-not-for-seats = nicht für { $seats } Spieler
social-queue-count = { $count ->
    [0] Keine Warteschlange gewählt
    [one] Eine Warteschlange gewählt
   *[other] { $count } Warteschlangen gewählt
}
social-public-line = Bei diesen Tischen können alle zuschauen.
social-find = Gegner suchen
social-searching = Gegner werden gesucht
social-searching-count = { $count ->
    [0] sonst sucht gerade niemand
    [one] ein anderer Spieler sucht
   *[other] { $count } andere Spieler suchen
}
social-keep-page-open = Lass diese Seite offen
social-keep-page-open-line = Die Partie beginnt, sobald ein Gegner gefunden ist. Nach 30 Sekunden kannst du stattdessen gegen einen Bot spielen.
social-bot-available = { $name } ist verfügbar
social-bot-available-line = Wenn du gegen einen Bot spielst, endet die Suche.
social-bot-play = Gegen { $name } spielen
social-leave-page-line = Wenn du diese Seite verlässt, endet die Suche.
social-cancel-search = Suche abbrechen
social-error-queue-count = Wähle zwischen einem und { $most } Spielen.

## Invitations and filters
social-challenge = Herausfordern
social-challenge-them = { $name } herausfordern
social-invite-to = An deinen { $game }-Tisch einladen
social-invitation-sent = Einladung an { $name } gesendet.
social-invitation = Einladung
social-invites-you = lädt dich zu { $game } ein.
social-go-to-table = Zum Tisch
social-decline-invitation = Ablehnen
social-full-profile = Ganzes Profil
social-seats-any-number = Beliebig viele
social-seats-number = { $seats } Spieler
social-company = Gegner
social-company-any = Alle
social-company-people = Nur Menschen
social-company-bots = Mit Bots
social-joinable = Nur Tische zum Mitspielen
social-not-joinable = Voll oder nicht offen für dich
social-why-full = Voll
social-why-apart = Blockiert: Einer von euch hat den anderen blockiert
social-error-removed-from-table = Du hast diesen Spieler von diesem Tisch entfernt.
social-error-no-open-seat = An diesem Tisch ist kein Platz frei.
social-error-too-many-invitations = Du hast innerhalb einer Stunde { $most } Spieler eingeladen. Warte ihre Antworten ab.
