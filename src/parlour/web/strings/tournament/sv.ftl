### Tournaments in Swedish.

## List of tournaments
tournament-page-line = Gå med i en turnering, eller skapa en.
tournament-set-up = Skapa turnering
tournament-new = Ny turnering
tournament-cancel = Avbryt
tournament-list-on = Kommande och pågående
tournament-list-over = Avslutade
tournament-none-on = Inga turneringar just nu. Skapa en och dela länken.
tournament-you-are-in = du är anmäld
tournament-people = { $people ->
    [one] en spelare
   *[other] { $people } spelare
}
tournament-tables-of = bord för { $seats ->
    [2] två
    [3] tre
    [4] fyra
    [5] fem
   *[other] sex
}
tournament-registration-open = Öppen för anmälan
tournament-starts = Börjar { $when }
tournament-running = Pågår
tournament-round = Rond { $round }
tournament-round-of = Rond { $round } av { $rounds }
tournament-won-by = Vunnen av { $name }
tournament-no-winner = Avslutad utan vinnare

## Creating a tournament
tournament-name-field = Namn
tournament-default-name = { $game }-kväll
tournament-form = Format
tournament-form-swiss = Schweizer
tournament-form-everybody = Alla möter alla
tournament-form-knockout = Utslagning
tournament-form-arena = Arena
tournament-form-swiss-line = Ingen slås ut. I varje rond möter du motståndare med ungefär lika många poäng, helst ingen två gånger.
tournament-form-everybody-line = Varje spelare möter alla andra en gång.
tournament-form-knockout-line = Den bättre halvan av varje bord går vidare. Vid lika går den högre placerade spelaren vidare.
tournament-form-arena-line = Lediga spelare paras genast ihop igen tills tiden är slut.
tournament-at-a-table = Spelare per bord
tournament-rounds = Ronder
tournament-minutes-open = Längd i minuter
tournament-scheduled = Börjar vid en bestämd tid
tournament-scheduled-line = annars startar du den
tournament-hour = Starttid
tournament-further = Spelregler och bordsinställningar
tournament-wait-minutes = Minuter att vänta på spelare
tournament-wait-minutes-line = En spelare som inte är där i tid förlorar bordet men kan spela nästa.
tournament-pause = Minuter mellan ronderna
tournament-filled = Botar fyller lediga platser
tournament-filled-line = Botar fyller lediga platser och placeras inte.
tournament-admits-bots-line = Program spelar under eget namn, med ett märke.
tournament-admits-bots = Bottkonton får delta
tournament-late = Sen anmälan
tournament-late-line = Det går att gå med till och med rond 2, utan poäng för missade ronder.
tournament-open-to = Öppen för
tournament-open-to-all = Alla
tournament-open-to-club = Medlemmar i { $club }
tournament-for-members = Bara medlemmar i klubben kan delta.
tournament-club-deleted = Turneringens klubb har tagits bort. Ingen mer kan anmäla sig.
tournament-of-club = klubbturnering
tournament-open-registration = Öppna anmälan
tournament-how-it-works = Du får en sida med en länk att dela. Lottning, resultat och ställning sköts automatiskt, och partierna är rankade.

## Before it begins
tournament-enter = Gå med
tournament-leave = Lämna
tournament-leave-sure = Lämna turneringen?
tournament-leave-line = Du kan gå med igen tills den börjar.
tournament-leave-running = Du behåller din placering i ställningen men får inga nya bord. Du kan komma tillbaka när du vill.
tournament-check-in = Jag är här
tournament-start = Starta med { $people }
tournament-end = Avsluta turnering
tournament-end-sure = Avsluta turneringen?
tournament-end-line = Ställningen förblir som den är. Pågående partier fortsätter men räknas inte längre.
tournament-copy-link = Kopiera länk
tournament-print = Skriv ut
tournament-players = Spelare ({ $people })
tournament-no-players = Inga spelare än. Dela länken.
tournament-present = närvarande
tournament-mark-present = Tryck på en spelare för att markera som närvarande.
tournament-terms = Format
tournament-rounds-planned = { $rounds } ronder
tournament-minutes = { $minutes } minuter

## While it runs
tournament-playing = { $people } spelar
tournament-closes = Slutar { $when }
tournament-now = nu
tournament-done-at = { $when }, avslutad
tournament-your-table = Ditt bord
tournament-table = Bord { $letter }
tournament-tables = Bord
tournament-sit = Gå till bordet
tournament-go = Till bordet
tournament-waits-for = Väntar på { $names }
tournament-until = Bordet väntar till { $when }.
tournament-bye = Du har frirond den här ronden, med full poäng
tournament-next-soon = Ditt nästa bord kommer snart
tournament-present-count = { $there } av { $all } närvarande
tournament-table-on = spelar
tournament-table-over = avslutat
tournament-by-hand = inlagt av arrangören
tournament-watch = Titta på { $table }
tournament-review = Gå igenom { $table }
tournament-score = { $score } poäng i partiet
tournament-byes = Frirond med full poäng: { $names }
tournament-away = frånvarande
tournament-enter-result = Ange resultat
tournament-result-of = Resultat för { $table }
tournament-enter-result-line = För partier på ett riktigt bräde, eller för att rätta ett resultat. Spelare som delar en placering delar dess poäng.
tournament-finished-place = Placering { $place }
tournament-absent-player = Frånvarande
tournament-save-result = Spara resultat

## Standings
tournament-standings = Ställning
tournament-final-standings = Slutställning
tournament-winner = { $name } vinner med { $points ->
    [1] en poäng
   *[other] { $said } poäng
}.
tournament-place = Placering
tournament-name = Namn
tournament-points = Poäng
tournament-met = Motståndarnas poäng
tournament-share = Partipoäng
tournament-firsts = Vinster
tournament-points-line = En bordsvinst ger { $most ->
    [one] en poäng
   *[other] { $most } poäng, en för varje spelare bakom dig
}. Delad placering delar poäng.
tournament-tie-breaks = Särskiljning: alla motståndares sammanlagda poäng; andelen av partipoängen i procent; vunna bord; sedan lottning.
tournament-tie-breaks-knockout = Spelare placeras efter nådda ronder, sedan efter poäng. Särskiljning: alla motståndares sammanlagda poäng; andelen av partipoängen i procent; vunna bord; sedan lottning.
tournament-seed-line = All lottning använder fröet { $seed }.

## Errors
tournament-error-no-such-tournament = Turneringen finns inte. Kontrollera länken.
tournament-error-over = Turneringen är slut.
tournament-error-already-started = Turneringen har redan börjat.
tournament-error-too-late = Det är för sent att gå med i turneringen.
tournament-error-full = Turneringen är full: den är begränsad till { $most } spelare.
tournament-error-full-network = Många spelare från ditt nätverk har just gått med i en turnering. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}.
tournament-error-too-few = Minst två spelare måste vara närvarande för att starta.
tournament-error-no-table = Inget bord väntar på dig. Ladda om sidan.
tournament-error-no-name = Ange ett namn.
tournament-error-too-many-tournaments = Du har redan { $most } turneringar som inte är avslutade. Avsluta en innan du skapar en ny.
tournament-error-not-the-host = Bara turneringens arrangör kan göra det.
tournament-error-not-registered = Du är inte anmäld till turneringen.
tournament-error-club-members-only = Bara klubbens medlemmar kan anmäla sig till turneringen.
tournament-error-no-bots = Turneringen är bara för människor.
tournament-error-no-programs = Program får inte spela här åt en människa. Ett bottkonto måste anmäla sig under eget namn.
tournament-error-busy = Flera personer ändrade detta samtidigt. Försök igen.
tournament-error-no-solver = Servern kan inte lotta turneringar: administratören måste installera parlour[tournaments].

## At a table
tournament-of-table = Turnering
tournament-after-next = Nästa rond
tournament-after-standings = Slutställning
tournament-after-over = Turneringen är slut.
tournament-after-arena = Du får ett nytt bord så snart en annan spelare är ledig.
tournament-after-ready = Ditt nästa bord är klart.
tournament-after-called = Ditt bord i rond { $round } är klart.
tournament-after-waits = { $tables ->
    [0] Nästa rond börjar snart.
    [one] Ett bord spelar fortfarande.
   *[other] { $tables } bord spelar fortfarande.
}
tournament-after-begins = Rond { $round } börjar om { $time }.
