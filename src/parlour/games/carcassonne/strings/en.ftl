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
carcassonne-bot-casual = Odile, who counts what she sees
carcassonne-bot-club = Renaud, who minds his neighbours
carcassonne-bot-expert = Blanche, who thinks of the tiles to come
carcassonne-bot-master = Trencavel, who has seen every land grow

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
carcassonne-fits = Fits { $now } squares as it is turned, { $all } in all.
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
