### Tic-tac-toe, in Greek. piece = πιόνι, square = τετράγωνο, row = τριάδα (τρία στη σειρά), draw = ισοπαλία.
### X and O are Latin letters here too.

game-name = Τρίλιζα
game-about = Τρία στη σειρά σε εννέα τετράγωνα: μαθαίνεται αμέσως και, αν δεν κάνει κανείς λάθος, βγαίνει ισοπαλία.
seat-first = X
seat-second = O

booklet-collection = Η συλλογή
booklet-collection-about = Η τρίλιζα όπως στο φυλλάδιο της συλλογής παιχνιδιών.
switch-ends_when_dead = Όταν κανείς δεν μπορεί πια να νικήσει
switch-ends_when_dead-no = Παίζουμε ως το τέλος
switch-ends_when_dead-yes = Ισοπαλία αμέσως

clause-marks = Ο καθένας έχει πιόνια ενός σχήματος και ενός χρώματος: X ή O.
clause-starter = Αρχίζει το X. Με κλήρο αποφασίζεται ποιος παίρνει πρώτος το X· μετά αλλάζετε σε κάθε παρτίδα.
clause-empty-square = Βάζετε με τη σειρά από ένα πιόνι σε όποιο άδειο τετράγωνο θέλετε.
clause-no-pass = Κανείς δεν μπορεί να πάει πάσο.
clause-stays = Ένα πιόνι που μπήκε μένει στη θέση του.
clause-three-in-a-row = Όποιος έχει πρώτος τρία πιόνια στη σειρά, οριζόντια, κάθετα ή διαγώνια, νικά αμέσως. Δύο τριάδες με το ίδιο πιόνι είναι πάλι μία νίκη.
clause-no-winner = Όταν το ταμπλό γεμίσει και κανείς δεν έχει τρία στη σειρά, δεν υπάρχει νικητής.

refusal-empty-square = { $holder ->
    [first] Το { $square } είναι πιασμένο: έχει ήδη X.
   *[second] Το { $square } είναι πιασμένο: έχει ήδη O.
}

outcome-three-in-a-row = Νικά το { $seat }: τρία στη σειρά.
outcome-board-full = Ισοπαλία: το ταμπλό γέμισε και κανείς δεν έχει τρία στη σειρά.
outcome-no-line-left = Ισοπαλία: κανείς δεν μπορεί πια να κάνει τρία στη σειρά.

scene-title = Ταμπλό τρίλιζας
scene-pieces = { $seat ->
    [first] X: { $squares }.
   *[second] O: { $squares }.
}
scene-no-pieces = { $seat ->
    [first] Κανένα X στο ταμπλό.
   *[second] Κανένα O στο ταμπλό.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: άδειο
}
told-place = { $seat ->
    [first] X στο { $square }
   *[second] O στο { $square }
}

level-beginner = Αρχάριος
level-beginner-about = Ξεχνά μία κατεύθυνση, κάθε φορά άλλη: γραμμές, στήλες ή διαγώνιες. Νικιέται και από παιδί.
level-casual = Ερασιτέχνης
level-casual-about = Βλέπει κάθε τριάδα, αλλά δεν σκέφτεται πιο πέρα. Στήσε δύο παγίδες μαζί.
level-perfect = Τέλειος
level-perfect-about = Δεν χάνει ποτέ. Το πολύ να πάρεις ισοπαλία.

## The rule book's chapters
chapter-setup = Πριν αρχίσετε
chapter-moving = Πώς παίζεται
chapter-ending = Το τέλος της παρτίδας

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = Το πρώτο σου πιόνι
lesson-first-piece-task = Είσαι το X. Βάλε ένα πιόνι σε όποιο άδειο τετράγωνο θέλεις.
lesson-first-piece-done = Τώρα θα ήταν η σειρά του O. Ένα πιόνι που μπήκε μένει στη θέση του.
lesson-three = Τρία στη σειρά
lesson-three-task = Είσαι το X. Συμπλήρωσε μια τριάδα και νίκησε.
lesson-three-done = Τρία οριζόντια, κάθετα ή διαγώνια: η παρτίδα είναι δική σου.
lesson-block = Κλείσε τον δρόμο
lesson-block-task = Είσαι το O, και το X πάει να νικήσει. Σταμάτησέ το.
lesson-block-done = Ψάξε πρώτα τις τριάδες του αντιπάλου και μετά τις δικές σου.
lesson-two-threats = Δύο απειλές μαζί
lesson-two-threats-task = Είσαι το X. Κλείσε τον δρόμο στο O και απείλησε να νικήσεις σε δύο σημεία. Μετά νίκησε.
lesson-two-threats-done = Ένα πιόνι κλείνει μόνο μία τριάδα. Δύο απειλές νικούν.
lesson-corner = Να μη χάνεις ποτέ
lesson-corner-task = Το X άρχισε σε γωνία. Είσαι το O: βρες το μόνο τετράγωνο που σε σώζει.
lesson-corner-done = Απέναντι σε γωνία σε σώζει μόνο η μέση. Από εδώ και πέρα το O δεν χρειάζεται να χάσει ποτέ.

## Beside a first game: what may be done, and why the hint is good.
guide-may = Βάλε το πιόνι σου σε όποιο ελεύθερο τετράγωνο θέλεις· τρία στη σειρά κερδίζουν.
guide-why = { $why ->
    [wins] Γίνονται τρία στη σειρά.
    [blocks] Αλλιώς ο αντίπαλος θα έκανε εκεί τρία στη σειρά.
    [fork] Απειλεί δύο φορές μαζί, και μόνο μία απειλή σταματιέται.
    [threat] Δύο στη σειρά: τώρα ο αντίπαλος πρέπει να απαντήσει.
    [middle] Το κέντρο ανήκει σε τέσσερις σειρές, περισσότερες από κάθε άλλο τετράγωνο.
    [corner] Μια γωνία ανήκει σε τρεις σειρές.
   *[other] Δεν έμεινε κάτι καλύτερο.
}
character-beginner = Μουντζούρα
character-casual = Κιμωλία
character-perfect = Σχιστόλιθος
