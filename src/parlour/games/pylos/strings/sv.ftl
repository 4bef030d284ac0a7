# Pylos

pylos-name = Pylos
pylos-line = Trettio kulor, en pyramid: spara dina till toppen.

pylos-option-variant = Regler
pylos-option-variant-basic = Enkla
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Avancerade

pylos-phase-move = lägg eller lyft en kula
pylos-phase-take = ta tillbaka en eller två kulor
pylos-phase-over = partiet är slut

pylos-do-place = Lägg en kula på { $cell }
pylos-do-raise = Lyft { $source } till { $cell }
pylos-do-take = Ta tillbaka { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Ta tillbaka { $balls }

# What stands in a line of the log, and over its columns.
pylos-row-took = tillbaka
pylos-row-reserve = Förråd
pylos-row-left = Kvar

pylos-news-placed = { $name } lade en kula på { $cell }.
pylos-news-raised = { $name } lyfte { $source } till { $cell }.
pylos-news-bonus = { $name } tar tillbaka kulor för { $made }.
pylos-news-took = { $count ->
    [one] { $name } tog tillbaka { $balls }.
   *[other] { $name } tog tillbaka { $count } kulor: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } krönte pyramiden och vann.
   *[stuck] { $name } vann: det fanns ingen kula kvar att spela.
}
pylos-news-drawn = { $how ->
    [repetition] Samma ställning för tredje gången: remi.
   *[length] Fyrahundra drag: remi.
}

pylos-over-apex = Pyramiden är färdig.
pylos-over-stuck = Ingen kula kvar att spela.
pylos-over-repetition = Remi: samma ställning för tredje gången.
pylos-over-length = Remi: fyrahundra drag.

pylos-error-not-your-turn = Det är inte din tur.
pylos-error-bonus-due = Ta först tillbaka en eller två kulor.
pylos-error-no-bonus = Kulor kommer tillbaka bara för en kvadrat eller rad som just blev till.
pylos-error-one-or-two = Ta tillbaka en eller två kulor.
pylos-error-reserve-empty = Ditt förråd är tomt: lyft en kula.
pylos-error-table-broken = Tabellen { $file } är skadad eller inte hel: bygg om den med parlour pylos solve.
pylos-error-table-other = Tabellen { $file } gäller andra regler eller en annan variant ({ $variant }, regler { $rules }): bygg om den med parlour pylos solve.
pylos-error-table-missing = Det finns ingen tabell { $file }: bygg den med parlour pylos solve.
pylos-error-table-wrong = Tabellen { $file } säger i { $count } ställningar något annat än dragen som följer: bygg om den.
pylos-error-no-compiler = Det här kräver en C-kompilator, och här finns ingen.
pylos-error-no-such-hollow = Det finns ingen grop { $cell }.
pylos-error-not-open = Här behövs fyra kulor under: { $cell } är inte ledig.
pylos-error-not-your-ball = Du har ingen kula på { $cell }.
pylos-error-not-free = Kulan på { $cell } bär en annan.
pylos-error-not-higher = { $cell } ligger inte högre än { $source }.
pylos-error-own-support = { $cell } vilar själv på { $source }.
pylos-error-not-a-position = Det här är ingen ställning i Pylos: { $text }
pylos-error-not-a-variant = De reglerna finns inte: { $text }
pylos-error-not-a-move = Det här är inget drag i Pylos: { $text }

pylos-bot-beginner = Pip, som spelar det som fångar blicken
pylos-bot-beginner-plus = Lindiwe, som har börjat titta två gånger
pylos-bot-casual = Oona, som roffar åt sig varje kula hon kan
pylos-bot-casual-plus = Mateo, som aldrig lämnar en kvadrat ofärdig
pylos-bot-club = Bertil, som tänker några drag framåt
pylos-bot-club-plus = Aroha, som alltid har en kula kvar på hand
pylos-bot-expert = Ines, tålmodig och svår att överraska
pylos-bot-expert-plus = Tariq, som låter dig bygga och hamnar överst
pylos-bot-master = Thales, som räknar till allra sista kulan
pylos-bot-master-plus = Imhotep, som känner varje pyramid som kan finnas

# Vad brädet säger: raden under brädet, sedan namnen på dess gropar
pylos-ask-move = Din tur: lägg en kula, eller lyft en.
pylos-ask-place = Din tur: lägg en kula.
pylos-ask-raise = Din tur: lyft en kula.
pylos-ask-where = Vart ska { $source }?
pylos-ask-placed = Lägga en kula på { $cell }?
pylos-ask-raised = Lyfta { $source } till { $cell }?
pylos-ask-take = { $made ->
    [3] Tre i rad! Ta tillbaka en eller två kulor.
    [4] Fyra ihop! Ta tillbaka en eller två kulor.
   *[other] Bra gjort! Ta tillbaka en eller två kulor.
}
pylos-ask-second = En kula till, eller bara den här?
pylos-ask-home = { $count ->
    [one] En kula kommer hem: { $balls }.
   *[other] Två kulor kommer hem: { $balls }.
}
pylos-why-open = { $places ->
    [one] Ett ställe är öppet.
   *[other] { $places } ställen är öppna.
} { $left ->
    [one] Du har en kula kvar.
   *[other] Du har { $left } kulor kvar.
}
pylos-why-empty = Ditt förråd är tomt.
pylos-why-higher = En kula kan bara flyttas till en högre nivå.
pylos-why-draft = Inget är skickat än.
pylos-why-bonus = Det här ger dig en eller två kulor tillbaka.
pylos-why-ringed = Du kan ta tillbaka kulorna med ring.
pylos-why-put-back = Tryck på en lyft kula för att lägga tillbaka den.
pylos-do-confirm-place = Lägg
pylos-do-confirm-raise = Lyft
pylos-do-confirm-take = { $count ->
    [one] Ta tillbaka en
   *[other] Ta tillbaka två
}
pylos-do-undo = Ångra
pylos-turn = Vrid brädet ett kvarts varv
pylos-finale-unit = { $count ->
    [one] kula kvar
   *[other] kulor kvar
}
pylos-sources = Vart kulorna tog vägen
pylos-source-reserve = Kvar i reserven
pylos-source-level = { pylos-level }
pylos-source-level-all = På pyramiden
pylos-keys-walk = till nästa plats
pylos-keys-name = till platsen med det namnet
pylos-keys-choose = lägg, lyft eller ta kulan
pylos-keys-command = lägg på 3b2 och ta tillbaka 1a1
pylos-command-hint = 3b2, 1d4-2a1 eller 3b2 -1a1
pylos-pyramid = Pyramid
pylos-layers = De fyra nivåerna, sedda uppifrån
pylos-level = { $level ->
    [4] Toppen
   *[other] Nivå { $level }
}
pylos-light = Ljus
pylos-dark = Mörk
pylos-reserve = { $name }: { $count ->
    [one] en { $wood ->
        [light] ljus
       *[dark] mörk
    } kula
   *[other] { $count } { $wood ->
        [light] ljusa
       *[dark] mörka
    } kulor
} i förrådet
pylos-cell = { $cell }, nivå { $level }
pylos-lies-own = din kula
pylos-lies-light = ljus kula
pylos-lies-dark = mörk kula
pylos-lies-free = ledig
pylos-lies-shut = inget att vila på än
pylos-can-place-here = lägg här
pylos-can-raise-here = lyft hit
pylos-can-may-raise = får lyftas
pylos-can-may-take = får tas tillbaka
pylos-can-picked = i din hand
pylos-can-drafted = vald, inte skickad
pylos-can-taken = kommer hem, inte skickad
pylos-can-carries = bär en annan kula
pylos-moment-gain = { $gain } { $points ->
    [one] kula
   *[other] kulor
} mot genomsnittet

# Lektionen: de första dragen för den som lär sig, och det sista.
pylos-lesson-lay-title = Den första kulan
pylos-lesson-lay = Du har femton ljusa kulor, Oona femton mörka. Lägg en i gropen som lyser, 1b2.
pylos-lesson-lay-other = Den gropen är också ledig, men lektionen går vidare från den som lyser: 1b2.
pylos-lesson-square-title = En kvadrat
pylos-lesson-square = Några drag senare väntar tre av dina kulor på en fjärde. Gör kvadraten klar med en kula på 1c3.
pylos-lesson-square-other = Då står din kvadrat öppen. Det fattas en kula i hörnet: på 1c3.
pylos-lesson-take-title = Kulor kommer tillbaka
pylos-lesson-take = Fyra av din färg i kvadrat ger dig en eller två av dina kulor tillbaka till förrådet. Ta de två som lyser, 1c2 och 1c3.
pylos-lesson-take-other = Det går också, men ta de här två nu: 1c2 och 1c3.
pylos-lesson-raise-title = En nivå upp
pylos-lesson-raise = Fyra kulor i kvadrat, vems de än är, bär en grop på nästa nivå. Lyft din kula från 1b3 till 2a1: det kostar ingen kula ur förrådet.
pylos-lesson-raise-other = Det går också, men titta uppåt: tryck på din kula på 1b3 och sedan på gropen 2a1.
pylos-lesson-stop-title = Stoppa en kvadrat
pylos-lesson-stop = Tre mörka kulor ligger runt 1c2, och med en fjärde skulle Oona ta tillbaka kulor. Lägg din där, så blir hennes kvadrat aldrig av.
pylos-lesson-stop-other = Då gör Oona sin kvadrat klar och tar tillbaka kulor. Lägg din kula på 1c2.
pylos-lesson-count-title = Vem som håller ut längst
pylos-lesson-count = Du har 11 kulor i förrådet, Oona 8: varje kula som tas tillbaka eller lyfts är sparad. En kula som bär en annan ligger kvar. Den som inte har något drag har förlorat.
pylos-lesson-apex-title = Toppen
pylos-lesson-apex = Många drag senare fattas bara toppen, och den sista kulan är din. Lägg den på 4a1.
pylos-lesson-apex-other = Toppen är ledig: lägg din sista kula på 4a1.
pylos-lesson-on-title = Du har vunnit
pylos-lesson-on = Den som kröner pyramiden vinner, för det finns ingen kula kvar att svara med. Det finns enklare och svårare regler också; det är med de här man börjar.
