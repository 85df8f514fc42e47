import type { runTexts } from "../../../core/lookup/lookup-messages.ts";
import type { placeTexts } from "../../../core/lookup/place-messages.ts";
import type { providerTexts } from "../../../core/lookup/provider-messages.ts";
import type { lookupTexts } from "../../scout-lookup/scout-lookup.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";
import { listsArabic } from "./lists.ts";
import { uploadsArabic } from "./uploads.ts";

const late = "يستغرق هذا وقتًا أطول من المعتاد.";

const ownArabic: Pack<
  typeof lookupTexts | typeof placeTexts | typeof providerTexts | typeof runTexts
> = {
  lookup: {
    preparing: "جارٍ التحضير...",
    searching: "جارٍ البحث...",
    done: "تم.",
    cannotValidate: "يتعذّر التحقق من العنوان.",
    tooManyRequests: "طلبات كثيرة جدًا.",
    failed: "حدث خطأ.",
    noData: "لم ترد أي بيانات من Scout",
  },
  place: {
    showingResultsFor: "نتائج العنوان:",
    lec: "شركة الهاتف (LEC)",
    cable: "شركة الكابل",
    resultsNotAvailable: "النتائج غير متاحة حاليًا. أعد المحاولة لاحقًا.",
    notConnected: "لا ترتبط SCOUT مباشرةً بهذا المزوّد لعرض تغطية الخدمة في الوقت الفعلي.",
    seeAvailableProviders: "راجع «المزوّدون المتاحون» أدناه للنتائج التقريبية إن وُجدت.",
    errorReported: "أُبلغ فريق تطوير البوابة بهذا الخطأ.",
    noProviders: "لا توجد نتائج حاليًا.",
    generatePricing: "إظهار الأسعار",
    npaNxx: "NPA-NXX",
    lata: "LATA",
    clli: "رمز CLLI للمقسم",
  },
  provider: {
    feet: (distance) => `${distance} قدم`,
    status: (service, answer) => `${service}: ${answer}`,
    available: "متاح",
    parts: { coax: "كابل", fiber: "ألياف" },
  },
  "scout-lookup": {
    heading: "استعلام SCOUT",
    introduction: "اعرف المزوّدين الذين يمكنهم خدمة عنوان ما.",
    addressLabel: "عنوان الشارع",
    addressPlaceholder: "ابدأ بكتابة عنوان الشارع",
    search: "بحث",
    clear: "مسح",
    clearSearch: "مسح البحث",
    checkAddress: "تحقق من الشارع والرمز البريدي، أو حدّد اقتراحًا.",
    tooShort: "أدخل عنوان الشارع كاملًا.",
    tryAgain: "حاول مجددًا",
    contractNotFound: "لم يُعثر على العقد.",
    building: "تفاصيل المبنى",
    providers: "المزوّدون المتاحون",
    providerForms: {
      one: "مزوّد",
      two: "مزوّدان",
      few: "مزوّدين",
      many: "مزوّدًا",
      other: "مزوّد",
    },
    soFar: (providers) => `${providers} حتى الآن`,
    priced: (count) => `${count} مع أسعار`,
    upTo: (speed, provider) => `حتى ${isolated(speed)} (${isolated(provider)})`,
    noAnswer: "بانتظار المزوّدين...",
    answered: (parts) => `وردت إجابات: ${parts}`,
    answeredAddress: "العنوان",
    answeredCodes: "المقسم",
    otherForms: {
      one: "مزوّد آخر",
      two: "مزوّدان آخران",
      few: "مزوّدين آخرين",
      many: "مزوّدًا آخر",
      other: "مزوّد آخر",
    },
    timeLeft(timeLeft, format) {
      if (timeLeft.kind === "late") return late;
      if (timeLeft.kind === "soon") return "تبقّت بضع ثوانٍ";
      const { seconds } = timeLeft;
      const isMinutes = seconds >= 60;
      const count = isMinutes ? seconds / 60 : seconds;
      return counted(count, isMinutes ? minutesLeft : secondsLeft, format.number(count));
    },
    late,
    provider: "المزوّد",
    status: "الحالة",
    bestSpeed: "أعلى سرعة",
    accessType: "نوع الاتصال",
    distance: "المسافة",
    unknown: "غير معروف",
    carriersFirst: "المزوّدون المحليون أولًا",
    providersNear: (address) => `المزوّدون المتاحون للعنوان ${isolated(address)}`,
    fileName: "المزوّدون المتاحون.csv",
    pricingFor: (provider) => `من ${provider}`,
    allProviders: "كل المزوّدين",
    mapFailed: "لا يمكن عرض الخريطة هنا.",
    mapOf: (address) => `خريطة بالقمر الصناعي للعنوان ${isolated(address)}`,
    loading: "جارٍ التحميل",
    noBulkPanel: "تعذّر تحميل الرفع المجمّع. أعد تحميل الصفحة.",
    empty: "أدخل عنوانًا لمعرفة المزوّدين الذين يخدمونه وتسعير خدماتهم.",
  },
};

const minutesLeft = {
  one: "تبقّت دقيقة تقريبًا",
  two: "تبقّت دقيقتان تقريبًا",
  few: "تبقّت # دقائق تقريبًا",
  other: "تبقّت # دقيقة تقريبًا",
};

const secondsLeft = {
  one: "تبقّت ثانية تقريبًا",
  two: "تبقّت ثانيتان تقريبًا",
  few: "تبقّت # ثوانٍ تقريبًا",
  other: "تبقّت # ثانية تقريبًا",
};

export const lookupArabic = { ...ownArabic, ...uploadsArabic, ...listsArabic };
