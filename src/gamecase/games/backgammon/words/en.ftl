### Backgammon. Points are numbered from each player's own home: 1 is the innermost, 24 the farthest.
### A "band" is a point held by two or more checkers; "bar" is the strip in the middle; "off" means
### taken from the board for good. "Double" is the cube's word; equal dice are "a double throw".

game-name = Backgammon
game-about = Race fifteen checkers home and off the board, and send the other side back where you can.
seat-first = Light
seat-second = Dark

## Booklets
booklet-case = The case
booklet-case-about = Exact numbers bear off, and nobody has to move once all checkers are home. With a stake, the cube.
booklet-best-of = Best of
booklet-best-of-about = Games are simply counted: two of three, three of five. No cube.
booklet-small-first = Small first
booklet-small-first-about = The smaller number first, a double throw whole or not at all, and the rear checkers off first.
booklet-collection = The collection
booklet-collection-about = Any number that reaches the edge bears off. The other side may call an error until it throws.
booklet-tournament = Tournament
booklet-tournament-about = As it is played today: matches for points or games for a stake, with the cube and its customs.
box-says = Which of these does your booklet say?
box-says-more-than-two = A point is closed if “more than two” checkers stand there
box-says-games = You agree on two wins in three games, or three in five
box-says-smaller = The smaller number is always played first
box-says-correction = A wrong move may be called until the next throw
box-says-nothing = I have no booklet
box-cube_inside = Is a doubling cube in the box?
box-languages = In how many languages is it written?

## Switches
switch-stake = What is a game played for?
switch-stake-0 = The honour of it; no cube
switch-stake-1 = A stake of 1, with the cube
switch-stake-2 = A stake of 2, with the cube
switch-stake-5 = A stake of 5, with the cube
switch-stake-10 = A stake of 10, with the cube
switch-win_triple_needs_none_off = When does a win count three times?
switch-win_triple_needs_none_off-yes = Only if the loser has nothing off
switch-win_triple_needs_none_off-no = Whenever the loser has a checker far back
switch-assisted = The table
switch-assisted-yes = Allows right moves only
switch-assisted-no = Lets hands move freely, as on wood
switch-bearoff_may_pass = Once all checkers are home
switch-bearoff_may_pass-no = Every number is used if it can be
switch-bearoff_may_pass-yes = A number may be left unused
switch-bearoff_six_needs_double_six = Off from the 6-point
switch-bearoff_six_needs_double_six-no = With any six
switch-bearoff_six_needs_double_six-yes = Only with two sixes
switch-bearoff_rule = What bears a checker off?
switch-bearoff_rule-any-sufficient = Any number that reaches the edge
switch-bearoff_rule-exact-or-highest = Its number; a higher one from the highest point
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
switch-centred_cube = The cube in the middle
switch-centred_cube-either = Either side may turn it
switch-centred_cube-holland = After the Crawford game, not before two throws each
switch-crawford = Crawford game
switch-crawford-yes = One game without the cube, at one point short
switch-crawford-no = No Crawford game
switch-jacoby = Jacoby rule
switch-jacoby-yes = Gammons count only once the cube was turned
switch-jacoby-no = Gammons always count
switch-beavers = Beavers
switch-beavers-yes = Allowed
switch-beavers-no = Not allowed
switch-raccoons = Raccoons
switch-raccoons-yes = Allowed
switch-raccoons-no = Not allowed
switch-automatic_doubles = Equal dice in the draw
switch-automatic_doubles-0 = Are drawn again
switch-automatic_doubles-1 = Double the stake once at most
switch-automatic_doubles-2 = Double the stake twice at most
switch-automatic_doubles-3 = Double the stake three times at most

## Clauses
clause-aim = Bring all your checkers into your home, then bear them off. Whoever is first to have none left wins.
clause-setup = Both sides stand in mirror image. A checker moves from the other side's home, round the board, to its own.
clause-forward = Checkers move towards home only, never back.
clause-starter-white = Each player throws one die. The higher takes White, and White starts.
clause-starter-high = Each player throws one die. The higher starts.
clause-draw-first = The draw comes before all else. Equal dice are thrown again.
clause-first-throw-fresh = The starter throws both dice anew for the first turn.
clause-first-throw-drawn = The two dice of the draw are the starter's first throw, so it is never a double throw.
clause-already-started = One draw makes one game.
clause-throw-first = Players take turns. A turn begins with a throw of two dice.
clause-dice-zone = Dice count when they lie flat in the right half of the board; otherwise both are thrown again.
clause-choice-first = Who may double, or may call an error, says so or throws.
clause-play-first = What the dice show is played before anything else happens.
clause-dice-only = Each number moves one checker that many points. One checker may take several numbers, one after the other, and stops after each.
clause-no-checker = You move your own checkers only.
clause-closed-point = A point with two or more enemy checkers is closed: no step ends there, not even on the way.
clause-self-hit = A checker put on a closed point all the same counts as hit and goes to the bar; the number is gone.
clause-hit = A step that ends on a lone enemy checker hits it: it goes to the bar. Nobody has to hit while another step is possible.
clause-any-order = The numbers may be played in any order.
clause-smaller-first = The smaller number is always played before the larger.
clause-smaller-lost = If no checker can play the smaller number, it is lost and the larger is played alone.
clause-must-move = Whoever can move has to move.
clause-use-all = As many numbers are played as possible. If a way of playing uses both, one of those ways must be taken.
clause-use-higher = If either number can be played, but not both, the higher is played.
clause-stop-at-home = Once all your checkers are home you need not move: any number may be left unused.
clause-may-pass = While bearing off you choose freely between a step inside and a step off, but a number that can be used is used, unless you agreed otherwise.
clause-doubles-four = Two equal dice count four times.
clause-partial-double = Of a double throw as much is played as possible; the rest is lost.
clause-whole-double = A double throw is played in full, all four steps, or not at all. Bearing off the last checker sooner is enough.
clause-enter-first = A checker on the bar comes in first, in the other side's home, at the point the die counts from the far edge. Nothing else moves until all are in.
clause-enter-any = Either number may bring a checker in; a number that cannot is lost.
clause-smaller-enters = With a checker on the bar, a smaller number that cannot bring it in loses the whole throw.
clause-home-first = Bearing off begins when all your checkers are home. If one is hit, it begins again when all are home again.
clause-exact-number = A checker leaves the board only with the number of its point.
clause-highest-first = A checker leaves with the number of its point, or from your highest point with a greater one.
clause-rear-first = Only a checker on your highest point may leave, with any number that reaches the edge.
clause-any-sufficient = Any checker may leave with a number that reaches the edge.
clause-past-band = No checker leaves from behind an enemy band in your home.
clause-double-six = By choice: from the 6-point a checker leaves only with a throw of two sixes.
clause-inside-move = A step inside your home is always allowed instead of a step off.
clause-win = Whoever first has all checkers off has won.
clause-win-counts-one = Every game counts one.
clause-win-kinds = A win counts once; twice if the loser has nothing off; three times if besides a checker is on the bar or in the winner's home.
clause-stalled = After fifty turns in a row without a move the game is a draw.
clause-cube = The cube lies in the middle at 1. A double multiplies what the game is played for by two.
clause-no-cube = The cube is used only where this booklet plays for a stake or for points. Where games are simply counted, it is not.
clause-double-before-throw = A double is offered before one's own throw, but not before the first throw of the game.
clause-answer-first = The other side takes the double, or drops and loses what the game was worth before.
clause-nothing-offered = Taking and dropping answer an offer.
clause-cube-owner = Whoever takes a double holds the cube and alone may double next.
clause-cube-limit = The cube goes no further than its limit.
clause-cube-dead = In a match, a cube that already decides it for both sides is not turned any more.
clause-crawford = The first game in which a side needs one more point is played without the cube.
clause-holland = By choice: after that game, the cube in the middle is not turned before both sides have thrown twice.
clause-jacoby = Outside a match, double and triple wins count only if the cube was turned.
clause-beavers = Outside a match, a double may be answered by doubling at once and keeping the cube: a beaver. That may be answered in the same way: a raccoon.
clause-no-beaver = A beaver is possible only where it was agreed, and only in answer to a double.
clause-no-raccoon = A raccoon is possible only where it was agreed, and only in answer to a beaver.
clause-automatic-doubles = Outside a match, equal dice in the draw double the stake, as often as was agreed.
clause-match-games = Agree beforehand how many games make the match, such as two of three.
clause-match-points = A match goes to the side that first has the agreed points.
clause-no-resignation = This booklet puts no price on giving up.
clause-resignation = A player may offer to give up the game as a single, double or triple loss. The other side accepts or declines.
clause-answer-resignation = An offer to give up is answered before play goes on.
clause-correction = The other side may demand that a wrong turn is played again, with the same dice.
clause-nothing-wrong = A turn without an error stands.
clause-correct-before-throw = The right to demand it ends with one's own throw.
clause-one-by-one = At a table where hands move freely, checkers are moved one by one and the turn is then ended.
clause-no-correction = A turn once ended stands.

## Why not
refusal-draw-first = First the dice decide who starts.
refusal-already-started = The game has started already.
refusal-throw-first = The dice have to fall first.
refusal-choice-first = Throw first, or double.
refusal-play-first = Play what the dice show first.
refusal-dice-zone = The dice did not come to rest in the right half: throw both again.
refusal-forward = From { $from } to { $to } would be backwards. Checkers move towards home.
refusal-no-checker = { $place ->
    [bar] You have no checker on the bar.
   *[point] You have no checker on { $point }.
}
refusal-dice-only = { $count ->
    [0] No number is left to play.
    [one] That would be a way of { $distance }, and the number left is { $dice }.
   *[other] That would be a way of { $distance }, and the numbers left are { $dice }.
}
refusal-closed-point = { $count ->
    [one] Point { $point } is closed: { $count } enemy checker stands there.
   *[other] Point { $point } is closed: { $count } enemy checkers stand there.
}
refusal-smaller-first = The smaller number comes first: play the { $die } before the { $larger }.
refusal-smaller-lost = No checker could play the { $die } first, so it is lost.
refusal-must-move = { $possible ->
    [one] You can play { $possible } number, so you have to.
   *[other] You can play { $possible } numbers, so you have to.
}
refusal-use-all = { $possible ->
    [one] { $possible } number can be played; this uses { $used }.
   *[other] { $possible } numbers can be played; this uses { $used }. Choose a way that uses them all.
}
refusal-use-higher = Only one number can be played, so it has to be the higher: { $die }.
refusal-whole-double = { $possible ->
    [one] A double throw is played whole, and of { $needed } steps only { $possible } is possible: it is lost.
   *[other] A double throw is played whole, and of { $needed } steps only { $possible } are possible: it is lost.
}
refusal-enter-first = { $count ->
    [one] { $count } checker of yours is on the bar: it comes in first.
   *[other] { $count } checkers of yours are on the bar: they come in first.
}
refusal-smaller-enters = The { $die } cannot bring your checker in, since point { $point } is closed: the whole throw is lost.
refusal-home-first = { $count ->
    [one] { $count } checker is not home yet: bearing off has to wait.
   *[other] { $count } checkers are not home yet: bearing off has to wait.
}
refusal-exact-number = From point { $point } only a { $point } bears off; the dice left are { $dice }.
refusal-highest-first = From point { $point } a higher number bears off only when nothing stands behind it; you still hold point { $highest }.
refusal-rear-first = The rear goes first: you still hold point { $highest }.
refusal-past-band = { $count ->
    [one] { $count } enemy checker on point { $band } stops bearing off from point { $point }.
   *[other] { $count } enemy checkers on point { $band } stop bearing off from point { $point }.
}
refusal-double-six = From point 6 only a throw of two sixes bears off; this was { $dice }.
refusal-no-cube = There is no cube in this game.
refusal-double-before-throw = A double is offered before one's own throw, and not before the first throw of the game.
refusal-answer-first = A double to { $value } waits for an answer.
refusal-nothing-offered = Nothing was offered.
refusal-cube-owner = The cube lies with the other side at { $value }.
refusal-cube-limit = The cube is at { $value } and goes no further.
refusal-cube-dead = { $needed ->
    [one] The cube at { $value } already decides the match: nobody needs more than { $needed } point.
   *[other] The cube at { $value } already decides the match: nobody needs more than { $needed } points.
}
refusal-crawford = This is the Crawford game of the match to { $number }: no doubling.
refusal-holland = { $throws ->
    [one] After the Crawford game both sides throw twice before anybody doubles; { $throws } throw was made.
   *[other] After the Crawford game both sides throw twice before anybody doubles; { $throws } throws were made.
}
refusal-no-beaver = No beaver is possible here.
refusal-no-raccoon = No raccoon is possible here.
refusal-no-resignation = In this booklet a game is not given up for a price.
refusal-answer-resignation = Accept or decline the offer to give up first.
refusal-one-by-one = Move one checker at a time here.
refusal-no-correction = A turn once ended stands here.
refusal-correct-before-throw = An error can be called only before your own throw.
refusal-nothing-wrong = There was nothing wrong with that turn.

## How it ended
outcome-single = { $points ->
    [one] { $seat } has borne off all checkers and wins { $points } point.
   *[other] { $seat } has borne off all checkers and wins { $points } points.
}
outcome-double = { $points ->
    [one] { $seat } wins double, for { $points } point: the other side has nothing off.
   *[other] { $seat } wins double, for { $points } points: the other side has nothing off.
}
outcome-triple = { $points ->
    [one] { $seat } wins triple, for { $points } point: a checker of the other side is far back.
   *[other] { $seat } wins triple, for { $points } points: a checker of the other side is far back.
}
outcome-gammon = { $points ->
    [one] { $seat } wins a gammon, for { $points } point: the other side has nothing off.
   *[other] { $seat } wins a gammon, for { $points } points: the other side has nothing off.
}
outcome-backgammon = { $points ->
    [one] { $seat } wins a backgammon, for { $points } point: a checker of the other side is far back.
   *[other] { $seat } wins a backgammon, for { $points } points: a checker of the other side is far back.
}
outcome-dropped = { $points ->
    [one] { $seat } wins { $points } point: the double was dropped.
   *[other] { $seat } wins { $points } points: the double was dropped.
}
outcome-conceded = { $points ->
    [one] { $seat } wins { $points } point: the other side gave up.
   *[other] { $seat } wins { $points } points: the other side gave up.
}
outcome-stalled = A draw: nobody has moved for a long time.

## Levels
level-beginner = Beginner
level-beginner-about = Moves what comes to hand and leaves checkers alone everywhere.
level-casual = Casual
level-casual-about = Keeps checkers together and hits when it can.
level-steady = Steady
level-steady-about = Makes points, counts the race, and doubles when it is well ahead.
level-expert = Expert
level-expert-about = Looks a throw ahead and hardly errs.
level-master = Master
level-master-about = Looks two throws ahead. World class.

## On the table
look-home-right = Home on the right
look-home-left = Home on the left
look-blue-right = { look-home-right }, blue felt
look-blue-left = { look-home-left }, blue felt
look-wine-right = { look-home-right }, wine-red felt
look-wine-left = { look-home-left }, wine-red felt

scene-title = Backgammon board
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Points count from Light's home, at the bottom left.
       *[right] Points count from Light's home, at the bottom right.
    }
   *[second] { $home ->
        [left] Points count from Dark's home, at the bottom left.
       *[right] Points count from Dark's home, at the bottom right.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Light stands on { $points }.
   *[second] Dark stands on { $points }.
}
scene-no-points = { $seat ->
    [first] Light stands on no point.
   *[second] Dark stands on no point.
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
    [one] The number left to play is { $dice }.
   *[other] The numbers left to play are { $dice }.
}
scene-cube = { $owner ->
    [first] The cube is Light's, at { $value }.
    [second] The cube is Dark's, at { $value }.
   *[nobody] The cube is in the middle, at { $value }.
}
scene-away = Points still needed: Light { $first }, Dark { $second }.
scene-crawford = This is the Crawford game, without doubling.
scene-due-draw = One die each decides who starts.
scene-due-choice = { $seat ->
    [first] Light may act before the throw.
   *[second] Dark may act before the throw.
}
scene-due-throw = { $seat ->
    [first] Light throws next.
   *[second] Dark throws next.
}
scene-due-play = { $seat ->
    [first] It is Light's turn to move.
   *[second] It is Dark's turn to move.
}
scene-due-offered = { $seat ->
    [first] Light is offered the cube at { $value }.
   *[second] Dark is offered the cube at { $value }.
}
scene-due-beavered = { $seat ->
    [first] Light is answered by a beaver: the cube would show { $value }.
   *[second] Dark is answered by a beaver: the cube would show { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Light is answered by a raccoon: the cube would show { $value }.
   *[second] Dark is answered by a raccoon: the cube would show { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Dark offers to give up a single game; Light answers.
       *[second] Light offers to give up a single game; Dark answers.
    }
    [2] { $seat ->
        [first] Dark offers to give up a double game; Light answers.
       *[second] Light offers to give up a double game; Dark answers.
    }
   *[3] { $seat ->
        [first] Dark offers to give up a triple game; Light answers.
       *[second] Light offers to give up a triple game; Dark answers.
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
scene-no-die = Dice, not thrown
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Light threw { $number }
    [second] Dark threw { $number }
   *[nobody] A die shows { $number }
}

## What a hand may say
act-throw = Throw
act-double = Double to { $value }
act-take = Take at { $value }
act-drop = Drop
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Accept
act-decline = Decline
act-correct = Call the error
act-check = Was that right?
act-done = End the turn
act-resign = { $kind ->
    [1] Give up a single game
    [2] Give up a double game
   *[3] Give up a triple game
}
# Ending a turn although more could be played.
act-stop = Leave it at that
act-pass = Play nothing
act-no-move = No move possible: go on
act-forced = Only one way: { $play }

## What happened
told-start = { $seat ->
    [first] Draw: Light { $first }, Dark { $second }. Light starts.
    [second] Draw: Light { $first }, Dark { $second }. Dark starts.
   *[nobody] Draw: { $first } each. Once more.
}
told-roll = { $seat ->
    [first] Light throws { $dice }
   *[second] Dark throws { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Light: { $play }
   *[second] Dark: { $play }
}
told-self-hit = { $seat ->
    [first] Light: { $play }, a closed point; the checker goes to the bar
   *[second] Dark: { $play }, a closed point; the checker goes to the bar
}
told-no-move = { $seat ->
    [first] Light cannot move
   *[second] Dark cannot move
}
told-pass = { $seat ->
    [first] Light plays nothing
   *[second] Dark plays nothing
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
        [first] Light offers to give up a single game
       *[second] Dark offers to give up a single game
    }
    [2] { $seat ->
        [first] Light offers to give up a double game
       *[second] Dark offers to give up a double game
    }
   *[3] { $seat ->
        [first] Light offers to give up a triple game
       *[second] Dark offers to give up a triple game
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
    [first] Light calls the error: the turn is played again
   *[second] Dark calls the error: the turn is played again
}

## The rule book's chapters
chapter-setup = The way home
chapter-begin = Who starts
chapter-dice = Throwing and moving
chapter-points = Points and hits
chapter-bar = From the bar
chapter-bearing-off = Bearing off
chapter-winning = Winning
chapter-cube = The cube
chapter-errors = Errors and giving up

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Make a point
lesson-make-a-point-task = You threw 3 and 1. Bring two checkers together on your 5-point.
lesson-make-a-point-done = Two checkers on a point are safe, and close it to the other side.
lesson-run = Run
lesson-run-task = You threw 6 and 5. Bring a back checker to safety on your 13-point.
lesson-run-done = One checker may take both numbers, one after the other.
lesson-hit = Hit
lesson-hit-task = A lone enemy checker stands on your 4-point. Hit it, and make the point.
lesson-hit-done = A hit checker starts again from the bar.
lesson-closed = Closed points
lesson-closed-task = You threw two fives. Your back checkers are blocked: make your 3-point from the 13-point and the 8-point.
lesson-closed-done = No step ends on a point with two or more enemy checkers.
lesson-enter = From the bar
lesson-enter-task = You threw 6 and 4, and a checker of yours is on the bar. Bring it in, then go on with the other back checker.
lesson-enter-done = A checker on the bar comes in before anything else moves.
lesson-use-both = One or the other
lesson-use-both-task = You threw 6 and 5. Either can be played, but not both. Play the one that must be played.
lesson-use-both-done = If only one number can be played, it is the higher.
lesson-doubles = Doubles
lesson-doubles-task = You threw two threes, so you have four. Make your 5-point and your 3-point.
lesson-doubles-done = Two equal dice count four times.
lesson-bear-off = Bearing off
lesson-bear-off-task = All your checkers are home. You threw 5 and 2: bear off two checkers.
lesson-bear-off-done = A number takes off a checker from the point of that number.
lesson-bear-off-high = Higher than needed
lesson-bear-off-high-task = You threw 6 and 4, but nothing stands that far back. Bear off two checkers all the same.
lesson-bear-off-high-done = A number higher than your highest point takes a checker off from that point.
lesson-double = The cube
lesson-double-task = You are well ahead. Before you throw, double.
lesson-double-done = The other side takes and plays on for twice as much, or drops and loses what was at stake.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (-{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Wins { $win } %.
    [double] Wins { $win } % ({ $wins-double } % double, { $wins-triple } % triple), loses { $loss } % ({ $loses-double } % double, { $loses-triple } % triple).
   *[gammon] Wins { $win } % ({ $wins-double } % gammons, { $wins-triple } % backgammons), loses { $loss } % ({ $loses-double } % gammons, { $loses-triple } % backgammons).
}
mistake-cost = Gives away { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points.
mistake-given = { $what ->
    [shots] { $played } of 36 throws hit, instead of { $best }.
    [cashed] Now the other side can double and win at once.
    [doubled] Now the other side has a good double.
    [wins] Wins { $played } % instead of { $best } %.
    [gammons-won] Wins double in { $played } % instead of { $best } %.
   *[gammons-lost] Loses double in { $played } % instead of { $best } %.
}
mistake-cube = { $why ->
    [too-early] The double came too early.
    [too-good] Too good to double: playing on is worth more.
    [double] The cube should be turned here.
    [take] This is a take.
    [drop] This is a drop.
   *[beaver] The cube should be turned straight back.
}
tally-errors = Decisions: { $decisions }. Given away: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } points, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } thousandths a decision.
tally-luck = Luck of the dice: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Throw: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Double: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Take: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Drop: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Throw the dice, or double first if you are well ahead.
    [answer] The other side doubles: take and play on for twice as much, or drop and lose what is at stake now.
    [bar] A checker of yours is on the bar: bring it in before anything else.
    [off] All your checkers are home: bear them off.
    [move] Use both numbers to bring your checkers home; two or more together are safe.
    [race] Nobody can hit any more: bring everything home, and then off, as fast as you can.
   *[other] Choose a button below the board.
}
guide-why = { $why ->
    [hits] It hits: that checker must begin again.
    [off] It takes checkers off the board.
    [point] It makes a point: checkers that stand together are safe, and in the way.
    [safe] It leaves fewer checkers alone.
    [runs] It brings a back checker on its way.
    [past] It brings your last checkers past the others: now nothing can be hit.
    [race] It wastes the least.
    [pass] Nothing can be moved.
    [double] You are far enough ahead.
    [take] You win often enough to play on.
    [drop] You would lose too often.
    [throw] You are not far enough ahead to double.
   *[other] It gives the best chances.
}
