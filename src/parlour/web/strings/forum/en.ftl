### The forum, what is often asked, and the rooms of games in English.

## The forum
forum-title = The members’ forum
forum-line = Everybody reads, members write.
forum-all = All
forum-boards = Boards
forum-board = Board
forum-board-house = The house
forum-search = Search the forum
forum-none = Nothing has been written here yet.
forum-none-found = Nothing here holds these words.
forum-threads = Threads
forum-threads-all = All threads
forum-thread-new = New thread
forum-thread-title = Title
forum-thread-begin = Begin the thread
forum-posts = { $count ->
    [one] one post
   *[other] { $count } posts
}
forum-fresh = { $count } new
forum-fresh-from-here = New since you were here
forum-begun = begun by { $name }, { $when }
forum-is-pinned = pinned
forum-is-locked = closed
forum-is-binned = in the bin
forum-locked-line = This thread is closed: it can be read and not answered.
forum-edited = changed
forum-hidden = A post of { $name } is hidden by { $by }
forum-gone = Whoever wrote this has left the house, and the words with them.
forum-text = What you want to say
forum-write = Write
forum-see = See it
forum-markdown = Markdown: **strong**, *slanted*, lists, tables, `code`. You may change it for an hour.
forum-answer = Answer
forum-answer-own = Your answer
forum-quote = Quote
forum-edit = Change it
forum-edit-keep = Keep the change
forum-link = Link to this post
forum-report = Report to the host
forum-reported = The host will see it. Thank you.
forum-why = In a few words, why
forum-manage = What can be done with the post of { $name }
forum-hide = Hide this post
forum-show = Show it again
forum-keep-pinned = Pin the thread
forum-keep-unpinned = Unpin the thread
forum-keep-locked = Close the thread
forum-keep-unlocked = Open the thread again
forum-keep-binned = Move the thread to the bin
forum-keep-unbinned = Take the thread out of the bin
forum-keep-board = Move the thread to
forum-bin = The bin
forum-more = More
forum-join-line = Members write here. Becoming one takes a name and a password, no mail.

## Often asked
forum-faq = Often asked
forum-faq-of = Often asked about { $game }

## Rooms
forum-rooms = Rooms
forum-crowd = { $members ->
    [one] one member
   *[other] { $members } members
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
} in this room
forum-logged-in = { $count ->
    [one] one member logged in
   *[other] { $count } members logged in
}, all rooms
forum-clocks = How fast?
forum-clocks-line = for each player; press to sit down
forum-waits = { $name } waits
forum-waits-nobody = nobody waits
forum-tables = Tables
forum-tables-none = No table just now. Press a clock and one is laid.
forum-list = The word list
forum-list-line = { $note }: { $count } words.
forum-list-instead = { $note }, in place of { $other }: { $count } words, free to hand on.
forum-people = Here now
forum-people-none = Nobody else is here.
forum-doing = { $doing ->
    [plays] plays
    [watches] watches
   *[other] looks round
}
forum-unnamed = { $count ->
    [one] and one more who watches
   *[other] and { $count } more who watch
}
forum-member = Members do more here
forum-rules = The rules at length

## Refusals
forum-error-no-such-thread = There is no such thread, or it is no longer shown.
forum-error-no-such-board = There is no such board.
forum-error-no-such-room = There is no such room.
forum-error-no-title = A thread needs a title.
forum-error-too-long = That is too long: a post has at most { $most } signs.
forum-error-locked = This thread is closed. Begin another one.
forum-error-not-yours = Only whoever wrote a post may change it.
forum-error-too-late = This post can no longer be changed. Add another one.
forum-error-too-many-posts = Not so many posts at once. Try again in { $seconds } s.
forum-error-too-many-reports = Not so many reports at once. Try again in { $seconds } s.

## Ratings
forum-rated = rated { $rating }

## Words
forum-words = Look up a word
forum-words-line = The list of this room, and what else all the letters make. A question mark is any letter.
forum-word = Word or letters
forum-word-look = Look up
forum-word-yes = { $word } is in the list.
forum-word-no = { $word } is not in the list.
forum-word-meaning = What does it mean?
forum-word-others = { $count ->
    [0] No other word of these letters.
    [one] One other word of these letters:
   *[other] { $count } other words of these letters:
}
forum-word-more = There are more: not all were looked at.
forum-error-no-word = Type a word of the list’s letters, forty at most.
forum-error-no-words-while-playing = You are in a game of it just now. Words are looked up when it is over.
