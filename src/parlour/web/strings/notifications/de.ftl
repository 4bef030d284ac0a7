### German strings of notifications.

## The page
notifications-title = Benachrichtigungen
notifications-line = Wenn ein Tisch auf dich wartet und du nicht da bist, ruft dich das Haus auf diesen Wegen. Es nennt das Spiel und wer sonst dort sitzt, nie, was jemand auf der Hand hat.
notifications-none = Noch kein Benachrichtigungskanal.
notifications-kind-push = Dieser oder ein anderer Browser
notifications-kind-mail = Mail
notifications-kind-webhook = Webhook
notifications-push-line = Eine kurze Nachricht, auch wenn das Haus hier nicht offen ist; die nächste nimmt ihren Platz ein.
notifications-push-add = Ruf mich in diesem Browser
notifications-push-not-here = Dieser Browser nimmt solche Nachrichten nicht an, oder das Haus ist nicht über https erreicht.
notifications-mail-line = Für Spiele über Tage, höchstens einmal in der Stunde. Ein Code zeigt erst, dass die Adresse deine ist.
notifications-mail-none = Dieses Haus hat keinen Mailserver.
notifications-mail-address = Mailadresse
notifications-webhook-line = Ein Aufruf einer Adresse von dir, etwa des Webhooks eines Chats oder ntfy.
notifications-webhook-address = Adresse des Webhooks
notifications-add = Hinzufügen
notifications-test = Testen
notifications-test-of = { $target } testen
notifications-tested = Es wurde angenommen.
notifications-remove = Entfernen
notifications-remove-of = { $target } entfernen
notifications-code = Code aus dem Brief
notifications-confirm = Sie ist meine
notifications-is-waiting = wartet auf den Code
notifications-is-failing = ging zuletzt schief
notifications-is-off = aus: ging zu oft schief. Teste ihn, um ihn einzuschalten.
notifications-unsubscribed = Auf diesem Weg kommen keine Briefe mehr.
notifications-unsubscribe = Diese Briefe abbestellen

## Notifications
notifications-turn-title = Du bist dran: { $game }
notifications-turn-text = Der Tisch mit { $names } wartet auf dich.
notifications-nudge-title = { $game }: eine Erinnerung
notifications-nudge-text = Der Tisch mit { $names } wartet noch auf deinen Zug.
notifications-invitation-title = { $names } bittet dich an einen Tisch
notifications-invitation-text = { $game }: Ein Platz ist für dich frei.
notifications-match-found-title = Ein Tisch ist gefunden
notifications-match-found-text = { $game } mit { $names } beginnt.
notifications-sample-title = Parlour erreicht dich
notifications-sample-text = So sieht eine Nachricht aus.
notifications-confirm-title = { $code } zeigt, dass diese Adresse dir gehört
notifications-confirm-text =
    Jemand möchte Nachrichten von Parlour an diese Adresse erhalten. Warst du das, gib auf der Seite mit den Benachrichtigungen den Code { $code } ein. Wenn nicht, beachte diese Mail nicht.
    Das anfragende Konto: { $name }
notifications-mail-unsubscribe = Keine solchen Briefe mehr:

## Errors
notifications-error-too-many = Du hast schon { $most } Wege. Entferne erst einen.
notifications-error-too-often = Nicht so oft. Versuch es in { $seconds } s wieder.
notifications-error-too-many-codes = An diese Adresse gingen vorerst genug Codes. Versuche es morgen noch einmal.
notifications-error-not-an-address = Das ist keine Adresse, die man rufen kann.
notifications-error-not-a-mail-address = Das ist keine E-Mail-Adresse. Prüfe sie und versuch es noch einmal.
notifications-error-not-a-subscription = Die Antwort des Browsers ergibt hier keinen Sinn. Versuch es noch einmal.
notifications-error-private-address = Diese Adresse liegt in einem privaten Netz, das dieses Haus nicht anruft.
notifications-error-no-such-host = Diesen Rechner gibt es nicht.
notifications-error-no-answer = Dort antwortet niemand.
notifications-error-refused = Dort abgelehnt, mit Status { $status }.
notifications-error-mail-failed = Der Mailserver hat den Brief nicht angenommen.
notifications-error-mail-not-configured = Dieses Haus hat keinen Mailserver.
notifications-error-wrong-code = Das ist nicht der Code. Füge die Adresse neu hinzu, dann kommt ein anderer Brief.
notifications-error-not-confirmed = Zeig erst mit dem Code, dass die Adresse deine ist.
notifications-error-no-such-channel = Diesen Weg gibt es nicht mehr.
