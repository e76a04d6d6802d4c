### Chess. Signs like ♞ stand for the pieces and stay as they are in every language; in `told-move`
### each language writes its own letters for them.

game-name = Chess
game-about = Two armies of sixteen, no luck at all, and a king who must not be lost.
seat-first = White
seat-second = Black

booklet-collection = The collection
booklet-collection-about = Chess as in the booklet of the game collection; what it leaves out is played as everywhere.
booklet-fide = The world federation
booklet-fide-about = Chess by the FIDE Laws, numbered by their articles.
switch-draws_by_claim = Third repetition and fifty quiet moves
switch-draws_by_claim-yes = A draw when a player claims it
switch-draws_by_claim-no = A draw at once

## The booklet

clause-set-up = The board has eight by eight squares, with a light corner at each player's right hand. From the corner inwards stand rook, knight and bishop; the queen stands on a square of her own colour, the king beside her, the pawns in front.
clause-starter = White begins; then both sides move in turn. Lots decide who is White first; after that the players change from game to game.
clause-your-piece = Each turn is one move with one piece of your own. Nobody may pass.
clause-own-square = No piece goes to a square where a piece of its own side stands. An opposing piece there is taken off the board.
clause-bishop-move = The bishop moves diagonally over any number of empty squares.
clause-rook-move = The rook moves forwards, backwards or sideways over any number of empty squares.
clause-queen-move = The queen moves in any direction over any number of empty squares.
clause-no-jump = Queen, rook and bishop cannot jump over any piece.
clause-knight-move = The knight goes two squares straight and one to the side. It jumps over whatever stands between.
clause-pawn-move = The pawn moves one square straight ahead, or two on its first move. The squares must be empty. It never goes back.
clause-pawn-capture = The pawn takes only diagonally, one square ahead.
clause-en-passant = When a pawn goes two squares and lands beside an opposing pawn, that pawn may take it as if it had gone only one: on the very next move, or never.
clause-promotion = A pawn that reaches the last row becomes a queen, rook, bishop or knight at once, whatever is still on the board.
clause-king-move = The king moves one square in any direction.
clause-castling = Castling: the king goes two squares towards a rook, and the rook lands on the king's other side.
clause-castling-moved = A king that has moved cannot castle any more, and neither can a rook that has moved.
clause-castling-between = Nobody may stand between the king and the rook when they castle.
clause-castling-attacked = The king cannot castle out of check, over an attacked square or into check.
clause-king-safety = The king never goes to a square that is attacked.
clause-pinned = No move may open your own king to an attack.
clause-in-check = When your king is in check, your move must end the check: move the king, take the attacker or step between.
clause-checkmate = A king in check with no way out is checkmate, and the game is lost.
clause-resign = Whoever resigns has lost.
clause-stalemate = When the side to move is not in check and has no move, it is stalemate: a draw.
clause-dead-position = When neither side can ever give checkmate, the game is drawn at once.
clause-agreed = The players may agree on a draw.
clause-repetition = When the same position comes for the third time with the same moves possible, the player to move may claim a draw. The fifth time it is a draw anyway.
clause-fifty-moves = After fifty moves on each side without a pawn's move or a capture, the player to move may claim a draw. After seventy-five it is a draw anyway.

## Why not

refusal-your-piece = { $holder ->
    [first] The piece on { $square } is White's.
    [second] The piece on { $square } is Black's.
   *[nobody] There is no piece on { $square }.
}
refusal-own-square = Your own { $piece } stands on { $square }.
refusal-bishop-move = Not from { $start } to { $end }: the bishop moves along diagonals.
refusal-rook-move = Not from { $start } to { $end }: the rook moves along rows and columns.
refusal-queen-move = Not from { $start } to { $end }: the queen moves along rows, columns and diagonals.
refusal-knight-move = Not from { $start } to { $end }: the knight goes two squares straight and one to the side.
refusal-king-move = Not from { $start } to { $end }: the king moves one square.
refusal-no-jump = The { $piece } on { $square } is in the way. Only knights jump.
refusal-pawn-move = { $why ->
    [moved] Not from { $start } to { $end }: two squares are for a pawn's first move.
    [blocked] The pawn on { $start } cannot go on: { $end } is not empty.
   *[shape] Not from { $start } to { $end }: the pawn moves one square straight ahead, or two on its first move.
}
refusal-pawn-capture = A pawn goes diagonally only to take, and there is nothing to take on { $square }.
refusal-en-passant = Too late: the { $piece } on { $square } could be taken in passing only on the move after its double step.
refusal-promotion = { $why ->
    [choose] Choose what the pawn on { $square } becomes.
   *[not-there] Nothing changes into another piece on { $square }: only pawns do, on the last row.
}
refusal-castling-moved = { $mover ->
    [king] No castling: the king has moved.
    [no-rook] No castling: the { $side ->
        [short] king's
       *[long] queen's
    } rook is not there.
   *[rook] No castling: the { $side ->
        [short] king's
       *[long] queen's
    } rook has moved.
}
refusal-castling-between = No castling: the { $piece } on { $square } stands between.
refusal-castling-attacked = { $why ->
    [out] No castling out of check: { $piece } { $square } attacks the king on { $crossed }.
    [through] No castling: the king would cross { $crossed }, which { $piece } { $square } attacks.
   *[into] No castling: { $piece } { $square } attacks { $crossed }.
}
refusal-king-safety = The king cannot go to { $crossed }: { $piece } { $square } attacks it.
refusal-pinned = That would open your king to { $piece } { $square }.
refusal-in-check = Your king is in check from { $piece } { $square }, and this does not help.
refusal-repetition = { $count ->
    [one] No draw yet: this position is on the board for the first time. It takes three.
   *[other] No draw yet: this position has been on the board { $count } times. It takes three.
}
refusal-fifty-moves = { $count ->
    [one] No draw yet: { $count } move on each side without a capture or a pawn's move. It takes fifty.
   *[other] No draw yet: { $count } moves on each side without a capture or a pawn's move. It takes fifty.
}

## How it ends

outcome-checkmate = { $seat } wins by checkmate.
outcome-stalemate = A draw by stalemate: no move, and no check.
outcome-dead-position = A draw: neither side can give checkmate any more.
outcome-time-draw = Time is up, but the other side could never win: a draw.
outcome-repetition = A draw: the same position for the third time.
outcome-fivefold = A draw: the same position for the fifth time.
outcome-fifty-moves = A draw: fifty moves without a capture or a pawn's move.
outcome-seventy-five-moves = A draw: seventy-five moves without a capture or a pawn's move.

## On the table

scene-title = Chess board
scene-side = { $seat ->
    [first] White: { $pieces }.
   *[second] Black: { $pieces }.
}
scene-check = { $seat ->
    [first] White is in check.
   *[second] Black is in check.
}
scene-square = { $piece ->
    [white-king] { $square }: white king
    [white-queen] { $square }: white queen
    [white-rook] { $square }: white rook
    [white-bishop] { $square }: white bishop
    [white-knight] { $square }: white knight
    [white-pawn] { $square }: white pawn
    [black-king] { $square }: black king
    [black-queen] { $square }: black queen
    [black-rook] { $square }: black rook
    [black-bishop] { $square }: black bishop
    [black-knight] { $square }: black knight
    [black-pawn] { $square }: black pawn
   *[nobody] { $square }: empty
}
scene-promotion = { $piece ->
    [queen] Becomes a queen
    [rook] Becomes a rook
    [bishop] Becomes a bishop
   *[knight] Becomes a knight
}

# A move as players write it, such as Nxf3+ or e8=Q: $move is all but the letters of the pieces,
# with castling as O-O. Use the letters that players of your language write.
told-move = { $piece ->
    [king] K
    [queen] Q
    [rook] R
    [bishop] B
    [knight] N
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =Q
    [rook] =R
    [bishop] =B
    [knight] =N
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-claim = { $ground ->
    [repetition] A draw is claimed: third repetition
   *[fifty-moves] A draw is claimed: fifty quiet moves
}
claim-repetition = Claim a draw: third repetition
claim-fifty-moves = Claim a draw: fifty quiet moves

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = First week
level-first-week-about = Knows how the pieces move, and grabs what it sees. About 400.
level-first-month = First month
level-first-month-about = Takes what is left hanging, and leaves much hanging itself. About 600.
level-first-year = First year
level-first-year-about = Sees one move ahead, and overlooks the rest. About 800.
level-casual = Casual
level-casual-about = Plays sensibly until it gets complicated. About 1000.
level-hobby = Hobby
level-hobby-about = Gives little away, but falls for tricks. About 1200.
level-club = Club
level-club-about = A sound club player with a bad moment now and then. About 1500.
level-strong-club = Strong club
level-strong-club-about = Wait for your chance; it will not come often. About 1800.
level-expert = Expert
level-expert-about = Hardly errs, and punishes errors. About 2200.
level-unbeatable = Unbeatable
level-unbeatable-about = The engine at full strength. People do not win against it.

## The rule book's chapters
chapter-setup = Board and turns
chapter-pieces = How the pieces move
chapter-special = Special moves
chapter-check = Check and mate
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-knight = The knight
lesson-knight-task = Take the pawn with your knight.
lesson-knight-done = Two squares straight, one to the side, over anything in between.
lesson-promotion = Promotion
lesson-promotion-task = Your pawn is one step from the end. Make it a queen.
lesson-promotion-done = A pawn that reaches the last row becomes a stronger piece at once.
lesson-castling = Castling
lesson-castling-task = Bring your king to safety: castle to either side.
lesson-castling-done = The king goes two squares, the rook jumps to his other side. Both must not have moved before.
lesson-check = Out of check
lesson-check-task = The rook attacks your king. Take it.
lesson-check-done = A check is answered by moving the king, by taking the attacker or by stepping between.
lesson-mate = Checkmate
lesson-mate-task = Black's king is shut in behind his own pawns. Mate in one move.
lesson-mate-done = In check, and no way out: the game is won.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Opening: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = No chess engine runs on this computer. A small one of the case plays instead, and more weakly than its level says.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] It leads to checkmate: #{ $count }.
    [forced] It is the only legal move.
   *[only] No other move comes near: the next best is worth { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pawns less.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] You are in check: move the king away, put a piece in between, or take the attacker.
    [begin] Bring your pieces into play, one after the other, and keep an eye on the middle.
   *[other] Look first what the other side attacks, then what you can take.
}
guide-why = { $why ->
    [mate] That is checkmate.
    [draw] A draw is more than the position promises.
    [promotes] The pawn becomes a stronger piece.
    [castles] The king gets to safety, and a rook into play.
    [gains] It takes more than it can lose.
    [trades] It trades a piece for one of the same worth.
    [check] It gives check, which must be answered.
    [saves] It takes a piece out of danger.
    [develops] It brings a new piece into play.
    [middle] The pawn takes a place in the middle.
   *[other] It makes the position a little better.
}
