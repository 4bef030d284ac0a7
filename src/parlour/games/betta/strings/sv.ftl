# Betta

betta-name = Betta
betta-line = Lägg fisk på fisk: få poäng för mönster nu, och fyll akvarier med din färg till slutet.

betta-option-mode = Spel
betta-option-mode-classic = Klassiskt
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty mot sin personal
betta-option-betty = Vem som är Betty
betta-option-betty-random = Slumpad spelare
betta-option-betty-first = Spelaren på plats 1
betta-option-goals = Bettys mål
betta-option-goals-tuned = Balanserade
betta-option-goals-brief = Första utkastet
betta-option-pool = Kort
betta-option-pool-even = Fyra av varje färg, ett lagt från början
betta-option-pool-any = Fjorton valfria, tomma akvarier
betta-option-deal = Giv
betta-option-deal-random = Slumpad
betta-option-deal-daily = Dagens giv
betta-option-day = Givens datum (UTC)
betta-option-box = Uppsättning kort och mönster

betta-phase-place = lägg ett kort
betta-phase-over = partiet är slut

# $display and $turns count from 0.
betta-display = { $display ->
    [0] akvarium 1
    [1] akvarium 2
    [2] akvarium 3
    [3] akvarium 4
    [4] akvarium 5
    [5] akvarium 6
    [6] akvarium 7
    [7] akvarium 8
    [8] akvarium 9
   *[other] akvarium 10
}
betta-turned = { $turns ->
    [0] inte vridet
    [1] vridet åt höger
    [2] vridet 180°
   *[other] vridet åt vänster
}
betta-stack = { $count ->
    [one] ett kort i högen
   *[other] { $count } kort i högen
}
betta-do-place = Kort { $card } i { betta-display }, { betta-turned }
betta-foreseen = ett kort i { betta-display }
betta-command = kort { $card } varv { $turns } akvarium { $tank }
betta-command-straight = kort { $card } akvarium { $tank }
betta-command-hint = 1r 6, eller kort 1 varv 1 akvarium 6
betta-keys-walk = mellan kort och akvarier
betta-keys-tank = till det akvariet
betta-keys-turn = vrid kortet åt höger, åt vänster
betta-keys-lay = välj, förhandsvisa, lägg
betta-keys-command = lägg kort 1, vridet åt höger, i akvarium 6

betta-news-began = { $name } börjar.
betta-news-laid = { $name } lade ett kort i { betta-display }: { betta-points }.
betta-news-first = { $name } lade första kortet i { betta-display }: { betta-points }.
betta-news-pattern = { $name } gjorde { betta-pattern } i { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Alla akvarier är fulla.
   *[turns] Inga drag kvar.
}
betta-news-displays = { $name }: { betta-points } från akvarierna.
betta-news-display = { betta-say-there }

betta-over-full = Alla akvarier är fulla.
betta-over-turns = Inga drag kvar.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] stapeln
    [corner] hörnet
    [slash] diagonalen
    [roof] taket
    [block] blocket
    [tee] T:et
    [fork] gaffeln
    [arrow] pilen
    [big_tee] stora T:et
    [big_corner] stora hörnet
    [cup] koppen
    [stairs] trappan
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] röd
    [b] blå
    [y] gul
   *[g] grön
}

betta-rating-apprentice = Lärling
betta-rating-keeper = Skötare
betta-rating-aquarist = Akvarist
betta-rating-expert = Expert
betta-rating-equal = Bettys jämlike

betta-error-not-your-turn = Det är inte din tur.
betta-error-not-in-hand = Du har inte det kortet.
betta-error-no-such-rotation = Ett kort kan vridas upp till tre kvarts varv.
betta-error-no-such-display = Det akvariet finns inte.
betta-error-display-full = { betta-display } visar nio fiskar: det är fullt.
betta-error-option-of-other-mode = Alternativet finns inte i det här spelet: { $option ->
    [betty] vem som är Betty
    [goals] Bettys mål
    [pool] korten i solospelet
    [deal] dagens giv
   *[day] givens datum
}.
betta-error-day-of-daily-deal = Bara dagens giv har ett datum, och den måste ha ett.
betta-error-seats = { $mode ->
    [solo] Solospelet är för en spelare.
    [betty] Spelet med Betty är för två till fem spelare.
   *[classic] Det klassiska spelet är för två till fyra spelare.
}
betta-error-unknown-box = Servern har inte bordets kortuppsättning.

betta-bot-beginner = Finn, som lägger det som ser fint ut
betta-bot-beginner-plus = Noa, som tittar två gånger
betta-bot-casual = Rosa, som tar poängen hon ser
betta-bot-casual-plus = Tariq, som räknar sina egna fiskar först
betta-bot-club = Anders, som räknar med vad du gör sedan
betta-bot-club-plus = Leilani, som vet vad du är ute efter
betta-bot-expert = Mei, som spelar partiet i huvudet
betta-bot-expert-plus = Mateus, som sällan har fel om ett akvarium
betta-bot-master = Odette, som kan varje kort utantill
betta-bot-master-plus = Ngozi, som har spelat det här spelet tusen gånger

# On screen
betta-displays = Akvarier
betta-patterns = Mönster
betta-hand = Dina kort
betta-company = Spelare och poäng
betta-you = Du
betta-seat = Plats { $number }
betta-full = Fullt
betta-turn-left = Vrid åt vänster (Skift + R)
betta-turn-right = Vrid åt höger (R)
betta-lay = Lägg
betta-log-card = Kort
betta-undo = Ångra
betta-close = Stäng
betta-points = { $points } poäng

# Score breakdown.
betta-source-pattern = Mönster för { $points } poäng
betta-source-first = Första kort
betta-source-display = { betta-display }
betta-source-pattern-all = Mönster
betta-source-display-all = Akvarier

betta-book = Osedda kort
betta-book-unseen = Osedda kort ({ $count })
betta-unseen-own = Dina osedda kort
betta-unseen-of = Osedda kort: { $name }
betta-unseen-none = Inga osedda kort.
betta-table-staff = Slutet, per akvarium: fiskar i din färg och poäng
betta-table-solo = Slutet, per akvarium: fiskar i den vanligaste färgen och poäng
betta-table-betty = Betty, per akvarium: olika färger och poäng
betta-table-ours = Bettys poäng är serverns anpassning, inte de tryckta.

betta-result-removed = { $name }: undanlagda kort
betta-result-secret = Det undanlagda kortet visas när dagen är slut.

betta-ask-card = Välj ett kort.
betta-ask-display = Välj ett akvarium.
betta-ask-now = { betta-display }: +{ $points } nu
betta-ask-wait = Väntar på att { $name } lägger ett kort.
betta-ask-won = Du vinner med { $total } poäng.
betta-ask-winners = { $count ->
    [one] { $names } vinner med { $total } poäng.
   *[other] { $names } delar förstaplatsen med { $total } poäng.
}
betta-ask-rated = { $total } poäng: { $rating }
betta-why-turns = { $turns ->
    [0] Du har inga drag kvar.
    [one] Du har ett drag kvar.
   *[other] Du har { $turns } drag kvar.
}
betta-why-first-staff = Din färg är { betta-colour }. Mönster ger poäng genast; din färg ger poäng i varje akvarium i slutet.
betta-why-first-betty = Mönster ger poäng genast; antalet färger i varje akvarium ger poäng i slutet.
betta-why-first-alone = Mönster ger poäng genast; varje akvariums vanligaste färg ger poäng i slutet.
betta-why-display = Vrid kortet och tryck på ett akvarium.
betta-why-end = I slutet är det värt { $after } för dig i stället för { $before }.
betta-why-end-same = I slutet är det fortfarande värt { $after } för dig.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count } { $count ->
    [one] { betta-colour }
   *[other] { $colour ->
        [r] röda
        [b] blå
        [y] gula
       *[g] gröna
    }
}
betta-cell = { $cell ->
    [0] uppe till vänster
    [1] uppe i mitten
    [2] uppe till höger
    [3] i mitten till vänster
    [4] mitt i
    [5] i mitten till höger
    [6] nere till vänster
    [7] nere i mitten
   *[other] nere till höger
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Kort { $number } av { $count }, { betta-turned }: { $fish }
betta-say-empty = { betta-display }: tomt
betta-say-display = { betta-display }: { $count ->
    [one] { $count } fisk
   *[other] { $count } fiskar
}, { $fish }
betta-say-full = fullt
betta-say-worth = värt { betta-points } för dig i slutet
betta-say-draft = det här kortet här: { betta-points }
betta-say-draft-pattern = det här kortet här: { betta-points }, { betta-pattern }
betta-say-covers = täcker { $fish }
betta-say-aimed = valt; tryck igen för att lägga kortet
betta-say-last = senaste kortet av { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = inga poäng i något akvarium
betta-say-row = { $row ->
    [0] övre raden
    [1] mellersta raden
   *[other] nedre raden
}: { $fish }
betta-say-nothing = tomt
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: gjort i { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: möjligt i { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } från kort, { $displays } från akvarier, { $total } totalt; drag kvar: { $turns }
betta-say-betty = { $name }, Betty: { $moves } från kort, { $displays } från akvarier, { $total } totalt; drag kvar: { $turns }
betta-say-alone = { $name }: { $moves } från kort, { $displays } från akvarier, { $total } totalt; drag kvar: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Ett tomt akvarium
betta-lesson-lay = Din färg är blå: två fiskar på vart och ett av dina kort är blå. Lägg det markerade kortet i det tomma akvarium 3. Det första kortet i ett akvarium ger 2 poäng.
betta-lesson-lay-other = Det är tillåtet, men börja med det markerade kortet i akvarium 3.
betta-lesson-turn-title = Ett mönster
betta-lesson-turn = Fiskar av en färg i ett mönsters form ger dess poäng. Välj det markerade kortet, vrid det en gång åt höger och lägg det i akvarium 1: tre blå fiskar, 3 poäng.
betta-lesson-turn-other = Inte riktigt: lägg det markerade kortet i akvarium 1, vridet en gång åt höger.
betta-lesson-cover-title = Täcka fiskar
betta-lesson-cover = Kort får täcka fiskar; bara synliga fiskar räknas. Lägg det markerade kortet utan att vrida i akvarium 1: det täcker en av Rosas röda fiskar och bildar ett mönster av fyra blå, 5 poäng.
betta-lesson-cover-other = Inte riktigt: lägg det markerade kortet i akvarium 1, utan att vrida.
betta-lesson-hers-title = Valfri färg
betta-lesson-hers = Ett mönster får ha vilken färg som helst, men ditt kort måste bidra med en av fiskarna. Vrid det markerade kortet en gång åt höger och lägg det i akvarium 2: fem röda fiskar, 7 poäng till dig.
betta-lesson-hers-other = Inte riktigt: lägg det markerade kortet i akvarium 2, vridet en gång åt höger.
betta-lesson-worth-title = Poäng i slutet
betta-lesson-worth = I slutet ger blå fiskar dig poäng i varje akvarium: 2 fiskar ger 1 poäng, 3 ger 3, 4 ger 6, 5 ger 10, och 6 eller fler ger 15. Akvarium 1 har fem: 10 poäng hittills.
betta-lesson-last-title = Det sista kortet
betta-lesson-last = Varje spelare har sju drag, och det här är ditt sista. Vrid det markerade kortet en gång åt höger och lägg det i akvarium 3: 5 poäng för ett mönster, och fyra blå fiskar i stället för två.
betta-lesson-last-other = Inte riktigt: lägg det markerade kortet i akvarium 3, vridet en gång åt höger.
betta-lesson-end-title = Slutresultat
betta-lesson-end = Rosa täckte en av de fyra, så akvarium 3 ger dig 3. Akvarium 1 ger dig 15, och akvarium 2 ger Rosa 15. Med 32 poäng från kort vinner du med 50 mot 47.
betta-lesson-on-title = Fortsättningen
betta-lesson-on = Varje parti använder sex slumpade mönster. Det finns också ett solospel, och ett spel där en spelare är Betty; se reglerna.
