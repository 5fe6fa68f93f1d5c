# What pages alone say: accounts, profiles, settings, and the desk of the staff.
# Scripts in rooms use none of it, so no browser loads it.

# Accounts
account = Your account
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-username = Name
account-username-help = 2 to 24 letters and digits; dots and hyphens may stand between them. It is in the address of your profile.
account-password-help = At least 8 characters, not only digits, and nothing that anybody would guess.
account-email = E-mail, if you like
account-email-help = Only for a forgotten password. Nobody else sees it.
account-password = Password
account-new-password = Password
account-old-password = Password so far
account-again = The same password again
account-again-missing = Please type the password twice, so that a slip of the finger shuts nobody out.
account-mismatch = Name and password do not belong together.
account-wrong-password = That is not your password.
account-too-many = Too many attempts. Wait a few minutes, then try again.
account-taken = Somebody has this name, or one that looks like it. Choose another one.
account-bad-username = 2 to 24 Latin letters and digits, please; . _ and - may stand between them.
account-inactive = This account has been closed.
account-inactive-line = Nobody can sign in to it. You can go on playing as a guest.
account-password-changed = Your new password is set.
account-sign-in-line = Your seats and matches in this browser come along.
account-sign-in-first = Sign in for that page, please. If you were signed in already, that has run out in the meantime.
account-no-account = No account yet?
account-have-account = You have an account?
account-sign-up-line = A name and a password. What you have played in this browser so far becomes yours, and you find it on every device.
account-sign-up-why = You can always play without an account.
account-forgotten = Forgotten the password?
account-sign-out-title = Sign out?
account-sign-out-line = Your matches and seats stay with your account. This browser goes on as a new guest.
account-change-password = Change the password
account-set-password = Set a password
account-reset = A new password
account-reset-line = Type the e-mail address of your account, and we send a link to it.
account-reset-send = Send the link
account-reset-sent = Look into your mail
account-reset-sent-line = If the address belongs to an account, a link is on its way. It works for a few days.
account-reset-bad = This link does not work any more
account-reset-bad-line = It was used already, or it is too old. Ask for a new one.
account-reset-done = Your new password is set
account-confirm = Confirm the address
account-confirm-line = Does { $email } belong to { $name }?
account-confirm-yes = Yes, that is me
account-confirm-bad = This link does not work any more.
account-confirm-sent = Look into your mail
account-confirm-sent-line = We have sent you a link, to be sure that the address is yours. You can play meanwhile.
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
profile-share = Share
profile-matches = Matches
profile-empty = No match has been played to its end yet.
profile-empty-own = Your first match will stand here as soon as it is over. Opening a table takes four seconds.
profile-with = with { $company }
profile-alone = alone
profile-first = won
profile-last = lost
profile-shared = a draw
profile-place = place { $place } of { $count }
profile-over = over
profile-replay = Replay
profile-pages = Pages of matches
profile-newer = Newer
profile-older = Older
profile-page = Page { $page } of { $pages }

# Settings
settings = Settings
settings-of-browser = Light, motion and sounds
settings-line = How this house looks and sounds to you.
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
settings-delete-line = Your name goes from everything you have played and said. The matches stay for the others.
delete-title = Delete your account?
delete-line = The account { $name } goes for good. In matches and chats you become a “former guest”, your free seats are given back, and nobody can bring it back, we neither.
delete-first = Would you like to take your data home first?
delete-go = Delete for good
deleted-title = Your account is gone
deleted-line = Thank you for having been here. As a guest you can always come back.

# A seat on another device
seat-elsewhere = You hold seat { $number } here in another browser.
seat-take = Take my seat here

# The seat code
seat-code-title = Back to your seat
seat-code-line = Type the four words that you wrote down. The browser that held the seat so far will watch.
seat-code-words = Seat code
seat-code-go = Take my seat
seat-code-watch = To the room without a code
