### Crokinole, in European Portuguese. disc = disco, shot = lançamento, ring = anel, hole = buraco, twenty = vinte, peg = pino, ditch = vala,
### foul = falta. The sides are Claro and Escuro.

game-name = Crokinole
game-about = Com o dedo, lança discos de madeira num tabuleiro redondo, atira os do adversário para fora e aponta ao buraco do meio.
seat-first = Claro
seat-second = Escuro
seat-third = Claro 2
seat-fourth = Escuro 2

booklet-collection = Coletânea de jogos, a dois
booklet-collection-about = Doze discos para cada um. O melhor lado da ronda marca a diferença.
booklet-trio = Coletânea de jogos, a três
booklet-trio-about = Um jogador contra dois parceiros.
booklet-teams = Coletânea de jogos, a quatro
booklet-teams-about = Duas equipas. Os parceiros sentam-se frente a frente.
booklet-tournament = Torneio, individual
booklet-tournament-about = Oito discos para cada um, dois pontos por ronda, como no campeonato do mundo.
booklet-doubles = Torneio, pares
booklet-doubles-about = Duas equipas de dois, dois pontos por ronda.

switch-played = Onde estão os discos?
switch-played-screen = Aqui no ecrã
switch-played-real-board = Num tabuleiro a sério; aqui contamos os pontos
switch-board = Tabuleiro
switch-board-tournament = Medida de torneio
switch-board-compact = Pequeno, para casa
switch-surface = Superfície
switch-surface-fast = Rápida
switch-surface-normal = Encerada
switch-surface-slow = Seca
switch-miss_takes_touched = Um lançamento livre que fica curto
switch-miss_takes_touched-no = Custa o disco jogado
switch-miss_takes_touched-yes = Custa também os teus discos em que tocou
switch-rim_bounce = Os discos que chegam ao rebordo
switch-rim_bounce-no = Saem logo
switch-rim_bounce-yes = Ressaltam e saem depois
switch-three_player_order = Ordem a três
switch-three_player_order-sides = Os lados alternam
switch-three_player_order-clockwise = No sentido horário, como impresso
switch-steadiness = Firmeza da mão
switch-steadiness-exact = O disco vai exatamente para onde apontas
switch-steadiness-human = Como uma mão humana, treme um pouco

new-match-first-to-50 = Até 50 pontos
new-match-first-to-100 = Até 100 pontos
new-match-first-to-150 = Até 150 pontos
new-match-first-to-200 = Até 200 pontos
new-match-games-1 = Uma ronda
new-match-games-2 = Duas rondas
new-match-games-4 = Quatro rondas
new-match-games-8 = Oito rondas

clause-equipment = O tabuleiro tem anéis de 15, 10 e 5 pontos, oito pinos à volta do anel de 15 e um buraco no meio. Os discos são claros ou escuros.
clause-sides = Dois jogadores sentam-se frente a frente, cada um com doze discos de uma cor. Os discos ficam fora do tabuleiro até serem jogados.
clause-sides-three = Um joga sozinho com doze discos. Os dois parceiros sentam-se à sua esquerda e à sua direita, com seis discos cada um.
clause-sides-four = Quatro jogam em duas equipas. Os parceiros sentam-se frente a frente, com seis discos cada um.
clause-sides-eight = Dois jogadores sentam-se frente a frente, cada um com oito discos de uma cor.
clause-conduct = Só o jogador que tem a vez pode tocar no tabuleiro. O tabuleiro e as cadeiras ficam onde estão, e lança-se sentado: ninguém se levanta da cadeira.
clause-quarter = Lanças do teu próprio quadrante, com o centro do disco na linha de lançamento.
clause-free-place = O lugar tem de estar livre: antes de lançado, o disco não pode tocar noutro, e nada pode ser afastado para abrir espaço.
clause-inwards = Lança com o indicador ou o dedo médio, em qualquer direção para dentro. O lançamento conta assim que o disco deixa o dedo, por mais fraco que seja.
clause-strength = Um lançamento nunca é mais forte do que um dedo consegue.
clause-turns = Em cada vez, um disco. A seguir lança sempre o jogador à tua esquerda.
clause-turns-three = Em cada vez, um disco. Os dois lados alternam, e os parceiros também.
clause-must-touch = Se houver um disco adversário no tabuleiro, um dos teus tem de tocar num deles: o disco jogado, ou outro que ele empurre.
clause-void = Se nenhum tocar, é falta: o disco jogado e todos os teus discos tocados durante o lançamento vão para a vala, mesmo do buraco.
clause-open-board = Se não houver discos adversários no tabuleiro, o disco jogado, ou um dos teus em que tocou, tem de parar no anel de 15, na sua linha ou no buraco.
clause-missed = Se não, o disco jogado vai para a vala. Os outros ficam onde estão.
clause-missed-touched = Se não, o disco jogado e todos os teus em que tocou vão para a vala.
clause-contact = Qualquer toque durante o lançamento conta, a qualquer velocidade e também depois de um pino. Os discos que já estavam encostados só contam se um deles for atingido. Um disco que saiu do tabuleiro já não toca em nada.
clause-off-board = Um disco cujo centro sai da superfície de jogo vai logo para a vala.
clause-comes-back = Um disco que passa a linha de lançamento e volta continua em jogo.
clause-out-line = Um disco parado na linha de lançamento, ou fora dela, vai para a vala, seja de quem for.
clause-twenty = Um disco no buraco central é retirado do tabuleiro e posto de lado: vale 20.
clause-twenty-owner = Um vinte conta para o dono do disco, seja quem for que o meteu. Os discos do teu parceiro contam como teus.
clause-round-end = A ronda acaba quando todos jogaram todos os seus discos.
clause-next-start = O jogador que lançou em último começa a ronda seguinte.
clause-next-start-three = O jogador que lançou em último começa a ronda seguinte: um parceiro depois de uma ronda começada por quem joga sozinho, e quem joga sozinho depois de uma ronda começada por um parceiro.
clause-next-start-four = O jogador que lançou em último começa a ronda seguinte, por isso a saída passa um lugar para a direita.
clause-next-start-clockwise = A saída passa um lugar para a esquerda em cada ronda.
clause-points = Depois da ronda, cada disco vale 15, 10 ou 5 conforme o anel, e cada vinte vale 20.
clause-line-lower = Um disco que toca numa linha conta para o anel de menor valor.
clause-round-score = Só marca o lado com mais pontos, e marca a diferença. Em caso de empate, ninguém marca.
clause-round-score-two = O lado com mais pontos recebe dois pela ronda; em caso de empate, cada um recebe um.
clause-match = Antes da primeira ronda, combinem um número de pontos, por exemplo 100. O encontro acaba quando um lado lá chega. Vê-se depois de cada ronda.
clause-match-rounds = O encontro acaba depois do número de rondas combinado. Ganha o lado com mais pontos.
clause-settled = Onde os discos param é calculado a partir do atrito e dos choques, igual para todos, e fica no registo.
clause-counted = Num tabuleiro a sério nada é calculado. No fim da ronda, o jogador que a começou regista quantos discos cada lado tem em cada anel e quantos vintes; a pontuação fica aqui.
clause-hand = Cada um regula a firmeza da sua mão, até o disco ir exatamente para onde apontas. No início treme um pouco, como a de um campeão.

refusal-quarter = { $why ->
    [line] Põe o centro do disco na linha de lançamento.
   *[quarter] Fica no teu quadrante: de { $low } a { $high } graus.
}
refusal-free-place = { $seat ->
    [first] Há um disco claro nesse lugar.
    [second] Há um disco escuro nesse lugar.
    [third] Há um disco claro nesse lugar.
   *[fourth] Há um disco escuro nesse lugar.
}
refusal-inwards = Lança para dentro: de { $low } a { $high } graus em relação ao meio.
refusal-strength = Um lançamento tem de ter entre { $low } e { $high } milímetros por segundo.
refusal-settled = { $fault ->
    [screen] Aqui jogas no ecrã: lança os discos.
    [moving] Espera até todos os discos pararem.
    [early] Não há nenhum disco em movimento.
    [unplayed] Primeiro vem o disco lançado.
    [unknown] Um destes discos não está no tabuleiro.
    [off-board] Um disco não pode estar fora do tabuleiro.
    [over-hole] Um disco não pode estar sobre o buraco; cairia lá dentro.
    [in-peg] Um disco não pode estar dentro de um pino.
   *[overlap] Dois discos não podem sobrepor-se.
}
refusal-counted = { $fault ->
    [real-board] Lança no teu tabuleiro e depois regista aqui os discos que restam no fim da ronda.
    [all] Cada lado só tem { $discs } discos.
   *[none] Não registaste nenhum disco aí.
}
refusal-hand = Uma mão treme de { $low } a { $high } milésimos.

outcome-ahead = { $winner ->
    [first] Claro ganha a ronda
    [second] Escuro ganha a ronda
    [third] Claro ganha a ronda
   *[fourth] Escuro ganha a ronda
} e marca { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
outcome-level = A ronda acaba empatada.

scene-title = Tabuleiro de crokinole
scene-side = { $seat ->
    [first] Claro
   *[second] Escuro
}: { $points } pontos agora, vintes { $twenties }, no tabuleiro { $live }, na vala { $ditch }, por jogar { $left }.
scene-disc = { $seat ->
    [first] Disco claro
   *[second] Disco escuro
}, { $zone ->
    [15] no anel de 15
    [10] no anel de 10
   *[5] no anel de 5
}
scene-lies = { scene-disc }: direção { $bearing }, a { $far } cm do meio da tua linha de lançamento.
scene-noted = { $seat ->
    [first] Claro
   *[second] Escuro
}, { $zone ->
    [20] vintes
    [15] anel de 15
    [10] anel de 10
   *[5] anel de 5
}: { $count }
scene-fewer = Menos um: { scene-noted }
count-help = { $seat ->
    [first] Claro começa.
    [second] Escuro começa.
    [third] Claro 2 começa.
   *[fourth] Escuro 2 começa.
} Quando todos os discos estiverem jogados, toca num anel uma vez por cada disco que lá esteja, e no meio por cada vinte: Claro à esquerda, Escuro à direita. Toca num número para tirar um.
act-count = Contar: Claro { $light }, Escuro { $dark }
told-count = Contado: Claro { $light }, Escuro { $dark }.
told-flick = { $seat ->
    [first] Claro
    [second] Escuro
    [third] Claro 2
   *[fourth] Escuro 2
} { $power ->
    [gentle] lança devagar.
    [firm] lança com firmeza.
    [strong] lança com força.
   *[hard] lança com toda a força.
}
told-settle = { $verdict ->
    [touched] Toca num disco adversário.
    [void] Falta: nenhum disco adversário foi tocado.
    [reached] O lançamento livre é bom.
    [long] Longo de mais: um lançamento livre tem de parar no anel de 15 ou no buraco.
   *[missed] Curto de mais: um lançamento livre tem de chegar ao anel de 15 ou ao buraco.
}{ $twenties ->
    [0] {""}
    [one] {" "}Vinte!
   *[other] {" "}{ $twenties } vintes!
}{ $given ->
    [0] {""}
    [one] {" "}Um vinte para o adversário.
   *[other] {" "}{ $given } vintes para o adversário.
}{ $theirs ->
    [0] {""}
    [one] {" "}Sai um disco adversário.
   *[other] {" "}Saem { $theirs } discos adversários.
}{ $ours ->
    [0] {""}
    [one] {" "}Sai um disco de quem lançou.
   *[other] {" "}Saem { $ours } discos de quem lançou.
}

level-beginner = Principiante
level-beginner-about = Lança ao que está mais perto. Mete um em cada cinco vintes livres.
level-casual = Amador
level-casual-about = Mete um em cada três vintes livres e procura bons toques.
level-club = Jogador de clube
level-club-about = Mete um em cada dois vintes livres e esconde-se atrás dos pinos.
level-tournament = Jogador de torneio
level-tournament-about = Mete dois em cada três vintes livres e é difícil de vencer.
level-champion = Campeão
level-champion-about = Mete três em cada quatro vintes livres, como os melhores.
level-machine = Máquina
level-machine-about = Quase nunca falha. Joga contra ela para ver o que é possível.

## The rule book's chapters
chapter-setup = Tabuleiro e jogadores
chapter-shot = O lançamento
chapter-valid = Lançamentos bons e faltas
chapter-leaving = A vala e o buraco
chapter-scoring = A contagem

## Lessons: a title, what to do, and what was learnt
lesson-flick = O teu primeiro lançamento
lesson-flick-task = O tabuleiro está vazio. Lança o teu disco de modo a parar dentro do círculo de pinos ou no buraco.
lesson-flick-done = Sem discos adversários no tabuleiro, é isto que um lançamento tem de conseguir.
lesson-twenty = Vinte
lesson-twenty-task = Mete o teu disco no buraco. Aponta a direito e não lances com muita força.
lesson-twenty-done = O disco é posto de lado e vale 20.
lesson-touch = Acertar num disco
lesson-touch-task = Há um disco adversário no tabuleiro. Acerta-lhe.
lesson-touch-done = Se não tocas num disco adversário, perdes o disco que jogaste.
lesson-drive-off = Para fora do tabuleiro
lesson-drive-off-task = Empurra o disco adversário para fora do tabuleiro.
lesson-drive-off-done = Os discos na vala não valem nada. O melhor é os teus ficarem no tabuleiro.
lesson-through = Com outro dos teus
lesson-through-task = Um disco teu está no caminho. Empurra-o contra o do adversário.
lesson-through-done = Basta que um dos teus discos toque num disco adversário.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] O adversário tem discos no tabuleiro: acerta num deles, senão perdes o teu.
   *[other] Não há discos adversários: aponta ao buraco e chega pelo menos ao anel de 15.
}
character-beginner = Carrinho
character-casual = Berlinde
character-club = Bordo
character-tournament = Balanço
character-champion = Cometa
character-machine = Relógio
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
switch-start_tolerance = Um lançamento parte
switch-start_tolerance-no = Com o centro do disco na linha
switch-start_tolerance-yes = Com o disco até metade para lá da linha, como impresso
clause-quarter-tolerance = Lanças do teu quadrante. O disco está na linha de lançamento, e até metade dele pode estar para lá da linha.
clause-turns-three-clockwise = Em cada vez, um disco. Segue-se sempre o vizinho da esquerda; salta-se quem já não tem discos.
clause-next-start-three-clockwise = Quem lançou em último começa a ronda seguinte: sempre quem joga sozinho, que ainda tem discos quando os parceiros já não têm.
clause-off-board-bounces = Um disco pode ressaltar no rebordo e voltar. Quando tudo estiver parado, vai para a vala. O que moveu fica movido, e os seus toques não contam.
clause-hand-human = Todas as mãos tremem um pouco, como a de quem joga bem. Se quiseres, deixa a tua tremer mais.
refusal-quarter-tolerance = { $why ->
    [line] No máximo metade do disco pode estar para lá da linha: de { $low } a { $high } milímetros.
   *[quarter] Fica no teu quadrante: de { $low } a { $high } graus.
}
refusal-hand-human = Uma mão treme de { $low } a { $high } milésimos.
origin-equipment = O folheto nomeia um tabuleiro, doze discos claros e doze escuros. Não menciona pinos nem medidas; usamos as dos tabuleiros de torneio ou, com uma opção, um tabuleiro mais pequeno.
origin-tournament-equipment = As medidas são as do tabuleiro do campeonato do mundo.
origin-doubles-equipment = As medidas são as do tabuleiro do campeonato do mundo.
origin-sides = O texto russo omite que os discos estão fora do tabuleiro antes de serem jogados.
origin-sides-three = Não se diz onde se sentam os três. Pomos os parceiros frente a frente.
origin-collection-conduct = O texto italiano perdeu esta secção. Em sueco só é preciso estar sentado ao lançar; o sueco, o polaco e o russo falam dos jogadores em vez das cadeiras. Nenhuma penalização está impressa.
origin-quarter = O folheto deixa o disco passar a linha «até metade» e não diz para que lado. Com o centro na linha, todas as leituras são respeitadas, e é isso que jogamos; a letra é uma opção. O texto russo fala da linha entre os quadrantes, o neerlandês e o russo do quadrante oposto, e o italiano perdeu a passagem.
origin-tournament-quarter = As regras de torneio só pedem que o disco toque na linha. Com o centro nela, toca.
origin-doubles-quarter = As regras de torneio só pedem que o disco toque na linha. Com o centro nela, toca.
origin-quarter-tolerance = Esta é a letra: «até metade» para lá da linha. Não diz para que lado, por isso ambos são permitidos.
origin-free-place = Nada está impresso sobre um lugar de partida ocupado.
origin-collection-inwards = O folheto nomeia o dedo e diz: para o centro. Que sirva qualquer direção para dentro e que um lançamento fraco conte é a nossa leitura.
origin-strength = Nada está impresso; o computador precisa de um limite.
origin-turns-three = No folheto, a vez passa sempre para a esquerda. Assim os parceiros ficam primeiro sem discos e quem joga sozinho lança seis vezes seguidas. Por isso os lados alternam; a letra é uma opção.
origin-turns-three-clockwise = Esta é a letra: sempre o vizinho da esquerda.
origin-collection-must-touch = O alemão e o inglês permitem que qualquer disco teu faça o toque, por isso podes empurrar um disco contra outro. As outras oito línguas falam do «seu disco»; seguimos o alemão e o inglês.
origin-collection-void = O texto russo só retira os discos em que o próprio disco jogado tocou, e o polaco omite «próprios». Seguimos as outras línguas: todos os teus discos tocados.
origin-collection-open-board = O texto dinamarquês perdeu o seu «nenhum» e repete a condição da regra anterior. O texto russo confunde o anel com a sua linha. Jogamos o que dizem as outras línguas.
origin-missed = O alemão, o inglês, o italiano e o neerlandês sublinham que só este disco sai; os outros apenas o nomeiam.
origin-collection-missed-touched = O folheto só tira o disco jogado. Nesta partida saem também os teus discos tocados, como nos torneios.
origin-collection-contact = Nada está impresso sobre o que conta como toque.
origin-off-board = Segundo o folheto, um disco pode ressaltar no rebordo: vai para a vala, e aquilo em que tocou fica. Retiramos um disco assim que deixa a superfície, para que um disco que está fora não mova nada; a letra é uma opção.
origin-tournament-off-board = Nos torneios, o que um disco move ao voltar do rebordo fica movido. Retiramos o disco assim que deixa a superfície; a opção deixa-o ressaltar.
origin-doubles-off-board = Nos torneios, o que um disco move ao voltar do rebordo fica movido. Retiramos o disco assim que deixa a superfície; a opção deixa-o ressaltar.
origin-collection-off-board-bounces = O inglês, o neerlandês e o dinamarquês chamam «bandas» ao rebordo. Trata-se do rebordo do tabuleiro.
origin-collection-out-line = O folheto nomeia os discos na linha. Que um disco para lá dela também esteja fora é evidente; o texto francês faz da linha uma zona, com o mesmo resultado.
origin-collection-twenty = O texto inglês e os que vêm dele mudaram um título de lugar, e o disco dinamarquês cai «através» do buraco. Trata-se de vinte por cada disco no buraco.
origin-collection-twenty-owner = O folheto só fala de meter o próprio disco. Contamo-lo para o dono, como nos torneios.
origin-collection-round-end = No texto russo a ronda acaba quando um jogador fica sem discos, o que custaria ao outro o último lançamento. Os outros nove esperam por todos.
origin-next-start = No texto francês começa o jogador «classificado em último». O sueco, o polaco e o russo dizem claramente que é o último a lançar, e as outras línguas podem ler-se assim.
origin-next-start-three = No texto francês começa o jogador «classificado em último»; os outros falam do último a lançar. Quem é resulta da ordem de jogo.
origin-next-start-three-clockwise = No texto francês começa o jogador «classificado em último»; os outros falam do último a lançar. Nesta ordem, é quem joga sozinho.
origin-next-start-four = No texto francês começa o jogador «classificado em último»; os outros falam do último a lançar.
origin-collection-points = O texto polaco omite «cada um».
origin-collection-line-lower = O texto francês fala de estar em cima de uma linha, o russo de círculos que se cruzam. Basta tocar na linha.
origin-round-score = O texto sueco chama bónus à diferença; o seu próprio exemplo mostra que só a diferença conta. Uma ronda empatada não é mencionada: ninguém marca.
origin-match = O texto italiano perdeu o exemplo dos 100 pontos.
origin-settled = No ecrã é o computador que calcula como deslizam os discos.
origin-counted = O folheto só conhece tabuleiros verdadeiros. É assim que aqui se contam os pontos.
origin-hand = Um ecrã não tem dedo. Esta regra é nossa.
origin-hand-human = Um ecrã não tem dedo. Esta regra é nossa.
box-players = Quantas pessoas jogam?
box-round_score = O que marca o melhor lado por uma ronda?
box-round_score-difference = A diferença entre as duas pontuações
box-round_score-two-points = Dois pontos
written-shot = { $verdict ->
    [void] Disco { $disc }: não toca em nenhum adversário, fora
    [missed] Disco { $disc }: não chega ao centro, fora
   *[other] { $twenties ->
        [0] { $zone ->
            [0] Disco { $disc }: fora
            [one] Disco { $disc }: fica no { $zone }
           *[other] Disco { $disc }: fica no { $zone }
        }
        [one] Disco { $disc }: vinte!
       *[other] Disco { $disc }: { $twenties } vintes!
    }
}{ $theirs ->
    [0] {""}
    [one] , tira um
   *[other] , tira { $theirs }
} · { $light }–{ $dark }
written-count = Contado: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [one] { $twenties } vinte
   *[other] { $twenties } vintes
}
flick-power = { $power ->
    [gentle] suave
    [firm] firme
    [strong] forte
   *[hard] muito forte
}
task-shoot = É a tua vez: lança um disco.
task-hit = É a tua vez: acerta num disco adversário.
editor-starter = Quem começou a ronda
editor-shots = { $seat ->
    [first] Discos lançados até agora (segue-se Claro)
    [second] Discos lançados até agora (segue-se Escuro)
    [third] Discos lançados até agora (segue-se Claro 2)
   *[fourth] Discos lançados até agora (segue-se Escuro 2)
}
editor-twenties = { $seat ->
    [first] Vintes de Claro
    [second] Vintes de Escuro
    [third] Vintes de Claro 2
   *[fourth] Vintes de Escuro 2
}
refusal-editor-many = { $seat ->
    [first] Claro tem { $count } discos; só há { $most }.
    [second] Escuro tem { $count } discos; só há { $most }.
    [third] Claro 2 tem { $count } discos; só há { $most }.
   *[fourth] Escuro 2 tem { $count } discos; só há { $most }.
}
refusal-editor-out = Um disco que toca na linha exterior está fora e vai para a vala.

## Drills

drill-open-twenty = Vinte livre
drill-open-twenty-about = Mete discos com o tabuleiro vazio.
drill-open-twenty-task = { $goal ->
    [near] Lança { $shots } discos que parem dentro do círculo marcado.
    [sunk] Mete { $shots } discos no buraco.
   *[side] Mete { $shots } discos no buraco, cada um de perto da borda do teu quadrante.
}
drill-take-out = Tirar um disco
drill-take-out-about = Empurra um disco adversário para fora do tabuleiro.
drill-take-out-task = { $goal ->
    [touch] Acerta no disco escuro. Tens { $shots } lançamentos.
    [out] Empurra o disco escuro para fora do tabuleiro. Tens { $shots } lançamentos.
    [stay] Empurra o disco escuro para fora do tabuleiro sem que o teu saia. Tens { $shots } lançamentos.
   *[fifteen] Empurra o disco escuro para fora do tabuleiro e deixa o teu dentro dos pinos. Tens { $shots } lançamentos.
}
drill-hidden-disc = Atrás de um pino
drill-hidden-disc-about = Deixa o teu disco onde um pino o proteja.
drill-hidden-disc-task = Lança { $shots } discos que parem dentro do círculo marcado, atrás de um pino visto do lugar do adversário.
drill-shots-hits = Acertos: { $hits } de { $shots }.
drill-shots-spread = Em média { $across } mm para a { $side ->
    [left] esquerda
   *[right] direita
} e { $along } mm demasiado { $way ->
    [short] curto
   *[long] longo
}, com uma dispersão de { $spread } mm.
