### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc has been shot. "Light" and "Dark" are
### the two sides, named after their discs. A "foul" is a shot that touches no opposing disc though one is there.

game-name = Crokinole
game-about = Flick wooden discs across a round board, knock your opponent’s off and aim for the hole in the middle.
seat-first = Light
seat-second = Dark
seat-third = Light 2
seat-fourth = Dark 2

booklet-collection = Games compendium, for two
booklet-collection-about = Twelve discs each. The better side in a round scores the difference.
booklet-trio = Games compendium, for three
booklet-trio-about = One player against two partners.
booklet-teams = Games compendium, for four
booklet-teams-about = Two teams. Partners sit opposite each other.
booklet-tournament = Tournament singles
booklet-tournament-about = Eight discs each, two points per round, as at the world championship.
booklet-doubles = Tournament doubles
booklet-doubles-about = Two teams of two, two points per round.

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
switch-miss_takes_touched-no = Costs the disc you shot
switch-miss_takes_touched-yes = Also costs your own discs it touched
switch-rim_bounce = Discs that reach the rim
switch-rim_bounce-no = Are out at once
switch-rim_bounce-yes = Bounce back, and go out afterwards
switch-three_player_order = Order of three players
switch-three_player_order-sides = The sides take turns
switch-three_player_order-clockwise = Clockwise, as printed
switch-steadiness = Steadiness
switch-steadiness-exact = The disc goes exactly where you aim
switch-steadiness-human = Like a human hand, it slips a little

new-match-first-to-50 = To 50 points
new-match-first-to-100 = To 100 points
new-match-first-to-150 = To 150 points
new-match-first-to-200 = To 200 points
new-match-games-1 = One round
new-match-games-2 = Two rounds
new-match-games-4 = Four rounds
new-match-games-8 = Eight rounds

clause-equipment = The board has rings of 15, 10 and 5 points, eight pegs around the 15 ring and a hole in the middle. Discs are light or dark.
clause-sides = Two players sit opposite each other, each with twelve discs of one colour. Discs stay off the board until they’re shot.
clause-sides-three = One player plays alone with twelve discs. The two partners sit to the left and right, with six discs each.
clause-sides-four = Four players play in two teams. Partners sit opposite each other, with six discs each.
clause-sides-eight = Two players sit opposite each other, each with eight discs of one colour.
clause-conduct = Only the player whose turn it is may touch the board. The board and the chairs stay where they are, and you sit while you shoot: nobody gets up from their chair.
clause-quarter = You shoot from your own quarter, with the centre of the disc on the start line.
clause-free-place = The place must be free: the disc may not touch another before you flick it, and nothing may be moved to make room.
clause-inwards = Flick with your index or middle finger, in any inward direction. A shot counts once the disc leaves your finger, however weak it was.
clause-strength = A flick is only as strong as a finger can make it.
clause-turns = Each turn is one disc. The player on your left always shoots next.
clause-turns-three = Each turn is one disc. The two sides take turns, and so do the partners.
clause-must-touch = If there’s an opposing disc on the board, one of your discs must touch one of them: the disc you shoot, or another that it pushes.
clause-void = If none does, the shot is a foul: the disc you shot and every disc of your own touched during the shot go to the ditch, even from the hole.
clause-open-board = If there’s no opposing disc on the board, the disc you shoot, or one of your own that it touched, must come to rest in the 15 ring, on its line, or in the hole.
clause-missed = If none does, the disc you shot goes to the ditch. Other discs stay where they are.
clause-missed-touched = If none does, the disc you shot and every disc of your own it touched go to the ditch.
clause-contact = Any touch during the shot counts, at any speed and also off a peg. Discs that were already touching count only if one of them is struck. A disc that has left the board can’t touch anything any more.
clause-off-board = A disc whose centre leaves the playing surface goes to the ditch at once.
clause-comes-back = A disc that crosses the start line and comes back stays in play.
clause-out-line = A disc at rest on the start line, or outside it, goes to the ditch, whoever owns it.
clause-twenty = A disc in the centre hole is taken off the board and set aside: it counts 20.
clause-twenty-owner = A twenty counts for the owner of the disc, whoever sank it. Your partner’s discs count as your own.
clause-round-end = The round ends when everyone has shot all their discs.
clause-next-start = The player who shot last starts the next round.
clause-next-start-three = The player who shot last starts the next round: a partner after a round that the single player started, and the single player after a round that a partner started.
clause-next-start-four = The player who shot last starts the next round, so the start moves one seat to the right.
clause-next-start-clockwise = The start moves one seat to the left each round.
clause-points = After the round each disc counts 15, 10 or 5 by its ring, and each twenty counts 20.
clause-line-lower = A disc that touches a ring line counts for the lower of the two rings.
clause-round-score = Only the side with more points scores, and it scores the difference. If the points are equal, nobody scores.
clause-round-score-two = The side with more points gets two points for the round; if the points are equal, each side gets one.
clause-match = Before the first round, agree on a number of points, for example 100. The match is over when a side reaches it. This is checked after each round.
clause-match-rounds = The match is over after the agreed number of rounds. The side with more points wins.
clause-settled = Where discs come to rest is calculated from friction and bounces, the same for everyone, and kept in the record.
clause-counted = On a real board nothing is calculated. When the round is over, the player who started it enters how many discs each side has in each ring and how many twenties; the score is kept here.
clause-hand = Each player sets how steady their own hand is, up to a disc that goes exactly where you aim. At first it slips a little, like a champion’s.

refusal-quarter = { $why ->
    [line] Put the centre of the disc on the start line.
   *[quarter] Stay in your own quarter: from { $low } to { $high } degrees.
}
refusal-free-place = { $seat ->
    [first] A light disc is in the way there.
    [second] A dark disc is in the way there.
    [third] A light disc is in the way there.
   *[fourth] A dark disc is in the way there.
}
refusal-inwards = Flick inwards: from { $low } to { $high } degrees off the middle.
refusal-strength = A flick must be between { $low } and { $high } millimetres per second.
refusal-settled = { $fault ->
    [screen] You’re playing on the screen here: flick the discs.
    [moving] Wait until all discs are still.
    [early] No disc is moving.
    [unplayed] The disc that was flicked comes first.
    [unknown] One of these discs isn’t on the board.
    [off-board] A disc can’t lie outside the board.
    [over-hole] A disc can’t lie over the hole; it would fall in.
    [in-peg] A disc can’t lie inside a peg.
   *[overlap] Two discs can’t overlap.
}
refusal-counted = { $fault ->
    [real-board] Flick on your own board, then enter the discs left at the end of the round.
    [all] Each side has only { $discs } discs.
   *[none] You haven’t entered a disc there.
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
outcome-level = The round is a tie.

scene-title = Crokinole board
scene-side = { $seat ->
    [first] Light
   *[second] Dark
}: { $points } points now, twenties { $twenties }, on the board { $live }, in the ditch { $ditch }, still to shoot { $left }.
scene-disc = { $seat ->
    [first] Light disc
   *[second] Dark disc
}, { $zone ->
    [15] in the 15 ring
    [10] in the 10 ring
   *[5] in the 5 ring
}
scene-lies = { scene-disc }: bearing { $bearing }, { $far } cm from the middle of your start line.
scene-noted = { $seat ->
    [first] Light
   *[second] Dark
}, { $zone ->
    [20] twenties
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
} When all discs have been shot, tap a ring once for every disc in it, and the middle for every twenty: Light on the left, Dark on the right. Tap a number to take one away.
act-count = Count: Light { $light }, Dark { $dark }
told-count = Counted: Light { $light }, Dark { $dark }.
told-flick = { $seat ->
    [first] Light
    [second] Dark
    [third] Light 2
   *[fourth] Dark 2
} { $power ->
    [gentle] flicks gently.
    [firm] flicks firmly.
    [strong] flicks strongly.
   *[hard] flicks as hard as possible.
}
flick-power = { $power ->
    [gentle] gentle
    [firm] firm
    [strong] strong
   *[hard] very hard
}
told-settle = { $verdict ->
    [touched] Hit.
    [void] Foul: no opposing disc was touched.
    [reached] The open shot is good.
    [long] Too far: an open shot must stop in the 15 ring or the hole.
   *[missed] Too short: an open shot must reach the 15 ring or the hole.
}{ $twenties ->
    [0] {""}
    [one] {" "}Twenty!
   *[other] {" "}Twenties: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}A twenty for the opponent.
   *[other] {" "}Twenties for the opponent: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}One opposing disc is out.
   *[other] {" "}{ $theirs } opposing discs are out.
}{ $ours ->
    [0] {""}
    [one] {" "}One of the shooter’s own discs is out.
   *[other] {" "}{ $ours } of the shooter’s own discs are out.
}

level-beginner = Beginner
level-beginner-about = Flicks at whatever is nearest. Makes one open twenty in five.
level-casual = Casual
level-casual-about = Makes one open twenty in three, and looks for good hits.
level-club = Club player
level-club-about = Makes every second open twenty, and hides behind pegs.
level-tournament = Tournament player
level-tournament-about = Makes two open twenties in three, and is hard to beat.
level-champion = Champion
level-champion-about = Makes three open twenties in four, like the best players.
level-machine = Machine
level-machine-about = Hardly ever misses. Play it to see what’s possible.

## The rule book's chapters
chapter-setup = Board and players
chapter-shot = The shot
chapter-valid = Good shots and fouls
chapter-leaving = The ditch and the hole
chapter-scoring = Scoring

## Lessons: a title, what to do, and what was learnt
lesson-flick = Your first flick
lesson-flick-task = The board is empty. Flick your disc so that it stops inside the pegs, or in the hole.
lesson-flick-done = With no opposing discs on the board, that’s what a shot must do.
lesson-twenty = Twenty
lesson-twenty-task = Sink your disc in the hole. Aim straight, and not too hard.
lesson-twenty-done = It’s set aside and counts 20.
lesson-touch = Hit a disc
lesson-touch-task = There’s an opposing disc on the board. Hit it.
lesson-touch-done = If you don’t touch an opposing disc, you lose the disc you shot.
lesson-drive-off = Knock it off
lesson-drive-off-task = Knock the opposing disc off the board.
lesson-drive-off-done = Discs in the ditch count nothing. Best of all, keep yours on.
lesson-through = Off your own disc
lesson-through-task = Your own disc is in the way. Push it into the opposing disc.
lesson-through-done = It’s enough if any of your discs touches an opposing disc.

## Tips in a first game: what you can do, and why the hint is good.
guide-may = { $what ->
    [hit] Your opponent has discs on the board: hit one of them, or you lose your disc.
   *[other] There are no opposing discs: go for the hole, and reach at least the 15 ring.
}

## The computer's characters: short names of things, not of people
character-beginner = Bobbin
character-casual = Marble
character-club = Maple
character-tournament = Swing
character-champion = Comet
character-machine = Clockwork

## Rules that follow their switches
switch-start_tolerance = A shot starts
switch-start_tolerance-no = With the centre of the disc on the line
switch-start_tolerance-yes = With the disc up to half over the line, as printed
clause-quarter-tolerance = You shoot from your own quarter. The disc lies on the start line, and up to half of it may be over the line.
clause-turns-three-clockwise = Each turn is one disc. The player on your left always shoots next; a player with no discs left is skipped.
clause-next-start-three-clockwise = The player who shot last starts the next round: always the single player, who still has discs when the partners have none.
clause-off-board-bounces = A disc may bounce off the rim and come back. Once everything is still, it goes to the ditch. What it moved stays moved, and its touches don’t count.
clause-hand-human = Every hand slips a little, as a good player’s does. If you like, let yours slip more.
refusal-quarter-tolerance = { $why ->
    [line] At most half of the disc may be over the line: from { $low } to { $high } millimetres.
   *[quarter] Stay in your own quarter: from { $low } to { $high } degrees.
}
refusal-hand-human = A hand slips by { $low } to { $high } thousandths.

## Where the rules come from
origin-equipment = The booklet names a board and twelve light and twelve dark discs. It mentions no pegs and no measures; we use those of tournament boards, or a smaller board by a switch.
origin-tournament-equipment = The measures are those of the world championship’s board.
origin-doubles-equipment = The measures are those of the world championship’s board.
origin-sides = The Russian text leaves out that discs lie off the board before they are played.
origin-sides-three = Where the three sit is not said. We put the partners opposite each other.
origin-collection-conduct = The Italian text has lost this section. In Swedish you need to sit only while you shoot; Swedish, Polish and Russian speak of the players instead of the chairs. No penalty is printed.
origin-quarter = The booklet lets the disc lie over the line “up to half” and does not say which way. With the centre on the line every reading is satisfied, so that is what we play; the letter is a switch. The Russian text speaks of the line between the quarters, the Dutch and Russian texts of the quarter opposite, and the Italian text has lost the passage.
origin-tournament-quarter = Tournament rules ask only that the disc touches the line. With the centre on it, it does.
origin-doubles-quarter = Tournament rules ask only that the disc touches the line. With the centre on it, it does.
origin-quarter-tolerance = This is the letter: “up to half” over the line. It does not say which way, so both ways are allowed.
origin-free-place = Nothing is printed about a starting place that is taken.
origin-collection-inwards = The booklet names the finger and says: towards the middle. That any way inwards will do, and that a weak shot counts, is our reading.
origin-strength = Nothing is printed about it; the computer needs a limit.
origin-turns-three = The booklet passes the turn to the left every time. Then the partners run out of discs first and the single player shoots six times in a row. So we let the sides take turns; the letter is a switch.
origin-turns-three-clockwise = This is the letter: always the neighbour on the left.
origin-collection-must-touch = German and English allow any disc of your own to make the touch, so you may push one disc against another. The other eight languages speak of “his disc”; we follow German and English.
origin-collection-void = The Russian text takes off only discs that the played disc touched itself, and the Polish text leaves out “own”. We follow the other languages: every disc of your own that was touched.
origin-collection-open-board = The Danish text has lost its “no” and repeats the condition of the rule before. The Russian text runs the ring and its line together. We play what the other languages say.
origin-missed = German, English, Italian and Dutch stress that only this disc goes; the others just name it.
origin-collection-missed-touched = The booklet takes only the disc played. In this game your own discs that were touched go too, as in tournaments.
origin-collection-contact = Nothing is printed about what counts as a touch.
origin-off-board = By the booklet a disc can bounce off the rim: it goes to the ditch, and what it touched stays. We take a disc off when it leaves the surface, so that nothing is moved by a disc that is out; the letter is a switch.
origin-tournament-off-board = In tournaments what a disc moves on its way back from the rim stays moved. We take the disc off when it leaves the surface; the switch lets it bounce.
origin-doubles-off-board = In tournaments what a disc moves on its way back from the rim stays moved. We take the disc off when it leaves the surface; the switch lets it bounce.
origin-collection-off-board-bounces = English, Dutch and Danish call the rim “bands”. The rim of the board is meant.
origin-collection-out-line = The booklet names discs on the line. That one beyond it is out too goes without saying; the French text makes the line a zone, with the same result.
origin-collection-twenty = The English text and those made from it have moved a heading, and the Danish disc falls “through” the hole. Twenty for every disc in the hole is meant.
origin-collection-twenty-owner = The booklet speaks only of sinking your own disc. We count it for its owner, as tournaments do.
origin-collection-round-end = The Russian text ends the round when one player has no discs left, which would cost the other the last shot. All nine others wait for everybody.
origin-next-start = The French text lets the player “placed last” start. Swedish, Polish and Russian say clearly that it is the last to shoot, and the other languages can be read so.
origin-next-start-three = The French text lets the player “placed last” start; the others mean the last to shoot. Who that is follows from the order of turns.
origin-next-start-three-clockwise = The French text lets the player “placed last” start; the others mean the last to shoot. In this order that is the single player.
origin-next-start-four = The French text lets the player “placed last” start; the others mean the last to shoot.
origin-collection-points = The Polish text leaves out “each”.
origin-collection-line-lower = The French text speaks of straddling a line, the Russian text of circles that cross. Touching the line is enough.
origin-round-score = The Swedish text calls the difference a bonus; its own example shows that only the difference counts. A tied round isn’t mentioned: nobody scores.
origin-match = The Italian text has lost the example of 100 points.
origin-settled = On a screen the computer works out how discs slide.
origin-counted = The booklet knows only real boards. This is how the score is kept here.
origin-hand = A screen has no finger. This is our own rule.
origin-hand-human = A screen has no finger. This is our own rule.
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }

## The rules of your own box
box-players = How many of you play?
box-round_score = What does the better side score for a round?
box-round_score-difference = The difference between the two scores
box-round_score-two-points = Two points

## The list of shots
# $disc is the number of the disc, $zone where it stays (0: nowhere), $light and $dark the points after.
written-shot = { $verdict ->
    [void] Disc { $disc }: touches nobody, off
    [missed] Disc { $disc }: not in the middle, off
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disc { $disc }: off
           *[5] Disc { $disc }: stays in { $zone }
        }
        [one] Disc { $disc }: twenty!
       *[other] Disc { $disc }: { $twenties } twenties!
    }
}{ $theirs ->
    [0] {""}
    [one] , takes one
   *[other] , takes { $theirs }
} · { $light }–{ $dark }
written-count = Counted: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } twenty
   *[other] { $twenties } twenties
}

## What to do now, in the line under the board.
task-shoot = Your turn: shoot a disc.
task-hit = Your turn: hit an opposing disc.

## Setting up a position

editor-starter = Who began the round
# A number of discs; the seat is the one whose turn it is after them.
editor-shots = { $seat ->
    [first] Discs shot so far (Light is next)
    [second] Discs shot so far (Dark is next)
    [third] Discs shot so far (Light 2 is next)
   *[fourth] Discs shot so far (Dark 2 is next)
}
editor-twenties = { $seat ->
    [first] Light’s twenties
    [second] Dark’s twenties
    [third] Light 2’s twenties
   *[fourth] Dark 2’s twenties
}
refusal-editor-many = { $seat ->
    [first] Light has { $count } discs; there are only { $most }.
    [second] Dark has { $count } discs; there are only { $most }.
    [third] Light 2 has { $count } discs; there are only { $most }.
   *[fourth] Dark 2 has { $count } discs; there are only { $most }.
}
refusal-editor-out = A disc that touches the outer line is out and goes into the ditch.

## Drills

drill-open-twenty = Open twenty
drill-open-twenty-about = Sink discs on an empty board.
# $shots is how many times the same shot is made.
drill-open-twenty-task = { $goal ->
    [near] Shoot { $shots } discs that stop inside the marked circle.
    [sunk] Shoot { $shots } discs into the hole.
   *[side] Shoot { $shots } discs into the hole, each from near the edge of your quarter.
}
drill-take-out = Take-out
drill-take-out-about = Drive an opponent’s disc off the board.
drill-take-out-task = { $goal ->
    [touch] Hit the dark disc. You have { $shots } shots.
    [out] Drive the dark disc off the board. You have { $shots } shots.
    [stay] Drive the dark disc off the board so that yours stays on it. You have { $shots } shots.
   *[fifteen] Drive the dark disc off the board and leave yours inside the pegs. You have { $shots } shots.
}
drill-hidden-disc = Behind a peg
drill-hidden-disc-about = Leave your disc where a peg protects it.
drill-hidden-disc-task = Shoot { $shots } discs that stop inside the marked circle, behind a peg from where your opponent sits.
drill-shots-hits = Hits: { $hits } of { $shots }.
# Where discs came to rest, in millimetres from the target.
drill-shots-spread = On average { $across } mm to the { $side ->
    [left] left
   *[right] right
} and { $along } mm too { $way ->
    [short] short
   *[long] long
}, with a spread of { $spread } mm.
