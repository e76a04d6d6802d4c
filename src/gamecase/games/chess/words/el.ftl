### Chess, in Greek. piece = κομμάτι, square = τετράγωνο, row = γραμμή, column = στήλη, take = παίρνω,
### draw = ισοπαλία, castling = ροκέ, en passant = αν πασάν. The signs of the pieces stand without an article.

game-name = Σκάκι
game-about = Δύο στρατοί από δεκαέξι, καθόλου τύχη κι ένας βασιλιάς που δεν πρέπει να χαθεί.
seat-first = Λευκά
seat-second = Μαύρα

booklet-collection = Η συλλογή
booklet-collection-about = Το σκάκι όπως στο φυλλάδιο της συλλογής παιχνιδιών· ό,τι λείπει από εκεί παίζεται όπως παντού.
booklet-fide = Η παγκόσμια ομοσπονδία
booklet-fide-about = Το σκάκι με τους κανόνες της FIDE, αριθμημένους κατά τα άρθρα τους.
switch-draws_by_claim = Τριπλή επανάληψη και κανόνας των 50 κινήσεων
switch-draws_by_claim-yes = Ισοπαλία, αν τη ζητήσει παίκτης
switch-draws_by_claim-no = Ισοπαλία αμέσως

## The booklet

clause-set-up = Η σκακιέρα έχει οκτώ επί οκτώ τετράγωνα, με ένα ανοιχτόχρωμο γωνιακό στα δεξιά κάθε παίκτη. Από τη γωνία προς τα μέσα στέκονται πύργος, ίππος και αξιωματικός· η βασίλισσα στέκεται σε τετράγωνο του χρώματός της, ο βασιλιάς δίπλα της, τα πιόνια μπροστά.
clause-starter = Αρχίζουν τα Λευκά· μετά παίζετε εναλλάξ. Με κλήρο αποφασίζεται ποιος παίρνει πρώτος τα Λευκά· μετά αλλάζετε σε κάθε παρτίδα.
clause-your-piece = Κάθε φορά παίζεις μία κίνηση με ένα δικό σου κομμάτι. Κανείς δεν μπορεί να πάει πάσο.
clause-own-square = Κανένα κομμάτι δεν πάει σε τετράγωνο όπου στέκεται άλλο του ίδιου χρώματος. Αν εκεί στέκεται κομμάτι του αντιπάλου, το παίρνει και το βγάζει από τη σκακιέρα.
clause-bishop-move = Ο αξιωματικός πάει διαγώνια, ως εκεί που τα τετράγωνα είναι άδεια.
clause-rook-move = Ο πύργος πάει μπροστά, πίσω ή πλάγια, ως εκεί που τα τετράγωνα είναι άδεια.
clause-queen-move = Η βασίλισσα πάει ίσια ή διαγώνια, ως εκεί που τα τετράγωνα είναι άδεια.
clause-no-jump = Βασίλισσα, πύργος και αξιωματικός δεν πηδούν πάνω από κανένα κομμάτι.
clause-knight-move = Ο ίππος πάει δύο τετράγωνα ίσια και ένα στο πλάι. Πηδά πάνω από ό,τι στέκεται ανάμεσα.
clause-pawn-move = Το πιόνι πάει ένα τετράγωνο ίσια μπροστά, ή δύο στην πρώτη του κίνηση. Τα τετράγωνα πρέπει να είναι άδεια. Πίσω δεν πάει ποτέ.
clause-pawn-capture = Το πιόνι παίρνει μόνο διαγώνια, ένα τετράγωνο μπροστά.
clause-en-passant = Όταν ένα πιόνι προχωρήσει δύο τετράγωνα και βρεθεί δίπλα σε αντίπαλο πιόνι, εκείνο μπορεί να το πάρει σαν να είχε προχωρήσει μόνο ένα: στην αμέσως επόμενη κίνηση ή ποτέ.
clause-promotion = Ένα πιόνι που φτάνει στην τελευταία γραμμή γίνεται αμέσως βασίλισσα, πύργος, αξιωματικός ή ίππος, ό,τι κι αν υπάρχει ακόμη στη σκακιέρα.
clause-king-move = Ο βασιλιάς πάει ένα τετράγωνο, ίσια ή διαγώνια.
clause-castling = Ροκέ: ο βασιλιάς πάει δύο τετράγωνα προς έναν πύργο, και ο πύργος μπαίνει από την άλλη πλευρά του βασιλιά.
clause-castling-moved = Βασιλιάς που έχει κινηθεί δεν μπορεί πια να κάνει ροκέ, ούτε πύργος που έχει κινηθεί.
clause-castling-between = Στο ροκέ δεν πρέπει να στέκεται τίποτα ανάμεσα στον βασιλιά και τον πύργο.
clause-castling-attacked = Ο βασιλιάς δεν κάνει ροκέ όταν είναι σε σαχ, όταν περνά από τετράγωνο που απειλείται ή όταν καταλήγει σε σαχ.
clause-king-safety = Ο βασιλιάς δεν πάει ποτέ σε τετράγωνο που απειλείται.
clause-pinned = Καμία κίνηση δεν επιτρέπεται να εκθέσει τον δικό σου βασιλιά σε επίθεση.
clause-in-check = Όταν ο βασιλιάς σου είναι σε σαχ, η κίνησή σου πρέπει να το σταματήσει: μετακίνησε τον βασιλιά, πάρε το κομμάτι που απειλεί ή βάλε κάτι ανάμεσα.
clause-checkmate = Βασιλιάς σε σαχ χωρίς διέξοδο είναι ματ, και η παρτίδα χάνεται.
clause-resign = Όποιος παραιτείται έχει χάσει.
clause-stalemate = Όταν όποιος έχει σειρά δεν είναι σε σαχ και δεν έχει καμία κίνηση, είναι πατ: ισοπαλία.
clause-dead-position = Όταν καμία πλευρά δεν μπορεί πια ποτέ να κάνει ματ, είναι αμέσως ισοπαλία.
clause-agreed = Οι παίκτες μπορούν να συμφωνήσουν ισοπαλία.
clause-repetition = Όταν η ίδια θέση με τις ίδιες δυνατές κινήσεις έρθει για τρίτη φορά, όποιος έχει σειρά μπορεί να ζητήσει ισοπαλία. Την πέμπτη φορά είναι ισοπαλία έτσι κι αλλιώς.
clause-fifty-moves = Μετά από πενήντα κινήσεις κάθε πλευράς χωρίς κίνηση πιονιού και χωρίς αιχμαλωσία, όποιος έχει σειρά μπορεί να ζητήσει ισοπαλία. Μετά από εβδομήντα πέντε είναι ισοπαλία έτσι κι αλλιώς.

## Why not

refusal-your-piece = { $holder ->
    [first] Το κομμάτι στο { $square } είναι των Λευκών.
    [second] Το κομμάτι στο { $square } είναι των Μαύρων.
   *[nobody] Δεν υπάρχει κομμάτι στο { $square }.
}
refusal-own-square = Στο { $square } στέκεται ήδη δικό σου κομμάτι: { $piece }.
refusal-bishop-move = Όχι από { $start } σε { $end }: ο αξιωματικός πάει στις διαγώνιες.
refusal-rook-move = Όχι από { $start } σε { $end }: ο πύργος πάει σε γραμμές και στήλες.
refusal-queen-move = Όχι από { $start } σε { $end }: η βασίλισσα πάει σε γραμμές, στήλες και διαγώνιες.
refusal-knight-move = Όχι από { $start } σε { $end }: ο ίππος πάει δύο τετράγωνα ίσια και ένα στο πλάι.
refusal-king-move = Όχι από { $start } σε { $end }: ο βασιλιάς πάει μόνο ένα τετράγωνο.
refusal-no-jump = { $piece } στο { $square } κλείνει τον δρόμο. Μόνο οι ίπποι πηδούν.
refusal-pawn-move = { $why ->
    [moved] Όχι από { $start } σε { $end }: δύο τετράγωνα πάει ένα πιόνι μόνο στην πρώτη του κίνηση.
    [blocked] Το πιόνι στο { $start } δεν προχωρά: το { $end } δεν είναι άδειο.
   *[shape] Όχι από { $start } σε { $end }: το πιόνι πάει ένα τετράγωνο ίσια μπροστά, ή δύο στην πρώτη του κίνηση.
}
refusal-pawn-capture = Ένα πιόνι πάει διαγώνια μόνο για να πάρει, και στο { $square } δεν υπάρχει τίποτα να πάρει.
refusal-en-passant = Πολύ αργά: { $piece } στο { $square } μπορούσε να παρθεί αν πασάν μόνο αμέσως μετά το διπλό του βήμα.
refusal-promotion = { $why ->
    [choose] Διάλεξε τι γίνεται το πιόνι στο { $square }.
   *[not-there] Τίποτα δεν προάγεται στο { $square }: μόνο τα πιόνια, στην τελευταία γραμμή.
}
refusal-castling-moved = { $mover ->
    [king] Δεν γίνεται ροκέ: ο βασιλιάς έχει κινηθεί.
    [no-rook] Δεν γίνεται ροκέ: ο πύργος { $side ->
        [short] του βασιλιά
       *[long] της βασίλισσας
    } δεν είναι εκεί.
   *[rook] Δεν γίνεται ροκέ: ο πύργος { $side ->
        [short] του βασιλιά
       *[long] της βασίλισσας
    } έχει κινηθεί.
}
refusal-castling-between = Δεν γίνεται ροκέ: { $piece } στο { $square } στέκεται ανάμεσα.
refusal-castling-attacked = { $why ->
    [out] Δεν γίνεται ροκέ σε σαχ: { $piece } { $square } απειλεί τον βασιλιά στο { $crossed }.
    [through] Δεν γίνεται ροκέ: ο βασιλιάς θα περνούσε από το { $crossed }, που το απειλεί { $piece } { $square }.
   *[into] Δεν γίνεται ροκέ: { $piece } { $square } απειλεί το { $crossed }.
}
refusal-king-safety = Ο βασιλιάς δεν μπορεί να πάει στο { $crossed }: το απειλεί { $piece } { $square }.
refusal-pinned = Έτσι { $piece } { $square } θα απειλούσε τον βασιλιά σου.
refusal-in-check = Ο βασιλιάς σου είναι σε σαχ από { $piece } { $square }, και αυτό δεν βοηθά.
refusal-repetition = { $count ->
    [one] Όχι ακόμη ισοπαλία: η θέση αυτή ήρθε για πρώτη φορά. Χρειάζονται τρεις.
   *[other] Όχι ακόμη ισοπαλία: η θέση αυτή έχει έρθει { $count } φορές. Χρειάζονται τρεις.
}
refusal-fifty-moves = { $count ->
    [one] Όχι ακόμη ισοπαλία: { $count } κίνηση κάθε πλευράς χωρίς πάρσιμο ή κίνηση πιονιού. Χρειάζονται πενήντα.
   *[other] Όχι ακόμη ισοπαλία: { $count } κινήσεις κάθε πλευράς χωρίς πάρσιμο ή κίνηση πιονιού. Χρειάζονται πενήντα.
}

## How it ends

outcome-checkmate = Ματ: νικούν τα { $seat }.
outcome-stalemate = Ισοπαλία με πατ: ούτε κίνηση ούτε σαχ.
outcome-dead-position = Ισοπαλία: καμία πλευρά δεν μπορεί πια να κάνει ματ.
outcome-time-draw = Ο χρόνος τελείωσε, αλλά ο αντίπαλος δεν μπορούσε πια να νικήσει: ισοπαλία.
outcome-repetition = Ισοπαλία: η ίδια θέση για τρίτη φορά.
outcome-fivefold = Ισοπαλία: η ίδια θέση για πέμπτη φορά.
outcome-fifty-moves = Ισοπαλία: πενήντα κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού.
outcome-seventy-five-moves = Ισοπαλία: εβδομήντα πέντε κινήσεις χωρίς πάρσιμο ή κίνηση πιονιού.

## On the table

scene-title = Σκακιέρα
scene-side = { $seat ->
    [first] Λευκά: { $pieces }.
   *[second] Μαύρα: { $pieces }.
}
scene-check = { $seat ->
    [first] Τα Λευκά είναι σε σαχ.
   *[second] Τα Μαύρα είναι σε σαχ.
}
scene-square = { $piece ->
    [white-king] { $square }: λευκός βασιλιάς
    [white-queen] { $square }: λευκή βασίλισσα
    [white-rook] { $square }: λευκός πύργος
    [white-bishop] { $square }: λευκός αξιωματικός
    [white-knight] { $square }: λευκός ίππος
    [white-pawn] { $square }: λευκό πιόνι
    [black-king] { $square }: μαύρος βασιλιάς
    [black-queen] { $square }: μαύρη βασίλισσα
    [black-rook] { $square }: μαύρος πύργος
    [black-bishop] { $square }: μαύρος αξιωματικός
    [black-knight] { $square }: μαύρος ίππος
    [black-pawn] { $square }: μαύρο πιόνι
   *[nobody] { $square }: άδειο
}
scene-promotion = { $piece ->
    [queen] Γίνεται βασίλισσα
    [rook] Γίνεται πύργος
    [bishop] Γίνεται αξιωματικός
   *[knight] Γίνεται ίππος
}

# A move as players write it, such as Ιxf3+ or e8=Β. The letters of the pieces are Greek: Ρ is the king
# (ρήγας), Β the queen.
told-move = { $piece ->
    [king] Ρ
    [queen] Β
    [rook] Π
    [bishop] Α
    [knight] Ι
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =Β
    [rook] =Π
    [bishop] =Α
    [knight] =Ι
   *[none] { "" }
}{ $sign }
told-move-symbols = { $piece ->
    [king] ♔
    [queen] ♕
    [rook] ♖
    [bishop] ♗
    [knight] ♘
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =♕
    [rook] =♖
    [bishop] =♗
    [knight] =♘
   *[none] { "" }
}{ $sign }
told-claim = { $ground ->
    [repetition] Ζητείται ισοπαλία: τριπλή επανάληψη
   *[fifty-moves] Ζητείται ισοπαλία: κανόνας των 50 κινήσεων
}
claim-repetition = Ζήτα ισοπαλία: τριπλή επανάληψη
claim-fifty-moves = Ζήτα ισοπαλία: 50 κινήσεις

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = Πρώτη εβδομάδα
level-first-week-about = Ξέρει πώς κινούνται τα κομμάτια και αρπάζει ό,τι βλέπει. Περίπου 400.
level-first-month = Πρώτος μήνας
level-first-month-about = Παίρνει ό,τι μένει αφύλακτο και αφήνει κι ο ίδιος πολλά αφύλακτα. Περίπου 600.
level-first-year = Πρώτη χρονιά
level-first-year-about = Βλέπει μία κίνηση μπροστά και του ξεφεύγουν τα υπόλοιπα. Περίπου 800.
level-casual = Περιστασιακός
level-casual-about = Παίζει λογικά ώσπου να μπλέξουν τα πράγματα. Περίπου 1000.
level-hobby = Ερασιτέχνης
level-hobby-about = Χαρίζει λίγα, αλλά πέφτει σε παγίδες. Περίπου 1200.
level-club = Παίκτης συλλόγου
level-club-about = Σταθερός παίκτης συλλόγου, με μια κακή στιγμή πού και πού. Περίπου 1500.
level-strong-club = Δυνατός παίκτης συλλόγου
level-strong-club-about = Περίμενε την ευκαιρία σου· δεν θα έρθει συχνά. Περίπου 1800.
level-expert = Ειδικός
level-expert-about = Σπάνια σφάλλει και τιμωρεί τα λάθη. Περίπου 2200.
level-unbeatable = Ανίκητος
level-unbeatable-about = Ο υπολογιστής με όλη του τη δύναμη. Άνθρωπος δεν τον νικά.

## The rule book's chapters
chapter-setup = Η σκακιέρα και η σειρά
chapter-pieces = Πώς πάνε τα κομμάτια
chapter-special = Ειδικές κινήσεις
chapter-check = Σαχ και ματ
chapter-ending = Το τέλος της παρτίδας

## Lessons: a title, what to do, and what was learnt
lesson-knight = Ο ίππος
lesson-knight-task = Πάρε το πιόνι με τον ίππο σου.
lesson-knight-done = Δύο τετράγωνα ίσια και ένα στο πλάι, πάνω από ό,τι στέκεται ανάμεσα.
lesson-promotion = Η προαγωγή
lesson-promotion-task = Το πιόνι σου είναι ένα βήμα από το τέλος. Κάνε το βασίλισσα.
lesson-promotion-done = Ένα πιόνι που φτάνει στην τελευταία γραμμή γίνεται αμέσως δυνατότερο κομμάτι.
lesson-castling = Το ροκέ
lesson-castling-task = Ασφάλισε τον βασιλιά σου: κάνε ροκέ, σε όποια πλευρά θέλεις.
lesson-castling-done = Ο βασιλιάς πάει δύο τετράγωνα, ο πύργος πηδά από την άλλη πλευρά του. Κανείς από τους δύο δεν πρέπει να έχει κινηθεί πριν.
lesson-check = Έξω από το σαχ
lesson-check-task = Ο πύργος απειλεί τον βασιλιά σου. Πάρε τον πύργο.
lesson-check-done = Στο σαχ απαντάς μετακινώντας τον βασιλιά, παίρνοντας το κομμάτι που απειλεί ή βάζοντας κάτι ανάμεσα.
lesson-mate = Ματ
lesson-mate-task = Ο μαύρος βασιλιάς είναι κλεισμένος πίσω από τα δικά του πιόνια. Κάνε ματ σε μία κίνηση.
lesson-mate-done = Σε σαχ και χωρίς διέξοδο: η παρτίδα κερδήθηκε.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = Άνοιγμα: { $name }
worth-pawns = { $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }
worth-mate = { $sign }#{ $moves }
aside-own-engine = Σε αυτόν τον υπολογιστή δεν τρέχει μηχανή σκακιού. Στη θέση της παίζει μια μικρή από το βαλιτσάκι, πιο αδύναμα απ’ όσο λέει το επίπεδό της.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] Οδηγεί σε ματ: #{ $count }.
    [forced] Είναι η μόνη επιτρεπτή κίνηση.
   *[only] Καμία άλλη κίνηση δεν πλησιάζει: η επόμενη καλύτερη αξίζει { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } πιόνια λιγότερο.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] Είσαι σε σαχ: μετακίνησε τον βασιλιά, βάλε ένα κομμάτι ανάμεσα ή πάρε αυτό που επιτίθεται.
    [begin] Βγάλε τα κομμάτια σου στο παιχνίδι ένα ένα και έχε τον νου σου στο κέντρο.
   *[other] Δες πρώτα τι απειλεί ο αντίπαλος και μετά τι μπορείς να πάρεις.
}
guide-why = { $why ->
    [mate] Είναι ματ.
    [draw] Η ισοπαλία είναι παραπάνω απ’ όσα υπόσχεται η θέση.
    [promotes] Το πιόνι γίνεται δυνατότερο κομμάτι.
    [castles] Ο βασιλιάς ασφαλίζεται και ένας πύργος μπαίνει στο παιχνίδι.
    [gains] Παίρνει περισσότερα απ’ όσα μπορεί να χάσει.
    [trades] Αλλάζει ένα κομμάτι με άλλο ίσης αξίας.
    [check] Κάνει σαχ και χρειάζεται απάντηση.
    [saves] Βγάζει ένα κομμάτι από τον κίνδυνο.
    [develops] Φέρνει νέο κομμάτι στο παιχνίδι.
    [middle] Το πιόνι πιάνει θέση στο κέντρο.
   *[other] Κάνει τη θέση λίγο καλύτερη.
}
character-first-week = Βελανίδι
character-first-month = Κουμπί
character-first-year = Τριφύλλι
character-casual = Πιπέρι
character-hobby = Μπισκότο
character-club = Χαλκός
character-strong-club = Πυρόλιθος
character-expert = Σαμούρι
character-unbeatable = Γρανίτης
