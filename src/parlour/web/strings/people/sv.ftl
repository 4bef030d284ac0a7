### Folk på svenska: vad som sägs där någon blir medlem, loggar in och sköter sitt konto.

## Att bli medlem
people-join = Bli medlem
people-join-line = Ett namn, en nyckel, ingen e-post. Det som { $name } har spelat följer med.
people-brings-history = dina partier, färdiga och pågående, under ett namn som bara är ditt
people-brings-devices = samma person på varje enhet, och en lista för att logga ut var och en
people-brings-recovery = koder på papper som släpper in dig igen när nyckeln är borta
people-name = Namn
people-name-is-free = { $name } är ledigt i det här huset.
people-name-is-taken = { $name } tillhör någon annan.
people-password = Lösenord
people-password-line = Tio tecken eller fler; helst en kort mening.
people-password-strong = Det här är starkt.
people-password-show = Visa
people-password-hide = Dölj
people-already = Redan medlem?

## Återställningskoder
people-member-now = Nu är du medlem, { $name }
people-codes-away = Lägg undan koderna på papper
people-codes-away-line = Om du förlorar nyckeln släpper en kod in dig, en gång var. Huset kan inte läsa dem och därför inte skicka dem igen.
people-codes = Återställningskoder
people-codes-print = Skriv ut
people-codes-copy = Kopiera
people-codes-file = Spara som fil
people-codes-copied = Koderna är kopierade.
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
people-password-change = Ändra
people-password-is-set = det loggar du in med
people-password-is-not-set = inget: du loggar in på annat sätt
people-password-old = Lösenordet hittills
people-password-changed = Ditt lösenord är ändrat; alla andra enheter är utloggade.
people-password-confirm = Ditt lösenord, så att det säkert är du
people-devices = Enheter
people-device-here = här
people-device-unknown = En webbläsare
people-device-line = { $how ->
    [password] inloggad med lösenord
    [passkey] inloggad med lösennyckel
    [code] inloggad med återställningskod
    [provider] inloggad någon annanstans
   *[other] här sedan du kom
} · sedd { $seen }
people-device-out = Logga ut
people-device-gone = Den är utloggad.
people-devices-out = Logga ut alla andra
people-devices-gone = Alla andra enheter är utloggade.
people-sign-out-line = Den här enheten glömmer dig; dina partier och ditt konto finns kvar.
people-guest-sign-out-line = Den här enheten glömmer dig. Som gäst kan du inte komma tillbaka till dina partier: bli medlem först för att behålla dem.
people-guest-out = Glöm mig på den här enheten

## Varför huset säger nej
people-error-later = För många försök. Vänta en minut, använd en enhet som känner dig eller en återställningskod.
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
people-error-no-invitation = Inbjudan är använd eller har gått ut. Be värden om en ny.
people-error-not-a-moderator = Det här är för dem som sköter huset.
people-error-not-an-operator = Det här är för husets värd.
people-error-last-operator = Du är ensam värd. Gör först någon annan till värd.
people-error-same-person = Det är en och samma person.
