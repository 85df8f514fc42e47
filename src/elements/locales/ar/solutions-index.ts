import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { solutionsIndexTexts } from "../../solutions-index/solutions-index.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

const capabilities: PluralForms = {
  zero: "لا إمكانات",
  one: "إمكانية واحدة",
  two: "إمكانيتان",
  few: "# إمكانات",
  other: "# إمكانية",
};

export const indexArabic: Pack<typeof solutionsIndexTexts> = {
  "solutions-index": {
    heading: "فهرس الحلول",
    selectProvider: "- حدّد مزوّدًا -",
    expandAll: "توسيع الكل",
    collapseAll: "طي الكل",
    makeEdits: "تعديل",
    submitEdits: "إرسال التعديلات",
    cancel: "إلغاء",
    inModeration:
      "أُرسلت مؤخرًا تعديلات لهذا المزوّد وهي ظاهرة أدناه. تُحفظ التعديلات في نسخة مسودة حتى تُراجع وتُنشر لجميع المستخدمين.",
    updated: (provider) => `تم تحديث ${isolated(provider)}.`,
    submitted: "أُرسلت تعديلاتك للمراجعة والنشر.",
    nothingSelected: "حدّد خيارًا قبل إرسال التغييرات.",
    failed: "حدث خطأ. أعد المحاولة لاحقًا.",
    loadFailed: "حدث خطأ.",
    introduction: "اعرف ما يقدّمه كل مزوّد، فئة بعد فئة.",
    provider: "المزوّد",
    clearProvider: "مسح المزوّد",
    searchCapabilities: "البحث في الإمكانات",
    found: (found, total, { number }) =>
      `${number(found)} من ${counted(total, { ...capabilities, zero: "# إمكانية", two: "إمكانيتين" }, number(total))}`,
    total: (total, { number }) => counted(total, capabilities, number(total)),
    noneFound: "لا توجد إمكانات مطابقة.",
    searchOther: "جرّب كلمات أقل أو كلمات مختلفة.",
    showAll: "إظهار كل الإمكانات",
    categories: "الفئات",
    covered: " (متوفرة)",
    notSavable: "لا يمكن تغييره. لم يرسل الخادم معرّفًا لهذا البند.",
    none: "لا توجد فئات.",
    loading: "جارٍ تحميل فهرس الحلول",
    tryAgain: "حاول مجددًا",
    editing: (provider) => `جارٍ تعديل ${isolated(provider)}. ضع علامة عند كل ما يقدّمه هذا المزوّد.`,
    changes: (count, { number }) =>
      counted(
        count,
        {
          zero: "لا تغييرات بعد",
          one: "تغيير واحد",
          two: "تغييران",
          few: "# تغييرات",
          many: "# تغييرًا",
          other: "# تغيير",
        },
        number(count),
      ),
    discardHeading: "هل تريد تجاهل تعديلاتك؟",
    discardText: (provider) => `لم تُرسَل تعديلاتك على ${isolated(provider)}.`,
    discard: "تجاهل التعديلات",
    keep: "متابعة التعديل",
  },
};
