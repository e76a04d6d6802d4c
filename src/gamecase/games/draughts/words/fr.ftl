### Draughts, in French. man = pion, king = dame, piece (either) = pièce, square = case, board = damier, far row = dernière rangée,
### capture = prendre, multiple jump = rafle, draw = nulle. The seats are plural: les Noirs, les Blancs.

game-name = Dames
game-about = Sautez par-dessus les pièces adverses, atteignez la dernière rangée et allez à dame.
seat-first = Noirs
seat-second = Blancs

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Coffret de jeux
booklet-collection-about = Les dames d’après le livret d’un coffret de jeux : on peut prendre, mais rien n’y oblige. Le livret dans votre langue peut différer des dames de votre pays ; elles se trouvent plus bas.
booklet-dame = Dames allemandes
booklet-dame-about = Le même jeu, en plus vif : si vous pouvez prendre, vous le devez. Idéal contre l’ordinateur.
booklet-english = Dames anglaises
booklet-english-about = Appelées aussi checkers américains. Les dames n’avancent que d’une case à la fois.
booklet-russian = Dames russes
booklet-russian-about = Les pions prennent aussi en arrière, et continuent comme dames quand ils atteignent la dernière rangée.
booklet-brazilian = Dames brésiliennes
booklet-brazilian-about = Les règles internationales sur un petit damier : prenez le plus de pièces possible.
booklet-pool = Pool checkers
booklet-pool-about = Les pions prennent aussi en arrière. Vous choisissez votre prise.
booklet-czech = Dames tchèques
booklet-czech-about = Les pions ne prennent qu’en avant. Si une dame peut prendre, elle doit le faire avant un pion.
booklet-spanish = Dames espagnoles
booklet-spanish-about = Le damier est tourné dans l’autre sens. Prenez le plus de pièces et, parmi elles, le plus de dames.
booklet-portuguese = Dames portugaises
booklet-portuguese-about = Les règles espagnoles avec une case foncée en bas à gauche.
booklet-italian = Dames italiennes
booklet-italian-about = Les pions ne peuvent pas prendre les dames. Les dames n’avancent que d’une case à la fois.
booklet-thai = Dames thaïlandaises
booklet-thai-about = Makhos : huit pions chacun, et des dames rapides.
booklet-thai12 = Dames thaïlandaises, douze pions
booklet-thai12-about = Les règles thaïlandaises avec douze pions chacun.
booklet-international = Dames internationales
booklet-international-about = Un damier de cent cases et vingt pions chacun.
box-size = Combien de cases compte un côté du damier ?
box-black_begins = Les Noirs commencent-ils ?
box-men_take_backwards = Les pions peuvent-ils prendre en arrière ?
box-kings_fly = Les dames peuvent-elles avancer de plus d’une case ?
box-must_take = Faut-il prendre quand on le peut ?

## Switches
switch-may_stop = Pendant une rafle
switch-may_stop-yes = On peut s’arrêter
switch-may_stop-no = Il faut continuer tant qu’on peut
switch-men_turn = La rafle d’un pion
switch-men_turn-yes = Peut changer de direction
switch-men_turn-no = Reste sur une seule ligne
switch-king_far = Une dame saute
switch-king_far-yes = De n’importe quelle distance
switch-king_far-no = Seulement par-dessus une pièce voisine
switch-king_lands_anywhere = Une dame se pose
switch-king_lands_anywhere-yes = Sur toute case vide derrière la pièce
switch-king_lands_anywhere-no = Juste derrière la pièce
switch-removal = Les pièces prises quittent le damier
switch-removal-at-once = Aussitôt, saut après saut
switch-removal-after = À la fin du coup
switch-promotion = Un pion qui atteint la dernière rangée en sautant
switch-promotion-ends = Devient dame, et le coup s’arrête
switch-promotion-goes-on = Continue aussitôt comme dame
switch-blocked = Le joueur qui ne peut plus jouer
switch-blocked-loses = Perd
switch-blocked-draws = Obtient la nulle
switch-quiet_moves = Nulle par coups de dame sans prise
switch-quiet_moves-20 = Après 20 coups chacun
switch-quiet_moves-40 = Après 40 coups chacun

## The rules
clause-board-8 = Le damier a huit rangées de huit cases. Chacun a une case claire en bas à droite.
clause-board-8-mirrored = Le damier a huit rangées de huit cases. Chacun a une case foncée en bas à droite.
clause-board-10 = Le damier a dix rangées de dix cases. Chacun a une case claire en bas à droite.
clause-men-8 = Chacun commence avec huit pions sur les cases foncées de ses deux premières rangées.
clause-men-12 = Chacun commence avec douze pions sur les cases foncées de ses trois premières rangées.
clause-men-20 = Chacun commence avec vingt pions sur les cases foncées de ses quatre premières rangées.
clause-black-begins = Les Noirs commencent. Le hasard décide qui a les Noirs ; ensuite, on échange les couleurs à chaque partie.
clause-white-begins = Les Blancs commencent. Le hasard décide qui a les Blancs ; ensuite, on échange les couleurs à chaque partie.
clause-turns = Les joueurs jouent à tour de rôle. À chaque tour, on déplace une pièce de sa couleur ; il est interdit de passer.
clause-dark-squares = On ne joue que sur les cases foncées.
clause-occupied = Une pièce ne peut aller que sur une case vide.
clause-man-moves = Un pion avance d’une case en diagonale.
clause-taking = Une pièce prend en sautant en diagonale par-dessus une pièce adverse, vers une case vide derrière elle. Elle ne peut sauter ni les pièces de sa couleur, ni deux pièces à la fois.
clause-man-takes-forward = Un pion prend la pièce voisine, et ne saute qu’en avant.
clause-man-takes-all = Un pion prend la pièce voisine, en avant comme en arrière.
clause-men-spare-kings = Un pion ne peut pas prendre une dame.
clause-crowning = Un pion qui atteint la dernière rangée reçoit une seconde pièce par-dessus et devient dame. Le coup s’arrête là.
clause-crowning-goes-on = Un pion qui atteint la dernière rangée reçoit une seconde pièce par-dessus et devient aussitôt dame. S’il y est arrivé en sautant, il peut continuer à sauter comme dame dans le même coup.
clause-crowning-stops-only = Un pion qui finit son coup sur la dernière rangée reçoit une seconde pièce par-dessus et devient dame. S’il en repart en sautant, il reste pion.
clause-king-flies = Une dame se déplace en diagonale, en avant ou en arrière, d’autant de cases vides qu’on veut.
clause-king-steps = Une dame se déplace d’une case en diagonale, en avant ou en arrière.
clause-king-takes = Une dame prend dans toutes les directions. Il lui faut, à elle aussi, une case vide derrière la pièce. Une dame peut être prise comme toute autre pièce, par un pion ou par une dame.
clause-king-lands-behind = Une dame peut sauter de loin. Elle se pose juste derrière la pièce.
clause-king-lands-anywhere = Une dame peut sauter de loin. Elle se pose sur n’importe quelle case vide derrière la pièce.
clause-chain = Une pièce qui a sauté peut sauter encore depuis sa case d’arrivée, dans le même coup et dans une autre direction.
clause-chain-may-stop = On peut s’arrêter après chaque saut.
clause-chain-whole = Il faut continuer à sauter tant que la pièce le peut ; si vous avez le choix de la case d’arrivée, choisissez-en une d’où elle peut sauter encore.
clause-removal-at-once = Une pièce sautée est retirée aussitôt.
clause-removal-after = Les pièces sautées sont retirées à la fin du coup. D’ici là, elles gênent le passage, et aucune ne peut être sautée deux fois.
clause-duty-free = On peut prendre, mais rien n’y oblige : on peut jouer tout autre coup à la place.
clause-duty = Si vous pouvez prendre, vous devez le faire.
clause-duty-most = Entre plusieurs prises, vous devez en choisir une qui prend le plus de pièces possible.
clause-duty-most-kings = Entre plusieurs prises, vous devez en choisir une qui prend le plus de pièces possible et, parmi celles-là, une qui prend le plus de dames.
clause-duty-king-first = Si une dame et un pion peuvent prendre, c’est la dame qui doit le faire.
clause-duty-italian = Entre plusieurs prises, vous devez en choisir une qui prend le plus de pièces possible ; parmi celles-là, une prise par une dame ; puis une qui prend le plus de dames ; puis une qui prend une dame le plus tôt.
clause-all-taken = Le joueur qui n’a plus de pièces a perdu.
clause-blocked = Le joueur qui a encore des pièces mais ne peut pas jouer a perdu.
clause-repetition = Quand la même position revient pour la troisième fois avec le même joueur au trait, la partie est nulle.
clause-quiet-15 = Quand chaque joueur a fait 15 coups en ne jouant que des dames et que rien n’a été pris, la partie est nulle.
clause-quiet-20 = Quand chaque joueur a fait 20 coups en ne jouant que des dames et que rien n’a été pris, la partie est nulle.
clause-quiet-25 = Quand chaque joueur a fait 25 coups en ne jouant que des dames et que rien n’a été pris, la partie est nulle.
clause-quiet-40 = Quand chaque joueur a fait 40 coups en ne jouant que des dames et que rien n’a été pris, la partie est nulle.
clause-short-5 = Quand il ne reste que deux ou trois pièces et que chaque camp a une dame, la partie est nulle après cinq coups de plus de chaque côté.
clause-short-16-5 = Une dame seule contre trois pièces, dont au moins une dame : partie nulle après 16 coups de chaque côté. Quand il ne reste que deux ou trois pièces et que chaque joueur a une dame : après cinq coups de chaque côté.
clause-short-13 = Trois dames contre une : partie nulle après 13 coups de chaque côté.
clause-short-road = Une dame seule sur la grande diagonale, d’un coin à l’autre, contre trois pièces, dont au moins une dame : partie nulle après cinq coups de chaque côté si la dame seule y reste.
clause-agreed = Les joueurs peuvent convenir d’une nulle, et chacun peut abandonner. Un coup n’est repris que si les deux sont d’accord.

## Why not
refusal-dark-squares = { $square } n’est pas une case foncée de ce damier.
refusal-turns = { $holder ->
    [nobody] La case { $square } est vide.
    [white] La pièce en { $square } est blanche. C’est aux Noirs de jouer.
   *[black] La pièce en { $square } est noire. C’est aux Blancs de jouer.
}
refusal-occupied = { $holder ->
    [white] Une pièce blanche occupe { $square }.
   *[black] Une pièce noire occupe { $square }.
}
refusal-man-moves = { $why ->
    [back] Ce pion n’est pas encore une dame : il ne peut pas reculer.
    [far] Un pion n’avance que d’une case.
    [stuck] Le pion en { $from } ne peut pas bouger.
   *[diagonal] { $from } et { $to } ne sont pas sur la même diagonale. Un pion avance en diagonale.
}
refusal-king-flies = { $why ->
    [stuck] La dame en { $from } ne peut pas bouger.
   *[diagonal] { $from } et { $to } ne sont pas sur la même diagonale. Une dame va en diagonale.
}
refusal-king-steps = { $why ->
    [far] Dans cette partie, une dame ne se déplace que d’une case.
    [stuck] La dame en { $from } ne peut pas bouger.
   *[diagonal] { $from } et { $to } ne sont pas sur la même diagonale. Une dame va en diagonale.
}
refusal-taking = { $why ->
    [own] Vous ne pouvez pas sauter votre propre pièce entre { $from } et { $to }.
    [two] Vous ne pouvez pas sauter plus d’une pièce entre { $from } et { $to }.
    [diagonal] { $from } et { $to } ne sont pas sur la même diagonale. On saute en diagonale.
   *[nothing] Il n’y a rien à prendre entre { $from } et { $to }.
}
refusal-man-takes-forward = { $why ->
    [far] Un pion ne prend que la pièce voisine, et se pose juste derrière.
   *[back] Un pion ne prend qu’en avant : il ne peut pas sauter en arrière par-dessus { $over }.
}
refusal-men-spare-kings = La pièce en { $over } est une dame, et un pion ne peut pas prendre une dame.
refusal-crowning = Le pion devient dame en { $from }, et le coup s’arrête là. Il pourra prendre au prochain coup.
refusal-duty = { $count ->
    [one] Vous pouvez prendre, donc vous devez le faire : avec la pièce en { $squares }.
   *[other] Vous pouvez prendre, donc vous devez le faire : avec une des pièces en { $squares }.
}
refusal-duty-most = Ce coup en prend { $taken }, mais vous pouvez en prendre { $most } depuis { $squares }. Il faut en prendre le plus possible.
refusal-duty-most-kings = { $why ->
    [most] Ce coup en prend { $taken }, mais vous pouvez en prendre { $most } depuis { $squares }. Il faut en prendre le plus possible.
   *[kings] Depuis { $squares }, vous pouvez prendre autant de pièces, dont plus de dames.
}
refusal-duty-king-first = Une dame doit prendre avant un pion : jouez celle en { $squares }.
refusal-duty-italian = { $why ->
    [most] Ce coup en prend { $taken }, mais vous pouvez en prendre { $most } depuis { $squares }. Il faut en prendre le plus possible.
    [with-king] La dame en { $squares } peut en prendre autant, et une dame doit prendre avant un pion.
   *[kings] Depuis { $squares }, vous pouvez prendre autant de pièces, avec plus de dames ou des dames plus tôt.
}

## How it ends
outcome-all-taken = Les { $seat } gagnent : l’adversaire n’a plus de pièces.
outcome-blocked = Les { $seat } gagnent : l’adversaire ne peut plus jouer.
outcome-blocked-draw = Partie nulle : le joueur au trait est bloqué.
outcome-repetition = Partie nulle par triple répétition.
outcome-quiet = Partie nulle : trop de coups de dame sans prise.
outcome-short = Partie nulle : la limite de coups pour si peu de pièces est atteinte.

## The board in words
scene-title = Damier
scene-men = { $colour ->
    [white] Pions blancs en { $squares }.
   *[black] Pions noirs en { $squares }.
}
scene-kings = { $colour ->
    [white] Dames blanches en { $squares }.
   *[black] Dames noires en { $squares }.
}
scene-none = { $colour ->
    [white] Les Blancs n’ont pas de pièces.
   *[black] Les Noirs n’ont pas de pièces.
}
scene-must = Doit prendre : { $squares }.
scene-quiet = { $count ->
    [one] Nulle après encore { $count } coup de dame sans prise.
   *[other] Nulle après encore { $count } coups de dame sans prise.
}
scene-repeated = { $count ->
    [one] Cette position est apparue { $count } fois.
   *[other] Cette position est apparue { $count } fois. La troisième fois, c’est la nulle.
}
scene-square = { $holder ->
    [white-man] { $square } : pion blanc
    [white-king] { $square } : dame blanche
    [black-man] { $square } : pion noir
    [black-king] { $square } : dame noire
   *[nobody] { $square } : vide
}
told-move = { $colour ->
    [white] Blancs { $move }
   *[black] Noirs { $move }
}
told-crowned = { $colour ->
    [white] Blancs { $move }, dame
   *[black] Noirs { $move }, dame
}
button-end-turn = Finir le coup

## Levels
level-beginner = Débutant
level-beginner-about = Prend ce qu’il voit et ne prévoit rien. Un enfant peut gagner.
level-casual = Amateur
level-casual-about = Pense un coup ou deux à l’avance, et oublie parfois quelque chose.
level-skilled = Habile
level-skilled-about = Ne donne pas ses pièces. Idéal pour jouer en famille.
level-strong = Fort
level-strong-about = Voit de nombreux coups à l’avance.
level-master = Maître
level-master-about = Réfléchit le plus loin, et connaît par cœur toutes les finales jusqu’à quatre pièces.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = La mise en place
chapter-moving = Les déplacements
chapter-taking = La prise
chapter-queens = Les dames
chapter-duty = Faut-il prendre ?
chapter-ending = La fin de la partie

## Lessons: a title, what to do, and what was learnt
lesson-step = Se déplacer
lesson-step-task = Vous avez le pion blanc. Jouez-le.
lesson-step-done = Les pions avancent d’une case en diagonale, sur les cases foncées.
lesson-jump = Prendre
lesson-jump-task = Prenez le pion noir : sautez par-dessus, vers la case vide derrière lui.
lesson-jump-done = Une pièce sautée est prise et quitte le damier.
lesson-chain = La rafle
lesson-chain-task = Prenez les deux pions noirs en un seul coup.
lesson-chain-done = Après un saut, la même pièce peut sauter encore.
lesson-freedom = À vous de choisir
lesson-freedom-task = Selon ces règles, rien n’oblige à prendre. Jouez votre autre pion.
lesson-freedom-done = Ici, on peut prendre. Dans la plupart des autres règles, on doit prendre.
lesson-duty = La prise obligatoire
lesson-duty-task = Selon ces règles, il faut prendre quand on le peut. À vous de jouer.
lesson-duty-done = Ainsi, vous pouvez forcer l’adversaire à aller où vous voulez.
lesson-crowning = Une dame
lesson-crowning-task = Votre pion est à un pas de la dernière rangée. Menez-le à dame.
lesson-crowning-done = Sur la dernière rangée, un pion devient dame.
lesson-flying = Les dames volantes
lesson-flying-task = Envoyez votre dame à travers tout le damier, d’un coin à l’autre.
lesson-flying-done = Selon ces règles, une dame franchit autant de cases vides qu’elle veut.
lesson-far-jump = Sauter de loin
lesson-far-jump-task = Un pion barre le passage à votre dame. Prenez-le, de là où elle est.
lesson-far-jump-done = Une dame n’a pas besoin d’être à côté. Selon ces règles, elle se pose juste derrière.
lesson-give-one = En donner un, en prendre trois
lesson-give-one-task = Ici, il faut prendre quand on le peut. Sacrifiez un pion, puis prenez tout ce qui reste.
lesson-give-one-done = Une pièce sacrifiée au bon moment ouvre le damier. Cela s’appelle une combinaison.
lesson-block = Enfermer l’adversaire
lesson-block-task = Ne laissez plus aucun coup aux Noirs.
lesson-block-done = Le joueur qui ne peut pas jouer a perdu.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Il n’y a pas d’autre coup.
    [wins] Ce coup gagne.
    [resists] La partie est perdue ; c’est ce qui résiste le plus longtemps.
    [crowns] Un pion devient dame.
    [gains] Ce coup gagne du matériel.
    [avoids] Tout autre coup est nettement moins bon.
    [draws] Ce coup garde la nulle.
    [equal] Un autre coup est tout aussi bon.
   *[best] Ce coup semble un peu meilleur que les autres.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Vous pouvez prendre, donc vous le devez : sautez par-dessus la pièce, sur la case vide derrière elle.
    [may] Vous pouvez prendre si vous voulez : sautez par-dessus la pièce, sur la case vide derrière elle.
    [king] Avancez un pion d’une case, ou déplacez une dame en avant ou en arrière.
   *[other] Avancez un pion d’une case en diagonale.
}
guide-why = { $why ->
    [only] C’est le seul coup.
    [crowns] Votre pion devient dame.
    [takes] Vous prenez.
    [saves] Vous mettez une pièce hors de danger.
    [safe] L’adversaire ne pourra rien prendre ensuite.
   *[other] Ce coup semble un peu meilleur que les autres.
}

## Rules that follow their switches
refusal-man-takes-all = Un pion ne prend que la pièce voisine, et se pose juste derrière.
refusal-king-takes-near = Dans cette partie, une dame ne prend qu’une pièce voisine, et se pose juste derrière.
refusal-king-lands-behind = La dame doit se poser juste derrière { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Dans cette partie, une dame ne prend qu’une pièce voisine.
   *[behind] La dame doit se poser juste derrière { $over }.
}
refusal-king-near-lands-anywhere = Dans cette partie, une dame ne prend qu’une pièce voisine.
refusal-chain-straight = Dans cette partie, la rafle d’un pion doit rester sur une seule ligne.
refusal-chain-whole = La pièce peut prendre encore : elle doit continuer à sauter et ne peut pas s’arrêter en { $to }.
refusal-removal-after = Vous avez déjà sauté la pièce en { $over }. On ne la saute pas deux fois.
character-beginner = Miette
character-casual = Gingembre
character-skilled = Chardon
character-strong = Braise
character-master = Onyx
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Une dame prend dans toutes les directions, mais seulement la pièce voisine, et se pose juste derrière. Une dame peut aussi être prise.
clause-king-near-lands-behind = Une dame ne prend qu’une pièce voisine, et se pose juste derrière.
clause-king-near-lands-anywhere = Une dame ne prend qu’une pièce voisine, et se pose sur n’importe quelle case vide derrière.
clause-chain-straight = Une pièce qui a sauté peut sauter de nouveau depuis sa case d’arrivée, dans le même coup : un pion seulement sur la même ligne, une dame aussi dans une autre direction.
clause-blocked-draws = Quand un joueur a des pièces mais ne peut plus jouer, la partie est nulle.
origin-collection-board-8 = Le livret danois parle d’une moitié inférieure blanche ; il s’agit de la case en bas à droite.
origin-collection-men-12 = Seul le texte anglais dit quelles rangées sont garnies. Les autres montrent une image.
origin-collection-black-begins = Le tirage au sort et le premier coup des Noirs sont imprimés. Changer de couleur après chaque partie est notre choix par défaut.
origin-collection-turns = Personne ne peut passer, même si la prise n’est pas obligatoire : les tours alternent.
origin-collection-man-moves = Le texte russe dit seulement qu’un pion ne peut pas revenir d’où il vient. Aucun pion ne recule.
origin-collection-taking = Les textes italien et danois omettent un mot, « libre » ou « foncée ». Il s’agit d’une case foncée vide.
origin-collection-man-takes-forward = Le saut est décrit pour la case devant le pion, donc vers l’avant. Le texte anglais ajoute qu’en arrière, ce n’est « pas encore » permis.
origin-collection-crowning = Le livret pose une seconde pièce par-dessus et n’en dit pas plus. Nous arrêtons le coup là, comme dans la plupart des jeux de dames ; le réglage laisse la nouvelle dame continuer à sauter. Dans le texte français, la seconde pièce vient des pions déjà perdus ; ici, il y en a toujours une.
origin-collection-crowning-goes-on = Le livret ne dit pas ce qui se passe au milieu d’une rafle. Dans cette partie, la nouvelle dame continue, comme aux dames russes.
origin-collection-king-flies = Le texte polonais dit qu’une dame saute par-dessus les cases vides ; elle y glisse.
origin-collection-king-takes = Le texte italien ne dit pas que la case derrière doit être libre. Les autres, si.
origin-collection-king-lands-behind = Seul le texte français dit « juste derrière », et l’anglais compare le saut à celui d’un pion. D’où la dame peut partir n’est pas dit. Nous jouons l’arrivée courte des dames familiales allemandes ; des réglages changent les deux.
origin-collection-king-lands-anywhere = Le livret ne dit pas où se pose une dame. Les joueurs de tournoi s’attendent à toute case vide derrière la pièce.
origin-collection-king-near-lands-behind = Le livret ne dit pas de quelle distance une dame peut sauter.
origin-collection-king-near-lands-anywhere = Le livret ne dit pas de quelle distance une dame peut sauter, ni où elle se pose.
origin-collection-chain = Le livret ne promet les virages qu’aux dames, et le texte anglais garde le pion sur une seule diagonale. Nous laissons aussi tourner les pions, comme dans tous les autres jeux de dames ; le réglage les garde en ligne droite.
origin-collection-chain-straight = Le texte anglais limite les sauts d’un pion à une diagonale. Les autres langues ne le disent pas.
origin-collection-chain-may-stop = Chaque langue dit qu’on peut continuer à sauter, aucune qu’on le doit.
origin-collection-chain-whole = Le livret ne l’exige pas : dans cette partie, vous êtes convenus de continuer à sauter.
origin-collection-removal-at-once = Le livret parle de retirer la pièce avant d’en venir aux sauts multiples. Nous la retirons donc aussitôt.
origin-collection-removal-after = Le livret ne dit pas quand. La plupart des jeux de tournoi attendent la fin du coup.
origin-collection-duty-free = Les dix langues disent « peut ». Beaucoup de jeux nationaux en font une obligation ; ils ont ici leurs propres règles.
origin-collection-all-taken = Le texte espagnol le dit à l’envers : le joueur qui prend tout gagne.
origin-collection-blocked = Rien n’est imprimé sur un joueur qui ne peut plus jouer. Il perd, comme dans tous les autres jeux de dames.
origin-collection-blocked-draws = Rien n’est imprimé sur un joueur qui ne peut plus jouer. Dans cette partie, c’est nulle.
origin-collection-repetition = Rien n’est imprimé sur la nulle. Sans cette règle, des dames pourraient se poursuivre sans fin.
origin-collection-quiet-20 = Rien n’est imprimé sur la nulle. Sans cette règle, des dames pourraient se poursuivre sans fin.
origin-collection-quiet-40 = Rien n’est imprimé sur la nulle. Sans cette règle, des dames pourraient se poursuivre sans fin.
origin-collection-agreed = Rien n’est imprimé sur l’abandon ni sur la nulle d’un commun accord. Les deux sont d’usage.
origin-dame-king-lands-anywhere = Selon les règles familiales allemandes, la dame se pose juste derrière. Dans cette partie, elle peut se poser plus loin.
origin-dame-removal-after = Selon les règles familiales allemandes, les pièces partent aussitôt. Dans cette partie, elles restent jusqu’à la fin du coup.
origin-thai-white-begins = Certaines règles thaïlandaises laissent les joueurs choisir qui commence. Ici, les Blancs commencent, comme dans un règlement imprimé.
origin-thai12-men-12 = Le makhos se joue avec huit pions. C’est le même jeu avec les douze de votre boîte.
editor-piece = { $piece ->
    [w] Pion blanc
    [W] Dame blanche
    [b] Pion noir
   *[B] Dame noire
}
refusal-editor-many = { $colour ->
    [white] Les Blancs ont { $count } pièces ; il n’y en a que { $most }.
   *[black] Les Noirs ont { $count } pièces ; il n’y en a que { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Un pion blanc en { $square } serait déjà une dame.
   *[black] Un pion noir en { $square } serait déjà une dame.
}
refusal-editor-none = { $colour ->
    [white] Les Blancs n’ont aucune pièce, mais ont dû jouer le dernier coup.
   *[black] Les Noirs n’ont aucune pièce, mais ont dû jouer le dernier coup.
}
task-capture = À vous : vous devez prendre.

## Drills

drill-combinations = Combinaisons
drill-combinations-about = Sacrifiez, forcez l’adversaire à prendre, et regagnez davantage.
drill-combinations-task = { $colour ->
    [white] Trait aux Blancs. Trouvez la combinaison.
   *[black] Trait aux Noirs. Trouvez la combinaison.
}
drill-combinations-why = Pièces sacrifiées : { $given }. Pièces prises : { $taken }.
drill-refuted = L’adversaire prend et gagne du matériel.
drill-endings = Fins de partie
drill-endings-about = Gagnez ou tenez des fins de partie de quatre pièces au plus. L’adversaire joue à la perfection.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Les Blancs jouent et gagnent.
       *[draw] Trait aux Blancs. Tenez la nulle pendant { $moves } coups.
    }
   *[black] { $goal ->
        [win] Les Noirs jouent et gagnent.
       *[draw] Trait aux Noirs. Tenez la nulle pendant { $moves } coups.
    }
}
drill-endings-why = { $value ->
    [draw] Maintenant, la partie n’est plus que nulle.
   *[loss] Maintenant, la partie est perdue.
}
