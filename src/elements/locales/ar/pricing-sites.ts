import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { ListUnit } from "../../lists/lists.messages.ts";
import type { siteTexts } from "../../scout-pricing/sites/sites.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";
import { siteForms as forms } from "./site-forms.ts";
import { totalOverTerm } from "./total-over-term.ts";

/** Several addresses, and the proposal for them. */
export const pricingSitesArabic: Pack<typeof siteTexts> = {
  sites: {
    heading: "عدة عناوين",
    hide: "إخفاء",
    bar: (progress) => `عدة عناوين: ${progress}`,
    show: "إظهار الجدول",
    saveOpened: "حفظ في الموقع",
    saveOpenedOf: (at) => `حفظ في الموقع ${isolated(at)}`,

    hint: `ألصق عنوانًا واحدًا في كل سطر، أو ارفع ملف CSV أو مصنّفًا (حتى ${maxSites}). ستراجع القائمة قبل التسعير.`,
    lines: "العناوين، واحد في كل سطر",
    file: "ملف CSV أو مصنّف",
    fileHint: "سمِّ الأعمدة، مثل العنوان والمدينة والولاية والرمز البريدي.",
    check: "مراجعة العناوين",
    noText: "ألصق عنوانًا واحدًا على الأقل أولًا.",
    reading: (name) => `جارٍ قراءة ${isolated(name)}…`,
    removeList: "إزالة القائمة",
    pasted: "الجدول الملصق",
    refused: {
      binary: (name) => `ليس ملف CSV أو مصنّفًا: ${isolated(name)}.`,
      empty: (name) => `لا توجد أسطر مقروءة في ${isolated(name)}.`,
      unreadable: (name) => `تغيّر ${isolated(name)} أو تغيّر اسمه أو حُذف. اختره من جديد.`,
      unavailable: (name) =>
        `لا يمكن قراءة ${isolated(name)} في هذه الصفحة. ألصق أسطره بدلًا من ذلك.`,
      locked: (name) =>
        `${isolated(name)} قديم أو محمي بكلمة مرور. احفظه بصيغة ${isolated(".xlsx")} دون كلمة مرور.`,
      "not-csv": (name) => `ليس ملف CSV أو مصنّفًا: ${isolated(name)}.`,
      "one-at-a-time": () => "اختر ملفًا واحدًا في كل مرة.",
    },

    confirm: "مراجعة العناوين",
    count: (count, format) => counted(count, forms.addresses, format.number(count)),
    noAddresses: "لم يُعثر على عناوين.",
    repeats: (repeated, first, unit) =>
      `${numbered(repeated, unit)} ${byNumber(repeated, "يكرّر", "يكرّران", "تكرّر")} ${names[unit].one} ${first}.`,
    shared: (same, unit) => {
      const numbers = same.map(({ number }) => number);
      return `${numbered(numbers, unit)} ${byNumber(numbers, "له", "لهما", "لها")} العنوان نفسه: ${isolated(same[0]?.address ?? "")}.`;
    },
    keepOne: "إبقاء موقع واحد لكل عنوان",
    notAmount: (rows, text) => `${numbered(rows, "row")}: «${isolated(text)}» ليس مبلغًا.`,
    moreNotAmounts: (count, format) => counted(count, forms.notAmounts, format.number(count)),
    beyond: (lines, unit) =>
      `${numbered(lines, unit)}: ${byNumber(lines, "مستبعد", "مستبعدان", "مستبعدة")}. الحد الأقصى هو ${maxSites} عنوان.`,
    unread: (count, format) => counted(count, forms.unread, format.number(count)),
    unclosed: (row) => `علامة اقتباس تُفتح في الصف ${row} ولا تُغلق. لم يُقرأ شيء بعدها.`,
    encoding: (name) => `ترميز الملف هو ${name}.`,
    noColumn: "لم يُعثر على عمود للعناوين. يُقرأ كل صف على أنه عنوان واحد.",
    badHeading: (count, unit, format) => counted(count, forms.bad[unit], format.number(count)),
    badLine: (number, name, unit) =>
      name === "" ? numbered([number], unit) : `${numbered([number], unit)}: ${isolated(name)}`,
    use: "استخدام",
    useOf: (number, unit) => `استخدام ${names[unit].one} ${number}`,
    acceptAll: (count) => counted(count, forms.acceptAll),
    leaveOut: "استبعاد",
    leaveOutOf: (number, unit) => `استبعاد ${names[unit].one} ${number}`,
    faults: {
      empty: "لا عنوان.",
      ragged: "خلايا هذا الصف أكثر من أسماء الأعمدة.",
      coordinates: "هذه إحداثيات. أدخل عنوان الشارع بدلًا منها.",
      short: "أقصر من أن يكون عنوانًا.",
      long: "أطول من أن يكون عنوانًا.",
      noLetters: "لم يُعثر على شارع.",
    },
    edit: "تعديل",
    editOf: (address) => `تعديل ${isolated(address)}`,
    remove: "إزالة",
    removeOf: (address) => `إزالة ${isolated(address)}`,
    address: "العنوان",
    cancel: "إلغاء",
    moreBad: (count) => `${count} أخرى بعد هذه.`,
    addresses: "العناوين المراد تسعيرها",
    start: (count, format) => counted(count, forms.start, format.number(count)),
    noStart: "لا عناوين للتسعير.",
    withoutBad: (count, unit, format) =>
      counted(count, forms.withoutBad[unit], format.number(count)),
    back: "رجوع",
    kept: "قائمتك محفوظة في علامة التبويب هذه، دون الأسعار.",
    notKept: "ستفقد القائمة عند إغلاق هذه الصفحة أو إعادة تحميلها.",

    progress: (priced, of) => `سُعّر ${priced} من ${of}`,
    keptCount: (count, format) => counted(count, forms.kept, format.number(count)),
    details: {
      notFound: (count) => `لم يُعثر على ${count}`,
      unpriced: (count) => `${count} بلا سعر`,
      failed: (count) => `أخفق ${count}`,
      before: (count) => `${count} لإعادة التسعير`,
      left: (count) => `تبقّى ${count}`,
      repeated: (count) => `${count} في عنوان موقع آخر`,
    },
    phases: {
      running: "يُسعَّر عنوانان في كل مرة.",
      paused: "متوقف مؤقتًا.",
      done: "تم.",
      resting: (time) => `طلبات كثيرة جدًا. يُستأنف التسعير في ${time}.`,
    },
    pause: "إيقاف مؤقت",
    goOn: "استئناف",
    reloaded:
      "أُعيد تحميل الصفحة. قائمتك واختياراتك محفوظة. سعّر العناوين مجددًا لأن الأسعار قد تتغيّر.",
    denied: "ليس لديك إذن بتسعير هذه العناوين.",
    unreachable: "لم ترد استجابة لعدة عناوين متتالية. تحقق من اتصالك ثم استأنف.",
    againRefused: (count) => counted(count, forms.againRefused),
    filter: "إظهار",
    filters: {
      all: (count) => `كل المواقع (${count})`,
      refused: (count) => `بلا سعر (${count})`,
      different: (count) => `مسعّر لعنوان آخر (${count})`,
      repeated: (count) => `في عنوان موقع آخر (${count})`,
    },

    needs: "يحصل كل موقع على",
    line: "الإنترنت",
    lineKinds: { any: "أي نوع", broadband: "نطاق عريض", dedicated: "مخصّص" },
    phoneLines: "خطوط هاتف",
    staticIp: "IP ثابت",
    backup: "خط احتياطي",
    noBackup: "بلا",
    backupNote: "للخط الاحتياطي مزوّد آخر ونوع اتصال آخر والمدة نفسها.",
    missing: {
      phone: "لا خطوط هاتف",
      staticIp: "لا IP ثابت",
      backup: "لا خط احتياطي",
    },
    service: (title, quantity) => (quantity > 1 ? `${isolated(title)} × ${quantity}` : title),
    backupIn: (provider, title) => `${isolated(provider)}: ${isolated(title)}`,
    backupOf: (provider, title, monthly) =>
      `احتياطي: ${isolated(provider)}، ${isolated(title)}، ${monthly}/شهر`,
    moreOffers: (count) => counted(count, forms.moreOffers),
    moreOffersOf: (count, at) => `${counted(count, forms.moreOffers)} للعنوان ${isolated(at)}`,
    bestOf: (at) => `أفضل عرض للعنوان ${isolated(at)}`,
    terms: "كل المواقع حسب المدة",
    termTotal: "إجمالي المدة",
    totalOver: totalOverTerm,
    allTermsTotal: (isAssumed) =>
      isAssumed ? "الإجمالي طوال كل المدد، إذا بقي السعر على حاله" : "الإجمالي طوال كل المدد",
    otherServices: (count) => `${count} بخدمة أخرى`,
    unpricedSites: (count) => `${count} بلا سعر`,
    ifPriceStays: "إذا بقي السعر على حاله",
    chooseTerm: "استخدام",
    chooseTermOf: (term) => `استخدام ${term} لكل المواقع`,

    criterion: "أفضل عرض",
    criteria: {
      cheapest: "الأرخص",
      sameProvider: "المزوّد نفسه في كل مكان",
      fiber: "ألياف فقط",
    },
    minimum: "السرعة الدنيا",
    anySpeed: "أي سرعة",
    atLeast: (speed) => isolated(`${speed}+`),
    term: "المدة",
    anyTerm: "أي مدة",
    everywhere: (provider, count, of) =>
      `${isolated(provider)} هو أكثر المزوّدين تغطيةً للمواقع المسعّرة: ${count} من ${of}.`,

    table: "أفضل العروض حسب الموقع",
    offer: "العرض",
    act: "الإجراء",
    offerOf: (at) => `عرض العنوان ${isolated(at)}`,
    byCriterion: "أفضل عرض",
    own: "اختيارك",
    unsaved: "تغييرات غير محفوظة",
    gone: "لم يعد اختيارك متاحًا هنا.",
    sameAs: (at) => `العنوان نفسه: ${at}. يحتسب الإجمالي كليهما.`,
    open: "فتح",
    openOf: (at) => `فتح ${isolated(at)} كمقترح`,
    newAddress: "عنوان جديد",
    noNewAddress: "أدخل عنوانًا.",
    clearAddress: "مسح العنوان",
    priceEdited: "تسعير العنوان",
    again: "حاول مجددًا",
    againOf: (at) => `حاول مجددًا: ${isolated(at)}`,
    priceOf: (at) => `تسعير ${isolated(at)}`,
    price: "تسعير",
    notes: {
      waiting: "في الانتظار",
      pricing: "جارٍ التسعير…",
      later: "استغرق الخادم وقتًا طويلًا. تُعاد المحاولة بعد دقيقة.",
      pricedBefore: "سُعّر قبل إعادة التحميل",
      failed: "حدث خطأ.",
      failedWith: (status) => `حدث خطأ. (${status})`,
      unanswered: "لا استجابة.",
      noOffer: "لا يوجد عرض مطابق.",
      noServices: "لا توجد نتائج حاليًا.",
    },

    savingsHeading: "التوفير",
    savingsHint: "أدخل ما يدفعه العميل الآن. ألصق عمود أسعار لتعبئة المواقع أدناه.",
    savings: "التكاليف الحالية حسب الموقع",
    currentProvider: "المزوّد الحالي",
    currentProviderOf: (at) => `المزوّد الحالي في ${isolated(at)}`,
    currentMonthly: "المبلغ الشهري الحالي",
    currentMonthlyIs: (amount) => `المبلغ الشهري الحالي ${amount}`,
    currentMonthlyOf: (at) => `المبلغ الشهري الحالي في ${isolated(at)}`,
    endsOn: "نهاية العقد",
    endsOnOf: (at) => `نهاية العقد في ${isolated(at)}`,
    savingMonthly: "التوفير شهريًا",
    costMonthly: "زيادة التكلفة شهريًا",
    saves: (amount) => `التوفير شهريًا ${amount}`,
    costs: (amount) => `زيادة التكلفة شهريًا ${amount}`,
    figureAt: (label, count, of) =>
      count === of ? label : `${label} (المواقع: ${count} من ${of})`,
    savingOverTerm: "التوفير طوال المدة",
    savingIfPriceStays: "التوفير طوال المدة (إذا بقي السعر على حاله)",
    payback: "استرداد رسوم التركيب",
    months: (count, format) => counted(count, forms.months, format.number(count)),
    noPayback: "لا تُسترد",
    atOnce: "فورًا",
    savingsOf: (count, of) => (count === of ? "كل المواقع" : `المواقع: ${count} من ${of}`),
    savingsNote: "تُحتسب المواقع التي لها السعران. تُطرح رسوم التركيب من التوفير طوال المدة.",
    notMoney: "أدخل مبلغًا بالدولار، مثل 129.50.",
    printSavings: "إظهار التوفير في المقترح",

    printProposal: "طباعة المقترح",
    savePdf: "تنزيل PDF",
    noProposal: "لم يُسعَّر أي موقع بعد.",
    pdfFailed: "تعذّر إنشاء ملف PDF. أعد المحاولة أو اطبع المقترح.",
    siteAt: (number) => `الموقع ${number}`,
    subtotal: "مجموع فرعي",
    backupMark: (title) => `${isolated(title)} (احتياطي)`,
    unavailable: (reason) => `غير متاح: ${reason}`,

    pricedSites: "المواقع",
    siteCount: (count, of) => (count === of ? count : `${count} من ${of}`),
    totals: "الإجماليات حسب المزوّد",
    chosenSites: "المواقع",
    possible: "عند استخدامه في كل موقع متاح",
    possibleText: (count, monthly) => `${count}، ${monthly}/شهر`,
    sites: (count, format) => counted(count, forms.sites, format.number(count)),
    sum: (count, of) => `الإجمالي (المواقع: ${count} من ${of})`,
    others: (count) => `مزوّدون آخرون (${count})`,
    othersTable: "مزوّدون آخرون",
    sumNote: "لا تُحتسب المواقع التي بلا عرض.",

    copyLink: "نسخ الرابط",
    linkCopied: "نُسخ الرابط. يراجع المستلمون القائمة ويرون أسعارهم الخاصة.",
    linkNotCopied: "تعذّر نسخ الرابط.",
    linkTooLong: "القائمة أطول من أن يتسع لها رابط. نزّلها بصيغة CSV بدلًا من ذلك.",
    change: "تعديل القائمة",
    fileName: "المواقع.csv",
    columns: {
      site: "الموقع",
      answered: "العنوان المسعّر",
      provider: "المزوّد",
      service: "الخدمة",
      speed: "السرعة",
      access: "الاتصال",
      term: "المدة",
      backup: "احتياطي",
      monthly: "شهريًا",
      install: "التركيب",
      todayProvider: "المزوّد الحالي",
      todayMonthly: "المبلغ الشهري الحالي",
      todayEndsOn: "نهاية العقد",
      savings: "التوفير شهريًا",
      note: "ملاحظة",
    },
    totalOf: (provider, count, of) =>
      provider === null
        ? `الإجمالي (المواقع: ${count} من ${of})`
        : `إجمالي ${isolated(provider)}، ${counted(count, forms.sites)}`,

    offerGone: (title) => `لم يعد متاحًا في هذا العنوان: ${isolated(title)}.`,
    otherPrice: (title, now, before) =>
      `${isolated(title)}: السعر الآن ${now}/شهر (كان ${before}).`,
  },
};

const names = {
  row: { one: "الصف", two: "الصفان", other: "الصفوف" },
  line: { one: "السطر", two: "السطران", other: "الأسطر" },
} satisfies Readonly<Record<ListUnit, PluralForms>>;

const linesNamed = 8;

/** The verb or adjective after numbered rows. */
function byNumber(numbers: readonly number[], one: string, two: string, other: string): string {
  return numbers.length === 1 ? one : numbers.length === 2 ? two : other;
}

/** Examples: `السطر 5`, `الصفان 5 و7`, `الصفوف 5 و7 و9`. */
function numbered(numbers: readonly number[], unit: ListUnit): string {
  const { one, two, other } = names[unit];
  if (numbers.length === 1) return `${one} ${numbers[0]}`;
  const shown = numbers.slice(0, linesNamed);
  const rest = numbers.length - shown.length;
  const texts = [...shown.map(String), ...(rest > 0 ? [`${rest} غيرها`] : [])];
  return `${byNumber(numbers, one, two, other)} ${texts.join(" و")}`;
}
