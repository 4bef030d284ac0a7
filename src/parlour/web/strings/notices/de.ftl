### What reaches people when a table waits in German.

## The page
notices-title = Benachrichtigungen
notices-line = Wenn ein Tisch auf dich wartet und du nicht da bist, ruft dich das Haus auf diesen Wegen. Es nennt das Spiel und wer sonst dort sitzt, nie, was jemand auf der Hand hat.
notices-none = Noch kein Benachrichtigungskanal.
notices-kind-push = Dieser oder ein anderer Browser
notices-kind-mail = Mail
notices-kind-webhook = Webhook
notices-push-line = Eine kurze Nachricht, auch wenn das Haus hier nicht offen ist; die nächste nimmt ihren Platz ein.
notices-push-add = Ruf mich in diesem Browser
notices-push-not-here = Dieser Browser nimmt solche Nachrichten nicht an, oder das Haus ist nicht über https erreicht.
notices-mail-line = Für Spiele über Tage, höchstens einmal in der Stunde. Ein Code zeigt erst, dass die Adresse deine ist.
notices-mail-none = Dieses Haus hat keinen Mailserver.
notices-mail-address = Mailadresse
notices-webhook-line = Ein Aufruf einer Adresse von dir, etwa des Webhooks eines Chats oder ntfy.
notices-webhook-address = Adresse des Webhooks
notices-add = Hinzufügen
notices-test = Testen
notices-test-of = { $target } testen
notices-tested = Es wurde angenommen.
notices-remove = Entfernen
notices-remove-of = { $target } entfernen
notices-code = Code aus dem Brief
notices-confirm = Sie ist meine
notices-is-waiting = wartet auf den Code
notices-is-failing = ging zuletzt schief
notices-is-off = aus: ging zu oft schief. Teste ihn, um ihn einzuschalten.
notices-stopped = Auf diesem Weg kommen keine Briefe mehr.
notices-stop = Diese Briefe abbestellen

## What is told
notices-turn-title = Du bist dran: { $game }
notices-turn-text = Der Tisch mit { $names } wartet auf dich.
notices-nudge-title = { $game }: eine Erinnerung
notices-nudge-text = Der Tisch mit { $names } wartet noch auf deinen Zug.
notices-asked-title = { $names } bittet dich an einen Tisch
notices-asked-text = { $game }: Ein Platz ist für dich frei.
notices-found-title = Ein Tisch ist gefunden
notices-found-text = { $game } mit { $names } beginnt.
notices-sample-title = Parlour erreicht dich
notices-sample-text = So sieht eine Nachricht aus.
notices-confirm-title = { $code } zeigt, dass diese Adresse dir gehört
notices-confirm-text =
    Jemand möchte Nachrichten von Parlour an diese Adresse erhalten. Warst du das, gib auf der Seite mit den Benachrichtigungen den Code { $code } ein. Wenn nicht, beachte diese Mail nicht.
    Das anfragende Konto: { $name }
notices-mail-stop = Keine solchen Briefe mehr:

## Refusals
notices-error-too-many = Du hast schon { $most } Wege. Entferne erst einen.
notices-error-too-often = Nicht so oft. Versuch es in { $seconds } s wieder.
notices-error-mails-a-day = An diese Adresse gingen vorerst genug Codes. Versuche es morgen noch einmal.
notices-error-not-an-address = Das ist keine Adresse, die man rufen kann.
notices-error-not-a-mail-address = Das ist keine E-Mail-Adresse. Prüfe sie und versuch es noch einmal.
notices-error-not-a-subscription = Die Antwort des Browsers ergibt hier keinen Sinn. Versuch es noch einmal.
notices-error-private-address = Diese Adresse liegt in einem privaten Netz, das dieses Haus nicht anruft.
notices-error-no-such-host = Diesen Rechner gibt es nicht.
notices-error-no-answer = Dort antwortet niemand.
notices-error-refused = Dort abgelehnt, mit Status { $status }.
notices-error-mail-failed = Der Mailserver hat den Brief nicht angenommen.
notices-error-no-mail-here = Dieses Haus hat keinen Mailserver.
notices-error-wrong-code = Das ist nicht der Code. Füge die Adresse neu hinzu, dann kommt ein anderer Brief.
notices-error-not-confirmed = Zeig erst mit dem Code, dass die Adresse deine ist.
notices-error-no-such-way = Diesen Weg gibt es nicht mehr.
