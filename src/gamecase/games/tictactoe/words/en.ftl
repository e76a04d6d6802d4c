### Tic-tac-toe. "X" and "O" are the pieces themselves and stay as they are in every language.

game-name = Tic-tac-toe
game-about = Get three in a row on nine squares: quick to learn, and a draw if nobody slips up.
seat-first = X
seat-second = O

booklet-collection = Games compendium
booklet-collection-about = Tic-tac-toe as in the booklet of a games compendium.
switch-ends_when_dead = When nobody can win any more
switch-ends_when_dead-no = Play on to the end
switch-ends_when_dead-yes = Draw at once

clause-marks = Each player has pieces of one shape and colour: X or O.
clause-starter = X goes first. Who plays X first is chosen at random; after that the players swap from game to game.
clause-empty-square = Take turns placing one piece on any empty square.
clause-no-pass = You may not pass.
clause-stays = Once placed, a piece never moves.
clause-three-in-a-row = The first player with three pieces in a row, across, down or diagonally, wins at once. Completing two rows with one piece is still one win.
clause-no-winner = If the board is full and nobody has three in a row, the game is a draw.

refusal-empty-square = { $holder ->
    [first] { $square } is taken by an X.
   *[second] { $square } is taken by an O.
}

outcome-three-in-a-row = { $seat } wins with three in a row.
outcome-board-full = Draw: the board is full and nobody has three in a row.
outcome-no-line-left = Draw: nobody can make three in a row any more.

scene-title = Tic-tac-toe board
scene-pieces = { $seat ->
    [first] X on { $squares }.
   *[second] O on { $squares }.
}
scene-no-pieces = { $seat ->
    [first] No X on the board.
   *[second] No O on the board.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: empty
}
told-place = { $seat ->
    [first] X on { $square }
   *[second] O on { $square }
}

level-beginner = Beginner
level-beginner-about = Misses one kind of row, a different one each game. A child can win.
level-casual = Casual
level-casual-about = Sees every three in a row, but plans no further. Set two traps at once.
level-perfect = Perfect
level-perfect-about = Never loses. A draw is the best you can get.

## The rule book's chapters
chapter-setup = Before you start
chapter-moving = Playing
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Your first piece
lesson-first-piece-task = You’re X. Place a piece on any empty square.
lesson-first-piece-done = Now it would be O’s turn. Once placed, pieces never move.
lesson-three = Three in a row
lesson-three-task = You’re X. Complete a row and win.
lesson-three-done = Three across, down or diagonally: you win.
lesson-block = Block
lesson-block-task = You’re O, and X is about to win. Block it.
lesson-block-done = Look for your opponent’s rows first, then for your own.
lesson-two-threats = Two threats at once
lesson-two-threats-task = You’re X. Block O, and threaten to win in two places. Then win.
lesson-two-threats-done = Your opponent can only block one row at a time. Two threats win.
lesson-corner = Never lose
lesson-corner-task = X started in a corner. You’re O: find the only square that saves you.
lesson-corner-done = Only the middle works against a corner. From here O need never lose.

## Tips in a first game: what you can do, and why the hint is good.
guide-may = Place your piece on any empty square. Three in a row win.
guide-why = { $why ->
    [wins] You make three in a row.
    [blocks] Your opponent would make three in a row there.
    [fork] You threaten two rows at once, and your opponent can only block one.
    [threat] Two in a row: now your opponent must block.
    [middle] The middle is part of four rows, more than any other square.
    [corner] A corner is part of three rows.
   *[other] There’s nothing better.
}

## The computer's characters: short names of things, not of people
character-beginner = Doodle
character-casual = Chalk
character-perfect = Slate

## Where the rules come from
origin-marks = The pieces of the box differ in colour or shape. X and O are ours.
origin-starter = Nothing is printed about who goes first. X goes first here, and who plays X is chosen at random, as in the other games of the box.
origin-empty-square = The French text forgets to say that the square is empty, and the English one speaks of spaces and fields in one breath. The German text is clear.
origin-no-pass = Nothing is printed about passing.
origin-stays = Nothing is printed about moving pieces. Each player has as many as needed.
origin-three-in-a-row = The size of the board isn’t printed; three by three is meant. The French text has a slip: three of “these” pieces instead of your own.
origin-no-winner = By the English text one player who cannot finish a row is enough; neither player is meant. German and English call it no winner, French a draw.
origin-no-winner-early = The booklet lets you play on. In this game play ends when nobody can win any more.
clause-no-winner-early = When nobody can make three in a row any more, the game ends at once in a draw.

## Setting up a position

# The numbers of pieces on the board.
refusal-editor-turns = There are { $first } X and { $second } O. X goes first, so X has as many as O or one more.
refusal-editor-went-on = { $seat ->
    [first] X has three in a row, so the game would have ended before O’s last move.
   *[second] O has three in a row, so the game would have ended before X’s last move.
}

## What to do now, in the line under the board.
task-place = { $seat ->
    [first] Your turn: put an X on an empty square.
   *[second] Your turn: put an O on an empty square.
}

## Drills

drill-only-square = The only square
drill-only-square-about = Find the one square that wins, or saves you from losing.
drill-only-square-task = { $seat ->
    [first] You are X. One square is better than all the others.
   *[second] You are O. One square is better than all the others.
}
