game-name = Pebble
game-about = Slide pebbles over the ice and let the wind have its say.

seat-first = Round
seat-second = Square
seat-third = Triangle
seat-fourth = Diamond

booklet-pair = For two
booklet-pair-about = The short game.
booklet-trio = For three
booklet-trio-about = One round on a wider sheet of ice.
booklet-party = For four
booklet-party-about = All round the pond.
switch-rounds = Rounds
switch-rounds-1 = One
switch-rounds-2 = Two

clause-seats = Each seat slides in turn. The next seat begins the next game.
clause-limits = A pebble starts from the shore, forwards, and not too hard.
clause-fresh-place = No two pebbles of a game start from the same place.
clause-wind = The wind answers every slide with one to six steps.
clause-brink = A pebble that slides off the ice counts nothing.
clause-rounds = The game ends when the last pebble of the last round rests.
clause-farthest = The farthest pebbles win; a long lead counts two points.

refusal-limits = { $part ->
    [place] Stay on the shore: from { $low } to { $high } degrees.
    [bearing] Slide forwards: from { $low } to { $high } degrees.
   *[strength] Not like that: the strength goes from { $low } to { $high }.
}
refusal-fresh-place = A pebble has started from { $place } degrees already.
refusal-wind = { $due ->
    [drift] The wind comes first.
   *[slide] There is no wind before a pebble slides.
}

outcome-farthest = { $winner ->
    [first] Round
    [second] Square
    [third] Triangle
   *[fourth] Diamond
} slid farthest and wins { $points ->
    [one] one point
   *[other] { $points } points
}.
outcome-level = All pebbles came equally far.

level-carefree = Carefree
level-carefree-about = Slides any old how.

scene-title = A sheet of ice
scene-total = { $seat }: { $total } steps.
scene-pebble = A pebble of { $seat }, { $reach } steps out
told-slide = { $seat } slides with strength { $strength }.
told-drift = The wind adds { $count ->
    [one] one step
   *[other] { $count } steps
}.
