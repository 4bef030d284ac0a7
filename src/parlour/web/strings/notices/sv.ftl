### What reaches people when a table waits in Swedish.

## The page
notices-title = Aviseringar
notices-line = När ett bord väntar på dig och du inte är där, kallar huset dig på dessa vägar. Det nämner spelet och vilka fler som sitter där, aldrig vad någon har på hand.
notices-none = Ingen aviseringskanal ännu.
notices-kind-push = Den här eller en annan webbläsare
notices-kind-mail = Mejl
notices-kind-webhook = Webhook
notices-push-line = En kort notis, även när huset inte är öppet här; nästa tar dess plats.
notices-push-add = Kalla mig i den här webbläsaren
notices-push-not-here = Den här webbläsaren tar inte emot sådana notiser, eller så nås huset inte via https.
notices-mail-line = För partier över dagar, högst en gång i timmen. En kod visar först att adressen är din.
notices-mail-none = Huset har ingen mejlserver.
notices-mail-address = Mejladress
notices-webhook-line = Ett anrop till en adress du har, till exempel en chatts webhook eller ntfy.
notices-webhook-address = Webhookens adress
notices-add = Lägg till
notices-test = Testa
notices-test-of = Testa { $target }
notices-tested = Det togs emot.
notices-remove = Ta bort
notices-remove-of = Ta bort { $target }
notices-code = Koden i brevet
notices-confirm = Den är min
notices-is-waiting = väntar på koden
notices-is-failing = misslyckades senast
notices-is-off = avstängd: misslyckades för ofta. Testa den för att slå på den.
notices-stopped = Inga fler brev kommer på den här vägen.
notices-stop = Sluta med dessa brev

## What is told
notices-turn-title = Din tur i { $game }
notices-turn-text = Bordet med { $names } väntar på dig.
notices-nudge-title = { $game }: en påminnelse
notices-nudge-text = Bordet med { $names } väntar fortfarande på ditt drag.
notices-asked-title = { $names } ber dig till ett bord
notices-asked-text = { $game }: en plats är ledig för dig.
notices-found-title = Ett bord är hittat
notices-found-text = { $game } med { $names } börjar.
notices-sample-title = Parlour kan nå dig
notices-sample-text = Så här ser en notis ut.
notices-confirm-title = { $code } visar att adressen är din
notices-confirm-text =
    Någon har bett om aviseringar från Parlour till den här adressen. Om det var du, ange koden { $code } på sidan för aviseringar. Annars kan du bortse från det här mejlet.
    Kontot som bad om det: { $name }
notices-mail-stop = Inga fler sådana brev:

## Refusals
notices-error-too-many = Du har redan { $most } vägar. Ta bort en först.
notices-error-too-often = Inte så ofta. Försök igen om { $seconds } s.
notices-error-mails-a-day = Tillräckligt många koder har skickats till den här adressen. Försök igen i morgon.
notices-error-not-an-address = Det är ingen adress som går att anropa.
notices-error-not-a-mail-address = Det är ingen e-postadress. Kontrollera den och försök igen.
notices-error-not-a-subscription = Webbläsarens svar går inte att förstå här. Försök igen.
notices-error-private-address = Adressen ligger i ett privat nät, som huset inte anropar.
notices-error-no-such-host = Den värden finns inte.
notices-error-no-answer = Ingen svarar där.
notices-error-refused = Avvisat där, med status { $status }.
notices-error-mail-failed = Mejlservern tog inte emot brevet.
notices-error-no-mail-here = Huset har ingen mejlserver.
notices-error-wrong-code = Det är inte koden. Lägg till adressen igen för ett nytt brev.
notices-error-not-confirmed = Visa först med koden att adressen är din.
notices-error-no-such-way = Den vägen finns inte längre.
