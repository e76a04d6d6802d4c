### الشطرنج. العلامات مثل ♞ تدل على القطع وتبقى كما هي في كل اللغات؛ وفي `told-move` تُكتب
### حروف القطع بالعربية.

game-name = الشطرنج
game-about = ست عشرة قطعة لكل لاعب، بلا أي حظ، وملك واحد للحماية.
seat-first = الأبيض
seat-second = الأسود

booklet-collection = مجموعة الألعاب
booklet-collection-about = الشطرنج كما في كتيّب مجموعة ألعاب؛ وما لا يذكره يتبع القواعد المعتادة.
booklet-fide = FIDE
booklet-fide-about = الشطرنج وفق قوانين الاتحاد الدولي، مرقّمة بموادها.
booklet-chess960 = شطرنج 960
booklet-chess960-about = يسمى أيضًا شطرنج فيشر العشوائي: تُرتَّب قطع الصف الأول عشوائيًا، وكل ما عدا ذلك شطرنج.
switch-draws_by_claim = التكرار الثالث وقاعدة الخمسين نقلة
switch-draws_by_claim-yes = تعادل إذا طالب به لاعب
switch-draws_by_claim-no = تعادل فورًا

## The booklet

clause-set-up = الرقعة ثماني خانات في ثمانٍ، وعن يمين كل لاعب ركن فاتح اللون. من الركن إلى الداخل: الرخ فالحصان فالفيل؛ والوزير على خانة من لونه، وبجانبه الملك، وأمامهم البيادق.
clause-set-up-by-lot = تقف البيادق كالمعتاد. وتُرتَّب القطع البيضاء الأخرى عشوائيًا في الصف الأول، والفيلان على خانتين مختلفتي اللون، والملك بين الرخين؛ وتقف القطع السوداء مقابل نظيراتها البيضاء. وعدد هذه الأوضاع 960.
clause-starter = يبدأ الأبيض، ثم يتناوب اللاعبان. ويُختار عشوائيًا من يأخذ الأبيض أولًا، ثم يتبادل اللاعبان من جولة إلى أخرى.
clause-your-piece = في كل دور نقلة واحدة بقطعة واحدة من قطع صاحب الدور. ولا يجوز تمرير الدور.
clause-own-square = لا يجوز أن تنتقل قطعة إلى خانة فيها قطعة من لونها. وإن كانت فيها قطعة للخصم، تؤخذ وتخرج من الرقعة.
clause-bishop-move = يتحرك الفيل قطريًا عبر أي عدد من الخانات الفارغة.
clause-rook-move = يتحرك الرخ إلى الأمام أو الخلف أو الجانب عبر أي عدد من الخانات الفارغة.
clause-queen-move = يتحرك الوزير في كل اتجاه عبر أي عدد من الخانات الفارغة.
clause-no-jump = لا يستطيع الوزير ولا الرخ ولا الفيل القفز فوق القطع الأخرى.
clause-knight-move = يتحرك الحصان خانتين في خط مستقيم ثم خانة إلى الجانب، ويقفز فوق كل ما في طريقه.
clause-pawn-move = يتقدم البيدق خانة واحدة إلى الأمام، أو خانتين في نقلته الأولى، على أن تكون الخانات فارغة. ولا يرجع أبدًا.
clause-pawn-capture = لا يأخذ البيدق إلا قطريًا، خانة واحدة إلى الأمام.
clause-en-passant = إذا تقدم بيدق خانتين فصار بجانب بيدق للخصم، جاز لهذا أن يأخذه بالمرور كأنه تقدم خانة واحدة: في النقلة التالية مباشرة، وإلا فلا.
clause-promotion = البيدق الذي يبلغ الصف الأخير يترقى فورًا إلى وزير أو رخ أو فيل أو حصان، أيًا كانت القطع الباقية على الرقعة.
clause-king-move = يتحرك الملك خانة واحدة في أي اتجاه.
clause-castling = التبييت: يتحرك الملك خانتين نحو الرخ، ويقف الرخ في الجهة الأخرى من الملك.
clause-castling-960 = التبييت: أيًا كان موضع البداية، يقف الملك بعد { "\u2066" }O-O{ "\u2069" } في العمود g والرخ في العمود f، وبعد { "\u2066" }O-O-O{ "\u2069" } يقف الملك في العمود c والرخ في العمود d. ويكون التبييت بنقل الملك إلى خانة الرخ.
clause-castling-moved = لا تبييت لملك سبق أن تحرك، ولا مع رخ سبق أن تحرك.
clause-castling-between = لا يجوز أن تقف أي قطعة بين الملك والرخ عند التبييت.
clause-castling-path = عند التبييت لا يجوز أن يقف غير الملك وذلك الرخ في الخانات التي يعبرانها أو يصلان إليها.
clause-castling-attacked = لا يُبيَّت الملك وهو في كش، ولا عبر خانة مهددة، ولا إلى خانة يكون فيها في كش.
clause-king-safety = لا يجوز أبدًا أن ينتقل الملك إلى خانة مهددة.
clause-pinned = لا تجوز لك نقلة تكشف ملكك للهجوم.
clause-in-check = إذا كان ملكك في كش، فلا بد أن تزيل نقلتك الكش: بتحريك الملك أو أخذ المهاجم أو سد الطريق.
clause-checkmate = الملك الذي في كش ولا مخرج له قد مات: كش مات، وتنتهي الجولة بالخسارة.
clause-resign = اللاعب الذي يستسلم يخسر.
clause-stalemate = إذا لم يكن صاحب الدور في كش ولم تكن له نقلة جائزة، فهو خنق: تعادل.
clause-dead-position = إذا لم يعد بإمكان أي من الطرفين أن يصل إلى كش مات، فالجولة تعادل فورًا.
clause-agreed = يجوز للاعبين أن يتفقا على التعادل.
clause-repetition = إذا تكرر الوضع نفسه للمرة الثالثة مع النقلات الممكنة نفسها، جاز لصاحب الدور أن يطالب بالتعادل. وفي المرة الخامسة يقع التعادل تلقائيًا.
clause-fifty-moves = بعد خمسين نقلة لكل طرف بلا أخذ ولا تحريك بيدق، يجوز لصاحب الدور أن يطالب بالتعادل. وبعد خمس وسبعين يقع التعادل تلقائيًا.

## Why not

refusal-set-up = القطع مرتَّبة من قبل.
refusal-set-up-by-lot = { $state ->
    [waiting] لم تُرتَّب القطع بعد.
   *[done] القطع مرتَّبة من قبل.
}
refusal-your-piece = { $holder ->
    [first] القطعة في { $square } للأبيض.
    [second] القطعة في { $square } للأسود.
   *[nobody] لا قطعة في { $square }.
}
refusal-own-square = في { $square } قطعة لك: { $piece }.
refusal-bishop-move = لا يجوز من { $start } إلى { $end }: الفيل يتحرك على الأقطار.
refusal-rook-move = لا يجوز من { $start } إلى { $end }: الرخ يتحرك على الصفوف والأعمدة.
refusal-queen-move = لا يجوز من { $start } إلى { $end }: الوزير يتحرك على الصفوف والأعمدة والأقطار.
refusal-knight-move = لا يجوز من { $start } إلى { $end }: الحصان يتحرك خانتين في خط مستقيم ثم خانة إلى الجانب.
refusal-king-move = لا يجوز من { $start } إلى { $end }: الملك يتحرك خانة واحدة.
refusal-no-jump = في الطريق { $piece } { $square }. لا يقفز إلا الحصان.
refusal-pawn-move = { $why ->
    [moved] لا يجوز من { $start } إلى { $end }: الخانتان لنقلة البيدق الأولى فقط.
    [blocked] البيدق في { $start } محصور: الخانة { $end } ليست فارغة.
   *[shape] لا يجوز من { $start } إلى { $end }: يتقدم البيدق خانة واحدة إلى الأمام، أو خانتين في نقلته الأولى.
}
refusal-pawn-capture = لا يتحرك البيدق قطريًا إلا ليأخذ، ولا شيء يؤخذ في { $square }.
refusal-en-passant = فات الأوان: لم يكن أخذ { $piece } { $square } بالمرور ممكنًا إلا بعد خطوته المزدوجة مباشرة.
refusal-promotion = { $why ->
    [choose] إلى أي قطعة يترقى البيدق في { $square }؟ الاختيار لك.
   *[not-there] لا ترقية في { $square }: لا تترقى إلا البيادق، في الصف الأخير.
}
refusal-castling-moved = { $mover ->
    [king] لا تبييت: سبق أن تحرك الملك.
    [no-rook] لا تبييت: لا رخ في مكانه على { $side ->
        [short] جناح الملك
       *[long] جناح الوزير
    }.
   *[rook] لا تبييت: سبق أن تحرك رخ { $side ->
        [short] جناح الملك
       *[long] جناح الوزير
    }.
}
refusal-castling-path = لا تبييت: في الطريق { $piece } { $square }.
refusal-castling-960 = يكون التبييت بنقل الملك إلى خانة الرخ في { $square }.
refusal-castling-between = لا تبييت: { $piece } { $square } بين الملك والرخ.
refusal-castling-attacked = { $why ->
    [out] لا تبييت والملك في كش: هجوم من { $piece } { $square } على الملك في { $crossed }.
    [through] لا تبييت: يمر الملك عبر { $crossed }، وهي مهددة من { $piece } { $square }.
   *[into] لا تبييت: الخانة { $crossed } مهددة من { $piece } { $square }.
}
refusal-king-safety = لا ينتقل الملك إلى { $crossed }: الخانة مهددة من { $piece } { $square }.
refusal-pinned = هذه النقلة تكشف ملكك أمام { $piece } { $square }.
refusal-in-check = ملكك في كش من { $piece } { $square }، وهذه النقلة لا توقفه.
refusal-repetition = { $count ->
    [zero] لا تعادل بعد: لم يظهر هذا الوضع على الرقعة من قبل. يلزم ثلاث مرات.
    [one] لا تعادل بعد: هذا الوضع على الرقعة للمرة الأولى. يلزم ثلاث مرات.
    [two] لا تعادل بعد: ظهر هذا الوضع على الرقعة مرتين. يلزم ثلاث مرات.
    [few] لا تعادل بعد: ظهر هذا الوضع على الرقعة { $count } مرات. يلزم ثلاث مرات.
    [many] لا تعادل بعد: ظهر هذا الوضع على الرقعة { $count } مرة. يلزم ثلاث مرات.
   *[other] لا تعادل بعد: ظهر هذا الوضع على الرقعة { $count } مرة. يلزم ثلاث مرات.
}
refusal-fifty-moves = { $count ->
    [zero] لا تعادل بعد: لا نقلة حتى الآن بلا أخذ ولا تحريك بيدق. يلزم خمسون لكل طرف.
    [one] لا تعادل بعد: نقلة واحدة لكل طرف بلا أخذ ولا تحريك بيدق. يلزم خمسون.
    [two] لا تعادل بعد: نقلتان لكل طرف بلا أخذ ولا تحريك بيدق. يلزم خمسون.
    [few] لا تعادل بعد: { $count } نقلات لكل طرف بلا أخذ ولا تحريك بيدق. يلزم خمسون.
    [many] لا تعادل بعد: { $count } نقلة لكل طرف بلا أخذ ولا تحريك بيدق. يلزم خمسون.
   *[other] لا تعادل بعد: { $count } نقلة لكل طرف بلا أخذ ولا تحريك بيدق. يلزم خمسون.
}

## How it ends

outcome-checkmate = الفوز من نصيب { $seat }: كش مات.
outcome-stalemate = تعادل بالخنق.
outcome-dead-position = تعادل: لم يعد كش مات ممكنًا لأي من الطرفين.
outcome-time-draw = تعادل: انتهى الوقت، لكن الخصم لا يمكنه بلوغ كش مات.
outcome-repetition = تعادل بالتكرار الثالث.
outcome-fivefold = تعادل بالتكرار الخامس.
outcome-fifty-moves = تعادل: خمسون نقلة بلا أخذ ولا تحريك بيدق.
outcome-seventy-five-moves = تعادل: خمس وسبعون نقلة بلا أخذ ولا تحريك بيدق.

## On the table

scene-title = رقعة الشطرنج
scene-side = { $seat ->
    [first] الأبيض: { $pieces }.
   *[second] الأسود: { $pieces }.
}
scene-check = { $seat ->
    [first] الأبيض في كش.
   *[second] الأسود في كش.
}
scene-square = { $piece ->
    [white-king] { $square }: ملك أبيض
    [white-queen] { $square }: وزير أبيض
    [white-rook] { $square }: رخ أبيض
    [white-bishop] { $square }: فيل أبيض
    [white-knight] { $square }: حصان أبيض
    [white-pawn] { $square }: بيدق أبيض
    [black-king] { $square }: ملك أسود
    [black-queen] { $square }: وزير أسود
    [black-rook] { $square }: رخ أسود
    [black-bishop] { $square }: فيل أسود
    [black-knight] { $square }: حصان أسود
    [black-pawn] { $square }: بيدق أسود
   *[nobody] { $square }: فارغة
}
scene-promotion = { $piece ->
    [queen] ترقية إلى وزير
    [rook] ترقية إلى رخ
    [bishop] ترقية إلى فيل
   *[knight] ترقية إلى حصان
}

# م، و، ر، ف، ح: حروف القطع بالعربية، وتُقرأ النقلة من اليمين.
told-move = { "\u2066" }{ $piece ->
    [king] م
    [queen] و
    [rook] ر
    [bishop] ف
    [knight] ح
   *[pawn] { "" }
}{ $move }{ $promotion ->
    [queen] =و
    [rook] =ر
    [bishop] =ف
    [knight] =ح
   *[none] { "" }
}{ $sign }{ "\u2069" }
told-move-symbols = { "\u2066" }{ $piece ->
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
}{ $sign }{ "\u2069" }
told-set-up = الوضع { $number }
told-claim = { $ground ->
    [repetition] مطالبة بالتعادل: التكرار الثالث
   *[fifty-moves] مطالبة بالتعادل: قاعدة الخمسين نقلة
}
claim-repetition = طلب التعادل: التكرار الثالث
claim-fifty-moves = طلب التعادل: قاعدة الخمسين نقلة

## The computer. The numbers are playing strength on the scale chess players use.

level-first-week = الأسبوع الأول
level-first-week-about = يعرف كيف تتحرك القطع، ويخطف ما يراه. نحو 400.
level-first-month = الشهر الأول
level-first-month-about = يأخذ ما تُرك بلا حماية، ويترك هو الكثير كذلك. نحو 600.
level-first-year = السنة الأولى
level-first-year-about = يرى نقلة واحدة إلى الأمام، ويغفل عن الباقي. نحو 800.
level-casual = هاوٍ
level-casual-about = يلعب بتعقّل ما لم يتعقد الوضع. نحو 1000.
level-hobby = شغوف
level-hobby-about = لا يفرّط في الكثير، لكنه يقع في الحيل. نحو 1200.
level-club = لاعب نادٍ
level-club-about = لاعب نادٍ متين، تمر به لحظة سيئة من حين إلى آخر. نحو 1500.
level-strong-club = لاعب نادٍ قوي
level-strong-club-about = الفرص عنده قليلة، فلا بد من انتظارها. نحو 1650.
level-expert = خبير
level-expert-about = قلّما يخطئ، ويعاقب على أخطائك. نحو 1800.
level-unbeatable = لا يُهزم
level-unbeatable-about = المحرك بكامل قوته. لا أحد يغلبه.

## A game looked over. Worth is in pawns for White; # is mate in so many moves.

opening-name = الافتتاح: { $name }
worth-pawns = { "\u2066" }{ $sign }{ NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u2069" }
worth-mate = { "\u2066" }{ $sign }#{ $moves }{ "\u2069" }
aside-own-engine = لا محرك شطرنج آخر على هذا الحاسوب، لذلك يلعب محرك Gamecase. إنه قوي، لكنه في أعلى مستوى أضعف من Stockfish.

## The rule book's chapters
chapter-setup = الرقعة والأدوار
chapter-pieces = حركة القطع
chapter-special = نقلات خاصة
chapter-check = كش وكش مات
chapter-ending = نهاية الجولة

## Lessons: a title, what to do, and what was learnt
lesson-knight = الحصان
lesson-knight-task = لنأخذ البيدق بحصانك.
lesson-knight-done = خانتان في خط مستقيم ثم خانة إلى الجانب، فوق كل ما في الطريق.
lesson-promotion = الترقية
lesson-promotion-task = بيدقك على بُعد خطوة من الصف الأخير. لنجعله وزيرًا.
lesson-promotion-done = البيدق الذي يبلغ الصف الأخير يترقى فورًا إلى قطعة أقوى.
lesson-castling = التبييت
lesson-castling-task = لننقل ملكك إلى مكان آمن: بالتبييت إلى أي من الجهتين.
lesson-castling-done = يتحرك الملك خانتين، ويقفز الرخ إلى جهته الأخرى. ويجب ألا يكون أي منهما قد تحرك من قبل.
lesson-check = الخروج من الكش
lesson-check-task = الرخ يهاجم ملكك. لنأخذه.
lesson-check-done = يزول الكش بتحريك الملك أو أخذ المهاجم أو سد الطريق.
lesson-mate = كش مات
lesson-mate-task = ملك الأسود محبوس خلف بيادقه. المطلوب كش مات في نقلة واحدة.
lesson-mate-done = كش ولا مخرج: فزت.

## Why a hint is good. Worth is in pawns; # is mate in so many moves.
hint-reason = { $why ->
    [mate] تؤدي إلى كش مات في { $count }.
    [forced] هي النقلة الجائزة الوحيدة.
   *[only] لا نقلة أخرى تقاربها: التالية أقل منها بما يساوي { NUMBER($pawns, minimumFractionDigits: 1, maximumFractionDigits: 1) } بيدق.
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [check] ملكك في كش: لا بد من تحريكه أو سد الطريق أو أخذ المهاجم.
    [begin] المطلوب إدخال القطع في اللعب واحدة بعد أخرى، مع مراقبة الوسط.
   *[other] النظر أولًا في ما يهاجمه خصمك، ثم في ما يمكنك أخذه.
}
guide-why = { $why ->
    [mate] هذا كش مات.
    [draw] التعادل أفضل مما يَعِد به الوضع.
    [promotes] يصير بيدقك قطعة أقوى.
    [castles] يأمن ملكك ويدخل رخ اللعب.
    [gains] تكسب مادة.
    [trades] تبادل قطعة بأخرى تساويها.
    [check] تعطي كشًا لا بد لخصمك من الرد عليه.
    [saves] تُخرج قطعة من الخطر.
    [develops] تُدخل قطعة جديدة في اللعب.
    [middle] يأخذ بيدقك مكانه في الوسط.
   *[other] تحسّن وضعك قليلًا.
}
character-first-week = بلوطة
character-first-month = زر
character-first-year = برسيم
character-casual = فلفل
character-hobby = بسكويت
character-club = نحاس
character-strong-club = صوّان
character-expert = سمّور
character-unbeatable = غرانيت
clause-repetition-at-once = إذا تكرر الوضع نفسه للمرة الثالثة مع النقلات الممكنة نفسها، فالجولة تعادل.
clause-fifty-moves-at-once = بعد خمسين نقلة لكل لاعب دون تحريك بيدق أو أخذ قطعة، فالجولة تعادل.
refusal-repetition-at-once = لا حاجة إلى المطالبة: التكرار الثالث تعادل فورًا.
refusal-fifty-moves-at-once = لا حاجة إلى المطالبة: خمسون نقلة لكل لاعب دون أخذ أو تحريك بيدق تعادل فورًا.
box-articles = هل قواعدك مرقمة في مواد، كقوانين الاتحاد الدولي للشطرنج؟
origin-collection-set-up = مواضع القطع في صورة. والنص الإنجليزي وحده يعد الخانات.
origin-collection-starter = الاختيار العشوائي ونقلة الأبيض الأولى مطبوعان. وتبديل الألوان بين الجولات اختيارنا.
origin-collection-own-square = لا يصرح به الكتيّب؛ وتصرح به قوانين الاتحاد الدولي.
origin-collection-knight-move = في الفرنسية يسير الحصان خانتين مستقيمًا وواحدة «قطريًا»، وهي قفزة أطول؛ والإنجليزي يصف نصف نقلاته؛ والهولندي لا يجيز القفز إلا فوق قطع الخصم. نلعب بحصان سائر اللغات.
origin-collection-pawn-move = في الفرنسية تبدو النقلة الأولى خانتين دائمًا، وينسى الإنجليزي أن البيادق لا ترجع. ولا يُذكر في أي نص أن طريق الخطوة المزدوجة يجب أن يكون خاليًا. نلعب كما في كل مكان.
origin-collection-pawn-capture = الإسبانية والهولندية والدنماركية تقول «فوق خانة»، والسويدية «قفزًا»، والإيطالية تجعل البيدق يأخذ كما يسير. والمقصود خانة واحدة قطريًا إلى الأمام.
origin-collection-en-passant = لا تُحسن الألمانية والإنجليزية والإيطالية والدنماركية بيان بداية الخطوة المزدوجة، والروسي وحده يقول أين يصل البيدق الآخذ. نلعب بقوانين الاتحاد الدولي.
origin-collection-bishop-move = لا يذكر النص الإيطالي أن الخانات فارغة.
origin-collection-rook-move = لا يذكر النص الإيطالي أن الخانات فارغة.
origin-collection-queen-move = لا يذكر النص الإيطالي أن الخانات فارغة.
origin-collection-promotion = قد تُقرأ الإسبانية والسويدية والبولندية كأن العبرة بما على الرقعة فقط. ويجوز أن يكون لك وزير ثانٍ.
origin-collection-castling = يسمي النص الإسباني الجانب القصير يمينًا والطويل يسارًا، وهذا صحيح للأبيض فقط.
origin-collection-castling-moved = تُسقط الفرنسية والروسية «من صف البداية». والقطعة التي تحركت وعادت قد تحركت.
origin-collection-castling-attacked = النص الإنجليزي وحده يقول إن الملك لا يعبر خانة مهددة. ومنع التبييت من الكش أو إليه من قوانين الاتحاد الدولي.
origin-collection-king-safety = في البولندية لا «يعطي» الملك كشًا، والإيطالي ينصح فقط بعدم استعماله. وسائرها: لا يدخل في كش. والكش بالكشف بتحريكه جائز.
origin-collection-pinned = يتحدث الكتيّب عن نقلات الملك نفسه فقط. وقوانين الاتحاد الدولي تمنع كل نقلة تتركه مهددًا.
origin-collection-in-check = يلمّح إليه الكتيّب فقط حيث يشرح كش مات.
origin-collection-resign = لا شيء مطبوع عن الاستسلام.
origin-collection-stalemate = لا شيء مطبوع عنه؛ والإنجليزي يستعمل الكلمة لكل جولة لا يفوز بها أحد. نتبع قوانين الاتحاد الدولي: تعادل.
origin-collection-dead-position = يسمي الكتيّب تعادلًا جولة لا يمكن لأي طرف الفوز بها؛ وفي الفرنسية والبولندية لم يفز بها أي طرف. وننهيها متى استحال كش مات.
origin-collection-agreed = لا شيء مطبوع عن الاتفاق على التعادل.
origin-collection-repetition = لا شيء مطبوع؛ هذه قاعدة الاتحاد الدولي.
origin-collection-fifty-moves = لا شيء مطبوع؛ هذه قاعدة الاتحاد الدولي.
origin-collection-repetition-at-once = لا شيء مطبوع. بقوانين الاتحاد الدولي تجب المطالبة بهذا التعادل؛ وفي هذه الجولة يقع فورًا.
origin-collection-fifty-moves-at-once = لا شيء مطبوع. بقوانين الاتحاد الدولي تجب المطالبة بهذا التعادل؛ وفي هذه الجولة يقع فورًا.
editor-piece = { $piece ->
    [white-king] ملك أبيض
    [white-queen] وزير أبيض
    [white-rook] رخ أبيض
    [white-bishop] فيل أبيض
    [white-knight] حصان أبيض
    [white-pawn] بيدق أبيض
    [black-king] ملك أسود
    [black-queen] وزير أسود
    [black-rook] رخ أسود
    [black-bishop] فيل أسود
    [black-knight] حصان أسود
   *[black-pawn] بيدق أسود
}
editor-castling = { $side ->
    [white-short] يجوز للأبيض التبييت { "\u2066" }O-O{ "\u2069" }
    [white-long] يجوز للأبيض التبييت { "\u2066" }O-O-O{ "\u2069" }
    [black-short] يجوز للأسود التبييت { "\u2066" }O-O{ "\u2069" }
   *[black-long] يجوز للأسود التبييت { "\u2066" }O-O-O{ "\u2069" }
}
editor-en-passant = الأخذ بالمرور في
refusal-editor-kings = { $seat ->
    [first] عدد ملوك الأبيض على الرقعة { $count }، والمطلوب ملك واحد بالضبط.
   *[second] عدد ملوك الأسود على الرقعة { $count }، والمطلوب ملك واحد بالضبط.
}
refusal-editor-many = { $seat ->
    [first] للأبيض قطع أكثر مما يمكن في جولة: 16 على الأكثر، منها 8 بيادق على الأكثر.
   *[second] للأسود قطع أكثر مما يمكن في جولة: 16 على الأكثر، منها 8 بيادق على الأكثر.
}
refusal-editor-pawns = لا يمكن أن يكون بيدق في { $square }: لا تقف البيادق أبدًا في الصف الأول أو الأخير.
refusal-editor-check = { $seat ->
    [first] الدور للأبيض، لكن ملك الأسود في كش منذ الآن.
   *[second] الدور للأسود، لكن ملك الأبيض في كش منذ الآن.
}
refusal-editor-impossible-check = لا توجد نقلة أخيرة يمكن أن تكون قد أعطت الكش بكل هذه القطع.
task-check = كش! لا بد أن يخرج ملكك منه.
task-claim = دورك: يمكنك المطالبة بالتعادل.
task-fifty-moves = { $count ->
    [zero] دورك: تعادل الخمسين نقلة الآن.
    [one] دورك: تعادل الخمسين نقلة بعد نقلة واحدة.
    [two] دورك: تعادل الخمسين نقلة بعد نقلتين.
    [few] دورك: تعادل الخمسين نقلة بعد { $count } نقلات.
    [many] دورك: تعادل الخمسين نقلة بعد { $count } نقلة.
   *[other] دورك: تعادل الخمسين نقلة بعد { $count } نقلة.
}

## Drills

drill-tactics = تكتيك
drill-tactics-about = إيجاد النقلة الوحيدة الفائزة ولعبها حتى النهاية.
drill-tactics-task = { $seat ->
    [first] الدور للأبيض. نقلة واحدة تفوز.
   *[second] الدور للأسود. نقلة واحدة تفوز.
}
drill-mates = كش مات
drill-mates-about = كش مات في نقلة أو نقلتين أو ثلاث.
drill-mates-task = { $seat ->
    [first] الدور للأبيض. كش مات، وعدد النقلات: { $moves }.
   *[second] الدور للأسود. كش مات، وعدد النقلات: { $moves }.
}
drill-theme = { $theme ->
    [hanging] كانت تلك القطعة بلا حماية.
    [fork] كانت هذه شوكة: قطعة تهاجم قطعتين معًا.
    [pin] القطعة التي كان يمكنها الأخذ كانت مربوطة بملكها.
    [discovery] ابتعدت قطعة عن الطريق، فهاجمت التي خلفها.
    [promotion] ترقّى بيدق.
    [back-rank] كش مات في الصف الأخير: كان الملك محبوسًا بقطعه.
    [smothered] كش مات مخنوق: كان الملك محاطًا بقطعه.
   *[sacrifice] تضحية: بذل قطع لكسب أكثر منها.
}
drill-refuted = { $why ->
    [mate] كش مات من الخصم.
    [escapes] يفلت الملك.
   *[takes] يستطيع الخصم أخذ القطعة بلا عناء.
}
