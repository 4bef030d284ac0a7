### Swedish strings of notifications.

## The page
notifications-title = Aviseringar
notifications-line = När det är din tur och du är offline aviserar servern dig i de här kanalerna. En avisering nämner spelet och spelarna, aldrig dolda kort.
notifications-none = Ingen aviseringskanal än.
notifications-kind-push = Den här eller en annan webbläsare
notifications-kind-mail = E-post
notifications-kind-webhook = Webhook
notifications-push-line = En avisering från den här webbläsaren, även när ingen sida på webbplatsen är öppen. En nyare ersätter den.
notifications-push-add = Aktivera i den här webbläsaren
notifications-push-not-here = Webbläsaren stöder inte aviseringar, eller så nås webbplatsen inte via https.
notifications-mail-line = För korrespondenspartier, högst ett mejl i timmen. Du bekräftar adressen med en kod.
notifications-mail-none = Servern kan inte skicka e-post.
notifications-mail-address = E-postadress
notifications-webhook-line = Anropar en egen URL, till exempel en chatts inkommande webhook eller ntfy.
notifications-webhook-address = Webhookens URL
notifications-add = Lägg till
notifications-test = Testa
notifications-test-of = Testa { $target }
notifications-tested = Test skickat.
notifications-remove = Ta bort
notifications-remove-of = Ta bort { $target }
notifications-code = Koden i mejlet
notifications-confirm = Bekräfta
notifications-is-waiting = inte bekräftad
notifications-is-failing = senaste försöket misslyckades
notifications-is-off = avstängd efter för många misslyckanden. Testa den för att slå på den.
notifications-unsubscribed = Du får inga fler mejl till den här adressen.
notifications-unsubscribe = Avregistrera

## Notifications
notifications-turn-title = Din tur i { $game }
notifications-turn-text = Partiet med { $names } väntar på dig.
notifications-nudge-title = Påminnelse: { $game }
notifications-nudge-text = Partiet med { $names } väntar fortfarande på ditt drag.
notifications-invitation-title = { $names } bjuder in dig att spela
notifications-invitation-text = { $game }: en ledig plats väntar på dig.
notifications-match-found-title = Motståndare hittad
notifications-match-found-text = { $game } med { $names } börjar.
notifications-club-requested-title = { $name } ansöker om att gå med i { $club }
notifications-club-requested-text = Godkänn eller avslå ansökan på klubbens sida.
notifications-club-accepted-title = Du är nu medlem i { $club }
notifications-club-accepted-text = { $name } godkände din ansökan.
notifications-club-invited-title = { $name } bjuder in dig till { $club }
notifications-club-invited-text = Tacka ja eller nej på klubbens sida.
notifications-sample-title = Testavisering från Parlour
notifications-sample-text = Aviseringar fungerar i den här kanalen.
notifications-confirm-title = { $code } är din bekräftelsekod för Parlour
notifications-confirm-text =
    Någon har bett om aviseringar från Parlour till den här adressen. Om det var du, ange koden { $code } på sidan för aviseringar. Annars kan du bortse från det här mejlet.
    Kontot som bad om det: { $name }
notifications-mail-unsubscribe = Avregistrera:

## Errors
notifications-error-too-many = Du har redan { $most } kanaler. Ta bort en först.
notifications-error-too-often = För många anrop. Försök igen om { $seconds } s.
notifications-error-too-many-codes = För många koder har skickats till den här adressen. Försök igen i morgon.
notifications-error-not-an-address = URL:en är inte giltig.
notifications-error-not-a-mail-address = Det är ingen e-postadress. Kontrollera den och försök igen.
notifications-error-not-a-subscription = Webbläsarens push-prenumeration är inte giltig. Försök igen.
notifications-error-private-address = Adressen ligger i ett privat nätverk. Servern anropar den inte.
notifications-error-no-such-host = Den värddatorn finns inte.
notifications-error-no-answer = Adressen svarar inte.
notifications-error-refused = Adressen svarade med status { $status }.
notifications-error-mail-failed = E-postservern tog inte emot mejlet.
notifications-error-mail-not-configured = Servern kan inte skicka e-post.
notifications-error-wrong-code = Fel kod. Lägg till adressen igen för att få en ny.
notifications-error-not-confirmed = Bekräfta adressen med dess kod först.
notifications-error-no-such-channel = Kanalen är redan borttagen.
