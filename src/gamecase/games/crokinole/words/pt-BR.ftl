### Crokinole, in Brazilian Portuguese. disc = disco, shot = lançamento, ring = anel, hole = buraco, twenty = vinte, peg = pino, ditch = vala,
### foul = falta. The sides are Claro and Escuro.

game-name = Crokinole
game-about = Lance discos de madeira com o dedo em um tabuleiro redondo, tire os do adversário e mire no buraco do meio.
seat-first = Claro
seat-second = Escuro
seat-third = Claro 2
seat-fourth = Escuro 2

booklet-collection = Coletânea de jogos, a dois
booklet-collection-about = Doze discos para cada um. O melhor lado da rodada marca a diferença.
booklet-trio = Coletânea de jogos, a três
booklet-trio-about = Um jogador contra dois parceiros.
booklet-teams = Coletânea de jogos, a quatro
booklet-teams-about = Duas equipes. Os parceiros se sentam frente a frente.
booklet-tournament = Torneio, individual
booklet-tournament-about = Oito discos para cada um, dois pontos por rodada, como no campeonato mundial.
booklet-doubles = Torneio, duplas
booklet-doubles-about = Duas equipes de dois, dois pontos por rodada.

switch-played = Onde estão os discos?
switch-played-screen = Aqui na tela
switch-played-real-board = Em um tabuleiro de verdade; aqui só a pontuação
switch-board = Tabuleiro
switch-board-tournament = Tamanho de torneio
switch-board-compact = Pequeno, para casa
switch-surface = Superfície
switch-surface-fast = Rápida
switch-surface-normal = Encerada
switch-surface-slow = Seca
switch-miss_takes_touched = Um lançamento livre que fica curto
switch-miss_takes_touched-no = Custa o disco lançado
switch-miss_takes_touched-yes = Custa também os seus discos em que ele tocou
switch-rim_bounce = Os discos que chegam à borda
switch-rim_bounce-no = Saem na hora
switch-rim_bounce-yes = Ricocheteiam e saem depois
switch-three_player_order = Ordem com três jogadores
switch-three_player_order-sides = Os lados se alternam
switch-three_player_order-clockwise = No sentido horário, como impresso
switch-steadiness = Firmeza da mão
switch-steadiness-exact = O disco vai exatamente para onde você mira
switch-steadiness-human = Como uma mão humana, treme um pouco

new-match-first-to-50 = Até 50 pontos
new-match-first-to-100 = Até 100 pontos
new-match-first-to-150 = Até 150 pontos
new-match-first-to-200 = Até 200 pontos
new-match-games-1 = Uma rodada
new-match-games-2 = Duas rodadas
new-match-games-4 = Quatro rodadas
new-match-games-8 = Oito rodadas

clause-equipment = O tabuleiro tem anéis de 15, 10 e 5 pontos, oito pinos em volta do anel de 15 e um buraco no meio. Os discos são claros ou escuros.
clause-sides = Dois jogadores se sentam frente a frente, cada um com doze discos de uma cor. Os discos ficam fora do tabuleiro até serem lançados.
clause-sides-three = Um jogador joga sozinho com doze discos. Os dois parceiros se sentam à esquerda e à direita dele, com seis discos cada um.
clause-sides-four = Quatro jogadores jogam em duas equipes. Os parceiros se sentam frente a frente, com seis discos cada um.
clause-sides-eight = Dois jogadores se sentam frente a frente, cada um com oito discos de uma cor.
clause-conduct = Só quem tem a vez pode tocar no tabuleiro. O tabuleiro e as cadeiras ficam onde estão, e você lança sentado: ninguém se levanta da cadeira.
clause-quarter = Você lança do seu próprio quadrante, com o centro do disco na linha de lançamento.
clause-free-place = O lugar tem que estar livre: o disco não pode tocar em outro antes de ser lançado, e nada pode ser movido para abrir espaço.
clause-inwards = Lance com o dedo indicador ou médio, em qualquer direção para dentro. O lançamento conta assim que o disco deixa o dedo, por mais fraco que seja.
clause-strength = Um lançamento nunca é mais forte do que um dedo consegue.
clause-turns = Cada vez é um disco. Depois de você, lança sempre quem está à sua esquerda.
clause-turns-three = Cada vez é um disco. Os dois lados se alternam, e os parceiros também.
clause-must-touch = Se houver um disco adversário no tabuleiro, um dos seus discos tem que tocar em um deles: o disco lançado ou outro que ele empurre.
clause-void = Se nenhum tocar, o lançamento é falta: o disco lançado e todos os seus discos tocados durante o lançamento vão para a vala, mesmo que estejam no buraco.
clause-open-board = Se não houver discos adversários no tabuleiro, o disco lançado, ou um dos seus em que ele tocou, tem que parar no anel de 15, na linha desse anel ou no buraco.
clause-missed = Se nenhum parar ali, o disco lançado vai para a vala. Os outros ficam onde estão.
clause-missed-touched = Se nenhum parar ali, o disco lançado e todos os seus discos em que ele tocou vão para a vala.
clause-contact = Qualquer toque durante o lançamento conta, a qualquer velocidade e também depois de bater em um pino. Discos que já estavam encostados só contam se um deles for atingido. Um disco que saiu do tabuleiro não toca em mais nada.
clause-off-board = Um disco cujo centro sai da superfície de jogo vai na hora para a vala.
clause-comes-back = Um disco que passa da linha de lançamento e volta continua em jogo.
clause-out-line = Um disco parado na linha de lançamento, ou fora dela, vai para a vala, seja de quem for.
clause-twenty = Um disco no buraco central é retirado do tabuleiro e posto de lado: vale 20.
clause-twenty-owner = Um vinte conta para o dono do disco, não importa quem o acertou. Os discos do seu parceiro contam como seus.
clause-round-end = A rodada acaba quando todos lançaram todos os seus discos.
clause-next-start = Quem lançou por último começa a rodada seguinte.
clause-next-start-three = Quem lançou por último começa a rodada seguinte: um parceiro depois de uma rodada começada por quem joga sozinho, e quem joga sozinho depois de uma rodada começada por um parceiro.
clause-next-start-four = Quem lançou por último começa a rodada seguinte, então a saída passa um lugar para a direita.
clause-next-start-clockwise = A saída passa um lugar para a esquerda a cada rodada.
clause-points = Depois da rodada, cada disco vale 15, 10 ou 5 conforme o anel, e cada vinte vale 20.
clause-line-lower = Um disco que toca na linha de um anel conta para o de menor valor dos dois anéis.
clause-round-score = Só marca o lado com mais pontos, e marca a diferença. Se os pontos forem iguais, ninguém marca.
clause-round-score-two = O lado com mais pontos recebe dois pontos pela rodada; em caso de empate, cada lado recebe um.
clause-match = Antes da primeira rodada, combinem um número de pontos, por exemplo 100. O match acaba quando um lado chega a esse número. Isso é verificado depois de cada rodada.
clause-match-rounds = O match acaba depois do número combinado de rodadas. Ganha o lado com mais pontos.
clause-settled = O lugar onde os discos param é calculado a partir do atrito e dos choques, igual para todos, e fica no registro.
clause-counted = Em um tabuleiro de verdade, nada é calculado. No fim da rodada, quem a começou registra quantos discos cada lado tem em cada anel e quantos vintes; a pontuação fica aqui.
clause-hand = Cada jogador ajusta a firmeza da sua mão, até o disco ir exatamente para onde você mira. No começo ela treme um pouco, como a de um campeão.

refusal-quarter = { $why ->
    [line] Ponha o centro do disco na linha de lançamento.
   *[quarter] Fique no seu quadrante: de { $low } a { $high } graus.
}
refusal-free-place = { $seat ->
    [first] Há um disco claro no caminho.
    [second] Há um disco escuro no caminho.
    [third] Há um disco claro no caminho.
   *[fourth] Há um disco escuro no caminho.
}
refusal-inwards = Lance para dentro: de { $low } a { $high } graus em relação ao meio.
refusal-strength = Um lançamento tem que ficar entre { $low } e { $high } milímetros por segundo.
refusal-settled = { $fault ->
    [screen] Aqui se joga na tela: lance os discos.
    [moving] Espere até todos os discos pararem.
    [early] Nenhum disco está em movimento.
    [unplayed] Primeiro vem o disco lançado.
    [unknown] Um destes discos não está no tabuleiro.
    [off-board] Um disco não pode ficar fora do tabuleiro.
    [over-hole] Um disco não pode ficar sobre o buraco; ele cairia dentro.
    [in-peg] Um disco não pode ficar dentro de um pino.
   *[overlap] Dois discos não podem ficar um sobre o outro.
}
refusal-counted = { $fault ->
    [real-board] Lance no seu próprio tabuleiro e depois registre aqui os discos que sobraram no fim da rodada.
    [all] Cada lado só tem { $discs } discos.
   *[none] Você não registrou nenhum disco aí.
}
refusal-hand = Uma mão treme de { $low } a { $high } milésimos.

outcome-ahead = { $winner ->
    [first] Claro ganha a rodada
    [second] Escuro ganha a rodada
    [third] Claro ganha a rodada
   *[fourth] Escuro ganha a rodada
} e marca { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
outcome-level = A rodada acaba empatada.

scene-title = Tabuleiro de crokinole
scene-side = { $seat ->
    [first] Claro
   *[second] Escuro
}: { $points } pontos agora, vintes { $twenties }, no tabuleiro { $live }, na vala { $ditch }, por lançar { $left }.
scene-disc = { $seat ->
    [first] Disco claro
   *[second] Disco escuro
}, { $zone ->
    [15] no anel de 15
    [10] no anel de 10
   *[5] no anel de 5
}
scene-lies = { scene-disc }: direção { $bearing }, a { $far } cm do meio da sua linha de lançamento.
scene-noted = { $seat ->
    [first] Claro
   *[second] Escuro
}, { $zone ->
    [20] vintes
    [15] anel de 15
    [10] anel de 10
   *[5] anel de 5
}: { $count }
scene-fewer = Um a menos: { scene-noted }
count-help = { $seat ->
    [first] Claro começa.
    [second] Escuro começa.
    [third] Claro 2 começa.
   *[fourth] Escuro 2 começa.
} Quando todos os discos tiverem sido lançados, toque em um anel uma vez para cada disco que está nele, e no meio para cada vinte: Claro à esquerda, Escuro à direita. Toque em um número para tirar um.
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
    [touched] Toca em um disco adversário.
    [void] Falta: nenhum disco adversário foi tocado.
    [reached] O lançamento livre é bom.
    [long] Longo demais: um lançamento livre precisa parar no anel de 15 ou no buraco.
   *[missed] Curto demais: um lançamento livre precisa chegar ao anel de 15 ou ao buraco.
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

level-beginner = Iniciante
level-beginner-about = Lança no que está mais perto. Acerta um em cada cinco vintes livres.
level-casual = Amador
level-casual-about = Acerta um em cada três vintes livres e procura bons toques.
level-club = Clube
level-club-about = Acerta um em cada dois vintes livres e se esconde atrás dos pinos.
level-tournament = Torneio
level-tournament-about = Acerta dois em cada três vintes livres e é difícil de vencer.
level-champion = Campeão
level-champion-about = Acerta três em cada quatro vintes livres, como os melhores.
level-machine = Máquina
level-machine-about = Quase nunca erra. Jogue para ver o que é possível.

## The rule book's chapters
chapter-setup = Tabuleiro e jogadores
chapter-shot = O lançamento
chapter-valid = Lançamentos bons e faltas
chapter-leaving = A vala e o buraco
chapter-scoring = A pontuação

## Lessons: a title, what to do, and what was learnt
lesson-flick = O seu primeiro lançamento
lesson-flick-task = O tabuleiro está vazio. Lance o seu disco para que ele pare dentro do círculo de pinos ou no buraco.
lesson-flick-done = Sem discos adversários no tabuleiro, é isso que um lançamento tem que conseguir.
lesson-twenty = Vinte
lesson-twenty-task = Acerte o seu disco no buraco. Mire reto e não lance com muita força.
lesson-twenty-done = Ele é posto de lado e vale 20.
lesson-touch = Acertar um disco
lesson-touch-task = Há um disco adversário no tabuleiro. Acerte-o.
lesson-touch-done = Se você não toca em um disco adversário, perde o disco que lançou.
lesson-drive-off = Para fora do tabuleiro
lesson-drive-off-task = Tire o disco adversário do tabuleiro.
lesson-drive-off-done = Os discos na vala não valem nada. O melhor é o seu ficar no tabuleiro.
lesson-through = Com outro dos seus discos
lesson-through-task = Um disco seu está no caminho. Empurre-o contra o do adversário.
lesson-through-done = Basta que um dos seus discos toque em um do adversário.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] O adversário tem discos no tabuleiro: acerte um deles, senão você perde o seu.
   *[other] Não há discos adversários: mire no buraco e chegue pelo menos ao anel de 15.
}
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
flick-power = { $power ->
    [gentle] suave
    [firm] firme
    [strong] forte
   *[hard] muito forte
}
character-beginner = Carrinho
character-casual = Bolinha
character-club = Bordo
character-tournament = Balanço
character-champion = Cometa
character-machine = Relógio
switch-start_tolerance = Um lançamento parte
switch-start_tolerance-no = Com o centro do disco na linha
switch-start_tolerance-yes = Com o disco até metade além da linha, como impresso
clause-quarter-tolerance = Você lança do seu quadrante. O disco está na linha de lançamento, e até metade dele pode estar além da linha.
clause-turns-three-clockwise = Cada vez é um disco. Depois lança sempre quem está à esquerda; quem não tem mais discos é pulado.
clause-next-start-three-clockwise = Quem lançou por último começa a rodada seguinte: sempre quem joga sozinho, que ainda tem discos quando os parceiros não têm mais.
clause-off-board-bounces = Um disco pode ricochetear na borda e voltar. Quando tudo parar, ele vai para a vala. O que ele moveu fica movido, e os toques dele não contam.
clause-hand-human = Todas as mãos tremem um pouco, como a de quem joga bem. Se quiser, deixe a sua tremer mais.
refusal-quarter-tolerance = { $why ->
    [line] No máximo metade do disco pode estar além da linha: de { $low } a { $high } milímetros.
   *[quarter] Fique no seu quadrante: de { $low } a { $high } graus.
}
refusal-hand-human = Uma mão treme de { $low } a { $high } milésimos.
origin-equipment = O livreto nomeia um tabuleiro, doze discos claros e doze escuros. Não menciona pinos nem medidas; usamos as dos tabuleiros de torneio ou, com uma opção, um tabuleiro menor.
origin-tournament-equipment = As medidas são as do tabuleiro do campeonato mundial.
origin-doubles-equipment = As medidas são as do tabuleiro do campeonato mundial.
origin-sides = O texto russo omite que os discos estão fora do tabuleiro antes de serem jogados.
origin-sides-three = Não se diz onde se sentam os três. Pomos os parceiros frente a frente.
origin-collection-conduct = O texto italiano perdeu esta seção. Em sueco só é preciso estar sentado ao lançar; o sueco, o polonês e o russo falam dos jogadores em vez das cadeiras. Nenhuma penalidade está impressa.
origin-quarter = O livreto deixa o disco passar a linha “até metade” e não diz para que lado. Com o centro na linha, todas as leituras são respeitadas, e é isso que jogamos; a letra é uma opção. O texto russo fala da linha entre os quadrantes, o holandês e o russo do quadrante oposto, e o italiano perdeu a passagem.
origin-tournament-quarter = As regras de torneio só pedem que o disco toque na linha. Com o centro nela, toca.
origin-doubles-quarter = As regras de torneio só pedem que o disco toque na linha. Com o centro nela, toca.
origin-quarter-tolerance = Esta é a letra: “até metade” além da linha. Não diz para que lado, por isso ambos são permitidos.
origin-free-place = Nada está impresso sobre um lugar de partida ocupado.
origin-collection-inwards = O livreto nomeia o dedo e diz: para o centro. Que sirva qualquer direção para dentro e que um lançamento fraco conte é a nossa leitura.
origin-strength = Nada está impresso; o computador precisa de um limite.
origin-turns-three = No livreto, a vez passa sempre para a esquerda. Assim os parceiros ficam primeiro sem discos e quem joga sozinho lança seis vezes seguidas. Por isso os lados alternam; a letra é uma opção.
origin-turns-three-clockwise = Esta é a letra: sempre o vizinho da esquerda.
origin-collection-must-touch = O alemão e o inglês permitem que qualquer disco seu faça o toque, por isso você pode empurrar um disco contra outro. Os outros oito idiomas falam do “seu disco”; seguimos o alemão e o inglês.
origin-collection-void = O texto russo só retira os discos em que o próprio disco jogado tocou, e o polonês omite “próprios”. Seguimos os outros idiomas: todos os seus discos tocados.
origin-collection-open-board = O texto dinamarquês perdeu o seu “nenhum” e repete a condição da regra anterior. O texto russo confunde o anel com a sua linha. Jogamos o que dizem os outros idiomas.
origin-missed = O alemão, o inglês, o italiano e o holandês sublinham que só este disco sai; os outros apenas o nomeiam.
origin-collection-missed-touched = O livreto só tira o disco jogado. Nesta partida saem também os seus discos tocados, como nos torneios.
origin-collection-contact = Nada está impresso sobre o que conta como toque.
origin-off-board = Segundo o livreto, um disco pode ricochetear na borda: vai para a vala, e aquilo em que tocou fica. Retiramos um disco assim que deixa a superfície, para que um disco que está fora não mova nada; a letra é uma opção.
origin-tournament-off-board = Nos torneios, o que um disco move ao voltar da borda fica movido. Retiramos o disco assim que deixa a superfície; a opção deixa que ele ricocheteie.
origin-doubles-off-board = Nos torneios, o que um disco move ao voltar da borda fica movido. Retiramos o disco assim que deixa a superfície; a opção deixa que ele ricocheteie.
origin-collection-off-board-bounces = O inglês, o holandês e o dinamarquês chamam a borda de “bandas”. Trata-se da borda do tabuleiro.
origin-collection-out-line = O livreto nomeia os discos na linha. Que um disco além dela também esteja fora é evidente; o texto francês faz da linha uma zona, com o mesmo resultado.
origin-collection-twenty = O texto inglês e os que vêm dele mudaram um título de lugar, e o disco dinamarquês cai “através” do buraco. Trata-se de vinte por cada disco no buraco.
origin-collection-twenty-owner = O livreto só fala de acertar o próprio disco no buraco. Contamos para o dono, como nos torneios.
origin-collection-round-end = No texto russo a rodada acaba quando um jogador fica sem discos, o que custaria ao outro o último lançamento. Os outros nove esperam por todos.
origin-next-start = No texto francês começa o jogador “classificado em último”. O sueco, o polonês e o russo dizem claramente que é o último a lançar, e os outros idiomas podem ser lidos assim.
origin-next-start-three = No texto francês começa o jogador “classificado em último”; os outros falam do último a lançar. Quem é resulta da ordem de jogo.
origin-next-start-three-clockwise = No texto francês começa o jogador “classificado em último”; os outros falam do último a lançar. Nesta ordem, é quem joga sozinho.
origin-next-start-four = No texto francês começa o jogador “classificado em último”; os outros falam do último a lançar.
origin-collection-points = O texto polonês omite “cada um”.
origin-collection-line-lower = O texto francês fala de estar em cima de uma linha, o russo de círculos que se cruzam. Basta tocar na linha.
origin-round-score = O texto sueco chama de bônus a diferença; o seu próprio exemplo mostra que só a diferença conta. Uma rodada empatada não é mencionada: ninguém marca.
origin-match = O texto italiano perdeu o exemplo dos 100 pontos.
origin-settled = Na tela é o computador que calcula como deslizam os discos.
origin-counted = O livreto só conhece tabuleiros de verdade. É assim que se contam os pontos aqui.
origin-hand = Uma tela não tem dedo. Esta regra é nossa.
origin-hand-human = Uma tela não tem dedo. Esta regra é nossa.
box-players = Quantas pessoas jogam?
box-round_score = O que marca o melhor lado por uma rodada?
box-round_score-difference = A diferença entre as duas pontuações
box-round_score-two-points = Dois pontos
written-shot = { $verdict ->
    [void] Disco { $disc }: não toca em nenhum adversário, fora
    [missed] Disco { $disc }: não chega no centro, fora
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
task-shoot = É a sua vez: lance um disco.
task-hit = É a sua vez: acerte um disco adversário.
editor-starter = Quem começou a rodada
editor-shots = { $seat ->
    [first] Discos lançados até agora (o próximo é Claro)
    [second] Discos lançados até agora (o próximo é Escuro)
    [third] Discos lançados até agora (o próximo é Claro 2)
   *[fourth] Discos lançados até agora (o próximo é Escuro 2)
}
editor-twenties = { $seat ->
    [first] Vintes de Claro
    [second] Vintes de Escuro
    [third] Vintes de Claro 2
   *[fourth] Vintes de Escuro 2
}
refusal-editor-many = { $seat ->
    [first] Claro tem { $count } discos; só existem { $most }.
    [second] Escuro tem { $count } discos; só existem { $most }.
    [third] Claro 2 tem { $count } discos; só existem { $most }.
   *[fourth] Escuro 2 tem { $count } discos; só existem { $most }.
}
refusal-editor-out = Um disco que toca na linha externa está fora e vai para a vala.

## Drills

drill-open-twenty = Vinte livre
drill-open-twenty-about = Acerte discos no buraco com o tabuleiro vazio.
drill-open-twenty-task = { $goal ->
    [near] Lance { $shots } discos que parem dentro do círculo marcado.
    [sunk] Acerte { $shots } discos no buraco.
   *[side] Acerte { $shots } discos no buraco, cada um de perto da borda do seu quadrante.
}
drill-take-out = Tirar um disco
drill-take-out-about = Tire um disco adversário do tabuleiro.
drill-take-out-task = { $goal ->
    [touch] Acerte o disco escuro. Você tem { $shots } lançamentos.
    [out] Tire o disco escuro do tabuleiro. Você tem { $shots } lançamentos.
    [stay] Tire o disco escuro do tabuleiro sem que o seu saia. Você tem { $shots } lançamentos.
   *[fifteen] Tire o disco escuro do tabuleiro e deixe o seu dentro dos pinos. Você tem { $shots } lançamentos.
}
drill-hidden-disc = Atrás de um pino
drill-hidden-disc-about = Deixe o seu disco onde um pino o proteja.
drill-hidden-disc-task = Lance { $shots } discos que parem dentro do círculo marcado, atrás de um pino visto do lugar do adversário.
drill-shots-hits = Acertos: { $hits } de { $shots }.
drill-shots-spread = Em média { $across } mm para a { $side ->
    [left] esquerda
   *[right] direita
} e { $along } mm { $way ->
    [short] curto
   *[long] longo
} demais, com uma dispersão de { $spread } mm.
