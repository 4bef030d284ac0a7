### English strings of the forum, the FAQ and the rooms.

## The forum
forum-title = Forum
forum-line = Anyone can read; members can post.
forum-all = All
forum-boards = Boards
forum-board = Board
forum-board-general = General
forum-search = Search the forum
forum-none = No posts yet.
forum-none-found = No posts match your search.
forum-threads = Threads
forum-threads-all = All threads
forum-thread-new = New thread
forum-thread-title = Title
forum-thread-start = Create thread
forum-posts = { $count ->
    [one] one post
   *[other] { $count } posts
}
forum-unread = { $count } new
forum-unread-from-here = New since your last visit
forum-started = started by { $name }, { $when }
forum-is-pinned = pinned
forum-is-locked = locked
forum-is-binned = in the trash
forum-locked-line = This thread is locked. You can read it, but not reply.
forum-edited = edited
forum-hidden = A post by { $name } was hidden by { $by }
forum-gone = The author deleted their account, and with it this post.
forum-text = Your post
forum-write = Write
forum-preview = Preview
forum-markdown = Markdown: **bold**, *italic*, lists, tables, `code`. You can edit a post for one hour.
forum-answer = Reply
forum-answer-own = Your reply
forum-quote = Quote
forum-edit = Edit
forum-edit-save = Save
forum-link = Link to this post
forum-report = Report to the moderators
forum-reported = The moderators will look at it. Thank you.
forum-why = Reason (short)
forum-manage = Manage the post by { $name }
forum-hide = Hide post
forum-show = Show post
forum-moderate-pinned = Pin thread
forum-moderate-unpinned = Unpin thread
forum-moderate-locked = Lock thread
forum-moderate-unlocked = Unlock thread
forum-moderate-binned = Move to trash
forum-moderate-unbinned = Restore from trash
forum-moderate-board = Move thread to
forum-bin = Trash
forum-more = More
forum-join-line = Only members can post. To join you need a name and a password, no email.

## FAQ
forum-faq = FAQ
forum-faq-of = { $game } FAQ

## Rooms
forum-rooms = Rooms
forum-online-count = { $members ->
    [one] one member
   *[other] { $members } members
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
} in this room
forum-logged-in = { $count ->
    [one] one member signed in
   *[other] { $count } members signed in
}, all rooms
forum-clocks = Choose a clock
forum-clocks-line = per player; press to join
forum-waits = { $name } is waiting
forum-waits-nobody = nobody is waiting
forum-tables = Tables
forum-tables-none = No tables. Choose a clock to open a table.
forum-list = Dictionary
forum-list-line = { $note }: { $count } words.
forum-list-instead = { $note } (replaces { $other }): { $count } words, freely licensed.
forum-people = Online
forum-people-none = Nobody else is online.
forum-doing = { $doing ->
    [plays] playing
    [watches] watching
   *[other] browsing
}
forum-unnamed = { $count ->
    [one] and one more spectator
   *[other] and { $count } more spectators
}
forum-member = Create an account for more features
forum-rules = Full rules

## Errors
forum-error-no-such-thread = This thread does not exist or is no longer visible.
forum-error-no-such-board = There is no such board.
forum-error-no-such-room = There is no such room.
forum-error-no-title = A thread needs a title.
forum-error-too-long = This post is too long. The limit is { $most } characters.
forum-error-locked = This thread is locked. Start another one.
forum-error-not-yours = Only the author can edit a post.
forum-error-too-late = This post can no longer be edited. Write a new one.
forum-error-too-many-posts = Too many posts. Try again in { $seconds } s.
forum-error-too-many-reports = Too many reports. Try again in { $seconds } s.

## Ratings
forum-rated = rating { $rating }

## Words
forum-words = Look up a word
forum-words-line = Searches the dictionary of this room, and finds anagrams. A question mark replaces any letter.
forum-word = Word or letters
forum-word-look = Look up
forum-word-yes = { $word } is in the dictionary.
forum-word-no = { $word } is not in the dictionary.
forum-word-meaning = What does it mean?
forum-word-others = { $count ->
    [0] No other anagrams.
    [one] One other anagram:
   *[other] { $count } other anagrams:
}
forum-word-more = The search was cut short: there are more.
forum-error-no-word = Enter a word of at most forty letters of the dictionary’s alphabet.
forum-error-no-words-while-playing = You cannot look up words while you are playing this game.
