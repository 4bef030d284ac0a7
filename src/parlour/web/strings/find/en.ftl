# Finding words on a page.
find-rules = Search the rules
find-questions = Search the questions
find-none = Nothing here says “{ $words }”.
find-at = { $at } of { $count }
find-next = Next place
find-previous = Place before
find-contents = Contents
