### Folk på svenska: vad som sägs där någon blir medlem, loggar in och sköter sitt konto.

## Att bli medlem
account-sign-up = Bli medlem
account-sign-up-line = Ett namn, en nyckel, ingen e-post. Det som { $name } har spelat följer med.
account-benefit-history = dina partier, färdiga och pågående, under ett namn som bara är ditt
account-benefit-devices = samma person på varje enhet, och en lista för att logga ut var och en
account-benefit-forum = en röst i forumet, och ett märke på det du inte har läst där
account-benefit-recovery = återställningskoder om du förlorar lösenordet
account-name = Namn
account-name-is-free = { $name } är ledigt i det här huset.
account-name-is-taken = { $name } tillhör någon annan.
account-password = Lösenord
account-password-line = Minst 10 tecken. En kort mening fungerar bra.
account-password-strong = Det här är starkt.
account-password-show = Visa
account-password-hide = Dölj
account-have-account = Redan medlem?

## Återställningskoder
account-welcome = Nu är du medlem, { $name }
account-codes-save = Spara dina koder
account-codes-save-line = Om du förlorar nyckeln släpper en kod in dig, en gång var. Huset kan inte läsa dem och därför inte skicka dem igen.
account-codes = Återställningskoder
account-codes-print = Skriv ut
account-codes-copy = Kopiera
account-codes-file = Spara som fil
account-codes-copied = Koderna är kopierade.
account-codes-not-copied = Koderna kunde inte kopieras. Spara dem som en fil.
account-codes-saved = Jag har lagt undan dem
account-continue = Vidare in i huset

## Att logga in
account-sign-in = Logga in
account-sign-out = Logga ut
account-sign-in-line = Dina bord och ditt namn även på den här enheten.
account-forgot-password = Jag har förlorat mitt lösenord
account-forgot-password-line = En återställningskod öppnar ditt konto en gång, med ett nytt lösenord. Har du ingen kan husets värd ge dig en.
account-code = Återställningskod
account-new-password = Nytt lösenord
account-no-account = Inte medlem än?
account-back = Tillbaka till inloggningen

## Kontot
account-title = Ditt konto
account-since = { $role ->
    [operator] husets värd sedan { $since }
    [moderator] moderator sedan { $since }
   *[other] medlem sedan { $since }
}
account-codes-left = { $count ->
    [0] ingen kvar
    [one] en kvar
   *[other] { $count } kvar
}
account-codes-new = Nya
account-codes-replace = Koderna du har hittills öppnar sedan ingenting längre.
account-sign-in-again-line = Du har inget lösenord här att fråga efter. Logga in en gång till, så går det i tio minuter.
account-password-change = Ändra
account-password-is-set = det loggar du in med
account-password-is-not-set = inget: du loggar in på annat sätt
account-password-old = Nuvarande lösenord
account-password-changed = Ditt lösenord är ändrat; alla andra enheter är utloggade.
account-password-confirm = Ditt lösenord, så att det säkert är du
account-confirm = Bekräfta att det är du
account-confirm-line = Du loggade in för mer än tio minuter sedan.
account-confirm-do = Fortsätt
account-devices = Enheter
account-device-here = här
account-device-unknown = En webbläsare
account-device-line = { $how ->
    [password] inloggad med lösenord
    [passkey] inloggad med lösennyckel
    [code] inloggad med återställningskod
    [provider] inloggad med ditt konto hos { $provider }
    [away] inloggad genom en leverantör som huset inte längre har
   *[other] här sedan du kom
} · sedd { $seen }
account-device-sign-out = Logga ut
account-device-signed-out = Den är utloggad.
account-devices-sign-out-others = Logga ut alla andra
account-devices-signed-out = Alla andra enheter är utloggade.
account-sign-out-line = Den här enheten glömmer dig; dina partier och ditt konto finns kvar.
account-guest-sign-out-line = Den här enheten glömmer dig. Som gäst kan du inte komma tillbaka till dina partier: bli medlem först för att behålla dem.
account-end-guest-session = Glöm mig på den här enheten

account-invited = Du kommer på värdens inbjudan.
account-export = Dina data
account-export-line = Allt huset har om dig: inställningar, partier, vad du sagt vid borden, enheter.
account-export-download = Ladda ner dina data
account-delete = Radera kontot
account-delete-line = Ditt namn, dina nycklar och det du sagt försvinner genast, och pågående partier ges upp. Färdiga partier finns kvar för dem du spelat med, utan ditt namn. Det går inte att ångra.
account-admin = Administration
account-admin-open = Sköt om huset
account-admin-registration = Dörren
account-registration-open = Öppen
account-registration-open-line = Gäster spelar genast; vem som helst kan bli medlem.
account-registration-invitation = På inbjudan
account-registration-invitation-line = Gäster bara med länken till ett bord; medlemmar med dina inbjudningar.
account-registration-closed = Stängd
account-registration-closed-line = Bara medlemmar. Pågående partier med gäster spelas till slut.
account-admin-invite = Bjud in någon
account-admin-recovery-code = En återställningskod
account-admin-once = Det visas bara nu och gäller en gång, i en vecka.
account-admin-users = Folk
account-admin-find = Sök ett namn
account-admin-manage = Vad som kan göras med { $name }
account-admin-do-mute = Tysta en dag
account-admin-do-unmute = Låt tala igen
account-admin-do-send-out = Logga ut överallt
account-admin-do-ban = Stäng av i 30 dagar
account-admin-do-unban = Släpp in igen
account-admin-do-rename = Byt namn
account-admin-do-code = Ge en återställningskod
account-admin-do-make-moderator = Gör till moderator
account-admin-do-make-member = Gör till vanlig medlem
account-admin-do-erase = Radera kontot…
account-admin-rename = Byt namn
account-admin-delete = Ta ut { $name }
account-admin-delete-line = Namn, nycklar och chatt försvinner; pågående partier ges upp, färdiga står kvar utan namn. Det går inte att ångra.
account-admin-done = Det är gjort.
account-state-muted = tystad
account-state-banned = avstängd
account-admin-audit-log = Vad som gjorts
account-admin-audit-log-line = Inget kan tas bort ur den här listan.
account-admin-user = { $role ->
    [operator] värd
    [moderator] moderator
    [member] medlem
   *[guest] gäst
} · { $games ->
    [one] ett parti
   *[other] { $games } partier
} · sedd { $seen }
account-audit-log-entry = { $who } { $what ->
    [unmuted] lät { $about } tala igen
    [muted] tystade { $about }
    [banned] stängde av { $about }
    [unbanned] släppte in { $about } igen
    [sent-out] loggade ut { $about }
    [renamed] bytte namn: { $about }
    [code] gav { $about } en återställningskod
    [merged] gjorde två till en: { $about }
    [erased] tog ut någon ur huset
    [guests-erased] tog ut { $about } gamla gäster
    [invited] skrev en inbjudan
    [post-hidden] dolde ett inlägg av { $about }
    [post-shown] visade ett inlägg av { $about } igen
    [thread-pinned] fäste tråden { $about }
    [thread-unpinned] lossade tråden { $about }
    [thread-locked] stängde tråden { $about }
    [thread-unlocked] öppnade tråden { $about } igen
    [thread-binned] lade tråden { $about } i papperskorgen
    [thread-unbinned] tog tråden { $about } ur papperskorgen
    [thread-moved] flyttade tråden { $about }
    [report-done] åtgärdade en anmälan om { $about }
    [announced] meddelade: { $about }
    [announcement-ended] tog tillbaka meddelandet
    [meanings-set] angav var ord förklaras: { $about }
    [meanings-taken] tog bort var ord förklaras
    [sign-ups-set] satte gränsen för nya konton per nätverk till { $about } om dagen
    [password-set] gav huset ett lösenord
    [password-taken] tog bort husets lösenord
    [door-open] öppnade huset
    [door-invitation] gjorde huset till ett på inbjudan
    [door-closed] stängde huset
    [appointed-operator] gjorde { $about } till värd
    [appointed-moderator] gjorde { $about } till moderator
    [appointed-member] gjorde { $about } till medlem igen
   *[other] · { $what } { $about }
}

## Varför huset säger nej
account-site-password = Husets lösenord
account-site-password-line = Den som kan det blir medlem utan inbjudan.
account-site-password-is = Huset har ett.
account-site-password-none = Huset har inget.
account-site-password-set = Sätt
account-site-password-remove = Ta bort
account-admin-announce = Meddelande
account-admin-announce-line = Varje sida säger det i ett dygn.
account-admin-announce-publish = Säg det
account-admin-announce-remove = Ta tillbaka
account-admin-dictionary-url = Var ord förklaras
account-admin-dictionary-url-line = En adress som börjar med https:// och innehåller { "{word}" }, kanske också { "{language}" }: den som slår upp ett ord i ett rum får en länk dit.
account-admin-dictionary-url-save = Ange
account-admin-dictionary-url-remove = Ta bort
account-admin-sign-up-limit = Nya konton per nätverk
account-admin-sign-up-limit-line = Ett nätverk, som ett hem eller en skola, kan skapa { $count } konton om dagen. Inbjudningar räknas inte.
account-admin-sign-up-limit-save = Spara
account-error-bad-dictionary-url = Det är ingen sådan adress: den börjar med https://, innehåller { "{word}" } en gång och efter värdnamnet, och inom klamrar annars bara { "{language}" }.
account-admin-disabled-games = Spel som inte kunde laddas
account-admin-disabled-games-line = De är avstängda tills servern startar med ett paket som fungerar. Deras partier finns kvar.
account-admin-reports = Anmälningar
account-admin-reports-none = Inget har anmälts.
account-admin-report = { $name } om { $about }, { $when }
account-admin-report-see = Se stället
account-admin-report-done = Åtgärdat
account-admin-report-by = åtgärdat av { $name }
account-error-no-such-report = Det finns inget här att åtgärda.
account-error-too-many-attempts = För många försök. Vänta { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
   *[other] { $minutes } minuter
}, använd en enhet som känner dig eller en återställningskod.
account-error-already-a-member = Du är redan medlem.
account-error-members-only = Det här är för medlemmar. Bli en: det räcker med ett namn och ett lösenord.
account-error-name-taken = { $name } tillhör en medlem i det här huset. Välj ett annat namn.
account-error-no-such-device = Den enheten är redan utloggad.
account-error-no-such-user = Ingen i det här huset heter { $name }.
account-error-password-long = Ett lösenord har högst { $most } tecken.
account-error-password-short = Ett lösenord har minst { $least } tecken. Helst en kort mening.
account-error-password-weak = Det lösenordet är för lätt att gissa. Helst en kort mening.
account-error-wrong-code = Namnet och koden hör inte ihop, eller så är koden redan använd.
account-error-wrong-credentials = Namnet och lösenordet hör inte ihop.
account-error-wrong-password = Det är inte ditt lösenord.
account-error-sign-in-again = Logga in en gång till för det här: det var ett tag sedan.
account-error-no-invitation = Inbjudan är använd eller har gått ut. Be värden om en ny.
account-error-not-a-moderator = Det här är för dem som sköter huset.
account-error-not-an-operator = Det här är för husets värd.
account-error-last-operator = Servern behöver minst en operatör som inte är avstängd. Utse en annan medlem först.
account-error-protected-account = Det går inte att göra här med { $name }. Använd ”parlour admin” på servern i stället.
account-error-invitation-not-needed = Du har redan de rättigheter som inbjudan ger. Den gäller fortfarande, så du kan ge den vidare.
account-error-sign-up-limit-bounds = Välj ett tal från 1 till { $most }.
account-error-name-reserved = Namn får inte innehålla ”{ $word }”. Välj ett annat namn.
account-error-too-many-sign-ups = För många nya konton från ditt nätverk. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}, eller be en operatör om en inbjudan.
account-error-same-person = Det är en och samma person.
account-passkey = Lösennyckel
account-passkey-line = Finger, ansikte eller enhetens kod: inget att minnas.
account-passkey-add = Lägg till en
account-passkey-remove = Glöm
account-passkey-saved = Din lösennyckel är sparad.
account-passkey-sign-in = Använd en lösennyckel
account-or-password = eller med lösenord
account-error-unknown-passkey = Den här lösennyckeln öppnar inget här. Försök på annat sätt.
account-oidc-sign-in = Fortsätt med { $name }
account-oidc-link = Koppla
account-oidc-unlink = Koppla från
account-oidc-linked = Det släpper in dig.
account-oidc-unlinked = Koppla det, så släpper det in dig.
account-error-oidc-none = I det här huset kommer ingen in genom en leverantör.
account-error-oidc-unavailable = Leverantören svarar inte. Försök senare, eller på annat sätt.
account-error-oidc-expired = Det tog för lång tid, eller började i en annan webbläsare. Börja om.
account-error-oidc-unverified = Det leverantören skickade bevisar ingenting. Försök igen, eller på annat sätt.
account-error-oidc-denied = Du loggades inte in där. Ingenting har ändrats här.
account-error-oidc-linked-elsewhere = Det kontot tillhör någon annan här. Logga ut först och logga sedan in med det.
account-error-oidc-invitation-needed = Huset tar in medlemmar på inbjudan. Bli medlem först och koppla sedan ditt konto.
account-error-oidc-last-sign-in-method = Det är din enda väg in. Skaffa först ett lösenord eller en lösennyckel.
