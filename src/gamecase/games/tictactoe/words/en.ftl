### Tic-tac-toe. "X" and "O" are the marks themselves and stay as they are in every language.

game-name = Tic-tac-toe
game-about = Three in a row on nine squares: quick to learn, and a draw when nobody errs.
seat-first = X
seat-second = O

booklet-collection = The collection
booklet-collection-about = Tic-tac-toe as in the booklet of the game collection.
switch-ends_when_dead = When nobody can win any more
switch-ends_when_dead-no = Play on to the end
switch-ends_when_dead-yes = A draw at once

clause-marks = Each player has pieces of one shape and colour: X or O.
clause-starter = X begins. Lots decide who takes X first; after that the players change from game to game.
clause-empty-square = Take turns laying one piece on any empty square.
clause-no-pass = Nobody may pass.
clause-stays = A piece that lies stays where it is.
clause-three-in-a-row = Whoever first has three pieces in a row, across, down or diagonally, wins at once. Two rows completed by one piece are still one win.
clause-no-winner = When the board is full and nobody has three in a row, there is no winner.

refusal-empty-square = { $holder ->
    [first] { $square } is taken: an X lies there.
   *[second] { $square } is taken: an O lies there.
}

outcome-three-in-a-row = { $seat } wins: three in a row.
outcome-board-full = A draw: the board is full and nobody has three in a row.
outcome-no-line-left = A draw: nobody can complete a row any more.

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
level-beginner-about = Overlooks one kind of row, a different one each game. A child can win.
level-casual = Casual
level-casual-about = Sees every row of three, but plans no further. Set two traps at once.
level-perfect = Perfect
level-perfect-about = Never loses. A draw is the most you can get.

## The rule book's chapters
chapter-setup = Before you begin
chapter-moving = Playing
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Your first piece
lesson-first-piece-task = You are X. Lay a piece on any empty square.
lesson-first-piece-done = Now it would be O's turn. Pieces stay where they lie.
lesson-three = Three in a row
lesson-three-task = You are X. Complete a row and win.
lesson-three-done = Three across, down or diagonally: the game is yours.
lesson-block = Block
lesson-block-task = You are O, and X is about to win. Stop it.
lesson-block-done = Look for the other side's rows first, then for your own.
lesson-two-threats = Two threats at once
lesson-two-threats-task = You are X. Block O, and threaten to win in two places. Then win.
lesson-two-threats-done = One piece can block only one row. Two threats win.
lesson-corner = Never lose
lesson-corner-task = X began in a corner. You are O: find the only square that holds.
lesson-corner-done = Only the middle holds against a corner. From here O need never lose.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Lay your piece on any free square; three in a row win.
guide-why = { $why ->
    [wins] That makes three in a row.
    [blocks] The other side would make three in a row there.
    [fork] It threatens twice at once, and only one threat can be stopped.
    [threat] Two in a row: now the other side must answer.
    [middle] The middle lies on four rows, more than any other square.
    [corner] A corner lies on three rows.
   *[other] There is nothing better.
}
