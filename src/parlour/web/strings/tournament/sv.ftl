### Turneringar på svenska.

## Alla
tournament-page-line = En klubbkväll, en serie för en kväll, en timme snabba partier: häng med, eller ordna en själv.
tournament-set-up = Ordna en turnering
tournament-new = Ny turnering
tournament-cancel = Inte nu
tournament-list-on = Snart och just nu
tournament-list-over = Avslutade
tournament-none-on = Inget är på gång. Ordna en: det tar en minut, och en länk hämtar de andra.
tournament-you-are-in = du är med
tournament-people = { $people ->
    [one] en är med
   *[other] { $people } är med
}
tournament-tables-of = bord för { $seats ->
    [2] två
    [3] tre
    [4] fyra
    [5] fem
   *[other] sex
}
tournament-registration-open = Folk samlas
tournament-starts = Börjar { $when }
tournament-running = Pågår
tournament-round = Rond { $round }
tournament-round-of = Rond { $round } av { $rounds }
tournament-won-by = Vanns av { $name }
tournament-no-winner = Slutade utan vinnare

## Att ordna en
tournament-name-field = Namn
tournament-default-name = { $game }-kväll
tournament-form = Form
tournament-form-swiss = Schweizer
tournament-form-everybody = Alla möter alla
tournament-form-knockout = Utslagning
tournament-form-arena = Arena
tournament-form-swiss-line = Ingen åker ut: i varje rond möter du folk med lika många poäng som du, och ingen två gånger så länge det går att undvika.
tournament-form-everybody-line = Alla sitter med alla en gång.
tournament-form-knockout-line = Den bättre halvan av varje bord går vidare. Är två lika går den vidare som står högre i listan.
tournament-form-arena-line = Så länge den är öppen får den som är ledig nästa bord genast.
tournament-at-a-table = Vid ett bord
tournament-rounds = Ronder
tournament-minutes-open = Öppen så många minuter
tournament-scheduled = Börjar ett klockslag
tournament-scheduled-line = annars börjar du när alla har kommit
tournament-hour = När
tournament-further = Spelets och husets regler
tournament-wait-minutes = Minuter som ett bord väntar
tournament-wait-minutes-line = Den som inte har kommit då förlorar bordet, och får komma tillbaka till nästa.
tournament-pause = Minuter mellan ronderna
tournament-filled = Botar fyller tomma stolar
tournament-filled-line = Botar fyller tomma stolar; de får ingen plats i listan.
tournament-late = De som kommer sent
tournament-late-line = Den som kommer sent får vara med till och med rond 2, utan poäng för det som missats.
tournament-open-registration = Öppna dörrarna
tournament-how-it-works = Du får en sida med en länk att dela. Bord, resultat och ställning sköter sig sedan själva; resultaten räknas för rankingen.

## Innan den börjar
tournament-enter = Var med
tournament-leave = Lämna
tournament-leave-sure = Lämna turneringen?
tournament-leave-line = Du kan gå med igen tills den börjar.
tournament-leave-running = Du behåller din plats i listan och får inga fler bord. Du kan komma tillbaka.
tournament-check-in = Jag är här
tournament-start = Börja med { $people }
tournament-end = Avsluta
tournament-end-sure = Avsluta turneringen?
tournament-end-line = Listan blir som den är nu; partier som pågår fortsätter och räknas inte längre här.
tournament-copy-link = Kopiera länk
tournament-print = Skriv ut
tournament-players = Vilka som kommer ({ $people })
tournament-no-players = Ingen än. Dela länken.
tournament-present = är här
tournament-mark-present = Ett tryck säger om någon är här.
tournament-terms = Så går det till
tournament-rounds-planned = { $rounds } ronder
tournament-minutes = Öppen i { $minutes } minuter

## Medan den pågår
tournament-playing = { $people } spelar
tournament-closes = Öppen till { $when }
tournament-now = nu
tournament-done-at = { $when }, klar
tournament-your-table = Ditt bord
tournament-table = Bord { $letter }
tournament-tables = Bord
tournament-sit = Sätt dig
tournament-go = Till bordet
tournament-waits-for = Väntar på { $names }
tournament-until = Bordet väntar till { $when }.
tournament-bye = Du vilar den här ronden, med full poäng
tournament-next-soon = Ditt nästa bord kommer snart
tournament-present-count = { $there } av { $all } är där
tournament-table-on = spelar
tournament-table-over = klart
tournament-by-hand = skrivet av värden
tournament-watch = Titta på { $table }
tournament-review = Se { $table }
tournament-score = { $score } i spelet
tournament-byes = Vilar med full poäng: { $names }
tournament-away = borta
tournament-enter-result = Skriv upp
tournament-result-of = Resultat för { $table }
tournament-enter-result-line = För partier på ett riktigt bräde, eller för att rätta ett resultat. De som delar en plats delar poängen.
tournament-finished-place = Plats { $place }
tournament-absent-player = Kom inte
tournament-save-result = Behåll resultatet

## Ställning
tournament-standings = Ställning
tournament-final-standings = Slutställning
tournament-winner = { $name } vinner med { $points ->
    [1] en poäng
   *[other] { $said } poäng
}.
tournament-place = Plats
tournament-name = Namn
tournament-points = Poäng
tournament-met = Mötta
tournament-share = Andel
tournament-firsts = Segrar
tournament-points-line = Ett vunnet bord ger { $most ->
    [one] en poäng
   *[other] { $most } poäng, en för var och en du lämnar bakom dig
}; lika delar.
tournament-tie-breaks = Vid lika poäng: först Mötta, poängen hos alla du suttit med; sedan Andel, din del i hundra av spelens poäng; sedan vunna bord; sedan lotten.
tournament-tie-breaks-knockout = Först står den som kom längst, sedan den med fler poäng; sedan Mötta, poängen hos alla du suttit med, Andel, din del i hundra av spelens poäng, vunna bord och lotten.
tournament-seed-line = Alla lotter drogs ur { $seed }.

## Nej
tournament-error-no-such-tournament = Den turneringen finns inte här. Kanske är länken avkortad.
tournament-error-over = Turneringen är över.
tournament-error-already-started = Den har redan börjat.
tournament-error-too-late = Det är för sent att gå med: turneringen tar inte emot fler.
tournament-error-full = Den är full: fler än { $most } kan inte vara med.
tournament-error-full-network = Många spelare från ditt nätverk har just gått med i en turnering. Försök igen om { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
}.
tournament-error-too-few = Minst två måste vara här innan den kan börja.
tournament-error-no-table = Inget bord väntar på dig. Titta på sidan igen.
tournament-error-no-name = Ge den ett namn.
tournament-error-too-many-tournaments = Du har { $most } turneringar som inte är över. Avsluta en innan du ordnar en ny.
tournament-error-not-the-host = Det kan bara den som ordnar turneringen göra.
tournament-error-not-registered = Du är inte med i turneringen.
tournament-error-busy = För många ändrade detta på en gång. Försök igen.
tournament-error-no-solver = Huset kan inte lotta turneringar: den som sköter det måste installera parlour[tournaments].

## At a table
tournament-of-table = Turnering
tournament-after-next = Nästa rond
tournament-after-standings = Slutställning
tournament-after-over = Turneringen är slut.
tournament-after-arena = Du får ett nytt bord så snart någon annan är ledig.
tournament-after-called = Ditt bord i rond { $round } är klart.
tournament-after-waits = { $tables ->
    [0] Nästa rond börjar snart.
    [one] Ett bord spelar fortfarande.
   *[other] { $tables } bord spelar fortfarande.
}
tournament-after-begins = Rond { $round } börjar om { $time }.
