### Chess, in Brazilian Portuguese. piece = peça, square = casa, row = fila, column = coluna, take = capturar,
### move = lance, draw = empate, queen = dama (also rainha), stalemate = afogamento.

game-name = Xadrez
game-about = Dois exércitos de dezasseis, sorte nenhuma e um rei que não se pode perder.
seat-first = Brancas
seat-second = Pretas

booklet-collection = A coleção
booklet-collection-about = O xadrez como no livreto de uma coleção de jogos; o que ele não diz segue as regras de costume.
booklet-fide = A federação mundial
booklet-fide-about = O xadrez segundo as leis da FIDE, com os números dos seus artigos.
switch-draws_by_claim = Tripla repetição e regra dos 50 lances
switch-draws_by_claim-yes = Empate quando alguém o reclama
switch-draws_by_claim-no = Empate imediato

## The booklet

clause-set-up = O tabuleiro tem oito por oito casas, com uma casa clara no canto à direita de cada jogador. De cada canto para dentro ficam a torre, o cavalo e o bispo; a dama fica em uma casa da sua própria cor, o rei ao lado dela e os peões na frente.
clause-starter = Começam as Brancas; depois joga-se à vez. A sorte decide quem fica com as Brancas da primeira vez; depois troca-se de partida para partida.
clause-your-piece = Em cada vez faz-se um lance com uma peça própria. Ninguém pode passar a vez.
clause-own-square = Nenhuma peça vai para uma casa onde está outra da sua cor. Se lá estiver uma peça adversária, é capturada e sai do tabuleiro.
clause-bishop-move = O bispo anda na diagonal, até onde as casas estiverem livres.
clause-rook-move = A torre anda para a frente, para trás ou para o lado, até onde as casas estiverem livres.
clause-queen-move = A dama anda a direito ou na diagonal, até onde as casas estiverem livres.
clause-no-jump = A dama, a torre e o bispo não podem saltar por cima de nenhuma peça.
clause-knight-move = O cavalo anda duas casas a direito e uma para o lado. Salta por cima do que estiver pelo meio.
clause-pawn-move = O peão avança uma casa em frente, ou duas no seu primeiro lance. As casas têm de estar livres. Nunca recua.
clause-pawn-capture = O peão só captura na diagonal, uma casa em frente.
clause-en-passant = Se um peão avança duas casas e fica ao lado de um peão adversário, este pode capturá-lo como se tivesse avançado só uma: no lance seguinte ou nunca.
clause-promotion = Um peão que chega à última fila transforma-se logo em dama, torre, bispo ou cavalo, seja o que for que ainda haja no tabuleiro.
clause-king-move = O rei anda uma casa, a direito ou na diagonal.
clause-castling = Roque: o rei anda duas casas em direção a uma torre, e a torre passa para o outro lado do rei.
clause-castling-moved = Um rei que já se moveu não pode fazer roque, e uma torre que já se moveu também não.
clause-castling-between = Para o roque, não pode haver nada entre o rei e a torre.
clause-castling-attacked = O rei não pode fazer roque se estiver em xeque, se passar por uma casa atacada ou se ficar em xeque.
clause-king-safety = O rei nunca vai para uma casa atacada.
clause-pinned = Nenhum lance pode expor o próprio rei a um ataque.
clause-in-check = Quando o seu rei está em xeque, o seu lance tem que acabar com o xeque: mova o rei, capture a peça atacante ou bloqueie o xeque.
clause-checkmate = Um rei em xeque e sem saída sofre xeque-mate, e a partida está perdida.
clause-resign = Quem desiste perde.
clause-stalemate = Se quem joga não está em xeque e não tem lances, está afogado: é empate.
clause-dead-position = Se já nenhum dos lados pode alguma vez dar mate, é empate imediato.
clause-agreed = Os jogadores podem acordar o empate.
clause-repetition = Quando a mesma posição, com os mesmos lances possíveis, surge pela terceira vez, quem está a jogar pode reclamar empate. À quinta vez é empate de qualquer modo.
clause-fifty-moves = Após cinquenta lances de cada lado sem lances de peão nem capturas, quem está a jogar pode reclamar empate. Após setenta e cinco é empate de qualquer modo.

## Why not

refusal-your-piece = { $holder ->
    [first] A peça em { $square } é das Brancas.
    [second] A peça em { $square } é das Pretas.
   *[nobody] Não há nenhuma peça em { $square }.
}
refusal-own-square = Em { $square } já está uma peça sua: { $piece }.
refusal-bishop-move = Não de { $start } para { $end }: o bispo anda pelas diagonais.
refusal-rook-move = Não de { $start } para { $end }: a torre anda por filas e colunas.
refusal-queen-move = Não de { $start } para { $end }: a dama anda por filas, colunas e diagonais.
refusal-knight-move = Não de { $start } para { $end }: o cavalo anda duas casas a direito e uma para o lado.
refusal-king-move = Não de { $start } para { $end }: o rei só anda uma casa.
refusal-no-jump = { $piece } em { $square } tapa o caminho. Só os cavalos saltam.
refusal-pawn-move = { $why ->
    [moved] Não de { $start } para { $end }: um peão só avança duas casas no seu primeiro lance.
    [blocked] O peão em { $start } não pode avançar: { $end } não está livre.
   *[shape] Não de { $start } para { $end }: o peão avança uma casa em frente, ou duas no seu primeiro lance.
}
refusal-pawn-capture = Um peão só anda na diagonal para capturar, e em { $square } não há nada para capturar.
refusal-en-passant = Tarde demais: { $piece } em { $square } só podia ser capturado en passant logo após o avanço duplo.
refusal-promotion = { $why ->
    [choose] Escolhe em que se transforma o peão em { $square }.
   *[not-there] Em { $square } nada se transforma: só os peões o fazem, na última fila.
}
refusal-castling-moved = { $mover ->
    [king] Não há roque: o rei já se moveu.
    [no-rook] Não há roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } não está lá.
   *[rook] Não há roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } já se moveu.
}
refusal-castling-between = Não há roque: { $piece } em { $square } está pelo meio.
refusal-castling-attacked = { $why ->
    [out] Não há roque em xeque: { $piece } { $square } ataca o rei em { $crossed }.
    [through] Não há roque: o rei passaria por { $crossed }, que { $piece } { $square } ataca.
   *[into] Não há roque: { $piece } { $square } ataca { $crossed }.
}
refusal-king-safety = O rei não pode ir para { $crossed }: { $piece } { $square } ataca essa casa.
refusal-pinned = Isso deixaria o seu rei exposto a um ataque: { $piece } { $square }.
refusal-in-check = O seu rei está em xeque ({ $piece } { $square }), e este lance não resolve.
refusal-repetition = { $count ->
    [one] Ainda não é empate: esta posição surge pela primeira vez. São precisas três.
   *[other] Ainda não é empate: esta posição já surgiu { $count } vezes. São precisas três.
}
refusal-fifty-moves = { $count ->
    [one] Ainda não é empate: { $count } lance de cada lado sem capturas nem lances de peão. São precisos cinquenta.
   *[other] Ainda não é empate: { $count } lances de cada lado sem capturas nem lances de peão. São precisos cinquenta.
}

## How it ends

outcome-checkmate = Xeque-mate: ganham as { $seat }.
outcome-stalemate = Empate por afogamento: sem lances e sem xeque.
outcome-dead-position = Empate: já nenhum dos lados pode dar mate.
outcome-time-draw = O tempo acabou, mas o adversário já não podia vencer: empate.
outcome-repetition = Empate: a mesma posição pela terceira vez.
outcome-fivefold = Empate: a mesma posição pela quinta vez.
outcome-fifty-moves = Empate: cinquenta lances sem capturas nem lances de peão.
outcome-seventy-five-moves = Empate: setenta e cinco lances sem capturas nem lances de peão.

## On the table

scene-title = Tabuleiro de xadrez
scene-side = { $seat ->
    [first] Brancas: { $pieces }.
   *[second] Pretas: { $pieces }.
}
scene-check = { $seat ->
    [first] As Brancas estão em xeque.
   *[second] As Pretas estão em xeque.
}
scene-square = { $piece ->
    [white-king] { $square }: rei branco
    [white-queen] { $square }: dama branca
    [white-rook] { $square }: torre branca
    [white-bishop] { $square }: bispo branco
    [white-knight] { $square }: cavalo branco
    [white-pawn] { $square }: peão branco
    [black-king] { $square }: rei preto
    [black-queen] { $square }: dama preta
    [black-rook] { $square }: torre preta
    [black-bishop] { $square }: bispo preto
    [black-knight] { $square }: cavalo preto
    [black-pawn] { $square }: peão preto
   *[nobody] { $square }: vazia
}
scene-promotion = { $piece ->
    [queen] Torna-se dama
    [rook] Torna-se torre
    [bishop] Torna-se bispo
   *[knight] Torna-se cavalo
}

# A move as players write it, such as Cxf3+ or e8=D.
told-move = { $piece ->
    [king] R
    [queen] D
    [rook] T
    [bishop] B
    [knight] C
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =D
    [rook] =T
    [bishop] =B
    [knight] =C
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-claim = { $ground ->
    [repetition] Empate reclamado: tripla repetição
   *[fifty-moves] Empate reclamado: regra dos 50 lances
}
claim-repetition = Reclamar empate: tripla repetição
claim-fifty-moves = Reclamar empate: 50 lances

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Primeira semana
level-first-week-about = Sabe como andam as peças e apanha o que vê. Cerca de 400.
level-first-month = Primeiro mês
level-first-month-about = Captura o que fica sem defesa, e deixa muito sem defesa. Cerca de 600.
level-first-year = Primeiro ano
level-first-year-about = Vê um lance à frente e o resto escapa-lhe. Cerca de 800.
level-casual = Ocasional
level-casual-about = Joga com bom senso até a coisa se complicar. Cerca de 1000.
level-hobby = Amador
level-hobby-about = Oferece pouco, mas cai em armadilhas. Cerca de 1200.
level-club = Jogador de clube
level-club-about = Um jogador de clube sólido, com um mau momento de vez em quando. Cerca de 1500.
level-strong-club = Jogador de clube forte
level-strong-club-about = Espere pela sua chance: não vão ser muitas. Cerca de 1800.
level-expert = Perito
level-expert-about = Raramente erra e castiga os erros. Cerca de 2200.
level-unbeatable = Imbatível
level-unbeatable-about = O computador com toda a força. Nenhum humano lhe ganha.

## The rule book's chapters
chapter-setup = O tabuleiro e a vez de jogar
chapter-pieces = Como andam as peças
chapter-special = Lances especiais
chapter-check = Xeque e mate
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-knight = O cavalo
lesson-knight-task = Capture o peão com o seu cavalo.
lesson-knight-done = Duas casas a direito e uma para o lado, por cima do que estiver pelo meio.
lesson-promotion = A promoção
lesson-promotion-task = O seu peão está a um passo da última fileira. Promova-o a dama.
lesson-promotion-done = Um peão que chega à última fila transforma-se logo numa peça mais forte.
lesson-castling = O roque
lesson-castling-task = Ponha o seu rei em segurança: faça o roque para qualquer um dos lados.
lesson-castling-done = O rei anda duas casas e a torre salta para o outro lado dele. Nenhum dos dois pode ter-se movido antes.
lesson-check = Sair do xeque
lesson-check-task = A torre ataca o seu rei. Capture-a.
lesson-check-done = A um xeque responde-se movendo o rei, capturando o atacante ou pondo uma peça pelo meio.
lesson-mate = Xeque-mate
lesson-mate-task = O rei preto está preso atrás dos seus próprios peões. Dá mate num lance.
lesson-mate-done = Em xeque e sem saída: a partida está ganha.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Abertura: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Neste computador não funciona nenhum motor de xadrez. Em vez dele joga um pequeno da maleta, mais fraco do que diz o seu nível.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Leva ao mate: #{ $count }.
    [forced] É o único lance permitido.
   *[only] Nenhum outro lance se aproxima: o melhor dos outros vale menos { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } peões.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Você está em xeque: mova o rei, bloqueie o xeque ou capture a peça atacante.
    [begin] Ponha as suas peças em jogo, uma por uma, e fique de olho no centro.
   *[other] Veja primeiro o que o adversário ataca e depois o que você pode capturar.
}
guide-why = { $why ->
    [mate] É xeque-mate.
    [draw] O empate é mais do que a posição promete.
    [promotes] O peão torna-se uma peça mais forte.
    [castles] O rei fica a salvo e uma torre entra em jogo.
    [gains] Captura mais do que pode perder.
    [trades] Troca uma peça por outra do mesmo valor.
    [check] Dá xeque, e é preciso responder.
    [saves] Tira uma peça do perigo.
    [develops] Põe em jogo uma peça nova.
    [middle] O peão ocupa um lugar no centro.
   *[other] Melhora um pouco a posição.
}
character-first-week = Bolota
character-first-month = Botão
character-first-year = Trevo
character-casual = Pimenta
character-hobby = Bolacha
character-club = Cobre
character-strong-club = Sílex
character-expert = Marta
character-unbeatable = Granito
origin-collection-set-up = O lugar das peças é mostrado numa imagem. Só o texto inglês conta as casas.
origin-collection-starter = O sorteio e o primeiro lance das brancas estão impressos. Trocar de cor de partida para partida é a nossa escolha padrão.
origin-collection-own-square = O livreto não explica isso; as Leis do Xadrez explicam.
origin-collection-knight-move = Em francês o cavalo anda duas casas em linha reta e uma “na diagonal”, o que seria um salto mais longo; o texto inglês só descreve metade dos seus lances; em holandês só salta por cima de peças adversárias. Jogamos o cavalo de todos os outros.
origin-collection-pawn-move = Em francês o primeiro lance parece ser sempre de duas casas, e o texto inglês esquece que os peões nunca recuam. Que nada pode estar no caminho do passo duplo não se diz em lugar nenhum. Jogamos como em todo lugar.
origin-collection-pawn-capture = O espanhol, o holandês e o dinamarquês dizem “por cima de uma casa”, o sueco até “pulando”, e no texto italiano os peões capturam como andam. Trata-se de uma casa na diagonal para a frente.
origin-collection-en-passant = O alemão, o inglês, o italiano e o dinamarquês explicam mal onde começa o passo duplo, e só o texto russo diz onde fica o peão que captura. Jogamos segundo as Leis do Xadrez.
origin-collection-bishop-move = O texto italiano omite que as casas estão vazias.
origin-collection-rook-move = O texto italiano omite que as casas estão vazias.
origin-collection-queen-move = O texto italiano omite que as casas estão vazias.
origin-collection-promotion = Em espanhol, sueco e polonês pode-se entender que só conta o que está no tabuleiro. Você pode ter uma segunda dama.
origin-collection-castling = O texto espanhol chama o lado curto de direito e o longo de esquerdo, o que só é verdade para as brancas.
origin-collection-castling-moved = O francês e o russo omitem “da fila inicial”. Uma peça que se moveu e voltou já se moveu.
origin-collection-castling-attacked = Só o texto inglês diz que o rei não pode atravessar uma casa atacada. Que não possa rocar estando em xeque nem ficar em xeque vem das Leis do Xadrez.
origin-collection-king-safety = Em polonês o rei não pode “dar” xeque, e o texto italiano apenas desaconselha usá-lo. Todos os outros: não pode se mover para ficar em xeque. Pode, sim, descobrir um xeque ao se mover.
origin-collection-pinned = O livreto só fala dos lances do próprio rei. As Leis do Xadrez proíbem qualquer lance que o deixe atacado.
origin-collection-in-check = O livreto só dá isso a entender onde explica o xeque-mate.
origin-collection-resign = Nada está impresso sobre desistir.
origin-collection-stalemate = Nada está impresso; o texto inglês usa a palavra para qualquer partida que ninguém possa ganhar. Seguimos as Leis do Xadrez: empate.
origin-collection-dead-position = O livreto diz empatada uma partida que nenhum lado pode ganhar; em francês e polonês, que nenhum lado ganhou. Encerramos a partida assim que nenhum xeque-mate é possível.
origin-collection-agreed = Nada está impresso sobre combinar empate.
origin-collection-repetition = Nada está impresso; é a regra das Leis do Xadrez.
origin-collection-fifty-moves = Nada está impresso; é a regra das Leis do Xadrez.
origin-collection-repetition-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador precisa reclamar este empate; nesta partida acontece por si.
origin-collection-fifty-moves-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador precisa reclamar este empate; nesta partida acontece por si.
clause-repetition-at-once = Quando a mesma posição, com os mesmos lances possíveis, surge pela terceira vez, a partida fica empatada.
clause-fifty-moves-at-once = Após cinquenta lances de cada lado sem lances de peão nem capturas, a partida fica empatada.
refusal-repetition-at-once = Ninguém precisa reclamar: a terceira repetição já é empate por si.
refusal-fifty-moves-at-once = Ninguém precisa reclamar: cinquenta lances de cada lado sem lances de peão nem capturas já são empate por si.
box-articles = As suas regras estão numeradas em artigos, como as Leis do Xadrez?
