### Chess, in Brazilian Portuguese. piece = peça, square = casa, row = fileira, column = coluna, capture = capturar,
### move = lance, draw = empate, queen = dama, stalemate = afogamento.

game-name = Xadrez
game-about = Dezesseis peças para cada lado, nenhuma sorte e um rei para proteger.
seat-first = Brancas
seat-second = Pretas

booklet-collection = Coletânea de jogos
booklet-collection-about = O xadrez como no livreto de uma coletânea de jogos; o que ele não diz segue as regras de costume.
booklet-fide = FIDE
booklet-fide-about = O xadrez segundo as Leis da federação mundial, com os números dos artigos.
booklet-chess960 = Chess960
booklet-chess960-about = Também chamado de xadrez aleatório de Fischer: as peças da primeira fileira são colocadas por sorteio, todo o resto é xadrez.
switch-draws_by_claim = Repetição tripla e regra dos 50 lances
switch-draws_by_claim-yes = Empate quando alguém o reivindica
switch-draws_by_claim-no = Empate imediato

## The booklet

clause-set-up = O tabuleiro tem oito por oito casas, com uma casa clara no canto à direita de cada jogador. De cada canto para dentro ficam a torre, o cavalo e o bispo; a dama fica em uma casa da sua própria cor, o rei ao lado dela e os peões na frente.
clause-set-up-by-lot = Os peões ficam como de costume. As outras peças brancas são colocadas por sorteio na primeira fileira, com os bispos em casas de cores diferentes e o rei entre as torres; cada peça preta fica em frente à mesma peça branca. Há 960 posições assim.
clause-starter = As Brancas jogam primeiro; depois os jogadores se alternam. Um sorteio decide quem joga primeiro com as Brancas; depois os jogadores trocam de cor a cada partida.
clause-your-piece = Cada vez é um lance com uma das suas próprias peças. Ninguém pode passar a vez.
clause-own-square = Nenhuma peça pode ir para uma casa com uma peça do seu próprio lado. Uma peça adversária nessa casa é capturada e sai do tabuleiro.
clause-bishop-move = O bispo anda na diagonal por qualquer número de casas vazias.
clause-rook-move = A torre anda para a frente, para trás ou para o lado por qualquer número de casas vazias.
clause-queen-move = A dama anda em qualquer direção por qualquer número de casas vazias.
clause-no-jump = Damas, torres e bispos não podem saltar por cima de outras peças.
clause-knight-move = O cavalo anda duas casas em linha reta e uma para o lado. Ele salta por cima de tudo o que estiver no caminho.
clause-pawn-move = O peão avança uma casa em linha reta, ou duas no seu primeiro lance. As casas têm que estar vazias. Ele nunca recua.
clause-pawn-capture = O peão só captura na diagonal, uma casa à frente.
clause-en-passant = Quando um peão avança duas casas e fica ao lado de um peão adversário, este pode capturá-lo como se ele tivesse avançado só uma: no lance seguinte ou nunca mais.
clause-promotion = Um peão que chega à última fileira vira na hora uma dama, torre, bispo ou cavalo, não importa o que ainda haja no tabuleiro.
clause-king-move = O rei anda uma casa em qualquer direção.
clause-castling = Roque: o rei anda duas casas em direção a uma torre, e a torre passa para o outro lado do rei.
clause-castling-960 = Roque: não importa onde começaram, depois de O-O o rei fica na coluna g e a torre na coluna f; depois de O-O-O, o rei fica na coluna c e a torre na coluna d. Para fazer o roque, leve o rei para cima da torre.
clause-castling-moved = Um rei que já se moveu não pode mais fazer o roque, e uma torre que já se moveu também não.
clause-castling-between = No roque, não pode haver nenhuma peça entre o rei e a torre.
clause-castling-path = No roque, não pode haver nada além do rei e dessa torre nas casas por onde eles passam ou aonde chegam.
clause-castling-attacked = O rei não pode fazer o roque se estiver em xeque, se passar por uma casa atacada ou se for ficar em xeque.
clause-king-safety = O rei nunca pode ir para uma casa atacada.
clause-pinned = Você não pode fazer um lance que exponha o seu próprio rei a um ataque.
clause-in-check = Quando o seu rei está em xeque, o seu lance tem que acabar com o xeque: mova o rei, capture a peça atacante ou bloqueie o xeque.
clause-checkmate = Um rei em xeque e sem saída está em xeque-mate, e a partida está perdida.
clause-resign = O jogador que desiste perde.
clause-stalemate = Quando quem tem a vez não está em xeque e não tem nenhum lance legal, o rei está afogado: é empate.
clause-dead-position = Quando nenhum dos jogadores pode mais dar xeque-mate, a partida empata na hora.
clause-agreed = Os jogadores podem combinar o empate.
clause-repetition = Quando a mesma posição, com os mesmos lances possíveis, aparece pela terceira vez, quem tem a vez pode reivindicar o empate. Na quinta vez, é empate de qualquer jeito.
clause-fifty-moves = Depois de cinquenta lances de cada jogador sem lance de peão nem captura, quem tem a vez pode reivindicar o empate. Depois de setenta e cinco, é empate de qualquer jeito.

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
refusal-own-square = Em { $square } já está uma peça sua: { $piece }.
refusal-bishop-move = Não dá para ir de { $start } para { $end }: o bispo anda na diagonal.
refusal-rook-move = Não dá para ir de { $start } para { $end }: a torre anda em linha reta, por fileiras e colunas.
refusal-queen-move = Não dá para ir de { $start } para { $end }: a dama anda em linha reta ou na diagonal.
refusal-knight-move = Não dá para ir de { $start } para { $end }: o cavalo anda duas casas em linha reta e uma para o lado.
refusal-king-move = Não dá para ir de { $start } para { $end }: o rei anda uma casa.
refusal-no-jump = { $piece } em { $square } está no caminho. Só os cavalos saltam.
refusal-pawn-move = { $why ->
    [moved] Não dá para ir de { $start } para { $end }: um peão só avança duas casas no seu primeiro lance.
    [blocked] O peão em { $start } está bloqueado: { $end } não está vazia.
   *[shape] Não dá para ir de { $start } para { $end }: o peão avança uma casa em linha reta, ou duas no seu primeiro lance.
}
refusal-pawn-capture = Um peão só anda na diagonal para capturar, e não há nada para capturar em { $square }.
refusal-en-passant = Tarde demais: { $piece } em { $square } só podia ser capturado en passant logo depois do avanço duplo.
refusal-promotion = { $why ->
    [choose] Escolha em que peça se transforma o peão em { $square }.
   *[not-there] Nada é promovido em { $square }: só os peões, na última fileira.
}
refusal-castling-moved = { $mover ->
    [king] Você não pode fazer o roque: o rei já se moveu.
    [no-rook] Você não pode fazer o roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } não está lá.
   *[rook] Você não pode fazer o roque: a torre { $side ->
        [short] do rei
       *[long] da dama
    } já se moveu.
}
refusal-castling-path = Você não pode fazer o roque: { $piece } em { $square } está no caminho.
refusal-castling-960 = Para fazer o roque, leve o rei para cima da torre em { $square }.
refusal-castling-between = Você não pode fazer o roque: { $piece } em { $square } está no meio.
refusal-castling-attacked = { $why ->
    [out] Você não pode fazer o roque em xeque: { $piece } { $square } ataca o rei em { $crossed }.
    [through] Você não pode fazer o roque: o rei passaria por { $crossed }, que { $piece } { $square } ataca.
   *[into] Você não pode fazer o roque: { $piece } { $square } ataca { $crossed }.
}
refusal-king-safety = O rei não pode ir para { $crossed }: { $piece } { $square } ataca essa casa.
refusal-pinned = Isso deixaria o seu rei exposto a um ataque: { $piece } { $square }.
refusal-in-check = O seu rei está em xeque ({ $piece } { $square }), e este lance não resolve.
refusal-repetition = { $count ->
    [one] Ainda não é empate: esta posição apareceu { $count } vez. São necessárias três.
   *[other] Ainda não é empate: esta posição apareceu { $count } vezes. São necessárias três.
}
refusal-fifty-moves = { $count ->
    [one] Ainda não é empate: { $count } lance de cada lado sem captura nem lance de peão. São necessários cinquenta.
   *[other] Ainda não é empate: { $count } lances de cada lado sem captura nem lance de peão. São necessários cinquenta.
}

## How it ends

outcome-checkmate = Xeque-mate: ganham as { $seat }.
outcome-stalemate = Empate por afogamento.
outcome-dead-position = Empate: nenhum dos jogadores pode mais dar xeque-mate.
outcome-time-draw = Empate: o tempo acabou, mas o adversário nunca poderia dar xeque-mate.
outcome-repetition = Empate por repetição tripla.
outcome-fivefold = Empate por repetição quíntupla.
outcome-fifty-moves = Empate: cinquenta lances sem captura nem lance de peão.
outcome-seventy-five-moves = Empate: setenta e cinco lances sem captura nem lance de peão.

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
    [repetition] Empate reivindicado: repetição tripla
   *[fifty-moves] Empate reivindicado: regra dos 50 lances
}
claim-repetition = Reivindicar empate: repetição tripla
claim-fifty-moves = Reivindicar empate: regra dos 50 lances

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Primeira semana
level-first-week-about = Sabe como as peças andam e pega o que vê. Cerca de 400.
level-first-month = Primeiro mês
level-first-month-about = Captura as peças sem defesa, e deixa muitas das suas assim. Cerca de 600.
level-first-year = Primeiro ano
level-first-year-about = Vê um lance à frente e deixa passar o resto. Cerca de 800.
level-casual = Ocasional
level-casual-about = Joga com bom senso até a posição complicar. Cerca de 1000.
level-hobby = Amador
level-hobby-about = Entrega pouco, mas cai em armadilhas. Cerca de 1200.
level-club = Clube
level-club-about = Nível de clube, sólido, com um momento ruim de vez em quando. Cerca de 1500.
level-strong-club = Clube forte
level-strong-club-about = Espere pela sua chance: não vão ser muitas. Cerca de 1650.
level-expert = Especialista
level-expert-about = Raramente erra e castiga os seus erros. Cerca de 1800.
level-unbeatable = Imbatível
level-unbeatable-about = O motor com força total. Ninguém ganha dele.

## The rule book's chapters
chapter-setup = O tabuleiro e a vez de jogar
chapter-pieces = Como as peças andam
chapter-special = Lances especiais
chapter-check = Xeque e xeque-mate
chapter-ending = O fim da partida

## Lessons: a title, what to do, and what was learnt
lesson-knight = O cavalo
lesson-knight-task = Capture o peão com o seu cavalo.
lesson-knight-done = Duas casas em linha reta e uma para o lado, por cima de tudo o que estiver no caminho.
lesson-promotion = A promoção
lesson-promotion-task = O seu peão está a um passo da última fileira. Promova-o a dama.
lesson-promotion-done = Um peão que chega à última fileira vira na hora uma peça mais forte.
lesson-castling = O roque
lesson-castling-task = Ponha o seu rei em segurança: faça o roque para qualquer um dos lados.
lesson-castling-done = O rei anda duas casas e a torre salta para o outro lado dele. Nenhum dos dois pode ter se movido antes.
lesson-check = Sair do xeque
lesson-check-task = A torre ataca o seu rei. Capture-a.
lesson-check-done = Você responde a um xeque movendo o rei, capturando a peça atacante ou bloqueando o xeque.
lesson-mate = Xeque-mate
lesson-mate-task = O rei preto está preso atrás dos próprios peões. Dê mate em um lance.
lesson-mate-done = Em xeque e sem saída: você ganhou.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Abertura: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Não há outro motor de xadrez neste computador, por isso joga o do próprio Gamecase. Ele é forte, mas no nível mais alto é mais fraco do que o Stockfish.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Leva ao mate em { $count }.
    [forced] É o único lance legal.
   *[only] Nenhum outro lance chega perto: o segundo melhor vale { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } peões a menos.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Você está em xeque: mova o rei, bloqueie o xeque ou capture a peça atacante.
    [begin] Ponha as suas peças em jogo, uma por uma, e fique de olho no centro.
   *[other] Veja primeiro o que o adversário ataca e depois o que você pode capturar.
}
guide-why = { $why ->
    [mate] É xeque-mate.
    [draw] O empate é mais do que esta posição promete.
    [promotes] O seu peão vira uma peça mais forte.
    [castles] O seu rei fica em segurança e uma torre entra em jogo.
    [gains] Você ganha material.
    [trades] Você troca uma peça por outra do mesmo valor.
    [check] Você dá xeque, e o adversário tem que responder.
    [saves] Você tira uma peça do perigo.
    [develops] Você põe uma peça nova em jogo.
    [middle] O seu peão ocupa o seu lugar no centro.
   *[other] Melhora um pouco a sua posição.
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
origin-collection-castling-moved = O francês e o russo omitem “da fileira inicial”. Uma peça que se moveu e voltou já se moveu.
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
origin-collection-repetition-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador precisa reivindicar este empate; nesta partida ele acontece por si só.
origin-collection-fifty-moves-at-once = Nada está impresso. Segundo as Leis do Xadrez, um jogador precisa reivindicar este empate; nesta partida ele acontece por si só.
clause-repetition-at-once = Quando a mesma posição, com os mesmos lances possíveis, aparece pela terceira vez, a partida fica empatada.
clause-fifty-moves-at-once = Depois de cinquenta lances de cada jogador sem lance de peão nem captura, a partida fica empatada.
refusal-repetition-at-once = Ninguém precisa reivindicar: a terceira repetição já é empate por si só.
refusal-fifty-moves-at-once = Ninguém precisa reivindicar: cinquenta lances de cada lado sem lance de peão nem captura já são empate por si só.
box-articles = As suas regras estão numeradas em artigos, como as Leis do Xadrez?
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
    [white-short] As Brancas podem fazer o roque O-O
    [white-long] As Brancas podem fazer o roque O-O-O
    [black-short] As Pretas podem fazer o roque O-O
   *[black-long] As Pretas podem fazer o roque O-O-O
}
editor-en-passant = En passant em
refusal-editor-kings = { $seat ->
    [first] Número de reis das Brancas no tabuleiro: { $count }. Tem que haver exatamente um.
   *[second] Número de reis das Pretas no tabuleiro: { $count }. Tem que haver exatamente um.
}
refusal-editor-many = { $seat ->
    [first] As Brancas têm mais peças do que uma partida permite: no máximo 16, e no máximo 8 peões.
   *[second] As Pretas têm mais peças do que uma partida permite: no máximo 16, e no máximo 8 peões.
}
refusal-editor-pawns = Não pode haver um peão em { $square }: os peões nunca ficam na primeira nem na última fileira.
refusal-editor-check = { $seat ->
    [first] É a vez das Brancas, mas o rei preto já está em xeque.
   *[second] É a vez das Pretas, mas o rei branco já está em xeque.
}
refusal-editor-impossible-check = Nenhum último lance pode ter dado xeque com todas estas peças.
task-check = Xeque! O seu rei tem que sair dele.
task-claim = É a sua vez: você pode reivindicar o empate.
task-fifty-moves = { $count ->
    [one] É a sua vez: empate pelos cinquenta lances em { $count } lance.
   *[other] É a sua vez: empate pelos cinquenta lances em { $count } lances.
}

## Drills

drill-tactics = Tática
drill-tactics-about = Encontre o único lance que ganha e jogue até o fim.
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
    [pin] Uma peça que poderia ter capturado estava cravada no seu rei.
    [discovery] Um ataque descoberto: uma peça saiu do caminho e a que estava atrás atacou.
    [promotion] Um peão foi promovido.
    [back-rank] Um mate do corredor: o rei estava preso pelas próprias peças.
    [smothered] Um mate sufocado: o rei estava cercado pelas próprias peças.
   *[sacrifice] Um sacrifício: você deu material para ganhar mais.
}
drill-refuted = { $why ->
    [mate] O adversário dá mate.
    [escapes] O rei escapa.
   *[takes] O adversário pode simplesmente capturar a peça.
}
