### Draughts. A "man" is a single piece, a "king" a crowned one. Pieces "capture" by jumping.
### Black and White are the two sets of pieces. Squares have names such as c3.

game-name = Draughts
game-about = Jump over your opponent’s pieces, reach the far row and become a king.
seat-first = Black
seat-second = White

## Where White moves first, the first seat is White.
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
booklet-collection = Games compendium
booklet-collection-about = Draughts as in the booklet of a games compendium: you may capture, but you don’t have to. The booklet in your language may differ from the draughts of your country; you’ll find that below.
booklet-dame = Dame
booklet-dame-about = The same game, but livelier: if you can capture, you must. Good against the computer.
booklet-english = English draughts
booklet-english-about = Also called American checkers. Kings move one square at a time.
booklet-russian = Russian draughts
booklet-russian-about = Men can capture backwards too, and go on as kings when they reach the far row.
booklet-brazilian = Brazilian draughts
booklet-brazilian-about = The international rules on a small board: capture as many pieces as you can.
booklet-pool = Pool checkers
booklet-pool-about = Men can capture backwards too. You choose what you capture.
booklet-czech = Czech draughts
booklet-czech-about = Men only capture forwards. If a king can capture, it must do so before a man.
booklet-spanish = Spanish draughts
booklet-spanish-about = The board is turned the other way. Capture the most pieces and, among those, the most kings.
booklet-portuguese = Portuguese draughts
booklet-portuguese-about = The Spanish rules with a dark square at the lower left.
booklet-italian = Italian draughts
booklet-italian-about = Men can’t capture kings. Kings move one square at a time.
booklet-thai = Thai draughts
booklet-thai-about = Makhos: eight men each, and fast kings.
booklet-thai12 = Thai draughts, twelve men
booklet-thai12-about = The Thai rules with twelve men each.
booklet-international = International draughts
booklet-international-about = A board of a hundred squares and twenty men each.
box-size = How many squares are there along one side of the board?
box-black_begins = Does Black move first?
box-men_take_backwards = Can men capture backwards?
box-kings_fly = Can kings move more than one square?
box-must_take = Must you capture when you can?

## Switches
switch-may_stop = During a multiple jump
switch-may_stop-yes = You may stop
switch-may_stop-no = You must go on while you can
switch-men_turn = A multiple jump by a man
switch-men_turn-yes = May change direction
switch-men_turn-no = Stays on one line
switch-king_far = A king jumps
switch-king_far-yes = From any distance
switch-king_far-no = Only over a piece next to it
switch-king_lands_anywhere = A king lands
switch-king_lands_anywhere-yes = On any empty square behind the piece
switch-king_lands_anywhere-no = Directly behind the piece
switch-removal = Captured pieces leave the board
switch-removal-at-once = At once, jump by jump
switch-removal-after = When the turn is over
switch-promotion = A man that reaches the far row by a jump
switch-promotion-ends = Becomes a king, and the turn ends
switch-promotion-goes-on = Goes on at once as a king
switch-blocked = A player who can’t move
switch-blocked-loses = Loses
switch-blocked-draws = Gets a draw
switch-quiet_moves = Draw by quiet king moves
switch-quiet_moves-20 = After 20 moves each
switch-quiet_moves-40 = After 40 moves each

## The rules
clause-board-8 = The board has eight rows of eight squares. Each player has a light square at the lower right.
clause-board-8-mirrored = The board has eight rows of eight squares. Each player has a dark square at the lower right.
clause-board-10 = The board has ten rows of ten squares. Each player has a light square at the lower right.
clause-men-8 = Each player starts with eight men on the dark squares of the first two rows.
clause-men-12 = Each player starts with twelve men on the dark squares of the first three rows.
clause-men-20 = Each player starts with twenty men on the dark squares of the first four rows.
clause-black-begins = Black moves first. Who plays Black is chosen at random; after each game the players swap colours.
clause-white-begins = White moves first. Who plays White is chosen at random; after each game the players swap colours.
clause-turns = The players take turns. On each turn a player moves one piece of their own colour; nobody may pass.
clause-dark-squares = Only the dark squares are used.
clause-occupied = A piece may only move to an empty square.
clause-man-moves = A man moves one square diagonally forward.
clause-taking = A piece captures by jumping diagonally over one opposing piece to an empty square behind it. It may not jump over pieces of its own colour, or over two pieces at once.
clause-man-takes-forward = A man captures the piece next to it, and jumps forward only.
clause-man-takes-all = A man captures the piece next to it, forward or backward.
clause-men-spare-kings = A man can’t capture a king.
clause-crowning = A man that reaches the far row gets a second piece on top and becomes a king. The turn ends there.
clause-crowning-goes-on = A man that reaches the far row gets a second piece on top and becomes a king at once. If it got there by a jump, it can jump on as a king in the same turn.
clause-crowning-stops-only = A man that ends its turn on the far row gets a second piece on top and becomes a king. If it jumps on from there, it stays a man.
clause-king-flies = A king moves diagonally forward or backward, over any number of empty squares.
clause-king-steps = A king moves one square diagonally, forward or backward.
clause-king-takes = A king captures in every direction. It too needs an empty square behind the piece. A king can be captured like any other piece, by a man or by a king.
clause-king-lands-behind = A king may jump from a distance. It lands directly behind the piece.
clause-king-lands-anywhere = A king may jump from a distance. It lands on any empty square behind the piece.
clause-chain = A piece that has jumped may jump again from where it landed, in the same turn and in another direction.
clause-chain-may-stop = You may stop after any jump.
clause-chain-whole = You must keep jumping for as long as the piece can; if you can choose where to land, you must land where it can jump on.
clause-removal-at-once = A piece that has been jumped is removed at once.
clause-removal-after = Pieces that have been jumped are removed when the turn is over. Until then they’re in the way, and none may be jumped twice.
clause-duty-free = You may capture, but you don’t have to: you may make any other move instead.
clause-duty = If you can capture, you must.
clause-duty-most = If you can capture in several ways, you must choose one that captures the most pieces.
clause-duty-most-kings = If you can capture in several ways, you must choose one that captures the most pieces and, among those, one that captures the most kings.
clause-duty-king-first = If both a king and a man can capture, the king must do it.
clause-duty-italian = If you can capture in several ways, you must choose one that captures the most pieces; among those, one by a king; then one that captures the most kings; then one that captures a king earliest.
clause-all-taken = A player with no pieces left loses.
clause-blocked = A player who has pieces but can’t move loses.
clause-repetition = When the same position occurs for the third time with the same player to move, the game is a draw.
clause-quiet-15 = When both players have made 15 moves with kings only and nothing has been captured, the game is a draw.
clause-quiet-20 = When both players have made 20 moves with kings only and nothing has been captured, the game is a draw.
clause-quiet-25 = When both players have made 25 moves with kings only and nothing has been captured, the game is a draw.
clause-quiet-40 = When both players have made 40 moves with kings only and nothing has been captured, the game is a draw.
clause-short-5 = When only two or three pieces are left and each player has a king, the game is a draw after five more moves each.
clause-short-16-5 = A single king against three pieces, at least one of them a king, is a draw after 16 moves each. When only two or three pieces are left and each player has a king, it’s a draw after five moves each.
clause-short-13 = Three kings against one is a draw after 13 moves each.
clause-short-road = A single king on the long diagonal from corner to corner, against three pieces, at least one of them a king, is a draw after five moves each, if the single king stays there.
clause-agreed = The players may agree on a draw, and either may resign. A move is taken back only if both agree.

## Refusals
refusal-dark-squares = { $square } isn’t a dark square of this board.
refusal-turns = { $holder ->
    [nobody] { $square } is empty.
    [white] The piece on { $square } is white. Black is to move.
   *[black] The piece on { $square } is black. White is to move.
}
refusal-occupied = { $holder ->
    [white] There’s a white piece on { $square }.
   *[black] There’s a black piece on { $square }.
}
refusal-man-moves = { $why ->
    [back] This man isn’t a king yet, so it can’t move back.
    [far] A man moves only one square.
    [stuck] The man on { $from } can’t move.
   *[diagonal] { $from } and { $to } aren’t on the same diagonal. A man moves diagonally forward.
}
refusal-king-flies = { $why ->
    [stuck] The king on { $from } can’t move.
   *[diagonal] { $from } and { $to } aren’t on the same diagonal. A king moves diagonally.
}
refusal-king-steps = { $why ->
    [far] A king moves only one square in this game.
    [stuck] The king on { $from } can’t move.
   *[diagonal] { $from } and { $to } aren’t on the same diagonal. A king moves diagonally.
}
refusal-taking = { $why ->
    [own] You can’t jump over your own piece between { $from } and { $to }.
    [two] You can’t jump over more than one piece between { $from } and { $to }.
    [diagonal] { $from } and { $to } aren’t on the same diagonal. Pieces jump diagonally.
   *[nothing] There’s nothing to capture between { $from } and { $to }.
}
refusal-man-takes-forward = { $why ->
    [far] A man only captures the piece next to it, and lands directly behind it.
   *[back] A man only captures forward: it can’t jump back over { $over }.
}
refusal-men-spare-kings = The piece on { $over } is a king, and a man can’t capture a king.
refusal-crowning = The man becomes a king on { $from }, and the turn ends there. It can capture next turn.
refusal-duty = { $count ->
    [one] You can capture, so you must: with the piece on { $squares }.
   *[other] You can capture, so you must: with one of the pieces on { $squares }.
}
refusal-duty-most = This captures { $taken }, but you can capture { $most } from { $squares }. You must capture as many as possible.
refusal-duty-most-kings = { $why ->
    [most] This captures { $taken }, but you can capture { $most } from { $squares }. You must capture as many as possible.
   *[kings] From { $squares } you can capture as many pieces, with more kings among them.
}
refusal-duty-king-first = A king must capture before a man: use the one on { $squares }.
refusal-duty-italian = { $why ->
    [most] This captures { $taken }, but you can capture { $most } from { $squares }. You must capture as many as possible.
    [with-king] The king on { $squares } can capture as many, and a king must capture before a man.
   *[kings] From { $squares } you can capture as many pieces, with more kings among them, or kings earlier.
}

## Results
outcome-all-taken = { $seat } wins: the opponent has no pieces left.
outcome-blocked = { $seat } wins: the opponent can’t move.
outcome-blocked-draw = Draw: the player to move is blocked.
outcome-repetition = Draw by threefold repetition.
outcome-quiet = Draw: too many quiet king moves.
outcome-short = Draw: the move limit for so few pieces has been reached.

## The board in words
scene-title = Draughts board
scene-men = { $colour ->
    [white] White men on { $squares }.
   *[black] Black men on { $squares }.
}
scene-kings = { $colour ->
    [white] White kings on { $squares }.
   *[black] Black kings on { $squares }.
}
scene-none = { $colour ->
    [white] White has no pieces.
   *[black] Black has no pieces.
}
scene-must = Must capture: { $squares }.
scene-quiet = { $count ->
    [one] Draw after { $count } more quiet move.
   *[other] Draw after { $count } more quiet moves.
}
scene-repeated = { $count ->
    [one] This position has occurred { $count } time.
   *[other] This position has occurred { $count } times. The third time is a draw.
}
scene-square = { $holder ->
    [white-man] { $square }: white man
    [white-king] { $square }: white king
    [black-man] { $square }: black man
    [black-king] { $square }: black king
   *[nobody] { $square }: empty
}
told-move = { $colour ->
    [white] White { $move }
   *[black] Black { $move }
}
told-crowned = { $colour ->
    [white] White { $move }, king
   *[black] Black { $move }, king
}
button-end-turn = End turn

## Levels
level-beginner = Beginner
level-beginner-about = Captures what it sees and plans nothing. A child can win.
level-casual = Casual
level-casual-about = Thinks a move or two ahead, and sometimes misses something.
level-skilled = Skilled
level-skilled-about = Doesn’t give pieces away. A good match for the family.
level-strong = Strong
level-strong-about = Looks many moves ahead.
level-master = Master
level-master-about = Thinks deepest, and knows every endgame of up to four pieces.

## The names of the squares at the edge: signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Setting up
chapter-moving = Moving
chapter-taking = Capturing
chapter-queens = Kings
chapter-duty = Must you capture?
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-step = Moving
lesson-step-task = You have the white man. Move it.
lesson-step-done = Men move one square diagonally forward, on the dark squares.
lesson-jump = Capturing
lesson-jump-task = Capture the black man: jump over it to the empty square behind.
lesson-jump-done = A piece you jump over is captured and leaves the board.
lesson-chain = Multiple jumps
lesson-chain-task = Capture both black men in one turn.
lesson-chain-done = After a jump, the same piece may jump again.
lesson-freedom = Your choice
lesson-freedom-task = By these rules you don’t have to capture. Move your other man.
lesson-freedom-done = Here capturing is a choice. In most other rules it’s a must.
lesson-duty = When you must capture
lesson-duty-task = By these rules you must capture if you can. Make your move.
lesson-duty-done = Like this, you can force your opponent to move where you want.
lesson-crowning = A king
lesson-crowning-task = Your man is one step from the far row. Crown it.
lesson-crowning-done = On the far row a man becomes a king.
lesson-flying = Flying kings
lesson-flying-task = Send your king across the whole board, from corner to corner.
lesson-flying-done = By these rules a king flies over any number of empty squares.
lesson-far-jump = Jumping from a distance
lesson-far-jump-task = Capture the man in your king’s path, from where the king is.
lesson-far-jump-done = A king needn’t be next to it. By these rules it lands directly behind it.
lesson-give-one = Give one, take three
lesson-give-one-task = Here you must capture if you can. Sacrifice a man, then capture everything that’s left.
lesson-give-one-done = A piece sacrificed at the right moment opens the board. This is called a shot.
lesson-block = Blocked in
lesson-block-task = Leave Black without a move.
lesson-block-done = A player who can’t move loses.

## Why the computer would play a move
hint-reason = { $why ->
    [only] It’s the only move.
    [wins] This wins.
    [resists] The game is lost; this holds out longest.
    [crowns] A man becomes a king.
    [gains] This wins material.
    [avoids] Every other move is clearly worse.
    [draws] This keeps the draw.
    [equal] Another move is just as good.
   *[best] This looks a little better than the rest.
}

## Analysis: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Tips in a first game: what you can do, and why the hint is good.
guide-may = { $what ->
    [must] You can capture, so you must: jump over the piece to the empty square behind it.
    [may] You can capture if you like: jump over the piece to the empty square behind it.
    [king] Move a man one square forward, or a king forward or backward.
   *[other] Move a man one square diagonally forward.
}
guide-why = { $why ->
    [only] It’s the only move.
    [crowns] Your man becomes a king.
    [takes] You capture.
    [saves] You get a piece out of danger.
    [safe] Your opponent can’t capture anything afterwards.
   *[other] It looks a little better than the rest.
}

## Rules that follow their switches
clause-king-takes-near = A king captures in every direction, but only the piece next to it, and lands directly behind it. A king can be captured too.
clause-king-near-lands-behind = A king only captures a piece next to it, and lands directly behind it.
clause-king-near-lands-anywhere = A king only captures a piece next to it, and lands on any empty square behind it.
clause-chain-straight = A piece that has jumped may jump again from where it landed, in the same turn: a man only along the same line, a king in another direction too.
clause-blocked-draws = When a player has pieces but can’t move, the game is a draw.
refusal-man-takes-all = A man only captures the piece next to it, and lands directly behind it.
refusal-king-takes-near = In this game a king only captures a piece next to it, and lands directly behind it.
refusal-king-lands-behind = The king must land directly behind { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] In this game a king only captures a piece next to it.
   *[behind] The king must land directly behind { $over }.
}
refusal-king-near-lands-anywhere = In this game a king only captures a piece next to it.
refusal-chain-straight = In this game a man’s jumps must stay on one line.
refusal-chain-whole = The piece can capture more, so it must jump on and can’t stop on { $to }.
refusal-removal-after = You’ve already jumped the piece on { $over }. You can’t jump it twice.

## The computer's characters: short names of things, not of people
character-beginner = Crumb
character-casual = Ginger
character-skilled = Thistle
character-strong = Ember
character-master = Onyx

## Where the rules come from
origin-collection-board-8 = The Danish booklet speaks of a white lower half; the lower right square is meant.
origin-collection-men-12 = Only the English text says which rows are filled. The others show a picture.
origin-collection-black-begins = The random choice and Black’s first move are printed. That you swap colours after each game is our default.
origin-collection-turns = Nobody may pass, although you don’t have to capture: the turns alternate.
origin-collection-man-moves = The Russian text only says that a man may not return to where it was. No man moves backwards.
origin-collection-taking = The Italian and Danish texts leave out a word, “free” or “dark”. An empty dark square is meant.
origin-collection-man-takes-forward = The jump is told of the square in front of the man, so it goes forward. The English text adds that backwards is not allowed “yet”.
origin-collection-crowning = The booklet puts a second piece on top and says no more. We end the turn there, as most draughts games do; the switch lets the new king jump on. The French text takes the second piece from the men already lost; here there is always one.
origin-collection-crowning-goes-on = The booklet does not say what happens in the middle of several jumps. In this game the new king jumps on, as in Russian draughts.
origin-collection-king-flies = The Polish text says that a king leaps over empty squares; it slides over them.
origin-collection-king-takes = The Italian text does not say that the square behind must be free. The others do.
origin-collection-king-lands-behind = Only the French text says “directly behind”, and the English one compares the jump with a man’s. How far away the king may start is not said. We play the short landing of German family draughts; switches change both.
origin-collection-king-lands-anywhere = The booklet leaves open where a king lands. Tournament players expect any empty square behind the piece.
origin-collection-king-near-lands-behind = The booklet leaves open how far away a king may start its jump.
origin-collection-king-near-lands-anywhere = The booklet leaves open how far away a king may start its jump, and where it lands.
origin-collection-chain = The booklet promises corners to kings only, and the English text keeps a man on one diagonal. We let men turn too, as all other draughts games do; the switch keeps them straight.
origin-collection-chain-straight = The English text ties a man’s jumps to one diagonal. The other languages do not say so.
origin-collection-chain-may-stop = Every language says that you can jump on, none that you must.
origin-collection-chain-whole = The booklet doesn’t ask for it: in this game you agreed to jump on.
origin-collection-removal-at-once = The booklet tells of taking the piece off before it comes to several jumps. So we take it off at once.
origin-collection-removal-after = The booklet does not say when. Most tournament games wait until the turn is over.
origin-collection-duty-free = All ten languages say “can” or “may”. Many national games make it a duty; they have rules of their own here.
origin-collection-all-taken = The Spanish text says it the other way round: the player who captures everything wins.
origin-collection-blocked = Nothing is printed about a player who can’t move. That player loses, as in all other draughts games.
origin-collection-blocked-draws = Nothing is printed about a player who can’t move. In this game it’s a draw.
origin-collection-repetition = Nothing is printed about draws. Without this rule kings could chase each other for ever.
origin-collection-quiet-20 = Nothing is printed about draws. Without this rule kings could chase each other for ever.
origin-collection-quiet-40 = Nothing is printed about draws. Without this rule kings could chase each other for ever.
origin-collection-agreed = Nothing is printed about resigning or agreeing on a draw. Both are usual.
origin-dame-king-lands-anywhere = German family rules make the king land directly behind. In this game it may land further on.
origin-dame-removal-after = German family rules take pieces off at once. In this game they stay until the turn is over.
origin-thai-white-begins = Some Thai rules let the players choose who moves first. We let White move first, as one printed code does.
origin-thai12-men-12 = Makhos has eight men. This is the same game with the twelve of your box.
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }

## Setting up a position

# A kind of piece that can be put on the board.
editor-piece = { $piece ->
    [w] White man
    [W] White king
    [b] Black man
   *[B] Black king
}
refusal-editor-many = { $colour ->
    [white] White has { $count } pieces; there are only { $most }.
   *[black] Black has { $count } pieces; there are only { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] A white man on { $square } would be a king by now.
   *[black] A black man on { $square } would be a king by now.
}
refusal-editor-none = { $colour ->
    [white] White has no pieces, but must have made the last move.
   *[black] Black has no pieces, but must have made the last move.
}

## What to do now, in the line under the board.
task-capture = Your turn: you must capture.

## Drills

drill-combinations = Combinations
drill-combinations-about = Sacrifice, force your opponent to capture, and win more back.
drill-combinations-task = { $colour ->
    [white] White to move. Find the combination.
   *[black] Black to move. Find the combination.
}
# Both are numbers of pieces.
drill-combinations-why = Given up: { $given }. Captured: { $taken }.
# After a wrong move and the opponent’s reply to it.
drill-refuted = Your opponent captures and wins material.
drill-endings = Endings
drill-endings-about = Win or hold endings of up to four pieces. Your opponent plays perfectly.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] White to move and win.
       *[draw] White to move. Hold the draw for { $moves } moves.
    }
   *[black] { $goal ->
        [win] Black to move and win.
       *[draw] Black to move. Hold the draw for { $moves } moves.
    }
}
# What a wrong move has turned the game into.
drill-endings-why = { $value ->
    [draw] Now it’s only a draw.
   *[loss] Now the game is lost.
}
