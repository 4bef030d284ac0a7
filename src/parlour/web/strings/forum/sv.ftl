### The forum, what is often asked, and the rooms of games in Swedish.

## The forum
forum-title = Medlemmarnas forum
forum-line = Alla läser, medlemmar skriver.
forum-all = Allt
forum-boards = Avdelningar
forum-board = Avdelning
forum-board-general = Huset
forum-search = Sök i forumet
forum-none = Här har ingen skrivit ännu.
forum-none-found = Inget här innehåller dessa ord.
forum-threads = Trådar
forum-threads-all = Alla trådar
forum-thread-new = Ny tråd
forum-thread-title = Rubrik
forum-thread-start = Starta tråden
forum-posts = { $count ->
    [one] ett inlägg
   *[other] { $count } inlägg
}
forum-unread = { $count } nya
forum-unread-from-here = Nytt sedan du var här
forum-started = startad av { $name }, { $when }
forum-is-pinned = fäst
forum-is-locked = stängd
forum-is-binned = i papperskorgen
forum-locked-line = Tråden är stängd: den går att läsa men inte besvara.
forum-edited = ändrat
forum-hidden = Ett inlägg av { $name } är dolt av { $by }
forum-gone = Den som skrev detta har lämnat huset, och orden med den.
forum-text = Det du vill säga
forum-write = Skriv
forum-preview = Visa
forum-markdown = Markdown: **fet**, *kursiv*, listor, tabeller, `kod`. Du får ändra det i en timme.
forum-answer = Svara
forum-answer-own = Ditt svar
forum-quote = Citera
forum-edit = Ändra
forum-edit-save = Behåll ändringen
forum-link = Länk till inlägget
forum-report = Anmäl till värden
forum-reported = Värden kommer att se det. Tack.
forum-why = Orsak (kort)
forum-manage = Vad som kan göras med inlägget av { $name }
forum-hide = Dölj inlägget
forum-show = Visa det igen
forum-moderate-pinned = Fäst tråden
forum-moderate-unpinned = Lossa tråden
forum-moderate-locked = Stäng tråden
forum-moderate-unlocked = Öppna tråden igen
forum-moderate-binned = Lägg tråden i papperskorgen
forum-moderate-unbinned = Ta tråden ur papperskorgen
forum-moderate-board = Flytta tråden till
forum-bin = Papperskorgen
forum-more = Fler
forum-join-line = Här skriver medlemmar. Det räcker med ett namn och ett lösenord, ingen mejl.

## Often asked
forum-faq = Vanliga frågor
forum-faq-of = Vanliga frågor om { $game }

## Rooms
forum-rooms = Rum
forum-online-count = { $members ->
    [one] en medlem
   *[other] { $members } medlemmar
} och { $guests ->
    [one] en gäst
   *[other] { $guests } gäster
} i rummet
forum-logged-in = { $count ->
    [one] en medlem inloggad
   *[other] { $count } medlemmar inloggade
}, alla rum
forum-clocks = Hur snabbt?
forum-clocks-line = för var och en; tryck för att sätta dig
forum-waits = { $name } väntar
forum-waits-nobody = ingen väntar
forum-tables = Bord
forum-tables-none = Inga bord. Välj en klocka för att öppna ett.
forum-list = Ordlistan
forum-list-line = { $note }: { $count } ord.
forum-list-instead = { $note }, i stället för { $other }: { $count } ord, fria att dela.
forum-people = Här just nu
forum-people-none = Ingen annan är här.
forum-doing = { $doing ->
    [plays] spelar
    [watches] tittar på
   *[other] ser sig om
}
forum-unnamed = { $count ->
    [one] och en till som tittar på
   *[other] och { $count } till som tittar på
}
forum-member = Medlemmar kan mer här
forum-rules = Reglerna i sin helhet

## Refusals
forum-error-no-such-thread = Den tråden finns inte, eller visas inte längre.
forum-error-no-such-board = Den avdelningen finns inte.
forum-error-no-such-room = Det rummet finns inte.
forum-error-no-title = En tråd behöver en rubrik.
forum-error-too-long = Det är för långt: ett inlägg har högst { $most } tecken.
forum-error-locked = Tråden är stängd. Starta en ny.
forum-error-not-yours = Bara den som skrev ett inlägg får ändra det.
forum-error-too-late = Inlägget går inte längre att ändra. Skriv ett till.
forum-error-too-many-posts = Inte så många inlägg på en gång. Försök igen om { $seconds } s.
forum-error-too-many-reports = Inte så många anmälningar på en gång. Försök igen om { $seconds } s.

## Ratings
forum-rated = ranking { $rating }

## Words
forum-words = Slå upp ett ord
forum-words-line = Rummets lista, och vad alla bokstäverna annars bildar. Ett frågetecken är vilken bokstav som helst.
forum-word = Ord eller bokstäver
forum-word-look = Slå upp
forum-word-yes = { $word } finns i listan.
forum-word-no = { $word } finns inte i listan.
forum-word-meaning = Vad betyder det?
forum-word-others = { $count ->
    [0] Inget annat ord av de här bokstäverna.
    [one] Ett annat ord av de här bokstäverna:
   *[other] { $count } andra ord av de här bokstäverna:
}
forum-word-more = Det finns fler: allt gicks inte igenom.
forum-error-no-word = Skriv ett ord med listans bokstäver, högst fyrtio.
forum-error-no-words-while-playing = Du spelar just nu ett parti av det. Ord slås upp när det är slut.
