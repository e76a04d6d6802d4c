### Draughts, in Brazilian Portuguese. man = peão, king = dama, piece (either) = peça, square = casa, far row = última fileira,
### capture = capturar, multiple jump = salto múltiplo, move = jogada, draw = empate. The seats are plural: as Pretas, as Brancas.

game-name = Damas
game-about = Salte por cima das peças do adversário, chegue à última fileira e faça dama.
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
booklet-collection-about = As damas como no livreto de uma coletânea de jogos: você pode capturar, mas não é obrigatório. O livreto no seu idioma pode ser diferente das damas do seu país; essas estão mais abaixo.
booklet-dame = Damas alemãs
booklet-dame-about = O mesmo jogo, mais movimentado: se você pode capturar, é obrigatório. Bom contra o computador.
booklet-english = Damas inglesas
booklet-english-about = Também chamadas de checkers. As damas andam uma casa por vez.
booklet-russian = Damas russas
booklet-russian-about = Os peões também capturam para trás e continuam como damas ao chegar à última fileira.
booklet-brazilian = Damas brasileiras
booklet-brazilian-about = As regras internacionais em um tabuleiro pequeno: capture o máximo de peças que puder.
booklet-pool = Pool checkers
booklet-pool-about = Os peões também capturam para trás. Você escolhe o que captura.
booklet-czech = Damas tchecas
booklet-czech-about = Os peões só capturam para a frente. Se uma dama pode capturar, ela tem que capturar antes de um peão.
booklet-spanish = Damas espanholas
booklet-spanish-about = O tabuleiro fica virado ao contrário. Capture o maior número de peças e, entre essas, o maior número de damas.
booklet-portuguese = Damas portuguesas
booklet-portuguese-about = As regras espanholas com uma casa escura embaixo à esquerda.
booklet-italian = Damas italianas
booklet-italian-about = Os peões não podem capturar damas. As damas andam uma casa por vez.
booklet-thai = Damas tailandesas
booklet-thai-about = Makhos: oito peões para cada um e damas velozes.
booklet-thai12 = Damas tailandesas, doze peões
booklet-thai12-about = As regras tailandesas com doze peões para cada um.
booklet-international = Damas internacionais
booklet-international-about = Um tabuleiro de cem casas e vinte peões para cada um.
box-size = Quantas casas há em um lado do tabuleiro?
box-black_begins = As Pretas começam?
box-men_take_backwards = Os peões podem capturar para trás?
box-kings_fly = As damas podem andar mais de uma casa?
box-must_take = É obrigatório capturar quando dá?

## Switches
switch-may_stop = Durante um salto múltiplo
switch-may_stop-yes = Você pode parar
switch-may_stop-no = Você tem que continuar enquanto puder
switch-men_turn = O salto múltiplo de um peão
switch-men_turn-yes = Pode mudar de direção
switch-men_turn-no = Segue em uma só linha
switch-king_far = A dama salta
switch-king_far-yes = De qualquer distância
switch-king_far-no = Só por cima de uma peça ao lado
switch-king_lands_anywhere = A dama para
switch-king_lands_anywhere-yes = Em qualquer casa vazia atrás da peça
switch-king_lands_anywhere-no = Logo atrás da peça
switch-removal = As peças capturadas saem do tabuleiro
switch-removal-at-once = Na hora, salto a salto
switch-removal-after = No fim da vez
switch-promotion = Um peão que chega à última fileira com um salto
switch-promotion-ends = Vira dama, e a vez acaba
switch-promotion-goes-on = Continua na hora como dama
switch-blocked = O jogador que não pode jogar
switch-blocked-loses = Perde
switch-blocked-draws = Empata
switch-quiet_moves = Empate por jogadas de dama sem captura
switch-quiet_moves-20 = Depois de 20 jogadas de cada um
switch-quiet_moves-40 = Depois de 40 jogadas de cada um

## The rules
clause-board-8 = O tabuleiro tem oito fileiras de oito casas. Cada jogador tem uma casa clara embaixo à direita.
clause-board-8-mirrored = O tabuleiro tem oito fileiras de oito casas. Cada jogador tem uma casa escura embaixo à direita.
clause-board-10 = O tabuleiro tem dez fileiras de dez casas. Cada jogador tem uma casa clara embaixo à direita.
clause-men-8 = Cada jogador começa com oito peões nas casas escuras das duas primeiras fileiras.
clause-men-12 = Cada jogador começa com doze peões nas casas escuras das três primeiras fileiras.
clause-men-20 = Cada jogador começa com vinte peões nas casas escuras das quatro primeiras fileiras.
clause-black-begins = As Pretas jogam primeiro. Um sorteio decide quem joga com as Pretas; depois de cada partida os jogadores trocam de cor.
clause-white-begins = As Brancas jogam primeiro. Um sorteio decide quem joga com as Brancas; depois de cada partida os jogadores trocam de cor.
clause-turns = Os jogadores se alternam. Na sua vez, cada um move uma peça da sua própria cor; ninguém pode passar a vez.
clause-dark-squares = Só as casas escuras são usadas.
clause-occupied = Uma peça só pode ir para uma casa vazia.
clause-man-moves = Um peão avança uma casa na diagonal.
clause-taking = Uma peça captura saltando na diagonal por cima de uma peça adversária para uma casa vazia atrás dela. Ela não pode saltar por cima de peças da sua própria cor, nem de duas peças de uma vez.
clause-man-takes-forward = Um peão captura a peça ao lado dele e só salta para a frente.
clause-man-takes-all = Um peão captura a peça ao lado dele, para a frente ou para trás.
clause-men-spare-kings = Um peão não pode capturar uma dama.
clause-crowning = Um peão que chega à última fileira recebe uma segunda peça em cima e vira dama. A vez acaba aí.
clause-crowning-goes-on = Um peão que chega à última fileira recebe uma segunda peça em cima e vira dama na hora. Se chegou lá com um salto, pode continuar saltando como dama na mesma vez.
clause-crowning-stops-only = Um peão que termina a sua vez na última fileira recebe uma segunda peça em cima e vira dama. Se continua saltando dali, segue como peão.
clause-king-flies = Uma dama anda na diagonal, para a frente ou para trás, por qualquer número de casas vazias.
clause-king-steps = Uma dama anda uma casa na diagonal, para a frente ou para trás.
clause-king-takes = Uma dama captura em todas as direções. Ela também precisa de uma casa vazia atrás da peça. Uma dama pode ser capturada como qualquer outra peça, por um peão ou por uma dama.
clause-king-lands-behind = Uma dama pode saltar de longe. Ela para logo atrás da peça.
clause-king-lands-anywhere = Uma dama pode saltar de longe. Ela para em qualquer casa vazia atrás da peça.
clause-chain = Uma peça que saltou pode saltar de novo de onde parou, na mesma vez e também em outra direção.
clause-chain-may-stop = Você pode parar depois de qualquer salto.
clause-chain-whole = Você tem que continuar saltando enquanto a peça puder; se puder escolher onde ela para, tem que parar onde ela possa continuar saltando.
clause-removal-at-once = Uma peça saltada é retirada na hora.
clause-removal-after = As peças saltadas são retiradas no fim da vez. Até lá, ficam no caminho, e nenhuma pode ser saltada duas vezes.
clause-duty-free = Você pode capturar, mas não é obrigatório: pode fazer qualquer outra jogada no lugar da captura.
clause-duty = Se você pode capturar, é obrigatório.
clause-duty-most = Se você pode capturar de várias maneiras, tem que escolher uma que capture o maior número de peças.
clause-duty-most-kings = Se você pode capturar de várias maneiras, tem que escolher uma que capture o maior número de peças e, entre essas, uma que capture o maior número de damas.
clause-duty-king-first = Se uma dama e um peão podem capturar, a dama tem que fazer a captura.
clause-duty-italian = Se você pode capturar de várias maneiras, tem que escolher uma que capture o maior número de peças; entre essas, uma feita por uma dama; depois, uma que capture o maior número de damas; depois, uma que capture uma dama o mais cedo possível.
clause-all-taken = Quem fica sem peças perde.
clause-blocked = Quem tem peças mas não pode mover perde.
clause-repetition = Quando a mesma posição aparece pela terceira vez com a vez do mesmo jogador, a partida é empate.
clause-quiet-15 = Quando cada jogador fez 15 jogadas só com damas e nada foi capturado, a partida é empate.
clause-quiet-20 = Quando cada jogador fez 20 jogadas só com damas e nada foi capturado, a partida é empate.
clause-quiet-25 = Quando cada jogador fez 25 jogadas só com damas e nada foi capturado, a partida é empate.
clause-quiet-40 = Quando cada jogador fez 40 jogadas só com damas e nada foi capturado, a partida é empate.
clause-short-5 = Quando só restam duas ou três peças e cada jogador tem uma dama, a partida é empate depois de mais cinco jogadas de cada um.
clause-short-16-5 = Uma dama sozinha contra três peças, pelo menos uma delas dama: empate depois de 16 jogadas de cada um. Quando só restam duas ou três peças e cada jogador tem uma dama: empate depois de cinco jogadas de cada um.
clause-short-13 = Três damas contra uma: empate depois de 13 jogadas de cada um.
clause-short-road = Uma dama sozinha na grande diagonal, de canto a canto, contra três peças, pelo menos uma delas dama: empate depois de cinco jogadas de cada um, se a dama sozinha ficar ali.
clause-agreed = Os jogadores podem combinar o empate, e qualquer um pode desistir. Uma jogada só é desfeita se os dois concordarem.

## Why not
refusal-dark-squares = { $square } não é uma casa escura deste tabuleiro.
refusal-turns = { $holder ->
    [nobody] A casa { $square } está vazia.
    [white] A peça em { $square } é branca. É a vez das Pretas.
   *[black] A peça em { $square } é preta. É a vez das Brancas.
}
refusal-occupied = { $holder ->
    [white] Há uma peça branca em { $square }.
   *[black] Há uma peça preta em { $square }.
}
refusal-man-moves = { $why ->
    [back] Este peão ainda não é dama, então não pode recuar.
    [far] Um peão só anda uma casa.
    [stuck] O peão em { $from } não pode se mover.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. Um peão avança na diagonal.
}
refusal-king-flies = { $why ->
    [stuck] A dama em { $from } não pode se mover.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. A dama anda na diagonal.
}
refusal-king-steps = { $why ->
    [far] Neste jogo a dama só anda uma casa.
    [stuck] A dama em { $from } não pode se mover.
   *[diagonal] { $from } e { $to } não estão na mesma diagonal. A dama anda na diagonal.
}
refusal-taking = { $why ->
    [own] Você não pode saltar por cima da sua própria peça entre { $from } e { $to }.
    [two] Você não pode saltar por cima de mais de uma peça entre { $from } e { $to }.
    [diagonal] { $from } e { $to } não estão na mesma diagonal. As peças saltam na diagonal.
   *[nothing] Não há nada para capturar entre { $from } e { $to }.
}
refusal-man-takes-forward = { $why ->
    [far] Um peão só captura a peça ao lado dele e para logo atrás dela.
   *[back] Um peão só captura para a frente: não pode saltar para trás por cima de { $over }.
}
refusal-men-spare-kings = A peça em { $over } é uma dama, e um peão não pode capturar uma dama.
refusal-crowning = O peão vira dama em { $from }, e a vez acaba aí. Ela pode capturar na próxima vez.
refusal-duty = { $count ->
    [one] Você pode capturar, então é obrigatório: com a peça em { $squares }.
   *[other] Você pode capturar, então é obrigatório: com uma das peças em { $squares }.
}
refusal-duty-most = Assim você captura { $taken }, mas pode capturar { $most } de { $squares }. É obrigatório capturar o máximo possível.
refusal-duty-most-kings = { $why ->
    [most] Assim você captura { $taken }, mas pode capturar { $most } de { $squares }. É obrigatório capturar o máximo possível.
   *[kings] De { $squares } você pode capturar o mesmo número de peças, com mais damas entre elas.
}
refusal-duty-king-first = Uma dama tem que capturar antes de um peão: use a de { $squares }.
refusal-duty-italian = { $why ->
    [most] Assim você captura { $taken }, mas pode capturar { $most } de { $squares }. É obrigatório capturar o máximo possível.
    [with-king] A dama em { $squares } pode capturar o mesmo número, e uma dama tem que capturar antes de um peão.
   *[kings] De { $squares } você pode capturar o mesmo número de peças, com mais damas entre elas ou com damas mais cedo.
}

## How it ends
outcome-all-taken = Ganham as { $seat }: o adversário não tem mais peças.
outcome-blocked = Ganham as { $seat }: o adversário não pode mover.
outcome-blocked-draw = Empate: quem tem a vez está bloqueado.
outcome-repetition = Empate por repetição tripla.
outcome-quiet = Empate: jogadas de dama demais sem captura.
outcome-short = Empate: o limite de jogadas para tão poucas peças foi atingido.

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
scene-must = Captura obrigatória: { $squares }.
scene-quiet = { $count ->
    [one] Empate depois de mais { $count } jogada de dama sem captura.
   *[other] Empate depois de mais { $count } jogadas de dama sem captura.
}
scene-repeated = { $count ->
    [one] Esta posição apareceu { $count } vez.
   *[other] Esta posição apareceu { $count } vezes. Na terceira, é empate.
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
button-end-turn = Encerrar a vez

## Levels
level-beginner = Iniciante
level-beginner-about = Captura o que vê e não planeja nada. Até uma criança pode ganhar.
level-casual = Amador
level-casual-about = Pensa uma ou duas jogadas à frente e às vezes deixa passar alguma coisa.
level-skilled = Hábil
level-skilled-about = Não entrega peças. Um bom adversário para a família.
level-strong = Forte
level-strong-about = Vê muitas jogadas à frente.
level-master = Mestre
level-master-about = É quem pensa mais fundo e conhece todos os finais de até quatro peças.

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
lesson-step-task = O peão branco é seu. Jogue com ele.
lesson-step-done = Os peões avançam uma casa na diagonal, pelas casas escuras.
lesson-jump = Capturar
lesson-jump-task = Capture o peão preto: salte por cima dele para a casa vazia atrás.
lesson-jump-done = A peça que você salta é capturada e sai do tabuleiro.
lesson-chain = Vários saltos
lesson-chain-task = Capture os dois peões pretos em uma só vez.
lesson-chain-done = Depois de um salto, a mesma peça pode saltar de novo.
lesson-freedom = Você escolhe
lesson-freedom-task = Com estas regras, a captura não é obrigatória. Jogue com o seu outro peão.
lesson-freedom-done = Aqui a captura é opcional. Na maioria das outras regras, é obrigatória.
lesson-duty = Quando é preciso capturar
lesson-duty-task = Com estas regras, quem pode capturar tem que capturar. Faça a sua jogada.
lesson-duty-done = Assim você pode obrigar o adversário a jogar para onde você quer.
lesson-crowning = Uma dama
lesson-crowning-task = O seu peão está a um passo da última fileira. Faça uma dama.
lesson-crowning-done = Na última fileira, um peão vira dama.
lesson-flying = Damas voadoras
lesson-flying-task = Leve a sua dama de canto a canto, por todo o tabuleiro.
lesson-flying-done = Com estas regras, a dama passa por qualquer número de casas vazias.
lesson-far-jump = Saltar de longe
lesson-far-jump-task = Há um peão no caminho da sua dama. Capture-o de onde ela está.
lesson-far-jump-done = A dama não precisa estar ao lado dele. Com estas regras, ela para logo atrás.
lesson-give-one = Entregar um, capturar três
lesson-give-one-task = Aqui é obrigatório capturar. Sacrifique um peão e depois capture tudo o que resta.
lesson-give-one-done = Uma peça sacrificada na hora certa abre o jogo. Isso se chama golpe.
lesson-block = Bloqueado
lesson-block-task = Deixe as Pretas sem jogadas.
lesson-block-done = Quem não pode mover perde.

## Why the computer would play a move
hint-reason = { $why ->
    [only] É a única jogada.
    [wins] Assim você ganha.
    [resists] A partida está perdida; assim você resiste mais tempo.
    [crowns] Um peão vira dama.
    [gains] Assim você ganha material.
    [avoids] Qualquer outra jogada é claramente pior.
    [draws] Assim você mantém o empate.
    [equal] Há outra jogada igualmente boa.
   *[best] Parece um pouco melhor do que o resto.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Você pode capturar, então é obrigatório: salte por cima da peça para a casa vazia atrás dela.
    [may] Você pode capturar, se quiser: salte por cima da peça para a casa vazia atrás dela.
    [king] Avance um peão uma casa, ou mova uma dama para a frente ou para trás.
   *[other] Avance um peão uma casa na diagonal.
}
guide-why = { $why ->
    [only] É a única jogada.
    [crowns] O seu peão vira dama.
    [takes] Você captura.
    [saves] Você tira uma peça do perigo.
    [safe] Depois disso, o adversário não pode capturar nada.
   *[other] Parece um pouco melhor do que o resto.
}

## Rules that follow their switches
refusal-man-takes-all = Um peão só captura a peça ao lado dele e para logo atrás dela.
refusal-king-takes-near = Nesta partida uma dama só captura uma peça ao lado dela e para logo atrás.
refusal-king-lands-behind = A dama tem que parar logo atrás de { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Nesta partida uma dama só captura uma peça ao lado dela.
   *[behind] A dama tem que parar logo atrás de { $over }.
}
refusal-king-near-lands-anywhere = Nesta partida uma dama só captura uma peça ao lado dela.
refusal-chain-straight = Nesta partida os saltos de um peão têm que ficar em uma só linha.
refusal-chain-whole = A peça pode capturar mais, então tem que continuar saltando e não pode parar em { $to }.
refusal-removal-after = Você já saltou a peça em { $over }. Não pode saltá-la duas vezes.
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
clause-chain-straight = Uma peça que saltou pode saltar de novo de onde parou, na mesma jogada: um peão só ao longo da mesma linha, uma dama também em outra direção.
clause-blocked-draws = Quando um jogador tem peças mas não pode mover, a partida fica empatada.
character-beginner = Migalha
character-casual = Gengibre
character-skilled = Cardo
character-strong = Brasa
character-master = Ônix
origin-collection-board-8 = O livreto dinamarquês fala de uma metade inferior branca; trata-se da casa embaixo à direita.
origin-collection-men-12 = Só o texto inglês diz quais fileiras são preenchidas. Os outros mostram uma imagem.
origin-collection-black-begins = O sorteio e a primeira jogada das pretas estão impressos. Trocar de cor depois de cada partida é a nossa escolha padrão.
origin-collection-turns = Ninguém pode passar, embora não seja obrigatório capturar: os jogadores se alternam.
origin-collection-man-moves = O texto russo só diz que um peão não pode voltar para onde estava. Nenhum peão anda para trás.
origin-collection-taking = Os textos italiano e dinamarquês omitem uma palavra, “livre” ou “escura”. Trata-se de uma casa escura vazia.
origin-collection-man-takes-forward = O salto é descrito para a casa à frente do peão, por isso é para a frente. O texto inglês acrescenta que para trás “ainda” não é permitido.
origin-collection-crowning = O livreto põe uma segunda peça por cima e não diz mais nada. Acabamos aí a jogada, como na maioria dos jogos de damas; a opção deixa a nova dama continuar saltando. O texto francês tira a segunda peça dos peões já perdidos; aqui há sempre uma.
origin-collection-crowning-goes-on = O livreto não diz o que acontece no meio de vários saltos. Nesta partida a nova dama continua saltando, como nas damas russas.
origin-collection-king-flies = O texto polonês diz que uma dama salta por cima de casas vazias; desliza por elas.
origin-collection-king-takes = O texto italiano não diz que a casa atrás precisa estar livre. Os outros dizem.
origin-collection-king-lands-behind = Só o texto francês diz “logo atrás”, e o inglês compara o salto com o de um peão. De que distância a dama pode saltar não se diz. Jogamos a parada curta das damas familiares alemãs; duas opções mudam as duas coisas.
origin-collection-king-lands-anywhere = O livreto não diz onde para uma dama. Os jogadores de torneio esperam qualquer casa vazia atrás da peça.
origin-collection-king-near-lands-behind = O livreto não diz de que distância uma dama pode saltar.
origin-collection-king-near-lands-anywhere = O livreto não diz de que distância uma dama pode saltar, nem onde para.
origin-collection-chain = O livreto só promete mudanças de direção às damas, e o texto inglês mantém o peão numa diagonal. Deixamos virar também os peões, como em todos os outros jogos de damas; a opção os mantém em linha reta.
origin-collection-chain-straight = O texto inglês prende os saltos de um peão a uma diagonal. Os outros idiomas não dizem isso.
origin-collection-chain-may-stop = Todos os idiomas dizem que você pode continuar saltando, nenhum que é obrigatório.
origin-collection-chain-whole = O livreto não exige isso: nesta partida combinou-se continuar saltando.
origin-collection-removal-at-once = O livreto fala de retirar a peça antes de chegar aos saltos múltiplos. Por isso a retiramos na hora.
origin-collection-removal-after = O livreto não diz quando. A maioria dos jogos de torneio espera pelo fim da jogada.
origin-collection-duty-free = Todos os dez idiomas dizem “pode”. Muitos jogos nacionais fazem disso uma obrigação; têm aqui regras próprias.
origin-collection-all-taken = O texto espanhol diz ao contrário: ganha quem captura tudo.
origin-collection-blocked = Nada está impresso sobre quem não pode mover. Perde, como em todos os outros jogos de damas.
origin-collection-blocked-draws = Nada está impresso sobre quem não pode mover. Nesta partida é empate.
origin-collection-repetition = Nada está impresso sobre empates. Sem esta regra, as damas poderiam se perseguir sem fim.
origin-collection-quiet-20 = Nada está impresso sobre empates. Sem esta regra, as damas poderiam se perseguir sem fim.
origin-collection-quiet-40 = Nada está impresso sobre empates. Sem esta regra, as damas poderiam se perseguir sem fim.
origin-collection-agreed = Nada está impresso sobre desistir ou combinar empate. Ambas as coisas são habituais.
origin-dame-king-lands-anywhere = Nas regras familiares alemãs a dama para logo atrás. Nesta partida pode parar mais longe.
origin-dame-removal-after = Nas regras familiares alemãs as peças são retiradas na hora. Nesta partida ficam até o fim da jogada.
origin-thai-white-begins = Algumas regras tailandesas deixam os jogadores escolher quem começa. Aqui começam as brancas, como num regulamento impresso.
origin-thai12-men-12 = O makhos tem oito peões. É o mesmo jogo com os doze da sua caixa.
editor-piece = { $piece ->
    [w] Peão branco
    [W] Dama branca
    [b] Peão preto
   *[B] Dama preta
}
refusal-editor-many = { $colour ->
    [white] As Brancas têm { $count } peças; só existem { $most }.
   *[black] As Pretas têm { $count } peças; só existem { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Um peão branco em { $square } já seria dama.
   *[black] Um peão preto em { $square } já seria dama.
}
refusal-editor-none = { $colour ->
    [white] As Brancas não têm peças, mas fizeram necessariamente a última jogada.
   *[black] As Pretas não têm peças, mas fizeram necessariamente a última jogada.
}
task-capture = É a sua vez: você tem que capturar.

## Drills

drill-combinations = Combinações
drill-combinations-about = Sacrifique, obrigue o adversário a capturar e recupere mais do que deu.
drill-combinations-task = { $colour ->
    [white] Jogam as Brancas. Encontre a combinação.
   *[black] Jogam as Pretas. Encontre a combinação.
}
drill-combinations-why = Peças entregues: { $given }. Peças capturadas: { $taken }.
drill-refuted = O adversário captura e ganha material.
drill-endings = Finais
drill-endings-about = Ganhe ou segure finais de até quatro peças. O adversário joga com perfeição.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Jogam as Brancas e ganham.
       *[draw] Jogam as Brancas. Segure o empate por { $moves } jogadas.
    }
   *[black] { $goal ->
        [win] Jogam as Pretas e ganham.
       *[draw] Jogam as Pretas. Segure o empate por { $moves } jogadas.
    }
}
drill-endings-why = { $value ->
    [draw] Agora é só empate.
   *[loss] Agora a partida está perdida.
}
