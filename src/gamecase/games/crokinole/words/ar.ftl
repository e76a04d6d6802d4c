### كروكينول. قرص = disc، ضربة = shot، نقر = flick، خندق = ditch، حفرة = hole، حلقة = ring، وتد = peg، جولة = round، خطأ = foul.
### الطرفان هما الأبيض والأسود.

game-name = كروكينول
game-about = نقر أقراص خشبية على لوحة مستديرة، وإخراج أقراص الخصم، والتصويب نحو الحفرة في الوسط.
seat-first = الأبيض
seat-second = الأسود
seat-third = الأبيض 2
seat-fourth = الأسود 2

booklet-collection = مجموعة الألعاب، لاثنين
booklet-collection-about = اثنا عشر قرصًا لكل لاعب. والأفضل في الجولة ينال الفرق.
booklet-trio = مجموعة الألعاب، لثلاثة
booklet-trio-about = لاعب واحد في مواجهة شريكين.
booklet-teams = مجموعة الألعاب، لأربعة
booklet-teams-about = فريقان، والشريكان متقابلان في الجلوس.
booklet-tournament = البطولة، فردي
booklet-tournament-about = ثمانية أقراص لكل لاعب، ونقطتان للجولة، كما في بطولة العالم.
booklet-doubles = البطولة، زوجي
booklet-doubles-about = فريقان من لاعبَين، ونقطتان للجولة.

switch-played = أين الأقراص؟
switch-played-screen = هنا على الشاشة
switch-played-real-board = على لوحة حقيقية، وهنا نحسب النقاط
switch-board = اللوحة
switch-board-tournament = مقاس البطولات
switch-board-compact = لوحة منزلية صغيرة
switch-surface = السطح
switch-surface-fast = سريع
switch-surface-normal = مشمّع
switch-surface-slow = جاف
switch-miss_takes_touched = الضربة الحرة إن قصُرت
switch-miss_takes_touched-no = يضيع القرص الملعوب
switch-miss_takes_touched-yes = يضيع معه ما لمسه من أقراصك
switch-rim_bounce = الأقراص التي تبلغ الحافة
switch-rim_bounce-no = تخرج فورًا
switch-rim_bounce-yes = ترتد ثم تخرج
switch-three_player_order = ترتيب الأدوار لثلاثة
switch-three_player_order-sides = الطرفان بالتناوب
switch-three_player_order-clockwise = مع عقارب الساعة، كما طُبع
switch-steadiness = ثبات اليد
switch-steadiness-exact = يذهب القرص حيث صوّبت تمامًا
switch-steadiness-human = كاليد البشرية، تنحرف قليلًا

new-match-first-to-50 = حتى 50 نقطة
new-match-first-to-100 = حتى 100 نقطة
new-match-first-to-150 = حتى 150 نقطة
new-match-first-to-200 = حتى 200 نقطة
new-match-games-1 = جولة واحدة
new-match-games-2 = جولتان
new-match-games-4 = أربع جولات
new-match-games-8 = ثماني جولات

clause-equipment = على اللوحة حلقات من 15 و10 و5 نقاط، وثمانية أوتاد حول حلقة الـ15، وحفرة في الوسط. والأقراص بيضاء أو سوداء.
clause-sides = يجلس لاعبان متقابلين، ولكل منهما اثنا عشر قرصًا من لون واحد. وتبقى الأقراص خارج اللوحة حتى تُلعب.
clause-sides-three = يلعب واحد بمفرده باثني عشر قرصًا. ويجلس الشريكان عن يساره ويمينه، ولكل منهما ستة أقراص.
clause-sides-four = يلعب أربعة في فريقين. ويجلس الشريكان متقابلين، ولكل منهما ستة أقراص.
clause-sides-eight = يجلس لاعبان متقابلين، ولكل منهما ثمانية أقراص من لون واحد.
clause-conduct = لا يجوز أن يلمس اللوحة إلا صاحب الدور. وتبقى اللوحة والكراسي في مكانها، ويكون الضرب جلوسًا: لا يقوم أحد عن كرسيه.
clause-quarter = تكون الضربة من ربعك أنت، ومركز القرص على خط البداية.
clause-free-place = يجب أن يكون المكان خاليًا: لا يجوز أن يلمس القرص غيره قبل نقره، ولا أن يُزاح شيء لإفساح المكان.
clause-inwards = يكون النقر بالسبابة أو الوسطى، في أي اتجاه نحو الداخل. وتُحسب الضربة متى ترك القرصُ الإصبع، مهما كانت ضعيفة.
clause-strength = لا تزيد قوة النقرة على ما تستطيعه الإصبع.
clause-turns = في كل دور قرص واحد. والضربة التالية دائمًا للاعب على يسارك.
clause-turns-three = في كل دور قرص واحد. يتناوب الطرفان، ويتناوب الشريكان كذلك.
clause-must-touch = إذا كان للخصم قرص على اللوحة، فعلى أحد أقراصك أن يلمس قرصًا له: القرص الملعوب أو آخر يدفعه.
clause-void = وإن لم يلمسه أي منها فالضربة خطأ: يذهب إلى الخندق القرص الملعوب وكل ما لُمس من أقراصك أثناء الضربة، ولو من الحفرة.
clause-open-board = إذا لم يكن للخصم قرص على اللوحة، فعلى القرص الملعوب أو قرص آخر لك لمسه أن يستقر في حلقة الـ15 أو على خطها أو في الحفرة.
clause-missed = وإن لم يحدث ذلك ذهب القرص الملعوب إلى الخندق. وتبقى الأقراص الأخرى حيث هي.
clause-missed-touched = وإن لم يحدث ذلك ذهب إلى الخندق القرص الملعوب وكل ما لمسه من أقراصك.
clause-contact = كل لمسة أثناء الضربة محسوبة، بأي سرعة، ولو بعد الارتداد عن وتد. والأقراص المتلاصقة من قبل لا تُحسب إلا إذا ضُرب أحدها. والقرص الذي غادر اللوحة لا يلمس شيئًا بعد ذلك.
clause-off-board = القرص الذي يغادر مركزه سطح اللعب يذهب إلى الخندق فورًا.
clause-comes-back = القرص الذي يعبر خط البداية ثم يعود يبقى في اللعب.
clause-out-line = القرص الذي يستقر على خط البداية أو خارجه يذهب إلى الخندق، أيًا كان صاحبه.
clause-twenty = القرص الذي يقع في حفرة الوسط يُرفع عن اللوحة ويوضع جانبًا: قيمته 20.
clause-twenty-owner = قرص العشرين يُحسب لصاحب القرص، أيًا كان من أدخله. وأقراص شريكك تُحسب كأقراصك.
clause-round-end = تنتهي الجولة حين يلعب الجميع كل أقراصهم.
clause-next-start = صاحب الضربة الأخيرة يبدأ الجولة التالية.
clause-next-start-three = صاحب الضربة الأخيرة يبدأ الجولة التالية: أحد الشريكين بعد جولة بدأها اللاعب المنفرد، واللاعب المنفرد بعد جولة بدأها أحد الشريكين.
clause-next-start-four = صاحب الضربة الأخيرة يبدأ الجولة التالية، فتنتقل البداية مقعدًا إلى اليمين.
clause-next-start-clockwise = تنتقل البداية مقعدًا إلى اليسار من جولة إلى أخرى.
clause-points = بعد الجولة قيمة كل قرص 15 أو 10 أو 5 بحسب حلقته، وقيمة كل قرص عشرين 20.
clause-line-lower = القرص الذي يلمس خط حلقة يُحسب للحلقة الأقل قيمة من الحلقتين.
clause-round-score = لا ينال النقاط إلا الطرف الأكثر نقاطًا، وينال الفرق. وعند التساوي لا ينال أحد شيئًا.
clause-round-score-two = ينال الطرف الأكثر نقاطًا نقطتين عن الجولة، وعند التساوي ينال كل طرف نقطة.
clause-match = يُتفق قبل الجولة الأولى على عدد من النقاط، مثل 100. وتنتهي المباراة حين يبلغه أحد الطرفين. ويُنظر في ذلك بعد كل جولة.
clause-match-rounds = تنتهي المباراة بعد عدد الجولات المتفق عليه. والفوز للطرف الأكثر نقاطًا.
clause-settled = موضع استقرار الأقراص يُحسب من احتكاكها وارتدادها، بالطريقة نفسها للجميع، ويُحفظ في السجل.
clause-counted = على اللوحة الحقيقية لا يُحسب شيء. عند نهاية الجولة يُدخل من بدأها عدد أقراص كل طرف في كل حلقة وعدد أقراص العشرين، وتُحفظ النتيجة هنا.
clause-hand = يضبط كل لاعب ثبات يده بنفسه، حتى يذهب القرص حيث صوّبت تمامًا. وفي البداية تنحرف اليد قليلًا كيد البطل.

refusal-quarter = { $why ->
    [line] يوضع مركز القرص على خط البداية.
   *[quarter] البقاء في ربعك أنت: من { $low } إلى { $high } درجة.
}
refusal-free-place = { $seat ->
    [first] يعترض ذلك المكان قرص أبيض.
    [second] يعترض ذلك المكان قرص أسود.
    [third] يعترض ذلك المكان قرص أبيض.
   *[fourth] يعترض ذلك المكان قرص أسود.
}
refusal-inwards = النقر يكون نحو الداخل: من { $low } إلى { $high } درجة عن الوسط.
refusal-strength = يجب أن تكون سرعة الضربة بين { $low } و{ $high } مليمتر في الثانية.
refusal-settled = { $fault ->
    [screen] اللعب هنا على الشاشة: تُنقر الأقراص هنا.
    [moving] لحظة، حتى تسكن كل الأقراص.
    [early] لا قرص يتحرك الآن.
    [unplayed] القرص الذي نُقر يأتي أولًا.
    [unknown] أحد هذه الأقراص ليس على اللوحة.
    [off-board] لا يمكن أن يكون القرص خارج اللوحة.
    [over-hole] لا يمكن أن يكون القرص فوق الحفرة، فهو يقع فيها.
    [in-peg] لا يمكن أن يكون القرص داخل وتد.
   *[overlap] لا يمكن أن يتداخل قرصان.
}
refusal-counted = { $fault ->
    [real-board] يكون النقر على لوحتك، ثم يُدخَل هنا ما بقي من أقراص في نهاية الجولة.
    [all] عدد أقراص كل طرف { $discs } فقط.
   *[none] لم تُدخل هناك أي قرص.
}
refusal-hand = تنحرف اليد من { $low } إلى { $high } من الألف.

outcome-ahead = { $winner ->
    [first] الجولة من نصيب الأبيض
    [second] الجولة من نصيب الأسود
    [third] الجولة من نصيب الأبيض
   *[fourth] الجولة من نصيب الأسود
}، وله { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}.
outcome-level = تعادل في الجولة.

scene-title = لوحة كروكينول
scene-side = { $seat ->
    [first] الأبيض
   *[second] الأسود
}: { $points } نقطة الآن، أقراص العشرين { $twenties }، على اللوحة { $live }، في الخندق { $ditch }، بقي للعب { $left }.
scene-disc = { $seat ->
    [first] قرص أبيض
   *[second] قرص أسود
}، { $zone ->
    [15] في حلقة الـ15
    [10] في حلقة الـ10
   *[5] في حلقة الـ5
}
scene-lies = { scene-disc }: الاتجاه { $bearing }، على بعد { $far } سم من وسط خط بدايتك.
scene-noted = { $seat ->
    [first] الأبيض
   *[second] الأسود
}، { $zone ->
    [20] أقراص العشرين
    [15] حلقة الـ15
    [10] حلقة الـ10
   *[5] حلقة الـ5
}: { $count }
scene-fewer = أقلّ بواحد: { scene-noted }
count-help = { $seat ->
    [first] البداية: الأبيض.
    [second] البداية: الأسود.
    [third] البداية: الأبيض 2.
   *[fourth] البداية: الأسود 2.
} بعد لعب كل الأقراص تُلمس كل حلقة مرة عن كل قرص فيها، والوسط مرة عن كل عشرين: الأبيض يسارًا والأسود يمينًا. ولمس الرقم يُنقص واحدًا.
act-count = الحساب: الأبيض { $light }، الأسود { $dark }
told-count = النتيجة: الأبيض { $light }، الأسود { $dark }.
told-flick = { $seat ->
    [first] الأبيض
    [second] الأسود
    [third] الأبيض 2
   *[fourth] الأسود 2
}{ $power ->
    [gentle] : ضربة خفيفة.
    [firm] : ضربة ثابتة.
    [strong] : ضربة قوية.
   *[hard] : ضربة بأقصى قوة.
}
told-settle = { $verdict ->
    [touched] إصابة.
    [void] خطأ: لم يُلمس أي قرص للخصم.
    [reached] الضربة الحرة ناجحة.
    [long] أبعد من اللازم: يجب أن تقف الضربة الحرة في حلقة الـ15 أو في الحفرة.
   *[missed] أقصر من اللازم: يجب أن تبلغ الضربة الحرة حلقة الـ15 أو الحفرة.
}{ $twenties ->
    [0] {""}
    [zero] {""}
    [one] {" "}قرص بعشرين!
    [two] {" "}أقراص العشرين: { $twenties }!
    [few] {" "}أقراص العشرين: { $twenties }!
    [many] {" "}أقراص العشرين: { $twenties }!
   *[other] {" "}أقراص العشرين: { $twenties }!
}{ $given ->
    [0] {""}
    [zero] {""}
    [one] {" "}قرص بعشرين للخصم.
    [two] {" "}أقراص العشرين للخصم: { $given }.
    [few] {" "}أقراص العشرين للخصم: { $given }.
    [many] {" "}أقراص العشرين للخصم: { $given }.
   *[other] {" "}أقراص العشرين للخصم: { $given }.
}{ $theirs ->
    [0] {""}
    [zero] {""}
    [one] {" "}خرج قرص واحد للخصم.
    [two] {" "}خرج قرصان للخصم.
    [few] {" "}خرجت { $theirs } أقراص للخصم.
    [many] {" "}خرج { $theirs } قرصًا للخصم.
   *[other] {" "}خرج { $theirs } قرص للخصم.
}{ $ours ->
    [0] {""}
    [zero] {""}
    [one] {" "}خرج قرص واحد لصاحب الضربة.
    [two] {" "}خرج قرصان لصاحب الضربة.
    [few] {" "}خرجت { $ours } أقراص لصاحب الضربة.
    [many] {" "}خرج { $ours } قرصًا لصاحب الضربة.
   *[other] {" "}خرج { $ours } قرص لصاحب الضربة.
}

level-beginner = مبتدئ
level-beginner-about = ينقر نحو الأقرب، ويصيب الحفرة على لوحة خالية مرة من كل خمس.
level-casual = هاوٍ
level-casual-about = يصيب الحفرة على لوحة خالية مرة من كل ثلاث، ويبحث عن الضربات الجيدة.
level-club = لاعب نادٍ
level-club-about = يصيب الحفرة على لوحة خالية مرة من كل مرتين، ويختبئ خلف الأوتاد.
level-tournament = لاعب بطولات
level-tournament-about = يصيب الحفرة على لوحة خالية مرتين من كل ثلاث، ويصعب التغلب عليه.
level-champion = بطل
level-champion-about = يصيب الحفرة على لوحة خالية ثلاث مرات من كل أربع، كأفضل اللاعبين.
level-machine = آلة
level-machine-about = يكاد لا يخطئ. يُظهر أقصى الممكن.

## The rule book's chapters
chapter-setup = اللوحة واللاعبون
chapter-shot = الضربة
chapter-valid = ضربات صحيحة وأخطاء
chapter-leaving = الخندق والحفرة
chapter-scoring = حساب النقاط

## Lessons: a title, what to do, and what was learnt
lesson-flick = نقرتك الأولى
lesson-flick-task = اللوحة خالية. لننقر قرصك حتى يستقر داخل دائرة الأوتاد أو في الحفرة.
lesson-flick-done = هذا هو المطلوب من الضربة حين لا يكون للخصم قرص على اللوحة.
lesson-twenty = قرص العشرين
lesson-twenty-task = لنُدخل قرصك في الحفرة: بتصويب مستقيم وقوة غير زائدة.
lesson-twenty-done = يوضع القرص جانبًا، وقيمته 20.
lesson-touch = إصابة قرص
lesson-touch-task = على اللوحة قرص للخصم. لنُصبه.
lesson-touch-done = إن لم تلمس قرصًا للخصم، خسرت القرص الذي لعبته.
lesson-drive-off = إخراج القرص
lesson-drive-off-task = لنُخرج قرص الخصم من اللوحة.
lesson-drive-off-done = لا قيمة للأقراص في الخندق. والأفضل أن تبقى أقراصك على اللوحة.
lesson-through = عبر قرصك
lesson-through-task = في الطريق قرص لك. لندفعه نحو قرص الخصم.
lesson-through-done = يكفي أن يلمس أحد أقراصك قرصًا للخصم.

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [hit] لخصمك أقراص على اللوحة: لا بد من إصابة واحد منها، وإلا ضاع قرصك.
   *[other] لا أقراص للخصم: الهدف الحفرة، وبلوغ حلقة الـ15 على الأقل.
}
character-beginner = بكرة
character-casual = كُلّة
character-club = قيقب
character-tournament = تأرجح
character-champion = مذنّب
character-machine = ساعة
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
flick-power = { $power ->
    [gentle] خفيفة
    [firm] ثابتة
    [strong] قوية
   *[hard] قوية جدًا
}
switch-start_tolerance = تبدأ الضربة
switch-start_tolerance-no = ومركز القرص على الخط
switch-start_tolerance-yes = والقرص حتى نصفه متجاوز للخط، كما طُبع
clause-quarter-tolerance = الضرب من ربعك أنت. يكون القرص على خط البداية، ويجوز أن يتجاوز الخط حتى نصفه.
clause-turns-three-clockwise = في كل دور قرص واحد. والدور دائمًا للاعب على يسارك؛ ويُتخطى من نفدت أقراصه.
clause-next-start-three-clockwise = صاحب الضربة الأخيرة يبدأ الجولة التالية: دائمًا اللاعب المنفرد الذي تبقى له أقراص حين تنفد أقراص الشريكين.
clause-off-board-bounces = يجوز أن يرتد القرص عن الحافة ويعود. وحين يسكن كل شيء يذهب إلى الخندق. وما أزاحه يبقى حيث صار، ولمساته لا تُحسب.
clause-hand-human = كل يد تنحرف قليلًا، كيد لاعب جيد. ويمكن جعل يدك تنحرف أكثر.
refusal-quarter-tolerance = { $why ->
    [line] لا يتجاوز الخط أكثر من نصف القرص: من { $low } إلى { $high } مليمترًا.
   *[quarter] البقاء في ربعك أنت: من { $low } إلى { $high } درجة.
}
refusal-hand-human = تنحرف اليد من { $low } إلى { $high } من الألف.
box-players = كم عدد اللاعبين؟
box-round_score = ماذا ينال الطرف الأفضل في الجولة؟
box-round_score-difference = الفرق بين النتيجتين
box-round_score-two-points = نقطتين
written-shot = { $verdict ->
    [void] القرص { $disc }: لم يلمس شيئًا، خرج
    [missed] القرص { $disc }: لم يبلغ الوسط، خرج
   *[other] { $twenties ->
        [0] { $zone ->
            [0] القرص { $disc }: خرج
            [zero] القرص { $disc }: بقي في { $zone }
            [one] القرص { $disc }: بقي في { $zone }
            [two] القرص { $disc }: بقي في { $zone }
            [few] القرص { $disc }: بقي في { $zone }
            [many] القرص { $disc }: بقي في { $zone }
           *[other] القرص { $disc }: بقي في { $zone }
        }
        [zero] القرص { $disc }: لا عشرين
        [one] القرص { $disc }: عشرون!
        [two] القرص { $disc }: قرصا عشرين!
        [few] القرص { $disc }: { $twenties } أقراص عشرين!
        [many] القرص { $disc }: { $twenties } قرص عشرين!
       *[other] القرص { $disc }: { $twenties } قرص عشرين!
    }
}{ $theirs ->
    [0] {""}
    [zero] {""}
    [one] ، وأخرج قرصًا
    [two] ، وأخرج قرصين
    [few] ، وأخرج { $theirs } أقراص
    [many] ، وأخرج { $theirs } قرصًا
   *[other] ، وأخرج { $theirs } قرص
} · { $light }–{ $dark }
written-count = النتيجة: { $light }–{ $dark }
standing = { $points } · { $twenties ->
    [zero] بلا أقراص عشرين
    [one] قرص عشرين
    [two] قرصا عشرين
    [few] { $twenties } أقراص عشرين
    [many] { $twenties } قرص عشرين
   *[other] { $twenties } قرص عشرين
}
origin-equipment = يذكر الكتيّب لوحة واثني عشر قرصًا أبيض واثني عشر قرصًا أسود، ولا يذكر أوتادًا ولا مقاسات. نأخذ مقاسات لوحات البطولات، أو لوحة أصغر بإعداد.
origin-tournament-equipment = المقاسات مقاسات لوحة بطولة العالم.
origin-doubles-equipment = المقاسات مقاسات لوحة بطولة العالم.
origin-sides = لا يذكر النص الروسي أن الأقراص تبقى خارج اللوحة حتى تُلعب.
origin-sides-three = لا يُذكر أين يجلس الثلاثة. نُجلس الشريكين متقابلين.
origin-collection-conduct = ضاع هذا القسم من النص الإيطالي. وفي السويدية لا يجب الجلوس إلا أثناء الضربة؛ والسويدية والبولندية والروسية تتحدث عن اللاعبين بدل الكراسي. ولم تُطبع عقوبة.
origin-quarter = يجيز الكتيّب أن يتجاوز القرص الخط «حتى نصفه» ولا يقول في أي اتجاه. وإذا كان المركز على الخط صحّت كل القراءات، فهكذا نلعب؛ والنص الحرفي إعداد. ويتحدث النص الروسي عن الخط بين الأرباع، والنصان الهولندي والروسي عن الربع المقابل، وضاع الموضع من النص الإيطالي.
origin-tournament-quarter = لا تطلب قواعد البطولات إلا أن يلمس القرص الخط. وهو يلمسه إذا كان مركزه عليه.
origin-doubles-quarter = لا تطلب قواعد البطولات إلا أن يلمس القرص الخط. وهو يلمسه إذا كان مركزه عليه.
origin-quarter-tolerance = هذا حرف النص: «حتى نصفه» بعد الخط. ولا يقول في أي اتجاه، فالاتجاهان جائزان.
origin-free-place = لم يُطبع شيء عن مكان بداية مشغول.
origin-collection-inwards = يذكر الكتيّب الإصبع ويقول: نحو الوسط. أما جواز أي اتجاه نحو الداخل واحتساب الضربة الضعيفة فمن قراءتنا.
origin-strength = لم يُطبع عنها شيء؛ والحاسوب يحتاج إلى حد.
origin-turns-three = ينقل الكتيّب الدور إلى اليسار كل مرة. وعندئذ تنفد أقراص الشريكين أولًا ويضرب اللاعب المنفرد ست مرات متتالية. لذلك نجعل الطرفين يتناوبان؛ والنص الحرفي إعداد.
origin-turns-three-clockwise = هذا حرف النص: الدور دائمًا للجار على اليسار.
origin-collection-must-touch = تجيز الألمانية والإنجليزية أن يأتي اللمس من أي قرص لصاحب الضربة، فيجوز دفع قرص نحو آخر. واللغات الثماني الأخرى تتحدث عن «قرصه»؛ نتبع الألمانية والإنجليزية.
origin-collection-void = لا يرفع النص الروسي إلا الأقراص التي لمسها القرص الملعوب نفسه، ويُسقط النص البولندي أنها أقراص صاحب الضربة. نتبع اللغات الأخرى: كل ما لُمس من أقراص صاحب الضربة.
origin-collection-open-board = سقط من النص الدنماركي حرف النفي، فهو يكرر شرط القاعدة السابقة. ويخلط النص الروسي بين الحلقة وخطها. نلعب بما تقوله اللغات الأخرى.
origin-missed = تؤكد الألمانية والإنجليزية والإيطالية والهولندية أن هذا القرص وحده يذهب؛ وتكتفي اللغات الأخرى بذكره.
origin-collection-missed-touched = لا يأخذ الكتيّب إلا القرص الملعوب. وفي هذه الجولة يذهب معه ما لُمس من أقراص صاحبه، كما في البطولات.
origin-collection-contact = لم يُطبع شيء عما يُعد لمسًا.
origin-off-board = بحسب الكتيّب يمكن أن يرتد القرص عن الحافة: يذهب إلى الخندق، ويبقى ما لمسه حيث صار. نرفع القرص حين يغادر السطح، كيلا يزيح شيئًا قرصٌ خرج من اللعب؛ والنص الحرفي إعداد.
origin-tournament-off-board = في البطولات يبقى ما يزيحه القرص في عودته من الحافة حيث صار. نرفع القرص حين يغادر السطح؛ والإعداد يجعله يرتد.
origin-doubles-off-board = في البطولات يبقى ما يزيحه القرص في عودته من الحافة حيث صار. نرفع القرص حين يغادر السطح؛ والإعداد يجعله يرتد.
origin-collection-off-board-bounces = تسمي الإنجليزية والهولندية والدنماركية الحافة «أشرطة». والمقصود حافة اللوحة.
origin-collection-out-line = يذكر الكتيّب الأقراص التي على الخط. وخروج ما بعده بديهي؛ والنص الفرنسي يجعل الخط منطقة، والنتيجة واحدة.
origin-collection-twenty = انتقل عنوان من موضعه في النص الإنجليزي وما أُخذ عنه، والقرص في الدنماركية يقع «عبر» الحفرة. والمقصود عشرون لكل قرص في الحفرة.
origin-collection-twenty-owner = لا يتحدث الكتيّب إلا عن إدخال اللاعب قرصه هو. نحسبه لصاحب القرص، كما في البطولات.
origin-collection-round-end = ينهي النص الروسي الجولة حين تنفد أقراص لاعب واحد، فتضيع على الآخر ضربته الأخيرة. والنصوص التسعة الأخرى كلها تنتظر الجميع.
origin-next-start = في النص الفرنسي يبدأ صاحب «المركز الأخير». والسويدية والبولندية والروسية تقول بوضوح إنه صاحب الضربة الأخيرة، واللغات الأخرى تُقرأ كذلك.
origin-next-start-three = في النص الفرنسي يبدأ صاحب «المركز الأخير»؛ والنصوص الأخرى تعني صاحب الضربة الأخيرة. ومن هو ينتج عن ترتيب الأدوار.
origin-next-start-three-clockwise = في النص الفرنسي يبدأ صاحب «المركز الأخير»؛ والنصوص الأخرى تعني صاحب الضربة الأخيرة. وهو في هذا الترتيب اللاعب المنفرد.
origin-next-start-four = في النص الفرنسي يبدأ صاحب «المركز الأخير»؛ والنصوص الأخرى تعني صاحب الضربة الأخيرة.
origin-collection-points = يُسقط النص البولندي كلمة «كل».
origin-collection-line-lower = يتحدث النص الفرنسي عن قرص على جانبي الخط، والنص الروسي عن دوائر متقاطعة. ويكفي لمس الخط.
origin-round-score = يسمي النص السويدي الفرق مكافأة؛ ومثاله نفسه يُظهر أن الفرق وحده محسوب. ولا ذكر للتساوي في الجولة: لا ينال أحد شيئًا.
origin-match = ضاع من النص الإيطالي مثال المئة نقطة.
origin-settled = على الشاشة يحسب الحاسوب كيف تنزلق الأقراص.
origin-counted = لا يعرف الكتيّب إلا اللوحات الحقيقية. وهكذا تُحفظ النتيجة هنا.
origin-hand = لا إصبع للشاشة. هذه قاعدتنا.
origin-hand-human = لا إصبع للشاشة. هذه قاعدتنا.
task-shoot = دورك: نقر قرص.
task-hit = دورك: المطلوب إصابة قرص للخصم.
editor-starter = من بدأ الجولة
editor-shots = { $seat ->
    [first] الأقراص الملعوبة حتى الآن (الدور للأبيض)
    [second] الأقراص الملعوبة حتى الآن (الدور للأسود)
    [third] الأقراص الملعوبة حتى الآن (الدور للأبيض 2)
   *[fourth] الأقراص الملعوبة حتى الآن (الدور للأسود 2)
}
editor-twenties = { $seat ->
    [first] أقراص العشرين للأبيض
    [second] أقراص العشرين للأسود
    [third] أقراص العشرين للأبيض 2
   *[fourth] أقراص العشرين للأسود 2
}
refusal-editor-many = { $seat ->
    [first] عدد أقراص الأبيض { $count }، ولا يوجد منها إلا { $most }.
    [second] عدد أقراص الأسود { $count }، ولا يوجد منها إلا { $most }.
    [third] عدد أقراص الأبيض 2: { $count }، ولا يوجد منها إلا { $most }.
   *[fourth] عدد أقراص الأسود 2: { $count }، ولا يوجد منها إلا { $most }.
}
refusal-editor-out = القرص الذي يلمس الخط الخارجي خارج اللعب ويذهب إلى الخندق.

## Drills

drill-open-twenty = عشرون على لوحة خالية
drill-open-twenty-about = إدخال الأقراص في الحفرة على لوحة خالية.
drill-open-twenty-task = { $goal ->
    [near] المطلوب ضرب { $shots } أقراص تستقر داخل الدائرة المعلَّمة.
    [sunk] المطلوب إدخال { $shots } أقراص في الحفرة.
   *[side] المطلوب إدخال { $shots } أقراص في الحفرة، كل منها من قرب طرف ربعك.
}
drill-take-out = الإخراج
drill-take-out-about = إخراج قرص للخصم من اللوحة.
drill-take-out-task = { $goal ->
    [touch] المطلوب إصابة القرص الأسود. لك { $shots } ضربات.
    [out] المطلوب إخراج القرص الأسود من اللوحة. لك { $shots } ضربات.
    [stay] المطلوب إخراج القرص الأسود من اللوحة مع بقاء قرصك عليها. لك { $shots } ضربات.
   *[fifteen] المطلوب إخراج القرص الأسود من اللوحة مع بقاء قرصك داخل دائرة الأوتاد. لك { $shots } ضربات.
}
drill-hidden-disc = خلف وتد
drill-hidden-disc-about = ترك قرصك حيث يحميه وتد.
drill-hidden-disc-task = المطلوب ضرب { $shots } أقراص تستقر داخل الدائرة المعلَّمة، خلف وتد يحجبها عن مكان الخصم.
drill-shots-hits = الإصابات: { $hits } من { $shots }.
drill-shots-spread = في المتوسط { $across } مم إلى { $side ->
    [left] اليسار
   *[right] اليمين
} و{ $along } مم { $way ->
    [short] دون الهدف
   *[long] بعد الهدف
}، مع تشتت قدره { $spread } مم.
