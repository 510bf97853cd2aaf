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
hint-worth = The best first, by what the cards are worth. Chances to win aren’t compared here.
hint-single = The adviser weighed nothing else.
