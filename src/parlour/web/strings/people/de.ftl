### Leute auf Deutsch: was gesagt wird, wo jemand Mitglied wird, sich anmeldet und sein Konto pflegt.

## Mitglied werden
people-join = Mitglied werden
people-join-line = Ein Name, ein Schlüssel, keine Mailadresse. Was { $name } gespielt hat, kommt mit.
people-brings-history = deine Partien, beendete und laufende, unter einem Namen, der nur dir gehört
people-brings-devices = derselbe Mensch auf jedem Gerät, und eine Liste, um jedes abzumelden
people-brings-forum = eine Stimme im Forum, und ein Zeichen an dem, was du dort noch nicht gelesen hast
people-brings-recovery = Notfallcodes, falls du dein Passwort verlierst
people-name = Name
people-name-is-free = { $name } ist in diesem Haus frei.
people-name-is-taken = { $name } gehört jemand anderem.
people-password = Passwort
people-password-line = Mindestens 10 Zeichen. Ein kurzer Satz eignet sich gut.
people-password-strong = Dieses ist stark.
people-password-show = Zeigen
people-password-hide = Verbergen
people-already = Schon Mitglied?

## Codes für den Notfall
people-member-now = Du bist jetzt Mitglied, { $name }
people-codes-away = Bewahre deine Codes auf
people-codes-away-line = Verlierst du den Schlüssel, lässt ein Code dich ein, jeder einmal. Das Haus kann sie nicht lesen und darum nicht noch einmal schicken.
people-codes = Notfallcodes
people-codes-print = Drucken
people-codes-copy = Kopieren
people-codes-file = Als Datei behalten
people-codes-copied = Die Codes sind kopiert.
people-codes-not-copied = Die Codes ließen sich nicht kopieren. Speichere sie als Datei.
people-codes-kept = Ich habe sie weggelegt
people-on = Weiter ins Haus

## Anmelden
people-sign-in = Anmelden
people-sign-out = Abmelden
people-sign-in-line = Deine Tische und dein Name auch auf diesem Gerät.
people-lost = Ich habe mein Passwort verloren
people-lost-line = Ein Notfallcode öffnet dein Konto einmal, unter einem neuen Passwort. Hast du keinen, kann dir der Gastgeber dieses Hauses einen geben.
people-code = Notfallcode
people-new-password = Neues Passwort
people-not-yet = Noch kein Mitglied?
people-back = Zurück zum Anmelden

## Das Konto
people-account = Dein Konto
people-since = { $role ->
    [operator] Gastgeber dieses Hauses seit { $since }
    [moderator] im Moderationsteam seit { $since }
   *[other] Mitglied seit { $since }
}
people-codes-left = { $count ->
    [0] keiner übrig
    [one] einer übrig
   *[other] { $count } übrig
}
people-codes-new = Neue
people-codes-replace = Die Codes, die du bisher hast, öffnen dann nichts mehr.
people-again-line = Du hast hier kein Passwort, nach dem gefragt werden könnte. Melde dich noch einmal an, dann geht das zehn Minuten lang.
people-password-change = Ändern
people-password-is-set = damit meldest du dich an
people-password-is-not-set = keines: du meldest dich anders an
people-password-old = Aktuelles Passwort
people-password-changed = Dein Passwort ist geändert; alle anderen Geräte sind abgemeldet.
people-password-confirm = Dein Passwort, damit sicher ist, dass du es bist
people-confirm = Bestätige, dass du es bist
people-confirm-line = Deine Anmeldung ist mehr als zehn Minuten her.
people-confirm-do = Weiter
people-devices = Geräte
people-device-here = hier
people-device-unknown = Ein Browser
people-device-line = { $how ->
    [password] mit Passwort angemeldet
    [passkey] mit Passkey angemeldet
    [code] mit Notfallcode angemeldet
    [provider] mit deinem Konto bei { $provider } angemeldet
    [away] über einen Anbieter angemeldet, den das Haus nicht mehr hat
   *[other] da, seit du kamst
} · zuletzt gesehen { $seen }
people-device-out = Abmelden
people-device-gone = Es ist abgemeldet.
people-devices-out = Alle anderen abmelden
people-devices-gone = Alle anderen Geräte sind abgemeldet.
people-sign-out-line = Dieses Gerät vergisst dich; deine Partien und dein Konto bleiben.
people-guest-sign-out-line = Dieses Gerät vergisst dich. Als Gast kommst du nicht zu deinen Partien zurück: werde erst Mitglied, um sie zu behalten.
people-guest-out = Mich auf diesem Gerät vergessen

people-invited = Du kommst auf Einladung des Gastgebers.
people-take = Deine Daten
people-take-line = Alles, was das Haus von dir aufbewahrt: Einstellungen, Partien, was du an Tischen gesagt hast, Geräte.
people-take-file = Daten herunterladen
people-leave = Konto löschen
people-leave-line = Dein Name, deine Schlüssel und was du gesagt hast, verschwinden sofort, laufende Partien werden aufgegeben. Beendete bleiben denen, mit denen du gespielt hast, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
people-office = Verwaltung
people-office-go = Das Haus betreuen
people-office-door = Die Tür
people-door-open = Offen
people-door-open-line = Gäste spielen sofort; alle können Mitglied werden.
people-door-invitation = Auf Einladung
people-door-invitation-line = Gäste nur mit dem Link eines Tisches; Mitglieder mit deinen Einladungen.
people-door-closed = Geschlossen
people-door-closed-line = Nur Mitglieder. Laufende Partien mit Gästen werden zu Ende gespielt.
people-office-invite = Jemanden einladen
people-office-code = Ein Notfallcode
people-office-once = Das wird nur jetzt gezeigt und gilt einmal, eine Woche lang.
people-office-people = Leute
people-office-find = Einen Namen suchen
people-office-manage = Was sich für { $name } tun lässt
people-office-do-mute = Einen Tag stumm
people-office-do-unmute = Wieder reden lassen
people-office-do-send-out = Überall abmelden
people-office-do-ban = 30 Tage ausschließen
people-office-do-unban = Wieder einlassen
people-office-do-rename = Umbenennen
people-office-do-code = Notfallcode geben
people-office-do-make-moderator = Ins Moderationsteam aufnehmen
people-office-do-make-member = Wieder einfaches Mitglied
people-office-do-erase = Konto löschen…
people-office-rename = Umbenennen
people-office-erase = { $name } herausnehmen
people-office-erase-line = Name, Schlüssel und Chat verschwinden, laufende Partien werden aufgegeben, beendete bleiben namenlos. Das lässt sich nicht rückgängig machen.
people-office-done = Erledigt.
people-state-muted = stumm
people-state-banned = ausgeschlossen
people-office-log = Was getan wurde
people-office-log-line = Aus dieser Liste lässt sich nichts entfernen.
people-office-person = { $role ->
    [operator] betreut das Haus
    [moderator] im Moderationsteam
    [member] Mitglied
   *[guest] Gast
} · { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} · zuletzt da { $seen }
people-deed = { $who } { $what ->
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

## Warum das Haus ablehnt
people-house-password = Passwort des Hauses
people-house-password-line = Wer es kennt, wird ohne Einladung Mitglied.
people-house-password-is = Das Haus hat eines.
people-house-password-none = Das Haus hat keines.
people-house-password-set = Setzen
people-house-password-take = Wegnehmen
people-office-announce = Ansage
people-office-announce-line = Jede Seite sagt sie einen Tag lang.
people-office-announce-say = Sagen
people-office-announce-end = Zurücknehmen
people-office-meanings = Wo Wörter erklärt werden
people-office-meanings-line = Eine Adresse, die mit https:// beginnt und { "{word}" } enthält, vielleicht auch { "{language}" }: Wer in einem Zimmer ein Wort nachschlägt, bekommt einen Link dorthin.
people-office-meanings-set = Angeben
people-office-meanings-take = Wegnehmen
people-office-sign-ups = Neue Konten pro Netz
people-office-sign-ups-line = Ein Netz, etwa ein Haushalt oder eine Schule, kann am Tag { $count } Konten anlegen. Einladungen zählen nicht.
people-office-sign-ups-set = Speichern
people-error-no-template = Das ist keine solche Adresse: Sie beginnt mit https://, enthält { "{word}" } einmal und hinter dem Rechnernamen, und in Klammern sonst nur { "{language}" }.
people-office-set-aside = Spiele, die nicht geladen werden konnten
people-office-set-aside-line = Sie bleiben außen vor, bis der Server mit einem funktionierenden Paket startet. Ihre Partien bleiben erhalten.
people-office-reports = Meldungen
people-office-reports-none = Es wurde nichts gemeldet.
people-office-report = { $name } über { $about }, { $when }
people-office-report-see = Die Stelle ansehen
people-office-report-done = Erledigt
people-office-report-by = erledigt von { $name }
people-error-no-such-report = Hier wartet nichts auf Erledigung.
people-error-later = Zu viele Versuche. Warte { $minutes ->
    [0] { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
   *[other] { $minutes } Minuten
}, nimm ein Gerät, das dich kennt, oder einen Notfallcode.
people-error-member-already = Du bist schon Mitglied.
people-error-members-only = Das ist für Mitglieder. Werde eines: ein Name und ein Passwort genügen.
people-error-name-taken = { $name } gehört einem Mitglied dieses Hauses. Wähle einen anderen Namen.
people-error-no-such-device = Dieses Gerät ist schon abgemeldet.
people-error-nobody = In diesem Haus heißt niemand { $name }.
people-error-password-long = Ein Passwort hat höchstens { $most } Zeichen.
people-error-password-short = Ein Passwort hat mindestens { $least } Zeichen. Am besten ein kurzer Satz.
people-error-password-weak = Dieses Passwort ist zu leicht zu erraten. Am besten ein kurzer Satz.
people-error-wrong-code = Dieser Name und dieser Code gehören nicht zusammen, oder der Code wurde schon benutzt.
people-error-wrong-key = Dieser Name und dieses Passwort gehören nicht zusammen.
people-error-wrong-password = Das ist nicht dein Passwort.
people-error-sign-in-again = Melde dich dafür noch einmal an: Das letzte Mal ist eine Weile her.
people-error-no-invitation = Diese Einladung ist benutzt oder abgelaufen. Bitte den Gastgeber um eine neue.
people-error-not-a-moderator = Das ist für alle, die das Haus betreuen.
people-error-not-an-operator = Das ist für den Gastgeber des Hauses.
people-error-last-operator = Der Server braucht mindestens einen Betreiber, der nicht gesperrt ist. Ernenne zuerst ein anderes Mitglied.
people-error-protected-account = Bei { $name } geht das hier nicht. Verwende stattdessen „parlour admin“ auf dem Server.
people-error-invitation-not-needed = Du hast die Rechte dieser Einladung schon. Sie bleibt gültig, du kannst sie weitergeben.
people-error-sign-ups-bounds = Wähle eine Zahl von 1 bis { $most }.
people-error-name-reserved = Namen dürfen „{ $word }“ nicht enthalten. Wähle einen anderen Namen.
people-error-too-many-sign-ups = Zu viele neue Konten aus deinem Netz. Versuche es in { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
} noch einmal, oder bitte einen Betreiber um eine Einladung.
people-error-same-person = Das ist ein und derselbe Mensch.
people-passkey = Passkey
people-passkey-line = Finger, Gesicht oder der Code des Geräts: nichts zu merken.
people-passkey-add = Hinzufügen
people-passkey-forget = Vergessen
people-passkey-made = Dein Passkey ist gespeichert.
people-passkey-enter = Passkey verwenden
people-or-password = oder mit Passwort
people-error-no-passkey = Dieser Passkey öffnet hier nichts. Nimm einen anderen Weg.
people-oidc-enter = Weiter mit { $name }
people-oidc-link = Verbinden
people-oidc-unlink = Trennen
people-oidc-linked = Damit meldest du dich an.
people-oidc-unlinked = Verbinde es, dann meldest du dich damit an.
people-error-oidc-none = In diesem Haus meldet sich niemand über einen Anbieter an.
people-error-oidc-away = Der Anbieter antwortet nicht. Versuch es später oder auf anderem Weg.
people-error-oidc-stale = Das hat zu lange gedauert oder in einem anderen Browser begonnen. Fang noch einmal an.
people-error-oidc-no-proof = Was der Anbieter schickte, beweist nichts. Versuch es noch einmal oder auf anderem Weg.
people-error-oidc-denied = Du wurdest dort nicht angemeldet. Hier hat sich nichts geändert.
people-error-oidc-somebody-else = Dieses Konto gehört hier schon jemand anderem. Melde dich erst ab und dann damit an.
people-error-oidc-door = Dieses Haus nimmt Mitglieder auf Einladung auf. Werde erst Mitglied und verbinde dann dein Konto.
people-error-oidc-only-way = Das ist dein einziger Weg herein. Lege erst ein Passwort oder einen Passkey an.
