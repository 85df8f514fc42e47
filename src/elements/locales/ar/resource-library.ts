import type { resourceLibraryTexts } from "../../resource-library/resource-library.messages.ts";
import type { resourceActTexts } from "../../resource-library/resources-acts.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

export const resourcesArabic: Pack<typeof resourceLibraryTexts | typeof resourceActTexts> = {
  "resource-library": {
    searchKeywords: "كلمات البحث",
    clear: "مسح",
    results: (total) => `النتائج (${total})`,
    fileNotFound: "لم يُعثر على الملف المطلوب.",
    failed: "حدث خطأ.",
    ascending: "AZ",
    descending: "ZA",
    sortedAscending: "ترتيب حسب الاسم، من A إلى Z",
    sortedDescending: "ترتيب حسب الاسم، من Z إلى A",
    collateralTypeOf: (type) => `[${type}]`,
    viewFiles: "عرض الملفات",
    lastUpdated: (text) => `آخر تحديث: ${text}`,
    heading: "مكتبة الموارد",
    introduction: "ابحث عن بطاقات المقارنة والكتيّبات وقوائم الأسعار ونزّلها.",
    search: "بحث",
    clearSearch: "مسح البحث",
    collateralType: "نوع المادة",
    sortBy: "الاسم",
    unnamed: "مورد بلا اسم",
    viewFilesOf: (name) => `عرض الملفات: ${isolated(name)}`,
    files: (count, { number }) =>
      counted(
        count,
        {
          zero: "لا ملفات",
          one: "ملف واحد",
          two: "ملفان",
          few: "# ملفات",
          many: "# ملفًا",
          other: "# ملف",
        },
        number(count),
      ),
    noFiles: "لا ملفات",
    download: "تنزيل",
    downloadOf: (name) => `تنزيل ${isolated(name)}`,
    open: "فتح",
    openOf: (name) => `فتح ${isolated(name)}`,
    pages: "صفحات النتائج",
    previousPage: "السابق",
    nextPage: "التالي",
    pageNumber: (number) => `الصفحة ${number}`,
    nothingFound: "لم يُعثر على موارد.",
    searchOther: "جرّب كلمات أخرى أو نوع مادة آخر.",
    showAll: "إظهار كل الموارد",
    loading: "جارٍ تحميل الموارد",
    tryAgain: "حاول مجددًا",
    resultsOnPage: (found, page, pageCount) => `${found}، الصفحة ${page} من ${pageCount}`,
    downloading: (name) => `جارٍ تنزيل ${isolated(name)}`,
    inProgress: " (جارٍ التنزيل)",
  },
  "resource-acts": {
    sortUp: "ترتيب حسب الاسم، من A إلى Z",
    sortDown: "ترتيب حسب الاسم، من Z إلى A",
  },
};
