### Tic-tac-toe, in European Portuguese. piece = peça, square = casa, row = linha, draw = empate.

game-name = Jogo do galo
game-about = Três em linha em nove casas: aprende-se num instante e, se ninguém se enganar, acaba empatado.
seat-first = X
seat-second = O

booklet-collection = A coleção
booklet-collection-about = O jogo do galo tal como no folheto da coleção de jogos.
switch-ends_when_dead = Quando já ninguém pode ganhar
switch-ends_when_dead-no = Jogar até ao fim
switch-ends_when_dead-yes = Empate imediato

clause-marks = Cada um tem peças de uma só forma e de uma só cor: X ou O.
clause-starter = Começa o X. A sorte decide quem fica com o X da primeira vez; depois troca-se de partida para partida.
clause-empty-square = À vez, põe-se uma peça em qualquer casa vazia.
clause-no-pass = Ninguém pode passar a vez.
clause-stays = Uma peça posta fica onde está.
clause-three-in-a-row = Quem tiver primeiro três peças em linha, na horizontal, na vertical ou na diagonal, ganha logo. Duas linhas completadas pela mesma peça continuam a ser uma só vitória.
clause-no-winner = Se o tabuleiro está cheio e ninguém tem três em linha, ninguém ganha.

refusal-empty-square = { $holder ->
    [first] A casa { $square } está ocupada: está lá um X.
   *[second] A casa { $square } está ocupada: está lá um O.
}

outcome-three-in-a-row = Ganha { $seat }: três em linha.
outcome-board-full = Empate: o tabuleiro está cheio e ninguém tem três em linha.
outcome-no-line-left = Empate: já ninguém pode completar uma linha.

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
level-beginner-about = Esquece-se de olhar numa direção, outra em cada partida: filas, colunas ou diagonais. Até uma criança pode ganhar.
level-casual = Amador
level-casual-about = Vê todas as linhas de três, mas não pensa mais além. Arma-lhe duas armadilhas ao mesmo tempo.
level-perfect = Perfeito
level-perfect-about = Nunca perde. O melhor que podes conseguir é um empate.
