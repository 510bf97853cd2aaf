# The hall: everything around the games. Only the arguments used in the English message exist.

## The house

app-name = Ravenhall
app-motto = Heavy board games. One table.
nav-home = Hall
nav-rules = Rules
nav-cards = Cards
nav-about = About
nav-settings = Settings
nav-tutorial = Tutorial
nav-main = Main menu
nav-skip = Skip to the content
close = Close
back = Back
loading = One moment …
language = Language
# The four languages name themselves; these are the same in every file.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Theme
theme-night = Night
theme-day = Day
theme-system = As the system

## First page

home-play-now = Play now
home-play-now-note = You against computer opponents. Nothing to set up.
home-learn = Learn by playing
home-new-table = New table
home-new-table-note = With friends, online or by link.
home-hotseat = Around this screen
home-hotseat-note = { $min }–{ $max } people, one device.
home-join = Join by code or link
home-join-go = Join
home-join-hint = Code or link
home-join-bad = No table has this code.
home-your-games = Your games
home-open-tables = Open tables
home-running-tables = Being played
home-finished-tables = Finished
home-no-yours = No games yet. Your first one is a click away.
home-no-open = Nobody is waiting just now. Open a table yourself.
home-no-running = Nobody is playing in public just now.
home-no-finished = No finished public games yet.
home-your-turn = Your turn
game-switch = Game
home-players = { $min }–{ $max } players
home-your-name = Your name
home-name-save = Save
home-opponents = Opponents
home-play-as = Play as
home-import = Load a game from a file
home-import-bad = This file could not be read as a game.
agent-greedy = Quick
agent-random = Chaotic
agent-search = Thinker
agent-easy = Easy
agent-medium = Medium
agent-hard = Hard
agent-other = { $name }
agent-label = Computer ({ $agent })

## Tables

table-of = { $name }’s table
table-state-open = open
table-state-running = running
table-state-finished = finished
table-state-archived = put away
table-seats-taken = { $taken } of { $seats } seats
table-roles-free = { $free ->
        [0] All roles taken
        [one] One role free
       *[other] { $free } roles free
    }
table-watch = Watch
table-open = Open
table-replay = Replay
table-resume = Play on
table-you = you
table-empty-seat = Empty seat
table-sit = Sit here
table-sit-too = Play this one too
table-stand = Stand up
table-stand-one = Free this role
table-kick = Send away
table-fill = Computer
table-fill-rest = The rest to the computer:
table-start = Start the game
table-start-waiting = The game starts when every seat is taken.
table-wait-host = Waiting for { $name } to start the game.
table-invite = Invite
table-copy-link = Copy link
table-copied = Copied
table-code = Code { $code }
table-private = By link only
table-public = Public
table-seat = Seat { $n }
table-gone = This table is gone.
table-not-found = There is no such table.
table-spectating = You are watching.
table-host = host
table-away = a computer stands in
presence-here = here
presence-away = away
presence-gone = gone
person-deleted = Somebody who left
table-agent = computer
table-take-back-seat = { $seats ->
        [one] Take your seat back
       *[other] Take your seats back
    }
table-new-title = New table
table-new-game = Game
table-new-name = Name of the table
table-new-edition = Edition
table-new-options = Rules in detail
table-new-options-note = { $changed ->
        [0] all as in the edition
        [one] one changed
       *[other] { $changed } changed
    }
table-new-seats = Seats
table-new-mine = Your roles
table-whole-side = { $side } (whole side)
table-share-note = Several people can share a side, and one person can play several of its roles.
table-new-visibility = Who can see it
table-new-clock = Clock
table-new-create = Open the table
table-new-hotseat = Start around this screen
table-new-person = Person
table-new-computer = Computer
table-new-player-name = Name of player { $n }
clock-none = No clock
clock-live = Live: { $move } s a decision, { $reserve } min reserve
clock-days = { $days ->
        [one] One day a decision
       *[other] { $days } days a decision
    }
clock-left = { $time } left

## At the table

prompt-label = What to do
prompt-choices = Choices
prompt-all = All choices
prompt-fewer = Fewer
prompt-back = Back
prompt-confirm = Yes, do it
prompt-cancel = No
prompt-sending = Sending …
prompt-skip = Skip
prompt-waiting = Waiting …
prompt-decides = { $name } must decide.
prompt-decide-for = Decide for { $name }
prompt-thinking = { $name } is thinking …
undo = Undo
undo-of = Undo: { $name }
undo-not = This cannot be undone: something was revealed or somebody else has decided.
takeback = Ask to take back
takeback-asked = { $name } asks to take back the last decision.
takeback-waiting = Waiting for the others to agree.
takeback-accept = Agree
takeback-refuse = Refuse
takeback-not = This cannot be taken back: somebody who is gone has decided since.
hint = Hint
hint-says = A quick opponent would: { $action }
hint-none = No hint now.
resign = Leave the game
resign-note = { $seats ->
        [one] A computer opponent takes your seat; you can come back.
       *[other] Computer opponents take your seats; you can come back.
    }
resign-confirm = Leave and let a computer play on?
menu = Menu
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = No words yet.
chat-sides = Everybody at the table reads along, the other side too.
chat-write = Write to the table
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-muted = { $count ->
        [one] One message hidden
       *[other] { $count } messages hidden
    }
chat-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
hand-label = Your hand
hand-empty = No cards in hand
hand-of = Hand of { $name }
card-read = Read { $name }
seats-label = Players
seat-turn = to decide
seat-sheet = Sheet of { $name }
seat-look-as = Play as { $name }
board-label = Board
board-fit = Fit the board
board-zoom-in = Closer
board-zoom-out = Farther
curtain-title = { $name }, it is your turn
curtain-note = Pass the screen. Nobody else should look now.
curtain-open = I am { $name }
offline-banner = The connection is lost. Trying again …
offline-retry = Try now
online-again = Connected again.
error-stale = Something else happened first. Have a look and decide again.
error-illegal = The hall does not allow this now.
error-too-many = Too much at once. Wait a little, or finish something first.
error-too-large = This is too large.
error-offline = No connection to the hall.
error-other = That did not work ({ $code }).
error-name-taken = This name is taken.
error-wrong-password = Name or password is wrong.
error-weak-password = This password is too easy to guess. Choose another one.
error-full = No seat is free.
error-forbidden = You may not do this.
error-banned = The host of this hall has banned you.
error-other-side = You play for the other side. Free your roles there first.
error-key-reused = This got mixed up with something sent before. Try again.
session-ended = You have been logged out here.
session-anew = Go on as a guest

## Keys

keys-title = Keys
keys-walk = walk through the legal targets
keys-pick = choose
keys-undo = undo
keys-hint = hint
keys-log = log and chat
keys-help = this list
keys-number = choose from the prompt bar
keys-back = take back the last touch
keys-sheet = player sheets
keys-seat = the next of your roles
keys-fit = fit the board

## The end

end-title = The saga is told
end-won = { $name } wins
end-won-you = You win!
end-shared = { $names } share the victory
end-ranking = Ranking
end-rank = { $rank }.
end-chart-step = Decision { $n }
end-rematch = Rematch
end-rematch-go = Go to the new table
end-replay = Replay
end-board = Look at the board
end-record = Save the record
end-home = Back to the hall
end-seed = Seed { $seed }
end-fair = Fair dice: the hash shown at the start matches this seed.
end-total = Total

## Replay

replay-title = Replay
replay-eyes = Through the eyes of
replay-eyes-all = everybody (all open)
replay-eyes-spectator = a spectator
replay-step = Step { $n } of { $of }
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause

## Settings

settings-title = Settings
settings-speed = Speed of animations
settings-speed-instant = instant
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slow
settings-sound = Sounds
settings-sound-off = off
settings-sound-on = on
settings-reduced = Your system asks for reduced motion; animations are off.
settings-account = Account
settings-account-note = Optional: keeps your games across devices.
settings-login = Log in
settings-register = Make an account
settings-logout = Log out
settings-login-name = Name
settings-password = Password
settings-guest = You play as the guest { $name }.
settings-logged-in = Logged in as { $name }.
settings-more = Account and data

## Reference

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
rules-find = Find in the rules
about-title = About
about-notice = Ravenhall is an independent implementation of the rules of board games. It is not affiliated with, endorsed by or sponsored by any of their publishers or designers. The names of the games and in them belong to their owners. The rules are told in our own words; no text and no picture of the publishers is part of this project.
about-buy = To play with the real cards and figures, buy the games: they are worth it.
about-icons = Icons: game-icons.net (Lorc, Delapouite and contributors), CC BY 3.0.
about-fonts = Fonts: Alegreya by Juan Pablo del Peral (Huerta Tipográfica), SIL Open Font License 1.1.
about-software = Built with Svelte, Vite and Project Fluent.
about-fair = Dice are fair and can be checked: at the start the hall shows the hash of its secret seed, at the end the seed itself.

# What is shown once more, from the log
again = Watch again
again-label = Seen again
again-close = Back to the game
track-label = Course of the game

# The guide through a first game
tutorial-title = Tutorial
tutorial-skip = End the tutorial
tutorial-next = Go on

# Why something touched is not possible, in every game
table-why-not-your-turn = Not now: others are deciding.
table-why-game-over = The game is over.
table-why-not-together = This does not go with what you have chosen.
