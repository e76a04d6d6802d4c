### Chess, in French. piece = pièce, square = case, row = rangée, column = colonne, capture = prendre, draw = nulle,
### queen = dame, as players say and write it (D).

game-name = Échecs
game-about = Seize pièces chacun, aucune part de chance, et un roi à protéger.
seat-first = Blancs
seat-second = Noirs

booklet-collection = Coffret de jeux
booklet-collection-about = Les échecs d’après le livret d’un coffret de jeux ; ce qu’il passe sous silence suit les règles habituelles.
booklet-fide = FIDE
booklet-fide-about = Les échecs selon les règles de la fédération mondiale, avec les numéros de leurs articles.
booklet-chess960 = Chess960
booklet-chess960-about = Aussi appelé échecs aléatoires de Fischer : les pièces de la première rangée sont placées par tirage au sort, tout le reste est comme aux échecs.
switch-draws_by_claim = Triple répétition et règle des 50 coups
switch-draws_by_claim-yes = Nulle si un joueur la réclame
switch-draws_by_claim-no = Nulle aussitôt

## The booklet

clause-set-up = L’échiquier compte huit cases sur huit, avec une case d’angle claire à la droite de chaque joueur. Du coin vers le centre se tiennent la tour, le cavalier et le fou ; la dame est sur une case de sa couleur, le roi à côté d’elle, les pions devant.
clause-set-up-by-lot = Les pions sont à leur place habituelle. Les autres pièces blanches sont tirées au sort sur la première rangée, les fous sur des cases de couleurs différentes et le roi entre les tours ; chaque pièce noire fait face à la même pièce blanche. Il y a 960 positions de ce genre.
clause-starter = Les Blancs commencent ; ensuite, chacun joue à son tour. Le hasard décide qui a les Blancs en premier ; ensuite, on échange à chaque partie.
clause-your-piece = À chaque tour, on joue un coup avec une de ses propres pièces. Il est interdit de passer son tour.
clause-own-square = Aucune pièce ne peut aller sur une case occupée par son propre camp. Une pièce adverse qui s’y trouve est prise et quitte l’échiquier.
clause-bishop-move = Le fou va en diagonale, aussi loin que les cases sont libres.
clause-rook-move = La tour va en avant, en arrière ou de côté, aussi loin que les cases sont libres.
clause-queen-move = La dame va tout droit ou en diagonale, aussi loin que les cases sont libres.
clause-no-jump = Les dames, les tours et les fous ne peuvent pas sauter par-dessus d’autres pièces.
clause-knight-move = Le cavalier va de deux cases tout droit et d’une sur le côté. Il saute par-dessus ce qui se trouve entre les deux.
clause-pawn-move = Le pion avance d’une case tout droit, ou de deux à son premier coup. Les cases doivent être libres. Il ne recule jamais.
clause-pawn-capture = Le pion ne prend qu’en diagonale, une case vers l’avant.
clause-en-passant = Quand un pion avance de deux cases et arrive à côté d’un pion adverse, celui-ci peut le prendre comme s’il n’avait avancé que d’une : au coup suivant, ou jamais.
clause-promotion = Un pion qui atteint la dernière rangée devient aussitôt dame, tour, fou ou cavalier, quoi qu’il reste sur l’échiquier.
clause-king-move = Le roi va d’une case, tout droit ou en diagonale.
clause-castling = Le roque : le roi va de deux cases vers une tour, et la tour se place de l’autre côté du roi.
clause-castling-960 = Le roque : d’où qu’ils partent, après O-O le roi est sur la colonne g et la tour sur la colonne f, après O-O-O le roi est sur la colonne c et la tour sur la colonne d. Pour roquer, amenez le roi sur la tour.
clause-castling-moved = Un roi qui a bougé ne peut plus roquer, une tour qui a bougé non plus.
clause-castling-between = Aucune pièce ne doit se trouver entre le roi et la tour au moment du roque.
clause-castling-path = Au moment du roque, rien d’autre que le roi et cette tour ne doit se trouver sur les cases qu’ils traversent ou sur celles où ils arrivent.
clause-castling-attacked = Le roi ne peut pas roquer s’il est en échec, s’il passe par une case attaquée ou s’il se met en échec.
clause-king-safety = Le roi ne doit jamais aller sur une case attaquée.
clause-pinned = Il est interdit de jouer un coup qui expose son propre roi à une attaque.
clause-in-check = Si votre roi est en échec, votre coup doit y mettre fin : déplacez le roi, prenez l’attaquant ou interposez une pièce.
clause-checkmate = Un roi en échec sans issue est échec et mat, et la partie est perdue.
clause-resign = Le joueur qui abandonne a perdu.
clause-stalemate = Si le joueur au trait n’est pas en échec et n’a aucun coup légal, il est pat : la partie est nulle.
clause-dead-position = Quand aucun des joueurs ne pourra plus jamais mater, la partie est aussitôt nulle.
clause-agreed = Les joueurs peuvent convenir de la nulle.
clause-repetition = Quand la même position, avec les mêmes coups possibles, apparaît pour la troisième fois, le joueur au trait peut réclamer la nulle. À la cinquième fois, la partie est nulle d’office.
clause-fifty-moves = Après cinquante coups de chaque camp sans coup de pion ni prise, le joueur au trait peut réclamer la nulle. Après soixante-quinze, la partie est nulle d’office.

## Why not

refusal-set-up = Les pièces sont déjà placées.
refusal-set-up-by-lot = { $state ->
    [waiting] Les pièces ne sont pas encore placées.
   *[done] Les pièces sont déjà placées.
}
refusal-your-piece = { $holder ->
    [first] La pièce en { $square } est aux Blancs.
    [second] La pièce en { $square } est aux Noirs.
   *[nobody] Il n’y a pas de pièce en { $square }.
}
refusal-own-square = Une de vos pièces est déjà en { $square } : { $piece }.
refusal-bishop-move = Impossible de { $start } à { $end } : les fous suivent les diagonales.
refusal-rook-move = Impossible de { $start } à { $end } : les tours suivent les rangées et les colonnes.
refusal-queen-move = Impossible de { $start } à { $end } : les dames suivent les rangées, les colonnes et les diagonales.
refusal-knight-move = Impossible de { $start } à { $end } : les cavaliers vont de deux cases tout droit et d’une sur le côté.
refusal-king-move = Impossible de { $start } à { $end } : les rois ne vont que d’une case.
refusal-no-jump = { $piece } en { $square } barre le passage. Seuls les cavaliers sautent.
refusal-pawn-move = { $why ->
    [moved] Impossible de { $start } à { $end } : un pion n’avance de deux cases qu’à son premier coup.
    [blocked] Le pion en { $start } est bloqué : { $end } n’est pas libre.
   *[shape] Impossible de { $start } à { $end } : les pions avancent d’une case tout droit, ou de deux à leur premier coup.
}
refusal-pawn-capture = Les pions ne vont en diagonale que pour prendre, et il n’y a rien à prendre en { $square }.
refusal-en-passant = Trop tard : { $piece } en { $square } ne pouvait être pris en passant que juste après son double pas.
refusal-promotion = { $why ->
    [choose] Choisissez ce que devient le pion en { $square }.
   *[not-there] Pas de promotion en { $square } : elle est réservée aux pions, sur la dernière rangée.
}
refusal-castling-moved = { $mover ->
    [king] Roque impossible : le roi a bougé.
    [no-rook] Roque impossible : la tour { $side ->
        [short] roi
       *[long] dame
    } n’est pas là.
   *[rook] Roque impossible : la tour { $side ->
        [short] roi
       *[long] dame
    } a bougé.
}
refusal-castling-path = Roque impossible : { $piece } en { $square } barre le passage.
refusal-castling-960 = Pour roquer, amenez le roi sur la tour en { $square }.
refusal-castling-between = Roque impossible : { $piece } en { $square } est entre les deux.
refusal-castling-attacked = { $why ->
    [out] On ne roque pas en échec : { $piece } { $square } attaque le roi en { $crossed }.
    [through] Roque impossible : le roi passerait par { $crossed }, que { $piece } { $square } attaque.
   *[into] Roque impossible : { $piece } { $square } attaque { $crossed }.
}
refusal-king-safety = Le roi ne peut pas aller en { $crossed } : { $piece } { $square } attaque cette case.
refusal-pinned = Cela exposerait votre roi à { $piece } { $square }.
refusal-in-check = { $piece } { $square } met votre roi en échec, et ce coup n’y change rien.
refusal-repetition = { $count ->
    [one] Pas encore de nulle : cette position n’est apparue qu’une fois. Il en faut trois.
   *[other] Pas encore de nulle : cette position est apparue { $count } fois. Il en faut trois.
}
refusal-fifty-moves = { $count ->
    [one] Pas encore de nulle : { $count } coup de chaque camp sans prise ni coup de pion. Il en faut cinquante.
   *[other] Pas encore de nulle : { $count } coups de chaque camp sans prise ni coup de pion. Il en faut cinquante.
}

## How it ends

outcome-checkmate = Échec et mat : les { $seat } gagnent.
outcome-stalemate = Partie nulle par pat.
outcome-dead-position = Partie nulle : plus personne ne peut mater.
outcome-time-draw = Partie nulle : le temps est écoulé, mais l’adversaire n’aurait jamais pu mater.
outcome-repetition = Partie nulle par triple répétition.
outcome-fivefold = Partie nulle par quintuple répétition.
outcome-fifty-moves = Partie nulle : cinquante coups sans prise ni coup de pion.
outcome-seventy-five-moves = Partie nulle : soixante-quinze coups sans prise ni coup de pion.

## On the table

scene-title = Échiquier
scene-side = { $seat ->
    [first] Blancs : { $pieces }.
   *[second] Noirs : { $pieces }.
}
scene-check = { $seat ->
    [first] Les Blancs sont en échec.
   *[second] Les Noirs sont en échec.
}
scene-square = { $piece ->
    [white-king] { $square } : roi blanc
    [white-queen] { $square } : dame blanche
    [white-rook] { $square } : tour blanche
    [white-bishop] { $square } : fou blanc
    [white-knight] { $square } : cavalier blanc
    [white-pawn] { $square } : pion blanc
    [black-king] { $square } : roi noir
    [black-queen] { $square } : dame noire
    [black-rook] { $square } : tour noire
    [black-bishop] { $square } : fou noir
    [black-knight] { $square } : cavalier noir
    [black-pawn] { $square } : pion noir
   *[nobody] { $square } : vide
}
scene-promotion = { $piece ->
    [queen] Promouvoir en dame
    [rook] Promouvoir en tour
    [bishop] Promouvoir en fou
   *[knight] Promouvoir en cavalier
}

# A move as players write it, such as Cxf3+ or e8=D.
told-move = { $piece ->
    [king] R
    [queen] D
    [rook] T
    [bishop] F
    [knight] C
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =F
    [knight] =C
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
told-set-up = Position { $number }
told-claim = { $ground ->
    [repetition] Nulle réclamée : triple répétition
   *[fifty-moves] Nulle réclamée : règle des 50 coups
}
claim-repetition = Réclamer la nulle : triple répétition
claim-fifty-moves = Réclamer la nulle : règle des 50 coups

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Première semaine
level-first-week-about = Sait déplacer les pièces et se jette sur ce qui se présente. Environ 400.
level-first-month = Premier mois
level-first-month-about = Prend les pièces non protégées, et en laisse beaucoup des siennes. Environ 600.
level-first-year = Première année
level-first-year-about = Voit un coup à l’avance, et manque le reste. Environ 800.
level-casual = Occasionnel
level-casual-about = Joue avec bon sens tant que ça reste simple. Environ 1000.
level-hobby = Amateur
level-hobby-about = Ne donne pas grand-chose, mais tombe dans les pièges. Environ 1200.
level-club = Joueur de club
level-club-about = Un bon niveau de club, avec une faiblesse de temps en temps. Environ 1500.
level-strong-club = Fort joueur de club
level-strong-club-about = Guettez votre chance : vous en aurez peu. Environ 1650.
level-expert = Expert
level-expert-about = Se trompe rarement, et punit vos erreurs. Environ 1800.
level-unbeatable = Imbattable
level-unbeatable-about = Le moteur à pleine puissance. Personne ne le bat.

## The rule book's chapters
chapter-setup = L’échiquier et le trait
chapter-pieces = Comment se déplacent les pièces
chapter-special = Coups spéciaux
chapter-check = L’échec et le mat
chapter-ending = La fin de la partie

## Lessons: a title, what to do, and what was learnt
lesson-knight = Le cavalier
lesson-knight-task = Prenez le pion avec votre cavalier.
lesson-knight-done = Deux cases tout droit, une sur le côté, par-dessus tout ce qui se trouve entre les deux.
lesson-promotion = La promotion
lesson-promotion-task = Votre pion est à un pas de la dernière rangée. Faites-en une dame.
lesson-promotion-done = Un pion qui atteint la dernière rangée devient aussitôt une pièce plus forte.
lesson-castling = Le roque
lesson-castling-task = Mettez votre roi à l’abri : roquez, du côté que vous voulez.
lesson-castling-done = Le roi va de deux cases, la tour saute de l’autre côté du roi. Ni l’un ni l’autre ne doit avoir bougé avant.
lesson-check = Sortir de l’échec
lesson-check-task = La tour attaque votre roi. Prenez-la.
lesson-check-done = Contre un échec, on déplace le roi, on prend l’attaquant ou on interpose une pièce.
lesson-mate = Échec et mat
lesson-mate-task = Le roi noir est enfermé derrière ses propres pions. Matez en un coup.
lesson-mate-done = En échec et sans issue : vous avez gagné.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Ouverture : { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Il n’y a pas d’autre moteur d’échecs sur cet ordinateur : c’est celui de Gamecase qui joue. Il est fort, mais à son plus haut niveau il l’est moins que Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Ce coup mène au mat en { $count }.
    [forced] C’est le seul coup légal.
   *[only] Aucun autre coup ne le vaut : le suivant vaut { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } pions de moins.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Vous êtes en échec : déplacez le roi, interposez une pièce ou prenez l’attaquant.
    [begin] Sortez vos pièces l’une après l’autre, et surveillez le centre.
   *[other] Regardez d’abord ce que l’adversaire attaque, puis ce que vous pouvez prendre.
}
guide-why = { $why ->
    [mate] C’est mat.
    [draw] La nulle vaut mieux que ce que promet la position.
    [promotes] Votre pion devient une pièce plus forte.
    [castles] Votre roi se met à l’abri, et une tour entre en jeu.
    [gains] Vous gagnez du matériel.
    [trades] Vous échangez une pièce contre une autre de même valeur.
    [check] Vous donnez échec, et l’adversaire doit y répondre.
    [saves] Vous mettez une pièce hors de danger.
    [develops] Vous faites entrer en jeu une nouvelle pièce.
    [middle] Votre pion prend place au centre.
   *[other] Votre position s’améliore un peu.
}
character-first-week = Noisette
character-first-month = Bouton
character-first-year = Trèfle
character-casual = Poivre
character-hobby = Biscuit
character-club = Cuivre
character-strong-club = Silex
character-expert = Zibeline
character-unbeatable = Granit
origin-collection-set-up = La place des pièces est montrée par une image. Seul le texte anglais compte les cases.
origin-collection-starter = Le tirage au sort et le premier coup des Blancs sont imprimés. Changer de couleur d’une partie à l’autre est notre choix par défaut.
origin-collection-own-square = Le livret ne le précise pas ; les règles officielles des échecs, si.
origin-collection-knight-move = En français, le cavalier avance de deux cases tout droit et d’une « en diagonale », ce qui serait un saut plus long ; le texte anglais ne décrit que la moitié de ses coups ; en néerlandais, il ne saute que les pièces adverses. Nous jouons le cavalier de tous les autres.
origin-collection-pawn-move = En français, le premier coup semble être toujours de deux cases, et le texte anglais oublie que les pions ne reculent jamais. Que le chemin d’un double pas doive être libre n’est dit nulle part. Nous jouons comme partout.
origin-collection-pawn-capture = L’espagnol, le néerlandais et le danois disent « par-dessus une case », le suédois même « en sautant », et dans le texte italien les pions prennent comme ils avancent. Il s’agit d’une case en diagonale vers l’avant.
origin-collection-en-passant = L’allemand, l’anglais, l’italien et le danois disent mal d’où part le double pas, et seul le texte russe dit où arrive le pion qui prend. Nous jouons selon les règles officielles des échecs.
origin-collection-bishop-move = Le texte italien oublie de dire que les cases sont vides.
origin-collection-rook-move = Le texte italien oublie de dire que les cases sont vides.
origin-collection-queen-move = Le texte italien oublie de dire que les cases sont vides.
origin-collection-promotion = En espagnol, en suédois et en polonais, on peut croire que seul compte ce qui est sur l’échiquier. Vous pouvez avoir une deuxième dame.
origin-collection-castling = Le texte espagnol dit à droite pour le petit côté et à gauche pour le grand, ce qui n’est vrai que pour les Blancs.
origin-collection-castling-moved = Le français et le russe omettent « depuis la rangée de départ ». Une pièce qui a bougé puis est revenue a bougé.
origin-collection-castling-attacked = Seul le texte anglais dit que le roi ne peut pas traverser une case attaquée. Qu’il ne puisse pas roquer quand il est en échec, ni pour s’y mettre, vient des règles officielles des échecs.
origin-collection-king-safety = En polonais, le roi ne peut pas « donner » échec, et le texte italien déconseille seulement de s’en servir. Tous les autres : il ne peut pas se mettre en échec. Il peut très bien découvrir un échec en se déplaçant.
origin-collection-pinned = Le livret ne parle que des coups du roi lui-même. Les règles officielles interdisent tout coup qui le laisse attaqué.
origin-collection-in-check = Le livret ne le laisse entendre que là où il explique le mat.
origin-collection-resign = Rien n’est imprimé sur l’abandon.
origin-collection-stalemate = Rien n’est imprimé là-dessus ; le texte anglais emploie le mot pour toute partie que personne ne peut gagner. Nous suivons les règles officielles des échecs : partie nulle.
origin-collection-dead-position = Le livret dit nulle une partie qu’aucun camp ne peut gagner ; en français et en polonais, qu’aucun camp n’a gagnée. Nous y mettons fin dès qu’aucun mat n’est plus possible.
origin-collection-agreed = Rien n’est imprimé sur la nulle d’un commun accord.
origin-collection-repetition = Rien n’est imprimé ; c’est la règle officielle des échecs.
origin-collection-fifty-moves = Rien n’est imprimé ; c’est la règle officielle des échecs.
origin-collection-repetition-at-once = Rien n’est imprimé. Selon les règles officielles, un joueur doit réclamer cette nulle ; dans cette partie, elle est automatique.
origin-collection-fifty-moves-at-once = Rien n’est imprimé. Selon les règles officielles, un joueur doit réclamer cette nulle ; dans cette partie, elle est automatique.
clause-repetition-at-once = Quand la même position, avec les mêmes coups possibles, apparaît pour la troisième fois, la partie est nulle.
clause-fifty-moves-at-once = Après cinquante coups de chaque camp sans coup de pion ni prise, la partie est nulle.
refusal-repetition-at-once = Rien à réclamer : à la troisième répétition, la partie est nulle d’office.
refusal-fifty-moves-at-once = Rien à réclamer : après cinquante coups de chaque camp sans prise ni coup de pion, la partie est nulle d’office.
box-articles = Vos règles sont-elles numérotées en articles, comme les règles officielles des échecs ?
editor-piece = { $piece ->
    [white-king] Roi blanc
    [white-queen] Dame blanche
    [white-rook] Tour blanche
    [white-bishop] Fou blanc
    [white-knight] Cavalier blanc
    [white-pawn] Pion blanc
    [black-king] Roi noir
    [black-queen] Dame noire
    [black-rook] Tour noire
    [black-bishop] Fou noir
    [black-knight] Cavalier noir
   *[black-pawn] Pion noir
}
editor-castling = { $side ->
    [white-short] Les Blancs peuvent roquer O-O
    [white-long] Les Blancs peuvent roquer O-O-O
    [black-short] Les Noirs peuvent roquer O-O
   *[black-long] Les Noirs peuvent roquer O-O-O
}
editor-en-passant = En passant en
refusal-editor-kings = { $seat ->
    [first] Les Blancs ont { $count } rois sur l’échiquier ; il en faut exactement un.
   *[second] Les Noirs ont { $count } rois sur l’échiquier ; il en faut exactement un.
}
refusal-editor-many = { $seat ->
    [first] Les Blancs ont plus de pièces qu’une partie n’en permet : 16 au plus, dont 8 pions au plus.
   *[second] Les Noirs ont plus de pièces qu’une partie n’en permet : 16 au plus, dont 8 pions au plus.
}
refusal-editor-pawns = Il ne peut pas y avoir de pion en { $square } : les pions ne sont jamais sur la première ni sur la dernière rangée.
refusal-editor-check = { $seat ->
    [first] C’est aux Blancs de jouer, mais le roi noir est déjà en échec.
   *[second] C’est aux Noirs de jouer, mais le roi blanc est déjà en échec.
}
refusal-editor-impossible-check = Aucun dernier coup n’a pu donner échec avec toutes ces pièces.
task-check = Échec ! Votre roi doit en sortir.
task-claim = À vous : vous pouvez réclamer la nulle.
task-fifty-moves = { $count ->
    [one] À vous : nulle des cinquante coups dans { $count } coup.
   *[other] À vous : nulle des cinquante coups dans { $count } coups.
}

## Drills

drill-tactics = Tactique
drill-tactics-about = Trouvez le seul coup gagnant, et jouez jusqu’au bout.
drill-tactics-task = { $seat ->
    [first] Trait aux Blancs. Un seul coup gagne.
   *[second] Trait aux Noirs. Un seul coup gagne.
}
drill-mates = Mats
drill-mates-about = Mat en un, deux ou trois coups.
drill-mates-task = { $seat ->
    [first] Trait aux Blancs. Mat en { $moves }.
   *[second] Trait aux Noirs. Mat en { $moves }.
}
drill-theme = { $theme ->
    [hanging] Rien ne protégeait cette pièce.
    [fork] C’était une fourchette : une pièce en attaque deux à la fois.
    [pin] Une pièce qui aurait pu prendre était clouée sur son roi.
    [discovery] Une attaque à la découverte : une pièce s’est écartée, et celle de derrière a attaqué.
    [promotion] Un pion a été promu.
    [back-rank] Un mat du couloir : le roi était enfermé par ses propres pièces.
    [smothered] Un mat à l’étouffée : le roi était entouré de ses propres pièces.
   *[sacrifice] Un sacrifice : vous avez donné du matériel pour en gagner davantage.
}
drill-refuted = { $why ->
    [mate] L’adversaire mate.
    [escapes] Le roi s’échappe.
   *[takes] L’adversaire peut tout simplement prendre la pièce.
}
