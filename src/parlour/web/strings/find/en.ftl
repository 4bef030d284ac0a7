# Finding words on a page.
find-rules = Search the rules
find-questions = Search the FAQ
find-none = No results for “{ $words }”.
find-at = { $at } of { $count }
find-next = Next result
find-previous = Previous result
find-contents = Contents
