### German strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Konto erstellen
account-sign-up-line = Ein Name und ein Passwort genügen, keine E-Mail. Die Partien von { $name } kommen in dein Konto.
account-benefit-history = alle deine Partien unter einem eigenen Namen
account-benefit-devices = ein Konto auf allen deinen Geräten
account-benefit-forum = Beiträge im Forum, mit Markierung der ungelesenen
account-benefit-recovery = Notfallcodes, falls du dein Passwort verlierst
account-name = Name
account-name-is-free = { $name } ist verfügbar.
account-name-is-taken = { $name } ist schon vergeben.
account-password = Passwort
account-password-line = Mindestens 10 Zeichen. Ein kurzer Satz eignet sich gut.
account-password-strong = Starkes Passwort.
account-password-show = Anzeigen
account-password-hide = Verbergen
account-have-account = Schon ein Konto?

## Recovery codes
account-welcome = Willkommen, { $name }
account-codes-save = Sichere deine Notfallcodes
account-codes-save-line = Wenn du dein Passwort verlierst, meldet dich jeder Code einmal an. Der Server kann sie nicht noch einmal anzeigen.
account-codes = Notfallcodes
account-codes-print = Drucken
account-codes-copy = Kopieren
account-codes-file = Herunterladen
account-codes-copied = Codes kopiert.
account-codes-not-copied = Die Codes konnten nicht kopiert werden. Lade sie stattdessen herunter.
account-codes-saved = Ich habe sie gesichert
account-continue = Weiter

## Sign-in
account-sign-in = Anmelden
account-sign-out = Abmelden
account-sign-in-line = Nutze dein Konto und deine Tische auf diesem Gerät.
account-forgot-password = Passwort vergessen?
account-forgot-password-line = Gib einen Notfallcode ein und wähle ein neues Passwort. Hast du keinen Code, bitte den Betreiber dieses Servers um einen.
account-code = Notfallcode
account-new-password = Neues Passwort
account-no-account = Noch kein Konto?
account-back = Zurück zur Anmeldung

## The account
account-title = Dein Konto
account-since = { $role ->
    [operator] Betreiber seit { $since }
    [moderator] im Moderationsteam seit { $since }
   *[other] Mitglied seit { $since }
}
account-codes-left = { $count ->
    [0] keiner übrig
    [one] einer übrig
   *[other] { $count } übrig
}
account-codes-new = Neue Codes
account-codes-replace = Deine alten Codes werden ungültig.
account-sign-in-again-line = Dein Konto hat kein Passwort. Melde dich zur Bestätigung noch einmal an; das gilt zehn Minuten lang.
account-password-change = Ändern
account-password-is-set = gesetzt
account-password-is-not-set = nicht gesetzt
account-password-old = Aktuelles Passwort
account-password-changed = Passwort geändert. Alle anderen Geräte wurden abgemeldet.
account-password-confirm = Dein Passwort zur Bestätigung
account-confirm = Bestätige, dass du es bist
account-confirm-line = Deine Anmeldung ist mehr als zehn Minuten her.
account-confirm-do = Weiter
account-devices = Geräte
account-device-here = dieses Gerät
account-device-unknown = Unbekannter Browser
account-device-line = { $how ->
    [password] mit Passwort angemeldet
    [passkey] mit Passkey angemeldet
    [code] mit Notfallcode angemeldet
    [provider] über { $provider } angemeldet
    [away] über einen Anbieter angemeldet, den es hier nicht mehr gibt
   *[other] beim Erstellen des Kontos angemeldet
} · zuletzt online { $seen }
account-device-sign-out = Abmelden
account-device-signed-out = Gerät abgemeldet.
account-devices-sign-out-others = Alle anderen Geräte abmelden
account-devices-signed-out = Alle anderen Geräte wurden abgemeldet.
account-keys = API-Schlüssel
account-keys-count = { $count } von { $most }
account-keys-line = Damit können eigene Programme deine Ergebnisse lesen oder spielen. Partien, in denen ein Programm für dich zieht, sind ungewertet.
account-keys-none = Noch keine Schlüssel.
account-key-create = Schlüssel erstellen
account-key-name = Name
account-key-name-line = Nur du siehst ihn.
account-key-for = Verwenden für
account-key-for-me = Mich selbst
account-key-scopes = Berechtigungen
account-key-scope-read = Lesen
account-key-scope-read-line = Deine Tische, Ergebnisse und Wertungen sehen.
account-key-scope-play = Spielen
account-key-scope-play-line = Tische öffnen, Plätze nehmen und ziehen.
account-key-scope-chat = Chat
account-key-scope-chat-line = Im Chat am Tisch schreiben.
account-key-scope-watch = Zuschauen
account-key-scope-watch-line = Tische live verfolgen.
account-key-scope-bots = Bots verwalten
account-key-scope-bots-line = Deine Bot-Konten erstellen, umbenennen und löschen.
account-key-expires = Läuft ab
account-key-days = { $days ->
    [0] Nie
    [365] Ein Jahr
   *[other] { $days } Tage
}
account-key-used = zuletzt benutzt { $when }
account-key-unused = noch nicht benutzt
account-key-expiry = läuft ab { $when }
account-key-no-expiry = läuft nie ab
account-key-expired = abgelaufen
account-key-revoke = Widerrufen
account-key-revoke-line = Programme mit dem Schlüssel „{ $name }“ werden sofort getrennt.
account-key-revoked = Schlüssel widerrufen.
account-key-created = Dein Schlüssel „{ $name }“
account-key-created-line = Kopiere ihn jetzt. Er wird nur einmal gezeigt; der Server speichert nur einen Hash.
account-key-created-warning = Wer den Schlüssel hat, kann für dich handeln. Lege ihn nie in ein öffentliches Repository.
account-key-copied = Schlüssel kopiert.
account-bots = Bot-Konten
account-bots-line = Ein Bot spielt unter eigenem Namen, mit eigenen Schlüsseln und Wertungen. Überall, wo sein Name steht, ist er als Bot markiert.
account-bots-none = Noch keine Bot-Konten.
account-bot-create = Neuer Bot
account-bot-name = Name des Bots
account-bot-rename = Umbenennen
account-bot-delete = Löschen
account-bot-delete-line = Die Schlüssel von { $name } gelten nicht mehr. Die Partien bleiben ohne den Namen.
account-sign-out-line = Deine Partien und dein Konto bleiben erhalten.
account-guest-sign-out-line = Als Gast verlierst du den Zugang zu deinen Partien. Erstelle zuerst ein Konto, um sie zu behalten.
account-end-guest-session = Gastsitzung beenden

account-invited = Du hast eine Einladung.
account-export = Deine Daten
account-export-line = Alles, was der Server über dich speichert: Einstellungen, Partien, Chatnachrichten und Geräte.
account-export-download = Daten herunterladen
account-delete = Konto löschen
account-delete-line = Dein Name, deine Passwörter und deine Nachrichten werden sofort gelöscht, und laufende Partien werden aufgegeben. Beendete Partien bleiben deinen Gegnern ohne deinen Namen erhalten. Das lässt sich nicht rückgängig machen.
account-admin = Verwaltung
account-admin-open = Verwaltung öffnen
account-admin-status = Serverstatus
account-admin-registration = Registrierung
account-registration-open = Offen
account-registration-open-line = Gäste können spielen, und alle können ein Konto erstellen.
account-registration-invitation = Auf Einladung
account-registration-invitation-line = Gäste brauchen den Link eines Tisches, neue Mitglieder eine Einladung.
account-registration-closed = Geschlossen
account-registration-closed-line = Nur für Mitglieder. Laufende Partien mit Gästen können beendet werden.
account-admin-invite = Einladung erstellen
account-admin-recovery-code = Notfallcode
account-admin-once = Wird nur einmal angezeigt. Gilt einmal, eine Woche lang.
account-admin-users = Benutzer
account-admin-find = Nach Namen suchen
account-admin-manage = { $name } verwalten
account-admin-do-mute = Einen Tag stummschalten
account-admin-do-unmute = Stummschaltung aufheben
account-admin-do-send-out = Alle Geräte abmelden
account-admin-do-ban = 30 Tage sperren
account-admin-do-unban = Sperre aufheben
account-admin-do-rename = Umbenennen
account-admin-do-code = Notfallcode erstellen
account-admin-do-make-moderator = Ins Moderationsteam aufnehmen
account-admin-do-make-member = Zum Mitglied machen
account-admin-do-erase = Konto löschen…
account-admin-rename = Umbenennen
account-admin-delete = { $name } löschen
account-admin-delete-line = Löscht den Namen, die Anmeldemethoden und alle Nachrichten und gibt laufende Partien auf. Beendete Partien bleiben ohne den Namen erhalten. Das lässt sich nicht rückgängig machen.
account-admin-done = Erledigt.
account-state-muted = stummgeschaltet
account-state-banned = gesperrt
account-admin-audit-log = Audit-Log
account-admin-audit-log-line = Einträge lassen sich nicht löschen.
account-admin-user = { $role ->
    [operator] Betreiber
    [moderator] im Moderationsteam
    [member] Mitglied
   *[guest] Gast
} · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} · zuletzt online { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] hat die Stummschaltung von { $about } aufgehoben
    [muted] hat { $about } stummgeschaltet
    [banned] hat { $about } gesperrt
    [unbanned] hat die Sperre von { $about } aufgehoben
    [sent-out] hat { $about } abgemeldet
    [renamed] hat umbenannt: { $about }
    [code] hat einen Notfallcode für { $about } erstellt
    [merged] hat zwei Konten zusammengeführt: { $about }
    [erased] hat ein Konto gelöscht
    [guests-erased] hat { $about } inaktive Gäste gelöscht
    [invited] hat eine Einladung erstellt
    [post-hidden] hat einen Beitrag von { $about } verborgen
    [post-shown] hat einen Beitrag von { $about } wiederhergestellt
    [thread-pinned] hat das Thema { $about } angeheftet
    [thread-unpinned] hat das Thema { $about } gelöst
    [thread-locked] hat das Thema { $about } geschlossen
    [thread-unlocked] hat das Thema { $about } wieder geöffnet
    [thread-binned] hat das Thema { $about } in den Papierkorb verschoben
    [thread-unbinned] hat das Thema { $about } aus dem Papierkorb wiederhergestellt
    [thread-moved] hat das Thema { $about } verschoben
    [edited-club] hat den Club { $about } bearbeitet
    [transferred-club] hat den Club { $about } übergeben
    [deleted-club] hat den Club { $about } gelöscht
    [report-done] hat eine Meldung über { $about } erledigt
    [announced] hat angekündigt: { $about }
    [announcement-ended] hat die Ankündigung entfernt
    [meanings-set] hat den Wörterbuchlink gesetzt: { $about }
    [meanings-taken] hat den Wörterbuchlink entfernt
    [sign-ups-set] hat neue Konten pro Netzwerk auf { $about } am Tag begrenzt
    [bots-open] hat Bot-Konten erlaubt
    [bots-closed] hat Bot-Konten geschlossen
    [keys-revoked] hat die API-Schlüssel von { $about } widerrufen
    [password-set] hat das Serverpasswort gesetzt
    [password-taken] hat das Serverpasswort entfernt
    [door-open] hat die Registrierung geöffnet
    [door-invitation] hat die Registrierung auf Einladungen beschränkt
    [door-closed] hat die Registrierung geschlossen
    [appointed-operator] hat { $about } zum Betreiber gemacht
    [appointed-moderator] hat { $about } ins Moderationsteam aufgenommen
    [appointed-member] hat { $about } zum Mitglied gemacht
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Serverpasswort
account-site-password-line = Wer es kennt, kann ohne Einladung ein Konto erstellen.
account-site-password-is = Gesetzt.
account-site-password-none = Nicht gesetzt.
account-site-password-set = Setzen
account-site-password-remove = Entfernen
account-admin-announce = Ankündigung
account-admin-announce-line = Wird einen Tag lang auf jeder Seite angezeigt.
account-admin-announce-publish = Veröffentlichen
account-admin-announce-remove = Entfernen
account-admin-dictionary-url = Wörterbuchlink
account-admin-dictionary-url-line = Eine URL, die mit https:// beginnt und { "{word}" } enthält, wahlweise auch { "{language}" }. Die Wortsuche verlinkt darauf.
account-admin-dictionary-url-save = Speichern
account-admin-dictionary-url-remove = Entfernen
account-admin-sign-up-limit = Neue Konten pro Netzwerk
account-admin-sign-up-limit-line = Ein Netzwerk, etwa ein Haushalt oder eine Schule, kann am Tag { $count } Konten erstellen. Einladungen zählen nicht.
account-admin-sign-up-limit-save = Speichern
account-error-bad-dictionary-url = Diese URL ist nicht gültig. Sie muss mit https:// beginnen, { "{word}" } einmal hinter dem Hostnamen enthalten und darf sonst nur { "{language}" } in geschweiften Klammern haben.
account-admin-disabled-games = Spiele, die nicht geladen werden konnten
account-admin-disabled-games-line = Sie sind deaktiviert, bis der Server mit einem funktionierenden Paket startet. Ihre Partien bleiben erhalten.
account-admin-bots-open = Erlaubt
account-admin-bots-open-line = Jedes Mitglied darf einige anlegen.
account-admin-bots-closed = Geschlossen
account-admin-bots-closed-line = Niemand kann eines anlegen, und bestehende können nicht handeln.
account-admin-bot-owner = gehört { $name }
account-admin-reports = Meldungen
account-admin-reports-none = Keine Meldungen.
account-admin-report = { $name } über { $about }, { $when }
account-admin-report-see = Ansehen
account-admin-report-done = Erledigt
account-admin-report-by = erledigt von { $name }
account-error-no-such-report = Diese Meldung gibt es nicht, oder sie ist schon erledigt.
account-error-too-many-attempts = Zu viele Versuche. Warte { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
}, nimm ein Gerät, auf dem du angemeldet bist, oder einen Notfallcode.
account-error-already-a-member = Du hast schon ein Konto.
account-error-members-only = Das ist nur für Mitglieder. Erstelle ein Konto: Ein Name und ein Passwort genügen.
account-error-name-taken = Der Name { $name } ist schon vergeben. Wähle einen anderen.
account-error-no-such-device = Dieses Gerät ist schon abgemeldet.
account-error-no-such-user = Kein Benutzer heißt { $name }.
account-error-password-long = Ein Passwort darf höchstens { $most } Zeichen haben.
account-error-password-short = Ein Passwort braucht mindestens { $least } Zeichen. Ein kurzer Satz eignet sich gut.
account-error-password-weak = Dieses Passwort ist zu leicht zu erraten. Ein kurzer Satz eignet sich gut.
account-error-wrong-code = Falscher Name oder Code, oder der Code wurde schon benutzt.
account-error-wrong-credentials = Falscher Name oder falsches Passwort.
account-error-wrong-password = Falsches Passwort.
account-error-sign-in-again = Melde dich noch einmal an, um das zu bestätigen.
account-error-no-invitation = Diese Einladung ist benutzt oder abgelaufen. Bitte den Betreiber um eine neue.
account-error-not-a-moderator = Das darf nur das Moderationsteam.
account-error-not-an-operator = Das darf nur der Betreiber.
account-error-last-operator = Der Server braucht mindestens einen Betreiber, der nicht gesperrt ist. Mach zuerst ein anderes Mitglied zum Betreiber.
account-error-protected-account = Bei { $name } geht das hier nicht. Verwende stattdessen „parlour admin“ auf dem Server.
account-error-invitation-not-needed = Du hast die Rechte dieser Einladung schon. Sie bleibt gültig, du kannst sie also weitergeben.
account-error-sign-up-limit-bounds = Wähle eine Zahl von 1 bis { $most }.
account-error-name-reserved = Namen dürfen „{ $word }“ nicht enthalten. Wähle einen anderen Namen.
account-error-too-many-sign-ups = Zu viele neue Konten aus deinem Netzwerk. Versuch es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal oder bitte einen Betreiber um eine Einladung.
account-error-same-person = Das ist dasselbe Konto.
account-error-invalid-api-key = Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.
account-error-not-for-api-keys = Mit einem API-Schlüssel ist dieser Aufruf nicht möglich. Benutze einen Browser.
account-error-api-key-scope = Diesem API-Schlüssel fehlt die Berechtigung { $scope }.
account-error-no-such-api-key = Diesen API-Schlüssel gibt es nicht, oder er ist schon widerrufen.
account-error-api-key-no-scope = Wähle mindestens eine Berechtigung.
account-error-api-key-limit = Ein Konto kann höchstens { $most } API-Schlüssel haben. Widerrufe zuerst einen.
account-error-no-such-bot = Dieses Bot-Konto gibt es nicht, oder es gehört dir nicht.
account-error-bot-limit = Ein Mitglied kann höchstens { $most } Bot-Konten haben. Lösche zuerst eines.
account-error-bots-closed = Dieser Server erlaubt zurzeit keine Bot-Konten.
account-error-bot-account = { $name } ist ein Bot-Konto. Das geht nur für Menschen.
account-error-bot-accounts-only = Das können nur Bot-Konten.
account-passkey = Passkey
account-passkey-line = Melde dich mit Fingerabdruck, Gesicht oder Geräte-PIN an.
account-passkey-add = Hinzufügen
account-passkey-remove = Entfernen
account-passkey-saved = Passkey gespeichert.
account-passkey-sign-in = Mit Passkey anmelden
account-or-password = oder mit Passwort
account-error-unknown-passkey = Dieser Passkey ist hier nicht bekannt. Melde dich auf andere Weise an.
account-oidc-sign-in = Weiter mit { $name }
account-oidc-link = Verknüpfen
account-oidc-unlink = Trennen
account-oidc-linked = Verknüpft.
account-oidc-unlinked = Nicht verknüpft. Verknüpfe es, um dich damit anzumelden.
account-error-oidc-none = Auf diesem Server gibt es keine Anmeldung über Anbieter.
account-error-oidc-unavailable = Der Anbieter antwortet nicht. Versuch es später oder melde dich auf andere Weise an.
account-error-oidc-expired = Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Fang noch einmal an.
account-error-oidc-unverified = Die Antwort des Anbieters ließ sich nicht prüfen. Versuch es noch einmal oder melde dich auf andere Weise an.
account-error-oidc-denied = Der Anbieter hat dich nicht angemeldet. Es wurde nichts geändert.
account-error-oidc-linked-elsewhere = Dieses Anbieterkonto ist mit einem anderen Benutzer verknüpft. Melde dich zuerst ab und dann damit an.
account-error-oidc-invitation-needed = Neue Mitglieder brauchen eine Einladung. Erstelle zuerst dein Konto und verknüpfe dann den Anbieter.
account-error-oidc-last-sign-in-method = Anders kannst du dich nicht anmelden. Richte zuerst ein Passwort oder einen Passkey ein.
