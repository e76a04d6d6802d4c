### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Flick wooden discs over a round board, knock the others off, and aim for the hole in the middle.
seat-first = Light
seat-second = Dark
seat-third = Light 2
seat-fourth = Dark 2

booklet-collection = The collection, for two
booklet-collection-about = Twelve discs each. The better side of a round scores the difference.
booklet-trio = The collection, for three
booklet-trio-about = One plays alone against two partners.
booklet-teams = The collection, for four
booklet-teams-about = Two teams; partners sit opposite each other.
booklet-tournament = Tournament singles
booklet-tournament-about = Eight discs each, two points for a round, as at the world championship.
booklet-doubles = Tournament doubles
booklet-doubles-about = Two teams of two, two points for a round.

switch-played = Where are the discs?
switch-played-screen = Here on the screen
switch-played-real-board = On a real board; keep our score
switch-board = Board
switch-board-tournament = Tournament size
switch-board-compact = Small home board
switch-surface = Surface
switch-surface-fast = Fast
switch-surface-normal = Waxed
switch-surface-slow = Dry
switch-miss_takes_touched = An open shot that falls short
switch-miss_takes_touched-no = Costs the disc played
switch-miss_takes_touched-yes = Costs own discs touched as well
switch-rim_bounce = Discs that reach the rim
switch-rim_bounce-no = Are out at once
switch-rim_bounce-yes = Bounce back, and go out afterwards
switch-three_player_order = Turns of three
switch-three_player_order-sides = Sides take turns
switch-three_player_order-clockwise = Clockwise, as printed
switch-steadiness = Steadiness
switch-steadiness-exact = What you aim is what you flick
switch-steadiness-human = A human hand, which slips a little

new-match-first-to-50 = To 50 points
new-match-first-to-100 = To 100 points
new-match-first-to-150 = To 150 points
new-match-first-to-200 = To 200 points
new-match-games-1 = One round
new-match-games-2 = Two rounds
new-match-games-4 = Four rounds
new-match-games-8 = Eight rounds

clause-equipment = The board has rings of 15, 10 and 5 points, eight pegs around the 15 ring and a hole in the middle. Discs are light or dark.
clause-sides = Two players sit opposite each other, with twelve discs of one colour each. Discs lie off the board until they are played.
clause-sides-three = One plays alone with twelve discs. The two partners sit to the left and right, with six discs each.
clause-sides-four = Four play in two teams. Partners sit opposite each other, with six discs each.
clause-sides-eight = Two players sit opposite each other, with eight discs of one colour each.
clause-conduct = Only the player whose turn it is touches the board. Board and chairs stay where they are, and so does the player.
clause-quarter = A shot starts in your own quarter, with the centre of the disc on the start line.
clause-free-place = The place must be free: the disc may touch no other before it is flicked, and nothing is moved to make room.
clause-inwards = Flick in any direction that leads inwards. A shot counts once the disc leaves the finger, however feeble it was.
clause-strength = A flick is as strong as a finger can make it.
clause-turns = Each turn is one disc. The next to shoot is always the neighbour on the left.
clause-turns-three = Each turn is one disc. Sides take turns, and so do the partners. As printed, the left neighbour follows, and whoever has no discs left is passed over.
clause-must-touch = When an opposing disc is on the board, one of your discs must touch one of theirs: the disc you play, or another it pushes.
clause-void = If none does, the shot is void: the disc played and every disc of your own it touched go to the ditch, even from the hole.
clause-open-board = When no opposing disc is on the board, the disc played or one of your own that it touched must come to rest in the 15 ring, on its line, or in the hole.
clause-missed = If none does, the disc played goes to the ditch. Other discs stay where they lie.
clause-missed-touched = If none does, the disc played and every disc of your own it touched go to the ditch.
clause-contact = Any touch during the shot counts, at any speed and also off a peg. Discs that lay against each other count only if one of them is struck. A disc that has left the board touches nothing any more.
clause-off-board = A disc whose centre leaves the playing surface is out at once. If you let discs bounce off the rim, they go to the ditch when all is still; what they moved stays moved.
clause-comes-back = A disc that crosses the start line and comes back stays in play.
clause-out-line = A disc at rest on the start line, or outside it, goes to the ditch, whoever owns it.
clause-twenty = A disc in the centre hole is taken off and kept aside; it counts 20.
clause-twenty-owner = A twenty counts for the owner of the disc, whoever sank it. Partners' discs are own discs.
clause-round-end = The round ends when everybody has played all discs.
clause-next-start = Whoever shot last starts the next round.
clause-next-start-three = Whoever shot last starts the next round: the one alone first, then a partner, and so on.
clause-next-start-four = Whoever shot last starts the next round, so the start moves one seat to the right.
clause-next-start-clockwise = The start moves one seat to the left from round to round.
clause-points = After the round each disc counts 15, 10 or 5 by its ring, and each disc kept aside 20.
clause-line-lower = A disc that touches a ring line counts for the lower of the two rings.
clause-round-score = Only the side with more points scores, and it scores the difference. A level round scores nothing.
clause-round-score-two = The side with more points gets two points for the round; when level, both get one.
clause-match = The match is over when a side reaches the points agreed on. It is checked after each round.
clause-match-rounds = The match is over after the rounds agreed on. Who has more points wins.
clause-settled = Where discs come to rest is computed from their friction and their bounces, the same for everybody, and kept in the record.
clause-counted = On a real board nothing is computed. When the round is over, whoever started it enters how many discs of each side lie in each ring and how many were kept aside; the score is kept here.
clause-hand = What you aim is what you flick. If that is too easy, let your hand slip a little: how steady it is, each player sets for himself.

refusal-quarter = Stay in your own quarter: from { $low } to { $high } degrees.
refusal-free-place = { $seat ->
    [first] A light disc is in the way of that place.
    [second] A dark disc is in the way of that place.
    [third] A light disc is in the way of that place.
   *[fourth] A dark disc is in the way of that place.
}
refusal-inwards = Flick inwards: from { $low } to { $high } degrees off the middle.
refusal-strength = A flick is between { $low } and { $high } millimetres a second.
refusal-settled = { $fault ->
    [moving] Wait until all discs lie still.
    [early] No disc is on its way.
    [unplayed] The disc that was flicked comes first.
    [unknown] A disc is named that is not on the board.
    [off-board] A disc cannot lie outside the board.
    [over-hole] A disc cannot lie over the hole; it would fall in.
    [in-peg] A disc cannot lie inside a peg.
   *[overlap] Two discs cannot lie in each other.
}
refusal-counted = { $fault ->
    [screen] Here the discs are on the screen: flick them.
    [real-board] Flick on your own board. Here, enter what is left of the round.
    [all] A side has only { $discs } discs.
   *[none] No disc has been entered there.
}
refusal-hand = A hand slips by { $low } to { $high } thousandths.

outcome-ahead = { $winner ->
    [first] Light wins the round
    [second] Dark wins the round
    [third] Light wins the round
   *[fourth] Dark wins the round
} and scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outcome-level = The round is level.

scene-title = Crokinole board
scene-side = { $seat ->
    [first] Light
   *[second] Dark
}: { $points } now, twenties { $twenties }, on the board { $live }, in the ditch { $ditch }, still to play { $left }.
scene-disc = { $seat ->
    [first] Light disc
   *[second] Dark disc
}, { $zone ->
    [15] in the 15 ring
    [10] in the 10 ring
   *[5] in the 5 ring
}
scene-lies = { scene-disc }: bearing { $bearing }, { $far } cm from the middle of your line.
scene-noted = { $seat ->
    [first] Light
   *[second] Dark
}, { $zone ->
    [20] kept aside
    [15] 15 ring
    [10] 10 ring
   *[5] 5 ring
}: { $count }
scene-fewer = One fewer: { scene-noted }
count-help = { $seat ->
    [first] Light starts.
    [second] Dark starts.
    [third] Light 2 starts.
   *[fourth] Dark 2 starts.
} When all discs are played, tap a ring once for every disc in it, and the middle for every twenty: Light on the left, Dark on the right. Tap a number to take one away.
act-count = Count: Light { $light }, Dark { $dark }
told-count = Counted: Light { $light }, Dark { $dark }.
told-flick = { $seat ->
    [first] Light flicks at { $speed } m/s.
    [second] Dark flicks at { $speed } m/s.
    [third] Light 2 flicks at { $speed } m/s.
   *[fourth] Dark 2 flicks at { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] It touches the other side.
    [void] Void: no opposing disc was touched.
    [reached] The open shot is good.
   *[missed] The open shot falls short.
}{ $twenties ->
    [0] {""}
    [one] {" "}Twenty!
   *[other] {" "}Twenties: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}A twenty for the other side.
   *[other] {" "}Twenties for the other side: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}One opposing disc goes off.
   *[other] {" "}{ $theirs } opposing discs go off.
}{ $ours ->
    [0] {""}
    [one] {" "}One own disc goes off.
   *[other] {" "}{ $ours } own discs go off.
}

level-beginner = Beginner
level-beginner-about = Flicks at what is nearest and makes one open twenty in five.
level-casual = Casual
level-casual-about = Makes one open twenty in three, and looks for good hits.
level-club = Club player
level-club-about = Makes every second open twenty, and hides behind pegs.
level-tournament = Tournament player
level-tournament-about = Makes two open twenties in three, and is hard to shake off.
level-champion = Champion
level-champion-about = Makes three open twenties in four, as the best players do.
level-machine = Machine
level-machine-about = Hardly ever misses. For those who want to learn what is possible.

## The rule book's chapters
chapter-setup = Board and players
chapter-shot = The shot
chapter-valid = Good shots and bad ones
chapter-leaving = Ditch and hole
chapter-scoring = Counting

## Lessons: a title, what to do, and what was learnt
lesson-flick = A first flick
lesson-flick-task = The board is empty. Flick your disc so that it comes to rest inside the pegs, or in the hole.
lesson-flick-done = On a board without opposing discs, that is what a shot has to do.
lesson-twenty = Twenty
lesson-twenty-task = Sink your disc in the hole. Aim straight, and not too hard.
lesson-twenty-done = It is kept aside and counts 20.
lesson-touch = Touch
lesson-touch-task = An opposing disc is on the board. Touch it.
lesson-touch-done = Whoever touches none of them loses the disc just played.
lesson-drive-off = Drive it off
lesson-drive-off-task = Knock the opposing disc off the board.
lesson-drive-off-done = Discs in the ditch count nothing. Best of all, yours stays on.
lesson-through = Through your own
lesson-through-task = Your own disc is in the way. Push it against the opposing one.
lesson-through-done = It is enough that one of your discs touches one of theirs.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] The other side has discs on the board: touch one of them, or your disc is lost.
   *[other] The board is free: go for the hole, and come at least as far as the 15 ring.
}
