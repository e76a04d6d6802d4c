### الداما. man = حجر، king = ملك، piece = قطعة، capture = أكل.
### الأسود والأبيض هما الطرفان. للخانات أسماء مثل c3.

game-name = الداما
game-about = القفز فوق قطع الخصم، وبلوغ الصف الأخير، والتحول إلى ملك.
seat-first = الأسود
seat-second = الأبيض

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
booklet-collection = مجموعة الألعاب
booklet-collection-about = الداما كما في كتيّب مجموعة ألعاب: الأكل جائز وليس واجبًا. وقد يختلف الكتيّب بلغتك عن داما بلدك، وستجدها في الأسفل.
booklet-dame = الداما الألمانية
booklet-dame-about = اللعبة نفسها لكن أكثر حيوية: إن أمكن الأكل وجب. مناسبة للعب ضد الحاسوب.
booklet-english = الداما الإنجليزية
booklet-english-about = وتُسمى أيضًا الداما الأمريكية. الملك يتحرك خانة واحدة.
booklet-russian = الداما الروسية
booklet-russian-about = الحجر يأكل إلى الخلف أيضًا، ويتابع ملكًا متى بلغ الصف الأخير.
booklet-brazilian = الداما البرازيلية
booklet-brazilian-about = القواعد الدولية على لوحة صغيرة: يجب أكل أكبر عدد ممكن من القطع.
booklet-pool = داما بول
booklet-pool-about = الحجر يأكل إلى الخلف أيضًا. ولك اختيار ما تأكل.
booklet-czech = الداما التشيكية
booklet-czech-about = الحجر يأكل إلى الأمام فقط. وإن أمكن للملك أن يأكل وجب عليه ذلك قبل الحجر.
booklet-spanish = الداما الإسبانية
booklet-spanish-about = اللوحة معكوسة. يجب أكل أكثر القطع، ومن بين ذلك أكثر الملوك.
booklet-portuguese = الداما البرتغالية
booklet-portuguese-about = القواعد الإسبانية مع خانة داكنة في أسفل اليسار.
booklet-italian = الداما الإيطالية
booklet-italian-about = الحجر لا يأكل الملك. والملك يتحرك خانة واحدة.
booklet-thai = الداما التايلندية
booklet-thai-about = ماكهوس: ثمانية أحجار لكل لاعب وملوك سريعة.
booklet-thai12 = التايلندية باثني عشر حجرًا
booklet-thai12-about = القواعد التايلندية باثني عشر حجرًا لكل لاعب.
booklet-international = الداما الدولية
booklet-international-about = لوحة من مئة خانة وعشرون حجرًا لكل لاعب.
box-size = كم خانة على ضلع اللوحة الواحد؟
box-black_begins = هل يبدأ الأسود؟
box-men_take_backwards = هل يجوز للحجر أن يأكل إلى الخلف؟
box-kings_fly = هل يجوز للملك أن يتحرك أكثر من خانة واحدة؟
box-must_take = هل الأكل واجب عند الإمكان؟

## Switches
switch-may_stop = أثناء القفز المتعدد
switch-may_stop-yes = التوقف جائز
switch-may_stop-no = تجب المتابعة ما أمكن
switch-men_turn = القفز المتعدد بالحجر
switch-men_turn-yes = تغيير الاتجاه جائز
switch-men_turn-no = على خط واحد
switch-king_far = الملك يقفز
switch-king_far-yes = من أي مسافة
switch-king_far-no = فوق قطعة مجاورة فقط
switch-king_lands_anywhere = الملك يهبط
switch-king_lands_anywhere-yes = في أي خانة فارغة خلف القطعة
switch-king_lands_anywhere-no = خلف القطعة مباشرة
switch-removal = القطع المأكولة تُرفع
switch-removal-at-once = فورًا، قفزة بعد قفزة
switch-removal-after = عند انتهاء الدور
switch-promotion = حجر بلغ الصف الأخير قفزًا
switch-promotion-ends = يصبح ملكًا وينتهي الدور
switch-promotion-goes-on = يتابع فورًا ملكًا
switch-blocked = اللاعب الذي لا يستطيع الحركة
switch-blocked-loses = يخسر
switch-blocked-draws = يتعادل
switch-quiet_moves = التعادل بنقلات الملوك الهادئة
switch-quiet_moves-20 = بعد 20 نقلة لكل لاعب
switch-quiet_moves-40 = بعد 40 نقلة لكل لاعب

## The rules
clause-board-8 = في اللوحة ثمانية صفوف، في كل منها ثماني خانات. ولكل لاعب خانة فاتحة في أسفل اليمين.
clause-board-8-mirrored = في اللوحة ثمانية صفوف، في كل منها ثماني خانات. ولكل لاعب خانة داكنة في أسفل اليمين.
clause-board-10 = في اللوحة عشرة صفوف، في كل منها عشر خانات. ولكل لاعب خانة فاتحة في أسفل اليمين.
clause-men-8 = يبدأ كل لاعب بثمانية أحجار على الخانات الداكنة من الصفين الأولين.
clause-men-12 = يبدأ كل لاعب باثني عشر حجرًا على الخانات الداكنة من الصفوف الثلاثة الأولى.
clause-men-20 = يبدأ كل لاعب بعشرين حجرًا على الخانات الداكنة من الصفوف الأربعة الأولى.
clause-black-begins = يبدأ الأسود. ويُختار عشوائيًا من يأخذ الأسود، ثم يتبادل اللاعبان اللونين بعد كل جولة.
clause-white-begins = يبدأ الأبيض. ويُختار عشوائيًا من يأخذ الأبيض، ثم يتبادل اللاعبان اللونين بعد كل جولة.
clause-turns = يلعب اللاعبان بالتناوب. ينقل كل منهما قطعة واحدة من لونه، ولا يجوز تمرير الدور.
clause-dark-squares = اللعب على الخانات الداكنة فقط.
clause-occupied = لا يجوز أن تنتقل القطعة إلا إلى خانة فارغة.
clause-man-moves = يتحرك الحجر خانة واحدة قطريًا إلى الأمام.
clause-taking = تأكل القطعة بالقفز قطريًا فوق قطعة واحدة للخصم إلى خانة فارغة خلفها. ولا يجوز لها القفز فوق قطع من لونها ولا فوق قطعتين معًا.
clause-man-takes-forward = يأكل الحجر القطعة المجاورة له، ويقفز إلى الأمام فقط.
clause-man-takes-all = يأكل الحجر القطعة المجاورة له، إلى الأمام وإلى الخلف.
clause-men-spare-kings = لا يستطيع الحجر أكل الملك.
clause-crowning = الحجر الذي يبلغ الصف الأخير توضع فوقه قطعة ثانية ويصبح ملكًا. وينتهي الدور هناك.
clause-crowning-goes-on = الحجر الذي يبلغ الصف الأخير توضع فوقه قطعة ثانية ويصبح ملكًا فورًا. وإن بلغه قفزًا، جاز له أن يتابع القفز ملكًا في الدور نفسه.
clause-crowning-stops-only = الحجر الذي ينهي دوره في الصف الأخير توضع فوقه قطعة ثانية ويصبح ملكًا. وإن تابع القفز من هناك بقي حجرًا.
clause-king-flies = يتحرك الملك قطريًا إلى الأمام أو الخلف، عبر أي عدد من الخانات الفارغة.
clause-king-steps = يتحرك الملك خانة واحدة قطريًا، إلى الأمام أو الخلف.
clause-king-takes = يأكل الملك في كل الاتجاهات. ويحتاج هو أيضًا إلى خانة فارغة خلف القطعة. ويؤكل الملك كأي قطعة أخرى، بحجر أو بملك.
clause-king-lands-behind = يجوز للملك القفز من بعيد. ويهبط خلف القطعة مباشرة.
clause-king-lands-anywhere = يجوز للملك القفز من بعيد. ويهبط في أي خانة فارغة خلف القطعة.
clause-chain = القطعة التي قفزت يجوز لها أن تتابع القفز من حيث هبطت، في الدور نفسه وفي اتجاه آخر أيضًا.
clause-chain-may-stop = يجوز التوقف بعد أي قفزة.
clause-chain-whole = تجب متابعة القفز ما دامت القطعة تستطيع؛ وإن أمكن اختيار موضع الهبوط، وجب اختيار موضع يمكن متابعة القفز منه.
clause-removal-at-once = القطعة المقفوز فوقها تُرفع فورًا.
clause-removal-after = القطع المقفوز فوقها تُرفع عند انتهاء الدور. وحتى ذلك الحين تسد الطريق، ولا يجوز القفز فوق أي منها مرتين.
clause-duty-free = الأكل جائز وليس واجبًا: تجوز أي نقلة أخرى بدلًا منه.
clause-duty = إن أمكن الأكل وجب.
clause-duty-most = إن أمكن الأكل بعدة طرق، وجب اختيار ما يأكل أكبر عدد من القطع.
clause-duty-most-kings = إن أمكن الأكل بعدة طرق، وجب اختيار ما يأكل أكبر عدد من القطع، ومن بينها ما يأكل أكثر الملوك.
clause-duty-king-first = إن استطاع الأكل ملك وحجر، وجب أن يأكل الملك.
clause-duty-italian = إن أمكن الأكل بعدة طرق، وجب اختيار ما يأكل أكبر عدد من القطع، ثم ما يكون بالملك، ثم ما يأكل أكثر الملوك، ثم ما يأكل ملكًا قبل غيره.
clause-all-taken = اللاعب الذي لم تبق له قطع يخسر.
clause-blocked = اللاعب الذي له قطع ولا يستطيع الحركة يخسر.
clause-repetition = إذا تكرر الوضع نفسه للمرة الثالثة والدور للاعب نفسه، فالجولة تعادل.
clause-quiet-15 = إذا لعب كل طرف 15 نقلة بالملوك فقط ولم يؤكل شيء، فالجولة تعادل.
clause-quiet-20 = إذا لعب كل طرف 20 نقلة بالملوك فقط ولم يؤكل شيء، فالجولة تعادل.
clause-quiet-25 = إذا لعب كل طرف 25 نقلة بالملوك فقط ولم يؤكل شيء، فالجولة تعادل.
clause-quiet-40 = إذا لعب كل طرف 40 نقلة بالملوك فقط ولم يؤكل شيء، فالجولة تعادل.
clause-short-5 = إذا لم تبق سوى قطعتين أو ثلاث وكان لكل طرف ملك، فالجولة تعادل بعد خمس نقلات أخرى لكل طرف.
clause-short-16-5 = ملك وحيد ضد ثلاث قطع فيها ملك واحد على الأقل: تعادل بعد 16 نقلة لكل لاعب. وإذا لم تبق سوى قطعتين أو ثلاث وكان لكل لاعب ملك: فبعد خمس نقلات لكل لاعب.
clause-short-13 = ثلاثة ملوك ضد ملك واحد: تعادل بعد 13 نقلة لكل طرف.
clause-short-road = ملك وحيد على القطر الطويل الواصل بين زاويتين، ضد ثلاث قطع فيها ملك واحد على الأقل: تعادل بعد خمس نقلات لكل لاعب ما دام الملك الوحيد باقيًا هناك.
clause-agreed = يجوز للاعبين الاتفاق على التعادل، ولكل منهما الاستسلام. ولا تُسترجع نقلة إلا بموافقتهما معًا.

## Why not
refusal-dark-squares = الخانة { $square } ليست من خانات هذه اللوحة الداكنة.
refusal-turns = { $holder ->
    [nobody] الخانة { $square } فارغة.
    [white] القطعة في { $square } بيضاء، والدور للأسود.
   *[black] القطعة في { $square } سوداء، والدور للأبيض.
}
refusal-occupied = { $holder ->
    [white] في { $square } قطعة بيضاء.
   *[black] في { $square } قطعة سوداء.
}
refusal-man-moves = { $why ->
    [back] هذا الحجر ليس ملكًا بعد: لا يرجع إلى الخلف.
    [far] يتحرك الحجر خانة واحدة فقط.
    [stuck] الحجر في { $from } لا يستطيع الحركة.
   *[diagonal] الخانتان { $from } و{ $to } ليستا على قطر واحد. يتحرك الحجر قطريًا إلى الأمام.
}
refusal-king-flies = { $why ->
    [stuck] الملك في { $from } لا يستطيع الحركة.
   *[diagonal] الخانتان { $from } و{ $to } ليستا على قطر واحد. يتحرك الملك قطريًا.
}
refusal-king-steps = { $why ->
    [far] في هذه الجولة يتحرك الملك خانة واحدة فقط.
    [stuck] الملك في { $from } لا يستطيع الحركة.
   *[diagonal] الخانتان { $from } و{ $to } ليستا على قطر واحد. يتحرك الملك قطريًا.
}
refusal-taking = { $why ->
    [own] لا يمكنك القفز فوق قطعتك بين { $from } و{ $to }.
    [two] لا يمكنك القفز فوق أكثر من قطعة بين { $from } و{ $to }.
    [diagonal] الخانتان { $from } و{ $to } ليستا على قطر واحد. القفز يكون قطريًا.
   *[nothing] لا شيء يؤكل بين { $from } و{ $to }.
}
refusal-man-takes-forward = { $why ->
    [far] يأكل الحجر القطعة المجاورة فقط، ويهبط خلفها مباشرة.
   *[back] يأكل الحجر إلى الأمام فقط: لا يستطيع القفز إلى الخلف فوق { $over }.
}
refusal-men-spare-kings = القطعة في { $over } ملك، ولا يستطيع الحجر أكل الملك.
refusal-crowning = يصبح الحجر ملكًا في { $from } وينتهي الدور هناك. ويمكنه الأكل في الدور التالي.
refusal-duty = { $count ->
    [zero] الأكل ممكن فهو واجب: بإحدى القطع في { $squares }.
    [one] الأكل ممكن فهو واجب: بالقطعة في { $squares }.
    [two] الأكل ممكن فهو واجب: بإحدى القطعتين في { $squares }.
    [few] الأكل ممكن فهو واجب: بإحدى القطع في { $squares }.
    [many] الأكل ممكن فهو واجب: بإحدى القطع في { $squares }.
   *[other] الأكل ممكن فهو واجب: بإحدى القطع في { $squares }.
}
refusal-duty-most = هذه النقلة تأكل { $taken }، ويمكنك أكل { $most } من { $squares }. يجب أكل أكبر عدد ممكن.
refusal-duty-most-kings = { $why ->
    [most] هذه النقلة تأكل { $taken }، ويمكنك أكل { $most } من { $squares }. يجب أكل أكبر عدد ممكن.
   *[kings] من { $squares } يمكنك أكل العدد نفسه، وفيه ملوك أكثر.
}
refusal-duty-king-first = يجب أن يأكل الملك قبل الحجر: الملك في { $squares }.
refusal-duty-italian = { $why ->
    [most] هذه النقلة تأكل { $taken }، ويمكنك أكل { $most } من { $squares }. يجب أكل أكبر عدد ممكن.
    [with-king] الملك في { $squares } يستطيع أكل العدد نفسه، ويجب أن يأكل الملك قبل الحجر.
   *[kings] من { $squares } يمكنك أكل العدد نفسه، وفيه ملوك أكثر أو ملوك قبل غيرها.
}

## How it ends
outcome-all-taken = الفوز من نصيب { $seat }: لم تبق للخصم قطع.
outcome-blocked = الفوز من نصيب { $seat }: الخصم لا يستطيع الحركة.
outcome-blocked-draw = تعادل: صاحب الدور محاصر.
outcome-repetition = تعادل بالتكرار الثالث.
outcome-quiet = تعادل: نقلات هادئة كثيرة بالملوك.
outcome-short = تعادل: بلغت النقلات حدها مع هذا العدد القليل من القطع.

## The board in words
scene-title = لوحة الداما
scene-men = { $colour ->
    [white] أحجار بيضاء في { $squares }.
   *[black] أحجار سوداء في { $squares }.
}
scene-kings = { $colour ->
    [white] ملوك بيضاء في { $squares }.
   *[black] ملوك سوداء في { $squares }.
}
scene-none = { $colour ->
    [white] لا قطع للأبيض.
   *[black] لا قطع للأسود.
}
scene-must = يجب أن تأكل: { $squares }.
scene-quiet = { $count ->
    [zero] تعادل بعد { $count } نقلة هادئة أخرى.
    [one] تعادل بعد نقلة هادئة واحدة أخرى.
    [two] تعادل بعد نقلتين هادئتين أخريين.
    [few] تعادل بعد { $count } نقلات هادئة أخرى.
    [many] تعادل بعد { $count } نقلة هادئة أخرى.
   *[other] تعادل بعد { $count } نقلة هادئة أخرى.
}
scene-repeated = { $count ->
    [zero] ورد هذا الوضع هنا { $count } مرة. المرة الثالثة تعادل.
    [one] ورد هذا الوضع هنا مرة واحدة.
    [two] ورد هذا الوضع هنا مرتين. المرة الثالثة تعادل.
    [few] ورد هذا الوضع هنا { $count } مرات. المرة الثالثة تعادل.
    [many] ورد هذا الوضع هنا { $count } مرة. المرة الثالثة تعادل.
   *[other] ورد هذا الوضع هنا { $count } مرة. المرة الثالثة تعادل.
}
scene-square = { $holder ->
    [white-man] { $square }: حجر أبيض
    [white-king] { $square }: ملك أبيض
    [black-man] { $square }: حجر أسود
    [black-king] { $square }: ملك أسود
   *[nobody] { $square }: فارغة
}
told-move = { $colour ->
    [white] الأبيض { $move }
   *[black] الأسود { $move }
}
told-crowned = { $colour ->
    [white] الأبيض { $move }، ملك
   *[black] الأسود { $move }، ملك
}
button-end-turn = إنهاء الدور

## Levels
level-beginner = مبتدئ
level-beginner-about = يأكل ما يراه ولا يخطط لشيء. حتى الطفل يمكنه الفوز.
level-casual = هاوٍ
level-casual-about = يفكر نقلة أو نقلتين إلى الأمام، ويفوته شيء أحيانًا.
level-skilled = ماهر
level-skilled-about = لا يفرّط في قطعه. خصم مناسب للعائلة.
level-strong = قوي
level-strong-about = ينظر نقلات كثيرة إلى الأمام.
level-master = أستاذ
level-master-about = الأعمق تفكيرًا، ويعرف كل نهاية من أربع قطع أو أقل.

## How the squares are named at the edge; signs, not words
look-letters = a1 · b2 · c3
look-numbers = 1 · 2 · 3
look-plain = —

## The rule book's chapters
chapter-setup = ترتيب القطع
chapter-moving = الحركة
chapter-taking = الأكل
chapter-queens = الملوك
chapter-duty = هل الأكل واجب؟
chapter-ending = نهاية الجولة

## Lessons: a title, what to do, and what was learnt
lesson-step = التحريك
lesson-step-task = الحجر الأبيض لك. لنحرّكه.
lesson-step-done = تتحرك الأحجار خانة واحدة قطريًا إلى الأمام، على الخانات الداكنة.
lesson-jump = الأكل
lesson-jump-task = لنأكل الحجر الأسود: بالقفز فوقه إلى الخانة الفارغة خلفه.
lesson-jump-done = القطعة التي يُقفز فوقها تؤكل وتُرفع عن اللوحة.
lesson-chain = القفز المتعدد
lesson-chain-task = لنأكل الحجرين الأسودين في دور واحد.
lesson-chain-done = بعد القفزة يجوز للقطعة نفسها أن تتابع القفز.
lesson-freedom = الاختيار لك
lesson-freedom-task = في هذه القواعد ليس الأكل واجبًا. لنحرّك حجرك الآخر.
lesson-freedom-done = الأكل هنا اختيار. وفي معظم القواعد الأخرى واجب.
lesson-duty = متى يجب الأكل
lesson-duty-task = في هذه القواعد يجب الأكل متى أمكن. لنلعب.
lesson-duty-done = هكذا يمكنك إجبار الخصم على التحرك إلى حيث تريد.
lesson-crowning = ملك
lesson-crowning-task = حجرك على بُعد خطوة من الصف الأخير. لنجعله ملكًا.
lesson-crowning-done = في الصف الأخير يصبح الحجر ملكًا.
lesson-flying = الملوك الطائرة
lesson-flying-task = لنرسل ملكك عبر اللوحة كلها، من ركن إلى ركن.
lesson-flying-done = في هذه القواعد يطير الملك عبر أي عدد من الخانات الفارغة.
lesson-far-jump = قفزة من بعيد
lesson-far-jump-task = في طريق ملكك حجر. لنأكله والملك في مكانه، من بعيد.
lesson-far-jump-done = لا يلزم أن يكون الملك بجانبه. وفي هذه القواعد يهبط خلفه مباشرة.
lesson-give-one = حجر بثلاثة
lesson-give-one-task = الأكل هنا واجب متى أمكن. لنُضحِّ بحجر، ثم نأكل كل ما بقي.
lesson-give-one-done = القطعة المضحّى بها في وقتها تفتح اللوحة. وهذه تُسمى ضربة.
lesson-block = الحصار
lesson-block-task = لنترك الأسود بلا نقلة.
lesson-block-done = اللاعب الذي لا يستطيع الحركة يخسر.

## Why the computer would play a move
hint-reason = { $why ->
    [only] لا توجد نقلة أخرى.
    [wins] هذه النقلة تفوز.
    [resists] الجولة خاسرة لا محالة، وهذا أطول صمود ممكن.
    [crowns] حجر يصير ملكًا.
    [gains] هذه النقلة تكسب قطعًا.
    [avoids] كل نقلة أخرى أسوأ بوضوح.
    [draws] هذه النقلة تحفظ التعادل.
    [equal] هناك نقلة أخرى لا تقل عنها جودة.
   *[best] تبدو أفضل قليلًا من غيرها.
}

## A game looked over: men ahead, from the side of whoever began.
worth-men = { "\u2066" }{ $sign }{ NUMBER($men, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u2069" }

## Beside a first game: what may be done, and why the hint is good.
guide-may = { $what ->
    [must] الأكل ممكن، فهو واجب: بالقفز فوق القطعة إلى الخانة الفارغة خلفها.
    [may] الأكل ممكن إن أردت: بالقفز فوق القطعة إلى الخانة الفارغة خلفها.
    [king] تقديم حجر خانة واحدة، أو تحريك ملك إلى الأمام أو الخلف.
   *[other] تقديم حجر خانة واحدة قطريًا إلى الأمام.
}
guide-why = { $why ->
    [only] هي النقلة الوحيدة.
    [crowns] يصير حجرك ملكًا.
    [takes] تأكل.
    [saves] تُخرج قطعة من الخطر.
    [safe] لا يستطيع خصمك أكل شيء بعدها.
   *[other] تبدو أفضل قليلًا من غيرها.
}

## Rules that follow their switches
refusal-man-takes-all = يأكل الحجر القطعة المجاورة فقط، ويهبط خلفها مباشرة.
refusal-king-takes-near = في هذه الجولة يأكل الملك قطعة مجاورة فقط، ويهبط خلفها مباشرة.
refusal-king-lands-behind = يجب أن يهبط الملك خلف { $over } مباشرة.
refusal-king-near-lands-behind = { $why ->
    [near] في هذه الجولة يأكل الملك قطعة مجاورة فقط.
   *[behind] يجب أن يهبط الملك خلف { $over } مباشرة.
}
refusal-king-near-lands-anywhere = في هذه الجولة يأكل الملك قطعة مجاورة فقط.
refusal-chain-straight = في هذه الجولة يجب أن تبقى قفزات الحجر على خط واحد.
refusal-chain-whole = تستطيع القطعة أكل المزيد، فيجب أن تتابع القفز ولا تتوقف في { $to }.
refusal-removal-after = سبق القفز فوق القطعة في { $over }. لا يُقفز فوق قطعة مرتين.
character-beginner = فُتات
character-casual = زنجبيل
character-skilled = شوك
character-strong = جمرة
character-master = عقيق
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
clause-king-takes-near = يأكل الملك في كل الاتجاهات، لكن القطعة المجاورة له فقط، ويهبط خلفها مباشرة. والملك أيضًا يؤكل.
clause-king-near-lands-behind = لا يأكل الملك إلا قطعة مجاورة له، ويهبط خلفها مباشرة.
clause-king-near-lands-anywhere = لا يأكل الملك إلا قطعة مجاورة له، ويهبط في أي خانة فارغة خلفها.
clause-chain-straight = القطعة التي قفزت يجوز لها أن تقفز ثانية من حيث هبطت، في الدور نفسه: الحجر على الخط نفسه فقط، والملك في اتجاه آخر أيضًا.
clause-blocked-draws = إذا كانت للاعب قطع ولا يستطيع الحركة، فالجولة تعادل.
origin-collection-board-8 = يتحدث الكتيّب الدنماركي عن نصف سفلي أبيض؛ والمقصود الخانة السفلى اليمنى.
origin-collection-men-12 = النص الإنجليزي وحده يذكر الصفوف المملوءة. وغيره يعرض صورة.
origin-collection-black-begins = الاختيار العشوائي ونقلة الأسود الأولى مطبوعان. وتبديل الألوان بعد كل جولة اختيارنا.
origin-collection-turns = لا يجوز ترك الدور وإن لم يكن الأكل واجبًا: الأدوار بالتناوب.
origin-collection-man-moves = يقول النص الروسي فقط إن الحجر لا يعود إلى حيث كان. ولا يرجع أي حجر إلى الخلف.
origin-collection-taking = تسقط من الإيطالي والدنماركي كلمة «فارغة» أو «داكنة». والمقصود خانة داكنة فارغة.
origin-collection-man-takes-forward = تُذكر القفزة للخانة أمام الحجر، فهي إلى الأمام. ويضيف الإنجليزي أن الخلف غير جائز «بعد».
origin-collection-crowning = يضع الكتيّب قطعة ثانية فوقها ولا يزيد. ننهي الدور هناك كمعظم ألعاب الداما؛ وبإعداد يتابع الملك الجديد القفز. ويأخذ الفرنسي القطعة الثانية من الأحجار المفقودة؛ وهنا توجد دائمًا واحدة.
origin-collection-crowning-goes-on = لا يقول الكتيّب ما يحدث وسط عدة قفزات. في هذه الجولة يتابع الملك الجديد القفز كما في الداما الروسية.
origin-collection-king-flies = يقول النص البولندي إن الملك يقفز فوق الخانات الفارغة؛ وهو ينزلق عليها.
origin-collection-king-takes = لا يقول النص الإيطالي إن الخانة الخلفية يجب أن تكون فارغة. وسائرها يقوله.
origin-collection-king-lands-behind = الفرنسي وحده يقول «خلفها مباشرة»، والإنجليزي يشبّه القفزة بقفزة الحجر. ولا يُذكر من أي بعد يقفز الملك. نلعب بالهبوط القريب كالداما العائلية الألمانية؛ والإعدادات تغيّر الأمرين.
origin-collection-king-lands-anywhere = يترك الكتيّب موضع هبوط الملك مفتوحًا. ويتوقع لاعبو البطولات أي خانة فارغة خلف القطعة.
origin-collection-king-near-lands-behind = يترك الكتيّب مفتوحًا من أي بعد يقفز الملك.
origin-collection-king-near-lands-anywhere = يترك الكتيّب مفتوحًا من أي بعد يقفز الملك وأين يهبط.
origin-collection-chain = يعد الكتيّب الملوك وحدها بتغيير الاتجاه، ويُبقي الإنجليزي الحجر على قطر واحد. نجيز للأحجار أيضًا أن تنعطف كسائر ألعاب الداما؛ وبإعداد تبقى مستقيمة.
origin-collection-chain-straight = يربط النص الإنجليزي قفزات الحجر بقطر واحد. ولا تقوله اللغات الأخرى.
origin-collection-chain-may-stop = تقول كل اللغات إن متابعة القفز ممكنة، ولا تقول أي منها إنها واجبة.
origin-collection-chain-whole = لا يطلبه الكتيّب: في هذه الجولة اتُّفق على متابعة القفز.
origin-collection-removal-at-once = يذكر الكتيّب رفع القطعة قبل أن يصل إلى القفزات المتعددة. لذلك نرفعها فورًا.
origin-collection-removal-after = لا يقول الكتيّب متى. ومعظم ألعاب البطولات تنتظر نهاية الدور.
origin-collection-duty-free = تقول اللغات العشر كلها «يمكن» أو «يجوز». وتوجبه ألعاب وطنية كثيرة؛ ولها هنا قواعدها.
origin-collection-all-taken = يقولها النص الإسباني معكوسة: يفوز من أكل كل شيء.
origin-collection-blocked = لا شيء مطبوع عن لاعب لا يستطيع الحركة. يخسر كما في سائر ألعاب الداما.
origin-collection-blocked-draws = لا شيء مطبوع عن لاعب لا يستطيع الحركة. في هذه الجولة هو تعادل.
origin-collection-repetition = لا شيء مطبوع عن التعادل. ولولا هذه القاعدة لطارد الملوك بعضهم بلا نهاية.
origin-collection-quiet-20 = لا شيء مطبوع عن التعادل. ولولا هذه القاعدة لطارد الملوك بعضهم بلا نهاية.
origin-collection-quiet-40 = لا شيء مطبوع عن التعادل. ولولا هذه القاعدة لطارد الملوك بعضهم بلا نهاية.
origin-collection-agreed = لا شيء مطبوع عن الاستسلام أو الاتفاق على التعادل. وكلاهما معتاد.
origin-dame-king-lands-anywhere = في القواعد العائلية الألمانية يهبط الملك خلفها مباشرة. وفي هذه الجولة يجوز أبعد.
origin-dame-removal-after = في القواعد العائلية الألمانية تُرفع القطع فورًا. وفي هذه الجولة تبقى حتى نهاية الدور.
origin-thai-white-begins = بعض القواعد التايلندية تترك للاعبين اختيار من يبدأ. وهنا يبدأ الأبيض كما في نص مطبوع.
origin-thai12-men-12 = للماكهوس ثمانية أحجار. وهذه اللعبة نفسها باثني عشر حجرًا من علبتك.
editor-piece = { $piece ->
    [w] حجر أبيض
    [W] ملك أبيض
    [b] حجر أسود
   *[B] ملك أسود
}
refusal-editor-many = { $colour ->
    [white] عدد قطع الأبيض { $count }، ولا يوجد منها إلا { $most }.
   *[black] عدد قطع الأسود { $count }، ولا يوجد منها إلا { $most }.
}
refusal-editor-uncrowned = { $colour ->
    [white] الحجر الأبيض في { $square } كان سيصبح ملكًا.
   *[black] الحجر الأسود في { $square } كان سيصبح ملكًا.
}
refusal-editor-none = { $colour ->
    [white] لا قطع للأبيض، مع أن النقلة الأخيرة لا بد أن تكون له.
   *[black] لا قطع للأسود، مع أن النقلة الأخيرة لا بد أن تكون له.
}
task-capture = دورك: الأكل واجب.

## Drills

drill-combinations = الضربات
drill-combinations-about = تضحية تجبر الخصم على الأكل، ثم استرداد أكثر منها.
drill-combinations-task = { $colour ->
    [white] الدور للأبيض. المطلوب إيجاد الضربة.
   *[black] الدور للأسود. المطلوب إيجاد الضربة.
}
drill-combinations-why = القطع المضحّى بها: { $given }. القطع المأكولة: { $taken }.
drill-refuted = يأكل الخصم ويكسب قطعًا.
drill-endings = النهايات
drill-endings-about = الفوز أو الصمود في نهايات من أربع قطع على الأكثر. الخصم يلعب بلا أخطاء.
drill-endings-task = { $colour ->
    [white] { $goal ->
        [win] الدور للأبيض، والمطلوب الفوز.
       *[draw] الدور للأبيض. المطلوب الحفاظ على التعادل { $moves } نقلات.
    }
   *[black] { $goal ->
        [win] الدور للأسود، والمطلوب الفوز.
       *[draw] الدور للأسود. المطلوب الحفاظ على التعادل { $moves } نقلات.
    }
}
drill-endings-why = { $value ->
    [draw] صارت الجولة تعادلًا فقط.
   *[loss] صارت الجولة خاسرة.
}
