### The words of the case itself, in Greek. The source is en.ftl.
### case = βαλιτσάκι, table = τραπέζι, booklet = φυλλάδιο, record = αρχείο, chair = θέση, lot = κλήρωση.
### Names stay in the nominative: no article and no case in front of them.

## The case
app-name = Gamecase
app-tagline = Παραδοσιακά επιτραπέζια, με τους κανόνες του δικού σου κουτιού
skip-to-content = Μετάβαση στο περιεχόμενο
nav-home = Το βαλιτσάκι
nav-settings = Ρυθμίσεις
home-title = Άνοιξε το βαλιτσάκι
home-lead = Βγάλε ένα παιχνίδι και παίξε: με τον υπολογιστή, με παρέα στην ίδια οθόνη ή με παρέα από μακριά.
home-open = Ανοιχτά τραπέζια
home-table-against = { $game }: εσύ και { $others }
home-state-yours = Η σειρά σου
home-state-open = Σε εξέλιξη
home-state-waiting = Λείπει ένας παίκτης
home-state-over = Τελείωσε
footer-free = Ελεύθερο λογισμικό: παίξε το, φιλοξένησέ το, άλλαξέ το
footer-fair = Ζάρια που μπορεί να ελέγξει ο καθένας

## Settings
settings-language = Γλώσσα
settings-theme = Εμφάνιση
settings-theme-auto = Όπως η συσκευή
settings-theme-light = Φωτεινή
settings-theme-dark = Σκούρα
settings-theme-contrast = Υψηλή αντίθεση
settings-theme-clear = Για αχρωματοψία
settings-save = Εφαρμογή

## Laying a table
new-title = Παίξε { $game }
new-booklet-clauses = Τι λέει
box-find = Βρες το από το δικό σου κουτί
box-unsure = Δεν ξέρω
box-none = Κανένα φυλλάδιο δεν ταιριάζει με όλα αυτά: ορίστε όλα.
new-opponent = Με ποιον παίζεις;
new-player = Παίκτης { $number }
new-against-here = Παρέα εδώ
new-against-away-about = Παίρνεις έναν σύνδεσμο για να τον στείλεις.
new-against-anyone-about = Το τραπέζι σου φαίνεται στην αρχική σελίδα μέχρι να καθίσει κάποιος.
new-level = Πόσο δυνατός;
new-you = Εσύ
new-name = Το όνομά σου
new-name-hint = Όπως θα το βλέπουν οι άλλοι· μπορείς να το αφήσεις κενό.
new-words = Δικές σου λέξεις για τα ζάρια
new-words-hint = Μπαίνουν σε κάθε ζαριά και κάθε κλήρωση· αν δεν γράψεις τίποτα, βρίσκει μερικές η συσκευή σου.
new-friend-name = Όνομα φίλου ή φίλης
new-starts = Ποιος αρχίζει;
new-starts-lot = Με κλήρωση
new-starts-me = Εγώ
new-starts-other = Ο αντίπαλος
new-side = Ποια πλευρά παίρνεις;
new-match = Διάρκεια αγώνα
new-match-best-of-1 = Μία παρτίδα
new-match-best-of = Έως { $number } παρτίδες
new-match-first-to = { $number ->
    [one] Μέχρι { $number } πόντο
   *[other] Μέχρι { $number } πόντους
}
new-match-open = Όσες παρτίδες θέλεις
new-dice = Ποια ζάρια;
new-dice-verifiable = Τα ρίχνει η εφαρμογή· μετά τα ελέγχει όποιος θέλει
new-dice-manual = Ρίχνουμε αληθινά ζάρια και γράφουμε τι ήρθε
new-clock = Χρόνος σκέψης
new-clock-none = Χωρίς ρολόι
new-clock-fischer = { $minutes } λεπτά + { $seconds } δευτ. ανά κίνηση
new-clock-delay = { $seconds } δευτ. δωρεάν ανά κίνηση, { $minutes } λεπτά απόθεμα ανά πόντο
new-clock-days = { $days ->
    [one] { $days } ημέρα ανά κίνηση
   *[other] { $days } ημέρες ανά κίνηση
}

## An invitation
join-title = Έχεις πρόσκληση: { $game }
join-by = Πρόσκληση για παρτίδα από { $name }.
join-by-somebody = Σε προσκαλούν σε μια παρτίδα.
join-sit = Κάθισε
join-watch = Μόνο παρακολούθηση

## The table
table-board = Ταμπλό
table-moves = Κινήσεις
table-players = Παίκτες
table-position = Η θέση με λόγια
table-dice = Ζάρια
table-dice-pledge = Σφραγίστηκε πριν από την παρτίδα (SHA-256 του μυστικού)
table-dice-secret = Το μυστικό, φανερό μετά την παρτίδα
table-dice-words = Λέξεις των παικτών
table-dice-explained = Πριν από την παρτίδα τα ζάρια σφραγίζονται: το μυστικό τους ορίζεται και φαίνεται μόνο το αποτύπωμά του. Στο τέλος το μυστικό φανερώνεται και ο καθένας μπορεί να ελέγξει ότι κάθε ζαριά προκύπτει από αυτό.
table-record = Λήψη του αρχείου
table-takeback = Αναίρεση κίνησης
table-hint = Υπόδειξη
table-hint-told = Θα έπαιζα: { $told }
table-guided = Βοήθησέ με σε κάθε σειρά μου
table-type = Γράψε μια κίνηση
table-type-play = Παίξε την
table-past = Βλέπεις μια προηγούμενη θέση.
table-now = Πίσω στο τώρα
table-replay = Η τελευταία βολή ξανά, αργά
table-sight = Γραμμή στόχευσης
table-undo = Ένα βήμα πίσω
table-turn = Γύρισε το ταμπλό
table-look = Διάταξη του ταμπλό
table-confirm = Επιβεβαίωση κάθε κίνησης
table-draw = Πρόταση ισοπαλίας
table-claim = Διεκδίκησε τη νίκη
table-claim-draw = Λήξη με ισοπαλία
table-say-mute = Απόκρυψη όσων λέγονται
table-resign = Παραίτηση
table-resign-sure = Σίγουρα παραιτείσαι;
table-yes = Ναι
table-no = Όχι
table-next = Επόμενη παρτίδα
table-rematch = Παίξε ξανά
say-hello = Γεια!
say-good-luck = Καλή τύχη!
say-well-played = Ωραίο παιχνίδι!
say-thanks = Ευχαριστώ!
say-sorry = Συγγνώμη!
say-one-moment = Μια στιγμή, παρακαλώ.
say-back = Επέστρεψα.
say-your-turn = Νομίζω ότι είναι η σειρά σου.
say-oops = Ωχ!
say-good-game = Ωραία παρτίδα!
bot-again = Ο υπολογιστής χρειάστηκε να σκεφτεί από την αρχή.
table-home = Πίσω στο βαλιτσάκι
table-accept = Αποδοχή
table-decline = Απόρριψη
table-withdraw = Απόσυρση
table-watching = Παρακολουθείς. Μόνο οι παίκτες μπορούν να παίξουν.
table-watchers = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
table-booklet = Φυλλάδιο
table-invite = Κάλεσε την παρέα σου
table-invite-help = Στείλε αυτόν τον σύνδεσμο ή δείξε τον κωδικό για σάρωση. Όποιος τον ανοίξει πρώτος παίρνει την ελεύθερη θέση.
table-invite-copy = Αντιγραφή συνδέσμου
table-invite-loopback = Αυτή η διεύθυνση λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για να παίξεις στο δίκτυο του σπιτιού, ξεκίνα με: gamecase serve --host 0.0.0.0
player-unnamed = Παίκτης { $number }
player-you = εσύ
player-away = λείπει
tally-won = Νίκες σε αγώνες
tally-drawn = Ισοπαλίες

## The rule book
rules-link = Κανόνες παιχνιδιού
rules-title = Κανόνες παιχνιδιού: { $game }
rules-booklets = Φυλλάδια
rules-agreed = Συμφωνήθηκε σε αυτό το τραπέζι
rules-example = Παράδειγμα
rules-not-allowed = Δεν επιτρέπεται
rules-print = Εκτύπωση

## Learning
learn-link = Μάθε
learn-title = Μάθε { $game }
learn-lead = Σύντομα μαθήματα, το καθένα με δικό σου ταμπλό. Δοκίμασε ό,τι θέλεις: τίποτα δεν χαλάει.
learn-lesson = Μάθημα { $number } από { $count }
learn-right = Σωστά!
learn-other = Επιτρέπεται, αλλά εδώ ζητείται κάτι άλλο.
learn-again = Δοκίμασε ξανά
learn-next = Επόμενο μάθημα
learn-all = Όλα τα μαθήματα
learn-guided = Παίξε μια πρώτη παρτίδα, με βοήθεια
learn-watch = Δες δύο υπολογιστές να παίζουν

## What stands
status-waiting = Αναμονή για τον άλλο παίκτη
status-drawing-lots = Γίνεται κλήρωση
status-chance = Τα ζάρια κυλούν
status-by-hand = Ρίξε τα ζάρια σου και γράψε τι ήρθε
status-your-turn = Η σειρά σου: { $seat }
status-turn = Παίζει: { $seat }
status-bot-thinks = Ο υπολογιστής σκέφτεται
outcome-resigned = { $seat }: νίκη, ο αντίπαλος παραιτήθηκε.
outcome-agreed = Ισοπαλία με συμφωνία.
outcome-left = { $seat }: νίκη, ο αντίπαλος έφυγε.
outcome-left-draw = Ισοπαλία: η μία πλευρά έφυγε.
outcome-time = { $seat }: νίκη στον χρόνο.
match-best-of = Παρτίδα { $game } από { $number } το πολύ
match-first-to = { $number ->
    [one] Παρτίδα { $game }, μέχρι { $number } πόντο
   *[other] Παρτίδα { $game }, μέχρι { $number } πόντους
}
match-games = Παρτίδα { $game } από { $number }
match-open = Παρτίδα { $game }

## What happened
told-sit = { $name } κάθεται στο τραπέζι.
told-begin = Αρχίζει νέα παρτίδα.
told-lot = Ο κλήρος αποφάσισε: αρχίζει { $name }.
told-offer-takeback = { $name } ζητά να πάρει πίσω μια κίνηση.
told-offer-draw = { $name } προτείνει ισοπαλία.
told-offer-rematch = { $name } θέλει να παίξετε ξανά.
told-decline = Η πρόταση απορρίφθηκε.
told-takeback = Η κίνηση αναιρέθηκε.
told-draw = Η ισοπαλία έγινε δεκτή.
told-resign = { $name } παραιτείται.
told-left = { $name } τερματίζει το παιχνίδι: ο αντίπαλος έφυγε.
told-lapse = Η πρόταση έληξε.
told-say = { $name }: { $words }
told-flag = Τέλος χρόνου: { $name }.

## Why not
refusal-not-your-turn = Είναι η σειρά του αντιπάλου.
refusal-game-over = Η παρτίδα τελείωσε.
refusal-time-up = Ο χρόνος σου τελείωσε.
refusal-not-begun = Η παρτίδα δεν άρχισε ακόμη.
refusal-dice-not-yours = Σε αυτό το τραπέζι τα ζάρια τα ρίχνει η εφαρμογή.
refusal-dice-by-hand = Σε αυτό το τραπέζι οι παίκτες ρίχνουν τα ζάρια και γράφουν τι ήρθε.
refusal-not-now = Αυτό δεν γίνεται τώρα.
refusal-too-late = Κάποιος σε πρόλαβε· κοίτα ξανά το ταμπλό.
refusal-still-here = Ο αντίπαλος δεν λείπει ακόμη αρκετά.
refusal-offer-gone = Αυτή η πρόταση δεν ισχύει πια.
refusal-watching = Παρακολουθείς· αυτό μπορούν να το κάνουν μόνο οι παίκτες.
refusal-no-hint = Υποδείξεις δίνονται μόνο σε παρτίδες με τον υπολογιστή ή στην ίδια οθόνη, και μόνο όταν είναι η σειρά σου.
refusal-means-nothing = Αυτό εδώ δεν είναι κίνηση.
refusal-theirs = Αυτή η κίνηση δεν ήταν σωστή. { $rule }

## Trouble
error-bad-message = Η σελίδα έστειλε κάτι που ο διακομιστής δεν καταλαβαίνει. Φόρτωσέ την ξανά.
error-stale = Το ταμπλό άλλαξε στο μεταξύ· κοίτα ξανά.
error-too-fast = Πολύ γρήγορα· περίμενε λίγο.
link-lost = Η σύνδεση χάθηκε. Γίνεται νέα προσπάθεια· δεν χάθηκε τίποτα.
link-back = Η σύνδεση αποκαταστάθηκε.
touch-again = Διάλεξε πού πας μετά ή πάτα Escape.
confirm-grave = Πάτα ξανά για επιβεβαίωση.
aim-pull = Σύρε το πούλι κατά μήκος της γραμμής, τράβηξέ το πίσω και άφησέ το.
aim-help = Τα βέλη σημαδεύουν, το συν και το πλην ρυθμίζουν τη δύναμη, το κόμμα και η τελεία μετακινούν πάνω στη γραμμή, το Enter παίζει.
copied = Αντιγράφηκε.
turn-alert = Η σειρά σου
clock-stale = Όπως ήταν όταν χάθηκε η σύνδεση
problem-title = Κάτι δεν πήγε καλά
problem-not-found = Δεν υπάρχει τίποτα εδώ. Ίσως η διεύθυνση του τραπεζιού γράφτηκε λάθος ή το τραπέζι είναι σε άλλον υπολογιστή.
problem-bad-form = Η φόρμα δεν έγινε κατανοητή.
problem-chair-taken = Κάποιος άλλος πήρε αυτή τη θέση.
problem-too-many-tables = Πάρα πολλά τραπέζια σε λίγη ώρα. Περίμενε λίγο.
problem-away = Τα τραπέζια δεν είναι προσβάσιμα αυτή τη στιγμή. Τίποτα από όσα παίχτηκαν δεν χάθηκε. Δοκίμασε ξανά σε λίγο.
problem-home = Πίσω στο βαλιτσάκι

## On the command line
serve-ready = Το βαλιτσάκι είναι ανοιχτό: { $address }
serve-network = Στο δίκτυο του σπιτιού: { $address }
serve-scan = Σάρωσε αυτόν τον κωδικό με κινητό στο ίδιο δίκτυο:
serve-stop = Πάτα Ctrl+C για να κλείσει.
verify-holds = { $entries ->
    [one] Το αρχείο είναι ακέραιο: { $entries } εγγραφή, όλοι οι κρίκοι και όλες οι θέσεις συμφωνούν.
   *[other] Το αρχείο είναι ακέραιο: { $entries } εγγραφές, όλοι οι κρίκοι και όλες οι θέσεις συμφωνούν.
}
verify-rolls = { $count ->
    [one] { $count } ζαριά ή κλήρωση υπολογίστηκε ξανά και συμφωνεί.
   *[other] { $count } ζαριές και κληρώσεις υπολογίστηκαν ξανά και συμφωνούν.
}
verify-by-hand = { $count ->
    [one] { $count } ζαριά γράφτηκε με το χέρι: δεν υπάρχει κάτι να υπολογιστεί.
   *[other] { $count } ζαριές γράφτηκαν με το χέρι: δεν υπάρχει κάτι να υπολογιστεί.
}
verify-hidden = { $count ->
    [one] { $count } ζαριά είναι ακόμη σφραγισμένη: η παρτίδα της δεν τελείωσε.
   *[other] { $count } ζαριές είναι ακόμη σφραγισμένες: η παρτίδα τους δεν τελείωσε.
}

## A game looked over
table-analysis = Ανάλυση της παρτίδας
analysis-title = { $game }: ανασκόπηση της παρτίδας
analysis-games = Παρτίδες αυτού του τραπεζιού
analysis-progress = Ανάλυση…
analysis-graph = Η πορεία της παρτίδας
analysis-lines = Καλύτερες συνέχειες
analysis-mistakes = Σημεία καμπής
analysis-none = Δεν βρέθηκαν λάθη.
analysis-totals = Η παρτίδα συνολικά
analysis-played = Παίχτηκε
analysis-inaccuracy = Ανακρίβεια
analysis-mistake = Λάθος
analysis-blunder = Σοβαρό λάθος
analysis-better = Καλύτερα:
analysis-even = Ισόπαλα
analysis-slight = { $seat }: μικρό πλεονέκτημα
analysis-clear = { $seat }: σαφές πλεονέκτημα
analysis-winning = { $seat }: νικηφόρο πλεονέκτημα
analysis-first = Στην αρχή
analysis-back = Μία κίνηση πίσω
analysis-forward = Μία κίνηση μπροστά
analysis-last = Στο τέλος
analysis-table = Πίσω στο τραπέζι
analysis-failed = Η ανασκόπηση δεν έγινε. Δοκίμασε ξανά σε λίγο.
analysis-result = { $first }–{ $second }
problem-not-over = Η παρτίδα συνεχίζεται ακόμη. Η ανασκόπηση γίνεται όταν τελειώσει.

## Hands and pages
table-ahead = Να παίζω πριν από τη σειρά μου
ahead-planned = Προγραμματίστηκε: παίζεται όταν έρθει η σειρά σου, αν γίνεται.
table-symbols = Σύμβολα αντί για γράμματα στις κινήσεις
table-download = Λήψη ως { $format }

## Games from elsewhere
import-title = Άνοιγμα γραμμένης παρτίδας
import-text = Η παρτίδα ως { $formats }
import-open = Άνοιγμα

## People
nav-account = Λογαριασμός
people-sign-in = Σύνδεση
people-register = Δημιουργία λογαριασμού
people-lead = Μπορείς να παίξεις χωρίς λογαριασμό. Με λογαριασμό βρίσκεις τις παρτίδες σου σε κάθε συσκευή και μπορείς να παίξεις για βαθμολογία.
people-name = Όνομα
people-name-hint = 2 έως 24 γράμματα ή ψηφία· το βλέπουν οι άλλοι παίκτες.
people-password = Κωδικός
people-password-hint = Τουλάχιστον 8 χαρακτήρες. Φύλαξέ τον καλά: εδώ δεν κρατιέται διεύθυνση e-mail, άρα δεν μπορεί να σου σταλεί.
people-with-passkey = Σύνδεση με κλειδί πρόσβασης
people-register-passkey = Δημιουργία με κλειδί πρόσβασης
people-wrong = Το όνομα και ο κωδικός δεν ταιριάζουν.
people-slow = Πάρα πολλές προσπάθειες. Περίμενε ένα λεπτό.
people-name-taken = Αυτό το όνομα είναι πιασμένο ή μοιάζει με πιασμένο.
people-name-unfit = Ένα όνομα έχει 2 έως 24 γράμματα ή ψηφία ενός αλφαβήτου, με κενά, τελείες ή παύλες ανάμεσα.
people-password-unfit = Ένας κωδικός έχει τουλάχιστον 8 χαρακτήρες και δεν είναι το όνομα.
people-passkey-failed = Το κλειδί πρόσβασης δεν έγινε δεκτό. Δοκίμασε ξανά.
people-again = Για να το αλλάξεις, συνδέσου πρώτα ξανά.
people-only-way = Είναι ο μόνος σου τρόπος σύνδεσης, οπότε μένει.
people-not-the-name = Αυτό δεν είναι το όνομά σου. Δεν διαγράφηκε τίποτα.
account-since = Εδώ από { $date }
account-ratings = Βαθμολογίες
account-matches = { $count ->
    [one] { $count } βαθμολογημένος αγώνας
   *[other] { $count } βαθμολογημένοι αγώνες
}
account-history = Οι παρτίδες μου
account-export = Λήψη όλων των δεδομένων μου
account-sign-out = Αποσύνδεση
account-ways = Πώς συνδέεσαι
account-passkey = Κλειδί πρόσβασης: { $device }
account-passkey-add = Προσθήκη κλειδιού πρόσβασης
account-remove = Αφαίρεση
account-password-new = Νέος κωδικός
account-password-note = Τουλάχιστον 8 χαρακτήρες. Όλες οι άλλες συσκευές αποσυνδέονται.
account-password-set = Αποθήκευση κωδικού
account-devices = Ενεργές συνδέσεις
account-this-device = αυτή η συσκευή
account-seen = τελευταία χρήση: { $date }
account-end-others = Αποσύνδεση παντού αλλού
account-tokens = Κλειδιά για προγράμματα
account-tokens-about = Ένα πρόγραμμα με τέτοιο κλειδί ενεργεί στο όνομά σου. Μην το δώσεις σε κανέναν.
account-token-label = Για τι είναι;
account-token-read = μόνο διαβάζει
account-token-play = μπορεί να παίζει
account-token-make = Νέο κλειδί
account-token-once = Αντίγραψέ το τώρα· δεν θα εμφανιστεί ξανά.
account-delete = Διαγραφή λογαριασμού
account-delete-about = Η πρόσβασή σου, οι συνδέσεις, τα κλειδιά και οι βαθμολογίες σου διαγράφονται αμέσως και για πάντα. Οι παρτίδες που έπαιξες μένουν όπως γράφτηκαν, με το όνομα που έπαιξες: ανήκουν και στους αντιπάλους σου. Κανείς δεν μπορεί να τις συνεχίσει στη θέση σου.
account-delete-sure = Γράψε το όνομά σου για επιβεβαίωση
history-none = Δεν υπάρχει τίποτα εδώ ακόμη.
history-older = Παλαιότερες
history-won = Νίκη
history-lost = Ήττα
history-drawn = Ισοπαλία
rated-badge = Βαθμολογημένη
rated-switch = Παιχνίδι για βαθμολογία
rated-about = Και οι δύο χρειάζονται λογαριασμό, και τίποτα δεν παίρνεται πίσω.
ratings-about = Ο αριθμός μετά το ± λέει πόσο βέβαιη είναι η βαθμολογία.
refusal-rated-account = Αυτό το τραπέζι είναι βαθμολογημένο: χρειάζεται λογαριασμός.
refusal-rated-alone = Σε βαθμολογημένο τραπέζι κανείς δεν παίζει με τον εαυτό του.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Αυτό το κλειδί είναι άγνωστο, αφαιρέθηκε ή δεν το επιτρέπει.
nav-main = Κύριες σελίδες
nav-play = Παίξε
nav-learn = Μάθε
nav-rules = Κανόνες
list-lead-learn = Διάλεξε ένα παιχνίδι και δοκίμασε τα σύντομα μαθήματά του.
list-lead-rules = Διάλεξε ένα παιχνίδι για να διαβάσεις τους κανόνες του, με εικόνες.
home-continue = Συνέχεια
home-finished = Τελειωμένες παρτίδες
start-change = Αλλαγή
start-change-of = { $game }: αλλαγή αντιπάλου, κανόνων ή χρόνου
player-computer = { $name } (υπολογιστής)
character-hello-gentle = Γεια! Να δούμε μαζί πώς παίζεται;
character-hello-cheerful = Χαίρομαι που παίζουμε. Καλή διασκέδαση!
character-hello-steady = Καλή τύχη. Παίζω με σιγουριά.
character-hello-sharp = Καλώς ήρθες. Πρόσεχε: κοιτάζω μπροστά.
character-hello-calm = Όποτε θέλεις. Σπάνια μου ξεφεύγει κάτι.
character-bye-gentle = Ωραία ήταν! Άλλη μία;
character-bye-cheerful = Ευχαριστώ για την παρτίδα!
character-bye-steady = Καλή παρτίδα. Τη χάρηκα.
character-bye-sharp = Καλή μάχη. Δες τα κρίσιμα σημεία, έχουν πολλά να δείξουν.
character-bye-calm = Χαρά μου. Λίγες παρτίδες είναι σαν αυτή.
notice-special = Με τους κανόνες αυτής της παρτίδας: { $rule }
notice-rule = Κανόνας { $number }
notice-close = Κατάλαβα
opponent-bot = Υπολογιστής
opponent-here = Δύο εδώ
opponent-away = Με σύνδεσμο
opponent-anyone = Οποιοσδήποτε
rules-question = Με ποιους κανόνες θέλεις να παίξεις;
rules-of-my-box = Οι κανόνες του κουτιού μου
rules-as-usual = Όπως παίζεται σήμερα
rules-line = Κανόνες:
start-time = Χρόνος
start-more = Περισσότερα
start-match-points = Ή ως τόσους πόντους
clock-chip-none = Χωρίς ρολόι
clock-chip-fischer = { $minutes } + { $seconds }
clock-chip-delay = Ανά πόντο
clock-chip-days = { $days ->
    [one] { $days } ημέρα
   *[other] { $days } ημέρες
}
working-hint = Αναζήτηση καλής κίνησης…
working-thinking = Ο υπολογιστής σκέφτεται ακόμη…
working-compiled = Ο υπολογιστής ετοιμάζεται, μία φορά σε κάθε συσκευή: { $percent }%.
working-tables = Ο υπολογιστής υπολογίζει τα φινάλε αυτών των κανόνων, μία φορά: { $percent }%.
provisional-compiled = Είναι μια γρήγορη απάντηση: ο υπολογιστής ετοιμάζεται ακόμη. Ρώτησε ξανά σε ένα λεπτό.
provisional-tables = Τα φινάλε αυτών των κανόνων υπολογίζονται ακόμη, οι αριθμοί είναι καλές εκτιμήσεις.
settings-set = Ταμπλό και πιόνια
settings-set-walnut = Καρυδιά
settings-set-felt = Τσόχα και μπρούντζος
settings-set-flat = Απλό και μοντέρνο
settings-set-slate = Σχιστόλιθος και πέτρα
offline-title = Είσαι εκτός σύνδεσης
offline-lead = Για να παίξεις χρειάζεται σύνδεση. Μόλις επανέλθει, συνεχίζεις· τίποτα δεν χάνεται.
offline-kept = Μπορείς να διαβάσεις
offline-nothing = Τίποτα ακόμη. Οι κανόνες και τα μαθήματα που ανοίγεις μένουν εδώ για αργότερα.
offline-again = Δοκίμασε ξανά
import-files = Διάλεξε αρχεία ή άφησέ τα οπουδήποτε σε αυτή τη σελίδα
import-done = { $count ->
    [one] Άνοιξε { $count } παρτίδα
   *[other] Άνοιξαν { $count } παρτίδες
}
import-illegal = Η κίνηση { $count } δεν επιτρέπεται:
import-unreadable = Αυτό δεν διαβάζεται ως παρτίδα
import-keep = Άνοιξε την παρτίδα ως εκεί
import-correct = Διόρθωσέ την
import-corrected = Η παρτίδα προς διόρθωση
import-back = Πίσω
share-title = Κοινή χρήση στο δίκτυό μου
share-ask = Τώρα μόνο αυτός ο υπολογιστής ανοίγει το Gamecase. Με την κοινή χρήση το ανοίγει κάθε συσκευή του οικιακού σου δικτύου, ώσπου να τη σταματήσεις ή να το κλείσεις.
share-start = Κοινή χρήση
share-on = Έγινε. Άνοιξε αυτή τη διεύθυνση σε άλλη συσκευή ή σάρωσε τον κωδικό.
share-stop = Τέλος κοινής χρήσης
problem-no-network = Αυτός ο υπολογιστής δεν έχει τώρα δίκτυο για κοινή χρήση.
notice-registered = Καλώς ήρθες, { $name }! Ο λογαριασμός σου είναι έτοιμος και έγινε σύνδεση.
notice-password-saved = Ο νέος σου κωδικός αποθηκεύτηκε.
account-password-current = Τωρινός κωδικός
account-password-passkey = Επιβεβαίωση με κλειδί πρόσβασης
account-no-ratings = Δεν έχεις ακόμη βαθμολογία. Παίξε μια βαθμολογημένη παρτίδα για να αποκτήσεις. Οι πίνακες βαθμολογίας:
people-wrong-current = Δεν είναι αυτός ο τωρινός σου κωδικός. Τίποτα δεν άλλαξε.
people-passkey-first = Ο λογαριασμός δεν έχει ακόμη κωδικό. Όρισε έναν με το κουμπί του κλειδιού πρόσβασης.
footer-translations = Μεταφράσεις
translations-title = Μεταφράσεις
translations-lead = Όλα τα μηνύματα της σελίδας και των παιχνιδιών, με παραδείγματα, σε δύο γλώσσες δίπλα δίπλα.
translations-how = Για να διορθώσεις μια μετάφραση ή να προσθέσεις γλώσσα, διάβασε το docs/translating.md στον πηγαίο κώδικα.
translations-language = Γλώσσα
translations-beside = Δίπλα σε
translations-part = Μέρος
translations-part-shell = Η σελίδα
translations-state = Κατάσταση
translations-state-all = Όλα
translations-state-missing = Λείπουν
translations-state-outdated = Παλιά
translations-state-current = Ενημερωμένα
translations-search = Αναζήτηση
translations-show = Εμφάνιση
translations-count = { $count ->
    [one] { $count } μήνυμα
   *[other] { $count } μηνύματα
}
provenance-legend = Από πού προέρχεται κάθε κανόνας:
provenance-printed = Τυπωμένος στο φυλλάδιο
provenance-usual = Όπως παίζεται σήμερα
provenance-silent = Το φυλλάδιο δεν λέει τίποτα: δική μας επιλογή
provenance-differs = Το φυλλάδιο είναι ασαφές: η ερμηνεία που παίζουμε
provenance-languages = Μόνο σε αυτές τις γλώσσες: { $languages }.
switch-value-printed = { $value } (όπως στο φυλλάδιο)
switch-value-silent = { $value } (δική μας επιλογή)
switch-value-differs = { $value } (δική μας ερμηνεία)
rules-exactly = Ακριβώς όπως στο φυλλάδιο
rules-exactly-about = Κάθε κανόνας παίζεται κατά γράμμα, ακόμη κι όπου πιστεύουμε ότι εννοούσαν κάτι άλλο.
rules-needs = Ισχύει μόνο με αυτή τη ρύθμιση: { $switch } – { $value }
rules-needs-open = Ξεκίνα παρτίδα με αυτήν
rules-compare = Τα φυλλάδια, δίπλα δίπλα
rules-compare-about = Μόνο όπου διαφέρουν τα φυλλάδια. Τα υπόλοιπα είναι στους κανόνες τους.
table-rules = Κανόνες: { $booklet }
table-rules-change = αλλαγή
table-chat = Συνομιλία
table-more = Περισσότερα
table-tools = Εργαλεία
table-sound = Ήχος
table-fullscreen = Πλήρης οθόνη
table-save = Αποθήκευση αρχείου
table-hint-more = Περισσότερα
table-speed = Ταχύτητα κινήσεων
table-speed-calm = Ήρεμη
table-speed-normal = Κανονική
table-speed-fast = Γρήγορη
table-speed-none = Χωρίς κίνηση
table-glow = Δείξε ποια πιόνια μπορούν να κινηθούν
table-lot = Ποιος αρχίζει
table-lot-explained = Ποιος αρχίζει το αποφασίζει η τύχη. Ένα μυστικό το ορίζει πριν από την παρτίδα, και τότε φαίνεται μόνο το αποτύπωμά του. Μετά την παρτίδα το μυστικό αποκαλύπτεται, ώστε να μπορεί να το ελέγξει οποιοσδήποτε.
table-lot-words = Τα κείμενα των παικτών για την τύχη
table-next-level = Επόμενο επίπεδο: { $level }
result-won = Νίκησες
result-lost = Έχασες
result-drawn = Ισοπαλία
result-winner = Νίκη: { $name }
result-story = { $turns ->
    [one] Τέλος μετά από { $turns } κίνηση.
   *[other] Τέλος μετά από { $turns } κινήσεις.
}
result-story-ahead = { $turns ->
    [one] { $turns } κίνηση,
   *[other] { $turns } κινήσεις,
} { $winner ->
    [own] και δεν βρέθηκες ποτέ πίσω.
   *[other] και η πλευρά που νίκησε δεν βρέθηκε ποτέ πίσω.
}
result-story-turned = { $turns ->
    [one] { $turns } κίνηση, και όλα άλλαξαν μόνο στο τέλος.
   *[other] { $turns } κινήσεις, και όλα άλλαξαν μόνο στο τέλος.
}
result-story-changes = { $turns ->
    [one] { $turns } κίνηση.
   *[other] { $turns } κινήσεις.
} { $changes ->
    [one] Το προβάδισμα άλλαξε χέρια μία φορά.
   *[other] Το προβάδισμα άλλαξε χέρια { $changes } φορές.
}
told-lot-seat = { $name }: { $seat }, με τυχαία επιλογή.
