### The words of the site, in European Portuguese, with "tu". The source is en.ftl.
### game = partida (kind: jogo), rules = regras, booklet (printed) = folheto, record = registo, opponent = adversário.

## The case
app-name = Gamecase
app-tagline = Jogos de tabuleiro tradicionais, com as regras da tua própria caixa
skip-to-content = Ir para o conteúdo
nav-home = Jogos
nav-settings = Definições
home-title = Escolhe um jogo
home-lead = Joga contra o computador, com alguém ao teu lado ou com quem está longe.
home-open = Partidas abertas
home-table-against = { $game } com { $others }
home-state-yours = É a tua vez
home-state-open = A decorrer
home-state-waiting = Falta um jogador
home-state-over = Terminada
footer-free = Software livre: joga, aloja, modifica
footer-fair = Dados que qualquer pessoa pode verificar

## Settings
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como o meu dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Alto contraste
settings-theme-clear = Adaptado ao daltonismo
settings-save = Aplicar

## Laying a table
new-title = Nova partida: { $game }
new-booklet-clauses = Ver as regras
box-find = Encontra as regras da tua caixa
box-unsure = Não sei
box-none = Nenhumas regras correspondem a tudo isso. Aqui estão todas.
new-opponent = Contra quem jogas?
new-player = Jogador { $number }
new-against-here = Alguém aqui
new-against-away-about = Vais receber um link para enviar.
new-against-anyone-about = A tua partida fica na página inicial até alguém se juntar.
new-level = Que nível?
new-you = Tu
new-name = O teu nome
new-name-hint = O que os outros veem. Podes deixá-lo em branco.
new-words = A tua própria semente para os dados
new-words-hint = Mistura-se em cada lançamento e em cada sorteio. Se a deixares em branco, o teu dispositivo escolhe uma.
new-friend-name = Nome da outra pessoa
new-starts = Quem começa?
new-starts-lot = Ao acaso
new-starts-me = Eu
new-starts-other = O adversário
new-side = Com que lado jogas?
new-match = Duração do encontro
new-match-best-of-1 = Uma partida
new-match-best-of = À melhor de { $number }
new-match-first-to = { $number ->
    [one] Até { $number } ponto
   *[other] Até { $number } pontos
}
new-match-open = Quantas partidas se quiser
new-dice = Quem lança os dados?
new-dice-verifiable = A aplicação lança-os; depois, qualquer pessoa pode verificar
new-dice-manual = Lançamos dados verdadeiros e registamos os números
new-clock = Controlo de tempo
new-clock-none = Sem relógio
new-clock-fischer = { $minutes } min + { $seconds } s por jogada
new-clock-delay = { $seconds } s de atraso por jogada, { $minutes } min de reserva por ponto
new-clock-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}

## An invitation
join-title = Tens um convite para jogar: { $game }
join-by = { $name } convidou-te para uma partida.
join-by-somebody = Alguém te convidou para uma partida.
join-sit = Entrar
join-watch = Só assistir

## The table
table-board = Tabuleiro
table-moves = Jogadas
table-players = Jogadores
table-position = A posição por palavras
table-dice = Dados
table-dice-pledge = Fixado antes da partida (SHA-256 do segredo)
table-dice-secret = O segredo, revelado depois da partida
table-dice-words = Sementes dos jogadores
table-dice-explained = Um segredo fixa todos os dados antes da partida, e só se mostra a impressão digital. Depois da partida o segredo é revelado, e qualquer pessoa pode verificar que cada lançamento resulta dele.
table-record = Transferir a partida
table-takeback = Anular jogada
table-hint = Dica
table-hint-told = Eu jogaria: { $told }
table-guided = Dá-me conselhos
table-type = Escrever jogada
table-type-play = Jogar
table-past = Estás a ver uma posição anterior.
table-now = Voltar à partida
table-replay = Rever o último lançamento em câmara lenta
table-sight = Linha de mira
table-undo = Anular
table-turn = Rodar o tabuleiro
table-look = Aspeto do tabuleiro
table-confirm = Confirmar cada jogada
table-draw = Propor empate
table-claim = Reclamar a vitória
table-claim-draw = Dar por empate
table-say-mute = Silenciar a conversa
table-resign = Desistir
table-resign-sure = Desistir desta partida?
table-yes = Sim
table-no = Não
table-next = Próxima partida
table-rematch = Desforra
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Obrigado!
say-sorry = Desculpa!
say-one-moment = Um momento, por favor.
say-back = Já voltei.
say-your-turn = Acho que é a tua vez.
say-oops = Ups!
say-good-game = Boa partida!
bot-again = O computador teve de recomeçar a pensar.
table-home = Voltar aos jogos
table-accept = Aceitar
table-decline = Recusar
table-withdraw = Retirar
table-watching = Estás a assistir. Só os jogadores podem jogar.
table-watchers = { $count ->
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
table-booklet = Regras
table-invite = Convida alguém
table-invite-help = Envia este link ou mostra o código para o lerem. A primeira pessoa a abri-lo entra na partida.
table-invite-copy = Copiar o link
table-invite-loopback = Este link só funciona neste computador. Para jogar na rede de casa, inicia o Gamecase com: gamecase serve --host 0.0.0.0
player-unnamed = Jogador { $number }
player-you = tu
player-away = ausente
tally-won = Encontros ganhos
tally-drawn = Empates

## The rule book
rules-link = Regras
rules-title = Regras: { $game }
rules-booklets = Regras disponíveis
rules-agreed = Combinado para esta partida
rules-example = Exemplo
rules-not-allowed = Não permitido
rules-print = Imprimir

## Learning
learn-link = Aprender
learn-title = Aprender a jogar: { $game }
learn-lead = Lições curtas, cada uma com o seu tabuleiro. Experimenta à vontade: nada pode correr mal.
learn-lesson = Lição { $number } de { $count }
learn-right = Muito bem!
learn-other = Isso é permitido, mas aqui experimenta outra coisa.
learn-again = Tentar de novo
learn-next = Lição seguinte
learn-all = Todas as lições
learn-guided = Joga a tua primeira partida, com conselhos
learn-watch = Ver dois computadores jogar

## What stands
status-waiting = À espera do outro jogador
status-drawing-lots = A sortear quem começa
status-chance = A lançar os dados
status-by-hand = Lança os dados e regista os números
status-your-turn = É a tua vez: { $seat }
status-turn = A jogar: { $seat }
status-bot-thinks = O computador está a pensar
outcome-resigned = { $seat }: vitória por desistência.
outcome-agreed = Empate por acordo.
outcome-left = { $seat }: vitória, o adversário saiu.
outcome-left-draw = Empate: um jogador saiu.
outcome-time = { $seat }: vitória por tempo.
match-best-of = Partida { $game }, à melhor de { $number }
match-first-to = { $number ->
    [one] Partida { $game }, até { $number } ponto
   *[other] Partida { $game }, até { $number } pontos
}
match-games = Partida { $game } de { $number }
match-open = Partida { $game }

## What happened
told-sit = { $name } entrou.
told-begin = Começa uma nova partida.
told-lot = Começa { $name }.
told-offer-takeback = { $name } pede para anular uma jogada.
told-offer-draw = { $name } propõe empate.
told-offer-rematch = { $name } quer a desforra.
told-decline = Proposta recusada.
told-takeback = Jogada anulada.
told-draw = Empate aceite.
told-resign = { $name } desiste.
told-left = { $name } terminou a partida: o adversário saiu.
told-lapse = A proposta expirou.
told-say = { $name }: { $words }
told-flag = O tempo de { $name } acabou.

## Why not
refusal-not-your-turn = Não é a tua vez.
refusal-game-over = A partida terminou.
refusal-time-up = O teu tempo acabou.
refusal-not-begun = A partida ainda não começou.
refusal-dice-not-yours = Nesta partida é a aplicação que lança os dados.
refusal-dice-by-hand = Nesta partida os jogadores lançam os dados e registam os números.
refusal-not-now = Agora não podes fazer isso.
refusal-too-late = Alguém foi mais rápido. Vê outra vez o tabuleiro.
refusal-still-here = O adversário ainda não está ausente há tempo suficiente.
refusal-offer-gone = Essa proposta já não está aberta.
refusal-watching = Estás a assistir. Só os jogadores podem fazer isso.
refusal-no-hint = Só há dicas na tua vez, contra o computador ou num ecrã partilhado.
refusal-means-nothing = Aqui essa jogada não é permitida.
refusal-theirs = Essa jogada não era permitida. { $rule }

## Trouble
error-bad-message = O servidor não entendeu esta página. Recarrega-a.
error-stale = O tabuleiro mudou. Vê outra vez.
error-too-fast = Demasiado depressa. Espera um momento.
link-lost = Ligação perdida. A ligar de novo… A tua partida está a salvo.
link-back = Tens ligação outra vez.
touch-again = Escolhe para onde ir a seguir ou prime Escape.
confirm-grave = Prime outra vez para confirmar.
aim-pull = Desliza o disco ao longo da sua linha. Depois puxa para trás em qualquer ponto do tabuleiro e solta.
aim-help = Aponta com as setas, regula a força com mais e menos, desliza ao longo da linha com vírgula e ponto, e lança com Enter.
copied = Copiado.
turn-alert = É a tua vez
clock-stale = Tempo quando a ligação caiu
problem-title = Não resultou
problem-not-found = Não há nada aqui. Verifica o link; a partida pode estar noutro computador.
problem-bad-form = Algo não estava bem nesse formulário. Volta atrás e tenta de novo.
problem-chair-taken = Outra pessoa ocupou esse lugar.
problem-too-many-tables = Demasiadas partidas novas ao mesmo tempo. Espera um momento e tenta de novo.
problem-away = Neste momento não é possível chegar às partidas. Nada do que jogaste se perdeu. Tenta de novo daqui a pouco.
problem-home = Voltar aos jogos

## On the command line
serve-ready = O Gamecase está a funcionar em { $address }
serve-network = Na rede de casa: { $address }
serve-scan = Lê este código com um telemóvel na mesma rede:
serve-stop = Prime Ctrl+C para o parar.
verify-holds = { $entries ->
    [one] O registo está íntegro: { $entries } entrada, todos os elos e todas as posições conferem.
   *[other] O registo está íntegro: { $entries } entradas, todos os elos e todas as posições conferem.
}
verify-rolls = { $count ->
    [one] { $count } lançamento ou sorteio recalculado: coincide.
   *[other] { $count } lançamentos e sorteios recalculados: coincidem.
}
verify-by-hand = { $count ->
    [one] { $count } lançamento registado à mão: nada a recalcular.
   *[other] { $count } lançamentos registados à mão: nada a recalcular.
}
verify-hidden = { $count ->
    [one] { $count } lançamento ainda é secreto, porque a partida não terminou.
   *[other] { $count } lançamentos ainda são secretos, porque a partida não terminou.
}

## A game looked over
table-analysis = Analisar a partida
analysis-title = { $game }: análise
analysis-games = Partidas deste encontro
analysis-progress = A analisar…
analysis-graph = O curso da partida
analysis-lines = Melhores linhas
analysis-mistakes = Momentos decisivos
analysis-none = Nenhum erro encontrado.
analysis-totals = Resumo
analysis-played = Jogado
analysis-inaccuracy = Imprecisão
analysis-mistake = Erro
analysis-blunder = Erro grave
analysis-better = Melhor:
analysis-even = Equilibrado
analysis-slight = { $seat }: ligeira vantagem
analysis-clear = { $seat }: clara vantagem
analysis-winning = { $seat }: vantagem decisiva
analysis-first = Início da partida
analysis-back = Jogada anterior
analysis-forward = Jogada seguinte
analysis-last = Fim da partida
analysis-table = Voltar à partida
analysis-failed = Não foi possível analisar a partida. Tenta de novo daqui a pouco.
analysis-result = { $first }–{ $second }
problem-not-over = A partida ainda não terminou. Podes analisá-la quando acabar.

## Hands and pages
table-ahead = Permitir jogadas antecipadas
ahead-planned = Jogada antecipada pronta. Será jogada na tua vez, se for permitida.
table-symbols = Símbolos em vez de letras nas jogadas
table-download = Transferir como { $format }

## Games from elsewhere
import-title = Importar uma partida
import-text = Cola a partida em { $formats }
import-open = Importar

## People
nav-account = Conta
people-sign-in = Iniciar sessão
people-register = Criar uma conta
people-lead = Podes jogar sem conta. Com uma, encontras as tuas partidas em todos os dispositivos e podes jogar partidas a valer pontos.
people-name = Nome
people-name-hint = De 2 a 24 letras ou algarismos. Os outros jogadores veem-no.
people-password = Palavra-passe
people-password-hint = Pelo menos 8 caracteres. Vais receber códigos para o caso de te esqueceres dela.
people-with-passkey = Entrar com chave de acesso
people-register-passkey = Criar conta com chave de acesso
people-wrong = Nome ou palavra-passe errados.
people-slow = Demasiadas tentativas. Espera um minuto e tenta de novo.
people-name-taken = Esse nome está ocupado ou é demasiado parecido com um que está. Escolhe outro.
people-name-unfit = Usa 2 a 24 letras ou algarismos de um só alfabeto, com espaços, pontos ou hífenes pelo meio.
people-password-unfit = Usa pelo menos 8 caracteres, e nada fácil de adivinhar, como o teu nome ou 12345678.
people-passkey-failed = A chave de acesso não foi aceite. Tenta outra vez.
people-again = Para mudar isto, inicia sessão outra vez.
people-only-way = É a tua única forma de entrar: não pode ser removida.
people-not-the-name = Esse não é o teu nome. Nada foi apagado.
account-since = Aqui desde { $date }
account-ratings = Classificações
account-matches = { $count ->
    [one] { $count } partida a valer pontos
   *[other] { $count } partidas a valer pontos
}
account-history = Histórico de partidas
account-export = Transferir todos os meus dados
account-sign-out = Terminar sessão
account-ways = Como inicias sessão
account-passkey = Chave de acesso: { $device }
account-passkey-add = Adicionar chave de acesso
account-remove = Remover
account-password-new = Nova palavra-passe
account-password-note = Pelo menos 8 caracteres. A sessão termina em todos os outros dispositivos.
account-password-set = Guardar a palavra-passe
account-devices = Onde tens sessão iniciada
account-this-device = este dispositivo
account-seen = última utilização: { $date }
account-end-others = Terminar as outras sessões
account-tokens = Chaves de API
account-tokens-about = Quem tiver uma chave pode agir em teu nome. Guarda-a em segredo.
account-token-label = Para que serve?
account-token-read = só pode ler
account-token-play = pode jogar
account-token-make = Criar uma chave
account-token-once = Copia-a agora; não volta a ser mostrada.
account-delete = Eliminar a tua conta
account-delete-about = O teu acesso, as sessões, as chaves e as classificações são apagados de imediato e para sempre. As partidas que jogaste ficam, com o nome que usavas: também são dos teus adversários. Ninguém as pode continuar por ti.
account-delete-sure = Escreve o teu nome para confirmar
history-none = Ainda não há nada aqui.
history-older = Anteriores
history-won = Ganha
history-lost = Perdida
history-drawn = Empate
rated-badge = A valer pontos
rated-switch = Partida a valer pontos
rated-about = Ambos os jogadores precisam de uma conta. Não se anulam jogadas.
ratings-about = O número a seguir a ± mostra quão incerta é a classificação.
refusal-rated-account = Esta partida vale pontos: é preciso uma conta.
refusal-rated-alone = Não podes jogar contra ti numa partida a valer pontos.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Essa chave é desconhecida, foi revogada ou não permite isto.
nav-main = Páginas principais
nav-play = Jogar
nav-learn = Aprender
nav-rules = Regras
list-lead-learn = Escolhe um jogo e experimenta as lições curtas.
list-lead-rules = Escolhe um jogo para ler as regras, com imagens.
home-continue = Continuar
home-finished = Partidas terminadas
start-change = Mudar
start-change-of = { $game }: mudar adversário, regras ou tempo
player-computer = { $name } (computador)
character-hello-gentle = Olá! Vamos descobrir juntos como isto funciona?
character-hello-cheerful = Que bom jogar contigo. Vamos divertir-nos!
character-hello-steady = Boa sorte. Eu jogo pelo seguro.
character-hello-sharp = Olá. Cuidado: eu penso à frente.
character-hello-calm = Quando quiseres. Pouco me escapa.
character-bye-gentle = Foi divertido! Outra vez?
character-bye-cheerful = Obrigado pela partida!
character-bye-steady = Boa partida. Gostei.
character-bye-sharp = Bem disputada. Vê os momentos decisivos.
character-bye-calm = Foi um prazer. Poucas partidas são assim.
notice-special = Segundo as regras desta partida: { $rule }
notice-rule = Regra { $number }
notice-close = Percebido
opponent-bot = Computador
opponent-here = A dois, aqui
opponent-away = Por link
opponent-anyone = Qualquer pessoa
rules-question = Que regras queres?
rules-of-my-box = As regras da minha caixa
rules-as-usual = Como hoje se joga
rules-line = Regras:
start-time = Tempo
start-more = Mais
start-match-points = Ou até tantos pontos
clock-chip-none = Sem relógio
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Por ponto
clock-chip-days = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
working-hint = À procura de uma boa jogada…
working-thinking = O computador ainda está a pensar…
working-compiled = O computador está a preparar-se, uma única vez em cada máquina: { $percent }%.
working-tables = O computador está a calcular os finais destas regras, uma única vez: { $percent }%.
provisional-compiled = É uma resposta rápida: o computador ainda se está a preparar. Pergunta outra vez daqui a um minuto.
provisional-tables = Os finais destas regras ainda estão a ser calculados: os números são boas estimativas.
offline-title = Estás sem ligação
offline-lead = Para jogar é preciso ligação. Assim que voltar, podes continuar; nada se perde.
offline-kept = Podes ler
offline-nothing = Ainda nada. As regras e lições que abrires ficam aqui guardadas para mais tarde.
offline-again = Tentar de novo
import-files = Escolhe ficheiros ou larga-os em qualquer parte desta página
import-done = { $count ->
    [one] { $count } partida aberta
   *[other] { $count } partidas abertas
}
import-illegal = A jogada { $count } não é permitida:
import-unreadable = Não foi possível ler isto como uma partida
import-keep = Abrir a partida até aí
import-correct = Corrigir
import-corrected = A partida, para corrigir
import-back = Voltar
notice-registered = Boas-vindas, { $name }! A tua conta está pronta e a sessão iniciada.
notice-password-saved = A nova palavra-passe está guardada.
account-password-current = Palavra-passe atual
account-password-passkey = Confirmar com uma chave de acesso
account-no-ratings = Ainda não tens classificação. Joga uma partida a valer pontos para teres uma. As listas de classificação:
people-wrong-current = Essa não é a tua palavra-passe atual. Nada foi alterado.
people-passkey-first = Esta conta ainda não tem palavra-passe. Define uma com o botão da chave de acesso.
footer-translations = Traduções
translations-title = Traduções
translations-lead = Todas as mensagens do site e dos seus jogos, com valores de exemplo, em duas línguas lado a lado.
translations-how = Para corrigir uma tradução ou acrescentar uma língua, lê docs/translating.md no código-fonte.
translations-language = Língua
translations-beside = Ao lado
translations-part = Parte
translations-part-shell = O site
translations-state = Estado
translations-state-all = Todas
translations-state-missing = Em falta
translations-state-outdated = Desatualizadas
translations-state-current = Em dia
translations-search = Procurar
translations-show = Mostrar
translations-count = { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}
provenance-legend = De onde vem cada regra:
provenance-printed = Impressa no folheto
provenance-usual = Como se joga hoje
provenance-silent = O folheto não diz nada: a nossa escolha predefinida
provenance-differs = O folheto não é claro: a leitura com que jogamos
provenance-languages = Só nestas línguas: { $languages }.
switch-value-printed = { $value } (como impresso)
switch-value-silent = { $value } (predefinido)
switch-value-differs = { $value } (a nossa leitura)
rules-exactly = Exatamente como impresso
rules-exactly-about = Aplica cada regra à letra, mesmo onde achamos que se queria dizer outra coisa.
rules-needs = Só vale com esta opção: { $switch } – { $value }
rules-needs-open = Começar uma partida assim
rules-compare = As regras lado a lado
rules-compare-about = Só onde os folhetos diferem. Tudo o resto está nas regras de cada um.
table-rules = Regras: { $booklet }
table-rules-change = mudar
table-chat = Conversa
table-more = Mais
table-tools = Ferramentas
table-sound = Som
table-fullscreen = Ecrã inteiro
table-save = Guardar o ficheiro
table-hint-more = Mais
table-speed = Velocidade das jogadas
table-speed-calm = Calma
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-none = Sem animação
table-glow = Mostrar que peças podem mover-se
table-lot = Quem começa
table-lot-explained = O acaso decide quem começa. Um segredo fixa-o antes da partida, e só se mostra a impressão digital. Depois da partida o segredo é revelado, e qualquer pessoa pode verificar.
table-lot-words = Sementes dos jogadores
table-next-level = Nível seguinte: { $level }
result-won = Ganhaste
result-lost = Perdeste
result-drawn = Empate
result-winner = { $name } ganha
result-story = { $turns ->
    [one] Terminada ao fim de { $turns } jogada.
   *[other] Terminada ao fim de { $turns } jogadas.
}
result-story-ahead = { $turns ->
    [one] { $turns } jogada,
   *[other] { $turns } jogadas,
} { $winner ->
    [own] e nunca estiveste em desvantagem.
   *[other] e quem ganhou nunca esteve em desvantagem.
}
result-story-turned = { $turns ->
    [one] { $turns } jogada, e tudo mudou mesmo no fim.
   *[other] { $turns } jogadas, e tudo mudou mesmo no fim.
}
result-story-changes = { $turns ->
    [one] { $turns } jogada.
   *[other] { $turns } jogadas.
} { $changes ->
    [one] A vantagem mudou de mãos uma vez.
   *[other] A vantagem mudou de mãos { $changes } vezes.
}
told-lot-seat = { $name } joga com { $seat }, por sorteio.
settings-set = Tabuleiro e peças
settings-set-walnut = Nogueira
settings-set-felt = Feltro e latão
settings-set-flat = Plano e moderno
settings-set-slate = Ardósia e pedra
share-title = Partilhar na minha rede
share-ask = De momento só este computador pode abrir o Gamecase. Partilha-o e qualquer dispositivo da tua rede doméstica poderá abri-lo, até parares ou o fechares.
share-start = Partilhar
share-on = Partilhado. Abre este endereço noutro dispositivo ou lê o código.
share-stop = Parar de partilhar
problem-no-network = Este computador não tem de momento uma rede em que partilhar.
settings-notices = Avisar-me quando for a minha vez
settings-notices-on = Ativado. Este navegador avisa-te, mesmo com a partida fechada.
settings-notices-off = Desativado.
settings-notices-blocked = O teu navegador bloqueia as mensagens deste site. Permite-as primeiro nas definições dele.
settings-notices-failed = Não resultou. Tenta de novo mais tarde.
push-turn = É a tua vez contra { $opponent }.
bot-later = Tens muitas partidas com o computador. Jogo aqui assim que chegar a minha vez.
refusal-too-many-thoughts = O computador está ocupado com as tuas outras partidas. Tenta de novo daqui a pouco.
problem-too-many-analyses = Já há várias partidas tuas a ser analisadas. Espera que uma acabe e tenta de novo.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Análise mais profunda
deep-start = Iniciar
deep-stop = Parar
deep-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
deep-truncated = Rollout curto { $level }
deep-rollout = Rollout completo
deep-deeper = Aprofundar
deep-depth = Profundidade { $ply }
deep-games = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}
deep-sure = A primeira é a melhor com { $percent }% de probabilidade
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = O motor parou. O que encontrou fica aqui. Inicia de novo para continuar.
deep-limit = Este site não vai mais longe.
deep-picture = Valores com intervalos de confiança de 95%
deep-compare = Comparar
deep-refused = Não é possível analisar isso.
recovery-title = Guarda estes códigos
recovery-about = Se te esqueceres da palavra-passe, cada código permite definir uma nova, uma só vez. Escreve-os ou imprime-os: não os voltas a ver.
recovery-done = Já os guardei
recovery-new = Novos códigos de recuperação
recovery-left = { $count ->
    [one] Resta { $count } código de recuperação
   *[other] Restam { $count } códigos de recuperação
}
people-forgot = Esqueceste-te da palavra-passe?
people-forgot-about = Escreve o teu nome, um dos teus códigos de recuperação e uma palavra-passe nova. Se não tens nenhum código, pede uma ligação a quem gere este site.
people-code = Código de recuperação
people-code-wrong = Esse nome e esse código não condizem, ou o código já foi usado.
people-link-old = Essa ligação já não funciona. Pede uma nova.
people-mail = E-mail, só para recuperar a palavra-passe
people-mail-send = Enviar-me uma ligação por e-mail
people-mail-sent = Se houver um endereço de e-mail para esse nome, a ligação já vai a caminho.
people-invite = Código de convite
people-invite-wrong = Esse código de convite não funciona. Pede um a quem gere este site.
people-closed = Aqui não se podem criar contas novas.
people-banned = Quem gere este site bloqueou esta conta.
people-members = Para jogar aqui é preciso ter conta.
people-with-provider = Iniciar sessão com { $provider }
people-provider-failed = Não foi possível iniciar sessão. Tenta outra vez.
mail-reset = Definir uma palavra-passe nova
mail-reset-text = Alguém pediu uma palavra-passe nova para { $name }. Se foste tu, abre esta ligação no prazo de um dia:
problem-quota = Já começaste todas as partidas que este site permite por agora.
admin-title = Gestão deste site
admin-people = Jogadores
admin-tables = Partidas
admin-invites = Convites
admin-log = O que foi alterado
admin-find = Procurar
admin-sizes = Partidas: { $tables } · Contas: { $accounts } · { $megabytes } MB
admin-reset = Ligação para uma palavra-passe nova
admin-end = Terminar todas as sessões
admin-rename = Mudar o nome
admin-ban = Bloquear
admin-banned = Bloqueada
admin-unban = Desbloquear
admin-delete = Eliminar
admin-close = Fechar
admin-role-none = Jogador
admin-role-organiser = Organização
admin-role-admin = Administração
admin-role-set = Guardar a função
admin-invite-people = Para quantas pessoas?
admin-invite-days = Para quantos dias?
admin-invite-make = Criar um convite
practice-title = Treina os teus erros
practice-lead = Posições das tuas próprias partidas. Na maioria erraste; em algumas não.
practice-task = Jogas com: { $seat }. O que fazes?
practice-counts = { $due } a repetir · { $new } novas hoje
practice-days = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
practice-empty = Ainda não há nada para treinar. Manda analisar uma partida terminada: os teus erros vão aparecer aqui.
practice-done = Por hoje é tudo. Muito bem!
practice-more = Mais posições novas
practice-show = Mostrar a resposta
practice-next = Posição seguinte
practice-remove = Não mostrar mais esta
practice-game = Ver a partida
practice-right = Boa jogada!
practice-wrong = Há melhor.
practice-shown = A resposta
practice-chosen = A tua jogada
practice-best = A melhor
practice-played = Na partida
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Esta posição volta { $when }.

## Drills: short exercises to repeat

drills-title = Exercícios
drills-lead = Exercícios curtos que ficam mais difíceis à medida que melhoras.
drills-level = Nível { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Últimas respostas: { $right } de { $answers } certas
drills-streak = { $count } de seguida
drills-book = Livro de aberturas
opening-book-move = Jogada
opening-book-worth = Pontos
opening-book-about = Os pontos são a equity a dinheiro com o cubo ao centro, dos nossos próprios rollouts, com o respetivo erro padrão.
drills-answer = Responder
drills-next = Exercício seguinte
drills-right = Certo!
drills-wrong = Não é bem isso.
drills-your-answer = A tua resposta
drills-number = Escreve um número inteiro de { $low } a { $high }.
drills-again = Já tinhas respondido a este exercício, por isso não volta a contar.
nav-events = Torneios
events-lead = Torneios para o teu clube, escola ou família, online ou em tabuleiros verdadeiros.
events-coming = Em breve
event-new = Novo torneio
event-family = Taça familiar rápida
event-family-about = Três a oito nomes e já está: três rondas e uma final entre os dois melhores.
event-name = Nome do torneio
event-format = Formato
event-format-round-robin = Todos contra todos
event-about-round-robin = Cada um joga com todos os outros.
event-format-swiss = Sistema suíço
event-about-swiss = Em cada ronda encontras alguém com mais ou menos os mesmos pontos que tu.
event-format-knockout = Eliminatórias
event-about-knockout = Se perderes, ficas de fora ou continuas na taça de consolação.
event-format-arena = Arena
event-about-arena = Quem está livre recebe um novo adversário, as vezes que quiser.
event-format-ladder = Escada
event-about-ladder = Desafia alguém acima de ti e fica com o seu lugar.
event-format-family-cup = Taça familiar
event-place = Onde vão jogar?
event-place-online = Online
event-place-real = Em tabuleiros verdadeiros
event-place-screen = Neste ecrã
event-rounds = Número de rondas, ou vazio para o número habitual
event-double = Jogar a duas voltas
event-sides = Quem joga?
event-sides-1 = Individual
event-sides-pairs = Pares
event-sides-teams = Equipas de { $number }
event-scoring = Pontos por vitória, empate e derrota
event-scoring-points = Contam os pontos das partidas
event-ties = Desempates (deixa vazio para os habituais)
event-main = Taça principal
event-consolation = Taça de consolação
event-last-chance = Taça da última oportunidade
event-playoff = Eliminatórias dos melhores
event-may-join = Qualquer pessoa com o link pode entrar
event-players-report = Os jogadores registam os seus resultados
event-starts = Quando começa?
event-create = Criar o torneio
event-join = Entrar em { $name }
event-join-about = Lê o código ou abre o link para entrar. Não precisas de conta.
event-code = O teu código é { $code }. Com ele podes voltar em qualquer dispositivo.
event-code-enter = Tenho um código
event-players = Jogadores
event-add = Adicionar jogadores
event-add-hint = Um por linha. Podem seguir-se a classificação e o clube: Maria; 1450; Ribeira
event-file = Ou de um ficheiro: CSV com os nomes, ou TRF com as rondas já jogadas
event-import = Continuado a partir de um ficheiro
event-round = Ronda { $number }
event-board = Mesa { $number }
event-bye = Folga
event-pairings = Emparceiramentos
event-pair = Emparceirar a ronda { $number }
event-pair-again = Emparceirar de novo
event-by-hand = Emparceirar à mão
event-by-hand-hint = Um par por linha, com os números dos jogadores: 3-7. Um número sozinho folga.
event-start = Iniciar a ronda { $number }
event-close = Terminar o torneio
event-reopen = Reabrir o torneio
event-result = Registar o resultado
event-correct = Corrigir o resultado
event-keep-score = Anotar a partida aqui
event-keep-score-about = Joga no teu próprio tabuleiro e anota a partida neste dispositivo. O resultado fica registado quando a partida acabar.
event-won = Ganhou { $name }
event-absent = { $name } não jogou
event-score = Pontuação, se a houver
event-why = Motivo
event-change = Mudar um nome ou uma classificação
event-withdraw = Sair do torneio
event-return = Volta a jogar
event-byes = Pedir folga
event-bye-half = Folga de meio ponto
event-bye-zero = Folga de zero pontos
event-bye-cancelled = Folga anulada
event-half-byes = Folgas de meio ponto que cada jogador pode pedir
event-withdrawn = Saiu
event-forbid = Nunca emparceirar estes dois
event-helpers = Ajudantes
event-helpers-about = Dá um nome a cada ajudante e envia-lhe o seu link. Os ajudantes podem emparceirar, iniciar rondas e registar resultados.
event-codes = Códigos dos jogadores
event-downloads = Transferências
event-all-games = Todas as partidas
event-standings = Classificação
event-crosstable = Quadro de resultados
event-bracket = Quadro de eliminatórias
event-points = Pontos
event-yours = A tua partida: mesa { $number } contra { $name }
event-yours-bye = Nesta ronda tens folga.
event-open-table = Ir para a partida
event-screen = Ecrã grande
event-challenge = Desafiar
study-title = O teu jogo
study-intro = Manda analisar as tuas partidas terminadas e vê aqui como jogas e onde erras.
study-automatic = Analisar as minhas partidas assim que acabem
study-analyse = Analisar
study-analyse-all = Analisar todas estas
study-again = Analisar de novo
study-stopped = O motor parou antes do fim. O que tinha encontrado fica guardado.
study-waiting = { $count ->
    [one] { $count } partida espera pela análise.
   *[other] { $count } partidas esperam pela análise.
}
study-open = Ainda por analisar
study-games = Partidas analisadas
study-newer = Mais recentes
study-last = Decisões
study-last-count = As últimas { NUMBER($count) }
study-last-all = Todas
study-decisions = { $count ->
    [one] { NUMBER($count) } decisão
   *[other] { NUMBER($count) } decisões
}
study-pr = PR (índice de desempenho)
study-accuracy = Precisão
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Perda média por jogada (centésimos)
study-error-rate = Taxa de erro como no GNU Backgammon
study-snowie = Taxa de erro Snowie
study-mistakes = Erros
study-luck = Sorte
study-without-luck = Resultado sem a sorte
study-trend = Ao longo do tempo
study-by-kind = Por tipo de decisão
study-by-position = Por tipo de posição
study-by-opponent = Por adversário
study-by-opening = Por abertura
study-opening = Abertura
study-opponent = Adversário
study-result = Resultado
study-day = Data
study-move = Jogadas
position-opening = Abertura
position-middlegame = Meio-jogo
position-endgame = Final
refusal-event-closed = Este torneio já acabou.
refusal-event-organiser-only = Só quem organiza pode fazer isso.
refusal-event-officials-only = Só quem organiza ou ajuda pode fazer isso.
refusal-event-not-yours = Só podes fazer isso por ti.
refusal-event-full = O torneio está cheio. Leva até { $most } jogadores.
refusal-event-no-late-entry = É tarde demais para entrar. A primeira ronda já começou.
refusal-event-no-entrant = Não há nenhum jogador com o número { $entrant }.
refusal-event-name-taken = Já há alguém com o nome { $name }.
refusal-event-members = Indica { $count } jogadores.
refusal-event-results-missing = { $missing ->
    [one] Ainda falta um resultado da ronda { $round }.
   *[other] Ainda faltam { $missing } resultados da ronda { $round }.
}
refusal-event-all-paired = Todas as { $rounds } rondas estão emparceiradas.
refusal-event-still-playing = { $name } ainda não acabou a última partida.
refusal-event-challenge-up = Só podes desafiar quem está acima de ti. { $name } está abaixo de ti.
refusal-event-wrong-round = Ainda não há ronda { $round }. A seguir vem a ronda { $next }.
refusal-event-already-started = A ronda { $round } já começou.
refusal-event-not-started = A ronda { $round } ainda não começou.
refusal-event-already-paired = A ronda { $round } já está emparceirada.
refusal-event-too-few = São precisos pelo menos { $least } jogadores. Até agora há { $count }.
refusal-event-is-withdrawn = { $name } saiu do torneio. Emparceira a ronda de novo ou à mão.
refusal-event-has-bye = { $name } tem folga na ronda { $round }. Anula-a ou emparceira a ronda de novo.
refusal-event-byes-used = Folgas de meio ponto que cada jogador pode pedir aqui: { $most }.
refusal-event-paired-twice = { $name } não pode estar em dois emparceiramentos.
refusal-event-no-pairing = Não há nenhuma partida na mesa { $table } da ronda { $round }.
refusal-event-result-exists = A mesa { $table } da ronda { $round } já tem resultado. Quem organiza pode corrigi-lo.
refusal-event-online-result = Esta partida joga-se online. O resultado chega sozinho.
refusal-event-impossible-result = Esse resultado não é possível.
refusal-event-needs-winner = Isto é uma eliminatória: alguém tem de ganhar.
refusal-event-cannot-pair = Não é possível emparceirar a ronda { $round } sem que alguém volte a encontrar o mesmo adversário. Emparceira-a à mão ou termina o torneio.
refusal-event-nobody-free = Neste momento não há ninguém livre para jogar.
refusal-event-by-challenge = Numa escada, os jogadores desafiam-se uns aos outros.
refusal-event-by-organiser = Pede a quem organiza que te adicione.
refusal-event-already-entered = Já estás no torneio.
refusal-event-not-empty = Este torneio já tem jogadores. Cria um torneio novo para este ficheiro.
refusal-event-wrong-code = Esse código não está certo. Confere o teu papel.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = A soma dos pontos de todos os teus adversários. Adversários mais fortes contam a teu favor.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Os pontos de todos os teus adversários, menos o que tem menos pontos.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Os pontos de todos aqueles a quem ganhaste, mais metade dos pontos daqueles com quem empataste.
tie-break-direct-encounter = Confronto direto
tie-break-direct-encounter-about = Os teus pontos contra quem está em igualdade contigo.
tie-break-wins = Vitórias
tie-break-wins-about = As partidas que ganhaste no tabuleiro.
tie-break-points-difference = Diferença de pontos
tie-break-points-difference-about = Os pontos que fizeste nas tuas partidas, menos os dos teus adversários.
tie-break-board-points = Pontos de tabuleiro
tie-break-board-points-about = Os pontos de todos os tabuleiros da tua equipa.
tie-break-performance-rating = PR
tie-break-performance-rating-about = O teu erro médio nas partidas analisadas. Quanto mais baixo, melhor.
tie-break-unplayed = No suíço, uma ronda sem partida conta como uma contra alguém com os teus próprios pontos.
table-dice-chains = Cada lançamento resulta de um segredo da aplicação e de um número da página de cada jogador, todos fixados de antemão. Assim ninguém pode escolher um lançamento, nem sequer quem gere este site. Depois da partida, qualquer pessoa pode verificar todos os lançamentos.
table-dice-waiting = Cada página só dá o seu número quando lanças, por isso ninguém pode conhecer um lançamento antes do tempo. Se uma página estiver fechada, os dados esperam por ela.
table-dice-deposits = Para que possas fechar a página, ela dá o seu número para o próximo lançamento juntamente com a tua jogada. Ninguém pode conhecer um lançamento antes do tempo, a menos que quem gere este site jogue nesta partida.
table-dice-kept = Sem número próprio: { $names }
table-lot-chains = O acaso decide quem começa: um segredo da aplicação e um número da página de cada jogador, todos fixados de antemão. Depois da partida, qualquer pessoa pode verificar.
status-dice-wait = Os dados esperam que { $name } abra esta página
dice-elsewhere = Os dados esperam pelo navegador em que jogaste da última vez. Abre lá esta partida.
told-renewal = { $name } tem novos números para os dados, de outro navegador
editor-title = Montar uma posição
editor-lead = Arrasta as peças para o tabuleiro, ou escolhe uma e toca no sítio onde fica.
editor-turn = A jogar
editor-remove = Tirar uma peça
editor-clear = Limpar o tabuleiro
editor-start = Posição inicial
editor-text = Colar uma posição
editor-text-known = Escrita como { $notations }.
editor-read = Mostrar
editor-recognised = Lida como { $notation }.
editor-unreadable = Isto não se consegue ler como posição. O teu texto continua lá.
editor-other-game = Esta posição é de outro jogo: { $game }.
editor-notations = Em texto
editor-copy = Copiar
editor-possible = Esta posição é possível.
editor-over = Nesta posição a partida já acabou, por isso não há mais nada para jogar.
editor-play = Jogar a partir daqui
editor-link = Copiar o link
editor-picture = Transferir uma imagem
editor-analyse = Analisar esta posição
editor-from-position = A partir de uma posição
editor-from-about = Uma partida a partir desta posição, sem valer pontos.
notebook-title = Caderno
notebook-lead = As posições que guardaste. Ficam neste navegador, ou na tua conta se tiveres uma.
notebook-save = Guardar no caderno
notebook-name = Título
notebook-tags = Etiquetas, separadas por vírgulas
notebook-note = Nota
notebook-game = Jogo
notebook-tag = Etiqueta
notebook-saved = Guardada no teu caderno.
notebook-empty = Não há posições aqui.
problem-notebook-full = O teu caderno está cheio. Elimina primeiro uma posição.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Estudos
studies-lead = Partidas e posições com os teus comentários e variantes. Mostra-as aos amigos com um link ou guarda-as como ficheiros.
studies-empty = Ainda não tens estudos.
studies-make = Criar um estudo
studies-new = Novo estudo
studies-comment = Comentário
studies-symbols = Símbolos
studies-promote = Tornar linha principal
studies-delete = Eliminar a partir daqui
studies-saved = Guardado
studies-saving = A guardar…
studies-unsaved = Não guardado
studies-retry = Guardar de novo
studies-conflict = Isto foi alterado noutra janela. Agora vês a versão mais recente; o que escreveste continua no seu campo.
studies-share = Partilhar
studies-view-link = Quem tiver este link pode ver.
studies-edit-link = Quem tiver este link pode alterar.
studies-view-make = Criar um link para ver
studies-edit-make = Criar um link para alterar
studies-withdraw = Anular este link
studies-download = Transferir
studies-partly = sem algumas das tuas notas
problem-too-many-studies = Não há espaço para mais. Elimina primeiro alguma coisa.
lessons-own = As tuas lições
lessons-lead = Junta posições numa lição tua e envia o link a quem quiser aprender.
lessons-new = Nova lição
lessons-which = Lição
lessons-add = Adicionar esta posição
lessons-exercise = Exercício { $number } de { $count }
lessons-task = O que fazer
lessons-answers = Jogadas certas, uma por linha
lessons-any-good = Aceitar qualquer boa jogada, segundo o computador
lessons-explanation = Explicação depois da resposta
lessons-from-notebook = Do teu caderno
lessons-next = Exercício seguinte
lessons-done = Era o último exercício. Muito bem!
lessons-empty = Esta lição ainda não tem exercícios.
lessons-up = Mover para cima
lessons-open = Ver como os teus alunos
lessons-nobody-moves = Nesta posição não é a vez de ninguém, por isso não pode ser um exercício.
lessons-bad-answer = «{ $move }» não se pode jogar nesta posição.
lessons-needs-answer = Indica uma jogada certa ou aceita qualquer boa jogada.
import-many-title = Importar partidas
import-many-lead = Traz as tuas partidas de outros programas e sites: ficheiros soltos, pastas inteiras ou um ficheiro ZIP. As partidas que já tens aqui ficam de fora.
import-formats = Ficheiros que podem ser lidos
import-folder = Escolher uma pasta
import-stop = Parar
import-count-files = Ficheiros
import-count-games = Importadas
import-count-duplicates = Já cá estavam
import-count-failed = Não importadas
import-line = Linha
import-lost = A ligação perdeu-se. O que já foi importado fica guardado.
import-stopped = Importação parada. O que já foi importado fica guardado.
import-too-large = Este ficheiro é demasiado grande. Podem ler-se no máximo { $size } MB de cada vez.
import-quota = Atingiste o número de partidas novas deste mês. O que já foi importado fica guardado.
import-players = Qual destes jogadores és tu?
import-me = Sou eu
import-names = Os teus nomes nos ficheiros
import-names-help = Separados por vírgulas. Nas partidas com um destes jogadores, só as jogadas dele contam como tuas.
import-queue-full = De momento não cabem mais partidas à espera de análise. Volta mais tarde para as outras.
openings-title = Explorador de aberturas
openings-filter = Escolher partidas
openings-source = De
openings-own = As tuas partidas
openings-side = Lado
openings-player = Jogador
openings-days = Período
openings-days-30 = Os últimos 30 dias
openings-days-365 = O último ano
openings-any = Tudo
openings-show = Mostrar
openings-start = Posição inicial
openings-count = Partidas
openings-loss = Perda média
openings-empty = Nenhuma partida chegou a esta posição.
openings-none = Ainda não há partidas terminadas. Joga algumas ou importa-as de outros programas.
openings-reading = A contar as tuas partidas: { $done } de { $all }
openings-reached = Partidas com esta posição
openings-collections = As tuas coleções
openings-collections-help = Um ficheiro com muitas partidas, por exemplo PGN ou PDN. Só tu o podes ver.
openings-add = Adicionar um ficheiro
openings-adding = A ler o ficheiro
