### Chess. Signs like ♞ stand for the pieces and stay as they are in every language; in `told-move`
### each language writes its own letters for them.

game-name = Chess
game-about = Sixteen pieces each, no luck at all, and one king to protect.
seat-first = White
seat-second = Black

booklet-collection = Games compendium
booklet-collection-about = Chess as in the booklet of a games compendium; what it leaves out follows the usual rules.
booklet-fide = FIDE
booklet-fide-about = Chess by the Laws of the world federation, numbered by their articles.
booklet-chess960 = Chess960
booklet-chess960-about = Also called Fischer random chess: the pieces of the first row are set up by lot, everything else is chess.
switch-draws_by_claim = Threefold repetition and the fifty-move rule
switch-draws_by_claim-yes = A draw when a player claims it
switch-draws_by_claim-no = A draw at once

## The rules

clause-set-up = The board has eight by eight squares, with a light corner square at each player’s right hand. From each corner inwards stand a rook, a knight and a bishop; the queen stands on a square of her own colour, the king beside her, and the pawns in front.
# Chess960.
clause-set-up-by-lot = The pawns stand as usual. The other white pieces are set up by lot on the first row, with the bishops on squares of different colours and the king between the rooks; the black pieces stand opposite the same white ones. There are 960 such positions.
clause-starter = White moves first; then the players take turns. Who plays White first is chosen at random; after that the players swap from game to game.
clause-your-piece = Each turn is one move with one of your own pieces. Nobody may pass.
clause-own-square = No piece may move to a square with a piece of its own side. An opposing piece on that square is captured and leaves the board.
clause-bishop-move = The bishop moves diagonally over any number of empty squares.
clause-rook-move = The rook moves forwards, backwards or sideways over any number of empty squares.
clause-queen-move = The queen moves in any direction over any number of empty squares.
clause-no-jump = Queens, rooks and bishops can’t jump over other pieces.
clause-knight-move = The knight moves two squares straight and one to the side. It jumps over anything in between.
clause-pawn-move = The pawn moves one square straight ahead, or two on its first move. The squares must be empty. It never moves back.
clause-pawn-capture = The pawn captures only diagonally, one square ahead.
clause-en-passant = When a pawn moves two squares and lands beside an opposing pawn, that pawn may capture it as if it had moved only one: on the very next move, or never.
clause-promotion = A pawn that reaches the last row becomes a queen, rook, bishop or knight at once, whatever is still on the board.
clause-king-move = The king moves one square in any direction.
clause-castling = Castling: the king moves two squares towards a rook, and the rook lands on the king’s other side.
# Chess960. O-O and O-O-O stay as they are.
clause-castling-960 = Castling: wherever they began, after O-O the king stands on the g-file and the rook on the f-file, after O-O-O the king on the c-file and the rook on the d-file. To castle, move the king onto the rook.
clause-castling-moved = A king that has moved can’t castle any more, and neither can a rook that has moved.
clause-castling-between = No piece may stand between the king and the rook when they castle.
clause-castling-path = When you castle, nothing but the king and that rook may stand on the squares that they cross or land on.
clause-castling-attacked = The king can’t castle out of check, across an attacked square or into check.
clause-king-safety = The king may never move to a square that is attacked.
clause-pinned = You may not make a move that opens your own king to an attack.
clause-in-check = When your king is in check, your move must end the check: move the king, capture the attacker or block the check.
clause-checkmate = A king in check with no way out is checkmated, and the game is lost.
clause-resign = A player who resigns loses.
clause-stalemate = When the player to move isn’t in check and has no legal move, it’s stalemate: a draw.
clause-dead-position = When neither player can ever give checkmate, the game is drawn at once.
clause-agreed = The players may agree on a draw.
clause-repetition = When the same position occurs for the third time with the same moves possible, the player to move may claim a draw. The fifth time, it’s a draw anyway.
clause-fifty-moves = After fifty moves by each player without a pawn move or a capture, the player to move may claim a draw. After seventy-five, it’s a draw anyway.

## Refusals

refusal-set-up = The pieces are already set up.
refusal-set-up-by-lot = { $state ->
    [waiting] The pieces aren’t set up yet.
   *[done] The pieces are already set up.
}
refusal-your-piece = { $holder ->
    [first] The piece on { $square } is White’s.
    [second] The piece on { $square } is Black’s.
   *[nobody] There is no piece on { $square }.
}
refusal-own-square = Your own { $piece } is on { $square }.
refusal-bishop-move = You can’t go from { $start } to { $end }: bishops move diagonally.
refusal-rook-move = You can’t go from { $start } to { $end }: rooks move straight, along rows and columns.
refusal-queen-move = You can’t go from { $start } to { $end }: queens move straight or diagonally.
refusal-knight-move = You can’t go from { $start } to { $end }: knights move two squares straight and one to the side.
refusal-king-move = You can’t go from { $start } to { $end }: kings move one square.
refusal-no-jump = The { $piece } on { $square } is in the way. Only knights can jump.
refusal-pawn-move = { $why ->
    [moved] You can’t go from { $start } to { $end }: a pawn moves two squares only on its first move.
    [blocked] The pawn on { $start } is blocked: { $end } isn’t empty.
   *[shape] You can’t go from { $start } to { $end }: pawns move one square straight ahead, or two on their first move.
}
refusal-pawn-capture = Pawns move diagonally only to capture, and there’s nothing to capture on { $square }.
refusal-en-passant = Too late: the { $piece } on { $square } could be captured en passant only right after its double step.
refusal-promotion = { $why ->
    [choose] Choose what the pawn on { $square } becomes.
   *[not-there] Nothing promotes on { $square }: only pawns do, on the last row.
}
refusal-castling-moved = { $mover ->
    [king] You can’t castle: the king has moved.
    [no-rook] You can’t castle: the { $side ->
        [short] king’s
       *[long] queen’s
    } rook isn’t there.
   *[rook] You can’t castle: the { $side ->
        [short] king’s
       *[long] queen’s
    } rook has moved.
}
refusal-castling-path = You can’t castle: the { $piece } on { $square } is in the way.
refusal-castling-960 = To castle, move the king onto the rook on { $square }.
refusal-castling-between = You can’t castle: the { $piece } on { $square } is in between.
refusal-castling-attacked = { $why ->
    [out] You can’t castle out of check: { $piece } { $square } attacks the king on { $crossed }.
    [through] You can’t castle: the king would cross { $crossed }, which { $piece } { $square } attacks.
   *[into] You can’t castle: { $piece } { $square } attacks { $crossed }.
}
refusal-king-safety = The king can’t move to { $crossed }: { $piece } { $square } attacks it.
refusal-pinned = That would open your king to an attack by { $piece } { $square }.
refusal-in-check = { $piece } { $square } gives check, and this move doesn’t stop it.
refusal-repetition = { $count ->
    [one] No draw yet: this position has occurred once. It takes three times.
   *[other] No draw yet: this position has occurred { $count } times. It takes three.
}
refusal-fifty-moves = { $count ->
    [one] No draw yet: { $count } move each without a capture or a pawn move. It takes fifty.
   *[other] No draw yet: { $count } moves each without a capture or a pawn move. It takes fifty.
}

## Results

outcome-checkmate = { $seat } wins by checkmate.
outcome-stalemate = Draw by stalemate.
outcome-dead-position = Draw: neither player can give checkmate any more.
outcome-time-draw = Draw: time ran out, but the opponent could never give checkmate.
outcome-repetition = Draw by threefold repetition.
outcome-fivefold = Draw by fivefold repetition.
outcome-fifty-moves = Draw: fifty moves without a capture or a pawn move.
outcome-seventy-five-moves = Draw: seventy-five moves without a capture or a pawn move.

## The board in words

scene-title = Chessboard
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
    [queen] Promote to a queen
    [rook] Promote to a rook
    [bishop] Promote to a bishop
   *[knight] Promote to a knight
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
# The start of a game of Chess960; the positions have numbers from 0 to 959.
told-set-up = Position { $number }
told-claim = { $ground ->
    [repetition] Draw claimed: threefold repetition
   *[fifty-moves] Draw claimed: fifty-move rule
}
claim-repetition = Claim a draw: threefold repetition
claim-fifty-moves = Claim a draw: fifty-move rule

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = First week
level-first-week-about = Knows how the pieces move and grabs what it sees. About 400.
level-first-month = First month
level-first-month-about = Takes hanging pieces, and leaves plenty of its own. About 600.
level-first-year = First year
level-first-year-about = Sees one move ahead and misses the rest. About 800.
level-casual = Casual
level-casual-about = Plays sensibly until it gets complicated. About 1000.
level-hobby = Hobby
level-hobby-about = Gives little away, but falls for tricks. About 1200.
level-club = Club
level-club-about = A solid club player with the odd bad moment. About 1500.
level-strong-club = Strong club
level-strong-club-about = Wait for your chance: you won’t get many. About 1650.
level-expert = Expert
level-expert-about = Rarely slips, and punishes your mistakes. About 1800.
level-unbeatable = Unbeatable
level-unbeatable-about = The engine at full strength. Nobody beats it.

## The rule book's chapters
chapter-setup = Board and turns
chapter-pieces = How the pieces move
chapter-special = Special moves
chapter-check = Check and checkmate
chapter-ending = The end of the game

## Lessons: a title, what to do, and what was learnt
lesson-knight = The knight
lesson-knight-task = Capture the pawn with your knight.
lesson-knight-done = Two squares straight, one to the side, over anything in between.
lesson-promotion = Promotion
lesson-promotion-task = Your pawn is one step from the last row. Make it a queen.
lesson-promotion-done = A pawn that reaches the last row becomes a stronger piece at once.
lesson-castling = Castling
lesson-castling-task = Bring your king to safety: castle on either side.
lesson-castling-done = The king moves two squares and the rook jumps to its other side. Neither may have moved before.
lesson-check = Out of check
lesson-check-task = The rook attacks your king. Capture it.
lesson-check-done = You answer a check by moving the king, capturing the attacker or blocking the check.
lesson-mate = Checkmate
lesson-mate-task = Black’s king is shut in behind its own pawns. Mate in one.
lesson-mate-done = In check with no way out: you win.

## Analysis. Worth is in pawns for White; # is mate in so many moves.

opening-name = Opening: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = There’s no other chess engine on this computer, so Gamecase’s own plays. It is strong, but its highest level is weaker than Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] It leads to mate in { $count }.
    [forced] It’s the only legal move.
   *[only] No other move comes close: the next best is worth { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pawns less.
}

## Tips in a first game: what you can do, and why the hint is good.
guide-may = { $what ->
    [check] You’re in check: move the king, block the check or capture the attacker.
    [begin] Bring your pieces into play one by one, and keep an eye on the centre.
   *[other] First check what your opponent attacks, then what you can capture.
}
guide-why = { $why ->
    [mate] It’s checkmate.
    [draw] A draw is more than this position promises.
    [promotes] Your pawn becomes a stronger piece.
    [castles] Your king gets to safety, and a rook comes into play.
    [gains] You win material.
    [trades] You trade a piece for one of the same value.
    [check] You give check, and your opponent must answer it.
    [saves] You get a piece out of danger.
    [develops] You bring a new piece into play.
    [middle] Your pawn takes its place in the centre.
   *[other] It makes your position a little better.
}

## The computer's characters: short names of things, not of people
character-first-week = Acorn
character-first-month = Button
character-first-year = Clover
character-casual = Pepper
character-hobby = Biscuit
character-club = Copper
character-strong-club = Flint
character-expert = Sable
character-unbeatable = Granite

## Where the rules come from
origin-collection-set-up = Where the pieces stand is shown in a picture. Only the English text counts the squares.
origin-collection-starter = The random choice and White’s first move are printed. That you swap colours from game to game is our default.
origin-collection-own-square = The booklet doesn’t spell it out; the Laws of Chess do.
origin-collection-knight-move = In French the knight goes two squares straight and one “diagonally”, which would be a longer leap; the English text describes only half of its moves; the Dutch one lets it jump over enemy pieces only. We play the knight of all the others.
origin-collection-pawn-move = In French the first move seems to be two squares always, and the English text forgets that pawns never go back. That nothing may stand in the way of a double step is said nowhere. We play it as everywhere.
origin-collection-pawn-capture = Spanish, Dutch and Danish say “over a square”, Swedish even “jumping”, and the Italian text lets pawns capture as they move. One square diagonally ahead is meant.
origin-collection-en-passant = German, English, Italian and Danish are clumsy about where the double step begins, and only the Russian text says where the capturing pawn lands. We play it by the Laws of Chess.
origin-collection-bishop-move = The Italian text leaves out that the squares are empty.
origin-collection-rook-move = The Italian text leaves out that the squares are empty.
origin-collection-queen-move = The Italian text leaves out that the squares are empty.
origin-collection-promotion = Spanish, Swedish and Polish can be read as if only the board counted. You may have a second queen.
origin-collection-castling = The Spanish text calls the short side right and the long side left, which is true for White only.
origin-collection-castling-moved = French and Russian leave out “from the starting row”. A piece that has moved and come back has moved.
origin-collection-castling-attacked = Only the English text says that the king may not cross an attacked square. That he may not castle out of check or into it comes from the Laws of Chess.
origin-collection-king-safety = In Polish the king may not “give” check, and the Italian text only advises against using him. All others: he may not move into check. Uncovering a check with him is fine.
origin-collection-pinned = The booklet speaks only of the king’s own moves. The Laws of Chess forbid every move that leaves him attacked.
origin-collection-in-check = The booklet only implies it where it explains checkmate.
origin-collection-resign = Nothing is printed about resigning.
origin-collection-stalemate = Nothing is printed about it; the English text uses the word for any game that nobody can win. We follow the Laws of Chess: a draw.
origin-collection-dead-position = The booklet calls a game drawn that neither side can win; in French and Polish, that neither side has won. We end it as soon as no checkmate is possible.
origin-collection-agreed = Nothing is printed about agreeing on a draw.
origin-collection-repetition = Nothing is printed; this is the rule of the Laws of Chess.
origin-collection-fifty-moves = Nothing is printed; this is the rule of the Laws of Chess.
origin-collection-repetition-at-once = Nothing is printed. By the Laws of Chess a player has to claim this draw; in this game it comes at once.
origin-collection-fifty-moves-at-once = Nothing is printed. By the Laws of Chess a player has to claim this draw; in this game it comes at once.
clause-repetition-at-once = When the same position occurs for the third time with the same moves possible, the game is a draw.
clause-fifty-moves-at-once = After fifty moves by each player without a pawn move or a capture, the game is a draw.
refusal-repetition-at-once = You don’t have to claim it: threefold repetition is a draw at once.
refusal-fifty-moves-at-once = You don’t have to claim it: fifty moves each without a capture or a pawn move are a draw at once.

## The rules of your own box
box-articles = Are your rules numbered in articles, as the Laws of Chess are?

## Setting up a position

# A kind of piece that can be put on the board.
editor-piece = { $piece ->
    [white-king] White king
    [white-queen] White queen
    [white-rook] White rook
    [white-bishop] White bishop
    [white-knight] White knight
    [white-pawn] White pawn
    [black-king] Black king
    [black-queen] Black queen
    [black-rook] Black rook
    [black-bishop] Black bishop
    [black-knight] Black knight
   *[black-pawn] Black pawn
}
# A box to tick: whether this castling is still allowed. O-O and O-O-O stay as they are.
editor-castling = { $side ->
    [white-short] White may castle O-O
    [white-long] White may castle O-O-O
    [black-short] Black may castle O-O
   *[black-long] Black may castle O-O-O
}
# A choice of squares.
editor-en-passant = En passant on
refusal-editor-kings = { $seat ->
    [first] White has { $count } kings on the board and needs exactly one.
   *[second] Black has { $count } kings on the board and needs exactly one.
}
refusal-editor-many = { $seat ->
    [first] White has more pieces than a game can have: at most 16, and at most 8 pawns.
   *[second] Black has more pieces than a game can have: at most 16, and at most 8 pawns.
}
refusal-editor-pawns = There can’t be a pawn on { $square }: pawns never stand on the first or last row.
refusal-editor-check = { $seat ->
    [first] It’s White’s turn, but Black’s king is in check already.
   *[second] It’s Black’s turn, but White’s king is in check already.
}
refusal-editor-impossible-check = No last move can have given check with all of these pieces.

## What to do now, in the line under the board.
task-check = Check! Your king has to get out of it.
task-claim = Your turn: you can claim a draw.
task-fifty-moves = { $count ->
    [one] Your turn: fifty-move draw in { $count } move.
   *[other] Your turn: fifty-move draw in { $count } moves.
}

## Drills

drill-tactics = Tactics
drill-tactics-about = Find the one move that wins, and play it to the end.
drill-tactics-task = { $seat ->
    [first] White to move. One move wins.
   *[second] Black to move. One move wins.
}
drill-mates = Mates
drill-mates-about = Mate in one, two or three moves.
drill-mates-task = { $seat ->
    [first] White to move. Mate in { $moves }.
   *[second] Black to move. Mate in { $moves }.
}
# Said after an exercise: what made its solution work.
drill-theme = { $theme ->
    [hanging] Nothing protected that piece.
    [fork] That was a fork: one piece attacks two at once.
    [pin] A piece that could have captured was pinned to its king.
    [discovery] A piece moved out of the way, and the one behind it attacked.
    [promotion] A pawn was promoted.
    [back-rank] A back-rank mate: the king was shut in by its own pieces.
    [smothered] A smothered mate: the king was surrounded by its own pieces.
   *[sacrifice] A sacrifice: you gave up material to win more.
}
# After a wrong move and the opponent’s reply to it.
drill-refuted = { $why ->
    [mate] Your opponent mates.
    [escapes] The king escapes.
   *[takes] Your opponent can simply take the piece.
}
