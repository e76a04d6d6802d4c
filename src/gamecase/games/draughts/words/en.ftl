### Draughts. A "man" is a single piece, a "queen" the crowned one (English relatives say king).
### Black and White are the two sets of pieces. Squares have names such as c3.

game-name = Draughts
game-about = Jump over the other side's pieces, reach the far row and become a queen.
seat-first = Black
seat-second = White

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = The collection
booklet-collection-about = Draughts as in the booklet of the game collection: you may take, but need not. The booklet in your language may differ from the draughts of your country; that is below.
booklet-dame = Dame
booklet-dame-about = The same game, livelier: whoever can take must take. Good against the computer.
booklet-english = English draughts
booklet-english-about = Also called American checkers. Queens go one step at a time.
booklet-russian = Russian draughts
booklet-russian-about = Men take backwards too, and go on as queens when they reach the far row.
booklet-brazilian = Brazilian draughts
booklet-brazilian-about = The international rules on a small board: take as many as you can.
booklet-pool = Pool checkers
booklet-pool-about = Men take backwards too. You choose what you take.
booklet-czech = Czech draughts
booklet-czech-about = Men take forwards only. A queen takes before a man.
booklet-spanish = Spanish draughts
booklet-spanish-about = The board lies the other way round. Take most pieces, and of these most queens.
booklet-portuguese = Portuguese draughts
booklet-portuguese-about = The Spanish rules with a dark square at the left.
booklet-italian = Italian draughts
booklet-italian-about = Men cannot take queens. Queens go one step at a time.
booklet-thai = Thai draughts
booklet-thai-about = Makhos: eight men each, and fast queens.
booklet-thai12 = Thai draughts, twelve men
booklet-thai12-about = The Thai rules with a full set of men.
booklet-international = International draughts
booklet-international-about = A board of a hundred squares and twenty men each.
box-size = How many squares are along one side of the board?
box-black_begins = Does Black begin?
box-men_take_backwards = May men take backwards?
box-kings_fly = May queens go more than one square?
box-must_take = Must you take when you can?

## Switches
switch-may_stop = In the middle of several jumps
switch-may_stop-yes = You may stop
switch-may_stop-no = You must go on while you can
switch-men_turn = Several jumps by a man
switch-men_turn-yes = May change direction
switch-men_turn-no = Stay on one line
switch-king_far = A queen jumps
switch-king_far-yes = From any distance
switch-king_far-no = Only over a piece next to her
switch-king_lands_anywhere = A queen lands
switch-king_lands_anywhere-yes = On any empty square behind the piece
switch-king_lands_anywhere-no = Directly behind the piece
switch-removal = Taken pieces leave the board
switch-removal-at-once = At once, jump by jump
switch-removal-after = When the turn is over
switch-promotion = A man that reaches the far row by a jump
switch-promotion-ends = Becomes a queen, and the turn ends
switch-promotion-goes-on = Goes on at once as a queen
switch-blocked = Whoever cannot move
switch-blocked-loses = Loses
switch-blocked-draws = Gets a draw
switch-quiet_moves = A draw by quiet queens
switch-quiet_moves-20 = After 20 moves each
switch-quiet_moves-40 = After 40 moves each

## The rules
clause-board-8 = The board has eight rows of eight squares. Each player has a light square at the lower right.
clause-board-8-mirrored = The board has eight rows of eight squares. Each player has a dark square at the lower right.
clause-board-10 = The board has ten rows of ten squares. Each player has a light square at the lower right.
clause-men-8 = Each player begins with eight men on the dark squares of the first two rows.
clause-men-12 = Each player begins with twelve men on the dark squares of the first three rows.
clause-men-20 = Each player begins with twenty men on the dark squares of the first four rows.
clause-black-begins = Black begins. Lots decide who takes Black; after each game the players change colours.
clause-white-begins = White begins. Lots decide who takes White; after each game the players change colours.
clause-turns = The players take turns. Each moves one piece of his own colour, and nobody may pass.
clause-dark-squares = Only the dark squares are used.
clause-occupied = A piece moves to an empty square.
clause-man-moves = A man moves one step diagonally forward.
clause-taking = A piece takes by jumping diagonally over one piece of the other colour to an empty square behind it. Nobody jumps over his own pieces, or over two at once.
clause-man-takes-forward = A man takes the piece next to it, and jumps forward only.
clause-man-takes-all = A man takes the piece next to it, forward and backward.
clause-men-spare-kings = A man cannot take a queen.
clause-crowning = A man that reaches the far row gets a second piece on top and is a king. The turn ends there.
clause-crowning-goes-on = A man that reaches the far row gets a second piece on top and is a king at once. If it came by a jump, it can jump on as a king in the same turn.
clause-crowning-stops-only = A man that ends its turn on the far row gets a second piece on top and is a king. If it jumps on from there, it stays a man.
clause-king-flies = A queen moves diagonally forward or backward, over any number of empty squares.
clause-king-steps = A queen moves one step diagonally, forward or backward.
clause-king-takes = A king takes in every direction. It too needs an empty square behind the piece. A king can be taken like any other piece, by a man or by a king.
clause-king-lands-behind = A king may jump from a distance. It lands directly behind the piece.
clause-king-lands-anywhere = A king may jump from a distance. It lands on any empty square behind the piece.
clause-chain = A piece that has jumped may jump on from where it landed, in the same turn and in another direction.
clause-chain-may-stop = You may stop after any jump.
clause-chain-whole = You must jump on for as long as the piece can, and land where it can if there is a choice.
clause-removal-at-once = A piece that was jumped is taken off at once.
clause-removal-after = Pieces that were jumped are taken off when the turn is over. Until then they are in the way, and none is jumped twice.
clause-duty-free = You may take, but you need not: any other move is as good.
clause-duty = Whoever can take must take.
clause-duty-most = Among several captures, choose one that takes as many pieces as possible.
clause-duty-most-kings = Among several captures, choose one that takes as many pieces as possible, and of these one that takes most queens.
clause-duty-king-first = If a queen and a man can take, the queen must do it.
clause-duty-italian = Among several captures, choose one that takes as many pieces as possible; then one by a queen; then one that takes most queens; then one that takes a queen earliest.
clause-all-taken = Whoever has no pieces left has lost.
clause-blocked = Whoever has pieces but cannot move has lost.
clause-repetition = When the same position stands for the third time with the same side to move, the game is a draw.
clause-quiet-15 = When both sides have made 15 moves with queens only and nothing was taken, the game is a draw.
clause-quiet-20 = When both sides have made 20 moves with queens only and nothing was taken, the game is a draw.
clause-quiet-25 = When both sides have made 25 moves with queens only and nothing was taken, the game is a draw.
clause-quiet-40 = When both sides have made 40 moves with queens only and nothing was taken, the game is a draw.
clause-short-5 = When only two or three pieces are left and each side has a queen, the game is a draw after five more moves each.
clause-short-16-5 = A single queen against three pieces with a queen among them: a draw after 16 moves each. When only two or three pieces are left and each side has a queen: after five moves each.
clause-short-13 = Three queens against one: a draw after 13 moves each.
clause-short-road = A single queen on the long diagonal from corner to corner, against three pieces with a queen among them: a draw after five moves each, if she stays there.
clause-agreed = The players may agree on a draw, and each may resign. A move is taken back only if both agree.

## Why not
refusal-dark-squares = { $square } is not a dark square of this board.
refusal-turns = { $holder ->
    [nobody] { $square } is empty.
    [white] The piece on { $square } is white. Black is to move.
   *[black] The piece on { $square } is black. White is to move.
}
refusal-occupied = { $holder ->
    [white] A white piece stands on { $square }.
   *[black] A black piece stands on { $square }.
}
refusal-man-moves = { $why ->
    [back] This man is not a queen yet: it may not go back.
    [far] A man goes only one step.
    [stuck] The man on { $from } cannot move.
   *[diagonal] { $from } and { $to } do not lie on one diagonal. A man moves diagonally forward.
}
refusal-king-flies = { $why ->
    [stuck] The queen on { $from } cannot move.
   *[diagonal] { $from } and { $to } do not lie on one diagonal. A queen moves diagonally.
}
refusal-king-steps = { $why ->
    [far] A queen goes only one step in this game.
    [stuck] The queen on { $from } cannot move.
   *[diagonal] { $from } and { $to } do not lie on one diagonal. A queen moves diagonally.
}
refusal-taking = { $why ->
    [own] Between { $from } and { $to } stands a piece of your own.
    [two] Between { $from } and { $to } stands more than one piece.
    [diagonal] { $from } and { $to } do not lie on one diagonal. A jump goes diagonally.
   *[nothing] Between { $from } and { $to } there is nothing to take.
}
refusal-man-takes-forward = { $why ->
    [far] A man takes only the piece next to it, and lands directly behind.
   *[back] A man takes forward only: it cannot go back over { $over }.
}
refusal-men-spare-kings = On { $over } stands a queen. A man cannot take her.
refusal-crowning = The man becomes a queen on { $from }, and the turn ends there. She takes next time.
refusal-duty = { $count ->
    [one] You can take, so you must: with the piece on { $squares }.
   *[other] You can take, so you must: with one of the pieces on { $squares }.
}
refusal-duty-most = You would take { $taken }, but { $most } are possible from { $squares }. The larger number must be taken.
refusal-duty-most-kings = { $why ->
    [most] You would take { $taken }, but { $most } are possible from { $squares }. The larger number must be taken.
   *[kings] From { $squares } you take as many, and more queens among them.
}
refusal-duty-king-first = A queen takes before a man: the one on { $squares }.
refusal-duty-italian = { $why ->
    [most] You would take { $taken }, but { $most } are possible from { $squares }. The larger number must be taken.
    [with-king] A queen can take as many: the one on { $squares }. She takes before a man.
   *[kings] From { $squares } you take as many, with more queens among them or queens earlier.
}

## How it ends
outcome-all-taken = { $seat } wins: the other side has no pieces left.
outcome-blocked = { $seat } wins: the other side cannot move.
outcome-blocked-draw = A draw: the side to move is blocked.
outcome-repetition = A draw: the same position for the third time.
outcome-quiet = A draw: too many quiet moves with queens.
outcome-short = A draw: with so few pieces the moves are counted, and they have run out.

## The board in words
scene-title = Draughts board
scene-men = { $colour ->
    [white] White men on { $squares }.
   *[black] Black men on { $squares }.
}
scene-kings = { $colour ->
    [white] White queens on { $squares }.
   *[black] Black queens on { $squares }.
}
scene-none = { $colour ->
    [white] White has no pieces.
   *[black] Black has no pieces.
}
scene-must = Must take: { $squares }.
scene-quiet = { $count ->
    [one] A draw after { $count } more quiet move.
   *[other] A draw after { $count } more quiet moves.
}
scene-repeated = { $count ->
    [one] This position has stood here { $count } time.
   *[other] This position has stood here { $count } times. The third time is a draw.
}
scene-square = { $holder ->
    [white-man] { $square }: white man
    [white-king] { $square }: white queen
    [black-man] { $square }: black man
    [black-king] { $square }: black queen
   *[nobody] { $square }: empty
}
told-move = { $colour ->
    [white] White { $move }
   *[black] Black { $move }
}
told-crowned = { $colour ->
    [white] White { $move }, a queen
   *[black] Black { $move }, a queen
}
button-end-turn = End turn

## Levels
level-beginner = Beginner
level-beginner-about = Takes what it sees and plans nothing. A child can win.
level-casual = Casual
level-casual-about = Thinks a move or two ahead, and sometimes overlooks something.
level-skilled = Skilled
level-skilled-about = Does not give pieces away. A good partner for the family.
level-strong = Strong
level-strong-about = Looks many moves ahead.
level-master = Master
level-master-about = Thinks deepest, and knows every ending of four pieces to its end.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Setting up
chapter-moving = Moving
chapter-taking = Taking
chapter-queens = Queens
chapter-duty = Must you take?
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-step = A step
lesson-step-task = You have the white man. Move it.
lesson-step-done = Men go one step diagonally forward, on the dark squares.
lesson-jump = A jump
lesson-jump-task = Take the black man: jump over it to the empty square behind.
lesson-jump-done = What is jumped over is taken off the board.
lesson-chain = More than one
lesson-chain-task = Take both black men in one turn.
lesson-chain-done = After a jump the same piece may jump on.
lesson-freedom = Free to choose
lesson-freedom-task = By this booklet nobody has to take. Move your other man.
lesson-freedom-done = In the collection's game taking is a right. In most others it is a duty.
lesson-duty = The duty to take
lesson-duty-task = Now by a booklet in which whoever can take must take. Play.
lesson-duty-done = Here you can force the other side to move where you want it.
lesson-crowning = A queen
lesson-crowning-task = Your man is one step from the far row. Crown it.
lesson-crowning-done = On the far row a man becomes a queen.
lesson-flying = Far and wide
lesson-flying-task = Send your queen across the whole board, corner to corner.
lesson-flying-done = By this booklet a queen flies over any number of empty squares.
lesson-far-jump = A jump from afar
lesson-far-jump-task = Take the man in your queen's way, from where she stands.
lesson-far-jump-done = She need not stand next to it. By this booklet she lands directly behind it.
lesson-give-one = Give one, take three
lesson-give-one-task = Taking is a duty here. Offer a man, then take all that is left.
lesson-give-one-done = A piece given at the right moment opens the board. This is called a shot.
lesson-block = Shut in
lesson-block-task = Leave Black without a move.
lesson-block-done = Whoever cannot move has lost.

## Why the computer would play a move
hint-reason = { $why ->
    [only] There is no other move.
    [wins] This wins.
    [resists] The game is lost; this holds out longest.
    [crowns] A man becomes a queen.
    [gains] This wins material.
    [avoids] Every other move is clearly worse.
    [draws] This keeps the draw.
    [equal] Another move is just as good.
   *[best] This seems a little better than the rest.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] You can take, so you must: jump over the piece to the free square behind it.
    [may] You can take if you like: jump over the piece to the free square behind it.
    [king] Move a man one square forwards, or a queen forwards or backwards.
   *[other] Move a man one square diagonally forwards.
}
guide-why = { $why ->
    [only] There is no other move.
    [crowns] The man becomes a queen.
    [takes] It takes.
    [saves] It gets a piece out of danger.
    [safe] Nothing of yours can be taken afterwards.
   *[other] It seems a little better than the rest.
}

## Rules that follow their switches
clause-king-takes-near = A king takes in every direction, but only the piece next to it, and lands directly behind. A king can be taken too.
clause-king-near-lands-behind = A king takes only a piece next to it, and lands directly behind.
clause-king-near-lands-anywhere = A king takes only a piece next to it, and lands on any empty square behind.
clause-chain-straight = A piece that has jumped may jump on from where it landed, in the same turn: a man only along the same line, a king in another direction too.
clause-blocked-draws = When a side has pieces but cannot move, the game is a draw.
refusal-man-takes-all = A man takes only the piece next to it, and lands directly behind.
refusal-king-takes-near = In this game a king takes only a piece next to it, and lands directly behind.
refusal-king-lands-behind = The king must land directly behind { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] At this table a king takes only a piece next to it.
   *[behind] The king must land directly behind { $over }.
}
refusal-king-near-lands-anywhere = At this table a king takes only a piece next to it.
refusal-chain-straight = At this table a man jumps on along one line only.
refusal-chain-whole = The piece can take more, so it must jump on and not stop on { $to }.
refusal-removal-after = You have jumped the piece on { $over } already. Nothing is jumped twice.
