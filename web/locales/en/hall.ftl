# The hall: everything around the games. Only the arguments used in the English message exist.

## The house

app-name = Ravenhall
app-motto = Heavy board games. One table.
nav-home = Hall
nav-rules = Rules
nav-cards = Cards
nav-about = About
nav-settings = Settings
nav-main = Main menu
nav-skip = Skip to content
close = Close
loading = One moment…
language = Language
# The four languages name themselves; these are the same in every file.
language-en = English
language-ru = Русский
language-cs = Čeština
language-bg = Български
theme = Theme
theme-night = Night
theme-day = Day
theme-system = Match system

## First page

home-continue = Continue
home-play-now = Play now
home-play-now-note = You against computer opponents. Nothing to set up.
home-learn = Learn by playing
home-new-table = New table
home-new-table-note = With friends, in public or by link.
home-hotseat = Share one screen
home-hotseat-note = { $min }–{ $max } people, one device.
home-join = Join by code or link
home-join-go = Join
home-join-hint = Code or link
home-join-bad = No table has this code.
home-your-games = Your games
home-open-tables = Open tables
home-running-tables = Now playing
home-finished-tables = Finished
home-no-yours = No games yet. Your first one is a click away.
home-no-open = Nobody is waiting right now. Open a table yourself.
home-no-running = No public games right now.
home-no-finished = No finished public games yet.
home-your-turn = Your turn
game-switch = Game
home-players = { $min }–{ $max } players
home-length = { $from }–{ $to } min
home-weight-light = Easy to learn
home-weight-medium = Medium weight
home-weight-heavy = Demanding
home-your-name = Your name
# Names for guests until they choose one; with a comma and a blank between them.
guest-names = Sigrid, Leif, Astrid, Ivar, Runa, Bjorn, Freya, Orm, Thyra, Hakon, Ylva, Ketil, Gudrun, Harald, Ingrid, Erik, Helga, Olaf, Signy, Knut, Hilda, Sven, Asa, Torstein
home-name-save = Save
home-opponents = Opponents
home-play-as = Play as
home-import = Load a game from a file
home-import-bad = This file doesn’t contain a game we can load.
agent-greedy = Quick
agent-random = Chaotic
agent-level1 = Beginner
agent-level1-note = Sees what lies at hand and often overlooks something better.
agent-level2 = Casual
agent-level2-note = Plays sensibly, with a slip now and then.
agent-level3 = Steady
agent-level3-note = Makes few mistakes and thinks a little ahead.
agent-level4 = Sharp
agent-level4-note = Weighs thousands of continuations. Hard to beat.
agent-level5 = Master
agent-level5-note = The strongest we have: takes its time and looks far ahead.
agent-other = { $name }
agent-label = Computer ({ $agent })

## Tables

table-of = { $name }’s table
table-state-archived = put away
table-seats-taken = { $taken } of { $seats } seats taken
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
table-move = Move here
table-sit-too = Play this one too
table-stand = Stand up
table-stand-one = Free this role
table-kick = Remove
table-fill-rest = Give the other seats to the computer
table-start = Start the game
table-start-waiting = The game starts when every seat is taken.
table-wait-host = Waiting for { $name } to start the game.
table-invite = Invite
table-copy-link = Copy link
table-copied = Copied
table-code = Code { $code }
table-private = Link only
table-public = Public
table-seat = Seat { $n }
table-gone = This table is gone.
table-not-found = There is no such table.
table-not-found-why = There is no table behind this link. It may have been closed, or the link was cut short.
nowhere-title = Nothing here
nowhere-address = The hall has no page at { $path }. Perhaps the link was cut short.
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
table-whole-side = { $side } (whole side)
table-share-note = Several people can share a side, and one person can play several of its roles.
table-new-computer = Computer
clock-none = No clock
clock-live = Live: { $move } s per decision, { $reserve } min in reserve
clock-days = { $days ->
        [one] One day per decision
       *[other] { $days } days per decision
    }
clock-left = { $time } left

## At the table

prompt-label = What to do
prompt-choices = Choices
prompt-all = Show all choices
prompt-fewer = Show fewer
prompt-back = Back
prompt-confirm = Yes, do it
prompt-cancel = No
prompt-sending = Sending…
prompt-skip = Skip
prompt-decides = { $name } must decide.
prompt-decide-for = Decide for { $name }
undo = Undo
undo-of = Undo: { $name }
undo-reach = { $steps ->
    [0] Undo: nothing, { $reach }
    [one] Undo: one decision, { $reach }
   *[other] Undo: { $steps } decisions, { $reach }
}
undo-stop-start = up to the start
undo-stop-chance = { $act ->
    [first_roll] up to the dice
    [roll] up to the dice
    [roll_one] up to the dice
   *[other] up to the last draw
}
undo-stop-shown = up to what was revealed
undo-stop-other = up to { $name }’s decision
undo-not = You can’t undo this: something has been revealed, or somebody else has already decided.
takeback = Ask to take back
takeback-asked = { $name } would like to take back their last decision.
takeback-waiting = Waiting for the others to agree.
takeback-accept = Agree
takeback-refuse = Refuse
takeback-not = You can’t take this back: someone who has since left made a decision after it.
hint = Hint
resign = Leave the game
resign-note = { $seats ->
        [one] A computer opponent takes your seat; you can come back.
       *[other] Computer opponents take your seats; you can come back.
    }
resign-confirm = Leave and let a computer play on for you?
resign-leave = Leave
resign-stay = Stay
menu = Menu
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = No messages yet.
chat-sides = Everyone at the table can read this, the other side included.
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
hand-of = { $name }’s hand
seats-label = Players
seat-turn = deciding
seat-sheet = { $name }’s sheet
seat-look-as = Play as { $name }
board-label = Board
board-fit = Show the whole board
board-zoom-in = Zoom in
board-zoom-out = Zoom out
curtain-title = { $name }, it’s your turn
curtain-note = Pass the device. No one else should be looking now.
curtain-open = I’m { $name }
offline-banner = Connection lost. Reconnecting…
offline-retry = Try now
error-stale = The game moved on before your choice arrived. Take a look and choose again.
error-illegal = You can’t do that right now.
error-too-many = Too much at once. Wait a little, or finish something first.
error-too-large = That is too large.
error-bad-request = Something in that isn’t right. Check it and try again.
error-unauthorised = Your session has ended. Reload the page.
error-conflict = That is no longer possible.
error-internal = Something went wrong on our side.
error-offline = No connection to the hall.
error-name-taken = This name is taken.
error-wrong-password = Name or password is wrong.
error-weak-password = This password is too easy to guess. Choose another one.
error-full = Somebody has just taken this seat.
error-forbidden = You’re not allowed to do that.
error-banned = The host of this hall has banned you.
error-other-side = You play for the other side. Free your roles there first.
error-key-reused = This got mixed up with an earlier message. Please try again.
session-ended = You have been logged out here.
session-anew = Go on as a guest

## Keys

keys-title = Keys

## The end

end-won = { $name } wins
end-shared = { $names } share the victory
end-ranking = Ranking
end-home = Back to the hall

## Replay

replay-step = Step { $n } of { $of }
replay-previous = One step back
replay-next = One step forward
replay-play = Play
replay-pause = Pause

## Settings

settings-title = Settings
settings-speed = Game speed
settings-speed-instant = instant
settings-speed-fast = fast
settings-speed-normal = normal
settings-speed-slow = slow
settings-sound = Sounds
settings-sound-off = off
settings-sound-on = on
settings-reduced = Your system asks for reduced motion, so animations are off.

## Reference

# What is shown once more, from the log
again = Watch again
again-label = Replay
again-close = Back to the game
track-label = Game progress

# The guide through a first game
tutorial-title = Tutorial
tutorial-skip = End the tutorial
tutorial-next = Go on

# Why something touched is not possible, in every game
table-why-not-your-turn = Not now: others are deciding.
table-why-game-over = The game is over.
table-why-not-together = That doesn’t go with what you’ve already chosen.
