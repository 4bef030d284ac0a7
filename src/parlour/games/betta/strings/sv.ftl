# Betta

betta-name = Betta
betta-line = Lägg fisk på fisk: gör mönster nu och fyll akvarier med din färg till slutet.

betta-option-mode = Spel
betta-option-mode-classic = Klassiskt
betta-option-mode-solo = Ensam
betta-option-mode-betty = Betty mot sin personal
betta-option-betty = Vem som är Betty
betta-option-betty-random = Lottas
betta-option-betty-first = Första platsen
betta-option-goals = Bettys mål
betta-option-goals-tuned = Avvägda med starka spelare
betta-option-goals-brief = Första utkastet
betta-option-pool = Kort
betta-option-pool-even = Fyra av varje färg, ett ligger från början
betta-option-pool-any = Vilka fjorton som helst, tomma akvarier
betta-option-deal = Giv
betta-option-deal-random = En egen giv
betta-option-deal-daily = Dagens giv
betta-option-day = Givens dag (UTC)
betta-option-box = Uppsättning kort och mönster

betta-phase-place = lägga ett kort
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
betta-keys-walk = bland kort och akvarier
betta-keys-tank = till det akvariet
betta-keys-turn = vrid kortet åt höger, åt vänster
betta-keys-lay = välj, sikta, lägg
betta-keys-command = lägg kort 1, vridet åt höger, på akvarium 6

betta-news-began = { $name } börjar.
betta-news-laid = { $name } lade ett kort i { betta-display }: { betta-points }.
betta-news-first = { $name } lade första kortet i { betta-display }: { betta-points }.
betta-news-pattern = { $name } gjorde { betta-pattern } i { betta-display }: { betta-points }.
betta-news-ended = { $why ->
    [full] Alla akvarier är fulla.
   *[turns] Alla drag är gjorda.
}
betta-news-displays = { $name }: { betta-points } från akvarierna.
betta-news-display = { betta-say-there }

betta-over-full = Alla akvarier är fulla.
betta-over-turns = Inga drag kvar.

# The patterns of the house; a pattern that an operator brings goes by its own id.
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
betta-error-not-in-hand = Du har inte det kortet på handen.
betta-error-no-such-rotation = Ett kort vrids noll till tre kvarts varv.
betta-error-no-such-display = Det akvariet finns inte.
betta-error-display-full = Nio fiskar syns i { betta-display }: det är fullt.
betta-error-option-of-other-mode = Det valet hör till ett annat spel: { $option ->
    [betty] vem som är Betty
    [goals] Bettys mål
    [pool] korten i ensamspelet
    [deal] dagens giv
   *[day] givens dag
}.
betta-error-day-of-daily-deal = Dagens giv behöver sin dag, och ingen annan giv har någon.
betta-error-seats = { $mode ->
    [solo] Ensamspelet spelas ensam.
    [betty] Spelet med Betty är för två till fem.
   *[classic] Det klassiska spelet är för två till fyra.
}
betta-error-unknown-box = Korten som bordet ber om finns inte i det här huset.

betta-bot-beginner = Finn, som lägger det han tycker om
betta-bot-beginner-plus = Noa, som tittar två gånger
betta-bot-casual = Rosa, som tar det hon ser
betta-bot-casual-plus = Tariq, som räknar sina egna fiskar först
betta-bot-club = Anders, som undrar vad du gör sedan
betta-bot-club-plus = Leilani, som vet vad du är ute efter
betta-bot-expert = Mei, som spelar hela kvällen i huvudet
betta-bot-expert-plus = Mateus, som sällan misstar sig på ett akvarium
betta-bot-master = Odette, som kan varje kort utantill
betta-bot-master-plus = Ngozi, som redan har spelat den här kvällen tusen gånger

# On screen
betta-displays = Akvarier
betta-patterns = Mönster
betta-hand = Dina kort
betta-company = Vem som har vilka fiskar, och hur det står
betta-you = Du
betta-seat = Plats { $number }
betta-full = Fullt
betta-turn-left = Vrid kortet åt vänster (Skift + R)
betta-turn-right = Vrid kortet åt höger (R)
betta-lay = Lägg
betta-log-card = Kort
betta-undo = Ångra
betta-close = Stäng
betta-points = { $points } poäng

# How points were made, in the house's table of results.
betta-source-pattern = Mönster om { $points }
betta-source-first = Första kort
betta-source-display = { betta-display }
betta-source-pattern-all = Mönster
betta-source-display-all = Akvarier

betta-book = Osedda kort
betta-book-unseen = Osedda kort ({ $count })
betta-unseen-own = Dina kort som inte synts än
betta-unseen-of = Inte sedda än: { $name }
betta-unseen-none = Alla är kända.
betta-table-staff = Vid slutet, i varje akvarium: fiskar i din färg och deras poäng
betta-table-solo = Vid slutet, i varje akvarium: fiskar i den vanligaste färgen och deras poäng
betta-table-betty = Betty, i varje akvarium: olika färger och deras poäng
betta-table-ours = Bettys tabell är det här husets egen, inte den tryckta.

betta-result-removed = { $name }: undanlagda osedda
betta-result-secret = Det undanlagda kortet visas när dagen är slut.

betta-ask-card = Välj ett kort.
betta-ask-display = Välj ett akvarium.
betta-ask-now = { betta-display }: +{ $points } nu
betta-ask-wait = { $name } ska lägga ett kort.
betta-ask-won = Du vinner med { $total }.
betta-ask-winners = { $count ->
    [one] { $names } vinner med { $total }.
   *[other] { $names } delar segern med { $total }.
}
betta-ask-rated = { $total } poäng: { $rating }
betta-why-turns = { $turns ->
    [0] Du har inga drag kvar.
    [one] Ett drag till för dig.
   *[other] { $turns } drag till för dig.
}
betta-why-first-staff = Din färg: { betta-colour }. Mönster ger poäng genast, och akvarier fulla av din färg på slutet.
betta-why-first-betty = På slutet vill du ha många färger i varje akvarium. Mönster ger poäng genast.
betta-why-first-alone = Mönster ger poäng genast, och varje akvarium på slutet efter sin vanligaste färg.
betta-why-display = Vrid kortet och tryck på ett akvarium.
betta-why-end = Vid spelets slut är det värt { $after } för dig i stället för { $before }.
betta-why-end-same = Vid spelets slut är det fortfarande värt { $after } för dig.

# For ears: names of cards, displays and drafts
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
betta-say-worth = värt { betta-points } för dig vid slutet
betta-say-draft = det här kortet här: { betta-points }
betta-say-draft-pattern = det här kortet här: { betta-points }, { betta-pattern }
betta-say-covers = täcker { $fish }
betta-say-aimed = valt; tryck igen för att lägga det
betta-say-last = senast lagt av { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = inga poäng någonstans
betta-say-row = { $row ->
    [0] övre raden
    [1] mellersta raden
   *[other] nedre raden
}: { $fish }
betta-say-nothing = tomt
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: gjort i { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: möjligt i { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } från kort och { $displays } från akvarier blir { $total }; drag kvar: { $turns }
betta-say-betty = { $name }, Betty: { $moves } från kort och { $displays } från akvarier blir { $total }; drag kvar: { $turns }
betta-say-alone = { $name }: { $moves } från kort och { $displays } från akvarier blir { $total }; drag kvar: { $turns }

# Lektionen: de första dragen för den som lär sig, och det sista.
betta-lesson-lay-title = Ett tomt akvarium
betta-lesson-lay = Blått är din färg: på vart och ett av dina kort är två fiskar blå. Lägg kortet som lyser i det tomma akvarium 3. Första kortet där ger 2 poäng.
betta-lesson-lay-other = Det går också, men börja med kortet som lyser, i akvarium 3.
betta-lesson-turn-title = Ett mönster
betta-lesson-turn = Fiskar av en färg i ett mönsters form ger dess poäng. Välj kortet som lyser, vrid det en gång åt höger och lägg det i akvarium 1: tre blå fiskar, 3 poäng.
betta-lesson-turn-other = Inte riktigt: kortet som lyser ska till akvarium 1, vridet en gång åt höger.
betta-lesson-cover-title = Fisk på fisk
betta-lesson-cover = Fiskar får täckas; bara de översta räknas. Lägg kortet som lyser i akvarium 1 som det är: det täcker en av Rosas röda fiskar och gör ett mönster av fyra blå, 5 poäng.
betta-lesson-cover-other = Inte riktigt: kortet som lyser ska till akvarium 1, utan att vridas.
betta-lesson-hers-title = Vems färg som helst
betta-lesson-hers = Ett mönster får ha vilken färg som helst, om ditt kort bidrar med en av fiskarna. Vrid kortet som lyser en gång åt höger och lägg det i akvarium 2: fem röda fiskar, 7 poäng till dig.
betta-lesson-hers-other = Inte riktigt: kortet som lyser ska till akvarium 2, vridet en gång åt höger.
betta-lesson-worth-title = Vad som räknas vid slutet
betta-lesson-worth = Vid slutet räknas varje akvarium för dig efter sina blå fiskar: 2 ger 1 poäng, 3 ger 3, 4 ger 6, 5 ger 10, och 6 eller fler ger 15. Akvarium 1 visar fem: 10 poäng hittills.
betta-lesson-last-title = Det sista kortet
betta-lesson-last = Alla har sju drag, och det här är ditt sista. Vrid kortet som lyser en gång åt höger och lägg det i akvarium 3: 5 poäng för ett mönster, och fyra blå fiskar i stället för två.
betta-lesson-last-other = Inte riktigt: kortet som lyser ska till akvarium 3, vridet en gång åt höger.
betta-lesson-end-title = Räkningen
betta-lesson-end = Rosa har täckt en av de fyra, så akvarium 3 ger dig 3. Akvarium 1 ger 15, och akvarium 2 lika mycket till Rosa. Med 32 för dina kort vinner du med 50 mot 47.
betta-lesson-on-title = Och så vidare
betta-lesson-on = Sex mönster gäller, andra i varje parti. Det finns också ett spel för en, och ett där någon är Betty; reglerna berättar om båda.
