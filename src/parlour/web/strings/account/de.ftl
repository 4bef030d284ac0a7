### German strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Mitglied werden
account-sign-up-line = Ein Name, ein Schlüssel, keine Mailadresse. Was { $name } gespielt hat, kommt mit.
account-benefit-history = deine Partien, beendete und laufende, unter einem Namen, der nur dir gehört
account-benefit-devices = derselbe Mensch auf jedem Gerät, und eine Liste, um jedes abzumelden
account-benefit-forum = eine Stimme im Forum, und ein Zeichen an dem, was du dort noch nicht gelesen hast
account-benefit-recovery = Notfallcodes, falls du dein Passwort verlierst
account-name = Name
account-name-is-free = { $name } ist in diesem Haus frei.
account-name-is-taken = { $name } gehört jemand anderem.
account-password = Passwort
account-password-line = Mindestens 10 Zeichen. Ein kurzer Satz eignet sich gut.
account-password-strong = Dieses ist stark.
account-password-show = Zeigen
account-password-hide = Verbergen
account-have-account = Schon Mitglied?

## Recovery codes
account-welcome = Du bist jetzt Mitglied, { $name }
account-codes-save = Bewahre deine Codes auf
account-codes-save-line = Verlierst du den Schlüssel, lässt ein Code dich ein, jeder einmal. Das Haus kann sie nicht lesen und darum nicht noch einmal schicken.
account-codes = Notfallcodes
account-codes-print = Drucken
account-codes-copy = Kopieren
account-codes-file = Als Datei behalten
account-codes-copied = Die Codes sind kopiert.
account-codes-not-copied = Die Codes ließen sich nicht kopieren. Speichere sie als Datei.
account-codes-saved = Ich habe sie weggelegt
account-continue = Weiter ins Haus

## Sign-in
account-sign-in = Anmelden
account-sign-out = Abmelden
account-sign-in-line = Deine Tische und dein Name auch auf diesem Gerät.
account-forgot-password = Ich habe mein Passwort verloren
account-forgot-password-line = Ein Notfallcode öffnet dein Konto einmal, unter einem neuen Passwort. Hast du keinen, kann dir der Gastgeber dieses Hauses einen geben.
account-code = Notfallcode
account-new-password = Neues Passwort
account-no-account = Noch kein Mitglied?
account-back = Zurück zum Anmelden

## The account
account-title = Dein Konto
account-since = { $role ->
    [operator] Gastgeber dieses Hauses seit { $since }
    [moderator] im Moderationsteam seit { $since }
   *[other] Mitglied seit { $since }
}
account-codes-left = { $count ->
    [0] keiner übrig
    [one] einer übrig
   *[other] { $count } übrig
}
account-codes-new = Neue
account-codes-replace = Die Codes, die du bisher hast, öffnen dann nichts mehr.
account-sign-in-again-line = Du hast hier kein Passwort, nach dem gefragt werden könnte. Melde dich noch einmal an, dann geht das zehn Minuten lang.
account-password-change = Ändern
account-password-is-set = damit meldest du dich an
account-password-is-not-set = keines: du meldest dich anders an
account-password-old = Aktuelles Passwort
account-password-changed = Dein Passwort ist geändert; alle anderen Geräte sind abgemeldet.
account-password-confirm = Dein Passwort, damit sicher ist, dass du es bist
account-confirm = Bestätige, dass du es bist
account-confirm-line = Deine Anmeldung ist mehr als zehn Minuten her.
account-confirm-do = Weiter
account-devices = Geräte
account-device-here = hier
account-device-unknown = Ein Browser
account-device-line = { $how ->
    [password] mit Passwort angemeldet
    [passkey] mit Passkey angemeldet
    [code] mit Notfallcode angemeldet
    [provider] mit deinem Konto bei { $provider } angemeldet
    [away] über einen Anbieter angemeldet, den das Haus nicht mehr hat
   *[other] da, seit du kamst
} · zuletzt gesehen { $seen }
account-device-sign-out = Abmelden
account-device-signed-out = Es ist abgemeldet.
account-devices-sign-out-others = Alle anderen abmelden
account-devices-signed-out = Alle anderen Geräte sind abgemeldet.
account-sign-out-line = Dieses Gerät vergisst dich; deine Partien und dein Konto bleiben.
account-guest-sign-out-line = Dieses Gerät vergisst dich. Als Gast kommst du nicht zu deinen Partien zurück: werde erst Mitglied, um sie zu behalten.
account-end-guest-session = Mich auf diesem Gerät vergessen

account-invited = Du kommst auf Einladung des Gastgebers.
account-export = Deine Daten
account-export-line = Alles, was das Haus von dir aufbewahrt: Einstellungen, Partien, was du an Tischen gesagt hast, Geräte.
account-export-download = Daten herunterladen
account-delete = Konto löschen
account-delete-line = Dein Name, deine Schlüssel und was du gesagt hast, verschwinden sofort, laufende Partien werden aufgegeben. Beendete bleiben denen, mit denen du gespielt hast, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
account-admin = Verwaltung
account-admin-open = Das Haus betreuen
account-admin-registration = Die Tür
account-registration-open = Offen
account-registration-open-line = Gäste spielen sofort; alle können Mitglied werden.
account-registration-invitation = Auf Einladung
account-registration-invitation-line = Gäste nur mit dem Link eines Tisches; Mitglieder mit deinen Einladungen.
account-registration-closed = Geschlossen
account-registration-closed-line = Nur Mitglieder. Laufende Partien mit Gästen werden zu Ende gespielt.
account-admin-invite = Jemanden einladen
account-admin-recovery-code = Ein Notfallcode
account-admin-once = Das wird nur jetzt gezeigt und gilt einmal, eine Woche lang.
account-admin-users = Leute
account-admin-find = Einen Namen suchen
account-admin-manage = Was sich für { $name } tun lässt
account-admin-do-mute = Einen Tag stumm
account-admin-do-unmute = Wieder reden lassen
account-admin-do-send-out = Überall abmelden
account-admin-do-ban = 30 Tage ausschließen
account-admin-do-unban = Wieder einlassen
account-admin-do-rename = Umbenennen
account-admin-do-code = Notfallcode geben
account-admin-do-make-moderator = Ins Moderationsteam aufnehmen
account-admin-do-make-member = Wieder einfaches Mitglied
account-admin-do-erase = Konto löschen…
account-admin-rename = Umbenennen
account-admin-delete = { $name } herausnehmen
account-admin-delete-line = Name, Schlüssel und Chat verschwinden, laufende Partien werden aufgegeben, beendete bleiben namenlos. Das lässt sich nicht rückgängig machen.
account-admin-done = Erledigt.
account-state-muted = stumm
account-state-banned = ausgeschlossen
account-admin-audit-log = Was getan wurde
account-admin-audit-log-line = Aus dieser Liste lässt sich nichts entfernen.
account-admin-user = { $role ->
    [operator] betreut das Haus
    [moderator] im Moderationsteam
    [member] Mitglied
   *[guest] Gast
} · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} · zuletzt da { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] ließ { $about } wieder reden
    [muted] machte { $about } stumm
    [banned] schloss { $about } aus
    [unbanned] ließ { $about } wieder ein
    [sent-out] meldete { $about } ab
    [renamed] benannte um: { $about }
    [code] gab { $about } einen Notfallcode
    [merged] machte aus zweien eins: { $about }
    [erased] nahm jemanden aus dem Haus
    [guests-erased] nahm { $about } alte Gäste heraus
    [invited] schrieb eine Einladung
    [post-hidden] verbarg einen Beitrag von { $about }
    [post-shown] zeigte einen Beitrag von { $about } wieder
    [thread-pinned] heftete das Thema { $about } an
    [thread-unpinned] löste das Thema { $about }
    [thread-locked] schloss das Thema { $about }
    [thread-unlocked] öffnete das Thema { $about } wieder
    [thread-binned] warf das Thema { $about } in den Papierkorb
    [thread-unbinned] holte das Thema { $about } aus dem Papierkorb
    [thread-moved] verschob das Thema { $about }
    [report-done] erledigte eine Meldung über { $about }
    [announced] sagte an: { $about }
    [announcement-ended] nahm die Ansage zurück
    [meanings-set] gab an, wo Wörter erklärt werden: { $about }
    [meanings-taken] nahm weg, wo Wörter erklärt werden
    [sign-ups-set] begrenzte neue Konten pro Netz auf { $about } am Tag
    [password-set] gab dem Haus ein Passwort
    [password-taken] nahm dem Haus das Passwort
    [door-open] öffnete das Haus
    [door-invitation] öffnete das Haus nur noch auf Einladung
    [door-closed] schloss das Haus
    [appointed-operator] übergab { $about } das Haus
    [appointed-moderator] nahm { $about } ins Moderationsteam
    [appointed-member] machte { $about } wieder zum Mitglied
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Passwort des Hauses
account-site-password-line = Wer es kennt, wird ohne Einladung Mitglied.
account-site-password-is = Das Haus hat eines.
account-site-password-none = Das Haus hat keines.
account-site-password-set = Setzen
account-site-password-remove = Wegnehmen
account-admin-announce = Ansage
account-admin-announce-line = Jede Seite sagt sie einen Tag lang.
account-admin-announce-publish = Sagen
account-admin-announce-remove = Zurücknehmen
account-admin-dictionary-url = Wo Wörter erklärt werden
account-admin-dictionary-url-line = Eine Adresse, die mit https:// beginnt und { "{word}" } enthält, vielleicht auch { "{language}" }: Wer in einem Zimmer ein Wort nachschlägt, bekommt einen Link dorthin.
account-admin-dictionary-url-save = Angeben
account-admin-dictionary-url-remove = Wegnehmen
account-admin-sign-up-limit = Neue Konten pro Netz
account-admin-sign-up-limit-line = Ein Netz, etwa ein Haushalt oder eine Schule, kann am Tag { $count } Konten anlegen. Einladungen zählen nicht.
account-admin-sign-up-limit-save = Speichern
account-error-bad-dictionary-url = Das ist keine solche Adresse: Sie beginnt mit https://, enthält { "{word}" } einmal und hinter dem Rechnernamen, und in Klammern sonst nur { "{language}" }.
account-admin-disabled-games = Spiele, die nicht geladen werden konnten
account-admin-disabled-games-line = Sie bleiben außen vor, bis der Server mit einem funktionierenden Paket startet. Ihre Partien bleiben erhalten.
account-admin-reports = Meldungen
account-admin-reports-none = Es wurde nichts gemeldet.
account-admin-report = { $name } über { $about }, { $when }
account-admin-report-see = Die Stelle ansehen
account-admin-report-done = Erledigt
account-admin-report-by = erledigt von { $name }
account-error-no-such-report = Hier wartet nichts auf Erledigung.
account-error-too-many-attempts = Zu viele Versuche. Warte { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
}, nimm ein Gerät, das dich kennt, oder einen Notfallcode.
account-error-already-a-member = Du bist schon Mitglied.
account-error-members-only = Das ist für Mitglieder. Werde eines: ein Name und ein Passwort genügen.
account-error-name-taken = { $name } gehört einem Mitglied dieses Hauses. Wähle einen anderen Namen.
account-error-no-such-device = Dieses Gerät ist schon abgemeldet.
account-error-no-such-user = In diesem Haus heißt niemand { $name }.
account-error-password-long = Ein Passwort hat höchstens { $most } Zeichen.
account-error-password-short = Ein Passwort hat mindestens { $least } Zeichen. Am besten ein kurzer Satz.
account-error-password-weak = Dieses Passwort ist zu leicht zu erraten. Am besten ein kurzer Satz.
account-error-wrong-code = Dieser Name und dieser Code gehören nicht zusammen, oder der Code wurde schon benutzt.
account-error-wrong-credentials = Dieser Name und dieses Passwort gehören nicht zusammen.
account-error-wrong-password = Das ist nicht dein Passwort.
account-error-sign-in-again = Melde dich dafür noch einmal an: Das letzte Mal ist eine Weile her.
account-error-no-invitation = Diese Einladung ist benutzt oder abgelaufen. Bitte den Gastgeber um eine neue.
account-error-not-a-moderator = Das ist für alle, die das Haus betreuen.
account-error-not-an-operator = Das ist für den Gastgeber des Hauses.
account-error-last-operator = Der Server braucht mindestens einen Betreiber, der nicht gesperrt ist. Ernenne zuerst ein anderes Mitglied.
account-error-protected-account = Bei { $name } geht das hier nicht. Verwende stattdessen „parlour admin“ auf dem Server.
account-error-invitation-not-needed = Du hast die Rechte dieser Einladung schon. Sie bleibt gültig, du kannst sie weitergeben.
account-error-sign-up-limit-bounds = Wähle eine Zahl von 1 bis { $most }.
account-error-name-reserved = Namen dürfen „{ $word }“ nicht enthalten. Wähle einen anderen Namen.
account-error-too-many-sign-ups = Zu viele neue Konten aus deinem Netz. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal, oder bitte einen Betreiber um eine Einladung.
account-error-same-person = Das ist ein und derselbe Mensch.
account-passkey = Passkey
account-passkey-line = Finger, Gesicht oder der Code des Geräts: nichts zu merken.
account-passkey-add = Hinzufügen
account-passkey-remove = Vergessen
account-passkey-saved = Dein Passkey ist gespeichert.
account-passkey-sign-in = Passkey verwenden
account-or-password = oder mit Passwort
account-error-unknown-passkey = Dieser Passkey öffnet hier nichts. Nimm einen anderen Weg.
account-oidc-sign-in = Weiter mit { $name }
account-oidc-link = Verbinden
account-oidc-unlink = Trennen
account-oidc-linked = Damit meldest du dich an.
account-oidc-unlinked = Verbinde es, dann meldest du dich damit an.
account-error-oidc-none = In diesem Haus meldet sich niemand über einen Anbieter an.
account-error-oidc-unavailable = Der Anbieter antwortet nicht. Versuch es später oder auf anderem Weg.
account-error-oidc-expired = Das hat zu lange gedauert oder in einem anderen Browser begonnen. Fang noch einmal an.
account-error-oidc-unverified = Was der Anbieter schickte, beweist nichts. Versuch es noch einmal oder auf anderem Weg.
account-error-oidc-denied = Du wurdest dort nicht angemeldet. Hier hat sich nichts geändert.
account-error-oidc-linked-elsewhere = Dieses Konto gehört hier schon jemand anderem. Melde dich erst ab und dann damit an.
account-error-oidc-invitation-needed = Dieses Haus nimmt Mitglieder auf Einladung auf. Werde erst Mitglied und verbinde dann dein Konto.
account-error-oidc-last-sign-in-method = Das ist dein einziger Weg herein. Lege erst ein Passwort oder einen Passkey an.
