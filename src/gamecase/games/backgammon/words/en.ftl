### Backgammon. Points are numbered from each player's own home board: 1 is the innermost, 24 the farthest.
### The "bar" is the strip in the middle; a checker enters from it. "Bear off" is to take a checker off the
### board for good. A point is "blocked" if the opponent has two or more checkers there. "Double" is a word of
### the cube; two equal dice are "doubles".

game-name = Backgammon
game-about = Race your fifteen checkers home and off the board, and hit your opponent’s on the way.
seat-first = Light
seat-second = Dark

## Rule sets
booklet-case = Backgammon case
booklet-case-about = You bear off with exact numbers only, and don’t have to move once all your checkers are home. Play for a stake and there’s a cube.
booklet-best-of = Best of
booklet-best-of-about = Just count the games: two out of three, or three out of five. No cube.
booklet-small-first = Smaller number first
booklet-small-first-about = Play the smaller number first, doubles in full or not at all, and bear off from the back.
booklet-collection = Games compendium
booklet-collection-about = Bear off with any number that reaches the edge. Your opponent may call an error until they roll.
booklet-tournament = Tournament
booklet-tournament-about = Backgammon as played today: matches to points or games for a stake, with the cube and all its rules.
box-says = Which of these does your rule booklet say?
box-says-more-than-two = A point is blocked if “more than two” checkers are on it
box-says-games = You play for two wins in three games, or three in five
box-says-smaller = You always play the smaller number first
box-says-correction = An illegal move can be called until the next roll
box-says-nothing = I don’t have a booklet
box-cube_inside = Is there a doubling cube in the box?
box-languages = How many languages is it written in?

## Switches
switch-stake = What are you playing for?
switch-stake-0 = Just for fun, without the cube
switch-stake-1 = A stake of 1, with the cube
switch-stake-2 = A stake of 2, with the cube
switch-stake-5 = A stake of 5, with the cube
switch-stake-10 = A stake of 10, with the cube
switch-win_triple_needs_none_off = When does a win count three times?
switch-win_triple_needs_none_off-yes = Only if the loser hasn’t borne off any checkers
switch-win_triple_needs_none_off-no = Whenever the loser has a checker on the bar or in the winner’s home board
switch-assisted = Checking your moves
switch-assisted-yes = Allows legal moves only
switch-assisted-no = Allows any move, as on a real board
switch-bearoff_may_pass = Once all your checkers are home
switch-bearoff_may_pass-no = You must use every number you can
switch-bearoff_may_pass-yes = You may leave a number unused
switch-bearoff_six_needs_double_six = Bearing off from the 6-point
switch-bearoff_six_needs_double_six-no = With any six
switch-bearoff_six_needs_double_six-yes = Only with double sixes
switch-bearoff_rule = How do you bear off a checker?
switch-bearoff_rule-any-sufficient = With any number that reaches the edge
switch-bearoff_rule-exact-or-highest = With its number, or from your highest point with a higher one
switch-setup = Set-up
switch-setup-standard = Standard
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, three checkers each
switch-cube = Doubling cube
switch-cube-on = With the cube
switch-cube-off = Without the cube
switch-cube_limit = The cube goes up to
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = When the cube is in the middle
switch-centred_cube-either = Either player may turn it
switch-centred_cube-holland = After the Crawford game, only once both players have rolled twice
switch-crawford = Crawford game
switch-crawford-yes = One game without the cube when a player is one point away
switch-crawford-no = No Crawford game
switch-jacoby = Jacoby rule
switch-jacoby-yes = Gammons count only if the cube has been turned
switch-jacoby-no = Gammons always count
switch-beavers = Beavers
switch-beavers-yes = Allowed
switch-beavers-no = Not allowed
switch-raccoons = Raccoons
switch-raccoons-yes = Allowed
switch-raccoons-no = Not allowed
switch-automatic_doubles = Same number on the opening roll
switch-automatic_doubles-0 = Roll again
switch-automatic_doubles-1 = Double the stake, once at most
switch-automatic_doubles-2 = Double the stake, twice at most
switch-automatic_doubles-3 = Double the stake, three times at most

## Clauses
clause-aim = Bring all your checkers into your home board, then bear them off. The first player with none left wins.
clause-setup = The two sides are set up as mirror images. Your checkers travel from your opponent’s home board, round the board, to your own.
clause-forward = Checkers only move towards home, never back.
clause-starter-high = Each player rolls one die. The higher number goes first.
clause-draw-first = First comes the opening roll. If both roll the same number, roll again.
clause-first-throw-fresh = The player who goes first rolls both dice again for the first turn.
clause-first-throw-drawn = The two dice of the opening roll are the first player’s first roll, so it’s never doubles.
clause-already-started = There is one opening roll per game.
clause-throw-first = Players take turns. A turn starts with a roll of two dice.
clause-dice-zone = You roll the dice into the right half of the board, as you see it.
clause-choice-first = If you can double, do it before you roll.
clause-play-first = Play your roll before anything else happens.
clause-dice-only = Each number moves one checker that many points. The same checker may use several numbers, one after the other, landing after each.
clause-no-checker = You may only move your own checkers.
clause-closed-point = A point with two or more of your opponent’s checkers is blocked: you can’t land on it, not even in the middle of a longer move.
clause-self-hit = If you put a checker on a blocked point all the same, it counts as hit and goes to the bar, and the number is used up.
clause-hit = If you land on a single checker of your opponent’s, you hit it: it goes to the bar. You don’t have to hit if you can move in another way.
clause-any-order = You may play the numbers in any order.
clause-smaller-first = Always play the smaller number before the larger.
clause-smaller-lost = If no checker can play the smaller number, it’s lost and you play only the larger.
clause-must-move = If you can move, you must.
clause-use-all = You must use as many numbers as you legally can: both, if there’s any way to play both.
clause-use-higher = If you can play either number but not both, you must play the higher.
clause-stop-at-home = Once all your checkers are home, you don’t have to move: you may leave any number unused.
clause-doubles-four = If you roll doubles, you play the number four times.
clause-partial-double = Play as many of the four moves of doubles as you can; the rest are lost.
clause-whole-double = Doubles are played in full, all four moves, or not at all. It’s enough if you bear off your last checker sooner.
clause-enter-first = A checker on the bar must enter first, in your opponent’s home board, on the point that the die counts from the far edge. Nothing else may move until all your checkers are in.
clause-enter-any = You may enter with either number; a number you can’t enter with is lost.
clause-smaller-enters = If you have a checker on the bar and can’t enter it with the smaller number, you lose the whole roll.
clause-home-first = You may start bearing off when all your checkers are home. If one is hit, you may go on when they’re all home again.
clause-exact-number = You can bear off a checker only with the exact number of its point.
clause-highest-first = You can bear off a checker with the number of its point, or with a higher number from your highest point.
clause-rear-first = You can bear off from your highest point only, with any number that reaches the edge.
clause-any-sufficient = You can bear off any checker with a number that reaches the edge.
clause-past-band = You can’t bear off a checker while your opponent holds a point in front of it in your home board.
clause-double-six = You can bear off from the 6-point only with a roll of two sixes.
clause-inside-move = You may always move inside your home board instead of bearing off.
clause-win = The first player to bear off all their checkers wins.
clause-win-counts-one = Every win counts as one.
clause-win-kinds = A win counts once. It counts twice if the loser hasn’t borne off any checkers, and three times if the loser also has a checker on the bar or in the winner’s home board.
clause-stalled = After fifty turns in a row without a move, the game is a draw.
clause-cube = The cube starts in the middle, at 1. Each double makes the game worth twice as much.
clause-no-cube = These rules use the cube only when you play for a stake or for points. When you just count games, there is no cube.
clause-double-before-throw = You may offer a double before your own roll, but not before the first roll of the game.
clause-answer-first = Your opponent takes the double, or drops it and loses the game.
clause-nothing-offered = You can take or drop only when you’ve been offered a double.
clause-cube-owner = If you take a double, you own the cube, and only you may double next.
clause-cube-limit = The cube can’t go past its limit.
clause-cube-dead = In a match, the cube isn’t turned any more once it already decides the match for both players.
clause-crawford = The first game in which a player needs just one more point is played without the cube.
clause-holland = Optional: after that game, the cube in the middle may be turned only once both players have rolled twice.
clause-jacoby = Outside a match, double and triple wins count as single wins unless the cube has been turned.
clause-beavers = Outside a match, you may answer a double by doubling again at once and keeping the cube: a beaver.
clause-no-beaver = You may beaver only if you agreed on beavers, and only in answer to a double.
clause-no-raccoon = You may raccoon only if you agreed on raccoons, and only in answer to a beaver.
clause-automatic-doubles = Outside a match, the same number on the opening roll doubles the stake, up to as many times as you agreed.
clause-match-games = Agree before you start how many games make the match, such as two wins out of three.
clause-match-points = The first player to reach the agreed number of points wins the match.
clause-no-resignation = These rules don’t say what resigning costs.
clause-resignation = You may offer to resign a single, double or triple game. Your opponent accepts or declines.
clause-answer-resignation = An offer to resign is answered before play goes on.
clause-correction = You may ask your opponent to replay an illegal turn, with the same dice.
clause-nothing-wrong = A legal turn stands.
clause-correct-before-throw = You can ask for it only until your own roll.
clause-one-by-one = Where any move is allowed, you move your checkers one by one and then end your turn.
clause-no-correction = Once a turn has ended, it stands.

## Refusals
refusal-draw-first = The opening roll comes first.
refusal-already-started = The game has already started.
refusal-throw-first = Roll the dice first.
refusal-choice-first = Roll first, or double.
refusal-play-first = Play your roll first.
refusal-dice-zone = The dice didn’t land in the right half of the board: roll both again.
refusal-forward = You can’t move back from { $from } to { $to }. Checkers only move towards home.
refusal-no-checker = { $place ->
    [bar] You have no checker on the bar.
   *[point] You have no checker on { $point }.
}
refusal-dice-only = { $count ->
    [0] You have no numbers left to play.
    [one] That’s { $distance } points away; you have { $dice } left.
   *[other] That’s { $distance } points away; you have { $dice } left.
}
refusal-closed-point = { $count ->
    [one] The { $point }-point is blocked: your opponent has { $count } checker there.
   *[other] The { $point }-point is blocked: your opponent has { $count } checkers there.
}
refusal-smaller-first = Play the smaller number first: the { $die } before the { $larger }.
refusal-smaller-lost = No checker could play the { $die } first, so it’s lost.
refusal-must-move = { $possible ->
    [one] You can play { $possible } number, so you must.
   *[other] You can play { $possible } numbers, so you must.
}
refusal-use-all = { $possible ->
    [one] You can play { $possible } number; this uses { $used }.
   *[other] You can play { $possible } numbers; this uses only { $used }. Find a way to use them all.
}
refusal-use-higher = You can play only one number, so it must be the higher: { $die }.
refusal-whole-double = { $possible ->
    [one] Doubles must be played in full, but you can make only { $possible } of { $needed } moves: the roll is lost.
   *[other] Doubles must be played in full, but you can make only { $possible } of { $needed } moves: the roll is lost.
}
refusal-enter-first = { $count ->
    [one] You have { $count } checker on the bar: enter it first.
   *[other] You have { $count } checkers on the bar: enter them first.
}
refusal-smaller-enters = Your checker can’t enter with the { $die }, because the { $point }-point is blocked: you lose the whole roll.
refusal-home-first = { $count ->
    [one] You can’t bear off yet: { $count } checker isn’t home.
   *[other] You can’t bear off yet: { $count } checkers aren’t home.
}
refusal-exact-number = From the { $point }-point you can bear off only with a { $point }; you have { $dice } left.
refusal-highest-first = You can bear off from the { $point }-point with a higher number only if nothing is behind it; you still have checkers on the { $highest }-point.
refusal-rear-first = Bear off from the back first: you still have checkers on the { $highest }-point.
refusal-past-band = { $count ->
    [one] You can’t bear off from the { $point }-point: your opponent has { $count } checker on the { $band }-point in front of it.
   *[other] You can’t bear off from the { $point }-point: your opponent has { $count } checkers on the { $band }-point in front of it.
}
refusal-double-six = From the 6-point you can bear off only with a roll of two sixes; you rolled { $dice }.
refusal-no-cube = There’s no cube in this game.
refusal-double-before-throw = You can double only before your own roll, and not before the first roll of the game.
refusal-answer-first = First answer the double to { $value }: take or drop.
refusal-nothing-offered = There’s no offer to answer.
refusal-cube-owner = Your opponent owns the cube, at { $value }.
refusal-cube-limit = The cube is at { $value } and can’t go any higher.
refusal-cube-dead = { $needed ->
    [one] The cube at { $value } already decides the match: nobody needs more than { $needed } point.
   *[other] The cube at { $value } already decides the match: nobody needs more than { $needed } points.
}
refusal-crawford = This is the Crawford game of a match to { $number }: you can’t double.
refusal-holland = { $throws ->
    [one] After the Crawford game, both players roll twice before anyone doubles; there has been { $throws } roll so far.
   *[other] After the Crawford game, both players roll twice before anyone doubles; there have been { $throws } rolls so far.
}
refusal-no-beaver = You can’t beaver here.
refusal-no-raccoon = You can’t raccoon here.
refusal-no-resignation = These rules have no single, double or triple resignation.
refusal-answer-resignation = First accept or decline the offer to resign.
refusal-one-by-one = Move one checker at a time here.
refusal-no-correction = Once a turn has ended, it stands.
refusal-correct-before-throw = You can call an error only before your own roll.
refusal-nothing-wrong = That turn was legal.

## Results
outcome-single = { $points ->
    [one] { $seat } bears off the last checker and wins { $points } point.
   *[other] { $seat } bears off the last checker and wins { $points } points.
}
outcome-double = { $points ->
    [one] { $seat } wins a double game, { $points } point: the opponent has borne off nothing.
   *[other] { $seat } wins a double game, { $points } points: the opponent has borne off nothing.
}
outcome-triple = { $points ->
    [one] { $seat } wins a triple game, { $points } point: the opponent still has a checker on the bar or in the winner’s home board.
   *[other] { $seat } wins a triple game, { $points } points: the opponent still has a checker on the bar or in the winner’s home board.
}
outcome-gammon = { $points ->
    [one] { $seat } wins a gammon, { $points } point: the opponent has borne off nothing.
   *[other] { $seat } wins a gammon, { $points } points: the opponent has borne off nothing.
}
outcome-backgammon = { $points ->
    [one] { $seat } wins a backgammon, { $points } point: the opponent still has a checker on the bar or in the winner’s home board.
   *[other] { $seat } wins a backgammon, { $points } points: the opponent still has a checker on the bar or in the winner’s home board.
}
outcome-dropped = { $points ->
    [one] { $seat } wins { $points } point: the opponent dropped the double.
   *[other] { $seat } wins { $points } points: the opponent dropped the double.
}
outcome-conceded = { $points ->
    [one] { $seat } wins { $points } point: the opponent resigned.
   *[other] { $seat } wins { $points } points: the opponent resigned.
}
outcome-stalled = Draw: nobody has moved for a long time.

## Levels
level-beginner = Beginner
level-beginner-about = Plays the first move it sees and leaves its checkers open to hits.
level-casual = Casual
level-casual-about = Keeps its checkers together and hits when it can.
level-steady = Steady
level-steady-about = Makes points, counts the race and doubles when it’s well ahead.
level-expert = Expert
level-expert-about = Looks one roll ahead and rarely slips.
level-master = Master
level-master-about = Looks two rolls ahead. World class.
level-grandmaster = Grandmaster
level-grandmaster-about = Plays each choice out hundreds of times before it decides. Takes a few seconds.

## The board in words
look-home-right = Home on the right
look-home-left = Home on the left
look-blue-right = { look-home-right }, blue felt
look-blue-left = { look-home-left }, blue felt
look-wine-right = { look-home-right }, wine-red felt
look-wine-left = { look-home-left }, wine-red felt

scene-title = Backgammon board
# $home is the side on which the viewer's home board is drawn.
scene-view = { $seat ->
    [first] { $home ->
        [left] Points are numbered from Light’s home board, at the bottom left.
       *[right] Points are numbered from Light’s home board, at the bottom right.
    }
   *[second] { $home ->
        [left] Points are numbered from Dark’s home board, at the bottom left.
       *[right] Points are numbered from Dark’s home board, at the bottom right.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Light has checkers on { $points }.
   *[second] Dark has checkers on { $points }.
}
scene-no-points = { $seat ->
    [first] Light has no checkers on any point.
   *[second] Dark has no checkers on any point.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } light checker is on the bar.
       *[other] { $count } light checkers are on the bar.
    }
   *[second] { $count ->
        [one] { $count } dark checker is on the bar.
       *[other] { $count } dark checkers are on the bar.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } light checker is off.
       *[other] { $count } light checkers are off.
    }
   *[second] { $count ->
        [one] { $count } dark checker is off.
       *[other] { $count } dark checkers are off.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Light has { $count } pip to go.
       *[other] Light has { $count } pips to go.
    }
   *[second] { $count ->
        [one] Dark has { $count } pip to go.
       *[other] Dark has { $count } pips to go.
    }
}
scene-dice = { $count ->
    [one] Number left to play: { $dice }.
   *[other] Numbers left to play: { $dice }.
}
scene-cube = { $owner ->
    [first] Light owns the cube, at { $value }.
    [second] Dark owns the cube, at { $value }.
   *[nobody] The cube is in the middle, at { $value }.
}
scene-away = Points still needed: Light { $first }, Dark { $second }.
scene-crawford = This is the Crawford game: no doubling.
scene-due-draw = Each player rolls one die to see who goes first.
scene-due-choice = { $seat ->
    [first] It’s Light’s turn, before the roll.
   *[second] It’s Dark’s turn, before the roll.
}
scene-due-throw = { $seat ->
    [first] Light rolls next.
   *[second] Dark rolls next.
}
scene-due-play = { $seat ->
    [first] It’s Light’s turn to move.
   *[second] It’s Dark’s turn to move.
}
scene-due-offered = { $seat ->
    [first] Light is offered the cube at { $value }: take or drop.
   *[second] Dark is offered the cube at { $value }: take or drop.
}
scene-due-beavered = { $seat ->
    [first] Light faces a beaver: the cube would be at { $value }.
   *[second] Dark faces a beaver: the cube would be at { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Light faces a raccoon: the cube would be at { $value }.
   *[second] Dark faces a raccoon: the cube would be at { $value }.
}
# The seat is the one that accepts or declines; the other one offers to resign.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Dark offers to resign a single game. Light answers.
       *[second] Light offers to resign a single game. Dark answers.
    }
    [2] { $seat ->
        [first] Dark offers to resign a double game. Light answers.
       *[second] Light offers to resign a double game. Dark answers.
    }
   *[3] { $seat ->
        [first] Dark offers to resign a triple game. Light answers.
       *[second] Light offers to resign a triple game. Dark answers.
    }
}
scene-due-over = The game is over.

scene-point = { $holder ->
    [first] { $count ->
        [one] { $point }-point: { $count } light checker
       *[other] { $point }-point: { $count } light checkers
    }
    [second] { $count ->
        [one] { $point }-point: { $count } dark checker
       *[other] { $point }-point: { $count } dark checkers
    }
   *[nobody] { $point }-point: empty
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Bar: no light checkers
        [one] Bar: { $count } light checker
       *[other] Bar: { $count } light checkers
    }
   *[second] { $count ->
        [0] Bar: no dark checkers
        [one] Bar: { $count } dark checker
       *[other] Bar: { $count } dark checkers
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Tray: no light checkers off
        [one] Tray: { $count } light checker off
       *[other] Tray: { $count } light checkers off
    }
   *[second] { $count ->
        [0] Tray: no dark checkers off
        [one] Tray: { $count } dark checker off
       *[other] Tray: { $count } dark checkers off
    }
}
scene-die = { $state ->
    [used] Die: { $number }, played
   *[left] Die: { $number }
}
scene-no-die = Dice, not rolled yet
# A face of a die, to enter what was rolled on a real board.
scene-face = { $seat ->
    [first] Light rolled { $number }
    [second] Dark rolled { $number }
   *[nobody] A die shows { $number }
}

## Buttons
act-throw = Roll
act-double = Double to { $value }
act-take = Take at { $value }
act-drop = Drop
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Accept
act-decline = Decline
act-correct = Call the error
act-check = Was that legal?
act-done = End turn
act-resign = { $kind ->
    [1] Resign a single game
    [2] Resign a double game
   *[3] Resign a triple game
}
# Ending a turn although more could be played.
act-stop = End turn here
act-pass = Don’t move
act-no-move = No legal move: end turn
act-forced = Forced: { $play }

## What happened
told-start = { $seat ->
    [first] Opening roll: Light { $first }, Dark { $second }. Light goes first.
    [second] Opening roll: Light { $first }, Dark { $second }. Dark goes first.
   *[nobody] Opening roll: { $first } each. Roll again.
}
told-roll = { $seat ->
    [first] Light rolls { $dice }
   *[second] Dark rolls { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Light: { $play }
   *[second] Dark: { $play }
}
told-self-hit = { $seat ->
    [first] Light: { $play }, onto a blocked point; the checker goes to the bar
   *[second] Dark: { $play }, onto a blocked point; the checker goes to the bar
}
told-no-move = { $seat ->
    [first] Light can’t move
   *[second] Dark can’t move
}
told-pass = { $seat ->
    [first] Light doesn’t move
   *[second] Dark doesn’t move
}
told-done = { $seat ->
    [first] Light ends the turn
   *[second] Dark ends the turn
}
told-throw = { $seat ->
    [first] Light takes the dice
   *[second] Dark takes the dice
}
told-double = { $seat ->
    [first] Light doubles to { $value }
   *[second] Dark doubles to { $value }
}
told-take = { $seat ->
    [first] Light takes at { $value }
   *[second] Dark takes at { $value }
}
told-drop = { $seat ->
    [first] Light drops
   *[second] Dark drops
}
told-beaver = { $seat ->
    [first] Light beavers to { $value }
   *[second] Dark beavers to { $value }
}
told-raccoon = { $seat ->
    [first] Light raccoons to { $value }
   *[second] Dark raccoons to { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Light offers to resign a single game
       *[second] Dark offers to resign a single game
    }
    [2] { $seat ->
        [first] Light offers to resign a double game
       *[second] Dark offers to resign a double game
    }
   *[3] { $seat ->
        [first] Light offers to resign a triple game
       *[second] Dark offers to resign a triple game
    }
}
told-accept-loss = { $seat ->
    [first] Light accepts
   *[second] Dark accepts
}
told-decline-loss = { $seat ->
    [first] Light declines
   *[second] Dark declines
}
told-correct = { $seat ->
    [first] Light calls an error: the turn is replayed
   *[second] Dark calls an error: the turn is replayed
}

## The rule book's chapters
chapter-setup = Aim and direction
chapter-begin = Who goes first
chapter-dice = Rolling and moving
chapter-points = Points and hits
chapter-bar = Entering from the bar
chapter-bearing-off = Bearing off
chapter-winning = Winning
chapter-cube = The cube
chapter-errors = Errors and resigning

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Make a point
lesson-make-a-point-task = You rolled 3 and 1. Bring two checkers together on your 5-point.
lesson-make-a-point-done = Two checkers on a point are safe, and they block it for your opponent.
lesson-run = Run
lesson-run-task = You rolled 6 and 5. Run with a back checker to safety on your 13-point.
lesson-run-done = One checker may use both numbers, one after the other.
lesson-hit = Hit
lesson-hit-task = Your opponent has a single checker on your 4-point. Hit it and make the point.
lesson-hit-done = A checker that’s been hit starts again from the bar.
lesson-closed = Blocked points
lesson-closed-task = You rolled double fives. Your back checkers are blocked: make your 3-point from the 13-point and the 8-point.
lesson-closed-done = You can’t land on a point with two or more of your opponent’s checkers.
lesson-enter = From the bar
lesson-enter-task = You rolled 6 and 4, and you have a checker on the bar. Enter it, then move the other back checker.
lesson-enter-done = A checker on the bar enters before anything else moves.
lesson-use-both = One or the other
lesson-use-both-task = You rolled 6 and 5. You can play either number, but not both. Play the one you must.
lesson-use-both-done = If you can play only one of the two numbers, it must be the higher.
lesson-doubles = Doubles
lesson-doubles-task = You rolled double threes, so you move four times. Make your 5-point and your 3-point.
lesson-doubles-done = When you roll doubles, you play the number four times.
lesson-bear-off = Bearing off
lesson-bear-off-task = All your checkers are home. You rolled 5 and 2: bear off two checkers.
lesson-bear-off-done = Each number bears off a checker from the point with that number.
lesson-bear-off-high = A roll that’s too high
lesson-bear-off-high-task = You rolled 6 and 4, but you have no checkers that far back. Bear off two checkers all the same.
lesson-bear-off-high-done = With a number above your highest point, you bear off a checker from that point.
lesson-double = The cube
lesson-double-task = You’re well ahead. Double before you roll.
lesson-double-done = Your opponent takes and plays on for twice as much, or drops and loses what was at stake.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Wins { $win }%.
    [double] Wins { $win }% ({ $wins-double }% double, { $wins-triple }% triple), loses { $loss }% ({ $loses-double }% double, { $loses-triple }% triple).
   *[gammon] Wins { $win }% ({ $wins-double }% gammons, { $wins-triple }% backgammons), loses { $loss }% ({ $loses-double }% gammons, { $loses-triple }% backgammons).
}
mistake-cost = Gives away { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points.
mistake-given = { $what ->
    [shots] { $played } of 36 rolls hit, instead of { $best }.
    [cashed] Now the opponent can double and win at once.
    [doubled] Now the opponent has a good double.
    [wins] Wins { $played }% instead of { $best }%.
    [gammons-won] Wins double { $played }% of the time instead of { $best }%.
   *[gammons-lost] Loses double { $played }% of the time instead of { $best }%.
}
mistake-cube = { $why ->
    [too-early] The double came too early.
    [too-good] Too good to double: playing on is worth more.
    [double] This was the time to double.
    [take] This is a take.
    [drop] This is a drop.
   *[beaver] The right answer was a beaver.
}
tally-errors = Decisions: { $decisions }. Given away: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, an error rate of { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (millipoints per decision).
tally-luck = Luck: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Roll: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Double: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Take: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Drop: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Tips in a first game: what you can do, and why the hint is good.
guide-may = { $what ->
    [choice] Roll the dice, or double first if you’re well ahead.
    [answer] Your opponent doubles: take and play on for twice as much, or drop and lose what’s at stake now.
    [bar] You have a checker on the bar: enter it before anything else.
    [off] All your checkers are home: bear them off.
    [move] Use both numbers to bring your checkers home. Two or more on a point are safe.
    [race] No checker can be hit any more: bring them all home, then bear them off, as fast as you can.
   *[other] Choose a button below the board.
}
guide-why = { $why ->
    [hits] You hit a checker: it has to start again from the bar.
    [off] You bear off checkers.
    [point] You make a point: checkers together are safe, and they block your opponent.
    [safe] You leave fewer checkers alone.
    [runs] You get a back checker on its way.
    [past] Your last checkers get past your opponent’s: no checker can be hit any more.
    [race] It wastes the fewest pips.
    [pass] You can’t move.
    [double] You’re far enough ahead to double.
    [take] You’ll win often enough to play on.
    [drop] You’d lose too often.
    [throw] You’re not far enough ahead to double.
   *[other] It gives you the best chances.
}

## The computer's characters: short names of things, not of people
character-beginner = Pip
character-casual = Blot
character-steady = Anchor
character-expert = Prime
character-master = Oracle
character-grandmaster = Zenith

## What booklets print, and what we add: clauses of the rule book
clause-fifteen = Each player has fifteen checkers.
clause-three-checkers = Each player has three checkers.
clause-jump = Your checkers may pass over any others on their way, blocked points included.
clause-white-starts = A die decides who plays the light checkers (White) and who the dark ones. White starts.
clause-higher-takes-white = Each player rolls one die. The higher number takes White.
clause-dice-flat = Dice that don’t lie flat there don’t count: roll both again.
clause-call-first = If you want to call an error, do it before you roll.
clause-closed-by-three = A point with three or more of your opponent’s checkers is blocked: you can’t land there, not even on the way. On a point with two, both of you may stand; only a checker on its own is hit.
clause-bridge = Several blocked points in a row make a bridge. A checker crosses it only with a number that reaches beyond it.
clause-several-hits = In one turn you may hit several checkers, up to four with doubles.
clause-stacking = Any number of your checkers may stand on one point.
clause-no-pass = While bearing off, you may move inside your home board or bear off, as you like. But you must use a number if you can.
clause-may-leave-unused = Once all your checkers are home, you may leave a number unused.
clause-any-six = You can bear off from the 6-point with any six.
clause-win-kinds-far-back = A win counts once. It counts twice if the loser hasn’t borne off any checkers, and three times if the loser has a checker on the bar or in the winner’s home board, even if others are off.
clause-win-kinds-single = A win counts once. It counts three times if the loser hasn’t borne off any checkers and has one on the bar or in the winner’s home board.
clause-win-kinds-letter = A win counts once, even if all the loser’s checkers are still on the board. It counts three times if one of them is on the bar or in the winner’s home board.
clause-win-named = A win is single if the loser has borne off a checker, a gammon if the loser has borne off none, and a backgammon if the loser also has a checker on the bar or in the winner’s home board.
clause-win-values = A gammon counts twice, a backgammon three times.
clause-without-cube = There is no doubling cube in this game.
clause-cube-single-game = In a match that counts games, every game counts as one, and there is no cube.
clause-cube-faces = The first double turns the cube to 2. The player who took it may turn it to 4 later, then the other player to 8, and so on in turn.
clause-drop-price = If you drop, you lose what the game was worth before the double, as a single win.
clause-cube-times-kind = The cube multiplies what the kind of win counts: at 8, a triple win counts 24.
clause-nothing-resigned = You can accept or decline only when your opponent has offered to resign.
refusal-call-first = Roll first, or call the error.
refusal-closed-by-three = { $count ->
    [one] The { $point }-point is blocked: your opponent has { $count } checker there.
   *[other] The { $point }-point is blocked: your opponent has { $count } checkers there.
}
refusal-without-cube = There’s no cube in this game.
refusal-cube-single-game = There’s no cube in a match that counts games.
refusal-nothing-resigned = Nobody has offered to resign.
told-start-white = Opening roll: { $high } against { $low }. The { $high } plays Light and goes first.
told-start-tie = Opening roll: { $high } against { $low }. Roll again.
scene-point-shared = { $point }-point: light { $first }, dark { $second }

## What booklets print, and what we add: switches and the box
switch-block_min = When is a point closed?
switch-block_min-2 = Two of your opponent’s checkers block it
switch-block_min-3 = Only three or more block it
switch-win_none_off = What if the loser has nothing off?
switch-win_none_off-double = The win counts twice
switch-win_none_off-single = The win counts once
switch-stake-note = The cube is for single games: in a best of three or more every game counts one, whatever the stake.
box-says-more-than-two-note = By this sentence a pair would be neither open nor blocked, so we play that two block a point, as some languages of the booklet say. You can change it to three: “Exactly as printed” does.
box-says-games-note = The German page of the same box is another game: choose “{ box-says-smaller }” for it.
box-says-smaller-note = This is the German page of that box. The other languages tell another game: choose “{ box-says-games }” for it.
box-says-correction-note = Errors can be called in a game that allows any move; the usual game allows legal moves only.

## Where a rule comes from: notes to clauses
origin-setup = Printed as a picture.
origin-case-white-starts = The Greek text leaves out that White starts.
origin-higher-takes-white = The booklets do not say which number takes White. The higher one, as everywhere else.
origin-draw-first = Nothing is said about equal numbers; they cannot decide, so they are rolled again.
origin-collection-draw-first = Equal numbers are rolled again until they differ.
origin-tournament-draw-first = Equal numbers are rolled again.
origin-best-of-first-throw-fresh = The booklet only says who moves first, and that dice are rolled in turn; so the starter rolls both.
origin-collection-throw-first = The Dutch text speaks of three dice after the start; two are meant.
origin-collection-dice-flat = The booklet says only where to roll.
origin-case-closed-point = Most languages say “more than two”, but only a single checker is hit, so a pair would be neither open nor blocked. Italian and Estonian say two or more, and English says both. We play two. The letter is a switch.
origin-case-closed-by-three = This is the letter: “more than two” block a point, and only a single checker is hit, so with two the point is shared.
origin-best-of-closed-point = English, French and Italian say so. Spanish, Portuguese and Polish say it only for entering from the bar.
origin-collection-closed-point = The English, Italian, Danish and Russian texts read as if one opposing checker were enough to stop you on the way. German, French and Spanish are clear: two or more.
origin-case-self-hit = The Czech, Slovak and Hungarian texts lost this rule and repeat how to hit.
origin-case-hit = Some languages forget to say that the opposing checker must stand alone.
origin-best-of-hit = The Polish text forgets to say that the opposing checker must stand alone.
origin-case-stacking = The booklets set no limit.
origin-several-hits = The booklet says nothing; each hit follows from the rule above.
origin-small-first-several-hits = It follows from the example of a roll that hits at one of three distances.
origin-case-several-hits = The Turkish text speaks of double six; any doubles are meant.
origin-case-must-move = Played as in German and most languages. French makes hitting the duty, Russian, Ukrainian and Turkish turn the rule round, and Hungarian lost a “not”.
origin-best-of-must-move = The booklet does not say so in general; its rule about the higher number takes it for granted.
origin-best-of-use-all = The booklet does not say so; its rule about the higher number takes it for granted.
origin-small-first-use-all = The booklet does not say so; played as usual.
origin-best-of-use-higher = French and Polish read as if you could choose to use one number only; Spanish, the original, does not.
origin-case-use-higher = The Croatian text speaks of one checker instead of one number.
origin-case-stop-at-home = Some languages end the duty when the checkers of any player are home, and Arabic when everybody’s are. We play: your own.
origin-no-pass = The text says that bearing off is not a duty, and neither is the other move. We read it as a free choice between the two, because the usual rules apply again right after. Leaving a number unused is a switch.
origin-may-leave-unused = This is the letter: neither bearing off nor another move is a duty. The Polish text has only half of it.
origin-case-doubles-four = Some languages multiply the whole roll by four, or speak of four dice. The example in the same text shows four single steps.
origin-best-of-doubles-four = The English example runs on into a second one; four steps are meant.
origin-best-of-partial-double = The booklet says nothing; played as usual.
origin-collection-partial-double = The booklet says nothing; it follows from the duty to move.
origin-case-partial-double = The Turkish text takes the possible moves back, and the Arabic makes them a choice; in all others they are a duty.
origin-whole-double = The example loses a double roll of which two steps are possible. We read it so for three as well.
origin-case-enter-first = The booklets only say that all checkers come back first. Where and how is as usual.
origin-best-of-enter-first = The French text ties it to being able to enter; the others do not.
origin-case-enter-any = The booklets do not say it; as usual.
origin-smaller-lost = The booklet takes the whole roll away only from a player on the bar. We do not extend that: the larger number is played alone.
origin-case-home-first = Czech, Slovak, Slovenian and Arabic stop the rolling of dice after a hit, and Croatian bears off to the starting position. Meant is bearing off from the board.
origin-case-exact-number = The Swedish text asks for an “even” number, the Turkish leaves “exactly” out. Exact in all others.
origin-best-of-highest-first = The Portuguese text always takes the highest checker; the others only allow it.
origin-best-of-inside-move = The French example goes to the wrong point.
origin-collection-any-sufficient = The French text wants the number to reach “just beyond” the edge, that is exactly. The other nine languages want it only to be enough, and say nothing of checkers behind.
origin-collection-highest-first = Not in the booklet: the usual rule of today, as you agreed.
origin-rear-first = The order is printed; that a number may be higher than the point follows from the edge being crossed.
origin-any-six = The German text asks for a roll of two sixes, which contradicts its own rule for bearing off and looks like a misprint. We play any six. The letter is a switch.
origin-double-six = This is the letter of the German text.
origin-case-win = The Greek text first names the player who is home first, the Arabic the one who begins to bear off. Later both agree with the others.
origin-case-win-kinds = For the triple win the booklets ask only for a checker on the bar or in the winner’s home. A loser with checkers off would then be both single and triple; we ask for nothing off. The letter is a switch. The Danish text defines the double win like the single one.
origin-case-win-kinds-far-back = This is the letter: the booklets do not ask for nothing off.
origin-small-first-win-kinds = A line of the text is lost: it promises three kinds and calls a win over a loser with all checkers on the board single, which everywhere else is double. We fill it from the other booklets. The letter is a switch.
origin-small-first-win-kinds-far-back = Half the letter: the triple win as printed, the double win from the other booklets.
origin-small-first-win-kinds-single = Half the letter: no double win as printed, the triple win with nothing off.
origin-small-first-win-kinds-letter = This is what is left of the text, of which a line is lost.
origin-win-values = The booklet names gammon and backgammon, but gives no numbers.
origin-stalled = Ours: nobody could go on for ever otherwise. A drawn game counts among the games of a match, so a best of three can end level.
origin-without-cube = The booklet does not mention one.
origin-collection-without-cube = The booklet says that cubes exist and leaves them out.
origin-case-cube = German in one booklet and five languages of the other say “quadruple”, though the same text goes up to eight. Meant is: multiply. That the cube starts in the middle at 1 is not printed.
origin-case-cube-faces = The Croatian text has a face with 6; the Portuguese and Croatian roll the cube. It is turned.
origin-case-double-before-throw = The Croatian text allows it only before the first roll, the Swedish at any time. The others: before your own roll, once the game is under way.
origin-case-drop-price = Not printed; as usual.
origin-case-cube-limit = Not printed, except in Croatian, which lists the faces. A cube has faces up to 64.
origin-case-cube-times-kind = Printed for a triple win at 8. We read it as an example. The Swedish text doubles the stake eight times, the Arabic multiplies the dice.
origin-case-cube-single-game = The booklets do not know matches.
origin-one-by-one = Ours: this is how a game without help works.
origin-collection-correction = The English text ends the right with “the next” roll; your own is meant.

## The list of moves
written-no-move = no move
written-double = Doubles to { $value }
written-take = Takes
written-drop = Drops
written-beaver = Beavers to { $value }
written-raccoon = Raccoons to { $value }
written-accept = Accepts
written-decline = Declines
written-correct = Calls the error
written-check = Asks
written-resigning = { $kind ->
    [1] Offers a single game
    [2] Offers a double game
   *[3] Offers a triple game
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}

## What to do now, in the line under the board.
task-roll = Your turn: roll the dice.
task-roll-or-double = Your turn: roll the dice, or double.
task-move = Your turn: move a checker.
task-end = Your turn: you have no move left.
task-double = Your opponent doubles: take or drop?
task-resignation = Your opponent wants to give up: accept?

## The quality of a player's game, by the convention of analysis programs.
tally-pr = PR (performance rating): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.

## Setting up a position

# A list of rolls to choose from.
editor-dice = Dice
editor-dice-none = Not rolled yet
# In the list of rolls: the player to move has doubled, the opponent must answer.
editor-dice-double = Double offered
editor-cube = Cube
editor-cube-owner = Cube owner
editor-cube-centre = Centred
# A number from 0.
editor-length = Match length in points (0 = money)
editor-score = { $seat ->
    [first] Light’s points
   *[second] Dark’s points
}
editor-crawford = Crawford game
refusal-editor-many = { $seat ->
    [first] Light has { $count } checkers on the board; there are only { $total }.
   *[second] Dark has { $count } checkers on the board; there are only { $total }.
}
refusal-editor-off = { $seat ->
    [first] Light has no checker on the board, so the game is over.
   *[second] Dark has no checker on the board, so the game is over.
}

## Kinds of decisions and positions, for “Your play”

study-checker = Checker plays
study-double = Doubles
study-take = Answers to a double
position-contact = Contact
position-race = Race
position-bearoff = Bearing off
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Back game

## Drills

drill-pip-count = Pip count
drill-pip-count-about = Count how many pips each side has to go.
drill-pip-count-task = How many pips does each side have to go?
drill-pips-of = { $seat ->
    [first] Light
   *[second] Dark
}
# $counts is both counts, such as 131 – 124.
drill-pip-count-answer = { $counts }
# $terms is the sum point by point, such as 2×24 + 5×13.
drill-pip-count-sum = { $seat ->
    [first] Light: { $terms } = { $total }
   *[second] Dark: { $terms } = { $total }
}
drill-opening-play = Opening moves
drill-opening-play-about = Play the first rolls of the game, and the replies to them.
drill-opening-play-task = You start with { $dice }. What do you play?
drill-opening-play-reply-task = Your opponent opened with { $dice } and played { $play }. You rolled { $reply }.
drill-opening-play-close = As good as the best play: the difference is too small to matter.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Cube action
drill-cube-action-about = Should you double, and should your opponent take?
drill-cube-action-task = You’re about to roll in a game for money, and the cube is in the middle. What are the right cube actions?
drill-cube-action-match-task = You’re about to roll, and the cube is in the middle. You need { $ours } points to win the match, your opponent needs { $theirs }. What are the right cube actions?
drill-cube = { $action ->
    [no-double] No double
    [double-take] Double, take
    [double-drop] Double, drop
   *[too-good] Too good to double
}
drill-cube-why = { $action ->
    [no-double] Rolling with the cube in the middle is worth more than a double that’s taken.
    [double-take] Doubling is worth more than rolling, and your opponent loses less by taking than by dropping.
    [double-drop] Your opponent would lose more by taking than by dropping, so double and win at once.
   *[too-good] Your opponent would drop, and playing on for a gammon is worth more than that.
}
drill-cube-values = Worth in points: no double { $none }; double and take { $take }; double and drop { $drop }.
drill-cube-chances = You win { $win }% of the games, { $gammon }% as gammons.
drill-take-point = Take points
drill-take-point-about = How good must your chances be to take a double at this score?
drill-take-point-task = You need { $ours } points to win the match, your opponent needs { $theirs }. You’re offered the cube at { $cube }. From what chance to win the game should you take, without gammons and if the cube isn’t turned again?
drill-take-point-chances = Your chance to win the match: { $dropped }% if you drop, { $lost }% if you take and lose, { $won }% if you take and win.
drill-take-point-why = You risk { $risk } to gain { $gain }: that’s worth it if you win at least { $risk } ÷ ({ $risk } + { $gain }) of the games.
drill-percent = Percent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Winning chances
drill-race-chance-about = Estimate how often you win a bear-off.
drill-race-chance-task = You’re about to roll. How often do you win this race?
drill-race-chance-why = You need { $ours } pips with checkers left: { $our-checkers }. Your opponent needs { $theirs } with checkers left: { $their-checkers }. Within 6 percent counts as right.
drill-race-win = You win { $win }% of the races.
drill-race-cube = Cube in the race
drill-race-cube-about = The last rolls of a race: double or roll on?
drill-bearoff-play = Bear-off
drill-bearoff-play-about = Find the play that wins the race most often.
drill-bearoff-play-task = You rolled { $dice }. Which play wins most often?
drill-bearoff-play-why = How often each play wins, counted exactly.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Roll
