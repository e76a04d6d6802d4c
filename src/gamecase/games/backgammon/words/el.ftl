### Backgammon, in Greek. checker = πούλι, point = θέση (score point = πόντος), band = πόρτα, home = περιοχή (μαζέματος), bar = μπάρα,
### hit = χτυπώ, bear off = μαζεύω, double throw = διπλή (ζαριά), cube = βίδος, double = διπλασιασμός, draw (start) = κλήρωση, pip = βήμα.
### The sides are plural, as players say «τα άσπρα»; «ανοιχτό» alone would be an open checker, so ανοιχτόχρωμα. The triple win is never «τάβλι».

game-name = Τάβλι (πόρτες)
game-about = Οι πόρτες του ταβλιού: φέρε δεκαπέντε πούλια στην περιοχή σου και μάζεψέ τα, και χτύπα τα αντίπαλα όπου μπορείς.
seat-first = Ανοιχτόχρωμα
seat-second = Σκουρόχρωμα

## Booklets
booklet-case = Το βαλιτσάκι
booklet-case-about = Μαζεύεις μόνο με τον ακριβή αριθμό, και όταν όλα τα πούλια είναι στην περιοχή κανείς δεν υποχρεούται να παίξει. Με στοίχημα, μπαίνει ο βίδος.
booklet-best-of = Σειρά παρτίδων
booklet-best-of-about = Οι παρτίδες απλώς μετριούνται: δύο στις τρεις, τρεις στις πέντε. Χωρίς βίδο.
booklet-small-first = Πρώτα το μικρό
booklet-small-first-about = Πρώτα ο μικρότερος αριθμός, η διπλή ολόκληρη ή καθόλου, και τα πίσω πούλια μαζεύονται πρώτα.
booklet-collection = Η συλλογή
booklet-collection-about = Μαζεύεις με κάθε αριθμό που φτάνει ως την άκρη. Ο αντίπαλος μπορεί να δηλώσει λάθος ώσπου να ρίξει.
booklet-tournament = Τουρνουά
booklet-tournament-about = Όπως παίζεται σήμερα: αγώνες σε πόντους ή παρτίδες με στοίχημα, με τον βίδο και τα έθιμά του.
box-says = Τι από αυτά λέει το φυλλάδιό σου;
box-says-more-than-two = Μια θέση είναι κλειστή όταν έχει «περισσότερα από δύο» πούλια
box-says-games = Συμφωνείτε δύο νίκες σε τρεις παρτίδες ή τρεις σε πέντε
box-says-smaller = Ο μικρότερος αριθμός παίζεται πάντα πρώτος
box-says-correction = Μια λάθος κίνηση μπορεί να δηλωθεί ως την επόμενη ζαριά
box-says-nothing = Δεν έχω φυλλάδιο
box-cube_inside = Έχει το κουτί βίδο;
box-languages = Σε πόσες γλώσσες είναι γραμμένο;

## Switches
switch-stake = Για τι παίζεται μια παρτίδα;
switch-stake-0 = Για την τιμή, χωρίς βίδο
switch-stake-1 = Για στοίχημα 1, με βίδο
switch-stake-2 = Για στοίχημα 2, με βίδο
switch-stake-5 = Για στοίχημα 5, με βίδο
switch-stake-10 = Για στοίχημα 10, με βίδο
switch-win_triple_needs_none_off = Πότε μετρά τριπλά μια νίκη;
switch-win_triple_needs_none_off-yes = Μόνο αν ο χαμένος δεν μάζεψε τίποτα
switch-win_triple_needs_none_off-no = Όποτε ο χαμένος έχει πούλι πολύ πίσω
switch-assisted = Το τραπέζι
switch-assisted-yes = Επιτρέπει μόνο σωστές κινήσεις
switch-assisted-no = Ελεύθερες κινήσεις, όπως σε πραγματικό τάβλι
switch-bearoff_may_pass = Όταν όλα τα πούλια είναι στην περιοχή
switch-bearoff_may_pass-no = Κάθε αριθμός παίζεται, αν γίνεται
switch-bearoff_may_pass-yes = Ένας αριθμός μπορεί να μείνει άπαιχτος
switch-bearoff_six_needs_double_six = Μάζεμα από τη θέση 6
switch-bearoff_six_needs_double_six-no = Με οποιοδήποτε έξι
switch-bearoff_six_needs_double_six-yes = Μόνο με εξάρες
switch-bearoff_rule = Με τι μαζεύεται ένα πούλι;
switch-bearoff_rule-any-sufficient = Με κάθε αριθμό που φτάνει ως την άκρη
switch-bearoff_rule-exact-or-highest = Με τον αριθμό του· με μεγαλύτερο, από την πιο πίσω θέση
switch-setup = Στήσιμο
switch-setup-standard = Κανονικό
switch-setup-nackgammon = Nackgammon
switch-setup-hypergammon = Hypergammon, από τρία πούλια
switch-cube = Βίδος (ζάρι διπλασιασμού)
switch-cube-on = Με βίδο
switch-cube-off = Χωρίς βίδο
switch-cube_limit = Ο βίδος φτάνει ως το
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = Ο βίδος στη μέση
switch-centred_cube-either = Τον γυρίζει όποια πλευρά θέλει
switch-centred_cube-holland = Μετά την παρτίδα Crawford, όχι πριν από δύο ζαριές της κάθε πλευράς
switch-crawford = Παρτίδα Crawford
switch-crawford-yes = Μία παρτίδα χωρίς βίδο, όταν λείπει ένας πόντος
switch-crawford-no = Χωρίς παρτίδα Crawford
switch-jacoby = Κανόνας Jacoby
switch-jacoby-yes = Τα γκάμον μετρούν μόνο αν γύρισε ο βίδος
switch-jacoby-no = Τα γκάμον μετρούν πάντα
switch-beavers = Beaver
switch-beavers-yes = Επιτρέπεται
switch-beavers-no = Δεν επιτρέπεται
switch-raccoons = Raccoon
switch-raccoons-yes = Επιτρέπεται
switch-raccoons-no = Δεν επιτρέπεται
switch-automatic_doubles = Ίδια ζάρια στην κλήρωση
switch-automatic_doubles-0 = Η κλήρωση ξαναγίνεται
switch-automatic_doubles-1 = Διπλασιάζουν το στοίχημα, το πολύ μία φορά
switch-automatic_doubles-2 = Διπλασιάζουν το στοίχημα, το πολύ δύο φορές
switch-automatic_doubles-3 = Διπλασιάζουν το στοίχημα, το πολύ τρεις φορές

## Clauses
clause-aim = Φέρε όλα σου τα πούλια στην περιοχή μαζέματος, τις θέσεις 1 ως 6, και μετά μάζεψέ τα. Νικά όποιος μείνει πρώτος χωρίς πούλια.
clause-setup = Οι δύο πλευρές στήνονται σαν σε καθρέφτη. Κάθε πούλι πάει από την περιοχή του αντιπάλου, γύρω από το ταμπλό, στη δική του.
clause-forward = Τα πούλια πάνε μόνο προς την περιοχή τους, ποτέ πίσω.
clause-starter-high = Ο καθένας ρίχνει ένα ζάρι. Αρχίζει ο μεγαλύτερος αριθμός.
clause-draw-first = Πριν απ’ όλα γίνεται η κλήρωση. Τα ίδια ζάρια ξαναρίχνονται.
clause-first-throw-fresh = Όποιος αρχίζει ρίχνει ξανά και τα δύο ζάρια για την πρώτη του ζαριά.
clause-first-throw-drawn = Τα δύο ζάρια της κλήρωσης είναι η πρώτη ζαριά όποιου αρχίζει· γι’ αυτό δεν είναι ποτέ διπλή.
clause-already-started = Σε κάθε παρτίδα γίνεται μία κλήρωση.
clause-throw-first = Οι παίκτες παίζουν εναλλάξ. Κάθε σειρά αρχίζει με μια ζαριά δύο ζαριών.
clause-dice-zone = Τα ζάρια μετρούν όταν κάθονται ίσια στο δεξί μισό του ταμπλό· αλλιώς ξαναρίχνονται και τα δύο.
clause-choice-first = Όποιος μπορεί να διπλασιάσει ή να δηλώσει λάθος το κάνει πριν ρίξει.
clause-play-first = Πριν από οτιδήποτε άλλο παίζεται αυτό που δείχνουν τα ζάρια.
clause-dice-only = Κάθε αριθμός πάει ένα πούλι τόσες θέσεις μπροστά. Το ίδιο πούλι μπορεί να παίξει περισσότερους αριθμούς, τον έναν μετά τον άλλον, και σταματά μετά από τον καθένα.
clause-no-checker = Παίζεις μόνο τα δικά σου πούλια.
clause-closed-point = Θέση με δύο ή περισσότερα αντίπαλα πούλια είναι κλειστή, δηλαδή πόρτα: καμία κίνηση δεν τελειώνει εκεί, ούτε στα ενδιάμεσα.
clause-self-hit = Πούλι που μπήκε παρ’ όλα αυτά σε κλειστή θέση θεωρείται χτυπημένο και πάει στην μπάρα· ο αριθμός χάνεται.
clause-hit = Κίνηση που τελειώνει σε μόνο του αντίπαλο πούλι το χτυπά, κι εκείνο πάει στην μπάρα. Όσο υπάρχει άλλη κίνηση, το χτύπημα δεν είναι υποχρεωτικό.
clause-any-order = Οι αριθμοί παίζονται με όποια σειρά θέλεις.
clause-smaller-first = Ο μικρότερος αριθμός παίζεται πάντα πριν από τον μεγαλύτερο.
clause-smaller-lost = Αν κανένα πούλι δεν μπορεί να παίξει τον μικρότερο αριθμό, χάνεται και παίζεται μόνο ο μεγαλύτερος.
clause-must-move = Όποιος μπορεί να παίξει πρέπει να παίξει.
clause-use-all = Παίζονται όσο περισσότεροι αριθμοί γίνεται. Αν υπάρχει τρόπος να παιχτούν και οι δύο, διαλέγεις έναν τέτοιο.
clause-use-higher = Αν παίζεται ο ένας ή ο άλλος αριθμός, αλλά όχι και οι δύο, παίζεται ο μεγαλύτερος.
clause-stop-at-home = Όταν όλα σου τα πούλια είναι στην περιοχή σου, δεν χρειάζεται να παίξεις: κάθε αριθμός μπορεί να μείνει άπαιχτος.
clause-doubles-four = Δύο ίδια ζάρια παίζονται τέσσερις φορές.
clause-partial-double = Από μια διπλή παίζεται όσο γίνεται· το υπόλοιπο χάνεται.
clause-whole-double = Μια διπλή παίζεται ολόκληρη, και οι τέσσερις κινήσεις, ή καθόλου. Αν μαζευτεί νωρίτερα το τελευταίο πούλι, αρκεί.
clause-enter-first = Πούλι στην μπάρα μπαίνει πρώτο, στην περιοχή του αντιπάλου, στη θέση που μετρά το ζάρι από την πέρα άκρη. Ώσπου να μπουν όλα, δεν παίζεται τίποτε άλλο.
clause-enter-any = Ένα πούλι μπαίνει με όποιον από τους δύο αριθμούς γίνεται· όποιος δεν παίζεται χάνεται.
clause-smaller-enters = Με πούλι στην μπάρα, αν δεν μπαίνει με τον μικρότερο αριθμό, χάνεται όλη η ζαριά.
clause-home-first = Το μάζεμα αρχίζει όταν όλα σου τα πούλια είναι στην περιοχή σου. Αν χτυπηθεί ένα, ξαναρχίζει όταν γυρίσουν όλα.
clause-exact-number = Ένα πούλι μαζεύεται μόνο με τον αριθμό της θέσης του.
clause-highest-first = Ένα πούλι μαζεύεται με τον αριθμό της θέσης του· με μεγαλύτερο αριθμό μαζεύεται πούλι από την πιο πίσω θέση όπου έχεις πούλια.
clause-rear-first = Μαζεύεται μόνο πούλι από την πιο πίσω θέση όπου έχεις πούλια, με κάθε αριθμό που φτάνει ως την άκρη.
clause-any-sufficient = Κάθε πούλι μαζεύεται με αριθμό που φτάνει ως την άκρη.
clause-past-band = Στην περιοχή σου, κανένα πούλι δεν μαζεύεται αν έχει μπροστά του πόρτα του αντιπάλου.
clause-double-six = Κατ’ επιλογή: από τη θέση 6 ένα πούλι μαζεύεται μόνο με εξάρες.
clause-inside-move = Αντί για μάζεμα, μπορείς πάντα να παίξεις μέσα στην περιοχή σου.
clause-win = Νικά όποιος μαζέψει πρώτος όλα του τα πούλια.
clause-win-counts-one = Κάθε παρτίδα μετρά ένα.
clause-win-kinds = Μια νίκη μετρά απλά· διπλά αν ο χαμένος δεν μάζεψε τίποτα· τριπλά αν έχει επιπλέον πούλι στην μπάρα ή στην περιοχή του νικητή.
clause-stalled = Μετά από πενήντα συνεχόμενες ζαριές χωρίς κίνηση η παρτίδα είναι ισόπαλη.
clause-cube = Ο βίδος είναι στη μέση, στο 1. Κάθε διπλασιασμός πολλαπλασιάζει επί δύο αυτό που παίζεται.
clause-no-cube = Ο βίδος χρησιμοποιείται μόνο όπου αυτό το φυλλάδιο παίζεται με στοίχημα ή σε πόντους. Όπου απλώς μετριούνται παρτίδες, όχι.
clause-double-before-throw = Ο διπλασιασμός προτείνεται πριν από τη δική σου ζαριά, αλλά όχι πριν από την πρώτη ζαριά της παρτίδας.
clause-answer-first = Ο αντίπαλος δέχεται τον διπλασιασμό ή πάει πάσο και χάνει όσα άξιζε πριν η παρτίδα.
clause-nothing-offered = Η αποδοχή και το πάσο απαντούν σε πρόταση.
clause-cube-owner = Όποιος δεχτεί διπλασιασμό κρατά τον βίδο, και μόνο αυτός μπορεί να διπλασιάσει ξανά.
clause-cube-limit = Ο βίδος δεν περνά το όριό του.
clause-cube-dead = Σε αγώνα, βίδος που ήδη τον κρίνει και για τις δύο πλευρές δεν γυρίζει άλλο.
clause-crawford = Η πρώτη παρτίδα όπου σε μια πλευρά λείπει ένας μόνο πόντος παίζεται χωρίς βίδο.
clause-holland = Κατ’ επιλογή: μετά από εκείνη την παρτίδα, ο βίδος στη μέση δεν γυρίζει πριν ρίξουν και οι δύο πλευρές δύο φορές.
clause-jacoby = Έξω από αγώνα, οι διπλές και οι τριπλές νίκες μετρούν μόνο αν γύρισε ο βίδος.
clause-beavers = Έξω από αγώνα, σε διπλασιασμό μπορείς να απαντήσεις διπλασιάζοντας αμέσως και κρατώντας τον βίδο: αυτό είναι beaver. Σε αυτό απαντά κανείς με τον ίδιο τρόπο: raccoon.
clause-no-beaver = Beaver γίνεται μόνο αν συμφωνήθηκε, και μόνο ως απάντηση σε διπλασιασμό.
clause-no-raccoon = Raccoon γίνεται μόνο αν συμφωνήθηκε, και μόνο ως απάντηση σε beaver.
clause-automatic-doubles = Έξω από αγώνα, τα ίδια ζάρια στην κλήρωση διπλασιάζουν το στοίχημα, όσες φορές συμφωνήθηκε.
clause-match-games = Συμφωνήστε από πριν πόσες παρτίδες κάνουν τον αγώνα, για παράδειγμα δύο στις τρεις.
clause-match-points = Τον αγώνα κερδίζει η πλευρά που φτάνει πρώτη τους πόντους που συμφωνήθηκαν.
clause-no-resignation = Αυτό το φυλλάδιο δεν ορίζει τιμή για την παραίτηση.
clause-resignation = Ένας παίκτης μπορεί να προτείνει να παραιτηθεί με απλή, διπλή ή τριπλή ήττα. Ο αντίπαλος δέχεται ή αρνείται.
clause-answer-resignation = Η πρόταση παραίτησης απαντιέται πριν συνεχιστεί το παιχνίδι.
clause-correction = Ο αντίπαλος μπορεί να απαιτήσει να ξαναπαιχτεί μια λάθος ζαριά, με τα ίδια ζάρια.
clause-nothing-wrong = Κίνηση χωρίς λάθος δεν αλλάζει.
clause-correct-before-throw = Το δικαίωμα αυτό χάνεται με τη δική σου ζαριά.
clause-one-by-one = Σε τραπέζι με ελεύθερες κινήσεις, τα πούλια παίζονται ένα ένα και μετά ολοκληρώνεται η κίνηση.
clause-no-correction = Κίνηση που ολοκληρώθηκε δεν αλλάζει.

## Why not
refusal-draw-first = Πρώτα τα ζάρια αποφασίζουν ποιος αρχίζει.
refusal-already-started = Η παρτίδα έχει ήδη αρχίσει.
refusal-throw-first = Πρώτα πρέπει να πέσουν τα ζάρια.
refusal-choice-first = Πρώτα ρίξε ή διπλασίασε.
refusal-play-first = Παίξε πρώτα αυτό που δείχνουν τα ζάρια.
refusal-dice-zone = Τα ζάρια δεν σταμάτησαν στο δεξί μισό: ρίξ’ τα ξανά και τα δύο.
refusal-forward = Από το { $from } στο { $to } θα ήταν προς τα πίσω. Τα πούλια πάνε προς την περιοχή τους.
refusal-no-checker = { $place ->
    [bar] Δεν έχεις πούλι στην μπάρα.
   *[point] Δεν έχεις πούλι στη θέση { $point }.
}
refusal-dice-only = { $count ->
    [0] Δεν έμεινε αριθμός για παίξιμο.
    [one] Αυτό θα ήταν απόσταση { $distance }, και ο αριθμός που έμεινε είναι { $dice }.
   *[other] Αυτό θα ήταν απόσταση { $distance }, και οι αριθμοί που έμειναν είναι { $dice }.
}
refusal-closed-point = { $count ->
    [one] Η θέση { $point } είναι κλειστή: εκεί είναι { $count } αντίπαλο πούλι.
   *[other] Η θέση { $point } είναι κλειστή: εκεί είναι { $count } αντίπαλα πούλια.
}
refusal-smaller-first = Πρώτα ο μικρότερος αριθμός: παίξε το { $die } πριν από το { $larger }.
refusal-smaller-lost = Κανένα πούλι δεν μπορούσε να παίξει πρώτα το { $die }, άρα χάθηκε.
refusal-must-move = { $possible ->
    [one] Μπορείς να παίξεις { $possible } αριθμό, άρα πρέπει.
   *[other] Μπορείς να παίξεις { $possible } αριθμούς, άρα πρέπει.
}
refusal-use-all = { $possible ->
    [one] Παίζεται { $possible } αριθμός· έτσι παίζεις { $used }.
   *[other] Παίζονται { $possible } αριθμοί· έτσι παίζεις { $used }. Διάλεξε τρόπο που τους παίζει όλους.
}
refusal-use-higher = Παίζεται μόνο ένας αριθμός, άρα πρέπει να είναι ο μεγαλύτερος: { $die }.
refusal-whole-double = { $possible ->
    [one] Μια διπλή παίζεται ολόκληρη, και από τις { $needed } κινήσεις γίνεται μόνο { $possible }: χάθηκε.
   *[other] Μια διπλή παίζεται ολόκληρη, και από τις { $needed } κινήσεις γίνονται μόνο { $possible }: χάθηκε.
}
refusal-enter-first = { $count ->
    [one] Έχεις { $count } πούλι στην μπάρα: πρώτα μπαίνει αυτό.
   *[other] Έχεις { $count } πούλια στην μπάρα: πρώτα μπαίνουν αυτά.
}
refusal-smaller-enters = Με το { $die } το πούλι σου δεν μπαίνει, γιατί η θέση { $point } είναι κλειστή: χάνεται όλη η ζαριά.
refusal-home-first = { $count ->
    [one] { $count } πούλι δεν έφτασε ακόμη στην περιοχή σου: το μάζεμα περιμένει.
   *[other] { $count } πούλια δεν έφτασαν ακόμη στην περιοχή σου: το μάζεμα περιμένει.
}
refusal-exact-number = Από τη θέση { $point } μαζεύεις μόνο με { $point }· ζάρια που έμειναν: { $dice }.
refusal-highest-first = Από τη θέση { $point } μαζεύεις με μεγαλύτερο αριθμό μόνο αν δεν έμεινε τίποτα πιο πίσω· έχεις ακόμη πούλια στη θέση { $highest }.
refusal-rear-first = Πρώτα τα πίσω: έχεις ακόμη πούλια στη θέση { $highest }.
refusal-past-band = { $count ->
    [one] { $count } αντίπαλο πούλι στη θέση { $band } εμποδίζει το μάζεμα από τη θέση { $point }.
   *[other] { $count } αντίπαλα πούλια στη θέση { $band } εμποδίζουν το μάζεμα από τη θέση { $point }.
}
refusal-double-six = Από τη θέση 6 μαζεύεις μόνο με εξάρες· τώρα ήρθε { $dice }.
refusal-no-cube = Σε αυτή την παρτίδα δεν υπάρχει βίδος.
refusal-double-before-throw = Ο διπλασιασμός προτείνεται πριν από τη δική σου ζαριά, και όχι πριν από την πρώτη ζαριά της παρτίδας.
refusal-answer-first = Ο διπλασιασμός στο { $value } περιμένει απάντηση.
refusal-nothing-offered = Δεν προτάθηκε τίποτα.
refusal-cube-owner = Ο βίδος είναι στον αντίπαλο, στο { $value }.
refusal-cube-limit = Ο βίδος είναι στο { $value } και δεν πάει παραπάνω.
refusal-cube-dead = { $needed ->
    [one] Ο βίδος στο { $value } κρίνει ήδη τον αγώνα: κανείς δεν θέλει πάνω από { $needed } πόντο.
   *[other] Ο βίδος στο { $value } κρίνει ήδη τον αγώνα: κανείς δεν θέλει πάνω από { $needed } πόντους.
}
refusal-crawford = Αυτή είναι η παρτίδα Crawford του αγώνα μέχρι { $number }: δεν διπλασιάζει κανείς.
refusal-holland = { $throws ->
    [one] Μετά την παρτίδα Crawford ρίχνουν και οι δύο πλευρές δύο φορές πριν διπλασιάσει κανείς· έγινε { $throws } ζαριά.
   *[other] Μετά την παρτίδα Crawford ρίχνουν και οι δύο πλευρές δύο φορές πριν διπλασιάσει κανείς· έγιναν { $throws } ζαριές.
}
refusal-no-beaver = Εδώ δεν γίνεται beaver.
refusal-no-raccoon = Εδώ δεν γίνεται raccoon.
refusal-no-resignation = Σε αυτό το φυλλάδιο η παραίτηση δεν έχει τιμή.
refusal-answer-resignation = Δέξου ή αρνήσου πρώτα την πρόταση παραίτησης.
refusal-one-by-one = Εδώ παίζεις ένα πούλι τη φορά.
refusal-no-correction = Εδώ, κίνηση που ολοκληρώθηκε δεν αλλάζει.
refusal-correct-before-throw = Λάθος δηλώνεις μόνο πριν από τη δική σου ζαριά.
refusal-nothing-wrong = Δεν υπήρχε λάθος σε εκείνη τη ζαριά.

## How it ended
outcome-single = { $points ->
    [one] { $seat }: νίκη με όλα τα πούλια μαζεμένα, { $points } πόντος.
   *[other] { $seat }: νίκη με όλα τα πούλια μαζεμένα, { $points } πόντοι.
}
outcome-double = { $points ->
    [one] { $seat }: διπλή νίκη, { $points } πόντος. Ο αντίπαλος δεν μάζεψε τίποτα.
   *[other] { $seat }: διπλή νίκη, { $points } πόντοι. Ο αντίπαλος δεν μάζεψε τίποτα.
}
outcome-triple = { $points ->
    [one] { $seat }: τριπλή νίκη, { $points } πόντος. Ο αντίπαλος έχει πούλι πολύ πίσω.
   *[other] { $seat }: τριπλή νίκη, { $points } πόντοι. Ο αντίπαλος έχει πούλι πολύ πίσω.
}
outcome-gammon = { $points ->
    [one] { $seat }: διπλή νίκη (γκάμον), { $points } πόντος. Ο αντίπαλος δεν μάζεψε τίποτα.
   *[other] { $seat }: διπλή νίκη (γκάμον), { $points } πόντοι. Ο αντίπαλος δεν μάζεψε τίποτα.
}
outcome-backgammon = { $points ->
    [one] { $seat }: τριπλή νίκη (μπακγκάμον), { $points } πόντος. Ο αντίπαλος έχει πούλι πολύ πίσω.
   *[other] { $seat }: τριπλή νίκη (μπακγκάμον), { $points } πόντοι. Ο αντίπαλος έχει πούλι πολύ πίσω.
}
outcome-dropped = { $points ->
    [one] { $seat }: νίκη, { $points } πόντος. Ο αντίπαλος πήγε πάσο στον διπλασιασμό.
   *[other] { $seat }: νίκη, { $points } πόντοι. Ο αντίπαλος πήγε πάσο στον διπλασιασμό.
}
outcome-conceded = { $points ->
    [one] { $seat }: νίκη, { $points } πόντος. Ο αντίπαλος παραιτήθηκε.
   *[other] { $seat }: νίκη, { $points } πόντοι. Ο αντίπαλος παραιτήθηκε.
}
outcome-stalled = Ισοπαλία: κανείς δεν έχει παίξει εδώ και ώρα.

## Levels
level-beginner = Αρχάριος
level-beginner-about = Παίζει ό,τι βρει μπροστά του και αφήνει παντού μόνα πούλια.
level-casual = Ερασιτέχνης
level-casual-about = Κρατά τα πούλια μαζί και χτυπά όταν μπορεί.
level-steady = Σταθερός
level-steady-about = Κάνει πόρτες, μετρά την κούρσα και διπλασιάζει όταν προηγείται καθαρά.
level-expert = Ειδικός
level-expert-about = Σκέφτεται μια ζαριά μπροστά και σπάνια σφάλλει.
level-master = Μαιτρ
level-master-about = Σκέφτεται δύο ζαριές μπροστά. Παγκόσμιας κλάσης.

## On the table
look-home-right = Μάζεμα δεξιά
look-home-left = Μάζεμα αριστερά
look-blue-right = { look-home-right }, μπλε τσόχα
look-blue-left = { look-home-left }, μπλε τσόχα
look-wine-right = { look-home-right }, μπορντό τσόχα
look-wine-left = { look-home-left }, μπορντό τσόχα

scene-title = Ταμπλό για τάβλι
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] Οι θέσεις μετρούν από την περιοχή των ανοιχτόχρωμων, κάτω αριστερά.
       *[right] Οι θέσεις μετρούν από την περιοχή των ανοιχτόχρωμων, κάτω δεξιά.
    }
   *[second] { $home ->
        [left] Οι θέσεις μετρούν από την περιοχή των σκουρόχρωμων, κάτω αριστερά.
       *[right] Οι θέσεις μετρούν από την περιοχή των σκουρόχρωμων, κάτω δεξιά.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] Ανοιχτόχρωμα στις θέσεις { $points }.
   *[second] Σκουρόχρωμα στις θέσεις { $points }.
}
scene-no-points = { $seat ->
    [first] Κανένα ανοιχτόχρωμο πούλι στις θέσεις.
   *[second] Κανένα σκουρόχρωμο πούλι στις θέσεις.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [one] { $count } ανοιχτόχρωμο πούλι είναι στην μπάρα.
       *[other] { $count } ανοιχτόχρωμα πούλια είναι στην μπάρα.
    }
   *[second] { $count ->
        [one] { $count } σκουρόχρωμο πούλι είναι στην μπάρα.
       *[other] { $count } σκουρόχρωμα πούλια είναι στην μπάρα.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [one] { $count } ανοιχτόχρωμο πούλι έχει μαζευτεί.
       *[other] { $count } ανοιχτόχρωμα πούλια έχουν μαζευτεί.
    }
   *[second] { $count ->
        [one] { $count } σκουρόχρωμο πούλι έχει μαζευτεί.
       *[other] { $count } σκουρόχρωμα πούλια έχουν μαζευτεί.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [one] Τα ανοιχτόχρωμα θέλουν ακόμη { $count } βήμα.
       *[other] Τα ανοιχτόχρωμα θέλουν ακόμη { $count } βήματα.
    }
   *[second] { $count ->
        [one] Τα σκουρόχρωμα θέλουν ακόμη { $count } βήμα.
       *[other] Τα σκουρόχρωμα θέλουν ακόμη { $count } βήματα.
    }
}
scene-dice = { $count ->
    [one] Μένει να παιχτεί ο αριθμός { $dice }.
   *[other] Μένει να παιχτούν οι αριθμοί { $dice }.
}
scene-cube = { $owner ->
    [first] Τον βίδο τον έχουν τα ανοιχτόχρωμα, στο { $value }.
    [second] Τον βίδο τον έχουν τα σκουρόχρωμα, στο { $value }.
   *[nobody] Ο βίδος είναι στη μέση, στο { $value }.
}
scene-away = Πόντοι που λείπουν: Ανοιχτόχρωμα { $first }, Σκουρόχρωμα { $second }.
scene-crawford = Αυτή είναι η παρτίδα Crawford, χωρίς διπλασιασμό.
scene-due-draw = Ρίχνετε από ένα ζάρι για το ποιος αρχίζει.
scene-due-choice = { $seat ->
    [first] Τα ανοιχτόχρωμα μπορούν να κάνουν κάτι πριν ρίξουν.
   *[second] Τα σκουρόχρωμα μπορούν να κάνουν κάτι πριν ρίξουν.
}
scene-due-throw = { $seat ->
    [first] Ρίχνουν τα ανοιχτόχρωμα.
   *[second] Ρίχνουν τα σκουρόχρωμα.
}
scene-due-play = { $seat ->
    [first] Παίζουν τα ανοιχτόχρωμα.
   *[second] Παίζουν τα σκουρόχρωμα.
}
scene-due-offered = { $seat ->
    [first] Στα ανοιχτόχρωμα προτείνεται ο βίδος στο { $value }.
   *[second] Στα σκουρόχρωμα προτείνεται ο βίδος στο { $value }.
}
scene-due-beavered = { $seat ->
    [first] Η απάντηση στα ανοιχτόχρωμα είναι beaver: ο βίδος θα πάει στο { $value }.
   *[second] Η απάντηση στα σκουρόχρωμα είναι beaver: ο βίδος θα πάει στο { $value }.
}
scene-due-raccooned = { $seat ->
    [first] Η απάντηση στα ανοιχτόχρωμα είναι raccoon: ο βίδος θα πάει στο { $value }.
   *[second] Η απάντηση στα σκουρόχρωμα είναι raccoon: ο βίδος θα πάει στο { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] Τα σκουρόχρωμα προτείνουν παραίτηση με απλή ήττα· απαντούν τα ανοιχτόχρωμα.
       *[second] Τα ανοιχτόχρωμα προτείνουν παραίτηση με απλή ήττα· απαντούν τα σκουρόχρωμα.
    }
    [2] { $seat ->
        [first] Τα σκουρόχρωμα προτείνουν παραίτηση με διπλή ήττα· απαντούν τα ανοιχτόχρωμα.
       *[second] Τα ανοιχτόχρωμα προτείνουν παραίτηση με διπλή ήττα· απαντούν τα σκουρόχρωμα.
    }
   *[3] { $seat ->
        [first] Τα σκουρόχρωμα προτείνουν παραίτηση με τριπλή ήττα· απαντούν τα ανοιχτόχρωμα.
       *[second] Τα ανοιχτόχρωμα προτείνουν παραίτηση με τριπλή ήττα· απαντούν τα σκουρόχρωμα.
    }
}
scene-due-over = Η παρτίδα τελείωσε.

scene-point = { $holder ->
    [first] { $count ->
        [one] Θέση { $point }: { $count } ανοιχτόχρωμο πούλι
       *[other] Θέση { $point }: { $count } ανοιχτόχρωμα πούλια
    }
    [second] { $count ->
        [one] Θέση { $point }: { $count } σκουρόχρωμο πούλι
       *[other] Θέση { $point }: { $count } σκουρόχρωμα πούλια
    }
   *[nobody] Θέση { $point }: άδεια
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] Μπάρα: κανένα ανοιχτόχρωμο πούλι
        [one] Μπάρα: { $count } ανοιχτόχρωμο πούλι
       *[other] Μπάρα: { $count } ανοιχτόχρωμα πούλια
    }
   *[second] { $count ->
        [0] Μπάρα: κανένα σκουρόχρωμο πούλι
        [one] Μπάρα: { $count } σκουρόχρωμο πούλι
       *[other] Μπάρα: { $count } σκουρόχρωμα πούλια
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] Θήκη: κανένα ανοιχτόχρωμο πούλι μαζεμένο
        [one] Θήκη: { $count } ανοιχτόχρωμο πούλι μαζεμένο
       *[other] Θήκη: { $count } ανοιχτόχρωμα πούλια μαζεμένα
    }
   *[second] { $count ->
        [0] Θήκη: κανένα σκουρόχρωμο πούλι μαζεμένο
        [one] Θήκη: { $count } σκουρόχρωμο πούλι μαζεμένο
       *[other] Θήκη: { $count } σκουρόχρωμα πούλια μαζεμένα
    }
}
scene-die = { $state ->
    [used] Ζάρι: { $number }, παίχτηκε
   *[left] Ζάρι: { $number }
}
scene-no-die = Ζάρια που δεν έπεσαν ακόμη
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] Τα ανοιχτόχρωμα έφεραν { $number }
    [second] Τα σκουρόχρωμα έφεραν { $number }
   *[nobody] Ένα ζάρι δείχνει { $number }
}

## What a hand may say
act-throw = Ρίξε
act-double = Διπλασιασμός στο { $value }
act-take = Αποδοχή στο { $value }
act-drop = Πάσο
act-beaver = Beaver: { $value }
act-raccoon = Raccoon: { $value }
act-accept = Αποδοχή
act-decline = Απόρριψη
act-correct = Δήλωση λάθους
act-check = Ήταν σωστό;
act-done = Τέλος κίνησης
act-resign = { $kind ->
    [1] Παραίτηση με απλή ήττα
    [2] Παραίτηση με διπλή ήττα
   *[3] Παραίτηση με τριπλή ήττα
}
# Ending a turn although more could be played.
act-stop = Ως εδώ
act-pass = Δεν παίζω τίποτα
act-no-move = Καμία κίνηση: συνέχεια
act-forced = Μόνη κίνηση: { $play }

## What happened
told-start = { $seat ->
    [first] Κλήρωση: ανοιχτόχρωμα { $first }, σκουρόχρωμα { $second }. Αρχίζουν τα ανοιχτόχρωμα.
    [second] Κλήρωση: ανοιχτόχρωμα { $first }, σκουρόχρωμα { $second }. Αρχίζουν τα σκουρόχρωμα.
   *[nobody] Κλήρωση: { $first } και οι δύο. Άλλη μία φορά.
}
told-roll = { $seat ->
    [first] Τα ανοιχτόχρωμα φέρνουν { $dice }
   *[second] Τα σκουρόχρωμα φέρνουν { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] Ανοιχτόχρωμα: { $play }
   *[second] Σκουρόχρωμα: { $play }
}
told-self-hit = { $seat ->
    [first] Ανοιχτόχρωμα: { $play }, κλειστή θέση· το πούλι πάει στην μπάρα
   *[second] Σκουρόχρωμα: { $play }, κλειστή θέση· το πούλι πάει στην μπάρα
}
told-no-move = { $seat ->
    [first] Τα ανοιχτόχρωμα δεν έχουν κίνηση
   *[second] Τα σκουρόχρωμα δεν έχουν κίνηση
}
told-pass = { $seat ->
    [first] Τα ανοιχτόχρωμα δεν παίζουν τίποτα
   *[second] Τα σκουρόχρωμα δεν παίζουν τίποτα
}
told-done = { $seat ->
    [first] Τα ανοιχτόχρωμα κλείνουν τη σειρά τους
   *[second] Τα σκουρόχρωμα κλείνουν τη σειρά τους
}
told-throw = { $seat ->
    [first] Τα ανοιχτόχρωμα παίρνουν τα ζάρια
   *[second] Τα σκουρόχρωμα παίρνουν τα ζάρια
}
told-double = { $seat ->
    [first] Τα ανοιχτόχρωμα διπλασιάζουν στο { $value }
   *[second] Τα σκουρόχρωμα διπλασιάζουν στο { $value }
}
told-take = { $seat ->
    [first] Τα ανοιχτόχρωμα δέχονται στο { $value }
   *[second] Τα σκουρόχρωμα δέχονται στο { $value }
}
told-drop = { $seat ->
    [first] Τα ανοιχτόχρωμα πάνε πάσο
   *[second] Τα σκουρόχρωμα πάνε πάσο
}
told-beaver = { $seat ->
    [first] Τα ανοιχτόχρωμα απαντούν με beaver στο { $value }
   *[second] Τα σκουρόχρωμα απαντούν με beaver στο { $value }
}
told-raccoon = { $seat ->
    [first] Τα ανοιχτόχρωμα απαντούν με raccoon στο { $value }
   *[second] Τα σκουρόχρωμα απαντούν με raccoon στο { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] Τα ανοιχτόχρωμα προτείνουν παραίτηση με απλή ήττα
       *[second] Τα σκουρόχρωμα προτείνουν παραίτηση με απλή ήττα
    }
    [2] { $seat ->
        [first] Τα ανοιχτόχρωμα προτείνουν παραίτηση με διπλή ήττα
       *[second] Τα σκουρόχρωμα προτείνουν παραίτηση με διπλή ήττα
    }
   *[3] { $seat ->
        [first] Τα ανοιχτόχρωμα προτείνουν παραίτηση με τριπλή ήττα
       *[second] Τα σκουρόχρωμα προτείνουν παραίτηση με τριπλή ήττα
    }
}
told-accept-loss = { $seat ->
    [first] Τα ανοιχτόχρωμα δέχονται
   *[second] Τα σκουρόχρωμα δέχονται
}
told-decline-loss = { $seat ->
    [first] Τα ανοιχτόχρωμα αρνούνται
   *[second] Τα σκουρόχρωμα αρνούνται
}
told-correct = { $seat ->
    [first] Τα ανοιχτόχρωμα δηλώνουν λάθος: η ζαριά ξαναπαίζεται
   *[second] Τα σκουρόχρωμα δηλώνουν λάθος: η ζαριά ξαναπαίζεται
}

## The rule book's chapters
chapter-setup = Ο δρόμος για το μάζεμα
chapter-begin = Ποιος αρχίζει
chapter-dice = Ζαριά και κίνηση
chapter-points = Πόρτες και χτυπήματα
chapter-bar = Από την μπάρα
chapter-bearing-off = Το μάζεμα
chapter-winning = Η νίκη
chapter-cube = Ο βίδος
chapter-errors = Λάθη και παραίτηση

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = Κάνε πόρτα
lesson-make-a-point-task = Έφερες 3 και 1. Φέρε δύο πούλια μαζί στη θέση σου 5.
lesson-make-a-point-done = Δύο πούλια σε μια θέση είναι ασφαλή και την κλείνουν για τον αντίπαλο.
lesson-run = Τρέξε
lesson-run-task = Έφερες 6 και 5. Πήγαινε ένα από τα πίσω πούλια σε ασφάλεια, στη θέση σου 13.
lesson-run-done = Το ίδιο πούλι μπορεί να παίξει και τους δύο αριθμούς, τον έναν μετά τον άλλον.
lesson-hit = Χτύπα
lesson-hit-task = Ένα αντίπαλο πούλι είναι μόνο του στη θέση σου 4. Χτύπα το και κάνε πόρτα.
lesson-hit-done = Πούλι που χτυπήθηκε ξαναρχίζει από την μπάρα.
lesson-closed = Κλειστές θέσεις
lesson-closed-task = Έφερες πεντάρες. Τα πίσω πούλια σου δεν περνούν: κάνε πόρτα στη θέση σου 3, με πούλια από τις θέσεις 13 και 8.
lesson-closed-done = Καμία κίνηση δεν τελειώνει σε θέση με δύο ή περισσότερα αντίπαλα πούλια.
lesson-enter = Από την μπάρα
lesson-enter-task = Έφερες 6 και 4, και ένα πούλι σου είναι στην μπάρα. Βάλε το μέσα και μετά παίξε το άλλο πίσω πούλι.
lesson-enter-done = Πούλι στην μπάρα μπαίνει πριν παιχτεί οτιδήποτε άλλο.
lesson-use-both = Ή ο ένας ή ο άλλος
lesson-use-both-task = Έφερες 6 και 5. Παίζεται ο ένας ή ο άλλος αριθμός, αλλά όχι και οι δύο. Παίξε αυτόν που πρέπει.
lesson-use-both-done = Αν παίζεται μόνο ένας αριθμός, είναι ο μεγαλύτερος.
lesson-doubles = Οι διπλές
lesson-doubles-task = Έφερες τριάρες, άρα παίζεις τέσσερα τριάρια. Κάνε πόρτα στη θέση σου 5 και στη θέση σου 3.
lesson-doubles-done = Δύο ίδια ζάρια παίζονται τέσσερις φορές.
lesson-bear-off = Το μάζεμα
lesson-bear-off-task = Όλα σου τα πούλια είναι στην περιοχή σου. Έφερες 5 και 2: μάζεψε δύο πούλια.
lesson-bear-off-done = Κάθε αριθμός μαζεύει ένα πούλι από τη θέση με αυτόν τον αριθμό.
lesson-bear-off-high = Μεγαλύτερος απ’ όσο χρειάζεται
lesson-bear-off-high-task = Έφερες 6 και 4, αλλά τόσο πίσω δεν έχεις πούλι. Μάζεψε κι έτσι δύο πούλια.
lesson-bear-off-high-done = Αριθμός μεγαλύτερος από την πιο πίσω σου θέση μαζεύει ένα πούλι από εκεί.
lesson-double = Ο βίδος
lesson-double-task = Προηγείσαι καθαρά. Διπλασίασε πριν ρίξεις.
lesson-double-done = Ο αντίπαλος δέχεται και παίζετε για τα διπλά, ή πάει πάσο και χάνει όσα άξιζε πριν η παρτίδα.

## The engine's numbers
worth-points = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
worth-short = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-behind = { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) })
note-chances = { $kinds ->
    [single] Κερδίζει { $win }%.
    [double] Κερδίζει { $win }% ({ $wins-double }% διπλά, { $wins-triple }% τριπλά), χάνει { $loss }% ({ $loses-double }% διπλά, { $loses-triple }% τριπλά).
   *[gammon] Κερδίζει { $win }% ({ $wins-double }% γκάμον, { $wins-triple }% μπακγκάμον), χάνει { $loss }% ({ $loses-double }% γκάμον, { $loses-triple }% μπακγκάμον).
}
mistake-cost = Χαρίζει { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } πόντους.
mistake-given = { $what ->
    [shots] Χτυπούν { $played } από τις 36 ζαριές αντί για { $best }.
    [cashed] Τώρα ο αντίπαλος μπορεί να διπλασιάσει και να κερδίσει αμέσως.
    [doubled] Τώρα ο αντίπαλος έχει καλό διπλασιασμό.
    [wins] Κερδίζει { $played }% αντί για { $best }%.
    [gammons-won] Κερδίζει διπλά στο { $played }% αντί για { $best }%.
   *[gammons-lost] Χάνει διπλά στο { $played }% αντί για { $best }%.
}
mistake-cube = { $why ->
    [too-early] Ο διπλασιασμός ήρθε πολύ νωρίς.
    [too-good] Πολύ καλό για διπλασιασμό: η συνέχεια αξίζει περισσότερο.
    [double] Εδώ πρέπει να γίνει διπλασιασμός.
    [take] Αυτός ο διπλασιασμός θέλει αποδοχή.
    [drop] Αυτός ο διπλασιασμός θέλει πάσο.
   *[beaver] Ο βίδος πρέπει να γυρίσει αμέσως πίσω.
}
tally-errors = Αποφάσεις: { $decisions }. Χαρίστηκαν: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } πόντοι, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } χιλιοστά του πόντου ανά απόφαση.
tally-luck = Τύχη στα ζάρια: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } πόντοι.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] Ρίξε: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [double] Διπλασιασμός: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [take] Αποδοχή: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [drop] Πάσο: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [beaver] Beaver: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
    [raccoon] Raccoon: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
   *[play] { $play }: { $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] Ρίξε τα ζάρια, ή διπλασίασε πρώτα αν προηγείσαι καθαρά.
    [answer] Ο αντίπαλος διπλασιάζει: δέχεσαι και παίζεις για τα διπλά, ή πας πάσο και χάνεις όσα παίζονται τώρα.
    [bar] Ένα πούλι σου είναι στην μπάρα: βάλ’ το μέσα πριν από όλα.
    [off] Όλα τα πούλια σου είναι στην περιοχή σου: μάζεψέ τα.
    [move] Φέρε τα πούλια σου προς την περιοχή σου και με τους δύο αριθμούς· δύο ή περισσότερα μαζί είναι ασφαλή.
    [race] Κανένα πούλι δεν χτυπιέται πια: φέρ’ τα όλα μέσα και μάζεψέ τα όσο πιο γρήγορα μπορείς.
   *[other] Διάλεξε ένα κουμπί κάτω από το ταμπλό.
}
guide-why = { $why ->
    [hits] Χτυπά: εκείνο το πούλι ξαναρχίζει.
    [off] Μαζεύει πούλια.
    [point] Κάνει πόρτα: πούλια που στέκονται μαζί είναι ασφαλή και εμποδίζουν.
    [safe] Μένουν λιγότερα πούλια μόνα.
    [runs] Βάζει σε δρόμο ένα πίσω πούλι.
    [past] Τα τελευταία πούλια σου περνούν τα άλλα: τίποτα δεν χτυπιέται πια.
    [race] Χάνει τα λιγότερα.
    [pass] Τίποτα δεν μπορεί να κινηθεί.
    [double] Προηγείσαι αρκετά.
    [take] Κερδίζεις αρκετά συχνά για να συνεχίσεις.
    [drop] Θα έχανες πολύ συχνά.
    [throw] Δεν προηγείσαι αρκετά για να διπλασιάσεις.
   *[other] Δίνει τις καλύτερες πιθανότητες.
}
character-beginner = Πιπ
character-casual = Σόλο
character-steady = Άγκυρα
character-expert = Τείχος
character-master = Μαντείο
clause-fifteen = Κάθε παίκτης έχει δεκαπέντε πούλια.
clause-three-checkers = Κάθε παίκτης έχει τρία πούλια.
clause-jump = Τα πούλια σου μπορούν να περάσουν πάνω από οποιαδήποτε άλλα, ακόμη κι από κλειστές θέσεις.
clause-white-starts = Ένα ζάρι ορίζει ποιος παίζει τα ανοιχτόχρωμα (άσπρα) και ποιος τα σκουρόχρωμα. Αρχίζουν τα άσπρα.
clause-higher-takes-white = Κάθε παίκτης ρίχνει ένα ζάρι. Ο μεγαλύτερος αριθμός παίρνει τα άσπρα.
clause-dice-flat = Ζάρια που δεν κάθονται επίπεδα εκεί δεν μετρούν: ρίχνονται και τα δύο ξανά.
clause-call-first = Αν θέλεις να δηλώσεις λάθος, κάν’ το πριν ρίξεις.
clause-closed-by-three = Θέση με τρία ή περισσότερα πούλια του αντιπάλου είναι κλειστή: δεν σταματάς εκεί, ούτε ενδιάμεσα. Σε θέση με δύο μπορούν να σταθούν και οι δύο· χτυπιέται μόνο πούλι που είναι μόνο του.
clause-bridge = Πολλές κλειστές θέσεις στη σειρά κάνουν γέφυρα. Ένα πούλι την περνά μόνο με αριθμό που φτάνει πέρα από αυτήν.
clause-several-hits = Σε μία κίνηση μπορείς να χτυπήσεις πολλά πούλια, ως τέσσερα με διπλή.
clause-stacking = Σε μια θέση μπορούν να σταθούν όσα πούλια σου θέλεις.
clause-no-pass = Όταν μαζεύεις, παίζεις μέσα στην περιοχή σου ή μαζεύεις, όπως θέλεις. Αλλά έναν αριθμό που παίζεται πρέπει να τον παίξεις.
clause-may-leave-unused = Όταν όλα σου τα πούλια είναι στην περιοχή σου, μπορείς να αφήσεις έναν αριθμό άπαιχτο.
clause-any-six = Από τη θέση 6 μαζεύεις με οποιοδήποτε εξάρι.
clause-win-kinds-far-back = Μια νίκη μετρά απλά. Μετρά διπλά αν ο χαμένος δεν μάζεψε κανένα πούλι και τριπλά αν έχει πούλι στην μπάρα ή στην περιοχή του νικητή, ακόμη κι αν μάζεψε άλλα.
clause-win-kinds-single = Μια νίκη μετρά απλά. Μετρά τριπλά αν ο χαμένος δεν μάζεψε κανένα πούλι και έχει ένα στην μπάρα ή στην περιοχή του νικητή.
clause-win-kinds-letter = Μια νίκη μετρά απλά, ακόμη κι αν όλα τα πούλια του χαμένου είναι στο τάβλι. Μετρά τριπλά αν ένα από αυτά είναι στην μπάρα ή στην περιοχή του νικητή.
clause-win-named = Η νίκη είναι απλή αν ο χαμένος μάζεψε πούλι, γκάμον αν δεν μάζεψε κανένα και μπακγκάμον αν έχει επιπλέον πούλι στην μπάρα ή στην περιοχή του νικητή.
clause-win-values = Το γκάμον μετρά διπλά, το μπακγκάμον τριπλά.
clause-without-cube = Σε αυτό το παιχνίδι δεν υπάρχει βίδος.
clause-cube-single-game = Σε αγώνα όπου μετρούν οι παρτίδες, κάθε παρτίδα μετρά μία και δεν υπάρχει βίδος.
clause-cube-faces = Ο πρώτος διπλασιασμός γυρίζει τον βίδο στο 2. Όποιος τον δέχτηκε μπορεί αργότερα να τον γυρίσει στο 4, μετά ο άλλος παίκτης στο 8, και ούτω καθεξής εναλλάξ.
clause-drop-price = Αν πας πάσο, χάνεις όσο άξιζε η παρτίδα πριν από τον διπλασιασμό, ως απλή ήττα.
clause-cube-times-kind = Ο βίδος πολλαπλασιάζει όσο μετρά το είδος της νίκης: στο 8, μια τριπλή νίκη μετρά 24.
clause-nothing-resigned = Μπορείς να δεχτείς ή να αρνηθείς μόνο όταν ο αντίπαλος πρότεινε να παραιτηθεί.
refusal-call-first = Πρώτα ρίξε ή δήλωσε το λάθος.
refusal-closed-by-three = { $count ->
    [one] Η θέση { $point } είναι κλειστή: ο αντίπαλος έχει εκεί { $count } πούλι.
   *[other] Η θέση { $point } είναι κλειστή: ο αντίπαλος έχει εκεί { $count } πούλια.
}
refusal-without-cube = Σε αυτή την παρτίδα δεν υπάρχει βίδος.
refusal-cube-single-game = Σε αγώνα όπου μετρούν οι παρτίδες δεν υπάρχει βίδος.
refusal-nothing-resigned = Κανείς δεν πρότεινε να παραιτηθεί.
told-start-white = Πρώτη ζαριά: { $high } και { $low }. Όποιος έφερε { $high } παίζει τα ανοιχτόχρωμα και αρχίζει.
told-start-tie = Πρώτη ζαριά: { $high } και { $low }. Ρίχνετε ξανά.
scene-point-shared = Θέση { $point }: ανοιχτόχρωμα { $first }, σκουρόχρωμα { $second }
switch-block_min = Πότε είναι κλειστή μια θέση;
switch-block_min-2 = Την κλείνουν δύο πούλια του αντιπάλου
switch-block_min-3 = Την κλείνουν μόνο τρία ή περισσότερα
switch-win_none_off = Αν ο χαμένος δεν μάζεψε τίποτα;
switch-win_none_off-double = Η νίκη μετρά διπλά
switch-win_none_off-single = Η νίκη μετρά απλά
switch-stake-note = Ο βίδος είναι για μεμονωμένες παρτίδες: σε αγώνα τριών ή περισσότερων, κάθε παρτίδα μετρά μία, όποιο κι αν είναι το ποντάρισμα.
box-says-more-than-two-note = Με αυτή τη φράση ένα ζευγάρι δεν θα ήταν ούτε ανοιχτό ούτε κλειστό· γι’ αυτό παίζουμε ότι δύο κλείνουν μια θέση, όπως λένε μερικές γλώσσες του φυλλαδίου. Μπορείς να το κάνεις τρία: το «Ακριβώς όπως στο φυλλάδιο» το κάνει.
box-says-games-note = Η γερμανική σελίδα του ίδιου κουτιού είναι άλλο παιχνίδι: γι’ αυτό διάλεξε «Ο μικρότερος αριθμός παίζεται πάντα πρώτος».
box-says-smaller-note = Αυτή είναι η γερμανική σελίδα εκείνου του κουτιού. Οι άλλες γλώσσες περιγράφουν άλλο παιχνίδι: γι’ αυτό διάλεξε «δύο νίκες σε τρεις παρτίδες».
box-says-correction-note = Λάθη δηλώνονται μόνο με ελεύθερες κινήσεις· συνήθως γίνονται μόνο σωστές κινήσεις.
origin-setup = Τυπωμένο ως εικόνα.
origin-case-white-starts = Το ελληνικό κείμενο παραλείπει ότι αρχίζουν τα άσπρα.
origin-higher-takes-white = Τα φυλλάδια δεν λένε ποιος αριθμός παίρνει τα άσπρα. Ο μεγαλύτερος, όπως παντού.
origin-draw-first = Για ίσους αριθμούς δεν λέγεται τίποτα· δεν μπορούν να κρίνουν, άρα ρίχνονται ξανά.
origin-collection-draw-first = Ίσοι αριθμοί ρίχνονται ξανά ώσπου να διαφέρουν.
origin-tournament-draw-first = Ίσοι αριθμοί ρίχνονται ξανά.
origin-best-of-first-throw-fresh = Το φυλλάδιο λέει μόνο ποιος παίζει πρώτος και ότι τα ζάρια ρίχνονται εναλλάξ· άρα όποιος αρχίζει ρίχνει και τα δύο.
origin-collection-dice-flat = Το φυλλάδιο λέει μόνο πού ρίχνονται.
origin-case-closed-point = Οι περισσότερες γλώσσες λένε «πάνω από δύο», όμως χτυπιέται μόνο ένα μοναχικό πούλι, άρα ένα ζευγάρι δεν θα ήταν ούτε ανοιχτό ούτε κλειστό. Τα ιταλικά και τα εσθονικά λένε δύο ή περισσότερα, τα αγγλικά και τα δύο. Παίζουμε με δύο. Η κατά γράμμα εκδοχή είναι ρύθμιση.
origin-case-closed-by-three = Κατά γράμμα: «πάνω από δύο» κλείνουν μια θέση και χτυπιέται μόνο ένα μοναχικό πούλι, άρα με δύο η θέση μοιράζεται.
origin-best-of-closed-point = Έτσι λένε τα αγγλικά, τα γαλλικά και τα ιταλικά. Τα ισπανικά, τα πορτογαλικά και τα πολωνικά το λένε μόνο για την είσοδο από την μπάρα.
origin-collection-closed-point = Τα αγγλικά, ιταλικά, δανικά και ρωσικά διαβάζονται σαν να αρκεί ένα αντίπαλο πούλι για να σε σταματήσει ενδιάμεσα. Τα γερμανικά, γαλλικά και ισπανικά είναι σαφή: δύο ή περισσότερα.
origin-case-self-hit = Τα τσεχικά, σλοβακικά και ουγγρικά έχασαν αυτόν τον κανόνα και επαναλαμβάνουν πώς χτυπάς.
origin-case-hit = Μερικές γλώσσες ξεχνούν να πουν ότι το αντίπαλο πούλι πρέπει να είναι μόνο του.
origin-best-of-hit = Το πολωνικό κείμενο ξεχνά να πει ότι το αντίπαλο πούλι πρέπει να είναι μόνο του.
origin-case-stacking = Τα φυλλάδια δεν βάζουν όριο.
origin-several-hits = Το φυλλάδιο δεν λέει τίποτα· κάθε χτύπημα προκύπτει από τον παραπάνω κανόνα.
origin-small-first-several-hits = Προκύπτει από το παράδειγμα μιας ζαριάς που χτυπά σε μία από τρεις αποστάσεις.
origin-case-several-hits = Το τουρκικό κείμενο μιλά για εξάρες· εννοείται κάθε διπλή.
origin-case-must-move = Παίζεται όπως στα γερμανικά και στις περισσότερες γλώσσες. Στα γαλλικά υποχρεωτικό είναι το χτύπημα, τα ρωσικά, ουκρανικά και τουρκικά αντιστρέφουν τον κανόνα, και τα ουγγρικά έχασαν ένα «δεν».
origin-best-of-must-move = Το φυλλάδιο δεν το λέει γενικά· ο κανόνας για τον μεγαλύτερο αριθμό το θεωρεί δεδομένο.
origin-best-of-use-all = Το φυλλάδιο δεν το λέει· ο κανόνας για τον μεγαλύτερο αριθμό το θεωρεί δεδομένο.
origin-small-first-use-all = Το φυλλάδιο δεν το λέει· παίζεται όπως συνήθως.
origin-best-of-use-higher = Τα γαλλικά και τα πολωνικά διαβάζονται σαν να μπορείς να παίξεις μόνο έναν αριθμό· τα ισπανικά, το πρωτότυπο, όχι.
origin-case-use-higher = Το κροατικό κείμενο μιλά για ένα πούλι αντί για έναν αριθμό.
origin-case-stop-at-home = Σε μερικές γλώσσες η υποχρέωση παύει όταν είναι στην περιοχή τους τα πούλια οποιουδήποτε, στα αραβικά όταν είναι όλων. Παίζουμε: τα δικά σου.
origin-no-pass = Το κείμενο λέει ότι το μάζεμα δεν είναι υποχρεωτικό, ούτε η άλλη κίνηση. Το διαβάζουμε ως ελεύθερη επιλογή μεταξύ των δύο, γιατί αμέσως μετά ισχύουν πάλι οι συνηθισμένοι κανόνες. Το να μείνει αριθμός άπαιχτος είναι ρύθμιση.
origin-may-leave-unused = Κατά γράμμα: ούτε το μάζεμα ούτε άλλη κίνηση είναι υποχρεωτική. Το πολωνικό κείμενο έχει μόνο το μισό.
origin-case-doubles-four = Μερικές γλώσσες πολλαπλασιάζουν όλη τη ζαριά επί τέσσερα ή μιλούν για τέσσερα ζάρια. Το παράδειγμα του ίδιου κειμένου δείχνει τέσσερις χωριστές κινήσεις.
origin-best-of-doubles-four = Το αγγλικό παράδειγμα μπλέκεται με ένα δεύτερο· εννοούνται τέσσερις κινήσεις.
origin-best-of-partial-double = Το φυλλάδιο δεν λέει τίποτα· παίζεται όπως συνήθως.
origin-collection-partial-double = Το φυλλάδιο δεν λέει τίποτα· προκύπτει από την υποχρέωση να παίξεις.
origin-case-partial-double = Το τουρκικό κείμενο παίρνει πίσω τις δυνατές κινήσεις, το αραβικό τις αφήνει στην επιλογή σου· σε όλα τα άλλα είναι υποχρεωτικές.
origin-whole-double = Στο παράδειγμα χάνεται μια διπλή από την οποία παίζονται δύο κινήσεις. Το ίδιο διαβάζουμε και για τρεις.
origin-case-enter-first = Τα φυλλάδια λένε μόνο ότι πρώτα γυρίζουν όλα τα πούλια. Το πού και πώς, όπως συνήθως.
origin-best-of-enter-first = Το γαλλικό κείμενο το εξαρτά από το αν μπορείς να μπεις· τα άλλα όχι.
origin-case-enter-any = Τα φυλλάδια δεν το λένε· όπως συνήθως.
origin-smaller-lost = Το φυλλάδιο αφαιρεί όλη τη ζαριά μόνο από όποιον έχει πούλι στην μπάρα. Δεν το επεκτείνουμε: ο μεγαλύτερος αριθμός παίζεται μόνος.
origin-case-home-first = Τα τσεχικά, σλοβακικά, σλοβενικά και αραβικά σταματούν το ρίξιμο των ζαριών μετά από χτύπημα, και τα κροατικά μαζεύουν στην αρχική θέση. Εννοείται το μάζεμα από το τάβλι.
origin-case-exact-number = Το σουηδικό κείμενο ζητά «ζυγό» αριθμό, το τουρκικό παραλείπει το «ακριβώς». Σε όλα τα άλλα, ακριβώς.
origin-best-of-highest-first = Το πορτογαλικό κείμενο μαζεύει πάντα το πιο πίσω πούλι· τα άλλα απλώς το επιτρέπουν.
origin-best-of-inside-move = Το γαλλικό παράδειγμα πάει σε λάθος θέση.
origin-collection-any-sufficient = Το γαλλικό κείμενο θέλει τον αριθμό να φτάνει «μόλις πέρα» από την άκρη, δηλαδή ακριβώς. Οι άλλες εννέα γλώσσες θέλουν μόνο να αρκεί, και δεν λένε τίποτα για πούλια πιο πίσω.
origin-collection-highest-first = Δεν είναι στο φυλλάδιο: ο σημερινός συνηθισμένος κανόνας, όπως συμφωνήσατε.
origin-rear-first = Η σειρά είναι τυπωμένη· ότι ο αριθμός μπορεί να είναι μεγαλύτερος από τη θέση προκύπτει από το πέρασμα της άκρης.
origin-any-six = Το γερμανικό κείμενο ζητά ζαριά με δύο εξάρια, που αντιφάσκει με τον δικό του κανόνα μαζέματος και μοιάζει με τυπογραφικό λάθος. Παίζουμε οποιοδήποτε εξάρι. Η κατά γράμμα εκδοχή είναι ρύθμιση.
origin-double-six = Το γερμανικό κείμενο κατά γράμμα.
origin-case-win = Το ελληνικό κείμενο λέει πρώτα όποιον φτάσει πρώτος στην περιοχή του, το αραβικό όποιον αρχίσει να μαζεύει. Παρακάτω συμφωνούν και τα δύο με τα άλλα.
origin-case-win-kinds = Για την τριπλή νίκη τα φυλλάδια ζητούν μόνο πούλι στην μπάρα ή στην περιοχή του νικητή. Τότε ένας χαμένος που μάζεψε πούλια θα έχανε και απλά και τριπλά· εμείς ζητάμε να μη μάζεψε τίποτα. Η κατά γράμμα εκδοχή είναι ρύθμιση. Το δανικό κείμενο ορίζει τη διπλή νίκη όπως την απλή.
origin-case-win-kinds-far-back = Κατά γράμμα: τα φυλλάδια δεν ζητούν να μη μάζεψε τίποτα ο χαμένος.
origin-small-first-win-kinds = Χάθηκε μια γραμμή του κειμένου: υπόσχεται τρία είδη και λέει απλή τη νίκη όταν όλα τα πούλια του χαμένου είναι στο τάβλι, που αλλού παντού είναι διπλή. Τη συμπληρώνουμε από τα άλλα φυλλάδια. Η κατά γράμμα εκδοχή είναι ρύθμιση.
origin-small-first-win-kinds-far-back = Μισό κατά γράμμα: η τριπλή νίκη όπως τυπώθηκε, η διπλή από τα άλλα φυλλάδια.
origin-small-first-win-kinds-single = Μισό κατά γράμμα: χωρίς διπλή νίκη, όπως τυπώθηκε, και η τριπλή μόνο αν δεν μαζεύτηκε τίποτα.
origin-small-first-win-kinds-letter = Αυτό έμεινε από το κείμενο, που έχασε μια γραμμή.
origin-win-values = Το φυλλάδιο αναφέρει γκάμον και μπακγκάμον, αλλά δεν δίνει αριθμούς.
origin-stalled = Δικός μας κανόνας: αλλιώς δεν θα τελείωνε ποτέ. Η ισοπαλία μετρά στις παρτίδες ενός αγώνα, άρα ένας αγώνας τριών μπορεί να λήξει ισόπαλος.
origin-without-cube = Το φυλλάδιο δεν αναφέρει βίδο.
origin-collection-without-cube = Το φυλλάδιο λέει ότι υπάρχουν βίδοι και τους αφήνει έξω.
origin-case-cube = Τα γερμανικά στο ένα φυλλάδιο και πέντε γλώσσες στο άλλο λένε «τετραπλασιάζει», αν και το ίδιο κείμενο φτάνει ως το οκτώ. Εννοείται: πολλαπλασιάζει. Ότι ο βίδος αρχίζει στη μέση, στο 1, δεν είναι τυπωμένο.
origin-case-cube-faces = Το κροατικό κείμενο έχει έδρα με 6· τα πορτογαλικά και τα κροατικά ρίχνουν τον βίδο. Ο βίδος γυρίζεται.
origin-case-double-before-throw = Το κροατικό κείμενο το επιτρέπει μόνο πριν από την πρώτη ζαριά, το σουηδικό οποτεδήποτε. Τα άλλα: πριν από τη δική σου ζαριά, αφού αρχίσει η παρτίδα.
origin-case-drop-price = Δεν είναι τυπωμένο· όπως συνήθως.
origin-case-cube-limit = Δεν είναι τυπωμένο, εκτός από τα κροατικά, που απαριθμούν τις έδρες. Ο βίδος έχει έδρες ως το 64.
origin-case-cube-times-kind = Τυπωμένο για τριπλή νίκη στο 8. Το διαβάζουμε ως παράδειγμα. Το σουηδικό κείμενο διπλασιάζει το ποντάρισμα οκτώ φορές, το αραβικό πολλαπλασιάζει τα ζάρια.
origin-case-cube-single-game = Τα φυλλάδια δεν έχουν αγώνες.
origin-one-by-one = Δικός μας κανόνας: έτσι παίζεται χωρίς βοήθεια.
origin-collection-correction = Στο αγγλικό κείμενο το δικαίωμα λήγει με «την επόμενη» ζαριά· εννοείται η δική σου.
written-no-move = καμία κίνηση
written-double = Διπλασιάζει στο { $value }
written-take = Δέχεται
written-drop = Πάσο
written-beaver = Beaver στο { $value }
written-raccoon = Raccoon στο { $value }
written-accept = Δέχεται
written-decline = Αρνείται
written-correct = Δηλώνει το λάθος
written-check = Ρωτά
written-resigning = { $kind ->
    [1] Προτείνει απλή ήττα
    [2] Προτείνει διπλή ήττα
   *[3] Προτείνει τριπλή ήττα
}
standing = { $pips ->
    [one] { $pips } βήμα
   *[other] { $pips } βήματα
}
