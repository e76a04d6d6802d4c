### Backgammon, in Brazilian Portuguese. checker = peça, point = casa (score point = ponto), home = quadrante, bar = barra,
### hit = capturar, bear off = retirar, roll = lançamento, opening roll = lançamento inicial, cube = cubo, double = dobrar, take = aceitar, drop = recusar.

game-name = Gamão
game-about = Leve as suas quinze peças ao seu quadrante e retire-as do tabuleiro, capturando as do adversário no caminho.
seat-first = Claro
seat-second = Escuro

## Booklets
booklet-case = Maleta de gamão
booklet-case-about = Você só retira com o número exato e não precisa jogar quando todas as suas peças estão no quadrante. Apostando, há um cubo.
booklet-best-of = Melhor de várias
booklet-best-of-about = Só se contam as partidas: duas em três ou três em cinco. Sem cubo.
booklet-small-first = Primeiro o número menor
booklet-small-first-about = Jogue primeiro o número menor, os dados iguais por inteiro ou nada, e retire de trás para a frente.
booklet-collection = Coletânea de jogos
booklet-collection-about = Você retira com qualquer número que chegue à borda. O adversário pode apontar um erro até lançar os dados.
booklet-tournament = Torneio
booklet-tournament-about = Como se joga hoje: matches por pontos ou partidas apostadas, com o cubo e todas as suas regras.
box-says = Qual destas coisas o seu livreto diz?
box-says-more-than-two = Uma casa está fechada se tiver “mais de duas” peças
box-says-games = Joga-se por duas vitórias em três partidas, ou três em cinco
box-says-smaller = O número menor é sempre jogado primeiro
box-says-correction = Uma jogada ilegal pode ser apontada até o lançamento seguinte
box-says-nothing = Não tenho livreto
box-cube_inside = Há um cubo de dobrar na caixa?
box-languages = Em quantos idiomas está escrito?

## Switches
switch-stake = O que está em jogo?
switch-stake-0 = Por diversão, sem cubo
switch-stake-1 = Uma aposta de 1, com cubo
switch-stake-2 = Uma aposta de 2, com cubo
switch-stake-5 = Uma aposta de 5, com cubo
switch-stake-10 = Uma aposta de 10, com cubo
switch-win_triple_needs_none_off = Quando uma vitória vale o triplo?
switch-win_triple_needs_none_off-yes = Só se quem perde não retirou nenhuma peça
switch-win_triple_needs_none_off-no = Sempre que quem perde tenha uma peça na barra ou no quadrante de quem ganha
switch-assisted = Conferência das jogadas
switch-assisted-yes = Só permite jogadas legais
switch-assisted-no = Permite qualquer jogada, como em um tabuleiro de verdade
switch-bearoff_may_pass = Com todas as suas peças no quadrante
switch-bearoff_may_pass-no = É obrigatório jogar todo número que puder ser jogado
switch-bearoff_may_pass-yes = Você pode deixar um número sem usar
switch-bearoff_six_needs_double_six = Retirar da casa 6
switch-bearoff_six_needs_double_six-no = Com qualquer seis
switch-bearoff_six_needs_double_six-yes = Só com dois seis
switch-bearoff_rule = Como se retira uma peça?
switch-bearoff_rule-any-sufficient = Com qualquer número que chegue à borda
switch-bearoff_rule-exact-or-highest = Com o número dela, ou com um maior da sua casa mais alta
switch-setup = Disposição
switch-setup-standard = Normal
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, três peças cada
switch-cube = Cubo de dobrar
switch-cube-on = Com cubo
switch-cube-off = Sem cubo
switch-cube_limit = O cubo vai até
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Quando o cubo está no centro
switch-centred_cube-either = Qualquer um pode virar o cubo
switch-centred_cube-holland = Depois da partida Crawford, só após dois lançamentos de cada lado
switch-crawford = Partida Crawford
switch-crawford-yes = Uma partida sem cubo, quando falta um ponto a um jogador
switch-crawford-no = Sem partida Crawford
switch-jacoby = Regra de Jacoby
switch-jacoby-yes = Os gammons só contam se o cubo foi virado
switch-jacoby-no = Os gammons contam sempre
switch-beavers = Beavers
switch-beavers-yes = Permitidos
switch-beavers-no = Não permitidos
switch-raccoons = Raccoons
switch-raccoons-yes = Permitidos
switch-raccoons-no = Não permitidos
switch-automatic_doubles = O mesmo número no lançamento inicial
switch-automatic_doubles-0 = Lançar de novo
switch-automatic_doubles-1 = Dobra a aposta, uma vez no máximo
switch-automatic_doubles-2 = Dobra a aposta, duas vezes no máximo
switch-automatic_doubles-3 = Dobra a aposta, três vezes no máximo

## Clauses
clause-aim = Leve todas as suas peças ao seu quadrante e depois retire-as. Ganha quem primeiro ficar sem nenhuma.
clause-setup = Os dois lados são dispostos em espelho. As suas peças vão do quadrante do adversário, em volta do tabuleiro, até o seu.
clause-forward = As peças só avançam para o seu quadrante; nunca recuam.
clause-starter-high = Cada um lança um dado. Começa quem tirar o número mais alto.
clause-draw-first = Primeiro vem o lançamento inicial. Se saírem números iguais, lancem de novo.
clause-first-throw-fresh = Quem começa lança de novo os dois dados para a sua primeira jogada.
clause-first-throw-drawn = Os dois dados do lançamento inicial são o primeiro lançamento de quem começa; por isso nunca são iguais.
clause-already-started = Há um só lançamento inicial por partida.
clause-throw-first = Os jogadores se alternam. Cada jogada começa com o lançamento de dois dados.
clause-dice-zone = Você lança os dados na metade direita do tabuleiro, vista do seu lugar.
clause-choice-first = Se você pode dobrar, faça isso antes de lançar.
clause-play-first = Jogue o seu lançamento antes que aconteça qualquer outra coisa.
clause-dice-only = Cada número move uma peça esse mesmo número de casas. Uma só peça pode usar vários números, um depois do outro, e para depois de cada um.
clause-no-checker = Você só pode mover as suas próprias peças.
clause-closed-point = Uma casa com duas ou mais peças do adversário está fechada: você não pode parar nela, nem no meio de um movimento maior.
clause-self-hit = Se mesmo assim você puser uma peça em uma casa fechada, ela conta como capturada e vai para a barra, e o número conta como usado.
clause-hit = Se você chega a uma peça sozinha do adversário, você a captura: ela vai para a barra. Você não precisa capturar se puder mover de outro jeito.
clause-any-order = Você pode jogar os números em qualquer ordem.
clause-smaller-first = Jogue sempre o número menor antes do maior.
clause-smaller-lost = Se nenhuma peça puder jogar o número menor, ele se perde e só o maior é jogado.
clause-must-move = Se você pode jogar, tem que jogar.
clause-use-all = Você tem que usar tantos números quantos as regras permitirem: os dois, se houver algum jeito de jogar os dois.
clause-use-higher = Se você pode jogar um número ou o outro, mas não os dois, tem que jogar o maior.
clause-stop-at-home = Com todas as suas peças no quadrante, você não precisa jogar: pode deixar qualquer número sem usar.
clause-doubles-four = Com dados iguais, o número é jogado quatro vezes.
clause-partial-double = Dos quatro movimentos de dados iguais, são jogados os que forem possíveis; o resto se perde.
clause-whole-double = Dados iguais são jogados por inteiro, com os quatro movimentos, ou não são jogados. Basta retirar antes a última peça.
clause-enter-first = Uma peça na barra tem que entrar primeiro, no quadrante do adversário, na casa que o dado conta a partir da borda mais distante. Nada mais pode se mover enquanto não entrarem todas as suas peças.
clause-enter-any = Você pode entrar com qualquer um dos números; um número com que você não possa entrar se perde.
clause-smaller-enters = Se você tem uma peça na barra e não pode entrar com o número menor, perde todo o lançamento.
clause-home-first = Você pode começar a retirar quando todas as suas peças estão no quadrante. Se uma for capturada, você pode continuar quando todas estiverem lá de novo.
clause-exact-number = Você só pode retirar uma peça com o número exato da casa dela.
clause-highest-first = Você pode retirar uma peça com o número da casa dela, ou com um número maior da sua casa mais alta.
clause-rear-first = Você só pode retirar da sua casa mais alta, com qualquer número que chegue à borda.
clause-any-sufficient = Você pode retirar qualquer peça com um número que chegue à borda.
clause-past-band = Você não pode retirar uma peça enquanto o adversário mantiver uma casa fechada à frente dela, no seu quadrante.
clause-double-six = Da casa 6 só se retira com um lançamento de dois seis.
clause-inside-move = Em vez de retirar, você sempre pode mover dentro do seu quadrante.
clause-win = Ganha quem primeiro tiver retirado todas as peças.
clause-win-counts-one = Cada vitória vale um.
clause-win-kinds = Uma vitória vale um. Vale dois se quem perde não retirou nenhuma peça, e três se, além disso, tem uma peça na barra ou no quadrante de quem ganha.
clause-stalled = Depois de cinquenta jogadas seguidas sem nenhum movimento, a partida fica empatada.
clause-cube = O cubo começa no centro, em 1. Cada dobro faz a partida valer duas vezes mais.
clause-no-cube = Estas regras só usam o cubo quando se joga apostando ou por pontos. Quando só se contam partidas, não há cubo.
clause-double-before-throw = Você pode propor dobrar antes do seu próprio lançamento, mas não antes do primeiro lançamento da partida.
clause-answer-first = O adversário aceita o dobro, ou recusa e perde a partida.
clause-nothing-offered = Você só pode aceitar ou recusar quando o adversário propôs um dobro.
clause-cube-owner = Se você aceita um dobro, fica com o cubo, e só você pode dobrar depois.
clause-cube-limit = O cubo não pode passar do seu limite.
clause-cube-dead = Em um match, o cubo não é mais virado quando já decide o match para os dois jogadores.
clause-crawford = A primeira partida em que falta um só ponto a um jogador é jogada sem cubo.
clause-holland = Opcional: depois dessa partida, o cubo no centro só pode ser virado quando os dois jogadores tiverem lançado duas vezes.
clause-jacoby = Fora de um match, as vitórias duplas e triplas valem como simples se o cubo não tiver sido virado.
clause-beavers = Fora de um match, você pode responder a um dobro dobrando de novo na hora e ficando com o cubo: é um beaver.
clause-no-beaver = Um beaver só é possível se foi combinado, e só em resposta a uma proposta de dobrar.
clause-no-raccoon = Um raccoon só é possível se foi combinado, e só em resposta a um beaver.
clause-automatic-doubles = Fora de um match, o mesmo número no lançamento inicial dobra a aposta, até o número de vezes combinado.
clause-match-games = Combinem antes de começar quantas partidas fazem o match, por exemplo duas vitórias em três.
clause-match-points = Ganha o match quem primeiro chegar aos pontos combinados.
clause-no-resignation = Estas regras não dizem quanto custa desistir.
clause-resignation = Você pode propor desistir de uma partida simples, dupla ou tripla. O adversário aceita ou recusa.
clause-answer-resignation = Uma proposta de desistência é respondida antes que a partida continue.
clause-correction = Você pode pedir ao adversário que repita uma jogada ilegal, com os mesmos dados.
clause-nothing-wrong = Uma jogada legal fica como está.
clause-correct-before-throw = Você só pode pedir isso até o seu próprio lançamento.
clause-one-by-one = Onde qualquer jogada é permitida, as peças são movidas uma a uma, e depois a jogada é terminada.
clause-no-correction = Uma jogada terminada fica como está.

## Why not
refusal-draw-first = Primeiro vem o lançamento inicial.
refusal-already-started = A partida já começou.
refusal-throw-first = Lance os dados primeiro.
refusal-choice-first = Lance primeiro, ou dobre.
refusal-play-first = Jogue primeiro o seu lançamento.
refusal-dice-zone = Os dados não caíram na metade direita do tabuleiro: lance os dois de novo.
refusal-forward = Você não pode voltar de { $from } para { $to }. As peças só avançam para o seu quadrante.
refusal-no-checker = { $place ->
    [bar] Você não tem nenhuma peça na barra.
   *[point] Você não tem nenhuma peça na casa { $point }.
}
refusal-dice-only = { $count ->
    [0] Você não tem mais nenhum número para jogar.
    [one] São { $distance } casas de distância; resta a você { $dice }.
   *[other] São { $distance } casas de distância; restam a você { $dice }.
}
refusal-closed-point = { $count ->
    [one] A casa { $point } está fechada: o adversário tem { $count } peça lá.
   *[other] A casa { $point } está fechada: o adversário tem { $count } peças lá.
}
refusal-smaller-first = Jogue primeiro o número menor: o { $die } antes do { $larger }.
refusal-smaller-lost = Nenhuma peça podia jogar primeiro o { $die }, então ele se perde.
refusal-must-move = { $possible ->
    [one] Você pode jogar { $possible } número, então é obrigatório.
   *[other] Você pode jogar { $possible } números, então é obrigatório.
}
refusal-use-all = { $possible ->
    [one] Você pode jogar { $possible } número; assim usa { $used }.
   *[other] Você pode jogar { $possible } números; assim usa só { $used }. Ache um jeito de usar todos.
}
refusal-use-higher = Você só pode jogar um número, então tem que ser o maior: { $die }.
refusal-whole-double = { $possible ->
    [one] Dados iguais são jogados por inteiro, mas você só pode fazer { $possible } de { $needed } movimentos: o lançamento se perde.
   *[other] Dados iguais são jogados por inteiro, mas você só pode fazer { $possible } de { $needed } movimentos: o lançamento se perde.
}
refusal-enter-first = { $count ->
    [one] Você tem { $count } peça na barra: ela tem que entrar primeiro.
   *[other] Você tem { $count } peças na barra: elas têm que entrar primeiro.
}
refusal-smaller-enters = A sua peça não pode entrar com o { $die }, porque a casa { $point } está fechada: você perde todo o lançamento.
refusal-home-first = { $count ->
    [one] Você ainda não pode retirar: { $count } peça não está no quadrante.
   *[other] Você ainda não pode retirar: { $count } peças não estão no quadrante.
}
refusal-exact-number = Da casa { $point } só se retira com um { $point }; dados que restam: { $dice }.
refusal-highest-first = Da casa { $point } só se retira com um número maior se não houver nada atrás; você ainda tem peças na casa { $highest }.
refusal-rear-first = Retire primeiro de trás: você ainda tem peças na casa { $highest }.
refusal-past-band = { $count ->
    [one] Você não pode retirar da casa { $point }: o adversário tem { $count } peça na casa { $band }, à frente dela.
   *[other] Você não pode retirar da casa { $point }: o adversário tem { $count } peças na casa { $band }, à frente dela.
}
refusal-double-six = Da casa 6 só se retira com um lançamento de dois seis; você tirou { $dice }.
refusal-no-cube = Nesta partida não há cubo.
refusal-double-before-throw = Você só pode dobrar antes do seu próprio lançamento, e não antes do primeiro lançamento da partida.
refusal-answer-first = Responda primeiro ao dobro para { $value }: aceite ou recuse.
refusal-nothing-offered = Não há nenhuma proposta a que responder.
refusal-cube-owner = O cubo está com o adversário, em { $value }.
refusal-cube-limit = O cubo está em { $value } e não pode subir mais.
refusal-cube-dead = { $needed ->
    [one] O cubo em { $value } já decide o match: a ninguém falta mais de { $needed } ponto.
   *[other] O cubo em { $value } já decide o match: a ninguém faltam mais de { $needed } pontos.
}
refusal-crawford = Esta é a partida Crawford do match até { $number }: você não pode dobrar.
refusal-holland = { $throws ->
    [one] Depois da partida Crawford, os dois jogadores lançam duas vezes antes que alguém dobre; até agora houve { $throws } lançamento.
   *[other] Depois da partida Crawford, os dois jogadores lançam duas vezes antes que alguém dobre; até agora houve { $throws } lançamentos.
}
refusal-no-beaver = Você não pode fazer um beaver aqui.
refusal-no-raccoon = Você não pode fazer um raccoon aqui.
refusal-no-resignation = Estas regras não preveem desistência simples, dupla ou tripla.
refusal-answer-resignation = Primeiro aceite ou recuse a proposta de desistência.
refusal-one-by-one = Aqui você move uma peça por vez.
refusal-no-correction = Uma jogada terminada fica como está.
refusal-correct-before-throw = Você só pode apontar um erro antes do seu próprio lançamento.
refusal-nothing-wrong = Essa jogada era legal.

## How it ended
outcome-single = { $points ->
    [one] { $seat } retira a última peça e ganha { $points } ponto.
   *[other] { $seat } retira a última peça e ganha { $points } pontos.
}
outcome-double = { $points ->
    [one] { $seat }: vitória dupla, { $points } ponto. O adversário não retirou nada.
   *[other] { $seat }: vitória dupla, { $points } pontos. O adversário não retirou nada.
}
outcome-triple = { $points ->
    [one] { $seat }: vitória tripla, { $points } ponto. O adversário ainda tem uma peça na barra ou no quadrante de quem ganha.
   *[other] { $seat }: vitória tripla, { $points } pontos. O adversário ainda tem uma peça na barra ou no quadrante de quem ganha.
}
outcome-gammon = { $points ->
    [one] { $seat } ganha um gammon, { $points } ponto: o adversário não retirou nada.
   *[other] { $seat } ganha um gammon, { $points } pontos: o adversário não retirou nada.
}
outcome-backgammon = { $points ->
    [one] { $seat } ganha um backgammon, { $points } ponto: o adversário ainda tem uma peça na barra ou no quadrante de quem ganha.
   *[other] { $seat } ganha um backgammon, { $points } pontos: o adversário ainda tem uma peça na barra ou no quadrante de quem ganha.
}
outcome-dropped = { $points ->
    [one] { $seat } ganha { $points } ponto: o adversário recusou o dobro.
   *[other] { $seat } ganha { $points } pontos: o adversário recusou o dobro.
}
outcome-conceded = { $points ->
    [one] { $seat } ganha { $points } ponto: o adversário desistiu.
   *[other] { $seat } ganha { $points } pontos: o adversário desistiu.
}
outcome-stalled = Empate: faz muito tempo que ninguém move uma peça.

## Levels
level-beginner = Iniciante
level-beginner-about = Faz a primeira jogada que vê e deixa as peças expostas.
level-casual = Amador
level-casual-about = Mantém as peças juntas e captura quando pode.
level-steady = Sólido
level-steady-about = Fecha casas, conta a corrida e dobra quando tem clara vantagem.
level-expert = Especialista
level-expert-about = Vê um lançamento à frente e raramente erra.
level-master = Mestre
level-master-about = Vê dois lançamentos à frente. Nível mundial.

## On the table
look-home-right = Saída à direita
look-home-left = Saída à esquerda
look-blue-right = { look-home-right }, pano azul
look-blue-left = { look-home-left }, pano azul
look-wine-right = { look-home-right }, pano bordô
look-wine-left = { look-home-left }, pano bordô

scene-title = Tabuleiro de gamão
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] As casas são contadas do quadrante de Claro, embaixo à esquerda.
       *[right] As casas são contadas do quadrante de Claro, embaixo à direita.
    }
   *[second] { $home ->
        [left] As casas são contadas do quadrante de Escuro, embaixo à esquerda.
       *[right] As casas são contadas do quadrante de Escuro, embaixo à direita.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Claro tem peças em { $points }.
   *[second] Escuro tem peças em { $points }.
}
scene-no-points = { $seat ->
    [first] Claro não tem peças em nenhuma casa.
   *[second] Escuro não tem peças em nenhuma casa.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } peça clara está na barra.
       *[other] { $count } peças claras estão na barra.
    }
   *[second] { $count ->
        [one] { $count } peça escura está na barra.
       *[other] { $count } peças escuras estão na barra.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } peça clara está fora.
       *[other] { $count } peças claras estão fora.
    }
   *[second] { $count ->
        [one] { $count } peça escura está fora.
       *[other] { $count } peças escuras estão fora.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Falta { $count } pip a Claro.
       *[other] Faltam { $count } pips a Claro.
    }
   *[second] { $count ->
        [one] Falta { $count } pip a Escuro.
       *[other] Faltam { $count } pips a Escuro.
    }
}
scene-dice = { $count ->
    [one] Falta jogar o número { $dice }.
   *[other] Falta jogar os números { $dice }.
}
scene-cube = { $owner ->
    [first] O cubo está com Claro, em { $value }.
    [second] O cubo está com Escuro, em { $value }.
   *[nobody] O cubo está no centro, em { $value }.
}
scene-away = Pontos que faltam: Claro { $first }, Escuro { $second }.
scene-crawford = Esta é a partida Crawford: sem dobrar.
scene-due-draw = Cada jogador lança um dado para ver quem começa.
scene-due-choice = { $seat ->
    [first] É a vez de Claro, antes do lançamento.
   *[second] É a vez de Escuro, antes do lançamento.
}
scene-due-throw = { $seat ->
    [first] É a vez de Claro lançar.
   *[second] É a vez de Escuro lançar.
}
scene-due-play = { $seat ->
    [first] É a vez de Claro jogar.
   *[second] É a vez de Escuro jogar.
}
scene-due-offered = { $seat ->
    [first] Claro recebe o cubo em { $value }: aceitar ou recusar.
   *[second] Escuro recebe o cubo em { $value }: aceitar ou recusar.
}
scene-due-beavered = { $seat ->
    [first] Claro recebe um beaver: o cubo passaria a { $value }.
   *[second] Escuro recebe um beaver: o cubo passaria a { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Claro recebe um raccoon: o cubo passaria a { $value }.
   *[second] Escuro recebe um raccoon: o cubo passaria a { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Escuro propõe desistir de uma partida simples; Claro responde.
       *[second] Claro propõe desistir de uma partida simples; Escuro responde.
    }
    [2] { $seat ->
        [first] Escuro propõe desistir de uma partida dupla; Claro responde.
       *[second] Claro propõe desistir de uma partida dupla; Escuro responde.
    }
   *[3] { $seat ->
        [first] Escuro propõe desistir de uma partida tripla; Claro responde.
       *[second] Claro propõe desistir de uma partida tripla; Escuro responde.
    }
}
scene-due-over = A partida terminou.

scene-point = { $holder ->
    [first] { $count ->
        [one] Casa { $point }: { $count } peça clara
       *[other] Casa { $point }: { $count } peças claras
    }
    [second] { $count ->
        [one] Casa { $point }: { $count } peça escura
       *[other] Casa { $point }: { $count } peças escuras
    }
   *[nobody] Casa { $point }: vazia
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Barra: nenhuma peça clara
        [one] Barra: { $count } peça clara
       *[other] Barra: { $count } peças claras
    }
   *[second] { $count ->
        [0] Barra: nenhuma peça escura
        [one] Barra: { $count } peça escura
       *[other] Barra: { $count } peças escuras
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Calha: nenhuma peça clara fora
        [one] Calha: { $count } peça clara fora
       *[other] Calha: { $count } peças claras fora
    }
   *[second] { $count ->
        [0] Calha: nenhuma peça escura fora
        [one] Calha: { $count } peça escura fora
       *[other] Calha: { $count } peças escuras fora
    }
}
scene-die = { $state ->
    [used] Dado: { $number }, jogado
   *[left] Dado: { $number }
}
scene-no-die = Dados ainda não lançados
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Claro lançou { $number }
    [second] Escuro lançou { $number }
   *[nobody] Um dado mostra { $number }
}

## What a hand may say
act-throw = Lançar
act-double = Dobrar para { $value }
act-take = Aceitar a { $value }
act-drop = Recusar
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Aceitar
act-decline = Recusar
act-correct = Apontar o erro
act-check = Isso era permitido?
act-done = Terminar a jogada
act-resign = { $kind ->
    [1] Desistir: partida simples
    [2] Desistir: partida dupla
   *[3] Desistir: partida tripla
}
# Ending a turn although more could be played.
act-stop = Terminar a jogada aqui
act-pass = Não mover
act-no-move = Sem jogada: terminar a vez
act-forced = Jogada forçada: { $play }

## What happened
told-start = { $seat ->
    [first] Lançamento inicial: Claro { $first }, Escuro { $second }. Começa Claro.
    [second] Lançamento inicial: Claro { $first }, Escuro { $second }. Começa Escuro.
   *[nobody] Lançamento inicial: { $first } para os dois. Lancem de novo.
}
told-roll = { $seat ->
    [first] Claro lança { $dice }
   *[second] Escuro lança { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Claro: { $play }
   *[second] Escuro: { $play }
}
told-self-hit = { $seat ->
    [first] Claro: { $play }, em uma casa fechada; a peça vai para a barra
   *[second] Escuro: { $play }, em uma casa fechada; a peça vai para a barra
}
told-no-move = { $seat ->
    [first] Claro não pode jogar
   *[second] Escuro não pode jogar
}
told-pass = { $seat ->
    [first] Claro não move
   *[second] Escuro não move
}
told-done = { $seat ->
    [first] Claro termina a jogada
   *[second] Escuro termina a jogada
}
told-throw = { $seat ->
    [first] Claro pega os dados
   *[second] Escuro pega os dados
}
told-double = { $seat ->
    [first] Claro dobra para { $value }
   *[second] Escuro dobra para { $value }
}
told-take = { $seat ->
    [first] Claro aceita a { $value }
   *[second] Escuro aceita a { $value }
}
told-drop = { $seat ->
    [first] Claro recusa o dobro
   *[second] Escuro recusa o dobro
}
told-beaver = { $seat ->
    [first] Claro responde com um beaver a { $value }
   *[second] Escuro responde com um beaver a { $value }
}
told-raccoon = { $seat ->
    [first] Claro responde com um raccoon a { $value }
   *[second] Escuro responde com um raccoon a { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Claro propõe desistir de uma partida simples
       *[second] Escuro propõe desistir de uma partida simples
    }
    [2] { $seat ->
        [first] Claro propõe desistir de uma partida dupla
       *[second] Escuro propõe desistir de uma partida dupla
    }
   *[3] { $seat ->
        [first] Claro propõe desistir de uma partida tripla
       *[second] Escuro propõe desistir de uma partida tripla
    }
}
told-accept-loss = { $seat ->
    [first] Claro aceita
   *[second] Escuro aceita
}
told-decline-loss = { $seat ->
    [first] Claro recusa
   *[second] Escuro recusa
}
told-correct = { $seat ->
    [first] Claro aponta o erro: a jogada é repetida
   *[second] Escuro aponta o erro: a jogada é repetida
}

## The rule book's chapters
chapter-setup = Objetivo e direção
chapter-begin = Quem começa
chapter-dice = Lançar e mover
chapter-points = Fechar e capturar
chapter-bar = Entrar da barra
chapter-bearing-off = Retirar as peças
chapter-winning = Ganhar
chapter-cube = O cubo
chapter-errors = Erros e desistência

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Fechar uma casa
lesson-make-a-point-task = Você tirou 3 e 1. Junte duas peças na sua casa 5.
lesson-make-a-point-done = Duas peças em uma casa estão seguras e fecham a casa para o adversário.
lesson-run = Correr
lesson-run-task = Você tirou 6 e 5. Leve uma das peças mais atrasadas para um lugar seguro: a sua casa 13.
lesson-run-done = Uma só peça pode usar os dois números, um depois do outro.
lesson-hit = Capturar
lesson-hit-task = O adversário tem uma peça sozinha na sua casa 4. Capture-a e feche a casa.
lesson-hit-done = Uma peça capturada recomeça na barra.
lesson-closed = Casas fechadas
lesson-closed-task = Você tirou dois cincos. As suas peças mais atrasadas estão bloqueadas: feche a sua casa 3 com peças das casas 13 e 8.
lesson-closed-done = Você não pode parar em uma casa com duas ou mais peças do adversário.
lesson-enter = Entrar da barra
lesson-enter-task = Você tirou 6 e 4 e tem uma peça na barra. Entre com ela no tabuleiro e depois avance a outra peça atrasada.
lesson-enter-done = Uma peça na barra entra antes que qualquer outra se mova.
lesson-use-both = Um ou outro
lesson-use-both-task = Você tirou 6 e 5. Pode jogar um número ou o outro, mas não os dois. Jogue o que é obrigatório.
lesson-use-both-done = Se você só pode jogar um dos dois números, tem que ser o maior.
lesson-doubles = Dados iguais
lesson-doubles-task = Você tirou dois três, então move quatro vezes. Feche a sua casa 5 e a sua casa 3.
lesson-doubles-done = Quando saem dados iguais, você joga o número quatro vezes.
lesson-bear-off = Retirar as peças
lesson-bear-off-task = Todas as suas peças estão no quadrante. Você tirou 5 e 2: retire duas peças.
lesson-bear-off-done = Com cada número você retira uma peça da casa com esse número.
lesson-bear-off-high = Um lançamento alto demais
lesson-bear-off-high-task = Você tirou 6 e 4, mas não tem nenhuma peça tão atrás. Mesmo assim, retire duas peças.
lesson-bear-off-high-done = Com um número maior do que a sua casa mais alta, você retira uma peça dessa casa.
lesson-double = O cubo
lesson-double-task = Você tem clara vantagem. Dobre antes de lançar.
lesson-double-done = O adversário aceita e joga pelo dobro, ou recusa e perde o que estava em jogo.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Ganha em { $win }%.
    [double] Ganha em { $win }% (dupla { $wins-double }%, tripla { $wins-triple }%), perde em { $loss }% (dupla { $loses-double }%, tripla { $loses-triple }%).
   *[gammon] Ganha em { $win }% ({ $wins-double }% gammons, { $wins-triple }% backgammons), perde em { $loss }% ({ $loses-double }% gammons, { $loses-triple }% backgammons).
}
mistake-cost = Perde { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos.
mistake-given = { $what ->
    [shots] { $played } de 36 lançamentos capturam, em vez de { $best }.
    [cashed] Agora o adversário pode dobrar e ganhar na hora.
    [doubled] Agora o adversário pode dobrar com vantagem.
    [wins] Ganha em { $played }% em vez de { $best }%.
    [gammons-won] Ganha em dobro em { $played }% dos casos em vez de { $best }%.
   *[gammons-lost] Perde em dobro em { $played }% dos casos em vez de { $best }%.
}
mistake-cube = { $why ->
    [too-early] O dobro veio cedo demais.
    [too-good] Bom demais para dobrar: continuar jogando vale mais.
    [double] Era a hora de dobrar.
    [take] Aqui o certo é aceitar.
    [drop] Aqui o certo é recusar.
   *[beaver] A resposta certa era um beaver.
}
tally-errors = Decisões: { $decisions }. Perdidos: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos, taxa de erro de { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (milésimos de ponto por decisão).
tally-luck = Sorte: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } pontos.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Lançar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Dobrar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Aceitar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Recusar: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Lance os dados, ou dobre antes se tiver clara vantagem.
    [answer] O adversário dobra: aceite e jogue pelo dobro, ou recuse e perca o que está em jogo agora.
    [bar] Você tem uma peça na barra: entre com ela antes de mais nada.
    [off] Todas as suas peças estão no quadrante: retire-as.
    [move] Use os dois números para levar as suas peças ao quadrante. Duas ou mais na mesma casa estão seguras.
    [race] Nenhuma peça pode mais ser capturada: leve todas ao quadrante e retire-as o mais rápido que puder.
   *[other] Escolha um botão abaixo do tabuleiro.
}
guide-why = { $why ->
    [hits] Você captura uma peça: ela tem que recomeçar da barra.
    [off] Você retira peças do tabuleiro.
    [point] Você fecha uma casa: peças juntas estão seguras e bloqueiam o adversário.
    [safe] Você deixa menos peças sozinhas.
    [runs] Você põe a caminho uma peça atrasada.
    [past] As suas últimas peças passam pelas do adversário: nenhuma peça pode mais ser capturada.
    [race] É o que desperdiça menos pips.
    [pass] Você não pode mover.
    [double] Você tem vantagem suficiente para dobrar.
    [take] Você vai ganhar vezes suficientes para continuar.
    [drop] Você perderia vezes demais.
    [throw] Você não tem vantagem suficiente para dobrar.
   *[other] Dá a você as melhores chances.
}
character-beginner = Pip
character-casual = Solo
character-steady = Âncora
character-expert = Muralha
character-master = Oráculo
clause-fifteen = Cada jogador tem quinze peças.
clause-three-checkers = Cada jogador tem três peças.
clause-jump = Pelo caminho, as suas peças podem passar por cima de quaisquer outras, mesmo por casas fechadas.
clause-white-starts = Um dado decide quem joga com as peças claras (as brancas) e quem joga com as escuras. As brancas começam.
clause-higher-takes-white = Cada jogador lança um dado. O número mais alto fica com as brancas.
clause-dice-flat = Os dados que não fiquem apoiados por inteiro aí não contam: os dois são lançados de novo.
clause-call-first = Se quiser apontar um erro, faça isso antes de lançar.
clause-closed-by-three = Uma casa com três ou mais peças adversárias está fechada: você não pode parar aí, nem de passagem. Em uma casa com duas podem estar os dois lados; só uma peça sozinha pode ser capturada.
clause-bridge = Várias casas fechadas seguidas formam uma ponte. Uma peça só atravessa a ponte com um número que chegue além dela.
clause-several-hits = Em uma jogada você pode capturar várias peças, até quatro com dados iguais.
clause-stacking = Em uma casa pode estar qualquer número de peças suas.
clause-no-pass = Enquanto você retira peças, pode mover dentro do seu quadrante ou retirar, como quiser. Mas tem que usar um número se puder.
clause-may-leave-unused = Com todas as suas peças no quadrante, você pode deixar um número sem usar.
clause-any-six = Você pode retirar da casa 6 com qualquer seis.
clause-win-kinds-far-back = Uma vitória vale um. Vale dois se quem perde não retirou nenhuma peça, e três se tem uma peça na barra ou no quadrante de quem ganha, mesmo que outras já tenham sido retiradas.
clause-win-kinds-single = Uma vitória vale um. Vale três se quem perde não retirou nenhuma peça e tem uma na barra ou no quadrante de quem ganha.
clause-win-kinds-letter = Uma vitória vale um, mesmo que todas as peças de quem perde ainda estejam no tabuleiro. Vale três se uma delas estiver na barra ou no quadrante de quem ganha.
clause-win-named = Uma vitória é simples se quem perde retirou alguma peça, gammon se não retirou nenhuma, e backgammon se, além disso, tem uma peça na barra ou no quadrante de quem ganha.
clause-win-values = Um gammon vale dois, um backgammon três.
clause-without-cube = Nesta partida não há cubo de dobrar.
clause-cube-single-game = Em um match em que se contam partidas, cada partida vale um e não há cubo.
clause-cube-faces = O primeiro dobro põe o cubo em 2. Quem aceitou pode mais tarde virá-lo para 4, depois o outro jogador para 8, e assim por diante, alternadamente.
clause-drop-price = Se recusar, você perde o que a partida valia antes do dobro, como vitória simples.
clause-cube-times-kind = O cubo multiplica o que vale o tipo de vitória: em 8, uma vitória tripla vale 24.
clause-nothing-resigned = Você só pode aceitar ou recusar quando o adversário propôs desistir.
refusal-call-first = Lance primeiro ou aponte o erro.
refusal-closed-by-three = { $count ->
    [one] A casa { $point } está fechada: há { $count } peça adversária lá.
   *[other] A casa { $point } está fechada: há { $count } peças adversárias lá.
}
refusal-without-cube = Nesta partida não há cubo.
refusal-cube-single-game = Não há cubo em um match em que se contam partidas.
refusal-nothing-resigned = Ninguém propôs desistir.
told-start-white = Lançamento inicial: { $high } contra { $low }. O { $high } joga com Claro e começa.
told-start-tie = Lançamento inicial: { $high } contra { $low }. Lancem de novo.
scene-point-shared = Casa { $point }: claras { $first }, escuras { $second }
switch-block_min = Quando uma casa está fechada?
switch-block_min-2 = Com duas peças adversárias
switch-block_min-3 = Só com três ou mais
switch-win_none_off = E se quem perde não retirou nada?
switch-win_none_off-double = A vitória vale dois
switch-win_none_off-single = A vitória vale um
switch-stake-note = O cubo é para partidas soltas: em melhor de três ou mais, cada partida vale um, seja qual for a aposta.
box-says-more-than-two-note = Segundo esta frase, um par não estaria nem aberto nem fechado, por isso jogamos que duas peças fecham uma casa, como dizem alguns idiomas do livreto. Você pode mudar para três: é o que faz “Exatamente como impresso”.
box-says-games-note = A página alemã da mesma caixa descreve outro jogo: para esse, escolha “{ box-says-smaller }”.
box-says-smaller-note = Esta é a página alemã dessa caixa. Os outros idiomas descrevem outro jogo: para esse, escolha “{ box-says-games }”.
box-says-correction-note = Só se podem apontar erros em uma partida que deixa mover à vontade; em uma partida normal só são possíveis jogadas certas.
origin-setup = Impresso como imagem.
origin-case-white-starts = O texto grego omite que as brancas começam.
origin-higher-takes-white = Os livretos não dizem que número fica com as brancas. O mais alto, como em todo lugar.
origin-draw-first = Nada se diz de números iguais; não decidem, por isso é preciso lançar de novo.
origin-collection-draw-first = Com números iguais, os dados são lançados de novo até serem diferentes.
origin-tournament-draw-first = Com números iguais, os dados são lançados de novo.
origin-best-of-first-throw-fresh = O livreto só diz quem joga primeiro e que os dados se lançam alternadamente; por isso quem começa lança os dois.
origin-collection-dice-flat = O livreto só diz onde lançar.
origin-case-closed-point = A maioria dos idiomas diz “mais de duas”, mas só se captura uma peça sozinha, por isso um par não estaria nem aberto nem fechado. O italiano e o estoniano dizem duas ou mais, e o inglês diz as duas coisas. Jogamos duas. A letra é uma opção.
origin-case-closed-by-three = Esta é a letra: “mais de duas” fecham uma casa, e só se captura uma peça sozinha, por isso com duas a casa é compartilhada.
origin-best-of-closed-point = Dizem isso o inglês, o francês e o italiano. O espanhol, o português e o polonês só dizem isso para a entrada a partir da barra.
origin-collection-closed-point = Os textos inglês, italiano, dinamarquês e russo podem ser lidos como se bastasse uma peça adversária para parar você no caminho. O alemão, o francês e o espanhol são claros: duas ou mais.
origin-case-self-hit = Os textos tcheco, eslovaco e húngaro perderam esta regra e repetem como se captura.
origin-case-hit = Alguns idiomas se esquecem de dizer que a peça adversária precisa estar sozinha.
origin-best-of-hit = O texto polonês esquece de dizer que a peça adversária precisa estar sozinha.
origin-case-stacking = Os livretos não põem limite.
origin-several-hits = O livreto não diz nada; cada captura resulta da regra acima.
origin-small-first-several-hits = Resulta do exemplo de um lançamento que captura a uma de três distâncias.
origin-case-several-hits = O texto turco fala do duplo seis; trata-se de quaisquer dados iguais.
origin-case-must-move = Joga-se como em alemão e na maioria dos idiomas. O francês obriga a capturar, o russo, o ucraniano e o turco invertem a regra, e o húngaro perdeu um “não”.
origin-best-of-must-move = O livreto não diz isso em geral; a sua regra sobre o número mais alto pressupõe isso.
origin-best-of-use-all = O livreto não diz isso; a sua regra sobre o número mais alto pressupõe isso.
origin-small-first-use-all = O livreto não diz isso; joga-se como é costume.
origin-best-of-use-higher = O francês e o polonês podem ser lidos como se fosse possível escolher usar um só número; o espanhol, o original, não.
origin-case-use-higher = O texto croata fala de uma peça em vez de um número.
origin-case-stop-at-home = Em alguns idiomas a obrigação acaba quando as peças de qualquer jogador estão no quadrante, e em árabe quando estão as de todos. Jogamos: as suas.
origin-no-pass = O texto diz que retirar não é obrigatório, e o outro movimento também não. Lemos isso como uma escolha livre entre os dois, porque logo a seguir voltam a valer as regras habituais. Deixar um número sem usar é uma opção.
origin-may-leave-unused = Esta é a letra: nem retirar nem outro movimento são obrigatórios. O texto polonês só tem metade.
origin-case-doubles-four = Alguns idiomas multiplicam todo o lançamento por quatro, ou falam de quatro dados. O exemplo do mesmo texto mostra quatro movimentos separados.
origin-best-of-doubles-four = O exemplo inglês continua em outro; trata-se de quatro movimentos.
origin-best-of-partial-double = O livreto não diz nada; joga-se como é costume.
origin-collection-partial-double = O livreto não diz nada; resulta da obrigação de mover.
origin-case-partial-double = O texto turco anula os movimentos possíveis, e o árabe os deixa à escolha; em todos os outros são obrigatórios.
origin-whole-double = No exemplo perde-se um lançamento de dados iguais de que são possíveis dois movimentos. Lemos o mesmo para três.
origin-case-enter-first = Os livretos só dizem que todas as peças voltam primeiro. Onde e como, como é costume.
origin-best-of-enter-first = O texto francês faz isto depender de se poder entrar; os outros não.
origin-case-enter-any = Os livretos não dizem isso; como é costume.
origin-smaller-lost = O livreto só tira todo o lançamento a quem tem uma peça na barra. Não alargamos isso: o número maior joga-se sozinho.
origin-case-home-first = Em tcheco, eslovaco, esloveno e árabe deixa-se de lançar os dados após uma captura, e em croata retira-se para a posição inicial. Trata-se de retirar as peças do tabuleiro.
origin-case-exact-number = O texto sueco pede um número “par”, o turco omite “exatamente”. Em todos os outros, o número exato.
origin-best-of-highest-first = O texto português retira sempre a peça mais alta; os outros apenas permitem isso.
origin-best-of-inside-move = O exemplo francês vai para a casa errada.
origin-collection-any-sufficient = O texto francês quer que o número chegue “logo depois” da borda, ou seja, exato. Os outros nove idiomas só pedem que chegue, e nada dizem das peças que estão atrás.
origin-collection-highest-first = Não está no livreto: a regra habitual de hoje, como foi combinado.
origin-rear-first = A ordem está impressa; que um número possa ser maior do que a casa resulta de se passar a borda.
origin-any-six = O texto alemão pede um lançamento de dois seis, o que contradiz a sua própria regra para retirar e parece um erro de impressão. Jogamos qualquer seis. A letra é uma opção.
origin-double-six = Esta é a letra do texto alemão.
origin-case-win = O texto grego nomeia primeiro quem chega antes ao quadrante, o árabe quem começa a retirar. Mais adiante ambos concordam com os outros.
origin-case-win-kinds = Para a vitória tripla, os livretos só pedem uma peça na barra ou no quadrante de quem ganha. Com peças já retiradas, a derrota seria ao mesmo tempo simples e tripla; pedimos que nenhuma tenha sido retirada. A letra é uma opção. O texto dinamarquês define a vitória dupla como a simples.
origin-case-win-kinds-far-back = Esta é a letra: os livretos não pedem que nenhuma tenha sido retirada.
origin-small-first-win-kinds = Perdeu-se uma linha do texto: promete três tipos e chama de simples a vitória sobre quem tem todas as peças no tabuleiro, que em todo lugar é dupla. Completamos com os outros livretos. A letra é uma opção.
origin-small-first-win-kinds-far-back = Meia letra: a vitória tripla como impressa, a dupla dos outros livretos.
origin-small-first-win-kinds-single = Meia letra: sem vitória dupla, como impresso; a tripla, sem nenhuma peça retirada.
origin-small-first-win-kinds-letter = É o que resta do texto, do qual se perdeu uma linha.
origin-win-values = O livreto nomeia gammon e backgammon, mas não dá números.
origin-stalled = Nossa: sem ela, uma partida bloqueada não acabaria nunca. Uma partida empatada conta entre as do match, por isso um em melhor de três pode acabar empatado.
origin-without-cube = O livreto não menciona isso.
origin-collection-without-cube = O livreto diz que existem cubos e os deixa de fora.
origin-case-cube = O alemão num livreto e cinco idiomas do outro dizem “quadruplicar”, embora o mesmo texto vá até oito. Trata-se de multiplicar. Que o cubo comece no centro, em 1, não está impresso.
origin-case-cube-faces = O texto croata tem uma face com um 6; em português e croata o cubo é lançado. O cubo roda-se.
origin-case-double-before-throw = O texto croata só permite isso antes do primeiro lançamento, o sueco a qualquer momento. Os outros: antes do próprio lançamento, com a partida já em curso.
origin-case-drop-price = Não está impresso; como é costume.
origin-case-cube-limit = Não está impresso, exceto em croata, que enumera as faces. As faces de um cubo vão até 64.
origin-case-cube-times-kind = Impresso para uma vitória tripla em 8. Lemos isso como um exemplo. O texto sueco dobra a aposta oito vezes, o árabe multiplica os dados.
origin-case-cube-single-game = Os livretos não conhecem matches.
origin-one-by-one = Nossa: é assim que funciona uma partida sem ajuda.
origin-collection-correction = No texto inglês o direito acaba com o lançamento “seguinte”; trata-se do seu.
written-no-move = sem movimento
written-double = Dobra para { $value }
written-take = Aceita
written-drop = Recusa o dobro
written-beaver = Beaver: { $value }
written-raccoon = Raccoon: { $value }
written-accept = Aceita a desistência
written-decline = Recusa a desistência
written-correct = Aponta o erro
written-check = Pergunta se estava certo
written-resigning = { $kind ->
    [1] Propõe uma partida simples
    [2] Propõe uma partida dupla
   *[3] Propõe uma partida tripla
}
standing = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
origin-collection-throw-first = O texto holandês fala de três dados depois do início; são dois.
task-roll = É a sua vez: lance os dados.
task-roll-or-double = É a sua vez: lance os dados ou dobre.
task-move = É a sua vez: mova uma peça.
task-end = É a sua vez: não há mais jogada.
task-double = O adversário dobra: aceitar ou recusar?
task-resignation = O adversário quer desistir: você aceita?
tally-pr = PR (índice de desempenho): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Grande mestre
level-grandmaster-about = Joga cada opção até o fim centenas de vezes antes de decidir. Leva alguns segundos.
character-grandmaster = Zênite
editor-dice = Dados
editor-dice-none = Ainda não lançados
editor-dice-double = Dobro proposto
editor-cube = Cubo
editor-cube-owner = Quem tem o cubo
editor-cube-centre = No centro
editor-length = Pontos do match (0 = a dinheiro)
editor-score = { $seat ->
    [first] Pontos de Claro
   *[second] Pontos de Escuro
}
editor-crawford = Partida Crawford
refusal-editor-many = { $seat ->
    [first] Claro tem { $count } peças no tabuleiro; só existem { $total }.
   *[second] Escuro tem { $count } peças no tabuleiro; só existem { $total }.
}
refusal-editor-off = { $seat ->
    [first] Claro não tem nenhuma peça no tabuleiro, então a partida já acabou.
   *[second] Escuro não tem nenhuma peça no tabuleiro, então a partida já acabou.
}
study-checker = Jogadas de peças
study-double = Dobros
study-take = Respostas a um dobro
position-contact = Contato
position-race = Corrida
position-bearoff = Retirada das peças
position-blitz = Blitz
position-prime = Bloqueio
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Contagem de pips
drill-pip-count-about = Conte quantos pips faltam para cada lado.
drill-pip-count-task = Quantos pips faltam para cada lado?
drill-pips-of = { $seat ->
    [first] Claro
   *[second] Escuro
}
drill-pip-count-answer = { $counts }
drill-pip-count-sum = { $seat ->
    [first] Claro: { $terms } = { $total }
   *[second] Escuro: { $terms } = { $total }
}
drill-opening-play = Jogadas de abertura
drill-opening-play-about = Jogue os primeiros lançamentos da partida e as respostas a eles.
drill-opening-play-task = Você começa com { $dice }. O que joga?
drill-opening-play-reply-task = O adversário abriu com { $dice } e jogou { $play }. Você tirou { $reply }.
drill-opening-play-close = Tão boa quanto a melhor jogada: a diferença é pequena demais para importar.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decisões de cubo
drill-cube-action-about = Você deve dobrar? E o adversário deve aceitar?
drill-cube-action-task = Você vai lançar em uma partida a dinheiro, e o cubo está no centro. Quais são as decisões de cubo certas?
drill-cube-action-match-task = Você vai lançar, e o cubo está no centro. Pontos que faltam para ganhar o match: { $ours } para você, { $theirs } para o adversário. Quais são as decisões de cubo certas?
drill-cube = { $action ->
    [no-double] Não dobrar
    [double-take] Dobrar, aceitar
    [double-drop] Dobrar, recusar
   *[too-good] Bom demais para dobrar
}
drill-cube-why = { $action ->
    [no-double] Lançar com o cubo no centro vale mais do que um dobro aceito.
    [double-take] Dobrar vale mais do que lançar, e o adversário perde menos aceitando do que recusando.
    [double-drop] O adversário perderia mais aceitando do que recusando: dobre e ganhe na hora.
   *[too-good] O adversário recusaria, e continuar jogando pelo gammon vale mais do que isso.
}
drill-cube-values = Valor em pontos: sem dobrar { $none }; dobro aceito { $take }; dobro recusado { $drop }.
drill-cube-chances = Você ganha { $win }% das partidas, { $gammon }% com gammon.
drill-take-point = Pontos de aceitação
drill-take-point-about = Que chances você precisa ter para aceitar um dobro com este placar?
drill-take-point-task = Pontos que faltam para ganhar o match: { $ours } para você, { $theirs } para o adversário. Oferecem a você o cubo em { $cube }. A partir de que chance de ganhar a partida você deve aceitar, sem gammons e se o cubo não for virado de novo?
drill-take-point-chances = A sua chance de ganhar o match: { $dropped }% se recusar, { $lost }% se aceitar e perder, { $won }% se aceitar e ganhar.
drill-take-point-why = Você arrisca { $risk } para ganhar { $gain }: vale a pena se ganhar pelo menos { $risk } ÷ ({ $risk } + { $gain }) das partidas.
drill-percent = Por cento
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Chances de ganhar
drill-race-chance-about = Estime quantas vezes você ganha quando só falta retirar as peças.
drill-race-chance-task = Você vai lançar. Quantas vezes em cem você ganha esta corrida?
drill-race-chance-why = Faltam { $ours } pips para você; peças restantes: { $our-checkers }. Para o adversário faltam { $theirs }; peças restantes: { $their-checkers }. Uma diferença de até 6 por cento conta como certa.
drill-race-win = Você ganha { $win }% das corridas.
drill-race-cube = O cubo na corrida
drill-race-cube-about = Os últimos lançamentos de uma corrida: dobrar ou continuar lançando?
drill-bearoff-play = Retirada das peças
drill-bearoff-play-about = Encontre a jogada que ganha a corrida mais vezes.
drill-bearoff-play-task = Você tirou { $dice }. Que jogada ganha mais vezes?
drill-bearoff-play-why = Quantas vezes cada jogada ganha, calculado com exatidão.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Lançamento
