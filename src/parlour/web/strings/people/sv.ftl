### Folk på svenska: vad som sägs där någon blir medlem, loggar in och sköter sitt konto.

## Att bli medlem
people-join = Bli medlem
people-join-line = Ett namn, en nyckel, ingen e-post. Det som { $name } har spelat följer med.
people-brings-history = dina partier, färdiga och pågående, under ett namn som bara är ditt
people-brings-devices = samma person på varje enhet, och en lista för att logga ut var och en
people-brings-forum = en röst i forumet, och ett märke på det du inte har läst där
people-brings-recovery = återställningskoder om du förlorar lösenordet
people-name = Namn
people-name-is-free = { $name } är ledigt i det här huset.
people-name-is-taken = { $name } tillhör någon annan.
people-password = Lösenord
people-password-line = Minst 10 tecken. En kort mening fungerar bra.
people-password-strong = Det här är starkt.
people-password-show = Visa
people-password-hide = Dölj
people-already = Redan medlem?

## Återställningskoder
people-member-now = Nu är du medlem, { $name }
people-codes-away = Spara dina koder
people-codes-away-line = Om du förlorar nyckeln släpper en kod in dig, en gång var. Huset kan inte läsa dem och därför inte skicka dem igen.
people-codes = Återställningskoder
people-codes-print = Skriv ut
people-codes-copy = Kopiera
people-codes-file = Spara som fil
people-codes-copied = Koderna är kopierade.
people-codes-not-copied = Koderna kunde inte kopieras. Spara dem som en fil.
people-codes-kept = Jag har lagt undan dem
people-on = Vidare in i huset

## Att logga in
people-sign-in = Logga in
people-sign-out = Logga ut
people-sign-in-line = Dina bord och ditt namn även på den här enheten.
people-lost = Jag har förlorat mitt lösenord
people-lost-line = En återställningskod öppnar ditt konto en gång, med ett nytt lösenord. Har du ingen kan husets värd ge dig en.
people-code = Återställningskod
people-new-password = Nytt lösenord
people-not-yet = Inte medlem än?
people-back = Tillbaka till inloggningen

## Kontot
people-account = Ditt konto
people-since = { $role ->
    [operator] husets värd sedan { $since }
    [moderator] moderator sedan { $since }
   *[other] medlem sedan { $since }
}
people-codes-left = { $count ->
    [0] ingen kvar
    [one] en kvar
   *[other] { $count } kvar
}
people-codes-new = Nya
people-codes-replace = Koderna du har hittills öppnar sedan ingenting längre.
people-again-line = Du har inget lösenord här att fråga efter. Logga in en gång till, så går det i tio minuter.
people-password-change = Ändra
people-password-is-set = det loggar du in med
people-password-is-not-set = inget: du loggar in på annat sätt
people-password-old = Nuvarande lösenord
people-password-changed = Ditt lösenord är ändrat; alla andra enheter är utloggade.
people-password-confirm = Ditt lösenord, så att det säkert är du
people-confirm = Bekräfta att det är du
people-confirm-line = Du loggade in för mer än tio minuter sedan.
people-confirm-do = Fortsätt
people-devices = Enheter
people-device-here = här
people-device-unknown = En webbläsare
people-device-line = { $how ->
    [password] inloggad med lösenord
    [passkey] inloggad med lösennyckel
    [code] inloggad med återställningskod
    [provider] inloggad med ditt konto hos { $provider }
    [away] inloggad genom en leverantör som huset inte längre har
   *[other] här sedan du kom
} · sedd { $seen }
people-device-out = Logga ut
people-device-gone = Den är utloggad.
people-devices-out = Logga ut alla andra
people-devices-gone = Alla andra enheter är utloggade.
people-sign-out-line = Den här enheten glömmer dig; dina partier och ditt konto finns kvar.
people-guest-sign-out-line = Den här enheten glömmer dig. Som gäst kan du inte komma tillbaka till dina partier: bli medlem först för att behålla dem.
people-guest-out = Glöm mig på den här enheten

people-invited = Du kommer på värdens inbjudan.
people-take = Dina data
people-take-line = Allt huset har om dig: inställningar, partier, vad du sagt vid borden, enheter.
people-take-file = Ladda ner dina data
people-leave = Radera kontot
people-leave-line = Ditt namn, dina nycklar och det du sagt försvinner genast, och pågående partier ges upp. Färdiga partier finns kvar för dem du spelat med, utan ditt namn. Det går inte att ångra.
people-office = Administration
people-office-go = Sköt om huset
people-office-door = Dörren
people-door-open = Öppen
people-door-open-line = Gäster spelar genast; vem som helst kan bli medlem.
people-door-invitation = På inbjudan
people-door-invitation-line = Gäster bara med länken till ett bord; medlemmar med dina inbjudningar.
people-door-closed = Stängd
people-door-closed-line = Bara medlemmar. Pågående partier med gäster spelas till slut.
people-office-invite = Bjud in någon
people-office-code = En återställningskod
people-office-once = Det visas bara nu och gäller en gång, i en vecka.
people-office-people = Folk
people-office-find = Sök ett namn
people-office-manage = Vad som kan göras med { $name }
people-office-do-mute = Tysta en dag
people-office-do-unmute = Låt tala igen
people-office-do-send-out = Logga ut överallt
people-office-do-ban = Stäng av i 30 dagar
people-office-do-unban = Släpp in igen
people-office-do-rename = Byt namn
people-office-do-code = Ge en återställningskod
people-office-do-make-moderator = Gör till moderator
people-office-do-make-member = Gör till vanlig medlem
people-office-do-erase = Radera kontot…
people-office-rename = Byt namn
people-office-erase = Ta ut { $name }
people-office-erase-line = Namn, nycklar och chatt försvinner; pågående partier ges upp, färdiga står kvar utan namn. Det går inte att ångra.
people-office-done = Det är gjort.
people-state-muted = tystad
people-state-banned = avstängd
people-office-log = Vad som gjorts
people-office-log-line = Inget kan tas bort ur den här listan.
people-office-person = { $role ->
    [operator] värd
    [moderator] moderator
    [member] medlem
   *[guest] gäst
} · { $games ->
    [one] ett parti
   *[other] { $games } partier
} · sedd { $seen }
people-deed = { $who } { $what ->
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
people-house-password = Husets lösenord
people-house-password-line = Den som kan det blir medlem utan inbjudan.
people-house-password-is = Huset har ett.
people-house-password-none = Huset har inget.
people-house-password-set = Sätt
people-house-password-take = Ta bort
people-office-announce = Meddelande
people-office-announce-line = Varje sida säger det i ett dygn.
people-office-announce-say = Säg det
people-office-announce-end = Ta tillbaka
people-office-meanings = Var ord förklaras
people-office-meanings-line = En adress som börjar med https:// och innehåller { "{word}" }, kanske också { "{language}" }: den som slår upp ett ord i ett rum får en länk dit.
people-office-meanings-set = Ange
people-office-meanings-take = Ta bort
people-office-sign-ups = Nya konton per nätverk
people-office-sign-ups-line = Ett nätverk, som ett hem eller en skola, kan skapa { $count } konton om dagen. Inbjudningar räknas inte.
people-office-sign-ups-set = Spara
people-error-no-template = Det är ingen sådan adress: den börjar med https://, innehåller { "{word}" } en gång och efter värdnamnet, och inom klamrar annars bara { "{language}" }.
people-office-set-aside = Spel som inte kunde laddas
people-office-set-aside-line = De är avstängda tills servern startar med ett paket som fungerar. Deras partier finns kvar.
people-office-reports = Anmälningar
people-office-reports-none = Inget har anmälts.
people-office-report = { $name } om { $about }, { $when }
people-office-report-see = Se stället
people-office-report-done = Åtgärdat
people-office-report-by = åtgärdat av { $name }
people-error-no-such-report = Det finns inget här att åtgärda.
people-error-later = För många försök. Vänta { $minutes ->
    [0] { $seconds ->
        [one] en sekund
       *[other] { $seconds } sekunder
    }
   *[other] { $minutes } minuter
}, använd en enhet som känner dig eller en återställningskod.
people-error-member-already = Du är redan medlem.
people-error-members-only = Det här är för medlemmar. Bli en: det räcker med ett namn och ett lösenord.
people-error-name-taken = { $name } tillhör en medlem i det här huset. Välj ett annat namn.
people-error-no-such-device = Den enheten är redan utloggad.
people-error-nobody = Ingen i det här huset heter { $name }.
people-error-password-long = Ett lösenord har högst { $most } tecken.
people-error-password-short = Ett lösenord har minst { $least } tecken. Helst en kort mening.
people-error-password-weak = Det lösenordet är för lätt att gissa. Helst en kort mening.
people-error-wrong-code = Namnet och koden hör inte ihop, eller så är koden redan använd.
people-error-wrong-key = Namnet och lösenordet hör inte ihop.
people-error-wrong-password = Det är inte ditt lösenord.
people-error-sign-in-again = Logga in en gång till för det här: det var ett tag sedan.
people-error-no-invitation = Inbjudan är använd eller har gått ut. Be värden om en ny.
people-error-not-a-moderator = Det här är för dem som sköter huset.
people-error-not-an-operator = Det här är för husets värd.
people-error-last-operator = Servern behöver minst en operatör som inte är avstängd. Utse en annan medlem först.
people-error-protected-account = Det går inte att göra här med { $name }. Använd ”parlour admin” på servern i stället.
people-error-invitation-not-needed = Du har redan de rättigheter som inbjudan ger. Den gäller fortfarande, så du kan ge den vidare.
people-error-sign-ups-bounds = Välj ett tal från 1 till { $most }.
people-error-name-reserved = Namn får inte innehålla ”{ $word }”. Välj ett annat namn.
people-error-too-many-sign-ups = För många nya konton från ditt nätverk. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}, eller be en operatör om en inbjudan.
people-error-same-person = Det är en och samma person.
people-passkey = Lösennyckel
people-passkey-line = Finger, ansikte eller enhetens kod: inget att minnas.
people-passkey-add = Lägg till en
people-passkey-forget = Glöm
people-passkey-made = Din lösennyckel är sparad.
people-passkey-enter = Använd en lösennyckel
people-or-password = eller med lösenord
people-error-no-passkey = Den här lösennyckeln öppnar inget här. Försök på annat sätt.
people-oidc-enter = Fortsätt med { $name }
people-oidc-link = Koppla
people-oidc-unlink = Koppla från
people-oidc-linked = Det släpper in dig.
people-oidc-unlinked = Koppla det, så släpper det in dig.
people-error-oidc-none = I det här huset kommer ingen in genom en leverantör.
people-error-oidc-away = Leverantören svarar inte. Försök senare, eller på annat sätt.
people-error-oidc-stale = Det tog för lång tid, eller började i en annan webbläsare. Börja om.
people-error-oidc-no-proof = Det leverantören skickade bevisar ingenting. Försök igen, eller på annat sätt.
people-error-oidc-denied = Du loggades inte in där. Ingenting har ändrats här.
people-error-oidc-somebody-else = Det kontot tillhör någon annan här. Logga ut först och logga sedan in med det.
people-error-oidc-door = Huset tar in medlemmar på inbjudan. Bli medlem först och koppla sedan ditt konto.
people-error-oidc-only-way = Det är din enda väg in. Skaffa först ett lösenord eller en lösennyckel.
