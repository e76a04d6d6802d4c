### Crokinole. A "disc" is the wooden piece, the "ditch" the groove around the board, a "twenty" a
### disc in the centre hole, a "round" all shots until every disc is played. "Light" and "Dark" are
### the two sides, named after their discs.

game-name = Crokinole
game-about = Τίναξε με το δάχτυλο ξύλινα πούλια σε στρογγυλό ταμπλό, διώξε τα άλλα και σημάδεψε την τρύπα στη μέση.
seat-first = Ανοιχτόχρωμα
seat-second = Σκούρα
seat-third = Ανοιχτόχρωμα 2
seat-fourth = Σκούρα 2

booklet-collection = Η συλλογή, για δύο
booklet-collection-about = Από δώδεκα πούλια. Η καλύτερη πλευρά του γύρου παίρνει τη διαφορά.
booklet-trio = Η συλλογή, για τρεις
booklet-trio-about = Ένας παίζει μόνος εναντίον δύο συμπαικτών.
booklet-teams = Η συλλογή, για τέσσερις
booklet-teams-about = Δύο ομάδες· οι συμπαίκτες κάθονται αντικριστά.
booklet-tournament = Τουρνουά, μονό
booklet-tournament-about = Από οκτώ πούλια, δύο πόντοι ο γύρος, όπως στο παγκόσμιο πρωτάθλημα.
booklet-doubles = Τουρνουά, διπλό
booklet-doubles-about = Δύο ομάδες των δύο, δύο πόντοι ο γύρος.

switch-played = Πού είναι τα πούλια;
switch-played-screen = Εδώ στην οθόνη
switch-played-real-board = Σε αληθινό ταμπλό· εδώ κρατάμε το σκορ
switch-board = Ταμπλό
switch-board-tournament = Μέγεθος τουρνουά
switch-board-compact = Μικρό, για το σπίτι
switch-surface = Επιφάνεια
switch-surface-fast = Γρήγορη
switch-surface-normal = Κερωμένη
switch-surface-slow = Στεγνή
switch-miss_takes_touched = Ελεύθερη βολή που δεν φτάνει
switch-miss_takes_touched-no = Χάνεται το πούλι που παίχτηκε
switch-miss_takes_touched-yes = Χάνονται και όσα δικά σου άγγιξε
switch-rim_bounce = Πούλια που φτάνουν στο χείλος
switch-rim_bounce-no = Βγαίνουν αμέσως
switch-rim_bounce-yes = Αναπηδούν και βγαίνουν μετά
switch-three_player_order = Σειρά για τρεις
switch-three_player_order-sides = Οι πλευρές εναλλάξ
switch-three_player_order-clockwise = Δεξιόστροφα, όπως στο φυλλάδιο
switch-steadiness = Σταθερό χέρι
switch-steadiness-exact = Η βολή πάει όπως σημαδεύεις
switch-steadiness-human = Ανθρώπινο χέρι, που ξεφεύγει λίγο

new-match-first-to-50 = Μέχρι 50 πόντους
new-match-first-to-100 = Μέχρι 100 πόντους
new-match-first-to-150 = Μέχρι 150 πόντους
new-match-first-to-200 = Μέχρι 200 πόντους
new-match-games-1 = Ένας γύρος
new-match-games-2 = Δύο γύροι
new-match-games-4 = Τέσσερις γύροι
new-match-games-8 = Οκτώ γύροι

clause-equipment = Το ταμπλό έχει δακτυλίους των 15, 10 και 5 πόντων, οκτώ πασσαλάκια γύρω από τον δακτύλιο των 15 και μια τρύπα στη μέση. Τα πούλια είναι ανοιχτόχρωμα ή σκούρα.
clause-sides = Δύο παίκτες κάθονται αντικριστά, με δώδεκα πούλια ενός χρώματος ο καθένας. Τα πούλια μένουν έξω από το ταμπλό ώσπου να παιχτούν.
clause-sides-three = Ένας παίζει μόνος με δώδεκα πούλια. Οι δύο συμπαίκτες κάθονται αριστερά και δεξιά του, με έξι πούλια ο καθένας.
clause-sides-four = Τέσσερις παίζουν σε δύο ομάδες. Οι συμπαίκτες κάθονται αντικριστά, με έξι πούλια ο καθένας.
clause-sides-eight = Δύο παίκτες κάθονται αντικριστά, με οκτώ πούλια ενός χρώματος ο καθένας.
clause-conduct = Μόνο όποιος έχει σειρά αγγίζει το ταμπλό. Ταμπλό και καρέκλες μένουν στη θέση τους, το ίδιο και ο παίκτης.
clause-quarter = Η βολή ξεκινά από το δικό σου τεταρτημόριο, με το κέντρο του πουλιού πάνω στη γραμμή εκκίνησης.
clause-free-place = Η θέση πρέπει να είναι ελεύθερη: πριν από τη βολή το πούλι δεν αγγίζει άλλο, και τίποτα δεν μετακινείται για να κάνει χώρο.
clause-inwards = Ρίχνεις προς οποιαδήποτε κατεύθυνση προς τα μέσα. Η βολή μετρά μόλις το πούλι αφήσει το δάχτυλο, όσο αδύναμη κι αν ήταν.
clause-strength = Η βολή είναι τόσο δυνατή όσο μπορεί ένα δάχτυλο.
clause-turns = Σε κάθε σειρά ένα πούλι. Μετά ρίχνει πάντα ο γείτονας στα αριστερά.
clause-turns-three = Σε κάθε σειρά ένα πούλι. Οι πλευρές παίζουν εναλλάξ, το ίδιο και οι συμπαίκτες. Όπως στο φυλλάδιο: ακολουθεί ο γείτονας στα αριστερά, και όποιος δεν έχει πούλια παραλείπεται.
clause-must-touch = Όταν υπάρχει αντίπαλο πούλι στο ταμπλό, ένα δικό σου πρέπει να αγγίξει κάποιο αντίπαλο: αυτό που παίζεις ή άλλο που σπρώχνει εκείνο.
clause-void = Αν δεν αγγίξει κανένα, η βολή είναι άκυρη: το πούλι που παίχτηκε και κάθε δικό σου που αγγίχτηκε πάνε στο αυλάκι, ακόμη κι από την τρύπα.
clause-open-board = Όταν δεν υπάρχει αντίπαλο πούλι στο ταμπλό, το πούλι που παίχτηκε ή ένα δικό σου που άγγιξε πρέπει να σταματήσει στον δακτύλιο των 15, στη γραμμή του ή στην τρύπα.
clause-missed = Αλλιώς το πούλι που παίχτηκε πάει στο αυλάκι. Τα άλλα μένουν όπου είναι.
clause-missed-touched = Αλλιώς το πούλι που παίχτηκε και κάθε δικό σου που άγγιξε πάνε στο αυλάκι.
clause-contact = Κάθε άγγιγμα κατά τη βολή μετρά, με όποια ταχύτητα και ακόμη και μετά από πασσαλάκι. Πούλια που ήδη ακουμπούσαν μετρούν μόνο αν χτυπηθεί κάποιο από αυτά. Ένα πούλι που έφυγε από το ταμπλό δεν αγγίζει πια τίποτα.
clause-off-board = Ένα πούλι που το κέντρο του βγαίνει από την επιφάνεια του παιχνιδιού είναι αμέσως έξω. Αν αφήνετε τα πούλια να αναπηδούν στο χείλος, πάνε στο αυλάκι όταν όλα ηρεμήσουν· ό,τι μετακίνησαν μένει μετακινημένο.
clause-comes-back = Ένα πούλι που περνά τη γραμμή εκκίνησης και επιστρέφει μένει στο παιχνίδι.
clause-out-line = Ένα πούλι που σταματά πάνω στη γραμμή εκκίνησης ή έξω από αυτήν πάει στο αυλάκι, όποιου κι αν είναι.
clause-twenty = Ένα πούλι στην κεντρική τρύπα βγαίνει και φυλάσσεται στην άκρη· μετρά 20.
clause-twenty-owner = Το εικοσάρι μετρά για τον κάτοχο του πουλιού, όποιος κι αν το έβαλε. Τα πούλια του συμπαίκτη είναι και δικά σου.
clause-round-end = Ο γύρος τελειώνει όταν όλοι έχουν παίξει όλα τα πούλια τους.
clause-next-start = Όποιος έριξε τελευταίος αρχίζει τον επόμενο γύρο.
clause-next-start-three = Όποιος έριξε τελευταίος αρχίζει τον επόμενο γύρο: πρώτα αυτός που παίζει μόνος, μετά ένας συμπαίκτης, και ούτω καθεξής.
clause-next-start-four = Όποιος έριξε τελευταίος αρχίζει τον επόμενο γύρο, άρα η έναρξη πάει μία θέση δεξιά.
clause-next-start-clockwise = Η έναρξη πάει μία θέση αριστερά από γύρο σε γύρο.
clause-points = Μετά τον γύρο κάθε πούλι μετρά 15, 10 ή 5 ανάλογα με τον δακτύλιο, και κάθε πούλι στην άκρη 20.
clause-line-lower = Ένα πούλι που αγγίζει γραμμή μετρά για τον χαμηλότερο από τους δύο δακτυλίους.
clause-round-score = Κερδίζει πόντους μόνο η πλευρά με τους περισσότερους, και παίρνει τη διαφορά. Στην ισοπαλία κανείς δεν παίρνει τίποτα.
clause-round-score-two = Η πλευρά με τους περισσότερους πόντους παίρνει δύο για τον γύρο· στην ισοπαλία παίρνουν από έναν.
clause-match = Ο αγώνας τελειώνει όταν μια πλευρά φτάσει τους συμφωνημένους πόντους. Ελέγχεται μετά από κάθε γύρο.
clause-match-rounds = Ο αγώνας τελειώνει μετά τους συμφωνημένους γύρους. Νικά όποιος έχει περισσότερους πόντους.
clause-settled = Το πού σταματούν τα πούλια υπολογίζεται από την τριβή και τις κρούσεις, ίδια για όλους, και κρατιέται στο αρχείο.
clause-counted = Σε αληθινό ταμπλό δεν υπολογίζεται τίποτα. Όταν τελειώσει ο γύρος, όποιος τον άρχισε σημειώνει πόσα πούλια κάθε πλευράς είναι σε κάθε δακτύλιο και πόσα φυλάχτηκαν στην άκρη· το σκορ κρατιέται εδώ.
clause-hand = Η βολή πάει όπως σημαδεύεις. Αν είναι πολύ εύκολο, άφησε το χέρι σου να τρέμει λίγο: πόσο σταθερό είναι το ρυθμίζει ο καθένας για τον εαυτό του.

refusal-quarter = Μείνε στο τεταρτημόριό σου: από { $low } έως { $high } μοίρες.
refusal-free-place = { $seat ->
    [first] Ένα ανοιχτόχρωμο πούλι εμποδίζει σε αυτή τη θέση.
    [second] Ένα σκούρο πούλι εμποδίζει σε αυτή τη θέση.
    [third] Ένα ανοιχτόχρωμο πούλι εμποδίζει σε αυτή τη θέση.
   *[fourth] Ένα σκούρο πούλι εμποδίζει σε αυτή τη θέση.
}
refusal-inwards = Ρίξε προς τα μέσα: από { $low } έως { $high } μοίρες σε σχέση με τη μέση.
refusal-strength = Μια βολή έχει από { $low } έως { $high } χιλιοστά το δευτερόλεπτο.
refusal-settled = { $fault ->
    [screen] Εδώ τα πούλια είναι στην οθόνη: ρίξε τα.
    [moving] Περίμενε να σταματήσουν όλα τα πούλια.
    [early] Κανένα πούλι δεν κινείται.
    [unplayed] Πρώτα το πούλι που ρίχτηκε.
    [unknown] Αναφέρεται πούλι που δεν είναι στο ταμπλό.
    [off-board] Ένα πούλι δεν μπορεί να είναι έξω από το ταμπλό.
    [over-hole] Ένα πούλι δεν μπορεί να είναι πάνω από την τρύπα· θα έπεφτε μέσα.
    [in-peg] Ένα πούλι δεν μπορεί να είναι μέσα σε πασσαλάκι.
   *[overlap] Δύο πούλια δεν μπορούν να είναι το ένα μέσα στο άλλο.
}
refusal-counted = { $fault ->
    [real-board] Ρίξε στο δικό σου ταμπλό. Εδώ σημείωσε τι έμεινε από τον γύρο.
    [all] Μια πλευρά έχει μόνο { $discs } πούλια.
   *[none] Εκεί δεν έχει σημειωθεί πούλι.
}
refusal-hand = Ένα χέρι τρέμει από { $low } έως { $high } χιλιοστά της δύναμης.

outcome-ahead = { $winner ->
    [first] Τα ανοιχτόχρωμα κερδίζουν τον γύρο
    [second] Τα σκούρα κερδίζουν τον γύρο
    [third] Τα ανοιχτόχρωμα κερδίζουν τον γύρο
   *[fourth] Τα σκούρα κερδίζουν τον γύρο
} και παίρνουν { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}.
outcome-level = Ο γύρος είναι ισόπαλος.

scene-title = Ταμπλό crokinole
scene-side = { $seat ->
    [first] Ανοιχτόχρωμα
   *[second] Σκούρα
}: τώρα { $points }, εικοσάρια { $twenties }, στο ταμπλό { $live }, στο αυλάκι { $ditch }, μένουν να παιχτούν { $left }.
scene-disc = { $seat ->
    [first] Ανοιχτόχρωμο πούλι
   *[second] Σκούρο πούλι
}, { $zone ->
    [15] στον δακτύλιο των 15
    [10] στον δακτύλιο των 10
   *[5] στον δακτύλιο των 5
}
scene-lies = { scene-disc }: κατεύθυνση { $bearing }, { $far } εκ. από τη μέση της γραμμής σου.
scene-noted = { $seat ->
    [first] Ανοιχτόχρωμα
   *[second] Σκούρα
}, { $zone ->
    [20] στην άκρη
    [15] δακτύλιος των 15
    [10] δακτύλιος των 10
   *[5] δακτύλιος των 5
}: { $count }
scene-fewer = Ένα λιγότερο: { scene-noted }
count-help = { $seat ->
    [first] Αρχίζουν: Ανοιχτόχρωμα.
    [second] Αρχίζουν: Σκούρα.
    [third] Αρχίζουν: Ανοιχτόχρωμα 2.
   *[fourth] Αρχίζουν: Σκούρα 2.
} Όταν παιχτούν όλα τα πούλια, άγγιξε κάθε δακτύλιο μία φορά για κάθε πούλι του και τη μέση για κάθε εικοσάρι: τα ανοιχτόχρωμα αριστερά, τα σκούρα δεξιά. Άγγιξε έναν αριθμό για να βγει ένα.
act-count = Μέτρηση: Ανοιχτόχρωμα { $light }, Σκούρα { $dark }
told-count = Μετρήθηκαν: Ανοιχτόχρωμα { $light }, Σκούρα { $dark }.
told-flick = { $seat ->
    [first] Τα ανοιχτόχρωμα ρίχνουν με { $speed } m/s.
    [second] Τα σκούρα ρίχνουν με { $speed } m/s.
    [third] Τα ανοιχτόχρωμα 2 ρίχνουν με { $speed } m/s.
   *[fourth] Τα σκούρα 2 ρίχνουν με { $speed } m/s.
}
told-settle = { $verdict ->
    [touched] Αγγίχτηκε αντίπαλο πούλι.
    [void] Άκυρη: δεν αγγίχτηκε αντίπαλο πούλι.
    [reached] Η ελεύθερη βολή είναι καλή.
   *[missed] Η ελεύθερη βολή δεν φτάνει.
}{ $twenties ->
    [0] {""}
    [one] {" "}Εικοσάρι!
   *[other] {" "}Εικοσάρια: { $twenties }!
}{ $given ->
    [0] {""}
    [one] {" "}Ένα εικοσάρι για τον αντίπαλο.
   *[other] {" "}Εικοσάρια για τον αντίπαλο: { $given }.
}{ $theirs ->
    [0] {""}
    [one] {" "}Βγαίνει ένα αντίπαλο πούλι.
   *[other] {" "}Βγαίνουν { $theirs } αντίπαλα πούλια.
}{ $ours ->
    [0] {""}
    [one] {" "}Βγαίνει ένα πούλι της ίδιας πλευράς.
   *[other] {" "}Βγαίνουν { $ours } πούλια της ίδιας πλευράς.
}

level-beginner = Αρχάριος
level-beginner-about = Ρίχνει στο πιο κοντινό και βάζει ένα ελεύθερο εικοσάρι στα πέντε.
level-casual = Ερασιτέχνης
level-casual-about = Βάζει ένα ελεύθερο εικοσάρι στα τρία και ψάχνει καλά χτυπήματα.
level-club = Παίκτης συλλόγου
level-club-about = Βάζει ένα ελεύθερο εικοσάρι στα δύο και κρύβεται πίσω από πασσαλάκια.
level-tournament = Παίκτης τουρνουά
level-tournament-about = Βάζει δύο ελεύθερα εικοσάρια στα τρία και δεν το βάζει κάτω.
level-champion = Πρωταθλητής
level-champion-about = Βάζει τρία ελεύθερα εικοσάρια στα τέσσερα, όπως οι καλύτεροι.
level-machine = Μηχανή
level-machine-about = Σχεδόν ποτέ δεν αστοχεί. Για όσους θέλουν να δουν τι είναι δυνατό.

## The rule book's chapters
chapter-setup = Ταμπλό και παίκτες
chapter-shot = Η βολή
chapter-valid = Καλές και κακές βολές
chapter-leaving = Αυλάκι και τρύπα
chapter-scoring = Το μέτρημα

## Lessons: a title, what to do, and what was learnt
lesson-flick = Η πρώτη βολή
lesson-flick-task = Το ταμπλό είναι άδειο. Ρίξε το πούλι σου έτσι που να σταματήσει μέσα στον κύκλο με τα πασσαλάκια ή στην τρύπα.
lesson-flick-done = Όταν δεν υπάρχει αντίπαλο πούλι στο ταμπλό, αυτό πρέπει να πετύχει μια βολή.
lesson-twenty = Εικοσάρι
lesson-twenty-task = Βάλε το πούλι σου στην τρύπα. Σημάδεψε ίσια και μη ρίξεις πολύ δυνατά.
lesson-twenty-done = Το πούλι φυλάσσεται στην άκρη και μετρά 20.
lesson-touch = Άγγιγμα
lesson-touch-task = Ένα αντίπαλο πούλι είναι στο ταμπλό. Άγγιξέ το.
lesson-touch-done = Όποιος δεν αγγίξει κανένα χάνει το πούλι που μόλις έπαιξε.
lesson-drive-off = Διώξε το
lesson-drive-off-task = Πέτα το αντίπαλο πούλι έξω από το ταμπλό.
lesson-drive-off-done = Τα πούλια στο αυλάκι δεν μετρούν. Το καλύτερο είναι να μείνει το δικό σου στο ταμπλό.
lesson-through = Με άλλο δικό σου
lesson-through-task = Ένα δικό σου πούλι είναι στη μέση. Σπρώξε το πάνω στο αντίπαλο.
lesson-through-done = Αρκεί ένα από τα πούλια σου να αγγίξει ένα αντίπαλο.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] Ο αντίπαλος έχει πούλια στο ταμπλό: άγγιξε ένα, αλλιώς χάνεις το δικό σου.
   *[other] Το ταμπλό είναι ελεύθερο: σημάδεψε την τρύπα και φτάσε τουλάχιστον ως τον δακτύλιο των 15.
}
character-beginner = Καρούλι
character-casual = Βόλος
character-club = Σφεντάμι
character-tournament = Φόρα
character-champion = Κομήτης
character-machine = Ρολόι
origin-trio-conduct = { origin-collection-conduct }
origin-teams-conduct = { origin-collection-conduct }
origin-trio-inwards = { origin-collection-inwards }
origin-teams-inwards = { origin-collection-inwards }
origin-trio-must-touch = { origin-collection-must-touch }
origin-teams-must-touch = { origin-collection-must-touch }
origin-trio-void = { origin-collection-void }
origin-teams-void = { origin-collection-void }
origin-trio-open-board = { origin-collection-open-board }
origin-teams-open-board = { origin-collection-open-board }
origin-trio-missed-touched = { origin-collection-missed-touched }
origin-teams-missed-touched = { origin-collection-missed-touched }
origin-trio-contact = { origin-collection-contact }
origin-teams-contact = { origin-collection-contact }
origin-trio-off-board-bounces = { origin-collection-off-board-bounces }
origin-teams-off-board-bounces = { origin-collection-off-board-bounces }
origin-trio-out-line = { origin-collection-out-line }
origin-teams-out-line = { origin-collection-out-line }
origin-trio-twenty = { origin-collection-twenty }
origin-teams-twenty = { origin-collection-twenty }
origin-trio-twenty-owner = { origin-collection-twenty-owner }
origin-teams-twenty-owner = { origin-collection-twenty-owner }
origin-trio-round-end = { origin-collection-round-end }
origin-teams-round-end = { origin-collection-round-end }
origin-trio-points = { origin-collection-points }
origin-teams-points = { origin-collection-points }
origin-trio-line-lower = { origin-collection-line-lower }
origin-teams-line-lower = { origin-collection-line-lower }
