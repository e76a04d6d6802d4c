### Backgammon, in French. Points (flèches) are counted from each player’s home board (jan intérieur): 1 is nearest the edge, 24 farthest.
### checker = pion, doubles = doublet, cube = videau, bar = barre, roll = lancer, take = accepter, drop = refuser, bear off = sortir.

game-name = Backgammon
game-about = Amenez vos quinze pions chez vous puis hors du plateau, et frappez ceux de l’adversaire en chemin.
seat-first = Clair
seat-second = Foncé

## Booklets
booklet-case = Mallette de backgammon
booklet-case-about = On sort au nombre exact, et plus rien n’oblige à jouer une fois tous les pions rentrés. Si l’on joue pour un enjeu, il y a un videau.
booklet-best-of = En plusieurs parties
booklet-best-of-about = On compte simplement les parties : deux sur trois, trois sur cinq. Pas de videau.
booklet-small-first = Le plus petit nombre d’abord
booklet-small-first-about = Le plus petit nombre d’abord, un doublet en entier ou pas du tout, et les pions arrière sortent en premier.
booklet-collection = Coffret de jeux
booklet-collection-about = Tout nombre qui atteint le bord fait sortir. L’adversaire peut signaler une erreur jusqu’à son lancer.
booklet-tournament = Tournoi
booklet-tournament-about = Comme on joue aujourd’hui : en match aux points ou pour un enjeu, avec le videau et toutes ses règles.
box-says = Que dit votre livret, parmi ceci ?
box-says-more-than-two = Une flèche est fermée si « plus de deux » pions s’y trouvent
box-says-games = On joue pour deux victoires en trois parties, ou trois en cinq
box-says-smaller = Le plus petit nombre se joue toujours en premier
box-says-correction = Un coup irrégulier peut être signalé jusqu’au lancer suivant
box-says-nothing = Je n’ai pas de livret
box-cube_inside = Y a-t-il un videau dans la boîte ?
box-languages = En combien de langues est-il écrit ?

## Switches
switch-stake = Que joue-t-on ?
switch-stake-0 = Pour le plaisir, sans videau
switch-stake-1 = Un enjeu de 1, avec le videau
switch-stake-2 = Un enjeu de 2, avec le videau
switch-stake-5 = Un enjeu de 5, avec le videau
switch-stake-10 = Un enjeu de 10, avec le videau
switch-win_triple_needs_none_off = Quand une victoire compte-t-elle triple ?
switch-win_triple_needs_none_off-yes = Seulement si le perdant n’a rien sorti
switch-win_triple_needs_none_off-no = Dès que le perdant a un pion à la barre ou dans le jan du gagnant
switch-assisted = Contrôle des coups
switch-assisted-yes = N’accepte que les coups réguliers
switch-assisted-no = Laisse tout jouer, comme sur un vrai plateau
switch-bearoff_may_pass = Une fois tous les pions rentrés
switch-bearoff_may_pass-no = Tout nombre jouable doit être joué
switch-bearoff_may_pass-yes = On peut laisser un nombre inutilisé
switch-bearoff_six_needs_double_six = Sortir de la flèche 6
switch-bearoff_six_needs_double_six-no = Avec n’importe quel six
switch-bearoff_six_needs_double_six-yes = Seulement avec deux six
switch-bearoff_rule = Quel nombre fait sortir un pion ?
switch-bearoff_rule-any-sufficient = Tout nombre qui atteint le bord
switch-bearoff_rule-exact-or-highest = Le sien ; un plus grand depuis la flèche la plus haute
switch-setup = Position de départ
switch-setup-standard = Normale
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, trois pions chacun
switch-cube = Videau
switch-cube-on = Avec le videau
switch-cube-off = Sans le videau
switch-cube_limit = Le videau va jusqu’à
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Le videau au centre
switch-centred_cube-either = Chacun peut le tourner
switch-centred_cube-holland = Après la partie Crawford, pas avant deux lancers chacun
switch-crawford = Partie Crawford
switch-crawford-yes = Une partie sans videau, à un point du but
switch-crawford-no = Pas de partie Crawford
switch-jacoby = Règle Jacoby
switch-jacoby-yes = Les gammons comptent seulement si le videau a tourné
switch-jacoby-no = Les gammons comptent toujours
switch-beavers = Beavers
switch-beavers-yes = Permis
switch-beavers-no = Interdits
switch-raccoons = Raccoons
switch-raccoons-yes = Permis
switch-raccoons-no = Interdits
switch-automatic_doubles = Même nombre au lancer d’ouverture
switch-automatic_doubles-0 = On relance
switch-automatic_doubles-1 = Doublent l’enjeu une fois au plus
switch-automatic_doubles-2 = Doublent l’enjeu deux fois au plus
switch-automatic_doubles-3 = Doublent l’enjeu trois fois au plus

## Clauses
clause-aim = Amenez tous vos pions dans votre jan intérieur, puis sortez-les. Le premier qui n’en a plus gagne.
clause-setup = Les deux camps se font face en miroir. Un pion part du jan adverse, fait le tour du plateau et rentre dans le sien.
clause-forward = Les pions avancent toujours vers leur jan, jamais en arrière.
clause-starter-high = Chacun lance un dé. Celui qui fait le plus grand nombre commence.
clause-draw-first = D’abord le lancer d’ouverture. À égalité, on relance.
clause-first-throw-fresh = Celui qui commence relance les deux dés pour son premier tour.
clause-first-throw-drawn = Les deux dés du lancer d’ouverture sont le premier lancer de celui qui commence ; ce n’est donc jamais un doublet.
clause-already-started = Il y a un seul lancer d’ouverture par partie.
clause-throw-first = On joue à tour de rôle. Un tour commence par le lancer de deux dés.
clause-dice-zone = On lance les dés dans la moitié droite du plateau, vue de sa place.
clause-choice-first = Si vous pouvez doubler, faites-le avant de lancer.
clause-play-first = On joue d’abord ce que montrent les dés.
clause-dice-only = Chaque nombre avance un pion d’autant de flèches. Un pion peut prendre plusieurs nombres à la suite, avec un arrêt après chacun.
clause-no-checker = On ne joue que ses propres pions.
clause-closed-point = Une flèche tenue par deux pions adverses ou plus est fermée : vous ne pouvez pas vous y poser, même au milieu d’un coup plus long.
clause-self-hit = Un pion posé malgré tout sur une flèche fermée compte comme frappé et va à la barre ; le nombre est utilisé.
clause-hit = Si vous arrivez sur un pion adverse isolé, vous le frappez : il va à la barre. Rien ne vous oblige à frapper si vous pouvez jouer autrement.
clause-any-order = Les nombres se jouent dans l’ordre qu’on veut.
clause-smaller-first = Le plus petit nombre se joue toujours avant le plus grand.
clause-smaller-lost = Si aucun pion ne peut jouer le plus petit nombre, il est perdu et le plus grand se joue seul.
clause-must-move = Si vous pouvez jouer, vous devez jouer.
clause-use-all = Vous devez jouer autant de nombres que les règles le permettent : les deux, s’il y a un moyen de jouer les deux.
clause-use-higher = Si vous pouvez jouer l’un ou l’autre nombre, mais pas les deux, vous devez jouer le plus grand.
clause-stop-at-home = Quand tous vos pions sont rentrés, rien ne vous oblige à jouer : n’importe quel nombre peut être laissé.
clause-doubles-four = Avec un doublet, on joue le nombre quatre fois.
clause-partial-double = D’un doublet, on joue tout ce qu’on peut ; le reste est perdu.
clause-whole-double = Un doublet se joue en entier, les quatre pas, ou pas du tout. Sortir son dernier pion avant suffit.
clause-enter-first = Un pion à la barre doit d’abord rentrer, dans le jan adverse, sur la flèche que le dé compte depuis le bord lointain. Rien d’autre ne peut bouger avant que tous vos pions soient rentrés.
clause-enter-any = L’un ou l’autre nombre peut faire rentrer un pion ; celui qui ne le peut pas est perdu.
clause-smaller-enters = Avec un pion à la barre, si le plus petit nombre ne le fait pas rentrer, tout le lancer est perdu.
clause-home-first = On sort quand tous ses pions sont dans son jan intérieur. Si l’un est frappé, on reprend quand tous y sont revenus.
clause-exact-number = Un pion ne sort qu’avec le nombre exact de sa flèche.
clause-highest-first = Un pion sort avec le nombre de sa flèche, ou avec un plus grand depuis votre flèche la plus haute.
clause-rear-first = Seul un pion de votre flèche la plus haute peut sortir, avec tout nombre qui atteint le bord.
clause-any-sufficient = N’importe quel pion peut sortir avec un nombre qui atteint le bord.
clause-past-band = Aucun pion ne sort s’il a devant lui, dans votre jan, une flèche fermée par l’adversaire.
clause-double-six = On ne sort de la flèche 6 qu’avec un lancer de deux six.
clause-inside-move = Un pas à l’intérieur du jan est toujours permis au lieu d’une sortie.
clause-win = Le premier qui a sorti tous ses pions a gagné.
clause-win-counts-one = Chaque victoire compte pour une.
clause-win-kinds = Une victoire compte une fois ; deux si le perdant n’a rien sorti ; trois si de plus il a un pion à la barre ou dans le jan du gagnant.
clause-stalled = Après cinquante tours de suite sans aucun pas, la partie est nulle.
clause-cube = Le videau commence au centre, à 1. Chaque double multiplie par deux ce que vaut la partie.
clause-no-cube = Ces règles n’emploient le videau que si l’on joue pour un enjeu ou des points. Quand on compte simplement les parties, il n’y a pas de videau.
clause-double-before-throw = Vous pouvez proposer un double avant votre propre lancer, mais pas avant le premier lancer de la partie.
clause-answer-first = L’adversaire accepte le double, ou le refuse et perd la partie.
clause-nothing-offered = On ne peut accepter ou refuser que si un double a été proposé.
clause-cube-owner = Si vous acceptez un double, le videau est à vous, et vous seul pouvez doubler ensuite.
clause-cube-limit = Le videau ne dépasse pas sa limite.
clause-cube-dead = Dans un match, le videau ne se tourne plus dès qu’il décide déjà du match pour les deux joueurs.
clause-crawford = La première partie où un camp n’a plus besoin que d’un point se joue sans videau.
clause-holland = Au choix : après cette partie, le videau au centre ne se tourne pas avant que chacun ait lancé deux fois.
clause-jacoby = Hors match, les victoires doubles et triples comptent comme simples, sauf si le videau a été tourné.
clause-beavers = Hors match, on peut répondre à un double en doublant aussitôt et en gardant le videau : un beaver.
clause-no-beaver = Un beaver n’est possible que si on l’a convenu, et seulement en réponse à un double.
clause-no-raccoon = Un raccoon n’est possible que si on l’a convenu, et seulement en réponse à un beaver.
clause-automatic-doubles = Hors match, un même nombre au lancer d’ouverture double l’enjeu, au plus autant de fois que convenu.
clause-match-games = Convenez d’avance du nombre de parties d’un match, par exemple deux victoires sur trois.
clause-match-points = Le premier joueur qui atteint le nombre de points convenu gagne le match.
clause-no-resignation = Ces règles ne disent pas ce que coûte un abandon.
clause-resignation = Un joueur peut proposer d’abandonner en perdant une partie simple, double ou triple. L’adversaire accepte ou refuse.
clause-answer-resignation = On répond à une proposition d’abandon avant de continuer.
clause-correction = Vous pouvez demander à l’adversaire de rejouer un tour irrégulier, avec les mêmes dés.
clause-nothing-wrong = Un tour sans erreur reste joué.
clause-correct-before-throw = Vous ne pouvez le demander que jusqu’à votre propre lancer.
clause-one-by-one = Là où tout coup est permis, on déplace ses pions un à un, puis on termine le tour.
clause-no-correction = Un tour terminé reste joué.

## Why not
refusal-draw-first = Le lancer d’ouverture vient d’abord.
refusal-already-started = La partie a déjà commencé.
refusal-throw-first = Il faut d’abord lancer les dés.
refusal-choice-first = Lancez d’abord, ou doublez.
refusal-play-first = Jouez d’abord ce que montrent les dés.
refusal-dice-zone = Les dés ne se sont pas arrêtés dans la moitié droite du plateau : relancez les deux.
refusal-forward = Vous ne pouvez pas reculer de { $from } à { $to }. Les pions avancent seulement vers leur jan.
refusal-no-checker = { $place ->
    [bar] Vous n’avez pas de pion à la barre.
   *[point] Vous n’avez pas de pion sur { $point }.
}
refusal-dice-only = { $count ->
    [0] Il ne vous reste aucun nombre à jouer.
    [one] C’est à { $distance } flèches ; il vous reste { $dice }.
   *[other] C’est à { $distance } flèches ; il vous reste { $dice }.
}
refusal-closed-point = { $count ->
    [one] La flèche { $point } est fermée : { $count } pion adverse s’y trouve.
   *[other] La flèche { $point } est fermée : { $count } pions adverses s’y trouvent.
}
refusal-smaller-first = Le plus petit nombre d’abord : jouez le { $die } avant le { $larger }.
refusal-smaller-lost = Aucun pion ne pouvait jouer le { $die } en premier : il est perdu.
refusal-must-move = { $possible ->
    [one] Vous pouvez jouer { $possible } nombre : il le faut donc.
   *[other] Vous pouvez jouer { $possible } nombres : il le faut donc.
}
refusal-use-all = { $possible ->
    [one] { $possible } nombre peut être joué ; ce coup en utilise { $used }.
   *[other] { $possible } nombres peuvent être joués ; ce coup en utilise { $used }. Choisissez une façon de les jouer tous.
}
refusal-use-higher = Un seul nombre peut être joué, donc le plus grand : { $die }.
refusal-whole-double = { $possible ->
    [one] Un doublet se joue en entier, et sur { $needed } pas, { $possible } seul est possible : il est perdu.
   *[other] Un doublet se joue en entier, et sur { $needed } pas, { $possible } seulement sont possibles : il est perdu.
}
refusal-enter-first = { $count ->
    [one] Vous avez { $count } pion à la barre : il doit d’abord rentrer.
   *[other] Vous avez { $count } pions à la barre : ils doivent d’abord rentrer.
}
refusal-smaller-enters = Le { $die } ne peut pas faire rentrer votre pion, car la flèche { $point } est fermée : tout le lancer est perdu.
refusal-home-first = { $count ->
    [one] Vous ne pouvez pas encore sortir : { $count } pion n’est pas rentré.
   *[other] Vous ne pouvez pas encore sortir : { $count } pions ne sont pas rentrés.
}
refusal-exact-number = De la flèche { $point }, seul un { $point } fait sortir ; il reste à jouer { $dice }.
refusal-highest-first = De la flèche { $point }, un nombre plus grand ne fait sortir que si rien ne reste derrière ; vous tenez encore la flèche { $highest }.
refusal-rear-first = L’arrière d’abord : vous tenez encore la flèche { $highest }.
refusal-past-band = { $count ->
    [one] { $count } pion adverse sur la flèche { $band } empêche de sortir de la flèche { $point }.
   *[other] { $count } pions adverses sur la flèche { $band } empêchent de sortir de la flèche { $point }.
}
refusal-double-six = De la flèche 6, seul un lancer de deux six fait sortir ; c’était { $dice }.
refusal-no-cube = Il n’y a pas de videau dans cette partie.
refusal-double-before-throw = Vous ne pouvez doubler qu’avant votre propre lancer, et pas avant le premier lancer de la partie.
refusal-answer-first = Répondez d’abord au double à { $value } : accepter ou refuser.
refusal-nothing-offered = Il n’y a aucune proposition à laquelle répondre.
refusal-cube-owner = Le videau est chez l’adversaire, à { $value }.
refusal-cube-limit = Le videau est à { $value } et ne va pas plus loin.
refusal-cube-dead = { $needed ->
    [one] Le videau à { $value } décide déjà du match : personne n’a besoin de plus de { $needed } point.
   *[other] Le videau à { $value } décide déjà du match : personne n’a besoin de plus de { $needed } points.
}
refusal-crawford = C’est la partie Crawford du match en { $number } : on ne double pas.
refusal-holland = { $throws ->
    [one] Après la partie Crawford, chacun lance deux fois avant qu’on double ; il y a eu { $throws } lancer.
   *[other] Après la partie Crawford, chacun lance deux fois avant qu’on double ; il y a eu { $throws } lancers.
}
refusal-no-beaver = Aucun beaver n’est possible ici.
refusal-no-raccoon = Aucun raccoon n’est possible ici.
refusal-no-resignation = Ces règles ne prévoient pas d’abandon simple, double ou triple.
refusal-answer-resignation = Acceptez ou refusez d’abord la proposition d’abandon.
refusal-one-by-one = Ici, on déplace un pion à la fois.
refusal-no-correction = Un tour terminé reste joué.
refusal-correct-before-throw = Une erreur se signale seulement avant votre propre lancer.
refusal-nothing-wrong = Ce tour était régulier.

## How it ended
outcome-single = { $points ->
    [one] { $seat } sort son dernier pion et gagne { $points } point.
   *[other] { $seat } sort son dernier pion et gagne { $points } points.
}
outcome-double = { $points ->
    [one] { $seat } : victoire double, { $points } point ; l’adversaire n’a rien sorti.
   *[other] { $seat } : victoire double, { $points } points ; l’adversaire n’a rien sorti.
}
outcome-triple = { $points ->
    [one] { $seat } : victoire triple, { $points } point ; l’adversaire a encore un pion à la barre ou dans le jan du gagnant.
   *[other] { $seat } : victoire triple, { $points } points ; l’adversaire a encore un pion à la barre ou dans le jan du gagnant.
}
outcome-gammon = { $points ->
    [one] { $seat } gagne par gammon, { $points } point : l’adversaire n’a rien sorti.
   *[other] { $seat } gagne par gammon, { $points } points : l’adversaire n’a rien sorti.
}
outcome-backgammon = { $points ->
    [one] { $seat } gagne par backgammon, { $points } point : l’adversaire a encore un pion à la barre ou dans le jan du gagnant.
   *[other] { $seat } gagne par backgammon, { $points } points : l’adversaire a encore un pion à la barre ou dans le jan du gagnant.
}
outcome-dropped = { $points ->
    [one] { $seat } gagne { $points } point : l’adversaire a refusé le double.
   *[other] { $seat } gagne { $points } points : l’adversaire a refusé le double.
}
outcome-conceded = { $points ->
    [one] { $seat } gagne { $points } point : l’adversaire a abandonné.
   *[other] { $seat } gagne { $points } points : l’adversaire a abandonné.
}
outcome-stalled = Partie nulle : plus personne n’a bougé depuis longtemps.

## Levels
level-beginner = Débutant
level-beginner-about = Joue le premier coup qu’il voit et laisse ses pions exposés.
level-casual = Amateur
level-casual-about = Garde ses pions ensemble et frappe quand c’est possible.
level-steady = Solide
level-steady-about = Ferme des flèches, compte la course et double avec une nette avance.
level-expert = Expert
level-expert-about = Voit un lancer à l’avance et se trompe rarement.
level-master = Maître
level-master-about = Voit deux lancers à l’avance. Niveau mondial.

## On the table
look-home-right = Sortie à droite
look-home-left = Sortie à gauche
look-blue-right = { look-home-right }, tapis bleu
look-blue-left = { look-home-left }, tapis bleu
look-wine-right = { look-home-right }, tapis bordeaux
look-wine-left = { look-home-left }, tapis bordeaux

scene-title = Plateau de backgammon
scene-view = { $seat ->
    [first] { $home ->
        [left] Les flèches se comptent depuis le jan de Clair, en bas à gauche.
       *[right] Les flèches se comptent depuis le jan de Clair, en bas à droite.
    }
   *[second] { $home ->
        [left] Les flèches se comptent depuis le jan de Foncé, en bas à gauche.
       *[right] Les flèches se comptent depuis le jan de Foncé, en bas à droite.
    }
}
scene-points = { $seat ->
    [first] Clair occupe { $points }.
   *[second] Foncé occupe { $points }.
}
scene-no-points = { $seat ->
    [first] Clair n’occupe aucune flèche.
   *[second] Foncé n’occupe aucune flèche.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } pion clair est à la barre.
       *[other] { $count } pions clairs sont à la barre.
    }
   *[second] { $count ->
        [one] { $count } pion foncé est à la barre.
       *[other] { $count } pions foncés sont à la barre.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } pion clair est sorti.
       *[other] { $count } pions clairs sont sortis.
    }
   *[second] { $count ->
        [one] { $count } pion foncé est sorti.
       *[other] { $count } pions foncés sont sortis.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Clair a encore { $count } pip à parcourir.
       *[other] Clair a encore { $count } pips à parcourir.
    }
   *[second] { $count ->
        [one] Foncé a encore { $count } pip à parcourir.
       *[other] Foncé a encore { $count } pips à parcourir.
    }
}
scene-dice = { $count ->
    [one] Il reste à jouer { $dice }.
   *[other] Il reste à jouer { $dice }.
}
scene-cube = { $owner ->
    [first] Le videau est chez Clair, à { $value }.
    [second] Le videau est chez Foncé, à { $value }.
   *[nobody] Le videau est au centre, à { $value }.
}
scene-away = Points encore nécessaires : Clair { $first }, Foncé { $second }.
scene-crawford = C’est la partie Crawford, sans double.
scene-due-draw = Un dé chacun décide qui commence.
scene-due-choice = { $seat ->
    [first] À Clair, avant le lancer.
   *[second] À Foncé, avant le lancer.
}
scene-due-throw = { $seat ->
    [first] À Clair de lancer.
   *[second] À Foncé de lancer.
}
scene-due-play = { $seat ->
    [first] À Clair de jouer.
   *[second] À Foncé de jouer.
}
scene-due-offered = { $seat ->
    [first] On propose à Clair le videau à { $value } : accepter ou refuser.
   *[second] On propose à Foncé le videau à { $value } : accepter ou refuser.
}
scene-due-beavered = { $seat ->
    [first] Clair reçoit un beaver : le videau montrerait { $value }.
   *[second] Foncé reçoit un beaver : le videau montrerait { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Clair reçoit un raccoon : le videau montrerait { $value }.
   *[second] Foncé reçoit un raccoon : le videau montrerait { $value }.
}
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Foncé propose d’abandonner en partie simple ; à Clair de répondre.
       *[second] Clair propose d’abandonner en partie simple ; à Foncé de répondre.
    }
    [2] { $seat ->
        [first] Foncé propose d’abandonner en partie double ; à Clair de répondre.
       *[second] Clair propose d’abandonner en partie double ; à Foncé de répondre.
    }
   *[3] { $seat ->
        [first] Foncé propose d’abandonner en partie triple ; à Clair de répondre.
       *[second] Clair propose d’abandonner en partie triple ; à Foncé de répondre.
    }
}
scene-due-over = La partie est finie.

scene-point = { $holder ->
    [first] { $count ->
        [one] Flèche { $point } : { $count } pion clair
       *[other] Flèche { $point } : { $count } pions clairs
    }
    [second] { $count ->
        [one] Flèche { $point } : { $count } pion foncé
       *[other] Flèche { $point } : { $count } pions foncés
    }
   *[nobody] Flèche { $point } : vide
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Barre : aucun pion clair
        [one] Barre : { $count } pion clair
       *[other] Barre : { $count } pions clairs
    }
   *[second] { $count ->
        [0] Barre : aucun pion foncé
        [one] Barre : { $count } pion foncé
       *[other] Barre : { $count } pions foncés
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Bac : aucun pion clair sorti
        [one] Bac : { $count } pion clair sorti
       *[other] Bac : { $count } pions clairs sortis
    }
   *[second] { $count ->
        [0] Bac : aucun pion foncé sorti
        [one] Bac : { $count } pion foncé sorti
       *[other] Bac : { $count } pions foncés sortis
    }
}
scene-die = { $state ->
    [used] Dé : { $number }, joué
   *[left] Dé : { $number }
}
scene-no-die = Dés, pas encore lancés
scene-face = { $seat ->
    [first] Clair a lancé { $number }
    [second] Foncé a lancé { $number }
   *[nobody] Un dé montre { $number }
}

## What a hand may say
act-throw = Lancer
act-double = Doubler à { $value }
act-take = Accepter à { $value }
act-drop = Refuser
act-beaver = Beaver : { $value }
act-raccoon = Raccoon : { $value }
act-accept = Accepter
act-decline = Refuser
act-correct = Signaler l’erreur
act-check = Était-ce permis ?
act-done = Finir le tour
act-resign = { $kind ->
    [1] Abandonner en partie simple
    [2] Abandonner en partie double
   *[3] Abandonner en partie triple
}
act-stop = Finir le tour ici
act-pass = Ne pas jouer
act-no-move = Aucun coup : finir le tour
act-forced = Coup forcé : { $play }

## What happened
told-start = { $seat ->
    [first] Lancer d’ouverture : Clair { $first }, Foncé { $second }. Clair commence.
    [second] Lancer d’ouverture : Clair { $first }, Foncé { $second }. Foncé commence.
   *[nobody] Lancer d’ouverture : { $first } de chaque côté. On relance.
}
told-roll = { $seat ->
    [first] Clair lance { $dice }
   *[second] Foncé lance { $dice }
}
told-play = { $seat ->
    [first] Clair : { $play }
   *[second] Foncé : { $play }
}
told-self-hit = { $seat ->
    [first] Clair : { $play }, sur une flèche fermée ; le pion va à la barre
   *[second] Foncé : { $play }, sur une flèche fermée ; le pion va à la barre
}
told-no-move = { $seat ->
    [first] Clair ne peut pas jouer
   *[second] Foncé ne peut pas jouer
}
told-pass = { $seat ->
    [first] Clair ne joue rien
   *[second] Foncé ne joue rien
}
told-done = { $seat ->
    [first] Clair finit son tour
   *[second] Foncé finit son tour
}
told-throw = { $seat ->
    [first] Clair prend les dés
   *[second] Foncé prend les dés
}
told-double = { $seat ->
    [first] Clair double à { $value }
   *[second] Foncé double à { $value }
}
told-take = { $seat ->
    [first] Clair accepte à { $value }
   *[second] Foncé accepte à { $value }
}
told-drop = { $seat ->
    [first] Clair refuse le double
   *[second] Foncé refuse le double
}
told-beaver = { $seat ->
    [first] Clair répond par un beaver à { $value }
   *[second] Foncé répond par un beaver à { $value }
}
told-raccoon = { $seat ->
    [first] Clair répond par un raccoon à { $value }
   *[second] Foncé répond par un raccoon à { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Clair propose d’abandonner en partie simple
       *[second] Foncé propose d’abandonner en partie simple
    }
    [2] { $seat ->
        [first] Clair propose d’abandonner en partie double
       *[second] Foncé propose d’abandonner en partie double
    }
   *[3] { $seat ->
        [first] Clair propose d’abandonner en partie triple
       *[second] Foncé propose d’abandonner en partie triple
    }
}
told-accept-loss = { $seat ->
    [first] Clair accepte
   *[second] Foncé accepte
}
told-decline-loss = { $seat ->
    [first] Clair refuse
   *[second] Foncé refuse
}
told-correct = { $seat ->
    [first] Clair signale l’erreur : le tour est rejoué
   *[second] Foncé signale l’erreur : le tour est rejoué
}

## The rule book's chapters
chapter-setup = But et direction
chapter-begin = Qui commence
chapter-dice = Lancer et jouer
chapter-points = Fermer et frapper
chapter-bar = Rentrer de la barre
chapter-bearing-off = La sortie
chapter-winning = La victoire
chapter-cube = Le videau
chapter-errors = Erreurs et abandon

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Fermer une flèche
lesson-make-a-point-task = Vous avez lancé 3 et 1. Réunissez deux pions sur votre flèche 5.
lesson-make-a-point-done = Deux pions sur une flèche sont à l’abri, et la ferment à l’adversaire.
lesson-run = Courir
lesson-run-task = Vous avez lancé 6 et 5. Amenez un pion arrière à l’abri sur votre flèche 13.
lesson-run-done = Un pion peut prendre les deux nombres, l’un après l’autre.
lesson-hit = Frapper
lesson-hit-task = Un pion adverse est isolé sur votre flèche 4. Frappez-le et fermez la flèche.
lesson-hit-done = Un pion frappé repart de la barre.
lesson-closed = Flèches fermées
lesson-closed-task = Vous avez lancé deux cinq. Vos pions arrière sont bloqués : fermez votre flèche 3 depuis les flèches 13 et 8.
lesson-closed-done = Vous ne pouvez pas vous poser sur une flèche tenue par deux pions adverses ou plus.
lesson-enter = Rentrer de la barre
lesson-enter-task = Vous avez lancé 6 et 4, et un de vos pions est à la barre. Faites-le rentrer, puis jouez l’autre pion arrière.
lesson-enter-done = Un pion à la barre rentre avant que rien d’autre ne bouge.
lesson-use-both = L’un ou l’autre
lesson-use-both-task = Vous avez lancé 6 et 5. L’un ou l’autre est jouable, mais pas les deux. Jouez celui qu’il faut jouer.
lesson-use-both-done = Si vous ne pouvez jouer qu’un des deux nombres, ce doit être le plus grand.
lesson-doubles = Un doublet
lesson-doubles-task = Vous avez lancé double trois : vous jouez quatre fois. Fermez votre flèche 5 et votre flèche 3.
lesson-doubles-done = Avec un doublet, on joue le nombre quatre fois.
lesson-bear-off = La sortie
lesson-bear-off-task = Tous vos pions sont rentrés dans votre jan. Vous avez lancé 5 et 2 : sortez deux pions.
lesson-bear-off-done = Avec chaque nombre, vous sortez un pion de la flèche de ce nombre.
lesson-bear-off-high = Un nombre trop grand
lesson-bear-off-high-task = Vous avez lancé 6 et 4, mais aucun pion n’est si loin. Sortez deux pions quand même.
lesson-bear-off-high-done = Avec un nombre plus grand que votre flèche la plus haute, vous sortez un pion de cette flèche.
lesson-double = Le videau
lesson-double-task = Vous avez une nette avance. Doublez avant de lancer.
lesson-double-done = L’adversaire accepte et continue pour le double, ou refuse et perd ce que la partie valait.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Gagne { $win } %.
    [double] Gagne { $win } % ({ $wins-double } % en double, { $wins-triple } % en triple), perd { $loss } % ({ $loses-double } % en double, { $loses-triple } % en triple).
   *[gammon] Gagne { $win } % ({ $wins-double } % de gammons, { $wins-triple } % de backgammons), perd { $loss } % ({ $loses-double } % de gammons, { $loses-triple } % de backgammons).
}
mistake-cost = Coûte { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } point.
mistake-given = { $what ->
    [shots] { $played } lancers sur 36 frappent, au lieu de { $best }.
    [cashed] L’adversaire peut maintenant doubler et gagner aussitôt.
    [doubled] L’adversaire a maintenant un bon double.
    [wins] Gagne { $played } % au lieu de { $best } %.
    [gammons-won] Gagne double dans { $played } % des cas au lieu de { $best } %.
   *[gammons-lost] Perd double dans { $played } % des cas au lieu de { $best } %.
}
mistake-cube = { $why ->
    [too-early] Le double est venu trop tôt.
    [too-good] Position trop forte pour doubler : continuer rapporte davantage.
    [double] Il fallait doubler ici.
    [take] Ce double s’accepte.
    [drop] Ce double se refuse.
   *[beaver] Il fallait répondre par un beaver.
}
tally-errors = Décisions : { $decisions }. Perte : { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } point, un taux d’erreur de { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (millièmes de point par décision).
tally-luck = Chance aux dés : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } point.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Lancer : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Doubler : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Accepter : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Refuser : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play } : { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Lancez les dés, ou doublez d’abord si vous menez nettement.
    [answer] L’adversaire double : acceptez et continuez pour le double, ou refusez et perdez la mise actuelle.
    [bar] Un de vos pions est à la barre : rentrez-le avant toute chose.
    [off] Tous vos pions sont dans votre jan : sortez-les.
    [move] Ramenez vos pions avec les deux nombres. À deux ou plus sur une flèche, ils sont à l’abri.
    [race] Plus aucun pion ne peut être frappé : ramenez-les tous, puis sortez-les, le plus vite possible.
   *[other] Choisissez un bouton sous le plateau.
}
guide-why = { $why ->
    [hits] Vous frappez : ce pion repart de la barre.
    [off] Vous sortez des pions.
    [point] Vous fermez une flèche : des pions réunis sont à l’abri et barrent la route à l’adversaire.
    [safe] Vous laissez moins de pions seuls.
    [runs] Vous mettez en route un pion arrière.
    [past] Vos derniers pions ont dépassé ceux de l’adversaire : plus rien ne peut être frappé.
    [race] C’est ce qui gaspille le moins de pips.
    [pass] Vous ne pouvez pas jouer.
    [double] Votre avance suffit pour doubler.
    [take] Vous gagnez assez souvent pour continuer.
    [drop] Vous perdriez trop souvent.
    [throw] Votre avance ne suffit pas pour doubler.
   *[other] C’est ce qui vous donne les meilleures chances.
}
character-beginner = Pip
character-casual = Solo
character-steady = Ancre
character-expert = Rempart
character-master = Oracle
clause-fifteen = Chaque joueur a quinze pions.
clause-three-checkers = Chaque joueur a trois pions.
clause-jump = En chemin, vos pions peuvent passer par-dessus tous les autres, y compris les flèches fermées.
clause-white-starts = Un dé décide qui joue les pions clairs (les blancs) et qui joue les foncés. Les blancs commencent.
clause-higher-takes-white = Chaque joueur lance un dé. Le plus grand nombre prend les blancs.
clause-dice-flat = Si les dés ne reposent pas bien à plat à cet endroit, ils ne comptent pas : on relance les deux.
clause-call-first = Si vous voulez signaler une erreur, faites-le avant de lancer.
clause-closed-by-three = Une flèche tenue par trois pions adverses ou plus est fermée : vous ne pouvez pas vous y poser, même en passant. Sur une flèche où il y en a deux, les deux camps peuvent se tenir ; seul un pion isolé est frappé.
clause-bridge = Plusieurs flèches fermées de suite forment un pont. Un pion ne le franchit qu’avec un nombre qui mène au-delà.
clause-several-hits = En un tour, vous pouvez frapper plusieurs pions, jusqu’à quatre avec un doublet.
clause-stacking = Une flèche peut porter autant de vos pions que vous voulez.
clause-no-pass = Pendant la sortie, vous pouvez jouer dans votre jan ou sortir des pions, à votre choix. Mais tout nombre jouable doit être joué.
clause-may-leave-unused = Une fois tous vos pions rentrés, vous pouvez laisser un nombre sans le jouer.
clause-any-six = On peut sortir de la flèche 6 avec n’importe quel six.
clause-win-kinds-far-back = Une victoire compte une fois. Elle compte deux fois si le perdant n’a sorti aucun pion, et trois fois s’il a un pion à la barre ou dans le jan du gagnant, même si d’autres sont sortis.
clause-win-kinds-single = Une victoire compte une fois. Elle compte trois fois si le perdant n’a sorti aucun pion et en a un à la barre ou dans le jan du gagnant.
clause-win-kinds-letter = Une victoire compte une fois, même si tous les pions du perdant sont encore sur le plateau. Elle compte trois fois si l’un d’eux est à la barre ou dans le jan du gagnant.
clause-win-named = Une victoire est simple si le perdant a sorti un pion, c’est un gammon s’il n’en a sorti aucun, et un backgammon s’il a de plus un pion à la barre ou dans le jan du gagnant.
clause-win-values = Un gammon compte deux fois, un backgammon trois fois.
clause-without-cube = Dans cette partie, il n’y a pas de videau.
clause-cube-single-game = Dans un match où l’on compte les parties, chaque partie compte pour une, et il n’y a pas de videau.
clause-cube-faces = Le premier double met le videau sur 2. Le joueur qui l’a accepté peut plus tard le mettre sur 4, puis l’autre sur 8, et ainsi de suite à tour de rôle.
clause-drop-price = Si vous refusez le double, vous perdez ce que la partie valait avant, en partie simple.
clause-cube-times-kind = Le videau multiplie ce que compte le type de victoire : à 8, une victoire triple compte 24.
clause-nothing-resigned = On ne peut accepter ou refuser que si l’adversaire a proposé d’abandonner.
refusal-call-first = Lancez d’abord, ou signalez l’erreur.
refusal-closed-by-three = { $count ->
    [one] La flèche { $point } est fermée : { $count } pion adverse s’y trouve.
   *[other] La flèche { $point } est fermée : { $count } pions adverses s’y trouvent.
}
refusal-without-cube = Il n’y a pas de videau dans cette partie.
refusal-cube-single-game = Il n’y a pas de videau dans un match où l’on compte les parties.
refusal-nothing-resigned = Personne n’a proposé d’abandonner.
told-start-white = Lancer d’ouverture : { $high } contre { $low }. Le { $high } joue Clair et commence.
told-start-tie = Lancer d’ouverture : { $high } contre { $low }. On relance.
scene-point-shared = Flèche { $point } : { $first } clair, { $second } foncé
switch-block_min = Quand une flèche est-elle fermée ?
switch-block_min-2 = Dès que deux pions adverses l’occupent
switch-block_min-3 = À partir de trois pions seulement
switch-win_none_off = Et si le perdant n’a rien sorti ?
switch-win_none_off-double = La victoire compte deux fois
switch-win_none_off-single = La victoire compte une fois
switch-stake-note = Le videau est pour les parties isolées : en deux parties gagnantes ou plus, chaque partie compte pour une, quel que soit l’enjeu.
box-says-more-than-two-note = D’après cette phrase, une paire ne serait ni libre ni fermée ; nous jouons donc que deux pions ferment une flèche, comme le disent certaines langues du livret. Vous pouvez passer à trois : « Exactement comme imprimé » le fait.
box-says-games-note = La page allemande de la même boîte décrit un autre jeu : pour celui-là, choisissez « { box-says-smaller } ».
box-says-smaller-note = C’est la page allemande de cette boîte. Les autres langues décrivent un autre jeu : pour celui-là, choisissez « { box-says-games } ».
box-says-correction-note = On peut signaler des erreurs dans une partie qui admet tous les coups ; dans une partie ordinaire, seuls les coups réguliers sont possibles.
origin-setup = Imprimé sous forme d’image.
origin-case-white-starts = Le texte grec oublie que les blancs commencent.
origin-higher-takes-white = Les livrets ne disent pas quel nombre prend les blancs. Le plus grand, comme partout ailleurs.
origin-draw-first = Rien n’est dit des nombres égaux ; ils ne décident de rien, on relance donc.
origin-collection-draw-first = À égalité, on relance jusqu’à ce que les nombres diffèrent.
origin-tournament-draw-first = À égalité, on relance.
origin-best-of-first-throw-fresh = Le livret dit seulement qui joue en premier, et que l’on lance les dés à tour de rôle ; celui qui commence lance donc les deux.
origin-collection-dice-flat = Le livret dit seulement où lancer.
origin-case-closed-point = La plupart des langues disent « plus de deux », mais seul un pion isolé est frappé : une paire ne serait donc ni libre ni fermée. L’italien et l’estonien disent deux ou plus, et l’anglais dit les deux. Nous jouons deux. Un réglage suit le texte à la lettre.
origin-case-closed-by-three = C’est le texte à la lettre : « plus de deux » ferment une flèche, et seul un pion isolé est frappé ; à deux, la flèche est donc partagée.
origin-best-of-closed-point = L’anglais, le français et l’italien le disent. L’espagnol, le portugais et le polonais ne le disent que pour rentrer de la barre.
origin-collection-closed-point = Les textes anglais, italien, danois et russe se lisent comme si un seul pion adverse suffisait à vous arrêter en chemin. L’allemand, le français et l’espagnol sont clairs : deux ou plus.
origin-case-self-hit = Les textes tchèque, slovaque et hongrois ont perdu cette règle et répètent comment on frappe.
origin-case-hit = Certaines langues oublient de dire que le pion adverse doit être seul.
origin-best-of-hit = Le texte polonais oublie de dire que le pion adverse doit être seul.
origin-case-stacking = Les livrets ne fixent aucune limite.
origin-several-hits = Le livret n’en dit rien ; chaque frappe découle de la règle ci-dessus.
origin-small-first-several-hits = Cela découle de l’exemple d’un lancer qui frappe à l’une de trois distances.
origin-case-several-hits = Le texte turc parle du double six ; n’importe quel doublet convient.
origin-case-must-move = Joué comme en allemand et dans la plupart des langues. Le français rend la frappe obligatoire, le russe, l’ukrainien et le turc retournent la règle, et le hongrois a perdu une négation.
origin-best-of-must-move = Le livret ne le dit pas en général ; sa règle du plus grand nombre le suppose.
origin-best-of-use-all = Le livret ne le dit pas ; sa règle du plus grand nombre le suppose.
origin-small-first-use-all = Le livret ne le dit pas ; joué comme d’habitude.
origin-best-of-use-higher = Le français et le polonais se lisent comme si l’on pouvait choisir de ne jouer qu’un nombre ; l’espagnol, l’original, non.
origin-case-use-higher = Le texte croate parle d’un pion au lieu d’un nombre.
origin-case-stop-at-home = Dans certaines langues, l’obligation cesse quand les pions de l’un des joueurs sont rentrés, et en arabe quand tous le sont. Nous jouons : les vôtres.
origin-no-pass = Le texte dit que sortir n’est pas obligatoire, et l’autre coup non plus. Nous y lisons un libre choix entre les deux, car les règles habituelles reprennent juste après. Laisser un nombre est un réglage.
origin-may-leave-unused = C’est le texte à la lettre : ni la sortie ni un autre coup ne sont obligatoires. Le texte polonais n’en a que la moitié.
origin-case-doubles-four = Certaines langues multiplient tout le lancer par quatre, ou parlent de quatre dés. L’exemple du même texte montre quatre pas séparés.
origin-best-of-doubles-four = L’exemple anglais se prolonge dans un second ; il s’agit de quatre pas.
origin-best-of-partial-double = Le livret n’en dit rien ; joué comme d’habitude.
origin-collection-partial-double = Le livret n’en dit rien ; cela découle de l’obligation de jouer.
origin-case-partial-double = Le texte turc annule les coups possibles, et l’arabe les laisse au choix ; dans toutes les autres langues, ils sont obligatoires.
origin-whole-double = Dans l’exemple, un doublet dont deux pas sont possibles est perdu. Nous le lisons de même pour trois.
origin-case-enter-first = Les livrets disent seulement que tous les pions rentrent d’abord. Où et comment : comme d’habitude.
origin-best-of-enter-first = Le texte français y met pour condition de pouvoir rentrer ; les autres non.
origin-case-enter-any = Les livrets ne le disent pas ; comme d’habitude.
origin-smaller-lost = Le livret ne retire tout le lancer qu’au joueur qui a un pion à la barre. Nous n’allons pas plus loin : le plus grand nombre se joue seul.
origin-case-home-first = En tchèque, en slovaque, en slovène et en arabe, on cesse de lancer les dés après une frappe, et en croate on sort vers la position de départ. Il s’agit de sortir les pions du plateau.
origin-case-exact-number = Le texte suédois demande un nombre « pair », le turc omet « exactement ». Dans tous les autres : le nombre exact.
origin-best-of-highest-first = Le texte portugais sort toujours le pion le plus haut ; les autres le permettent seulement.
origin-best-of-inside-move = L’exemple français va sur la mauvaise flèche.
origin-collection-any-sufficient = Le texte français veut que le nombre mène « juste au-delà » du bord, donc exactement. Les neuf autres langues demandent seulement qu’il suffise, et ne disent rien des pions situés derrière.
origin-collection-highest-first = Pas dans le livret : la règle habituelle d’aujourd’hui, comme vous en êtes convenus.
origin-rear-first = L’ordre est imprimé ; qu’un nombre puisse dépasser la flèche découle du bord à franchir.
origin-any-six = Le texte allemand demande un lancer de deux six, ce qui contredit sa propre règle de sortie et ressemble à une coquille. Nous jouons n’importe quel six. Un réglage suit le texte à la lettre.
origin-double-six = C’est le texte allemand à la lettre.
origin-case-win = Le texte grec nomme d’abord le joueur rentré le premier, l’arabe celui qui commence à sortir. Plus loin, les deux rejoignent les autres.
origin-case-win-kinds = Pour la victoire triple, les livrets demandent seulement un pion à la barre ou dans le jan du gagnant. Une défaite avec des pions sortis serait alors à la fois simple et triple ; nous demandons que rien ne soit sorti. Un réglage suit le texte à la lettre. Le texte danois définit la victoire double comme la simple.
origin-case-win-kinds-far-back = C’est le texte à la lettre : les livrets ne demandent pas que rien ne soit sorti.
origin-small-first-win-kinds = Une ligne du texte s’est perdue : il annonce trois sortes de victoires et appelle simple celle où le perdant a encore tous ses pions sur le plateau, partout ailleurs double. Nous complétons d’après les autres livrets. Un réglage suit le texte à la lettre.
origin-small-first-win-kinds-far-back = La lettre à moitié : la victoire triple comme imprimée, la double d’après les autres livrets.
origin-small-first-win-kinds-single = La lettre à moitié : pas de victoire double, comme imprimé ; la triple seulement si rien n’est sorti.
origin-small-first-win-kinds-letter = C’est ce qui reste du texte, dont une ligne s’est perdue.
origin-win-values = Le livret nomme le gammon et le backgammon, mais ne donne pas de nombres.
origin-stalled = De nous : sinon, une partie bloquée durerait sans fin. Une partie nulle compte parmi les parties d’un match ; un match en trois parties peut donc finir à égalité.
origin-without-cube = Le livret n’en parle pas.
origin-collection-without-cube = Le livret dit que les videaux existent et les laisse de côté.
origin-case-cube = L’allemand dans un livret et cinq langues de l’autre disent « quadrupler », alors que le même texte va jusqu’à huit. Il faut lire : multiplier. Que le videau commence au centre, à 1, n’est pas imprimé.
origin-case-cube-faces = Le texte croate a une face avec un 6 ; en portugais et en croate, on lance le videau. On le tourne.
origin-case-double-before-throw = Le texte croate ne le permet qu’avant le premier lancer, le suédois à tout moment. Les autres : avant votre propre lancer, une fois la partie en cours.
origin-case-drop-price = Pas imprimé ; comme d’habitude.
origin-case-cube-limit = Pas imprimé, sauf en croate, qui énumère les faces. Les faces d’un videau vont jusqu’à 64.
origin-case-cube-times-kind = Imprimé pour une victoire triple à 8. Nous y voyons un exemple. Le texte suédois double l’enjeu huit fois, l’arabe multiplie les dés.
origin-case-cube-single-game = Les livrets ne connaissent pas les matchs.
origin-one-by-one = De nous : c’est ainsi que se joue une partie sans aide.
origin-collection-correction = Dans le texte anglais, ce droit prend fin au lancer « suivant » ; il s’agit du vôtre.
written-no-move = pas de coup
written-double = Double à { $value }
written-take = Accepte
written-drop = Refuse le double
written-beaver = Beaver à { $value }
written-raccoon = Raccoon à { $value }
written-accept = Accepte l’abandon
written-decline = Refuse l’abandon
written-correct = Signale l’erreur
written-check = Demande si c’est permis
written-resigning = { $kind ->
    [1] Propose une partie simple
    [2] Propose une partie double
   *[3] Propose une partie triple
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = Le texte néerlandais parle de trois dés après le début ; il s’agit de deux.
task-roll = À vous : lancez les dés.
task-roll-or-double = À vous : lancez les dés, ou doublez.
task-move = À vous : déplacez un pion.
task-end = À vous : il n’y a plus rien à jouer.
task-double = L’adversaire double : acceptez-vous ?
task-resignation = L’adversaire veut abandonner : acceptez-vous ?
tally-pr = PR (indice de performance) : { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Grand maître
level-grandmaster-about = Joue chaque choix jusqu’au bout des centaines de fois avant de décider. Prend quelques secondes.
character-grandmaster = Zénith
editor-dice = Dés
editor-dice-none = Pas encore lancés
editor-dice-double = Double proposé
editor-cube = Videau
editor-cube-owner = Propriétaire du videau
editor-cube-centre = Au centre
editor-length = Longueur du match en points (0 = partie libre)
editor-score = { $seat ->
    [first] Points de Clair
   *[second] Points de Foncé
}
editor-crawford = Partie Crawford
refusal-editor-many = { $seat ->
    [first] Clair a { $count } pions sur le plateau ; il n’y en a que { $total }.
   *[second] Foncé a { $count } pions sur le plateau ; il n’y en a que { $total }.
}
refusal-editor-off = { $seat ->
    [first] Clair n’a plus de pion sur le plateau : la partie est finie.
   *[second] Foncé n’a plus de pion sur le plateau : la partie est finie.
}
study-checker = Coups de pions
study-double = Doubles
study-take = Réponses à un double
position-contact = Contact
position-race = Course
position-bearoff = Sortie des pions
position-blitz = Blitz
position-prime = Prime
position-holding = Jeu d’attente
position-backgame = Back game

## Drills

drill-pip-count = Compte de pips
drill-pip-count-about = Comptez combien de pips il reste à chaque camp.
drill-pip-count-task = Combien de pips reste-t-il à chaque camp ?
drill-pips-of = { $seat ->
    [first] Clair
   *[second] Foncé
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Clair : { $terms } = { $total }
   *[second] Foncé : { $terms } = { $total }
}
drill-opening-play = Coups d’ouverture
drill-opening-play-about = Jouez les premiers lancers de la partie, et les réponses.
drill-opening-play-task = Vous commencez avec { $dice }. Que jouez-vous ?
drill-opening-play-reply-task = L’adversaire a ouvert avec { $dice } et joué { $play }. Vous avez lancé { $reply }.
drill-opening-play-close = Aussi bon que le meilleur coup : la différence est trop petite pour compter.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Décisions de videau
drill-cube-action-about = Faut-il doubler, et l’adversaire doit-il accepter ?
drill-cube-action-task = Vous allez lancer dans une partie d’argent, et le videau est au centre. Quelles sont les bonnes décisions de videau ?
drill-cube-action-match-task = Vous allez lancer, et le videau est au centre. Points manquants pour gagner le match : { $ours } pour vous, { $theirs } pour l’adversaire. Quelles sont les bonnes décisions de videau ?
drill-cube = { $action ->
    [no-double] Pas de double
    [double-take] Double, accepté
    [double-drop] Double, refusé
   *[too-good] Trop bon pour doubler
}
drill-cube-why = { $action ->
    [no-double] Lancer en laissant le videau au centre vaut plus qu’un double accepté.
    [double-take] Doubler vaut plus que lancer, et l’adversaire perd moins en acceptant qu’en refusant.
    [double-drop] L’adversaire perdrait plus en acceptant qu’en refusant : doublez et gagnez tout de suite.
   *[too-good] L’adversaire refuserait, et continuer pour le gammon vaut plus que cela.
}
drill-cube-values = Valeur en points : sans double { $none } ; double accepté { $take } ; double refusé { $drop }.
drill-cube-chances = Vous gagnez { $win } % des parties, dont { $gammon } % par un gammon.
drill-take-point = Seuils d’acceptation
drill-take-point-about = À partir de quelles chances faut-il accepter un double à ce score ?
drill-take-point-task = Points manquants pour gagner le match : { $ours } pour vous, { $theirs } pour l’adversaire. On vous propose le videau à { $cube }. À partir de quelle chance de gagner la partie faut-il accepter, sans gammons et si le videau n’est plus tourné ?
drill-take-point-chances = Vos chances de gagner le match : { $dropped } % si vous refusez, { $lost } % si vous acceptez et perdez, { $won } % si vous acceptez et gagnez.
drill-take-point-why = Vous risquez { $risk } pour gagner { $gain } : cela en vaut la peine si vous gagnez au moins { $risk } ÷ ({ $risk } + { $gain }) des parties.
drill-percent = Pour cent
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
drill-race-chance = Chances de gain
drill-race-chance-about = Estimez combien de fois vous gagnez une sortie des pions.
drill-race-chance-task = Vous allez lancer. Combien de fois sur cent gagnez-vous cette course ?
drill-race-chance-why = Il vous reste { $ours } pips ; pions restants : { $our-checkers }. Il en reste { $theirs } à l’adversaire ; pions restants : { $their-checkers }. Une réponse à 6 pour cent près est comptée juste.
drill-race-win = Vous gagnez { $win } % des courses.
drill-race-cube = Videau en course
drill-race-cube-about = Les derniers lancers d’une course : doubler, ou continuer à lancer ?
drill-bearoff-play = Sortie des pions
drill-bearoff-play-about = Trouvez le coup qui gagne la course le plus souvent.
drill-bearoff-play-task = Vous avez lancé { $dice }. Quel coup gagne le plus souvent ?
drill-bearoff-play-why = La fréquence de gain de chaque coup, calculée exactement.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
opening-book-roll = Lancer
