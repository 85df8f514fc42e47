import type { contractListTexts } from "../../scout-contracts/scout-contracts.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

export const contractsArabic: Pack<typeof contractListTexts> = {
  "scout-contracts": {
    heading: "العقود",
    creationDate: "تاريخ الإنشاء",
    customerName: "اسم العميل",
    serviceProvider: "مزوّد الخدمة",
    status: "الحالة",
    actions: "الإجراءات",
    none: "لا توجد عقود حاليًا.",
    downloadPdf: "تنزيل PDF",
    editDraft: "تعديل المسودة",
    priceAgain: "إعادة التسعير",
    openContract: "فتح العقد",
    completed: "جاهز للإنشاء",
    expired: "أعد التسعير في Scout",
    draft: "مسودة",
    failed: "حدث خطأ.",
    introduction: "تابع مسودة، أو نزّل عقدًا مكتملًا، أو أعد تسعير عقد منتهٍ.",
    search: "البحث في العقود",
    state: "الحالة",
    address: "العنوان",
    allStates: (count) => `كل الحالات (${count})`,
    stateCount: (state, count) => `${state} (${count})`,
    clear: "مسح",
    show: (state) => `إظهار: ${state}`,
    noneYet: "سعّر عنوانًا، ثم أنشئ عقدًا من المقترح.",
    priceAddress: "تسعير عنوان",
    noneFound: "لا توجد عقود مطابقة.",
    searchOther: "جرّب كلمات أخرى أو حالة أخرى.",
    showAll: "إظهار كل العقود",
    tryAgain: "حاول مجددًا",
    loading: "جارٍ تحميل العقود",
    noCustomer: "–",
    of: (customer, provider) =>
      [customer && `للعميل ${isolated(customer)}`, provider && `مع المزوّد ${isolated(provider)}`]
        .filter(Boolean)
        .join(" "),
    found: (found, total, { number }) =>
      found === total
        ? counted(
            total,
            {
              zero: "لا عقود",
              one: "عقد واحد",
              two: "عقدان",
              few: "# عقود",
              many: "# عقدًا",
              other: "# عقد",
            },
            number(total),
          )
        : counted(
            total,
            {
              one: `${number(found)} من عقد واحد`,
              two: `${number(found)} من عقدين`,
              few: `${number(found)} من # عقود`,
              many: `${number(found)} من # عقدًا`,
              other: `${number(found)} من # عقد`,
            },
            number(total),
          ),
    downloading: "جارٍ تنزيل العقد",
  },
};
