# The list of rooms; the browser fetches this nowhere else.

lobby-line = Rooms open to everybody. Take a free seat, or watch a match.
lobby-narrow = Show
lobby-all = All
lobby-only-free = With a free seat
lobby-only-playing = In play
lobby-every-game = Every game
lobby-empty = No open rooms just now. Open one: it takes four seconds.
lobby-join = Sit down
lobby-watch = Watch
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-playing = In play
lobby-full = No free seat
lobby-since-open = waiting for { $time }
lobby-since-playing = for { $time }
lobby-since-full = here for { $time }
lobby-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
lobby-pages = Pages of the list
lobby-page = Page { $page } of { $pages }
lobby-earlier = Previous
lobby-later = Next
lobby-offline = No connection just now, so this list may be old. We are trying again.
