thorns-name = Thorns
thorns-line = Lägg rosor, göm en tagg och bjud hur många rosor du kan plocka
thorns-option-wins = Plock för vinst
thorns-option-wins-1 = 1
thorns-option-wins-2 = 2
thorns-option-wins-3 = 3
thorns-phase-lay = lägg ett kort
thorns-phase-add = lägg ett kort eller bjud
thorns-phase-bid = bjud eller passa
thorns-phase-pick = plocka ett kort
thorns-phase-discard = ge upp ett kort
thorns-phase-over = partiet är slut
thorns-over-picked = En spelare har plockat tillräckligt många gånger.
thorns-over-alone = Bara en spelare har kort kvar.
thorns-do-lay = Lägg { $card ->
    [rose] en ros
   *[thorn] taggen
}
thorns-do-bid = Bjud { $count }
thorns-do-pass = Passa
thorns-do-pick = Plocka översta kortet från plats { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
   *[5] 6
}
thorns-do-discard = Ge upp { $card ->
    [rose] en ros
   *[thorn] taggen
}
thorns-news-laid = { $name } lägger ett kort
thorns-news-laid-rose = { $name } lägger en ros
thorns-news-laid-thorn = { $name } lägger taggen
thorns-news-bid = { $name } bjuder { $count }
thorns-news-passed = { $name } passar
thorns-news-turned-rose = En ros från { $name }
thorns-news-turned-thorn = Taggen från { $name }
thorns-news-scored = { $count ->
    [one] { $name } har plockat en ros
   *[other] { $name } har plockat { $count } rosor
}
thorns-news-lost = { $name } förlorar ett kort
thorns-news-lost-rose = { $name } förlorar en ros
thorns-news-lost-thorn = { $name } förlorar taggen
thorns-news-out = { $name } har inga kort kvar
thorns-source-picks = Lyckade plock
thorns-source-cards = Kort
thorns-error-not-now = Det går inte just nu.
thorns-error-bid-range = Bjud ett tal från { $least } till { $most }.
thorns-error-no-pile = Där finns inget dolt kort.
thorns-error-no-rose = Du har ingen ros på handen.
thorns-error-no-thorn = Du har ingen tagg på handen.
thorns-ask-lay = Lägg ett kort med framsidan nedåt
thorns-ask-add = Lägg ett kort till, eller bjud
thorns-ask-bid = Bjud mer, eller passa
thorns-ask-pick = Plocka från en annan hög
thorns-ask-discard = Välj kortet som du ger upp
thorns-part-bid = Högsta bud
thorns-part-bids = Bud
thorns-part-count = { $count }
thorns-part-pass = Passa
thorns-part-picks = Plock
thorns-part-pile = Dolda kort: { $count }
thorns-part-turned = Vända kort
thorns-part-rose = Ros
thorns-part-thorn = Tagg
thorns-part-cards = Kort på hand
thorns-part-own-pile = Din hög, nerifrån
thorns-part-hand-rose = Rosor på handen: { $count }
thorns-part-hand-thorn = Taggar på handen: { $count }
thorns-bot-beginner = Tove, som lägger vilket kort som helst
thorns-bot-casual = Amina, som gärna bjuder
thorns-bot-club = Ravi, som föreställer sig högarna
thorns-bot-expert = Keiko, som föreställer sig dem ofta
thorns-bot-master = Otto, som föreställer sig dem hela tiden
