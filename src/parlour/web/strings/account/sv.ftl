### Swedish strings of sign-up, sign-in, account settings and administration.

## Sign-up
account-sign-up = Skapa konto
account-sign-up-line = Ett namn och ett lösenord, ingen e-post behövs. Partierna som { $name } har spelat flyttas till ditt konto.
account-benefit-history = alla dina partier under ett eget namn
account-benefit-devices = ett konto på alla dina enheter
account-benefit-forum = foruminlägg, med olästa markerade
account-benefit-recovery = återställningskoder om du förlorar lösenordet
account-name = Namn
account-name-is-free = { $name } är ledigt.
account-name-is-taken = { $name } är redan upptaget.
account-password = Lösenord
account-password-line = Minst 10 tecken. En kort mening fungerar bra.
account-password-strong = Starkt lösenord.
account-password-show = Visa
account-password-hide = Dölj
account-have-account = Har du redan ett konto?

## Recovery codes
account-welcome = Välkommen, { $name }
account-codes-save = Spara dina återställningskoder
account-codes-save-line = Om du förlorar lösenordet loggar varje kod in dig en gång. Servern kan inte visa dem igen.
account-codes = Återställningskoder
account-codes-print = Skriv ut
account-codes-copy = Kopiera
account-codes-file = Ladda ner
account-codes-copied = Koderna har kopierats.
account-codes-not-copied = Koderna kunde inte kopieras. Ladda ner dem i stället.
account-codes-saved = Jag har sparat dem
account-continue = Fortsätt

## Sign-in
account-sign-in = Logga in
account-sign-out = Logga ut
account-sign-in-line = Använd ditt konto och dina bord på den här enheten.
account-forgot-password = Glömt lösenordet?
account-forgot-password-line = Skriv in en återställningskod och välj ett nytt lösenord. Om du inte har någon kod, be serverns administratör om en.
account-code = Återställningskod
account-new-password = Nytt lösenord
account-no-account = Har du inget konto?
account-back = Tillbaka till inloggningen

## The account
account-title = Ditt konto
account-since = { $role ->
    [operator] administratör sedan { $since }
    [moderator] moderator sedan { $since }
   *[other] medlem sedan { $since }
}
account-codes-left = { $count ->
    [0] inga kvar
    [one] en kvar
   *[other] { $count } kvar
}
account-codes-new = Nya koder
account-codes-replace = Dina gamla koder slutar fungera.
account-sign-in-again-line = Kontot har inget lösenord. Logga in igen för att bekräfta; det gäller i tio minuter.
account-password-change = Ändra
account-password-is-set = inställt
account-password-is-not-set = inte inställt
account-password-old = Nuvarande lösenord
account-password-changed = Lösenordet är ändrat. Alla andra enheter har loggats ut.
account-password-confirm = Ditt lösenord, som bekräftelse
account-confirm = Bekräfta att det är du
account-confirm-line = Du loggade in för mer än tio minuter sedan.
account-confirm-do = Fortsätt
account-devices = Enheter
account-device-here = den här enheten
account-device-unknown = Okänd webbläsare
account-device-line = { $how ->
    [password] inloggad med lösenord
    [passkey] inloggad med lösennyckel
    [code] inloggad med återställningskod
    [provider] inloggad med { $provider }
    [away] inloggad med en leverantör som inte längre finns
   *[other] inloggad när kontot skapades
} · sågs senast { $seen }
account-device-sign-out = Logga ut
account-device-signed-out = Enheten har loggats ut.
account-devices-sign-out-others = Logga ut alla andra enheter
account-devices-signed-out = Alla andra enheter har loggats ut.
account-keys = API-nycklar
account-keys-count = { $count } av { $most }
account-keys-line = Dina egna program kan läsa dina resultat eller spela. Partier där ett program drar åt dig är orankade.
account-keys-none = Inga nycklar än.
account-key-create = Skapa nyckel
account-key-name = Namn
account-key-name-line = Bara du ser det.
account-key-for = Används för
account-key-for-me = Mig själv
account-key-scopes = Behörigheter
account-key-scope-read = Läsa
account-key-scope-read-line = Se dina bord, resultat och rankningar.
account-key-scope-play = Spela
account-key-scope-play-line = Öppna bord, ta plats och göra drag.
account-key-scope-chat = Chatta
account-key-scope-chat-line = Skriva i bordets chatt.
account-key-scope-watch = Titta
account-key-scope-watch-line = Följa bord direkt.
account-key-scope-bots = Hantera bottar
account-key-scope-bots-line = Skapa, byta namn på och radera dina bottkonton.
account-key-expires = Går ut
account-key-days = { $days ->
    [0] Aldrig
    [365] Ett år
   *[other] { $days } dagar
}
account-key-used = senast använd { $when }
account-key-unused = inte använd än
account-key-expiry = går ut { $when }
account-key-no-expiry = går aldrig ut
account-key-expired = har gått ut
account-key-revoke = Återkalla
account-key-revoke-line = Program som använder nyckeln ”{ $name }” kopplas bort genast.
account-key-revoked = Nyckeln är återkallad.
account-key-created = Din nyckel ”{ $name }”
account-key-created-line = Kopiera den nu. Den visas bara en gång; servern sparar en hash.
account-key-created-warning = Den som har nyckeln kan agera åt dig. Lägg den aldrig i ett publikt arkiv.
account-key-copied = Nyckeln är kopierad.
account-bots = Bottkonton
account-bots-line = En bott spelar under eget namn, med egna nycklar och rankningar. Den är märkt som bott överallt där namnet visas.
account-bots-none = Inga bottkonton än.
account-bot-create = Ny bott
account-bot-name = Bottens namn
account-bot-rename = Byt namn
account-bot-delete = Radera
account-bot-delete-line = Nycklarna till { $name } slutar gälla. Partierna finns kvar utan namnet.
account-sign-out-line = Dina partier och ditt konto finns kvar.
account-guest-sign-out-line = Som gäst förlorar du åtkomsten till dina partier. Skapa först ett konto för att behålla dem.
account-end-guest-session = Avsluta gästsessionen

account-invited = Du har en inbjudan.
account-export = Dina data
account-export-line = Allt som servern sparar om dig: inställningar, partier, chattmeddelanden och enheter.
account-export-download = Ladda ner dina data
account-delete = Radera kontot
account-delete-line = Ditt namn, dina lösenord och dina meddelanden raderas genast, och du ger upp alla pågående partier. Avslutade partier finns kvar för dina motståndare, utan ditt namn. Det går inte att ångra.
account-admin = Administration
account-admin-open = Öppna administrationen
account-admin-status = Serverstatus
account-admin-registration = Registrering
account-registration-open = Öppen
account-registration-open-line = Gäster får spela, och vem som helst kan skapa ett konto.
account-registration-invitation = Med inbjudan
account-registration-invitation-line = Gäster behöver länken till ett bord; nya medlemmar behöver en inbjudan.
account-registration-closed = Stängd
account-registration-closed-line = Bara medlemmar. Pågående partier med gäster får spelas klart.
account-admin-invite = Skapa inbjudan
account-admin-recovery-code = Återställningskod
account-admin-once = Visas bara en gång. Kan användas en gång inom en vecka.
account-admin-users = Användare
account-admin-find = Sök på namn
account-admin-manage = Hantera { $name }
account-admin-do-mute = Tysta en dag
account-admin-do-unmute = Sluta tysta
account-admin-do-send-out = Logga ut alla enheter
account-admin-do-ban = Stäng av i 30 dagar
account-admin-do-unban = Häv avstängning
account-admin-do-rename = Byt namn
account-admin-do-code = Skapa återställningskod
account-admin-do-make-moderator = Gör till moderator
account-admin-do-make-member = Gör till medlem
account-admin-do-erase = Radera kontot…
account-admin-rename = Byt namn
account-admin-delete = Radera { $name }
account-admin-delete-line = Raderar namnet, inloggningssätten och alla meddelanden och ger upp pågående partier. Avslutade partier finns kvar utan namnet. Det går inte att ångra.
account-admin-done = Klart.
account-state-muted = tystad
account-state-banned = avstängd
account-admin-audit-log = Granskningslogg
account-admin-audit-log-line = Poster kan inte raderas.
account-admin-user = { $role ->
    [operator] administratör
    [moderator] moderator
    [member] medlem
   *[guest] gäst
} · { $games ->
    [one] ett parti
   *[other] { $games } partier
} · sågs senast { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] slutade tysta { $about }
    [muted] tystade { $about }
    [banned] stängde av { $about }
    [unbanned] hävde avstängningen av { $about }
    [sent-out] loggade ut { $about }
    [renamed] bytte namn på { $about }
    [code] skapade en återställningskod för { $about }
    [merged] slog ihop två konton: { $about }
    [erased] raderade ett konto
    [guests-erased] raderade { $about } inaktiva gäster
    [invited] skapade en inbjudan
    [post-hidden] dolde ett inlägg av { $about }
    [post-shown] återställde ett inlägg av { $about }
    [thread-pinned] fäste tråden { $about }
    [thread-unpinned] lossade tråden { $about }
    [thread-locked] låste tråden { $about }
    [thread-unlocked] låste upp tråden { $about }
    [thread-binned] flyttade tråden { $about } till papperskorgen
    [thread-unbinned] återställde tråden { $about } från papperskorgen
    [thread-moved] flyttade tråden { $about }
    [edited-club] redigerade klubben { $about }
    [transferred-club] överlät klubben { $about }
    [deleted-club] tog bort klubben { $about }
    [report-done] markerade en rapport om { $about } som klar
    [announced] meddelade: { $about }
    [announcement-ended] tog bort meddelandet
    [meanings-set] angav ordbokslänken: { $about }
    [meanings-taken] tog bort ordbokslänken
    [sign-ups-set] satte gränsen för nya konton per nätverk till { $about } om dagen
    [bots-open] tillät bottkonton
    [bots-closed] stängde bottkonton
    [keys-revoked] återkallade API-nycklarna för { $about }
    [password-set] angav serverns lösenord
    [password-taken] tog bort serverns lösenord
    [door-open] öppnade registreringen
    [door-invitation] begränsade registreringen till inbjudningar
    [door-closed] stängde registreringen
    [appointed-operator] gjorde { $about } till administratör
    [appointed-moderator] gjorde { $about } till moderator
    [appointed-member] gjorde { $about } till medlem
   *[other] · { $what } { $about }
}

## Settings of the server, and errors
account-site-password = Serverns lösenord
account-site-password-line = Den som kan det får skapa ett konto utan inbjudan.
account-site-password-is = Inställt.
account-site-password-none = Inte inställt.
account-site-password-set = Ange
account-site-password-remove = Ta bort
account-admin-announce = Meddelande
account-admin-announce-line = Visas på alla sidor i ett dygn.
account-admin-announce-publish = Publicera
account-admin-announce-remove = Ta bort
account-admin-dictionary-url = Ordbokslänk
account-admin-dictionary-url-line = En URL som börjar med https:// och innehåller { "{word}" } och eventuellt { "{language}" }. Ordsökningar länkar dit.
account-admin-dictionary-url-save = Spara
account-admin-dictionary-url-remove = Ta bort
account-admin-sign-up-limit = Nya konton per nätverk
account-admin-sign-up-limit-line = Ett nätverk, som ett hem eller en skola, kan skapa { $count } konton om dagen. Inbjudningar räknas inte.
account-admin-sign-up-limit-save = Spara
account-error-bad-dictionary-url = URL:en är inte giltig. Den måste börja med https://, innehålla { "{word}" } en gång efter värdnamnet och inte använda några andra klamrar än { "{language}" }.
account-admin-disabled-games = Spel som inte kunde laddas
account-admin-disabled-games-line = De är avstängda tills servern startar med ett paket som fungerar. Deras partier finns kvar.
account-admin-bots-open = Tillåtna
account-admin-bots-open-line = Varje medlem får skapa några.
account-admin-bots-closed = Stängda
account-admin-bots-closed-line = Ingen kan skapa ett, och befintliga kan inte agera.
account-admin-bot-owner = ägs av { $name }
account-admin-reports = Rapporter
account-admin-reports-none = Inga rapporter.
account-admin-report = { $name } om { $about }, { $when }
account-admin-report-see = Visa
account-admin-report-done = Markera som klar
account-admin-report-by = klar, av { $name }
account-error-no-such-report = Rapporten finns inte eller är redan klar.
account-error-too-many-attempts = För många försök. Vänta { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
   *[other] { $minutes } minuter
}, använd en enhet där du är inloggad eller använd en återställningskod.
account-error-already-a-member = Du har redan ett konto.
account-error-members-only = Det här är bara för medlemmar. Skapa ett konto: det räcker med ett namn och ett lösenord.
account-error-name-taken = Namnet { $name } är redan upptaget. Välj ett annat.
account-error-no-such-device = Enheten är redan utloggad.
account-error-no-such-user = Ingen användare heter { $name }.
account-error-password-long = Ett lösenord får ha högst { $most } tecken.
account-error-password-short = Ett lösenord måste ha minst { $least } tecken. En kort mening fungerar bra.
account-error-password-weak = Lösenordet är för lätt att gissa. En kort mening fungerar bra.
account-error-wrong-code = Fel namn eller kod, eller så är koden redan använd.
account-error-wrong-credentials = Fel namn eller lösenord.
account-error-wrong-password = Fel lösenord.
account-error-sign-in-again = Logga in igen för att bekräfta.
account-error-no-invitation = Inbjudan är använd eller har gått ut. Be administratören om en ny.
account-error-not-a-moderator = Bara moderatorer får göra det.
account-error-not-an-operator = Bara administratören får göra det.
account-error-last-operator = Servern behöver minst en administratör som inte är avstängd. Gör först en annan medlem till administratör.
account-error-protected-account = Du kan inte göra det med { $name } här. Använd ”parlour admin” på servern i stället.
account-error-invitation-not-needed = Du har redan de rättigheter som inbjudan ger. Den gäller fortfarande, så du kan ge den vidare.
account-error-sign-up-limit-bounds = Välj ett tal från 1 till { $most }.
account-error-name-reserved = Namn får inte innehålla ”{ $word }”. Välj ett annat namn.
account-error-too-many-sign-ups = För många nya konton från ditt nätverk. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}, eller be en administratör om en inbjudan.
account-error-same-person = Det är samma konto.
account-error-invalid-api-key = API-nyckeln är okänd, har gått ut eller är återkallad.
account-error-not-for-api-keys = Det här anropet går inte att göra med en API-nyckel. Använd en webbläsare.
account-error-api-key-scope = API-nyckeln saknar behörigheten { $scope }.
account-error-no-such-api-key = API-nyckeln finns inte eller är redan återkallad.
account-error-api-key-no-scope = Välj minst en behörighet.
account-error-api-key-limit = Ett konto kan ha högst { $most } API-nycklar. Återkalla en först.
account-error-no-such-bot = Bottkontot finns inte eller är inte ditt.
account-error-bot-limit = En medlem kan ha högst { $most } bottkonton. Radera ett först.
account-error-bots-closed = Servern tillåter inga bottkonton just nu.
account-error-bot-account = { $name } är ett bottkonto. Det här är bara för människor.
account-error-bot-accounts-only = Det här är bara för bottkonton.
account-passkey = Lösennyckel
account-passkey-line = Logga in med fingeravtryck, ansikte eller enhetens pinkod.
account-passkey-add = Lägg till lösennyckel
account-passkey-remove = Ta bort
account-passkey-saved = Lösennyckeln har sparats.
account-passkey-sign-in = Logga in med lösennyckel
account-or-password = eller med lösenord
account-error-unknown-passkey = Lösennyckeln är okänd här. Logga in på ett annat sätt.
account-oidc-sign-in = Fortsätt med { $name }
account-oidc-link = Koppla
account-oidc-unlink = Koppla från
account-oidc-linked = Kopplat.
account-oidc-unlinked = Inte kopplat. Koppla det för att logga in med det.
account-error-oidc-none = Servern har inga inloggningsleverantörer.
account-error-oidc-unavailable = Leverantören svarar inte. Försök igen senare, eller logga in på ett annat sätt.
account-error-oidc-expired = Inloggningen tog för lång tid eller påbörjades i en annan webbläsare. Börja om.
account-error-oidc-unverified = Leverantörens svar kunde inte verifieras. Försök igen, eller logga in på ett annat sätt.
account-error-oidc-denied = Leverantören loggade inte in dig. Inget har ändrats.
account-error-oidc-linked-elsewhere = Leverantörskontot är kopplat till en annan användare. Logga ut först och logga sedan in med det.
account-error-oidc-invitation-needed = Nya medlemmar behöver en inbjudan. Skapa kontot först och koppla sedan leverantören.
account-error-oidc-last-sign-in-method = Det är ditt enda sätt att logga in. Ange först ett lösenord eller lägg till en lösennyckel.
