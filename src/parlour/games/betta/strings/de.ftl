# Betta

betta-name = Betta
betta-line = Fisch auf Fisch: gleich Muster legen, am Ende Becken in der eigenen Farbe füllen.

betta-option-mode = Spiel
betta-option-mode-classic = Klassisch
betta-option-mode-solo = Solo
betta-option-mode-betty = Betty gegen ihre Leute
betta-option-betty = Wer Betty ist
betta-option-betty-random = Ausgelost
betta-option-betty-first = Der erste Platz
betta-option-goals = Bettys Ziele
betta-option-goals-tuned = Mit starken Spielern ausgewogen
betta-option-goals-brief = Erster Entwurf
betta-option-pool = Karten
betta-option-pool-even = Vier von jeder Farbe, eine liegt zu Beginn
betta-option-pool-any = Vierzehn beliebige, leere Becken
betta-option-deal = Kartenverteilung
betta-option-deal-random = Eine eigene
betta-option-deal-daily = Verteilung des Tages
betta-option-day = Tag der Verteilung (UTC)
betta-option-box = Satz von Karten und Mustern

betta-phase-place = eine Karte legen
betta-phase-over = das Spiel ist zu Ende

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
betta-keys-walk = über Karten und Becken
betta-keys-tank = zu diesem Becken
betta-keys-turn = die Karte rechts, links drehen
betta-keys-lay = wählen, zielen, legen
betta-keys-command = Karte 1, rechts gedreht, auf Becken 6 legen

betta-news-began = { $name } beginnt.
betta-news-laid = { $name } hat eine Karte auf { betta-display } gelegt: { betta-points }.
betta-news-first = { $name } hat die erste Karte auf { betta-display } gelegt: { betta-points }.
betta-news-pattern = { $name } hat auf { betta-display } das Muster { betta-pattern } gelegt: { betta-points }.
betta-news-ended = { $why ->
    [full] Alle Becken sind voll.
   *[turns] Alle Züge sind gemacht.
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
betta-rating-aquarist = Aquarianer
betta-rating-expert = Experte
betta-rating-equal = Betty ebenbürtig

betta-error-not-your-turn = Du bist nicht am Zug.
betta-error-not-in-hand = Diese Karte hast du nicht auf der Hand.
betta-error-no-such-rotation = Eine Karte wird um null bis drei Viertel gedreht.
betta-error-no-such-display = Dieses Becken gibt es nicht.
betta-error-display-full = Auf { betta-display } sind neun Fische zu sehen: Es ist voll.
betta-error-option-of-other-mode = Diese Wahl gehört zu einem anderen Spiel: { $option ->
    [betty] wer Betty ist
    [goals] Bettys Ziele
    [pool] die Karten des Solospiels
    [deal] die Verteilung des Tages
   *[day] der Tag der Verteilung
}.
betta-error-day-of-daily-deal = Eine Verteilung des Tages braucht ihren Tag, und keine andere hat einen.
betta-error-seats = { $mode ->
    [solo] Solo spielt man allein.
    [betty] Das Spiel mit Betty ist für zwei bis fünf.
   *[classic] Das klassische Spiel ist für zwei bis vier.
}
betta-error-unknown-box = Die Karten, die dieser Tisch verlangt, gibt es in diesem Haus nicht.

betta-bot-beginner = Finn, der legt, was ihm gefällt
betta-bot-beginner-plus = Noa, die zweimal hinsieht
betta-bot-casual = Rosa, die nimmt, was sie sieht
betta-bot-casual-plus = Tariq, der zuerst die eigenen Fische zählt
betta-bot-club = Anders, der fragt, was du als Nächstes tust
betta-bot-club-plus = Leilani, die weiß, worauf du aus bist
betta-bot-expert = Mei, die den ganzen Abend im Kopf spielt
betta-bot-expert-plus = Mateus, der sich selten in einem Becken irrt
betta-bot-master = Odette, die jede Karte auswendig kennt
betta-bot-master-plus = Ngozi, die diesen Abend schon tausendmal gespielt hat

# On screen
betta-displays = Becken
betta-patterns = Muster
betta-hand = Deine Karten
betta-company = Wer welche Fische hat, und wie es steht
betta-you = Du
betta-seat = Platz { $number }
betta-full = Voll
betta-turn-left = Karte nach links drehen (Umschalt + R)
betta-turn-right = Karte nach rechts drehen (R)
betta-lay = Legen
betta-log-card = Karte
betta-undo = Rückgängig
betta-close = Schließen
betta-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Score breakdown.
betta-source-pattern = Muster zu { $points }
betta-source-first = Erste Karten
betta-source-display = { betta-display }
betta-source-pattern-all = Muster
betta-source-display-all = Becken

betta-book = Unbekannte Karten
betta-book-unseen = Unbekannte Karten ({ $count })
betta-unseen-own = Deine noch nicht gesehenen Karten
betta-unseen-of = Noch nicht gesehen: { $name }
betta-unseen-none = Alle sind bekannt.
betta-table-staff = Am Ende, in jedem Becken: Fische deiner Farbe und ihre Punkte
betta-table-solo = Am Ende, in jedem Becken: Fische der häufigsten Farbe und ihre Punkte
betta-table-betty = Betty, in jedem Becken: verschiedene Farben und ihre Punkte
betta-table-ours = Bettys Tabelle ist eine Anpassung dieses Hauses, nicht die gedruckte.

betta-result-removed = { $name }: ungesehen beiseitegelegt
betta-result-secret = Die beiseitegelegte Karte wird gezeigt, wenn der Tag vorbei ist.

betta-ask-card = Wähle eine Karte.
betta-ask-display = Wähle ein Becken.
betta-ask-now = { betta-display }: jetzt +{ $points }
betta-ask-wait = { $name } legt eine Karte.
betta-ask-won = Du gewinnst mit { $total }.
betta-ask-winners = { $count ->
    [one] { $names } gewinnt mit { $total }.
   *[other] { $names } teilen sich den Sieg mit { $total }.
}
betta-ask-rated = { $total } Punkte: { $rating }
betta-why-turns = { $turns ->
    [0] Du hast keinen Zug mehr.
    [one] Noch ein Zug für dich.
   *[other] Noch { $turns } Züge für dich.
}
betta-why-first-staff = Deine Farbe: { betta-colour }. Muster zählen sofort, Becken voll deiner Farbe am Ende.
betta-why-first-betty = Du willst am Ende viele Farben in jedem Becken. Muster zählen sofort.
betta-why-first-alone = Muster zählen sofort, und jedes Becken am Ende nach seiner häufigsten Farbe.
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
betta-say-aimed = gewählt; noch einmal drücken legt sie
betta-say-last = zuletzt gelegt von { $name }, { betta-points }
betta-say-there = { betta-display }: { betta-points }
betta-say-nowhere = nirgends Punkte
betta-say-row = { $row ->
    [0] obere Reihe
    [1] mittlere Reihe
   *[other] untere Reihe
}: { $fish }
betta-say-nothing = leer
betta-say-pattern = { betta-pattern }, { betta-points }
betta-say-pattern-made = { betta-pattern }, { betta-points }: gelegt auf { betta-display }
betta-say-pattern-possible = { betta-pattern }, { betta-points }: möglich auf { betta-display }
betta-say-staff = { $name }, { betta-colour }: { $moves } aus Karten und { $displays } aus Becken ergeben { $total }; Züge übrig: { $turns }
betta-say-betty = { $name }, Betty: { $moves } aus Karten und { $displays } aus Becken ergeben { $total }; Züge übrig: { $turns }
betta-say-alone = { $name }: { $moves } aus Karten und { $displays } aus Becken ergeben { $total }; Züge übrig: { $turns }

# The lesson: the first turns with a newcomer, and the last.
betta-lesson-lay-title = Ein leeres Becken
betta-lesson-lay = Deine Farbe ist Blau: Auf jeder deiner Karten sind zwei blaue Fische. Leg die leuchtende Karte auf das leere Becken 3. Die erste Karte dort bringt 2 Punkte.
betta-lesson-lay-other = Das ginge auch, aber fang mit der leuchtenden Karte auf Becken 3 an.
betta-lesson-turn-title = Ein Muster
betta-lesson-turn = Fische einer Farbe in der Form eines Musters bringen dessen Punkte. Wähle die leuchtende Karte, dreh sie einmal nach rechts und leg sie auf Becken 1: drei blaue Fische, 3 Punkte.
betta-lesson-turn-other = Nicht ganz: Die leuchtende Karte kommt auf Becken 1, einmal nach rechts gedreht.
betta-lesson-cover-title = Fisch über Fisch
betta-lesson-cover = Fische dürfen verdeckt werden; es zählen nur die obersten. Leg die leuchtende Karte ungedreht auf Becken 1: Sie verdeckt einen roten Fisch von Rosa und macht ein Muster aus vier blauen, 5 Punkte.
betta-lesson-cover-other = Nicht ganz: Die leuchtende Karte kommt auf Becken 1, ohne sie zu drehen.
betta-lesson-hers-title = Egal, wessen Farbe
betta-lesson-hers = Ein Muster darf aus irgendeiner Farbe sein, wenn deine Karte einen der Fische bringt. Dreh die leuchtende Karte einmal nach rechts und leg sie auf Becken 2: fünf rote Fische, 7 Punkte für dich.
betta-lesson-hers-other = Nicht ganz: Die leuchtende Karte kommt auf Becken 2, einmal nach rechts gedreht.
betta-lesson-worth-title = Was am Ende zählt
betta-lesson-worth = Am Ende zählt jedes Becken für dich nach seinen blauen Fischen: 2 sind 1 Punkt, 3 sind 3, 4 sind 6, 5 sind 10, 6 und mehr sind 15. Becken 1 zeigt fünf, bisher also 10 Punkte.
betta-lesson-last-title = Die letzte Karte
betta-lesson-last = Alle haben sieben Züge, und das ist dein letzter. Dreh die leuchtende Karte einmal nach rechts und leg sie auf Becken 3: 5 Punkte für ein Muster, und vier blaue Fische statt zwei.
betta-lesson-last-other = Nicht ganz: Die leuchtende Karte kommt auf Becken 3, einmal nach rechts gedreht.
betta-lesson-end-title = Abgerechnet
betta-lesson-end = Rosa hat einen der vier verdeckt, darum bringt dir Becken 3 noch 3. Becken 1 bringt 15, und Becken 2 ebenso viel für Rosa. Mit 32 für deine Karten gewinnst du 50 zu 47.
betta-lesson-on-title = Und so weiter
betta-lesson-on = Sechs Muster gelten, in jeder Partie andere. Es gibt auch ein Spiel für dich allein und eines, in dem jemand Betty ist; die Regeln erzählen von beiden.
