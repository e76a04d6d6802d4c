### The words of the site, in Greek, with "εσύ". The source is en.ftl.
### game = παρτίδα (kind: παιχνίδι), match = αγώνας, rules = κανόνες, booklet (printed) = φυλλάδιο, record = αρχείο, opponent = αντίπαλος.
### Names stay in the nominative: no article and no case in front of them.

## The case
app-name = Gamecase
app-tagline = Παραδοσιακά επιτραπέζια, με τους κανόνες του δικού σου κουτιού
skip-to-content = Μετάβαση στο περιεχόμενο
nav-home = Παιχνίδια
nav-settings = Ρυθμίσεις
home-title = Διάλεξε παιχνίδι
home-lead = Παίξε με τον υπολογιστή, με παρέα δίπλα σου ή με παρέα από μακριά.
home-open = Ανοιχτές παρτίδες
home-table-against = { $game }: { $others }
home-state-yours = Η σειρά σου
home-state-open = Σε εξέλιξη
home-state-waiting = Λείπει ένας παίκτης
home-state-over = Τελείωσε
footer-free = Ελεύθερο λογισμικό: παίξε το, φιλοξένησέ το, άλλαξέ το
footer-fair = Ζάρια που μπορεί να ελέγξει ο καθένας

## Settings
settings-language = Γλώσσα
settings-theme = Θέμα
settings-theme-auto = Όπως η συσκευή
settings-theme-light = Φωτεινό
settings-theme-dark = Σκούρο
settings-theme-contrast = Υψηλή αντίθεση
settings-theme-clear = Φιλικό σε αχρωματοψία
settings-save = Εφαρμογή

## Laying a table
new-title = Παίξε { $game }
new-booklet-clauses = Δείξε τους κανόνες
box-find = Βρες τους κανόνες από το δικό σου κουτί
box-unsure = Δεν είμαι βέβαιος/η
box-none = Κανένας κανονισμός δεν ταιριάζει με όλα αυτά. Ορίστε όλοι.
new-opponent = Με ποιον παίζεις;
new-player = Παίκτης { $number }
new-against-here = Παρέα εδώ
new-against-away-about = Θα πάρεις έναν σύνδεσμο για να τον στείλεις.
new-against-anyone-about = Η παρτίδα σου φαίνεται στην αρχική σελίδα μέχρι να μπει κάποιος.
new-level = Ποιο επίπεδο;
new-you = Εσύ
new-name = Το όνομά σου
new-name-hint = Αυτό βλέπουν οι άλλοι παίκτες. Μπορείς να το αφήσεις κενό.
new-words = Δικό σου κείμενο για τα ζάρια
new-words-hint = Ανακατεύεται σε κάθε ζαριά και κάθε τυχαία επιλογή. Αν το αφήσεις κενό, διαλέγει ένα η συσκευή σου.
new-friend-name = Όνομα φίλου ή φίλης
new-starts = Ποιος αρχίζει;
new-starts-lot = Τυχαία
new-starts-me = Εγώ
new-starts-other = Ο αντίπαλός μου
new-side = Με ποια πλευρά θα παίξεις;
new-match = Διάρκεια αγώνα
new-match-best-of-1 = Μία παρτίδα
new-match-best-of = Έως { $number } παρτίδες
new-match-first-to = { $number ->
    [one] Μέχρι { $number } πόντο
   *[other] Μέχρι { $number } πόντους
}
new-match-open = Όσες παρτίδες θέλεις
new-dice = Ποιος ρίχνει τα ζάρια;
new-dice-verifiable = Η εφαρμογή, και μετά μπορεί να τα ελέγξει όποιος θέλει
new-dice-manual = Ρίχνουμε αληθινά ζάρια και γράφουμε τους αριθμούς
new-clock = Χρόνος σκέψης
new-clock-none = Χωρίς ρολόι
new-clock-fischer = { $minutes } λεπτά + { $seconds } δευτ. ανά κίνηση
new-clock-delay = { $seconds } δευτ. καθυστέρηση ανά κίνηση, { $minutes } λεπτά απόθεμα ανά πόντο
new-clock-days = { $days ->
    [one] { $days } ημέρα ανά κίνηση
   *[other] { $days } ημέρες ανά κίνηση
}

## An invitation
join-title = Σε προσκαλούν να παίξεις: { $game }
join-by = Πρόσκληση για παρτίδα από { $name }.
join-by-somebody = Κάποιος σε προσκάλεσε σε μια παρτίδα.
join-sit = Μπες στην παρτίδα
join-watch = Μόνο παρακολούθηση

## The table
table-board = Ταμπλό
table-moves = Κινήσεις
table-players = Παίκτες
table-position = Η θέση με λόγια
table-dice = Ζάρια
table-dice-pledge = Ορίστηκε πριν από την παρτίδα (SHA-256 του μυστικού)
table-dice-secret = Το μυστικό, που αποκαλύπτεται μετά την παρτίδα
table-dice-words = Τα κείμενα των παικτών
table-dice-explained = Ένα μυστικό ορίζει όλα τα ζάρια πριν από την παρτίδα, και φαίνεται μόνο το αποτύπωμά του. Μετά την παρτίδα το μυστικό αποκαλύπτεται, κι έτσι ο καθένας μπορεί να ελέγξει ότι κάθε ζαριά προκύπτει από αυτό.
table-record = Λήψη του αρχείου της παρτίδας
table-takeback = Αναίρεση κίνησης
table-hint = Υπόδειξη
table-hint-told = Θα έπαιζα: { $told }
table-guided = Δώσε μου συμβουλές
table-type = Γράψε μια κίνηση
table-type-play = Παίξε
table-past = Βλέπεις μια προηγούμενη θέση.
table-now = Πίσω στην παρτίδα
table-replay = Η τελευταία βολή σε αργή κίνηση
table-sight = Γραμμή στόχευσης
table-undo = Ένα βήμα πίσω
table-turn = Γύρισε το ταμπλό
table-look = Εμφάνιση του ταμπλό
table-confirm = Επιβεβαίωση κάθε κίνησης
table-draw = Πρόταση ισοπαλίας
table-claim = Διεκδίκησε τη νίκη
table-claim-draw = Λήξη με ισοπαλία
table-say-mute = Σίγαση μηνυμάτων
table-resign = Παραίτηση
table-resign-sure = Παραιτείσαι από την παρτίδα;
table-yes = Ναι
table-no = Όχι
table-next = Επόμενη παρτίδα
table-rematch = Ρεβάνς
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
bot-again = Ο υπολογιστής χρειάστηκε να ξανασκεφτεί από την αρχή.
table-home = Πίσω στα παιχνίδια
table-accept = Αποδοχή
table-decline = Απόρριψη
table-withdraw = Απόσυρση
table-watching = Παρακολουθείς. Μόνο οι παίκτες μπορούν να παίξουν.
table-watchers = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
table-booklet = Κανόνες
table-invite = Κάλεσε την παρέα σου
table-invite-help = Στείλε αυτόν τον σύνδεσμο ή δείξε τον κωδικό για σάρωση. Όποιος τον ανοίξει πρώτος μπαίνει στην παρτίδα.
table-invite-copy = Αντιγραφή συνδέσμου
table-invite-loopback = Αυτός ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για να παίξεις στο δίκτυο του σπιτιού, ξεκίνα το Gamecase με: gamecase serve --host 0.0.0.0
player-unnamed = Παίκτης { $number }
player-you = εσύ
player-away = λείπει
tally-won = Νίκες σε αγώνες
tally-drawn = Ισοπαλίες

## The rule book
rules-link = Κανόνες
rules-title = Κανόνες: { $game }
rules-booklets = Κανονισμοί
rules-agreed = Συμφωνήθηκε για αυτή την παρτίδα
rules-example = Παράδειγμα
rules-not-allowed = Δεν επιτρέπεται
rules-print = Εκτύπωση

## Learning
learn-link = Μάθε
learn-title = Μάθε { $game }
learn-lead = Σύντομα μαθήματα, το καθένα με δικό του ταμπλό. Δοκίμασε ό,τι θέλεις: τίποτα δεν χαλάει.
learn-lesson = Μάθημα { $number } από { $count }
learn-right = Μπράβο!
learn-other = Επιτρέπεται, αλλά δοκίμασε εδώ κάτι άλλο.
learn-again = Δοκίμασε ξανά
learn-next = Επόμενο μάθημα
learn-all = Όλα τα μαθήματα
learn-guided = Παίξε την πρώτη σου παρτίδα, με συμβουλές
learn-watch = Δες δύο υπολογιστές να παίζουν

## What stands
status-waiting = Αναμονή για τον άλλο παίκτη
status-drawing-lots = Επιλέγεται ποιος αρχίζει
status-chance = Πέφτουν τα ζάρια
status-by-hand = Ρίξε τα ζάρια σου και γράψε τους αριθμούς
status-your-turn = Η σειρά σου: { $seat }
status-turn = Παίζει: { $seat }
status-bot-thinks = Ο υπολογιστής σκέφτεται
outcome-resigned = { $seat }: νίκη, ο αντίπαλος παραιτήθηκε.
outcome-agreed = Ισοπαλία με συμφωνία.
outcome-left = { $seat }: νίκη, ο αντίπαλος έφυγε.
outcome-left-draw = Ισοπαλία: έφυγε ένας παίκτης.
outcome-time = { $seat }: νίκη στον χρόνο.
match-best-of = Παρτίδα { $game } από το πολύ { $number }
match-first-to = { $number ->
    [one] Παρτίδα { $game }, μέχρι { $number } πόντο
   *[other] Παρτίδα { $game }, μέχρι { $number } πόντους
}
match-games = Παρτίδα { $game } από { $number }
match-open = Παρτίδα { $game }

## What happened
told-sit = { $name }: είσοδος στην παρτίδα.
told-begin = Αρχίζει νέα παρτίδα.
told-lot = Αρχίζει: { $name }.
told-offer-takeback = { $name } ζητά να πάρει πίσω μια κίνηση.
told-offer-draw = { $name } προτείνει ισοπαλία.
told-offer-rematch = { $name } ζητά ρεβάνς.
told-decline = Η πρόταση απορρίφθηκε.
told-takeback = Μια κίνηση πάρθηκε πίσω.
told-draw = Συμφωνήθηκε ισοπαλία.
told-resign = { $name } παραιτείται.
told-left = { $name } τερμάτισε την παρτίδα: ο αντίπαλος έφυγε.
told-lapse = Η πρόταση έληξε.
told-say = { $name }: { $words }
told-flag = Τέλος χρόνου: { $name }.

## Why not
refusal-not-your-turn = Δεν είναι η σειρά σου.
refusal-game-over = Η παρτίδα τελείωσε.
refusal-time-up = Ο χρόνος σου τελείωσε.
refusal-not-begun = Η παρτίδα δεν άρχισε ακόμη.
refusal-dice-not-yours = Σε αυτή την παρτίδα τα ζάρια τα ρίχνει η εφαρμογή.
refusal-dice-by-hand = Σε αυτή την παρτίδα τα ζάρια τα ρίχνουν οι παίκτες και γράφουν τους αριθμούς.
refusal-not-now = Αυτό δεν γίνεται τώρα.
refusal-too-late = Κάποιος σε πρόλαβε. Κοίτα ξανά το ταμπλό.
refusal-still-here = Ο αντίπαλος δεν λείπει ακόμη αρκετά.
refusal-offer-gone = Αυτή η πρόταση δεν ισχύει πια.
refusal-watching = Παρακολουθείς. Αυτό μπορούν να το κάνουν μόνο οι παίκτες.
refusal-no-hint = Υποδείξεις παίρνεις μόνο στη σειρά σου, με αντίπαλο τον υπολογιστή ή στην ίδια οθόνη.
refusal-means-nothing = Αυτή η κίνηση δεν επιτρέπεται εδώ.
refusal-theirs = Αυτή η κίνηση δεν επιτρεπόταν. { $rule }

## Trouble
error-bad-message = Ο διακομιστής δεν κατάλαβε αυτή τη σελίδα. Φόρτωσέ την ξανά.
error-stale = Το ταμπλό άλλαξε. Κοίτα το ξανά.
error-too-fast = Πολύ γρήγορα. Περίμενε λίγο.
link-lost = Η σύνδεση χάθηκε. Γίνεται επανασύνδεση… Η παρτίδα σου είναι ασφαλής.
link-back = Η σύνδεση επανήλθε.
touch-again = Διάλεξε πού πας μετά ή πάτα Escape.
confirm-grave = Πάτα ξανά για επιβεβαίωση.
aim-pull = Σύρε το πούλι κατά μήκος της γραμμής του. Μετά τράβα προς τα πίσω, οπουδήποτε στο ταμπλό, και άφησε.
aim-help = Τα βέλη σημαδεύουν, το συν και το πλην ρυθμίζουν τη δύναμη, το κόμμα και η τελεία μετακινούν πάνω στη γραμμή, και με Enter ρίχνεις.
copied = Αντιγράφηκε.
turn-alert = Η σειρά σου
clock-stale = Ο χρόνος όταν χάθηκε η σύνδεση
problem-title = Αυτό δεν έγινε
problem-not-found = Δεν υπάρχει τίποτα εδώ. Έλεγξε τον σύνδεσμο· η παρτίδα ίσως είναι σε άλλον υπολογιστή.
problem-bad-form = Κάτι στη φόρμα δεν ήταν σωστό. Γύρνα πίσω και δοκίμασε ξανά.
problem-chair-taken = Κάποιος άλλος πήρε αυτή τη θέση.
problem-too-many-tables = Πάρα πολλές νέες παρτίδες μαζί. Περίμενε λίγο και δοκίμασε ξανά.
problem-away = Οι παρτίδες δεν είναι προσβάσιμες αυτή τη στιγμή. Τίποτα από όσα έπαιξες δεν χάθηκε. Δοκίμασε ξανά σε λίγο.
problem-home = Πίσω στα παιχνίδια

## On the command line
serve-ready = Το Gamecase τρέχει στη διεύθυνση { $address }
serve-network = Στο δίκτυο του σπιτιού: { $address }
serve-scan = Σάρωσε αυτόν τον κωδικό με κινητό στο ίδιο δίκτυο:
serve-stop = Πάτα Ctrl+C για να σταματήσει.
verify-holds = { $entries ->
    [one] Το αρχείο είναι ακέραιο: ελέγχθηκε { $entries } εγγραφή, και όλοι οι σύνδεσμοι και οι θέσεις είναι σωστοί.
   *[other] Το αρχείο είναι ακέραιο: ελέγχθηκαν { $entries } εγγραφές, και όλοι οι σύνδεσμοι και οι θέσεις είναι σωστοί.
}
verify-rolls = { $count ->
    [one] { $count } ζαριά ή τυχαία επιλογή υπολογίστηκε ξανά και συμφωνεί.
   *[other] { $count } ζαριές και τυχαίες επιλογές υπολογίστηκαν ξανά και συμφωνούν.
}
verify-by-hand = { $count ->
    [one] { $count } ζαριά γράφτηκε με το χέρι, οπότε δεν υπάρχει κάτι να ελεγχθεί.
   *[other] { $count } ζαριές γράφτηκαν με το χέρι, οπότε δεν υπάρχει κάτι να ελεγχθεί.
}
verify-hidden = { $count ->
    [one] { $count } ζαριά είναι ακόμη μυστική, γιατί η παρτίδα της δεν τελείωσε.
   *[other] { $count } ζαριές είναι ακόμη μυστικές, γιατί η παρτίδα τους δεν τελείωσε.
}

## A game looked over
table-analysis = Ανάλυση της παρτίδας
analysis-title = { $game }: ανάλυση
analysis-games = Οι παρτίδες αυτού του αγώνα
analysis-progress = Ανάλυση…
analysis-graph = Η πορεία της παρτίδας
analysis-lines = Καλύτερες συνέχειες
analysis-mistakes = Σημεία καμπής
analysis-none = Δεν βρέθηκαν λάθη.
analysis-totals = Σύνοψη
analysis-played = Παίχτηκε
analysis-inaccuracy = Ανακρίβεια
analysis-mistake = Λάθος
analysis-blunder = Σοβαρό λάθος
analysis-better = Καλύτερα:
analysis-even = Ισόπαλα
analysis-slight = { $seat }: μικρό πλεονέκτημα
analysis-clear = { $seat }: σαφές πλεονέκτημα
analysis-winning = { $seat }: αποφασιστικό πλεονέκτημα
analysis-first = Αρχή της παρτίδας
analysis-back = Προηγούμενη κίνηση
analysis-forward = Επόμενη κίνηση
analysis-last = Τέλος της παρτίδας
analysis-table = Πίσω στην παρτίδα
analysis-failed = Η ανάλυση δεν έγινε. Δοκίμασε ξανά σε λίγο.
analysis-result = { $first }–{ $second }
problem-not-over = Η παρτίδα δεν τελείωσε ακόμη. Μπορείς να την αναλύσεις όταν τελειώσει.

## Hands and pages
table-ahead = Προκινήσεις
ahead-planned = Η προκίνηση ορίστηκε. Θα παιχτεί στη σειρά σου, αν επιτρέπεται.
table-symbols = Σύμβολα κομματιών αντί για γράμματα
table-download = Λήψη ως { $format }

## Games from elsewhere
import-title = Εισαγωγή παρτίδας
import-text = Επικόλλησε την παρτίδα ως { $formats }
import-open = Εισαγωγή

## People
nav-account = Λογαριασμός
people-sign-in = Σύνδεση
people-register = Δημιουργία λογαριασμού
people-lead = Μπορείς να παίξεις χωρίς λογαριασμό. Με λογαριασμό βρίσκεις τις παρτίδες σου σε κάθε συσκευή και μπορείς να παίξεις βαθμολογημένες παρτίδες.
people-name = Όνομα
people-name-hint = 2 έως 24 γράμματα ή ψηφία. Το βλέπουν οι άλλοι παίκτες.
people-password = Κωδικός
people-password-hint = Τουλάχιστον 8 χαρακτήρες. Θα πάρεις κωδικούς ανάκτησης, για την περίπτωση που τον ξεχάσεις.
people-with-passkey = Σύνδεση με κλειδί πρόσβασης
people-register-passkey = Δημιουργία λογαριασμού με κλειδί πρόσβασης
people-wrong = Λάθος όνομα ή κωδικός.
people-slow = Πάρα πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.
people-name-taken = Αυτό το όνομα είναι πιασμένο ή μοιάζει πολύ με ένα πιασμένο. Διάλεξε άλλο.
people-name-unfit = Βάλε 2 έως 24 γράμματα ή ψηφία ενός αλφαβήτου, με κενά, τελείες ή παύλες ανάμεσα.
people-password-unfit = Βάλε τουλάχιστον 8 χαρακτήρες, και τίποτα που μαντεύεται εύκολα, όπως το όνομά σου ή 12345678.
people-passkey-failed = Το κλειδί πρόσβασης δεν έγινε δεκτό. Δοκίμασε ξανά.
people-again = Συνδέσου ξανά για να το αλλάξεις.
people-only-way = Είναι ο μόνος σου τρόπος σύνδεσης, οπότε δεν μπορεί να αφαιρεθεί.
people-not-the-name = Αυτό δεν είναι το όνομά σου. Δεν διαγράφηκε τίποτα.
account-since = Εδώ από { $date }
account-ratings = Βαθμολογίες
account-matches = { $count ->
    [one] { $count } βαθμολογημένος αγώνας
   *[other] { $count } βαθμολογημένοι αγώνες
}
account-history = Ιστορικό παρτίδων
account-export = Λήψη όλων των δεδομένων μου
account-sign-out = Αποσύνδεση
account-ways = Πώς συνδέεσαι
account-passkey = Κλειδί πρόσβασης: { $device }
account-passkey-add = Προσθήκη κλειδιού πρόσβασης
account-remove = Αφαίρεση
account-password-new = Νέος κωδικός
account-password-note = Τουλάχιστον 8 χαρακτήρες. Οι άλλες συσκευές σου θα αποσυνδεθούν.
account-password-set = Αποθήκευση κωδικού
account-devices = Ενεργές συνδέσεις
account-this-device = αυτή η συσκευή
account-seen = τελευταία χρήση: { $date }
account-end-others = Αποσύνδεση παντού αλλού
account-tokens = Κλειδιά API
account-tokens-about = Όποιος έχει ένα κλειδί μπορεί να ενεργεί στο όνομά σου. Κράτησέ το μυστικό.
account-token-label = Για τι είναι;
account-token-read = μπορεί μόνο να διαβάζει
account-token-play = μπορεί να παίζει
account-token-make = Δημιουργία κλειδιού
account-token-once = Αντίγραψέ το τώρα. Δεν θα το ξαναδείς.
account-delete = Διαγραφή του λογαριασμού σου
account-delete-about = Η σύνδεσή σου, οι συνεδρίες, τα κλειδιά και οι βαθμολογίες σου διαγράφονται αμέσως και οριστικά. Οι παρτίδες που έπαιξες μένουν, με το όνομα που είχες: ανήκουν και στους αντιπάλους σου. Κανείς δεν μπορεί να τις συνεχίσει στη θέση σου.
account-delete-sure = Γράψε το όνομά σου για επιβεβαίωση
history-none = Δεν υπάρχει τίποτα εδώ ακόμη.
history-older = Παλαιότερες
history-won = Νίκη
history-lost = Ήττα
history-drawn = Ισοπαλία
rated-badge = Βαθμολογημένη
rated-switch = Βαθμολογημένη παρτίδα
rated-about = Και οι δύο παίκτες χρειάζονται λογαριασμό. Οι κινήσεις δεν παίρνονται πίσω.
ratings-about = Ο αριθμός μετά το ± δείχνει πόσο αβέβαιη είναι η βαθμολογία.
refusal-rated-account = Αυτή η παρτίδα είναι βαθμολογημένη, οπότε χρειάζεσαι λογαριασμό.
refusal-rated-alone = Σε βαθμολογημένη παρτίδα δεν μπορείς να παίξεις με τον εαυτό σου.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = Αυτό το κλειδί είναι άγνωστο ή ανακλήθηκε, ή δεν επιτρέπει αυτή την ενέργεια.
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
character-bye-sharp = Καλή μάχη. Ρίξε μια ματιά στα κρίσιμα σημεία.
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
working-hint = Ψάχνω μια καλή κίνηση…
working-thinking = Ο υπολογιστής σκέφτεται ακόμη…
working-compiled = Ο υπολογιστής ετοιμάζεται, μόνο αυτή τη φορά σε αυτή τη συσκευή: { $percent }%.
working-tables = Ο υπολογιστής υπολογίζει τα φινάλε αυτών των κανόνων, μόνο αυτή τη φορά: { $percent }%.
provisional-compiled = Είναι μια γρήγορη απάντηση: ο υπολογιστής ετοιμάζεται ακόμη. Ρώτησε ξανά σε ένα λεπτό.
provisional-tables = Τα φινάλε αυτών των κανόνων υπολογίζονται ακόμη, οπότε οι αριθμοί είναι καλές εκτιμήσεις.
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
settings-notices = Ειδοποίησέ με όταν είναι η σειρά μου
settings-notices-on = Ενεργό. Αυτό το πρόγραμμα περιήγησης σε ειδοποιεί, ακόμη κι όταν η παρτίδα είναι κλειστή.
settings-notices-off = Ανενεργό.
settings-notices-blocked = Το πρόγραμμα περιήγησης μπλοκάρει τα μηνύματα αυτού του ιστότοπου. Επίτρεψέ τα πρώτα στις ρυθμίσεις του.
settings-notices-failed = Αυτό δεν έγινε. Δοκίμασε ξανά αργότερα.
push-turn = Είναι η σειρά σου. Αντίπαλος: { $opponent }.
bot-later = Έχεις πολλές παρτίδες με τον υπολογιστή. Θα παίξω εδώ μόλις έρθει η σειρά μου.
refusal-too-many-thoughts = Ο υπολογιστής είναι απασχολημένος με τις άλλες παρτίδες σου. Δοκίμασε ξανά σε λίγο.
problem-too-many-analyses = Αναλύονται ήδη αρκετές παρτίδες σου. Περίμενε να τελειώσει μία και δοκίμασε ξανά.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = Βαθύτερη ανάλυση
deep-start = Έναρξη
deep-stop = Διακοπή
deep-plies = { $plies ->
    [one] { $plies } ημικίνηση
   *[other] { $plies } ημικινήσεις
}
deep-truncated = Σύντομο rollout { $level }
deep-rollout = Πλήρες rollout
deep-deeper = Πιο βαθιά
deep-depth = Βάθος { $ply }
deep-games = { $games ->
    [one] { $games } παρτίδα
   *[other] { $games } παρτίδες
}
deep-sure = Πιθανότητα { $percent }% να είναι η πρώτη η καλύτερη
deep-interval = ±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }
deep-failed = Η μηχανή σταμάτησε. Όσα βρήκε μένουν εδώ. Ξεκίνα ξανά για να συνεχίσει.
deep-limit = Ως εδώ φτάνει αυτός ο ιστότοπος.
deep-picture = Τιμές με διαστήματα εμπιστοσύνης 95%
deep-compare = Σύγκριση
deep-refused = Αυτό δεν μπορεί να αναλυθεί.
recovery-title = Κράτησε αυτούς τους κωδικούς ανάκτησης
recovery-about = Αν ξεχάσεις τον κωδικό σου, με κάθε κωδικό ανάκτησης ορίζεις νέο, μία φορά. Γράψ’ τους ή τύπωσέ τους: δεν θα τους ξαναδείς.
recovery-done = Τους κράτησα
recovery-new = Νέοι κωδικοί ανάκτησης
recovery-left = { $count ->
    [one] Απομένει { $count } κωδικός ανάκτησης
   *[other] Απομένουν { $count } κωδικοί ανάκτησης
}
people-forgot = Ξέχασες τον κωδικό σου;
people-forgot-about = Γράψε το όνομά σου, έναν κωδικό ανάκτησης και έναν νέο κωδικό. Αν δεν έχεις κωδικό ανάκτησης, ζήτησε σύνδεσμο από όποιον έχει αυτόν τον ιστότοπο.
people-code = Κωδικός ανάκτησης
people-code-wrong = Αυτό το όνομα και αυτός ο κωδικός ανάκτησης δεν ταιριάζουν, ή ο κωδικός έχει ήδη χρησιμοποιηθεί.
people-link-old = Αυτός ο σύνδεσμος δεν ισχύει πια. Ζήτησε καινούργιο.
people-mail = E-mail, μόνο για την αλλαγή κωδικού
people-mail-send = Στείλε μου σύνδεσμο με e-mail
people-mail-sent = Αν υπάρχει διεύθυνση e-mail γι’ αυτό το όνομα, ο σύνδεσμος είναι καθ’ οδόν.
people-invite = Κωδικός πρόσκλησης
people-invite-wrong = Αυτός ο κωδικός πρόσκλησης δεν ισχύει. Ζήτησε έναν από όποιον έχει αυτόν τον ιστότοπο.
people-closed = Εδώ δεν δημιουργούνται νέοι λογαριασμοί.
people-banned = Αυτός ο λογαριασμός έχει κλειδωθεί από όποιον έχει αυτόν τον ιστότοπο.
people-members = Για να παίξεις εδώ, χρειάζεται λογαριασμός.
people-with-provider = Σύνδεση με { $provider }
people-provider-failed = Η σύνδεση δεν πέτυχε. Δοκίμασε ξανά.
mail-reset = Όρισε νέο κωδικό
mail-reset-text = Κάποιος ζήτησε νέο κωδικό για { $name }. Αν το ζήτησες εσύ, άνοιξε αυτόν τον σύνδεσμο μέσα σε μία μέρα:
problem-quota = Ξεκίνησες όσες παρτίδες επιτρέπει προς το παρόν αυτός ο ιστότοπος.
admin-title = Διαχείριση του ιστότοπου
admin-people = Παίκτες
admin-tables = Παρτίδες
admin-invites = Προσκλήσεις
admin-log = Τι άλλαξε
admin-find = Αναζήτηση
admin-sizes = Παρτίδες: { $tables } · Λογαριασμοί: { $accounts } · { $megabytes } MB
admin-reset = Σύνδεσμος για νέο κωδικό
admin-end = Αποσύνδεση από παντού
admin-rename = Μετονομασία
admin-ban = Κλείδωμα
admin-banned = Κλειδωμένος
admin-unban = Ξεκλείδωμα
admin-delete = Διαγραφή
admin-close = Κλείσιμο
admin-role-none = Παίκτης
admin-role-organiser = Διοργανωτής
admin-role-admin = Διαχειριστής
admin-role-set = Αποθήκευση ρόλου
admin-invite-people = Για πόσα άτομα;
admin-invite-days = Για πόσες μέρες;
admin-invite-make = Δημιουργία πρόσκλησης
practice-title = Εξασκήσου στα λάθη σου
practice-lead = Θέσεις από τις δικές σου παρτίδες. Στις περισσότερες έκανες λάθος· σε μερικές όχι.
practice-task = Παίζεις: { $seat }. Τι κάνεις;
practice-counts = { $due } για επανάληψη · { $new } νέες σήμερα
practice-days = { $days ->
    [one] { $days } μέρα στη σειρά
   *[other] { $days } μέρες στη σειρά
}
practice-empty = Δεν υπάρχει ακόμη τίποτα για εξάσκηση. Ανάλυσε μια τελειωμένη παρτίδα: τα λάθη σου θα εμφανιστούν εδώ.
practice-done = Αυτά για σήμερα. Μπράβο!
practice-more = Κι άλλες νέες θέσεις
practice-show = Δείξε τη λύση
practice-next = Επόμενη θέση
practice-remove = Να μην ξαναφανεί
practice-game = Δες την παρτίδα
practice-right = Καλή κίνηση!
practice-wrong = Υπάρχει κάτι καλύτερο.
practice-shown = Η λύση
practice-chosen = Η κίνησή σου
practice-best = Καλύτερη
practice-played = Στην παρτίδα
practice-cost = −{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }
practice-due = Αυτή η θέση ξανάρχεται { $when }.

## Drills: short exercises to repeat

drills-title = Ασκήσεις
drills-lead = Σύντομες ασκήσεις που δυσκολεύουν όσο βελτιώνεσαι.
drills-level = Επίπεδο { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = Τελευταίες { $answers }: { $right } σωστές
drills-streak = { $count } στη σειρά
drills-book = Βιβλίο ανοιγμάτων
opening-book-move = Κίνηση
opening-book-worth = Πόντοι
opening-book-about = Οι πόντοι είναι η αξία (equity) σε παρτίδα με στοίχημα και τον βίδο στη μέση, από δικά μας rollout, με το τυπικό τους σφάλμα.
drills-answer = Απάντηση
drills-next = Επόμενη άσκηση
drills-right = Σωστά!
drills-wrong = Όχι ακριβώς.
drills-your-answer = Η απάντησή σου
drills-number = Γράψε έναν ακέραιο από { $low } έως { $high }.
drills-again = Έχεις ήδη απαντήσει σε αυτήν, οπότε δεν μετρά ξανά.
nav-events = Τουρνουά
events-lead = Τουρνουά για τον σύλλογο, το σχολείο ή την οικογένειά σου, διαδικτυακά ή σε πραγματικά ταμπλό.
events-coming = Προσεχώς
event-new = Νέο τουρνουά
event-family = Γρήγορο οικογενειακό κύπελλο
event-family-about = Τρία ως οκτώ ονόματα και ξεκινάτε: τρεις γύροι και τελικός των δύο καλύτερων.
event-name = Όνομα του τουρνουά
event-format = Σύστημα
event-format-round-robin = Πουλ
event-about-round-robin = Όλοι παίζουν με όλους.
event-format-swiss = Ελβετικό
event-about-swiss = Σε κάθε γύρο συναντάς κάποιον με περίπου τους ίδιους βαθμούς.
event-format-knockout = Νοκ άουτ
event-about-knockout = Αν χάσεις, αποκλείεσαι ή συνεχίζεις στο κύπελλο παρηγοριάς.
event-format-arena = Αρένα
event-about-arena = Όποιος είναι ελεύθερος παίρνει νέο αντίπαλο, όσες φορές θέλει.
event-format-ladder = Σκάλα
event-about-ladder = Προκάλεσε κάποιον που είναι πιο πάνω και πάρε τη θέση του.
event-format-family-cup = Οικογενειακό κύπελλο
event-place = Πού θα παίξετε;
event-place-online = Διαδικτυακά
event-place-real = Σε πραγματικά ταμπλό
event-place-screen = Σε αυτή την οθόνη
event-rounds = Αριθμός γύρων, ή κενό για τον συνηθισμένο
event-double = Όλοι συναντιούνται δύο φορές
event-sides = Ποιοι παίζουν;
event-sides-1 = Μεμονωμένοι παίκτες
event-sides-pairs = Ζευγάρια
event-sides-teams = Ομάδες των { $number }
event-scoring = Βαθμοί για νίκη, ισοπαλία και ήττα
event-scoring-points = Μετρούν οι πόντοι των παρτίδων
event-ties = Κριτήρια ισοβαθμίας (κενό για τα συνηθισμένα)
event-main = Κύριο κύπελλο
event-consolation = Κύπελλο παρηγοριάς
event-last-chance = Κύπελλο τελευταίας ευκαιρίας
event-playoff = Νοκ άουτ για τους καλύτερους
event-may-join = Μπαίνει όποιος έχει τον σύνδεσμο
event-players-report = Οι παίκτες γράφουν μόνοι τους τα αποτελέσματα
event-starts = Πότε αρχίζει;
event-create = Δημιουργία τουρνουά
event-join = Συμμετοχή: { $name }
event-join-about = Σάρωσε τον κωδικό ή άνοιξε τον σύνδεσμο για να πάρεις μέρος. Δεν χρειάζεσαι λογαριασμό.
event-code = Ο κωδικός σου είναι { $code }. Με αυτόν μπορείς να επιστρέψεις από οποιαδήποτε συσκευή.
event-code-enter = Έχω κωδικό
event-players = Παίκτες
event-add = Προσθήκη παικτών
event-add-hint = Ένας σε κάθε γραμμή. Μπορούν να ακολουθούν βαθμολογία και σύλλογος: Μαρία; 1450; Ορφέας
event-file = Ή από αρχείο: CSV με τα ονόματα ή TRF με τους γύρους που παίχτηκαν ως τώρα
event-import = Συνέχεια από αρχείο
event-round = Γύρος { $number }
event-board = Τραπέζι { $number }
event-bye = Ρεπό
event-pairings = Ζευγάρια
event-pair = Κλήρωση γύρου { $number }
event-pair-again = Νέα κλήρωση
event-by-hand = Ζευγάρια με το χέρι
event-by-hand-hint = Ένα ζευγάρι σε κάθε γραμμή, με τους αριθμούς των παικτών: 3-7. Μόνος του ένας αριθμός σημαίνει ρεπό.
event-start = Έναρξη γύρου { $number }
event-close = Λήξη του τουρνουά
event-reopen = Άνοιξε ξανά το τουρνουά
event-result = Γράψε το αποτέλεσμα
event-correct = Διόρθωσε το αποτέλεσμα
event-keep-score = Κράτα το φύλλο αγώνα εδώ
event-keep-score-about = Παίξε στο δικό σου ταμπλό και γράφε την παρτίδα σε αυτή τη συσκευή. Το αποτέλεσμα καταχωρίζεται όταν τελειώσει η παρτίδα.
event-won = Νίκη: { $name }
event-absent = Δεν έπαιξε: { $name }
event-score = Σκορ, αν κρατήσατε
event-why = Αιτία
event-change = Αλλαγή ονόματος ή βαθμολογίας
event-withdraw = Αποχώρηση από το τουρνουά
event-return = Παίζει ξανά
event-byes = Ζήτησε ρεπό
event-bye-half = Ρεπό μισού βαθμού
event-bye-zero = Ρεπό χωρίς βαθμό
event-bye-cancelled = Το ρεπό ακυρώθηκε
event-half-byes = Ρεπό μισού βαθμού που μπορεί να ζητήσει κάθε παίκτης
event-withdrawn = Αποχώρησε
event-forbid = Αυτοί οι δύο ποτέ μαζί
event-helpers = Βοηθοί
event-helpers-about = Όρισε έναν βοηθό και στείλε του τον σύνδεσμό του. Οι βοηθοί μπορούν να κάνουν κλήρωση, να αρχίζουν γύρους και να γράφουν αποτελέσματα.
event-codes = Κωδικοί παικτών
event-downloads = Λήψεις
event-all-games = Όλες οι παρτίδες
event-standings = Κατάταξη
event-crosstable = Σταυρωτός πίνακας
event-bracket = Δέντρο νοκ άουτ
event-points = Βαθμοί
event-yours = Η παρτίδα σου: τραπέζι { $number }, αντίπαλος { $name }
event-yours-bye = Σε αυτόν τον γύρο έχεις ρεπό.
event-open-table = Στην παρτίδα
event-screen = Μεγάλη οθόνη
event-challenge = Πρόκληση
study-title = Το παιχνίδι σου
study-intro = Ανάλυσε τις τελειωμένες παρτίδες σου και δες εδώ πόσο καλά παίζεις και πού γίνονται τα λάθη.
study-automatic = Ανάλυση των παρτίδων μου μόλις τελειώσουν
study-analyse = Ανάλυση
study-analyse-all = Ανάλυση όλων αυτών
study-again = Ανάλυση ξανά
study-stopped = Η μηχανή σταμάτησε πριν από το τέλος. Όσα είχε βρει μένουν.
study-waiting = { $count ->
    [one] { $count } παρτίδα περιμένει ανάλυση.
   *[other] { $count } παρτίδες περιμένουν ανάλυση.
}
study-open = Χωρίς ανάλυση ακόμη
study-games = Αναλυμένες παρτίδες
study-newer = Νεότερες
study-last = Αποφάσεις
study-last-count = Οι τελευταίες { NUMBER($count) }
study-last-all = Όλες
study-decisions = { $count ->
    [one] { NUMBER($count) } απόφαση
   *[other] { NUMBER($count) } αποφάσεις
}
study-pr = PR (δείκτης απόδοσης)
study-accuracy = Ακρίβεια
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
study-average-loss = Μέση απώλεια ανά κίνηση (εκατοστά)
study-error-rate = Δείκτης σφάλματος όπως στο GNU Backgammon
study-snowie = Δείκτης σφάλματος Snowie
study-mistakes = Λάθη
study-luck = Τύχη
study-without-luck = Αποτέλεσμα χωρίς την τύχη
study-trend = Με τον καιρό
study-by-kind = Ανά είδος απόφασης
study-by-position = Ανά είδος θέσης
study-by-opponent = Ανά αντίπαλο
study-by-opening = Ανά άνοιγμα
study-opening = Άνοιγμα
study-opponent = Αντίπαλος
study-result = Αποτέλεσμα
study-day = Ημερομηνία
study-move = Κινήσεις
position-opening = Άνοιγμα
position-middlegame = Μέσο της παρτίδας
position-endgame = Φινάλε
refusal-event-closed = Αυτό το τουρνουά τελείωσε.
refusal-event-organiser-only = Αυτό το κάνει μόνο ο διοργανωτής.
refusal-event-officials-only = Αυτό το κάνουν μόνο ο διοργανωτής και οι βοηθοί.
refusal-event-not-yours = Αυτό μπορείς να το κάνεις μόνο για τον εαυτό σου.
refusal-event-full = Το τουρνουά είναι πλήρες. Χωρά το πολύ { $most } παίκτες.
refusal-event-no-late-entry = Είναι αργά για συμμετοχή. Ο πρώτος γύρος έχει αρχίσει.
refusal-event-no-entrant = Δεν υπάρχει παίκτης με αριθμό { $entrant }.
refusal-event-name-taken = Το όνομα { $name } υπάρχει ήδη στο τουρνουά.
refusal-event-members = Γράψε τόσους παίκτες: { $count }.
refusal-event-results-missing = { $missing ->
    [one] Λείπει ακόμη ένα αποτέλεσμα του γύρου { $round }.
   *[other] Λείπουν ακόμη { $missing } αποτελέσματα του γύρου { $round }.
}
refusal-event-all-paired = Έχει γίνει η κλήρωση και για τους { $rounds } γύρους.
refusal-event-still-playing = { $name } δεν έχει τελειώσει ακόμη την τελευταία παρτίδα.
refusal-event-challenge-up = Μπορείς να προκαλέσεις μόνο όποιον είναι πιο πάνω. { $name } είναι πιο κάτω.
refusal-event-wrong-round = Δεν υπάρχει ακόμη γύρος { $round }. Ακολουθεί ο γύρος { $next }.
refusal-event-already-started = Ο γύρος { $round } έχει ήδη αρχίσει.
refusal-event-not-started = Ο γύρος { $round } δεν έχει αρχίσει ακόμη.
refusal-event-already-paired = Η κλήρωση του γύρου { $round } έχει ήδη γίνει.
refusal-event-too-few = Χρειάζονται τουλάχιστον { $least } παίκτες. Ως τώρα είναι { $count }.
refusal-event-is-withdrawn = { $name } αποχώρησε. Κάνε νέα κλήρωση ή όρισε τα ζευγάρια με το χέρι.
refusal-event-has-bye = { $name }: ρεπό στον γύρο { $round }. Ακύρωσέ το ή κάνε νέα κλήρωση του γύρου.
refusal-event-byes-used = Ρεπό μισού βαθμού που μπορεί να ζητήσει εδώ κάθε παίκτης: { $most }.
refusal-event-paired-twice = { $name } δεν μπορεί να είναι σε δύο ζευγάρια.
refusal-event-no-pairing = Στο τραπέζι { $table } δεν υπάρχει παρτίδα στον γύρο { $round }.
refusal-event-result-exists = Το τραπέζι { $table } του γύρου { $round } έχει ήδη αποτέλεσμα. Ο διοργανωτής μπορεί να το διορθώσει.
refusal-event-online-result = Αυτή η παρτίδα παίζεται διαδικτυακά. Το αποτέλεσμα έρχεται μόνο του.
refusal-event-impossible-result = Αυτό το αποτέλεσμα δεν γίνεται.
refusal-event-needs-winner = Είναι νοκ άουτ, άρα κάποιος πρέπει να νικήσει.
refusal-event-cannot-pair = Ο γύρος { $round } δεν βγαίνει χωρίς να συναντήσει κάποιος ξανά τον ίδιο αντίπαλο. Όρισε τα ζευγάρια με το χέρι ή τερμάτισε το τουρνουά.
refusal-event-nobody-free = Κανείς δεν είναι ελεύθερος να παίξει τώρα.
refusal-event-by-challenge = Στη σκάλα οι παίκτες προκαλούν ο ένας τον άλλο.
refusal-event-by-organiser = Ζήτησε από τον διοργανωτή να σε προσθέσει.
refusal-event-already-entered = Συμμετέχεις ήδη.
refusal-event-not-empty = Αυτό το τουρνουά έχει ήδη παίκτες. Φτιάξε νέο τουρνουά για αυτό το αρχείο.
refusal-event-wrong-code = Ο κωδικός δεν είναι σωστός. Κοίτα το χαρτάκι σου.
tie-break-buchholz = Buchholz
tie-break-buchholz-about = Το άθροισμα των βαθμών όλων των αντιπάλων σου. Οι ισχυρότεροι αντίπαλοι μετρούν υπέρ σου.
tie-break-buchholz-cut-1 = Buchholz Cut 1
tie-break-buchholz-cut-1-about = Οι βαθμοί όλων των αντιπάλων σου χωρίς τους λιγότερους.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-about = Οι βαθμοί όσων νίκησες, συν τους μισούς βαθμούς όσων ήρθες ισοπαλία μαζί τους.
tie-break-direct-encounter = Μεταξύ τους αποτέλεσμα
tie-break-direct-encounter-about = Οι βαθμοί σου με τους παίκτες που ισοβαθμείτε.
tie-break-wins = Νίκες
tie-break-wins-about = Οι παρτίδες που κέρδισες παίζοντας.
tie-break-points-difference = Διαφορά πόντων
tie-break-points-difference-about = Οι πόντοι που έκανες στις παρτίδες σου, μείον των αντιπάλων σου.
tie-break-board-points = Βαθμοί στα ταμπλό
tie-break-board-points-about = Οι βαθμοί όλων των ταμπλό της ομάδας σου.
tie-break-performance-rating = PR
tie-break-performance-rating-about = Το μέσο σφάλμα σου στις παρτίδες που αναλύθηκαν. Όσο πιο χαμηλό, τόσο καλύτερα.
tie-break-unplayed = Στο ελβετικό, ένας γύρος χωρίς παρτίδα μετράει σαν παρτίδα με κάποιον που έχει τους δικούς σου βαθμούς.
table-dice-chains = Κάθε ζαριά βγαίνει από ένα μυστικό της εφαρμογής και έναν αριθμό από τη σελίδα κάθε παίκτη, όλα ορισμένα από πριν. Έτσι κανείς δεν μπορεί να διαλέξει ζαριά, ούτε όποιος έχει αυτόν τον ιστότοπο. Μετά την παρτίδα ο καθένας μπορεί να ελέγξει κάθε ζαριά.
table-dice-waiting = Κάθε σελίδα δίνει τον αριθμό της μόνο όταν ρίχνεις, άρα κανείς δεν ξέρει τη ζαριά νωρίτερα. Αν μια σελίδα είναι κλειστή, τα ζάρια την περιμένουν.
table-dice-deposits = Για να μπορείς να κλείσεις τη σελίδα, δίνει μαζί με την κίνησή σου τον αριθμό της για την επόμενη ζαριά. Κανείς δεν ξέρει τη ζαριά νωρίτερα, εκτός αν όποιος έχει αυτόν τον ιστότοπο παίζει σε αυτή την παρτίδα.
table-dice-kept = Χωρίς δικό τους αριθμό: { $names }
table-lot-chains = Η τύχη ορίζει ποιος αρχίζει: ένα μυστικό της εφαρμογής και ένας αριθμός από τη σελίδα κάθε παίκτη, όλα ορισμένα από πριν. Μετά την παρτίδα ο καθένας μπορεί να το ελέγξει.
status-dice-wait = Τα ζάρια περιμένουν να ανοίξει τη σελίδα: { $name }
dice-elsewhere = Τα ζάρια περιμένουν το πρόγραμμα περιήγησης όπου έπαιξες τελευταία. Άνοιξε εκεί αυτή την παρτίδα.
told-renewal = { $name }: νέοι αριθμοί για τα ζάρια, από άλλο πρόγραμμα περιήγησης
editor-title = Στήσε μια θέση
editor-lead = Σύρε κομμάτια στο ταμπλό, ή διάλεξε ένα και πάτησε πού θα πάει.
editor-turn = Παίζει
editor-remove = Αφαίρεση κομματιού
editor-clear = Άδειασε το ταμπλό
editor-start = Αρχική θέση
editor-text = Επικόλλησε μια θέση
editor-text-known = Γραμμένη ως { $notations }.
editor-read = Δείξε τη
editor-recognised = Διαβάστηκε ως { $notation }.
editor-unreadable = Αυτό δεν διαβάζεται ως θέση. Το κείμενό σου είναι ακόμη εκεί.
editor-other-game = Αυτή η θέση είναι από άλλο παιχνίδι: { $game }.
editor-notations = Ως κείμενο
editor-copy = Αντιγραφή
editor-possible = Αυτή η θέση είναι δυνατή.
editor-over = Σε αυτή τη θέση η παρτίδα έχει τελειώσει, οπότε δεν μένει τίποτα να παιχτεί.
editor-play = Συνέχισε από εδώ
editor-link = Αντιγραφή συνδέσμου
editor-picture = Λήψη εικόνας
editor-analyse = Ανάλυση της θέσης
editor-from-position = Από μια θέση
editor-from-about = Μία παρτίδα από αυτή τη θέση, όχι βαθμολογημένη.
notebook-title = Σημειωματάριο
notebook-lead = Οι θέσεις που αποθήκευσες. Μένουν για αυτό το πρόγραμμα περιήγησης, ή για τον λογαριασμό σου, αν έχεις.
notebook-save = Αποθήκευση στο σημειωματάριο
notebook-name = Τίτλος
notebook-tags = Ετικέτες, χωρισμένες με κόμμα
notebook-note = Σημείωση
notebook-game = Παιχνίδι
notebook-tag = Ετικέτα
notebook-saved = Αποθηκεύτηκε στο σημειωματάριό σου.
notebook-empty = Δεν υπάρχουν θέσεις εδώ.
problem-notebook-full = Το σημειωματάριό σου είναι γεμάτο. Διάγραψε πρώτα μια θέση.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = Μελέτες
studies-lead = Παρτίδες και θέσεις με δικά σου σχόλια και βαριάντες. Δείξε τις σε φίλους με έναν σύνδεσμο ή αποθήκευσέ τις σε αρχεία.
studies-empty = Δεν έχεις ακόμη μελέτες.
studies-make = Φτιάξε μελέτη
studies-new = Νέα μελέτη
studies-comment = Σχόλιο
studies-symbols = Σύμβολα
studies-promote = Να γίνει κύρια βαριάντα
studies-delete = Διαγραφή από εδώ και πέρα
studies-saved = Αποθηκεύτηκε
studies-saving = Αποθήκευση…
studies-unsaved = Δεν αποθηκεύτηκε
studies-retry = Αποθήκευση ξανά
studies-conflict = Έγινε αλλαγή σε άλλο παράθυρο. Τώρα βλέπεις την πιο νέα έκδοση· ό,τι έγραψες είναι ακόμη στο πεδίο του.
studies-share = Κοινή χρήση
studies-view-link = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να δει το περιεχόμενο.
studies-edit-link = Όποιος έχει αυτόν τον σύνδεσμο μπορεί να αλλάξει το περιεχόμενο.
studies-view-make = Σύνδεσμος μόνο για προβολή
studies-edit-make = Σύνδεσμος για επεξεργασία
studies-withdraw = Απόσυρση αυτού του συνδέσμου
studies-download = Λήψη
studies-partly = χωρίς μερικές από τις σημειώσεις σου
problem-too-many-studies = Δεν υπάρχει άλλος χώρος. Διάγραψε πρώτα κάτι.
lessons-own = Τα μαθήματά σου
lessons-lead = Βάλε θέσεις σε ένα δικό σου μάθημα και στείλε τον σύνδεσμό του σε όποιον θέλει να μάθει.
lessons-new = Νέο μάθημα
lessons-which = Μάθημα
lessons-add = Προσθήκη αυτής της θέσης
lessons-exercise = Άσκηση { $number } από { $count }
lessons-task = Τι ζητάει η άσκηση
lessons-answers = Σωστές κινήσεις, μία σε κάθε γραμμή
lessons-any-good = Να δέχεται κάθε καλή κίνηση, όπως κρίνει ο υπολογιστής
lessons-explanation = Εξήγηση μετά την απάντηση
lessons-from-notebook = Από το σημειωματάριό σου
lessons-next = Επόμενη άσκηση
lessons-done = Αυτή ήταν η τελευταία άσκηση. Μπράβο!
lessons-empty = Αυτό το μάθημα δεν έχει ακόμη ασκήσεις.
lessons-up = Πιο πάνω
lessons-open = Δες το όπως οι μαθητές σου
lessons-nobody-moves = Σε αυτή τη θέση δεν έχει κανείς σειρά, οπότε δεν μπορεί να γίνει άσκηση.
lessons-bad-answer = Το «{ $move }» δεν μπορεί να παιχτεί σε αυτή τη θέση.
lessons-needs-answer = Δώσε μια σωστή κίνηση ή δέξου κάθε καλή κίνηση.
import-many-title = Εισαγωγή παρτίδων
import-many-lead = Φέρε τις παρτίδες σου από άλλα προγράμματα και ιστότοπους: μεμονωμένα αρχεία, ολόκληρους φακέλους ή ένα αρχείο ZIP. Όσες παρτίδες έχεις ήδη εδώ παραλείπονται.
import-formats = Αρχεία που διαβάζονται
import-folder = Διάλεξε φάκελο
import-stop = Διακοπή
import-count-files = Αρχεία
import-count-games = Εισήχθησαν
import-count-duplicates = Υπάρχουν ήδη
import-count-failed = Δεν εισήχθησαν
import-line = Γραμμή
import-lost = Η σύνδεση χάθηκε. Όσες παρτίδες εισήχθησαν ως τώρα μένουν.
import-stopped = Σταμάτησε. Όσες παρτίδες εισήχθησαν ως τώρα μένουν.
import-too-large = Αυτό το αρχείο είναι πολύ μεγάλο. Διαβάζονται το πολύ { $size } MB τη φορά.
import-quota = Έφτασες το όριο νέων παρτίδων για αυτόν τον μήνα. Όσες εισήχθησαν ως τώρα μένουν.
import-players = Ποιος από αυτούς τους παίκτες είσαι;
import-me = Εγώ είμαι
import-names = Τα ονόματά σου στα αρχεία
import-names-help = Χωρισμένα με κόμμα. Στις παρτίδες με έναν από αυτούς τους παίκτες, μόνο οι δικές του κινήσεις μετρούν ως δικές σου.
import-queue-full = Δεν χωρούν τώρα άλλες παρτίδες στην αναμονή για ανάλυση. Έλα αργότερα για τις υπόλοιπες.
openings-title = Εξερεύνηση ανοιγμάτων
openings-filter = Διάλεξε παρτίδες
openings-source = Από
openings-own = Οι παρτίδες σου
openings-side = Πλευρά
openings-player = Παίκτης
openings-days = Περίοδος
openings-days-30 = Οι τελευταίες 30 μέρες
openings-days-365 = Ο τελευταίος χρόνος
openings-any = Όλα
openings-show = Εμφάνιση
openings-start = Αρχική θέση
openings-count = Παρτίδες
openings-loss = Μέση απώλεια
openings-empty = Καμία παρτίδα δεν έφτασε σε αυτή τη θέση.
openings-none = Δεν υπάρχουν ακόμη τελειωμένες παρτίδες. Παίξε μερικές ή φέρε από άλλα προγράμματα.
openings-reading = Μέτρηση των παρτίδων σου: { $done } από { $all }
openings-reached = Παρτίδες με αυτή τη θέση
openings-collections = Οι συλλογές σου
openings-collections-help = Ένα αρχείο με πολλές παρτίδες, π.χ. PGN ή PDN. Το βλέπεις μόνο εσύ.
openings-add = Προσθήκη αρχείου
openings-adding = Ανάγνωση του αρχείου
