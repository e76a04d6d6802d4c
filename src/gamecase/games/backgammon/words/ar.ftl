### طاولة الزهر. تُعد الخانات من بيت كل لاعب: 1 أقصى داخله، و24 أبعدها.
### خانة = point، عارضة = bar، إخراج = bear off، أكل = hit، مكعب = cube، مضاعفة = double، رمية مزدوجة = doubles، رمية البداية = opening roll.

game-name = طاولة الزهر
game-about = سباق خمس عشرة قطعة إلى البيت ثم إلى خارج اللوحة، مع أكل قطع الخصم في الطريق.
seat-first = الأبيض
seat-second = الأسود

## Booklets
booklet-case = حقيبة طاولة الزهر
booklet-case-about = الإخراج بالرقم المطابق فقط، ولا إلزام بالتحريك متى صارت كل قطعك في البيت. ومع الرهان يأتي المكعب.
booklet-best-of = بعدد الجولات
booklet-best-of-about = تُعدّ الجولات فحسب: اثنتان من ثلاث، أو ثلاث من خمس. بلا مكعب.
booklet-small-first = الرقم الأصغر أولًا
booklet-small-first-about = الرقم الأصغر أولًا، والرمية المزدوجة كاملة أو لا شيء منها، والإخراج من الخلف.
booklet-collection = مجموعة الألعاب
booklet-collection-about = كل رقم يبلغ الحافة يُخرج القطعة. وللخصم التنبيه إلى الخطأ ما لم يرمِ.
booklet-tournament = البطولة
booklet-tournament-about = كما يُلعب اليوم: مباريات بالنقاط أو جولات على رهان، مع المكعب وكل قواعده.
box-says = أيّ هذه يقوله كتيّبك؟
box-says-more-than-two = الخانة مغلقة إذا وقفت فيها «أكثر من قطعتين»
box-says-games = اللعب على فوزين من ثلاث جولات، أو ثلاثة من خمس
box-says-smaller = الرقم الأصغر يُلعب أولًا دائمًا
box-says-correction = يجوز الاعتراض على النقلة غير الجائزة حتى الرمية التالية
box-says-nothing = ليس لديّ كتيّب
box-cube_inside = هل في العلبة مكعب مضاعفة؟
box-languages = بكم لغة هو مكتوب؟

## Switches
switch-stake = على ماذا اللعب؟
switch-stake-0 = للمتعة فقط، بلا مكعب
switch-stake-1 = رهان 1، مع المكعب
switch-stake-2 = رهان 2، مع المكعب
switch-stake-5 = رهان 5، مع المكعب
switch-stake-10 = رهان 10، مع المكعب
switch-win_triple_needs_none_off = متى يكون الفوز ثلاثيًا؟
switch-win_triple_needs_none_off-yes = فقط إن لم يُخرج الخاسر أي قطعة
switch-win_triple_needs_none_off-no = كلما كانت للخاسر قطعة على العارضة أو في بيت الفائز
switch-assisted = التحقق من النقلات
switch-assisted-yes = النقلات الجائزة فقط
switch-assisted-no = كل نقلة مسموح بها، كما على لوحة حقيقية
switch-bearoff_may_pass = متى صارت كل قطعك في البيت
switch-bearoff_may_pass-no = يجب لعب كل رقم ممكن
switch-bearoff_may_pass-yes = يجوز ترك رقم بلا لعب
switch-bearoff_six_needs_double_six = الإخراج من الخانة 6
switch-bearoff_six_needs_double_six-no = بأي ستة
switch-bearoff_six_needs_double_six-yes = بستتين معًا فقط
switch-bearoff_rule = بمَ تُخرج القطعة؟
switch-bearoff_rule-any-sufficient = بأي رقم يبلغ الحافة
switch-bearoff_rule-exact-or-highest = برقمها، أو برقم أكبر من أبعد خانة لك
switch-setup = الترتيب
switch-setup-standard = المعتاد
switch-setup-nackgammon = ناكغامون
switch-setup-hypergammon = هايبرغامون، ثلاث قطع لكل طرف
switch-cube = مكعب المضاعفة
switch-cube-on = مع المكعب
switch-cube-off = بلا مكعب
switch-cube_limit = أقصى المكعب
switch-cube_limit-2 = 2
switch-cube_limit-4 = 4
switch-cube_limit-8 = 8
switch-cube_limit-16 = 16
switch-cube_limit-32 = 32
switch-cube_limit-64 = 64
switch-cube_limit-1024 = 1024
switch-centred_cube = حين يكون المكعب في الوسط
switch-centred_cube-either = لأي من اللاعبين أن يديره
switch-centred_cube-holland = بعد جولة كروفورد، فقط بعد رميتين لكل لاعب
switch-crawford = جولة كروفورد
switch-crawford-yes = جولة واحدة بلا مكعب حين تنقص أحد اللاعبين نقطة واحدة
switch-crawford-no = بلا جولة كروفورد
switch-jacoby = قاعدة جاكوبي
switch-jacoby-yes = لا يُحسب المارس إلا إن أُدير المكعب
switch-jacoby-no = يُحسب المارس دائمًا
switch-beavers = البيفر (Beaver)
switch-beavers-yes = مسموح
switch-beavers-no = غير مسموح
switch-raccoons = الراكون (Raccoon)
switch-raccoons-yes = مسموح
switch-raccoons-no = غير مسموح
switch-automatic_doubles = تساوي النردين في رمية البداية
switch-automatic_doubles-0 = تُعاد الرمية
switch-automatic_doubles-1 = يضاعف الرهان مرة على الأكثر
switch-automatic_doubles-2 = يضاعف الرهان مرتين على الأكثر
switch-automatic_doubles-3 = يضاعف الرهان ثلاث مرات على الأكثر

## Clauses
clause-aim = الهدف جمع كل قطعك في بيتك ثم إخراجها. ويفوز أول من لا تبقى له قطعة.
clause-setup = يُرتَّب الطرفان كصورتين في مرآة. تسير قطعك من بيت الخصم حول اللوحة إلى بيتك.
clause-forward = تسير القطع نحو البيت فقط، ولا ترجع أبدًا.
clause-starter-high = يرمي كل لاعب نردًا واحدًا. صاحب الرقم الأعلى يبدأ.
clause-draw-first = رمية البداية قبل كل شيء. وإن تساوى النردان أُعيدت.
clause-first-throw-fresh = يرمي البادئ النردين من جديد لدوره الأول.
clause-first-throw-drawn = نردا رمية البداية هما رمية البادئ الأولى، فلا تكون مزدوجة أبدًا.
clause-already-started = لكل جولة رمية بداية واحدة.
clause-throw-first = يتناوب اللاعبان. ويبدأ الدور برمي نردين.
clause-dice-zone = يُرمى النرد في النصف الأيمن من اللوحة كما تراها أنت.
clause-choice-first = إن كان لك أن تضاعف، فقبل الرمي.
clause-play-first = تُلعب رميتك قبل أي شيء آخر.
clause-dice-only = كل رقم يحرك قطعة واحدة بعدد خاناته. وقد تأخذ القطعة الواحدة عدة أرقام تباعًا، وتقف بعد كل منها.
clause-no-checker = لا يجوز لك تحريك غير قطعك.
clause-closed-point = الخانة التي فيها قطعتان أو أكثر للخصم مغلقة: لا يمكنك الوقوف فيها، ولو في وسط نقلة أطول.
clause-self-hit = إن وُضعت القطعة رغم ذلك في خانة مغلقة، تُعد مأكولة وتذهب إلى العارضة، ويُستهلك الرقم.
clause-hit = إن وقفت على قطعة وحيدة للخصم فقد أكلتها: تذهب إلى العارضة. ولا إلزام بالأكل ما دامت نقلة أخرى ممكنة.
clause-any-order = يجوز لعب الأرقام بأي ترتيب.
clause-smaller-first = الرقم الأصغر يُلعب دائمًا قبل الأكبر.
clause-smaller-lost = إن لم تستطع أي قطعة لعب الرقم الأصغر ضاع، ويُلعب الأكبر وحده.
clause-must-move = إن أمكنك التحريك وجب عليك.
clause-use-all = يجب لعب أكبر عدد جائز من الأرقام: كلا الرقمين إن وُجدت أي طريقة للعبهما معًا.
clause-use-higher = إن أمكن لعب أي من الرقمين دون كليهما، وجب لعب الأكبر.
clause-stop-at-home = متى صارت كل قطعك في البيت فلا إلزام بالتحريك: يجوز ترك أي رقم بلا لعب.
clause-doubles-four = في الرمية المزدوجة يُلعب الرقم أربع مرات.
clause-partial-double = يُلعب من نقلات الرمية المزدوجة الأربع ما أمكن، ويضيع الباقي.
clause-whole-double = الرمية المزدوجة تُلعب كاملة بنقلاتها الأربع أو لا تُلعب. ويكفي إخراج قطعتك الأخيرة قبل ذلك.
clause-enter-first = القطعة التي على العارضة يجب أن تدخل أولًا في بيت الخصم، في الخانة التي يعدّها النرد من الحافة البعيدة. ولا يجوز تحريك غيرها حتى تدخل كل قطعك.
clause-enter-any = يجوز الدخول بأي من الرقمين، والرقم الذي لا يمكن الدخول به يضيع.
clause-smaller-enters = إن كانت لك قطعة على العارضة ولم يمكن إدخالها بالرقم الأصغر، ضاعت الرمية كلها.
clause-home-first = يجوز بدء الإخراج متى صارت كل قطعك في البيت. وإن أُكلت قطعة، تجوز المتابعة حين تعود كلها إلى البيت.
clause-exact-number = لا يمكن إخراج القطعة إلا بالرقم المطابق لخانتها.
clause-highest-first = يمكن إخراج القطعة برقم خانتها، أو برقم أكبر من أبعد خانة لك.
clause-rear-first = لا يمكن الإخراج إلا من أبعد خانة لك، بأي رقم يبلغ الحافة.
clause-any-sufficient = يمكن إخراج أي قطعة برقم يبلغ الحافة.
clause-past-band = لا يمكن إخراج قطعة ما دام الخصم يغلق خانة أمامها في بيتك.
clause-double-six = لا يمكن الإخراج من الخانة 6 إلا برمية من ستتين.
clause-inside-move = يجوز دائمًا التحريك داخل بيتك بدل الإخراج.
clause-win = من أخرج كل قطعه أولًا فقد فاز.
clause-win-counts-one = كل فوز يُحسب واحدًا.
clause-win-kinds = يُحسب الفوز مرة. ويُحسب مرتين إن لم يُخرج الخاسر أي قطعة، وثلاث مرات إن كانت له فوق ذلك قطعة على العارضة أو في بيت الفائز.
clause-stalled = بعد خمسين دورًا متتاليًا بلا نقلة تنتهي الجولة بالتعادل.
clause-cube = يبدأ المكعب في الوسط على 1. وكل مضاعفة تجعل الجولة بضعف قيمتها.
clause-no-cube = في هذه القواعد لا يُستعمل المكعب إلا عند اللعب على رهان أو بالنقاط. وعند عدّ الجولات فحسب لا مكعب.
clause-double-before-throw = يجوز لك عرض المضاعفة قبل رميتك، لا قبل أول رمية في الجولة.
clause-answer-first = يقبل الخصم المضاعفة، أو يرفضها فيخسر الجولة.
clause-nothing-offered = لا قبول ولا رفض إلا بعد أن تُعرض عليك مضاعفة.
clause-cube-owner = إن قبلت المضاعفة صار المكعب لك، ولك وحدك أن تضاعف بعدها.
clause-cube-limit = لا يمكن أن يتجاوز المكعب حده.
clause-cube-dead = في المباراة لا يُدار المكعب بعد أن يصير حاسمًا للمباراة لكلا اللاعبين.
clause-crawford = أول جولة ينقص فيها أحد اللاعبين نقطة واحدة تُلعب بلا مكعب.
clause-holland = حسب الاختيار: بعد تلك الجولة لا يجوز أن يُدار المكعب من الوسط إلا بعد أن يرمي كل لاعب مرتين.
clause-jacoby = خارج المباريات يُحسب الفوز المضاعف والثلاثي فوزًا بسيطًا ما لم يكن المكعب قد أُدير.
clause-beavers = خارج المباريات يجوز لك الرد على المضاعفة بمضاعفة فورية مع الاحتفاظ بالمكعب: وهذا البيفر (Beaver).
clause-no-beaver = لا يكون البيفر (Beaver) إلا باتفاق، وردًا على مضاعفة فقط.
clause-no-raccoon = لا يكون الراكون (Raccoon) إلا باتفاق، وردًا على بيفر فقط.
clause-automatic-doubles = خارج المباريات، تساوي النردين في رمية البداية يضاعف الرهان، بعدد المرات المتفق عليه على الأكثر.
clause-match-games = يُتفق قبل البدء على عدد جولات المباراة، مثل فوزين من ثلاث.
clause-match-points = المباراة لأول لاعب يبلغ عدد النقاط المتفق عليه.
clause-no-resignation = لا تذكر هذه القواعد ثمن الاستسلام.
clause-resignation = للاعب أن يعرض الاستسلام بخسارة بسيطة أو مضاعفة أو ثلاثية. ويقبل الخصم أو يرفض.
clause-answer-resignation = عرض الاستسلام يُجاب قبل مواصلة اللعب.
clause-correction = يجوز أن يُطلب من الخصم إعادة الدور الخاطئ بالنرد نفسه.
clause-nothing-wrong = الدور الجائز يبقى.
clause-correct-before-throw = يمكنك طلب ذلك حتى رميتك فقط.
clause-one-by-one = حيث يُسمح بكل نقلة، تُحرَّك القطع واحدة واحدة، ثم يُنهى الدور.
clause-no-correction = الدور المنتهي لا يتغير.

## Why not
refusal-draw-first = رمية البداية أولًا.
refusal-already-started = بدأت الجولة من قبل.
refusal-throw-first = لا بد من رمي النرد أولًا.
refusal-choice-first = الرمي أولًا، أو المضاعفة.
refusal-play-first = تُلعب رميتك أولًا.
refusal-dice-zone = لم يقع النردان في النصف الأيمن من اللوحة: يُعاد رميهما معًا.
refusal-forward = لا رجوع من { $from } إلى { $to }. القطع تسير نحو البيت فقط.
refusal-no-checker = { $place ->
    [bar] لا قطعة لك على العارضة.
   *[point] لا قطعة لك في الخانة { $point }.
}
refusal-dice-only = { $count ->
    [0] لم يبقَ لك رقم للعب.
    [zero] المسافة { $distance }، ولم يبقَ لك رقم ({ $dice }).
    [one] المسافة { $distance }، والباقي لك { $dice }.
    [two] المسافة { $distance }، والباقي لك { $dice }.
    [few] المسافة { $distance }، والباقي لك { $dice }.
    [many] المسافة { $distance }، والباقي لك { $dice }.
   *[other] المسافة { $distance }، والباقي لك { $dice }.
}
refusal-closed-point = { $count ->
    [zero] الخانة { $point } مغلقة.
    [one] الخانة { $point } مغلقة: فيها قطعة واحدة للخصم.
    [two] الخانة { $point } مغلقة: فيها قطعتان للخصم.
    [few] الخانة { $point } مغلقة: فيها { $count } قطع للخصم.
    [many] الخانة { $point } مغلقة: فيها { $count } قطعة للخصم.
   *[other] الخانة { $point } مغلقة: فيها { $count } قطعة للخصم.
}
refusal-smaller-first = الرقم الأصغر أولًا: { $die } قبل { $larger }.
refusal-smaller-lost = لم تستطع أي قطعة لعب { $die } أولًا، فضاع الرقم.
refusal-must-move = { $possible ->
    [zero] لا رقم يمكنك لعبه.
    [one] يمكنك لعب رقم واحد، فلا بد من لعبه.
    [two] يمكنك لعب رقمين، فلا بد من لعبهما.
    [few] يمكنك لعب { $possible } أرقام، فلا بد من لعبها.
    [many] يمكنك لعب { $possible } رقمًا، فلا بد من لعبها.
   *[other] يمكنك لعب { $possible } رقم، فلا بد من لعبها.
}
refusal-use-all = { $possible ->
    [zero] لا رقم يمكنك لعبه، والملعوب هنا { $used }.
    [one] يمكنك لعب رقم واحد، والملعوب هنا { $used }.
    [two] يمكنك لعب رقمين، والملعوب هنا { $used } فقط. المطلوب طريقة تستعملهما معًا.
    [few] يمكنك لعب { $possible } أرقام، والملعوب هنا { $used } فقط. المطلوب طريقة تستعملها كلها.
    [many] يمكنك لعب { $possible } رقمًا، والملعوب هنا { $used } فقط. المطلوب طريقة تستعملها كلها.
   *[other] يمكنك لعب { $possible } رقم، والملعوب هنا { $used } فقط. المطلوب طريقة تستعملها كلها.
}
refusal-use-higher = لا يمكنك لعب إلا رقم واحد، فلا بد أن يكون الأكبر: { $die }.
refusal-whole-double = { $possible ->
    [zero] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك أي نقلة من أصل { $needed }: ضاعت الرمية.
    [one] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك من أصل { $needed } إلا واحدة: ضاعت الرمية.
    [two] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك من أصل { $needed } إلا اثنتان: ضاعت الرمية.
    [few] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك من أصل { $needed } إلا { $possible }: ضاعت الرمية.
    [many] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك من أصل { $needed } إلا { $possible }: ضاعت الرمية.
   *[other] الرمية المزدوجة تُلعب كاملة، ولا تُتاح لك من أصل { $needed } إلا { $possible }: ضاعت الرمية.
}
refusal-enter-first = { $count ->
    [zero] لا قطعة لك على العارضة.
    [one] لك قطعة واحدة على العارضة: تدخل أولًا.
    [two] لك قطعتان على العارضة: تدخلان أولًا.
    [few] لك { $count } قطع على العارضة: تدخل أولًا.
    [many] لك { $count } قطعة على العارضة: تدخل أولًا.
   *[other] لك { $count } قطعة على العارضة: تدخل أولًا.
}
refusal-smaller-enters = لا تدخل قطعتك برقم { $die } لأن الخانة { $point } مغلقة: ضاعت الرمية كلها.
refusal-home-first = { $count ->
    [zero] كل قطعك في البيت.
    [one] لا إخراج بعد: قطعة واحدة لك ليست في البيت.
    [two] لا إخراج بعد: قطعتان لك ليستا في البيت.
    [few] لا إخراج بعد: { $count } قطع لك ليست في البيت.
    [many] لا إخراج بعد: { $count } قطعة لك ليست في البيت.
   *[other] لا إخراج بعد: { $count } قطعة لك ليست في البيت.
}
refusal-exact-number = من الخانة { $point } لا إخراج إلا بالرقم { $point }، والباقي لك { $dice }.
refusal-highest-first = لا إخراج من الخانة { $point } برقم أكبر إلا إن خلا ما وراءها، وما زالت لك قطع في الخانة { $highest }.
refusal-rear-first = الإخراج من الخلف أولًا: ما زالت لك قطع في الخانة { $highest }.
refusal-past-band = { $count ->
    [zero] لا إخراج من الخانة { $point }: الخانة { $band } أمامها.
    [one] لا إخراج من الخانة { $point }: للخصم قطعة واحدة أمامها في الخانة { $band }.
    [two] لا إخراج من الخانة { $point }: للخصم قطعتان أمامها في الخانة { $band }.
    [few] لا إخراج من الخانة { $point }: للخصم { $count } قطع أمامها في الخانة { $band }.
    [many] لا إخراج من الخانة { $point }: للخصم { $count } قطعة أمامها في الخانة { $band }.
   *[other] لا إخراج من الخانة { $point }: للخصم { $count } قطعة أمامها في الخانة { $band }.
}
refusal-double-six = من الخانة 6 لا إخراج إلا برمية من ستتين، ورميتك { $dice }.
refusal-no-cube = لا مكعب في هذه الجولة.
refusal-double-before-throw = لا مضاعفة إلا قبل رميتك أنت، ولا قبل أول رمية في الجولة.
refusal-answer-first = الجواب أولًا عن المضاعفة إلى { $value }: قبول أو رفض.
refusal-nothing-offered = لا عرض ينتظر الجواب.
refusal-cube-owner = المكعب عند الخصم على { $value }.
refusal-cube-limit = المكعب على { $value } ولا يمكن أن يزيد.
refusal-cube-dead = { $needed ->
    [zero] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى نقاط أخرى.
    [one] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى أكثر من نقطة واحدة.
    [two] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى أكثر من نقطتين.
    [few] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى أكثر من { $needed } نقاط.
    [many] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى أكثر من { $needed } نقطة.
   *[other] المكعب على { $value } يحسم المباراة أصلًا: لا أحد يحتاج إلى أكثر من { $needed } نقطة.
}
refusal-crawford = هذه جولة كروفورد في مباراة حتى { $number }: لا مضاعفة.
refusal-holland = { $throws ->
    [zero] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، ولم تُرمَ أي رمية بعد.
    [one] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، وحتى الآن رمية واحدة.
    [two] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، وحتى الآن رميتان.
    [few] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، وحتى الآن { $throws } رميات.
    [many] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، وحتى الآن { $throws } رمية.
   *[other] بعد جولة كروفورد لا مضاعفة قبل أن يرمي كل طرف مرتين، وحتى الآن { $throws } رمية.
}
refusal-no-beaver = لا بيفر هنا.
refusal-no-raccoon = لا راكون هنا.
refusal-no-resignation = لا استسلام بسيطًا ولا مضاعفًا ولا ثلاثيًا في هذه القواعد.
refusal-answer-resignation = لا بد أولًا من قبول عرض الاستسلام أو رفضه.
refusal-one-by-one = هنا تُنقل القطع واحدة واحدة.
refusal-no-correction = الدور المنتهي لا يتغير.
refusal-correct-before-throw = لا تنبيه إلى الخطأ إلا قبل رميتك.
refusal-nothing-wrong = كان ذلك الدور جائزًا.

## How it ended
outcome-single = { $points ->
    [zero] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، بلا نقاط.
    [one] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، بنقطة واحدة.
    [two] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، بنقطتين.
    [few] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، وله { $points } نقاط.
    [many] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، وله { $points } نقطة.
   *[other] الفوز من نصيب { $seat } بإخراج القطعة الأخيرة، وله { $points } نقطة.
}
outcome-double = { $points ->
    [zero] فوز مضاعف من نصيب { $seat }، بلا نقاط: لم يُخرج الخصم شيئًا.
    [one] فوز مضاعف من نصيب { $seat }، بنقطة واحدة: لم يُخرج الخصم شيئًا.
    [two] فوز مضاعف من نصيب { $seat }، بنقطتين: لم يُخرج الخصم شيئًا.
    [few] فوز مضاعف من نصيب { $seat }، وله { $points } نقاط: لم يُخرج الخصم شيئًا.
    [many] فوز مضاعف من نصيب { $seat }، وله { $points } نقطة: لم يُخرج الخصم شيئًا.
   *[other] فوز مضاعف من نصيب { $seat }، وله { $points } نقطة: لم يُخرج الخصم شيئًا.
}
outcome-triple = { $points ->
    [zero] فوز ثلاثي من نصيب { $seat }، بلا نقاط: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [one] فوز ثلاثي من نصيب { $seat }، بنقطة واحدة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [two] فوز ثلاثي من نصيب { $seat }، بنقطتين: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [few] فوز ثلاثي من نصيب { $seat }، وله { $points } نقاط: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [many] فوز ثلاثي من نصيب { $seat }، وله { $points } نقطة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
   *[other] فوز ثلاثي من نصيب { $seat }، وله { $points } نقطة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
}
outcome-gammon = { $points ->
    [zero] مارس من نصيب { $seat }، بلا نقاط: لم يُخرج الخصم شيئًا.
    [one] مارس من نصيب { $seat }، بنقطة واحدة: لم يُخرج الخصم شيئًا.
    [two] مارس من نصيب { $seat }، بنقطتين: لم يُخرج الخصم شيئًا.
    [few] مارس من نصيب { $seat }، وله { $points } نقاط: لم يُخرج الخصم شيئًا.
    [many] مارس من نصيب { $seat }، وله { $points } نقطة: لم يُخرج الخصم شيئًا.
   *[other] مارس من نصيب { $seat }، وله { $points } نقطة: لم يُخرج الخصم شيئًا.
}
outcome-backgammon = { $points ->
    [zero] مارس ثلاثي من نصيب { $seat }، بلا نقاط: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [one] مارس ثلاثي من نصيب { $seat }، بنقطة واحدة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [two] مارس ثلاثي من نصيب { $seat }، بنقطتين: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [few] مارس ثلاثي من نصيب { $seat }، وله { $points } نقاط: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
    [many] مارس ثلاثي من نصيب { $seat }، وله { $points } نقطة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
   *[other] مارس ثلاثي من نصيب { $seat }، وله { $points } نقطة: ما زالت للخصم قطعة على العارضة أو في بيت الفائز.
}
outcome-dropped = { $points ->
    [zero] الفوز من نصيب { $seat } بلا نقاط: رفض الخصم المضاعفة.
    [one] الفوز من نصيب { $seat } بنقطة واحدة: رفض الخصم المضاعفة.
    [two] الفوز من نصيب { $seat } بنقطتين: رفض الخصم المضاعفة.
    [few] الفوز من نصيب { $seat }، وله { $points } نقاط: رفض الخصم المضاعفة.
    [many] الفوز من نصيب { $seat }، وله { $points } نقطة: رفض الخصم المضاعفة.
   *[other] الفوز من نصيب { $seat }، وله { $points } نقطة: رفض الخصم المضاعفة.
}
outcome-conceded = { $points ->
    [zero] الفوز من نصيب { $seat } بلا نقاط: استسلم الخصم.
    [one] الفوز من نصيب { $seat } بنقطة واحدة: استسلم الخصم.
    [two] الفوز من نصيب { $seat } بنقطتين: استسلم الخصم.
    [few] الفوز من نصيب { $seat }، وله { $points } نقاط: استسلم الخصم.
    [many] الفوز من نصيب { $seat }، وله { $points } نقطة: استسلم الخصم.
   *[other] الفوز من نصيب { $seat }، وله { $points } نقطة: استسلم الخصم.
}
outcome-stalled = تعادل: لم يتحرك أحد منذ وقت طويل.

## Levels
level-beginner = مبتدئ
level-beginner-about = يلعب أول نقلة يراها ويترك قطعه عرضة للأكل.
level-casual = هاوٍ
level-casual-about = يُبقي قطعه متجاورة ويأكل متى استطاع.
level-steady = متمكّن
level-steady-about = يغلق الخانات ويحسب السباق، ويضاعف حين يتقدم بوضوح.
level-expert = خبير
level-expert-about = يحسب رمية واحدة مسبقًا ونادرًا ما يخطئ.
level-master = أستاذ
level-master-about = يحسب رميتين مسبقًا. مستوى عالمي.

## On the table
look-home-right = البيت على اليمين
look-home-left = البيت على اليسار
look-blue-right = { look-home-right }، جوخ أزرق
look-blue-left = { look-home-left }، جوخ أزرق
look-wine-right = { look-home-right }، جوخ نبيذي
look-wine-left = { look-home-left }، جوخ نبيذي

scene-title = لوحة طاولة الزهر
# $home is where the viewer's home lies, near him.
scene-view = { $seat ->
    [first] { $home ->
        [left] تُعد الخانات من بيت الأبيض، أسفل اليسار.
       *[right] تُعد الخانات من بيت الأبيض، أسفل اليمين.
    }
   *[second] { $home ->
        [left] تُعد الخانات من بيت الأسود، أسفل اليسار.
       *[right] تُعد الخانات من بيت الأسود، أسفل اليمين.
    }
}
# $points is a list such as "24 (2), 13 (5)": each point, and how many stand there.
scene-points = { $seat ->
    [first] قطع الأبيض في { $points }.
   *[second] قطع الأسود في { $points }.
}
scene-no-points = { $seat ->
    [first] لا قطع للأبيض في أي خانة.
   *[second] لا قطع للأسود في أي خانة.
}
scene-on-bar = { $seat ->
    [first] { $count ->
        [zero] لا قطع بيضاء على العارضة.
        [one] قطعة بيضاء واحدة على العارضة.
        [two] قطعتان بيضاوان على العارضة.
        [few] { $count } قطع بيضاء على العارضة.
        [many] { $count } قطعة بيضاء على العارضة.
       *[other] { $count } قطعة بيضاء على العارضة.
    }
   *[second] { $count ->
        [zero] لا قطع سوداء على العارضة.
        [one] قطعة سوداء واحدة على العارضة.
        [two] قطعتان سوداوان على العارضة.
        [few] { $count } قطع سوداء على العارضة.
        [many] { $count } قطعة سوداء على العارضة.
       *[other] { $count } قطعة سوداء على العارضة.
    }
}
scene-off = { $seat ->
    [first] { $count ->
        [zero] لم تخرج أي قطعة بيضاء.
        [one] خرجت قطعة بيضاء واحدة.
        [two] خرجت قطعتان بيضاوان.
        [few] خرجت { $count } قطع بيضاء.
        [many] خرجت { $count } قطعة بيضاء.
       *[other] خرجت { $count } قطعة بيضاء.
    }
   *[second] { $count ->
        [zero] لم تخرج أي قطعة سوداء.
        [one] خرجت قطعة سوداء واحدة.
        [two] خرجت قطعتان سوداوان.
        [few] خرجت { $count } قطع سوداء.
        [many] خرجت { $count } قطعة سوداء.
       *[other] خرجت { $count } قطعة سوداء.
    }
}
scene-pips = { $seat ->
    [first] { $count ->
        [zero] لم يبقَ أمام الأبيض شيء.
        [one] بقيت أمام الأبيض خانة واحدة.
        [two] بقيت أمام الأبيض خانتان.
        [few] بقيت أمام الأبيض { $count } خانات.
        [many] بقيت أمام الأبيض { $count } خانة.
       *[other] بقيت أمام الأبيض { $count } خانة.
    }
   *[second] { $count ->
        [zero] لم يبقَ أمام الأسود شيء.
        [one] بقيت أمام الأسود خانة واحدة.
        [two] بقيت أمام الأسود خانتان.
        [few] بقيت أمام الأسود { $count } خانات.
        [many] بقيت أمام الأسود { $count } خانة.
       *[other] بقيت أمام الأسود { $count } خانة.
    }
}
scene-dice = { $count ->
    [zero] لم يبقَ رقم للعب ({ $dice }).
    [one] الرقم الباقي للعب { $dice }.
    [two] الرقمان الباقيان للعب { $dice }.
    [few] الأرقام الباقية للعب { $dice }.
    [many] الأرقام الباقية للعب { $dice }.
   *[other] الأرقام الباقية للعب { $dice }.
}
scene-cube = { $owner ->
    [first] المكعب عند الأبيض، على { $value }.
    [second] المكعب عند الأسود، على { $value }.
   *[nobody] المكعب في الوسط، على { $value }.
}
scene-away = النقاط المتبقية للفوز: الأبيض { $first }، الأسود { $second }.
scene-crawford = هذه جولة كروفورد، بلا مضاعفة.
scene-due-draw = يرمي كل لاعب نردًا واحدًا لمعرفة من يبدأ.
scene-due-choice = { $seat ->
    [first] الدور للأبيض، قبل الرمي.
   *[second] الدور للأسود، قبل الرمي.
}
scene-due-throw = { $seat ->
    [first] الرمية الآن للأبيض.
   *[second] الرمية الآن للأسود.
}
scene-due-play = { $seat ->
    [first] التحريك الآن للأبيض.
   *[second] التحريك الآن للأسود.
}
scene-due-offered = { $seat ->
    [first] المكعب معروض على الأبيض بقيمة { $value }: قبول أو رفض.
   *[second] المكعب معروض على الأسود بقيمة { $value }: قبول أو رفض.
}
scene-due-beavered = { $seat ->
    [first] الرد على الأبيض بيفر: يصير المكعب على { $value }.
   *[second] الرد على الأسود بيفر: يصير المكعب على { $value }.
}
scene-due-raccooned = { $seat ->
    [first] الرد على الأبيض راكون: يصير المكعب على { $value }.
   *[second] الرد على الأسود راكون: يصير المكعب على { $value }.
}
# The seat is the one that accepts or declines; the other one offers to give up.
scene-due-resigning = { $kind ->
    [1] { $seat ->
        [first] يعرض الأسود الاستسلام بخسارة بسيطة، والجواب للأبيض.
       *[second] يعرض الأبيض الاستسلام بخسارة بسيطة، والجواب للأسود.
    }
    [2] { $seat ->
        [first] يعرض الأسود الاستسلام بخسارة مضاعفة، والجواب للأبيض.
       *[second] يعرض الأبيض الاستسلام بخسارة مضاعفة، والجواب للأسود.
    }
   *[3] { $seat ->
        [first] يعرض الأسود الاستسلام بخسارة ثلاثية، والجواب للأبيض.
       *[second] يعرض الأبيض الاستسلام بخسارة ثلاثية، والجواب للأسود.
    }
}
scene-due-over = انتهت الجولة.

scene-point = { $holder ->
    [first] { $count ->
        [zero] الخانة { $point }: لا قطع بيضاء
        [one] الخانة { $point }: قطعة بيضاء واحدة
        [two] الخانة { $point }: قطعتان بيضاوان
        [few] الخانة { $point }: { $count } قطع بيضاء
        [many] الخانة { $point }: { $count } قطعة بيضاء
       *[other] الخانة { $point }: { $count } قطعة بيضاء
    }
    [second] { $count ->
        [zero] الخانة { $point }: لا قطع سوداء
        [one] الخانة { $point }: قطعة سوداء واحدة
        [two] الخانة { $point }: قطعتان سوداوان
        [few] الخانة { $point }: { $count } قطع سوداء
        [many] الخانة { $point }: { $count } قطعة سوداء
       *[other] الخانة { $point }: { $count } قطعة سوداء
    }
   *[nobody] الخانة { $point }: فارغة
}
scene-bar = { $seat ->
    [first] { $count ->
        [0] العارضة: لا قطع بيضاء
        [zero] العارضة: لا قطع بيضاء
        [one] العارضة: قطعة بيضاء واحدة
        [two] العارضة: قطعتان بيضاوان
        [few] العارضة: { $count } قطع بيضاء
        [many] العارضة: { $count } قطعة بيضاء
       *[other] العارضة: { $count } قطعة بيضاء
    }
   *[second] { $count ->
        [0] العارضة: لا قطع سوداء
        [zero] العارضة: لا قطع سوداء
        [one] العارضة: قطعة سوداء واحدة
        [two] العارضة: قطعتان سوداوان
        [few] العارضة: { $count } قطع سوداء
        [many] العارضة: { $count } قطعة سوداء
       *[other] العارضة: { $count } قطعة سوداء
    }
}
scene-tray = { $seat ->
    [first] { $count ->
        [0] الصينية: لم تخرج أي قطعة بيضاء
        [zero] الصينية: لم تخرج أي قطعة بيضاء
        [one] الصينية: خرجت قطعة بيضاء واحدة
        [two] الصينية: خرجت قطعتان بيضاوان
        [few] الصينية: خرجت { $count } قطع بيضاء
        [many] الصينية: خرجت { $count } قطعة بيضاء
       *[other] الصينية: خرجت { $count } قطعة بيضاء
    }
   *[second] { $count ->
        [0] الصينية: لم تخرج أي قطعة سوداء
        [zero] الصينية: لم تخرج أي قطعة سوداء
        [one] الصينية: خرجت قطعة سوداء واحدة
        [two] الصينية: خرجت قطعتان سوداوان
        [few] الصينية: خرجت { $count } قطع سوداء
        [many] الصينية: خرجت { $count } قطعة سوداء
       *[other] الصينية: خرجت { $count } قطعة سوداء
    }
}
scene-die = { $state ->
    [used] نرد: { $number }، لُعب
   *[left] نرد: { $number }
}
scene-no-die = النرد، لم يُرمَ بعد
# A face of a die, to tell what was thrown at a real board.
scene-face = { $seat ->
    [first] رمى الأبيض { $number }
    [second] رمى الأسود { $number }
   *[nobody] نرد يُظهر { $number }
}

## What a hand may say
act-throw = رمي النرد
act-double = مضاعفة إلى { $value }
act-take = قبول { $value }
act-drop = رفض
act-beaver = بيفر: { $value }
act-raccoon = راكون: { $value }
act-accept = قبول
act-decline = رفض
act-correct = تنبيه إلى الخطأ
act-check = هل كان ذلك جائزًا؟
act-done = إنهاء الدور
act-resign = { $kind ->
    [1] استسلام بخسارة بسيطة
    [2] استسلام بخسارة مضاعفة
   *[3] استسلام بخسارة ثلاثية
}
# Ending a turn although more could be played.
act-stop = إنهاء الدور هنا
act-pass = بلا تحريك
act-no-move = لا نقلة جائزة: إنهاء الدور
act-forced = نقلة إجبارية: { $play }

## What happened
told-start = { $seat ->
    [first] رمية البداية: الأبيض { $first }، الأسود { $second }. يبدأ الأبيض.
    [second] رمية البداية: الأبيض { $first }، الأسود { $second }. يبدأ الأسود.
   *[nobody] رمية البداية: { $first } لكل طرف. تُعاد الرمية.
}
told-roll = { $seat ->
    [first] رمية الأبيض: { $dice }
   *[second] رمية الأسود: { $dice }
}
# $play is in the usual notation: 24/18 13/11*, where a star is a hit.
told-play = { $seat ->
    [first] الأبيض: { $play }
   *[second] الأسود: { $play }
}
told-self-hit = { $seat ->
    [first] الأبيض: { $play }، إلى خانة مغلقة؛ تذهب القطعة إلى العارضة
   *[second] الأسود: { $play }، إلى خانة مغلقة؛ تذهب القطعة إلى العارضة
}
told-no-move = { $seat ->
    [first] لا نقلة ممكنة للأبيض
   *[second] لا نقلة ممكنة للأسود
}
told-pass = { $seat ->
    [first] الأبيض لا يحرك
   *[second] الأسود لا يحرك
}
told-done = { $seat ->
    [first] ينهي الأبيض دوره
   *[second] ينهي الأسود دوره
}
told-throw = { $seat ->
    [first] يأخذ الأبيض النرد
   *[second] يأخذ الأسود النرد
}
told-double = { $seat ->
    [first] يضاعف الأبيض إلى { $value }
   *[second] يضاعف الأسود إلى { $value }
}
told-take = { $seat ->
    [first] يقبل الأبيض المكعب على { $value }
   *[second] يقبل الأسود المكعب على { $value }
}
told-drop = { $seat ->
    [first] يرفض الأبيض المضاعفة
   *[second] يرفض الأسود المضاعفة
}
told-beaver = { $seat ->
    [first] بيفر من الأبيض: { $value }
   *[second] بيفر من الأسود: { $value }
}
told-raccoon = { $seat ->
    [first] راكون من الأبيض: { $value }
   *[second] راكون من الأسود: { $value }
}
told-resigning = { $kind ->
    [1] { $seat ->
        [first] يعرض الأبيض الاستسلام بخسارة بسيطة
       *[second] يعرض الأسود الاستسلام بخسارة بسيطة
    }
    [2] { $seat ->
        [first] يعرض الأبيض الاستسلام بخسارة مضاعفة
       *[second] يعرض الأسود الاستسلام بخسارة مضاعفة
    }
   *[3] { $seat ->
        [first] يعرض الأبيض الاستسلام بخسارة ثلاثية
       *[second] يعرض الأسود الاستسلام بخسارة ثلاثية
    }
}
told-accept-loss = { $seat ->
    [first] يقبل الأبيض
   *[second] يقبل الأسود
}
told-decline-loss = { $seat ->
    [first] يرفض الأبيض
   *[second] يرفض الأسود
}
told-correct = { $seat ->
    [first] ينبّه الأبيض إلى الخطأ: يُعاد الدور
   *[second] ينبّه الأسود إلى الخطأ: يُعاد الدور
}

## The rule book's chapters
chapter-setup = الهدف والاتجاه
chapter-begin = من يبدأ
chapter-dice = الرمي والتحريك
chapter-points = الخانات والأكل
chapter-bar = الدخول من العارضة
chapter-bearing-off = الإخراج
chapter-winning = الفوز
chapter-cube = المكعب
chapter-errors = الأخطاء والاستسلام

## Lessons: a title, what to do, and what was learnt. Points are counted from the learner's home.
lesson-make-a-point = إغلاق خانة
lesson-make-a-point-task = رميتك 3 و1. لنجمع قطعتين في خانتك 5.
lesson-make-a-point-done = القطعتان في خانة واحدة آمنتان، وتغلقانها على الخصم.
lesson-run = الهروب
lesson-run-task = رميتك 6 و5. لننقل قطعة خلفية إلى الأمان في خانتك 13.
lesson-run-done = قد تأخذ القطعة الواحدة الرقمين، واحدًا بعد الآخر.
lesson-hit = الأكل
lesson-hit-task = في خانتك 4 قطعة وحيدة للخصم. لنأكلها ونغلق الخانة.
lesson-hit-done = القطعة المأكولة تبدأ من جديد من العارضة.
lesson-closed = خانات مغلقة
lesson-closed-task = رميتك 5 و5. الطريق مسدود أمام قطعك الخلفية: لنغلق خانتك 3 من الخانتين 13 و8.
lesson-closed-done = لا يمكنك الوقوف في خانة فيها قطعتان أو أكثر للخصم.
lesson-enter = من العارضة
lesson-enter-task = رميتك 6 و4، ولك قطعة على العارضة. لنُدخلها، ثم نتابع بالقطعة الخلفية الأخرى.
lesson-enter-done = القطعة التي على العارضة تدخل قبل أن يتحرك غيرها.
lesson-use-both = هذا أو ذاك
lesson-use-both-task = رميتك 6 و5. يمكن لعب أي من الرقمين دون كليهما. لنلعب الرقم الواجب.
lesson-use-both-done = إن لم يمكن لعب إلا واحد من الرقمين، وجب لعب الأكبر.
lesson-doubles = رمية مزدوجة
lesson-doubles-task = رميتك 3 و3، فلك أربع نقلات. لنغلق خانتيك 5 و3.
lesson-doubles-done = في الرمية المزدوجة يُلعب الرقم أربع مرات.
lesson-bear-off = الإخراج
lesson-bear-off-task = كل قطعك في البيت. رميتك 5 و2: لنُخرج قطعتين.
lesson-bear-off-done = بكل رقم تخرج قطعة من الخانة التي تحمله.
lesson-bear-off-high = رمية أكبر من اللازم
lesson-bear-off-high-task = رميتك 6 و4، ولا قطعة لك بهذا البعد. لنُخرج قطعتين رغم ذلك.
lesson-bear-off-high-done = برقم أكبر من أبعد خانة لك تخرج قطعة من تلك الخانة.
lesson-double = المكعب
lesson-double-task = أنت في تقدم واضح. لنضاعف قبل الرمي.
lesson-double-done = يقبل الخصم ويواصل اللعب بضعف القيمة، أو يرفض فيخسر القيمة السابقة.

## The engine's numbers
worth-points = { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
worth-short = { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u2069" }
worth-behind = { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } (−{ NUMBER($cost, minimumFractionDigits: 3, maximumFractionDigits: 3) }){ "\u2069" }
note-chances = { $kinds ->
    [single] فوز في { $win }٪.
    [double] فوز في { $win }٪ (مضاعف { $wins-double }٪، ثلاثي { $wins-triple }٪)، وخسارة في { $loss }٪ (مضاعفة { $loses-double }٪، ثلاثية { $loses-triple }٪).
   *[gammon] فوز في { $win }٪ (مارس { $wins-double }٪، مارس ثلاثي { $wins-triple }٪)، وخسارة في { $loss }٪ (مارس { $loses-double }٪، مارس ثلاثي { $loses-triple }٪).
}
mistake-cost = يفرّط في { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } نقطة.
mistake-given = { $what ->
    [shots] تأكل { $played } من 36 رمية بدلًا من { $best }.
    [cashed] يستطيع الخصم الآن أن يضاعف ويفوز فورًا.
    [doubled] للخصم الآن مضاعفة جيدة.
    [wins] يفوز في { $played }٪ بدلًا من { $best }٪.
    [gammons-won] يفوز مضاعفًا في { $played }٪ بدلًا من { $best }٪.
   *[gammons-lost] يخسر مضاعفًا في { $played }٪ بدلًا من { $best }٪.
}
mistake-cube = { $why ->
    [too-early] جاءت المضاعفة مبكرة.
    [too-good] الوضع أفضل من أن يُضاعَف: مواصلة اللعب أنفع.
    [double] هنا كان وقت المضاعفة.
    [take] هذه المضاعفة تُقبل.
    [drop] هذه المضاعفة تُرفض.
   *[beaver] كان الجواب الصحيح بيفر.
}
tally-errors = القرارات: { $decisions }. الضائع: { NUMBER($lost, minimumFractionDigits: 3, maximumFractionDigits: 3) } نقطة، بمعدل خطأ { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (أجزاء من ألف من النقطة لكل قرار).
tally-luck = الحظ: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" } نقطة.
# One way to go on and what it is worth; $play is in the usual notation.
hint-option = { $what ->
    [throw] رمي النرد: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
    [double] مضاعفة: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
    [take] قبول: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
    [drop] رفض: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
    [beaver] بيفر: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
    [raccoon] راكون: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
   *[play] { $play }: { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
}

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [choice] رمي النرد، أو المضاعفة أولًا عند التقدم الواضح.
    [answer] الخصم يضاعف: القبول واللعب على الضعف، أو الرفض وخسارة الرهان الحالي.
    [bar] لك قطعة على العارضة: يجب إدخالها قبل أي شيء آخر.
    [off] كل قطعك في البيت: حان وقت إخراجها.
    [move] الرقمان معًا لتقريب قطعك من البيت. وقطعتان أو أكثر في خانة واحدة في أمان.
    [race] لم يعد الأكل ممكنًا: بقي جمع القطع كلها في البيت ثم إخراجها بأسرع ما يمكن.
   *[other] الاختيار بزر تحت اللوحة.
}
guide-why = { $why ->
    [hits] تأكل قطعة: عليها أن تبدأ من جديد من العارضة.
    [off] تُخرج قطعًا.
    [point] تغلق خانة: القطع المجتمعة في أمان، وتسدّ الطريق على الخصم.
    [safe] تترك قطعًا أقل وحدها.
    [runs] تُطلق قطعة خلفية في طريقها.
    [past] آخر قطعك تتجاوز قطع الخصم: لا أكل بعد الآن.
    [race] هكذا تضيع أقل المسافة.
    [pass] لا نقلة ممكنة لك.
    [double] تقدّمك يكفي للمضاعفة.
    [take] ستفوز بما يكفي من المرات للمتابعة.
    [drop] ستخسر أكثر مما ينبغي.
    [throw] تقدّمك لا يكفي للمضاعفة.
   *[other] تعطيك أفضل الفرص.
}
character-beginner = بيب
character-casual = سولو
character-steady = مرساة
character-expert = سور
character-master = عرّاف
clause-fifteen = لكل لاعب خمس عشرة قطعة.
clause-three-checkers = لكل لاعب ثلاث قطع.
clause-jump = يجوز لقطعك أن تمر في طريقها فوق أي قطع أخرى، حتى الخانات المغلقة.
clause-white-starts = يقرر النرد من يلعب بالقطع البيضاء ومن بالسوداء. والأبيض يبدأ.
clause-higher-takes-white = يرمي كل لاعب نردًا واحدًا. والرقم الأكبر يأخذ الأبيض.
clause-dice-flat = النرد الذي لا يستقر هناك مستويًا لا يُحسب: يُرمى النردان من جديد.
clause-call-first = التنبيه إلى خطأ يكون قبل رميتك.
clause-closed-by-three = الخانة التي فيها ثلاث قطع للخصم أو أكثر مغلقة: لا وقوف فيها ولو في الطريق. والخانة التي فيها قطعتان يجوز أن يقف فيها اللاعبان؛ ولا تؤكل إلا القطعة المنفردة.
clause-bridge = عدة خانات مغلقة متتالية تشكّل جسرًا. ولا تعبره قطعة إلا برقم يصل إلى ما بعده.
clause-several-hits = يجوز أكل عدة قطع في دور واحد، حتى أربع مع رمية مزدوجة.
clause-stacking = يجوز أن يقف في الخانة الواحدة أي عدد من قطعك.
clause-no-pass = أثناء الإخراج يجوز التحرك داخل البيت أو الإخراج، حسب الرغبة. لكن الرقم الممكن لعبه يجب لعبه.
clause-may-leave-unused = متى صارت كل قطعك في البيت جاز ترك رقم دون لعب.
clause-any-six = يجوز الإخراج من الخانة 6 بأي ستة.
clause-win-kinds-far-back = يُحسب الفوز مرة. ويُحسب مرتين إن لم يُخرج الخاسر أي قطعة، وثلاثًا إن كانت له قطعة على العارضة أو في بيت الفائز، ولو أخرج غيرها.
clause-win-kinds-single = يُحسب الفوز مرة. ويُحسب ثلاثًا إن لم يُخرج الخاسر أي قطعة وكانت له واحدة على العارضة أو في بيت الفائز.
clause-win-kinds-letter = يُحسب الفوز مرة، ولو كانت كل قطع الخاسر ما زالت على اللوحة. ويُحسب ثلاثًا إن كانت إحداها على العارضة أو في بيت الفائز.
clause-win-named = الفوز بسيط إن أخرج الخاسر قطعة، ومارس إن لم يُخرج أي قطعة، ومارس ثلاثي إن كانت له فوق ذلك قطعة على العارضة أو في بيت الفائز.
clause-win-values = يُحسب المارس مرتين والمارس الثلاثي ثلاثًا.
clause-without-cube = لا مكعب مضاعفة في هذه اللعبة.
clause-cube-single-game = في المباراة التي تُعد فيها الجولات تُحسب كل جولة واحدة، ولا مكعب فيها.
clause-cube-faces = المضاعفة الأولى تدير المكعب إلى 2. ومن قبلها يجوز له لاحقًا أن يديره إلى 4، ثم اللاعب الآخر إلى 8، وهكذا بالتناوب.
clause-drop-price = من رفض المضاعفة خسر ما كانت تساويه الجولة قبلها، خسارة بسيطة.
clause-cube-times-kind = يضرب المكعب ما يُحسب لنوع الفوز: عند 8 يُحسب الفوز الثلاثي 24.
clause-nothing-resigned = لا قبول ولا رفض إلا إذا عرض الخصم الاستسلام.
refusal-call-first = الرمي أولًا أو التنبيه إلى الخطأ.
refusal-closed-by-three = { $count ->
    [zero] الخانة { $point } مغلقة.
    [one] الخانة { $point } مغلقة: للخصم فيها قطعة واحدة.
    [two] الخانة { $point } مغلقة: للخصم فيها قطعتان.
    [few] الخانة { $point } مغلقة: للخصم فيها { $count } قطع.
    [many] الخانة { $point } مغلقة: للخصم فيها { $count } قطعة.
   *[other] الخانة { $point } مغلقة: للخصم فيها { $count } قطعة.
}
refusal-without-cube = لا مكعب في هذه الجولة.
refusal-cube-single-game = لا مكعب في مباراة تُعد فيها الجولات.
refusal-nothing-resigned = لم يعرض أحد الاستسلام.
told-start-white = رمية البداية: { $high } مقابل { $low }. صاحب { $high } يلعب بالأبيض ويبدأ.
told-start-tie = رمية البداية: { $high } مقابل { $low }. تُعاد الرمية.
scene-point-shared = الخانة { $point }: الأبيض { $first }، الأسود { $second }
switch-block_min = متى تكون الخانة مغلقة؟
switch-block_min-2 = تغلقها قطعتان للخصم
switch-block_min-3 = لا تغلقها إلا ثلاث أو أكثر
switch-win_none_off = وإن لم يُخرج الخاسر شيئًا؟
switch-win_none_off-double = يُحسب الفوز مرتين
switch-win_none_off-single = يُحسب الفوز مرة
switch-stake-note = المكعب للجولات المفردة: في مباراة من ثلاث جولات أو أكثر تُحسب كل جولة واحدة أيًا كان الرهان.
box-says-more-than-two-note = بحسب هذه الجملة لا تكون خانة القطعتين مفتوحة ولا مغلقة، لذلك نلعب على أن قطعتين تغلقان الخانة كما تقول بعض لغات الكتيّب. ويمكن جعلها ثلاثًا: «كما طُبع تمامًا» يفعل ذلك.
box-says-games-note = الصفحة الألمانية في العلبة نفسها لعبة أخرى: يُختار لها «{ box-says-smaller }».
box-says-smaller-note = هذه هي الصفحة الألمانية في تلك العلبة. وتصف اللغات الأخرى لعبة أخرى: يُختار لها «{ box-says-games }».
box-says-correction-note = التنبيه إلى الأخطاء ممكن في اللعب الحر؛ أما عادة فلا تُلعب إلا النقلات الصحيحة.
written-no-move = لا نقلة
written-double = مضاعفة إلى { $value }
written-take = قبول
written-drop = رفض المضاعفة
written-beaver = بيفر إلى { $value }
written-raccoon = راكون إلى { $value }
written-accept = قبول
written-decline = رفض
written-correct = تنبيه إلى الخطأ
written-check = سؤال
written-resigning = { $kind ->
    [1] عرض خسارة بسيطة
    [2] عرض خسارة مضاعفة
   *[3] عرض خسارة ثلاثية
}
standing = { $pips ->
    [zero] لا شيء باقٍ
    [one] خانة باقية
    [two] خانتان باقيتان
    [few] { $pips } خانات باقية
    [many] { $pips } خانة باقية
   *[other] { $pips } خانة باقية
}
origin-setup = مطبوع في صورة.
origin-case-white-starts = النص اليوناني لا يذكر أن الأبيض يبدأ.
origin-higher-takes-white = لا تقول الكتيّبات أي رقم يأخذ الأبيض. الأكبر، كما في كل مكان.
origin-draw-first = لا ذكر للأرقام المتساوية؛ ولا يمكنها الحسم، فتُعاد الرمية.
origin-collection-draw-first = عند التساوي تُعاد الرمية حتى يختلف الرقمان.
origin-tournament-draw-first = عند التساوي تُعاد الرمية.
origin-best-of-first-throw-fresh = يقول الكتيّب فقط من يبدأ وأن الرمي بالتناوب؛ لذلك يرمي البادئ النردين.
origin-collection-dice-flat = يقول الكتيّب فقط أين يُرمى النرد.
origin-case-closed-point = تقول معظم اللغات «أكثر من قطعتين»، لكن لا تؤكل إلا القطعة المنفردة، فلا تكون خانة القطعتين مفتوحة ولا مغلقة. والإيطالية والإستونية تقولان قطعتين أو أكثر، والإنجليزية تقول الأمرين. نلعب بقطعتين. والنص الحرفي إعداد.
origin-case-closed-by-three = حرف النص: «أكثر من قطعتين» تغلق الخانة، ولا تؤكل إلا القطعة المنفردة، فالخانة ذات القطعتين مشتركة.
origin-best-of-closed-point = هكذا تقول الإنجليزية والفرنسية والإيطالية. أما الإسبانية والبرتغالية والبولندية فتقوله عند الدخول من العارضة فقط.
origin-collection-closed-point = تُقرأ النصوص الإنجليزية والإيطالية والدنماركية والروسية كأن قطعة واحدة للخصم تكفي لإيقافك في الطريق. والألمانية والفرنسية والإسبانية واضحة: قطعتان أو أكثر.
origin-case-self-hit = سقطت هذه القاعدة من النصوص التشيكية والسلوفاكية والمجرية، وهي تكرر كيفية الأكل.
origin-case-hit = تنسى بعض اللغات أن قطعة الخصم يجب أن تكون منفردة.
origin-best-of-hit = ينسى النص البولندي أن قطعة الخصم يجب أن تكون منفردة.
origin-case-stacking = لا تضع الكتيّبات حدًا.
origin-several-hits = لا يقول الكتيّب شيئًا؛ كل أكل ينتج عن القاعدة السابقة.
origin-small-first-several-hits = ينتج عن مثال رمية تأكل على إحدى ثلاث مسافات.
origin-case-several-hits = يتحدث النص التركي عن ستة مزدوجة؛ والمقصود أي رمية مزدوجة.
origin-case-must-move = تُلعب كما في الألمانية ومعظم اللغات. الفرنسية توجب الأكل، والروسية والأوكرانية والتركية تعكس القاعدة، وسقط من المجرية حرف نفي.
origin-best-of-must-move = لا يقوله الكتيّب عمومًا؛ وقاعدته عن الرقم الأكبر تفترضه.
origin-best-of-use-all = لا يقوله الكتيّب؛ وقاعدته عن الرقم الأكبر تفترضه.
origin-small-first-use-all = لا يقوله الكتيّب؛ يُلعب كالمعتاد.
origin-best-of-use-higher = تُقرأ الفرنسية والبولندية كأن لعب رقم واحد فقط جائز؛ والإسبانية، وهي الأصل، ليست كذلك.
origin-case-use-higher = يتحدث النص الكرواتي عن قطعة واحدة بدل رقم واحد.
origin-case-stop-at-home = في بعض اللغات ينتهي الواجب حين تكون قطع أي لاعب في البيت، وفي العربية حين تكون قطع الجميع. نلعب: قطعك أنت.
origin-no-pass = يقول النص إن الإخراج ليس واجبًا ولا النقلة الأخرى. نقرؤه خيارًا حرًا بينهما، لأن القواعد المعتادة تعود بعده مباشرة. وترك رقم دون لعب إعداد.
origin-may-leave-unused = حرف النص: لا الإخراج واجب ولا نقلة أخرى. وفي البولندية نصفه فقط.
origin-case-doubles-four = بعض اللغات تضرب الرمية كلها في أربعة أو تتحدث عن أربعة أحجار نرد. ومثال النص نفسه يُظهر أربع نقلات منفصلة.
origin-best-of-doubles-four = يختلط المثال الإنجليزي بمثال ثانٍ؛ والمقصود أربع نقلات.
origin-best-of-partial-double = لا يقول الكتيّب شيئًا؛ يُلعب كالمعتاد.
origin-collection-partial-double = لا يقول الكتيّب شيئًا؛ وينتج عن واجب اللعب.
origin-case-partial-double = النص التركي يسترجع النقلات الممكنة، والعربي يجعلها اختيارًا؛ وهي واجبة في سائر النصوص.
origin-whole-double = يضيع في المثال رمية مزدوجة تمكن منها نقلتان. ونقرأ الثلاث كذلك.
origin-case-enter-first = تقول الكتيّبات فقط إن كل القطع تعود أولًا. وأين وكيف، كالمعتاد.
origin-best-of-enter-first = يربطه النص الفرنسي بإمكان الدخول؛ وغيره لا يربطه.
origin-case-enter-any = لا تقوله الكتيّبات؛ كالمعتاد.
origin-smaller-lost = لا يأخذ الكتيّب الرمية كلها إلا ممن له قطعة على العارضة. ولا نوسّع ذلك: يُلعب الرقم الأكبر وحده.
origin-case-home-first = التشيكية والسلوفاكية والسلوفينية والعربية توقف رمي النرد بعد الأكل، والكرواتية تُخرج إلى وضع البداية. والمقصود الإخراج من اللوحة.
origin-case-exact-number = يطلب النص السويدي رقمًا «زوجيًا»، ويُسقط التركي «تمامًا». وهو الرقم المطابق في سائرها.
origin-best-of-highest-first = النص البرتغالي يُخرج دائمًا أبعد قطعة؛ وغيره يجيز ذلك فقط.
origin-best-of-inside-move = يصل المثال الفرنسي إلى خانة خاطئة.
origin-collection-any-sufficient = يريد النص الفرنسي أن يصل الرقم إلى ما «بعد الحافة مباشرة»، أي تمامًا. واللغات التسع الأخرى تريد أن يكفي فقط، ولا تذكر القطع الخلفية.
origin-collection-highest-first = ليس في الكتيّب: القاعدة المعتادة اليوم كما اتُّفق.
origin-rear-first = الترتيب مطبوع؛ وجواز أن يكون الرقم أكبر من الخانة ينتج عن عبور الحافة.
origin-any-six = يطلب النص الألماني رمية ستتين، وهذا يناقض قاعدته في الإخراج ويبدو خطأ مطبعيًا. نلعب بأي ستة. والنص الحرفي إعداد.
origin-double-six = هذا حرف النص الألماني.
origin-case-win = يذكر النص اليوناني أولًا من وصل بيته أولًا، والعربي من يبدأ الإخراج. ثم يتفقان مع سائر النصوص.
origin-case-win-kinds = للفوز الثلاثي لا تطلب الكتيّبات إلا قطعة على العارضة أو في بيت الفائز. فيكون الخاسر الذي أخرج قطعًا خاسرًا بسيطًا وثلاثيًا معًا؛ لذلك نطلب ألا يكون أخرج شيئًا. والنص الحرفي إعداد. والنص الدنماركي يعرّف الفوز المضاعف كالبسيط.
origin-case-win-kinds-far-back = حرف النص: لا تطلب الكتيّبات ألا يكون الخاسر أخرج شيئًا.
origin-small-first-win-kinds = ضاع سطر من النص: يعد بثلاثة أنواع ويسمي الفوز وكل قطع الخاسر على اللوحة بسيطًا، وهو مضاعف في كل مكان آخر. نكمله من الكتيّبات الأخرى. والنص الحرفي إعداد.
origin-small-first-win-kinds-far-back = نصف حرفي: الفوز الثلاثي كما طُبع، والمضاعف من الكتيّبات الأخرى.
origin-small-first-win-kinds-single = نصف حرفي: لا فوز مضاعف كما طُبع، والثلاثي إن لم يُخرَج شيء.
origin-small-first-win-kinds-letter = هذا ما بقي من نص ضاع منه سطر.
origin-win-values = يسمي الكتيّب المارس والمارس الثلاثي ولا يعطي أرقامًا.
origin-stalled = قاعدتنا: وإلا لما انتهت الجولة. والتعادل يُعد من جولات المباراة، فقد تنتهي مباراة من ثلاث جولات بالتساوي.
origin-without-cube = لا يذكر الكتيّب مكعبًا.
origin-collection-without-cube = يقول الكتيّب إن المكعبات موجودة ويتركها.
origin-case-cube = الألمانية في كتيّب وخمس لغات في الآخر تقول «أربعة أضعاف»، مع أن النص نفسه يصل إلى ثمانية. والمقصود الضرب. أما أن المكعب يبدأ في الوسط عند 1 فغير مطبوع.
origin-case-cube-faces = في النص الكرواتي وجه عليه 6؛ والبرتغالية والكرواتية ترميان المكعب. وهو يُدار.
origin-case-double-before-throw = يجيزه النص الكرواتي قبل الرمية الأولى فقط، والسويدي في أي وقت. وسائرها: قبل رميتك أنت بعد بدء الجولة.
origin-case-drop-price = غير مطبوع؛ كالمعتاد.
origin-case-cube-limit = غير مطبوع إلا في الكرواتية التي تعدد الوجوه. وللمكعب وجوه حتى 64.
origin-case-cube-times-kind = مطبوع لفوز ثلاثي عند 8. نقرؤه مثالًا. والنص السويدي يضاعف الرهان ثماني مرات، والعربي يضرب النرد.
origin-case-cube-single-game = لا تعرف الكتيّبات المباريات.
origin-one-by-one = قاعدتنا: هكذا يجري اللعب بلا مساعدة.
origin-collection-correction = ينتهي الحق في النص الإنجليزي مع الرمية «التالية»؛ والمقصود رميتك.
origin-collection-throw-first = يتحدث النص الهولندي عن ثلاثة أحجار نرد بعد البداية، والمقصود اثنان.
task-roll = دورك: رمي النرد.
task-roll-or-double = دورك: رمي النرد، أو المضاعفة.
task-move = دورك: نقل قطعة.
task-end = دورك: لم تبقَ لك نقلة.
task-double = الخصم يضاعف: قبول أم رفض؟
task-resignation = الخصم يريد الاستسلام: هل تقبل ذلك؟
tally-pr = PR (معدل الأداء): { NUMBER($pr, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
level-grandmaster = أستاذ كبير
level-grandmaster-about = يجرّب كل خيار مئات المرات حتى النهاية قبل أن يقرر. يستغرق بضع ثوانٍ.
character-grandmaster = سَمت
editor-dice = النرد
editor-dice-none = لم يُرمَ بعد
editor-dice-double = عُرضت المضاعفة
editor-cube = المكعب
editor-cube-owner = مالك المكعب
editor-cube-centre = في الوسط
editor-length = طول المباراة بالنقاط (0 = رهان بلا مباراة)
editor-score = { $seat ->
    [first] نقاط الأبيض
   *[second] نقاط الأسود
}
editor-crawford = جولة كروفورد
refusal-editor-many = { $seat ->
    [first] عدد قطع الأبيض على اللوحة { $count }، ولا يوجد منها إلا { $total }.
   *[second] عدد قطع الأسود على اللوحة { $count }، ولا يوجد منها إلا { $total }.
}
refusal-editor-off = { $seat ->
    [first] لا قطعة للأبيض على اللوحة، فالجولة منتهية.
   *[second] لا قطعة للأسود على اللوحة، فالجولة منتهية.
}
study-checker = تحريك القطع
study-double = المضاعفات
study-take = الردود على المضاعفة
position-contact = تماس
position-race = سباق
position-bearoff = إخراج
position-blitz = هجوم خاطف
position-prime = سد متصل
position-holding = لعب الانتظار
position-backgame = لعب خلفي

## Drills

drill-pip-count = عدّ الخانات الباقية
drill-pip-count-about = عدّ الخانات الباقية أمام كل طرف.
drill-pip-count-task = كم خانة بقيت أمام كل طرف؟
drill-pips-of = { $seat ->
    [first] الأبيض
   *[second] الأسود
}
drill-pip-count-answer = { "\u2066" }{ $counts }{ "\u2069" }
drill-pip-count-sum = { $seat ->
    [first] الأبيض: { "\u2066" }{ $terms } = { $total }{ "\u2069" }
   *[second] الأسود: { "\u2066" }{ $terms } = { $total }{ "\u2069" }
}
drill-opening-play = نقلات الافتتاح
drill-opening-play-about = لعب الرميات الأولى في الجولة، والردود عليها.
drill-opening-play-task = البداية لك برمية { "\u2066" }{ $dice }{ "\u2069" }. ماذا تلعب؟
drill-opening-play-reply-task = بدأ الخصم برمية { "\u2066" }{ $dice }{ "\u2069" } ولعب { "\u2066" }{ $play }{ "\u2069" }. ورميتك { "\u2066" }{ $reply }{ "\u2069" }.
drill-opening-play-close = لا تقل عن أفضل نقلة: الفرق أصغر من أن يؤثر.
drill-rolled-out = { "\u2066" }{ $sign }{ NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
drill-cube-action = قرارات المكعب
drill-cube-action-about = هل تضاعف؟ وهل على الخصم أن يقبل؟
drill-cube-action-task = الرمية لك في جولة على رهان، والمكعب في الوسط. ما القرارات الصحيحة؟
drill-cube-action-match-task = الرمية لك، والمكعب في الوسط. النقاط الناقصة للفوز بالمباراة: لك { $ours }، وللخصم { $theirs }. ما القرارات الصحيحة؟
drill-cube = { $action ->
    [no-double] بلا مضاعفة
    [double-take] مضاعفة، قبول
    [double-drop] مضاعفة، رفض
   *[too-good] وضع أفضل من أن يُضاعف
}
drill-cube-why = { $action ->
    [no-double] الرمي والمكعب في الوسط أعلى قيمة من مضاعفة يقبلها الخصم.
    [double-take] المضاعفة أعلى قيمة من الرمي، وخسارة الخصم بالقبول أقل منها بالرفض.
    [double-drop] خسارة الخصم بالقبول أكبر منها بالرفض، فالمضاعفة تعني الفوز فورًا.
   *[too-good] سيرفض الخصم، ومتابعة اللعب طلبًا للمارس أعلى قيمة من ذلك.
}
drill-cube-values = القيمة بالنقاط: بلا مضاعفة { "\u2066" }{ $none }{ "\u2069" }؛ مضاعفة وقبول { "\u2066" }{ $take }{ "\u2069" }؛ مضاعفة ورفض { "\u2066" }{ $drop }{ "\u2069" }.
drill-cube-chances = تفوز في { $win }٪ من الجولات، منها بالمارس { $gammon }٪.
drill-take-point = حدود القبول
drill-take-point-about = كم يجب أن تبلغ فرصك لقبول مضاعفة عند هذه الحصيلة؟
drill-take-point-task = النقاط الناقصة للفوز بالمباراة: لك { $ours }، وللخصم { $theirs }. المكعب معروض عليك بقيمة { $cube }. من أي احتمال للفوز بالجولة يصح القبول، بلا مارس وإن لم يُدَر المكعب مرة أخرى؟
drill-take-point-chances = احتمال فوزك بالمباراة: { $dropped }٪ عند الرفض، { $lost }٪ عند القبول ثم الخسارة، { $won }٪ عند القبول ثم الفوز.
drill-take-point-why = المخاطرة { $risk } والمكسب { $gain }: يستحق الأمر إن بلغت نسبة فوزك من الجولات { "\u2066" }{ $risk } ÷ ({ $risk } + { $gain }){ "\u2069" } على الأقل.
drill-percent = نسبة مئوية
drill-percent-answer = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
drill-race-chance = فرص الفوز
drill-race-chance-about = تقدير نسبة فوزك في سباق إخراج القطع.
drill-race-chance-task = الرمية لك. كم نسبة فوزك في هذا السباق؟
drill-race-chance-why = الخانات الباقية أمامك: { $ours }، وقطعك الباقية: { $our-checkers }. الخانات الباقية أمام الخصم: { $theirs }، وقطعه الباقية: { $their-checkers }. والفرق حتى 6٪ يُعدّ صحيحًا.
drill-race-win = تفوز في { $win }٪ من السباقات.
drill-race-cube = المكعب في السباق
drill-race-cube-about = الرميات الأخيرة في السباق: مضاعفة أم متابعة الرمي؟
drill-bearoff-play = إخراج القطع
drill-bearoff-play-about = إيجاد النقلة التي تفوز بالسباق أكثر من غيرها.
drill-bearoff-play-task = رميتك { "\u2066" }{ $dice }{ "\u2069" }. أي نقلة تفوز أكثر من غيرها؟
drill-bearoff-play-why = نسبة فوز كل نقلة، بحساب دقيق.
drill-win-percent = { NUMBER($win, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
opening-book-roll = الرمية
