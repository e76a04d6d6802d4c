### The words of Gamecase itself. This file is the source; every other language follows it.
### The voice: short, warm, plain; speak to the player as "you". Players read "game" and "rules" here,
### never "table" or "booklet", which are words of the code. Keep buttons short: they must fit a phone.

## Home page
app-name = Gamecase
app-tagline = Classic board games, by the rules in your own box
skip-to-content = Skip to content
nav-home = Games
nav-settings = Settings
home-title = Pick a game
home-lead = Play the computer, a friend beside you or a friend far away.
home-open = Open games
home-table-against = { $game } with { $others }
home-state-yours = Your turn
home-state-open = In progress
home-state-waiting = Waiting for a player
home-state-over = Finished
footer-free = Free software: play it, host it, change it
footer-fair = Dice anyone can check

## Settings
settings-language = Language
settings-theme = Theme
settings-theme-auto = Match my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast
settings-theme-clear = Colour-blind friendly
settings-set = Board and pieces
settings-set-walnut = Walnut
settings-set-felt = Felt and brass
settings-set-flat = Flat and modern
settings-set-slate = Slate and stone
settings-save = Apply

## A new game
new-title = Play { $game }
new-booklet-clauses = Show the rules
box-find = Match the rules to your own set
box-unsure = Not sure
box-none = No rules match all of that. Here they all are.
new-opponent = Who are you playing?
new-player = Player { $number }
new-against-here = A friend here
new-against-away-about = You’ll get a link to send.
new-against-anyone-about = Your game is listed on the home page until someone joins.
new-level = Which level?
new-you = You
new-name = Your name
new-name-hint = What other players see. You can leave it empty.
new-words = Your own seed for the dice
new-words-hint = Mixed into every roll and every random choice. Leave it empty and your device picks one.
new-friend-name = Your friend’s name
new-starts = Who goes first?
new-starts-lot = Random
new-starts-me = Me
new-starts-other = My opponent
new-side = Which side will you play?
new-match = Match length
new-match-best-of-1 = One game
new-match-best-of = Best of { $number }
new-match-first-to = { $number ->
    [one] First to { $number } point
   *[other] First to { $number } points
}
new-match-open = As many games as you like
new-dice = Who rolls the dice?
new-dice-verifiable = The app rolls, and anyone can check it afterwards
new-dice-manual = We roll real dice and enter the numbers
new-clock = Time control
new-clock-none = No clock
new-clock-fischer = { $minutes } min + { $seconds } s per turn
new-clock-delay = { $seconds } s delay per turn, { $minutes } min reserve per point
new-clock-days = { $days ->
    [one] { $days } day per turn
   *[other] { $days } days per turn
}

## An invitation
join-title = You’re invited to play { $game }
join-by = { $name } has invited you to a game.
join-by-somebody = Someone has invited you to a game.
join-sit = Join
join-watch = Just watch

## The page of a game
table-board = Board
table-moves = Moves
table-players = Players
table-position = Position in words
table-dice = Dice
table-dice-pledge = Fixed before the game (SHA-256 of the secret)
table-dice-secret = The secret, revealed after the game
table-dice-words = The players’ seeds
table-dice-explained = A secret fixes all the dice before the game, and only its fingerprint is shown. After the game the secret is revealed, so anyone can check that every roll follows from it.
table-record = Download the game record
table-takeback = Take back
table-hint = Hint
table-hint-told = I’d play: { $told }
table-guided = Give me tips
table-type = Type a move
table-type-play = Play
table-past = You’re viewing an earlier position.
table-now = Back to the game
table-replay = Replay the last shot in slow motion
table-sight = Aiming line
table-undo = Undo
table-turn = Flip the board
table-look = Board style
table-confirm = Confirm each move
table-draw = Offer a draw
table-claim = Claim victory
table-claim-draw = Call it a draw
table-say-mute = Mute chat
table-resign = Resign
table-resign-sure = Resign this game?
table-yes = Yes
table-no = No
table-next = Next game
table-rematch = Rematch
say-hello = Hello!
say-good-luck = Good luck!
say-well-played = Well played!
say-thanks = Thank you!
say-sorry = Sorry!
say-one-moment = One moment, please.
say-back = I’m back.
say-your-turn = I think it’s your turn.
say-oops = Oops!
say-good-game = Good game!
bot-again = The computer had to start thinking again.
table-home = Back to all games
table-accept = Accept
table-decline = Decline
table-withdraw = Withdraw
table-watching = You’re watching. Only the players can move.
table-watchers = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
table-booklet = Rules
table-invite = Invite a friend
table-invite-help = Send this link, or let your friend scan the code. The first person to open it joins the game.
table-invite-copy = Copy the link
table-invite-loopback = This link only works on this computer. To play over your home network, start Gamecase with: gamecase serve --host 0.0.0.0
player-unnamed = Player { $number }
player-you = you
player-away = away
tally-won = Matches won
tally-drawn = Draws

## The rules page
rules-link = Rules
rules-title = { $game } rules
rules-booklets = Rule sets
rules-agreed = Agreed for this game
rules-example = Example
rules-not-allowed = Not allowed
rules-print = Print

## Learning
learn-link = Learn
learn-title = Learn { $game }
learn-lead = Short lessons, each with its own board. Try things out: nothing can go wrong.
learn-lesson = Lesson { $number } of { $count }
learn-right = Well done!
learn-other = That’s legal, but try something else here.
learn-again = Try again
learn-next = Next lesson
learn-all = All lessons
learn-guided = Play your first game, with tips
learn-watch = Watch two computers play

## Status and result
status-waiting = Waiting for the other player
status-drawing-lots = Choosing who goes first
status-chance = Rolling the dice
status-by-hand = Roll your dice and enter the numbers
status-your-turn = Your turn: { $seat }
status-turn = { $seat } to move
status-bot-thinks = The computer is thinking
outcome-resigned = { $seat } wins by resignation.
outcome-agreed = Draw by agreement.
outcome-left = { $seat } wins: the opponent left.
outcome-left-draw = Draw: a player left.
outcome-time = { $seat } wins on time.
match-best-of = Game { $game }, best of { $number }
match-first-to = { $number ->
    [one] Game { $game }, first to { $number } point
   *[other] Game { $game }, first to { $number } points
}
match-games = Game { $game } of { $number }
match-open = Game { $game }

## What happened
told-sit = { $name } joined.
told-begin = A new game starts.
told-lot = { $name } goes first.
told-offer-takeback = { $name } asks to take back a move.
told-offer-draw = { $name } offers a draw.
told-offer-rematch = { $name } wants a rematch.
told-decline = Offer declined.
told-takeback = Move taken back.
told-draw = Draw agreed.
told-resign = { $name } resigns.
told-left = { $name } ended the game: the opponent left.
told-lapse = The offer expired.
told-say = { $name }: { $words }
told-flag = { $name } ran out of time.

## Refusals
refusal-not-your-turn = It’s not your turn.
refusal-game-over = The game is over.
refusal-time-up = Your time is up.
refusal-not-begun = The game hasn’t started yet.
refusal-dice-not-yours = The app rolls the dice in this game.
refusal-dice-by-hand = In this game you roll the dice yourselves and enter the numbers.
refusal-not-now = You can’t do that now.
refusal-too-late = Someone was faster. Check the board again.
refusal-still-here = Your opponent hasn’t been gone long enough yet.
refusal-offer-gone = That offer is no longer open.
refusal-watching = You’re watching. Only the players can do that.
refusal-no-hint = You can only get hints on your own turn, against the computer or when you share a screen.
refusal-means-nothing = That isn’t a legal move here.
refusal-theirs = That move was illegal. { $rule }

## Errors
error-bad-message = The server didn’t understand this page. Reload it.
error-stale = The board has changed. Check it again.
error-too-fast = That was too fast. Wait a moment.
link-lost = Connection lost. Reconnecting… Your game is safe.
link-back = You’re connected again.
touch-again = Choose where to go next, or press Escape.
confirm-grave = Press again to confirm.
aim-pull = Slide the disc along its line. Then pull back anywhere on the board, and let go.
aim-help = Use the arrow keys to aim, plus and minus to set the strength, comma and full stop to slide along the line, and Enter to shoot.
copied = Copied.
turn-alert = Your turn
clock-stale = Time when the connection was lost
problem-title = That didn’t work
problem-not-found = There’s nothing here. Check the link; the game may be on another computer.
problem-bad-form = Something in that form wasn’t right. Go back and try again.
problem-chair-taken = Someone else has taken that seat.
problem-too-many-tables = Too many new games at once. Wait a moment, then try again.
problem-away = The games can’t be reached right now. Nothing you played is lost. Try again in a moment.
problem-home = Back to all games

## On the command line
serve-ready = Gamecase is running at { $address }
serve-network = On your home network: { $address }
serve-scan = Scan this with a phone on the same network:
serve-stop = Press Ctrl+C to stop it.
verify-holds = { $entries ->
    [one] The record is intact: { $entries } entry checked, with every link and position correct.
   *[other] The record is intact: { $entries } entries checked, with every link and position correct.
}
verify-rolls = { $count ->
    [one] { $count } roll or random choice recalculated, and it matches.
   *[other] { $count } rolls and random choices recalculated, and they match.
}
verify-by-hand = { $count ->
    [one] { $count } roll was entered by hand, so there is nothing to check.
   *[other] { $count } rolls were entered by hand, so there is nothing to check.
}
verify-hidden = { $count ->
    [one] { $count } roll is still secret, because its game isn’t over.
   *[other] { $count } rolls are still secret, because their game isn’t over.
}

## Analysis
table-analysis = Analyse the game
analysis-title = { $game }: analysis
analysis-games = Games in this match
analysis-progress = Analysing…
analysis-graph = Course of the game
analysis-lines = Best lines
analysis-mistakes = Turning points
analysis-none = No mistakes found.
analysis-totals = Summary
analysis-played = Played
analysis-inaccuracy = Inaccuracy
analysis-mistake = Mistake
analysis-blunder = Blunder
analysis-better = Better:
analysis-even = Even
analysis-slight = { $seat } is slightly better
analysis-clear = { $seat } is clearly better
analysis-winning = { $seat } is winning
analysis-first = Start of the game
analysis-back = Previous move
analysis-forward = Next move
analysis-last = End of the game
analysis-table = Back to the game
analysis-failed = The game couldn’t be analysed. Try again in a moment.
analysis-result = { $first }–{ $second }
problem-not-over = The game isn’t over yet. You can analyse it when it’s finished.

## Practice: the deck of mistakes

practice-title = Practise your mistakes
practice-lead = Positions from your own games. In most of them you went wrong; in some you didn’t.
practice-task = You are { $seat }. What do you do?
practice-counts = { $due } to repeat · { $new } new today
practice-days = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
practice-empty = Nothing to practise yet. Have a finished game analysed: your mistakes in it will turn up here.
practice-done = That’s all for today. Well done!
practice-more = More new positions
practice-show = Show the answer
practice-next = Next position
practice-remove = Don’t show this one again
practice-game = Look at the game
practice-right = Good move!
practice-wrong = There’s something better.
practice-shown = The answer
practice-chosen = Your move
practice-best = Best
practice-played = In the game
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = This position comes back { $when }.

## Drills: short exercises to repeat

drills-title = Drills
drills-lead = Short exercises that get harder as you get better.
# A rating like that of chess players, shown as a number.
drills-level = Level { NUMBER($level, maximumFractionDigits: 0) }
# How many of the last answers, up to 20, were right.
drills-rate = Last { $answers }: { $right } right
drills-streak = { $count } in a row
drills-book = Opening book
opening-book-move = Play
opening-book-worth = Points
opening-book-about = Points are equities for money with the cube in the middle, from our own rollouts, with their standard error.
drills-answer = Answer
drills-next = Next exercise
drills-right = Right!
drills-wrong = Not quite.
drills-your-answer = Your answer
# Somebody typed something that is not a whole number between the two bounds.
drills-number = Enter a whole number from { $low } to { $high }.
drills-again = You have already answered this one, so it doesn’t count again.

## Premoves and downloads
table-ahead = Allow premoves
ahead-planned = Premove set. It will be played on your turn if it’s legal.
table-symbols = Show piece symbols instead of letters
table-download = Download as { $format }

## Importing a game
import-title = Import a game
import-text = Paste the game as { $formats }
import-open = Import

## Accounts
nav-account = Account
people-sign-in = Sign in
people-register = Create an account
people-lead = You can play without an account. With one, you’ll find your games on every device and can play rated games.
people-name = Name
people-name-hint = 2 to 24 letters or digits. Other players see it.
people-password = Password
people-password-hint = At least 8 characters. You’ll get codes in case you forget it.
people-with-passkey = Sign in with a passkey
people-register-passkey = Create an account with a passkey
people-wrong = Wrong name or password.
people-slow = Too many attempts. Wait a minute, then try again.
people-name-taken = That name is taken, or too much like one that is. Choose another.
people-name-unfit = Use 2 to 24 letters or digits of one alphabet, with spaces, dots or hyphens in between.
people-password-unfit = Use at least 8 characters, and nothing that is easy to guess, like your name or 12345678.
people-passkey-failed = The passkey wasn’t accepted. Try again.
people-again = Sign in again to change this.
people-only-way = This is your only way to sign in, so it can’t be removed.
people-not-the-name = That isn’t your name. Nothing was deleted.
account-since = Joined { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } rated match
   *[other] { $count } rated matches
}
account-history = Game history
account-export = Download all my data
account-sign-out = Sign out
account-ways = How you sign in
account-passkey = Passkey: { $device }
account-passkey-add = Add a passkey
account-remove = Remove
account-password-new = New password
account-password-note = At least 8 characters. Your other devices will be signed out.
account-password-set = Save the password
account-devices = Where you’re signed in
account-this-device = this device
account-seen = last used { $date }
account-end-others = Sign out everywhere else
account-tokens = API tokens
account-tokens-about = Anyone with a token can act as you. Keep it secret.
account-token-label = What’s it for?
account-token-read = can only read
account-token-play = can play
account-token-make = Create a token
account-token-once = Copy it now. You won’t see it again.
account-delete = Delete your account
account-delete-about = Your sign-in, sessions, tokens and ratings are deleted at once and for good. Games you played are kept, with the name you used: they belong to your opponents too. Nobody can carry them on in your place.
account-delete-sure = Type your name to confirm
history-none = Nothing here yet.
history-older = Older
history-won = Won
history-lost = Lost
history-drawn = Draw
rated-badge = Rated
rated-switch = Rated game
rated-about = Both players need an account. No takebacks.
ratings-about = The number after ± shows how uncertain the rating is.
refusal-rated-account = This is a rated game, so you need an account.
refusal-rated-alone = You can’t play yourself in a rated game.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = That token is unknown or revoked, or it doesn’t allow this.

## Finding one's way
nav-main = Main pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
list-lead-learn = Pick a game and try its short lessons.
list-lead-rules = Pick a game to read its rules, with pictures.
home-continue = Continue
home-finished = Finished games
start-change = Change
start-change-of = { $game }: change opponent, rules or time

## The computer's characters
player-computer = { $name } (computer)
character-hello-gentle = Hello! Shall we find out together how this works?
character-hello-cheerful = Nice to play you. Let’s have some fun!
character-hello-steady = Good luck. I play a steady game.
character-hello-sharp = Welcome. Watch your step: I look ahead.
character-hello-calm = Ready when you are. I rarely miss anything.
character-bye-gentle = That was fun! Again?
character-bye-cheerful = Thanks for the game!
character-bye-steady = Good game. I enjoyed that.
character-bye-sharp = Well fought. Have a look at the turning points.
character-bye-calm = A pleasure. Few games are like this one.

## Special rules
notice-special = By the rules of this game: { $rule }
notice-rule = Rule { $number }
notice-close = Got it

## Without a connection
offline-title = You’re offline
offline-lead = Games need a connection. As soon as it’s back you can play on; nothing is lost.
offline-kept = You can read
offline-nothing = Nothing yet. Rules and lessons you open are kept here for later.
offline-again = Try again

## Games from files
import-files = Choose files, or drop them anywhere on this page
import-done = { $count ->
    [one] { $count } game was opened
   *[other] { $count } games were opened
}
import-illegal = Move { $count } is not allowed:
import-unreadable = This could not be read as a game
import-keep = Open the game up to there
import-correct = Correct it
import-corrected = The game, to be corrected
import-back = Back

## On the home network
share-title = Share on my network
share-ask = Right now only this computer can open Gamecase. Share it and every device on your home network can open it, until you stop or close it.
share-start = Share
share-on = Shared. Open this address on another device, or scan the code.
share-stop = Stop sharing
problem-no-network = This computer has no network to share on right now.

## Starting a game
opponent-bot = Computer
opponent-here = Friend here
opponent-away = Friend by link
opponent-anyone = Anyone
rules-question = Which rules do you want?
rules-of-my-box = Rules of my box
rules-as-usual = As most people play today
rules-line = Rules:
start-time = Time
start-more = More
start-match-points = Or first to this many points
clock-chip-none = No clock
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = By the point
clock-chip-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## The computer at work

working-hint = Looking for a good move…
working-thinking = The computer is still thinking…
working-compiled = The computer is getting ready, just this once on this machine: { $percent }% done.
working-tables = The computer is working out the endgames of these rules, just this once: { $percent }% done.
provisional-compiled = This is a quick guess: the computer is still getting ready. Ask again in a minute for its best.
provisional-tables = The endgames of these rules are still being worked out, so the numbers are good guesses.

## Account news
notice-registered = Welcome, { $name }! Your account is ready and you’re signed in.
notice-password-saved = Your new password is saved.
account-password-current = Current password
account-password-passkey = Confirm with a passkey
account-no-ratings = You have no rating yet. Play a rated game to get one. The rating lists:
people-wrong-current = That isn’t your current password. Nothing was changed.
people-passkey-first = This account has no password yet. Set one with the passkey button.

## Events: tournaments of clubs, schools and families

nav-events = Events
events-lead = Tournaments for your club, school or family, online or at real boards.
events-coming = Coming up
event-new = New event
event-family = Quick family cup
event-family-about = Three to eight names and off you go: three rounds, then a final of the best two.
event-name = Name of the event
event-format = Format
event-format-round-robin = Round robin
event-about-round-robin = Everyone plays everyone.
event-format-swiss = Swiss
event-about-swiss = In every round you meet someone with about as many points as you.
event-format-knockout = Knockout
event-about-knockout = Lose and you’re out, or you go on in the consolation cup.
event-format-arena = Arena
event-about-arena = Whoever is free gets a new opponent, as often as they like.
event-format-ladder = Ladder
event-about-ladder = Challenge someone above you and take their place.
event-format-family-cup = Family cup
event-place = Where will you play?
event-place-online = Online
event-place-real = At real boards
event-place-screen = On this screen
event-rounds = Number of rounds, or empty for the usual number
event-double = Everyone meets twice
event-sides = Who plays?
event-sides-1 = Single players
event-sides-pairs = Pairs
event-sides-teams = Teams of { $number }
event-scoring = Points for a win, a draw and a loss
event-scoring-points = The points of the games count
# Above three choices of a tie-break, as Buchholz; empty ones mean the usual tie-breaks.
event-ties = Tie-breaks (leave empty for the usual ones)
event-main = Main cup
event-consolation = Consolation cup
event-last-chance = Last chance cup
event-playoff = Knockout for the best
event-may-join = Anyone with the link can join
event-players-report = Players enter their own results
event-starts = When does it start?
event-create = Create the event
event-join = Join { $name }
event-join-about = Scan the code or open the link to join. You don’t need an account.
event-code = Your code is { $code }. With it you can come back on any device.
event-code-enter = I have a code
# Above the list of those who take part in an event.
event-players = Players
event-add = Add players
event-add-hint = One per line. A rating and a club can follow: Maria; 1450; Riverside
# Above a button that chooses a file with players. TRF is a file format of chess federations.
event-file = Or from a file: CSV with the names, or TRF with the rounds played so far
# A line of an event's log: the event was begun in another program.
event-import = Continued from a file
event-round = Round { $number }
event-board = Table { $number }
event-bye = Bye
event-pairings = Pairings
event-pair = Pair round { $number }
event-pair-again = Pair again
event-by-hand = Pair by hand
event-by-hand-hint = One pair per line, by the players’ numbers: 3-7. A single number is a bye.
event-start = Start round { $number }
event-close = End the event
event-reopen = Reopen the event
event-result = Enter the result
event-correct = Correct the result
# A button beside a real board: this device becomes the score sheet of the game.
event-keep-score = Keep score here
event-keep-score-about = Play at your own board and keep score on this device. The result is entered when the game is over.
event-won = { $name } won
event-absent = { $name } didn’t play
event-score = Score, if you kept one
event-why = Reason
event-change = Change a name or rating
event-withdraw = Withdraw from the event
event-return = Playing again
event-byes = Request a bye
event-bye-half = Half-point bye
event-bye-zero = Zero-point bye
event-bye-cancelled = Bye cancelled
event-half-byes = Half-point byes that each player may request
event-withdrawn = Withdrawn
event-forbid = Never pair these two
event-helpers = Helpers
event-helpers-about = Name a helper and send them their link. Helpers can pair, start rounds and enter results.
event-codes = Player codes
event-downloads = Downloads
event-all-games = All games
event-standings = Standings
event-crosstable = Crosstable
event-bracket = Bracket
event-points = Points
event-yours = Your game: table { $number } against { $name }
event-yours-bye = You have a bye this round.
event-open-table = Go to the game
event-screen = Big screen
event-challenge = Challenge

## The translations
footer-translations = Translations
translations-title = Translations
translations-lead = Every message of the site and its games, with example values, in two languages side by side.
translations-how = To correct a translation or add a language, read docs/translating.md in the source code.
translations-language = Language
translations-beside = Beside
translations-part = Part
translations-part-shell = The site
translations-state = State
translations-state-all = All
translations-state-missing = Missing
translations-state-outdated = Outdated
translations-state-current = Up to date
translations-search = Search
translations-show = Show
translations-count = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

## Where a rule comes from
provenance-legend = Where each rule comes from:
provenance-printed = Printed in the booklet
provenance-usual = As it is played today
provenance-silent = The booklet says nothing: our default
provenance-differs = The booklet is unclear: the reading we play
provenance-languages = Only in these languages: { $languages }.
switch-value-printed = { $value } (as printed)
switch-value-silent = { $value } (our default)
switch-value-differs = { $value } (our reading)
rules-exactly = Exactly as printed
rules-exactly-about = Plays every rule by the letter, also where we think something else was meant.
rules-needs = This applies only with this setting: { $switch } – { $value }
rules-needs-open = Start a game with it
rules-compare = The booklets, side by side
rules-compare-about = Only where the booklets differ. Everything else is in their rules.

## The table page
table-rules = Rules: { $booklet }
table-rules-change = change
table-chat = Chat
table-more = More
table-tools = Tools
table-sound = Sound
table-fullscreen = Full screen
table-save = Save the file
table-hint-more = More
table-speed = Move speed
table-speed-calm = Calm
table-speed-normal = Normal
table-speed-fast = Fast
table-speed-none = No animation
table-glow = Show which pieces can move
table-lot = Who goes first
table-lot-explained = Chance decides who goes first. A secret fixes it before the game, and only its fingerprint is shown. After the game the secret is revealed, so anyone can check it.
table-lot-words = The players’ seeds
table-next-level = Next level: { $level }
result-won = You won
result-lost = You lost
result-drawn = Draw
result-winner = { $name } wins
result-story = { $turns ->
    [one] Over after { $turns } move.
   *[other] Over after { $turns } moves.
}
result-story-ahead = { $turns ->
    [one] { $turns } move,
   *[other] { $turns } moves,
} { $winner ->
    [own] and you were never behind.
   *[other] and the winner was never behind.
}
result-story-turned = { $turns ->
    [one] { $turns } move, and it turned only at the very end.
   *[other] { $turns } moves, and it turned only at the very end.
}
result-story-changes = { $turns ->
    [one] { $turns } move.
   *[other] { $turns } moves.
} { $changes ->
    [one] The lead changed hands once.
   *[other] The lead changed hands { $changes } times.
}
told-lot-seat = { $name } plays { $seat }, chosen at random.

## Notices of the browser that it is one's turn.
settings-notices = Tell me when it’s my turn
settings-notices-on = On. This browser tells you, even when the game isn’t open.
settings-notices-off = Off.
settings-notices-blocked = Your browser blocks messages from this site. Allow them in its settings first.
settings-notices-failed = That didn’t work. Please try again later.
# The text of a notice that the browser shows; its title is the game.
push-turn = Your turn against { $opponent }.

## When somebody asks the computer for too much at once.
bot-later = You have many games with the computer. I’ll move here as soon as it’s my turn.
refusal-too-many-thoughts = The computer is busy with your other games. Try again in a moment.
problem-too-many-analyses = You have several games being analysed. Wait until one is finished, then try again.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Deeper analysis
deep-start = Start
deep-stop = Stop
# How deep the computer looks, as a choice in a list.
deep-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
# A rollout whose games are broken off after a few turns; $level is 1T, 2T or 3T.
deep-truncated = Short rollout { $level }
deep-rollout = Full rollout
deep-deeper = Look deeper
deep-depth = Depth { $ply }
deep-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $percent is a number of per cent, such as 97.
deep-sure = { $percent }% likely that the first one is best
# Half the width of the 95 % confidence interval, after a value.
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = The engine stopped. What it found stays here. Start again to go on.
deep-limit = That’s as far as this site goes.
# Tells screen readers what the little picture shows.
deep-picture = Values with 95% confidence intervals
# In front of ticks beside plays.
deep-compare = Compare
deep-refused = That can’t be analysed.

## Getting back into an account, invitations, and signing in with a provider

recovery-title = Keep these codes
recovery-about = If you forget your password, each code lets you set a new one, once. Write them down or print them: you won’t see them again.
recovery-done = I’ve kept them
recovery-new = New recovery codes
recovery-left = { $count ->
    [one] { $count } recovery code left
   *[other] { $count } recovery codes left
}
people-forgot = Forgot your password?
people-forgot-about = Enter your name, one of your recovery codes and a new password. If you have no code, ask whoever runs this site for a link.
people-code = Recovery code
people-code-wrong = That name and code don’t go together, or the code was used before.
people-link-old = That link doesn’t work any more. Ask for a new one.
people-mail = E-mail, only to reset your password
people-mail-send = E-mail me a link
people-mail-sent = If there’s an e-mail address for that name, a link is on its way.
people-invite = Invitation code
people-invite-wrong = That invitation code doesn’t work. Ask whoever runs this site for one.
people-closed = New accounts can’t be created here.
people-banned = Whoever runs this site has locked this account.
people-members = You need an account to play here.
people-with-provider = Sign in with { $provider }
people-provider-failed = That sign-in didn’t work. Try again.
mail-reset = Set a new password
mail-reset-text = Someone asked to set a new password for { $name }. If it was you, open this link within a day:
problem-quota = You’ve started as many games as this site allows for now.

## The page of whoever runs a site

admin-title = Running this site
admin-people = People
admin-tables = Games
admin-invites = Invitations
admin-log = What was changed
admin-find = Find
admin-sizes = Games: { $tables } · Accounts: { $accounts } · { $megabytes } MB
admin-reset = Link to set a new password
admin-end = Sign out everywhere
admin-rename = Rename
admin-ban = Lock
admin-banned = Locked
admin-unban = Unlock
admin-delete = Delete
admin-close = Close
admin-role-none = Player
admin-role-organiser = Organiser
admin-role-admin = Administrator
admin-role-set = Save the role
admin-invite-people = How many people?
admin-invite-days = For how many days?
admin-invite-make = Create an invitation

## Your games: what their analyses say about your play

study-title = Your play
study-intro = Have your finished games analysed, and see here how well you play and where it goes wrong.
study-automatic = Analyse my games as soon as they’re over
study-analyse = Analyse
study-analyse-all = Analyse all of these
study-again = Analyse again
study-stopped = The engine stopped before the end. What it had found is kept.
study-waiting = { $count ->
    [one] { $count } game is waiting to be analysed.
   *[other] { $count } games are waiting to be analysed.
}
study-open = Not analysed yet
study-games = Analysed games
study-newer = Newer
study-last = Decisions
study-last-count = The last { NUMBER($count) }
study-last-all = All
study-decisions = { $count ->
    [one] { NUMBER($count) } decision
   *[other] { NUMBER($count) } decisions
}
study-pr = PR (performance rating)
study-accuracy = Accuracy
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Average loss per move (hundredths)
study-error-rate = Error rate as in GNU Backgammon
study-snowie = Snowie error rate
study-mistakes = Mistakes
study-luck = Luck
study-without-luck = Result without luck
study-trend = Over time
study-by-kind = By kind of decision
study-by-position = By kind of position
study-by-opponent = By opponent
study-by-opening = By opening
study-opening = Opening
study-opponent = Opponent
study-result = Result
study-day = Date
study-move = Moves
position-opening = Opening
position-middlegame = Middlegame
position-endgame = Endgame

## Events: refusals

refusal-event-closed = This event is over.
refusal-event-organiser-only = Only the organiser can do that.
refusal-event-officials-only = Only the organiser and helpers can do that.
refusal-event-not-yours = You can only do that for yourself.
refusal-event-full = The event is full. It takes up to { $most } players.
refusal-event-no-late-entry = It’s too late to join. The first round has started.
refusal-event-no-entrant = There’s no player number { $entrant }.
refusal-event-name-taken = Someone called { $name } is already in.
refusal-event-members = Enter { $count } players.
refusal-event-results-missing =
    { $missing ->
        [one] One result of round { $round } is still missing.
       *[other] { $missing } results of round { $round } are still missing.
    }
refusal-event-all-paired = All { $rounds } rounds are paired.
refusal-event-still-playing = { $name } hasn’t finished the last game yet.
refusal-event-challenge-up = You can only challenge someone above you. { $name } is below you.
refusal-event-wrong-round = There’s no round { $round } yet. Round { $next } comes next.
refusal-event-already-started = Round { $round } has already started.
refusal-event-not-started = Round { $round } hasn’t started yet.
refusal-event-already-paired = Round { $round } is already paired.
refusal-event-too-few = You need at least { $least } players. So far there are { $count }.
refusal-event-is-withdrawn = { $name } has withdrawn. Pair the round again or by hand.
refusal-event-has-bye = { $name } has a bye in round { $round }. Cancel it, or pair the round again.
refusal-event-byes-used = Half-point byes that each player may request here: { $most }.
refusal-event-paired-twice = { $name } can’t be in two pairings.
refusal-event-no-pairing = There’s no game at table { $table } in round { $round }.
refusal-event-result-exists = Table { $table } of round { $round } already has a result. The organiser can correct it.
refusal-event-online-result = This game is played online. Its result comes in by itself.
refusal-event-impossible-result = That result isn’t possible.
refusal-event-needs-winner = This is a knockout, so someone has to win.
refusal-event-cannot-pair = Round { $round } can’t be paired without someone meeting the same opponent again. Pair it by hand, or close the event.
refusal-event-nobody-free = Nobody is free to play right now.
refusal-event-by-challenge = On a ladder, players challenge each other.
refusal-event-by-organiser = Ask the organiser to add you.
refusal-event-already-entered = You’re already in.
refusal-event-not-empty = This event already has players. Create a new event for this file.
refusal-event-wrong-code = That code isn’t right. Check your slip of paper.

## Events: tie-breaks

tie-break-buchholz = Buchholz
tie-break-buchholz-about = The points of all your opponents added up. Stronger opponents count for you.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = The points of all your opponents without the lowest of them.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = The points of everyone you beat, plus half the points of everyone you drew with.
tie-break-direct-encounter = Direct encounter
tie-break-direct-encounter-about = Your points against the players you’re level with.
tie-break-wins = Wins
tie-break-wins-about = The games you won at the board.
tie-break-points-difference = Points difference
tie-break-points-difference-about = The points you made in your games, minus those of your opponents.
tie-break-board-points = Board points
tie-break-board-points-about = The points of all boards of your team.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Your average error in the games that were analysed. Lower is better.
tie-break-unplayed = In a Swiss, a round without a game counts as one against someone with your own points.

## Dice to which every player's page adds a part

table-dice-chains = Every roll is mixed from a secret of the app and a number from each player’s own page, all fixed beforehand. So nobody can choose a roll, not even whoever runs this site. After the game anyone can check every roll.
table-dice-waiting = Each page gives its number only when you roll, so nobody can know a roll early. If a page is closed, the dice wait for it.
table-dice-deposits = So that you can close the page, it gives its number for the next roll together with your move. Nobody can know a roll early, unless whoever runs this site plays in this game.
table-dice-kept = No number of their own: { $names }
table-lot-chains = Chance decides who goes first: a secret of the app and a number from each player’s own page, all fixed beforehand. After the game anyone can check it.
status-dice-wait = The dice wait for { $name } to open this page
dice-elsewhere = The dice wait for the browser you played in last. Open this game there.
told-renewal = { $name } has new numbers for the dice, from another browser

## Setting up a position

# Heading and link: arrange the pieces of a game as you like.
editor-title = Set up a position
editor-lead = Drag pieces to the board, or pick one and tap where it goes.
# Whose turn it is, before a choice of the two sides.
editor-turn = To move
# A tool beside the pieces: whatever is tapped next disappears.
editor-remove = Remove a piece
editor-clear = Clear the board
editor-start = Starting position
# Above the field that a position can be pasted into.
editor-text = Paste a position
editor-text-known = Written as { $notations }.
editor-read = Show it
# After a pasted position was read; the notation is a name such as FEN or XGID.
editor-recognised = Read as { $notation }.
# After a pasted position could not be read; a technical reason in English follows.
editor-unreadable = This can’t be read as a position. Your text is still there.
editor-other-game = This is a position of { $game }.
# A heading: the position in the notations of all programs.
editor-notations = As text
# A button beside a text.
editor-copy = Copy
editor-possible = This position is possible.
editor-over = The game is over in this position, so there’s nothing left to play.
editor-play = Play on from here
editor-link = Copy the link
editor-picture = Download a picture
editor-analyse = Analyse this position
# Beside a game that did not begin at the start.
editor-from-position = From a position
editor-from-about = One game from this position, not rated.
notebook-title = Notebook
notebook-lead = Positions you saved. They’re kept for this browser, or for your account if you have one.
notebook-save = Save to my notebook
notebook-name = Title
notebook-tags = Tags, separated by commas
notebook-note = Note
notebook-game = Game
notebook-tag = Tag
notebook-saved = Saved in your notebook.
notebook-empty = No positions here.
problem-notebook-full = Your notebook is full. Delete a position first.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Studies
studies-lead = Games and positions with your own comments and variations. Show them to friends by a link, or save them as files.
studies-empty = You have no studies yet.
# A button that makes a study of the game or position that is shown.
studies-make = Make a study
studies-new = New study
# A field for what somebody writes about the move that is shown.
studies-comment = Comment
# A group of buttons with ! ? = and other symbols that annotate a move.
studies-symbols = Symbols
# A button: a variation becomes the main line.
studies-promote = Make this the main line
# A button: deletes a move and all moves after it.
studies-delete = Delete from here
studies-saved = Saved
studies-saving = Saving…
studies-unsaved = Not saved
studies-retry = Save again
studies-conflict = This was changed in another window. You now see the newest version; what you typed is still in its field.
studies-share = Share
studies-view-link = Whoever has this link can look at it.
studies-edit-link = Whoever has this link can change it.
studies-view-make = Make a link to look at it
studies-edit-make = Make a link to change it
studies-withdraw = Withdraw this link
studies-download = Download
# Beside the name of a file format.
studies-partly = without some of your notes
problem-too-many-studies = There’s no room for more. Delete one first.
# Lessons that a teacher makes of positions, as exercises for pupils.
lessons-own = Your lessons
lessons-lead = Put positions into a lesson of your own and send its link to whoever wants to learn.
lessons-new = New lesson
lessons-which = Lesson
# A button: the position that is shown becomes an exercise of a lesson.
lessons-add = Add this position
lessons-exercise = Exercise { $number } of { $count }
lessons-task = What to do
# A field; each line has a move that counts as right.
lessons-answers = Right moves, one on each line
lessons-any-good = Accept every good move, as the computer judges
lessons-explanation = Explanation after the answer
lessons-from-notebook = From your notebook
lessons-next = Next exercise
lessons-done = That was the last exercise. Well done!
lessons-empty = This lesson has no exercises yet.
lessons-up = Move up
lessons-open = See it as your pupils do
lessons-nobody-moves = Nobody is to move in this position, so it can’t be an exercise.
lessons-bad-answer = “{ $move }” can’t be played in this position.
lessons-needs-answer = Give a right move, or accept every good move.
# Import of many files at once

import-many-title = Import games
import-many-lead = Bring your games from other programs and sites: single files, whole folders or a ZIP archive. Games that you already have here are left out.
# Beside a list of file suffixes, such as .pgn and .mat
import-formats = Files that can be read
# A button
import-folder = Choose a folder
# A button that ends a running import
import-stop = Stop
# Labels of numbers, such as Files: 3 / 12
import-count-files = Files
import-count-games = Imported
import-count-duplicates = Already here
import-count-failed = Not imported
# Before the number of a line in a file
import-line = Line
import-lost = The connection was lost. What has been imported so far is kept.
import-stopped = Stopped. What has been imported so far is kept.
import-too-large = This file is too large. At most { $size } MB can be read at once.
import-quota = You’ve reached the number of new games for this month. What has been imported so far is kept.
# The heading above the names of players found in the imported files
import-players = Which of these players are you?
# A button beside a name
import-me = This is me
import-names = Your names in files
import-names-help = Separated by commas. In games with one of these players, only their moves count as yours.
import-queue-full = No more games can wait for their analysis right now. Come back for the others later.

# Opening explorer

openings-title = Opening explorer
# Heading of a form that chooses which games are counted
openings-filter = Choose games
# Where the games come from; beside it your own games or the name of a collection
openings-source = From
openings-own = Your games
# Which side was yours; beside it White or Black
openings-side = Side
openings-player = Player
openings-days = Period
openings-days-30 = The last 30 days
openings-days-365 = The last year
openings-any = All
# The button of a form with filters
openings-show = Show
openings-start = Starting position
# Heading of a column with the number of games
openings-count = Games
openings-loss = Average loss
openings-empty = No game has reached this position.
openings-none = No finished games yet. Play some, or import them from other programs.
openings-reading = Counting your games: { $done } of { $all }
openings-reached = Games with this position
openings-collections = Your collections
openings-collections-help = A file with many games, such as PGN or PDN. Only you can see it.
openings-add = Add a file
openings-adding = Reading the file
