# Finding words on a page.
find-rules = Sök i reglerna
find-questions = Sök i vanliga frågor
find-none = Inga träffar för ”{ $words }”.
find-at = { $at } av { $count }
find-next = Nästa träff
find-previous = Föregående träff
find-contents = Innehåll
