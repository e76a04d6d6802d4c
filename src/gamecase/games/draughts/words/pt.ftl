### Draughts, in European Portuguese. man = peão, king = dama, piece (either) = peça, square = casa, far row = última fila,
### capture = capturar, multiple jump = salto múltiplo, move = jogada, draw = empate. The seats are plural: as Pretas, as Brancas.

game-name = Damas
game-about = Salta por cima das peças adversárias, chega à última fila e faz dama.
seat-first = Pretas
seat-second = Brancas

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
booklet-collection = Coletânea de jogos
booklet-collection-about = As damas tal como no folheto de uma coletânea de jogos: podes capturar, mas não é obrigatório. O folheto na tua língua pode ser diferente das damas do teu país; encontras essas mais abaixo.
booklet-dame = Damas alemãs
booklet-dame-about = O mesmo jogo, mais vivo: se podes capturar, tens de o fazer. Bom contra o computador.
booklet-english = Damas inglesas
booklet-english-about = Também chamadas damas americanas ou checkers. As damas andam uma casa de cada vez.
booklet-russian = Damas russas
booklet-russian-about = Os peões também capturam para trás e continuam como damas ao chegar à última fila.
booklet-brazilian = Damas brasileiras
booklet-brazilian-about = As regras internacionais num tabuleiro pequeno: captura o maior número de peças que puderes.
booklet-pool = Pool checkers
booklet-pool-about = Os peões também capturam para trás. És tu que escolhes o que capturas.
booklet-czech = Damas checas
booklet-czech-about = Os peões só capturam para a frente. Se uma dama pode capturar, tem de o fazer antes de um peão.
booklet-spanish = Damas espanholas
booklet-spanish-about = O tabuleiro fica virado ao contrário. Captura o maior número de peças e, entre essas, o maior número de damas.
booklet-portuguese = Damas portuguesas
booklet-portuguese-about = As regras espanholas com uma casa escura em baixo à esquerda.
booklet-italian = Damas italianas
booklet-italian-about = Os peões não podem capturar damas. As damas andam uma casa de cada vez.
booklet-thai = Damas tailandesas
booklet-thai-about = Makhos: oito peões para cada um e damas velozes.
booklet-thai12 = Damas tailandesas, doze peões
booklet-thai12-about = As regras tailandesas com doze peões para cada um.
booklet-international = Damas internacionais
booklet-international-about = Um tabuleiro de cem casas e vinte peões para cada um.
box-size = Quantas casas tem um lado do tabuleiro?
box-black_begins = Começam as Pretas?
box-men_take_backwards = Os peões podem capturar para trás?
box-kings_fly = As damas podem andar mais de uma casa?
box-must_take = É preciso capturar quando se pode?

## Switches
switch-may_stop = Durante um salto múltiplo
switch-may_stop-yes = Pode-se parar
switch-may_stop-no = Tens de continuar enquanto puderes
switch-men_turn = O salto múltiplo de um peão
switch-men_turn-yes = Pode mudar de direção
switch-men_turn-no = Segue numa só linha
switch-king_far = A dama salta
switch-king_far-yes = De qualquer distância
switch-king_far-no = Só por cima de uma peça ao lado
switch-king_lands_anywhere = A dama pousa
switch-king_lands_anywhere-yes = Em qualquer casa vazia atrás da peça
switch-king_lands_anywhere-no = Logo atrás da peça
switch-removal = As peças capturadas saem do tabuleiro
switch-removal-at-once = Logo, salto a salto
switch-removal-after = No fim da jogada
switch-promotion = Um peão que chega à última fila a saltar
switch-promotion-ends = Passa a dama e a jogada acaba
switch-promotion-goes-on = Continua logo como dama
switch-blocked = O jogador que não pode jogar
switch-blocked-loses = Perde
switch-blocked-draws = Empata
switch-quiet_moves = Empate por jogadas só de damas
switch-quiet_moves-20 = Após 20 jogadas de cada um
switch-quiet_moves-40 = Após 40 jogadas de cada um

## The rules
clause-board-8 = O tabuleiro tem oito filas de oito casas. Cada um tem uma casa clara em baixo à direita.
clause-board-8-mirrored = O tabuleiro tem oito filas de oito casas. Cada um tem uma casa escura em baixo à direita.
clause-board-10 = O tabuleiro tem dez filas de dez casas. Cada um tem uma casa clara em baixo à direita.
clause-men-8 = Cada um começa com oito peões nas casas escuras das duas primeiras filas.
clause-men-12 = Cada um começa com doze peões nas casas escuras das três primeiras filas.
clause-men-20 = Cada um começa com vinte peões nas casas escuras das quatro primeiras filas.
clause-black-begins = Começam as Pretas. Quem fica com as Pretas é escolhido ao acaso; depois trocam-se as cores de partida para partida.
clause-white-begins = Começam as Brancas. Quem fica com as Brancas é escolhido ao acaso; depois trocam-se as cores de partida para partida.
clause-turns = Os jogadores jogam à vez. Em cada vez move-se uma peça da própria cor; ninguém pode passar a vez.
clause-dark-squares = Só se usam as casas escuras.
clause-occupied = Uma peça só pode ir para uma casa vazia.
clause-man-moves = O peão avança uma casa na diagonal.
clause-taking = Uma peça captura saltando na diagonal por cima de uma peça adversária para uma casa vazia atrás dela. Não pode saltar por cima de peças da sua cor, nem de duas peças ao mesmo tempo.
clause-man-takes-forward = O peão captura a peça ao lado e só salta para a frente.
clause-man-takes-all = O peão captura a peça ao lado, para a frente ou para trás.
clause-men-spare-kings = O peão não pode capturar uma dama.
clause-crowning = O peão que chega à última fila leva uma segunda peça por cima e passa a dama. A jogada acaba aí.
clause-crowning-goes-on = O peão que chega à última fila leva uma segunda peça por cima e passa logo a dama. Se lá chegou com um salto, pode continuar a saltar como dama na mesma jogada.
clause-crowning-stops-only = O peão que acaba a jogada na última fila leva uma segunda peça por cima e passa a dama. Se continua a saltar dali, fica peão.
clause-king-flies = A dama anda na diagonal, para a frente ou para trás, por quantas casas vazias quiser.
clause-king-steps = A dama anda uma casa na diagonal, para a frente ou para trás.
clause-king-takes = A dama captura em todas as direções. Também ela precisa de uma casa vazia atrás da peça. A dama pode ser capturada como qualquer outra peça, por um peão ou por uma dama.
clause-king-lands-behind = A dama pode saltar de longe. Pousa logo atrás da peça.
clause-king-lands-anywhere = A dama pode saltar de longe. Pousa em qualquer casa vazia atrás da peça.
clause-chain = Uma peça que saltou pode voltar a saltar de onde pousou, na mesma jogada e noutra direção.
clause-chain-may-stop = Podes parar depois de cada salto.
clause-chain-whole = Tens de continuar a saltar enquanto a peça puder; se podes escolher onde pousar, tens de pousar onde ela possa saltar de novo.
clause-removal-at-once = Uma peça saltada sai logo do tabuleiro.
clause-removal-after = As peças saltadas saem no fim da jogada. Até lá ficam no caminho, e nenhuma pode ser saltada duas vezes.
clause-duty-free = Podes capturar, mas não é obrigatório: podes fazer qualquer outra jogada.
clause-duty = Se podes capturar, tens de o fazer.
clause-duty-most = Entre várias capturas, tens de escolher uma que tire o maior número de peças.
clause-duty-most-kings = Entre várias capturas, tens de escolher uma que tire o maior número de peças e, entre essas, uma que tire o maior número de damas.
clause-duty-king-first = Se uma dama e um peão podem capturar, tem de ser a dama a fazê-lo.
clause-duty-italian = Entre várias capturas, tens de escolher uma que tire o maior número de peças; entre essas, uma feita por uma dama; depois, uma que tire o maior número de damas; depois, uma que tire uma dama mais cedo.
clause-all-taken = O jogador que fica sem peças perde.
clause-blocked = O jogador que tem peças mas não pode jogar perde.
clause-repetition = Quando a mesma posição surge pela terceira vez com o mesmo jogador a jogar, a partida fica empatada.
clause-quiet-15 = Quando cada lado fez 15 jogadas só com damas e nada foi capturado, a partida fica empatada.
clause-quiet-20 = Quando cada lado fez 20 jogadas só com damas e nada foi capturado, a partida fica empatada.
clause-quiet-25 = Quando cada lado fez 25 jogadas só com damas e nada foi capturado, a partida fica empatada.
clause-quiet-40 = Quando cada lado fez 40 jogadas só com damas e nada foi capturado, a partida fica empatada.
clause-short-5 = Quando restam só duas ou três peças e cada lado tem uma dama, a partida fica empatada após mais cinco jogadas de cada um.
clause-short-16-5 = Uma dama sozinha contra três peças, pelo menos uma delas dama: empate após 16 jogadas de cada um. Quando restam só duas ou três peças e cada jogador tem uma dama: empate após cinco jogadas de cada um.
clause-short-13 = Três damas contra uma: empate após 13 jogadas de cada um.
clause-short-road = Uma dama sozinha na grande diagonal, de canto a canto, contra três peças, pelo menos uma delas dama: empate após cinco jogadas de cada um, se a dama sozinha lá ficar.
clause-agreed = Os jogadores podem combinar um empate, e cada um pode desistir. Uma jogada só é anulada se ambos concordarem.

## Why not
refusal-dark-squares = { $square } não é uma casa escura deste tabuleiro.
refusal-turns = { $holder ->
    [nobody] A casa { $square } está vazia.
    [white] A peça em { $square } é branca. Jogam as Pretas.
   *[black] A peça em { $square } é preta. Jogam as Brancas.
}
refusal-occupied = { $holder ->
    [white] Em { $square } está uma peça branca.
   *[black] Em { $square } está uma peça preta.
}
refusal-man-moves = { $why ->
    [back] Este peão ainda não é dama: não pode recuar.
    [far] O peão só avança uma casa.
    [stuck] O peão em { $from } não pode mexer-se.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. O peão avança na diagonal.
}
refusal-king-flies = { $why ->
    [stuck] A dama em { $from } não pode mexer-se.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. A dama anda na diagonal.
}
refusal-king-steps = { $why ->
    [far] Nesta partida a dama só anda uma casa.
    [stuck] A dama em { $from } não pode mexer-se.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. A dama anda na diagonal.
}
refusal-taking = { $why ->
    [own] Não podes saltar por cima da tua própria peça entre { $from } e { $to }.
    [two] Não podes saltar por cima de mais do que uma peça entre { $from } e { $to }.
    [diagonal] { $from } e { $to } não estão na mesma diagonal. Salta-se na diagonal.
   *[nothing] Entre { $from } e { $to } não há nada para capturar.
}
refusal-man-takes-forward = { $why ->
    [far] O peão só captura a peça ao lado e pousa logo atrás.
   *[back] O peão só captura para a frente: não pode saltar para trás por cima de { $over }.
}
refusal-men-spare-kings = A peça em { $over } é uma dama, e um peão não pode capturar uma dama.
refusal-crowning = O peão passa a dama em { $from }, e a jogada acaba aí. Pode capturar na próxima jogada.
refusal-duty = { $count ->
    [one] Podes capturar, por isso tens de o fazer: com a peça em { $squares }.
   *[other] Podes capturar, por isso tens de o fazer: com uma das peças em { $squares }.
}
refusal-duty-most = Assim capturas { $taken }, mas podes capturar { $most } a partir de { $squares }. Tens de capturar o maior número possível.
refusal-duty-most-kings = { $why ->
    [most] Assim capturas { $taken }, mas podes capturar { $most } a partir de { $squares }. Tens de capturar o maior número possível.
   *[kings] A partir de { $squares } podes capturar o mesmo número de peças, com mais damas entre elas.
}
refusal-duty-king-first = A dama tem de capturar antes do peão: usa a que está em { $squares }.
refusal-duty-italian = { $why ->
    [most] Assim capturas { $taken }, mas podes capturar { $most } a partir de { $squares }. Tens de capturar o maior número possível.
    [with-king] A dama em { $squares } pode capturar o mesmo número, e a dama tem de capturar antes do peão.
   *[kings] A partir de { $squares } podes capturar o mesmo número de peças, com mais damas entre elas ou damas mais cedo.
}

## How it ends
outcome-all-taken = Ganham as { $seat }: o adversário já não tem peças.
outcome-blocked = Ganham as { $seat }: o adversário não pode jogar.
outcome-blocked-draw = Empate: o jogador que tem a vez está bloqueado.
outcome-repetition = Empate por tripla repetição.
outcome-quiet = Empate: demasiadas jogadas de dama sem capturas.
outcome-short = Empate: foi atingido o limite de jogadas para tão poucas peças.

## The board in words
scene-title = Tabuleiro de damas
scene-men = { $colour ->
    [white] Peões brancos em { $squares }.
   *[black] Peões pretos em { $squares }.
}
scene-kings = { $colour ->
    [white] Damas brancas em { $squares }.
   *[black] Damas pretas em { $squares }.
}
scene-none = { $colour ->
    [white] As Brancas não têm peças.
   *[black] As Pretas não têm peças.
}
scene-must = Tem de capturar: { $squares }.
scene-quiet = { $count ->
    [one] Empate após mais { $count } jogada de dama sem capturas.
   *[other] Empate após mais { $count } jogadas de dama sem capturas.
}
scene-repeated = { $count ->
    [one] Esta posição surgiu { $count } vez.
   *[other] Esta posição surgiu { $count } vezes. À terceira é empate.
}
scene-square = { $holder ->
    [white-man] { $square }: peão branco
    [white-king] { $square }: dama branca
    [black-man] { $square }: peão preto
    [black-king] { $square }: dama preta
   *[nobody] { $square }: vazia
}
told-move = { $colour ->
    [white] Brancas { $move }
   *[black] Pretas { $move }
}
told-crowned = { $colour ->
    [white] Brancas { $move }, dama
   *[black] Pretas { $move }, dama
}
button-end-turn = Acabar jogada

## Levels
level-beginner = Principiante
level-beginner-about = Captura o que vê e não planeia nada. Até uma criança pode ganhar.
level-casual = Amador
level-casual-about = Pensa uma ou duas jogadas à frente e às vezes escapa-lhe alguma coisa.
level-skilled = Hábil
level-skilled-about = Não oferece peças. Um bom adversário para a família.
level-strong = Forte
level-strong-about = Vê muitas jogadas à frente.
level-master = Mestre
level-master-about = Pensa mais fundo do que todos e conhece todos os finais até quatro peças.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = A disposição
chapter-moving = Mover as peças
chapter-taking = Capturar
chapter-queens = As damas
chapter-duty = É obrigatório capturar?
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-step = Mover
lesson-step-task = O peão branco é teu. Joga com ele.
lesson-step-done = Os peões avançam uma casa na diagonal, pelas casas escuras.
lesson-jump = Capturar
lesson-jump-task = Captura o peão preto: salta por cima dele para a casa vazia atrás.
lesson-jump-done = A peça saltada é capturada e sai do tabuleiro.
lesson-chain = Saltos múltiplos
lesson-chain-task = Captura os dois peões pretos numa só jogada.
lesson-chain-done = Depois de um salto, a mesma peça pode continuar a saltar.
lesson-freedom = Tu escolhes
lesson-freedom-task = Com estas regras não é obrigatório capturar. Joga com o teu outro peão.
lesson-freedom-done = Aqui capturar é uma escolha. Na maioria das outras regras é obrigatório.
lesson-duty = Quando é preciso capturar
lesson-duty-task = Com estas regras tens de capturar, se puderes. Joga.
lesson-duty-done = Assim podes obrigar o adversário a ir para onde queres.
lesson-crowning = Uma dama
lesson-crowning-task = O teu peão está a um passo da última fila. Faz dama.
lesson-crowning-done = Na última fila, um peão passa a dama.
lesson-flying = Damas voadoras
lesson-flying-task = Leva a tua dama de canto a canto, por todo o tabuleiro.
lesson-flying-done = Com estas regras, a dama anda por quantas casas vazias quiser.
lesson-far-jump = Saltar de longe
lesson-far-jump-task = Há um peão no caminho da tua dama. Captura-o a partir de onde ela está.
lesson-far-jump-done = A dama não precisa de estar ao lado dele. Com estas regras, pousa logo atrás.
lesson-give-one = Dar um, capturar três
lesson-give-one-task = Aqui tens de capturar, se puderes. Sacrifica um peão e depois captura tudo o que resta.
lesson-give-one-done = Uma peça sacrificada na altura certa abre o jogo. Chama-se a isto um golpe.
lesson-block = Bloqueado
lesson-block-task = Deixa as Pretas sem jogadas.
lesson-block-done = O jogador que não pode jogar perde.

## Why the computer would play a move
hint-reason = { $why ->
    [only] É a única jogada.
    [wins] Esta jogada ganha.
    [resists] A partida está perdida; assim resiste-se mais tempo.
    [crowns] Um peão passa a dama.
    [gains] Esta jogada ganha material.
    [avoids] Qualquer outra jogada é claramente pior.
    [draws] Esta jogada mantém o empate.
    [equal] Há outra jogada igualmente boa.
   *[best] Parece um pouco melhor do que o resto.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Podes capturar, portanto tens de o fazer: salta por cima da peça para a casa vazia atrás dela.
    [may] Podes capturar, se quiseres: salta por cima da peça para a casa vazia atrás dela.
    [king] Avança um peão uma casa, ou move uma dama para a frente ou para trás.
   *[other] Avança um peão uma casa na diagonal.
}
guide-why = { $why ->
    [only] É a única jogada.
    [crowns] O teu peão passa a dama.
    [takes] Capturas.
    [saves] Tiras uma peça do perigo.
    [safe] O adversário não pode capturar nada a seguir.
   *[other] Parece um pouco melhor do que o resto.
}

## Rules that follow their switches
refusal-man-takes-all = O peão só captura a peça ao lado e pousa logo atrás.
refusal-king-takes-near = Nesta partida a dama só captura uma peça ao lado e pousa logo atrás.
refusal-king-lands-behind = A dama tem de pousar logo atrás de { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Nesta partida a dama só captura uma peça ao lado.
   *[behind] A dama tem de pousar logo atrás de { $over }.
}
refusal-king-near-lands-anywhere = Nesta partida a dama só captura uma peça ao lado.
refusal-chain-straight = Nesta partida, os saltos de um peão têm de ficar numa só linha.
refusal-chain-whole = A peça pode capturar mais: tem de continuar a saltar e não pode parar em { $to }.
refusal-removal-after = Já saltaste a peça em { $over }. Não a podes saltar duas vezes.
character-beginner = Migalha
character-casual = Gengibre
character-skilled = Cardo
character-strong = Brasa
character-master = Ónix
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
clause-king-takes-near = Uma dama captura em todas as direções, mas só a peça ao lado, e para logo atrás dela. Uma dama também pode ser capturada.
clause-king-near-lands-behind = Uma dama só captura uma peça ao lado, e para logo atrás dela.
clause-king-near-lands-anywhere = Uma dama só captura uma peça ao lado, e para em qualquer casa vazia atrás dela.
clause-chain-straight = Uma peça que saltou pode saltar outra vez de onde parou, na mesma jogada: um peão só ao longo da mesma linha, uma dama também noutra direção.
clause-blocked-draws = Quando um jogador tem peças mas não pode mover, a partida fica empatada.
origin-collection-board-8 = O folheto dinamarquês fala de uma metade inferior branca; trata-se da casa em baixo à direita.
origin-collection-men-12 = Só o texto inglês diz que filas se enchem. Os outros mostram uma imagem.
origin-collection-black-begins = O sorteio e a primeira jogada das pretas estão impressos. Trocar de cor depois de cada partida é a nossa escolha predefinida.
origin-collection-turns = Ninguém pode passar, embora não seja obrigatório capturar: joga-se à vez.
origin-collection-man-moves = O texto russo só diz que um peão não pode voltar para onde estava. Nenhum peão anda para trás.
origin-collection-taking = Os textos italiano e dinamarquês omitem uma palavra, «livre» ou «escura». Trata-se de uma casa escura vazia.
origin-collection-man-takes-forward = O salto é descrito para a casa à frente do peão, por isso é para a frente. O texto inglês acrescenta que para trás «ainda» não é permitido.
origin-collection-crowning = O folheto põe uma segunda peça por cima e não diz mais nada. Acabamos aí a jogada, como na maioria dos jogos de damas; a opção deixa a nova dama continuar a saltar. O texto francês tira a segunda peça dos peões já perdidos; aqui há sempre uma.
origin-collection-crowning-goes-on = O folheto não diz o que acontece a meio de vários saltos. Nesta partida a nova dama continua a saltar, como nas damas russas.
origin-collection-king-flies = O texto polaco diz que uma dama salta por cima de casas vazias; desliza por elas.
origin-collection-king-takes = O texto italiano não diz que a casa atrás tem de estar livre. Os outros dizem.
origin-collection-king-lands-behind = Só o texto francês diz «logo atrás», e o inglês compara o salto com o de um peão. De que distância a dama pode saltar não se diz. Jogamos a paragem curta das damas familiares alemãs; duas opções mudam as duas coisas.
origin-collection-king-lands-anywhere = O folheto não diz onde para uma dama. Os jogadores de torneio esperam qualquer casa vazia atrás da peça.
origin-collection-king-near-lands-behind = O folheto não diz de que distância uma dama pode saltar.
origin-collection-king-near-lands-anywhere = O folheto não diz de que distância uma dama pode saltar, nem onde para.
origin-collection-chain = O folheto só promete mudanças de direção às damas, e o texto inglês mantém o peão numa diagonal. Deixamos virar também os peões, como em todos os outros jogos de damas; a opção mantém-nos a direito.
origin-collection-chain-straight = O texto inglês prende os saltos de um peão a uma diagonal. As outras línguas não o dizem.
origin-collection-chain-may-stop = Todas as línguas dizem que podes continuar a saltar, nenhuma que tens de o fazer.
origin-collection-chain-whole = O folheto não o exige: nesta partida combinou-se continuar a saltar.
origin-collection-removal-at-once = O folheto fala de retirar a peça antes de chegar aos saltos múltiplos. Por isso retiramo-la logo.
origin-collection-removal-after = O folheto não diz quando. A maioria dos jogos de torneio espera pelo fim da jogada.
origin-collection-duty-free = Todas as dez línguas dizem «pode». Muitos jogos nacionais fazem disso uma obrigação; têm aqui regras próprias.
origin-collection-all-taken = O texto espanhol di-lo ao contrário: ganha quem captura tudo.
origin-collection-blocked = Nada está impresso sobre quem não pode mover. Perde, como em todos os outros jogos de damas.
origin-collection-blocked-draws = Nada está impresso sobre quem não pode mover. Nesta partida é empate.
origin-collection-repetition = Nada está impresso sobre empates. Sem esta regra, as damas podiam perseguir-se sem fim.
origin-collection-quiet-20 = Nada está impresso sobre empates. Sem esta regra, as damas podiam perseguir-se sem fim.
origin-collection-quiet-40 = Nada está impresso sobre empates. Sem esta regra, as damas podiam perseguir-se sem fim.
origin-collection-agreed = Nada está impresso sobre desistir ou combinar empate. Ambas as coisas são habituais.
origin-dame-king-lands-anywhere = Nas regras familiares alemãs a dama para logo atrás. Nesta partida pode parar mais longe.
origin-dame-removal-after = Nas regras familiares alemãs as peças retiram-se logo. Nesta partida ficam até ao fim da jogada.
origin-thai-white-begins = Algumas regras tailandesas deixam os jogadores escolher quem começa. Aqui começam as brancas, como num regulamento impresso.
origin-thai12-men-12 = O makhos tem oito peões. É o mesmo jogo com os doze da tua caixa.
editor-piece = { $piece ->
    [w] Peão branco
    [W] Dama branca
    [b] Peão preto
   *[B] Dama preta
}
refusal-editor-many = { $colour ->
    [white] As Brancas têm { $count } peças; só há { $most }.
   *[black] As Pretas têm { $count } peças; só há { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Um peão branco em { $square } já seria dama.
   *[black] Um peão preto em { $square } já seria dama.
}
refusal-editor-none = { $colour ->
    [white] As Brancas não têm peças, mas têm de ter feito a última jogada.
   *[black] As Pretas não têm peças, mas têm de ter feito a última jogada.
}
task-capture = É a tua vez: tens de capturar.

## Drills

drill-combinations = Combinações
drill-combinations-about = Sacrifica, obriga o adversário a capturar e recupera mais do que deste.
drill-combinations-task = { $colour ->
    [white] Jogam as Brancas. Encontra a combinação.
   *[black] Jogam as Pretas. Encontra a combinação.
}
drill-combinations-why = Peças entregues: { $given }. Peças capturadas: { $taken }.
drill-refuted = O adversário captura e ganha material.
drill-endings = Finais
drill-endings-about = Ganha ou aguenta finais de até quatro peças. O adversário joga na perfeição.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Jogam as Brancas e ganham.
       *[draw] Jogam as Brancas. Aguenta o empate durante { $moves } jogadas.
    }
   *[black] { $goal ->
        [win] Jogam as Pretas e ganham.
       *[draw] Jogam as Pretas. Aguenta o empate durante { $moves } jogadas.
    }
}
drill-endings-why = { $value ->
    [draw] Agora é só empate.
   *[loss] Agora a partida está perdida.
}
