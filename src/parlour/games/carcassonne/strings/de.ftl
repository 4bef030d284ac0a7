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
carcassonne-bot-casual = Odile, die zählt, was sie sieht
carcassonne-bot-club = Renaud, der auf die Nachbarn achtet
carcassonne-bot-expert = Blanche, die an die kommenden Plättchen denkt
carcassonne-bot-master = Trencavel, der jedes Land hat wachsen sehen

# How points were made, in the house's table of results.
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

# Auf dem Schirm.
carcassonne-land = Das Land
carcassonne-larger = Größer
carcassonne-smaller = Kleiner
carcassonne-tile-at = Plättchen bei { $x }, { $y }
carcassonne-stands = { $name }: { carcassonne-segment }
carcassonne-lay-at = Lege das Plättchen auf { $x }, { $y }
carcassonne-turn-here = Drehe das Plättchen auf { $x }, { $y }
carcassonne-drawn = Das gezogene Plättchen
carcassonne-claims = Wer auf dem Plättchen steht
carcassonne-claim-none = Niemand
carcassonne-claim = { $kind ->
    [city] Ritter
    [road] Wegelagerer
    [monastery] Mönch
   *[field] Bauer
}
carcassonne-chips = Deine Chips
carcassonne-no-chip = Kein Chip
carcassonne-counts-for = Wofür die Chips zählen
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-left = Punkte; noch { $count } Plättchen
carcassonne-seat = Spieler
carcassonne-total = Gesamt
carcassonne-at-hand = Figuren und Chips in der Hand
carcassonne-wait = { $name }: entscheidet
carcassonne-undo = Zurücknehmen
carcassonne-turn = Drehen
carcassonne-ask = { $phase ->
    [place] Lege das gezogene Plättchen
    [bet] Lege heimlich einen Chip, oder keinen
    [settle] Wähle, wofür die Chips dieses Büros zählen
   *[choose] Wähle, wofür dein Chip zählt
}
carcassonne-confirm = { $phase ->
    [place] Plättchen legen
    [bet] Entscheiden
    [settle] Entscheiden
   *[choose] Entscheiden
}
