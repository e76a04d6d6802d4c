### Chess, in European Portuguese. piece = peça, square = casa, row = fila, column = coluna, capture = capturar,
### move = lance, draw = empate, queen = dama, stalemate = afogamento.

game-name = Xadrez
game-about = Dezasseis peças para cada um, sorte nenhuma e um rei para proteger.
seat-first = Brancas
seat-second = Pretas

booklet-collection = Coletânea de jogos
booklet-collection-about = O xadrez tal como no folheto de uma coletânea de jogos; o que lá falta segue as regras habituais.
booklet-fide = FIDE
booklet-fide-about = O xadrez segundo as leis da federação mundial, com os números dos seus artigos.
booklet-chess960 = Chess960
booklet-chess960-about = Também chamado xadrez aleatório de Fischer: as peças da primeira fila são colocadas por sorteio, tudo o resto é xadrez.
switch-draws_by_claim = Tripla repetição e regra dos 50 lances
switch-draws_by_claim-yes = Empate quando alguém o reclama
switch-draws_by_claim-no = Empate imediato

## The booklet

clause-set-up = O tabuleiro tem oito por oito casas, com um canto claro à direita de cada jogador. Do canto para dentro ficam a torre, o cavalo e o bispo; a dama fica numa casa da sua cor, o rei ao lado dela e os peões à frente.
clause-set-up-by-lot = Os peões ficam como de costume. As outras peças brancas são colocadas por sorteio na primeira fila, com os bispos em casas de cores diferentes e o rei entre as torres; cada peça preta fica em frente da mesma peça branca. Há 960 posições destas.
clause-starter = Começam as Brancas; depois joga-se à vez. Quem fica com as Brancas da primeira vez é escolhido ao acaso; depois troca-se de partida para partida.
clause-your-piece = Em cada vez faz-se um lance com uma peça própria. Ninguém pode passar a vez.
clause-own-square = Nenhuma peça pode ir para uma casa onde está outra do seu lado. Uma peça adversária que lá esteja é capturada e sai do tabuleiro.
clause-bishop-move = O bispo anda na diagonal, até onde as casas estiverem livres.
clause-rook-move = A torre anda para a frente, para trás ou para o lado, até onde as casas estiverem livres.
clause-queen-move = A dama anda a direito ou na diagonal, até onde as casas estiverem livres.
clause-no-jump = As damas, as torres e os bispos não podem saltar por cima de outras peças.
clause-knight-move = O cavalo anda duas casas a direito e uma para o lado. Salta por cima do que estiver pelo meio.
clause-pawn-move = O peão avança uma casa em frente, ou duas no seu primeiro lance. As casas têm de estar livres. Nunca recua.
clause-pawn-capture = O peão só captura na diagonal, uma casa em frente.
clause-en-passant = Se um peão avança duas casas e fica ao lado de um peão adversário, este pode capturá-lo como se tivesse avançado só uma: no lance seguinte ou nunca.
clause-promotion = Um peão que chega à última fila transforma-se logo em dama, torre, bispo ou cavalo, seja o que for que ainda haja no tabuleiro.
clause-king-move = O rei anda uma casa, a direito ou na diagonal.
clause-castling = Roque: o rei anda duas casas em direção a uma torre, e a torre passa para o outro lado do rei.
clause-castling-960 = Roque: seja onde for que tenham começado, depois de O-O o rei fica na coluna g e a torre na coluna f; depois de O-O-O, o rei fica na coluna c e a torre na coluna d. Para fazer roque, leva o rei para cima da torre.
clause-castling-moved = Um rei que já se moveu não pode fazer roque, e uma torre que já se moveu também não.
clause-castling-between = Para o roque, não pode haver nenhuma peça entre o rei e a torre.
clause-castling-path = No roque, nas casas que atravessam ou a que chegam não pode haver nada além do rei e dessa torre.
clause-castling-attacked = O rei não pode fazer roque se estiver em xeque, se passar por uma casa atacada ou se ficar em xeque.
clause-king-safety = O rei nunca pode ir para uma casa atacada.
clause-pinned = Não podes fazer um lance que exponha o teu próprio rei a um ataque.
clause-in-check = Se o teu rei está em xeque, o teu lance tem de acabar com o xeque: move o rei, captura o atacante ou põe uma peça pelo meio.
clause-checkmate = Um rei em xeque e sem saída sofre xeque-mate, e a partida está perdida.
clause-resign = O jogador que desiste perde.
clause-stalemate = Se o jogador que tem a vez não está em xeque e não tem nenhum lance legal, o rei está afogado: é empate.
clause-dead-position = Quando nenhum dos jogadores poderá alguma vez dar mate, a partida fica logo empatada.
clause-agreed = Os jogadores podem acordar o empate.
clause-repetition = Quando a mesma posição, com os mesmos lances possíveis, surge pela terceira vez, o jogador que tem a vez pode reclamar empate. À quinta vez é empate de qualquer modo.
clause-fifty-moves = Após cinquenta lances de cada jogador sem lances de peão nem capturas, o jogador que tem a vez pode reclamar empate. Após setenta e cinco é empate de qualquer modo.

## Why not

refusal-set-up = As peças já estão colocadas.
refusal-set-up-by-lot = { $state ->
    [waiting] As peças ainda não estão colocadas.
   *[done] As peças já estão colocadas.
}
refusal-your-piece = { $holder ->
    [first] A peça em { $square } é das Brancas.
    [second] A peça em { $square } é das Pretas.
   *[nobody] Não há nenhuma peça em { $square }.
}
refusal-own-square = Em { $square } já está uma peça tua: { $piece }.
refusal-bishop-move = Não podes ir de { $start } para { $end }: os bispos andam na diagonal.
refusal-rook-move = Não podes ir de { $start } para { $end }: as torres andam a direito, por filas e colunas.
refusal-queen-move = Não podes ir de { $start } para { $end }: as damas andam a direito ou na diagonal.
refusal-knight-move = Não podes ir de { $start } para { $end }: os cavalos andam duas casas a direito e uma para o lado.
refusal-king-move = Não podes ir de { $start } para { $end }: o rei anda uma casa.
refusal-no-jump = { $piece } em { $square } tapa o caminho. Só os cavalos saltam.
refusal-pawn-move = { $why ->
    [moved] Não podes ir de { $start } para { $end }: um peão só avança duas casas no seu primeiro lance.
    [blocked] O peão em { $start } está bloqueado: { $end } não está livre.
   *[shape] Não podes ir de { $start } para { $end }: os peões avançam uma casa em frente, ou duas no seu primeiro lance.
}
refusal-pawn-capture = Os peões só andam na diagonal para capturar, e em { $square } não há nada para capturar.
refusal-en-passant = Tarde demais: { $piece } em { $square } só podia ser capturado en passant logo após o avanço duplo.
refusal-promotion = { $why ->
    [choose] Escolhe em que se transforma o peão em { $square }.
   *[not-there] Em { $square } não há promoção: só os peões são promovidos, na última fila.
}
refusal-castling-moved = { $mover ->
    [king] Não podes fazer roque: o rei já se moveu.
    [no-rook] Não podes fazer roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } não está lá.
   *[rook] Não podes fazer roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } já se moveu.
}
refusal-castling-path = Não podes fazer roque: { $piece } em { $square } tapa o caminho.
refusal-castling-960 = Para fazer roque, leva o rei para cima da torre em { $square }.
refusal-castling-between = Não podes fazer roque: { $piece } em { $square } está pelo meio.
refusal-castling-attacked = { $why ->
    [out] Não podes fazer roque em xeque: { $piece } { $square } ataca o rei em { $crossed }.
    [through] Não podes fazer roque: o rei passaria por { $crossed }, que { $piece } { $square } ataca.
   *[into] Não podes fazer roque: { $piece } { $square } ataca { $crossed }.
}
refusal-king-safety = O rei não pode ir para { $crossed }: { $piece } { $square } ataca essa casa.
refusal-pinned = Isso deixaria o teu rei exposto a { $piece } { $square }.
refusal-in-check = { $piece } { $square } dá xeque, e este lance não o trava.
refusal-repetition = { $count ->
    [one] Ainda não é empate: esta posição só surgiu uma vez. São precisas três.
   *[other] Ainda não é empate: esta posição já surgiu { $count } vezes. São precisas três.
}
refusal-fifty-moves = { $count ->
    [one] Ainda não é empate: { $count } lance de cada lado sem capturas nem lances de peão. São precisos cinquenta.
   *[other] Ainda não é empate: { $count } lances de cada lado sem capturas nem lances de peão. São precisos cinquenta.
}

## How it ends

outcome-checkmate = Xeque-mate: ganham as { $seat }.
outcome-stalemate = Empate por afogamento.
outcome-dead-position = Empate: já nenhum dos jogadores pode dar mate.
outcome-time-draw = Empate: o tempo acabou, mas o adversário nunca poderia dar mate.
outcome-repetition = Empate por tripla repetição.
outcome-fivefold = Empate por quíntupla repetição.
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
    [queen] Promover a dama
    [rook] Promover a torre
    [bishop] Promover a bispo
   *[knight] Promover a cavalo
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
told-set-up = Posição { $number }
told-claim = { $ground ->
    [repetition] Empate reclamado: tripla repetição
   *[fifty-moves] Empate reclamado: regra dos 50 lances
}
claim-repetition = Reclamar empate: tripla repetição
claim-fifty-moves = Reclamar empate: regra dos 50 lances

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Primeira semana
level-first-week-about = Sabe como andam as peças e apanha o que vê. Cerca de 400.
level-first-month = Primeiro mês
level-first-month-about = Captura peças sem defesa, e deixa muitas das suas. Cerca de 600.
level-first-year = Primeiro ano
level-first-year-about = Vê um lance à frente e o resto escapa-lhe. Cerca de 800.
level-casual = Ocasional
level-casual-about = Joga com bom senso até a coisa se complicar. Cerca de 1000.
level-hobby = Amador
level-hobby-about = Oferece pouco, mas cai em armadilhas. Cerca de 1200.
level-club = Jogador de clube
level-club-about = Um jogador de clube sólido, com um mau momento de vez em quando. Cerca de 1500.
level-strong-club = Jogador de clube forte
level-strong-club-about = Espera pela tua oportunidade: não terás muitas. Cerca de 1650.
level-expert = Perito
level-expert-about = Raramente erra e castiga os teus erros. Cerca de 1800.
level-unbeatable = Imbatível
level-unbeatable-about = O motor com toda a força. Ninguém lhe ganha.

## The rule book's chapters
chapter-setup = O tabuleiro e a vez de jogar
chapter-pieces = Como andam as peças
chapter-special = Lances especiais
chapter-check = Xeque e mate
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-knight = O cavalo
lesson-knight-task = Captura o peão com o teu cavalo.
lesson-knight-done = Duas casas a direito e uma para o lado, por cima do que estiver pelo meio.
lesson-promotion = A promoção
lesson-promotion-task = O teu peão está a um passo da última fila. Transforma-o em dama.
lesson-promotion-done = Um peão que chega à última fila transforma-se logo numa peça mais forte.
lesson-castling = O roque
lesson-castling-task = Põe o teu rei a salvo: faz roque, para o lado que quiseres.
lesson-castling-done = O rei anda duas casas e a torre salta para o outro lado dele. Nenhum dos dois pode ter-se movido antes.
lesson-check = Sair do xeque
lesson-check-task = A torre ataca o teu rei. Captura-a.
lesson-check-done = A um xeque responde-se movendo o rei, capturando o atacante ou pondo uma peça pelo meio.
lesson-mate = Xeque-mate
lesson-mate-task = O rei preto está preso atrás dos seus próprios peões. Dá mate num lance.
lesson-mate-done = Em xeque e sem saída: ganhaste.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Abertura: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Neste computador não há outro motor de xadrez, por isso joga o do Gamecase. É forte, mas no nível mais alto é mais fraco do que o Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Leva ao mate em { $count }.
    [forced] É o único lance legal.
   *[only] Nenhum outro lance se compara: o melhor dos outros vale menos { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } peões.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Estás em xeque: move o rei, põe uma peça pelo meio ou captura o atacante.
    [begin] Põe as tuas peças em jogo, uma após outra, e não percas o centro de vista.
   *[other] Vê primeiro o que o adversário ataca e depois o que podes capturar.
}
guide-why = { $why ->
    [mate] É xeque-mate.
    [draw] O empate é mais do que a posição promete.
    [promotes] O teu peão torna-se uma peça mais forte.
    [castles] O teu rei fica a salvo e uma torre entra em jogo.
    [gains] Ganhas material.
    [trades] Trocas uma peça por outra do mesmo valor.
    [check] Dás xeque, e o adversário tem de responder.
    [saves] Tiras uma peça do perigo.
    [develops] Pões em jogo uma peça nova.
    [middle] O teu peão ocupa o seu lugar no centro.
   *[other] Melhora um pouco a tua posição.
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
origin-collection-starter = O sorteio e o primeiro lance das brancas estão impressos. Trocar de cor de partida para partida é a nossa escolha predefinida.
origin-collection-own-square = O folheto não o explica; as Leis do Xadrez explicam.
origin-collection-knight-move = Em francês o cavalo anda duas casas a direito e uma «na diagonal», o que seria um salto mais longo; o texto inglês só descreve metade dos seus lances; em neerlandês só salta por cima de peças adversárias. Jogamos o cavalo de todos os outros.
origin-collection-pawn-move = Em francês o primeiro lance parece ser sempre de duas casas, e o texto inglês esquece que os peões nunca recuam. Que nada pode estar no caminho do passo duplo não se diz em lado nenhum. Jogamos como em toda a parte.
origin-collection-pawn-capture = O espanhol, o neerlandês e o dinamarquês dizem «por cima de uma casa», o sueco até «a saltar», e no texto italiano os peões capturam como andam. Trata-se de uma casa na diagonal para a frente.
origin-collection-en-passant = O alemão, o inglês, o italiano e o dinamarquês explicam mal onde começa o passo duplo, e só o texto russo diz onde fica o peão que captura. Jogamos segundo as Leis do Xadrez.
origin-collection-bishop-move = O texto italiano omite que as casas estão vazias.
origin-collection-rook-move = O texto italiano omite que as casas estão vazias.
origin-collection-queen-move = O texto italiano omite que as casas estão vazias.
origin-collection-promotion = Em espanhol, sueco e polaco pode entender-se que só conta o que está no tabuleiro. Podes ter uma segunda dama.
origin-collection-castling = O texto espanhol chama direito ao lado curto e esquerdo ao longo, o que só é verdade para as brancas.
origin-collection-castling-moved = O francês e o russo omitem «da fila inicial». Uma peça que se moveu e voltou já se moveu.
origin-collection-castling-attacked = Só o texto inglês diz que o rei não pode atravessar uma casa atacada. Que não possa rocar estando em xeque nem ficar em xeque vem das Leis do Xadrez.
origin-collection-king-safety = Em polaco o rei não pode «dar» xeque, e o texto italiano apenas desaconselha usá-lo. Todos os outros: não pode mover-se para ficar em xeque. Pode, sim, descobrir um xeque ao mover-se.
origin-collection-pinned = O folheto só fala dos lances do próprio rei. As Leis do Xadrez proíbem qualquer lance que o deixe atacado.
origin-collection-in-check = O folheto só o dá a entender onde explica o xeque-mate.
origin-collection-resign = Nada está impresso sobre desistir.
origin-collection-stalemate = Nada está impresso; o texto inglês usa a palavra para qualquer partida que ninguém possa ganhar. Seguimos as Leis do Xadrez: empate.
origin-collection-dead-position = O folheto diz empatada uma partida que nenhum lado pode ganhar; em francês e polaco, que nenhum lado ganhou. Terminamo-la assim que nenhum xeque-mate é possível.
origin-collection-agreed = Nada está impresso sobre combinar empate.
origin-collection-repetition = Nada está impresso; é a regra das Leis do Xadrez.
origin-collection-fifty-moves = Nada está impresso; é a regra das Leis do Xadrez.
origin-collection-repetition-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador tem de reclamar este empate; nesta partida acontece por si.
origin-collection-fifty-moves-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador tem de reclamar este empate; nesta partida acontece por si.
clause-repetition-at-once = Quando a mesma posição, com os mesmos lances possíveis, surge pela terceira vez, a partida fica empatada.
clause-fifty-moves-at-once = Após cinquenta lances de cada lado sem lances de peão nem capturas, a partida fica empatada.
refusal-repetition-at-once = Ninguém tem de reclamar: a terceira repetição já é empate por si.
refusal-fifty-moves-at-once = Ninguém tem de reclamar: cinquenta lances de cada lado sem lances de peão nem capturas já são empate por si.
box-articles = As tuas regras estão numeradas em artigos, como as Leis do Xadrez?
editor-piece = { $piece ->
    [white-king] Rei branco
    [white-queen] Dama branca
    [white-rook] Torre branca
    [white-bishop] Bispo branco
    [white-knight] Cavalo branco
    [white-pawn] Peão branco
    [black-king] Rei preto
    [black-queen] Dama preta
    [black-rook] Torre preta
    [black-bishop] Bispo preto
    [black-knight] Cavalo preto
   *[black-pawn] Peão preto
}
editor-castling = { $side ->
    [white-short] As Brancas podem fazer roque O-O
    [white-long] As Brancas podem fazer roque O-O-O
    [black-short] As Pretas podem fazer roque O-O
   *[black-long] As Pretas podem fazer roque O-O-O
}
editor-en-passant = En passant em
refusal-editor-kings = { $seat ->
    [first] Número de reis das Brancas no tabuleiro: { $count }. Tem de haver exatamente um.
   *[second] Número de reis das Pretas no tabuleiro: { $count }. Tem de haver exatamente um.
}
refusal-editor-many = { $seat ->
    [first] As Brancas têm mais peças do que uma partida permite: no máximo 16, e no máximo 8 peões.
   *[second] As Pretas têm mais peças do que uma partida permite: no máximo 16, e no máximo 8 peões.
}
refusal-editor-pawns = Não pode haver um peão em { $square }: os peões nunca estão na primeira nem na última fila.
refusal-editor-check = { $seat ->
    [first] Jogam as Brancas, mas o rei preto já está em xeque.
   *[second] Jogam as Pretas, mas o rei branco já está em xeque.
}
refusal-editor-impossible-check = Nenhum último lance pode ter dado xeque com todas estas peças.
task-check = Xeque! O teu rei tem de sair dele.
task-claim = É a tua vez: podes reclamar empate.
task-fifty-moves = { $count ->
    [one] É a tua vez: empate pelos cinquenta lances daqui a { $count } lance.
   *[other] É a tua vez: empate pelos cinquenta lances daqui a { $count } lances.
}

## Drills

drill-tactics = Tática
drill-tactics-about = Encontra o único lance que ganha e joga até ao fim.
drill-tactics-task = { $seat ->
    [first] Jogam as Brancas. Só um lance ganha.
   *[second] Jogam as Pretas. Só um lance ganha.
}
drill-mates = Mates
drill-mates-about = Mate em um, dois ou três lances.
drill-mates-task = { $seat ->
    [first] Jogam as Brancas. Mate em { $moves }.
   *[second] Jogam as Pretas. Mate em { $moves }.
}
drill-theme = { $theme ->
    [hanging] Nada protegia essa peça.
    [fork] Foi um garfo: uma peça ataca duas ao mesmo tempo.
    [pin] Uma peça que podia ter capturado estava cravada ao seu rei.
    [discovery] Um ataque à descoberta: uma peça saiu do caminho e a que estava atrás atacou.
    [promotion] Um peão foi promovido.
    [back-rank] Um mate do corredor: o rei estava encerrado pelas suas próprias peças.
    [smothered] Um mate sufocado: o rei estava rodeado pelas suas próprias peças.
   *[sacrifice] Um sacrifício: deste material para ganhar mais.
}
drill-refuted = { $why ->
    [mate] O adversário dá mate.
    [escapes] O rei escapa.
   *[takes] O adversário pode simplesmente capturar a peça.
}
