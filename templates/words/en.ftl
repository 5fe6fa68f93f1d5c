# What pages alone say: accounts, profiles, settings, and the staff's admin.
# Scripts in rooms use none of it, so no browser loads it.

# Site
site-line = Rooms for board games
language = Language
language-pl = Polski
language-en = English
site-rooms = Rooms
site-links = Pages
skip = To the content
no-script = Games need JavaScript. Please switch it on for this page.
invite-preview = At the table: { $people }.

# Front page
front-title =
    Open a room.
    Send the link.
    Play.
front-line = Board games for friends who are somewhere else tonight. No account and no download: whoever has the link takes a seat or watches.
front-games = What shall we play?
front-options = Options
front-seldom = Less common options
front-join = Have a code?
front-join-line = Type the code of a room to go straight in.
front-code = Room code
front-join-go = Join
front-picture = A telescope dome on a hill at night, light falling from its slit; above it a constellation of five stars.
front-how = How it works
front-how-1 = Open a room. It takes four seconds.
front-how-2 = Send the link. Your friends type a name, nothing more.
front-how-3 = Play in the browser, on a phone too. A bot can take a free seat.
front-empty = No games are installed yet.
front-joinable = Rooms to join
front-all-rooms = All open rooms
front-anywhere = Join anybody
front-against-bot = Play a bot now
front-open-so = Open it like this
front-changed = Changed:
front-name-line = Others will see you by this name, at any table.

# A game at a glance
glance = At a glance
glance-players =
    { $most ->
        [one] { $range } player
       *[other] { $range } players
    }
glance-minutes = { $range } min
glance-depth-light = few rules
glance-depth-middle = some rules
glance-depth-deep = many rules
glance-pace-turns = turn by turn
glance-pace-together = all at once, against time

# Error pages
not-found-title = No such page
not-found-line = Perhaps the link lost a letter on its way. Room links have a long code at the end.
room-lost-title = No such room
room-lost-line = Perhaps the link lost a letter on its way. Ask for it again, or open a room of your own.
offline-title = No connection
offline-line = This browser cannot reach us just now. Nothing is lost: your matches are kept, and this page comes back by itself.
offline-again = Try again
forbidden-title = Not for you
forbidden-line = This page is not open to you.
bad-request-title = The request made no sense
bad-request-line = Something in it was not as it should be. Go back and try again.
too-large-title = Too much at once
too-large-line = More was sent than fits into a form here. Go back, make it shorter and try again.
server-error-title = Something broke here
server-error-line = It is our fault, and it has been noted. Matches under way are kept; try again in a moment.
csrf-title = The form was too old
csrf-line = The page stood open too long, or cookies are off. Go back, reload the page and try again.
away-title = We are back in a moment
away-line = The site is being updated, or catching its breath. Matches wait, nobody’s clock runs out over it, and what was confirmed is stored.
slower-title = A little slower, please
slower-line = A great deal is coming from your network at once. Matches go on: whoever sits at a table notices nothing.
away-again = This page tries again every five seconds.
away-now = Try now
body-too-large = That is too much at once.
body-too-slow = That did not come in time. Try again.
page-crowded = Many are coming at once. Try again in a moment.

# Replay
replay-title = Replay of { $name }
replay-lost-title = No replay of this match
replay-lost-line = Its result is kept, but the rules it was played by have changed since, so it cannot be shown any more.
still-on-title = This match is still on
still-on-line = Its replay and its dice are here once it is over. Until then it can be watched in its room.
still-on-room = To the room

# Draws
dice-title = The dice of this match
dice-line = Nobody has to believe us. Your browser has just recomputed every shuffle and every die of this match from numbers that were fixed before it began. Here is what that proves, step by step.

# Rules
rules-ours = Our ruling: the rulebook is silent here
rules-index-line = Every game in our own words, each rule with its number.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-all = All games
rules-chapters = Chapters
rules-search = Search the rules
rules-nothing = No rule says that. Try fewer words.

# A page whose modules do not come
stuck-why = If it stays like this, something on the way keeps its scripts back: an extension of your browser, or a filter in your network. Let this site pass there, or open it in another browser.
stuck-old = This browser is too old for our boards. Update it, or open the page in a current Chrome, Edge, Firefox or Safari.

# Accounts
account = Your account
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-username = Name
account-username-help = 2 to 24 letters and digits; dots and hyphens may stand between them. It is in the address of your profile.
account-password-help = At least 8 characters, not only digits, and nothing that anybody would guess.
account-email = E-mail, if you like
account-email-own = E-mail address
account-email-help = Only for a forgotten password. Nobody else sees it.
account-password = Password
account-new-password = Password
account-next-password = New password
account-old-password = Current password
account-again = The same password again
account-again-missing = Please type the password twice, so that a slip of the finger shuts nobody out.
account-mismatch = Name and password do not belong together.
account-wrong-password = That is not your password.
account-too-many = Too many attempts. Wait a few minutes, then try again.
account-taken = Somebody has this name, or one that looks like it. Choose another one.
account-bad-username = 2 to 24 Latin letters and digits, please; a dot, a hyphen or an underscore may stand between them.
account-inactive = This account has been closed
account-inactive-line = Nobody can sign in to it. You can go on playing as a guest.
account-password-changed = Your new password is set.
account-sign-in-line = Your seats and matches in this browser come along.
account-sign-in-first = Sign in for that page, please. If you were signed in already, that has run out in the meantime.
account-no-account = No account yet?
account-have-account = You have an account?
account-sign-up-line = A name and a password. What you have played in this browser so far becomes yours, and you find it on every device.
account-sign-up-why = You can always play without an account.
account-forgotten = Forgotten your password?
account-sign-out-title = Sign out?
account-stay = Stay signed in
account-sign-out-line = Your matches and seats stay with your account. This browser goes on as a new guest.
account-change-password = Change the password
account-everywhere = Sign out everywhere
account-everywhere-line = Every browser in which you are signed in is signed out, this one too; tables that are open there lose their seat within a second.
account-everywhere-done = You are signed out in every browser.
account-set-password = Set a password
account-reset = A new password
account-reset-line = Type the e-mail address of your account, and we send a link to it.
account-reset-send = Send the link
account-reset-sent = Check your mail
account-reset-sent-line = If the address belongs to an account, a link is on its way. It works for a few days.
account-reset-bad = This link does not work any more
account-reset-bad-line = It was used already, or it is too old. Ask for a new one.
account-reset-done = Your new password is set
account-confirm = Confirm the address
account-confirm-line = Does { $email } belong to { $name }?
account-confirm-yes = Yes, that is me
account-confirm-bad = This link does not work any more
account-confirm-bad-line = It was used already, or it is too old. You can play all the same.
account-confirm-sent = Check your mail
account-confirm-sent-line = We have sent you a link, to be sure that the address is yours. You can play meanwhile.
refuse-too-soon = A little slower, please. It can be tried again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-many-title = A little slower, please
too-many-line = That was tried too often in a short time. Wait a minute, then try again.

# Profile
profile-joined = Member since { $date }
profile-own = This is your profile, as others see it.
profile-private = This is your profile. Only you see what you have played.
profile-hidden = { $name } shows nobody what has been played.
profile-statistics = Game by game
profile-game = Game
profile-played = Played
profile-won = Won
profile-left-many = Left early
profile-share = Win rate
profile-matches = Matches
profile-empty = No match has been played to its end yet.
profile-empty-own = Your first match will appear here as soon as it is over. Opening a room takes four seconds.
profile-with = with { $company }
profile-alone = alone
profile-first = won
profile-last = lost
profile-shared = a draw
profile-place = place { $place } of { $count }
profile-left = left early
profile-over = over
profile-replay = Replay
profile-pages = Pages of matches
profile-newer = Newer
profile-older = Older
profile-page = Page { $page } of { $pages }

# Settings
settings = Settings
settings-of-browser = Light, motion and sounds
settings-line = How this site looks and sounds to you.
settings-guest = You are a guest here: this browser remembers your choice.
settings-member = Your choice comes along to every browser in which you sign in.
settings-saved = Saved.
settings-save = Save
settings-language = Language
settings-language-any = as the browser asks
settings-theme = Light
settings-theme-system = as the device has it
settings-theme-dark = night
settings-theme-light = day
settings-motion = Motion
settings-motion-system = as the device has it
settings-motion-reduced = as little as possible
settings-sounds = Sounds
settings-sounds-on = on
settings-sounds-off = off
settings-history = What you have played is seen by
settings-history-everybody = everybody
settings-history-me = only you
settings-account = Account
settings-export = Take everything home
settings-export-line = A file with all that is kept about you: seats, matches, lines of chat, settings.
settings-export-get = Get the file
settings-delete = Delete the account
settings-delete-line = Your name goes from everything you have played, and what you have said goes altogether. The matches stay for the others.
settings-kept = What is kept of you
settings-kept-line = You need no account for it: what this browser has played and said is known by its cookie.
settings-delete-guest = Delete what is kept
delete-title = Delete your account?
delete-line = The account { $name } goes for good. In matches you become a “former guest”, what you have said goes, your seats are given back, and nobody, not even we, can undo it.
delete-first = Would you like to take your data home first?
delete-go = Delete for good
delete-not = Keep the account
delete-guest-title = Delete what is kept of you?
delete-guest-line = In matches you become a “former guest”, what you have said and made here goes, your seats are given back, also in matches that run, and this browser is somebody new. Nobody, not even we, can undo it.
delete-guest-not = Keep it all
deleted-title = It is all gone
deleted-line = Thank you for having been here. You can always come back, as somebody new.

# A seat on another device
seat-elsewhere = You hold seat { $number } here in another browser.
seat-take = Take my seat here

# What a messenger shows of a link
invite-title = { $name } invites you: { $title }

# The way back to where somebody sits
anywhere-opened = Nobody was waiting just now, so this is a new room of yours: anybody may join it from the list of open rooms.
own-tables = Your tables
own-tables-go = To the table
own-tables-alone = Nobody else yet
own-tables-theirs = Waiting for { $people }
own-tables-soon = Not begun yet

# The seat code
seat-code-title = Back to your seat
seat-code-line = Type the four words that you wrote down. The browser that held the seat so far will watch.
seat-code-words = Seat code
seat-code-go = Take my seat
seat-code-watch = To the room without a code

# Refusals that come from the server in words
refuse-muted = You are muted for { $unit ->
    [minutes] { $count ->
        [one] one more minute
       *[other] { $count } more minutes
    }
    [hours] { $count ->
        [one] one more hour
       *[other] { $count } more hours
    }
   *[days] { $count ->
        [one] one more day
       *[other] { $count } more days
    }
}. Reason: { $because } You can object: see “Reports and decisions” in the settings.
refuse-name-while-muted = While you are muted, you keep the name { $name }.
refuse-wrong-code = That code opens no seat in this room. Check each word; a newer code makes the older one void.
refuse-signed-out = Nobody is signed in here any more. Load the page again to go on.
refuse-account-closed = This account has been closed. You can go on playing as a guest.
refuse-banned = You may not take part here for now. The page “/banned/” says why, until when, and how to object.
refuse-too-many-seats = With these options the game has this many seats: { $allowed }.
refuse-no-lesson = This game has no lesson yet.
refuse-no-documents = Nothing of one’s own is made for this game.
refuse-no-document = Nothing has this code. Check it, letter by letter.
refuse-document-withdrawn = It was taken away, and cannot be chosen any more.
refuse-document-of-another-game = That was made for another game.
refuse-document-has-errors = Nobody can play on it yet: it has errors.
refuse-document-too-large = That is too large: at most { $most } kB.
refuse-bad-document-name = Give it a name of one to sixty characters.
refuse-too-many-documents = You keep { $most } already. Delete one first.
refuse-not-your-document = Only its maker can change it.

# Reports and decisions
report-title-line = Report a line
report-title-seat = Report a player
report-title-watcher = Report a spectator
report-title-room = Report a room
report-title-profile = Report a profile
report-title-event = Report a move
report-ground = What is wrong?
report-words = What else should we know? (optional)
report-goes-along = The lines before and after it go along. Whoever wrote it is not told who reported it.
report-goes-along-conduct = What was said there last, as far as you can read it, and where the match is go along. Whoever it is about is not told who reported them.
report-goes-along-room = What was said there last, as far as you can read it, goes along. Whoever runs the room is not told who reported it.
report-seat = at the table of room { $room }
report-watcher = watches in room { $room }
report-room = Room { $room }
report-run-by = run by { $name }
report-profile = member
report-event = a move in room { $room }
report-target = What it is about
report-others = { $count ->
    [one] One other person has reported the same.
   *[other] { $count } others have reported the same.
}
report-send = Report it
report-choose = Choose what is wrong.
report-too-long = At most 500 characters, please.
report-number = Report { $code }
report-at = Sent
report-come-back = The outcome will stand on this page, and the site will tell you when there is one.
report-waits = Thank you. It waits for a moderator.
report-undone = A decision was made, and taken back shortly after by whoever had made it. Your report waits for a moderator again.
report-gone = Whoever wrote the line has deleted everything that was kept of them, this line too.
report-gone-conduct = Whoever it was about has deleted everything that was kept of them.
report-taken-back = It was decided in your favour, and another moderator took that back after an objection.
report-nothing = A moderator has read it, with all that was said around it, and leaves the line as it is. In the chat you can mute whoever wrote it.
report-nothing-conduct = A moderator has looked at it, with all that goes with it, and nothing follows. You can mute people yourself, in the menu beside their names.
report-nothing-room = A moderator has looked at the room and leaves it as it is.
report-outcome-hide = The line is hidden now.
report-outcome-mute = The line is hidden now, and whoever wrote it is muted for a while.
report-outcome-ban = The line is hidden now, and whoever wrote it may not take part here for a while.
report-outcome-warn = Whoever wrote it has been warned.
report-outcome-ban-conduct = Whoever it was about may not take part here for a while.
report-outcome-mute-conduct = Whoever it was about is muted for a while.
report-outcome-warn-conduct = Whoever it was about has been warned.
report-outcome-warn-room = Whoever runs the room has been warned.
report-outcome-close-room = The room is closed.
report-open = waits
report-closed = decided
because-insult = It insults somebody.
because-hate = It spreads hatred of a group of people.
because-threat = It threatens somebody.
because-private = It tells private details of somebody.
because-spam = It advertises, or says the same again and again.
because-cheating = It is cheating.
because-stalling = Playing for time spoils the match for the others.
because-leaving = Walking out again and again leaves the others without a match.
because-name = The name offends others.
because-spying = Players were told what they may not know.
because-pretend = It pretends to be somebody else.
because-fault = A fault of the game was used against the others.
because-other = It makes the place worse for the others.
because-evasion = Somebody who may not take part, or not write, comes from this browser or from where you are, and this browser had done nothing here before.
reports = Reports and decisions
reports-line = What you have reported, and what was decided about you.
reports-see = See them
reports-own = Reported by you
reports-none = Nothing yet. The menu beside every name and every line reports it.
decisions-own = About you
decisions-none = Nothing was decided about you.
decisions-news = There is a decision for you to read.
news-unread = not read yet
decision-title = About something you wrote
decision-title-person = About what you write here
decision-title-conduct = About how you behave here
decision-title-room = About a room that you run
decision-title-ban = A ban
decision-outcome-hide = A moderator has hidden your line.
decision-outcome-mute = A moderator has muted you because of something you wrote.
decision-outcome-ban-conduct = A moderator has banned you from this site.
decision-outcome-mute-conduct = A moderator has muted you because of how you behaved.
decision-outcome-carried-on = A mute holds in this browser, too.
decision-outcome-ban = A moderator has banned you from this site.
decision-outcome-ban-carried-on = A ban holds in this browser, too.
mute-stands = Until { $date } UTC, everywhere on this site. Till then nothing that you write reaches a chat, quick phrases neither, and you keep your name. You can play and watch as always.
mute-stands-here = Until { $date } UTC, in room { $room }. Till then nothing that you write reaches its chat, quick phrases neither, and you keep your name. You can play and watch as always.
mute-over = It ended on { $date } UTC: you can write again.
ban-stands = Until { $date } UTC. Till then no room, lobby or game is open to you here, and seats you held are free again.
ban-over = It ended on { $date } UTC: you can take part again.
mute-not-you = If that was somebody else, sign in to your account, or object below.
warning-stands = The warning stands until { $date } UTC. Nothing else follows.
warning-over = The warning ended on { $date } UTC.
sanction-until = until { $date } UTC
sanction-ended = ended on { $date } UTC
sanction-mute = A moderator has muted you: nothing that you write is heard. Reason:
sanction-warning = A moderator has warned you. Reason:
sanction-over = The mute is over: you can write again.
sanction-carried-on = A mute holds in this browser, too: nothing that you write is heard. Reason:
sanction-till = Until
sanction-more = Details, and how to object
banned-title = You are banned here
banned-still = What stays open
banned-still-line = The settings, where you can get or delete everything that is kept of you, your reports and decisions, and the page about privacy.
decision-outcome-warn = A moderator warns you because of your line.
decision-outcome-warn-conduct = A moderator warns you because of how you behaved.
decision-outcome-warn-room = A moderator warns you because of a room that you run.
decision-outcome-close-room = A moderator has closed a room that you run.
decision-at = Decided on { $date }.
decision-undone = A decision about you was taken back shortly after it was made: nothing of it holds any more.
decision-undone-waits = A moderator may still decide anew. You will find that here.
decision-undone-nothing = Nothing follows.
appeal-title = Do you see it otherwise?
appeal-line = You can object once, within { $days } days. Another moderator decides then, and you will find the answer here.
appeal-field = Why should it be decided otherwise?
appeal-words = Say why, in 3 to 1000 characters.
appeal-send = Object
appeal-yours = What you objected
appeal-waits = Your objection waits for another moderator.
appeal-upheld = Another moderator has looked at it again: the decision stands.
appeal-shown-again = Another moderator has taken the decision back: your line is shown again.
appeal-unmuted = Another moderator has taken the decision back: you can write again, and a line that was hidden is shown again.
appeal-unmuted-conduct = Another moderator has taken the decision back: you can write again.
appeal-reopened = Another moderator has taken the decision back: the room is open again.
appeal-unbanned = Another moderator has taken the decision back: you can take part again.
appeal-taken-back = Another moderator has taken the decision back.
refuse-no-line = This line is not there any more.
refuse-reports-waiting = { $count } of your reports wait for a decision. Please let us read those first.
refuse-no-target = What you wanted to report is not here any more.
refuse-no-appeal = This cannot be objected to any more.

# The staff's admin
admin = Administration
admin-menu = Menu at the side
admin-count = Total: { $count }
admin-desk = Desk
admin-play = Play
admin-people = People
admin-record = On record
admin-room = room
admin-room-many = rooms
admin-seat = seat
admin-seat-many = seats
admin-line = line of chat
admin-line-many = lines of chat
admin-case = report
admin-case-many = reports
admin-mute = mute
admin-ban = ban
admin-warning = warning
admin-sanction = ban, mute or warning
admin-sanction-many = bans, mutes and warnings
admin-match = match
admin-match-many = matches
admin-document = document
admin-document-many = documents
admin-played = seat in a match
admin-played-many = seats in matches
admin-fault = fault
admin-fault-many = faults
admin-guest = guest
admin-guest-many = guests
admin-member = member
admin-member-many = members
admin-group = group
admin-group-many = groups
admin-entry = entry
admin-entry-many = audit
live-rooms = Rooms with somebody in them
running-matches = Matches running
frozen-matches = Frozen matches
faults-lately = Faults in the last day
waiting-cases = Reports that wait
mail-differs-title = Match { $code } is not as it was stored
mail-differs-running = The self-check has played match { $code } again, and it did not come out as it is stored. The match has been frozen; the admin's list of faults says where it differs, and the page on operations what to do.
mail-differs-over = The self-check has played match { $code } again, which is over, and it did not come out as it is stored. Nothing has been changed; the admin's list of faults says where it differs, and the page on operations what to do.
mail-reports-title = Reports wait: { $count }
mail-reports = Reports wait for a decision or an answer: { $count }. The first page of the admin leads to them. You get this mail since you may decide about them; at most one comes in ten minutes.
badge-waits = wait
latest-moderation = Done lately
audit-whole = The record is as it was written.
audit-broken = The record is not as it was written: an entry was changed, or is missing. Tell whoever runs this server.
search-rooms = Code of the room or of its match, or a name at the table
search-matches = Code of the match or of its room, or a name at the table
search-documents = Code or name of the document, or its maker
search-lines = Code of the room, a member, or how names and words that were said begin
lately-1 = the last day
lately-7 = the last 7 days
lately-30 = the last 30 days
search-cases = Code of the room or of the case, or the name of whom it is about
search-guests = A name, a member, or the code of a room
search-audit = Somebody of the staff, what it was done to, the code of a room, or words of the reason
field-code = code
field-game = game
field-options = options
field-owner = made by
field-body = content
field-published = published
field-withdrawn = taken away
field-updated-at = changed
field-public = public
field-created-at = first seen
field-host = host
field-commitment = fingerprint of chance
field-match = match
field-matches-played = matches
field-locked = locked
field-closed = closed
field-active-at = last active
field-settings = room settings
field-room = room
field-number = number
field-guest = guest
field-bot-level = bot
field-name = name
field-title = title
field-ready = ready
field-channel = channel
field-seat = seat
field-seats = seats
field-text = what was said
field-phrase = phrase
field-hidden = hidden
field-at = when
field-began = begun
field-rules-version = version of the rules
field-over = over
field-frozen = frozen
field-outcome = outcome
field-bots = bots
field-action = what was asked
field-trace = where it failed
field-member = member
field-last-seen = last seen
field-username = name
field-email = e-mail
field-date-joined = joined
field-last-login = last sign-in
field-is-active = may sign in
field-is-staff = may use the admin
field-who = who
field-what = what
field-kind = kind
field-target = to what
field-reason = reason
field-before = before
field-after = after
field-state = state
field-author = said by
field-about = what was reported
field-whom = whom it is about
field-conversation = what was said around it
field-reports = reports
field-grounds = because of
field-opened-at = reported
field-waits = waits
waits-new = new
waits-due = due
waits-overdue = overdue
time-days = { $count } d
field-held = held by
until = until
field-earlier = what else was reported of them
field-deeds = what else can be done
field-deed = what you can do
field-decision = decision
field-appeal = objection
field-until = until
case-open = waits for a decision
case-appealed = waits for an answer
case-decided = decided
case-answered = answered
case-gone = gone with whom it was about
case-again = waits again
case-undone = taken back before: { $outcome }
case-before = Before it
case-after = Next
case-list = All that wait: { $count }
case-not-here = That case is not here any more.
held-by = { $name } holds this case, until
held-by-you = You hold this case, until
queue-order = What waits comes first, by weight and age: threats, hatred and private details before the rest, many reports before few, and whatever has waited long moves up.
queue-steps = Steps through the queue
keys = Keys:
keys-on = on
desk-key-next = next
desk-key-before = before
desk-key-open = open
desk-key-decide = decide
desk-key-undo = take back
desk-key-list = list
earlier-none = Nothing.
earlier-count = In all: { $count }
record = Their other reports: { $ends }.
record-followed = { $count } led to something
record-nothing = { $count } led to nothing
record-waiting = { $count ->
    [one] { $count } waits
   *[other] { $count } wait
}
record-none = none
case-at-version = { $match }, move { $version }
case-without-line = a ban or mute without a line
case-of-seat = a player: seat { $number }, room { $room }
case-of-watcher = a spectator: room { $room }
case-of-room = the room { $room }
case-of-profile = a profile
case-of-event = a move: number { $number } of the log, room { $room }
case-as-spectator = a spectator
case-seen-at = { $place }, move { $version }
outcome-hide = Hide the line
outcome-mute-hour = Hide it and mute its author for an hour
outcome-mute-day = Hide it and mute its author for a day
outcome-mute-week = Hide it and mute its author for a week
outcome-ban-day = Hide it and ban its author for a day
outcome-ban-week = Hide it and ban its author for a week
outcome-ban-month = Hide it and ban its author for 30 days
outcome-mute = Muted
outcome-ban = Banned
outcome-warn = Leave the line and warn its author
outcome-mute-hour-conduct = Mute them for an hour
outcome-mute-day-conduct = Mute them for a day
outcome-ban-day-conduct = Ban them for a day
outcome-ban-week-conduct = Ban them for a week
outcome-ban-month-conduct = Ban them for 30 days
outcome-mute-week-conduct = Mute them for a week
outcome-warn-conduct = Warn them
outcome-close-room = Close the room
outcome-warn-room = Leave the room and warn whoever runs it
outcome-nothing = No breach of the rules
outcome = What follows?
ground = The reason that both sides are told, each in their language
ground-missing = Choose why.
answer-upheld = The decision stands
answer-taken-back = The decision is taken back
answer = What follows of the objection?
outcome-help = Whom it is about and whoever reported it are told at once.
touched = Whom it touches
touched-hidden = Nobody in room { $room } reads the line any more.
touched-hidden-already = The line is hidden already, and stays so.
touched-room-gone = The room is gone: nobody reads the line anyway.
touched-shown = The line is shown again in room { $room }.
touched-not-shown = The line stays as it is.
touched-closed = Room { $room } closes, for everybody in it.
touched-closed-already = Room { $room } is closed already, and stays so.
touched-no-room = The room is gone.
touched-reopened = Room { $room } opens again.
touched-room-stays = Room { $room } stays as it is.
touched-muted = { $name } says nothing in any chat meanwhile.
touched-unmuted = { $name } can write again at once.
touched-banned = { $name } is sent out of every room at once, loses their seats, and comes back when the ban ends.
touched-unbanned = { $name } can take part again at once; seats are not given back.
touched-author = { $name } is told why, and may object for { $days } days.
touched-author-again = { $name } is told what holds now.
touched-author-not = Whom it is about hears nothing of it.
touched-author-gone = Whom it is about is gone, and is not told.
touched-reporters = Whoever reported it is told: { $people }.
touched-reporters-gone = Whoever reported it is gone, and is not told.
undo-within = Within { $minutes } minutes, while its author has not objected.
case-reporter-gone = somebody who has left
everywhere = everywhere
mute-period = For how long?
period-hour = An hour
period-day = A day
period-week = A week
period-month = 30 days
mute-ground = The reason that the person is told, in their language
mute-room = Only in one room
mute-room-help = Its code; empty for the whole site.
ban-help = Who is banned is sent out of every room at once, and loses their seats.
after-the-end = To be seen once the match is over.
moderation-close_room = Close the room
moderation-reopen_room = Open the room again
moderation-empty_seat = Send away from the table
moderation-hide_line = Hide the line
moderation-show_line = Show the line again
moderation-mute_person = Mute
moderation-end_mutes = End the mute now
moderation-ban_person = Ban
moderation-end_bans = End the ban now
moderation-decide_case = Decide
moderation-claim = Hold the case
moderation-give_back = Give the case back
moderation-undo_decision = Take the decision back
moderation-answer_appeal = Answer the objection
moderation-take_away = Take the document away
moderation-freeze_match = Freeze the match
moderation-resume_match = Resume the match
moderation-change_member = Change what a member may do
done-close_room = closed.
done-reopen_room = open again.
done-empty_seat = free again.
done-hide_line = hidden.
done-show_line = shown again.
done-mute_person = muted.
done-end_mutes = may write again.
done-ban_person = banned.
done-end_bans = may take part again.
done-decide_case = decided.
done-answer_appeal = answered.
done-give_back = Others can decide about it now.
done-undo_decision = taken back. It waits again, and you hold it.
done-take_away = taken away.
done-freeze_match = frozen.
done-resume_match = goes on.
reason = Why?
reason-help = Other staff read it, and so may whoever asks about it later.
reason-record = It happens at once, for everybody who is there, and stays on record with your name.
leave-it = Leave it
nothing-chosen = Nothing is chosen.
refuse-party = You take part in this match, or are barred from its room: it is for somebody else to judge.
refuse-hidden-already = The line is hidden already.
refuse-not-hidden = The line is not hidden.
refuse-not-closed = The room is open.
refuse-not-muted = Nobody is muted here any more.
refuse-not-banned = Nobody is banned here any more.
refuse-bans-staff = Nobody bans staff: an admin takes their rights away first.
refuse-may-not-ban = Your rights do not include bans.
refuse-case-decided = Somebody else has decided about this meanwhile.
refuse-no-outcome = That cannot be decided here, or not by you.
refuse-case-answered = There is no objection to be answered here any more.
refuse-own-decision = The decision was yours, so somebody else answers the objection to it.
refuse-case-claimed = { $minutes ->
    [one] { $name } holds this case, for { $minutes } more minute at most.
   *[other] { $name } holds this case, for { $minutes } more minutes at most.
}
refuse-case-gone = Whom this was about has deleted what was kept of them: there is nothing left to decide.
refuse-decided-already = You have decided about this line already.
refuse-undone-already = That decision has been taken back already.
refuse-undo-objected = Its author has objected meanwhile: somebody else answers that.
refuse-undo-not-own = Only whoever made the decision can take it back.
refuse-undo-late = A decision can be taken back for { $minutes } minutes. Those are over: now only an objection can change it.
refuse-frozen-already = The match is frozen already.
refuse-not-frozen = The match is not frozen.
refuse-stopped-again = The match has frozen again: the fault is still there.

# Privacy
privacy-title = What is kept of you, and for how long
privacy-line = Nobody needs an account here, nobody is shown advertisements, and nothing counts your visits. All pages, pictures and fonts come from this server; nobody else is told that you are here.
privacy-days = { $days } days
privacy-ends = What goes by itself
privacy-guest = Guests
privacy-guest-line = The name you gave, and when you first and last did something. Days are counted from the last time you did something; as long as you hold a seat, run a room or have made something in a workshop, it stays. When it goes, so does what you have said, and matches you played keep “former guest” in its place.
privacy-room = Rooms
privacy-room-line = Who sits where, under which name, what the table and the spectators have said, whom the host has sent away. Days are counted from the last time somebody was there.
privacy-unfinished = Matches that are not finished
privacy-unfinished-line = Every move, with its time, from the last time somebody was in the room.
privacy-report = Reports
privacy-report-line = Who reported what and why, up to 50 lines of the chat round it, of a move what the log told them, also after the room is gone, the decision, and what was objected. Days are counted from the decision or, if there was an objection, from the answer; whatever still waits for one stays. Your part in it goes when you delete your account, or what is kept of you as a guest.
privacy-mute = Mutes and warnings
privacy-mute-line = At most so long: until when, where and why, and, while a mute lasts, a hash of the network from which the muted person writes that only this server can make, so that a new cookie does not end it. It lasts until its end even if you delete everything else. What was decided is kept like a reported line.
privacy-ban = Bans
privacy-ban-line = At most so long: until when and why, and where the banned person comes from, as for mutes. The page that says so, and what was objected, is kept as long as the ban, and then like a reported line.
privacy-session = Sign-ins
privacy-session-line = That this browser is signed in, and which guest it was before. Days are counted from signing in.
privacy-stays = What stays
privacy-finished = Finished matches
privacy-finished-line = Every move and who played: the replay, for whoever has its link. Your name goes when you delete your account, or what is kept of you as a guest.
privacy-account = Accounts
privacy-account-line = User name, password as a hash nobody can read, settings, when you signed up and last signed in, an e-mail address if you gave one. Until you delete the account.
privacy-document = What you make in a workshop
privacy-document-line = Until you delete it or your account. Rooms and matches that were played on it keep a copy.
privacy-staff = What staff have done
privacy-staff-line = When, why and to whom, so that nobody can do it unseen. It may hold the name that somebody had then, and nothing is ever taken out of it.
privacy-backup = Backups
privacy-backup-line = What has been deleted may lie in a backup until that is deleted, too.
privacy-address = Your address on the net
privacy-address-line = It is not stored. To slow down those who guess passwords, a hash of it that only this server can make is kept for minutes, and of the network of somebody who is muted until that ends; the log of the site keeps the network an address belongs to, not the address.
privacy-browser = What your browser keeps
privacy-browser-line = Five cookies, which only this site is sent. Nobody is followed with them. Light, sounds and the name you typed last lie in the browser’s own storage, and are not sent at all.
privacy-cookie-guest = Who you are in this browser, while you are not signed in.
privacy-cookie-sessionid = That you are signed in, or have just been told something.
privacy-cookie-known = That you have signed in with this browser before: whoever guesses at your password elsewhere cannot keep you out here.
privacy-cookie-csrftoken = That a form was sent from a page of this site.
privacy-cookie-django_language = Which language you have chosen, if you have.
privacy-others = Who sees what
privacy-others-line = Your name and what you say are seen by whoever is in the room; a public room stands in the lobby. Your profile can be for you alone: that is in the settings.
privacy-others-staff = Staff see rooms, names, chat and who played with whom. Nobody of them sees a hand, a draw or the log of a match that runs. Whoever runs this server holds its database, and could.
privacy-rights = What you can do
privacy-rights-line = In the settings, with or without an account, you can get a file with all of it, and delete it.
privacy-contact = This site is run by { $contact }.
privacy-no-contact = Who runs this site has not said here how to be reached.

# The end of a match
end-winner = { $count ->
    [one] { $people } wins
   *[other] { $people } win
}
end-share = Share as a picture
end-stages = Course of the match
