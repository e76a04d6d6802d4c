### إكس أو. «X» و«O» هما العلامتان نفسهما وتبقيان كما هما في كل اللغات.

game-name = إكس أو
game-about = ثلاث على خط واحد في تسع خانات: سهلة التعلم، وتعادل إن لم يخطئ أحد.
seat-first = X
seat-second = O

booklet-collection = مجموعة الألعاب
booklet-collection-about = إكس أو كما في كتيّب مجموعة ألعاب.
switch-ends_when_dead = إذا لم يعد الفوز ممكنًا لأحد
switch-ends_when_dead-no = اللعب حتى النهاية
switch-ends_when_dead-yes = تعادل فورًا

clause-marks = لكل لاعب قطع من شكل واحد ولون واحد: X أو O.
clause-starter = يبدأ X. ويُختار عشوائيًا من يأخذ X أولًا، ثم يتبادل اللاعبان من جولة إلى أخرى.
clause-empty-square = يضع اللاعبان بالتناوب قطعة واحدة في أي خانة فارغة.
clause-no-pass = لا يجوز تمرير الدور.
clause-stays = القطعة الموضوعة لا تتحرك أبدًا.
clause-three-in-a-row = يفوز فورًا من يصفّ أولًا ثلاثًا من قطعه على خط واحد: أفقيًا أو عموديًا أو قطريًا. وإن اكتمل خطان بقطعة واحدة فهو فوز واحد.
clause-no-winner = إذا امتلأت اللوحة ولم تجتمع لأحد ثلاث على خط واحد، فالجولة تعادل.

refusal-empty-square = { $holder ->
    [first] الخانة { $square } مشغولة: فيها X.
   *[second] الخانة { $square } مشغولة: فيها O.
}

outcome-three-in-a-row = الفوز من نصيب { $seat }: ثلاث على خط واحد.
outcome-board-full = تعادل: امتلأت اللوحة ولم تجتمع لأحد ثلاث على خط واحد.
outcome-no-line-left = تعادل: لم يعد أحد قادرًا على إكمال خط.

scene-title = لوحة إكس أو
scene-pieces = { $seat ->
    [first] X في { $squares }.
   *[second] O في { $squares }.
}
scene-no-pieces = { $seat ->
    [first] لا X على اللوحة.
   *[second] لا O على اللوحة.
}
scene-square = { $holder ->
    [first] { $square }: X
    [second] { $square }: O
   *[nobody] { $square }: فارغة
}
told-place = { $seat ->
    [first] X في { $square }
   *[second] O في { $square }
}

level-beginner = مبتدئ
level-beginner-about = يغفل عن نوع واحد من الخطوط، يختلف من جولة إلى أخرى. حتى الطفل يمكنه الفوز.
level-casual = هاوٍ
level-casual-about = يرى كل خط من ثلاث، لكنه لا يخطط أبعد من ذلك. الحل فخّان في وقت واحد.
level-perfect = مثالي
level-perfect-about = لا يخسر أبدًا. التعادل أقصى ما يمكنك بلوغه.

## The rule book's chapters
chapter-setup = قبل البدء
chapter-moving = طريقة اللعب
chapter-ending = نهاية الجولة

## Lessons: a title, what to do, and what was learnt
lesson-first-piece = قطعتك الأولى
lesson-first-piece-task = أنت X. لنضع قطعة في أي خانة فارغة.
lesson-first-piece-done = الدور بعدها يكون لـ O. والقطعة الموضوعة لا تتحرك أبدًا.
lesson-three = ثلاث على خط واحد
lesson-three-task = أنت X. لنكمل خطًا ونفُز.
lesson-three-done = ثلاث أفقيًا أو عموديًا أو قطريًا: فزت.
lesson-block = سد الطريق
lesson-block-task = أنت O، وX على وشك الفوز. لنمنعه.
lesson-block-done = ننظر أولًا إلى خطوط الخصم، ثم إلى خطوطنا.
lesson-two-threats = تهديدان معًا
lesson-two-threats-task = أنت X. لنسد الطريق على O ونهدد بالفوز في موضعين، ثم نفوز.
lesson-two-threats-done = لا يستطيع خصمك سد إلا خط واحد في كل مرة. والتهديدان معًا فوز.
lesson-corner = بلا خسارة
lesson-corner-task = بدأ X من الركن. أنت O: لنجد الخانة الوحيدة التي تنقذك.
lesson-corner-done = لا ينفع ضد الركن إلا الوسط. ومن هنا يمكن لـ O ألا يخسر أبدًا.

## Beside a first game: what may be done, and why the hint is good.
guide-may = قطعتك في أي خانة فارغة. وثلاث على خط واحد تفوز.
guide-why = { $why ->
    [wins] تجمع ثلاثًا على خط واحد.
    [blocks] كان خصمك سيجمع هناك ثلاثًا على خط واحد.
    [fork] تهدد خطين في آن واحد، ولا يستطيع خصمك سد إلا أحدهما.
    [threat] اثنتان على خط واحد: على خصمك أن يسدّه الآن.
    [middle] الوسط على أربعة خطوط، أكثر من أي خانة أخرى.
    [corner] الركن على ثلاثة خطوط.
   *[other] لا شيء أفضل من ذلك.
}
character-beginner = خربشة
character-casual = طبشور
character-perfect = أردواز
clause-no-winner-early = متى لم يعد بإمكان أحد جمع ثلاث على خط واحد، تنتهي الجولة فورًا بالتعادل.
origin-marks = تختلف قطع العلبة في اللون أو الشكل. وX وO اختيارنا.
origin-starter = لا شيء مطبوع عمن يبدأ. هنا يبدأ X، ومن يلعب X يُختار عشوائيًا كما في ألعاب العلبة الأخرى.
origin-empty-square = ينسى النص الفرنسي أن الخانة فارغة، ويخلط الإنجليزي بين كلمتين للخانة. والألماني واضح.
origin-no-pass = لا شيء مطبوع عن ترك الدور.
origin-stays = لا شيء مطبوع عن نقل القطع. ولكل لاعب ما يحتاجه منها.
origin-three-in-a-row = حجم اللوحة غير مطبوع؛ والمقصود ثلاثة في ثلاثة. وفي الفرنسي زلة: ثلاث من «هذه» القطع بدل قطعك.
origin-no-winner = بحسب النص الإنجليزي يكفي لاعب واحد لا يستطيع إكمال خط؛ والمقصود كلاهما. الألمانية والإنجليزية تقولان لا فائز، والفرنسية تعادل.
origin-no-winner-early = يجيز الكتيّب متابعة اللعب. وفي هذه الجولة ينتهي اللعب متى تعذر الفوز على الجميع.
refusal-editor-turns = عدد X هو { $first } وعدد O هو { $second }. يبدأ X، فعدد X مثل عدد O أو أكثر بواحد.
task-place = { $seat ->
    [first] دورك: وضع X في خانة فارغة.
   *[second] دورك: وضع O في خانة فارغة.
}

## Drills

drill-only-square = الخانة الوحيدة
drill-only-square-about = إيجاد الخانة الوحيدة التي تفوز، أو تنقذك من الخسارة.
drill-only-square-task = { $seat ->
    [first] علامتك X. خانة واحدة أفضل من كل ما عداها.
   *[second] علامتك O. خانة واحدة أفضل من كل ما عداها.
}
refusal-editor-went-on = { $seat ->
    [first] لدى X ثلاث على خط واحد، لذا كانت اللعبة ستنتهي قبل نقلة O الأخيرة.
   *[second] لدى O ثلاث على خط واحد، لذا كانت اللعبة ستنتهي قبل نقلة X الأخيرة.
}
