import type { boardTexts } from "../../../core/pricing/board/board-messages.ts";
import type { productTexts } from "../../../core/pricing/board/product-messages.ts";
import type { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import type { removalTexts } from "../../../core/pricing/cart/removal-messages.ts";
import type { explanationTexts } from "../../../core/pricing/price/explanation-messages.ts";
import type { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import type { ruleTexts } from "../../../core/pricing/rules/rule-messages.ts";
import type { sectionTexts } from "../../../core/pricing/section-messages.ts";
import type { serviceTypeTexts } from "../../../core/pricing/service-type-messages.ts";
import type { speedTexts } from "../../../core/pricing/speed-messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";
import { serviceTypesArabic } from "./service-types.ts";

const termTotal = "إجمالي المدة";

/** The texts of prices, of the price board and of proposals. */
export const pricingCoreArabic: Pack<
  | typeof boardTexts
  | typeof cartTexts
  | typeof explanationTexts
  | typeof pricingTexts
  | typeof productTexts
  | typeof removalTexts
  | typeof ruleTexts
  | typeof sectionTexts
  | typeof serviceTypeTexts
  | typeof speedTexts
> = {
  ...serviceTypesArabic,
  pricing: {
    notAvailable: "غير متاح في هذا العنوان.",
    disclaimer:
      "لا تشمل الأسعار الرسوم الإضافية ولا سائر الرسوم والضرائب، وهي تقديرية فقط ويجب تأكيدها مع المزوّد.",
    termTotal,
    ifPriceStays: (label) => `${label}، إذا بقي السعر على حاله`,
    assumedTermTotal: `${termTotal}، إذا بقي السعر على حاله`,
    assumedTotal: "ينطبق الإجمالي طوال المدة إذا بقي السعر على حاله.",
    monthlyIn: (from, to) =>
      from === to ? `شهريًا في الشهر ${from}` : `شهريًا من الشهر ${from} إلى ${to}`,
    note: (of, text) => `${of}: ${text}`,
    rangeNote: "لا يشمل العناصر المسعّرة بنطاق",
    validity: (date, through) =>
      through === null
        ? `الأسعار بتاريخ ${date}.`
        : `الأسعار بتاريخ ${date}. صالحة حتى ${through}.`,
    rangePriced: "نطاق أسعار غير مشمول في الإجماليات",
    rangeFrom: (low) => `بدءًا من ${low}`,
    rangeUpTo: (high) => `حتى ${high}`,
    range: (low, high) => `${low} – ${high}`,
    countedAs: (price) => `محتسب بسعر ${price}`,
    rangeCountedAs: (range, price) => `${range}، محتسب بسعر ${price}`,
    box: "جهاز استقبال",
    boxes: "أجهزة استقبال",
    highestCharge: "التركيب (تُطبَّق أعلى الرسوم)",
    installDiscount: "خصم التركيب",
    stacking: "تركيب كل خط وكل جهاز",
    secondary: "رسوم إضافية",
    installWith: (label, amount) => `${isolated(label)}: ${amount} من رسوم التركيب`,
    packageRemoved: "أُزيلت الباقة.",
    removed: (titles, because) =>
      because === ""
        ? `أُزيل: ${titles.map(isolated).join("، ")}.`
        : `أُزيل: ${titles.map(isolated).join("، ")}. السبب: ${because}.`,
    comesWith: (titles) => `مطلوب مع ${titles.map(isolated).join(" و")}.`,
  },
  "pricing-sections": {
    noServices: (provider, section) =>
      `${section}: لا توجد لدى ${isolated(provider)} خدمات متاحة للمدة المحدّدة.`,
    television: {
      att: "لا تُدفع عمولات عن خدمات تلفزيون AT&T.",
      cox: {
        before: "يجب تسعير خدمات تلفزيون Cox عن طريق ",
        link: "مدير قنوات المبيعات",
        after: ".",
      },
    },
  },
  "line-speeds": {
    classes: {
      tenGigabit: `${isolated("10 Gbps")} أو أكثر`,
      fiveGigabit: `من 5 إلى ${isolated("9.9 Gbps")}`,
      twoGigabit: `من 2 إلى ${isolated("4.9 Gbps")}`,
      gigabit: (fromMbps) => `${isolated("1 Gbps")} (من ${fromMbps} إلى ${isolated("1,999 Mbps")})`,
      from500: (toMbps) => `من 500 إلى ${isolated(`${toMbps} Mbps`)}`,
      from300: `من 300 إلى ${isolated("499 Mbps")}`,
      from100: `من 100 إلى ${isolated("299 Mbps")}`,
      slowest: `أقل من ${isolated("100 Mbps")}`,
    },
  },
  board: {
    columns: {
      provider: "المزوّد",
      service: "الخدمة",
      download: "التنزيل",
      upload: "الرفع",
      access: "الاتصال",
      term: "المدة",
      monthly: "شهريًا",
      install: "التركيب",
      termTotal,
      note: "ملاحظة",
    },
    orders: {
      usualPrice: `السعر، ${isolated("100 Mbps+")} أولًا`,
      price: "السعر، بأي سرعة",
      speed: "السرعة",
      pricePerMbps: "السعر لكل Mbps",
      install: "رسوم التركيب",
      total: termTotal,
      provider: "المزوّد",
    },
    sortedBy: {
      usualPrice: `${isolated("100 Mbps+")} أولًا`,
      price: "الأقل سعرًا أولًا",
      speed: "الأعلى سرعة أولًا",
      pricePerMbps: "الأقل سعرًا لكل Mbps أولًا",
      install: "الأقل في رسوم التركيب أولًا",
      total: "الأقل إجمالًا طوال المدة أولًا",
      provider: "حسب المزوّد",
    },
    unbuiltLast: (sorted) => `${sorted}، والخطوط التي تحتاج إلى أعمال إنشاء أخيرًا`,
  },
  "board-products": {
    accessTypes: {
      fiber: "ألياف",
      coax: "كابل",
      copper: "نحاس",
      fixedWireless: "لاسلكي ثابت",
      cellular: "خلوي",
      satellite: "فضائي",
      unknown: "نوع الاتصال غير مذكور",
    },
    names: {
      broadband: "نطاق عريض",
      dedicated: "مخصّص",
      phone: "هاتف",
      tv: "تلفزيون",
    },
    noPrice: "لا سعر مذكور",
    extras: (price) => `يشمل ${price} لعناصر مطلوبة`,
    speedNotGiven: "السرعة غير مذكورة",
    lineOf: (name, speed, access) => `${name} ${isolated(speed)}، ${access}`,
  },
  "pricing-cart": {
    months: (months) =>
      counted(months, {
        one: "شهر واحد",
        two: "شهران",
        few: "# أشهر",
        many: "# شهرًا",
        other: "# شهر",
      }),
    kinds: { phone: "هاتف", tv: "تلفزيون" },
    counted: (title, quantity) => `${quantity} × ${title}`,
    without: (title) => `دون ${title}`,
    numberedName: (name, number) => `${name} (${number})`,
    figure: {
      monthly: (amount) => `${amount}/شهر`,
      install: "تركيب",
      installOf: (amount) => `${amount} للتركيب`,
      ends: (name, lost) =>
        lost === "" ? `ينهي ${isolated(name)}` : `ينهي ${isolated(name)} ويزيل ${isolated(lost)}`,
      removes: (lost) => `يزيل ${isolated(lost)}`,
      services: {
        one: "خدمة",
        two: "خدمتين",
        few: "خدمات",
        other: "خدمة",
      },
      noChange: "لا تغيير",
      noCharge: "بلا رسوم",
      rates: { bundle: "سعر الحزمة", package: "سعر الباقة" },
      rated: {
        bundle: (amount) => `${amount} ضمن الحزمة`,
        package: (amount) => `${amount} ضمن الباقة`,
      },
      parts: {
        equipment: (amount) => `${amount} للأجهزة`,
        along: (amount) => `${amount} لعناصر مطلوبة`,
        lost: (amount) => `${amount} لعناصر مُزالة`,
        elsewhere: (amount) => `${amount} على خدمات أخرى`,
      },
      savedElsewhere: (amount) => `توفير ${amount} على خدمات أخرى`,
      each: (quantity, rate) => `${quantity} بسعر ${rate}`,
      plus: (part) => `زائد ${part}`,
      less: (part) => `ناقص ${part}`,
      insteadOf: (amount) => `بدلًا من ${amount}`,
    },
    notice: {
      added: (titles) => `أُضيف: ${titles.map(isolated).join("، ")}.`,
      items: {
        one: "عنصر",
        two: "عنصران",
        few: "عناصر",
        many: "عنصرًا",
        other: "عنصر",
      },
      itemsAdded: (count) => `أُضيف: ${count}.`,
      itemsRemoved: (count) => `أُزيل: ${count}.`,
      itemsChanged: (added, removed) => `أُضيف: ${added}؛ أُزيل: ${removed}.`,
      monthly: (before, after) => `الإجمالي الشهري الآن ${after} (كان ${before}).`,
      install: (before, after) => `إجمالي التركيب الآن ${after} (كان ${before}).`,
      package: (added, removed, change) =>
        [
          added.length === 0 ? "" : `إضافة ${added.map(isolated).join("، ")}`,
          removed.length === 0 ? "" : `استبدال ${removed.map(isolated).join("، ")}`,
          change,
        ]
          .filter((part) => part !== "")
          .join("؛ "),
      same: (choices, lost, monthly) =>
        lost === ""
          ? `تسعير الخدمات نفسها (${choices.join("، ")}): ${monthly}/شهر`
          : `تسعير الخدمات نفسها (${choices.join("، ")}) دون ${lost}: ${monthly}/شهر`,
    },
  },
  "pricing-removals": {
    deselected: () => "",
    linkDeselected: () => "أزلت خدمة مطلوبة",
    replaced: (it) => (it === "it" ? "حلّ اختيارك الجديد محله" : "حلّ اختيارك الجديد محلها"),
    unlinked: (it) => (it === "it" ? "كان مرفقًا بخدمة أزلتها" : "كانت مرفقة بخدمة أزلتها"),
    packageReplaced: (it) =>
      it === "it" ? "كان جزءًا من الباقة السابقة" : "كانت جزءًا من الباقة السابقة",
    serviceChosen: () => "تحديد خدمة ينهي الباقة",
    sectionUnchecked: () => "أُلغي تحديد نوع الخدمة",
    providerChanged: () => "تغيّر المزوّد",
    termChanged: () => "تغيّرت المدة",
    cleared: () => "مُسح المقترح",
    notOffered: (it) => (it === "it" ? "لا يقدّمه المزوّد" : "لا يقدّمها المزوّد"),
  },
  "pricing-rules": {
    dependencyMissing: {
      removal: (it) => (it === "it" ? "يتطلب خدمة أزلتها" : "تتطلب خدمة أزلتها"),
      choose: (services) => `يتطلب ${services}.`,
      chooseOneOf: (services, others) =>
        `يتطلب ${services.map(isolated).join(" أو ")} أو خيارًا من خيارات أخرى (${others}).`,
      oneOf: (count, services) => `خيارًا من ${services} (${count})`,
      requires: (kind) => `يتطلب ${kind}.`,
      orFaster: (service, speed) => `${service} بسرعة ${isolated(speed)} أو أكثر`,
      kind: (word) => `خدمة من نوع «${isolated(word)}»`,
    },
    speedExceeded: { removal: () => "هذه السرعة غير متاحة في هذا العنوان" },
    speedUnverified: { removal: () => "السرعة غير مؤكدة في هذا العنوان" },
    conditionMatched: {
      removal: (it) => (it === "it" ? "لا يمكن جمعه مع ما حدّدته" : "لا يمكن جمعها مع ما حدّدته"),
    },
    linkedServiceDisabled: { removal: () => "خدمة مطلوبة غير متاحة" },
  },
  "price-explanation": {
    rates: {
      mrc: "السعر الأساسي",
      bundled_mrc: "سعر الحزمة",
      double_mrc: "سعر الخدمتين",
      triple_mrc: "سعر الخدمات الثلاث",
      quad_mrc: "سعر الخدمات الأربع",
      package_mrc: "سعر الباقة",
    },
    rateChange: {
      off: ["", "خصم الخدمتين", "خصم الخدمات الثلاث", "خصم الخدمات الأربع"],
      on: ["", "سعر الخدمتين", "سعر الخدمات الثلاث", "سعر الخدمات الأربع"],
      package: "سعر الباقة",
    },
    bundledWith: (names) => `مع ${names}`,
    insteadOf: (reason, missing) => `${reason}؛ لا يتوفر ${missing}`,
    times: (reason, count, unit) => `${reason}، ${count} × ${unit}`,
    noPrice: "لا سعر مذكور",
    range: "نطاق أسعار غير مشمول في الإجماليات",
    unreadable: "سعر غير صالح",
    equipment: "رسوم الأجهزة",
    equipmentOf: (title) => `رسوم الأجهزة: ${isolated(title)}`,
    boxes: (count, unit) => `${count} × ${unit}`,
    discount: "خصم الباقة",
    discountReason: "توفير الباقة مقارنة بالأسعار المنفردة",
    packagePrice: "سعر الباقة",
    feeIncluded: "رسوم الأجهزة، مشمولة في الباقة",
    notBelowZero: "عُدّل إلى صفر",
    sources: {
      charge: joined,
      discount: joined,
      stacking: joined,
      secondary: (host) => `تُحتسب مع ${isolated(host)}`,
    },
  },
};

function joined(title: string, amount: string): string {
  return amount === "" ? title : `${isolated(title)} ${amount}`;
}
