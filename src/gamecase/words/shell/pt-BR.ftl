### The words of the site, in Brazilian Portuguese, with "você". The source is en.ftl.
### game = partida (kind: jogo), rules = regras, booklet (printed) = livreto, record = registro, opponent = adversário.

## The case
app-name = Gamecase
app-tagline = Jogos de tabuleiro tradicionais, com as regras da sua própria caixa
skip-to-content = Ir para o conteúdo
nav-home = Jogos
nav-settings = Configurações
home-title = Escolha um jogo
home-lead = Jogue contra o computador, com alguém ao seu lado ou com quem está longe.
home-open = Partidas abertas
home-table-against = { $game } com { $others }
home-state-yours = É a sua vez
home-state-open = Em andamento
home-state-waiting = Falta um jogador
home-state-over = Terminada
footer-free = Software livre: jogue, hospede, modifique
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
box-find = Encontre as regras da sua caixa
box-unsure = Não sei
box-none = Nenhum conjunto de regras corresponde a tudo isso. Aqui estão todos.
new-opponent = Contra quem você joga?
new-player = Jogador { $number }
new-against-here = Alguém aqui
new-against-away-about = Você vai receber um link para enviar.
new-against-anyone-about = A sua partida fica na página inicial até alguém se juntar.
new-level = Qual nível?
new-you = Você
new-name = O seu nome
new-name-hint = O que os outros jogadores veem. Você pode deixar em branco.
new-words = A sua própria semente para os dados
new-words-hint = É misturada em cada lançamento e em cada escolha ao acaso. Deixe em branco e o seu dispositivo escolhe uma.
new-friend-name = Nome da outra pessoa
new-starts = Quem começa?
new-starts-lot = Ao acaso
new-starts-me = Eu
new-starts-other = Meu adversário
new-side = Com que lado você vai jogar?
new-match = Duração do match
new-match-best-of-1 = Uma partida
new-match-best-of = Melhor de { $number }
new-match-first-to = { $number ->
    [one] Até { $number } ponto
   *[other] Até { $number } pontos
}
new-match-open = Quantas partidas se quiser
new-dice = Quem lança os dados?
new-dice-verifiable = O aplicativo lança; depois, qualquer pessoa pode verificar
new-dice-manual = Lançamos dados de verdade e digitamos os números
new-clock = Controle de tempo
new-clock-none = Sem relógio
new-clock-fischer = { $minutes } min + { $seconds } s por jogada
new-clock-delay = { $seconds } s de atraso por jogada, { $minutes } min de reserva por ponto
new-clock-days = { $days ->
    [one] { $days } dia por jogada
   *[other] { $days } dias por jogada
}

## An invitation
join-title = Você tem um convite para jogar: { $game }
join-by = { $name } convidou você para uma partida.
join-by-somebody = Alguém convidou você para uma partida.
join-sit = Entrar
join-watch = Só assistir

## The table
table-board = Tabuleiro
table-moves = Jogadas
table-players = Jogadores
table-position = A posição em palavras
table-dice = Dados
table-dice-pledge = Fixado antes da partida (SHA-256 do segredo)
table-dice-secret = O segredo, revelado depois da partida
table-dice-words = Sementes dos jogadores
table-dice-explained = Um segredo fixa todos os dados antes da partida, e só a impressão digital é mostrada. Depois da partida o segredo é revelado, e qualquer pessoa pode verificar que cada lançamento resulta dele.
table-record = Baixar o registro da partida
table-takeback = Desfazer jogada
table-hint = Dica
table-hint-told = Eu jogaria: { $told }
table-guided = Quero dicas
table-type = Digitar uma jogada
table-type-play = Jogar
table-past = Você está vendo uma posição anterior.
table-now = Voltar à partida
table-replay = Rever o último lançamento em câmera lenta
table-sight = Linha de mira
table-undo = Desfazer
table-turn = Girar o tabuleiro
table-look = Aparência do tabuleiro
table-confirm = Confirmar cada jogada
table-draw = Propor empate
table-claim = Reivindicar a vitória
table-claim-draw = Dar por empate
table-say-mute = Silenciar o chat
table-resign = Desistir
table-resign-sure = Desistir desta partida?
table-yes = Sim
table-no = Não
table-next = Próxima partida
table-rematch = Revanche
say-hello = Olá!
say-good-luck = Boa sorte!
say-well-played = Bem jogado!
say-thanks = Valeu!
say-sorry = Desculpe!
say-one-moment = Um momento, por favor.
say-back = Já voltei.
say-your-turn = Acho que é a sua vez.
say-oops = Ops!
say-good-game = Boa partida!
bot-again = O computador teve que recomeçar a pensar.
table-home = Voltar aos jogos
table-accept = Aceitar
table-decline = Recusar
table-withdraw = Retirar
table-watching = Você está assistindo. Só os jogadores podem jogar.
table-watchers = { $count ->
    [one] { $count } pessoa assistindo
   *[other] { $count } pessoas assistindo
}
table-booklet = Regras
table-invite = Convide alguém
table-invite-help = Envie este link ou mostre o código para ser escaneado. A primeira pessoa a abrir o link entra na partida.
table-invite-copy = Copiar o link
table-invite-loopback = Este link só funciona neste computador. Para jogar na rede de casa, inicie o Gamecase com: gamecase serve --host 0.0.0.0
player-unnamed = Jogador { $number }
player-you = você
player-away = ausente
tally-won = Matches ganhos
tally-drawn = Empates

## The rule book
rules-link = Regras
rules-title = Regras: { $game }
rules-booklets = Conjuntos de regras
rules-agreed = Combinado para esta partida
rules-example = Exemplo
rules-not-allowed = Não permitido
rules-print = Imprimir

## Learning
learn-link = Aprender
learn-title = Aprender { $game }
learn-lead = Lições curtas, cada uma com o seu tabuleiro. Experimente à vontade: nada pode dar errado.
learn-lesson = Lição { $number } de { $count }
learn-right = Muito bem!
learn-other = Isso é permitido, mas aqui experimente outra coisa.
learn-again = Tentar de novo
learn-next = Próxima lição
learn-all = Todas as lições
learn-guided = Jogue a sua primeira partida, com dicas
learn-watch = Ver dois computadores jogando

## What stands
status-waiting = Esperando o outro jogador
status-drawing-lots = Escolhendo quem começa
status-chance = Lançando os dados
status-by-hand = Lance os dados e digite os números
status-your-turn = É a sua vez: { $seat }
status-turn = É a vez de: { $seat }
status-bot-thinks = O computador está pensando
outcome-resigned = { $seat }: vitória por desistência.
outcome-agreed = Empate por acordo.
outcome-left = { $seat }: vitória, o adversário saiu.
outcome-left-draw = Empate: um jogador saiu.
outcome-time = { $seat }: vitória por tempo.
match-best-of = Partida { $game }, em melhor de { $number }
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
told-offer-takeback = { $name } pede para desfazer uma jogada.
told-offer-draw = { $name } propõe empate.
told-offer-rematch = { $name } quer revanche.
told-decline = Proposta recusada.
told-takeback = Jogada desfeita.
told-draw = Empate aceito.
told-resign = { $name } desiste.
told-left = { $name } encerrou a partida: o adversário saiu.
told-lapse = A proposta expirou.
told-say = { $name }: { $words }
told-flag = O tempo de { $name } acabou.

## Why not
refusal-not-your-turn = Não é a sua vez.
refusal-game-over = A partida terminou.
refusal-time-up = O seu tempo acabou.
refusal-not-begun = A partida ainda não começou.
refusal-dice-not-yours = Nesta partida é o aplicativo que lança os dados.
refusal-dice-by-hand = Nesta partida vocês mesmos lançam os dados e digitam os números.
refusal-not-now = Você não pode fazer isso agora.
refusal-too-late = Alguém foi mais rápido. Veja de novo o tabuleiro.
refusal-still-here = O adversário ainda não está ausente há tempo suficiente.
refusal-offer-gone = Essa proposta não está mais aberta.
refusal-watching = Você está assistindo. Só os jogadores podem fazer isso.
refusal-no-hint = Só há dicas na sua vez, contra o computador ou em uma tela compartilhada.
refusal-means-nothing = Aqui essa jogada não é permitida.
refusal-theirs = Essa jogada não era permitida. { $rule }

## Trouble
error-bad-message = O servidor não entendeu esta página. Recarregue.
error-stale = O tabuleiro mudou. Veja de novo.
error-too-fast = Rápido demais. Espere um momento.
link-lost = Conexão perdida. Reconectando… A sua partida está a salvo.
link-back = Conectado de novo.
touch-again = Escolha para onde ir a seguir ou pressione Escape.
confirm-grave = Pressione de novo para confirmar.
aim-pull = Deslize o disco ao longo da sua linha. Depois puxe para trás em qualquer ponto do tabuleiro e solte.
aim-help = Mire com as setas, regule a força com mais e menos, deslize ao longo da linha com vírgula e ponto, e lance com Enter.
copied = Copiado.
turn-alert = É a sua vez
clock-stale = Tempo no momento em que a conexão caiu
problem-title = Não deu certo
problem-not-found = Não há nada aqui. Verifique o link; a partida pode estar em outro computador.
problem-bad-form = Algo não estava certo nesse formulário. Volte e tente de novo.
problem-chair-taken = Outra pessoa ocupou esse lugar.
problem-too-many-tables = Muitas partidas novas ao mesmo tempo. Espere um momento e tente de novo.
problem-away = No momento não é possível acessar as partidas. Nada do que você jogou se perdeu. Tente de novo daqui a pouco.
problem-home = Voltar aos jogos

## On the command line
serve-ready = O Gamecase está funcionando em { $address }
serve-network = Na rede de casa: { $address }
serve-scan = Escaneie este código com um celular na mesma rede:
serve-stop = Pressione Ctrl+C para parar.
verify-holds = { $entries ->
    [one] O registro está íntegro: { $entries } entrada conferida, com todos os elos e posições corretos.
   *[other] O registro está íntegro: { $entries } entradas conferidas, com todos os elos e posições corretos.
}
verify-rolls = { $count ->
    [one] { $count } lançamento ou escolha ao acaso recalculado, e confere.
   *[other] { $count } lançamentos e escolhas ao acaso recalculados, e conferem.
}
verify-by-hand = { $count ->
    [one] { $count } lançamento foi digitado à mão, então não há o que conferir.
   *[other] { $count } lançamentos foram digitados à mão, então não há o que conferir.
}
verify-hidden = { $count ->
    [one] { $count } lançamento ainda é secreto, porque a partida não terminou.
   *[other] { $count } lançamentos ainda são secretos, porque a partida não terminou.
}

## A game looked over
table-analysis = Analisar a partida
analysis-title = { $game }: análise
analysis-games = Partidas deste match
analysis-progress = Analisando…
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
analysis-failed = Não foi possível analisar a partida. Tente de novo daqui a pouco.
analysis-result = { $first }–{ $second }
problem-not-over = A partida ainda não terminou. Você pode analisá-la quando acabar.

## Hands and pages
table-ahead = Permitir jogadas antecipadas
ahead-planned = Jogada antecipada pronta. Será jogada na sua vez, se for permitida.
table-symbols = Símbolos das peças em vez de letras
table-download = Baixar como { $format }

## Games from elsewhere
import-title = Importar uma partida
import-text = Cole a partida como { $formats }
import-open = Importar

## People
nav-account = Conta
people-sign-in = Entrar
people-register = Criar uma conta
people-lead = Você pode jogar sem conta. Com uma, encontra as suas partidas em todos os dispositivos e pode jogar partidas valendo rating.
people-name = Nome
people-name-hint = De 2 a 24 letras ou algarismos. Os outros jogadores veem o seu nome.
people-password = Senha
people-password-hint = Pelo menos 8 caracteres. Você vai receber códigos para o caso de esquecê-la.
people-with-passkey = Entrar com chave de acesso
people-register-passkey = Criar conta com chave de acesso
people-wrong = Nome ou senha incorretos.
people-slow = Muitas tentativas. Espere um minuto e tente de novo.
people-name-taken = Esse nome já está em uso ou é parecido demais com um que está. Escolha outro.
people-name-unfit = Use 2 a 24 letras ou algarismos de um só alfabeto, com espaços, pontos ou hifens no meio.
people-password-unfit = Use pelo menos 8 caracteres, e nada fácil de adivinhar, como o seu nome ou 12345678.
people-passkey-failed = A chave de acesso não foi aceita. Tente de novo.
people-again = Entre de novo para mudar isto.
people-only-way = É a sua única forma de entrar: não pode ser removida.
people-not-the-name = Esse não é o seu nome. Nada foi apagado.
account-since = Desde { $date }
account-ratings = Ratings
account-matches = { $count ->
    [one] { $count } partida valendo rating
   *[other] { $count } partidas valendo rating
}
account-history = Histórico de partidas
account-export = Baixar todos os meus dados
account-sign-out = Sair
account-ways = Como você entra
account-passkey = Chave de acesso: { $device }
account-passkey-add = Adicionar chave de acesso
account-remove = Remover
account-password-new = Nova senha
account-password-note = Pelo menos 8 caracteres. Os seus outros dispositivos vão ser desconectados.
account-password-set = Salvar a senha
account-devices = Dispositivos conectados
account-this-device = este dispositivo
account-seen = último uso: { $date }
account-end-others = Sair em todos os outros
account-tokens = Chaves de API
account-tokens-about = Quem tiver uma chave pode agir em seu nome. Guarde em segredo.
account-token-label = Para que serve?
account-token-read = só pode ler
account-token-play = pode jogar
account-token-make = Criar uma chave
account-token-once = Copie agora. Você não vai ver esta chave de novo.
account-delete = Excluir a sua conta
account-delete-about = O seu acesso, as suas sessões, as suas chaves e os seus ratings são apagados na hora e para sempre. As partidas que você jogou ficam guardadas, com o nome que você usou: elas também são dos seus adversários. Ninguém pode continuá-las no seu lugar.
account-delete-sure = Digite o seu nome para confirmar
history-none = Ainda não há nada aqui.
history-older = Mais antigas
history-won = Ganha
history-lost = Perdida
history-drawn = Empate
rated-badge = Valendo rating
rated-switch = Partida valendo rating
rated-about = Ambos os jogadores precisam de uma conta. As jogadas não podem ser desfeitas.
ratings-about = O número depois de ± mostra quão incerto é o rating.
refusal-rated-account = Esta partida está valendo rating: é preciso ter uma conta.
refusal-rated-alone = Você não pode jogar contra si mesmo em uma partida valendo rating.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Essa chave é desconhecida, foi revogada ou não permite isto.
settings-set = Tabuleiro e peças
settings-set-walnut = Nogueira
settings-set-felt = Feltro e latão
settings-set-flat = Plano e moderno
settings-set-slate = Ardósia e pedra
nav-main = Páginas principais
nav-play = Jogar
nav-learn = Aprender
nav-rules = Regras
list-lead-learn = Escolha um jogo e experimente as lições curtas.
list-lead-rules = Escolha um jogo para ler as regras, com imagens.
home-continue = Continuar
home-finished = Partidas terminadas
start-change = Mudar
start-change-of = { $game }: mudar adversário, regras ou tempo
player-computer = { $name } (computador)
character-hello-gentle = Olá! Vamos descobrir juntos como isto funciona?
character-hello-cheerful = Que bom jogar com você. Vamos nos divertir!
character-hello-steady = Boa sorte. Eu jogo com segurança.
character-hello-sharp = Olá. Cuidado: eu penso à frente.
character-hello-calm = Quando quiser. Pouco me escapa.
character-bye-gentle = Foi divertido! Outra vez?
character-bye-cheerful = Obrigado pela partida!
character-bye-steady = Boa partida. Gostei.
character-bye-sharp = Bem disputada. Veja os momentos decisivos.
character-bye-calm = Foi um prazer. Poucas partidas são assim.
notice-special = Segundo as regras desta partida: { $rule }
notice-rule = Regra { $number }
notice-close = Entendi
offline-title = Você está sem conexão
offline-lead = Para jogar é preciso conexão. Assim que voltar, você pode continuar; nada se perde.
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
share-ask = No momento só este computador pode abrir o Gamecase. Compartilhe e qualquer dispositivo da sua rede doméstica poderá abri-lo, até você parar ou fechar o programa.
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
rules-as-usual = Como se joga hoje
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
working-hint = Procurando uma boa jogada…
working-thinking = O computador ainda está pensando…
working-compiled = O computador está se preparando, uma única vez em cada máquina: { $percent }%.
working-tables = O computador está calculando os finais destas regras, uma única vez: { $percent }%.
provisional-compiled = É uma resposta rápida: o computador ainda está se preparando. Pergunte de novo daqui a um minuto.
provisional-tables = Os finais destas regras ainda estão sendo calculados: os números são boas estimativas.
notice-registered = Boas-vindas, { $name }! A sua conta está pronta e você já entrou.
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
rules-needs = Só vale com esta opção: { $switch } – { $value }
rules-needs-open = Começar uma partida assim
rules-compare = As regras lado a lado
rules-compare-about = Só onde os livretos diferem. Todo o resto está nas regras de cada um.
table-rules = Regras: { $booklet }
table-rules-change = mudar
table-chat = Chat
table-more = Mais
table-tools = Ferramentas
table-sound = Som
table-fullscreen = Tela cheia
table-save = Salvar o arquivo
table-hint-more = Mais
table-speed = Velocidade das jogadas
table-speed-calm = Calma
table-speed-normal = Normal
table-speed-fast = Rápida
table-speed-none = Sem animação
table-glow = Mostrar quais peças podem se mover
table-lot = Quem começa
table-lot-explained = O acaso decide quem começa. Um segredo fixa isso antes da partida, e só a impressão digital é mostrada. Depois da partida o segredo é revelado, e qualquer pessoa pode verificar.
table-lot-words = Sementes dos jogadores
table-next-level = Nível seguinte: { $level }
result-won = Você ganhou
result-lost = Você perdeu
result-drawn = Empate
result-winner = { $name } ganha
result-story = { $turns ->
    [one] Terminada depois de { $turns } jogada.
   *[other] Terminada depois de { $turns } jogadas.
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
told-lot-seat = { $name } joga com { $seat }, por sorteio.
settings-notices = Avisar quando for a minha vez
settings-notices-on = Ativado. Este navegador avisa você, mesmo com a partida fechada.
settings-notices-off = Desativado.
settings-notices-blocked = O seu navegador bloqueia as mensagens deste site. Permita-as primeiro nas configurações dele.
settings-notices-failed = Não deu certo. Tente de novo mais tarde.
push-turn = É a sua vez contra { $opponent }.
bot-later = Você tem muitas partidas com o computador. Jogo aqui assim que chegar a minha vez.
refusal-too-many-thoughts = O computador está ocupado com as suas outras partidas. Tente de novo daqui a pouco.
problem-too-many-analyses = Já há várias partidas suas em análise. Espere uma terminar e tente de novo.

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
deep-failed = O motor parou. O que ele encontrou fica aqui. Inicie de novo para continuar.
deep-limit = Este site não vai mais longe.
deep-picture = Valores com intervalos de confiança de 95%
deep-compare = Comparar
deep-refused = Não é possível analisar isso.
recovery-title = Guarde estes códigos
recovery-about = Se você esquecer a senha, cada código permite definir uma nova, uma única vez. Anote ou imprima: eles não vão aparecer de novo.
recovery-done = Já guardei
recovery-new = Novos códigos de recuperação
recovery-left = { $count ->
    [one] Resta { $count } código de recuperação
   *[other] Restam { $count } códigos de recuperação
}
people-forgot = Esqueceu a senha?
people-forgot-about = Digite o seu nome, um dos seus códigos de recuperação e uma senha nova. Se você não tem nenhum código, peça um link a quem administra este site.
people-code = Código de recuperação
people-code-wrong = Esse nome e esse código não combinam, ou o código já foi usado.
people-link-old = Esse link não funciona mais. Peça um novo.
people-mail = E-mail, só para recuperar a senha
people-mail-send = Enviar um link por e-mail
people-mail-sent = Se houver um e-mail para esse nome, o link já está a caminho.
people-invite = Código de convite
people-invite-wrong = Esse código de convite não funciona. Peça um a quem administra este site.
people-closed = Não é possível criar contas novas aqui.
people-banned = Quem administra este site bloqueou esta conta.
people-members = Para jogar aqui é preciso ter uma conta.
people-with-provider = Entrar com { $provider }
people-provider-failed = Não foi possível entrar. Tente de novo.
mail-reset = Definir uma senha nova
mail-reset-text = Alguém pediu uma senha nova para { $name }. Se foi você, abra este link no prazo de um dia:
problem-quota = Você já começou todas as partidas que este site permite por enquanto.
admin-title = Administração deste site
admin-people = Jogadores
admin-tables = Partidas
admin-invites = Convites
admin-log = O que foi alterado
admin-find = Buscar
admin-sizes = Partidas: { $tables } · Contas: { $accounts } · { $megabytes } MB
admin-reset = Link para uma senha nova
admin-end = Encerrar todas as sessões
admin-rename = Renomear
admin-ban = Bloquear
admin-banned = Bloqueada
admin-unban = Desbloquear
admin-delete = Excluir
admin-close = Fechar
admin-role-none = Jogador
admin-role-organiser = Organização
admin-role-admin = Administração
admin-role-set = Salvar a função
admin-invite-people = Para quantas pessoas?
admin-invite-days = Por quantos dias?
admin-invite-make = Criar um convite
practice-title = Treine os seus erros
practice-lead = Posições das suas próprias partidas. Na maioria você errou; em algumas não.
practice-task = Você joga com: { $seat }. O que faz?
practice-counts = { $due } para repetir · { $new } novas hoje
practice-days = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
practice-empty = Ainda não há nada para treinar. Mande analisar uma partida terminada: os seus erros vão aparecer aqui.
practice-done = Por hoje é só. Muito bem!
practice-more = Mais posições novas
practice-show = Mostrar a resposta
practice-next = Próxima posição
practice-remove = Não mostrar mais esta
practice-game = Ver a partida
practice-right = Boa jogada!
practice-wrong = Há algo melhor.
practice-shown = A resposta
practice-chosen = A sua jogada
practice-best = A melhor
practice-played = Na partida
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Esta posição volta { $when }.

## Drills: short exercises to repeat

drills-title = Exercícios
drills-lead = Exercícios curtos que ficam mais difíceis conforme você melhora.
drills-level = Nível { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Últimas respostas: { $right } de { $answers } certas
drills-streak = { $count } em sequência
drills-book = Livro de aberturas
opening-book-move = Jogada
opening-book-worth = Pontos
opening-book-about = Os pontos são a equity a dinheiro com o cubo no centro, dos nossos próprios rollouts, com o seu erro padrão.
drills-answer = Responder
drills-next = Próximo exercício
drills-right = Certo!
drills-wrong = Não foi bem isso.
drills-your-answer = A sua resposta
drills-number = Digite um número inteiro de { $low } a { $high }.
drills-again = Você já respondeu a este exercício, então ele não conta de novo.
nav-events = Torneios
events-lead = Torneios para o seu clube, escola ou família, online ou em tabuleiros de verdade.
events-coming = Em breve
event-new = Novo torneio
event-family = Copa da família rápida
event-family-about = De três a oito nomes e pronto: três rodadas e uma final entre os dois melhores.
event-name = Nome do torneio
event-format = Formato
event-format-round-robin = Todos contra todos
event-about-round-robin = Cada um joga com todos os outros.
event-format-swiss = Sistema suíço
event-about-swiss = Em cada rodada você enfrenta alguém com mais ou menos os mesmos pontos que você.
event-format-knockout = Mata-mata
event-about-knockout = Quem perde está fora, ou continua na copa de consolação.
event-format-arena = Arena
event-about-arena = Quem está livre recebe um novo adversário, quantas vezes quiser.
event-format-ladder = Escada
event-about-ladder = Desafie alguém acima de você e fique com o lugar dessa pessoa.
event-format-family-cup = Copa da família
event-place = Onde vocês vão jogar?
event-place-online = Online
event-place-real = Em tabuleiros de verdade
event-place-screen = Nesta tela
event-rounds = Número de rodadas, ou vazio para o número de costume
event-double = Turno e returno
event-sides = Quem joga?
event-sides-1 = Individual
event-sides-pairs = Duplas
event-sides-teams = Equipes de { $number }
event-scoring = Pontos por vitória, empate e derrota
event-scoring-points = Contam os pontos das partidas
event-ties = Desempates (deixe vazio para os de costume)
event-main = Copa principal
event-consolation = Copa de consolação
event-last-chance = Copa da última chance
event-playoff = Mata-mata entre os melhores
event-may-join = Qualquer pessoa com o link pode entrar
event-players-report = Os jogadores informam os próprios resultados
event-starts = Quando começa?
event-create = Criar o torneio
event-join = Entrar em { $name }
event-join-about = Escaneie o código ou abra o link para entrar. Você não precisa de conta.
event-code = O seu código é { $code }. Com ele você pode voltar em qualquer dispositivo.
event-code-enter = Tenho um código
event-players = Jogadores
event-add = Adicionar jogadores
event-add-hint = Um por linha. Depois podem vir o rating e o clube: Maria; 1450; Beira-Rio
event-file = Ou de um arquivo: CSV com os nomes, ou TRF com as rodadas já jogadas
event-import = Continuado a partir de um arquivo
event-round = Rodada { $number }
event-board = Mesa { $number }
event-bye = Folga
event-pairings = Emparceiramentos
event-pair = Emparceirar a rodada { $number }
event-pair-again = Emparceirar de novo
event-by-hand = Emparceirar à mão
event-by-hand-hint = Um par por linha, com os números dos jogadores: 3-7. Um número sozinho folga.
event-start = Iniciar a rodada { $number }
event-close = Encerrar o torneio
event-reopen = Reabrir o torneio
event-result = Informar o resultado
event-correct = Corrigir o resultado
event-keep-score = Anotar a partida aqui
event-keep-score-about = Jogue no seu próprio tabuleiro e anote a partida neste dispositivo. O resultado é registrado quando a partida termina.
event-won = { $name } ganhou
event-absent = { $name } não jogou
event-score = Placar, se houver
event-why = Motivo
event-change = Mudar um nome ou rating
event-withdraw = Sair do torneio
event-return = Volta a jogar
event-byes = Pedir folga
event-bye-half = Folga de meio ponto
event-bye-zero = Folga de zero ponto
event-bye-cancelled = Folga cancelada
event-half-byes = Folgas de meio ponto que cada jogador pode pedir
event-withdrawn = Saiu
event-forbid = Nunca emparceirar estes dois
event-helpers = Ajudantes
event-helpers-about = Dê um nome a cada ajudante e envie o link correspondente. Ajudantes podem emparceirar, iniciar rodadas e informar resultados.
event-codes = Códigos dos jogadores
event-downloads = Downloads
event-all-games = Todas as partidas
event-standings = Classificação
event-crosstable = Tabela cruzada
event-bracket = Chave
event-points = Pontos
event-yours = A sua partida: mesa { $number } contra { $name }
event-yours-bye = Nesta rodada você folga.
event-open-table = Ir para a partida
event-screen = Telão
event-challenge = Desafiar
study-title = O seu jogo
study-intro = Mande analisar as suas partidas terminadas e veja aqui como você joga e onde erra.
study-automatic = Analisar as minhas partidas assim que terminarem
study-analyse = Analisar
study-analyse-all = Analisar todas estas
study-again = Analisar de novo
study-stopped = O motor parou antes do fim. O que ele já tinha encontrado fica guardado.
study-waiting = { $count ->
    [one] { $count } partida está na fila para análise.
   *[other] { $count } partidas estão na fila para análise.
}
study-open = Ainda não analisadas
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
refusal-event-not-yours = Você só pode fazer isso por você.
refusal-event-full = O torneio está lotado. Cabem até { $most } jogadores.
refusal-event-no-late-entry = É tarde demais para entrar. A primeira rodada já começou.
refusal-event-no-entrant = Não há nenhum jogador com o número { $entrant }.
refusal-event-name-taken = Já há alguém com o nome { $name }.
refusal-event-members = Informe { $count } jogadores.
refusal-event-results-missing = { $missing ->
    [one] Ainda falta um resultado da rodada { $round }.
   *[other] Ainda faltam { $missing } resultados da rodada { $round }.
}
refusal-event-all-paired = Todas as { $rounds } rodadas estão emparceiradas.
refusal-event-still-playing = { $name } ainda não terminou a última partida.
refusal-event-challenge-up = Você só pode desafiar quem está acima de você. { $name } está abaixo.
refusal-event-wrong-round = Ainda não há rodada { $round }. A próxima é a rodada { $next }.
refusal-event-already-started = A rodada { $round } já começou.
refusal-event-not-started = A rodada { $round } ainda não começou.
refusal-event-already-paired = A rodada { $round } já está emparceirada.
refusal-event-too-few = São necessários pelo menos { $least } jogadores. Até agora há { $count }.
refusal-event-is-withdrawn = { $name } saiu do torneio. Emparceire a rodada de novo ou à mão.
refusal-event-has-bye = { $name } tem folga na rodada { $round }. Cancele a folga ou emparceire a rodada de novo.
refusal-event-byes-used = Folgas de meio ponto que cada jogador pode pedir aqui: { $most }.
refusal-event-paired-twice = { $name } não pode estar em dois emparceiramentos.
refusal-event-no-pairing = Não há nenhuma partida na mesa { $table } da rodada { $round }.
refusal-event-result-exists = A mesa { $table } da rodada { $round } já tem resultado. Quem organiza pode corrigir.
refusal-event-online-result = Esta partida é jogada online. O resultado chega sozinho.
refusal-event-impossible-result = Esse resultado não é possível.
refusal-event-needs-winner = É mata-mata: alguém tem que ganhar.
refusal-event-cannot-pair = Não dá para emparceirar a rodada { $round } sem que alguém enfrente de novo o mesmo adversário. Emparceire à mão ou encerre o torneio.
refusal-event-nobody-free = Ninguém está livre para jogar agora.
refusal-event-by-challenge = Em uma escada, os jogadores se desafiam uns aos outros.
refusal-event-by-organiser = Peça a quem organiza para adicionar você.
refusal-event-already-entered = Você já está no torneio.
refusal-event-not-empty = Este torneio já tem jogadores. Crie um torneio novo para este arquivo.
refusal-event-wrong-code = Esse código não está certo. Confira o seu papel.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = A soma dos pontos de todos os seus adversários. Adversários mais fortes contam a seu favor.
tie-break-buchholz-cut-1 = Buchholz com corte do pior
tie-break-buchholz-cut-1-about = Os pontos de todos os seus adversários, sem os do que tem menos.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Os pontos de todos de quem você ganhou, mais metade dos pontos daqueles com quem você empatou.
tie-break-direct-encounter = Confronto direto
tie-break-direct-encounter-about = Os seus pontos contra quem está empatado com você.
tie-break-wins = Vitórias
tie-break-wins-about = As partidas que você ganhou no tabuleiro.
tie-break-points-difference = Saldo de pontos
tie-break-points-difference-about = Os pontos que você fez nas suas partidas, menos os dos seus adversários.
tie-break-board-points = Pontos de tabuleiro
tie-break-board-points-about = Os pontos de todos os tabuleiros da sua equipe.
tie-break-performance-rating = PR
tie-break-performance-rating-about = O seu erro médio nas partidas analisadas. Quanto menor, melhor.
tie-break-unplayed = No suíço, uma rodada sem partida conta como uma contra alguém com os seus próprios pontos.
table-dice-chains = Cada lançamento resulta de um segredo do aplicativo e de um número da página de cada jogador, todos fixados de antemão. Assim ninguém pode escolher um lançamento, nem mesmo quem administra este site. Depois da partida, qualquer pessoa pode verificar todos os lançamentos.
table-dice-waiting = Cada página só dá o seu número quando você lança, então ninguém pode saber um lançamento antes da hora. Se uma página for fechada, os dados esperam por ela.
table-dice-deposits = Para que você possa fechar a página, ela dá o número do próximo lançamento junto com a sua jogada. Ninguém pode saber um lançamento antes da hora, a menos que quem administra este site jogue nesta partida.
table-dice-kept = Sem número próprio: { $names }
table-lot-chains = O acaso decide quem começa: um segredo do aplicativo e um número da página de cada jogador, todos fixados de antemão. Depois da partida, qualquer pessoa pode verificar.
status-dice-wait = Os dados esperam { $name } abrir esta página
dice-elsewhere = Os dados esperam o navegador em que você jogou por último. Abra esta partida nele.
told-renewal = { $name } tem novos números para os dados, de outro navegador
editor-title = Montar uma posição
editor-lead = Arraste as peças para o tabuleiro, ou escolha uma e toque no lugar dela.
editor-turn = Quem joga
editor-remove = Tirar uma peça
editor-clear = Limpar o tabuleiro
editor-start = Posição inicial
editor-text = Colar uma posição
editor-text-known = Escrita como { $notations }.
editor-read = Mostrar
editor-recognised = Lida como { $notation }.
editor-unreadable = Não foi possível ler isto como uma posição. O seu texto continua aí.
editor-other-game = Esta posição é de outro jogo: { $game }.
editor-notations = Em texto
editor-copy = Copiar
editor-possible = Esta posição é possível.
editor-over = Nesta posição a partida já acabou, então não há mais nada para jogar.
editor-play = Jogar a partir daqui
editor-link = Copiar o link
editor-picture = Baixar uma imagem
editor-analyse = Analisar esta posição
editor-from-position = A partir de uma posição
editor-from-about = Uma partida a partir desta posição, sem valer rating.
notebook-title = Caderno
notebook-lead = As posições que você salvou. Elas ficam neste navegador, ou na sua conta se você tiver uma.
notebook-save = Salvar no caderno
notebook-name = Título
notebook-tags = Etiquetas, separadas por vírgulas
notebook-note = Nota
notebook-game = Jogo
notebook-tag = Etiqueta
notebook-saved = Salva no seu caderno.
notebook-empty = Não há posições aqui.
problem-notebook-full = O seu caderno está cheio. Exclua uma posição primeiro.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Estudos
studies-lead = Partidas e posições com os seus próprios comentários e variantes. Mostre aos amigos com um link ou salve como arquivos.
studies-empty = Você ainda não tem estudos.
studies-make = Criar um estudo
studies-new = Novo estudo
studies-comment = Comentário
studies-symbols = Símbolos
studies-promote = Tornar linha principal
studies-delete = Excluir a partir daqui
studies-saved = Salvo
studies-saving = Salvando…
studies-unsaved = Não salvo
studies-retry = Salvar de novo
studies-conflict = Isto foi alterado em outra janela. Agora você vê a versão mais recente; o que você digitou continua no campo.
studies-share = Compartilhar
studies-view-link = Quem tiver este link pode ver.
studies-edit-link = Quem tiver este link pode editar.
studies-view-make = Criar um link para ver
studies-edit-make = Criar um link para editar
studies-withdraw = Revogar este link
studies-download = Baixar
studies-partly = sem algumas das suas anotações
problem-too-many-studies = Não há espaço para mais. Exclua alguma coisa primeiro.
lessons-own = As suas lições
lessons-lead = Reúna posições em uma lição sua e envie o link a quem quiser aprender.
lessons-new = Nova lição
lessons-which = Lição
lessons-add = Adicionar esta posição
lessons-exercise = Exercício { $number } de { $count }
lessons-task = O que fazer
lessons-answers = Jogadas certas, uma por linha
lessons-any-good = Aceitar qualquer boa jogada, segundo o computador
lessons-explanation = Explicação depois da resposta
lessons-from-notebook = Do seu caderno
lessons-next = Próximo exercício
lessons-done = Esse foi o último exercício. Muito bem!
lessons-empty = Esta lição ainda não tem exercícios.
lessons-up = Mover para cima
lessons-open = Ver como os seus alunos
lessons-nobody-moves = Nesta posição não é a vez de ninguém, então ela não pode ser um exercício.
lessons-bad-answer = “{ $move }” não pode ser jogado nesta posição.
lessons-needs-answer = Indique uma jogada certa ou aceite qualquer boa jogada.
import-many-title = Importar partidas
import-many-lead = Traga as suas partidas de outros programas e sites: arquivos avulsos, pastas inteiras ou um arquivo ZIP. As partidas que você já tem aqui ficam de fora.
import-formats = Arquivos que podem ser lidos
import-folder = Escolher uma pasta
import-stop = Parar
import-count-files = Arquivos
import-count-games = Importadas
import-count-duplicates = Já estavam aqui
import-count-failed = Não importadas
import-line = Linha
import-lost = A conexão caiu. O que já foi importado fica guardado.
import-stopped = Importação interrompida. O que já foi importado fica guardado.
import-too-large = Este arquivo é grande demais. Podem ser lidos no máximo { $size } MB de cada vez.
import-quota = Você atingiu o número de partidas novas deste mês. O que já foi importado fica guardado.
import-players = Qual destes jogadores é você?
import-me = Sou eu
import-names = Os seus nomes nos arquivos
import-names-help = Separados por vírgulas. Nas partidas com um destes jogadores, só as jogadas dele contam como suas.
import-queue-full = No momento não cabem mais partidas na fila de análise. Volte mais tarde para as outras.
openings-title = Explorador de aberturas
openings-filter = Escolher partidas
openings-source = De
openings-own = As suas partidas
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
openings-none = Ainda não há partidas terminadas. Jogue algumas ou importe de outros programas.
openings-reading = Contando as suas partidas: { $done } de { $all }
openings-reached = Partidas com esta posição
openings-collections = As suas coleções
openings-collections-help = Um arquivo com muitas partidas, por exemplo PGN ou PDN. Só você pode ver.
openings-add = Adicionar um arquivo
openings-adding = Lendo o arquivo
