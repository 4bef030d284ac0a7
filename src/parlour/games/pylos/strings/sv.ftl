# Pylos

pylos-name = Pylos
pylos-line = Trettio kulor, en pyramid: lägg den sista kulan på toppen.

pylos-option-variant = Regler
pylos-option-variant-basic = Enkla
pylos-option-variant-standard = Standard
pylos-option-variant-advanced = Avancerade

pylos-phase-move = lägg eller lyft en kula
pylos-phase-take = ta bort en eller två kulor
pylos-phase-over = partiet är slut

pylos-do-place = Lägg en kula på { $cell }
pylos-do-raise = Lyft { $source } till { $cell }
pylos-do-take = Ta bort { $balls }
pylos-weighed-place = { $cell }
pylos-weighed-raise = { $source } → { $cell }
pylos-weighed-take = Ta bort { $balls }

# Rows and columns of the log.
pylos-row-took = borttagna
pylos-row-reserve = Reserv
pylos-row-left = Kvar

pylos-news-placed = { $name } lade en kula på { $cell }.
pylos-news-raised = { $name } lyfte { $source } till { $cell }.
pylos-news-bonus = { $name } bildade { $made } och får ta bort kulor.
pylos-news-took = { $count ->
    [one] { $name } tog bort { $balls }.
   *[other] { $name } tog bort { $count } kulor: { $balls }.
}
pylos-news-won = { $how ->
    [apex] { $name } lade kulan på toppen och vann.
   *[stuck] { $name } vann: motståndaren hade ingen kula kvar.
}
pylos-news-drawn = { $how ->
    [repetition] Remi: samma ställning för tredje gången.
   *[length] Remi efter 400 drag.
}

pylos-over-apex = Pyramiden är färdig.
pylos-over-stuck = Ingen kula kvar att spela.
pylos-over-repetition = Remi: samma ställning för tredje gången.
pylos-over-length = Remi efter 400 drag.

pylos-error-not-your-turn = Det är inte din tur.
pylos-error-bonus-due = Ta först bort en eller två kulor.
pylos-error-no-bonus = Du får ta bort kulor bara när du har bildat en kvadrat eller en rad.
pylos-error-one-or-two = Ta bort en eller två kulor.
pylos-error-reserve-empty = Din reserv är tom. Lyft en kula i stället.
pylos-error-table-broken = Tabellen { $file } är skadad eller ofullständig. Bygg den igen med parlour pylos solve.
pylos-error-table-other = Tabellen { $file } gäller andra regler eller en annan variant ({ $variant }, regler { $rules }). Bygg den igen med parlour pylos solve.
pylos-error-table-missing = Det finns ingen tabell { $file }. Bygg den med parlour pylos solve.
pylos-error-table-wrong = I tabellen { $file } motsäger { $count } ställningar sina efterföljare. Bygg den igen.
pylos-error-no-compiler = Det här kräver en C-kompilator, och ingen hittades.
pylos-error-no-such-hollow = Det finns ingen plats { $cell }.
pylos-error-not-open = En kula här behöver fyra kulor under sig: { $cell } är inte tillgänglig.
pylos-error-not-your-ball = Du har ingen kula på { $cell }.
pylos-error-not-free = Kulan på { $cell } bär en annan kula.
pylos-error-not-higher = En kula får bara flyttas till en högre nivå: { $cell } ligger inte ovanför { $source }.
pylos-error-own-support = { $cell } vilar på { $source } själv.
pylos-error-not-a-position = Ingen giltig Pylosställning: { $text }
pylos-error-not-a-variant = Okända regler: { $text }
pylos-error-not-a-move = Inget giltigt Pylosdrag: { $text }

pylos-bot-beginner = Pip, som spelar det som fångar blicken
pylos-bot-beginner-plus = Lindiwe, som har lärt sig att titta två gånger
pylos-bot-casual = Oona, som tar varje kula hon kan
pylos-bot-casual-plus = Mateo, som aldrig lämnar en kvadrat ofärdig
pylos-bot-club = Bertil, som tänker några drag framåt
pylos-bot-club-plus = Aroha, som alltid har en kula i reserv
pylos-bot-expert = Ines, tålmodig och svår att överraska
pylos-bot-expert-plus = Tariq, som låter dig bygga och hamnar överst
pylos-bot-master = Thales, som räknar till sista kulan
pylos-bot-master-plus = Imhotep, som känner varje möjlig pyramid

# What the board says: the action bar, then the names of its cells
pylos-ask-move = Din tur: lägg en kula, eller lyft en.
pylos-ask-place = Din tur: lägg en kula.
pylos-ask-raise = Din tur: lyft en kula.
pylos-ask-where = Vart ska { $source } flyttas?
pylos-ask-placed = Lägga en kula på { $cell }?
pylos-ask-raised = Lyfta { $source } till { $cell }?
pylos-ask-take = { $made ->
    [3] Tre i rad! Ta bort en eller två kulor.
    [4] Kvadrat! Ta bort en eller två kulor.
   *[other] Bra gjort! Ta bort en eller två kulor.
}
pylos-ask-second = Ta bort en kula till, eller bara den här?
pylos-ask-home = { $count ->
    [one] Ta bort en kula: { $balls }?
   *[other] Ta bort två kulor: { $balls }?
}
pylos-why-open = { $places ->
    [one] En ledig plats.
   *[other] { $places } lediga platser.
} { $left ->
    [one] Du har en kula kvar.
   *[other] Du har { $left } kulor kvar.
}
pylos-why-empty = Din reserv är tom.
pylos-why-higher = En kula får bara flyttas till en högre nivå.
pylos-why-draft = Inte skickat än.
pylos-why-bonus = Sedan får du ta bort en eller två av dina kulor.
pylos-why-ringed = Du kan ta bort kulorna med ring.
pylos-why-put-back = Tryck på kulan igen för att lägga tillbaka den.
pylos-do-confirm-place = Lägg
pylos-do-confirm-raise = Lyft
pylos-do-confirm-take = { $count ->
    [one] Ta bort en
   *[other] Ta bort två
}
pylos-do-undo = Ångra
pylos-turn = Vrid brädet
pylos-finale-unit = { $count ->
    [one] kula kvar
   *[other] kulor kvar
}
pylos-sources = Kulornas placering
pylos-source-reserve = I reserven
pylos-source-level = { pylos-level }
pylos-source-level-all = På pyramiden
pylos-keys-walk = till nästa plats
pylos-keys-name = till platsen med det namnet
pylos-keys-choose = lägg, lyft eller ta bort kulan där
pylos-keys-command = lägg på 3b2 och ta bort 1a1
pylos-command-hint = 3b2, 1d4-2a1 eller 3b2 -1a1
pylos-pyramid = Pyramid
pylos-layers = De fyra nivåerna uppifrån
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
} i reserv
pylos-cell = { $cell }, nivå { $level }
pylos-lies-own = din kula
pylos-lies-light = ljus kula
pylos-lies-dark = mörk kula
pylos-lies-free = ledig
pylos-lies-shut = saknar stöd än
pylos-can-place-here = lägg här
pylos-can-raise-here = lyft hit
pylos-can-may-raise = kan lyftas
pylos-can-may-take = kan tas bort
pylos-can-picked = upplockad
pylos-can-drafted = vald, inte skickad
pylos-can-premove-here = möjlig som förhandsdrag
pylos-can-premoved = ditt förhandsdrag
pylos-can-taken = borttagen, inte skickad
pylos-can-carries = bär en annan kula
pylos-moment-gain = { $gain } { $points ->
    [one] kula
   *[other] kulor
} över genomsnittet

# The lesson: the first turns with a newcomer, and the last.
pylos-lesson-lay-title = Den första kulan
pylos-lesson-lay = Du har femton ljusa kulor och Oona femton mörka. Lägg en kula på den markerade platsen, 1b2.
pylos-lesson-lay-other = Den platsen är också ledig, men använd den markerade i lektionen: 1b2.
pylos-lesson-square-title = En kvadrat
pylos-lesson-square = Några drag senare bildar tre av dina kulor nästan en kvadrat. Gör den färdig med en kula på 1c3.
pylos-lesson-square-other = Då blir kvadraten inte färdig. Kulan som fattas ska ligga på 1c3.
pylos-lesson-take-title = Ta bort kulor
pylos-lesson-take = När du bildar en kvadrat i din färg lägger du tillbaka en eller två av dina kulor i reserven. Ta bort de två markerade, 1c2 och 1c3.
pylos-lesson-take-other = Det är tillåtet, men ta här bort de här två: 1c2 och 1c3.
pylos-lesson-raise-title = En nivå upp
pylos-lesson-raise = Fyra kulor i kvadrat, oavsett färg, bär en plats på nästa nivå. Lyft din kula från 1b3 till 2a1: det kostar ingen kula ur reserven.
pylos-lesson-raise-other = Det är tillåtet, men tryck här på din kula på 1b3 och sedan på platsen 2a1.
pylos-lesson-stop-title = Blockera en kvadrat
pylos-lesson-stop = Tre mörka kulor ligger runt 1c2. Med en fjärde bildar Oona en kvadrat och får ta bort kulor. Blockera den genom att lägga din kula där.
pylos-lesson-stop-other = Då bildar Oona sin kvadrat och får ta bort kulor. Lägg din kula på 1c2.
pylos-lesson-count-title = Spara kulor
pylos-lesson-count = Du har 11 kulor i reserv, Oona 8: varje kula som du tar bort eller lyfter är sparad. En kula som bär en annan kan inte flyttas. En spelare utan tillåtet drag förlorar.
pylos-lesson-apex-title = Toppen
pylos-lesson-apex = Många drag senare fattas bara toppen, och du har den sista kulan. Lägg den på 4a1.
pylos-lesson-apex-other = Toppen är ledig: lägg din sista kula på 4a1.
pylos-lesson-on-title = Du har vunnit
pylos-lesson-on = Den som lägger kulan på toppen vinner. Det finns också enkla och avancerade regler; standardreglerna är en bra början.
