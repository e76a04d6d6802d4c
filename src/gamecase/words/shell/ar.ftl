### كلمات الحقيبة نفسها. المصدر هو en.ftl.
### طاولة = table، كتيّب = booklet، سجل = record، جولة = game، قرعة = lot، نرد = dice.

## The case
app-name = Gamecase
app-tagline = ألعاب لوحية تقليدية بقواعد علبتك أنت
skip-to-content = الانتقال إلى المحتوى
nav-home = حقيبة الألعاب
nav-settings = الإعدادات
home-title = لنفتح حقيبة الألعاب
home-lead = لنُخرج لعبة ونبدأ: ضد الحاسوب، أو مع صديق أمام هذه الشاشة، أو مع صديق بعيد.
home-open = طاولات مفتوحة
home-table-against = { $game }: أنت و{ $others }
home-state-yours = دورك
home-state-open = اللعب جارٍ
home-state-waiting = بانتظار لاعب
home-state-over = انتهت
footer-free = برنامج حر: للعب والاستضافة والتعديل
footer-fair = نرد يمكن للجميع التحقق منه

## Settings
settings-language = اللغة
settings-theme = المظهر
settings-theme-auto = حسب الجهاز
settings-theme-light = فاتح
settings-theme-dark = داكن
settings-theme-contrast = تباين عالٍ
settings-theme-clear = مناسب لعمى الألوان
settings-save = تطبيق

## Laying a table
new-title = { $game }: جولة جديدة
new-booklet-clauses = ماذا يقول
box-find = تعرّف عليه من علبتك
box-unsure = لا أعرف
box-none = لا كتيّب يوافق كل ذلك: ها هي كلها.
new-opponent = من يلعب؟
new-player = اللاعب { $number }
new-against-here = صديق هنا
new-against-away-about = سيصلك رابط لإرساله.
new-against-anyone-about = تظهر طاولتك في الصفحة الأولى حتى يجلس أحد.
new-level = ما مدى قوته؟
new-you = أنت
new-name = اسمك
new-name-hint = كما سيراه الآخرون، ويمكن تركه فارغًا.
new-words = كلماتك للنرد
new-words-hint = تُمزج بكل رمية وكل قرعة، وإن بقيت فارغة اختار جهازك كلمات من عنده.
new-friend-name = اسم صديقك
new-starts = من يبدأ؟
new-starts-lot = بالقرعة
new-starts-me = أنا
new-starts-other = خصمي
new-side = بأي لون تلعب؟
new-match = طول المباراة
new-match-best-of-1 = جولة واحدة
new-match-best-of = حتى { $number } جولات
new-match-first-to = { $number ->
    [zero] الفوز لمن يبلغ { $number } نقطة
    [one] الفوز لمن يبلغ نقطة واحدة
    [two] الفوز لمن يبلغ نقطتين
    [few] الفوز لمن يبلغ { $number } نقاط
    [many] الفوز لمن يبلغ { $number } نقطة
   *[other] الفوز لمن يبلغ { $number } نقطة
}
new-match-open = ما شئتم من الجولات
new-dice = أي نرد؟
new-dice-verifiable = التطبيق يرمي، ويمكن للجميع التحقق بعد ذلك
new-dice-manual = نرمي نردًا حقيقيًا وندخل ما يظهر
new-clock = وقت التفكير
new-clock-none = بلا ساعة
new-clock-fischer = { $minutes } د، و{ $seconds } ث إضافية لكل نقلة
new-clock-delay = { $seconds } ث حرة لكل نقلة، و{ $minutes } د احتياطًا لكل نقطة
new-clock-days = { $days ->
    [zero] { $days } يوم لكل نقلة
    [one] يوم واحد لكل نقلة
    [two] يومان لكل نقلة
    [few] { $days } أيام لكل نقلة
    [many] { $days } يومًا لكل نقلة
   *[other] { $days } يوم لكل نقلة
}

## An invitation
join-title = دعوة إلى لعبة «{ $game }»
join-by = وصلتك دعوة إلى اللعب من { $name }.
join-by-somebody = وصلتك دعوة إلى اللعب.
join-sit = الجلوس إلى الطاولة
join-watch = المشاهدة فقط

## The table
table-board = اللوحة
table-moves = النقلات
table-players = اللاعبون
table-position = الوضع بالكلمات
table-dice = النرد
table-dice-pledge = مختوم قبل اللعب (بصمة { "\u2066" }SHA-256{ "\u2069" } للسر)
table-dice-secret = السر، ويُكشف بعد اللعب
table-dice-words = كلمات اللاعبين
table-dice-explained = قبل اللعب يُختم النرد: يُحدَّد سره ولا تظهر إلا بصمته. وبعد اللعب يُكشف السر، فيمكن للجميع التحقق من أن كل رمية ناتجة عنه.
table-record = تنزيل السجل
table-takeback = استرجاع النقلة
table-hint = تلميح
table-hint-told = أقترح: { $told }
table-guided = ساعدني في كل دور
table-type = كتابة نقلة
table-type-play = لعب النقلة
table-past = المعروض الآن وضع سابق من الجولة.
table-now = العودة إلى اللحظة الحالية
table-replay = الرمية الأخيرة ببطء
table-sight = خط التصويب
table-undo = تراجع خطوة
table-turn = تدوير اللوحة
table-look = اتجاه اللوحة
table-confirm = تأكيد كل نقلة
table-draw = عرض التعادل
table-claim = المطالبة بالفوز
table-claim-draw = إنهاؤها بالتعادل
table-say-mute = إخفاء ما يقال
table-resign = استسلام
table-resign-sure = تأكيد الاستسلام؟
table-yes = نعم
table-no = لا
table-next = الجولة التالية
table-rematch = اللعب مجددًا
say-hello = مرحبًا!
say-good-luck = حظًا موفقًا!
say-well-played = أحسنت اللعب!
say-thanks = شكرًا!
say-sorry = عذرًا!
say-one-moment = لحظة من فضلك.
say-back = لقد عدت.
say-your-turn = أظن أن الدور دورك.
say-oops = عفوًا، أخطأت!
say-good-game = جولة جميلة!
bot-again = اضطر الحاسوب إلى التفكير من جديد.
table-home = العودة إلى الحقيبة
table-accept = موافقة
table-decline = رفض
table-withdraw = سحب العرض
table-watching = أنت هنا للمشاهدة فقط. اللعب للاعبين وحدهم.
table-watchers = { $count ->
    [zero] { $count } متفرج
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
}
table-booklet = الكتيّب
table-invite = دعوة صديقك
table-invite-help = يكفي إرسال هذا الرابط أو مسح الرمز بهاتف صديقك. والمقعد الشاغر لمن يفتحه أولًا.
table-invite-copy = نسخ الرابط
table-invite-loopback = هذا العنوان يعمل على هذا الحاسوب فقط. للعب عبر الشبكة المنزلية يكون التشغيل هكذا: gamecase serve --host 0.0.0.0
player-unnamed = اللاعب { $number }
player-you = أنت
player-away = بعيدًا عن الطاولة
tally-won = مرات الفوز بالمباريات
tally-drawn = مرات التعادل

## The rule book
rules-link = كتاب القواعد
rules-title = قواعد { $game }
rules-booklets = الكتيّبات
rules-agreed = المتفق عليه على هذه الطاولة
rules-example = مثال
rules-not-allowed = لا يجوز
rules-print = طباعة

## Learning
learn-link = تعلّم
learn-title = تعلّم { $game }
learn-lead = دروس قصيرة، في كل منها لوحة لك وحدك. التجربة حرة: لا شيء يفسد هنا.
learn-lesson = الدرس { $number } من { $count }
learn-right = صحيح!
learn-other = هذا جائز، لكن المطلوب هنا شيء آخر.
learn-again = محاولة أخرى
learn-next = الدرس التالي
learn-all = كل الدروس
learn-guided = جولة أولى مع مساعدة
learn-watch = مشاهدة حاسوبين يلعبان

## What stands
status-waiting = بانتظار اللاعب الآخر
status-drawing-lots = تُجرى القرعة
status-chance = النرد يتدحرج
status-by-hand = حان رمي النرد وإدخال ما يظهر
status-your-turn = دورك: { $seat }
status-turn = الدور الآن: { $seat }
status-bot-thinks = الحاسوب يفكر
outcome-resigned = الفوز من نصيب { $seat }: استسلم الخصم.
outcome-agreed = تعادل بالاتفاق.
outcome-left = الفوز من نصيب { $seat }: غادر الخصم.
outcome-left-draw = تعادل: غادر أحد الطرفين.
outcome-time = الفوز بالوقت من نصيب { $seat }.
match-best-of = الجولة { $game } من { $number } على الأكثر
match-first-to = { $number ->
    [zero] الجولة { $game }، الفوز لمن يبلغ { $number } نقطة
    [one] الجولة { $game }، الفوز لمن يبلغ نقطة واحدة
    [two] الجولة { $game }، الفوز لمن يبلغ نقطتين
    [few] الجولة { $game }، الفوز لمن يبلغ { $number } نقاط
    [many] الجولة { $game }، الفوز لمن يبلغ { $number } نقطة
   *[other] الجولة { $game }، الفوز لمن يبلغ { $number } نقطة
}
match-games = الجولة { $game } من { $number }
match-open = الجولة { $game }

## What happened
told-sit = انضمام { $name } إلى الطاولة.
told-begin = تبدأ جولة جديدة.
told-lot = قالت القرعة كلمتها: البداية من نصيب { $name }.
told-offer-takeback = طلب استرجاع نقلة من { $name }.
told-offer-draw = عرض تعادل من { $name }.
told-offer-rematch = طلب جولة أخرى من { $name }.
told-decline = رُفض العرض.
told-takeback = استُرجعت النقلة.
told-draw = اتُّفق على التعادل.
told-resign = استسلام { $name }.
told-left = إنهاء الجولة من { $name }: غادر الخصم.
told-lapse = انتهت صلاحية العرض.
told-say = { $name }: { $words }
told-flag = انتهى وقت { $name }.

## Why not
refusal-not-your-turn = الدور للخصم.
refusal-game-over = انتهت الجولة.
refusal-time-up = انتهى وقتك.
refusal-not-begun = لم تبدأ الجولة بعد.
refusal-dice-not-yours = على هذه الطاولة يرمي التطبيق النرد.
refusal-dice-by-hand = على هذه الطاولة يرمي اللاعبون النرد ويدخلون ما يظهر.
refusal-not-now = هذا غير ممكن الآن.
refusal-too-late = سبقك أحدهم. لنلقِ نظرة أخرى على اللوحة.
refusal-still-here = لم يطل غياب الخصم بما يكفي بعد.
refusal-offer-gone = لم يعد هذا العرض قائمًا.
refusal-watching = أنت هنا للمشاهدة فقط، وهذا للاعبين وحدهم.
refusal-no-hint = التلميحات متاحة فقط في اللعب ضد الحاسوب أو على شاشة واحدة، وفي دورك أنت.
refusal-means-nothing = لا نقلة كهذه هنا.
refusal-theirs = تلك النقلة لم تكن صحيحة. { $rule }

## Trouble
error-bad-message = أرسلت الصفحة شيئًا لم يفهمه الخادم. يُرجى إعادة تحميلها.
error-stale = تغيّرت اللوحة منذ ذلك الحين. لنلقِ نظرة أخرى.
error-too-fast = هذا سريع جدًا. لحظة من فضلك.
link-lost = انقطع الاتصال. نحاول من جديد، ولم يضِع شيء.
link-back = عاد الاتصال.
touch-again = يُرجى اختيار الوجهة التالية أو الضغط على Escape.
confirm-grave = ضغطة أخرى للتأكيد.
aim-pull = يُحرَّك القرص على الخط ثم يُسحب إلى الخلف ويُترك.
aim-help = الأسهم للتصويب، وعلامتا الزائد والناقص للقوة، والفاصلة والنقطة للتحرك على الخط، ومفتاح Enter للعب.
copied = تم النسخ.
turn-alert = دورك
clock-stale = كما كانت عند انقطاع الاتصال
problem-title = لم ينجح ذلك
problem-not-found = لا شيء هنا. ربما في عنوان الطاولة خطأ، أو أنها على حاسوب آخر.
problem-bad-form = تعذّر فهم النموذج.
problem-chair-taken = سبقك أحدهم إلى هذا المقعد.
problem-too-many-tables = طاولات كثيرة في وقت قصير. لحظة من فضلك.
problem-away = لا يمكن الوصول إلى الطاولات الآن. لم يضِع شيء مما لُعب. يمكن المحاولة بعد لحظة.
problem-home = العودة إلى الحقيبة

## On the command line
serve-ready = الحقيبة مفتوحة على { $address }
serve-network = على شبكتك المنزلية: { $address }
serve-scan = يُمسح هذا الرمز بهاتف على الشبكة نفسها:
serve-stop = يُغلق بالضغط على Ctrl+C.
verify-holds = { $entries ->
    [zero] السجل سليم: لا أسطر فيه، وكل حلقة وكل وضع كما كُتب.
    [one] السجل سليم: سطر واحد، وكل حلقة وكل وضع كما كُتب.
    [two] السجل سليم: سطران، وكل حلقة وكل وضع كما كُتب.
    [few] السجل سليم: { $entries } أسطر، وكل حلقة وكل وضع كما كُتب.
    [many] السجل سليم: { $entries } سطرًا، وكل حلقة وكل وضع كما كُتب.
   *[other] السجل سليم: { $entries } سطر، وكل حلقة وكل وضع كما كُتب.
}
verify-rolls = { $count ->
    [zero] لا رميات ولا قرعات لإعادة حسابها.
    [one] أُعيد حساب رمية أو قرعة واحدة، والنتيجة مطابقة.
    [two] أُعيد حساب رميتين أو قرعتين، والنتائج مطابقة.
    [few] أُعيد حساب { $count } رميات أو قرعات، والنتائج مطابقة.
    [many] أُعيد حساب { $count } رمية أو قرعة، والنتائج مطابقة.
   *[other] أُعيد حساب { $count } رمية أو قرعة، والنتائج مطابقة.
}
verify-by-hand = { $count ->
    [zero] لا رميات مُدخلة يدويًا.
    [one] رمية واحدة أُدخلت يدويًا: لا شيء يُحسب.
    [two] رميتان أُدخلتا يدويًا: لا شيء يُحسب.
    [few] { $count } رميات أُدخلت يدويًا: لا شيء يُحسب.
    [many] { $count } رمية أُدخلت يدويًا: لا شيء يُحسب.
   *[other] { $count } رمية أُدخلت يدويًا: لا شيء يُحسب.
}
verify-hidden = { $count ->
    [zero] لم تبقَ رميات مختومة.
    [one] رمية واحدة ما زالت مختومة: لم تنتهِ جولتها.
    [two] رميتان ما زالتا مختومتين: لم تنتهِ جولتهما.
    [few] { $count } رميات ما زالت مختومة: لم تنتهِ جولتها.
    [many] { $count } رمية ما زالت مختومة: لم تنتهِ جولتها.
   *[other] { $count } رمية ما زالت مختومة: لم تنتهِ جولتها.
}

## A game looked over
table-analysis = مراجعة الجولة
analysis-title = { $game }: مراجعة الجولة
analysis-games = جولات هذه الطاولة
analysis-progress = تجري مراجعة الجولة…
analysis-graph = مسار الجولة
analysis-lines = أفضل التتابعات
analysis-mistakes = نقاط التحول
analysis-none = لم توجد أخطاء.
analysis-totals = اللعبة في مجملها
analysis-played = لُعب
analysis-inaccuracy = عدم دقة
analysis-mistake = خطأ
analysis-blunder = خطأ فادح
analysis-better = الأفضل:
analysis-even = تعادل الكفتين
analysis-slight = { $seat }: أفضلية طفيفة
analysis-clear = { $seat }: أفضلية واضحة
analysis-winning = { $seat }: أفضلية حاسمة
analysis-first = إلى البداية
analysis-back = نقلة إلى الوراء
analysis-forward = نقلة إلى الأمام
analysis-last = إلى النهاية
analysis-table = العودة إلى الطاولة
analysis-failed = تعذرت مراجعة الجولة. لنحاول مجددًا بعد لحظة.
analysis-result = { $first }–{ $second }
problem-not-over = الجولة ما زالت جارية. يمكن مراجعتها بعد انتهائها.

## Hands and pages
table-ahead = السماح لي بالتحريك قبل دوري
ahead-planned = تم التخطيط: ستُلعب عندما يأتي الدور إن كانت ممكنة.
table-symbols = رموز بدل الحروف في النقلات
table-download = تنزيل بصيغة { $format }

## Games from elsewhere
import-title = فتح جولة مدوّنة
import-text = الجولة بصيغة { $formats }
import-open = فتح

## People
nav-account = الحساب
people-sign-in = تسجيل الدخول
people-register = إنشاء حساب
people-lead = اللعب متاح بلا حساب. ومع الحساب تجد ألعابك على كل أجهزتك، ويمكنك اللعب من أجل التصنيف.
people-name = الاسم
people-name-hint = من حرفين إلى 24 حرفًا أو رقمًا، ويراه اللاعبون الآخرون.
people-password = كلمة المرور
people-password-hint = ثمانية أحرف على الأقل. يجب حفظها جيدًا: لا نحتفظ هنا بأي بريد إلكتروني، فلا يمكن إرسالها إليك.
people-with-passkey = الدخول بمفتاح مرور
people-register-passkey = الإنشاء بمفتاح مرور
people-wrong = الاسم وكلمة المرور غير متطابقين.
people-slow = محاولات كثيرة جدًا. يُرجى الانتظار دقيقة.
people-name-taken = هذا الاسم محجوز أو يشبه اسمًا محجوزًا.
people-name-unfit = يتكون الاسم من حرفين إلى 24 حرفًا أو رقمًا من أبجدية واحدة، وقد تفصل بينها مسافات أو نقاط أو شرطات.
people-password-unfit = كلمة المرور ثمانية أحرف على الأقل، ولا تكون هي الاسم نفسه.
people-passkey-failed = لم يُقبل مفتاح المرور. يمكن المحاولة من جديد.
people-again = لتغيير هذا يلزم تسجيل الدخول من جديد أولًا.
people-only-way = هذه طريقتك الوحيدة للدخول، لذلك تبقى.
people-not-the-name = هذا ليس اسمك. لم يُحذف شيء.
account-since = هنا منذ { $date }
account-ratings = التصنيفات
account-matches = { $count ->
    [zero] { $count } مباراة مصنَّفة
    [one] مباراة مصنَّفة واحدة
    [two] مباراتان مصنَّفتان
    [few] { $count } مباريات مصنَّفة
    [many] { $count } مباراة مصنَّفة
   *[other] { $count } مباراة مصنَّفة
}
account-history = ألعابي
account-export = تنزيل كل بياناتي
account-sign-out = تسجيل الخروج
account-ways = طرق دخولك
account-passkey = مفتاح مرور: { $device }
account-passkey-add = إضافة مفتاح مرور
account-remove = إزالة
account-password-new = كلمة مرور جديدة
account-password-note = ثمانية أحرف على الأقل. سيُسجَّل الخروج من كل الأجهزة الأخرى.
account-password-set = حفظ كلمة المرور
account-devices = الأجهزة التي سُجّل الدخول منها
account-this-device = هذا الجهاز
account-seen = آخر استخدام: { $date }
account-end-others = تسجيل الخروج من كل الأجهزة الأخرى
account-tokens = رموز للبرامج
account-tokens-about = البرنامج الذي يحمل رمزًا كهذا يتصرف باسمك، فلا يُعطى لأحد.
account-token-label = ما الغرض منه؟
account-token-read = للقراءة فقط
account-token-play = مسموح له باللعب
account-token-make = إنشاء رمز
account-token-once = يجب نسخه الآن، فلن يظهر مرة أخرى.
account-delete = حذف الحساب
account-delete-about = تُحذف بيانات دخولك وجلساتك ورموزك وتصنيفاتك فورًا وإلى الأبد. أما الألعاب التي لُعبت فتبقى كما كُتبت، وبالاسم الذي لُعبت به، لأنها ألعاب خصومك أيضًا. ولا يمكن لأحد أن يكملها مكانك.
account-delete-sure = للتأكيد يُكتب اسمك هنا
history-none = لا شيء هنا بعد.
history-older = الأقدم
history-won = فوز
history-lost = خسارة
history-drawn = تعادل
rated-badge = مصنَّفة
rated-switch = اللعب من أجل التصنيف
rated-about = يحتاج اللاعبان إلى حساب، ولا تراجع عن أي نقلة.
ratings-about = العدد بعد ± يبيّن مدى دقة التصنيف.
refusal-rated-account = هذه الطاولة مصنَّفة: يلزمها حساب.
refusal-rated-alone = لا أحد يلعب ضد نفسه على طاولة مصنَّفة.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = هذا الرمز مجهول أو أُزيل أو لا يسمح بذلك.
nav-main = الصفحات الرئيسية
nav-play = العب
nav-learn = تعلّم
nav-rules = القواعد
list-lead-learn = اختيار لعبة وتجربة دروسها القصيرة.
list-lead-rules = اختيار لعبة لقراءة قواعدها بالصور.
home-continue = متابعة
home-finished = جولات منتهية
start-change = تغيير
start-change-of = { $game }: تغيير الخصم أو القواعد أو الوقت
player-computer = { $name } (حاسوب)
character-hello-gentle = أهلًا! هل نكتشف معًا كيف تُلعب؟
character-hello-cheerful = سعيد باللعب معك. لنستمتع!
character-hello-steady = بالتوفيق. لعبي رزين.
character-hello-sharp = أهلًا. انتباه: أنظر إلى الأمام.
character-hello-calm = حين تشاء. قلّما يفوتني شيء.
character-bye-gentle = كان ممتعًا! مرة أخرى؟
character-bye-cheerful = شكرًا على الجولة!
character-bye-steady = جولة جيدة. استمتعت بها.
character-bye-sharp = قتال جيد. في اللحظات الحاسمة الكثير مما يستحق النظر.
character-bye-calm = كان ذلك من دواعي سروري. قليلة هي الجولات التي تشبه هذه.
notice-special = حسب قواعد هذه الجولة: { $rule }
notice-rule = القاعدة { $number }
notice-close = مفهوم
opponent-bot = الحاسوب
opponent-here = اثنان هنا
opponent-away = برابط
opponent-anyone = أي شخص
rules-question = أي قواعد تريد؟
rules-of-my-box = قواعد صندوقي
rules-as-usual = كما يُلعب اليوم
rules-line = القواعد:
start-time = الوقت
start-more = المزيد
start-match-points = أو حتى هذا العدد من النقاط
clock-chip-none = بلا ساعة
clock-chip-fischer = { "\u2066" }{ $minutes } + { $seconds }{ "\u2069" }
clock-chip-delay = لكل نقطة
clock-chip-days = { $days ->
    [zero] { $days } يوم
    [one] { $days } يوم
    [two] { $days } يوم
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
working-hint = يجري البحث عن نقلة جيدة…
working-thinking = ما زال الحاسوب يفكر…
working-compiled = الحاسوب يستعد، مرة واحدة على كل جهاز: { $percent }٪.
working-tables = الحاسوب يحسب نهايات هذه القواعد، مرة واحدة: { $percent }٪.
provisional-compiled = هذا جواب سريع: ما زال الحاسوب يستعد. يمكن السؤال مجددًا بعد دقيقة.
provisional-tables = ما زالت نهايات هذه القواعد تُحسب، فالأرقام تقديرات جيدة.
settings-set = اللوحة والقطع
settings-set-walnut = جوز
settings-set-felt = لباد ونحاس
settings-set-flat = بسيط وحديث
settings-set-slate = أردواز وحجر
offline-title = لا يوجد اتصال
offline-lead = يحتاج اللعب إلى اتصال. يمكن المتابعة فور عودته، ولا يضيع شيء.
offline-kept = يمكن قراءة
offline-nothing = لا شيء بعد. القواعد والدروس التي تُفتح تُحفظ هنا لوقت لاحق.
offline-again = إعادة المحاولة
import-files = اختيار ملفات أو إفلاتها في أي مكان من هذه الصفحة
import-done = { $count ->
    [zero] لم تُفتح أي جولة
    [one] فُتحت جولة واحدة
    [two] فُتحت جولتان
    [few] فُتحت { $count } جولات
    [many] فُتحت { $count } جولة
   *[other] فُتحت { $count } جولة
}
import-illegal = النقلة { $count } غير مسموح بها:
import-unreadable = تعذرت قراءة هذا كجولة
import-keep = فتح الجولة حتى هناك
import-correct = تصحيح
import-corrected = الجولة المطلوب تصحيحها
import-back = رجوع
share-title = المشاركة على شبكتي
share-ask = الآن لا يفتح Gamecase إلا هذا الحاسوب. بالمشاركة يمكن لكل جهاز على الشبكة المنزلية فتحه، إلى أن تتوقف المشاركة أو يُغلق البرنامج.
share-start = مشاركة
share-on = المشاركة جارية. يمكن فتح هذا العنوان على جهاز آخر أو مسح الرمز.
share-stop = إيقاف المشاركة
problem-no-network = لا توجد شبكة متاحة الآن للمشاركة على هذا الحاسوب.
notice-registered = أهلًا { $name }! الحساب جاهز وتم تسجيل الدخول.
notice-password-saved = حُفظت كلمة المرور الجديدة.
account-password-current = كلمة المرور الحالية
account-password-passkey = التأكيد بمفتاح مرور
account-no-ratings = لا يوجد تصنيف بعد. جولة مصنَّفة واحدة تكفي للحصول عليه. قوائم التصنيف:
people-wrong-current = ليست هذه كلمة المرور الحالية. لم يتغير شيء.
people-passkey-first = ليس لهذا الحساب كلمة مرور بعد. يمكن تعيينها بزر مفتاح المرور.
footer-translations = الترجمات
translations-title = الترجمات
translations-lead = كل رسائل الموقع وألعابه مع قيم للمثال، بلغتين جنبًا إلى جنب.
translations-how = لتصحيح ترجمة أو إضافة لغة تُقرأ docs/translating.md في الشيفرة المصدرية.
translations-language = اللغة
translations-beside = بجانب
translations-part = القسم
translations-part-shell = الموقع
translations-state = الحالة
translations-state-all = الكل
translations-state-missing = ناقصة
translations-state-outdated = قديمة
translations-state-current = محدَّثة
translations-search = بحث
translations-show = عرض
translations-count = { $count ->
    [zero] لا رسائل
    [one] رسالة واحدة
    [two] رسالتان
    [few] { $count } رسائل
    [many] { $count } رسالة
   *[other] { $count } رسالة
}
provenance-legend = مصدر كل قاعدة:
provenance-printed = مطبوعة في الكتيّب
provenance-usual = كما يُلعب اليوم
provenance-silent = لا يقول الكتيّب شيئًا: اختيارنا
provenance-differs = الكتيّب غير واضح: القراءة التي نلعب بها
provenance-languages = بهذه اللغات فقط: { $languages }.
switch-value-printed = { $value } (كما طُبع)
switch-value-silent = { $value } (اختيارنا)
switch-value-differs = { $value } (قراءتنا)
rules-exactly = كما طُبع تمامًا
rules-exactly-about = تُلعب كل قاعدة بحرفها، حتى حيث نظن أن المقصود غير ذلك.
rules-needs = لا يسري هذا إلا مع هذا الإعداد: { $switch } – { $value }
rules-needs-open = بدء جولة به
rules-compare = الكتيّبات جنبًا إلى جنب
rules-compare-about = حيث تختلف الكتيّبات فقط. وما عدا ذلك في قواعدها.
table-rules = القواعد: { $booklet }
table-rules-change = تغيير
table-chat = الدردشة
table-more = المزيد
table-tools = الأدوات
table-sound = الصوت
table-fullscreen = ملء الشاشة
table-save = حفظ الملف
table-hint-more = المزيد
table-speed = سرعة النقلات
table-speed-calm = هادئة
table-speed-normal = عادية
table-speed-fast = سريعة
table-speed-none = بلا حركة
table-glow = إظهار القطع التي يمكنها التحرك
table-lot = من يبدأ
table-lot-explained = الحظ يقرر من يبدأ. يحدده سر قبل الجولة ولا تظهر حينها إلا بصمته. وبعد الجولة يُكشف السر ليتحقق منه أي شخص.
table-lot-words = كلمات اللاعبين للعشوائية
table-next-level = المستوى التالي: { $level }
result-won = فوز لك
result-lost = خسارة لك
result-drawn = تعادل
result-winner = الفوز: { $name }
result-story = { $turns ->
    [zero] انتهت بلا نقلات.
    [one] انتهت بعد نقلة واحدة.
    [two] انتهت بعد نقلتين.
    [few] انتهت بعد { $turns } نقلات.
    [many] انتهت بعد { $turns } نقلة.
   *[other] انتهت بعد { $turns } نقلة.
}
result-story-ahead = { $turns ->
    [zero] بلا نقلات،
    [one] نقلة واحدة،
    [two] نقلتان،
    [few] { $turns } نقلات،
    [many] { $turns } نقلة،
   *[other] { $turns } نقلة،
} { $winner ->
    [own] ولم يسبقك الخصم قط.
   *[other] ولم يتأخر الفائز قط.
}
result-story-turned = { $turns ->
    [zero] انقلبت الجولة في آخر لحظة.
    [one] نقلة واحدة، وانقلبت الجولة في آخر لحظة.
    [two] نقلتان، وانقلبت الجولة في آخر لحظة.
    [few] { $turns } نقلات، وانقلبت الجولة في آخر لحظة.
    [many] { $turns } نقلة، وانقلبت الجولة في آخر لحظة.
   *[other] { $turns } نقلة، وانقلبت الجولة في آخر لحظة.
}
result-story-changes = { $turns ->
    [zero] بلا نقلات.
    [one] نقلة واحدة.
    [two] نقلتان.
    [few] { $turns } نقلات.
    [many] { $turns } نقلة.
   *[other] { $turns } نقلة.
} { $changes ->
    [zero] لم تنتقل الأفضلية.
    [one] انتقلت الأفضلية مرة واحدة.
    [two] انتقلت الأفضلية مرتين.
    [few] انتقلت الأفضلية { $changes } مرات.
    [many] انتقلت الأفضلية { $changes } مرة.
   *[other] انتقلت الأفضلية { $changes } مرة.
}
told-lot-seat = { $name }: { $seat }، باختيار عشوائي.
