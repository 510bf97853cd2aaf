# What is said of a game that is over (its end, its replay, the review, what if), and by hints; fetched with what says it.
# Only the arguments used in the English message exist.

## The end

end-title = The saga is told
end-won-you = You win!
end-lost-you = This time the other side wins.
end-you-first = First of { $of }, { $apart } ahead of the next.
end-you-placed = You came { $rank ->
        [2] second
        [3] third
       *[other] fourth
    } of { $of }, { $apart } behind the winner.
end-you-source = Most came from: { $source } ({ $amount }).
end-rematch = Rematch
end-replay = Replay
end-board = Look at the board
end-record = Save the record
end-seed = Seed: { $seed }
end-fair = Fair chance: the hash shown at the start matches this seed.

## Replay

replay-title = Replay
replay-eyes = Point of view
replay-eyes-all = everyone (all cards shown)
replay-eyes-spectator = a spectator
replay-first = To the beginning
replay-last = To the end
replay-link = Copy a link to this moment
replay-events = What happened
replay-speed = Speed

## Hints

hint-coming = The adviser is thinking…
hint-says = The adviser would choose: { $action }.
hint-options = Choices, the best one first
hint-chances = Your chance to win with each choice, judged only by what you know:
hint-chances-side = Your side’s chance to win with each choice, judged only by what you know:
hint-clear = Clearly the best choice: the next one is { $ahead } behind.
hint-better = A little better than the rest.
hint-near = The first two choices are nearly equal.
hint-equal = These choices are nearly equal.
hint-little = Whatever you choose here matters little.
hint-worth = The best first, as a rule of thumb. Chances to win aren’t compared here.
hint-single = The adviser weighed nothing else.

## The review

review-title = Review
review-what = What to show
review-chance = Chance to win
review-chance-note = Everybody’s chance to win after each decision, judged with all cards open.
review-luck = Luck
review-luck-note = What dice and cards have given or taken so far. Everything else that changed the chances was decided.
review-play = Decisions
review-play-note = What decisions have gained or lost so far, one’s own and those of others. Luck is left out.
review-now = At step { $n }
review-line = { $name }: from { $from } to { $to }.
review-swings = The largest swings
review-none = No decision and no stroke of luck stands out from the noise of the estimate.
review-kind-mistake = Step { $n }: a mistake
review-kind-luck = Step { $n }: luck
review-mistake = { $name } chose: { $action }. This would have kept { $lost } more: { $better }.
review-luck-bad = Bad luck for { $name }: dice or cards took { $lost }.
review-luck-good = Good luck for { $name }: dice or cards gave { $lost }.
review-noise = give or take { $noise }
review-working = Going through the game again: { $share }
review-working-note = This takes from a few seconds to some minutes. You can watch the replay meanwhile.
review-again = Try again

## What if

what-if = What if?
what-if-here = Play on from here
what-if-note = A new table goes on from step { $n }, just as it was, hidden cards included. The computer plays all the others.
what-if-go = Play on
branch = A branch of another game
branch-back = To that game, at the moment where this one begins
error-bad-line = Nobody has anything to decide at this moment. Choose another one.
error-bad-seat = This seat can’t be played from here.
error-bad-agent = This opponent isn’t available here.
