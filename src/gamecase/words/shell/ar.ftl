### كلمات الموقع. المصدر هو en.ftl.
### قواعد = rules، كتيّب = booklet (المطبوع)، سجل = record، جولة = game، مباراة = match، خصم = opponent، نرد = dice.

## The case
app-name = Gamecase
app-tagline = ألعاب لوحية تقليدية بقواعد علبتك أنت
skip-to-content = الانتقال إلى المحتوى
nav-home = الألعاب
nav-settings = الإعدادات
home-title = اختيار لعبة
home-lead = اللعب ضد الحاسوب، أو مع صديق بجانبك، أو مع صديق بعيد.
home-open = جولات مفتوحة
home-table-against = { $game }: { $others }
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
new-booklet-clauses = عرض القواعد
box-find = مطابقة القواعد مع علبتك
box-unsure = غير متأكد
box-none = لا قواعد توافق كل ذلك. ها هي كلها.
new-opponent = من الخصم؟
new-player = اللاعب { $number }
new-against-here = صديق هنا
new-against-away-about = سيصلك رابط لإرساله.
new-against-anyone-about = تظهر جولتك في الصفحة الأولى حتى ينضم إليها أحد.
new-level = أي مستوى؟
new-you = أنت
new-name = اسمك
new-name-hint = هكذا يراه اللاعبون الآخرون، ويمكن تركه فارغًا.
new-words = نص من عندك للنرد
new-words-hint = يُمزج بكل رمية وكل اختيار عشوائي، وإن بقي فارغًا اختار جهازك نصًا.
new-friend-name = اسم صديقك
new-starts = من يبدأ؟
new-starts-lot = عشوائيًا
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
new-dice = من يرمي النرد؟
new-dice-verifiable = التطبيق يرمي، ويمكن لأي أحد التحقق بعد ذلك
new-dice-manual = نرمي نردًا حقيقيًا وندخل الأرقام
new-clock = وقت التفكير
new-clock-none = بلا ساعة
new-clock-fischer = { $minutes } د، و{ $seconds } ث إضافية لكل نقلة
new-clock-delay = { $seconds } ث تأخير لكل نقلة، و{ $minutes } د احتياطًا لكل نقطة
new-clock-days = { $days ->
    [zero] { $days } يوم لكل نقلة
    [one] يوم واحد لكل نقلة
    [two] يومان لكل نقلة
    [few] { $days } أيام لكل نقلة
    [many] { $days } يومًا لكل نقلة
   *[other] { $days } يوم لكل نقلة
}

## An invitation
join-title = دعوة إلى لعب «{ $game }»
join-by = وصلتك دعوة إلى اللعب من { $name }.
join-by-somebody = وصلتك دعوة إلى اللعب.
join-sit = انضمام
join-watch = المشاهدة فقط

## The table
table-board = اللوحة
table-moves = النقلات
table-players = اللاعبون
table-position = الوضع بالكلمات
table-dice = النرد
table-dice-pledge = محدَّد قبل الجولة (بصمة { "\u2066" }SHA-256{ "\u2069" } للسر)
table-dice-secret = السر، ويُكشف بعد الجولة
table-dice-words = نصوص اللاعبين
table-dice-explained = سر واحد يحدد كل رميات النرد قبل الجولة، ولا تظهر إلا بصمته. وبعد الجولة يُكشف السر، فيمكن لأي أحد التحقق من أن كل رمية ناتجة عنه.
table-record = تنزيل سجل الجولة
table-takeback = استرجاع النقلة
table-hint = تلميح
table-hint-told = أقترح: { $told }
table-guided = نصائح في كل دور
table-type = كتابة نقلة
table-type-play = لعب
table-past = المعروض الآن وضع سابق من الجولة.
table-now = العودة إلى الجولة
table-replay = إعادة الضربة الأخيرة ببطء
table-sight = خط التصويب
table-undo = تراجع خطوة
table-turn = تدوير اللوحة
table-look = شكل اللوحة
table-confirm = تأكيد كل نقلة
table-draw = عرض التعادل
table-claim = المطالبة بالفوز
table-claim-draw = إنهاؤها بالتعادل
table-say-mute = كتم الدردشة
table-resign = استسلام
table-resign-sure = الاستسلام في هذه الجولة؟
table-yes = نعم
table-no = لا
table-next = الجولة التالية
table-rematch = جولة ثأر
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
table-home = العودة إلى الألعاب
table-accept = موافقة
table-decline = رفض
table-withdraw = سحب العرض
table-watching = أنت هنا للمشاهدة. اللعب للاعبين وحدهم.
table-watchers = { $count ->
    [zero] { $count } متفرج
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
}
table-booklet = القواعد
table-invite = دعوة صديق
table-invite-help = يكفي إرسال هذا الرابط أو مسح الرمز بهاتف صديقك. وأول من يفتحه ينضم إلى الجولة.
table-invite-copy = نسخ الرابط
table-invite-loopback = هذا الرابط يعمل على هذا الحاسوب فقط. للعب عبر الشبكة المنزلية يُشغَّل Gamecase هكذا: gamecase serve --host 0.0.0.0
player-unnamed = اللاعب { $number }
player-you = أنت
player-away = غائب
tally-won = مرات الفوز بالمباريات
tally-drawn = مرات التعادل

## The rule book
rules-link = القواعد
rules-title = قواعد { $game }
rules-booklets = مجموعات القواعد
rules-agreed = المتفق عليه في هذه الجولة
rules-example = مثال
rules-not-allowed = لا يجوز
rules-print = طباعة

## Learning
learn-link = تعلّم
learn-title = تعلّم { $game }
learn-lead = دروس قصيرة، لكل منها لوحته. التجربة حرة: لا شيء يفسد هنا.
learn-lesson = الدرس { $number } من { $count }
learn-right = أحسنت!
learn-other = هذا جائز، لكن المطلوب هنا تجربة شيء آخر.
learn-again = محاولة أخرى
learn-next = الدرس التالي
learn-all = كل الدروس
learn-guided = جولتك الأولى مع نصائح
learn-watch = مشاهدة حاسوبين يلعبان

## What stands
status-waiting = بانتظار اللاعب الآخر
status-drawing-lots = يُختار من يبدأ
status-chance = يُرمى النرد
status-by-hand = حان رمي النرد وإدخال الأرقام
status-your-turn = دورك: { $seat }
status-turn = الدور الآن: { $seat }
status-bot-thinks = الحاسوب يفكر
outcome-resigned = الفوز من نصيب { $seat }: استسلم الخصم.
outcome-agreed = تعادل بالاتفاق.
outcome-left = الفوز من نصيب { $seat }: غادر الخصم.
outcome-left-draw = تعادل: غادر أحد اللاعبين.
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
told-sit = انضم { $name }.
told-begin = تبدأ جولة جديدة.
told-lot = يبدأ { $name }.
told-offer-takeback = طلب استرجاع نقلة من { $name }.
told-offer-draw = عرض تعادل من { $name }.
told-offer-rematch = طلب جولة ثأر من { $name }.
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
refusal-dice-not-yours = في هذه الجولة يرمي التطبيق النرد.
refusal-dice-by-hand = في هذه الجولة يرمي اللاعبون النرد بأنفسهم ويدخلون الأرقام.
refusal-not-now = هذا غير ممكن الآن.
refusal-too-late = سبقك أحدهم. لنلقِ نظرة أخرى على اللوحة.
refusal-still-here = لم يطل غياب الخصم بما يكفي بعد.
refusal-offer-gone = لم يعد هذا العرض قائمًا.
refusal-watching = أنت هنا للمشاهدة فقط، وهذا للاعبين وحدهم.
refusal-no-hint = التلميحات متاحة في دورك فقط، ضد الحاسوب أو على شاشة مشتركة.
refusal-means-nothing = هذه نقلة غير جائزة هنا.
refusal-theirs = تلك النقلة لم تكن جائزة. { $rule }

## Trouble
error-bad-message = لم يفهم الخادم هذه الصفحة. يُرجى إعادة تحميلها.
error-stale = تغيّرت اللوحة. لنلقِ نظرة أخرى.
error-too-fast = هذا سريع جدًا. لحظة من فضلك.
link-lost = انقطع الاتصال. تجري إعادة الاتصال… جولتك محفوظة.
link-back = عاد الاتصال.
touch-again = يُرجى اختيار الوجهة التالية أو الضغط على Escape.
confirm-grave = ضغطة أخرى للتأكيد.
aim-pull = يُحرَّك القرص على خطه، ثم يكون السحب إلى الخلف في أي مكان من اللوحة، ثم الإفلات.
aim-help = الأسهم للتصويب، وعلامتا الزائد والناقص للقوة، والفاصلة والنقطة للتحرك على الخط، ومفتاح Enter للضرب.
copied = تم النسخ.
turn-alert = دورك
clock-stale = الوقت عند انقطاع الاتصال
problem-title = لم ينجح ذلك
problem-not-found = لا شيء هنا. ربما في الرابط خطأ، أو أن الجولة على حاسوب آخر.
problem-bad-form = في النموذج شيء غير صحيح. يمكن الرجوع والمحاولة من جديد.
problem-chair-taken = سبقك أحدهم إلى هذا المقعد.
problem-too-many-tables = جولات جديدة كثيرة في وقت واحد. يمكن المحاولة بعد لحظة.
problem-away = لا يمكن الوصول إلى الجولات الآن. لم يضِع شيء مما لعبت. يمكن المحاولة بعد لحظة.
problem-home = العودة إلى الألعاب

## On the command line
serve-ready = يعمل Gamecase على { $address }
serve-network = على شبكتك المنزلية: { $address }
serve-scan = يُمسح هذا الرمز بهاتف على الشبكة نفسها:
serve-stop = للإيقاف: Ctrl+C.
verify-holds = { $entries ->
    [zero] السجل سليم: لا مدخلات فيه.
    [one] السجل سليم: فُحص مدخل واحد، وكل حلقة وكل وضع صحيح.
    [two] السجل سليم: فُحص مدخلان، وكل حلقة وكل وضع صحيح.
    [few] السجل سليم: فُحصت { $entries } مدخلات، وكل حلقة وكل وضع صحيح.
    [many] السجل سليم: فُحص { $entries } مدخلًا، وكل حلقة وكل وضع صحيح.
   *[other] السجل سليم: فُحص { $entries } مدخل، وكل حلقة وكل وضع صحيح.
}
verify-rolls = { $count ->
    [zero] لا رميات ولا اختيارات عشوائية لإعادة حسابها.
    [one] أُعيد حساب رمية أو اختيار عشوائي واحد، والنتيجة مطابقة.
    [two] أُعيد حساب رميتين أو اختيارين عشوائيين، والنتائج مطابقة.
    [few] أُعيد حساب { $count } رميات أو اختيارات عشوائية، والنتائج مطابقة.
    [many] أُعيد حساب { $count } رمية أو اختيارًا عشوائيًا، والنتائج مطابقة.
   *[other] أُعيد حساب { $count } رمية أو اختيار عشوائي، والنتائج مطابقة.
}
verify-by-hand = { $count ->
    [zero] لا رميات مُدخلة يدويًا.
    [one] رمية واحدة أُدخلت يدويًا، فلا شيء يُتحقق منه.
    [two] رميتان أُدخلتا يدويًا، فلا شيء يُتحقق منه.
    [few] { $count } رميات أُدخلت يدويًا، فلا شيء يُتحقق منه.
    [many] { $count } رمية أُدخلت يدويًا، فلا شيء يُتحقق منه.
   *[other] { $count } رمية أُدخلت يدويًا، فلا شيء يُتحقق منه.
}
verify-hidden = { $count ->
    [zero] لم تبقَ رميات سرية.
    [one] رمية واحدة ما زالت سرية، لأن جولتها لم تنتهِ.
    [two] رميتان ما زالتا سريتين، لأن جولتهما لم تنتهِ.
    [few] { $count } رميات ما زالت سرية، لأن جولتها لم تنتهِ.
    [many] { $count } رمية ما زالت سرية، لأن جولتها لم تنتهِ.
   *[other] { $count } رمية ما زالت سرية، لأن جولتها لم تنتهِ.
}

## A game looked over
table-analysis = تحليل الجولة
analysis-title = { $game }: تحليل
analysis-games = جولات هذه المباراة
analysis-progress = يجري تحليل الجولة…
analysis-graph = مسار الجولة
analysis-lines = أفضل التتابعات
analysis-mistakes = نقاط التحول
analysis-none = لم توجد أخطاء.
analysis-totals = الخلاصة
analysis-played = لُعب
analysis-inaccuracy = عدم دقة
analysis-mistake = خطأ
analysis-blunder = خطأ فادح
analysis-better = الأفضل:
analysis-even = تعادل الكفتين
analysis-slight = { $seat }: أفضلية طفيفة
analysis-clear = { $seat }: أفضلية واضحة
analysis-winning = { $seat }: أفضلية حاسمة
analysis-first = بداية الجولة
analysis-back = النقلة السابقة
analysis-forward = النقلة التالية
analysis-last = نهاية الجولة
analysis-table = العودة إلى الجولة
analysis-failed = تعذر تحليل الجولة. يمكن المحاولة بعد لحظة.
analysis-result = { $first }–{ $second }
problem-not-over = لم تنتهِ الجولة بعد. يمكن تحليلها بعد انتهائها.

## Hands and pages
table-ahead = السماح بالنقلات المسبقة
ahead-planned = سُجّلت نقلة مسبقة، وستُلعب في دورك إن كانت جائزة.
table-symbols = رموز القطع بدل الحروف
table-download = تنزيل بصيغة { $format }

## Games from elsewhere
import-title = استيراد جولة
import-text = لصق الجولة بصيغة { $formats }
import-open = استيراد

## People
nav-account = الحساب
people-sign-in = تسجيل الدخول
people-register = إنشاء حساب
people-lead = اللعب متاح بلا حساب. ومع الحساب تجد جولاتك على كل أجهزتك، ويمكنك لعب جولات مصنَّفة.
people-name = الاسم
people-name-hint = من حرفين إلى 24 حرفًا أو رقمًا، ويراه اللاعبون الآخرون.
people-password = كلمة المرور
people-password-hint = ثمانية أحرف على الأقل. وستحصل على رموز تنفعك عند نسيانها.
people-with-passkey = الدخول بمفتاح مرور
people-register-passkey = إنشاء حساب بمفتاح مرور
people-wrong = الاسم أو كلمة المرور غير صحيحة.
people-slow = محاولات كثيرة جدًا. يمكن المحاولة من جديد بعد دقيقة.
people-name-taken = هذا الاسم محجوز أو يشبه اسمًا محجوزًا كثيرًا. لا بد من اسم آخر.
people-name-unfit = يتكون الاسم من حرفين إلى 24 حرفًا أو رقمًا من أبجدية واحدة، وقد تفصل بينها مسافات أو نقاط أو شرطات.
people-password-unfit = يلزم ثمانية أحرف على الأقل، وألا يسهل تخمينها، مثل اسمك أو 12345678.
people-passkey-failed = لم يُقبل مفتاح المرور. يمكن المحاولة من جديد.
people-again = لتغيير هذا يلزم تسجيل الدخول من جديد.
people-only-way = هذه طريقتك الوحيدة للدخول، فلا يمكن إزالتها.
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
account-history = سجل الجولات
account-export = تنزيل كل بياناتي
account-sign-out = تسجيل الخروج
account-ways = طرق دخولك
account-passkey = مفتاح مرور: { $device }
account-passkey-add = إضافة مفتاح مرور
account-remove = إزالة
account-password-new = كلمة مرور جديدة
account-password-note = ثمانية أحرف على الأقل. سيُسجَّل الخروج من أجهزتك الأخرى.
account-password-set = حفظ كلمة المرور
account-devices = الأجهزة التي سُجّل الدخول منها
account-this-device = هذا الجهاز
account-seen = آخر استخدام: { $date }
account-end-others = تسجيل الخروج من كل الأجهزة الأخرى
account-tokens = رموز API
account-tokens-about = كل من يحمل الرمز يمكنه التصرف باسمك، فيجب أن يبقى سرًا.
account-token-label = ما الغرض منه؟
account-token-read = للقراءة فقط
account-token-play = للعب أيضًا
account-token-make = إنشاء رمز
account-token-once = يجب نسخه الآن، فلن يظهر مرة أخرى.
account-delete = حذف حسابك
account-delete-about = تُحذف بيانات دخولك وجلساتك ورموزك وتصنيفاتك فورًا ونهائيًا. أما الجولات التي لعبتها فتبقى بالاسم الذي استعملته، لأنها تخص خصومك أيضًا. ولا يمكن لأحد أن يكملها مكانك.
account-delete-sure = للتأكيد يُكتب اسمك هنا
history-none = لا شيء هنا بعد.
history-older = الأقدم
history-won = فوز
history-lost = خسارة
history-drawn = تعادل
rated-badge = مصنَّفة
rated-switch = جولة مصنَّفة
rated-about = يحتاج اللاعبان إلى حساب، ولا تُسترجع النقلات.
ratings-about = العدد بعد ± يبيّن مدى عدم اليقين في التصنيف.
refusal-rated-account = هذه جولة مصنَّفة، فيلزمك حساب.
refusal-rated-alone = لا يمكنك اللعب ضد نفسك في جولة مصنَّفة.
problem-rated-account = { refusal-rated-account }
problem-rated-alone = { refusal-rated-alone }
problem-bad-token = هذا الرمز مجهول أو أُلغي، أو لا يسمح بذلك.
nav-main = الصفحات الرئيسية
nav-play = اللعب
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
character-hello-calm = متى أردت. قلّما يفوتني شيء.
character-bye-gentle = كان ممتعًا! مرة أخرى؟
character-bye-cheerful = شكرًا على الجولة!
character-bye-steady = جولة جيدة. استمتعت بها.
character-bye-sharp = جولة حامية. نقاط التحول تستحق نظرة.
character-bye-calm = كان ذلك من دواعي سروري. قليلة هي الجولات التي تشبه هذه.
notice-special = حسب قواعد هذه الجولة: { $rule }
notice-rule = القاعدة { $number }
notice-close = مفهوم
opponent-bot = الحاسوب
opponent-here = اثنان هنا
opponent-away = برابط
opponent-anyone = أي شخص
rules-question = ما القواعد المطلوبة؟
rules-of-my-box = قواعد علبتي
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
working-compiled = الحاسوب يستعد، هذه المرة فقط على هذا الجهاز: { $percent }٪.
working-tables = الحاسوب يحسب نهايات هذه القواعد، هذه المرة فقط: { $percent }٪.
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
table-lot-words = نصوص اللاعبين
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
settings-notices = إعلامي حين يأتي دوري
settings-notices-on = مفعّل. يُعلمك هذا المتصفح حتى حين تكون الجولة مغلقة.
settings-notices-off = متوقف.
settings-notices-blocked = متصفحك يحجب رسائل هذا الموقع. لا بد من السماح بها أولًا في إعداداته.
settings-notices-failed = لم ينجح ذلك. يمكن المحاولة لاحقًا.
push-turn = دورك الآن ضد { $opponent }.
bot-later = لديك جولات كثيرة مع الحاسوب. سألعب هنا حالما يأتي دوري.
refusal-too-many-thoughts = الحاسوب مشغول بجولاتك الأخرى. يمكن المحاولة من جديد بعد لحظة.
problem-too-many-analyses = يجري تحليل عدة جولات لك. يمكن المحاولة من جديد بعد انتهاء إحداها.

## Deeper analysis of one position: a search with more plies, or a rollout (the position is played out many times).
deep-title = تحليل أعمق
deep-start = بدء
deep-stop = إيقاف
deep-plies = { $plies ->
    [zero] بلا أنصاف نقلات
    [one] نصف نقلة واحد
    [two] نصفا نقلة
    [few] { $plies } أنصاف نقلات
    [many] { $plies } نصف نقلة
   *[other] { $plies } نصف نقلة
}
deep-truncated = محاكاة قصيرة { $level }
deep-rollout = محاكاة كاملة
deep-deeper = بحث أعمق
deep-depth = العمق { $ply }
deep-games = { $games ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $games } جولات
    [many] { $games } جولة
   *[other] { $games } جولة
}
deep-sure = احتمال أن تكون الأولى هي الأفضل: { $percent }٪
deep-interval = { "\u2066" }±{ NUMBER($half, minimumFractionDigits: 3, maximumFractionDigits: 3) }{ "\u2069" }
deep-failed = توقف المحرك. ما وجده باقٍ هنا. ويمكن المتابعة بالبدء من جديد.
deep-limit = هذا أقصى ما يصل إليه هذا الموقع.
deep-picture = القيم مع فترات ثقة 95٪
deep-compare = مقارنة
deep-refused = لا يمكن تحليل هذا.
recovery-title = يجب حفظ هذه الرموز
recovery-about = عند نسيان كلمة المرور، يتيح كل رمز تعيين كلمة جديدة مرة واحدة. الأفضل كتابة الرموز أو طباعتها: فلن تظهر مرة أخرى.
recovery-done = حفظتها
recovery-new = رموز استعادة جديدة
recovery-left = { $count ->
    [zero] لم يبقَ أي رمز استعادة
    [one] بقي رمز استعادة واحد
    [two] بقي رمزا استعادة
    [few] بقيت { $count } رموز استعادة
    [many] بقي { $count } رمز استعادة
   *[other] بقي { $count } رمز استعادة
}
people-forgot = هل نسيت كلمة المرور؟
people-forgot-about = هنا يُكتب الاسم وأحد رموز الاستعادة وكلمة مرور جديدة. ومن ليس لديه رمز يطلب رابطًا ممن يدير هذا الموقع.
people-code = رمز الاستعادة
people-code-wrong = هذا الاسم وهذا الرمز لا يتوافقان، أو سبق استخدام الرمز.
people-link-old = لم يعد هذا الرابط صالحًا. يمكن طلب رابط جديد.
people-mail = البريد الإلكتروني، لاستعادة كلمة المرور فقط
people-mail-send = إرسال رابط إلى بريدي
people-mail-sent = إن كان لهذا الاسم بريد إلكتروني فالرابط في الطريق إليه.
people-invite = رمز الدعوة
people-invite-wrong = رمز الدعوة هذا غير صالح. يمكن طلب رمز ممن يدير هذا الموقع.
people-closed = لا يمكن إنشاء حسابات جديدة هنا.
people-banned = أُغلق هذا الحساب من إدارة الموقع.
people-members = اللعب هنا يحتاج إلى حساب.
people-with-provider = تسجيل الدخول عبر { $provider }
people-provider-failed = لم ينجح تسجيل الدخول. يمكن المحاولة من جديد.
mail-reset = تعيين كلمة مرور جديدة
mail-reset-text = وصلنا طلب كلمة مرور جديدة للاسم { $name }. إن كان الطلب منك، فهذا الرابط صالح ليوم واحد:
problem-quota = بدأت من الجولات كل ما يسمح به هذا الموقع الآن.
admin-title = إدارة الموقع
admin-people = اللاعبون
admin-tables = الجولات
admin-invites = الدعوات
admin-log = ما الذي تغيّر
admin-find = بحث
admin-sizes = الجولات: { $tables } · الحسابات: { $accounts } · { $megabytes } ميغابايت
admin-reset = رابط لكلمة مرور جديدة
admin-end = تسجيل الخروج من كل الأجهزة
admin-rename = تغيير الاسم
admin-ban = قفل
admin-banned = مقفل
admin-unban = فتح القفل
admin-delete = حذف
admin-close = إغلاق
admin-role-none = لاعب
admin-role-organiser = منظِّم
admin-role-admin = مدير
admin-role-set = حفظ الدور
admin-invite-people = لكم شخصًا؟
admin-invite-days = لكم يومًا؟
admin-invite-make = إنشاء دعوة
practice-title = التدرب على أخطائك
practice-lead = أوضاع من جولاتك أنت. في معظمها كان لك خطأ، وفي بعضها لا.
practice-task = لونك أو علامتك: { $seat }. ما نقلتك؟
practice-counts = للإعادة: { $due } · الجديد اليوم: { $new }
practice-days = { $days ->
    [zero] لا أيام متتالية بعد
    [one] يوم واحد
    [two] يومان متتاليان
    [few] { $days } أيام متتالية
    [many] { $days } يومًا متتاليًا
   *[other] { $days } يوم متتالٍ
}
practice-empty = لا شيء للتدرب عليه بعد. يكفي تحليل جولة منتهية، فتظهر أخطاؤك فيها هنا.
practice-done = هذا كل شيء لليوم. عمل رائع!
practice-more = المزيد من الأوضاع
practice-show = عرض الحل
practice-next = الوضع التالي
practice-remove = عدم عرض هذا مجددًا
practice-game = عرض الجولة
practice-right = نقلة جيدة!
practice-wrong = هناك ما هو أفضل.
practice-shown = الحل
practice-chosen = نقلتك
practice-best = الأفضل
practice-played = في الجولة
practice-cost = { "\u2066" }−{ NUMBER($cost, minimumFractionDigits: 2, maximumFractionDigits: 3) }{ "\u2069" }
practice-due = سيعود هذا الوضع { $when }.

## Drills: short exercises to repeat

drills-title = تمارين
drills-lead = تمارين قصيرة تزداد صعوبة كلما تحسّن مستواك.
drills-level = المستوى { NUMBER($level, maximumFractionDigits: 0) }
drills-rate = من آخر { $answers }: الصحيح { $right }
drills-streak = على التوالي: { $count }
drills-book = كتاب الافتتاحات
opening-book-move = النقلة
opening-book-worth = النقاط
opening-book-about = النقاط هي القيمة المتوقعة في جولة على رهان والمكعب في الوسط، من محاكاتنا الخاصة، مع خطئها المعياري.
drills-answer = إجابة
drills-next = التمرين التالي
drills-right = صحيح!
drills-wrong = ليس تمامًا.
drills-your-answer = إجابتك
drills-number = المطلوب عدد صحيح من { $low } إلى { $high }.
drills-again = سبقت الإجابة عن هذا التمرين، فلا يُحسب مرة أخرى.
nav-events = البطولات
events-lead = بطولات لناديك أو مدرستك أو عائلتك، عبر الإنترنت أو على لوحات حقيقية.
events-coming = القادمة
event-new = بطولة جديدة
event-family = كأس عائلي سريع
event-family-about = من ثلاثة إلى ثمانية أسماء ويبدأ اللعب: ثلاثة أدوار، ثم نهائي بين أفضل اثنين.
event-name = اسم البطولة
event-format = النظام
event-format-round-robin = دوري
event-about-round-robin = الكل يلعب ضد الكل.
event-format-swiss = سويسري
event-about-swiss = في كل دور تلاقي من له نقاط قريبة من نقاطك.
event-format-knockout = خروج المغلوب
event-about-knockout = من يخسر يخرج، أو يواصل في كأس الترضية.
event-format-arena = ساحة
event-about-arena = كل من تفرّغ يلاقي خصمًا جديدًا، مرات كما يشاء.
event-format-ladder = سلّم
event-about-ladder = تتحدى من هو أعلى منك وتأخذ مكانه.
event-format-family-cup = كأس عائلي
event-place = أين تلعبون؟
event-place-online = عبر الإنترنت
event-place-real = على لوحات حقيقية
event-place-screen = على هذه الشاشة
event-rounds = عدد الأدوار، أو يُترك فارغًا للعدد المعتاد
event-double = كل لاعبَين يلتقيان مرتين
event-sides = من يلعب؟
event-sides-1 = أفراد
event-sides-pairs = أزواج
event-sides-teams = فرق، عدد لاعبي كل منها { $number }
event-scoring = نقاط الفوز والتعادل والخسارة
event-scoring-points = تُحسب نقاط الجولات
event-ties = كسر التعادل (يُترك فارغًا للمعايير المعتادة)
event-main = الكأس الرئيسية
event-consolation = كأس الترضية
event-last-chance = كأس الفرصة الأخيرة
event-playoff = خروج المغلوب للأفضل
event-may-join = يمكن لكل من لديه الرابط الانضمام
event-players-report = اللاعبون يُدخلون نتائجهم بأنفسهم
event-starts = متى تبدأ؟
event-create = إنشاء البطولة
event-join = الانضمام إلى { $name }
event-join-about = للانضمام يُمسح الرمز أو يُفتح الرابط. لا حاجة إلى حساب.
event-code = رمزك هو { $code }. به يمكنك العودة من أي جهاز.
event-code-enter = لديّ رمز
event-players = اللاعبون
event-add = إضافة لاعبين
event-add-hint = اسم في كل سطر. ويمكن أن يتبعه تصنيف ونادٍ: سلمى; 1450; النهضة
event-file = أو من ملف: { "\u2066" }CSV{ "\u2069" } بالأسماء، أو { "\u2066" }TRF{ "\u2069" } بالأدوار التي لُعبت حتى الآن
event-import = استُكملت من ملف
event-round = الدور { $number }
event-board = الطاولة { $number }
event-bye = إعفاء
event-pairings = المواجهات
event-pair = مواجهات الدور { $number }
event-pair-again = إعادة التوزيع
event-by-hand = توزيع يدوي
event-by-hand-hint = مواجهة في كل سطر، بأرقام اللاعبين: { "\u2066" }3-7{ "\u2069" }. والرقم المنفرد إعفاء.
event-start = بدء الدور { $number }
event-close = إنهاء البطولة
event-reopen = إعادة فتح البطولة
event-result = إدخال النتيجة
event-correct = تصحيح النتيجة
event-keep-score = تدوين الجولة هنا
event-keep-score-about = اللعب على لوحتك، والتدوين على هذا الجهاز. وتُدخل النتيجة عند انتهاء الجولة.
event-won = الفوز: { $name }
event-absent = لم يحضر: { $name }
event-score = الحصيلة، إن سُجّلت
event-why = السبب
event-change = تغيير اسم أو تصنيف
event-withdraw = الانسحاب من البطولة
event-return = العودة إلى اللعب
event-byes = طلب إعفاء
event-bye-half = إعفاء بنصف نقطة
event-bye-zero = إعفاء بلا نقاط
event-bye-cancelled = أُلغي الإعفاء
event-half-byes = عدد الإعفاءات بنصف نقطة التي يحق لكل لاعب طلبها
event-withdrawn = انسحاب
event-forbid = لا مواجهة بين هذين أبدًا
event-helpers = المساعدون
event-helpers-about = يكفي إدخال اسم المساعد وإرسال رابطه إليه. يمكن للمساعدين توزيع المواجهات وبدء الأدوار وإدخال النتائج.
event-codes = رموز اللاعبين
event-downloads = التنزيلات
event-all-games = كل الجولات
event-standings = الترتيب
event-crosstable = جدول النتائج المتقاطع
event-bracket = شجرة الإقصاء
event-points = النقاط
event-yours = جولتك: الطاولة { $number } ضد { $name }
event-yours-bye = لك إعفاء في هذا الدور.
event-open-table = إلى الجولة
event-screen = شاشة كبيرة
event-challenge = تحدٍّ
study-title = مستوى لعبك
study-intro = بعد تحليل جولاتك المنتهية يظهر هنا مدى جودة لعبك وموضع الخلل.
study-automatic = تحليل جولاتي فور انتهائها
study-analyse = تحليل
study-analyse-all = تحليل كل هذه
study-again = إعادة التحليل
study-stopped = توقف المحرك قبل النهاية. وما وجده محفوظ.
study-waiting = { $count ->
    [zero] لا جولات بانتظار التحليل.
    [one] جولة واحدة بانتظار التحليل.
    [two] جولتان بانتظار التحليل.
    [few] { $count } جولات بانتظار التحليل.
    [many] { $count } جولة بانتظار التحليل.
   *[other] { $count } جولة بانتظار التحليل.
}
study-open = لم تُحلَّل بعد
study-games = الجولات المحلَّلة
study-newer = الأحدث
study-last = القرارات
study-last-count = آخر { NUMBER($count) }
study-last-all = الكل
study-decisions = { $count ->
    [zero] لا قرارات
    [one] قرار واحد
    [two] قراران
    [few] { NUMBER($count) } قرارات
    [many] { NUMBER($count) } قرارًا
   *[other] { NUMBER($count) } قرار
}
study-pr = { "\u2066" }PR{ "\u2069" } (تقييم الأداء)
study-accuracy = الدقة
study-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
study-average-loss = متوسط الخسارة لكل نقلة (بأجزاء المئة)
study-error-rate = معدل الخطأ كما في GNU Backgammon
study-snowie = معدل خطأ Snowie
study-mistakes = الأخطاء
study-luck = الحظ
study-without-luck = النتيجة بلا حظ
study-trend = عبر الزمن
study-by-kind = حسب نوع القرار
study-by-position = حسب نوع الوضع
study-by-opponent = حسب الخصم
study-by-opening = حسب الافتتاح
study-opening = الافتتاح
study-opponent = الخصم
study-result = النتيجة
study-day = التاريخ
study-move = النقلات
position-opening = الافتتاح
position-middlegame = وسط الجولة
position-endgame = النهايات
refusal-event-closed = انتهت هذه البطولة.
refusal-event-organiser-only = هذا لمنظم البطولة وحده.
refusal-event-officials-only = هذا للمنظم والمساعدين وحدهم.
refusal-event-not-yours = يمكنك فعل ذلك لنفسك فقط.
refusal-event-full = البطولة مكتملة. أقصى عدد للاعبين: { $most }.
refusal-event-no-late-entry = فات أوان الانضمام. بدأ الدور الأول.
refusal-event-no-entrant = لا لاعب برقم { $entrant }.
refusal-event-name-taken = الاسم { $name } مسجَّل من قبل.
refusal-event-members = عدد اللاعبين المطلوب إدخالهم: { $count }.
refusal-event-results-missing = { $missing ->
    [zero] لا نتائج ناقصة من الدور { $round }.
    [one] ما زالت تنقص نتيجة واحدة من الدور { $round }.
    [two] ما زالت تنقص نتيجتان من الدور { $round }.
    [few] ما زالت تنقص { $missing } نتائج من الدور { $round }.
    [many] ما زالت تنقص { $missing } نتيجة من الدور { $round }.
   *[other] ما زالت تنقص { $missing } نتيجة من الدور { $round }.
}
refusal-event-all-paired = وُزعت مواجهات كل الأدوار، وعددها { $rounds }.
refusal-event-still-playing = لم تنتهِ بعد الجولة الأخيرة لـ { $name }.
refusal-event-challenge-up = لا يمكنك تحدي إلا من هو أعلى منك. ومكان { $name } أدنى من مكانك.
refusal-event-wrong-round = لا يوجد الدور { $round } بعد. التالي هو الدور { $next }.
refusal-event-already-started = بدأ الدور { $round } من قبل.
refusal-event-not-started = لم يبدأ الدور { $round } بعد.
refusal-event-already-paired = وُزعت مواجهات الدور { $round } من قبل.
refusal-event-too-few = أقل عدد للاعبين { $least }، والعدد حتى الآن { $count }.
refusal-event-is-withdrawn = انسحب { $name }. يلزم توزيع الدور من جديد أو يدويًا.
refusal-event-has-bye = لدى { $name } إعفاء في الدور { $round }. ألغِ الإعفاء أو أعد توزيع مواجهات الدور.
refusal-event-byes-used = عدد الإعفاءات بنصف نقطة التي يحق لكل لاعب طلبها هنا: { $most }.
refusal-event-paired-twice = لا يمكن أن يكون { $name } في مواجهتين.
refusal-event-no-pairing = لا جولة على الطاولة { $table } في الدور { $round }.
refusal-event-result-exists = للطاولة { $table } من الدور { $round } نتيجة مسجَّلة. ويمكن للمنظم تصحيحها.
refusal-event-online-result = تُلعب هذه الجولة عبر الإنترنت، ونتيجتها تصل تلقائيًا.
refusal-event-impossible-result = هذه النتيجة غير ممكنة.
refusal-event-needs-winner = النظام خروج المغلوب، فلا بد من فائز.
refusal-event-cannot-pair = لا يمكن توزيع الدور { $round } دون أن يلاقي أحد الخصم نفسه مرة أخرى. يلزم توزيعه يدويًا أو إنهاء البطولة.
refusal-event-nobody-free = لا أحد متفرغ للعب الآن.
refusal-event-by-challenge = في السلّم يتحدى اللاعبون بعضهم بعضًا.
refusal-event-by-organiser = إضافتك تُطلب من المنظم.
refusal-event-already-entered = اسمك مسجَّل من قبل.
refusal-event-not-empty = في هذه البطولة لاعبون بالفعل. يلزم إنشاء بطولة جديدة لهذا الملف.
refusal-event-wrong-code = هذا الرمز غير صحيح. تحسن مراجعة ورقتك.
tie-break-buchholz = بوخهولتس
tie-break-buchholz-about = مجموع نقاط كل خصومك. الخصوم الأقوى في صالحك.
tie-break-buchholz-cut-1 = بوخهولتس ناقص 1
tie-break-buchholz-cut-1-about = مجموع نقاط كل خصومك ما عدا أقلهم نقاطًا.
tie-break-sonneborn-berger = زونيبورن-برغر
tie-break-sonneborn-berger-about = نقاط كل من فزت عليهم، مع نصف نقاط كل من تعادلت معهم.
tie-break-direct-encounter = المواجهة المباشرة
tie-break-direct-encounter-about = نقاطك ضد اللاعبين المتساوين معك.
tie-break-wins = مرات الفوز
tie-break-wins-about = الجولات التي فزت بها على اللوحة.
tie-break-points-difference = فرق النقاط
tie-break-points-difference-about = النقاط التي أحرزتها في جولاتك، ناقص نقاط خصومك.
tie-break-board-points = نقاط اللوحات
tie-break-board-points-about = نقاط كل لوحات فريقك.
tie-break-performance-rating = PR
tie-break-performance-rating-about = متوسط خطئك في الجولات التي حُللت. الأقل أفضل.
tie-break-unplayed = في النظام السويسري يُحسب الدور بلا مباراة كأنه أمام خصم له نقاطك نفسها.
table-dice-chains = تُمزج كل رمية من سر للتطبيق ورقم من صفحة كل لاعب، وكلها محددة مسبقًا. فلا يستطيع أحد اختيار رمية، ولا حتى من يدير هذا الموقع. وبعد الجولة يمكن للجميع التحقق من كل رمية.
table-dice-waiting = لا تعطي كل صفحة رقمها إلا عند الرمي، فلا يستطيع أحد معرفة رمية مبكرًا. وإذا أُغلقت صفحة انتظرها النرد.
table-dice-deposits = كي يمكنك إغلاق الصفحة، تعطي رقمها للرمية التالية مع نقلتك. ولا يستطيع أحد معرفة رمية مبكرًا، إلا إذا كان من يدير هذا الموقع يلعب في هذه الجولة.
table-dice-kept = بلا رقم خاص: { $names }
table-lot-chains = الصدفة تقرر من يبدأ: سر للتطبيق ورقم من صفحة كل لاعب، وكلها محددة مسبقًا. وبعد الجولة يمكن للجميع التحقق من ذلك.
status-dice-wait = النرد ينتظر فتح هذه الصفحة عند { $name }
dice-elsewhere = النرد ينتظر المتصفح الذي لعبت فيه آخر مرة. تُفتح هذه الجولة هناك.
told-renewal = أرقام جديدة للنرد من { $name }، من متصفح آخر
editor-title = إعداد وضع
editor-lead = تُسحب القطع إلى اللوحة، أو تُختار قطعة ثم يُلمس مكانها.
editor-turn = الدور على
editor-remove = إزالة قطعة
editor-clear = إخلاء اللوحة
editor-start = وضع البداية
editor-text = لصق وضع
editor-text-known = مكتوبًا بصيغة { $notations }.
editor-read = عرض
editor-recognised = قُرئ بصيغة { $notation }.
editor-unreadable = تعذرت قراءة هذا كوضع. نصك ما زال موجودًا.
editor-other-game = هذا وضع من { $game }.
editor-notations = كنص
editor-copy = نسخ
editor-possible = هذا الوضع ممكن.
editor-over = الجولة منتهية في هذا الوضع، فلا شيء باقٍ للعب.
editor-play = متابعة اللعب من هنا
editor-link = نسخ الرابط
editor-picture = تنزيل صورة
editor-analyse = تحليل هذا الوضع
editor-from-position = من وضع معيّن
editor-from-about = جولة واحدة من هذا الوضع، غير مصنَّفة.
notebook-title = الدفتر
notebook-lead = الأوضاع التي حفظتها. تبقى لهذا المتصفح، أو لحسابك إن كان لك حساب.
notebook-save = حفظ في دفتري
notebook-name = العنوان
notebook-tags = وسوم تفصل بينها فواصل
notebook-note = ملاحظة
notebook-game = اللعبة
notebook-tag = وسم
notebook-saved = حُفظ في دفترك.
notebook-empty = لا أوضاع هنا.
problem-notebook-full = دفترك ممتلئ. يلزم حذف وضع أولًا.

### Studies: games and positions with comments, symbols and variations, and lessons made by teachers

studies-title = الدراسات
studies-lead = جولات وأوضاع مع تعليقاتك وتفريعاتك. يمكن عرضها على الأصدقاء برابط، أو حفظها في ملفات.
studies-empty = لا دراسات لديك بعد.
studies-make = إنشاء دراسة
studies-new = دراسة جديدة
studies-comment = تعليق
studies-symbols = رموز
studies-promote = جعل هذا التفريع الخط الرئيسي
studies-delete = الحذف من هنا فصاعدًا
studies-saved = تم الحفظ
studies-saving = يجري الحفظ…
studies-unsaved = لم يُحفظ
studies-retry = إعادة الحفظ
studies-conflict = حدث تغيير في نافذة أخرى. المعروض الآن أحدث نسخة، وما كتبته ما زال في حقله.
studies-share = مشاركة
studies-view-link = كل من لديه هذا الرابط يمكنه المشاهدة.
studies-edit-link = كل من لديه هذا الرابط يمكنه التعديل.
studies-view-make = إنشاء رابط للمشاهدة
studies-edit-make = إنشاء رابط للتعديل
studies-withdraw = سحب هذا الرابط
studies-download = تنزيل
studies-partly = من دون بعض ملاحظاتك
problem-too-many-studies = لا متسع للمزيد. يلزم حذف شيء أولًا.
lessons-own = دروسك
lessons-lead = جمع أوضاع في درس من إعدادك، وإرسال رابطه إلى من يريد التعلم.
lessons-new = درس جديد
lessons-which = الدرس
lessons-add = إضافة هذا الوضع
lessons-exercise = التمرين { $number } من { $count }
lessons-task = المطلوب
lessons-answers = النقلات الصحيحة، واحدة في كل سطر
lessons-any-good = قبول كل نقلة جيدة بتقدير الحاسوب
lessons-explanation = الشرح بعد الإجابة
lessons-from-notebook = من دفترك
lessons-next = التمرين التالي
lessons-done = كان هذا آخر تمرين. عمل رائع!
lessons-empty = لا تمارين في هذا الدرس بعد.
lessons-up = نقل إلى أعلى
lessons-open = عرضه كما يراه طلابك
lessons-nobody-moves = لا دور لأحد في هذا الوضع، فلا يصلح تمرينًا.
lessons-bad-answer = لا يمكن لعب «{ $move }» في هذا الوضع.
lessons-needs-answer = تلزم نقلة صحيحة، أو قبول كل نقلة جيدة.
import-many-title = استيراد جولات
import-many-lead = لجلب جولاتك من برامج ومواقع أخرى: ملفات مفردة، أو مجلدات كاملة، أو أرشيف { "\u2066" }ZIP{ "\u2069" }. وتُترك الجولات الموجودة لديك هنا.
import-formats = الملفات التي تمكن قراءتها
import-folder = اختيار مجلد
import-stop = إيقاف
import-count-files = الملفات
import-count-games = المستورد
import-count-duplicates = موجود هنا من قبل
import-count-failed = لم يُستورد
import-line = السطر
import-lost = انقطع الاتصال. ما استُورد حتى الآن محفوظ.
import-stopped = توقف الاستيراد. ما استُورد حتى الآن محفوظ.
import-too-large = هذا الملف كبير جدًا. أقصى ما يُقرأ في المرة الواحدة { $size } ميغابايت.
import-quota = بلغت عدد الجولات الجديدة المسموح به هذا الشهر. ما استُورد حتى الآن محفوظ.
import-players = من أنت من هؤلاء اللاعبين؟
import-me = هذا أنا
import-names = أسماؤك في الملفات
import-names-help = تفصل بينها فواصل. في الجولات التي فيها أحد هؤلاء اللاعبين، لا تُحسب لك إلا نقلاته.
import-queue-full = لا متسع الآن لجولات أخرى في انتظار التحليل. يمكن العودة إلى البقية لاحقًا.
openings-title = مستكشف الافتتاحات
openings-filter = اختيار الجولات
openings-source = من
openings-own = جولاتك
openings-side = الطرف
openings-player = اللاعب
openings-days = الفترة
openings-days-30 = آخر 30 يومًا
openings-days-365 = آخر سنة
openings-any = الكل
openings-show = عرض
openings-start = وضع البداية
openings-count = الجولات
openings-loss = متوسط الخسارة
openings-empty = لم تبلغ أي جولة هذا الوضع.
openings-none = لا جولات منتهية بعد. يمكن لعب بعضها، أو استيرادها من برامج أخرى.
openings-reading = يجري عدّ جولاتك: { $done } من { $all }
openings-reached = الجولات التي ورد فيها هذا الوضع
openings-collections = مجموعاتك
openings-collections-help = ملف فيه جولات كثيرة، مثل { "\u2066" }PGN{ "\u2069" } أو { "\u2066" }PDN{ "\u2069" }. لا يراه غيرك.
openings-add = إضافة ملف
openings-adding = تجري قراءة الملف
