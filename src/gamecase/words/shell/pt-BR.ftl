### The words of the case itself, in Brazilian Portuguese. The source is en.ftl.
### case = maleta, table = mesa, booklet = folheto, record = registo, chair = lugar, lot = sorteio.

## The case
app-name = Gamecase
app-tagline = Jogos de tabuleiro tradicionais, com as regras da tua própria caixa
skip-to-content = Ir para o conteúdo
nav-home = A maleta
nav-settings = Definições
home-title = Abre a maleta
home-lead = Tira um jogo e joga: contra o computador, com companhia neste ecrã ou com quem está longe.
home-open = Mesas abertas
home-table-against = { $game } com { $others }
home-state-yours = É a tua vez
home-state-open = A decorrer
home-state-waiting = Falta um jogador
home-state-over = Terminada
footer-free = Software livre: teu para jogar, alojar e modificar
footer-fair = Dados que qualquer pessoa pode verificar

## Settings
settings-language = Idioma
settings-theme = Aspeto
settings-theme-auto = Como o meu dispositivo
settings-theme-light = Claro
settings-theme-dark = Escuro
settings-theme-contrast = Alto contraste
settings-theme-clear = Adaptado ao daltonismo
settings-save = Aplicar

## Laying a table
new-title = Nova partida: { $game }
new-booklet-clauses = O que diz
box-find = Descobri-lo pela tua caixa
box-unsure = Não sei
box-none = Nenhum folheto corresponde a tudo isso: aqui estão todos.
new-opponent = Com quem jogas?
new-player = Jogador { $number }
new-against-here = Alguém aqui
new-against-away-about = Recebes um link para enviar.
new-against-anyone-about = A sua mesa fica na página inicial até alguém se sentar.
new-level = Com que nível?
new-you = Tu
new-name = O teu nome
new-name-hint = Tal como os outros o vão ver; podes deixá-lo em branco.
new-words = As tuas palavras para os dados
new-words-hint = Misturam-se em cada lançamento e em cada sorteio; se não escreveres nada, o teu dispositivo inventa algumas.
new-friend-name = Nome da outra pessoa
new-starts = Quem começa?
new-starts-lot = Por sorteio
new-starts-me = Eu
new-starts-other = O adversário
new-side = Com que cor jogas?
new-match = Quanto dura?
new-match-best-of-1 = Uma partida
new-match-best-of = À melhor de { $number }
new-match-first-to = { $number ->
    [one] Até { $number } ponto
   *[other] Até { $number } pontos
}
new-match-open = Quantas partidas se quiser
new-dice = Que dados?
new-dice-verifiable = A aplicação lança-os; depois, qualquer pessoa pode verificar
new-dice-manual = Lançamos dados verdadeiros e registamos o resultado
new-clock = Quanto tempo para pensar?
new-clock-none = Sem relógio
new-clock-fischer = { $minutes } min + { $seconds } s por jogada
new-clock-delay = { $seconds } s livres por jogada, { $minutes } min de reserva por ponto
new-clock-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}

## An invitation
join-title = Tens um convite: { $game }
join-by = { $name } convida-te para uma partida.
join-by-somebody = Convidam-te para uma partida.
join-sit = Sentar-me
join-watch = Só assistir

## The table
table-board = Tabuleiro
table-moves = Jogadas
table-players = Jogadores
table-position = A posição por palavras
table-dice = Dados
table-dice-pledge = Selado antes da partida (SHA-256 do segredo)
table-dice-secret = O segredo, revelado depois da partida
table-dice-words = Palavras dos jogadores
table-dice-explained = Antes da partida, os dados são selados: o segredo fica fixado e só se mostra a sua impressão digital. No fim, o segredo é revelado e qualquer pessoa pode verificar que cada lançamento resulta dele.
table-dice-lot = Aqui, os dados decidem quem começa.
table-record = Transferir o registo
table-takeback = Anular jogada
table-hint = Dica
table-hint-told = Eu jogaria: { $told }
table-guided = Ajuda-me em cada jogada
table-type = Escrever jogada
table-type-play = Fazer jogada
table-past = Estás a ver um momento anterior.
table-now = Voltar ao presente
table-replay = Rever o último tiro, devagar
table-sound-off = Desligar o som
table-sound-on = Ligar o som
table-sight = Linha de mira
table-undo = Um passo atrás
table-turn = Rodar o tabuleiro
table-look = Disposição do tabuleiro
table-confirm = Confirmar cada jogada
table-draw = Propor empate
table-claim = Reclamar a vitória
table-claim-draw = Dar por empate
table-say = Dizer algo
table-say-mute = Ocultar o que se diz
table-resign = Desistir
table-resign-sure = Queres mesmo desistir?
table-yes = Sim
table-no = Não
table-next = Próxima partida
table-rematch = Jogar de novo
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Agradeço!
say-sorry = Desculpa!
say-one-moment = Um momento, por favor.
say-back = Já voltei.
say-your-turn = Acho que é a tua vez.
say-oops = Ups!
say-good-game = Boa partida!
bot-again = O computador teve de voltar a pensar do início.
table-home = Voltar à maleta
table-accept = Aceitar
table-decline = Recusar
table-withdraw = Retirar
table-watching = Estás a assistir. Só os jogadores podem jogar.
table-watchers = { $count ->
    [one] { $count } pessoa a assistir
   *[other] { $count } pessoas a assistir
}
table-booklet = Folheto
table-invite = Convida alguém
table-invite-help = Envia este link ou mostra o código para o lerem. Quem o abrir primeiro ocupa o lugar livre.
table-invite-copy = Copiar o link
table-invite-loopback = Este endereço só funciona neste computador. Para jogar na rede de casa, inicia com: gamecase serve --host 0.0.0.0
player-unnamed = Jogador { $number }
player-you = tu
player-away = ausente
tally-won = Encontros ganhos
tally-drawn = Empates

## The rule book
rules-link = Regras do jogo
rules-title = Regras do jogo: { $game }
rules-booklets = Folhetos
rules-agreed = Combinado nesta mesa
rules-example = Exemplo
rules-not-allowed = Não permitido
rules-print = Imprimir

## Learning
learn-link = Aprender
learn-title = Aprender a jogar: { $game }
learn-lead = Lições curtas, cada uma com um tabuleiro só para ti. Experimenta à vontade: nada pode correr mal.
learn-lesson = Lição { $number } de { $count }
learn-right = Certo!
learn-other = Isso é permitido, mas aqui pede-se outra coisa.
learn-again = Tentar de novo
learn-next = Lição seguinte
learn-all = Todas as lições
learn-guided = Jogar uma primeira partida, com ajuda
learn-watch = Ver dois computadores jogar

## What stands
status-waiting = À espera do outro jogador
status-drawing-lots = A sortear quem começa
status-chance = Os dados estão a rolar
status-by-hand = Lança os dados e regista o resultado
status-your-turn = É a tua vez: { $seat }
status-turn = A jogar: { $seat }
status-bot-thinks = O computador está a pensar
outcome-resigned = { $seat }: vitória por desistência.
outcome-agreed = Empate por acordo.
outcome-left = { $seat }: vitória, o outro lado foi-se embora.
outcome-left-draw = Empate: um lado foi-se embora.
outcome-time = { $seat }: vitória por tempo.
match-best-of = Partida { $game } de { $number }, no máximo
match-first-to = { $number ->
    [one] Partida { $game }, até { $number } ponto
   *[other] Partida { $game }, até { $number } pontos
}
match-games = Partida { $game } de { $number }
match-open = Partida { $game }

## What happened
told-sit = { $name } senta-se à mesa.
told-begin = Começa uma nova partida.
told-lot = A sorte decide: começa { $name }.
told-offer-takeback = { $name } gostaria de anular uma jogada.
told-offer-draw = { $name } propõe empate.
told-offer-rematch = { $name } gostaria de jogar de novo.
told-decline = A proposta foi recusada.
told-takeback = A jogada foi anulada.
told-draw = O empate foi aceite.
told-resign = { $name } desiste.
told-left = { $name } termina a partida: o outro lado foi-se embora.
told-lapse = A proposta caducou.
told-say = { $name }: { $words }
told-flag = O tempo de { $name } acabou.

## Why not
refusal-not-your-turn = É a vez do adversário.
refusal-game-over = A partida terminou.
refusal-time-up = O seu tempo acabou.
refusal-not-begun = A partida ainda não começou.
refusal-dice-not-yours = Nesta mesa é a aplicação que lança os dados.
refusal-dice-by-hand = Nesta mesa os jogadores lançam os dados e registam o resultado.
refusal-not-now = Agora não é possível.
refusal-too-late = Alguém foi mais rápido; vê outra vez o tabuleiro.
refusal-still-here = O outro lado ainda não está ausente há tempo suficiente.
refusal-offer-gone = Essa proposta já não está de pé.
refusal-watching = Estás a assistir; só os jogadores podem fazer isso.
refusal-no-hint = Só há dicas em partidas contra o computador ou num só ecrã, e quando é a tua vez.
refusal-means-nothing = Aqui isso não é uma jogada.
refusal-theirs = Essa jogada não estava certa. { $rule }

## Trouble
error-bad-message = A página enviou algo que o servidor não entende. Recarrega a página.
error-stale = O tabuleiro mudou entretanto; vê outra vez.
error-too-fast = Demasiado depressa; espera um momento.
link-lost = Ligação perdida. A tentar de novo; não se perde nada.
link-back = Ligação recuperada.
touch-again = Escolhe para onde ir a seguir ou prime Escape.
confirm-grave = Prime outra vez para confirmar.
aim-pull = Deslize o disco ao longo da linha, puxe-o para trás e solte.
aim-help = As setas apontam, mais e menos regulam a força, vírgula e ponto movem ao longo da linha, Enter joga.
copied = Copiado.
turn-alert = É a tua vez
clock-stale = Como estava quando a ligação caiu
problem-title = Não resultou
problem-not-found = Não há nada aqui. O endereço da mesa pode estar mal escrito ou a mesa está noutro computador.
problem-bad-form = Não foi possível entender o formulário.
problem-chair-taken = Outra pessoa ocupou esse lugar.
problem-too-many-tables = Demasiadas mesas em pouco tempo. Espera um momento.
problem-away = Neste momento não é possível chegar às mesas. Nada do que foi jogado se perdeu. Tenta de novo daqui a pouco.
problem-home = Voltar à maleta

## On the command line
serve-ready = A maleta está aberta em { $address }
serve-network = Na rede de casa: { $address }
serve-scan = Lê este código com um telemóvel na mesma rede:
serve-stop = Prime Ctrl+C para a fechar.
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
    [one] { $count } lançamento ainda selado: a sua partida não terminou.
   *[other] { $count } lançamentos ainda selados: a sua partida não terminou.
}

## A game looked over
table-analysis = Rever a partida
analysis-title = { $game }: a partida revista
analysis-games = Partidas desta mesa
analysis-progress = A partida está a ser revista
analysis-graph = O curso da partida
analysis-lines = Melhores linhas
analysis-mistakes = Momentos decisivos
analysis-none = Nenhum erro encontrado.
analysis-totals = O jogo no seu todo
analysis-played = Jogado
analysis-inaccuracy = Imprecisão
analysis-mistake = Erro
analysis-blunder = Erro grave
analysis-better = Melhor:
analysis-even = Equilibrado
analysis-slight = { $seat }: ligeira vantagem
analysis-clear = { $seat }: clara vantagem
analysis-winning = { $seat }: vantagem ganhadora
analysis-first = Para o início
analysis-back = Uma jogada atrás
analysis-forward = Uma jogada à frente
analysis-last = Para o fim
analysis-table = Voltar à mesa
analysis-failed = Não foi possível rever a partida. Tenta de novo daqui a pouco.
analysis-result = { $first }–{ $second }
problem-not-over = A partida ainda decorre. Pode ser revista quando terminar.

## Hands and pages
table-ahead = Deixar-me jogar antes da minha vez
ahead-planned = Planeado: joga-se quando for a tua vez, se for possível.
table-symbols = Símbolos em vez de letras nas jogadas
table-download = Descarregar como { $format }

## Games from elsewhere
import-title = Abrir uma partida escrita
import-text = A partida como { $formats }
import-open = Abrir

## People
nav-account = Conta
people-sign-in = Iniciar sessão
people-register = Criar uma conta
people-lead = Podes jogar sem conta. Com uma, encontras as tuas partidas em todos os dispositivos e podes jogar a contar para a classificação.
people-name = Nome
people-name-hint = De 2 a 24 letras ou algarismos; os outros jogadores veem-no.
people-password = Palavra-passe
people-password-hint = Pelo menos 8 caracteres. Guarda-a bem: aqui não se guarda nenhum endereço de e-mail, por isso não te pode ser enviada.
people-with-passkey = Entrar com chave de acesso
people-register-passkey = Criar com chave de acesso
people-wrong = O nome e a palavra-passe não correspondem.
people-slow = Demasiadas tentativas. Espera um minuto.
people-name-taken = Esse nome está ocupado ou parece-se com um que está.
people-name-unfit = Um nome tem de 2 a 24 letras ou algarismos de um só alfabeto, com espaços, pontos ou hífenes pelo meio.
people-password-unfit = Uma palavra-passe tem pelo menos 8 caracteres e não é o nome.
people-passkey-failed = A chave de acesso não foi aceite. Tenta outra vez.
people-again = Para mudar isto, inicia sessão outra vez.
people-only-way = É a tua única forma de entrar, por isso fica.
people-not-the-name = Esse não é o teu nome. Nada foi apagado.
account-since = Aqui desde { $date }
account-ratings = Classificações
account-matches = { $count ->
    [one] { $count } partida classificada
   *[other] { $count } partidas classificadas
}
account-history = As minhas partidas
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
account-tokens = Chaves para programas
account-tokens-about = Um programa com uma destas chaves age em teu nome. Não dês nenhuma a ninguém.
account-token-label = Para que serve?
account-token-read = só pode ler
account-token-play = pode jogar
account-token-make = Criar uma chave
account-token-once = Copia-a agora; não volta a ser mostrada.
account-delete = Eliminar a conta
account-delete-about = O teu acesso, as sessões, as chaves e as classificações são apagados de imediato e para sempre. As partidas jogadas ficam como foram escritas, com o nome com que jogaste: também são dos teus adversários. Ninguém as pode continuar por ti.
account-delete-sure = Escreve o teu nome para confirmar
history-none = Ainda não há nada aqui.
history-older = Anteriores
history-won = Ganha
history-lost = Perdida
history-drawn = Empate
rated-badge = Classificada
rated-switch = Jogar para a classificação
rated-about = Ambos precisam de uma conta, e nenhuma jogada se desfaz.
ratings-about = O número a seguir a ± diz quão segura é uma classificação.
refusal-rated-account = Esta mesa conta para a classificação: é preciso uma conta.
refusal-rated-alone = Numa mesa classificada ninguém joga contra si próprio.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Esta chave é desconhecida, foi removida ou não permite isto.
settings-set = Tabuleiro e peças
settings-set-walnut = Nogueira
settings-set-felt = Feltro e latão
settings-set-flat = Plano e moderno
settings-set-slate = Ardósia e pedra
nav-main = Páginas principais
nav-play = Jogar
nav-learn = Aprender
nav-rules = Regras
list-lead-learn = Escolha um jogo e experimenta as lições curtas.
list-lead-rules = Escolha um jogo para ler as regras, com imagens.
home-continue = Continuar
home-finished = Partidas terminadas
start-change = Mudar
start-change-of = { $game }: mudar adversário, regras ou tempo
player-computer = { $name } (computador)
character-hello-gentle = Olá! Vamos descobrir juntos como isto funciona?
character-hello-cheerful = Que bom jogar contigo. Vamos divertir-nos!
character-hello-steady = Boa sorte. Eu jogo pelo seguro.
character-hello-sharp = Olá. Cuidado: eu penso à frente.
character-hello-calm = Quando quiser. Pouco me escapa.
character-bye-gentle = Foi divertido! Outra vez?
character-bye-cheerful = Obrigado pela partida!
character-bye-steady = Boa partida. Gostei.
character-bye-sharp = Bem disputada. Vê os momentos decisivos, há muito para ver.
character-bye-calm = Foi um prazer. Poucas partidas são assim.
notice-special = Segundo as regras desta partida: { $rule }
notice-rule = Regra { $number }
notice-close = Percebido
offline-title = Você está sem conexão
offline-lead = Parjogando é preciso conexão. Assim que voltar, você pode continuar; nada se perde.
offline-kept = Você pode ler
offline-nothing = Ainda nada. As regras e lições que abrir ficam aqui salvas para mais tarde.
offline-again = Tentar de novo
import-files = Escolha arquivos ou solte-os em qualquer parte desta página
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
share-title = Compartilhar na minha rede
share-ask = No momento só este computador pode abrir o Gamecase. Compartilhe e qualquer dispositivo da sua rede doméstica poderá abri-lo, até parar ou o fechar.
share-start = Compartilhar
share-on = Compartilhado. Abra este endereço em outro dispositivo ou leia o código.
share-stop = Parar de compartilhar
problem-no-network = Este computador não tem no momento uma rede em que compartilhar.
opponent-bot = Computador
opponent-here = A dois, aqui
opponent-away = Por link
opponent-anyone = Qualquer pessoa
rules-question = Que regras você quer?
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
provisional-compiled = É uma resposta rápida: o computador ainda se está a preparar. Pergunta de novo daqui a um minuto.
provisional-tables = Os finais destas regras ainda estão a ser calculados: os números são boas estimativas.
notice-registered = Boas-vindas, { $name }! A sua conta está pronta e a sessão iniciada.
notice-password-saved = A nova senha foi salva.
account-password-current = Senha atual
account-password-passkey = Confirmar com uma chave de acesso
account-no-ratings = Você ainda não tem rating. Jogue uma partida valendo rating para ter um. As listas de rating:
people-wrong-current = Essa não é a sua senha atual. Nada foi alterado.
people-passkey-first = Esta conta ainda não tem senha. Defina uma com o botão da chave de acesso.
footer-translations = Traduções
translations-title = Traduções
translations-lead = Todas as mensagens do site e dos seus jogos, com valores de exemplo, em dois idiomas lado a lado.
translations-how = Para corrigir uma tradução ou acrescentar um idioma, leia docs/translating.md no código-fonte.
translations-language = Idioma
translations-beside = Ao lado
translations-part = Parte
translations-part-shell = O site
translations-state = Estado
translations-state-all = Todas
translations-state-missing = Faltando
translations-state-outdated = Desatualizadas
translations-state-current = Em dia
translations-search = Buscar
translations-show = Mostrar
translations-count = { $count ->
    [one] { $count } mensagem
   *[other] { $count } mensagens
}
provenance-legend = De onde vem cada regra:
provenance-printed = Impressa no livreto
provenance-usual = Como se joga hoje
provenance-silent = O livreto não diz nada: a nossa escolha padrão
provenance-differs = O livreto não é claro: a leitura com que jogamos
provenance-languages = Só nestes idiomas: { $languages }.
switch-value-printed = { $value } (como impresso)
switch-value-silent = { $value } (padrão)
switch-value-differs = { $value } (a nossa leitura)
rules-exactly = Exatamente como impresso
rules-exactly-about = Aplica cada regra à letra, mesmo onde achamos que se queria dizer outra coisa.
rules-needs = Só conta numa partida com esta opção: { $switch } – { $value }
rules-needs-open = Abrir uma partida assim
rules-compare = As regras lado a lado
rules-compare-about = Só o que muda de livreto para livreto. O texto completo está nas regras de cada um.
table-rules = Regras: { $booklet }
table-rules-change = mudar
table-chat = Chat
table-more = Mais
table-tools = Ferramentas
table-sound = Som
table-fullscreen = Tela cheia
table-save = Salvar o arquivo
table-hint-more = Números
table-speed = Velocidade das jogadas
table-speed-calm = Calma
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-none = Imediata
table-glow = Mostrar o que posso mover
table-lot = Quem começa
table-lot-explained = Um sorteio decide quem começa. O seu segredo é fixado antes da partida e só se mostra a impressão digital. Depois o segredo é revelado e qualquer pessoa pode verificar o sorteio.
table-lot-words = O que os jogadores acrescentaram
table-next-level = Nível seguinte: { $level }
table-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
}
result-won = Você ganhou
result-lost = Você perdeu
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
    [own] e você nunca esteve em desvantagem.
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
told-lot-seat = Por sorteio, { $name } joga com { $seat }.
