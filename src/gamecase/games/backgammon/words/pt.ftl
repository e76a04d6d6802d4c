### Backgammon, in European Portuguese. checker = peça, point = casa (score point = ponto), home = quadrante, bar = barra,
### hit = capturar, bear off = retirar, roll = lançamento, opening roll = lançamento inicial, cube = cubo, double = dobrar, take = aceitar, drop = recusar.

game-name = Gamão
game-about = Leva as tuas quinze peças ao teu quadrante e retira-as do tabuleiro, e captura as do adversário pelo caminho.
seat-first = Claro
seat-second = Escuro

## Booklets
booklet-case = Maleta de gamão
booklet-case-about = Só se retira com o número exato e, com todas as peças no quadrante, ninguém é obrigado a jogar. Se houver aposta, usa-se o cubo.
booklet-best-of = À melhor de várias
booklet-best-of-about = Contam-se simplesmente as partidas: duas em três, três em cinco. Sem cubo.
booklet-small-first = Primeiro o menor
booklet-small-first-about = Primeiro o número menor, dados iguais por inteiro ou nada, e as peças mais atrasadas saem primeiro.
booklet-collection = Coletânea de jogos
booklet-collection-about = Retira-se com qualquer número que chegue à borda. O adversário pode apontar um erro até lançar os dados.
booklet-tournament = Torneio
booklet-tournament-about = Como se joga hoje: encontros a pontos ou partidas a apostar, com o cubo e todas as suas regras.
box-says = Qual destas coisas diz o teu folheto?
box-says-more-than-two = Uma casa está fechada se lá estiverem «mais de duas» peças
box-says-games = Combinam-se duas vitórias em três partidas, ou três em cinco
box-says-smaller = O número mais pequeno joga-se sempre primeiro
box-says-correction = Uma jogada ilegal pode ser apontada até ao lançamento seguinte
box-says-nothing = Não tenho folheto
box-cube_inside = Há um cubo de dobrar na caixa?
box-languages = Em quantas línguas está escrito?

## Switches
switch-stake = O que está em jogo?
switch-stake-0 = Por diversão, sem cubo
switch-stake-1 = Uma aposta de 1, com cubo
switch-stake-2 = Uma aposta de 2, com cubo
switch-stake-5 = Uma aposta de 5, com cubo
switch-stake-10 = Uma aposta de 10, com cubo
switch-win_triple_needs_none_off = Quando é que uma vitória vale o triplo?
switch-win_triple_needs_none_off-yes = Só se quem perde não retirou nenhuma peça
switch-win_triple_needs_none_off-no = Sempre que quem perde tenha uma peça na barra ou no quadrante de quem ganha
switch-assisted = Controlo das jogadas
switch-assisted-yes = Só permite jogadas legais
switch-assisted-no = Deixa mover à vontade, como num tabuleiro a sério
switch-bearoff_may_pass = Com todas as peças no quadrante
switch-bearoff_may_pass-no = Joga-se todo o número que se possa jogar
switch-bearoff_may_pass-yes = Pode deixar-se um número por usar
switch-bearoff_six_needs_double_six = Retirar da casa 6
switch-bearoff_six_needs_double_six-no = Com qualquer seis
switch-bearoff_six_needs_double_six-yes = Só com dois seis
switch-bearoff_rule = Com que se retira uma peça?
switch-bearoff_rule-any-sufficient = Com qualquer número que chegue à borda
switch-bearoff_rule-exact-or-highest = Com o seu número; com um maior, da casa mais alta
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
switch-centred_cube = O cubo ao centro
switch-centred_cube-either = Qualquer um o pode virar
switch-centred_cube-holland = Depois da partida Crawford, só após dois lançamentos de cada lado
switch-crawford = Partida Crawford
switch-crawford-yes = Uma partida sem cubo, quando falta um ponto
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
switch-automatic_doubles-0 = Lança-se outra vez
switch-automatic_doubles-1 = Dobram a aposta, uma vez no máximo
switch-automatic_doubles-2 = Dobram a aposta, duas vezes no máximo
switch-automatic_doubles-3 = Dobram a aposta, três vezes no máximo

## Clauses
clause-aim = Leva todas as tuas peças ao teu quadrante interior (as casas 1 a 6) e depois retira-as. Ganha quem primeiro ficar sem nenhuma.
clause-setup = Os dois lados dispõem-se em espelho. Uma peça vai do quadrante interior do adversário, à volta do tabuleiro, até ao seu.
clause-forward = As peças só avançam para o seu quadrante; nunca recuam.
clause-starter-high = Cada um lança um dado. Começa quem tirar o número mais alto.
clause-draw-first = Primeiro vem o lançamento inicial. Se saírem números iguais, lança-se outra vez.
clause-first-throw-fresh = Quem começa volta a lançar os dois dados para a sua primeira jogada.
clause-first-throw-drawn = Os dois dados do lançamento inicial são o primeiro lançamento de quem começa; por isso nunca são iguais.
clause-already-started = Há um só lançamento inicial por partida.
clause-throw-first = Joga-se à vez. Cada jogada começa com o lançamento de dois dados.
clause-dice-zone = Os dados lançam-se para a metade direita do tabuleiro, vista do teu lugar.
clause-choice-first = Se podes dobrar, fá-lo antes de lançar.
clause-play-first = Antes de mais nada joga-se o que os dados mostram.
clause-dice-only = Cada número move uma peça outras tantas casas. Uma só peça pode usar vários números, um a seguir ao outro, e para depois de cada um.
clause-no-checker = Só se movem as próprias peças.
clause-closed-point = Uma casa com duas ou mais peças adversárias está fechada: não podes parar aí, nem a meio de um movimento mais longo.
clause-self-hit = Uma peça posta mesmo assim numa casa fechada conta como capturada e vai para a barra; o número conta como usado.
clause-hit = Quem chega a uma peça adversária sozinha captura-a, e ela vai para a barra. Ninguém é obrigado a capturar se houver outro movimento.
clause-any-order = Os números jogam-se por qualquer ordem.
clause-smaller-first = O número menor joga-se sempre antes do maior.
clause-smaller-lost = Se nenhuma peça puder jogar o número menor, ele perde-se e joga-se só o maior.
clause-must-move = Se podes jogar, tens de jogar.
clause-use-all = Tens de jogar tantos números quantos as regras permitirem: os dois, se houver maneira de jogar os dois.
clause-use-higher = Se podes jogar um ou outro número, mas não os dois, tens de jogar o maior.
clause-stop-at-home = Com todas as tuas peças no quadrante, não tens de jogar: podes deixar qualquer número por usar.
clause-doubles-four = Com dados iguais, o número joga-se quatro vezes.
clause-partial-double = Dos quatro movimentos de dados iguais jogam-se os que forem possíveis; o resto perde-se.
clause-whole-double = Dados iguais jogam-se por inteiro, com os quatro movimentos, ou não se jogam. Basta retirar antes a última peça.
clause-enter-first = Uma peça na barra tem de entrar primeiro, no quadrante interior do adversário, na casa que o dado conta a partir da borda mais distante. Nada mais se pode mover enquanto não entrarem todas as tuas peças.
clause-enter-any = Podes entrar com qualquer dos números; um número com que não possas entrar perde-se.
clause-smaller-enters = Se tens uma peça na barra e não podes entrar com o número menor, perdes o lançamento todo.
clause-home-first = Começa-se a retirar quando todas as peças estão no quadrante. Se uma for capturada, continua-se quando lá estiverem todas outra vez.
clause-exact-number = Só podes retirar uma peça com o número exato da casa dela.
clause-highest-first = Uma peça sai com o número da sua casa, ou da tua casa mais alta com um maior.
clause-rear-first = Só pode sair uma peça da tua casa mais alta, com qualquer número que chegue à borda.
clause-any-sufficient = Qualquer peça pode sair com um número que chegue à borda.
clause-past-band = No teu quadrante, nenhuma peça sai se tiver à frente uma casa fechada pelo adversário.
clause-double-six = Da casa 6 só se retira com um lançamento de dois seis.
clause-inside-move = Em vez de retirar, pode-se sempre mover dentro do próprio quadrante.
clause-win = Ganha quem primeiro tiver retirado todas as peças.
clause-win-counts-one = Cada vitória vale um.
clause-win-kinds = Uma vitória vale um; dois se quem perde não retirou nenhuma peça; três se, além disso, tem uma peça na barra ou no quadrante de quem ganha.
clause-stalled = Ao fim de cinquenta jogadas seguidas sem nenhum movimento, a partida fica empatada.
clause-cube = O cubo começa ao centro, em 1. Cada dobro faz a partida valer duas vezes mais.
clause-no-cube = Estas regras só usam o cubo quando se joga a apostar ou a pontos. Quando só se contam partidas, não há cubo.
clause-double-before-throw = Podes propor dobrar antes do teu próprio lançamento, mas não antes do primeiro lançamento da partida.
clause-answer-first = O adversário aceita o dobro, ou recusa e perde a partida.
clause-nothing-offered = Só podes aceitar ou recusar quando te propuseram um dobro.
clause-cube-owner = Se aceitas um dobro, o cubo é teu, e só tu podes dobrar a seguir.
clause-cube-limit = O cubo não passa do seu limite.
clause-cube-dead = Num encontro, um cubo que já o decide para os dois lados não se vira mais.
clause-crawford = A primeira partida em que a um lado falta um só ponto joga-se sem cubo.
clause-holland = À escolha: depois dessa partida, o cubo ao centro não se vira antes de os dois lados terem lançado duas vezes.
clause-jacoby = Fora de um encontro, as vitórias duplas e triplas valem como simples se o cubo não tiver sido virado.
clause-beavers = Fora de um encontro, podes responder a um dobro dobrando logo e ficando com o cubo: é um beaver.
clause-no-beaver = Um beaver só é possível se foi combinado, e só em resposta a uma proposta de dobrar.
clause-no-raccoon = Um raccoon só é possível se foi combinado, e só em resposta a um beaver.
clause-automatic-doubles = Fora de um encontro, o mesmo número no lançamento inicial dobra a aposta, até ao número de vezes combinado.
clause-match-games = Combina-se antes quantas partidas fazem o encontro, por exemplo duas vitórias em três.
clause-match-points = Ganha o encontro quem primeiro chegar aos pontos combinados.
clause-no-resignation = Estas regras não dizem quanto custa desistir.
clause-resignation = Podes propor desistir de uma partida simples, dupla ou tripla. O adversário aceita ou recusa.
clause-answer-resignation = A uma proposta de desistência responde-se antes de continuar.
clause-correction = Podes pedir ao adversário que repita uma jogada ilegal, com os mesmos dados.
clause-nothing-wrong = Uma jogada legal fica como está.
clause-correct-before-throw = Só podes pedi-lo até ao teu próprio lançamento.
clause-one-by-one = Onde qualquer jogada é permitida, as peças movem-se uma a uma e depois termina-se a jogada.
clause-no-correction = Uma jogada terminada fica como está.

## Why not
refusal-draw-first = Primeiro vem o lançamento inicial.
refusal-already-started = A partida já começou.
refusal-throw-first = Primeiro é preciso lançar os dados.
refusal-choice-first = Primeiro lança, ou dobra.
refusal-play-first = Joga primeiro o que os dados mostram.
refusal-dice-zone = Os dados não ficaram na metade direita do tabuleiro: lança os dois outra vez.
refusal-forward = Não podes voltar de { $from } para { $to }. As peças só avançam para o seu quadrante.
refusal-no-checker = { $place ->
    [bar] Não tens nenhuma peça na barra.
   *[point] Não tens nenhuma peça na casa { $point }.
}
refusal-dice-only = { $count ->
    [0] Já não tens nenhum número para jogar.
    [one] Fica a { $distance } casas; resta-te { $dice }.
   *[other] Fica a { $distance } casas; restam-te { $dice }.
}
refusal-closed-point = { $count ->
    [one] A casa { $point } está fechada: está lá { $count } peça adversária.
   *[other] A casa { $point } está fechada: estão lá { $count } peças adversárias.
}
refusal-smaller-first = Primeiro o número menor: joga o { $die } antes do { $larger }.
refusal-smaller-lost = Nenhuma peça podia jogar primeiro o { $die }, por isso perde-se.
refusal-must-move = { $possible ->
    [one] Podes jogar { $possible } número, por isso tens de o fazer.
   *[other] Podes jogar { $possible } números, por isso tens de o fazer.
}
refusal-use-all = { $possible ->
    [one] Pode-se jogar { $possible } número; assim usas { $used }.
   *[other] Podem-se jogar { $possible } números; assim só usas { $used }. Escolhe uma maneira que os use todos.
}
refusal-use-higher = Só se pode jogar um número, por isso tem de ser o maior: { $die }.
refusal-whole-double = { $possible ->
    [one] Dados iguais jogam-se por inteiro, mas só podes fazer { $possible } de { $needed } movimentos: o lançamento perde-se.
   *[other] Dados iguais jogam-se por inteiro, mas só podes fazer { $possible } de { $needed } movimentos: o lançamento perde-se.
}
refusal-enter-first = { $count ->
    [one] Tens { $count } peça na barra: primeiro tem de entrar.
   *[other] Tens { $count } peças na barra: primeiro têm de entrar.
}
refusal-smaller-enters = A tua peça não pode entrar com o { $die }, porque a casa { $point } está fechada: perdes o lançamento todo.
refusal-home-first = { $count ->
    [one] Ainda não podes retirar: { $count } peça não está no quadrante.
   *[other] Ainda não podes retirar: { $count } peças não estão no quadrante.
}
refusal-exact-number = Da casa { $point } só se retira com um { $point }; dados que restam: { $dice }.
refusal-highest-first = Da casa { $point } só se retira com um número maior se não houver nada atrás; ainda tens peças na casa { $highest }.
refusal-rear-first = Primeiro as mais atrasadas: ainda tens peças na casa { $highest }.
refusal-past-band = { $count ->
    [one] { $count } peça adversária na casa { $band } impede de retirar da casa { $point }.
   *[other] { $count } peças adversárias na casa { $band } impedem de retirar da casa { $point }.
}
refusal-double-six = Da casa 6 só se retira com dois seis; saiu { $dice }.
refusal-no-cube = Nesta partida não há cubo.
refusal-double-before-throw = Só podes dobrar antes do teu próprio lançamento, e não antes do primeiro lançamento da partida.
refusal-answer-first = Responde primeiro ao dobro para { $value }: aceita ou recusa.
refusal-nothing-offered = Não há nenhuma proposta a que responder.
refusal-cube-owner = O cubo está com o adversário, em { $value }.
refusal-cube-limit = O cubo está em { $value } e não sobe mais.
refusal-cube-dead = { $needed ->
    [one] O cubo em { $value } já decide o encontro: a ninguém falta mais de { $needed } ponto.
   *[other] O cubo em { $value } já decide o encontro: a ninguém faltam mais de { $needed } pontos.
}
refusal-crawford = Esta é a partida Crawford do encontro até { $number }: não se dobra.
refusal-holland = { $throws ->
    [one] Depois da partida Crawford, só se dobra quando os dois lados tiverem lançado duas vezes; lançamentos até agora: { $throws }.
   *[other] Depois da partida Crawford, só se dobra quando os dois lados tiverem lançado duas vezes; lançamentos até agora: { $throws }.
}
refusal-no-beaver = Aqui não é possível um beaver.
refusal-no-raccoon = Aqui não é possível um raccoon.
refusal-no-resignation = Estas regras não preveem desistência simples, dupla ou tripla.
refusal-answer-resignation = Primeiro aceita ou recusa a proposta de desistência.
refusal-one-by-one = Aqui move-se uma peça de cada vez.
refusal-no-correction = Uma jogada terminada fica como está.
refusal-correct-before-throw = Só se pode apontar um erro antes do próprio lançamento.
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
outcome-stalled = Empate: há muito que ninguém move uma peça.

## Levels
level-beginner = Principiante
level-beginner-about = Faz a primeira jogada que vê e deixa as peças expostas.
level-casual = Amador
level-casual-about = Mantém as peças juntas e captura quando pode.
level-steady = Sólido
level-steady-about = Fecha casas, conta a corrida e dobra quando leva clara vantagem.
level-expert = Perito
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
        [left] As casas contam-se do quadrante de Claro, em baixo à esquerda.
       *[right] As casas contam-se do quadrante de Claro, em baixo à direita.
    }
   *[second] { $home ->
        [left] As casas contam-se do quadrante de Escuro, em baixo à esquerda.
       *[right] As casas contam-se do quadrante de Escuro, em baixo à direita.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Claro tem peças em { $points }.
   *[second] Escuro tem peças em { $points }.
}
scene-no-points = { $seat ->
    [first] Claro não ocupa nenhuma casa.
   *[second] Escuro não ocupa nenhuma casa.
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
   *[nobody] O cubo está ao centro, em { $value }.
}
scene-away = Pontos que faltam: Claro { $first }, Escuro { $second }.
scene-crawford = Esta é a partida Crawford, sem dobrar.
scene-due-draw = Um dado de cada lado decide quem começa.
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
    [first] A Claro é proposto o cubo em { $value }: aceitar ou recusar.
   *[second] A Escuro é proposto o cubo em { $value }: aceitar ou recusar.
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
scene-no-die = Dados, por lançar
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
act-check = Era permitido?
act-done = Terminar a jogada
act-resign = { $kind ->
    [1] Desistir: partida simples
    [2] Desistir: partida dupla
   *[3] Desistir: partida tripla
}
# Ending a turn although more could be played.
act-stop = Terminar aqui a jogada
act-pass = Não mover
act-no-move = Sem jogada: terminar a vez
act-forced = Jogada forçada: { $play }

## What happened
told-start = { $seat ->
    [first] Lançamento inicial: Claro { $first }, Escuro { $second }. Começa Claro.
    [second] Lançamento inicial: Claro { $first }, Escuro { $second }. Começa Escuro.
   *[nobody] Lançamento inicial: { $first } para ambos. Lança-se outra vez.
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
    [first] Claro: { $play }, para uma casa fechada; a peça vai para a barra
   *[second] Escuro: { $play }, para uma casa fechada; a peça vai para a barra
}
told-no-move = { $seat ->
    [first] Claro não pode jogar
   *[second] Escuro não pode jogar
}
told-pass = { $seat ->
    [first] Claro não joga nada
   *[second] Escuro não joga nada
}
told-done = { $seat ->
    [first] Claro termina a jogada
   *[second] Escuro termina a jogada
}
told-throw = { $seat ->
    [first] Claro pega nos dados
   *[second] Escuro pega nos dados
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
    [first] Claro recusa o dobro e perde
   *[second] Escuro recusa o dobro e perde
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
    [first] Claro aponta o erro: a jogada repete-se
   *[second] Escuro aponta o erro: a jogada repete-se
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
lesson-make-a-point-task = Lançaste 3 e 1. Junta duas peças na tua casa 5.
lesson-make-a-point-done = Duas peças numa casa estão a salvo e fecham-na ao adversário.
lesson-run = Correr
lesson-run-task = Lançaste 6 e 5. Leva uma das peças mais atrasadas para um lugar seguro: a tua casa 13.
lesson-run-done = Uma só peça pode usar os dois números, um a seguir ao outro.
lesson-hit = Capturar
lesson-hit-task = Há uma peça adversária sozinha na tua casa 4. Captura-a e fecha a casa.
lesson-hit-done = Uma peça capturada recomeça na barra.
lesson-closed = Casas fechadas
lesson-closed-task = Lançaste dois cincos. As tuas peças mais atrasadas estão bloqueadas: fecha a tua casa 3 com peças das casas 13 e 8.
lesson-closed-done = Não podes parar numa casa com duas ou mais peças adversárias.
lesson-enter = Entrar da barra
lesson-enter-task = Lançaste 6 e 4, e tens uma peça na barra. Mete-a no tabuleiro e depois avança com a outra peça atrasada.
lesson-enter-done = Uma peça na barra entra antes de se mover qualquer outra.
lesson-use-both = Um ou outro
lesson-use-both-task = Lançaste 6 e 5. Podes jogar um ou outro número, mas não os dois. Joga o que tem de ser jogado.
lesson-use-both-done = Se só podes jogar um dos dois números, tem de ser o maior.
lesson-doubles = Dados iguais
lesson-doubles-task = Lançaste dois três, por isso moves quatro vezes. Fecha a tua casa 5 e a tua casa 3.
lesson-doubles-done = Com dados iguais, o número joga-se quatro vezes.
lesson-bear-off = Retirar as peças
lesson-bear-off-task = Todas as tuas peças estão no quadrante. Lançaste 5 e 2: retira duas peças.
lesson-bear-off-done = Com cada número retiras uma peça da casa com esse número.
lesson-bear-off-high = Um número alto demais
lesson-bear-off-high-task = Lançaste 6 e 4, mas não há nenhuma peça tão atrás. Mesmo assim, retira duas peças.
lesson-bear-off-high-done = Com um número maior do que a tua casa mais alta, retiras uma peça dessa casa.
lesson-double = O cubo
lesson-double-task = Levas clara vantagem. Dobra antes de lançar.
lesson-double-done = O adversário aceita e joga-se pelo dobro, ou recusa e perde o que a partida valia antes.

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
    [cashed] Agora o adversário pode dobrar e ganhar de imediato.
    [doubled] Agora o adversário pode dobrar com vantagem.
    [wins] Ganha em { $played }% em vez de { $best }%.
    [gammons-won] Ganha a dobrar em { $played }% dos casos em vez de { $best }%.
   *[gammons-lost] Perde a dobrar em { $played }% dos casos em vez de { $best }%.
}
mistake-cube = { $why ->
    [too-early] Dobrou-se cedo demais.
    [too-good] Bom demais para dobrar: continuar a jogar vale mais.
    [double] Aqui devia dobrar-se.
    [take] Aqui deve aceitar-se.
    [drop] Aqui deve recusar-se.
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
    [choice] Lança os dados, ou dobra antes se tiveres clara vantagem.
    [answer] O adversário dobra: aceita e joga pelo dobro, ou recusa e perde o que está em jogo.
    [bar] Tens uma peça na barra: fá-la entrar antes de mais nada.
    [off] Todas as tuas peças estão no quadrante interior: retira-as.
    [move] Leva as tuas peças para o teu quadrante com os dois números. Duas ou mais na mesma casa estão seguras.
    [race] Já nenhuma peça pode ser capturada: leva-as todas para o teu quadrante e depois retira-as, o mais depressa possível.
   *[other] Escolhe um botão por baixo do tabuleiro.
}
guide-why = { $why ->
    [hits] Capturas uma peça: tem de recomeçar na barra.
    [off] Retiras peças do tabuleiro.
    [point] Fechas uma casa: as peças juntas estão seguras e bloqueiam o adversário.
    [safe] Deixas menos peças sozinhas.
    [runs] Pões a caminho uma peça atrasada.
    [past] As tuas últimas peças passam as do adversário: já nenhuma peça pode ser capturada.
    [race] É o que desperdiça menos pips.
    [pass] Não podes mover.
    [double] Tens vantagem suficiente para dobrar.
    [take] Ganhas vezes suficientes para continuar.
    [drop] Perderias demasiadas vezes.
    [throw] Não tens vantagem suficiente para dobrar.
   *[other] Dá-te as melhores hipóteses.
}
character-beginner = Pip
character-casual = Solo
character-steady = Âncora
character-expert = Muralha
character-master = Oráculo
clause-fifteen = Cada jogador tem quinze peças.
clause-three-checkers = Cada jogador tem três peças.
clause-jump = Pelo caminho, as tuas peças podem passar por cima de quaisquer outras, mesmo por casas fechadas.
clause-white-starts = Um dado decide quem joga com as peças claras (as brancas) e quem joga com as escuras. As brancas começam.
clause-higher-takes-white = Cada jogador lança um dado. O número mais alto fica com as brancas.
clause-dice-flat = Os dados que não fiquem assentes aí não contam: lançam-se os dois outra vez.
clause-call-first = Se quiseres apontar um erro, faz isso antes de lançar.
clause-closed-by-three = Uma casa com três ou mais peças adversárias está fechada: não podes parar aí, nem de passagem. Numa casa com duas podem estar ambos; só se captura uma peça sozinha.
clause-bridge = Várias casas fechadas seguidas formam uma ponte. Uma peça só a atravessa com um número que chegue para lá dela.
clause-several-hits = Numa jogada podes capturar várias peças, até quatro com dados iguais.
clause-stacking = Numa casa pode estar qualquer número de peças tuas.
clause-no-pass = Enquanto retiras peças, podes mover dentro do teu quadrante ou retirar, como quiseres. Mas tens de usar um número se puderes.
clause-may-leave-unused = Com todas as tuas peças no quadrante, podes deixar um número por usar.
clause-any-six = Podes retirar da casa 6 com qualquer seis.
clause-win-kinds-far-back = Uma vitória vale um. Vale dois se quem perde não retirou nenhuma peça, e três se tem uma peça na barra ou no quadrante de quem ganha, mesmo que outras já tenham sido retiradas.
clause-win-kinds-single = Uma vitória vale um. Vale três se quem perde não retirou nenhuma peça e tem uma na barra ou no quadrante de quem ganha.
clause-win-kinds-letter = Uma vitória vale um, mesmo que todas as peças de quem perde ainda estejam no tabuleiro. Vale três se uma delas estiver na barra ou no quadrante de quem ganha.
clause-win-named = Uma vitória é simples se quem perde retirou alguma peça, gammon se não retirou nenhuma, e backgammon se, além disso, tem uma peça na barra ou no quadrante de quem ganha.
clause-win-values = Um gammon vale dois, um backgammon três.
clause-without-cube = Nesta partida não há cubo de dobrar.
clause-cube-single-game = Num encontro em que se contam partidas, cada partida vale um e não há cubo.
clause-cube-faces = O primeiro dobro põe o cubo em 2. Quem o aceitou pode pô-lo mais tarde em 4, depois o outro jogador em 8, e assim por diante, à vez.
clause-drop-price = Se recusares, perdes o que a partida valia antes do dobro, como vitória simples.
clause-cube-times-kind = O cubo multiplica o que vale o tipo de vitória: em 8, uma vitória tripla vale 24.
clause-nothing-resigned = Só podes aceitar ou recusar quando o adversário propôs desistir.
refusal-call-first = Lança primeiro, ou aponta o erro.
refusal-closed-by-three = { $count ->
    [one] A casa { $point } está fechada: está lá { $count } peça adversária.
   *[other] A casa { $point } está fechada: estão lá { $count } peças adversárias.
}
refusal-without-cube = Nesta partida não há cubo.
refusal-cube-single-game = Não há cubo num encontro em que se contam partidas.
refusal-nothing-resigned = Ninguém propôs desistir.
told-start-white = Lançamento inicial: { $high } contra { $low }. O { $high } joga com Claro e começa.
told-start-tie = Lançamento inicial: { $high } contra { $low }. Lança-se outra vez.
scene-point-shared = Casa { $point }: claras { $first }, escuras { $second }
switch-block_min = Quando está fechada uma casa?
switch-block_min-2 = Com duas peças adversárias
switch-block_min-3 = Só com três ou mais
switch-win_none_off = E se quem perde não retirou nada?
switch-win_none_off-double = A vitória vale dois
switch-win_none_off-single = A vitória vale um
switch-stake-note = O cubo é para partidas soltas: à melhor de três ou mais, cada partida vale um, seja qual for a aposta.
box-says-more-than-two-note = Segundo esta frase, um par não estaria nem aberto nem fechado, por isso jogamos que duas peças fecham uma casa, como dizem algumas línguas do folheto. Podes mudar para três: é o que faz «Exatamente como impresso».
box-says-games-note = A página alemã da mesma caixa descreve outro jogo: para esse, escolhe «{ box-says-smaller }».
box-says-smaller-note = Esta é a página alemã dessa caixa. As outras línguas descrevem outro jogo: para esse, escolhe «{ box-says-games }».
box-says-correction-note = Só se podem apontar erros numa partida que deixa mover à vontade; numa partida normal só são possíveis jogadas certas.
origin-setup = Impresso como imagem.
origin-case-white-starts = O texto grego omite que as brancas começam.
origin-higher-takes-white = Os folhetos não dizem que número fica com as brancas. O mais alto, como em toda a parte.
origin-draw-first = Nada se diz de números iguais; não decidem, por isso lança-se outra vez.
origin-collection-draw-first = Com números iguais, lança-se outra vez até serem diferentes.
origin-tournament-draw-first = Com números iguais, lança-se outra vez.
origin-best-of-first-throw-fresh = O folheto só diz quem joga primeiro e que os dados se lançam à vez; por isso quem começa lança os dois.
origin-collection-dice-flat = O folheto só diz onde lançar.
origin-case-closed-point = A maioria das línguas diz «mais de duas», mas só se captura uma peça sozinha, por isso um par não estaria nem aberto nem fechado. O italiano e o estónio dizem duas ou mais, e o inglês diz as duas coisas. Jogamos duas. A letra é uma opção.
origin-case-closed-by-three = Esta é a letra: «mais de duas» fecham uma casa, e só se captura uma peça sozinha, por isso com duas a casa é partilhada.
origin-best-of-closed-point = Dizem-no o inglês, o francês e o italiano. O espanhol, o português e o polaco só o dizem para a entrada a partir da barra.
origin-collection-closed-point = Os textos inglês, italiano, dinamarquês e russo leem-se como se bastasse uma peça adversária para te parar pelo caminho. O alemão, o francês e o espanhol são claros: duas ou mais.
origin-case-self-hit = Os textos checo, eslovaco e húngaro perderam esta regra e repetem como se captura.
origin-case-hit = Algumas línguas esquecem-se de dizer que a peça adversária tem de estar sozinha.
origin-best-of-hit = O texto polaco esquece-se de dizer que a peça adversária tem de estar sozinha.
origin-case-stacking = Os folhetos não põem limite.
origin-several-hits = O folheto não diz nada; cada captura resulta da regra acima.
origin-small-first-several-hits = Resulta do exemplo de um lançamento que captura a uma de três distâncias.
origin-case-several-hits = O texto turco fala do duplo seis; trata-se de quaisquer dados iguais.
origin-case-must-move = Joga-se como em alemão e na maioria das línguas. O francês obriga a capturar, o russo, o ucraniano e o turco invertem a regra, e o húngaro perdeu um «não».
origin-best-of-must-move = O folheto não o diz em geral; a sua regra sobre o número mais alto pressupõe-no.
origin-best-of-use-all = O folheto não o diz; a sua regra sobre o número mais alto pressupõe-no.
origin-small-first-use-all = O folheto não o diz; joga-se como é costume.
origin-best-of-use-higher = O francês e o polaco leem-se como se se pudesse escolher usar um só número; o espanhol, o original, não.
origin-case-use-higher = O texto croata fala de uma peça em vez de um número.
origin-case-stop-at-home = Em algumas línguas a obrigação acaba quando as peças de qualquer jogador estão no quadrante, e em árabe quando estão as de todos. Jogamos: as tuas.
origin-no-pass = O texto diz que retirar não é obrigatório, e o outro movimento também não. Lemos isso como uma escolha livre entre os dois, porque logo a seguir voltam a valer as regras habituais. Deixar um número por usar é uma opção.
origin-may-leave-unused = Esta é a letra: nem retirar nem outro movimento são obrigatórios. O texto polaco só tem metade.
origin-case-doubles-four = Algumas línguas multiplicam todo o lançamento por quatro, ou falam de quatro dados. O exemplo do mesmo texto mostra quatro movimentos separados.
origin-best-of-doubles-four = O exemplo inglês continua noutro; trata-se de quatro movimentos.
origin-best-of-partial-double = O folheto não diz nada; joga-se como é costume.
origin-collection-partial-double = O folheto não diz nada; resulta da obrigação de mover.
origin-case-partial-double = O texto turco anula os movimentos possíveis, e o árabe deixa-os à escolha; em todos os outros são obrigatórios.
origin-whole-double = No exemplo perde-se um lançamento de dados iguais de que são possíveis dois movimentos. Lemos o mesmo para três.
origin-case-enter-first = Os folhetos só dizem que todas as peças voltam primeiro. Onde e como, como é costume.
origin-best-of-enter-first = O texto francês faz isto depender de se poder entrar; os outros não.
origin-case-enter-any = Os folhetos não o dizem; como é costume.
origin-smaller-lost = O folheto só tira todo o lançamento a quem tem uma peça na barra. Não alargamos isso: o número maior joga-se sozinho.
origin-case-home-first = Em checo, eslovaco, esloveno e árabe deixa-se de lançar os dados após uma captura, e em croata retira-se para a posição inicial. Trata-se de retirar as peças do tabuleiro.
origin-case-exact-number = O texto sueco pede um número «par», o turco omite «exatamente». Em todos os outros, o número exato.
origin-best-of-highest-first = O texto português retira sempre a peça mais alta; os outros apenas o permitem.
origin-best-of-inside-move = O exemplo francês vai para a casa errada.
origin-collection-any-sufficient = O texto francês quer que o número chegue «mesmo para lá» da borda, ou seja, exato. As outras nove línguas só pedem que chegue, e nada dizem das peças que estão atrás.
origin-collection-highest-first = Não está no folheto: a regra habitual de hoje, como foi combinado.
origin-rear-first = A ordem está impressa; que um número possa ser maior do que a casa resulta de se passar a borda.
origin-any-six = O texto alemão pede um lançamento de dois seis, o que contradiz a sua própria regra para retirar e parece uma gralha. Jogamos qualquer seis. A letra é uma opção.
origin-double-six = Esta é a letra do texto alemão.
origin-case-win = O texto grego nomeia primeiro quem chega antes ao quadrante, o árabe quem começa a retirar. Mais adiante ambos concordam com os outros.
origin-case-win-kinds = Para a vitória tripla, os folhetos só pedem uma peça na barra ou no quadrante de quem ganha. Com peças já retiradas, a derrota seria ao mesmo tempo simples e tripla; pedimos que nenhuma tenha sido retirada. A letra é uma opção. O texto dinamarquês define a vitória dupla como a simples.
origin-case-win-kinds-far-back = Esta é a letra: os folhetos não pedem que nenhuma tenha sido retirada.
origin-small-first-win-kinds = Perdeu-se uma linha do texto: promete três tipos e chama simples à vitória sobre quem tem todas as peças no tabuleiro, que em toda a parte é dupla. Completamo-la com os outros folhetos. A letra é uma opção.
origin-small-first-win-kinds-far-back = Meia letra: a vitória tripla como impressa, a dupla dos outros folhetos.
origin-small-first-win-kinds-single = Meia letra: sem vitória dupla, como impresso; a tripla, sem nenhuma peça retirada.
origin-small-first-win-kinds-letter = É o que resta do texto, do qual se perdeu uma linha.
origin-win-values = O folheto nomeia gammon e backgammon, mas não dá números.
origin-stalled = Nossa: de outro modo, uma partida bloqueada não acabaria nunca. Uma partida empatada conta entre as do encontro, por isso um à melhor de três pode acabar empatado.
origin-without-cube = O folheto não o menciona.
origin-collection-without-cube = O folheto diz que existem cubos e deixa-os de fora.
origin-case-cube = O alemão num folheto e cinco línguas do outro dizem «quadruplicar», embora o mesmo texto vá até oito. Trata-se de multiplicar. Que o cubo comece ao centro, em 1, não está impresso.
origin-case-cube-faces = O texto croata tem uma face com um 6; em português e croata o cubo é lançado. O cubo roda-se.
origin-case-double-before-throw = O texto croata só o permite antes do primeiro lançamento, o sueco a qualquer momento. Os outros: antes do próprio lançamento, com a partida já em curso.
origin-case-drop-price = Não está impresso; como é costume.
origin-case-cube-limit = Não está impresso, exceto em croata, que enumera as faces. As faces de um cubo vão até 64.
origin-case-cube-times-kind = Impresso para uma vitória tripla em 8. Lemos isso como um exemplo. O texto sueco dobra a aposta oito vezes, o árabe multiplica os dados.
origin-case-cube-single-game = Os folhetos não conhecem encontros.
origin-one-by-one = Nossa: é assim que funciona uma partida sem ajuda.
origin-collection-correction = No texto inglês o direito acaba com o lançamento «seguinte»; trata-se do teu.
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
origin-collection-throw-first = O texto neerlandês fala de três dados depois do início; são dois.
task-roll = É a tua vez: lança os dados.
task-roll-or-double = É a tua vez: lança os dados ou dobra.
task-move = É a tua vez: move uma peça.
task-end = É a tua vez: já não tens jogada.
task-double = O adversário dobra: aceitas ou recusas?
task-resignation = O adversário quer desistir: aceitas?
tally-pr = PR (índice de desempenho): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = Grande mestre
level-grandmaster-about = Joga cada opção até ao fim centenas de vezes antes de decidir. Demora alguns segundos.
character-grandmaster = Zénite
editor-dice = Dados
editor-dice-none = Ainda não lançados
editor-dice-double = Dobro proposto
editor-cube = Cubo
editor-cube-owner = Quem tem o cubo
editor-cube-centre = No centro
editor-length = Pontos do encontro (0 = a dinheiro)
editor-score = { $seat ->
    [first] Pontos de Claro
   *[second] Pontos de Escuro
}
editor-crawford = Partida Crawford
refusal-editor-many = { $seat ->
    [first] Claro tem { $count } peças no tabuleiro; só há { $total }.
   *[second] Escuro tem { $count } peças no tabuleiro; só há { $total }.
}
refusal-editor-off = { $seat ->
    [first] Claro não tem nenhuma peça no tabuleiro, por isso a partida já acabou.
   *[second] Escuro não tem nenhuma peça no tabuleiro, por isso a partida já acabou.
}
study-checker = Jogadas de peças
study-double = Dobros
study-take = Respostas a um dobro
position-contact = Contacto
position-race = Corrida
position-bearoff = Retirada das peças
position-blitz = Blitz
position-prime = Prime
position-holding = Holding game
position-backgame = Backgame

## Drills

drill-pip-count = Contagem de pips
drill-pip-count-about = Conta quantos pips faltam a cada lado.
drill-pip-count-task = Quantos pips faltam a cada lado?
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
drill-opening-play-about = Joga os primeiros lançamentos da partida e as respostas a eles.
drill-opening-play-task = Começas com { $dice }. O que jogas?
drill-opening-play-reply-task = O adversário abriu com { $dice } e jogou { $play }. Lançaste { $reply }.
drill-opening-play-close = Tão boa como a melhor jogada: a diferença é pequena demais para contar.
drill-rolled-out = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }
drill-cube-action = Decisões de cubo
drill-cube-action-about = Deves dobrar? E o adversário deve aceitar?
drill-cube-action-task = Vais lançar numa partida a dinheiro, e o cubo está ao centro. Quais são as decisões de cubo certas?
drill-cube-action-match-task = Vais lançar, e o cubo está ao centro. Pontos que faltam para ganhar o encontro: { $ours } a ti, { $theirs } ao adversário. Quais são as decisões de cubo certas?
drill-cube = { $action ->
    [no-double] Não dobrar
    [double-take] Dobrar, aceitar
    [double-drop] Dobrar, recusar
   *[too-good] Bom demais para dobrar
}
drill-cube-why = { $action ->
    [no-double] Lançar com o cubo ao centro vale mais do que um dobro aceite.
    [double-take] Dobrar vale mais do que lançar, e o adversário perde menos se aceitar do que se recusar.
    [double-drop] O adversário perderia mais se aceitasse do que se recusasse: dobra e ganha logo.
   *[too-good] O adversário recusaria, e continuar a jogar para o gammon vale mais do que isso.
}
drill-cube-values = Valor em pontos: sem dobrar { $none }; dobro aceite { $take }; dobro recusado { $drop }.
drill-cube-chances = Ganhas { $win }% das partidas, { $gammon }% com gammon.
drill-take-point = Pontos de aceitação
drill-take-point-about = Que probabilidades precisas de ter para aceitar um dobro com este resultado?
drill-take-point-task = Pontos que faltam para ganhar o encontro: { $ours } a ti, { $theirs } ao adversário. Oferecem-te o cubo em { $cube }. A partir de que probabilidade de ganhar a partida deves aceitar, sem gammons e se o cubo não voltar a ser virado?
drill-take-point-chances = A tua probabilidade de ganhar o encontro: { $dropped }% se recusares, { $lost }% se aceitares e perderes, { $won }% se aceitares e ganhares.
drill-take-point-why = Arriscas { $risk } para ganhar { $gain }: compensa se ganhares pelo menos { $risk } ÷ ({ $risk } + { $gain }) das partidas.
drill-percent = Por cento
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
drill-race-chance = Probabilidade de ganhar
drill-race-chance-about = Calcula por alto quantas vezes ganhas quando só falta retirar as peças.
drill-race-chance-task = Vais lançar. Quantas vezes em cem ganhas esta corrida?
drill-race-chance-why = Faltam-te { $ours } pips; peças que te restam: { $our-checkers }. Ao adversário faltam { $theirs }; peças que lhe restam: { $their-checkers }. Uma diferença até 6 por cento conta como certa.
drill-race-win = Ganhas { $win }% das corridas.
drill-race-cube = O cubo na corrida
drill-race-cube-about = Os últimos lançamentos de uma corrida: dobrar ou continuar a lançar?
drill-bearoff-play = Retirar as peças
drill-bearoff-play-about = Encontra a jogada que ganha a corrida mais vezes.
drill-bearoff-play-task = Lançaste { $dice }. Que jogada ganha mais vezes?
drill-bearoff-play-why = Quantas vezes ganha cada jogada, calculado com exatidão.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
opening-book-roll = Lançamento
