# The house
site-name = Observatory
site-line = Rooms for board games
language = Language
language-pl = Polski
language-en = English
theme = Dark or light
skip = To the content
loading = Setting the table…
no-script = A game needs JavaScript. Please switch it on for this page.
close = Close
about-source = Free to play, without an account.

# Front page
front-title =
    Open a table.
    Send the link.
    Play.
front-line = Board games for friends who are somewhere else tonight. No account and no download: whoever has the link takes a seat or watches.
front-games = What shall we play?
front-open = Open a room
front-options = Options
front-join = Have a code?
front-join-line = Type the code of a room, and you are at the table.
front-code = Room code
front-join-go = Join
front-picture = A telescope dome on a hill at night, light falling from its slit; above it a constellation of five stars.
front-how = How it works
front-how-1 = Open a room. It takes four seconds.
front-how-2 = Send the link. Your friends type a name, nothing more.
front-how-3 = Play in the browser, on a phone too. A free seat is taken by a bot.
front-empty = There is no game in the house yet.

# Error pages
to-front = To the front page
not-found-title = No such page
not-found-line = Perhaps the link lost a letter on its way. Room links have a long code at the end.
forbidden-title = Not for you
forbidden-line = This page is not open to you.
bad-request-title = The request made no sense
bad-request-line = Something in it was not as it should be. Go back and try again.
server-error-title = Something broke here
server-error-line = It is our fault, and it has been noted. Matches under way are kept; try again in a moment.
csrf-title = The form was too old
csrf-line = The page stood open too long, or cookies are off. Go back, reload the page and try again.

# Before the start
your-name = Your name
sit-down = Sit down
stand-up = Stand up
or-watch = Or just watch: you already do, and nobody needs your name for that.
ready = I’m ready
not-ready-after-all = Wait, not yet
rematch = Rematch
waiting-seats = { $count ->
    [one] You are ready. One seat is still free.
   *[other] You are ready. { $count } seats are still free.
}
waiting-ready = You are ready. Waiting for { $names }.
full-watching = The room is full. You are watching.
watching = { $count ->
    [0] Nobody is watching.
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
seat-number = Seat { $number }
seat-free = Free seat
seat-you = you
seat-ready = ready
seat-not-ready = not ready yet
lamp-here = connected
lamp-here-lag = connected, { $lag } ms
lamp-lag = { $lag } ms
lamp-away = away
bot-name = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
bot-add = Bot: { $level }
bot-remove = Take away: { $name }
invite-label = Invite by link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-text = Come and play:
invite-copied-link = The link is copied: whoever has it may watch or take a free seat.
invite-copy-link = Copy the link to this room

# The turn line
turn-line = Whose move it is
your-move = Your move
waiting-for = Waiting for { $names }
waiting = Waiting
turn-standing = The match stands still
turn-frozen = The match is stopped
match-over = The match is over
last-move = What happened last
time-left = Time left
sending = sending…
saving = saving…
saved = Saved.
frozen = A fault stopped this match. Nothing is lost; somebody can set it going again.
offline = No connection. Trying again by itself…
offline-pending = No connection. Trying again by itself; your move is kept and sent as soon as it is back.
act-dropped = Your move did not arrive in time, and it is no longer possible. Look at the table again.

# Result
result-won = You win
result-draw = A draw
result-winner = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
look-at-board = Look at the board
look-at-result = Result

# Drawers
drawers = Players, actions, log and chat
drawer-players = Players
drawer-actions = Actions
drawer-log = Log
drawer-chat = Chat
drawer-news = { $count ->
    [one] { $count } new
   *[other] { $count } new
}
actions-none = Nothing to do right now.
actions-watching = You are watching; the players act.
actions-more = More
really = Really? { $action }
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet. A hello never hurts.
chat-write = Say something
chat-send = Send
chat-seated = Whoever sits at the table may talk.
fair = How chance is kept honest
fair-why = The server fixed its share of the chance before the match and showed its fingerprint. After the end its share is shown, and anybody can check every die and every shuffle.
fair-commitment = Fingerprint
fair-seed = Server’s share
fair-nonces = Players’ shares
fair-next = Fingerprint of the next match

# Keys
key-help = Keys
key-again = Show the last move again
key-drawers = All drawers in or out
key-sounds = Sounds on or off
key-choices = Point at an action of the list; Enter does it
sounds-on = Sounds on
sounds-off = Sounds off

# Events of the table
event-seat-away = { $seat } is away.
event-seat-back = { $seat } is back.
event-stood-still = { $why ->
    [nobody] Nobody is here: the match stands still.
    [outage] The server was away; that time is not counted.
    [fault] A fault stopped the match; that time is not counted.
   *[other] The match stands still.
}
event-went-on = The match goes on.

# Refusals
refuse-malformed = That message could not be read.
refuse-unknown-type = That is not something a room understands.
refuse-not-an-action = There is no such action in this game.
refuse-not-a-signal = There is no such sign in this game.
refuse-too-long = That is too long.
refuse-too-fast = A little slower, please.
refuse-not-seated = Sit down first.
refuse-no-room = There is no such room.
refuse-room-full = The room is full. You can watch.
refuse-seat-taken = Somebody else was faster: the seat is taken.
refuse-seat-not-free = This seat is not free.
refuse-name-taken = Somebody at the table already has this name.
refuse-bad-name = This name will not do. Letters, digits and spaces, please.
refuse-bad-text = That cannot be read. Letters, digits and signs, please.
refuse-no-cookie = Cookies are off in this browser; a seat needs one to be yours.
refuse-no-such-seat = There is no such seat.
refuse-no-such-level = There is no such bot.
refuse-already-seated = You already have a seat.
refuse-match-running = Not while the match is running.
refuse-no-match = No match is running.
refuse-not-ready = Not everybody is ready yet.
refuse-id-reused = Something else was already sent under this number. Reload the page.
refuse-stale = Your picture was old. Here is the new one.
refuse-fault = A fault of ours: the move was not made. It has been noted; play on.
refuse-frozen = This match is stopped because of a fault.
refuse-game-over = The match is over.
refuse-wrong-phase = That is not possible now.
refuse-not-yours = That is not yours to decide.
refuse-saving = Still saving. One moment.
refuse-busy = Too much at once. Try again in a moment.
refuse-unknown = That was not possible.
