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
thorns-do-pick = Plocka översta kortet från { $seat-name }
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
thorns-bot-club = Ravi, som gissar de dolda korten
thorns-bot-expert = Keiko, som överväger fler möjligheter
thorns-bot-master = Otto, som överväger flest möjligheter
thorns-lesson-cards-title = Dina kort
thorns-lesson-cards = Varje spelare har tre rosor och en tagg. De andra ser hur många kort du lägger, men inte vilka.
thorns-lesson-lay-title = Lägg ett kort
thorns-lesson-lay = Alla lägger ett kort samtidigt. Lägg en ros.
thorns-lesson-lay-other = Det är tillåtet, men lägg en ros i den här lektionen.
thorns-lesson-add-title = Ett kort till
thorns-lesson-add = Nu spelar alla i tur och ordning. Lägg ett kort till på din hög, eller börja budgivningen. Lägg en ros till.
thorns-lesson-add-other = Det är tillåtet, men lägg en ros till i den här lektionen.
thorns-lesson-bid-title = Bjud
thorns-lesson-bid = Ett bud är antalet rosor som du lovar att vända upp. Du måste börja med din egen hög, som har två rosor. Bjud 2.
thorns-lesson-bid-other = Det är tillåtet, men bjud 2 i den här lektionen.
thorns-lesson-raise-title = Bjud mer
thorns-lesson-raise = Budgivningen fortsätter tills alla andra passar. Den som bjuder 3 har troligen lagt rosor. Bjud 4.
thorns-lesson-raise-other = Det är tillåtet, men bjud 4 i den här lektionen.
thorns-lesson-pick-title = Plocka
thorns-lesson-pick = Du har det högsta budet, och dina två rosor är uppvända. Du behöver två till från de andra spelarna. Plocka översta kortet från spelaren som bjöd 3.
thorns-lesson-pick-other = Det är tillåtet, men plocka från spelaren som bjöd 3 i den här lektionen.
thorns-lesson-success-title = Sista rosen
thorns-lesson-success = Du behöver en ros till. Plocka från samma hög.
thorns-lesson-success-other = Det är tillåtet, men plocka från samma hög i den här lektionen.
thorns-lesson-thorn-title = Taggen
thorns-lesson-thorn = En ny omgång börjar. Lägg din tagg den här gången.
thorns-lesson-thorn-other = Det är tillåtet, men lägg taggen i den här lektionen.
thorns-lesson-bluff-title = Bluffa
thorns-lesson-bluff = Om du vinner budgivningen vänder du upp din egen tagg och förlorar ett kort. Men när du bjuder kanske de andra tror att du har lagt en ros och bjuder mer. Bjud 1.
thorns-lesson-bluff-other = Det är tillåtet, men bjud 1 i den här lektionen.
thorns-lesson-end-title = Fällan
thorns-lesson-end = Spelaren som bjöd 3 måste plocka även ditt kort. Det var taggen, så spelaren har förlorat ett kort för resten av spelet. Den som lyckas plocka två gånger vinner. Den som saknar kort är ute.
