### The words of the site, in French, with "vous". The source is en.ftl.
### game = partie, rules = règles, booklet (printed) = livret, opponent = adversaire, record = journal.

## The case
app-name = Gamecase
app-tagline = Les jeux de société traditionnels, avec les règles de votre propre boîte
skip-to-content = Aller au contenu
nav-home = Jeux
nav-settings = Réglages
home-title = Choisissez un jeu
home-lead = Jouez contre l’ordinateur, à deux devant cet écran ou à distance entre amis.
home-open = Parties ouvertes
home-table-against = { $game } avec { $others }
home-state-yours = À vous de jouer
home-state-open = En cours
home-state-waiting = Il manque un joueur
home-state-over = Terminée
footer-free = Logiciel libre : à vous d’y jouer, de l’héberger et de le modifier
footer-fair = Des dés que tout le monde peut vérifier

## Settings
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme mon appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-theme-clear = Adapté au daltonisme
settings-save = Appliquer

## Laying a table
new-title = Nouvelle partie : { $game }
new-booklet-clauses = Voir les règles
box-find = Trouver les règles de votre boîte
box-unsure = Je ne sais pas
box-none = Aucune règle ne correspond à tout cela. Les voici toutes.
new-opponent = Contre qui jouez-vous ?
new-player = Joueur { $number }
new-against-here = Quelqu’un ici
new-against-away-about = Vous recevrez un lien à envoyer.
new-against-anyone-about = Votre partie figure sur la page d’accueil jusqu’à ce que quelqu’un la rejoigne.
new-level = Quel niveau ?
new-you = Vous
new-name = Votre nom
new-name-hint = C’est ce que voient les autres. Vous pouvez le laisser vide.
new-words = Votre propre graine pour les dés
new-words-hint = Elle se mêle à chaque lancer et à chaque tirage au sort. Si vous la laissez vide, votre appareil en choisit une.
new-friend-name = Nom de l’autre personne
new-starts = Qui commence ?
new-starts-lot = Au hasard
new-starts-me = Moi
new-starts-other = L’adversaire
new-side = Quel camp prenez-vous ?
new-match = Longueur du match
new-match-best-of-1 = Une partie
new-match-best-of = Au meilleur des { $number }
new-match-first-to = { $number ->
    [one] Match en { $number } point
   *[other] Match en { $number } points
}
new-match-open = Autant de parties qu’on veut
new-dice = Qui lance les dés ?
new-dice-verifiable = L’application les lance ; tout le monde peut vérifier après coup
new-dice-manual = Nous lançons de vrais dés et saisissons le résultat
new-clock = Cadence
new-clock-none = Sans pendule
new-clock-fischer = { $minutes } min + { $seconds } s par coup
new-clock-delay = { $seconds } s de délai par coup, { $minutes } min de réserve par point
new-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

## An invitation
join-title = On vous invite à jouer : { $game }
join-by = { $name } vous invite à jouer une partie.
join-by-somebody = On vous invite à jouer une partie.
join-sit = Rejoindre
join-watch = Juste regarder

## The table
table-board = Plateau
table-moves = Coups
table-players = Joueurs
table-position = La position en mots
table-dice = Dés
table-dice-pledge = Fixé avant la partie (SHA-256 du secret)
table-dice-secret = Le secret, dévoilé après la partie
table-dice-words = Graines des joueurs
table-dice-explained = Un secret fixe tous les dés avant la partie, et seule son empreinte est montrée. Après la partie, le secret est dévoilé, et tout le monde peut vérifier que chaque lancer en découle.
table-record = Télécharger la partie
table-takeback = Reprendre le coup
table-hint = Indice
table-hint-told = Je jouerais : { $told }
table-guided = Me donner des conseils
table-type = Saisir un coup
table-type-play = Jouer ce coup
table-past = Vous regardez une position antérieure.
table-now = Retour à la partie
table-replay = Revoir le dernier tir au ralenti
table-sight = Ligne de visée
table-undo = Annuler
table-turn = Tourner le plateau
table-look = Aspect du plateau
table-confirm = Confirmer chaque coup
table-draw = Proposer la nulle
table-claim = Réclamer la victoire
table-claim-draw = Conclure à la nulle
table-say-mute = Masquer la discussion
table-resign = Abandonner
table-resign-sure = Abandonner cette partie ?
table-yes = Oui
table-no = Non
table-next = Partie suivante
table-rematch = Revanche
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-sorry = Pardon !
say-one-moment = Un instant, s’il vous plaît.
say-back = Me revoilà.
say-your-turn = C’est à vous, je crois.
say-oops = Oups !
say-good-game = Belle partie !
bot-again = L’ordinateur a dû reprendre sa réflexion depuis le début.
table-home = Retour aux jeux
table-accept = Accepter
table-decline = Refuser
table-withdraw = Retirer
table-watching = Vous regardez. Seuls les joueurs peuvent jouer.
table-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
table-booklet = Règles
table-invite = Invitez quelqu’un
table-invite-help = Envoyez ce lien, ou faites scanner le code. La première personne qui l’ouvre rejoint la partie.
table-invite-copy = Copier le lien
table-invite-loopback = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer sur votre réseau domestique, lancez Gamecase avec : gamecase serve --host 0.0.0.0
player-unnamed = Joueur { $number }
player-you = vous
player-away = absent
tally-won = Matchs gagnés
tally-drawn = Nulles

## The rule book
rules-link = Règles du jeu
rules-title = Règles du jeu : { $game }
rules-booklets = Règles disponibles
rules-agreed = Convenu pour cette partie
rules-example = Exemple
rules-not-allowed = Interdit
rules-print = Imprimer

## Learning
learn-link = Apprendre
learn-title = Apprendre à jouer : { $game }
learn-lead = De courtes leçons, chacune avec son plateau. Essayez : vous ne risquez rien.
learn-lesson = Leçon { $number } sur { $count }
learn-right = Bravo !
learn-other = C’est permis, mais essayez autre chose ici.
learn-again = Réessayer
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-guided = Jouer une première partie, avec des conseils
learn-watch = Regarder deux ordinateurs jouer

## What stands
status-waiting = En attente de l’autre joueur
status-drawing-lots = Tirage au sort de qui commence
status-chance = Les dés roulent
status-by-hand = Lancez vos dés et saisissez les nombres
status-your-turn = À vous de jouer : { $seat }
status-turn = À jouer : { $seat }
status-bot-thinks = L’ordinateur réfléchit
outcome-resigned = { $seat } : victoire par abandon.
outcome-agreed = Partie nulle d’un commun accord.
outcome-left = { $seat } : victoire, l’adversaire est parti.
outcome-left-draw = Partie nulle : un joueur est parti.
outcome-time = { $seat } : victoire au temps.
match-best-of = Partie { $game }, au meilleur des { $number }
match-first-to = { $number ->
    [one] Partie { $game }, match en { $number } point
   *[other] Partie { $game }, match en { $number } points
}
match-games = Partie { $game } sur { $number }
match-open = Partie { $game }

## What happened
told-sit = { $name } rejoint la partie.
told-begin = Une nouvelle partie commence.
told-lot = { $name } commence.
told-offer-takeback = { $name } aimerait reprendre un coup.
told-offer-draw = { $name } propose la nulle.
told-offer-rematch = { $name } propose une revanche.
told-decline = Proposition refusée.
told-takeback = Coup repris.
told-draw = Nulle acceptée.
told-resign = { $name } abandonne.
told-left = { $name } a mis fin à la partie : l’adversaire est parti.
told-lapse = La proposition a expiré.
told-say = { $name } : { $words }
told-flag = Temps écoulé pour { $name }.

## Why not
refusal-not-your-turn = Ce n’est pas à vous de jouer.
refusal-game-over = La partie est terminée.
refusal-time-up = Votre temps est écoulé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-dice-not-yours = Dans cette partie, c’est l’application qui lance les dés.
refusal-dice-by-hand = Dans cette partie, vous lancez les dés vous-mêmes et saisissez les nombres.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-too-late = Quelqu’un a été plus rapide. Regardez de nouveau le plateau.
refusal-still-here = Votre adversaire n’est pas encore absent depuis assez longtemps.
refusal-offer-gone = Cette proposition ne tient plus.
refusal-watching = Vous regardez. Seuls les joueurs peuvent faire cela.
refusal-no-hint = Les indices ne sont donnés qu’à votre tour, contre l’ordinateur ou sur un écran partagé.
refusal-means-nothing = Ce coup n’est pas permis ici.
refusal-theirs = Ce coup n’était pas permis. { $rule }

## Trouble
error-bad-message = Le serveur n’a pas compris cette page. Rechargez-la.
error-stale = Le plateau a changé. Regardez-le de nouveau.
error-too-fast = C’était trop rapide. Attendez un instant.
link-lost = Connexion perdue. Reconnexion… Votre partie est sauve.
link-back = Connexion rétablie.
touch-again = Choisissez où aller ensuite, ou appuyez sur Échap.
confirm-grave = Appuyez encore une fois pour confirmer.
aim-pull = Faites glisser le palet le long de sa ligne. Puis tirez en arrière, n’importe où sur le plateau, et lâchez.
aim-help = Visez avec les flèches, réglez la force avec plus et moins, glissez le long de la ligne avec virgule et point, et tirez avec Entrée.
copied = Copié.
turn-alert = À vous de jouer
clock-stale = Temps au moment de la coupure
problem-title = Cela n’a pas marché
problem-not-found = Il n’y a rien ici. Vérifiez le lien ; la partie est peut-être sur un autre ordinateur.
problem-bad-form = Quelque chose n’allait pas dans ce formulaire. Revenez en arrière et réessayez.
problem-chair-taken = Quelqu’un d’autre a pris cette place.
problem-too-many-tables = Trop de nouvelles parties à la fois. Attendez un instant, puis réessayez.
problem-away = Les parties sont inaccessibles pour le moment. Rien de ce que vous avez joué n’est perdu. Réessayez dans un instant.
problem-home = Retour aux jeux

## On the command line
serve-ready = Gamecase tourne à l’adresse { $address }
serve-network = Sur votre réseau domestique : { $address }
serve-scan = Scannez ceci avec un téléphone connecté au même réseau :
serve-stop = Ctrl+C pour l’arrêter.
verify-holds = { $entries ->
    [one] Le journal est intact : { $entries } entrée, tous les maillons et toutes les positions concordent.
   *[other] Le journal est intact : { $entries } entrées, tous les maillons et toutes les positions concordent.
}
verify-rolls = { $count ->
    [one] { $count } lancer ou tirage au sort recalculé : il concorde.
   *[other] { $count } lancers et tirages au sort recalculés : ils concordent.
}
verify-by-hand = { $count ->
    [one] { $count } lancer saisi à la main : rien à recalculer.
   *[other] { $count } lancers saisis à la main : rien à recalculer.
}
verify-hidden = { $count ->
    [one] { $count } lancer encore secret, car sa partie n’est pas terminée.
   *[other] { $count } lancers encore secrets, car leur partie n’est pas terminée.
}

## A game looked over
table-analysis = Analyser la partie
analysis-title = { $game } : analyse
analysis-games = Parties de ce match
analysis-progress = Analyse en cours…
analysis-graph = Le cours de la partie
analysis-lines = Meilleures suites
analysis-mistakes = Tournants
analysis-none = Aucune erreur trouvée.
analysis-totals = Bilan
analysis-played = Joué
analysis-inaccuracy = Imprécision
analysis-mistake = Erreur
analysis-blunder = Gaffe
analysis-better = Mieux :
analysis-even = Égal
analysis-slight = { $seat } : léger avantage
analysis-clear = { $seat } : net avantage
analysis-winning = { $seat } : avantage décisif
analysis-first = Début de la partie
analysis-back = Coup précédent
analysis-forward = Coup suivant
analysis-last = Fin de la partie
analysis-table = Retour à la partie
analysis-failed = La partie n’a pas pu être analysée. Réessayez dans un instant.
analysis-result = { $first }–{ $second }
problem-not-over = La partie n’est pas encore terminée. Vous pourrez l’analyser ensuite.

## Hands and pages
table-ahead = Autoriser les coups anticipés
ahead-planned = Coup anticipé noté. Il sera joué à votre tour s’il est permis.
table-symbols = Symboles au lieu de lettres dans les coups
table-download = Télécharger en { $format }

## Games from elsewhere
import-title = Importer une partie
import-text = Collez la partie en { $formats }
import-open = Importer

## People
nav-account = Compte
people-sign-in = Se connecter
people-register = Créer un compte
people-lead = On peut jouer sans compte. Avec un compte, vous retrouvez vos parties sur tous vos appareils et pouvez jouer des parties classées.
people-name = Nom
people-name-hint = De 2 à 24 lettres ou chiffres. Les autres joueurs le voient.
people-password = Mot de passe
people-password-hint = Au moins 8 caractères. Vous recevrez des codes de secours au cas où vous l’oublieriez.
people-with-passkey = Se connecter avec une clé d’accès
people-register-passkey = Créer un compte avec une clé d’accès
people-wrong = Nom ou mot de passe incorrect.
people-slow = Trop d’essais. Attendez une minute, puis réessayez.
people-name-taken = Ce nom est pris, ou ressemble trop à un nom déjà pris. Choisissez-en un autre.
people-name-unfit = De 2 à 24 lettres ou chiffres d’un même alphabet, avec des espaces, des points ou des traits d’union entre eux.
people-password-unfit = Au moins 8 caractères, et rien de facile à deviner, comme votre nom ou 12345678.
people-passkey-failed = La clé d’accès n’a pas été acceptée. Essayez encore.
people-again = Pour changer cela, reconnectez-vous d’abord.
people-only-way = C’est votre seul moyen de vous connecter : il ne peut pas être supprimé.
people-not-the-name = Ce n’est pas votre nom. Rien n’a été supprimé.
account-since = Membre depuis le { $date }
account-ratings = Classements
account-matches = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
account-history = Historique des parties
account-export = Télécharger toutes mes données
account-sign-out = Se déconnecter
account-ways = Vos moyens de connexion
account-passkey = Clé d’accès : { $device }
account-passkey-add = Ajouter une clé d’accès
account-remove = Supprimer
account-password-new = Nouveau mot de passe
account-password-note = Au moins 8 caractères. Tous les autres appareils seront déconnectés.
account-password-set = Enregistrer le mot de passe
account-devices = Vos sessions ouvertes
account-this-device = cet appareil
account-seen = dernière utilisation : { $date }
account-end-others = Déconnecter tous les autres
account-tokens = Jetons d’API
account-tokens-about = Toute personne qui a un jeton peut agir en votre nom. Gardez-le secret.
account-token-label = À quoi sert-il ?
account-token-read = peut seulement lire
account-token-play = peut jouer
account-token-make = Créer un jeton
account-token-once = Copiez-le maintenant : il ne sera plus jamais affiché.
account-delete = Supprimer votre compte
account-delete-about = Votre accès, vos sessions, vos jetons et vos classements sont supprimés aussitôt et pour toujours. Les parties jouées sont conservées, avec le nom que vous utilisiez : elles appartiennent aussi à vos adversaires. Personne ne peut les continuer à votre place.
account-delete-sure = Tapez votre nom pour confirmer
history-none = Rien ici pour l’instant.
history-older = Plus anciennes
history-won = Gagnée
history-lost = Perdue
history-drawn = Nulle
rated-badge = Classée
rated-switch = Partie classée
rated-about = Les deux joueurs ont besoin d’un compte. Pas de reprise de coup.
ratings-about = Le nombre après ± indique l’incertitude du classement.
refusal-rated-account = C’est une partie classée : il faut un compte.
refusal-rated-alone = Vous ne pouvez pas jouer contre vous-même dans une partie classée.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Ce jeton est inconnu ou révoqué, ou ne permet pas cela.
nav-main = Pages principales
nav-play = Jouer
nav-learn = Apprendre
nav-rules = Règles
list-lead-learn = Choisissez un jeu et essayez ses courtes leçons.
list-lead-rules = Choisissez un jeu pour lire ses règles, avec des images.
home-continue = Continuer
home-finished = Parties terminées
start-change = Changer
start-change-of = { $game } : changer d’adversaire, de règles ou de cadence
player-computer = { $name } (ordinateur)
character-hello-gentle = Bonjour ! On découvre ensemble comment ça marche ?
character-hello-cheerful = Content de jouer avec vous. Amusons-nous !
character-hello-steady = Bonne chance. Je joue solide.
character-hello-sharp = Bienvenue. Attention : je prévois mes coups.
character-hello-calm = Quand vous voulez. Peu de choses m’échappent.
character-bye-gentle = C’était amusant ! On recommence ?
character-bye-cheerful = Merci pour la partie !
character-bye-steady = Bonne partie. J’ai bien aimé.
character-bye-sharp = Belle lutte. Jetez un œil aux tournants de la partie.
character-bye-calm = Un plaisir. Peu de parties ressemblent à celle-ci.
notice-special = D’après les règles de cette partie : { $rule }
notice-rule = Règle { $number }
notice-close = Compris
opponent-bot = Ordinateur
opponent-here = À deux ici
opponent-away = Par lien
opponent-anyone = Tout le monde
rules-question = Quelles règles voulez-vous ?
rules-of-my-box = Les règles de ma boîte
rules-as-usual = Comme on joue aujourd’hui
rules-line = Règles :
start-time = Cadence
start-more = Plus
start-match-points = Ou en tant de points
clock-chip-none = Sans pendule
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Par point
clock-chip-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
working-hint = Recherche d’un bon coup…
working-thinking = L’ordinateur réfléchit encore…
working-compiled = L’ordinateur se prépare, une seule fois par machine : { $percent } %.
working-tables = L’ordinateur calcule les fins de partie de ces règles, une seule fois : { $percent } %.
provisional-compiled = C’est une réponse rapide : l’ordinateur se prépare encore. Redemandez dans une minute.
provisional-tables = Les fins de partie de ces règles sont encore en calcul : les chiffres sont de bonnes estimations.
offline-title = Vous êtes hors ligne
offline-lead = Il faut une connexion pour jouer. Dès qu’elle revient, vous pourrez continuer ; rien n’est perdu.
offline-kept = Vous pouvez lire
offline-nothing = Rien pour l’instant. Les règles et les leçons que vous ouvrez sont gardées ici pour plus tard.
offline-again = Réessayer
import-files = Choisissez des fichiers, ou déposez-les n’importe où sur cette page
import-done = { $count ->
    [one] { $count } partie ouverte
   *[other] { $count } parties ouvertes
}
import-illegal = Le coup { $count } n’est pas permis :
import-unreadable = Ce texte n’a pas pu être lu comme une partie
import-keep = Ouvrir la partie jusque-là
import-correct = Corriger
import-corrected = La partie à corriger
import-back = Retour
notice-registered = Bienvenue, { $name } ! Votre compte est prêt et votre session est ouverte.
notice-password-saved = Votre nouveau mot de passe est enregistré.
account-password-current = Mot de passe actuel
account-password-passkey = Confirmer avec une clé d’accès
account-no-ratings = Vous n’avez pas encore de classement. Jouez une partie classée pour en obtenir un. Les classements :
people-wrong-current = Ce n’est pas votre mot de passe actuel. Rien n’a été modifié.
people-passkey-first = Ce compte n’a pas encore de mot de passe. Choisissez-en un avec le bouton de la clé d’accès.
footer-translations = Traductions
translations-title = Traductions
translations-lead = Tous les messages du site et de ses jeux, avec des exemples, en deux langues côte à côte.
translations-how = Pour corriger une traduction ou ajouter une langue, lisez docs/translating.md dans le code source.
translations-language = Langue
translations-beside = À côté
translations-part = Partie
translations-part-shell = Le site
translations-state = État
translations-state-all = Tous
translations-state-missing = Manquants
translations-state-outdated = Dépassés
translations-state-current = À jour
translations-search = Rechercher
translations-show = Afficher
translations-count = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}
provenance-legend = D’où vient chaque règle :
provenance-printed = Imprimé dans le livret
provenance-usual = Comme on joue aujourd’hui
provenance-silent = Le livret n’en dit rien : notre choix par défaut
provenance-differs = Le livret n’est pas clair : la lecture que nous jouons
provenance-languages = Seulement dans ces langues : { $languages }.
switch-value-printed = { $value } (comme imprimé)
switch-value-silent = { $value } (par défaut)
switch-value-differs = { $value } (notre lecture)
rules-exactly = Exactement comme imprimé
rules-exactly-about = Applique chaque règle à la lettre, même là où nous pensons que le texte veut dire autre chose.
rules-needs = Ne vaut qu’avec ce réglage : { $switch } – { $value }
rules-needs-open = Lancer une partie avec
rules-compare = Les règles côte à côte
rules-compare-about = Seulement ce qui diffère d’un livret à l’autre. Tout le reste est dans leurs règles.
table-rules = Règles : { $booklet }
table-rules-change = changer
table-chat = Discussion
table-more = Plus
table-tools = Outils
table-sound = Son
table-fullscreen = Plein écran
table-save = Enregistrer le fichier
table-hint-more = Plus
table-speed = Vitesse des coups
table-speed-calm = Calme
table-speed-normal = Normale
table-speed-fast = Rapide
table-speed-none = Sans animation
table-glow = Montrer les pièces jouables
table-lot = Qui commence
table-lot-explained = Le hasard décide qui commence. Un secret le fixe avant la partie, et seule son empreinte est montrée. Après la partie, le secret est dévoilé, et tout le monde peut vérifier.
table-lot-words = Graines des joueurs
table-next-level = Niveau suivant : { $level }
result-won = Vous avez gagné
result-lost = Vous avez perdu
result-drawn = Partie nulle
result-winner = { $name } gagne
result-story = { $turns ->
    [one] Terminée après { $turns } coup.
   *[other] Terminée après { $turns } coups.
}
result-story-ahead = { $turns ->
    [one] { $turns } coup,
   *[other] { $turns } coups,
} { $winner ->
    [own] et vous n’avez jamais été en retard.
   *[other] et le camp gagnant n’a jamais été en retard.
}
result-story-turned = { $turns ->
    [one] { $turns } coup, et tout a basculé à la toute fin.
   *[other] { $turns } coups, et tout a basculé à la toute fin.
}
result-story-changes = { $turns ->
    [one] { $turns } coup.
   *[other] { $turns } coups.
} { $changes ->
    [one] L’avantage a changé de camp une fois.
   *[other] L’avantage a changé de camp { $changes } fois.
}
told-lot-seat = { $name } joue { $seat }, par tirage au sort.
settings-set = Plateau et pièces
settings-set-walnut = Noyer
settings-set-felt = Feutre et laiton
settings-set-flat = Plat et moderne
settings-set-slate = Ardoise et pierre
share-title = Partager sur mon réseau
share-ask = Pour l’instant, seul cet ordinateur peut ouvrir Gamecase. Partagez-le, et tous les appareils de votre réseau domestique pourront l’ouvrir, jusqu’à ce que vous l’arrêtiez ou le fermiez.
share-start = Partager
share-on = Partagé. Ouvrez cette adresse sur un autre appareil, ou scannez le code.
share-stop = Arrêter le partage
problem-no-network = Cet ordinateur n’a pas de réseau sur lequel partager pour l’instant.
settings-notices = Me prévenir quand c’est mon tour
settings-notices-on = Activé. Ce navigateur vous prévient, même quand la partie est fermée.
settings-notices-off = Désactivé.
settings-notices-blocked = Votre navigateur bloque les messages de ce site. Autorisez-les d’abord dans ses réglages.
settings-notices-failed = Cela n’a pas fonctionné. Réessayez plus tard.
push-turn = À vous de jouer contre { $opponent }.
bot-later = Vous avez beaucoup de parties contre l’ordinateur. Je jouerai ici dès que ce sera mon tour.
refusal-too-many-thoughts = L’ordinateur est occupé par vos autres parties. Réessayez dans un instant.
problem-too-many-analyses = Plusieurs de vos parties sont déjà en cours d’analyse. Attendez que l’une soit finie, puis réessayez.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Analyse approfondie
deep-start = Lancer
deep-stop = Arrêter
deep-plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
deep-truncated = Rollout court { $level }
deep-rollout = Rollout complet
deep-deeper = Approfondir
deep-depth = Profondeur { $ply }
deep-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
deep-sure = Le premier est le meilleur, avec une probabilité de { $percent } %
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = L’analyse s’est arrêtée. Ce qui était trouvé reste ici. Relancez-la pour continuer.
deep-limit = Ce site ne va pas plus loin.
deep-picture = Valeurs avec leurs intervalles de confiance à 95 %
deep-compare = Comparer
deep-refused = Impossible à analyser.
recovery-title = Gardez bien ces codes
recovery-about = Si vous oubliez votre mot de passe, chaque code permet d’en choisir un nouveau, une seule fois. Notez-les ou imprimez-les : ils ne seront plus affichés.
recovery-done = Je les ai notés
recovery-new = Nouveaux codes de secours
recovery-left = { $count ->
    [one] Il reste { $count } code de secours
   *[other] Il reste { $count } codes de secours
}
people-forgot = Mot de passe oublié ?
people-forgot-about = Saisissez votre nom, l’un de vos codes de secours et un nouveau mot de passe. Si vous n’avez pas de code, demandez un lien à la personne qui gère ce site.
people-code = Code de secours
people-code-wrong = Ce nom et ce code ne vont pas ensemble, ou le code a déjà servi.
people-link-old = Ce lien n’est plus valable. Demandez-en un nouveau.
people-mail = E-mail, uniquement pour changer un mot de passe oublié
people-mail-send = M’envoyer un lien par e-mail
people-mail-sent = S’il y a une adresse e-mail pour ce nom, un lien vient de partir.
people-invite = Code d’invitation
people-invite-wrong = Ce code d’invitation n’est pas valable. Demandez-en un à la personne qui gère ce site.
people-closed = On ne peut pas créer de compte ici.
people-banned = La personne qui gère ce site a bloqué ce compte.
people-members = Pour jouer ici, il faut un compte.
people-with-provider = Se connecter avec { $provider }
people-provider-failed = La connexion n’a pas abouti. Essayez encore.
mail-reset = Choisir un nouveau mot de passe
mail-reset-text = Quelqu’un a demandé un nouveau mot de passe pour { $name }. Si c’est vous, ouvrez ce lien dans les 24 heures :
problem-quota = Vous avez commencé autant de parties que ce site le permet pour le moment.
admin-title = Gérer ce site
admin-people = Joueurs
admin-tables = Parties
admin-invites = Invitations
admin-log = Ce qui a été modifié
admin-find = Chercher
admin-sizes = Parties : { $tables } · Comptes : { $accounts } · { $megabytes } Mo
admin-reset = Lien pour un nouveau mot de passe
admin-end = Déconnecter partout
admin-rename = Renommer
admin-ban = Bloquer
admin-banned = Bloqué
admin-unban = Débloquer
admin-delete = Supprimer
admin-close = Fermer
admin-role-none = Joueur
admin-role-organiser = Organisation
admin-role-admin = Administration
admin-role-set = Enregistrer le rôle
admin-invite-people = Pour combien de personnes ?
admin-invite-days = Pour combien de jours ?
admin-invite-make = Créer une invitation
practice-title = Travaillez vos erreurs
practice-lead = Des positions de vos propres parties. Dans la plupart, vous vous êtes trompé ; dans quelques-unes, non.
practice-task = Votre camp : { $seat }. Que faites-vous ?
practice-counts = { $due } à revoir · { $new } à découvrir aujourd’hui
practice-days = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
practice-empty = Rien à travailler pour l’instant. Faites analyser une partie terminée : vos erreurs apparaîtront ici.
practice-done = C’est tout pour aujourd’hui. Bravo !
practice-more = D’autres positions nouvelles
practice-show = Montrer la réponse
practice-next = Position suivante
practice-remove = Ne plus montrer celle-ci
practice-game = Voir la partie
practice-right = Bon coup !
practice-wrong = Il y a mieux.
practice-shown = La réponse
practice-chosen = Votre coup
practice-best = Le meilleur
practice-played = Dans la partie
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Cette position reviendra { $when }.

## Drills: short exercises to repeat

drills-title = Exercices
drills-lead = De courts exercices, de plus en plus difficiles à mesure que vous progressez.
drills-level = Niveau { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Dernières réponses : { $right } sur { $answers } justes
drills-streak = { $count } d’affilée
drills-book = Livre d’ouvertures
opening-book-move = Coup
opening-book-worth = Points
opening-book-about = Les points sont des équités en partie d’argent, videau au centre, issues de nos propres rollouts, avec leur erreur type.
drills-answer = Répondre
drills-next = Exercice suivant
drills-right = Bravo !
drills-wrong = Pas tout à fait.
drills-your-answer = Votre réponse
drills-number = Saisissez un nombre entier de { $low } à { $high }.
drills-again = Vous avez déjà répondu à cet exercice : il ne compte pas une deuxième fois.
study-title = Votre jeu
study-intro = Faites analyser vos parties terminées, et voyez ici comment vous jouez et où cela pèche.
study-automatic = Analyser mes parties dès qu’elles sont finies
study-analyse = Analyser
study-analyse-all = Tout analyser
study-again = Analyser de nouveau
study-stopped = L’analyse s’est arrêtée avant la fin. Ce qui était trouvé est conservé.
study-waiting = { $count ->
    [one] { $count } partie attend d’être analysée.
   *[other] { $count } parties attendent d’être analysées.
}
study-open = Pas encore analysées
study-games = Parties analysées
study-last = Décisions
study-last-count = Les { NUMBER($count) } dernières
study-last-all = Toutes
study-decisions = { $count ->
    [one] { NUMBER($count) } décision
   *[other] { NUMBER($count) } décisions
}
study-pr = PR (indice de performance)
study-accuracy = Précision
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
study-average-loss = Perte moyenne par coup (centièmes)
study-error-rate = Taux d’erreur de GNU Backgammon
study-snowie = Taux d’erreur de Snowie
study-mistakes = Erreurs
study-luck = Chance
study-without-luck = Résultat sans la chance
study-trend = Au fil du temps
study-by-kind = Par type de décision
study-by-position = Par type de position
study-by-opponent = Par adversaire
study-by-opening = Par ouverture
study-opening = Ouverture
study-opponent = Adversaire
study-result = Résultat
study-day = Date
study-move = Coups
position-opening = Ouverture
position-middlegame = Milieu de partie
position-endgame = Finale
refusal-event-closed = Ce tournoi est terminé.
refusal-event-organiser-only = Seul l’organisateur peut le faire.
refusal-event-officials-only = Seuls l’organisateur et ses assistants peuvent le faire.
refusal-event-not-yours = Vous ne pouvez le faire que pour vous-même.
refusal-event-full = Le tournoi est complet. Il accueille { $most } joueurs au plus.
refusal-event-no-late-entry = Il est trop tard pour s’inscrire. La première ronde a commencé.
refusal-event-no-entrant = Il n’y a pas de joueur numéro { $entrant }.
refusal-event-name-taken = Quelqu’un est déjà inscrit sous le nom de { $name }.
refusal-event-members = Indiquez { $count } joueurs.
refusal-event-results-missing = { $missing ->
    [one] Il manque encore un résultat de la ronde { $round }.
   *[other] Il manque encore { $missing } résultats de la ronde { $round }.
}
refusal-event-all-paired = Les { $rounds } rondes sont toutes appariées.
refusal-event-still-playing = { $name } n’a pas encore fini sa dernière partie.
refusal-event-challenge-up = On ne défie que quelqu’un de mieux placé. { $name } est derrière vous.
refusal-event-wrong-round = La ronde { $round } n’existe pas encore. La prochaine est la ronde { $next }.
refusal-event-already-started = La ronde { $round } a déjà commencé.
refusal-event-not-started = La ronde { $round } n’a pas encore commencé.
refusal-event-already-paired = La ronde { $round } est déjà appariée.
refusal-event-too-few = Il faut au moins { $least } joueurs. Pour l’instant, il y en a { $count }.
refusal-event-is-withdrawn = { $name } a quitté le tournoi. Appariez la ronde de nouveau, ou à la main.
refusal-event-has-bye = { $name } a un bye à la ronde { $round }. Annulez-le ou appariez de nouveau la ronde.
refusal-event-byes-used = Byes à un demi-point que chaque joueur peut demander ici : { $most }.
refusal-event-paired-twice = { $name } ne peut pas figurer dans deux appariements.
refusal-event-no-pairing = Il n’y a pas de partie à la table { $table } dans la ronde { $round }.
refusal-event-result-exists = La table { $table } de la ronde { $round } a déjà un résultat. L’organisateur peut le corriger.
refusal-event-online-result = Cette partie se joue en ligne. Son résultat arrive tout seul.
refusal-event-impossible-result = Ce résultat est impossible.
refusal-event-needs-winner = C’est un tournoi à élimination : il faut un vainqueur.
refusal-event-cannot-pair = La ronde { $round } ne peut pas être appariée sans que deux joueurs se rencontrent de nouveau. Appariez-la à la main, ou terminez le tournoi.
refusal-event-nobody-free = Personne n’est libre en ce moment.
refusal-event-by-challenge = Dans une échelle, les joueurs se défient entre eux.
refusal-event-by-organiser = Demandez à l’organisateur de vous inscrire.
refusal-event-already-entered = Vous êtes déjà inscrit.
refusal-event-not-empty = Ce tournoi a déjà des joueurs. Créez un nouveau tournoi pour ce fichier.
refusal-event-wrong-code = Ce code n’est pas le bon. Regardez sur votre papier.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Les points de tous vos adversaires additionnés. Des adversaires plus forts comptent en votre faveur.
tie-break-buchholz-cut-1 = Buchholz tronqué
tie-break-buchholz-cut-1-about = Les points de tous vos adversaires, sans le plus faible.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Les points de ceux que vous avez battus, plus la moitié des points de ceux avec qui vous avez fait nulle.
tie-break-direct-encounter = Confrontation directe
tie-break-direct-encounter-about = Vos points contre les joueurs à égalité avec vous.
tie-break-wins = Victoires
tie-break-wins-about = Les parties que vous avez gagnées sur le plateau.
tie-break-points-difference = Différence de points
tie-break-points-difference-about = Les points marqués dans vos parties, moins ceux de vos adversaires.
tie-break-board-points = Points d’échiquier
tie-break-board-points-about = Les points de tous les plateaux de votre équipe.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Votre erreur moyenne dans les parties analysées. Plus c’est bas, mieux c’est.
tie-break-unplayed = Au système suisse, une ronde sans partie compte comme une partie contre quelqu’un qui a vos propres points.
table-dice-chains = Chaque lancer résulte d’un secret de l’application et d’un nombre venant de la page de chaque joueur, tous fixés à l’avance. Personne ne peut donc choisir un lancer, pas même qui gère ce site. Après la partie, tout le monde peut vérifier chaque lancer.
table-dice-waiting = Chaque page ne donne son nombre qu’au moment du lancer : personne ne peut donc le connaître avant. Si une page est fermée, les dés l’attendent.
table-dice-deposits = Pour que vous puissiez fermer la page, elle donne son nombre pour le prochain lancer en même temps que votre coup. Personne ne peut connaître un lancer à l’avance, sauf si qui gère ce site joue dans cette partie.
table-dice-kept = Sans nombre à eux : { $names }
table-lot-chains = Le hasard décide qui commence : un secret de l’application et un nombre venant de la page de chaque joueur, tous fixés à l’avance. Après la partie, tout le monde peut le vérifier.
status-dice-wait = Les dés attendent que { $name } ouvre cette page
dice-elsewhere = Les dés attendent le navigateur où vous avez joué en dernier. Ouvrez-y cette partie.
told-renewal = { $name } a de nouveaux nombres pour les dés, depuis un autre navigateur
nav-events = Tournois
events-lead = Des tournois pour votre club, votre école ou votre famille, en ligne ou sur de vrais plateaux.
events-coming = À venir
event-new = Nouveau tournoi
event-family = Coupe de famille express
event-family-about = De trois à huit noms, et c’est parti : trois rondes, puis une finale des deux meilleurs.
event-name = Nom du tournoi
event-format = Formule
event-format-round-robin = Toutes rondes
event-about-round-robin = Chacun joue contre tous les autres.
event-format-swiss = Système suisse
event-about-swiss = À chaque ronde, vous rencontrez quelqu’un qui a à peu près autant de points que vous.
event-format-knockout = Élimination directe
event-about-knockout = Qui perd est éliminé, ou continue dans la consolante.
event-format-arena = Arène
event-about-arena = Qui est libre reçoit un nouvel adversaire, aussi souvent qu’il veut.
event-format-ladder = Échelle
event-about-ladder = Défiez quelqu’un de mieux placé et prenez sa place.
event-format-family-cup = Coupe de famille
event-place = Où jouez-vous ?
event-place-online = En ligne
event-place-real = Sur de vrais plateaux
event-place-screen = Sur cet écran
event-rounds = Nombre de rondes ; vide pour le nombre habituel
event-double = On se rencontre deux fois
event-sides = Qui joue ?
event-sides-1 = Joueurs individuels
event-sides-pairs = Paires
event-sides-teams = Équipes de { $number }
event-scoring = Points pour une victoire, une nulle, une défaite
event-scoring-points = Les points des parties comptent
event-ties = Départages (laissez vide pour les départages habituels)
event-main = Coupe principale
event-consolation = Consolante
event-last-chance = Dernière chance
event-playoff = Phase finale des meilleurs
event-may-join = Qui a le lien peut participer
event-players-report = Les joueurs saisissent leurs résultats
event-starts = Quand commence-t-il ?
event-create = Créer le tournoi
event-join = Participer : { $name }
event-join-about = Scannez le code ou ouvrez le lien pour participer. Pas besoin de compte.
event-code = Votre code est { $code }. Il vous permet de revenir depuis n’importe quel appareil.
event-code-enter = J’ai un code
event-players = Joueurs
event-add = Ajouter des joueurs
event-add-hint = Un par ligne. Un classement et un club peuvent suivre : Maria ; 1450 ; Rivage
event-file = Ou depuis un fichier : CSV avec les noms, ou TRF avec les rondes déjà jouées
event-import = Repris depuis un fichier
event-round = Ronde { $number }
event-board = Table { $number }
event-bye = Exempt
event-pairings = Appariements
event-pair = Apparier la ronde { $number }
event-pair-again = Apparier de nouveau
event-by-hand = Apparier à la main
event-by-hand-hint = Une paire par ligne, avec les numéros des joueurs : 3-7. Un numéro seul est exempt.
event-start = Lancer la ronde { $number }
event-close = Terminer le tournoi
event-reopen = Rouvrir le tournoi
event-result = Saisir le résultat
event-correct = Corriger le résultat
event-keep-score = Noter la partie ici
event-keep-score-about = Jouez sur votre propre plateau et notez la partie sur cet appareil. Le résultat est enregistré à la fin de la partie.
event-won = Victoire de { $name }
event-absent = { $name } n’a pas joué
event-score = Score, si vous l’avez noté
event-why = Raison
event-change = Modifier un nom ou un classement
event-return = De retour
event-byes = Demander un bye
event-bye-half = Bye à un demi-point
event-bye-zero = Bye à zéro point
event-bye-cancelled = Bye annulé
event-half-byes = Byes à un demi-point que chaque joueur peut demander
event-withdrawn = A quitté le tournoi
event-forbid = Ne jamais apparier ces deux-là
event-helpers = Assistants
event-helpers-about = Nommez un assistant et envoyez-lui son lien. Les assistants peuvent apparier, lancer les rondes et saisir les résultats.
event-codes = Codes des joueurs
event-downloads = Téléchargements
event-all-games = Toutes les parties
event-standings = Classement
event-crosstable = Grille américaine
event-bracket = Tableau
event-points = Points
event-yours = Votre partie : table { $number } contre { $name }
event-yours-bye = Vous êtes exempt pour cette ronde.
event-open-table = Aller à la partie
event-screen = Grand écran
event-challenge = Défier
editor-title = Composer une position
editor-lead = Faites glisser des pièces sur le plateau, ou choisissez-en une et touchez sa place.
editor-turn = Au trait
editor-remove = Retirer une pièce
editor-clear = Vider le plateau
editor-start = Position de départ
editor-text = Coller une position
editor-text-known = Écrite en { $notations }.
editor-read = Afficher
editor-recognised = Lu comme { $notation }.
editor-unreadable = Ce texte ne se lit pas comme une position. Il est toujours là.
editor-other-game = C’est une position d’un autre jeu : { $game }.
editor-notations = En texte
editor-copy = Copier
editor-possible = Cette position est possible.
editor-over = La partie est finie dans cette position : il n’y a plus rien à jouer.
editor-play = Continuer à partir d’ici
editor-link = Copier le lien
editor-picture = Télécharger une image
editor-analyse = Analyser cette position
editor-from-position = À partir d’une position
editor-from-about = Une partie à partir de cette position, non classée.
notebook-title = Carnet
notebook-lead = Les positions que vous avez enregistrées, pour ce navigateur, ou pour votre compte si vous en avez un.
notebook-save = Enregistrer dans mon carnet
notebook-name = Titre
notebook-tags = Mots-clés, séparés par des virgules
notebook-note = Note
notebook-game = Jeu
notebook-tag = Mot-clé
notebook-saved = Enregistré dans votre carnet.
notebook-empty = Aucune position ici.
problem-notebook-full = Votre carnet est plein. Supprimez d’abord une position.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Études
studies-lead = Des parties et des positions avec vos commentaires et vos variantes. Montrez-les à vos amis par un lien, ou enregistrez-les dans des fichiers.
studies-empty = Vous n’avez pas encore d’étude.
studies-make = Créer une étude
studies-new = Nouvelle étude
studies-comment = Commentaire
studies-symbols = Symboles
studies-promote = En faire la variante principale
studies-delete = Supprimer à partir d’ici
studies-saved = Enregistré
studies-saving = Enregistrement…
studies-unsaved = Non enregistré
studies-retry = Réessayer d’enregistrer
studies-conflict = Le contenu a été modifié dans une autre fenêtre. Vous voyez maintenant la version la plus récente ; ce que vous avez saisi est toujours dans son champ.
studies-share = Partager
studies-view-link = Toute personne qui a ce lien peut consulter.
studies-edit-link = Toute personne qui a ce lien peut modifier.
studies-view-make = Créer un lien de consultation
studies-edit-make = Créer un lien de modification
studies-withdraw = Désactiver ce lien
studies-download = Télécharger
studies-partly = sans une partie de vos notes
problem-too-many-studies = Il n’y a plus de place. Supprimez d’abord un élément.
lessons-own = Vos leçons
lessons-lead = Réunissez des positions dans votre propre leçon et envoyez son lien à qui veut apprendre.
lessons-new = Nouvelle leçon
lessons-which = Leçon
lessons-add = Ajouter cette position
lessons-exercise = Exercice { $number } sur { $count }
lessons-task = Consigne
lessons-answers = Bons coups, un par ligne
lessons-any-good = Accepter tout bon coup, selon l’ordinateur
lessons-explanation = Explication après la réponse
lessons-from-notebook = Depuis votre carnet
lessons-next = Exercice suivant
lessons-done = C’était le dernier exercice. Bravo !
lessons-empty = Cette leçon n’a pas encore d’exercice.
lessons-up = Monter
lessons-open = Voir comme vos élèves
lessons-nobody-moves = Dans cette position, ce n’est à personne de jouer : elle ne peut pas servir d’exercice.
lessons-bad-answer = « { $move } » n’est pas jouable dans cette position.
lessons-needs-answer = Indiquez un bon coup, ou acceptez tout bon coup.
import-many-title = Importer des parties
import-many-lead = Apportez vos parties d’autres programmes et sites : des fichiers, des dossiers entiers ou une archive ZIP. Les parties que vous avez déjà ici sont laissées de côté.
import-formats = Fichiers lisibles
import-folder = Choisir un dossier
import-stop = Arrêter
import-count-files = Fichiers
import-count-games = Importées
import-count-duplicates = Déjà présentes
import-count-failed = Non importées
import-line = Ligne
import-lost = La connexion a été perdue. Ce qui est déjà importé est conservé.
import-stopped = Importation arrêtée. Ce qui est déjà importé est conservé.
import-too-large = Ce fichier est trop gros. On peut lire { $size } Mo au plus à la fois.
import-quota = Vous avez atteint le nombre de nouvelles parties pour ce mois-ci. Ce qui est déjà importé est conservé.
import-players = Lequel de ces joueurs êtes-vous ?
import-me = C’est moi
import-names = Vos noms dans les fichiers
import-names-help = Séparés par des virgules. Dans les parties où figure l’un de ces joueurs, seuls ses coups comptent comme les vôtres.
import-queue-full = La file d’attente des analyses est pleine pour l’instant. Revenez plus tard pour les autres parties.
openings-title = Explorateur d’ouvertures
openings-filter = Choisir les parties
openings-source = Source
openings-own = Vos parties
openings-side = Camp
openings-player = Joueur
openings-days = Période
openings-days-30 = Les 30 derniers jours
openings-days-365 = L’année écoulée
openings-any = Tout
openings-show = Afficher
openings-start = Position de départ
openings-count = Parties
openings-loss = Perte moyenne
openings-empty = Aucune partie n’a atteint cette position.
openings-none = Aucune partie terminée pour l’instant. Jouez-en, ou importez-en d’autres programmes.
openings-reading = Décompte de vos parties : { $done } sur { $all }
openings-reached = Parties avec cette position
openings-collections = Vos collections
openings-collections-help = Un fichier contenant de nombreuses parties, par exemple PGN ou PDN. Personne d’autre ne peut le voir.
openings-add = Ajouter un fichier
openings-adding = Lecture du fichier
event-withdraw = Quitter le tournoi
study-newer = Plus récentes
