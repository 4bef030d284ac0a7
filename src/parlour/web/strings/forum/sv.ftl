### Swedish strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Forum
forum-line = Alla kan läsa; medlemmar kan skriva.
forum-all = Alla
forum-boards = Avdelningar
forum-board = Avdelning
forum-board-general = Allmänt
forum-search = Sök i forumet
forum-none = Inga inlägg än.
forum-none-found = Inga inlägg matchar sökningen.
forum-threads = Trådar
forum-threads-all = Alla trådar
forum-thread-new = Ny tråd
forum-thread-title = Rubrik
forum-thread-start = Skapa tråd
forum-posts = { $count ->
    [one] ett inlägg
   *[other] { $count } inlägg
}
forum-unread = { $count } nya
forum-unread-from-here = Nytt sedan ditt senaste besök
forum-started = startad av { $name }, { $when }
forum-is-pinned = fäst
forum-is-locked = låst
forum-is-binned = i papperskorgen
forum-locked-line = Tråden är låst. Du kan läsa den men inte svara.
forum-edited = redigerat
forum-hidden = Ett inlägg av { $name } doldes av { $by }
forum-gone = Författaren har raderat sitt konto och därmed det här inlägget.
forum-text = Ditt inlägg
forum-write = Skriv
forum-preview = Förhandsvisa
forum-markdown = Markdown: **fet**, *kursiv*, listor, tabeller, `kod`. Du kan redigera ett inlägg i en timme.
forum-answer = Svara
forum-answer-own = Ditt svar
forum-quote = Citera
forum-edit = Redigera
forum-edit-save = Spara
forum-link = Länk till inlägget
forum-report = Rapportera till moderatorerna
forum-reported = Moderatorerna tittar på det. Tack.
forum-why = Orsak (kort)
forum-manage = Hantera inlägget av { $name }
forum-hide = Dölj inlägget
forum-show = Visa inlägget
forum-moderate-pinned = Fäst tråden
forum-moderate-unpinned = Lossa tråden
forum-moderate-locked = Lås tråden
forum-moderate-unlocked = Lås upp tråden
forum-moderate-binned = Till papperskorgen
forum-moderate-unbinned = Återställ från papperskorgen
forum-moderate-board = Flytta tråden till
forum-bin = Papperskorgen
forum-more = Mer
forum-join-line = Bara medlemmar kan skriva. För att bli medlem behövs ett namn och ett lösenord, ingen e-post.

## FAQ
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
forum-clocks = Välj en klocka
forum-clocks-line = per spelare; tryck för att gå med
forum-waits = { $name } väntar
forum-waits-nobody = ingen väntar
forum-tables = Bord
forum-tables-none = Inga bord. Välj en klocka för att öppna ett bord.
forum-list = Ordlista
forum-list-line = { $note }: { $count } ord.
forum-list-instead = { $note } (ersätter { $other }): { $count } ord, fritt licensierade.
forum-people = Online
forum-people-none = Ingen annan är online.
forum-doing = { $doing ->
    [plays] spelar
    [watches] tittar på
   *[other] tittar runt
}
forum-unnamed = { $count ->
    [one] och en åskådare till
   *[other] och { $count } åskådare till
}
forum-member = Skapa ett konto för fler funktioner
forum-rules = Fullständiga regler

## Errors
forum-error-no-such-thread = Tråden finns inte eller är inte längre synlig.
forum-error-no-such-board = Den avdelningen finns inte.
forum-error-no-such-room = Det rummet finns inte.
forum-error-no-title = En tråd behöver en rubrik.
forum-error-too-long = Inlägget är för långt. Gränsen är { $most } tecken.
forum-error-locked = Tråden är låst. Starta en ny.
forum-error-not-yours = Bara författaren kan redigera ett inlägg.
forum-error-too-late = Inlägget kan inte längre redigeras. Skriv ett nytt.
forum-error-too-many-posts = För många inlägg. Försök igen om { $seconds } s.
forum-error-too-many-reports = För många rapporter. Försök igen om { $seconds } s.

## Ratings
forum-rated = rating { $rating }

## Words
forum-words = Slå upp ett ord
forum-words-line = Söker i rummets ordlista och hittar anagram. Ett frågetecken ersätter vilken bokstav som helst.
forum-word = Ord eller bokstäver
forum-word-look = Slå upp
forum-word-yes = { $word } finns i ordlistan.
forum-word-no = { $word } finns inte i ordlistan.
forum-word-meaning = Vad betyder det?
forum-word-others = { $count ->
    [0] Inga andra anagram.
    [one] Ett annat anagram:
   *[other] { $count } andra anagram:
}
forum-word-more = Sökningen avbröts: det finns fler.
forum-error-no-word = Skriv ett ord på högst fyrtio bokstäver ur ordlistans alfabet.
forum-error-no-words-while-playing = Du kan inte slå upp ord medan du spelar det här spelet.
