### Tic-tac-toe, in European Portuguese. piece = peça, square = casa, row = linha, draw = empate.

game-name = Jogo do galo
game-about = Faz três em linha em nove casas: aprende-se num instante e, se ninguém se enganar, dá empate.
seat-first = X
seat-second = O

booklet-collection = Coletânea de jogos
booklet-collection-about = O jogo do galo tal como no folheto de uma coletânea de jogos.
switch-ends_when_dead = Quando já ninguém pode ganhar
switch-ends_when_dead-no = Jogar até ao fim
switch-ends_when_dead-yes = Empate imediato

clause-marks = Cada um tem peças de uma só forma e de uma só cor: X ou O.
clause-starter = Começa o X. Quem fica com o X da primeira vez é escolhido ao acaso; depois troca-se de partida para partida.
clause-empty-square = À vez, põe-se uma peça em qualquer casa vazia.
clause-no-pass = Não podes passar a vez.
clause-stays = Uma peça colocada nunca se move.
clause-three-in-a-row = O primeiro jogador com três peças em linha, na horizontal, na vertical ou na diagonal, ganha logo. Duas linhas completadas pela mesma peça continuam a ser uma só vitória.
clause-no-winner = Se o tabuleiro está cheio e ninguém tem três em linha, a partida fica empatada.

refusal-empty-square = { $holder ->
    [first] A casa { $square } está ocupada por um X.
   *[second] A casa { $square } está ocupada por um O.
}

outcome-three-in-a-row = Ganha { $seat }: três em linha.
outcome-board-full = Empate: o tabuleiro está cheio e ninguém tem três em linha.
outcome-no-line-left = Empate: já ninguém pode fazer três em linha.

scene-title = Tabuleiro do jogo do galo
scene-pieces = { $seat ->
    [first] X em { $squares }.
   *[second] O em { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Nenhum X no tabuleiro.
   *[second] Nenhum O no tabuleiro.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: vazia
}
told-place = { $seat ->
    [first] X em { $square }
   *[second] O em { $square }
}

level-beginner = Principiante
level-beginner-about = Não vê um tipo de linha, um diferente em cada partida. Até uma criança pode ganhar.
level-casual = Amador
level-casual-about = Vê todas as linhas de três, mas não pensa mais além. Arma-lhe duas armadilhas ao mesmo tempo.
level-perfect = Perfeito
level-perfect-about = Nunca perde. O melhor que podes conseguir é um empate.

## The rule book's chapters
chapter-setup = Antes de começar
chapter-moving = Como se joga
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = A tua primeira peça
lesson-first-piece-task = És o X. Põe uma peça em qualquer casa vazia.
lesson-first-piece-done = Agora seria a vez do O. Uma peça colocada nunca se move.
lesson-three = Três em linha
lesson-three-task = És o X. Completa uma linha e ganha.
lesson-three-done = Três na horizontal, na vertical ou na diagonal: ganhaste.
lesson-block = Bloquear
lesson-block-task = És o O, e o X está quase a ganhar. Bloqueia-o.
lesson-block-done = Procura primeiro as linhas do adversário e só depois as tuas.
lesson-two-threats = Duas ameaças de uma vez
lesson-two-threats-task = És o X. Bloqueia o O e ameaça ganhar em dois sítios. Depois ganha.
lesson-two-threats-done = O adversário só pode bloquear uma linha de cada vez. Duas ameaças ganham.
lesson-corner = Nunca perder
lesson-corner-task = O X começou num canto. És o O: descobre a única casa que te salva.
lesson-corner-done = Contra um canto, só o meio te salva. A partir daqui, o O nunca tem de perder.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Põe a tua peça em qualquer casa vazia. Três em linha ganham.
guide-why = { $why ->
    [wins] Fazes três em linha.
    [blocks] O adversário faria aí três em linha.
    [fork] Ameaças duas linhas ao mesmo tempo, e o adversário só pode bloquear uma.
    [threat] Duas em linha: agora o adversário tem de bloquear.
    [middle] O centro faz parte de quatro linhas, mais do que qualquer outra casa.
    [corner] Um canto faz parte de três linhas.
   *[other] Não há nada melhor.
}
character-beginner = Rabisco
character-casual = Giz
character-perfect = Ardósia
origin-marks = As peças da caixa distinguem-se pela cor ou pela forma. X e O são nossos.
origin-starter = Nada está impresso sobre quem começa. Aqui começa X, e quem joga com X é sorteado, como nos outros jogos da caixa.
origin-empty-square = O texto francês esquece-se de dizer que a casa está vazia, e o inglês fala ao mesmo tempo de espaços e de campos. O texto alemão é claro.
origin-no-pass = Nada está impresso sobre passar.
origin-stays = Nada está impresso sobre mover peças. Cada jogador tem as que forem precisas.
origin-three-in-a-row = O tamanho do tabuleiro não está impresso; trata-se de três por três. O texto francês tem um lapso: três «destas» peças em vez das próprias.
origin-no-winner = Segundo o texto inglês, basta que um jogador não possa completar uma linha; trata-se de nenhum dos dois. O alemão e o inglês dizem que não há vencedor, o francês que é empate.
origin-no-winner-early = O folheto deixa continuar. Nesta partida acaba-se quando já ninguém pode ganhar.
clause-no-winner-early = Quando já ninguém pode fazer três em linha, a partida acaba logo em empate.
refusal-editor-turns = Há { $first } X e { $second } O. X começa, por isso tem tantos como O ou mais um.
task-place = { $seat ->
    [first] É a tua vez: põe um X numa casa vazia.
   *[second] É a tua vez: põe um O numa casa vazia.
}

## Drills

drill-only-square = A única casa
drill-only-square-about = Encontra a única casa que ganha, ou que te salva de perder.
drill-only-square-task = { $seat ->
    [first] És o X. Uma casa é melhor do que todas as outras.
   *[second] És o O. Uma casa é melhor do que todas as outras.
}
refusal-editor-went-on = { $seat ->
    [first] X tem três em linha, por isso a partida teria acabado antes da última jogada de O.
   *[second] O tem três em linha, por isso a partida teria acabado antes da última jogada de X.
}
