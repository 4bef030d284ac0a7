# Carcassonne

carcassonne-name = Carcassonne: The Bets
carcassonne-line = Lay the land, claim it, and bet on how large its cities and roads will grow.

carcassonne-option-bets = The Bets: bookmaker tiles and chips
carcassonne-option-small_city = A city of two tiles
carcassonne-option-small_city-four = 4 points
carcassonne-option-small_city-two = 2 points, as in the first edition
carcassonne-option-farmers = Farmers in the fields
carcassonne-option-offices = A betting office ends
carcassonne-option-offices-drawn = the roads drawn to it
carcassonne-option-offices-every = every road of its tile
carcassonne-option-no_bets = No chips are laid when
carcassonne-option-no_bets-tile = the roads and cities of the tile are finished
carcassonne-option-no_bets-land = all roads and cities of the land are finished
carcassonne-option-last = No chips are laid on
carcassonne-option-last-stack = the last tile of the stack
carcassonne-option-last-placeable = a tile after which no other can be placed
carcassonne-option-unclaimed = A completed city or road that nobody claimed
carcassonne-option-unclaimed-settles = settles the chips on it
carcassonne-option-unclaimed-waits = leaves the chips where they are
carcassonne-option-at_end = At the end chips count for
carcassonne-option-at_end-unfinished = an unfinished city or road of the tile
carcassonne-option-at_end-any = any city or road of the tile
carcassonne-option-overlays = Show whose cities, roads and fields are whose
carcassonne-option-projected = Show points as if the match ended now
carcassonne-option-tiles = Set of tiles and chips

carcassonne-phase-place = place the tile
carcassonne-phase-settle = choose what the chips count for
carcassonne-phase-bet = place a bet
carcassonne-phase-choose = choose what your chips count for
carcassonne-phase-over = the match is over

carcassonne-do-place = Lay the tile at { $x }, { $y }
carcassonne-do-settle = Settle the chips of an office
carcassonne-do-bet = Place a bet
carcassonne-do-choose = Choose what a chip counts for
carcassonne-weighed-place = { $x }, { $y }, { $turns ->
    [0] upright
    [1] turned right
    [2] upside down
   *[other] turned left
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

# What stands in a line of the log.
carcassonne-row-tile = tile
carcassonne-row-claimed = claimed
carcassonne-row-cities = { $cities ->
    [one] at 1 city
   *[other] at { $cities } cities
}

carcassonne-news-began = { $name } begins.
carcassonne-news-placed = { $meeple ->
    [city] { $name } laid a tile, with a knight in the city.
    [road] { $name } laid a tile, with a highwayman on the road.
    [field] { $name } laid a tile, with a farmer in the field.
    [monastery] { $name } laid a tile, with a monk in the monastery.
   *[none] { $name } laid a tile.
}
carcassonne-news-discarded = A tile fitted nowhere and is out of the match.
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
carcassonne-news-decided = { $name } has decided.
carcassonne-news-laid = { $name } laid a chip face down.
carcassonne-news-no-chips = Nobody laid a chip.
carcassonne-news-settled = { $chips ->
    [one] 1 chip was turned over.
   *[other] { $chips } chips were turned over.
}
carcassonne-news-chip = { $kind ->
    [none] { $name } had chip { $chip }, for nothing that could count.
    [city] { $name } had chip { $chip }, for a city of { carcassonne-tiles }: { carcassonne-points }.
   *[road] { $name } had chip { $chip }, for a road of { carcassonne-tiles }: { carcassonne-points }.
}
carcassonne-news-ended = The last tile is laid.

carcassonne-over-complete = The last tile is laid.

carcassonne-error-not-your-turn = It is not your turn.
carcassonne-error-not-now = This cannot be done now.
carcassonne-error-square-taken = A tile lies there already.
carcassonne-error-not-adjacent = A tile must touch another along a whole side.
carcassonne-error-no-such-rotation = A tile is turned by none to three quarters.
carcassonne-error-does-not-fit = It does not fit there: city must meet city, road road, and field field.
carcassonne-error-no-such-segment = This tile has nothing of that kind.
carcassonne-error-no-farmers = This table plays without farmers.
carcassonne-error-no-meeple = All your meeples are on the table.
carcassonne-error-not-free = Somebody is there already.
carcassonne-error-no-such-chip = You do not hold this chip.
carcassonne-error-other-office = Another office comes first.
carcassonne-error-no-such-choice = The chips there cannot count for that.
carcassonne-error-option-of-the-bets = This choice belongs to The Bets, which are not played at this table.
carcassonne-error-seats = Carcassonne is for two to six.
carcassonne-error-unknown-tiles = The tiles this table asks for are not in this house.

carcassonne-bot-beginner = Yves, who likes it when things fit
carcassonne-bot-beginner-plus = Makoa, who puts a meeple on everything
carcassonne-bot-casual = Odile, who counts what she sees
carcassonne-bot-casual-plus = Lupita, who looks twice before she lays
carcassonne-bot-club = Renaud, who minds his neighbours
carcassonne-bot-club-plus = Ayodele, who likes to move in with others
carcassonne-bot-expert = Blanche, who thinks of the tiles to come
carcassonne-bot-expert-plus = Rashmi, who counts what is left in the bag
carcassonne-bot-master = Trencavel, who has seen every land grow
carcassonne-bot-master-plus = Hinewai, who walks tomorrow’s roads today

# How points were made, in the house's table of results.
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
carcassonne-land = The land
carcassonne-larger = Larger
carcassonne-smaller = Smaller
carcassonne-tile-at = Tile at { $x }, { $y }
carcassonne-stands = { $name } in the { carcassonne-segment }
carcassonne-lay-at = Lay the tile at { $x }, { $y }
carcassonne-turn-here = Turn the tile at { $x }, { $y }
carcassonne-drawn = The drawn tile
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
carcassonne-no-chip = No chip
carcassonne-counts-for = What the chips count for
carcassonne-choice = { carcassonne-segment }, { carcassonne-tiles }
carcassonne-seat = Player
carcassonne-total = Total
carcassonne-wait = { $name }: deciding
carcassonne-undo = Take back
carcassonne-turn = Turn
carcassonne-ask = { $phase ->
    [meeple] Lay the tile, perhaps with a meeple
    [place] Lay the drawn tile
    [bet] Lay a chip in secret, or none
    [settle] Choose what the chips of this office count for
   *[choose] Choose what your chip counts for
}
carcassonne-confirm = { $phase ->
    [place] Lay the tile
    [bet] Decide
    [settle] Decide
   *[choose] Decide
}
carcassonne-left = { $count ->
    [one] tile left
   *[other] tiles left
}
carcassonne-turn-left = Turn left
carcassonne-turn-right = Turn right
carcassonne-lay-turned-at = Turn the tile and lay it at { $x }, { $y }
carcassonne-whole = The whole land
carcassonne-looks = What is shown on the land
carcassonne-look-map = Map
carcassonne-look-city = Cities
carcassonne-look-road = Roads
carcassonne-look-field = Fields
carcassonne-look-gaps = Gaps
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
    [0] No tile that is left fits here.
    [one] 1 tile that is left fits here.
   *[other] { $count } tiles that are left fit here.
}
carcassonne-chips-of = chips of { $names }
carcassonne-completes = { $somebody ->
    [yes] Completes a { carcassonne-segment }: { carcassonne-points } for { $names }.
   *[no] Completes a { carcassonne-segment } that is nobody's.
}
carcassonne-claims-now = Claims a { carcassonne-segment } of { carcassonne-tiles }: { carcassonne-points } so far.
carcassonne-settles = { $count ->
    [one] Chips at 1 office are turned over.
   *[other] Chips at { $count } offices are turned over.
}
carcassonne-fits = Fits { $now ->
    [one] { $now } square
   *[other] { $now } squares
} as it is turned, { $all } in all.
carcassonne-deciding = Who has decided
carcassonne-has-decided = { $decided ->
    [yes] { $name } has decided
   *[no] { $name } still thinks
}
carcassonne-chip = Chip { $chip }: { $pays }
carcassonne-chip-out = Chip { $chip } lies on an office
carcassonne-out = out
carcassonne-pays = { carcassonne-points } for the { carcassonne-segment } now
carcassonne-pays-nothing = nothing now
carcassonne-your-bet = { $chip ->
    [none] You laid no chip. The others still decide.
   *[other] You laid { $chip }. The others still decide.
}
carcassonne-counts-for-nothing = nothing
carcassonne-turned = Chips turned over
carcassonne-seen = Seen
carcassonne-final = The final scoring
carcassonne-final-first = Before the final scoring
carcassonne-final-back = A step back
carcassonne-final-on = A step on
carcassonne-final-last = The end
carcassonne-final-step = Step { $step } of { $count }
carcassonne-before-the-end = Before the final scoring
carcassonne-facts = Tiles, points and chips
carcassonne-to-come = Tiles to come: { $count }
carcassonne-tile-count = Tile { $tile }, { $count } left
carcassonne-discarded = Tiles that fitted nowhere: { $count }
carcassonne-offices = Offices with chips
carcassonne-projected = If it ended now
carcassonne-meeples = Meeples
carcassonne-chips-at-hand = Chips
carcassonne-poster = Poster
carcassonne-record = Moves
carcassonne-no-pictures = The pictures of the tiles did not come. Load the page again.
carcassonne-move-place = { $kind ->
    [city] Tile at { $x }, { $y }, turned { $degrees }°, with a knight
    [road] Tile at { $x }, { $y }, turned { $degrees }°, with a highwayman
    [monastery] Tile at { $x }, { $y }, turned { $degrees }°, with a monk
    [field] Tile at { $x }, { $y }, turned { $degrees }°, with a farmer
   *[none] Tile at { $x }, { $y }, turned { $degrees }°
}
carcassonne-move-bet = Chip { $chip }

# The lesson: the first turns with a newcomer.
carcassonne-lesson-lay-title = A tile
carcassonne-lesson-lay = Everybody lays the tile they drew, turned as they like, so that every side matches: road to road, field to field, city to city. Lay yours on the lit square.
carcassonne-lesson-lay-other = That would fit, but lay it at the lit end of the road, without a meeple.
carcassonne-lesson-monk-title = A monk
carcassonne-lesson-monk = On the tile just laid you may put one of your seven meeples. Lay the monastery on the lit square and put a monk into it: 9 points once all eight neighbours lie.
carcassonne-lesson-monk-other = Here lay the monastery on the lit square, and put a monk into it.
carcassonne-lesson-knight-title = A knight
carcassonne-lesson-knight = Lay the end of the city on the lit square, with a knight. The city is complete at once: 2 points for each of its tiles, and the knight comes back to you.
carcassonne-lesson-knight-other = Here lay the tile where the city is open, on the lit square, and put a knight into the city.
carcassonne-lesson-road-title = A highwayman
carcassonne-lesson-road = A road ends at crossings. Lay this one on the lit square, with a highwayman on the road to the left: it is complete, 1 point for each tile.
carcassonne-lesson-road-other = Here lay the crossing on the lit square, and put the highwayman on the road to the left.
carcassonne-lesson-office-title = A betting office
carcassonne-lesson-office = This tile has a betting office, where roads end too. Lay it on the lit square as it is, with a highwayman on the long road to the left.
carcassonne-lesson-office-other = Here lay the office at the lit end of the long road, as it is, and put a highwayman on that road.
carcassonne-lesson-bet-title = A bet
carcassonne-lesson-bet = Now everybody may bet in secret how many tiles a road or city of the office will have. Your road has three, and soon a fourth: take the chip 4 × 2, which pays 8 points for exactly 4.
carcassonne-lesson-bet-other = You might do that, but the road will have four tiles: take the chip 4 × 2.
carcassonne-lesson-farmer-title = A farmer
carcassonne-lesson-farmer = A farmer stays in a field until the end, for 3 points for each completed city that it touches. Lay the tile on the lit square, its city pointing down, with a farmer. A touch turns it.
carcassonne-lesson-farmer-other = Not quite: on the lit square, turned until its city points down, and a farmer in the field.
carcassonne-lesson-gate-title = The gate
carcassonne-lesson-gate = A road ends at a city gate as well. Lay this one on the lit square: your road is complete, and the chips on the office are turned over.
carcassonne-lesson-gate-other = Here lay the gate at the lit end of your road, without a meeple.
carcassonne-lesson-turned-title = Chips turned over
carcassonne-lesson-turned = 4 points for the road and 8 for your chip: it had the right number. Odile’s 2/3 had not. Chips and highwayman are yours again, and you lead by 18 to 0.
carcassonne-lesson-on-title = And so on
carcassonne-lesson-on = When the last tile lies, chips still out count first, then what is not complete, then the fields. Whoever has most points wins.
