# A room is what a link leads to: it is opened, locked, closed. The table is where those sit who play in it.

# The site
site-name = Observatory
theme = Dark or light
loading = Setting the table…
stuck = This page has not finished loading.
stuck-again = Load it again
close = Close
about-source = Free to play, without an account.

# Front page
front-open = Open a room

# The lobby
lobby = Open rooms
time-moment = a moment
time-minutes = { $count } min
time-hours = { $count } h
opening-who = Who may come
opening-by-link = With the link
opening-public = Anybody
opening-level = Strength of bots
option-seats = Seats
opening-absent = If somebody is gone for long
opening-absent-bot = a bot takes over until they are back
opening-absent-defaults = the clock decides for them
opening-absent-remove = they are out of the match
opening-chat = Chat
opening-chat-free = free words
opening-chat-phrases = ready-made phrases only
opening-delay = Spectators see the match
opening-delay-none = at once
opening-delay-moves-3 = 3 moves later
opening-delay-seconds-30 = 30 seconds later
opening-delay-seconds-120 = 2 minutes later
opening-watchers = During a match the table hears of spectators
opening-watchers-counted = how many there are
opening-watchers-named = their names

# Error pages
to-front = To the front page

# Before the start
your-name = Your name
sit-down = Sit down
stand-up = Stand up
or-watch = Or just watch: you already are, and nobody needs your name for that.
ready = I’m ready
not-ready-after-all = Wait, not yet
rematch = Rematch
rematch-wanted = { $people } would like a rematch.
to-table = Back to the table
next-match-on = The next match has begun.
waits-for-you = { $count ->
    [one] { $people } is waiting for you.
   *[other] { $people } are waiting for you.
}
options-all = All options
options-usual = Played with the usual options
sit-here = Sit here
sit-here-at = Sit here: { $seat }
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
staff = Staff
seat-you = you
seat-ready = ready
seat-not-ready = not ready yet
side-unknown = no side yet
side-next = next match: { $side }
lamp-here = connected
lamp-here-lag = connected, { $lag } ms
lamp-lag = { $lag }{"\u00a0"}ms
lamp-away = away
bot-name = Bot ({ $level })
bot-numbered = Bot { $number } ({ $level })
bot-add = Bot: { $level }
bot-remove = Take away: { $name }
invite-label = Invite by link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-first = Nobody else is here yet. Send the link:
who-public = This room is in the list of open rooms; the link works, too.
invite-picture = The link as a picture for a phone’s camera
invite-hint = Whoever opens the link may sit down or watch. A phone nearby can simply scan the picture.
invite-text = Come and play:
invite-copied-link = The link is copied: whoever has it may watch or take a free seat.
invite-copy-link = Copy the link to this room

# The turn line
turn-line = Whose move it is
your-move = Your move
waiting-for = Waiting for { $names }
waiting = Waiting
turn-standing = The match stands still
turn-frozen = The match is frozen
match-over = The match is over
last-move = What happened last
unhurried = More time: first match with a clock.
time-left = Time left
sending = sending…
saving = saving…
saved = Saved.
frozen = This match stands until staff resume it. Nothing is lost, and no time counts.
offline = No connection. Trying again by itself…
offline-pending = No connection. Your move is kept; trying again by itself…
act-dropped = Your move did not arrive in time, and it is no longer possible. Look at the board again.

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
actions-others = Other actions
actions-more = More
actions-alike = (1 of { $count } alike)
actions-by-fields = Exact values
really = Really? { $action }
log-empty = Nothing has happened yet.
privacy = Privacy
chat-privacy = What is kept of it
chat-empty = Nobody has said anything yet. A hello never hurts.
chat-write = Say something
chat-send = Send
fair = How chance is kept honest
fair-why = The server fixed its share of the chance before the match and showed its fingerprint. After the end its share is shown, and anybody can check every die and every shuffle.
fair-commitment = Fingerprint
fair-seed = Server’s share
fair-nonces = Players’ shares
fair-next = Fingerprint of the next match

# Keys
key-help = Keys
key-again = Show the last move again
key-undo = Take back the last act
key-drawers = All drawers in or out
key-sounds = Sounds: loud, quiet, off
key-choices = Point at an action of the list; Enter does it
sounds-loud = Make the sounds quieter
sounds-quiet = Switch the sounds off
sounds-off = Switch the sounds on

# What the table itself lets a seat do
do-undo = Take back the last act

# Events of the table
event-seat-away = { $seat } is away.
event-seat-back = { $seat } is back.
event-stood-still = { $why ->
    [nobody] Nobody is here: the match stands still.
    [outage] The server was away; that time is not counted.
    [fault] The match was frozen; that time is not counted.
    [agreed] Everybody agrees on a pause: the match stands still.
   *[other] The match stands still.
}
event-undone = { $seat } takes the last act back.
event-went-on = The match goes on.

document-code = Code
document-none = none
document-by-code = Or by its code
refuse-unknown = That was not possible.

# Accounts
former-guest = former guest

# Replay
replay = Replay
share-failed = The picture could not be fetched. Try again in a moment, or send the link to the replay:
share-link = Link to the replay
replay-dice = Check the dice

# Rules
rules = Rules
why-allowed = Nothing forbids that now.
rule-of = Rule { $rule }

# Host
host = host
host-panel = Run the room
host-panel-line = What the host may do. Everybody in the room is told.
host-none = This room has no host at the moment.
host-seats = Seats
host-appoint = Make host
host-appoint-named = Make { $name } the host
host-kick = Send away
host-kick-named = Send { $name } away from the table
host-kick-sure = Really send away?
host-kick-at-play = During a match the others at the table have to agree to it; the room settings say who plays on for somebody who was sent away. If not everybody agrees, the match stands on nobody’s record.
host-kick-ask-sure = Really ask the others?
host-unwatch = Close to spectators
host-admit = Let people watch again
host-unwatch-line = While the room is closed to spectators, only those at the table see the match.
host-dismiss = Remove
host-dismiss-named = Remove { $name } from the spectators
host-dismiss-sure = Really remove?
motion = { $count ->
    [0] The host wants to send { $name } away from this match. It happens once the others at the table agree.
    [one] The host wants to send { $name } away from this match. One of you has agreed.
   *[other] The host wants to send { $name } away from this match. { $count } of you have agreed.
}
motion-you = The host wants to send you away from this match. It happens only if the others at the table agree.
motion-agree = Send { $name } away
unwatched-line = The host has closed this room to spectators: to see the match, take a seat as soon as one is free.
void-line = This match stands on nobody’s record.
voided-line = A moderator has declared this result void. Its replay says why.
host-swap = Swap
host-swap-named = Swap { $name } with the next seat
host-fill = Fill free seats with bots
host-fill-level = Bots: { $level }
host-door = Door
host-lock = Lock the room
host-unlock = Unlock the room
host-lock-line = Nobody new may sit down. Whoever sits may go and come back.
host-barred = Sent away
host-pardon = Let in again
host-pardon-named = Let { $name } sit down again
host-game = The game
host-settings = Room settings
host-change = Change
host-changed-line = After new options everybody has to be ready again, and the last match leaves the board.
host-between = Options and room settings can be changed once the match is over.
host-close = Close the room
host-close-sure = Really close it for good?
host-close-line = After that nothing more happens here. Finished matches keep their replays.
room-locked = Locked
room-locked-line = This room is locked: nobody new may sit down. You may watch.
room-shut-line = This room is locked, and closed to spectators. Ask whoever sent you the link.
sent-away-line = { $watch ->
    [0] You have been sent away from this table.
   *[1] You have been sent away from this table. You may watch.
}
room-closed = This room is closed
room-closed-line = Nothing happens here any more. Open another one whenever you like.

# What the room tells everybody
notice-resumed = The match goes on.
notice-unwatched = The host has closed the room to spectators.
notice-watched = The host lets people watch again.
notice-void = Somebody was sent away without everybody’s consent: this match stands on nobody’s record.
notice-voided = A moderator has declared the result of this match void.
notice-counts = The result of this match counts again.
notice-locked = The room is locked: nobody new may sit down.
notice-unlocked = The room is open again.
notice-public = Anybody may come now: the room is in the list of open rooms.
notice-by-link = The room has left the list: only people with the link can come now.
notice-closed = This room has been closed.
notice-kicked = { $name } has been sent away from the table.
notice-host = { $name } is the host now.
notice-swapped = { $name } and { $other } have changed places.
notice-moved = { $name } now has seat { $place }.
notice-options = The host has changed the options. Have a look, and say again that you are ready.
notice-manners = The host has changed the room settings.

# Chat of the table and of the spectators
chat-channels = Who talks
chat-table = Table
chat-watchers = Spectators
chat-empty-watchers = No spectator has said anything yet.
chat-only-table = Those at the table talk here.
chat-only-watchers = Spectators talk here; during a match the table does not hear them.
chat-later = You are watching with a delay, so the table’s talk comes after the match.
chat-phrases = Quick phrases
chat-phrases-only = This room talks in quick phrases.
chat-name = Your name as a spectator
chat-name-line = To talk, give yourself a name.
chat-name-go = Watch under this name
chat-hidden = This line is hidden. Why?
chat-hears-phrases = You read quick phrases only, as the settings say.
chat-masked = a rude word
chat-mute-named = Do not show what { $name } says
chat-unmute = Show again
chat-unmute-named = Show again what { $name } says
about-line = About this line of { $name }
about-person = About { $name }
about-move = About this move
about-table = About the room and who is there: { $which }, { $people }
about-players = About those who played: { $company }
about-title = Report, block or mute
about-nobody = There is nobody here but you.
about-room = Report this room
about-report = Report:
about-words = Report it in your own words
ground-insult = an insult
ground-hate = hatred of a group
ground-threat = a threat
ground-private = somebody’s private details
ground-spam = advertising or spam
ground-cheating = cheating
ground-stalling = playing for time
ground-leaving = walking out on the others
ground-name = an offensive name
ground-spying = telling players what they may not know
ground-pretend = pretending to be somebody else
ground-fault = the game has done something wrong
ground-other = something else
chat-muted = { $count ->
    [one] { $name }: one line, muted
   *[other] { $name }: { $count } lines, muted
}
about-block = Block { $name }
about-unblock = Unblock { $name }
about-muted = In that room you no longer see what { $name } says, in this browser.
about-unmuted = You see again what { $name } says.
about-blocked = { $name } is blocked: you no longer see what they write, in any room. They are not told. The settings list whom you have blocked.
about-unblocked = You see again what { $name } writes.
chat-blocked = { $count ->
    [one] One line by somebody you have blocked
   *[other] { $count } lines by somebody you have blocked
}
chat-blocked-show = Show
chat-blocked-hide = Hide
phrase-hello = Hello.
phrase-good-luck = Good luck.
phrase-ready = Ready?
phrase-your-move = Your move.
phrase-one-moment = One moment, please.
phrase-thinking = I’m thinking.
phrase-nice = Nice one.
phrase-ouch = Ouch.
phrase-sorry = Sorry.
phrase-thanks = Thank you.
phrase-well-played = Well played.
phrase-good-game = Good game.
phrase-rematch = Rematch?
phrase-bye = Goodbye.

# Those who watch
watchers = Watching
watchers-others = { $count ->
    [one] and { $count } other
   *[other] and { $count } others
}
watchers-you = you, as { $name }
watchers-rename = Another name
watch-later = { $delay } later
watch-behind = You see the match with a delay: { $delay }.
watch-behind-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
watch-behind-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

# Away and back
event-seat-taken-over = A bot plays for { $seat } until they are back.
event-seat-handed-back = { $seat } is back and plays.
event-seat-lost = { $seat } has been away too long and is out of the match.
event-pause-wanted = { $seat } would like a pause.
event-pause-unwanted = No pause now.
event-called-back = { $seat } calls everybody back to the table.
event-stepped-out = { $seat } steps out for five minutes.
event-stepped-in = { $seat } is here again.
away-bot-in = away, a bot takes over in { $time }
away-remove-in = away, out of the match in { $time }
away-bot = away, a bot plays
away-lost = out of the match, a bot plays
away-lost-clock = out of the match
away-out = stepped out, back within { $time }
away-out-mine = You are out for { $time } more. The clocks run on; your seat waits. Once in a match.
away-turn-bot = { $name } is away. A bot takes over in { $time }.
away-turn-remove = { $name } is away and out of the match in { $time }.
away-mine-lost = You were away too long: you are out of this match and watch it from your seat.
log-undone = Taken back:
log-by-bot = played by a bot
result-bot-finished = a bot finished it
pause-ask = Ask for a pause
pause-why = The match is paused once everybody who is here agrees.
pause-wanted = { $name } would like a pause.
pause-wanted-mine = You have asked for a pause. Waiting for { $names }.
pause-agree = Agree
pause-rather-not = Rather not
pause-withdraw = Never mind
pause-go-on = Go on
pause-standing = Pause, by agreement
pause-standing-line = Nobody moves, and the clocks are stopped.
pause-called = Going on in { $time }, or as soon as { $names } { $count ->
    [one] is back.
   *[other] are back.
}
pause-called-mine = I’m here
step-out = Step out for five minutes
step-out-why = The others see when you will be back, and nobody takes over your seat before then. The clocks run on. Once in a match, so that no table waits for ever.
step-in = I’m here again
seat-code = Seat code
seat-code-why = With it you get your seat back on another device, or when this browser has forgotten you. Write it down and keep it to yourself.
seat-code-show = Show my seat code
seat-code-new = Another code
seat-code-void = Any code you were given before has stopped working.
seat-code-yours = Your seat code
seat-code-where = Open this room on the other device, choose “I have a seat code” and type it there.
seat-code-have = I have a seat code
notice-recovered = { $name } plays on in another browser.

# Lessons
ask-lesson-watch = Watch what happens.
do-read_on = Go on
level-lesson = lesson
reason-lesson = The lesson is over.
lesson = Lesson
lesson-begin = Never played? Three minutes
lesson-step = Step { $step } of { $steps }
lesson-leave = Leave the lesson
lesson-over = You know how it goes
lesson-over-line = The rest is best learnt by playing.
lesson-easy-bot = Play the easy bot
lesson-to-room = Back to the table
lesson-again = The lesson once more
