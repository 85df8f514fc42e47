import type { finderLoadingTexts } from "../../solutions-finder/loading.messages.ts";
import type { finderTexts } from "../../solutions-finder/solutions-finder.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

export const finderArabic: Pack<typeof finderTexts | typeof finderLoadingTexts> = {
  "finder-loading": { loading: "جارٍ تحميل المزوّدين" },
  "solutions-finder": {
    heading: "مستكشف الحلول",
    acrossTheStack: "كل الحلول",
    searchKeywords: "كلمات البحث",
    clear: "مسح",
    selectedProviders: "المزوّدون المحدّدون",
    availableProviders: "المزوّدون المتاحون",
    filterLimit: "تنبيه: بلغت حد عوامل التصفية. يمكنك استخدام 30 عامل تصفية على الأكثر.",
    failed: "حدث خطأ.",
    found: (count, write) =>
      counted(
        count,
        {
          zero: "لم يُعثر على مزوّدين",
          one: "عُثر على مزوّد واحد",
          two: "عُثر على مزوّدَين اثنين",
          few: "عُثر على # مزوّدين",
          many: "عُثر على # مزوّدًا",
          other: "عُثر على # مزوّد",
        },
        write(count),
      ),
    matched: (count, write) =>
      counted(
        count,
        {
          zero: "لا مزوّدين مطابقين",
          one: "مزوّد مطابق واحد",
          two: "مزوّدان مطابقان",
          few: "# مزوّدين مطابقين",
          many: "# مزوّدًا مطابقًا",
          other: "# مزوّد مطابق",
        },
        write(count),
      ),
    available: (count, write) =>
      counted(
        count,
        {
          zero: "لا مزوّدين متاحين",
          one: "مزوّد متاح واحد",
          two: "مزوّدان متاحان",
          few: "# مزوّدين متاحين",
          many: "# مزوّدًا متاحًا",
          other: "# مزوّد متاح",
        },
        write(count),
      ),
    counter: (matches, filters) => `${matches} من ${filters}`,
    introduction: "ابحث عن المزوّدين بالاسم أو الحاجة، ثم أضف إلى المقترح ما يصل إلى 8 منهم.",
    tryAgain: "حاول مجددًا",
    categories: "فئات الحلول",
    childCategories: (category) => `أنواع ${category}`,
    filters: "التصفية",
    questions: "الأسئلة",
    done: "تم",
    search: "بحث",
    skip: "الانتقال إلى النتائج",
    skipToProposal: "الانتقال إلى المزوّدين المحدّدين",
    filterProblem: {
      unknown: "لا يوجد عامل تصفية أو مزوّد مطابق. جرّب كلمة أقصر، أو افتح عامل تصفية أدناه.",
      ambiguous: "لعدة عوامل تصفية هذا الاسم. اختر واحدًا.",
    },
    answerProblem: {
      unknown: "لا توجد إجابة أو مزوّد مطابق. جرّب كلمة أقصر، أو اختر إجابة أدناه.",
      ambiguous: "لعدة إجابات هذا الاسم. اختر واحدة.",
    },
    categoryPlace: (label, above) =>
      above === null ? `${label} (فئة)` : `${label} (فئة: ${above})`,
    facetPlace: (title) => `${title} (التصفية)`,
    questionPlace: (question) => `${question} (سؤال)`,
    filtersFull: "يمكنك تحديد 30 عامل تصفية على الأكثر.",
    applied: "عوامل التصفية المطبّقة",
    remove: "إزالة",
    cleared: (filters, providers, { list, number }) =>
      `أُلغي: ${list([
        ...(filters > 0 ? [counted(filters, filterForms, number(filters))] : []),
        ...(providers > 0 ? [counted(providers, selectedForms, number(providers))] : []),
      ])}.`,
    undo: "تراجع",
    dismiss: "تجاهل",
    notices: "إشعارات",
    results: "المزوّدون",
    noProviders: "لا يوجد مزوّدون في هذه الفئة.",
    chooseOther: "حدّد فئة أخرى أعلاه.",
    noMatches: "لا يطابق أي مزوّد كل عوامل التصفية. الأقرب إليها معروض أدناه.",
    unit: (count) =>
      counted(count, {
        one: " مزوّد",
        two: " مزوّدان",
        few: " مزوّدين",
        many: " مزوّدًا",
        other: " مزوّد",
      }),
    meets: (labels) => `يستوفي: ${labels}`,
    select: (name) => `تحديد ${isolated(name)}`,
    proposal: "المقترح",
    proposalHint: "اسحب لتغيير الترتيب.",
    noneSelected: "حدّد من القائمة ما يصل إلى 8 مزوّدين لإعداد مقترح.",
    noneAvailable: "كل المزوّدين محدّدون.",
    customerName: "اسم العميل",
    report: "إنشاء تقرير",
    matrix: "إنشاء مصفوفة",
    selectFirst: "حدّد مزوّدًا أولًا.",
    openReport: { report: "فتح التقرير", matrix: "فتح المصفوفة" },
    blocked: "منع متصفحك النافذة الجديدة.",
    selectionFull: "يمكنك تحديد 8 مزوّدين على الأكثر.",
    moveUp: (name) => `نقل ${isolated(name)} إلى أعلى`,
    moveDown: (name) => `نقل ${isolated(name)} إلى أسفل`,
    unselect: (name) => `إزالة ${isolated(name)}`,
    unselectAll: "إزالة الكل",
    isSelected: (name, count) => `حُدّد ${isolated(name)}، ${count} من 8`,
    isUnselected: (name) => `أُزيل ${isolated(name)} من التحديد`,
    isMoved: (name, place, count) => `أصبح ${isolated(name)} في الموضع ${place} من ${count}`,
    selectedOf: (count) => `${count} من 8`,
    review: (selected) => `مراجعة التحديد (${selected})`,
  },
};

const filterForms = {
  one: "عامل تصفية واحد",
  two: "عاملا تصفية",
  few: "# عوامل تصفية",
  other: "# عامل تصفية",
};

const selectedForms = {
  one: "مزوّد محدّد واحد",
  two: "مزوّدان محدّدان",
  few: "# مزوّدين محدّدين",
  many: "# مزوّدًا محدّدًا",
  other: "# مزوّد محدّد",
};
