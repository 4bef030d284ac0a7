### German strings of notifications.

## The page
notifications-title = Benachrichtigungen
notifications-line = Wenn du am Zug und offline bist, benachrichtigt dich der Server über diese Kanäle. Eine Benachrichtigung nennt das Spiel und die Spieler, nie verdeckte Karten.
notifications-none = Noch kein Benachrichtigungskanal.
notifications-kind-push = Dieser oder ein anderer Browser
notifications-kind-mail = E-Mail
notifications-kind-webhook = Webhook
notifications-push-line = Eine Benachrichtigung von diesem Browser, auch wenn keine Seite dieses Servers offen ist. Eine neuere ersetzt sie.
notifications-push-add = In diesem Browser aktivieren
notifications-push-not-here = Dieser Browser unterstützt keine Benachrichtigungen, oder der Server ist nicht über https erreichbar.
notifications-mail-line = Für Fernpartien, höchstens eine pro Stunde. Du bestätigst deine Adresse mit einem Code.
notifications-mail-none = Dieser Server kann keine E-Mails senden.
notifications-mail-address = E-Mail-Adresse
notifications-webhook-line = Ruft eine URL von dir auf, etwa den eingehenden Webhook eines Chats oder ntfy.
notifications-webhook-address = Webhook-URL
notifications-add = Hinzufügen
notifications-test = Testen
notifications-test-of = { $target } testen
notifications-tested = Test gesendet.
notifications-remove = Entfernen
notifications-remove-of = { $target } entfernen
notifications-code = Code aus der E-Mail
notifications-confirm = Bestätigen
notifications-is-waiting = nicht bestätigt
notifications-is-failing = letzter Versuch fehlgeschlagen
notifications-is-off = nach zu vielen Fehlern ausgeschaltet. Teste den Kanal, um ihn einzuschalten.
notifications-unsubscribed = An diese Adresse werden keine E-Mails mehr gesendet.
notifications-unsubscribe = Abbestellen

## Notifications
notifications-turn-title = Du bist dran: { $game }
notifications-turn-text = Die Partie mit { $names } wartet auf dich.
notifications-nudge-title = Erinnerung: { $game }
notifications-nudge-text = Die Partie mit { $names } wartet noch auf deinen Zug.
notifications-invitation-title = { $names } lädt dich ein
notifications-invitation-text = { $game }: Ein Platz ist für dich frei.
notifications-match-found-title = Gegner gefunden
notifications-match-found-text = { $game } mit { $names } beginnt.
notifications-club-requested-title = { $name } möchte { $club } beitreten
notifications-club-requested-text = Nimm die Anfrage auf der Seite des Clubs an oder lehne sie ab.
notifications-club-accepted-title = Du bist jetzt Mitglied von { $club }
notifications-club-accepted-text = { $name } hat deine Anfrage angenommen.
notifications-club-invited-title = { $name } lädt dich in { $club } ein
notifications-club-invited-text = Nimm die Einladung auf der Seite des Clubs an oder lehne sie ab.
notifications-sample-title = Testbenachrichtigung von Parlour
notifications-sample-text = Benachrichtigungen über diesen Kanal funktionieren.
notifications-confirm-title = { $code } ist dein Bestätigungscode für Parlour
notifications-confirm-text =
    Jemand hat Benachrichtigungen von Parlour an diese Adresse angefordert. Warst du es, gib den Code { $code } auf der Seite „Benachrichtigungen“ ein. Wenn nicht, ignoriere diese E-Mail.
    Angefordert vom Konto: { $name }
notifications-mail-unsubscribe = Abbestellen:

## Errors
notifications-error-too-many = Du hast schon { $most } Kanäle. Entferne zuerst einen.
notifications-error-too-often = Zu viele Anfragen. Versuch es in { $seconds } s noch einmal.
notifications-error-too-many-codes = An diese Adresse wurden zu viele Codes gesendet. Versuch es morgen noch einmal.
notifications-error-not-an-address = Das ist keine gültige URL.
notifications-error-not-a-mail-address = Das ist keine E-Mail-Adresse. Prüfe sie und versuch es noch einmal.
notifications-error-not-a-subscription = Die Push-Registrierung des Browsers ist nicht gültig. Versuch es noch einmal.
notifications-error-private-address = Diese Adresse liegt in einem privaten Netzwerk. Der Server ruft sie nicht auf.
notifications-error-no-such-host = Diesen Host gibt es nicht.
notifications-error-no-answer = Die Adresse antwortet nicht.
notifications-error-refused = Die Adresse hat mit Status { $status } geantwortet.
notifications-error-mail-failed = Der Mailserver hat die E-Mail nicht angenommen.
notifications-error-mail-not-configured = Dieser Server kann keine E-Mails senden.
notifications-error-wrong-code = Falscher Code. Füge die Adresse noch einmal hinzu, um einen neuen zu bekommen.
notifications-error-not-confirmed = Bestätige diese Adresse zuerst mit ihrem Code.
notifications-error-no-such-channel = Dieser Kanal wurde schon entfernt.
