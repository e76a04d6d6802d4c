### The words of the case itself. This file is the source; every other language follows it.
### A "table" is where a game is played, a "booklet" the rules of one box, a "record" the file of
### all that happened. Keep buttons short: they must fit a phone.

## The case
app-name = Gamecase
app-tagline = Traditional board games, by the rules of your own box
skip-to-content = Skip to content
nav-home = The case
nav-settings = Settings
home-title = Open the case
home-lead = Take out a game and play: against the computer, with a friend at this screen, or with a friend far away.
home-play = Play the computer
home-more = More ways to play
home-tables = Your tables
home-open = Open tables
home-table-against = { $game } with { $others }
home-state-yours = Your turn
home-state-open = Under way
home-state-waiting = Waiting for a player
home-state-over = Finished
footer-free = Free software: yours to play, host and change
footer-fair = Dice anyone can check

## Settings
settings-language = Language
settings-theme = Look
settings-theme-auto = As my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-clear = Colour-blind safe
settings-save = Apply

## Laying a table
new-title = Play { $game }
new-booklet = By which booklet?
new-booklet-clauses = What it says
box-find = Find it by your own box
box-unsure = I do not know
box-none = No booklet fits all of that: here are all of them.
new-opponent = Who plays?
new-player = Player { $number }
new-against-bot = The computer
new-against-here = A friend here
new-against-here-about = You share this screen.
new-against-away = A friend elsewhere
new-against-away-about = You get a link to send.
new-against-anyone = Anyone
new-against-anyone-about = Your table is listed on the front page until somebody sits down.
new-level = How strong?
new-you = You
new-name = Your name
new-name-hint = As others will see it; you may leave it empty.
new-words = Your own words for the dice
new-words-hint = They are mixed into every roll and lot; left empty, your device makes some up.
new-friend-name = Your friend's name
new-starts = Who begins?
new-starts-lot = By lot
new-starts-me = I do
new-starts-other = The other side
new-side = Which side do you take?
new-match = How long?
new-match-best-of-1 = One game
new-match-best-of = Best of { $number }
new-match-first-to = { $number ->
    [one] First to { $number } point
   *[other] First to { $number } points
}
new-match-open = As many games as you like
new-dice = Whose dice?
new-dice-verifiable = The app rolls; anyone can check it afterwards
new-dice-manual = We roll real dice and enter them
new-clock = How long to think?
new-clock-none = No clock
new-clock-fischer = { $minutes } min + { $seconds } s a turn
new-clock-delay = { $seconds } s free each turn, { $minutes } min a point in reserve
new-clock-days = { $days ->
    [one] { $days } day a turn
   *[other] { $days } days a turn
}
new-begin = Begin

## An invitation
join-title = You are invited to { $game }
join-by = { $name } invites you to a game.
join-by-somebody = You are invited to a game.
join-sit = Sit down
join-watch = Only watch

## The table
table-board = Board
table-moves = Moves
table-players = Players
table-position = Position in words
table-dice = Dice
table-dice-pledge = Sealed before the game (SHA-256 of the secret)
table-dice-secret = The secret, opened after the game
table-dice-words = Words of the players
table-dice-explained = Before the game the dice are sealed: their secret is fixed, and only its fingerprint is shown. Afterwards the secret is opened, and everyone can check that each roll follows from it.
table-dice-lot = Here the dice decide who begins.
table-record = Download the record
table-takeback = Take back
table-hint = Hint
table-hint-told = I would play: { $told }
table-guided = Help me at every turn
table-type = Type a move
table-type-play = Play it
table-past = You are looking at an earlier moment.
table-now = Back to now
table-replay = The last shot again, slowly
table-sound-off = Sound off
table-sound-on = Sound on
table-sight = Aim line
table-undo = Undo
table-turn = Turn the board
table-look = How the board lies
table-confirm = Let me confirm each turn
table-draw = Offer a draw
table-claim = Claim the win
table-claim-draw = Call it a draw
table-say = Say something
table-say-mute = Hide what is said
table-resign = Resign
table-resign-sure = Really resign?
table-yes = Yes
table-no = No
table-next = Next game
table-rematch = Play again
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-back = I am back.
say-your-turn = It is your turn, I think.
say-oops = Oops!
say-good-game = Good game!
bot-again = The computer had to begin its thought again.
table-home = Back to the case
table-accept = Agree
table-decline = Decline
table-withdraw = Withdraw
table-watching = You are watching. Only the players can move.
table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
table-booklet = Booklet
table-invite = Invite your friend
table-invite-help = Send this link, or let your friend scan the code. Whoever opens it first takes the free chair.
table-invite-copy = Copy the link
table-invite-loopback = This address works on this computer only. To play across your home network, start with: gamecase serve --host 0.0.0.0
player-unnamed = Player { $number }
player-bot = { new-against-bot } · { $level }
player-you = you
player-away = not here
tally-won = Matches won
tally-drawn = Draws

## The rule book
rules-link = Rule book
rules-title = The rules of { $game }
rules-booklets = Booklets
rules-agreed = Agreed at this table
rules-example = Example
rules-not-allowed = Not allowed
rules-print = Print

## Learning
learn-link = Learn
learn-title = Learn { $game }
learn-lead = Short lessons, each with a board of your own. Try things: nothing can go wrong.
learn-lesson = Lesson { $number } of { $count }
learn-right = Right!
learn-other = That is allowed, but something else is asked for here.
learn-again = Try again
learn-next = Next lesson
learn-all = All lessons
learn-guided = Play a first game, with help
learn-watch = Watch two computers play

## What stands
status-waiting = Waiting for the other player
status-drawing-lots = Drawing lots
status-chance = The dice are rolling
status-by-hand = Roll your dice and enter them
status-your-turn = Your turn: { $seat }
status-turn = To move: { $seat }
status-bot-thinks = The computer is thinking
outcome-resigned = { $seat } wins: the other side resigned.
outcome-agreed = A draw by agreement.
outcome-left = { $seat } wins: the other side left.
outcome-left-draw = A draw: one side left.
outcome-time = { $seat } wins on time.
match-best-of = Game { $game } of at most { $number }
match-first-to = { $number ->
    [one] Game { $game }, first to { $number } point
   *[other] Game { $game }, first to { $number } points
}
match-games = Game { $game } of { $number }
match-open = Game { $game }

## What happened
told-sit = { $name } sits down.
told-begin = A new game begins.
told-lot = The lot decides: { $name } begins.
told-offer-takeback = { $name } would like to take a move back.
told-offer-draw = { $name } offers a draw.
told-offer-rematch = { $name } would like to play again.
told-decline = The offer is declined.
told-takeback = The move is taken back.
told-draw = The draw is agreed.
told-resign = { $name } resigns.
told-left = { $name } ends the game: the other side left.
told-lapse = The offer has lapsed.
told-say = { $name }: { $words }
told-flag = Time is up for { $name }.

## Why not
refusal-not-your-turn = It is the other side's turn.
refusal-game-over = The game is over.
refusal-time-up = Your time is up.
refusal-not-begun = The game has not begun yet.
refusal-dice-not-yours = The app rolls the dice at this table.
refusal-dice-by-hand = At this table the players roll the dice and enter them.
refusal-not-now = That is not possible now.
refusal-too-late = Somebody was faster; look at the board again.
refusal-still-here = The other side has not been away for long enough.
refusal-offer-gone = That offer no longer stands.
refusal-watching = You are watching; only the players can do that.
refusal-no-hint = Hints are only for games against the computer or at one screen, and for your own turn.
refusal-means-nothing = That is no move here.
refusal-theirs = That turn was not right. { $rule }

## Trouble
error-bad-message = The page sent something the server does not understand. Reload the page.
error-stale = The board has changed since; look again.
error-too-fast = Too fast; wait a moment.
link-lost = Connection lost. Trying again; nothing is lost.
link-back = Connected again.
touch-again = Choose where to go next, or press Escape.
confirm-grave = Press again to confirm.
aim-pull = Slide the disc along the line, pull it back and let go.
aim-help = Arrow keys aim, plus and minus set the strength, comma and full stop move along the line, Enter plays.
copied = Copied.
turn-alert = Your turn
clock-stale = As it stood when the connection was lost
problem-title = That did not work
problem-not-found = There is nothing here. The table may be misspelt, or it is on another computer.
problem-bad-form = The form could not be understood.
problem-chair-taken = Somebody else has taken that chair.
problem-too-many-tables = Too many tables in a short time. Wait a moment.
problem-away = The tables cannot be reached just now. Nothing that was played is lost. Try again in a moment.
problem-home = Back to the case

## On the command line
serve-ready = The case is open at { $address }
serve-network = On your home network: { $address }
serve-scan = Scan this with a phone on the same network:
serve-stop = Press Ctrl+C to close it.
verify-holds = { $entries ->
    [one] The record holds: { $entries } entry, every link and position as written.
   *[other] The record holds: { $entries } entries, every link and position as written.
}
verify-rolls = { $count ->
    [one] { $count } roll or lot was derived again and agrees.
   *[other] { $count } rolls and lots were derived again and agree.
}
verify-by-hand = { $count ->
    [one] { $count } roll was entered by hand: nothing to derive.
   *[other] { $count } rolls were entered by hand: nothing to derive.
}
verify-hidden = { $count ->
    [one] { $count } roll is still sealed: its game is not over.
   *[other] { $count } rolls are still sealed: their game is not over.
}

## A game looked over
table-analysis = Look the game over
analysis-title = { $game }: the game looked over
analysis-games = Games of this table
analysis-progress = Looking the game over
analysis-graph = The course of the game
analysis-lines = Best lines
analysis-mistakes = Turning points
analysis-none = No mistakes found.
analysis-totals = The game as a whole
analysis-played = Played
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-better = Better:
analysis-even = Even
analysis-slight = { $seat }: a slight advantage
analysis-clear = { $seat }: a clear advantage
analysis-winning = { $seat }: a winning advantage
analysis-first = To the beginning
analysis-back = One move back
analysis-forward = One move on
analysis-last = To the end
analysis-table = Back to the table
analysis-failed = The game could not be looked over. Try again in a moment.
analysis-result = { $first }–{ $second }
problem-not-over = The game is still going on. It can be looked over when it is finished.

## Hands and pages
table-ahead = Let me move before my turn
ahead-planned = Planned: it is played when your turn comes, if it can be.
table-symbols = Symbols instead of letters in the moves
table-download = Download as { $format }

## Games from elsewhere
import-title = Open a written game
import-text = The game as { $formats }
import-open = Open

## People
nav-account = Account
people-sign-in = Sign in
people-register = Create an account
people-lead = You can play without an account. With one you find your games on every device and may play for a rating.
people-name = Name
people-name-hint = 2 to 24 letters or digits; other players see it.
people-password = Password
people-password-hint = At least 8 characters. Keep it safe: no e-mail address is kept here, so it cannot be sent to you.
people-with-passkey = Sign in with a passkey
people-register-passkey = Create it with a passkey
people-wrong = Name and password do not belong together.
people-slow = Too many tries. Wait a minute.
people-name-taken = That name is taken, or looks like one that is.
people-name-unfit = A name has 2 to 24 letters or digits of one alphabet, with spaces, dots or hyphens between them.
people-password-unfit = A password has at least 8 characters and is not the name.
people-passkey-failed = The passkey was not accepted. Try again.
people-again = To change this, sign in again first.
people-only-way = That is your only way to sign in, so it stays.
people-not-the-name = That is not your name. Nothing was deleted.
account-since = Here since { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
account-history = My games
account-export = Download all my data
account-sign-out = Sign out
account-ways = How you sign in
account-passkey = Passkey: { $device }
account-passkey-add = Add a passkey
account-remove = Remove
account-password-new = New password
account-password-note = At least 8 characters. All other devices are signed out.
account-password-set = Save the password
account-devices = Where you are signed in
account-this-device = this device
account-seen = last used { $date }
account-end-others = Sign out everywhere else
account-tokens = Tokens for programs
account-tokens-about = A program with such a token acts in your name. Give none away.
account-token-label = What is it for?
account-token-read = may only read
account-token-play = may play
account-token-make = Make a token
account-token-once = Copy it now; it is never shown again.
account-delete = Delete the account
account-delete-about = Your sign-in, sessions, tokens and ratings are deleted at once and for good. Games you played stay as they were written, with the name you played under: they belong to your opponents too. Nobody can play them on in your place.
account-delete-sure = Type your name to confirm
history-none = Nothing here yet.
history-older = Older
history-won = Won
history-lost = Lost
history-drawn = Drawn
rated-badge = Rated
rated-switch = Play for the rating
rated-about = Both players need an account, and nothing is taken back.
ratings-about = The number after ± says how sure a rating is.
refusal-rated-account = This table is rated: it needs an account.
refusal-rated-alone = At a rated table nobody plays against himself.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = That token is unknown, was revoked, or may not do this.
