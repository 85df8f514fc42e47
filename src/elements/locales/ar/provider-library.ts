import type { providerLibraryTexts } from "../../provider-library/provider-library.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";

export const providersArabic: Pack<typeof providerLibraryTexts> = {
  "provider-library": {
    findProvider: "البحث عن مزوّد",
    allCategories: "الكل",
    clear: "مسح",
    providersFound: (count, text) =>
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
        text,
      ),
    failed: "حدث خطأ.",
    heading: "مكتبة المزوّدين",
    introduction: "حدّد مزوّدًا لفتح صفحته.",
    search: "بحث",
    clearSearch: "مسح البحث",
    categories: "الفئات",
    providers: "المزوّدون",
    none: "لا يوجد مزوّدون بعد.",
    noneMatches: "لا يوجد مزوّدون مطابقون.",
    searchOther: "جرّب اسمًا آخر أو فئة أخرى.",
    showAll: "إظهار كل المزوّدين",
    loading: "جارٍ تحميل المزوّدين",
    tryAgain: "حاول مجددًا",
    newTab: " (يُفتح في علامة تبويب جديدة)",
  },
};
