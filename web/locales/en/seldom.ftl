# What the hall seldom says, fetched with what says it. Only the arguments used in the English message exist.

## A game that was put away, and one whose record is damaged

archived-why = Nobody has played here for a long time, so the hall has put this game away. Nothing is lost.
archived-go-on = Go on playing
archived-players-only = Its players can take it out again.
archived-full = The hall is full right now. Try again when another game has ended.
repaired-note = { $lost ->
        [one] The end of this game’s record could not be read. The game goes on from an earlier moment; the last decision is lost.
       *[other] The end of this game’s record could not be read. The game goes on from an earlier moment; the last { $lost } decisions are lost.
    }
repaired-seen = Understood

## Since your last turn

recap = Since your last turn
recap-all = Show everything
recap-watch = Watch it
recap-watch-from = Watch from here

## Time

time-runs = { $name }: { $time }
time-out = { $name }: { $time } left, then a computer opponent decides.
time-out-you = You have { $time } left, then a computer opponent decides for you.
time-soon = { $name }: time is running out, then a computer opponent decides.
time-soon-you = Your time is running out, then a computer opponent decides for you.

## People

block-on = Block { $name }
block-off = Unblock { $name }
block-note = People you block cannot write to you or sit down at your tables. They are not told.
block-done = { $name } is blocked.
block-undone = { $name } is no longer blocked.
report-on = Report { $name }
report-why = What happened?
report-note = The host of this hall will read it, along with the latest messages at this table.
report-send = Send the report
report-cancel = Cancel
report-thanks = Thank you. The host of this hall will look into it.

## One’s own account

account-title = Your account
account-guest-note = With an account you can find your games on other devices too.
account-login = You log in as { $login }. Others see { $name }.
account-password = Password
account-password-old = Old password
account-password-new = New password
account-password-note = At least 8 characters, and not one that everybody uses. You stay logged in here and nowhere else.
account-password-change = Change the password
account-password-changed = The password has been changed.
account-password-wrong = This is not your password.
account-password-length = A password has 8 to 200 characters.
account-logins = Where you are logged in
login-times = Since { $created }, last used { $seen }
login-this = this device
login-unknown-device = Unknown device
login-end = Log out
login-end-others = Log out everywhere else
account-blocks = Blocked people
account-no-blocks = You have blocked nobody.
account-export = Your data
account-export-note = One file with your games and their records, your chat messages, and the people you have blocked.
account-export-go = Save my data
account-delete = Delete everything about me
account-delete-goes = Gone for good: your name, your password, your chat messages, your notes on boards, and your list of blocked people. You will be logged out everywhere.
account-delete-stays = What stays: finished games, without your name. In games still being played a computer opponent keeps your seats; tables that have not begun pass to another player, or are removed too.
account-delete-sure = This cannot be undone.
account-delete-go = Yes, delete everything
account-delete-keep = No, keep it

## Why the hall refuses: the cause it names

error-too-fast = Slow down a little and try again.
error-hall-full = The hall is full. Try again later.
error-many-tables = You have too many open tables. Finish or leave one first.
error-many-kept = You keep as many games as one person may. No more records can be imported.
error-many-windows = You have too many windows open here. Close one.
error-many-notes = There are too many notes on this board. Take one off first.
error-opponents-busy = The computer opponents are busy. Try again in a moment.
error-table-busy = This table is busy. Try again in a moment.
error-many-attempts = Too many attempts. Wait a few minutes.
error-seat-taken = Somebody has just taken this seat.
error-table-full = As many people as can play are already at this table.
error-begun = The game has already begun.
error-not-running = This game is not being played right now.
error-not-over = The game is not over yet.
error-seats-empty = Every seat must be filled first.
error-stand-in = A computer is playing for you. Take your seat back first.
error-takeback-asked = Somebody has already asked for a takeback.
error-no-takeback = Nobody is asking for a takeback any more.
error-being-changed = This is being changed somewhere else. Try again in a moment.
error-account-already = You already have an account.
error-no-person = There is no such person.
error-login-form = A login has 3 to 32 characters: Latin letters, digits, dots, dashes, underscores.
error-password-form = A password has at least 8 characters.

## New tables, and about the hall

table-new-title = New table
table-new-game = Game
table-new-name = Name of the table
table-new-edition = Edition
table-new-options = Rules in detail
table-new-options-note = { $changed ->
        [0] all at the edition’s defaults
       *[other] { $changed } changed
    }
table-new-seats = Seats
table-new-mine = Your roles
table-new-visibility = Who can see it
table-new-clock = Clock
table-new-create = Open the table
table-new-hotseat = Start on one screen
table-new-person = Person
table-new-player-name = Name of player { $n }
about-title = About
about-notice = Ravenhall is an independent implementation of the rules of board games. It is not affiliated with, endorsed by or sponsored by any of their publishers or designers. The names of the games, and the names used in them, belong to their owners. The rules are told in our own words; no text or picture of the publishers is part of this project.
about-buy = To play with the real cards and figures, buy the games: they are worth it.
about-icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0.
about-fonts = Fonts: Alegreya by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Built with Svelte, Vite and Project Fluent.
about-fair = Chance is fair and can be checked: at the start the hall shows the hash of its secret seed, and at the end the seed itself.

## Pages of rules and cards

cards-title = Cards
cards-filter-kind = Kind
cards-filter-all = all
cards-search = Search
cards-count = { $count ->
        [one] One card
       *[other] { $count } cards
    }
rules-title = Rules
rules-contents = Contents
rules-find = Search the rules
rules-marks = Rule numbers and sources
rules-primer = In two minutes

## Keys

keys-walk = cycle through the legal targets
keys-pick = choose
keys-undo = undo
keys-hint = hint
keys-log = log and chat
keys-help = this list
keys-number = choose an option by its number
keys-back = undo the last selection
keys-sheet = player sheets
keys-seat = the next of your roles
keys-fit = show the whole board
keys-skip = skip what is being shown
keys-pause = pause and go on
keys-step = one event back or forward

## Settings: the account

settings-account = Account
settings-account-note = Optional: keeps your games across devices.
settings-login = Log in
settings-register = Create an account
settings-logout = Log out
settings-login-name = Name
settings-password = Password
settings-guest = You play as the guest { $name }.
settings-logged-in = Logged in as { $name }.
settings-more = Account and data

## A new version

update-ready = A new version is ready.
update-rules = Games begun on this device go on with it.
update-use = Use it now
update-later = Later
