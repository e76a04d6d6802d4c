### Draughts, in Greek. man = πιόνι, king = ντάμα (also the game), piece (either) = κομμάτι, square = τετράγωνο, board = ταμπλό,
### far row = τελευταία σειρά, capture = τρώω, as players say, draw = ισοπαλία. The seats are plural: τα Μαύρα, τα Λευκά.

game-name = Ντάμα
game-about = Πήδα πάνω από τα κομμάτια του αντιπάλου, φτάσε στην τελευταία σειρά και κάνε ντάμα.
seat-first = Μαύρα
seat-second = Λευκά

## Where White begins, the first seat is White.
seat-first-russian = { seat-second }
seat-second-russian = { seat-first }
seat-first-brazilian = { seat-second }
seat-second-brazilian = { seat-first }
seat-first-czech = { seat-second }
seat-second-czech = { seat-first }
seat-first-spanish = { seat-second }
seat-second-spanish = { seat-first }
seat-first-portuguese = { seat-second }
seat-second-portuguese = { seat-first }
seat-first-italian = { seat-second }
seat-second-italian = { seat-first }
seat-first-thai = { seat-second }
seat-second-thai = { seat-first }
seat-first-thai12 = { seat-second }
seat-second-thai12 = { seat-first }
seat-first-international = { seat-second }
seat-second-international = { seat-first }

## Ways to play
booklet-collection = Συλλογή παιχνιδιών
booklet-collection-about = Η ντάμα όπως στο φυλλάδιο μιας συλλογής παιχνιδιών: μπορείς να φας, αλλά δεν είναι υποχρεωτικό. Το φυλλάδιο στη γλώσσα σου μπορεί να διαφέρει από την ντάμα της χώρας σου· θα τη βρεις πιο κάτω.
booklet-dame = Γερμανική ντάμα
booklet-dame-about = Το ίδιο παιχνίδι, πιο ζωηρό: αν μπορείς να φας, πρέπει. Ό,τι πρέπει απέναντι στον υπολογιστή.
booklet-english = Αγγλική ντάμα
booklet-english-about = Λέγεται και αμερικανική ντάμα. Οι ντάμες πάνε ένα τετράγωνο τη φορά.
booklet-russian = Ρωσική ντάμα
booklet-russian-about = Τα πιόνια τρώνε και προς τα πίσω, και μόλις φτάσουν στην τελευταία σειρά συνεχίζουν ως ντάμες.
booklet-brazilian = Βραζιλιάνικη ντάμα
booklet-brazilian-about = Οι διεθνείς κανόνες σε μικρό ταμπλό: φάε όσα περισσότερα κομμάτια μπορείς.
booklet-pool = Pool checkers
booklet-pool-about = Τα πιόνια τρώνε και προς τα πίσω. Εσύ διαλέγεις τι θα φας.
booklet-czech = Τσέχικη ντάμα
booklet-czech-about = Τα πιόνια τρώνε μόνο προς τα εμπρός. Αν μπορεί να φάει ντάμα, πρέπει να φάει πριν από πιόνι.
booklet-spanish = Ισπανική ντάμα
booklet-spanish-about = Το ταμπλό μπαίνει από την άλλη. Φάε τα περισσότερα κομμάτια και, ανάμεσα σε αυτά, τις περισσότερες ντάμες.
booklet-portuguese = Πορτογαλική ντάμα
booklet-portuguese-about = Οι ισπανικοί κανόνες με σκούρο τετράγωνο κάτω αριστερά.
booklet-italian = Ιταλική ντάμα
booklet-italian-about = Τα πιόνια δεν μπορούν να φάνε ντάμες. Οι ντάμες πάνε ένα τετράγωνο τη φορά.
booklet-thai = Ταϊλανδική ντάμα
booklet-thai-about = Makhos: οκτώ πιόνια ο καθένας και γρήγορες ντάμες.
booklet-thai12 = Ταϊλανδική ντάμα, δώδεκα πιόνια
booklet-thai12-about = Οι ταϊλανδικοί κανόνες με δώδεκα πιόνια ο καθένας.
booklet-international = Διεθνής ντάμα
booklet-international-about = Ταμπλό με εκατό τετράγωνα και είκοσι πιόνια ο καθένας.
box-size = Πόσα τετράγωνα έχει η μία πλευρά του ταμπλό;
box-black_begins = Αρχίζουν τα Μαύρα;
box-men_take_backwards = Μπορούν τα πιόνια να φάνε προς τα πίσω;
box-kings_fly = Μπορούν οι ντάμες να πάνε πάνω από ένα τετράγωνο;
box-must_take = Είναι υποχρεωτικό να φας, όταν μπορείς;

## Switches
switch-may_stop = Στη μέση πολλαπλού πηδήματος
switch-may_stop-yes = Μπορείς να σταματήσεις
switch-may_stop-no = Πρέπει να συνεχίσεις όσο μπορείς
switch-men_turn = Πολλαπλό πήδημα με πιόνι
switch-men_turn-yes = Αλλάζει κατεύθυνση αν θέλει
switch-men_turn-no = Μένει σε μία γραμμή
switch-king_far = Η ντάμα πηδά
switch-king_far-yes = Από όποια απόσταση θέλει
switch-king_far-no = Μόνο πάνω από διπλανό κομμάτι
switch-king_lands_anywhere = Η ντάμα σταματά
switch-king_lands_anywhere-yes = Σε όποιο άδειο τετράγωνο πίσω από το κομμάτι
switch-king_lands_anywhere-no = Ακριβώς πίσω από το κομμάτι
switch-removal = Τα κομμάτια που τρώγονται φεύγουν
switch-removal-at-once = Αμέσως, πήδημα με πήδημα
switch-removal-after = Στο τέλος της κίνησης
switch-promotion = Πιόνι που φτάνει με πήδημα στην τελευταία σειρά
switch-promotion-ends = Γίνεται ντάμα και η κίνηση τελειώνει
switch-promotion-goes-on = Συνεχίζει αμέσως ως ντάμα
switch-blocked = Παίκτης που δεν μπορεί να κινηθεί
switch-blocked-loses = Χάνει
switch-blocked-draws = Παίρνει ισοπαλία
switch-quiet_moves = Ισοπαλία με κινήσεις μόνο ντάμας
switch-quiet_moves-20 = Μετά από 20 κινήσεις ο καθένας
switch-quiet_moves-40 = Μετά από 40 κινήσεις ο καθένας

## The rules
clause-board-8 = Το ταμπλό έχει οκτώ σειρές με οκτώ τετράγωνα. Ο καθένας έχει κάτω δεξιά ένα ανοιχτόχρωμο τετράγωνο.
clause-board-8-mirrored = Το ταμπλό έχει οκτώ σειρές με οκτώ τετράγωνα. Ο καθένας έχει κάτω δεξιά ένα σκούρο τετράγωνο.
clause-board-10 = Το ταμπλό έχει δέκα σειρές με δέκα τετράγωνα. Ο καθένας έχει κάτω δεξιά ένα ανοιχτόχρωμο τετράγωνο.
clause-men-8 = Ο καθένας αρχίζει με οκτώ πιόνια στα σκούρα τετράγωνα των δύο πρώτων σειρών του.
clause-men-12 = Ο καθένας αρχίζει με δώδεκα πιόνια στα σκούρα τετράγωνα των τριών πρώτων σειρών του.
clause-men-20 = Ο καθένας αρχίζει με είκοσι πιόνια στα σκούρα τετράγωνα των τεσσάρων πρώτων σειρών του.
clause-black-begins = Αρχίζουν τα Μαύρα. Ποιος παίρνει τα Μαύρα επιλέγεται τυχαία· μετά αλλάζετε χρώματα σε κάθε παρτίδα.
clause-white-begins = Αρχίζουν τα Λευκά. Ποιος παίρνει τα Λευκά επιλέγεται τυχαία· μετά αλλάζετε χρώματα σε κάθε παρτίδα.
clause-turns = Οι παίκτες παίζουν εναλλάξ. Κάθε φορά κινείς ένα κομμάτι του χρώματός σου· δεν επιτρέπεται να πάει κανείς πάσο.
clause-dark-squares = Χρησιμοποιούνται μόνο τα σκούρα τετράγωνα.
clause-occupied = Ένα κομμάτι μπορεί να πάει μόνο σε άδειο τετράγωνο.
clause-man-moves = Το πιόνι πηγαίνει ένα τετράγωνο διαγώνια εμπρός.
clause-taking = Ένα κομμάτι τρώει πηδώντας διαγώνια πάνω από ένα αντίπαλο κομμάτι σε άδειο τετράγωνο πίσω του. Δεν επιτρέπεται να πηδήξει πάνω από κομμάτια του χρώματός του, ούτε πάνω από δύο κομμάτια μαζί.
clause-man-takes-forward = Το πιόνι τρώει το διπλανό κομμάτι και πηδά μόνο προς τα εμπρός.
clause-man-takes-all = Το πιόνι τρώει το διπλανό κομμάτι, εμπρός ή πίσω.
clause-men-spare-kings = Το πιόνι δεν μπορεί να φάει ντάμα.
clause-crowning = Το πιόνι που φτάνει στην τελευταία σειρά παίρνει ένα δεύτερο κομμάτι από πάνω και γίνεται ντάμα. Η κίνηση τελειώνει εκεί.
clause-crowning-goes-on = Το πιόνι που φτάνει στην τελευταία σειρά παίρνει ένα δεύτερο κομμάτι από πάνω και γίνεται αμέσως ντάμα. Αν έφτασε εκεί με πήδημα, μπορεί να συνεχίσει τα πηδήματα ως ντάμα στην ίδια κίνηση.
clause-crowning-stops-only = Το πιόνι που τελειώνει την κίνησή του στην τελευταία σειρά παίρνει ένα δεύτερο κομμάτι από πάνω και γίνεται ντάμα. Αν από εκεί πηδήξει παραπέρα, μένει πιόνι.
clause-king-flies = Η ντάμα πηγαίνει διαγώνια, εμπρός ή πίσω, όσα άδεια τετράγωνα θέλει.
clause-king-steps = Η ντάμα πηγαίνει ένα τετράγωνο διαγώνια, εμπρός ή πίσω.
clause-king-takes = Η ντάμα τρώει προς κάθε κατεύθυνση. Κι αυτή χρειάζεται άδειο τετράγωνο πίσω από το κομμάτι. Η ντάμα τρώγεται όπως κάθε άλλο κομμάτι, από πιόνι ή από ντάμα.
clause-king-lands-behind = Η ντάμα μπορεί να πηδήξει από μακριά. Σταματά ακριβώς πίσω από το κομμάτι.
clause-king-lands-anywhere = Η ντάμα μπορεί να πηδήξει από μακριά. Σταματά σε όποιο άδειο τετράγωνο θέλει πίσω από το κομμάτι.
clause-chain = Ένα κομμάτι που πήδηξε μπορεί να πηδήξει ξανά από εκεί, στην ίδια κίνηση και σε άλλη κατεύθυνση.
clause-chain-may-stop = Μπορείς να σταματήσεις μετά από κάθε πήδημα.
clause-chain-whole = Πρέπει να συνεχίσεις τα πηδήματα όσο μπορεί το κομμάτι· αν μπορείς να διαλέξεις πού θα σταματήσει, πρέπει να διαλέξεις τετράγωνο απ’ όπου πηδά κι άλλο.
clause-removal-at-once = Το κομμάτι που τρώγεται φεύγει αμέσως.
clause-removal-after = Τα κομμάτια που τρώγονται φεύγουν στο τέλος της κίνησης. Ως τότε κλείνουν τον δρόμο, και κανένα δεν επιτρέπεται να το πηδήξεις δύο φορές.
clause-duty-free = Μπορείς να φας, αλλά δεν είναι υποχρεωτικό: μπορείς να κάνεις οποιαδήποτε άλλη κίνηση.
clause-duty = Αν μπορείς να φας, πρέπει.
clause-duty-most = Αν μπορείς να φας με πολλούς τρόπους, πρέπει να διαλέξεις έναν που τρώει τα περισσότερα κομμάτια.
clause-duty-most-kings = Αν μπορείς να φας με πολλούς τρόπους, πρέπει να διαλέξεις έναν που τρώει τα περισσότερα κομμάτια και, ανάμεσα σε αυτούς, έναν που τρώει τις περισσότερες ντάμες.
clause-duty-king-first = Αν μπορούν να φάνε και ντάμα και πιόνι, πρέπει να φάει η ντάμα.
clause-duty-italian = Αν μπορείς να φας με πολλούς τρόπους, πρέπει να διαλέξεις έναν που τρώει τα περισσότερα κομμάτια· ανάμεσα σε αυτούς, έναν με ντάμα· μετά έναν που τρώει τις περισσότερες ντάμες· μετά έναν που τρώει ντάμα νωρίτερα.
clause-all-taken = Ο παίκτης που δεν έχει πια κομμάτια χάνει.
clause-blocked = Ο παίκτης που έχει κομμάτια αλλά δεν μπορεί να κινηθεί χάνει.
clause-repetition = Όταν η ίδια θέση έρθει τρίτη φορά και έχει σειρά ο ίδιος παίκτης, η παρτίδα είναι ισόπαλη.
clause-quiet-15 = Όταν κάθε παίκτης κάνει 15 κινήσεις μόνο με ντάμες και δεν φαγωθεί τίποτα, η παρτίδα είναι ισόπαλη.
clause-quiet-20 = Όταν κάθε παίκτης κάνει 20 κινήσεις μόνο με ντάμες και δεν φαγωθεί τίποτα, η παρτίδα είναι ισόπαλη.
clause-quiet-25 = Όταν κάθε παίκτης κάνει 25 κινήσεις μόνο με ντάμες και δεν φαγωθεί τίποτα, η παρτίδα είναι ισόπαλη.
clause-quiet-40 = Όταν κάθε παίκτης κάνει 40 κινήσεις μόνο με ντάμες και δεν φαγωθεί τίποτα, η παρτίδα είναι ισόπαλη.
clause-short-5 = Όταν μένουν μόνο δύο ή τρία κομμάτια και κάθε παίκτης έχει ντάμα, η παρτίδα είναι ισόπαλη μετά από πέντε ακόμη κινήσεις του καθενός.
clause-short-16-5 = Μία μόνη ντάμα εναντίον τριών κομματιών, από τα οποία τουλάχιστον ένα είναι ντάμα: ισοπαλία μετά από 16 κινήσεις του καθενός. Όταν μένουν μόνο δύο ή τρία κομμάτια και κάθε παίκτης έχει ντάμα: μετά από πέντε κινήσεις του καθενός.
clause-short-13 = Τρεις ντάμες εναντίον μίας: ισοπαλία μετά από 13 κινήσεις του καθενός.
clause-short-road = Μία μόνη ντάμα στη μεγάλη διαγώνιο από γωνία σε γωνία, εναντίον τριών κομματιών, από τα οποία τουλάχιστον ένα είναι ντάμα: ισοπαλία μετά από πέντε κινήσεις του καθενός, αν η μόνη ντάμα μείνει εκεί.
clause-agreed = Οι παίκτες μπορούν να συμφωνήσουν ισοπαλία, και ο καθένας μπορεί να παραιτηθεί. Μια κίνηση παίρνεται πίσω μόνο αν συμφωνούν και οι δύο.

## Why not
refusal-dark-squares = Το { $square } δεν είναι σκούρο τετράγωνο αυτού του ταμπλό.
refusal-turns = { $holder ->
    [nobody] Το { $square } είναι άδειο.
    [white] Το κομμάτι στο { $square } είναι λευκό. Παίζουν τα Μαύρα.
   *[black] Το κομμάτι στο { $square } είναι μαύρο. Παίζουν τα Λευκά.
}
refusal-occupied = { $holder ->
    [white] Στο { $square } είναι ένα λευκό κομμάτι.
   *[black] Στο { $square } είναι ένα μαύρο κομμάτι.
}
refusal-man-moves = { $why ->
    [back] Αυτό το πιόνι δεν είναι ακόμη ντάμα, άρα δεν μπορεί να πάει πίσω.
    [far] Το πιόνι πηγαίνει μόνο ένα τετράγωνο.
    [stuck] Το πιόνι στο { $from } δεν μπορεί να κινηθεί.
   *[diagonal] Τα { $from } και { $to } δεν είναι στην ίδια διαγώνιο. Το πιόνι πηγαίνει διαγώνια εμπρός.
}
refusal-king-flies = { $why ->
    [stuck] Η ντάμα στο { $from } δεν μπορεί να κινηθεί.
   *[diagonal] Τα { $from } και { $to } δεν είναι στην ίδια διαγώνιο. Η ντάμα πηγαίνει διαγώνια.
}
refusal-king-steps = { $why ->
    [far] Σε αυτή την παρτίδα η ντάμα πηγαίνει μόνο ένα τετράγωνο.
    [stuck] Η ντάμα στο { $from } δεν μπορεί να κινηθεί.
   *[diagonal] Τα { $from } και { $to } δεν είναι στην ίδια διαγώνιο. Η ντάμα πηγαίνει διαγώνια.
}
refusal-taking = { $why ->
    [own] Δεν μπορείς να πηδήξεις πάνω από δικό σου κομμάτι ανάμεσα στο { $from } και το { $to }.
    [two] Δεν μπορείς να πηδήξεις πάνω από περισσότερα από ένα κομμάτια ανάμεσα στο { $from } και το { $to }.
    [diagonal] Τα { $from } και { $to } δεν είναι στην ίδια διαγώνιο. Τα κομμάτια πηδούν διαγώνια.
   *[nothing] Ανάμεσα στο { $from } και το { $to } δεν υπάρχει τίποτα να φας.
}
refusal-man-takes-forward = { $why ->
    [far] Το πιόνι τρώει μόνο το διπλανό κομμάτι και σταματά ακριβώς πίσω του.
   *[back] Το πιόνι τρώει μόνο προς τα εμπρός: δεν μπορεί να πηδήξει προς τα πίσω πάνω από το { $over }.
}
refusal-men-spare-kings = Το κομμάτι στο { $over } είναι ντάμα, και το πιόνι δεν μπορεί να φάει ντάμα.
refusal-crowning = Το πιόνι γίνεται ντάμα στο { $from }, και εκεί τελειώνει η κίνηση. Μπορεί να φάει την επόμενη φορά.
refusal-duty = { $count ->
    [one] Μπορείς να φας, άρα πρέπει: με το κομμάτι στο { $squares }.
   *[other] Μπορείς να φας, άρα πρέπει: με ένα από τα κομμάτια στα { $squares }.
}
refusal-duty-most = Έτσι τρως { $taken }, αλλά μπορείς να φας { $most } από { $squares }. Πρέπει να φας όσα περισσότερα γίνεται.
refusal-duty-most-kings = { $why ->
    [most] Έτσι τρως { $taken }, αλλά μπορείς να φας { $most } από { $squares }. Πρέπει να φας όσα περισσότερα γίνεται.
   *[kings] Από { $squares } μπορείς να φας ίδιο αριθμό κομματιών, με περισσότερες ντάμες ανάμεσά τους.
}
refusal-duty-king-first = Η ντάμα πρέπει να φάει πριν από το πιόνι: παίξε αυτήν στο { $squares }.
refusal-duty-italian = { $why ->
    [most] Έτσι τρως { $taken }, αλλά μπορείς να φας { $most } από { $squares }. Πρέπει να φας όσα περισσότερα γίνεται.
    [with-king] Η ντάμα στο { $squares } μπορεί να φάει ίδιο αριθμό, και η ντάμα πρέπει να φάει πριν από το πιόνι.
   *[kings] Από { $squares } μπορείς να φας ίδιο αριθμό κομματιών, με περισσότερες ντάμες ανάμεσά τους ή με ντάμα νωρίτερα.
}

## How it ends
outcome-all-taken = Νικούν τα { $seat }: ο αντίπαλος δεν έχει πια κομμάτια.
outcome-blocked = Νικούν τα { $seat }: ο αντίπαλος δεν μπορεί να κινηθεί.
outcome-blocked-draw = Ισοπαλία: ο παίκτης που έχει σειρά είναι κλεισμένος.
outcome-repetition = Ισοπαλία με τριπλή επανάληψη.
outcome-quiet = Ισοπαλία: πάρα πολλές κινήσεις με ντάμες χωρίς να φαγωθεί τίποτα.
outcome-short = Ισοπαλία: συμπληρώθηκε το όριο κινήσεων για τόσο λίγα κομμάτια.

## The board in words
scene-title = Ταμπλό ντάμας
scene-men = { $colour ->
    [white] Λευκά πιόνια: { $squares }.
   *[black] Μαύρα πιόνια: { $squares }.
}
scene-kings = { $colour ->
    [white] Λευκές ντάμες: { $squares }.
   *[black] Μαύρες ντάμες: { $squares }.
}
scene-none = { $colour ->
    [white] Τα Λευκά δεν έχουν κομμάτια.
   *[black] Τα Μαύρα δεν έχουν κομμάτια.
}
scene-must = Πρέπει να φάει: { $squares }.
scene-quiet = { $count ->
    [one] Ισοπαλία μετά από { $count } ακόμη κίνηση ντάμας χωρίς να φαγωθεί τίποτα.
   *[other] Ισοπαλία μετά από { $count } ακόμη κινήσεις ντάμας χωρίς να φαγωθεί τίποτα.
}
scene-repeated = { $count ->
    [one] Αυτή η θέση ήρθε { $count } φορά.
   *[other] Αυτή η θέση ήρθε { $count } φορές. Την τρίτη φορά είναι ισοπαλία.
}
scene-square = { $holder ->
    [white-man] { $square }: λευκό πιόνι
    [white-king] { $square }: λευκή ντάμα
    [black-man] { $square }: μαύρο πιόνι
    [black-king] { $square }: μαύρη ντάμα
   *[nobody] { $square }: άδειο
}
told-move = { $colour ->
    [white] Λευκά { $move }
   *[black] Μαύρα { $move }
}
told-crowned = { $colour ->
    [white] Λευκά { $move }, ντάμα
   *[black] Μαύρα { $move }, ντάμα
}
button-end-turn = Τέλος κίνησης

## Levels
level-beginner = Αρχάριος
level-beginner-about = Τρώει ό,τι βλέπει και δεν σχεδιάζει τίποτα. Νικιέται και από παιδί.
level-casual = Ερασιτέχνης
level-casual-about = Σκέφτεται μία δύο κινήσεις μπροστά και καμιά φορά του ξεφεύγει κάτι.
level-skilled = Ικανός
level-skilled-about = Δεν χαρίζει κομμάτια. Καλός αντίπαλος για την οικογένεια.
level-strong = Δυνατός
level-strong-about = Βλέπει πολλές κινήσεις μπροστά.
level-master = Μαιτρ
level-master-about = Σκέφτεται πιο βαθιά απ’ όλους και ξέρει κάθε φινάλε με ως τέσσερα κομμάτια.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = Το στήσιμο
chapter-moving = Πώς κινούνται
chapter-taking = Πώς τρώνε
chapter-queens = Οι ντάμες
chapter-duty = Πρέπει να φας;
chapter-ending = Το τέλος της παρτίδας

## Lessons: a title, what to do, and what was learnt
lesson-step = Κίνηση
lesson-step-task = Το λευκό πιόνι είναι δικό σου. Παίξε το.
lesson-step-done = Τα πιόνια πηγαίνουν ένα τετράγωνο διαγώνια εμπρός, στα σκούρα τετράγωνα.
lesson-jump = Πώς τρως
lesson-jump-task = Φάε το μαύρο πιόνι: πήδα από πάνω του στο άδειο τετράγωνο πίσω του.
lesson-jump-done = Το κομμάτι που πηδάς τρώγεται και φεύγει από το ταμπλό.
lesson-chain = Πολλαπλά πηδήματα
lesson-chain-task = Φάε και τα δύο μαύρα πιόνια σε μία κίνηση.
lesson-chain-done = Μετά από ένα πήδημα, το ίδιο κομμάτι μπορεί να πηδήξει ξανά.
lesson-freedom = Δική σου επιλογή
lesson-freedom-task = Με αυτούς τους κανόνες δεν είναι υποχρεωτικό να φας. Παίξε το άλλο σου πιόνι.
lesson-freedom-done = Εδώ μπορείς να φας, αν θέλεις. Στους περισσότερους άλλους κανόνες πρέπει.
lesson-duty = Όταν πρέπει να φας
lesson-duty-task = Με αυτούς τους κανόνες πρέπει να φας, αν μπορείς. Παίξε.
lesson-duty-done = Έτσι μπορείς να αναγκάσεις τον αντίπαλο να πάει εκεί που θέλεις.
lesson-crowning = Μια ντάμα
lesson-crowning-task = Το πιόνι σου είναι ένα βήμα από την τελευταία σειρά. Κάνε ντάμα.
lesson-crowning-done = Στην τελευταία σειρά το πιόνι γίνεται ντάμα.
lesson-flying = Ιπτάμενες ντάμες
lesson-flying-task = Στείλε την ντάμα σου σε όλο το ταμπλό, από γωνία σε γωνία.
lesson-flying-done = Με αυτούς τους κανόνες η ντάμα πηγαίνει όσα άδεια τετράγωνα θέλει.
lesson-far-jump = Πήδημα από μακριά
lesson-far-jump-task = Ένα πιόνι κλείνει τον δρόμο στην ντάμα σου. Φάε το από εκεί που είναι η ντάμα.
lesson-far-jump-done = Η ντάμα δεν χρειάζεται να είναι δίπλα του. Με αυτούς τους κανόνες σταματά ακριβώς πίσω του.
lesson-give-one = Δώσε ένα, φάε τρία
lesson-give-one-task = Εδώ πρέπει να φας, αν μπορείς. Θυσίασε ένα πιόνι και μετά φάε όλα όσα μένουν.
lesson-give-one-done = Ένα κομμάτι που θυσιάζεις την κατάλληλη στιγμή ανοίγει τον δρόμο. Αυτό λέγεται συνδυασμός.
lesson-block = Αποκλεισμός
lesson-block-task = Άφησε τα Μαύρα χωρίς κίνηση.
lesson-block-done = Ο παίκτης που δεν μπορεί να κινηθεί χάνει.

## Why the computer would play a move
hint-reason = { $why ->
    [only] Δεν υπάρχει άλλη κίνηση.
    [wins] Αυτό κερδίζει.
    [resists] Η παρτίδα είναι χαμένη· έτσι αντέχει περισσότερο.
    [crowns] Ένα πιόνι γίνεται ντάμα.
    [gains] Αυτό κερδίζει υλικό.
    [avoids] Κάθε άλλη κίνηση είναι σαφώς χειρότερη.
    [draws] Αυτό κρατά την ισοπαλία.
    [equal] Υπάρχει κι άλλη κίνηση εξίσου καλή.
   *[best] Αυτό φαίνεται λίγο καλύτερο από τα άλλα.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] Μπορείς να φας, άρα πρέπει: πήδηξε πάνω από το κομμάτι στο άδειο τετράγωνο πίσω του.
    [may] Μπορείς να φας, αν θέλεις: πήδηξε πάνω από το κομμάτι στο άδειο τετράγωνο πίσω του.
    [king] Μετακίνησε ένα πιόνι ένα τετράγωνο εμπρός ή μια ντάμα εμπρός ή πίσω.
   *[other] Μετακίνησε ένα πιόνι ένα τετράγωνο διαγώνια εμπρός.
}
guide-why = { $why ->
    [only] Είναι η μόνη κίνηση.
    [crowns] Το πιόνι σου γίνεται ντάμα.
    [takes] Τρως.
    [saves] Βγάζεις ένα κομμάτι από τον κίνδυνο.
    [safe] Ο αντίπαλος δεν μπορεί να φάει τίποτα μετά.
   *[other] Φαίνεται λίγο καλύτερη από τις άλλες.
}

## Rules that follow their switches
refusal-man-takes-all = Το πιόνι τρώει μόνο το διπλανό κομμάτι και σταματά ακριβώς πίσω του.
refusal-king-takes-near = Σε αυτή την παρτίδα η ντάμα τρώει μόνο διπλανό κομμάτι και σταματά ακριβώς πίσω του.
refusal-king-lands-behind = Η ντάμα πρέπει να σταματήσει ακριβώς πίσω από το { $over }.
refusal-king-near-lands-behind = { $why ->
    [near] Σε αυτή την παρτίδα η ντάμα τρώει μόνο διπλανό κομμάτι.
   *[behind] Η ντάμα πρέπει να σταματήσει ακριβώς πίσω από το { $over }.
}
refusal-king-near-lands-anywhere = Σε αυτή την παρτίδα η ντάμα τρώει μόνο διπλανό κομμάτι.
refusal-chain-straight = Σε αυτή την παρτίδα τα πηδήματα ενός πιονιού πρέπει να μένουν σε μία γραμμή.
refusal-chain-whole = Το κομμάτι μπορεί να φάει κι άλλο, άρα πρέπει να συνεχίσει και δεν μπορεί να σταματήσει στο { $to }.
refusal-removal-after = Το κομμάτι στο { $over } το πήδηξες ήδη. Δεύτερη φορά δεν γίνεται.
character-beginner = Ψίχουλο
character-casual = Τζίντζερ
character-skilled = Γαϊδουράγκαθο
character-strong = Θράκα
character-master = Όνυχας
origin-thai12-white-begins = { origin-thai-white-begins }
origin-czech-repetition = { origin-collection-repetition }
origin-czech-agreed = { origin-collection-agreed }
origin-dame-blocked = { origin-collection-blocked }
origin-dame-blocked-draws = { origin-collection-blocked-draws }
origin-dame-repetition = { origin-collection-repetition }
origin-dame-quiet-40 = { origin-collection-quiet-40 }
origin-dame-agreed = { origin-collection-agreed }
origin-italian-blocked = { origin-collection-blocked }
origin-italian-repetition = { origin-collection-repetition }
origin-italian-quiet-40 = { origin-collection-quiet-40 }
origin-italian-agreed = { origin-collection-agreed }
origin-pool-repetition = { origin-collection-repetition }
origin-pool-quiet-40 = { origin-collection-quiet-40 }
origin-pool-agreed = { origin-collection-agreed }
origin-portuguese-blocked = { origin-collection-blocked }
origin-portuguese-repetition = { origin-collection-repetition }
origin-portuguese-quiet-20 = { origin-collection-quiet-20 }
origin-portuguese-agreed = { origin-collection-agreed }
origin-spanish-blocked = { origin-collection-blocked }
origin-spanish-repetition = { origin-collection-repetition }
origin-spanish-quiet-40 = { origin-collection-quiet-40 }
origin-spanish-agreed = { origin-collection-agreed }
origin-thai-repetition = { origin-collection-repetition }
origin-thai-quiet-40 = { origin-collection-quiet-40 }
origin-thai-agreed = { origin-collection-agreed }
origin-thai12-repetition = { origin-collection-repetition }
origin-thai12-quiet-40 = { origin-collection-quiet-40 }
origin-thai12-agreed = { origin-collection-agreed }
clause-king-takes-near = Η ντάμα τρώει προς κάθε κατεύθυνση, αλλά μόνο το διπλανό κομμάτι, και σταματά ακριβώς πίσω του. Κι η ντάμα τρώγεται.
clause-king-near-lands-behind = Η ντάμα τρώει μόνο διπλανό κομμάτι και σταματά ακριβώς πίσω του.
clause-king-near-lands-anywhere = Η ντάμα τρώει μόνο διπλανό κομμάτι και σταματά σε όποιο άδειο τετράγωνο θέλει πίσω του.
clause-chain-straight = Ένα κομμάτι που πήδηξε μπορεί να πηδήξει ξανά από εκεί, στην ίδια κίνηση: το πιόνι μόνο στην ίδια ευθεία, η ντάμα και σε άλλη κατεύθυνση.
clause-blocked-draws = Όταν ένας παίκτης έχει κομμάτια αλλά δεν μπορεί να κινηθεί, η παρτίδα είναι ισόπαλη.
origin-collection-board-8 = Το δανικό φυλλάδιο μιλά για λευκό κάτω μισό· εννοείται το κάτω δεξιά τετράγωνο.
origin-collection-men-12 = Μόνο το αγγλικό κείμενο λέει ποιες σειρές γεμίζουν. Τα άλλα δείχνουν εικόνα.
origin-collection-black-begins = Η τυχαία επιλογή και η πρώτη κίνηση των μαύρων είναι τυπωμένες. Η αλλαγή χρωμάτων μετά από κάθε παρτίδα είναι δική μας επιλογή.
origin-collection-turns = Κανείς δεν πάει πάσο, αν και δεν είναι υποχρεωτικό να φας: παίζετε εναλλάξ.
origin-collection-man-moves = Το ρωσικό κείμενο λέει μόνο ότι ένα πιόνι δεν γυρίζει εκεί που ήταν. Κανένα πιόνι δεν πάει πίσω.
origin-collection-taking = Το ιταλικό και το δανικό κείμενο παραλείπουν μια λέξη, «άδειο» ή «σκούρο». Εννοείται άδειο σκούρο τετράγωνο.
origin-collection-man-takes-forward = Το πήδημα περιγράφεται για το τετράγωνο μπροστά στο πιόνι, άρα πάει εμπρός. Το αγγλικό κείμενο προσθέτει ότι προς τα πίσω δεν επιτρέπεται «ακόμη».
origin-collection-crowning = Το φυλλάδιο βάζει δεύτερο κομμάτι από πάνω και δεν λέει άλλο. Τελειώνουμε εκεί την κίνηση, όπως στα περισσότερα παιχνίδια ντάμας· με ρύθμιση η νέα ντάμα συνεχίζει να πηδά. Το γαλλικό κείμενο παίρνει το δεύτερο κομμάτι από τα χαμένα πιόνια· εδώ υπάρχει πάντα ένα.
origin-collection-crowning-goes-on = Το φυλλάδιο δεν λέει τι γίνεται στη μέση πολλών πηδημάτων. Σε αυτή την παρτίδα η νέα ντάμα συνεχίζει, όπως στη ρωσική ντάμα.
origin-collection-king-flies = Το πολωνικό κείμενο λέει ότι η ντάμα πηδά πάνω από άδεια τετράγωνα· γλιστρά πάνω τους.
origin-collection-king-takes = Το ιταλικό κείμενο δεν λέει ότι το τετράγωνο από πίσω πρέπει να είναι άδειο. Τα άλλα το λένε.
origin-collection-king-lands-behind = Μόνο το γαλλικό κείμενο λέει «ακριβώς πίσω», και το αγγλικό συγκρίνει το πήδημα με του πιονιού. Από πόσο μακριά ξεκινά η ντάμα δεν λέγεται. Παίζουμε το κοντινό σταμάτημα της γερμανικής οικογενειακής ντάμας· ρυθμίσεις αλλάζουν και τα δύο.
origin-collection-king-lands-anywhere = Το φυλλάδιο αφήνει ανοιχτό πού σταματά η ντάμα. Οι παίκτες των τουρνουά περιμένουν όποιο άδειο τετράγωνο πίσω από το κομμάτι.
origin-collection-king-near-lands-behind = Το φυλλάδιο αφήνει ανοιχτό από πόσο μακριά πηδά η ντάμα.
origin-collection-king-near-lands-anywhere = Το φυλλάδιο αφήνει ανοιχτό από πόσο μακριά πηδά η ντάμα και πού σταματά.
origin-collection-chain = Το φυλλάδιο υπόσχεται στροφές μόνο στις ντάμες, και το αγγλικό κείμενο κρατά το πιόνι σε μία διαγώνιο. Αφήνουμε και τα πιόνια να στρίβουν, όπως σε όλα τα άλλα παιχνίδια ντάμας· με ρύθμιση μένουν στην ευθεία.
origin-collection-chain-straight = Το αγγλικό κείμενο δένει τα πηδήματα του πιονιού σε μία διαγώνιο. Οι άλλες γλώσσες δεν το λένε.
origin-collection-chain-may-stop = Κάθε γλώσσα λέει ότι μπορείς να συνεχίσεις, καμία ότι πρέπει.
origin-collection-chain-whole = Το φυλλάδιο δεν το ζητά: σε αυτή την παρτίδα συμφωνήσατε να συνεχίζονται τα πηδήματα.
origin-collection-removal-at-once = Το φυλλάδιο λέει να βγει το κομμάτι πριν μιλήσει για πολλά πηδήματα. Γι’ αυτό το βγάζουμε αμέσως.
origin-collection-removal-after = Το φυλλάδιο δεν λέει πότε. Τα περισσότερα αγωνιστικά παιχνίδια περιμένουν το τέλος της κίνησης.
origin-collection-duty-free = Και οι δέκα γλώσσες λένε «μπορείς» ή «επιτρέπεται». Σε πολλά εθνικά παιχνίδια είναι υποχρεωτικό· εδώ έχουν δικούς τους κανόνες.
origin-collection-all-taken = Το ισπανικό κείμενο το λέει ανάποδα: νικά όποιος τα φάει όλα.
origin-collection-blocked = Για παίκτη που δεν μπορεί να κινηθεί δεν είναι τυπωμένο τίποτα. Χάνει, όπως σε όλα τα άλλα παιχνίδια ντάμας.
origin-collection-blocked-draws = Για παίκτη που δεν μπορεί να κινηθεί δεν είναι τυπωμένο τίποτα. Σε αυτή την παρτίδα είναι ισοπαλία.
origin-collection-repetition = Για ισοπαλία δεν είναι τυπωμένο τίποτα. Χωρίς αυτόν τον κανόνα οι ντάμες θα κυνηγιούνταν για πάντα.
origin-collection-quiet-20 = Για ισοπαλία δεν είναι τυπωμένο τίποτα. Χωρίς αυτόν τον κανόνα οι ντάμες θα κυνηγιούνταν για πάντα.
origin-collection-quiet-40 = Για ισοπαλία δεν είναι τυπωμένο τίποτα. Χωρίς αυτόν τον κανόνα οι ντάμες θα κυνηγιούνταν για πάντα.
origin-collection-agreed = Για παραίτηση ή συμφωνία ισοπαλίας δεν είναι τυπωμένο τίποτα. Και τα δύο συνηθίζονται.
origin-dame-king-lands-anywhere = Στους γερμανικούς οικογενειακούς κανόνες η ντάμα σταματά ακριβώς πίσω. Σε αυτή την παρτίδα σταματά και πιο πέρα.
origin-dame-removal-after = Στους γερμανικούς οικογενειακούς κανόνες τα κομμάτια βγαίνουν αμέσως. Σε αυτή την παρτίδα μένουν ως το τέλος της κίνησης.
origin-thai-white-begins = Μερικοί ταϊλανδικοί κανόνες αφήνουν τους παίκτες να διαλέξουν ποιος αρχίζει. Εδώ αρχίζουν τα λευκά, όπως σε έναν τυπωμένο κανονισμό.
origin-thai12-men-12 = Το makhos έχει οκτώ πιόνια. Αυτό είναι το ίδιο παιχνίδι με τα δώδεκα του κουτιού σου.
editor-piece = { $piece ->
    [w] Λευκό πιόνι
    [W] Λευκή ντάμα
    [b] Μαύρο πιόνι
   *[B] Μαύρη ντάμα
}
refusal-editor-many = { $colour ->
    [white] Τα λευκά κομμάτια είναι { $count }· υπάρχουν μόνο { $most }.
   *[black] Τα μαύρα κομμάτια είναι { $count }· υπάρχουν μόνο { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] Ένα λευκό πιόνι στο { $square } θα είχε γίνει πια ντάμα.
   *[black] Ένα μαύρο πιόνι στο { $square } θα είχε γίνει πια ντάμα.
}
refusal-editor-none = { $colour ->
    [white] Τα Λευκά δεν έχουν κομμάτια, αλλά πρέπει να έκαναν την τελευταία κίνηση.
   *[black] Τα Μαύρα δεν έχουν κομμάτια, αλλά πρέπει να έκαναν την τελευταία κίνηση.
}
task-capture = Η σειρά σου: πρέπει να φας.

## Drills

drill-combinations = Συνδυασμοί
drill-combinations-about = Θυσίασε, ανάγκασε τον αντίπαλο να φάει και κέρδισε πίσω περισσότερα.
drill-combinations-task = { $colour ->
    [white] Παίζουν τα Λευκά. Βρες τον συνδυασμό.
   *[black] Παίζουν τα Μαύρα. Βρες τον συνδυασμό.
}
drill-combinations-why = Θυσιάστηκαν: { $given }. Φαγώθηκαν: { $taken }.
drill-refuted = Ο αντίπαλος τρώει και κερδίζει υλικό.
drill-endings = Φινάλε
drill-endings-about = Κέρδισε ή κράτα φινάλε με έως τέσσερα κομμάτια. Ο αντίπαλος παίζει τέλεια.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] Τα Λευκά παίζουν και κερδίζουν.
       *[draw] Παίζουν τα Λευκά. Κράτα την ισοπαλία για { $moves } κινήσεις.
    }
   *[black] { $goal ->
        [win] Τα Μαύρα παίζουν και κερδίζουν.
       *[draw] Παίζουν τα Μαύρα. Κράτα την ισοπαλία για { $moves } κινήσεις.
    }
}
drill-endings-why = { $value ->
    [draw] Τώρα είναι μόνο ισοπαλία.
   *[loss] Τώρα η παρτίδα χάνεται.
}
