# What the hall seldom says, fetched with what says it. Only the arguments used in the English message exist.

## A game that was put away, and one whose record is damaged

archived-why = Nobody has played here for a long time, so the hall has put this game away. Nothing of it is lost.
archived-go-on = Go on playing
archived-players-only = Its players can take it out again.
archived-full = The hall is full just now. Try again when another game has ended.
repaired-note = { $lost ->
        [one] The end of this game’s record could not be read. The game goes on from an earlier moment; the last decision is lost.
       *[other] The end of this game’s record could not be read. The game goes on from an earlier moment; the last { $lost } decisions are lost.
    }
repaired-seen = Understood

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
block-undone = { $name } is not blocked any more.
report-on = Report { $name }
report-why = What happened?
report-note = The host of this hall reads it, together with the latest messages of this table.
report-send = Send the report
report-cancel = Cancel
report-thanks = Thank you. The host of this hall will look into it.

## One’s own account

account-title = Your account
account-guest-note = With an account you find your games on other devices too.
account-login = You log in as { $login }. Others see { $name }.
account-password = Password
account-password-old = Old password
account-password-new = New password
account-password-note = At least 8 characters, and none of those that everybody uses. You stay logged in here and nowhere else.
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
account-export-note = One file with your games and their records, what you wrote in chats, and whom you have blocked.
account-export-go = Save my data
account-delete = Delete everything about me
account-delete-goes = This goes for good: your name, your password, what you wrote in chats, your notes on boards, whom you have blocked. You are logged out everywhere.
account-delete-stays = This stays: finished games, without your name. In games that are being played a computer opponent keeps your seats; tables that have not begun pass to another player, or go too.
account-delete-sure = This cannot be taken back.
account-delete-go = Yes, delete everything
account-delete-keep = No, keep it
