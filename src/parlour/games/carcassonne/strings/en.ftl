# Carcassonne

carcassonne-name = Carcassonne: The Bets
carcassonne-line = Build the landscape tile by tile, claim it, and bet on how large its cities and roads will grow.

carcassonne-option-bets = The Bets: bookmaker tiles and chips
carcassonne-option-small_city = A city of two tiles
carcassonne-option-small_city-four = 4 points
carcassonne-option-small_city-two = 2 points, as in the first edition
carcassonne-option-farmers = Farmers on fields
carcassonne-option-offices = A betting office ends
carcassonne-option-offices-drawn = only the roads drawn to it
carcassonne-option-offices-every = every road of its tile
carcassonne-option-no_bets = No bets are placed when
carcassonne-option-no_bets-tile = the roads and cities of the tile are complete
carcassonne-option-no_bets-land = all roads and cities on the board are complete
carcassonne-option-last = No bets are placed on
carcassonne-option-last-stack = the last tile of the stack
carcassonne-option-last-placeable = the last tile that can be placed
carcassonne-option-unclaimed = An unclaimed road or city that is completed
carcassonne-option-unclaimed-settles = settles the bets on it
carcassonne-option-unclaimed-waits = does not settle bets
carcassonne-option-at_end = At the end bets count for
carcassonne-option-at_end-unfinished = an unfinished city or road of the tile
carcassonne-option-at_end-any = any city or road of the tile
carcassonne-option-overlays = Show owners of cities, roads and fields
carcassonne-option-projected = Show projected score
carcassonne-option-tiles = Tile set

carcassonne-phase-place = place the tile
carcassonne-phase-settle = choose what the bets count for
carcassonne-phase-bet = place a bet
carcassonne-phase-choose = choose what your bets count for
carcassonne-phase-over = the game is over

carcassonne-do-place = Place the tile at { $x }, { $y }
carcassonne-do-settle = Settle the bets of an office
carcassonne-do-bet = Place a bet
carcassonne-do-choose = Choose what a bet counts for
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] unrotated
    [1] rotated right
    [2] rotated 180°
   *[other] rotated left
}, { $meeple ->
    [city] knight
    [road] highwayman
    [field] farmer
    [monastery] monk
   *[none] no meeple
}

carcassonne-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
carcassonne-tiles = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
carcassonne-segment = { $kind ->
    [city] city
    [road] road
    [monastery] monastery
   *[field] field
}

# Rows of the log.
carcassonne-row-tile = tile
carcassonne-row-claimed = claimed
carcassonne-row-bets = { $state ->
    [placed] bets placed
    [none] no bets
   *[decided] decided
}
carcassonne-row-cities = { $cities ->
    [one] at 1 city
   *[other] at { $cities } cities
}

carcassonne-news-began = { $name } goes first.
carcassonne-news-placed = { $meeple ->
    [city] { $name } placed a tile with a knight in the city.
    [road] { $name } placed a tile with a highwayman on the road.
    [field] { $name } placed a tile with a farmer on the field.
    [monastery] { $name } placed a tile with a monk in the monastery.
   *[none] { $name } placed a tile.
}
carcassonne-news-discarded = A tile that did not fit anywhere was discarded.
carcassonne-news-city = { $name } scored a city of { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road = { $name } scored a road of { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery = { $name } scored a monastery: { carcassonne-points }.
carcassonne-news-field = { $cities ->
    [one] { $name } scored a field at 1 city: { carcassonne-points }.
   *[other] { $name } scored a field at { $cities } cities: { carcassonne-points }.
}
carcassonne-news-city-unfinished = { $name } scored an unfinished city of { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-road-unfinished = { $name } scored an unfinished road of { carcassonne-tiles }: { carcassonne-points }.
carcassonne-news-monastery-unfinished = { $name } scored an unfinished monastery: { carcassonne-points }.
carcassonne-news-decided = { $name } decided.
carcassonne-news-laid = { $name } placed a bet face down.
carcassonne-news-no-chips = No bets were placed.
carcassonne-news-settled = { $chips ->
    [one] 1 bet was revealed.
   *[other] { $chips } bets were revealed.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } bet { $chip }, but nothing was left to count for it.
    [city] { $name } bet { $chip } on a city of { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } bet { $chip } on a road of { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = The last tile was placed.

carcassonne-over-complete = The last tile was placed.

carcassonne-error-not-your-turn = It is not your turn.
carcassonne-error-not-now = You cannot do this now.
carcassonne-error-square-taken = There is already a tile.
carcassonne-error-not-adjacent = A tile must touch another one along a whole side.
carcassonne-error-no-such-rotation = A tile can be rotated by up to three quarter turns.
carcassonne-error-does-not-fit = This tile does not fit here: cities, roads and fields must match.
carcassonne-error-no-such-segment = This tile has no such part.
carcassonne-error-no-farmers = This table plays without farmers.
carcassonne-error-no-meeple = You have no meeples left.
carcassonne-error-not-free = There is already a meeple.
carcassonne-error-no-such-chip = You do not have this chip.
carcassonne-error-other-office = Another office comes first.
carcassonne-error-no-such-choice = These bets cannot count for that.
carcassonne-error-option-of-the-bets = This option needs The Bets, which this table does not use.
carcassonne-error-seats = Carcassonne is for two to six players.
carcassonne-error-unknown-tiles = This server does not have the tile set of this table.

carcassonne-bot-beginner = Yves, who likes it when things fit
carcassonne-bot-beginner-plus = Makoa, who puts a meeple on everything
carcassonne-bot-casual = Odile, who counts what she sees
carcassonne-bot-casual-plus = Lupita, who looks twice before she places a tile
carcassonne-bot-club = Renaud, who watches his opponents
carcassonne-bot-club-plus = Ayodele, who likes to share cities
carcassonne-bot-expert = Blanche, who thinks of the tiles to come
carcassonne-bot-expert-plus = Rashmi, who counts what is left in the bag
carcassonne-bot-master = Trencavel, who has seen it all
carcassonne-bot-master-plus = Hinewai, who plans many turns ahead

# Score breakdown.
carcassonne-points-roads = Roads
carcassonne-points-cities = Cities
carcassonne-points-monasteries = Monasteries
carcassonne-points-fields = Fields
carcassonne-points-bets = Bets
carcassonne-source-roads = { carcassonne-points-roads }
carcassonne-source-cities = { carcassonne-points-cities }
carcassonne-source-monasteries = { carcassonne-points-monasteries }
carcassonne-source-fields = { carcassonne-points-fields }
carcassonne-source-bets = { carcassonne-points-bets }

# On screen.
carcassonne-land = Board
carcassonne-larger = Zoom in
carcassonne-smaller = Zoom out
carcassonne-tile-at = Tile at { $x }, { $y }
carcassonne-stands = { $kind ->
    [city] { $name } in the { carcassonne-segment }
    [monastery] { $name } in the { carcassonne-segment }
   *[other] { $name } on the { carcassonne-segment }
}
carcassonne-lay-at = Place the tile at { $x }, { $y }
carcassonne-turn-here = Rotate the tile at { $x }, { $y }
carcassonne-drawn = Drawn tile
carcassonne-claim = { $kind ->
    [city] knight
    [road] highwayman
    [monastery] monk
   *[field] farmer
}{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}
carcassonne-chips = Your chips
carcassonne-no-chip = No bet
carcassonne-keep-chips = keep chips
carcassonne-without-meeple = No meeple
carcassonne-meeples-left = { $count ->
    [one] { $count } meeple left
   *[other] { $count } meeples left
}
carcassonne-bets-placed = { $count } of { $all } have bet
carcassonne-counts-for = What the bets count for
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Player
carcassonne-total = Total
carcassonne-wait = Waiting for { $name }
carcassonne-wait-several = Waiting for { $count } players
carcassonne-undo = Undo
carcassonne-turn = Rotate
carcassonne-ask = { $phase ->
    [meeple] Place a meeple (optional)
    [place] Place the tile
    [settle] Choose what the bets of this office count for
   *[choose] Choose what your bet counts for
}
carcassonne-ask-bet = How many tiles will { $kind ->
    [city] this city
    [road] this road
    [roads] one of these roads
    [several] this city or one of these roads
   *[both] this road or city
} have when it is finished?
carcassonne-ask-bet-several = The one that is finished first decides.
carcassonne-ask-bet-finished = { $kind ->
    [city] The finished city does not count.
    [road] The finished road does not count.
   *[several] Finished cities and roads do not count.
}
carcassonne-tag = { $kind ->
    [city] City
   *[road] Road
}: { carcassonne-tiles }, { $open ->
    [0] finished
    [one] 1 open end
   *[other] { $open } open ends
}
carcassonne-office = Betting office
carcassonne-why-meeple = A meeple scores the part of the tile that it claims.
carcassonne-unclaimed = unclaimed
carcassonne-confirm = { $phase ->
    [place] Place tile
    [bet] Place bet
    [settle] Confirm
   *[choose] Confirm
}
carcassonne-left = { $count ->
    [one] tile left
   *[other] tiles left
}
carcassonne-turn-left = Rotate left
carcassonne-turn-right = Rotate right
carcassonne-lay-turned-at = Rotate the tile and place it at { $x }, { $y }
carcassonne-whole = Fit to screen
carcassonne-looks = Map overlay
carcassonne-look-map = Normal
carcassonne-look-city = Cities
carcassonne-look-road = Roads
carcassonne-look-field = Fields
carcassonne-look-gaps = Open spots
carcassonne-feature = { $state ->
    [complete] complete { carcassonne-segment }, { carcassonne-tiles }, { carcassonne-points }
    [open] { carcassonne-segment } so far, { carcassonne-tiles }, { carcassonne-points }
   *[field] field, { carcassonne-points }
}
carcassonne-label = { $kind ->
    [field] { $points }
   *[other] { $tiles } · { $points }
}
carcassonne-gap = { $count ->
    [0] No remaining tile fits here.
    [one] 1 remaining tile fits here.
   *[other] { $count } remaining tiles fit here.
}
carcassonne-chips-of = bets of { $names }
carcassonne-completes = { $has_seats ->
    [yes] Completes a { carcassonne-segment }: { carcassonne-points } for { $names }.
   *[no] Completes an unclaimed { carcassonne-segment }.
}
carcassonne-claims-now = Claims a { carcassonne-segment } of { carcassonne-tiles }: { carcassonne-points } so far.
carcassonne-settles = { $count ->
    [one] Bets at 1 office are revealed.
   *[other] Bets at { $count } offices are revealed.
}
carcassonne-fits = { $now ->
    [0] Choose a spot: the tile rotates to fit.
    [one] { $now } spot fits in this rotation, { $all } in total.
   *[other] { $now } spots fit in this rotation, { $all } in total.
}
carcassonne-deciding = Players’ decisions
carcassonne-has-decided = { $decided ->
    [yes] { $name } has decided
   *[no] { $name } is deciding
}
carcassonne-chip = Chip { $chip }: { $pays }
carcassonne-chip-out = Chip { $chip } is placed on an office
carcassonne-in-use = in use
carcassonne-on-office = on an office
carcassonne-chip-tiles = { $shape ->
    [one] { $low } tiles
    [two] { $low } or { $high } tiles
   *[more] { $low }+ tiles
}
carcassonne-chip-pays = { $shape ->
    [one] pays { $low }
   *[two] pays { $low } or { $high }
}
carcassonne-chip-chance = { $percent }%
carcassonne-your-bet = { $tiles ->
    [none] You placed no bet
   *[other] Your bet: { $tiles }
}
carcassonne-counts-for-nothing = nothing
carcassonne-turned = Bets revealed
carcassonne-seen = Close
carcassonne-final = Final scoring
carcassonne-final-first = Before the final scoring
carcassonne-final-back = Previous step
carcassonne-final-on = Next step
carcassonne-final-last = The end
carcassonne-final-step = Step { $step } of { $count }
carcassonne-before-the-end = Before the final scoring
carcassonne-facts = Details
carcassonne-to-come = Remaining tiles: { $count }
carcassonne-tile-count = Tile { $tile }, { $count } left
carcassonne-discarded = Discarded tiles: { $count }
carcassonne-offices = Offices with bets
carcassonne-projected = Projected score
carcassonne-meeples = Meeples
carcassonne-chips-at-hand = Chips
carcassonne-poster = Poster
carcassonne-record = Moves
carcassonne-no-pictures = The tile images could not be loaded. Reload the page.
carcassonne-move-place = { $kind ->
    [city] Tile at { $x }, { $y }, rotated { $degrees }°, with a knight
    [road] Tile at { $x }, { $y }, rotated { $degrees }°, with a highwayman
    [monastery] Tile at { $x }, { $y }, rotated { $degrees }°, with a monk
    [field] Tile at { $x }, { $y }, rotated { $degrees }°, with a farmer
   *[none] Tile at { $x }, { $y }, rotated { $degrees }°
}
carcassonne-move-bet = Chip { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = A tile
carcassonne-lesson-lay = Each turn you place the tile you drew, in any rotation, so that all sides match: road to road, field to field, city to city. Place yours on the highlighted spot.
carcassonne-lesson-lay-other = That is legal, but here place it at the highlighted end of the road, without a meeple.
carcassonne-lesson-monk-title = A monk
carcassonne-lesson-monk = You may put one of your seven meeples on the tile you just placed. Place the monastery on the highlighted spot with a monk: it scores 9 points when all eight neighbouring tiles are placed.
carcassonne-lesson-monk-other = Here place the monastery on the highlighted spot, with a monk.
carcassonne-lesson-knight-title = A knight
carcassonne-lesson-knight = Place the end of the city on the highlighted spot, with a knight. The city is complete at once: 2 points for each of its tiles, and the knight returns to you.
carcassonne-lesson-knight-other = Here place the tile at the open side of the city, on the highlighted spot, with a knight in the city.
carcassonne-lesson-road-title = A highwayman
carcassonne-lesson-road = A road ends at crossings. Place this one on the highlighted spot, with a highwayman on the road to the left: it is complete and scores 1 point per tile.
carcassonne-lesson-road-other = Here place the crossing on the highlighted spot, with the highwayman on the road to the left.
carcassonne-lesson-office-title = A betting office
carcassonne-lesson-office = This tile has a betting office, where roads also end. Place it unrotated on the highlighted spot, with a highwayman on the long road to the left.
carcassonne-lesson-office-other = Here place the office unrotated at the highlighted end of the long road, with a highwayman on that road.
carcassonne-lesson-bet-title = A bet
carcassonne-lesson-bet = Now all players may bet in secret on the number of tiles of a road or city of the office. Your road has three tiles and will soon have four: choose the chip 4 × 2, which pays 8 points for exactly 4.
carcassonne-lesson-bet-other = That is legal, but the road will have four tiles: choose the chip 4 × 2.
carcassonne-lesson-farmer-title = A farmer
carcassonne-lesson-farmer = A farmer stays on a field until the end and scores 3 points for each completed city that it touches. Place the tile on the highlighted spot, its city pointing down, with a farmer. Tap the tile to rotate it.
carcassonne-lesson-farmer-other = Not quite: place it on the highlighted spot, rotated so that its city points down, with a farmer on the field.
carcassonne-lesson-gate-title = City gate
carcassonne-lesson-gate = A road also ends at a city gate. Place this tile on the highlighted spot: your road is complete, and the bets on the office are revealed.
carcassonne-lesson-gate-other = Here place the gate at the highlighted end of your road, without a meeple.
carcassonne-lesson-turned-title = Bets revealed
carcassonne-lesson-turned = 4 points for the road and 8 for your bet: it had the right number. Odile’s 2/3 did not. Chip and highwayman return to you, and you lead 18 to 0.
carcassonne-lesson-on-title = End of the game
carcassonne-lesson-on = After the last tile, the remaining bets score first, then incomplete features, then the fields. The player with the most points wins.
