# Hitta ord på en sida.
find-rules = Sök i reglerna
find-questions = Sök bland frågorna
find-none = Här står ingenstans ”{ $words }”.
find-at = { $at } av { $count }
find-next = Nästa ställe
find-previous = Förra stället
find-contents = Innehåll
