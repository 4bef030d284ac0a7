# Betta

betta-name = Betta
betta-line = Fisch über Fisch: Muster zählen sofort, Becken voll deiner Farbe am Ende.

betta-option-mode = Spiel
betta-option-mode-classic = Klassisch
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty gegen ihr Team
betta-option-betty = Wer Betty ist
betta-option-betty-random = Zufälliger Spieler
betta-option-betty-first = Spieler auf Platz 1
betta-option-goals = Bettys Ziele
betta-option-goals-tuned = Ausgewogen
betta-option-goals-brief = Erster Entwurf
betta-option-pool = Karten
betta-option-pool-even = Vier jeder Farbe, eine zu Beginn gelegt
betta-option-pool-any = Vierzehn beliebige, leere Becken
betta-option-deal = Kartenverteilung
betta-option-deal-random = Zufällig
betta-option-deal-daily = Partie des Tages
betta-option-day = Datum der Partie (UTC)
betta-option-box = Karten- und Mustersatz

betta-phase-place = eine Karte legen
betta-phase-over = die Partie ist beendet

# $display and $turns count from 0.
betta-display = { $display ->
    [0] Becken 1
    [1] Becken 2
    [2] Becken 3
    [3] Becken 4
    [4] Becken 5
    [5] Becken 6
    [6] Becken 7
    [7] Becken 8
    [8] Becken 9
   *[other] Becken 10
}
betta-turned = { $turns ->
    [0] nicht gedreht
    [1] nach rechts gedreht
    [2] um 180° gedreht
   *[other] nach links gedreht
}
betta-stack = { $count ->
    [one] eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
betta-do-place = Karte { $card } auf { betta-display }, { betta-turned }
betta-foreseen = eine Karte auf { betta-display }
betta-command = Karte { $card } Drehung { $turns } Becken { $tank }
betta-command-straight = Karte { $card } Becken { $tank }
betta-command-hint = 1r 6 oder Karte 1 Drehung 1 Becken 6
betta-keys-walk = zwischen Karten und Becken
betta-keys-tank = zu diesem Becken
betta-keys-turn = die Karte nach rechts, links drehen
betta-keys-lay = wählen, Vorschau, legen
betta-keys-command = Karte 1, nach rechts gedreht, auf Becken 6 legen

betta-news-began = { $name } beginnt.
betta-news-laid = { $name } hat eine Karte auf { betta-display } gelegt: { betta-points }.
betta-news-first = { $name } hat die erste Karte auf { betta-display } gelegt: { betta-points }.
betta-news-pattern = { $name } hat auf { betta-display } das Muster { betta-pattern } gelegt: { betta-points }.
betta-news-ended = { $why ->
    [full] Alle Becken sind voll.
   *[turns] Keine Züge mehr.
}
betta-news-displays = { $name }: { betta-points } aus den Becken.
betta-news-display = { betta-say-there }

betta-over-full = Alle Becken sind voll.
betta-over-turns = Keine Züge mehr.

# The built-in patterns; a pattern from an operator's card set uses its own id.
betta-pattern = { $pattern ->
    [bar] Balken
    [corner] Ecke
    [slash] Schräge
    [roof] Dach
    [block] Block
    [tee] T
    [fork] Gabel
    [arrow] Pfeil
    [big_tee] Großes T
    [big_corner] Große Ecke
    [cup] Becher
    [stairs] Treppe
   *[other] { $pattern }
}

betta-colour = { $colour ->
    [r] rot
    [b] blau
    [y] gelb
   *[g] grün
}

betta-rating-apprentice = Lehrling
betta-rating-keeper = Pfleger
betta-rating-aquarist = Aquarist
betta-rating-expert = Experte
betta-rating-equal = Betty ebenbürtig

betta-error-not-your-turn = Du bist nicht am Zug.
betta-error-not-in-hand = Diese Karte hast du nicht auf der Hand.
betta-error-no-such-rotation = Eine Karte lässt sich um bis zu drei Vierteldrehungen drehen.
betta-error-no-such-display = Dieses Becken gibt es nicht.
betta-error-display-full = { betta-display } zeigt neun Fische und ist damit voll.
betta-error-option-of-other-mode = Diese Option gibt es in diesem Spiel nicht: { $option ->
    [betty] wer Betty ist
    [goals] Bettys Ziele
    [pool] die Karten des Solospiels
    [deal] die Partie des Tages
   *[day] das Datum der Partie
}.
betta-error-day-of-daily-deal = Nur die Partie des Tages hat ein Datum, und sie braucht eines.
betta-error-seats = { $mode ->
    [solo] Das Solospiel ist für einen Spieler.
    [betty] Das Spiel mit Betty ist für zwei bis fünf Spieler.
   *[classic] Das klassische Spiel ist für zwei bis vier Spieler.
}
betta-error-unknown-box = Dieser Server hat den Kartensatz dieses Tisches nicht.

betta-bot-beginner = Finn, der legt, was ihm gefällt
betta-bot-beginner-plus = Noa, die zweimal hinsieht
betta-bot-casual = Rosa, die die Punkte nimmt, die sie sieht
betta-bot-casual-plus = Tariq, der zuerst die eigenen Fische zählt
betta-bot-club = Anders, der bedenkt, was du als Nächstes tust
betta-bot-club-plus = Leilani, die weiß, worauf du aus bist
betta-bot-expert = Mei, die die Partie im Kopf zu Ende spielt
betta-bot-expert-plus = Mateus, der sich bei einem Becken selten irrt
betta-bot-master = Odette, die jede Karte auswendig kennt
betta-bot-master-plus = Ngozi, die dieses Spiel schon tausendmal gespielt hat

# On screen
betta-displays = Becken
betta-patterns = Muster
betta-hand = Deine Karten
betta-company = Spieler und Punkte
betta-you = Du
betta-seat = Platz { $number }
betta-full = Voll
betta-turn-left = Nach links drehen (Umschalt + R)
betta-turn-right = Nach rechts drehen (R)
betta-lay = Legen
betta-log-card = Karte
betta-undo = Rückgängig
betta-close = Schließen
betta-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Score breakdown.
betta-source-pattern = { $points }-Punkte-Muster
betta-source-first = Erste Karten
betta-source-display = { betta-display }
betta-source-pattern-all = Muster
betta-source-display-all = Becken

betta-book = Ungesehene Karten
betta-book-unseen = Ungesehene Karten ({ $count })
betta-unseen-own = Deine ungesehenen Karten
betta-unseen-of = Ungesehene Karten von { $name }
betta-unseen-none = Keine ungesehenen Karten.
betta-table-staff = Spielende, pro Becken: Fische deiner Farbe und Punkte
betta-table-solo = Spielende, pro Becken: Fische der häufigsten Farbe und Punkte
betta-table-betty = Betty, pro Becken: verschiedene Farben und Punkte
betta-table-ours = Bettys Punkte sind eine Anpassung dieses Servers, nicht die gedruckten.

betta-result-removed = { $name }: beiseitegelegte Karten
betta-result-secret = Die beiseitegelegte Karte wird am Ende des Tages aufgedeckt.

betta-ask-card = Wähle eine Karte.
betta-ask-display = Wähle ein Becken.
betta-ask-now = { betta-display }: jetzt +{ $points }
betta-ask-wait = Warten auf die Karte von { $name }.
betta-ask-won = Du gewinnst mit { $total } Punkten.
betta-ask-winners = { $count ->
    [one] { $names } gewinnt mit { $total } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $total } Punkten.
}
betta-ask-rated = { $total } Punkte: { $rating }
betta-why-turns = { $turns ->
    [0] Du hast keinen Zug mehr.
    [one] Du hast noch einen Zug.
   *[other] Du hast noch { $turns } Züge.
}
betta-why-first-staff = Deine Farbe ist { betta-colour }. Muster zählen sofort, deine Farbe in jedem Becken am Ende.
betta-why-first-betty = Muster zählen sofort, die Anzahl der Farben in jedem Becken am Ende.
betta-why-first-alone = Muster zählen sofort, die häufigste Farbe jedes Beckens am Ende.
betta-why-display = Drehe die Karte und tippe auf ein Becken.
betta-why-end = Am Spielende zählt es für dich { $after } statt { $before }.
betta-why-end-same = Am Spielende zählt es für dich weiterhin { $after }.

# For screen readers: names of cards, tanks and drafts
betta-fish = { $count }× { betta-colour }
betta-cell = { $cell ->
    [0] oben links
    [1] oben Mitte
    [2] oben rechts
    [3] Mitte links
    [4] in der Mitte
    [5] Mitte rechts
    [6] unten links
    [7] unten Mitte
   *[other] unten rechts
}
betta-fish-at = { betta-colour } { betta-cell }
betta-say-card = Karte { $number } von { $count }, { betta-turned }: { $fish }
betta-say-empty = { betta-display }: leer
betta-say-display = { betta-display }: { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
}, { $fish }
betta-say-full = voll
betta-say-worth = am Ende für dich { betta-points } wert
betta-say-draft = diese Karte hier: { betta-points }
betta-say-draft-pattern = diese Karte hier: { betta-points }, { betta-pattern }
betta-say-covers = verdeckt { $fish }
betta-say-aimed = gewählt; noch einmal drücken, um die Karte zu legen
betta-say-last = letzte Karte von { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = auf keinem Becken Punkte
betta-say-row = { $row ->
    [0] obere Reihe
    [1] mittlere Reihe
   *[other] untere Reihe
}: { $fish }
betta-say-nothing = leer
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: gewertet auf { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: möglich auf { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } aus Karten, { $displays } aus Becken, { $total } insgesamt; Züge übrig: { $turns }
betta-say-betty = { $name }, Betty: { $moves } aus Karten, { $displays } aus Becken, { $total } insgesamt; Züge übrig: { $turns }
betta-say-alone = { $name }: { $moves } aus Karten, { $displays } aus Becken, { $total } insgesamt; Züge übrig: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Ein leeres Becken
betta-lesson-lay = Deine Farbe ist Blau: Auf jeder deiner Karten sind zwei Fische blau. Leg die markierte Karte auf das leere Becken 3. Die erste Karte auf einem Becken bringt 2 Punkte.
betta-lesson-lay-other = Das ist erlaubt, aber fang mit der markierten Karte auf Becken 3 an.
betta-lesson-turn-title = Ein Muster
betta-lesson-turn = Fische einer Farbe in der Form eines Musters bringen dessen Punkte. Wähle die markierte Karte, dreh sie einmal nach rechts und leg sie auf Becken 1: drei blaue Fische, 3 Punkte.
betta-lesson-turn-other = Nicht ganz: Leg die markierte Karte auf Becken 1, einmal nach rechts gedreht.
betta-lesson-cover-title = Fische verdecken
betta-lesson-cover = Karten dürfen Fische verdecken; nur sichtbare Fische zählen. Leg die markierte Karte ungedreht auf Becken 1: Sie verdeckt einen roten Fisch von Rosa und bildet ein Muster aus vier blauen, 5 Punkte.
betta-lesson-cover-other = Nicht ganz: Leg die markierte Karte ungedreht auf Becken 1.
betta-lesson-hers-title = Jede Farbe zählt
betta-lesson-hers = Ein Muster kann jede Farbe haben, aber deine Karte muss einen seiner Fische beitragen. Dreh die markierte Karte einmal nach rechts und leg sie auf Becken 2: fünf rote Fische, 7 Punkte für dich.
betta-lesson-hers-other = Nicht ganz: Leg die markierte Karte auf Becken 2, einmal nach rechts gedreht.
betta-lesson-worth-title = Wertung am Ende
betta-lesson-worth = Am Ende zählen in jedem Becken die blauen Fische für dich: 2 Fische bringen 1 Punkt, 3 bringen 3, 4 bringen 6, 5 bringen 10 und 6 oder mehr bringen 15. Becken 1 hat fünf, bisher also 10 Punkte.
betta-lesson-last-title = Die letzte Karte
betta-lesson-last = Alle haben sieben Züge, und das ist dein letzter. Dreh die markierte Karte einmal nach rechts und leg sie auf Becken 3: 5 Punkte für ein Muster und vier blaue Fische statt zwei.
betta-lesson-last-other = Nicht ganz: Leg die markierte Karte auf Becken 3, einmal nach rechts gedreht.
betta-lesson-end-title = Endstand
betta-lesson-end = Rosa hat einen der vier verdeckt, deshalb bringt dir Becken 3 noch 3 Punkte. Becken 1 bringt dir 15, Becken 2 bringt Rosa 15. Mit 32 Punkten aus Karten gewinnst du 50 zu 47.
betta-lesson-on-title = Wie es weitergeht
betta-lesson-on = In jeder Partie gelten sechs Muster, die zufällig gewählt werden. Es gibt auch ein Solospiel und ein Spiel, in dem ein Spieler Betty ist; mehr dazu steht in den Regeln.
