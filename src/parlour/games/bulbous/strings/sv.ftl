# Bulbous

bulbous-name = Bulbous
bulbous-line = Bjud charmkort dolt, placera lökar och ta majoriteten på fulla exemplar.

bulbous-option-edition = Poäng
bulbous-option-edition-classic = Klassisk: 2 för en majoritet
bulbous-option-edition-author = Författarens senare utgåva: 3 för en majoritet, och samlingar
bulbous-option-teams = Lag
bulbous-option-teams-none = Inga lag
bulbous-option-teams-symbols = Cirkel mot triangel, två mot två
bulbous-option-tied_bids = Lika högsta bud
bulbous-option-tied_bids-no-bulb = Ingen placerar en lök
bulbous-option-tied_bids-add-card = Spelare som är lika får lägga till var sitt kort
bulbous-option-sequence = Exemplarens ordning
bulbous-option-sequence-whole = Bestämd för hela rundan
bulbous-option-sequence-next = Väljs tur för tur
bulbous-option-deck = Charmkort med tre spelare
bulbous-option-deck-three-colours = Utan den fjärde färgen
bulbous-option-deck-four-colours = Alla
bulbous-option-bulbs = Lökar
bulbous-option-bulbs-unlimited = Obegränsat
bulbous-option-bulbs-fourteen = 14 per spelare
bulbous-option-last = Sista rundan med två spelare
bulbous-option-last-of-eight = Efter det sista av alla åtta exemplar
bulbous-option-last-of-a-colour = Efter det sista i en av färgerna
bulbous-option-bluff = Bluff (avancerat)
bulbous-option-bluff-off = Alla kort i ett bud måste passa
bulbous-option-bluff-on = Ett bud får innehålla andra kort, som inte räknas

bulbous-phase-bring = ta in ett exemplar
bulbous-phase-order = bestäm exemplarens ordning
bulbous-phase-bid = bjud, byt eller passa
bulbous-phase-add = lägg till ett kort till ett lika bud, eller passa
bulbous-phase-over = partiet är slut

# What specimens, cards and symbols are called.
bulbous-colour = { $colour ->
    [blue] blå
    [red] röda
    [green] gröna
   *[yellow] gula
}
bulbous-size = { $size ->
    [1] unge
    [2] vuxen
    [3] fogde
   *[4] ledare
}
bulbous-symbol = { $symbol ->
    [circle] cirkel
   *[triangle] triangel
}
bulbous-specimen = { bulbous-colour } exemplaret ({ bulbous-size })
bulbous-bulbs = { $count ->
    [one] en lök
   *[other] { $count } lökar
}
bulbous-points = { $points } poäng
bulbous-cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}

bulbous-do-bring = Ta in det { bulbous-specimen }
bulbous-do-order = Bjud i den här ordningen: { $colours }
bulbous-do-bid = Bjud { $cards }
bulbous-do-swap = Byt { $cards }
bulbous-do-pass = Passa
bulbous-do-add = Lägg till { $card }

# Likely moves of opponents in a review: of a bid only the number of cards.
bulbous-likely-bid = { $name } bjuder { bulbous-cards }
bulbous-likely-swap = { $name } byter { bulbous-cards }
bulbous-likely-pass = { $name } passar
bulbous-likely-add = { $count ->
    [0] { $name } lägger inte till något kort
   *[other] { $name } lägger till ett kort
}

# Rows of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = togs in
bulbous-row-won = { $wild ->
    [0] bud { $value }
   *[other] joker
}
bulbous-row-no-bulb = ingen lök kvar
bulbous-row-tie = lika på { $value }
bulbous-row-pending = lika på { $value }
bulbous-row-no-bid = inget bud
bulbous-row-complete = komplett
bulbous-row-bid = { bulbous-cards } dolt
bulbous-row-swap = bytte { $swapped }
bulbous-row-pass = passade

bulbous-news-brought = { $name } tog in det { bulbous-specimen }.
bulbous-news-last = { $name } tog in sitt sista exemplar. Nästa runda är den sista.
bulbous-news-round = Ny runda: { $name } börjar.
bulbous-news-final = Sista rundan: { $name } börjar.
bulbous-news-order = { $name } bestämde exemplarens ordning.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } valde det { bulbous-colour } exemplaret.
bulbous-news-bid = { $name } bjöd { bulbous-cards } dolt.
bulbous-news-swap = { $name } bytte { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } passade med full hand.
   *[other] { $name } passade och drog ett kort.
}
bulbous-news-reshuffled = Slängkorten blandades till en ny lek: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards }, totalt { $value }.
   *[other] { $name }: { $cards }, en joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } vann budet med { $value } och placerade lök { $bulb } på det { bulbous-specimen }.
   *[other] { $name } vann budet med en joker och placerade lök { $bulb } på det { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } vann budet om det { bulbous-specimen } men har ingen lök kvar.
bulbous-news-tie = Lika högsta bud, { $value }: ingen lök på det { bulbous-specimen } den här rundan.
bulbous-news-pending = Lika högsta bud, { $value }: spelarna som är lika får lägga till var sitt kort.
bulbous-news-no-bid = Inga bud: ingen lök på det { bulbous-specimen } den här rundan.
bulbous-news-added = { $name } har bestämt sig om ett kort till.
bulbous-news-complete = { $leaders ->
    [one] Det { bulbous-specimen } är komplett: { bulbous-points } för { $name } för majoriteten.
   *[other] Det { bulbous-specimen } är komplett: { bulbous-points } var för { $leaders } spelare som är lika.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } fyllde på handen: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] Sista rundan är slut.
   *[stalled] Partiet slutar efter tio rundor utan lök.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = Sista rundan är slut.
bulbous-over-stalled = Tio rundor utan lök.

bulbous-bot-beginner = Finn, som bjuder vad han vill
bulbous-bot-beginner-plus = Amina, som bjuder på känsla
bulbous-bot-casual = Rosa, som bjuder precis så mycket som behövs
bulbous-bot-casual-plus = Diego, som vet vad en lök är värd
bulbous-bot-club = Anders, som räknar med vad du kan ha
bulbous-bot-club-plus = Sora, som sparar sina bästa kort
bulbous-bot-expert = Mei, som spelar rundorna i huvudet
bulbous-bot-expert-plus = Ravi, som gissar din hand innan du bjuder
bulbous-bot-master = Odette, som är omöjlig att läsa
bulbous-bot-master-plus = Ingrid, som ser den sista löken före den första

bulbous-error-not-your-turn = Det är inte din tur.
bulbous-error-other-decision-due = Ett annat beslut kommer först.
bulbous-error-not-your-colour = De { bulbous-colour } exemplaren är inte dina.
bulbous-error-place-taken = Ett exemplar i den färgen är redan aktivt: { bulbous-colour }.
bulbous-error-not-in-reserve = Det { bulbous-specimen } finns inte i din reserv.
bulbous-error-not-an-order = { $count ->
    [one] Välj ett av de återstående exemplaren.
   *[other] Välj vart och ett av de { $count } aktiva exemplaren en gång.
}
bulbous-error-bid-of-no-cards = Ett bud måste ha minst ett kort. Passa om du inte vill bjuda.
bulbous-error-not-in-hand = Du har inte kortet { $card }.
bulbous-error-card-does-not-fit = Kortet { $card } passar inte till det { bulbous-colour } exemplaret.
bulbous-error-no-card-fits = Minst ett kort i budet måste passa till det { bulbous-colour } exemplaret.
bulbous-error-swap-one-or-two = Byt ett eller två kort.
bulbous-error-not-read = ”{ $text }” är inget giltigt kommando. Prova bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y eller add b5.
bulbous-error-option-means-nothing = Alternativet { $option } har ingen verkan med de här inställningarna.
bulbous-error-seats = { $edition ->
    [author] Författarens utgåva är för två eller fyra spelare, och i lag för fyra, inte för { $seats }.
   *[classic] Bulbous är för två till fyra spelare, inte { $seats }.
}

# The board.
bulbous-more = Detaljer
bulbous-round-line = Runda { $round }, tur { $turn } av { $count }
bulbous-final-line = Sista rundan, tur { $turn } av { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } dubbel
bulbous-card-wild = joker { $symbol }
bulbous-card-gone = slängt
bulbous-card-own = på din hand
bulbous-card-unseen = på en annan hand eller i leken
bulbous-no-leader = ingen lök än
bulbous-leader = { $name } leder: { bulbous-points }
bulbous-leaders = lika, { $name }: { bulbous-points } var
bulbous-spaces = { $size ->
    [1] 1 plats
   *[other] { $size } platser
}
bulbous-specimen-dark = { bulbous-specimen }, { bulbous-spaces }.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } av { $size } lökar placerade: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = En joker vinner
bulbous-wasted = { $cards } ger inget värde
bulbous-tray = Bud
bulbous-hand = Din hand
bulbous-slot-bid = { bulbous-cards } dolt
bulbous-slot-swap = bytte { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] passade
   *[other] passade, drog ett kort
}
bulbous-slot-deciding = bestämmer sig
bulbous-slot-waiting = väntar
bulbous-wait = Väntar på { $name }
bulbous-ask-bring = Välj ett exemplar att ta in
bulbous-ask-order = { $count ->
    [0] Bekräfta ordningen
   *[other] Välj exemplarens ordning
}
bulbous-ask-next = Välj exemplaret att bjuda på nu
bulbous-ask-bid = Välj kort att bjuda på det { bulbous-specimen }, eller passa
bulbous-ask-add = Lika: lägg till ett kort till budet, eller inget
bulbous-why-bid = { $left ->
    [1] Högsta budet placerar den sista löken: 1 poäng. Sedan ger majoriteten { $majority }.
   *[other] Högsta budet placerar lök { $bulb } av { $size }: 1 poäng.
}
bulbous-why-no-fit = Inget av dina kort passar: byt ett eller två, eller passa.
bulbous-why-order = Du börjar den här rundan: tryck på dem ett efter ett.
bulbous-why-next = Du börjar den här rundan, så du väljer.
bulbous-why-bring = Alla bjuder om dess lökar: 1 poäng var, och { $majority } för majoriteten när det är fullt. Små fylls snabbare.
bulbous-why-add = Den högsta nya summan placerar löken. Blir det lika igen placeras ingen.
bulbous-why-wait = { $phase ->
    [bring] Alla exemplar tas in före första budet.
    [order] Den första spelaren bestämmer exemplarens ordning.
   *[other] Buden visas när alla har valt.
}
bulbous-order-key = Bekräfta ordningen
bulbous-undo = Ångra
bulbous-bid-key = Bjud { $value }
bulbous-bid-wild = Bjud joker
bulbous-swap-key = Byt { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Passa
   *[other] Passa, dra ett kort
}
bulbous-add-key = Lägg till { $card }
bulbous-add-none = Lägg inte till kort
bulbous-charm-cards = Charmkort
bulbous-discards = { $deck } i leken, { $count } slängda
bulbous-points-so-far = Poäng hittills
bulbous-points-made = Poäng
bulbous-source-bulbs = Placerade lökar
bulbous-source-majority = Majoritet: { bulbous-specimen }
bulbous-source-majority-all = Majoriteter
bulbous-source-colours = Alla fyra färger
bulbous-source-sizes = Alla fyra storlekar
bulbous-score-bulbs = lökar { $points }
bulbous-score-majorities = majoriteter { $points }
bulbous-score-colours = färger { $points }
bulbous-score-sizes = storlekar { $points }
bulbous-reserve = reserv: storlek { $sizes }
bulbous-go-on = Fortsätt
bulbous-in-hand = { bulbous-cards } på handen

# The lesson: the first round with a newcomer.
bulbous-lesson-bring-title = Ditt första exemplar
bulbous-lesson-bring = Du har fyra blå exemplar, med en till fyra platser för lökar. Ta in ungen: en enda lök fyller den.
bulbous-lesson-bring-other = Det är tillåtet, men ta här in ungen: den blir full snabbast.
bulbous-lesson-order-title = Ordningen
bulbous-lesson-order = Du börjar den här rundan och väljer därför i vilken ordning det bjuds på exemplaren: rött, sedan grönt; blått följer automatiskt.
bulbous-lesson-order-other = Det är tillåtet, men välj här rött först, sedan grönt.
bulbous-lesson-bid-title = Ett bud
bulbous-lesson-bid = Alla spelare bjuder dolt på det röda vuxna exemplaret. Välj röd 4, röd 6 och dubbeln och bjud (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Det är tillåtet, men bjud här röd 4, röd 6 och dubbeln: 20.
bulbous-lesson-won-title = Buden visas
bulbous-lesson-won = 20 slår 12 och 9. Du placerar en lök på det röda vuxna exemplaret, fast det inte är ditt, och får 1 poäng. Alla kort i alla bud slängs.
bulbous-lesson-swap-title = Inget grönt kort
bulbous-lesson-swap = Du har inget kort för den gröna fogden. Välj blå 3 och byt det mot ett annat kort. Du kan också passa och dra ett kort.
bulbous-lesson-swap-other = Det är tillåtet, men byt här blå 3, som hjälper dig minst.
bulbous-lesson-tie-title = Lika
bulbous-lesson-tie = 9 mot 9: när det högsta budet är lika placeras ingen lök. Den gröna fogden väntar till nästa runda.
bulbous-lesson-wild-title = Jokern
bulbous-lesson-wild = Cirkeljokern passar blått och grönt och slår alla bud. Bjud den på din unge.
bulbous-lesson-wild-other = Det är tillåtet, men bara jokern vinner säkert: bjud den.
bulbous-lesson-full-title = Komplett
bulbous-lesson-full = Jokern slår 16. Din unge är komplett: 1 poäng för löken och 2 för majoriteten. Med löken på det röda har du 4.
bulbous-lesson-on-title = Fortsättningen
bulbous-lesson-on = När ett exemplar blir komplett fyller alla spelare på handen till sju kort. Nästa spelare börjar, och du tar in ett nytt blått exemplar. När en spelare tar in sitt sista exemplar följer sista rundan.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = mellan exemplar och kort
bulbous-keys-number = till ett kort som passar, med dess siffra
bulbous-keys-send = skicka ditt val
bulbous-keys-command = bjud två siffror och dubbeln
