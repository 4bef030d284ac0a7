### What reaches people when a table waits in Swedish.

## The page
notifications-title = Aviseringar
notifications-line = När ett bord väntar på dig och du inte är där, kallar huset dig på dessa vägar. Det nämner spelet och vilka fler som sitter där, aldrig vad någon har på hand.
notifications-none = Ingen aviseringskanal ännu.
notifications-kind-push = Den här eller en annan webbläsare
notifications-kind-mail = Mejl
notifications-kind-webhook = Webhook
notifications-push-line = En kort notis, även när huset inte är öppet här; nästa tar dess plats.
notifications-push-add = Kalla mig i den här webbläsaren
notifications-push-not-here = Den här webbläsaren tar inte emot sådana notiser, eller så nås huset inte via https.
notifications-mail-line = För partier över dagar, högst en gång i timmen. En kod visar först att adressen är din.
notifications-mail-none = Huset har ingen mejlserver.
notifications-mail-address = Mejladress
notifications-webhook-line = Ett anrop till en adress du har, till exempel en chatts webhook eller ntfy.
notifications-webhook-address = Webhookens adress
notifications-add = Lägg till
notifications-test = Testa
notifications-test-of = Testa { $target }
notifications-tested = Det togs emot.
notifications-remove = Ta bort
notifications-remove-of = Ta bort { $target }
notifications-code = Koden i brevet
notifications-confirm = Den är min
notifications-is-waiting = väntar på koden
notifications-is-failing = misslyckades senast
notifications-is-off = avstängd: misslyckades för ofta. Testa den för att slå på den.
notifications-unsubscribed = Inga fler brev kommer på den här vägen.
notifications-unsubscribe = Sluta med dessa brev

## What is told
notifications-turn-title = Din tur i { $game }
notifications-turn-text = Bordet med { $names } väntar på dig.
notifications-nudge-title = { $game }: en påminnelse
notifications-nudge-text = Bordet med { $names } väntar fortfarande på ditt drag.
notifications-invitation-title = { $names } ber dig till ett bord
notifications-invitation-text = { $game }: en plats är ledig för dig.
notifications-match-found-title = Ett bord är hittat
notifications-match-found-text = { $game } med { $names } börjar.
notifications-sample-title = Parlour kan nå dig
notifications-sample-text = Så här ser en notis ut.
notifications-confirm-title = { $code } visar att adressen är din
notifications-confirm-text =
    Någon har bett om aviseringar från Parlour till den här adressen. Om det var du, ange koden { $code } på sidan för aviseringar. Annars kan du bortse från det här mejlet.
    Kontot som bad om det: { $name }
notifications-mail-unsubscribe = Inga fler sådana brev:

## Refusals
notifications-error-too-many = Du har redan { $most } vägar. Ta bort en först.
notifications-error-too-often = Inte så ofta. Försök igen om { $seconds } s.
notifications-error-too-many-codes = Tillräckligt många koder har skickats till den här adressen. Försök igen i morgon.
notifications-error-not-an-address = Det är ingen adress som går att anropa.
notifications-error-not-a-mail-address = Det är ingen e-postadress. Kontrollera den och försök igen.
notifications-error-not-a-subscription = Webbläsarens svar går inte att förstå här. Försök igen.
notifications-error-private-address = Adressen ligger i ett privat nät, som huset inte anropar.
notifications-error-no-such-host = Den värden finns inte.
notifications-error-no-answer = Ingen svarar där.
notifications-error-refused = Avvisat där, med status { $status }.
notifications-error-mail-failed = Mejlservern tog inte emot brevet.
notifications-error-mail-not-configured = Huset har ingen mejlserver.
notifications-error-wrong-code = Det är inte koden. Lägg till adressen igen för ett nytt brev.
notifications-error-not-confirmed = Visa först med koden att adressen är din.
notifications-error-no-such-channel = Den vägen finns inte längre.
