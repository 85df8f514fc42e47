import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { dashboardTexts } from "../../portal-dashboard/portal-dashboard.messages.ts";
import type { workTexts } from "../../portal-dashboard/work.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkArabicTexts } from "./bulk.ts";
import { navigationArabic } from "./navigation.ts";

const { items, scout } = navigationArabic.navigation;

export const dashboardArabic: Pack<typeof bulkTexts | typeof dashboardTexts | typeof workTexts> = {
  ...bulkArabicTexts,
  "portal-dashboard": {
    heading: items.dashboard,
    loading: "جارٍ التحميل",
    search: "بحث",
    clearSearch: "مسح البحث",
    scout: items.scout,
    solutions: "الحلول",
    libraries: "المكتبات",
    address: "عنوان الشارع",
    addressPlaceholder: "ابدأ بكتابة عنوان الشارع",
    searchAddress: "البحث عن العنوان",
    tooShort: "أدخل عنوان الشارع كاملًا.",
    keywords: "كلمات البحث",
    keywordsPlaceholder: "خدمة أو ميزة",
    searchKeywords: "البحث عن حلول",
    provider: "البحث عن مزوّد",
    providerPlaceholder: "اسم المزوّد",
    searchProvider: "البحث عن المزوّد",
    ...scout,
    finder: items.finder,
    index: "فهرس الحلول",
    questionnaires: items.questionnaires,
    providerLibrary: items.providers,
    resourceLibrary: items.resources,
  },
  "dashboard-work": {
    heading: "أعمالك",
    addresses: "العناوين الأخيرة",
    noAddresses: "تظهر هنا العناوين التي تستعلم عنها.",
    lookUp: "استعلام",
    proposals: "المقترحات المفتوحة",
    noProposals: "سعّر عنوانًا لبدء مقترح. تظهر المقترحات المفتوحة هنا.",
    continue: "متابعة",
    newProposal: "مقترح جديد",
    services: {
      one: "خدمة",
      two: "خدمتان",
      few: "خدمات",
      other: "خدمة",
    },
    uploads: "الرفع المجمّع",
    noUploads: "ارفع ملف CSV للاستعلام عن عناوين كثيرة دفعة واحدة.",
    unnamed: "ملف مرفوع",
    openUpload: "عرض",
    fixUpload: "تصحيح الملف",
    allUploads: "كل الملفات",
    contracts: "عقود غير مكتملة",
    noContracts: "لا توجد عقود غير مكتملة.",
    allContracts: "كل العقود",
    noCustomer: "–",
    actionOf: { edit: "تعديل المسودة", price: "إعادة التسعير" },
    stateOf: { edit: "مسودة", price: "منتهٍ" },
    loading: "جارٍ التحميل",
    failed: "حدث خطأ.",
    denied: "ليس لديك إذن بالوصول إلى هذه القائمة. اطلبه من المسؤول.",
    tryAgain: "حاول مجددًا",
  },
};
