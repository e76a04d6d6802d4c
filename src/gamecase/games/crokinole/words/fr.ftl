### Crokinole, in French. disc = palet, flick = pichenette, shot = tir, ditch = rigole, ring = anneau, peg = plot, round = manche,
### foul = faute, a twenty = un vingt (without s). The sides are Clair and Foncé.

game-name = Crokinole
game-about = D’une pichenette, lancez des palets de bois sur un plateau rond, chassez ceux de l’adversaire et visez le trou du milieu.
seat-first = Clair
seat-second = Foncé
seat-third = Clair 2
seat-fourth = Foncé 2

booklet-collection = Coffret de jeux, à deux
booklet-collection-about = Douze palets chacun. Le meilleur camp de la manche marque la différence.
booklet-trio = Coffret de jeux, à trois
booklet-trio-about = Une personne contre deux partenaires.
booklet-teams = Coffret de jeux, à quatre
booklet-teams-about = Deux équipes. Les partenaires se font face.
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
switch-miss_takes_touched-yes = Coûte aussi vos palets qu’il a touchés
switch-rim_bounce = Les palets qui touchent la bande
switch-rim_bounce-no = Sortent aussitôt
switch-rim_bounce-yes = Rebondissent, puis sortent
switch-three_player_order = Ordre de jeu à trois
switch-three_player_order-sides = Les camps alternent
switch-three_player_order-clockwise = Sens horaire, comme imprimé
switch-steadiness = Sûreté de main
switch-steadiness-exact = Le palet va exactement où vous visez
switch-steadiness-human = Comme une vraie main, elle tremble un peu

new-match-first-to-50 = En 50 points
new-match-first-to-100 = En 100 points
new-match-first-to-150 = En 150 points
new-match-first-to-200 = En 200 points
new-match-games-1 = Une manche
new-match-games-2 = Deux manches
new-match-games-4 = Quatre manches
new-match-games-8 = Huit manches

clause-equipment = Le plateau a des anneaux de 15, 10 et 5 points, huit plots autour de l’anneau des 15 et un trou au milieu. Les palets sont clairs ou foncés.
clause-sides = Deux joueurs se font face, avec douze palets d’une couleur chacun. Les palets restent hors du plateau tant qu’ils ne sont pas joués.
clause-sides-three = Une personne joue seule avec douze palets. Les deux partenaires sont à sa gauche et à sa droite, avec six palets chacun.
clause-sides-four = À quatre, on forme deux équipes. Les partenaires se font face, avec six palets chacun.
clause-sides-eight = Deux joueurs se font face, avec huit palets d’une couleur chacun.
clause-conduct = Seule la personne dont c’est le tour peut toucher le plateau. Le plateau et les chaises ne bougent pas, et on tire assis : personne ne se lève de sa chaise.
clause-quarter = Vous tirez depuis votre propre quart de plateau, le centre du palet sur la ligne de tir.
clause-free-place = La place doit être libre : avant la pichenette, le palet ne doit en toucher aucun autre, et rien ne doit être déplacé pour faire de la place.
clause-inwards = Donnez la pichenette avec l’index ou le majeur, dans n’importe quelle direction vers l’intérieur. Le tir compte dès que le palet quitte le doigt, si faible soit-il.
clause-strength = Un tir n’est jamais plus fort que ce que permet un doigt.
clause-turns = À chaque tour, un palet. Ensuite, c’est toujours au voisin de gauche.
clause-turns-three = À chaque tour, un palet. Les deux camps alternent, et les partenaires aussi.
clause-must-touch = Quand un palet adverse est sur le plateau, un des vôtres doit en toucher un : le palet joué, ou un autre qu’il pousse.
clause-void = Sinon, il y a faute : le palet joué et tous vos palets touchés pendant le tir vont dans la rigole, même depuis le trou.
clause-open-board = Quand aucun palet adverse n’est sur le plateau, le palet joué, ou un des vôtres qu’il a touché, doit s’arrêter dans l’anneau des 15, sur sa ligne ou dans le trou.
clause-missed = Sinon, le palet joué va dans la rigole. Les autres restent où ils sont.
clause-missed-touched = Sinon, le palet joué et tous vos palets qu’il a touchés vont dans la rigole.
clause-contact = Tout contact pendant le tir compte, à n’importe quelle vitesse et même après un plot. Des palets déjà collés ne comptent que si l’un d’eux est frappé. Un palet sorti du plateau ne touche plus rien.
clause-off-board = Un palet dont le centre quitte la surface de jeu va aussitôt dans la rigole.
clause-comes-back = Un palet qui passe la ligne de tir et revient reste en jeu.
clause-out-line = Un palet arrêté sur la ligne de tir, ou au-delà, va dans la rigole, quel que soit son camp.
clause-twenty = Un palet dans le trou central est retiré du plateau et mis de côté : il vaut 20.
clause-twenty-owner = Un vingt compte pour le camp du palet, peu importe qui l’a rentré. Les palets de votre partenaire comptent comme les vôtres.
clause-round-end = La manche est finie quand chacun a joué tous ses palets.
clause-next-start = Le joueur qui a tiré en dernier commence la manche suivante.
clause-next-start-three = Le joueur qui a tiré en dernier commence la manche suivante : un partenaire après une manche commencée par la personne seule, la personne seule après une manche commencée par un partenaire.
clause-next-start-four = Le joueur qui a tiré en dernier commence la manche suivante : le départ passe donc d’une place vers la droite.
clause-next-start-clockwise = Le départ passe d’une place vers la gauche à chaque manche.
clause-points = Après la manche, chaque palet vaut 15, 10 ou 5 selon son anneau, et chaque vingt vaut 20.
clause-line-lower = Un palet qui touche une ligne compte pour le plus faible des deux anneaux.
clause-round-score = Seul le camp qui a le plus de points marque, et il marque la différence. À égalité, personne ne marque.
clause-round-score-two = Le camp qui a le plus de points en reçoit deux pour la manche ; à égalité, chacun en reçoit un.
clause-match = Avant la première manche, convenez d’un nombre de points, par exemple 100. Le match est fini quand un camp l’atteint. On le vérifie après chaque manche.
clause-match-rounds = Le match est fini après le nombre de manches convenu. Le camp qui a le plus de points gagne.
clause-settled = L’endroit où s’arrêtent les palets est calculé d’après le frottement et les chocs, de la même façon pour tous, et gardé avec la partie.
clause-counted = Sur un vrai plateau, rien n’est calculé. La manche finie, le joueur qui l’a commencée note combien de palets chaque camp a dans chaque anneau, et combien de vingt ; le score est tenu ici.
clause-hand = Chacun règle sa propre sûreté de main, jusqu’à un palet qui va exactement où vous visez. Au début, la main tremble un peu, comme celle d’un champion.

refusal-quarter = { $why ->
    [line] Le centre du palet doit être sur la ligne.
   *[quarter] Restez dans votre quart : de { $low } à { $high } degrés.
}
refusal-free-place = { $seat ->
    [first] Un palet clair occupe cette place.
    [second] Un palet foncé occupe cette place.
    [third] Un palet clair occupe cette place.
   *[fourth] Un palet foncé occupe cette place.
}
refusal-inwards = Tirez vers l’intérieur : de { $low } à { $high } degrés par rapport au milieu.
refusal-strength = Un tir doit faire entre { $low } et { $high } millimètres par seconde.
refusal-settled = { $fault ->
    [screen] Ici, vous jouez à l’écran : tirez les palets.
    [moving] Attendez que tous les palets soient immobiles.
    [early] Aucun palet n’est en mouvement.
    [unplayed] Le palet qui vient d’être tiré passe d’abord.
    [unknown] Un de ces palets n’est pas sur le plateau.
    [off-board] Un palet ne peut pas être hors du plateau.
    [over-hole] Un palet ne peut pas être au-dessus du trou ; il y tomberait.
    [in-peg] Un palet ne peut pas être dans un plot.
   *[overlap] Deux palets ne peuvent pas se chevaucher.
}
refusal-counted = { $fault ->
    [real-board] Tirez sur votre propre plateau, puis notez ici les palets qui restent à la fin de la manche.
    [all] Chaque camp n’a que { $discs } palets.
   *[none] Vous n’y avez noté aucun palet.
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
} : { $points } points pour l’instant, vingt { $twenties }, sur le plateau { $live }, dans la rigole { $ditch }, encore à jouer { $left }.
scene-disc = { $seat ->
    [first] Palet clair
   *[second] Palet foncé
}, { $zone ->
    [15] dans l’anneau des 15
    [10] dans l’anneau des 10
   *[5] dans l’anneau des 5
}
scene-lies = { scene-disc } : direction { $bearing }, à { $far } cm du milieu de votre ligne de tir.
scene-noted = { $seat ->
    [first] Clair
   *[second] Foncé
}, { $zone ->
    [20] vingt
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
    [first] Clair
    [second] Foncé
    [third] Clair 2
   *[fourth] Foncé 2
} { $power ->
    [gentle] tire doucement.
    [firm] tire fermement.
    [strong] tire fort.
   *[hard] tire de toutes ses forces.
}
told-settle = { $verdict ->
    [touched] Touché.
    [void] Faute : aucun palet adverse n’a été touché.
    [reached] Le tir libre est bon.
    [long] Trop long : un tir libre doit s’arrêter dans l’anneau des 15 ou dans le trou.
   *[missed] Trop court : un tir libre doit atteindre l’anneau des 15 ou le trou.
}{ $twenties ->
    [0] {""}
    [one] {" "}Vingt !
   *[other] {" "}{ $twenties } vingt !
}{ $given ->
    [0] {""}
    [one] {" "}Un vingt pour l’adversaire.
   *[other] {" "}{ $given } vingt pour l’adversaire.
}{ $theirs ->
    [0] {""}
    [one] {" "}Un palet adverse sort.
   *[other] {" "}{ $theirs } palets adverses sortent.
}{ $ours ->
    [0] {""}
    [one] {" "}Un palet du tireur sort.
   *[other] {" "}{ $ours } palets du tireur sortent.
}

level-beginner = Débutant
level-beginner-about = Tire sur le palet le plus proche. Réussit un vingt libre sur cinq.
level-casual = Amateur
level-casual-about = Réussit un vingt libre sur trois et cherche les bons coups.
level-club = Joueur de club
level-club-about = Réussit un vingt libre sur deux et se cache derrière les plots.
level-tournament = Joueur de tournoi
level-tournament-about = Réussit deux vingt libres sur trois, et se laisse difficilement battre.
level-champion = Champion
level-champion-about = Réussit trois vingt libres sur quatre, comme les meilleurs.
level-machine = Machine
level-machine-about = Ne rate presque jamais. À affronter pour voir ce qui est possible.

## The rule book's chapters
chapter-setup = Plateau et joueurs
chapter-shot = Le tir
chapter-valid = Bons tirs et fautes
chapter-leaving = La rigole et le trou
chapter-scoring = Le décompte

## Lessons: a title, what to do, and what was learnt
lesson-flick = Votre première pichenette
lesson-flick-task = Le plateau est vide. Tirez votre palet pour qu’il s’arrête à l’intérieur des plots, ou dans le trou.
lesson-flick-done = Sans palet adverse sur le plateau, c’est ce qu’un tir doit réussir.
lesson-twenty = Un vingt
lesson-twenty-task = Rentrez votre palet dans le trou. Visez droit, et pas trop fort.
lesson-twenty-done = Le palet est mis de côté et vaut 20.
lesson-touch = Toucher un palet
lesson-touch-task = Un palet adverse est sur le plateau. Touchez-le.
lesson-touch-done = Si vous ne touchez aucun palet adverse, vous perdez le palet joué.
lesson-drive-off = Chasser un palet
lesson-drive-off-task = Chassez le palet adverse du plateau.
lesson-drive-off-done = Les palets dans la rigole ne valent rien. Le mieux, c’est que les vôtres restent sur le plateau.
lesson-through = Par un de vos palets
lesson-through-task = Un de vos palets barre le passage. Poussez-le contre le palet adverse.
lesson-through-done = Il suffit qu’un de vos palets touche un palet adverse.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] L’adversaire a des palets sur le plateau : touchez-en un, sinon vous perdez le vôtre.
   *[other] Aucun palet adverse : visez le trou, et arrivez au moins dans l’anneau des 15.
}
character-beginner = Bobine
character-casual = Bille
character-club = Érable
character-tournament = Élan
character-champion = Comète
character-machine = Horloge
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
switch-start_tolerance = Un tir part
switch-start_tolerance-no = Avec le centre du palet sur la ligne
switch-start_tolerance-yes = Avec au plus la moitié du palet au-delà de la ligne, comme imprimé
clause-quarter-tolerance = Vous tirez depuis votre propre quart de plateau. Le palet est posé sur la ligne de tir et peut la dépasser de moitié au plus.
clause-turns-three-clockwise = À chaque tour, un palet. Le voisin de gauche tire toujours ensuite ; on saute un joueur qui n’a plus de palets.
clause-next-start-three-clockwise = Le joueur qui a tiré en dernier commence la manche suivante : toujours la personne seule, qui a encore des palets quand les partenaires n’en ont plus.
clause-off-board-bounces = Un palet peut rebondir sur la bande et revenir. Quand tout est immobile, il va dans la rigole. Ce qu’il a déplacé reste déplacé, et ses contacts ne comptent pas.
clause-hand-human = Toute main tremble un peu, même celle des bons joueurs. Si vous voulez, laissez la vôtre trembler davantage.
refusal-quarter-tolerance = { $why ->
    [line] Le palet peut dépasser la ligne de moitié au plus : de { $low } à { $high } millimètres.
   *[quarter] Restez dans votre quart : de { $low } à { $high } degrés.
}
refusal-hand-human = Une main tremble de { $low } à { $high } millièmes.
origin-equipment = Le livret nomme un plateau, douze palets clairs et douze foncés. Il ne parle ni de plots ni de mesures ; nous prenons celles des plateaux de tournoi ou, par un réglage, un plateau plus petit.
origin-tournament-equipment = Les mesures sont celles du plateau du championnat du monde.
origin-doubles-equipment = Les mesures sont celles du plateau du championnat du monde.
origin-sides = Le texte russe oublie de dire que les palets sont hors du plateau avant d’être joués.
origin-sides-three = Rien ne dit où s’assoient les trois joueurs. Nous plaçons les partenaires face à face.
origin-collection-conduct = Le texte italien a perdu ce passage. En suédois, on ne doit rester assis que pour tirer ; le suédois, le polonais et le russe parlent des joueurs au lieu des chaises. Aucune sanction n’est imprimée.
origin-quarter = Le livret laisse le palet dépasser la ligne « jusqu’à la moitié » sans dire de quel côté. Avec le centre sur la ligne, toutes les lectures sont respectées, c’est donc ce que nous jouons ; un réglage suit le texte à la lettre. Le texte russe parle de la ligne entre les quarts, le néerlandais et le russe du quart d’en face, et l’italien a perdu le passage.
origin-tournament-quarter = Les règles de tournoi demandent seulement que le palet touche la ligne. Avec le centre dessus, c’est le cas.
origin-doubles-quarter = Les règles de tournoi demandent seulement que le palet touche la ligne. Avec le centre dessus, c’est le cas.
origin-quarter-tolerance = C’est le texte à la lettre : « jusqu’à la moitié » au-delà de la ligne. Il ne dit pas de quel côté, les deux sont donc permis.
origin-free-place = Rien n’est imprimé sur une place de départ déjà occupée.
origin-collection-inwards = Le livret nomme le doigt et dit : vers le milieu. Que toute direction vers l’intérieur convienne et qu’un tir faible compte, c’est notre lecture.
origin-strength = Rien n’est imprimé là-dessus ; l’ordinateur a besoin d’une limite.
origin-turns-three = Dans le livret, le tour passe chaque fois à gauche. Les partenaires n’ont alors plus de palets les premiers, et la personne seule tire six fois de suite. Nous faisons donc alterner les camps ; un réglage suit le texte à la lettre.
origin-turns-three-clockwise = C’est le texte à la lettre : toujours le voisin de gauche.
origin-collection-must-touch = En allemand et en anglais, n’importe lequel de vos palets peut faire le contact : vous pouvez donc pousser un palet contre un autre. Les huit autres langues parlent de « son palet » ; nous suivons l’allemand et l’anglais.
origin-collection-void = Le texte russe n’enlève que les palets touchés par le palet joué lui-même, et le polonais omet « propres ». Nous suivons les autres langues : tous vos palets touchés.
origin-collection-open-board = Le texte danois a perdu son « aucun » et répète la condition de la règle précédente. Le texte russe confond l’anneau et sa ligne. Nous jouons ce que disent les autres langues.
origin-missed = L’allemand, l’anglais, l’italien et le néerlandais insistent : seul ce palet part ; les autres ne font que le nommer.
origin-collection-missed-touched = Le livret n’enlève que le palet joué. Dans cette partie, vos palets touchés partent aussi, comme en tournoi.
origin-collection-contact = Rien n’est imprimé sur ce qui compte comme un contact.
origin-off-board = Selon le livret, un palet peut rebondir sur la bande : il va dans la rigole, et ce qu’il a touché reste. Nous retirons un palet dès qu’il quitte la surface, pour qu’un palet sorti ne déplace rien ; un réglage suit le texte à la lettre.
origin-tournament-off-board = En tournoi, ce qu’un palet déplace en revenant de la bande reste déplacé. Nous retirons le palet dès qu’il quitte la surface ; le réglage le laisse rebondir.
origin-doubles-off-board = En tournoi, ce qu’un palet déplace en revenant de la bande reste déplacé. Nous retirons le palet dès qu’il quitte la surface ; le réglage le laisse rebondir.
origin-collection-off-board-bounces = L’anglais, le néerlandais et le danois appellent le rebord « bandes ». Il s’agit du rebord du plateau.
origin-collection-out-line = Le livret parle des palets sur la ligne. Qu’un palet au-delà soit sorti aussi va de soi ; le texte français fait de la ligne une zone, avec le même résultat.
origin-collection-twenty = Le texte anglais et ceux qui en viennent ont déplacé un titre, et le palet danois tombe « à travers » le trou. Il s’agit de vingt points pour chaque palet dans le trou.
origin-collection-twenty-owner = Le livret ne parle que de rentrer son propre palet. Nous le comptons pour le camp du palet, comme en tournoi.
origin-collection-round-end = Le texte russe finit la manche quand un joueur n’a plus de palets, ce qui priverait l’autre du dernier tir. Les neuf autres attendent tout le monde.
origin-next-start = Dans le texte français, le joueur « placé en dernier » commence. Le suédois, le polonais et le russe disent clairement que c’est le dernier à avoir tiré, et les autres langues peuvent se lire ainsi.
origin-next-start-three = Dans le texte français, le joueur « placé en dernier » commence ; les autres parlent du dernier à avoir tiré. L’ordre de jeu dit qui c’est.
origin-next-start-three-clockwise = Dans le texte français, le joueur « placé en dernier » commence ; les autres parlent du dernier à avoir tiré. Dans cet ordre, c’est la personne seule.
origin-next-start-four = Dans le texte français, le joueur « placé en dernier » commence ; les autres parlent du dernier à avoir tiré.
origin-collection-points = Le texte polonais omet « chacun ».
origin-collection-line-lower = Le texte français parle d’être à cheval sur une ligne, le russe de cercles qui se croisent. Toucher la ligne suffit.
origin-round-score = Le texte suédois appelle la différence un bonus ; son propre exemple montre que seule la différence compte. Une manche à égalité n’est pas mentionnée : personne ne marque.
origin-match = Le texte italien a perdu l’exemple des 100 points.
origin-settled = À l’écran, l’ordinateur calcule comment glissent les palets.
origin-counted = Le livret ne connaît que les vrais plateaux. Voici comment le score est tenu ici.
origin-hand = Un écran n’a pas de doigt. Cette règle est de nous.
origin-hand-human = Un écran n’a pas de doigt. Cette règle est de nous.
box-players = Combien êtes-vous à jouer ?
box-round_score = Que marque le meilleur camp pour une manche ?
box-round_score-difference = La différence entre les deux scores
box-round_score-two-points = Deux points
written-shot = { $verdict ->
    [void] Palet { $disc } : ne touche aucun palet adverse, sort
    [missed] Palet { $disc } : pas au centre, sort
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Palet { $disc } : sort
            [one] Palet { $disc } : reste dans le { $zone }
           *[other] Palet { $disc } : reste dans le { $zone }
        }
        [one] Palet { $disc } : vingt !
       *[other] Palet { $disc } : { $twenties } vingt !
    }
}{ $theirs ->
    [0] {""}
    [one] , en sort un
   *[other] , en sort { $theirs }
} · { $light }–{ $dark }
written-count = Compté : { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } vingt
   *[other] { $twenties } vingt
}
flick-power = { $power ->
    [gentle] doux
    [firm] ferme
    [strong] fort
   *[hard] très fort
}
task-shoot = À vous : tirez un palet.
task-hit = À vous : touchez un palet adverse.
editor-starter = Qui a commencé la manche
editor-shots = { $seat ->
    [first] Palets déjà joués (au tour de Clair)
    [second] Palets déjà joués (au tour de Foncé)
    [third] Palets déjà joués (au tour de Clair 2)
   *[fourth] Palets déjà joués (au tour de Foncé 2)
}
editor-twenties = { $seat ->
    [first] Les vingt de Clair
    [second] Les vingt de Foncé
    [third] Les vingt de Clair 2
   *[fourth] Les vingt de Foncé 2
}
refusal-editor-many = { $seat ->
    [first] Clair a { $count } palets ; il n’y en a que { $most }.
    [second] Foncé a { $count } palets ; il n’y en a que { $most }.
    [third] Clair 2 a { $count } palets ; il n’y en a que { $most }.
   *[fourth] Foncé 2 a { $count } palets ; il n’y en a que { $most }.
}
refusal-editor-out = Un palet qui touche la ligne extérieure est sorti et va dans la rigole.

## Drills

drill-open-twenty = Vingt libre
drill-open-twenty-about = Rentrez des palets sur un plateau vide.
drill-open-twenty-task = { $goal ->
    [near] Tirez { $shots } palets qui s’arrêtent dans le cercle marqué.
    [sunk] Tirez { $shots } palets dans le trou.
   *[side] Tirez { $shots } palets dans le trou, chacun depuis le bord de votre quart.
}
drill-take-out = Chasser un palet
drill-take-out-about = Chassez un palet adverse du plateau.
drill-take-out-task = { $goal ->
    [touch] Touchez le palet foncé. Vous avez { $shots } tirs.
    [out] Chassez le palet foncé du plateau. Vous avez { $shots } tirs.
    [stay] Chassez le palet foncé du plateau, mais que le vôtre y reste. Vous avez { $shots } tirs.
   *[fifteen] Chassez le palet foncé du plateau et laissez le vôtre à l’intérieur des plots. Vous avez { $shots } tirs.
}
drill-hidden-disc = Derrière un plot
drill-hidden-disc-about = Laissez votre palet là où un plot le protège.
drill-hidden-disc-task = Tirez { $shots } palets qui s’arrêtent dans le cercle marqué, derrière un plot vu de la place de l’adversaire.
drill-shots-hits = Réussis : { $hits } sur { $shots }.
drill-shots-spread = En moyenne { $across } mm trop à { $side ->
    [left] gauche
   *[right] droite
} et { $along } mm trop { $way ->
    [short] court
   *[long] long
}, avec une dispersion de { $spread } mm.
