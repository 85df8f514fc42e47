import type { proposalTexts } from "../../../core/pricing/proposal/proposal-messages.ts";
import type { draftTexts } from "../../scout-pricing/drafts/drafts.messages.ts";
import type { printedTexts } from "../../scout-pricing/outputs/printed-proposal.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

/** The drafts, the outputs and the printed proposal of `scout-pricing`. */
export const pricingOutputsArabic: Pack<
  typeof draftTexts | typeof printedTexts | typeof proposalTexts
> = {
  proposal: {
    severalProviders: "عدة مزوّدين",
    discountOf: (title) => (title === "" ? "خصم" : `خصم ${isolated(title)}`),
    equipmentOf: (title) => `${isolated(title)}، الأجهزة`,
    blocked: {
      noService: "حدّد خدمة نطاق عريض أو إنترنت مخصّص أو هاتف أو تلفزيون.",
      invalidTotal: "أحد الأسعار غير صالح، لذا لا يمكن حساب الإجماليات.",
    },
    contractRules: {
      comcast: "عقود Comcast غير متاحة لخدمات الإنترنت المخصّص.",
      spectrum: "عقود Spectrum متاحة لخدمات الإنترنت المخصّص فقط.",
      default: "تتطلب العقود خدمة نطاق عريض وخدمة إنترنت مخصّص معًا.",
    },
  },
  drafts: {
    continue: "متابعة",
    continueOf: (name, time) => `متابعة مقترح ${isolated(name)} (${time})`,
    reopen: "إعادة فتح",
    leftOf: (name) => `مقترح ${isolated(name)} موجود في «المقترحات الأخيرة».`,
    recentDrafts: (count) => `المقترحات الأخيرة (${count})`,
    draftLines: (count, format) =>
      counted(
        count,
        {
          zero: "لا خدمات",
          one: "خدمة واحدة",
          two: "خدمتان",
          few: "# خدمات",
          other: "# خدمة",
        },
        format.number(count),
      ),
    continueDraft: (name, time) => `متابعة ${isolated(name)} (${time})`,
    deleteDraft: "حذف",
    deleteDraftOf: (name, time) => `حذف ${isolated(name)} (${time})`,
    deleteAllDrafts: "حذف الكل",
    draftsKept: "تُحفظ على هذا الجهاز لمدة 30 يومًا، دون أسعار.",
    draftsInPage: "تُحفظ حتى تغلق هذه الصفحة، دون أسعار.",
    draftsBlocked: "لا يمكن لهذا المتصفح حفظ المقترحات. ستفقدها عند إغلاق الصفحة.",
    pricedAgain: "حُدّثت الأسعار.",
    nothingChanged: "لم يتغيّر شيء.",
    changed: "التغييرات:",
    change: {
      choiceGone: {
        provider: "لم يعد المزوّد متاحًا في هذا العنوان.",
        term: "لم تعد المدة متاحة.",
        region: "لم تعد المنطقة متاحة.",
        package: "لم تعد الباقة متاحة كما حُفظت.",
      },
      notOffered: (title) => `لم يعد يُقدَّم: ${isolated(title)}.`,
      unavailable: (title) => `لم يعد متاحًا: ${isolated(title)}.`,
      added: (title) => `أصبح مطلوبًا: ${isolated(title)}.`,
      quantity: (title, now) => `الكمية الجديدة من ${isolated(title)}: ${now}.`,
      price: (title, monthly, install) =>
        `السعر الجديد: ${isolated(title)}، ${monthly}/شهر، ${install} للتركيب.`,
      totals: (monthly, install) => `الإجماليات الجديدة: ${monthly}/شهر، ${install} للتركيب.`,
    },
    copyLink: "نسخ الرابط",
    nothingToShare: "لا شيء للمشاركة بعد.",
    linkWithCustomer: (name) => `تضمين اسم العميل في الرابط: ${isolated(name)}`,
    linkCopied: "نُسخ الرابط. يرى المستلمون المقترح بأسعارهم الخاصة.",
    linkNotCopied: "تعذّر نسخ الرابط.",
    linkRefused: "هذا الرابط غير صالح. اطلب من المرسل رابطًا جديدًا.",
  },
  "printed-proposal": {
    pageNumbers: (page, pages) => `صفحة ${page} من ${pages}`,
    title: "مقترح أسعار",
    reference: (number, date) => (number === "" ? date : `رقم ${number} · ${date}`),
    footer: (number, customer) =>
      [number === "" ? "مقترح أسعار" : `مقترح ${number}`, customer].filter(Boolean).join(" · "),
    continued: (customer) => ["مقترح أسعار (تابع)", customer].filter(Boolean).join(" · "),
    services: "الخدمات، شهريًا",
    allOptions: (shared) => `كل الخيارات: ${shared}`,
    shared: "مشترك بين كل الخيارات",
    sharedServices: (count) =>
      counted(count, {
        one: "خدمة واحدة مشتركة بين كل الخيارات",
        two: "خدمتان مشتركتان بين كل الخيارات",
        few: "# خدمات مشتركة بين كل الخيارات",
        other: "# خدمة مشتركة بين كل الخيارات",
      }),
    more: (count) =>
      counted(count, {
        one: "خدمة أخرى",
        two: "خدمتان أخريان",
        few: "# خدمات أخرى",
        other: "# خدمة أخرى",
      }),
    sum: "الإجمالي",
    installSum: (parts) => `التركيب: ${parts.join(" + ")}.`,
    installPart: (label, amount) => `${label} ${amount}`,
    product: (months, monthly, install) =>
      `${months} × ${monthly}${install === "" ? "" : ` + ${install}`}`,
    figure: (label, amount) => `${label}: ${amount}`,
    phase: (label, amount) => `${label}: ${amount}.`,
    difference: "الفرق عن الخيار الأول",
    quantity: "الكمية",
    priceEach: "سعر الوحدة",
    pricesAsOf: "الأسعار بتاريخ",
    validThrough: "صالحة حتى",
    acceptance: "القبول",
    accepted: (monthly, install) => `الإجمالي الشهري ${monthly} · إجمالي التركيب ${install}`,
    accept(name, reach) {
      if (name === "" && reach === "") return "للقبول، وقّع هذا المقترح.";
      if (reach === "") return `للقبول، وقّع هذا المقترح وأعده إلى ${isolated(name)}.`;
      return name === ""
        ? `للقبول، وقّع هذا المقترح وأعده إلى ${reach}.`
        : `للقبول، وقّع هذا المقترح وأعده إلى ${isolated(name)} (${reach}).`;
    },
    signatureLines: ["التوقيع", "الاسم والمنصب", "التاريخ"],
  },
};
