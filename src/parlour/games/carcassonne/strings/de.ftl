# Carcassonne

carcassonne-name = Carcassonne: Die Wetten
carcassonne-line = Legt das Land, besetzt es und wettet, wie groß seine Städte und Straßen werden.

carcassonne-option-bets = Die Wetten: Buchmacherplättchen und Chips
carcassonne-option-small_city = Eine Stadt aus zwei Plättchen
carcassonne-option-small_city-four = 4 Punkte
carcassonne-option-small_city-two = 2 Punkte, wie in der ersten Ausgabe
carcassonne-option-farmers = Bauern auf den Wiesen
carcassonne-option-offices = Ein Wettbüro beendet
carcassonne-option-offices-drawn = die zu ihm gezeichneten Straßen
carcassonne-option-offices-every = jede Straße seines Plättchens
carcassonne-option-no_bets = Kein Chip wird gelegt, wenn
carcassonne-option-no_bets-tile = die Straßen und Städte des Plättchens fertig sind
carcassonne-option-no_bets-land = alle Straßen und Städte des Landes fertig sind
carcassonne-option-last = Kein Chip wird gelegt auf
carcassonne-option-last-stack = das letzte Plättchen des Stapels
carcassonne-option-last-placeable = ein Plättchen, nach dem keines mehr passt
carcassonne-option-unclaimed = Eine fertige Stadt oder Straße, die niemand besetzt hat,
carcassonne-option-unclaimed-settles = rechnet die Chips ab
carcassonne-option-unclaimed-waits = lässt die Chips liegen
carcassonne-option-at_end = Am Ende zählt ein Chip für
carcassonne-option-at_end-unfinished = eine unfertige Stadt oder Straße des Plättchens
carcassonne-option-at_end-any = jede Stadt oder Straße des Plättchens
carcassonne-option-overlays = Zeigen, wem Städte, Straßen und Wiesen gehören
carcassonne-option-projected = Punkte zeigen, als endete die Partie jetzt
carcassonne-option-tiles = Satz von Plättchen und Chips

carcassonne-phase-place = das Plättchen legen
carcassonne-phase-settle = wählen, wofür die Chips zählen
carcassonne-phase-bet = wetten
carcassonne-phase-choose = wählen, wofür eure Chips zählen
carcassonne-phase-over = die Partie ist zu Ende

carcassonne-do-place = Das Plättchen auf { $x }, { $y } legen
carcassonne-do-settle = Die Chips eines Wettbüros abrechnen
carcassonne-do-bet = Wetten
carcassonne-do-choose = Wählen, wofür ein Chip zählt
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] aufrecht
    [1] rechts gedreht
    [2] kopfüber
   *[other] links gedreht
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
carcassonne-row-cities = Städte: { $cities }

carcassonne-news-began = { $name } beginnt.
carcassonne-news-placed = { $meeple ->
    [city] { $name } legt ein Plättchen, mit einem Ritter in der Stadt.
    [road] { $name } legt ein Plättchen, mit einem Wegelagerer auf der Straße.
    [field] { $name } legt ein Plättchen, mit einem Bauern auf der Wiese.
    [monastery] { $name } legt ein Plättchen, mit einem Mönch im Kloster.
   *[none] { $name } legt ein Plättchen.
}
carcassonne-news-discarded = Ein Plättchen passte nirgends und ist aus dem Spiel.
carcassonne-news-city = { $name } wertet eine Stadt aus { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } wertet eine Straße aus { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } wertet ein Kloster: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } wertet eine Wiese an { $cities } Stadt: { carcassonne-points }.
   *[other] { $name } wertet eine Wiese an { $cities } Städten: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } wertet eine unfertige Stadt aus { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } wertet eine unfertige Straße aus { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } wertet ein unfertiges Kloster: { carcassonne-points }.
carcassonne-news-decided = { $name } hat sich entschieden.
carcassonne-news-laid = { $name } legt einen Chip verdeckt.
carcassonne-news-no-chips = Niemand hat einen Chip gelegt.
carcassonne-news-settled = { $chips ->
    [one] { $chips } Chip wird umgedreht.
   *[other] { $chips } Chips werden umgedreht.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } hatte Chip { $chip }, und nichts, wofür er zählen könnte.
    [city] { $name } hatte Chip { $chip }, für eine Stadt aus { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } hatte Chip { $chip }, für eine Straße aus { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = Das letzte Plättchen liegt.

carcassonne-over-complete = Das letzte Plättchen liegt.

carcassonne-error-not-your-turn = Ihr seid nicht am Zug.
carcassonne-error-not-now = Das geht jetzt nicht.
carcassonne-error-square-taken = Dort liegt schon ein Plättchen.
carcassonne-error-not-adjacent = Ein Plättchen muss ein anderes mit einer ganzen Seite berühren.
carcassonne-error-no-such-rotation = Ein Plättchen wird um null bis drei Viertel gedreht.
carcassonne-error-does-not-fit = Dort passt es nicht: Stadt an Stadt, Straße an Straße, Wiese an Wiese.
carcassonne-error-no-such-segment = So etwas hat dieses Plättchen nicht.
carcassonne-error-no-farmers = An diesem Tisch wird ohne Bauern gespielt.
carcassonne-error-no-meeple = Alle eure Meeple sind auf dem Tisch.
carcassonne-error-not-free = Dort ist schon jemand.
carcassonne-error-no-such-chip = Diesen Chip habt ihr nicht.
carcassonne-error-other-office = Ein anderes Wettbüro kommt zuerst.
carcassonne-error-no-such-choice = Dafür können die Chips dort nicht zählen.
carcassonne-error-option-of-the-bets = Diese Einstellung gehört zu den Wetten, die an diesem Tisch nicht gespielt werden.
carcassonne-error-seats = Carcassonne ist für zwei bis sechs.
carcassonne-error-unknown-tiles = Die Plättchen, die dieser Tisch verlangt, gibt es in diesem Haus nicht.

carcassonne-bot-beginner = Yves, der es mag, wenn alles passt
carcassonne-bot-beginner-plus = Makoa, der auf alles einen Meeple stellt
carcassonne-bot-casual = Odile, die zählt, was sie sieht
carcassonne-bot-casual-plus = Lupita, die zweimal hinsieht, bevor sie legt
carcassonne-bot-club = Renaud, der auf die Nachbarn achtet
carcassonne-bot-club-plus = Ayodele, der gern bei anderen einzieht
carcassonne-bot-expert = Blanche, die an die kommenden Plättchen denkt
carcassonne-bot-expert-plus = Rashmi, die zählt, was noch im Beutel ist
carcassonne-bot-master = Trencavel, der jedes Land hat wachsen sehen
carcassonne-bot-master-plus = Hinewai, die heute schon die Straßen von morgen geht

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
carcassonne-larger = Größer
carcassonne-smaller = Kleiner
carcassonne-tile-at = Plättchen bei { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Lege das Plättchen auf { $x }, { $y }
carcassonne-turn-here = Drehe das Plättchen auf { $x }, { $y }
carcassonne-drawn = Das gezogene Plättchen
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
carcassonne-no-chip = Kein Chip
carcassonne-counts-for = Wofür die Chips zählen
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Spieler
carcassonne-total = Gesamt
carcassonne-wait = { $name }: entscheidet
carcassonne-undo = Rückgängig
carcassonne-turn = Drehen
carcassonne-ask = { $phase ->
    [meeple] Setze eine Figur (optional)
    [place] Lege das Plättchen
    [settle] Wähle, wofür die Wetten dieses Büros zählen
   *[choose] Wähle, wofür deine Wette zählt
}
carcassonne-ask-bet = Wie viele Plättchen hat diese { $kind ->
    [city] Stadt
    [road] Straße
   *[both] Straße oder Stadt
}, wenn sie fertig ist?
carcassonne-ask-bet-both = Was zuerst fertig ist, entscheidet.
carcassonne-tag = { carcassonne-segment }: { carcassonne-tiles }, { $open ->
    [0] fertig
    [one] 1 offenes Ende
   *[other] { $open } offene Enden
}
carcassonne-unclaimed = noch frei
carcassonne-confirm = { $phase ->
    [place] Plättchen legen
    [bet] Wette abgeben
    [settle] Bestätigen
   *[choose] Bestätigen
}
carcassonne-left = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
carcassonne-turn-left = Nach links drehen
carcassonne-turn-right = Nach rechts drehen
carcassonne-lay-turned-at = Das Plättchen drehen und bei { $x }, { $y } anlegen
carcassonne-whole = Alles zeigen
carcassonne-looks = Kartenansicht
carcassonne-look-map = Normal
carcassonne-look-city = Städte
carcassonne-look-road = Straßen
carcassonne-look-field = Wiesen
carcassonne-look-gaps = Freie Stellen
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
carcassonne-chips-of = Chips von { $names }
carcassonne-completes = { $has_seats ->
    [yes] Fertig: { carcassonne-segment }, { carcassonne-points } für { $names }.
   *[no] Fertig: { carcassonne-segment } ohne Besitzer.
}
carcassonne-claims-now = Besetzt: { carcassonne-segment }, { carcassonne-tiles }, bisher { carcassonne-points }.
carcassonne-settles = { $count ->
    [one] Chips an 1 Wettbüro werden aufgedeckt.
   *[other] Chips an { $count } Wettbüros werden aufgedeckt.
}
carcassonne-fits = Passt so auf { $now ->
    [one] { $now } Feld
   *[other] { $now } Felder
}, insgesamt auf { $all }.
carcassonne-deciding = Wer entschieden hat
carcassonne-has-decided = { $decided ->
    [yes] { $name } hat entschieden
   *[no] { $name } überlegt noch
}
carcassonne-chip = Chip { $chip }: { $pays }
carcassonne-chip-out = Chip { $chip } liegt an einem Wettbüro
carcassonne-out = fort
carcassonne-chip-tiles = { $shape ->
    [one] { $low } Plättchen
    [two] { $low } oder { $high } Plättchen
   *[more] { $low }+ Plättchen
}
carcassonne-chip-pays = { $shape ->
    [one] bringt { $low }
   *[two] bringt { $low } oder { $high }
}
carcassonne-chip-chance = { $percent } %
carcassonne-your-bet = { $chip ->
    [none] Du hast keinen Chip gelegt. Die anderen entscheiden noch.
   *[other] Du hast { $chip } gelegt. Die anderen entscheiden noch.
}
carcassonne-counts-for-nothing = nichts
carcassonne-turned = Aufgedeckte Chips
carcassonne-seen = Schließen
carcassonne-final = Die Schlusswertung
carcassonne-final-first = Vor der Schlusswertung
carcassonne-final-back = Einen Schritt zurück
carcassonne-final-on = Einen Schritt weiter
carcassonne-final-last = Das Ende
carcassonne-final-step = Schritt { $step } von { $count }
carcassonne-before-the-end = Vor der Schlusswertung
carcassonne-facts = Plättchen, Punkte und Chips
carcassonne-to-come = Noch kommende Plättchen: { $count }
carcassonne-tile-count = Plättchen { $tile }, noch { $count }
carcassonne-discarded = Plättchen, die nirgends passten: { $count }
carcassonne-offices = Wettbüros mit Chips
carcassonne-projected = Voraussichtliche Wertung
carcassonne-meeples = Figuren
carcassonne-chips-at-hand = Chips
carcassonne-poster = Poster
carcassonne-record = Züge
carcassonne-no-pictures = Die Bilder der Plättchen kamen nicht an. Lade die Seite neu.
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
carcassonne-lesson-lay = Alle legen das gezogene Plättchen, beliebig gedreht, aber so, dass jede Seite passt: Straße an Straße, Wiese an Wiese, Stadt an Stadt. Leg deines auf das leuchtende Feld.
carcassonne-lesson-lay-other = Das würde passen, aber leg es an das leuchtende Ende der Straße, ohne Meeple.
carcassonne-lesson-monk-title = Ein Mönch
carcassonne-lesson-monk = Auf das eben gelegte Plättchen darfst du einen deiner sieben Meeple setzen. Leg das Kloster auf das leuchtende Feld und setz einen Mönch hinein: 9 Punkte, sobald alle acht Nachbarn liegen.
carcassonne-lesson-monk-other = Leg hier das Kloster auf das leuchtende Feld, und setz einen Mönch hinein.
carcassonne-lesson-knight-title = Ein Ritter
carcassonne-lesson-knight = Leg das Ende der Stadt auf das leuchtende Feld, mit einem Ritter. Die Stadt ist sofort fertig: 2 Punkte je Plättchen, und der Ritter kommt zu dir zurück.
carcassonne-lesson-knight-other = Leg das Plättchen hier dorthin, wo die Stadt offen ist, und setz einen Ritter in die Stadt.
carcassonne-lesson-road-title = Ein Wegelagerer
carcassonne-lesson-road = Straßen enden an Kreuzungen. Leg diese auf das leuchtende Feld, mit einem Wegelagerer auf der Straße links: Sie ist fertig, 1 Punkt je Plättchen.
carcassonne-lesson-road-other = Leg hier die Kreuzung auf das leuchtende Feld, und setz den Wegelagerer auf die Straße links.
carcassonne-lesson-office-title = Ein Wettbüro
carcassonne-lesson-office = Auf diesem Plättchen steht ein Wettbüro, an dem Straßen ebenfalls enden. Leg es ungedreht auf das leuchtende Feld, mit einem Wegelagerer auf der langen Straße links.
carcassonne-lesson-office-other = Leg hier das Wettbüro ungedreht an das leuchtende Ende der langen Straße, und setz einen Wegelagerer auf diese Straße.
carcassonne-lesson-bet-title = Eine Wette
carcassonne-lesson-bet = Nun dürfen alle geheim wetten, wie viele Plättchen eine Straße oder Stadt des Wettbüros haben wird. Deine Straße hat drei, bald vier: Nimm den Chip 4 × 2, der für genau 4 ganze 8 Punkte bringt.
carcassonne-lesson-bet-other = Das ginge auch, aber die Straße wird vier Plättchen haben: Nimm den Chip 4 × 2.
carcassonne-lesson-farmer-title = Ein Bauer
carcassonne-lesson-farmer = Ein Bauer bleibt bis zum Ende auf der Wiese und bringt 3 Punkte für jede fertige Stadt, die sie berührt. Leg das Plättchen auf das leuchtende Feld, die Stadt nach unten, mit einem Bauern. Berühren dreht es.
carcassonne-lesson-farmer-other = Nicht ganz: auf das leuchtende Feld, gedreht, bis die Stadt nach unten zeigt, und ein Bauer auf die Wiese.
carcassonne-lesson-gate-title = Das Tor
carcassonne-lesson-gate = Auch an einem Stadttor endet eine Straße. Leg dieses auf das leuchtende Feld: Deine Straße ist fertig, und die Chips auf dem Wettbüro werden umgedreht.
carcassonne-lesson-gate-other = Leg hier das Tor an das leuchtende Ende deiner Straße, ohne Meeple.
carcassonne-lesson-turned-title = Aufgedeckte Chips
carcassonne-lesson-turned = 4 Punkte für die Straße und 8 für deinen Chip: Er hatte die richtige Zahl. Odiles 2/3 nicht. Chips und Wegelagerer sind wieder bei dir, und du führst mit 18 zu 0.
carcassonne-lesson-on-title = Und so weiter
carcassonne-lesson-on = Liegt das letzte Plättchen, zählen erst die Chips, die noch liegen, dann was nicht fertig ist, dann die Wiesen. Die meisten Punkte gewinnen.
