# Bulbous

bulbous-name = Bulbous
bulbous-line = Bjud charmkort dolt, placera lökar och ta majoriteten på fulla exemplar.

bulbous-option-edition = Poäng
bulbous-option-edition-classic = Klassiskt: 2 för en majoritet
bulbous-option-edition-author = Författarens senare utgåva: 3 för en majoritet, och samlingar
bulbous-option-teams = Lag
bulbous-option-teams-none = Var och en för sig
bulbous-option-teams-symbols = Cirkel mot triangel, två mot två
bulbous-option-tied_bids = Lika om det högsta budet
bulbous-option-tied_bids-no-bulb = Ingen placerar en lök
bulbous-option-tied_bids-add-card = De som är lika får lägga till ett kort
bulbous-option-sequence = Exemplarens ordning
bulbous-option-sequence-whole = Bestämd för hela ronden
bulbous-option-sequence-next = Vald tur för tur
bulbous-option-deck = Charmkort för tre spelare
bulbous-option-deck-three-colours = Utan den fjärde färgen
bulbous-option-deck-four-colours = Alla
bulbous-option-bulbs = Lökar
bulbous-option-bulbs-unlimited = Så många som behövs
bulbous-option-bulbs-fourteen = 14 var
bulbous-option-last = Sista ronden för två spelare
bulbous-option-last-of-eight = Med det sista av alla åtta exemplar
bulbous-option-last-of-a-colour = Med det sista i en av färgerna
bulbous-option-bluff = Bluff (avancerat)
bulbous-option-bluff-off = Varje kort i ett bud måste passa
bulbous-option-bluff-on = Andra kort får ligga med och räknas inte

bulbous-phase-bring = spela ut ett exemplar
bulbous-phase-order = bestäm exemplarens ordning
bulbous-phase-bid = bjud, byt eller passa
bulbous-phase-add = lägg till ett kort till ett lika bud, eller inte
bulbous-phase-over = spelet är slut

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

bulbous-do-bring = Spela ut det { bulbous-specimen }
bulbous-do-order = I den här ordningen: { $colours }
bulbous-do-bid = Bjud { $cards }
bulbous-do-swap = Byt { $cards }
bulbous-do-pass = Passa
bulbous-do-add = Lägg till { $card }

# What somebody likely does, in a review: of a bid only how many cards it has.
bulbous-likely-bid = { $name } bjuder { bulbous-cards }
bulbous-likely-swap = { $name } byter { bulbous-cards }
bulbous-likely-pass = { $name } passar
bulbous-likely-add = { $count ->
    [0] { $name } lägger inte till något
   *[other] { $name } lägger till ett kort
}

# What stands in a line of the log.
bulbous-row-specimen = { bulbous-colour } { bulbous-size }
bulbous-row-brought = ställdes in
bulbous-row-won = { $wild ->
    [0] bud { $value }
   *[other] joker
}
bulbous-row-no-bulb = ingen lök kvar
bulbous-row-tie = lika på { $value }
bulbous-row-pending = lika på { $value }
bulbous-row-no-bid = inget bud
bulbous-row-complete = full
bulbous-row-bid = { bulbous-cards } nedåt
bulbous-row-swap = bytte { $swapped }
bulbous-row-pass = passade

bulbous-news-brought = { $name } spelade ut det { bulbous-specimen }.
bulbous-news-last = { $name } har spelat ut sitt sista exemplar: ronden som följer är den sista.
bulbous-news-round = En ny rond: { $name } börjar.
bulbous-news-final = Sista ronden: { $name } börjar.
bulbous-news-order = { $name } bestämde exemplarens ordning.
bulbous-news-contested = { bulbous-colour }
bulbous-news-next = { $name } valde det { bulbous-colour } exemplaret.
bulbous-news-bid = { $name } lade { bulbous-cards } dolt.
bulbous-news-swap = { $name } bytte { $swapped }.
bulbous-news-pass = { $drawn ->
    [0] { $name } passade med full hand.
   *[other] { $name } passade och drog ett kort.
}
bulbous-news-reshuffled = Slänghögen är den nya leken: { bulbous-cards }.
bulbous-news-turned = { $wild ->
    [0] { $name }: { $cards } blir { $value }.
   *[other] { $name }: { $cards }, en joker.
}
bulbous-news-won = { $wild ->
    [0] { $name } vann budet med { $value } och placerade lök { $bulb } på det { bulbous-specimen }.
   *[other] { $name } vann budet med en joker och placerade lök { $bulb } på det { bulbous-specimen }.
}
bulbous-news-no-bulb = { $name } vann budet om det { bulbous-specimen } men har ingen lök kvar.
bulbous-news-tie = Lika om det högsta budet, { $value }: ingen lök på det { bulbous-specimen } den här ronden.
bulbous-news-pending = Lika om det högsta budet, { $value }: de som är lika får lägga till ett kort.
bulbous-news-no-bid = Ingen bjöd: ingen lök på det { bulbous-specimen } den här ronden.
bulbous-news-added = { $name } har bestämt sig om ett kort till.
bulbous-news-complete = { $leaders ->
    [one] Det { bulbous-specimen } är komplett: { bulbous-points } för majoriteten till { $name }.
   *[other] Det { bulbous-specimen } är komplett: { bulbous-points } var till de { $leaders } som är lika.
}
bulbous-news-majority = { $name }: { bulbous-points }
bulbous-news-refilled = { $name } fyllde på: { bulbous-cards }.
bulbous-news-ended = { $why ->
    [final-round] Sista ronden är slut.
   *[stalled] Tio ronder utan en lök: spelet slutar.
}
bulbous-news-scored = { $name }: { bulbous-points }.

bulbous-over-final-round = Sista ronden är slut.
bulbous-over-stalled = Tio ronder i rad utan en lök.

bulbous-bot-beginner = Finn, som bjuder det han tycker om
bulbous-bot-beginner-plus = Amina, som bjuder på känsla
bulbous-bot-casual = Rosa, som bjuder så snart det räcker
bulbous-bot-casual-plus = Diego, som vet vad en lök är värd
bulbous-bot-club = Anders, som undrar vad du kan ha
bulbous-bot-club-plus = Sora, som sparar sina bästa kort
bulbous-bot-expert = Mei, som spelar ronderna i huvudet
bulbous-bot-expert-plus = Ravi, som gissar din hand innan du bjuder
bulbous-bot-master = Odette, som ingen läser
bulbous-bot-master-plus = Ingrid, som ser den sista löken före den första

bulbous-error-not-your-turn = Det är inte din tur.
bulbous-error-other-decision-due = Nu är det ett annat beslut som gäller.
bulbous-error-not-your-colour = De { bulbous-colour } exemplaren är inte dina.
bulbous-error-place-taken = Ett exemplar i den färgen är redan aktivt: det { bulbous-colour }.
bulbous-error-not-in-reserve = Det { bulbous-specimen } finns inte i din reserv.
bulbous-error-not-an-order = { $count ->
    [one] Nämn ett av exemplaren som ni ännu ska tävla om.
   *[other] Nämn vart och ett av de { $count } aktiva exemplaren en gång.
}
bulbous-error-bid-of-no-cards = Ett bud har minst ett kort. Passa om du inte vill bjuda.
bulbous-error-not-in-hand = Kortet { $card } finns inte på din hand.
bulbous-error-card-does-not-fit = Kortet { $card } passar inte till det { bulbous-colour } exemplaret.
bulbous-error-no-card-fits = Minst ett kort i budet måste passa till det { bulbous-colour } exemplaret.
bulbous-error-swap-one-or-two = Byt ett eller två kort.
bulbous-error-not-read = ”{ $text }” är inget beslut. Prova bid 4 6 x2, swap r7 y8, pass, bring b3, order r b g y eller add b5.
bulbous-error-option-means-nothing = Alternativet { $option } betyder inget bredvid de andra.
bulbous-error-seats = { $edition ->
    [author] Författarens utgåva är för två eller fyra, i lag för fyra, inte för { $seats }.
   *[classic] Bulbous är för två till fyra, inte för { $seats }.
}

# Brädet.
bulbous-more = Detaljer
bulbous-round-line = Runda { $round }, drag { $turn } av { $count }
bulbous-final-line = Sista rundan, drag { $turn } av { $count }
bulbous-card = { $colour } { $value }
bulbous-card-double = { $colour } dubbel
bulbous-card-wild = joker { $symbol }
bulbous-card-gone = slängt
bulbous-card-own = på din hand
bulbous-card-unseen = osett
bulbous-no-leader = ännu ingen lök
bulbous-leader = { $name } leder: { bulbous-points }
bulbous-leaders = lika, { $name }: { bulbous-points } var
bulbous-specimen-dark = { bulbous-specimen }, ingen lök på { $size } platser.
bulbous-specimen-lit = { bulbous-specimen }, { $lit } av { $size } lökar placerade: { $bulbs }.
bulbous-sum = { $value }
bulbous-sum-doubled = { $numbers } × 2 = { $value }
bulbous-sum-wild = En joker vinner alltid
bulbous-wasted = { $cards } ger ingenting
bulbous-tray = Bud
bulbous-hand = Din hand
bulbous-slot-bid = { bulbous-cards } med baksidan upp
bulbous-slot-swap = bytte { bulbous-cards }
bulbous-slot-pass = { $drawn ->
    [0] passade
   *[other] passade och drog ett kort
}
bulbous-slot-deciding = bestämmer sig
bulbous-slot-waiting = inte än
bulbous-wait = { $name }: bestämmer sig
bulbous-ask-bring = Välj exemplaret du tar in
bulbous-ask-order = { $count ->
    [0] Bekräfta ordningen
   *[other] Välj exemplarens ordning
}
bulbous-ask-next = Välj exemplaret som det bjuds om nu
bulbous-ask-bid = Bjud på det { bulbous-specimen }, byt eller passa
bulbous-ask-add = Lika: lägg till ett kort, eller inget
bulbous-why-bid = { $left ->
    [1] Högsta budet placerar den sista löken: 1 poäng. Sedan ger majoriteten { $majority }.
   *[other] Högsta budet placerar lök { $bulb } av { $size }: 1 poäng.
}
bulbous-why-no-fit = Inget av dina kort passar: byt ett eller två, eller passa.
bulbous-why-order = Du börjar ronden: tryck på dem ett efter ett.
bulbous-why-next = Du börjar ronden och väljer därför.
bulbous-why-bring = Majoriteten där ger { $majority } poäng när varje plats har en lök.
bulbous-why-add = Högsta nya summan placerar löken. Blir det lika igen placeras ingen.
bulbous-why-wait = { $phase ->
    [bring] Alla exemplar kommer in före första budet.
    [order] Den som börjar ronden bestämmer ordningen.
   *[other] Buden visas när alla har valt.
}
bulbous-order-key = Bekräfta ordningen
bulbous-undo = Ångra
bulbous-bid-key = Bjud { $value }
bulbous-bid-wild = Bjud jokern
bulbous-swap-key = Byt { bulbous-cards }
bulbous-pass-key = { $drawn ->
    [0] Passa
   *[other] Passa, dra ett kort
}
bulbous-add-key = Lägg till { $card }
bulbous-add-none = Lägg inte till något
bulbous-discards = { $count } slängda, { $deck } i leken
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
bulbous-reserve = reserv: storlekar { $sizes }
bulbous-go-on = Vidare
bulbous-in-hand = { bulbous-cards } på handen

# Lektionen: första ronden med någon som är ny.
bulbous-lesson-bring-title = Ett eget exemplar
bulbous-lesson-bring = Fyra blå exemplar är dina, med en till fyra platser för lökar. Spela ut ungen: en enda lök fyller den.
bulbous-lesson-bring-other = Det går också, men ungen är snabbast fylld: spela ut den.
bulbous-lesson-order-title = Ordningen
bulbous-lesson-order = Du är först i den här ronden och säger i vilken ordning man tävlar om exemplaren: rött, sedan grönt; blått följer av sig självt.
bulbous-lesson-order-other = Det går också, men här kommer rött först, sedan grönt.
bulbous-lesson-bid-title = Ett bud
bulbous-lesson-bid = Alla bjuder dolt på det röda vuxna exemplaret. Välj röd 4, röd 6 och den dubbla och bjud (4 + 6) × 2 = 20.
bulbous-lesson-bid-other = Det går också, men bjud här röd 4, röd 6 och den dubbla: 20.
bulbous-lesson-won-title = Alla bud vänds upp
bulbous-lesson-won = 20 slår 12 och 9. Löken på det röda exemplaret är din, fast exemplaret inte är det, och ger 1 poäng. Alla kort som bjöds är borta, även förlorarnas.
bulbous-lesson-swap-title = Inget grönt
bulbous-lesson-swap = Du har inget för den gröna fogden. Välj blå 3 och byt det mot ett annat kort; man kunde också passa och dra ett kort.
bulbous-lesson-swap-other = Det går också, men byt här blå 3, som du har minst nytta av.
bulbous-lesson-tie-title = Lika
bulbous-lesson-tie = 9 mot 9: när de högsta buden är lika placerar ingen en lök, och den gröna fogden väntar till nästa rond.
bulbous-lesson-wild-title = Jokern
bulbous-lesson-wild = Cirkelns joker passar blått och grönt och vinner rakt av. Bjud den på din unge.
bulbous-lesson-wild-other = Det går också, men bara jokern vinner rakt av: bjud den.
bulbous-lesson-full-title = Komplett
bulbous-lesson-full = Jokern slår 16. Din unge är komplett: 1 poäng för dess lök och 2 för majoriteten. Med löken på det röda har du 4.
bulbous-lesson-on-title = Och så vidare
bulbous-lesson-on = Eftersom ett exemplar blev komplett fyller alla på till sju kort. Nästa spelare är först, och du spelar ut ett annat blått exemplar. Den som spelar ut sitt sista öppnar sista ronden.
bulbous-command-hint = bid 4 6 x2, swap r7 y8, pass
bulbous-keys-walk = längs exemplar och kort
bulbous-keys-number = till ett kort som passar, med dess siffra
bulbous-keys-send = skicka det som är valt
bulbous-keys-command = bjuda två siffror och den dubbla
