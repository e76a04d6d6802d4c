### Tic-tac-toe, in Brazilian Portuguese. piece = peça, square = casa, row = linha, draw = empate.

game-name = Jogo da velha
game-about = Três em linha em nove casas: fácil de aprender e, se ninguém errar, acaba em empate.
seat-first = X
seat-second = O

booklet-collection = Coletânea de jogos
booklet-collection-about = O jogo da velha como no livreto de uma coletânea de jogos.
switch-ends_when_dead = Quando ninguém mais pode ganhar
switch-ends_when_dead-no = Jogar até o fim
switch-ends_when_dead-yes = Empate imediato

clause-marks = Cada jogador tem peças de uma só forma e cor: X ou O.
clause-starter = O X começa. Um sorteio decide quem joga primeiro com o X; depois os jogadores trocam a cada partida.
clause-empty-square = Os jogadores se alternam e põem uma peça em qualquer casa vazia.
clause-no-pass = Você não pode passar a vez.
clause-stays = Depois de colocada, uma peça não se move mais.
clause-three-in-a-row = Quem primeiro tiver três peças em linha, na horizontal, na vertical ou na diagonal, ganha na hora. Duas linhas completadas com a mesma peça continuam sendo uma só vitória.
clause-no-winner = Se o tabuleiro estiver cheio e ninguém tiver três em linha, a partida é empate.

refusal-empty-square = { $holder ->
    [first] A casa { $square } já está ocupada por um X.
   *[second] A casa { $square } já está ocupada por um O.
}

outcome-three-in-a-row = { $seat } ganha com três em linha.
outcome-board-full = Empate: o tabuleiro está cheio e ninguém tem três em linha.
outcome-no-line-left = Empate: ninguém mais pode fazer três em linha.

scene-title = Tabuleiro do jogo da velha
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

level-beginner = Iniciante
level-beginner-about = Não vê um tipo de linha, outro a cada partida. Até uma criança pode ganhar.
level-casual = Amador
level-casual-about = Vê todos os três em linha, mas não planeja além disso. Arme duas armadilhas ao mesmo tempo.
level-perfect = Perfeito
level-perfect-about = Nunca perde. O melhor que você pode conseguir é um empate.

## The rule book's chapters
chapter-setup = Antes de começar
chapter-moving = Como se joga
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = A sua primeira peça
lesson-first-piece-task = Você é o X. Ponha uma peça em qualquer casa vazia.
lesson-first-piece-done = Agora seria a vez do O. Depois de colocadas, as peças não se movem mais.
lesson-three = Três em linha
lesson-three-task = Você é o X. Complete uma linha e ganhe.
lesson-three-done = Três na horizontal, na vertical ou na diagonal: você ganhou.
lesson-block = Bloquear
lesson-block-task = Você é o O, e o X está quase ganhando. Bloqueie.
lesson-block-done = Procure primeiro as linhas do adversário e só depois as suas.
lesson-two-threats = Duas ameaças de uma vez
lesson-two-threats-task = Você é o X. Bloqueie o O e ameace ganhar em dois lugares. Depois ganhe.
lesson-two-threats-done = O adversário só pode bloquear uma linha por vez. Com duas ameaças, você ganha.
lesson-corner = Nunca perder
lesson-corner-task = O X começou em um canto. Você é o O: encontre a única casa que salva você.
lesson-corner-done = Contra um canto, só o centro funciona. Daqui em diante, o O nunca precisa perder.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Ponha a sua peça em qualquer casa vazia. Três em linha ganham.
guide-why = { $why ->
    [wins] Você faz três em linha.
    [blocks] O adversário faria três em linha aí.
    [fork] Você ameaça duas linhas ao mesmo tempo, e o adversário só pode bloquear uma.
    [threat] Duas em linha: agora o adversário tem que bloquear.
    [middle] O centro faz parte de quatro linhas, mais do que qualquer outra casa.
    [corner] Um canto faz parte de três linhas.
   *[other] Não há nada melhor.
}
character-beginner = Rabisco
character-casual = Giz
character-perfect = Ardósia
origin-marks = As peças da caixa se distinguem pela cor ou pela forma. X e O são nossos.
origin-starter = Nada está impresso sobre quem começa. Aqui começa X, e quem joga com X é sorteado, como nos outros jogos da caixa.
origin-empty-square = O texto francês esquece de dizer que a casa está vazia, e o inglês fala ao mesmo tempo de espaços e de campos. O texto alemão é claro.
origin-no-pass = Nada está impresso sobre passar.
origin-stays = Nada está impresso sobre mover peças. Cada jogador tem as que forem precisas.
origin-three-in-a-row = O tamanho do tabuleiro não está impresso; trata-se de três por três. O texto francês tem um lapso: três “destas” peças em vez das próprias.
origin-no-winner = Segundo o texto inglês, basta que um jogador não possa completar uma linha; trata-se de nenhum dos dois. O alemão e o inglês dizem que não há vencedor, o francês que é empate.
origin-no-winner-early = O livreto deixa continuar. Esta partida acaba quando ninguém mais pode ganhar.
clause-no-winner-early = Quando ninguém mais pode fazer três em linha, a partida acaba na hora em empate.
refusal-editor-turns = Há { $first } X e { $second } O. X começa, então tem tantos quanto O ou um a mais.
task-place = { $seat ->
    [first] É a sua vez: coloque um X em uma casa vazia.
   *[second] É a sua vez: coloque um O em uma casa vazia.
}

## Drills

drill-only-square = A única casa
drill-only-square-about = Encontre a única casa que ganha, ou que salva você de perder.
drill-only-square-task = { $seat ->
    [first] Você é o X. Uma casa é melhor do que todas as outras.
   *[second] Você é o O. Uma casa é melhor do que todas as outras.
}
refusal-editor-went-on = { $seat ->
    [first] X tem três em linha, então a partida teria acabado antes da última jogada de O.
   *[second] O tem três em linha, então a partida teria acabado antes da última jogada de X.
}
