### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = D’une pichenette, lancez des palets de bois sur un plateau rond, chassez les autres et visez le trou du milieu.
seat-first = Clair
seat-second = Foncé
seat-third = Clair 2
seat-fourth = Foncé 2

booklet-collection = Le coffret, à deux
booklet-collection-about = Douze palets chacun. Le meilleur camp de la manche marque la différence.
booklet-trio = Le coffret, à trois
booklet-trio-about = Une personne seule contre deux partenaires.
booklet-teams = Le coffret, à quatre
booklet-teams-about = Deux équipes ; les partenaires se font face.
booklet-tournament = Tournoi, simple
booklet-tournament-about = Huit palets chacun, deux points par manche, comme au championnat du monde.
booklet-doubles = Tournoi, double
booklet-doubles-about = Deux équipes de deux, deux points par manche.

switch-played = Où sont les palets ?
switch-played-screen = Ici, à l’écran
switch-played-real-board = Sur un vrai plateau ; tenir notre score
switch-board = Plateau
switch-board-tournament = Taille tournoi
switch-board-compact = Petit plateau familial
switch-surface = Surface
switch-surface-fast = Rapide
switch-surface-normal = Cirée
switch-surface-slow = Sèche
switch-miss_takes_touched = Un tir libre trop court
switch-miss_takes_touched-no = Coûte le palet joué
switch-miss_takes_touched-yes = Coûte aussi ses palets touchés
switch-rim_bounce = Les palets qui touchent la bande
switch-rim_bounce-no = Sortent aussitôt
switch-rim_bounce-yes = Rebondissent, puis sortent
switch-three_player_order = Ordre de jeu à trois
switch-three_player_order-sides = Les camps alternent
switch-three_player_order-clockwise = Sens horaire, comme imprimé
switch-steadiness = Sûreté de main
switch-steadiness-exact = Le tir part exactement comme visé
switch-steadiness-human = Une main humaine, qui tremble un peu

new-match-first-to-50 = En 50 points
new-match-first-to-100 = En 100 points
new-match-first-to-150 = En 150 points
new-match-first-to-200 = En 200 points
new-match-games-1 = Une manche
new-match-games-2 = Deux manches
new-match-games-4 = Quatre manches
new-match-games-8 = Huit manches

clause-equipment = Le plateau a des anneaux de 15, 10 et 5 points, huit plots autour de l’anneau des 15 et un trou au milieu. Les palets sont clairs ou sombres.
clause-sides = Deux joueurs se font face, avec douze palets d’une couleur chacun. Les palets restent hors du plateau tant qu’ils ne sont pas joués.
clause-sides-three = Une personne joue seule avec douze palets. Les deux partenaires sont à sa gauche et à sa droite, avec six palets chacun.
clause-sides-four = À quatre, on forme deux équipes. Les partenaires se font face, avec six palets chacun.
clause-sides-eight = Deux joueurs se font face, avec huit palets d’une couleur chacun.
clause-conduct = Seul celui dont c’est le tour touche le plateau. Plateau et chaises ne bougent pas, et le joueur reste assis.
clause-quarter = Un tir part de votre quart de plateau, le centre du palet sur la ligne de tir.
clause-free-place = La place doit être libre : avant la pichenette, le palet n’en touche aucun autre, et on ne déplace rien pour faire de la place.
clause-inwards = Tirez dans n’importe quelle direction vers l’intérieur. Le tir compte dès que le palet quitte le doigt, si faible soit-il.
clause-strength = Un tir est aussi fort que le permet un doigt.
clause-turns = À chaque tour, un palet. Ensuite, c’est toujours au voisin de gauche.
clause-turns-three = À chaque tour, un palet. Les camps alternent, et les partenaires aussi. Comme imprimé : le voisin de gauche suit, et on saute qui n’a plus de palets.
clause-must-touch = Quand un palet adverse est sur le plateau, un des vôtres doit en toucher un : le palet joué, ou un autre qu’il pousse.
clause-void = Sinon, le tir est nul : le palet joué et tous vos palets touchés vont dans la rigole, même depuis le trou.
clause-open-board = Quand aucun palet adverse n’est sur le plateau, le palet joué, ou un des vôtres qu’il a touché, doit s’arrêter dans l’anneau des 15, sur sa ligne ou dans le trou.
clause-missed = Sinon, le palet joué va dans la rigole. Les autres restent où ils sont.
clause-missed-touched = Sinon, le palet joué et tous vos palets qu’il a touchés vont dans la rigole.
clause-contact = Tout contact pendant le tir compte, à n’importe quelle vitesse et même après un plot. Des palets déjà collés ne comptent que si l’un d’eux est frappé. Un palet sorti du plateau ne touche plus rien.
clause-off-board = Un palet dont le centre quitte la surface de jeu sort aussitôt. Si vous laissez les palets rebondir sur la bande, ils vont dans la rigole quand tout est immobile ; ce qu’ils ont déplacé reste déplacé.
clause-comes-back = Un palet qui passe la ligne de tir et revient reste en jeu.
clause-out-line = Un palet arrêté sur la ligne de tir, ou au-delà, va dans la rigole, quel que soit son camp.
clause-twenty = Un palet dans le trou central est retiré et mis de côté ; il vaut 20.
clause-twenty-owner = Un vingt compte pour le camp du palet, peu importe qui l’a rentré. Les palets du partenaire sont aussi les vôtres.
clause-round-end = La manche est finie quand chacun a joué tous ses palets.
clause-next-start = Le joueur qui a tiré en dernier commence la manche suivante.
clause-next-start-three = Le joueur qui a tiré en dernier commence la manche suivante : d’abord la personne seule, puis un partenaire, et ainsi de suite.
clause-next-start-four = Le joueur qui a tiré en dernier commence la manche suivante : le départ passe donc d’une place vers la droite.
clause-next-start-clockwise = Le départ passe d’une place vers la gauche à chaque manche.
clause-points = Après la manche, chaque palet vaut 15, 10 ou 5 selon son anneau, et chaque palet mis de côté 20.
clause-line-lower = Un palet qui touche une ligne compte pour le plus faible des deux anneaux.
clause-round-score = Seul le camp qui a le plus de points marque, et il marque la différence. À égalité, personne ne marque.
clause-round-score-two = Le camp qui a le plus de points en reçoit deux pour la manche ; à égalité, chacun en reçoit un.
clause-match = Le match est fini quand un camp atteint les points convenus. On le vérifie après chaque manche.
clause-match-rounds = Le match est fini après les manches convenues. Le camp qui a le plus de points gagne.
clause-settled = L’endroit où s’arrêtent les palets est calculé d’après le frottement et les chocs, pareil pour tous, et gardé dans le journal.
clause-counted = Sur un vrai plateau, rien n’est calculé. La manche finie, celui qui l’a commencée note combien de palets de chaque camp sont dans chaque anneau et combien ont été mis de côté ; le score est tenu ici.
clause-hand = Le tir part exactement comme visé. Si c’est trop facile, laissez votre main trembler un peu : chacun règle sa sûreté de main.

refusal-quarter = Restez dans votre quart : de { $low } à { $high } degrés.
refusal-free-place = { $seat ->
    [first] Un palet clair gêne à cette place.
    [second] Un palet sombre gêne à cette place.
    [third] Un palet clair gêne à cette place.
   *[fourth] Un palet sombre gêne à cette place.
}
refusal-inwards = Tirez vers l’intérieur : de { $low } à { $high } degrés par rapport au milieu.
refusal-strength = Un tir fait entre { $low } et { $high } millimètres par seconde.
refusal-settled = { $fault ->
    [screen] Ici les palets sont à l’écran : tirez.
    [moving] Attendez que tous les palets soient immobiles.
    [early] Aucun palet n’est en mouvement.
    [unplayed] Le palet tiré passe d’abord.
    [unknown] Un palet nommé n’est pas sur le plateau.
    [off-board] Un palet ne peut pas être hors du plateau.
    [over-hole] Un palet ne peut pas être au-dessus du trou ; il y tomberait.
    [in-peg] Un palet ne peut pas être dans un plot.
   *[overlap] Deux palets ne peuvent pas être l’un dans l’autre.
}
refusal-counted = { $fault ->
    [real-board] Tirez sur votre plateau. Ici, notez ce qui reste de la manche.
    [all] Un camp n’a que { $discs } palets.
   *[none] Aucun palet n’y est noté.
}
refusal-hand = Une main tremble de { $low } à { $high } millièmes.

outcome-ahead = { $winner ->
    [first] Clair gagne la manche
    [second] Foncé gagne la manche
    [third] Clair gagne la manche
   *[fourth] Foncé gagne la manche
} et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
outcome-level = La manche se termine à égalité.

scene-title = Plateau de crokinole
scene-side = { $seat ->
    [first] Clair
   *[second] Foncé
} : { $points } pour l’instant, vingt { $twenties }, sur le plateau { $live }, dans la rigole { $ditch }, encore à jouer { $left }.
scene-disc = { $seat ->
    [first] Palet clair
   *[second] Palet sombre
}, { $zone ->
    [15] dans l’anneau des 15
    [10] dans l’anneau des 10
   *[5] dans l’anneau des 5
}
scene-lies = { scene-disc } : direction { $bearing }, à { $far } cm du milieu de votre ligne.
scene-noted = { $seat ->
    [first] Clair
   *[second] Foncé
}, { $zone ->
    [20] mis de côté
    [15] anneau des 15
    [10] anneau des 10
   *[5] anneau des 5
} : { $count }
scene-fewer = Un de moins : { scene-noted }
count-help = { $seat ->
    [first] Clair commence.
    [second] Foncé commence.
    [third] Clair 2 commence.
   *[fourth] Foncé 2 commence.
} Quand tous les palets sont joués, touchez un anneau une fois par palet qui s’y trouve, et le milieu pour chaque vingt : Clair à gauche, Foncé à droite. Touchez un nombre pour en retirer un.
act-count = Compter : Clair { $light }, Foncé { $dark }
told-count = Compté : Clair { $light }, Foncé { $dark }.
told-flick = { $seat ->
    [first] Clair tire à { $speed } m/s.
    [second] Foncé tire à { $speed } m/s.
    [third] Clair 2 tire à { $speed } m/s.
   *[fourth] Foncé 2 tire à { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Un palet adverse est touché.
    [void] Nul : aucun palet adverse n’a été touché.
    [reached] Le tir libre est bon.
   *[missed] Le tir libre est trop court.
}{ $twenties ->
    [0] {""}
    [one] {" "}Vingt !
   *[other] {" "}Vingt : { $twenties } !
}{ $given ->
    [0] {""}
    [one] {" "}Un vingt pour l’adversaire.
   *[other] {" "}Vingt pour l’adversaire : { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Un palet adverse sort.
   *[other] {" "}{ $theirs } palets adverses sortent.
}{ $ours ->
    [0] {""}
    [one] {" "}Un palet de son camp sort.
   *[other] {" "}{ $ours } palets de son camp sortent.
}

level-beginner = Débutant
level-beginner-about = Tire sur le plus proche et réussit un vingt libre sur cinq.
level-casual = Amateur
level-casual-about = Réussit un vingt libre sur trois et cherche les bons coups.
level-club = Joueur de club
level-club-about = Réussit un vingt libre sur deux et se cache derrière les plots.
level-tournament = Joueur de tournoi
level-tournament-about = Réussit deux vingt libres sur trois et ne lâche rien.
level-champion = Champion
level-champion-about = Réussit trois vingt libres sur quatre, comme les meilleurs.
level-machine = Machine
level-machine-about = Ne rate presque jamais. Pour voir ce qui est possible.

## The rule book's chapters
chapter-setup = Plateau et joueurs
chapter-shot = Le tir
chapter-valid = Bons et mauvais tirs
chapter-leaving = La rigole et le trou
chapter-scoring = Le décompte

## Lessons: a title, what to do, and what was learnt
lesson-flick = Une première pichenette
lesson-flick-task = Le plateau est vide. Tirez votre palet pour qu’il s’arrête à l’intérieur des plots, ou dans le trou.
lesson-flick-done = Sans palet adverse sur le plateau, c’est ce qu’un tir doit réussir.
lesson-twenty = Un vingt
lesson-twenty-task = Rentrez votre palet dans le trou. Visez droit, et pas trop fort.
lesson-twenty-done = Le palet est mis de côté et vaut 20.
lesson-touch = Toucher
lesson-touch-task = Un palet adverse est sur le plateau. Touchez-le.
lesson-touch-done = Si vous n’en touchez aucun, vous perdez le palet que vous venez de jouer.
lesson-drive-off = Chasser
lesson-drive-off-task = Chassez le palet adverse du plateau.
lesson-drive-off-done = Les palets dans la rigole ne valent rien. Le mieux, c’est que le vôtre reste sur le plateau.
lesson-through = Par un de vos palets
lesson-through-task = Un de vos palets barre le passage. Poussez-le contre le palet adverse.
lesson-through-done = Il suffit qu’un de vos palets touche un palet adverse.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] L’adversaire a des palets sur le plateau : touchez-en un, sinon le vôtre est perdu.
   *[other] Le plateau est libre : visez le trou, et arrivez au moins dans l’anneau des 15.
}
character-beginner = Bobine
character-casual = Bille
character-club = Érable
character-tournament = Élan
character-champion = Comète
character-machine = Horloge
