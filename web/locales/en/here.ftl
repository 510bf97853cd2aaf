# What is said of the games of this device, which need no server; fetched with what says it. Only the arguments used in the
# English message exist.

here-mark = On this device

## Another window has them, or they cannot be opened

here-taken-title = Open in another window
here-taken = The games on this device are open in another window. Only one window at a time can have them, so that no decision gets lost.
here-continue = Continue here
error-here-taken = The games on this device are open in another window.
here-failed-title = Not to be opened here
error-here-failed = The games on this device can’t be opened in this browser right now.
here-again = Try again

## From one place to the other

here-move-hall = Keep a copy in the hall
here-move-device = Keep a copy on this device
here-moved-hall = This is the copy in the hall.
here-moved-device = This is the copy on this device.

## Settings

here-title = Games on this device
here-keep = Where new games alone or on one screen are kept
here-keep-here = on this device
here-keep-hall = in the hall
here-note = Games on this device need no connection. They are on no other device, and they are gone if you clear this browser’s data: save them to a file now and then.
here-export = Save all games to a file
here-import = Load games from a file
here-imported = { $games ->
        [0] All games of this file are here already.
        [one] One game has been added.
       *[other] { $games } games have been added.
    }
here-import-bad = This file can’t be read: it is not a file with saved games, or it is damaged. Nothing has been changed.
