import type { siteSearchTexts } from "../../site-search/site-search.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";

export const siteSearchArabic: Pack<typeof siteSearchTexts> = {
  "site-search": {
    none: "لم يُسفر بحثك عن أي نتائج.",
    failed: "حدث خطأ.",
    heading: "نتائج البحث",
    resultsFor: "نتائج البحث عن",
    results: "النتائج",
    loading: "جارٍ البحث",
    searchOther: "تحقق من الإملاء، أو جرّب كلمات أقل أو أعم.",
    noWords: "أدخل كلمة مفتاحية أو اسم صفحة.",
    searchAgain: "إعادة البحث",
    keywords: "كلمات البحث",
    search: "بحث",
    tryAgain: "حاول مجددًا",
    count: (results, text) =>
      counted(
        results,
        {
          zero: "لا توجد نتائج",
          one: "نتيجة واحدة",
          two: "نتيجتان",
          few: "# نتائج",
          other: "# نتيجة",
        },
        text,
      ),
    firstOf: (listed, total) =>
      `النتائج المعروضة: أول ${listed} من ${total}. أضف كلمات لتضييق البحث.`,
  },
};
