### Tic-tac-toe, in French. piece = pion, square = case, row = alignement, draw = partie nulle.

game-name = Tic-tac-toe
game-about = Alignez-en trois sur neuf cases : vite appris, et partie nulle si personne ne se trompe.
seat-first = X
seat-second = O

booklet-collection = Coffret de jeux
booklet-collection-about = Le tic-tac-toe (ou morpion) d’après le livret d’un coffret de jeux.
switch-ends_when_dead = Quand plus personne ne peut gagner
switch-ends_when_dead-no = Jouer jusqu’au bout
switch-ends_when_dead-yes = Nulle aussitôt

clause-marks = Chacun a des pions d’une seule forme et d’une seule couleur : X ou O.
clause-starter = X commence. Le hasard décide qui prend X en premier ; ensuite, on échange à chaque partie.
clause-empty-square = Chacun pose à son tour un pion sur n’importe quelle case vide.
clause-no-pass = Il est interdit de passer son tour.
clause-stays = Un pion posé ne bouge plus.
clause-three-in-a-row = Le premier qui aligne trois pions, en ligne, en colonne ou en diagonale, gagne aussitôt. Deux alignements achevés par un même pion ne font qu’une victoire.
clause-no-winner = Si le plateau est plein et que personne n’a trois pions alignés, la partie est nulle.

refusal-empty-square = { $holder ->
    [first] La case { $square } est prise par un X.
   *[second] La case { $square } est prise par un O.
}

outcome-three-in-a-row = { $seat } gagne : trois pions alignés.
outcome-board-full = Partie nulle : le plateau est plein et personne n’a trois pions alignés.
outcome-no-line-left = Partie nulle : plus personne ne peut aligner trois pions.

scene-title = Plateau de tic-tac-toe
scene-pieces = { $seat ->
    [first] X en { $squares }.
   *[second] O en { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Aucun X sur le plateau.
   *[second] Aucun O sur le plateau.
}
scene-square = { $holder ->
    [first] { $square } : X
    [second] { $square } : O
   *[nobody] { $square } : vide
}
told-place = { $seat ->
    [first] X en { $square }
   *[second] O en { $square }
}

level-beginner = Débutant
level-beginner-about = Oublie un sens d’alignement, un autre à chaque partie. Un enfant peut gagner.
level-casual = Amateur
level-casual-about = Voit tous les alignements, mais ne prévoit rien au-delà. Tendez-lui deux pièges à la fois.
level-perfect = Parfait
level-perfect-about = Ne perd jamais. La nulle est le mieux que vous puissiez obtenir.

## The rule book's chapters
chapter-setup = Avant de commencer
chapter-moving = Comment on joue
chapter-ending = La fin de la partie

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Votre premier pion
lesson-first-piece-task = Vous êtes X. Posez un pion sur n’importe quelle case vide.
lesson-first-piece-done = Ce serait maintenant au tour de O. Un pion posé ne bouge plus.
lesson-three = Trois à la suite
lesson-three-task = Vous êtes X. Achevez un alignement et gagnez.
lesson-three-done = Trois pions en ligne, en colonne ou en diagonale : vous avez gagné.
lesson-block = Bloquer
lesson-block-task = Vous êtes O, et X va gagner. Bloquez-le.
lesson-block-done = Regardez d’abord les alignements de l’adversaire, puis les vôtres.
lesson-two-threats = Deux menaces à la fois
lesson-two-threats-task = Vous êtes X. Bloquez O et menacez de gagner à deux endroits. Puis gagnez.
lesson-two-threats-done = L’adversaire ne peut bloquer qu’un alignement à la fois. Deux menaces font gagner.
lesson-corner = Ne jamais perdre
lesson-corner-task = X a commencé dans un coin. Vous êtes O : trouvez la seule case qui vous sauve.
lesson-corner-done = Contre un coin, seul le milieu convient. À partir d’ici, O peut éviter de perdre.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Posez votre pion sur n’importe quelle case vide. Trois alignés gagnent.
guide-why = { $why ->
    [wins] Vous alignez trois pions.
    [blocks] L’adversaire en alignerait trois à cet endroit.
    [fork] Vous menacez deux alignements à la fois, et l’adversaire ne peut en bloquer qu’un.
    [threat] Deux alignés : l’adversaire doit maintenant bloquer.
    [middle] Le centre fait partie de quatre alignements, plus que toute autre case.
    [corner] Un coin fait partie de trois alignements.
   *[other] Il n’y a rien de mieux.
}
character-beginner = Gribouille
character-casual = Craie
character-perfect = Ardoise
origin-marks = Les pions de la boîte diffèrent par la couleur ou la forme. X et O sont de nous.
origin-starter = Rien n’est imprimé sur qui commence. Ici, X commence, et qui joue X est tiré au sort, comme dans les autres jeux de la boîte.
origin-empty-square = Le texte français oublie de dire que la case est vide, et l’anglais parle dans la même phrase d’espaces et de champs. Le texte allemand est clair.
origin-no-pass = Rien n’est imprimé sur le fait de passer.
origin-stays = Rien n’est imprimé sur le déplacement des pions. Chacun en a autant qu’il en faut.
origin-three-in-a-row = La taille de la grille n’est pas imprimée ; il s’agit de trois sur trois. Le texte français a une coquille : trois de « ces » pions au lieu des siens.
origin-no-winner = D’après le texte anglais, il suffit qu’un joueur ne puisse plus finir un alignement ; il s’agit d’aucun des deux. L’allemand et l’anglais disent qu’il n’y a pas de gagnant, le français que la partie est nulle.
origin-no-winner-early = Le livret laisse continuer. Dans cette partie, on s’arrête quand plus personne ne peut gagner.
clause-no-winner-early = Quand plus personne ne peut aligner trois pions, la partie s’arrête aussitôt et elle est nulle.
refusal-editor-turns = Il y a { $first } X et { $second } O. X commence : il y a donc autant de X que de O, ou un de plus.
task-place = { $seat ->
    [first] À vous : mettez un X sur une case vide.
   *[second] À vous : mettez un O sur une case vide.
}

## Drills

drill-only-square = La seule case
drill-only-square-about = Trouvez la seule case qui gagne, ou qui vous évite de perdre.
drill-only-square-task = { $seat ->
    [first] Vous êtes X. Une case est meilleure que toutes les autres.
   *[second] Vous êtes O. Une case est meilleure que toutes les autres.
}
refusal-editor-went-on = { $seat ->
    [first] X a trois pions alignés : la partie se serait terminée avant le dernier coup de O.
   *[second] O a trois pions alignés : la partie se serait terminée avant le dernier coup de X.
}
