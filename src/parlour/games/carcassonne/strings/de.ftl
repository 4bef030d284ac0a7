# Carcassonne

carcassonne-name = Carcassonne: Die Wetten
carcassonne-line = Baut die Landschaft Plättchen um Plättchen, besetzt sie und wettet, wie groß ihre Städte und Straßen werden.

carcassonne-option-bets = Die Wetten: Buchmacherplättchen und Chips
carcassonne-option-small_city = Eine Stadt aus zwei Plättchen
carcassonne-option-small_city-four = 4 Punkte
carcassonne-option-small_city-two = 2 Punkte, wie in der ersten Ausgabe
carcassonne-option-farmers = Bauern auf den Wiesen
carcassonne-option-offices = Ein Wettbüro beendet
carcassonne-option-offices-drawn = nur die Straßen, die zu ihm führen
carcassonne-option-offices-every = jede Straße seines Plättchens
carcassonne-option-no_bets = Keine Wetten werden gelegt, wenn
carcassonne-option-no_bets-tile = die Straßen und Städte des Plättchens fertig sind
carcassonne-option-no_bets-land = alle Straßen und Städte auf dem Spielfeld fertig sind
carcassonne-option-last = Keine Wetten werden gelegt auf
carcassonne-option-last-stack = das letzte Plättchen des Stapels
carcassonne-option-last-placeable = das letzte Plättchen, das gelegt werden kann
carcassonne-option-unclaimed = Eine unbesetzte Straße oder Stadt, die fertig wird,
carcassonne-option-unclaimed-settles = rechnet ihre Wetten ab
carcassonne-option-unclaimed-waits = rechnet keine Wetten ab
carcassonne-option-at_end = Am Ende zählen Wetten für
carcassonne-option-at_end-unfinished = eine unfertige Stadt oder Straße des Plättchens
carcassonne-option-at_end-any = jede Stadt oder Straße des Plättchens
carcassonne-option-overlays = Besitzer von Städten, Straßen und Wiesen anzeigen
carcassonne-option-projected = Voraussichtliche Wertung anzeigen
carcassonne-option-tiles = Plättchensatz

carcassonne-phase-place = das Plättchen legen
carcassonne-phase-settle = wählen, wofür die Wetten zählen
carcassonne-phase-bet = wetten
carcassonne-phase-choose = wählen, wofür deine Wetten zählen
carcassonne-phase-over = die Partie ist beendet

carcassonne-do-place = Das Plättchen auf { $x }, { $y } legen
carcassonne-do-settle = Die Wetten eines Wettbüros abrechnen
carcassonne-do-bet = Wetten
carcassonne-do-choose = Wählen, wofür eine Wette zählt
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] nicht gedreht
    [1] nach rechts gedreht
    [2] um 180° gedreht
   *[other] nach links gedreht
}, { $meeple ->
    [city] Ritter
    [road] Wegelagerer
    [field] Bauer
    [monastery] Mönch
   *[none] kein Meeple
}

carcassonne-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
carcassonne-tiles = { $tiles ->
    [one] { $tiles } Plättchen
   *[other] { $tiles } Plättchen
}
carcassonne-segment = { $kind ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
   *[field] Wiese
}

# Rows of the log.
carcassonne-row-tile = Plättchen
carcassonne-row-claimed = besetzt
carcassonne-row-bets = { $state ->
    [placed] Wetten gelegt
    [none] keine Wetten
   *[decided] entschieden
}
carcassonne-row-cities = { $cities ->
    [one] an 1 Stadt
   *[other] an { $cities } Städten
}

carcassonne-news-began = { $name } beginnt.
carcassonne-news-placed = { $meeple ->
    [city] { $name } hat ein Plättchen mit einem Ritter in der Stadt gelegt.
    [road] { $name } hat ein Plättchen mit einem Wegelagerer auf der Straße gelegt.
    [field] { $name } hat ein Plättchen mit einem Bauern auf der Wiese gelegt.
    [monastery] { $name } hat ein Plättchen mit einem Mönch im Kloster gelegt.
   *[none] { $name } hat ein Plättchen gelegt.
}
carcassonne-news-discarded = Ein Plättchen, das nirgends passte, wurde aus dem Spiel genommen.
carcassonne-news-city = { $name } hat eine Stadt aus { carcassonne-tiles } gewertet: { carcassonne-points }.
carcassonne-news-road = { $name } hat eine Straße aus { carcassonne-tiles } gewertet: { carcassonne-points }.
carcassonne-news-monastery = { $name } hat ein Kloster gewertet: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } hat eine Wiese an 1 Stadt gewertet: { carcassonne-points }.
   *[other] { $name } hat eine Wiese an { $cities } Städten gewertet: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } hat eine unfertige Stadt aus { carcassonne-tiles } gewertet: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } hat eine unfertige Straße aus { carcassonne-tiles } gewertet: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } hat ein unfertiges Kloster gewertet: { carcassonne-points }.
carcassonne-news-decided = { $name } hat entschieden.
carcassonne-news-laid = { $name } hat verdeckt gewettet.
carcassonne-news-no-chips = Es wurden keine Wetten gelegt.
carcassonne-news-settled = { $chips ->
    [one] 1 Wette wurde aufgedeckt.
   *[other] { $chips } Wetten wurden aufgedeckt.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } hat { $chip } gewettet, aber es gab nichts, wofür die Wette zählen konnte.
    [city] { $name } hat { $chip } auf eine Stadt aus { carcassonne-tiles } gewettet: { carcassonne-points }.
   *[road] { $name } hat { $chip } auf eine Straße aus { carcassonne-tiles } gewettet: { carcassonne-points }.
}
carcassonne-news-ended = Das letzte Plättchen wurde gelegt.

carcassonne-over-complete = Das letzte Plättchen wurde gelegt.

carcassonne-error-not-your-turn = Du bist nicht am Zug.
carcassonne-error-not-now = Das ist jetzt nicht möglich.
carcassonne-error-square-taken = Dort liegt schon ein Plättchen.
carcassonne-error-not-adjacent = Ein Plättchen muss ein anderes mit einer ganzen Seite berühren.
carcassonne-error-no-such-rotation = Ein Plättchen lässt sich um bis zu drei Vierteldrehungen drehen.
carcassonne-error-does-not-fit = Dieses Plättchen passt hier nicht: Städte, Straßen und Wiesen müssen zueinander passen.
carcassonne-error-no-such-segment = Dieses Plättchen hat keinen solchen Teil.
carcassonne-error-no-farmers = An diesem Tisch wird ohne Bauern gespielt.
carcassonne-error-no-meeple = Du hast keinen Meeple mehr.
carcassonne-error-not-free = Dort steht schon ein Meeple.
carcassonne-error-no-such-chip = Diesen Chip hast du nicht.
carcassonne-error-other-office = Ein anderes Wettbüro kommt zuerst.
carcassonne-error-no-such-choice = Dafür können diese Wetten nicht zählen.
carcassonne-error-option-of-the-bets = Diese Option braucht „Die Wetten“, mit denen dieser Tisch nicht spielt.
carcassonne-error-seats = Carcassonne ist für zwei bis sechs Spieler.
carcassonne-error-unknown-tiles = Dieser Server hat den Plättchensatz dieses Tisches nicht.

carcassonne-bot-beginner = Yves, der es mag, wenn alles passt
carcassonne-bot-beginner-plus = Makoa, der überall einen Meeple hinstellt
carcassonne-bot-casual = Odile, die zählt, was sie sieht
carcassonne-bot-casual-plus = Lupita, die zweimal hinsieht, bevor sie legt
carcassonne-bot-club = Renaud, der auf seine Gegner achtet
carcassonne-bot-club-plus = Ayodele, der gern Städte teilt
carcassonne-bot-expert = Blanche, die an die kommenden Plättchen denkt
carcassonne-bot-expert-plus = Rashmi, die zählt, was noch im Beutel ist
carcassonne-bot-master = Trencavel, der schon alles gesehen hat
carcassonne-bot-master-plus = Hinewai, die viele Züge vorausplant

# Score breakdown.
carcassonne-points-roads = Straßen
carcassonne-points-cities = Städte
carcassonne-points-monasteries = Klöster
carcassonne-points-fields = Wiesen
carcassonne-points-bets = Wetten
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# On screen.
carcassonne-land = Spielfeld
carcassonne-larger = Vergrößern
carcassonne-smaller = Verkleinern
carcassonne-tile-at = Plättchen bei { $x }, { $y }
carcassonne-stands = { $kind ->
    [city] { $name } in der Stadt
    [road] { $name } auf der Straße
    [monastery] { $name } im Kloster
   *[other] { $name } auf der Wiese
}
carcassonne-lay-at = Plättchen auf { $x }, { $y } legen
carcassonne-turn-here = Plättchen auf { $x }, { $y } drehen
carcassonne-drawn = Gezogenes Plättchen
carcassonne-claim = { $kind ->
    [city] Ritter
    [road] Wegelagerer
    [monastery] Mönch
   *[field] Bauer
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Deine Chips
carcassonne-no-chip = Keine Wette
carcassonne-keep-chips = Chips behalten
carcassonne-counts-for = Wofür die Wetten zählen
carcassonne-without-meeple = Kein Meeple
carcassonne-meeples-left = Noch { $count } Meeple
carcassonne-bets-placed = { $count } von { $all } haben gewettet
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Spieler
carcassonne-total = Gesamt
carcassonne-wait = Warten auf { $name }
carcassonne-wait-several = Warten auf { $count } Spieler
carcassonne-undo = Rückgängig
carcassonne-turn = Drehen
carcassonne-ask = { $phase ->
    [meeple] Setze einen Meeple (optional)
    [place] Lege das Plättchen
    [settle] Wähle, wofür die Wetten dieses Wettbüros zählen
   *[choose] Wähle, wofür deine Wette zählt
}
carcassonne-ask-bet = Wie viele Plättchen wird { $kind ->
    [city] diese Stadt
    [road] diese Straße
    [roads] eine dieser Straßen
    [several] diese Stadt oder eine dieser Straßen
   *[both] diese Straße oder Stadt
} haben, wenn sie fertig ist?
carcassonne-ask-bet-several = Es zählt, was zuerst fertig ist.
carcassonne-ask-bet-finished = { $kind ->
    [city] Die fertige Stadt zählt nicht.
    [road] Die fertige Straße zählt nicht.
   *[several] Fertige Städte und Straßen zählen nicht.
}
carcassonne-tag = { carcassonne-segment }: { carcassonne-tiles }, { $open ->
    [0] fertig
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
}
carcassonne-office = Wettbüro
carcassonne-why-meeple = Ein Meeple bringt Punkte für den Teil des Plättchens, auf dem er steht.
carcassonne-unclaimed = unbesetzt
carcassonne-confirm = { $phase ->
    [place] Plättchen legen
    [bet] Wette legen
    [settle] Bestätigen
   *[choose] Bestätigen
}
carcassonne-left = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
carcassonne-turn-left = Nach links drehen
carcassonne-turn-right = Nach rechts drehen
carcassonne-lay-turned-at = Plättchen drehen und auf { $x }, { $y } legen
carcassonne-whole = Alles zeigen
carcassonne-looks = Kartenansicht
carcassonne-look-map = Normal
carcassonne-look-city = Städte
carcassonne-look-road = Straßen
carcassonne-look-field = Wiesen
carcassonne-look-gaps = Lücken
carcassonne-feature = { $state ->
    [complete] { carcassonne-segment }, fertig, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } bisher, { carcassonne-tiles }, { carcassonne-points }
   *[field] { carcassonne-segment }, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] Kein übriges Plättchen passt hierher.
    [one] 1 übriges Plättchen passt hierher.
   *[other] { $count } übrige Plättchen passen hierher.
}
carcassonne-chips-of = Wetten von { $names }
carcassonne-completes = { $has_seats ->
    [yes] { carcassonne-segment } fertig: { carcassonne-points } für { $names }.
   *[no] { carcassonne-segment } fertig, aber unbesetzt.
}
carcassonne-claims-now = Besetzt: { carcassonne-segment }, { carcassonne-tiles }, bisher { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Wetten an 1 Wettbüro werden aufgedeckt.
   *[other] Wetten an { $count } Wettbüros werden aufgedeckt.
}
carcassonne-fits = { $now ->
    [0] Wähle ein Feld: Das Plättchen dreht sich passend.
    [one] { $now } Feld passt in dieser Drehung, { $all } insgesamt.
   *[other] { $now } Felder passen in dieser Drehung, { $all } insgesamt.
}
carcassonne-deciding = Entscheidungen der Spieler
carcassonne-has-decided = { $decided ->
    [yes] { $name } hat entschieden
   *[no] { $name } entscheidet
}
carcassonne-chip = Chip { $chip }: { $pays }
carcassonne-chip-out = Chip { $chip } liegt auf einem Wettbüro
carcassonne-in-use = im Spiel
carcassonne-on-office = auf einem Wettbüro
carcassonne-chip-tiles = { $shape ->
    [one] { $low } Plättchen
    [two] { $low }–{ $high } Plättchen
   *[more] { $low }+ Plättchen
}
carcassonne-chip-pays = { $shape ->
    [one] bringt { $low }
   *[two] bringt { $low }–{ $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $tiles ->
    [none] Du hast nicht gewettet
   *[other] Deine Wette: { $tiles }
}
carcassonne-counts-for-nothing = nichts
carcassonne-turned = Wetten aufgedeckt
carcassonne-seen = Schließen
carcassonne-final = Schlusswertung
carcassonne-final-first = Vor der Schlusswertung
carcassonne-final-back = Voriger Schritt
carcassonne-final-on = Nächster Schritt
carcassonne-final-last = Ende
carcassonne-final-step = Schritt { $step } von { $count }
carcassonne-before-the-end = Vor der Schlusswertung
carcassonne-facts = Details
carcassonne-to-come = Verbleibende Plättchen: { $count }
carcassonne-tile-count = Plättchen { $tile }, noch { $count }
carcassonne-discarded = Aus dem Spiel genommene Plättchen: { $count }
carcassonne-offices = Wettbüros mit Wetten
carcassonne-projected = Voraussichtliche Wertung
carcassonne-meeples = Meeple
carcassonne-chips-at-hand = Chips
carcassonne-poster = Poster
carcassonne-record = Züge
carcassonne-no-pictures = Die Bilder der Plättchen konnten nicht geladen werden. Lade die Seite neu.
carcassonne-move-place = { $kind ->
    [city] Plättchen bei { $x }, { $y }, um { $degrees }° gedreht, mit Ritter
    [road] Plättchen bei { $x }, { $y }, um { $degrees }° gedreht, mit Wegelagerer
    [monastery] Plättchen bei { $x }, { $y }, um { $degrees }° gedreht, mit Mönch
    [field] Plättchen bei { $x }, { $y }, um { $degrees }° gedreht, mit Bauer
   *[none] Plättchen bei { $x }, { $y }, um { $degrees }° gedreht
}
carcassonne-move-bet = Chip { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = Ein Plättchen
carcassonne-lesson-lay = In jedem Zug legst du das gezogene Plättchen, beliebig gedreht, so, dass alle Seiten passen: Straße an Straße, Wiese an Wiese, Stadt an Stadt. Leg deines auf das markierte Feld.
carcassonne-lesson-lay-other = Das ist erlaubt, aber leg es hier ohne Meeple an das markierte Ende der Straße.
carcassonne-lesson-monk-title = Ein Mönch
carcassonne-lesson-monk = Du darfst einen deiner sieben Meeple auf das eben gelegte Plättchen setzen. Leg das Kloster mit einem Mönch auf das markierte Feld: Es bringt 9 Punkte, wenn alle acht Nachbarplättchen liegen.
carcassonne-lesson-monk-other = Leg hier das Kloster mit einem Mönch auf das markierte Feld.
carcassonne-lesson-knight-title = Ein Ritter
carcassonne-lesson-knight = Leg das Ende der Stadt mit einem Ritter auf das markierte Feld. Die Stadt ist sofort fertig: 2 Punkte für jedes ihrer Plättchen, und der Ritter kommt zu dir zurück.
carcassonne-lesson-knight-other = Leg das Plättchen hier mit einem Ritter in der Stadt an die offene Seite der Stadt, auf das markierte Feld.
carcassonne-lesson-road-title = Ein Wegelagerer
carcassonne-lesson-road = Eine Straße endet an Kreuzungen. Leg diese mit einem Wegelagerer auf der linken Straße auf das markierte Feld: Die Straße ist fertig und bringt 1 Punkt pro Plättchen.
carcassonne-lesson-road-other = Leg hier die Kreuzung mit dem Wegelagerer auf der linken Straße auf das markierte Feld.
carcassonne-lesson-office-title = Ein Wettbüro
carcassonne-lesson-office = Auf diesem Plättchen steht ein Wettbüro, an dem Straßen ebenfalls enden. Leg es ungedreht auf das markierte Feld, mit einem Wegelagerer auf der langen Straße links.
carcassonne-lesson-office-other = Leg hier das Wettbüro ungedreht an das markierte Ende der langen Straße, mit einem Wegelagerer auf dieser Straße.
carcassonne-lesson-bet-title = Eine Wette
carcassonne-lesson-bet = Nun dürfen alle Spieler geheim wetten, wie viele Plättchen eine Straße oder Stadt des Wettbüros haben wird. Deine Straße hat drei Plättchen und bald vier: Wähle den Chip 4 × 2, der für genau 4 Plättchen 8 Punkte bringt.
carcassonne-lesson-bet-other = Das ist erlaubt, aber die Straße wird vier Plättchen haben: Wähle den Chip 4 × 2.
carcassonne-lesson-farmer-title = Ein Bauer
carcassonne-lesson-farmer = Ein Bauer bleibt bis zum Ende auf einer Wiese und bringt 3 Punkte für jede fertige Stadt, die sie berührt. Leg das Plättchen mit der Stadt nach unten und einem Bauern auf das markierte Feld. Tippe das Plättchen an, um es zu drehen.
carcassonne-lesson-farmer-other = Nicht ganz: Leg es auf das markierte Feld, so gedreht, dass die Stadt nach unten zeigt, mit einem Bauern auf der Wiese.
carcassonne-lesson-gate-title = Das Stadttor
carcassonne-lesson-gate = Eine Straße endet auch an einem Stadttor. Leg dieses Plättchen auf das markierte Feld: Deine Straße ist fertig, und die Wetten auf dem Wettbüro werden aufgedeckt.
carcassonne-lesson-gate-other = Leg hier das Tor ohne Meeple an das markierte Ende deiner Straße.
carcassonne-lesson-turned-title = Wetten aufgedeckt
carcassonne-lesson-turned = 4 Punkte für die Straße und 8 für deine Wette: Sie hatte die richtige Zahl. Odiles 2/3 nicht. Chip und Wegelagerer kommen zu dir zurück, und du führst mit 18 zu 0.
carcassonne-lesson-on-title = Spielende
carcassonne-lesson-on = Nach dem letzten Plättchen zählen zuerst die übrigen Wetten, dann unfertige Städte, Straßen und Klöster, dann die Wiesen. Wer die meisten Punkte hat, gewinnt.
