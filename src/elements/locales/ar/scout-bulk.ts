import { maxSites } from "../../../core/pricing/sites/max-sites.ts";
import type { PluralForms } from "../../../core/texts/plural-forms.ts";
import type { bulkScreenTexts } from "../../scout-bulk/scout-bulk.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";
import { listsArabic } from "./lists.ts";
import { uploadsArabic } from "./uploads.ts";

const rows: PluralForms = {
  zero: "لا صفوف",
  one: "صف واحد",
  two: "صفان",
  few: "# صفوف",
  many: "# صفًا",
  other: "# صف",
};

const limit = `يمكنك تسعير ${maxSites} عنوان على الأكثر في المرة الواحدة.`;

const overLimit: PluralForms = {
  one: `${limit} يبقى صف واحد محدّدًا للقائمة التالية.`,
  two: `${limit} يبقى صفان محدّدين للقائمة التالية.`,
  few: `${limit} تبقى # صفوف محدّدة للقائمة التالية.`,
  many: `${limit} يبقى # صفًا محدّدًا للقائمة التالية.`,
  other: `${limit} يبقى # صف محدّدًا للقائمة التالية.`,
};

const ownArabic: Pack<typeof bulkScreenTexts> = {
  "scout-bulk": {
    heading: "استعلام SCOUT المجمّع",
    introduction: "استعلم عن آلاف العناوين من ملف CSV وتابع تقدّمها.",
    loading: "جارٍ التحميل",
    tryAgain: "حاول مجددًا",
    unnamed: "ملف مرفوع",
    resultsOf: (name) => `نتائج ${isolated(name)}`,
    showResults: "إظهار النتائج",
    ofUpload: (name) => `من ${isolated(name)}`,
    resultsIn: (name) => `النتائج في ${isolated(name)}`,
    closeResults: "إغلاق",
    closeOf: (name) => `إغلاق النتائج في ${isolated(name)}`,
    cannotShow: "حُفظ الملف. لا يمكن عرضه هنا.",
    cannotRead: "حُفظ الملف. لا يمكن عرض محتواه.",
    reading: "جارٍ تحميل النتائج",
    totals(rowCount, failedCount, hasOutcome, format) {
      const all = counted(rowCount, rows, format.number(rowCount));
      if (!hasOutcome) return all;
      return failedCount === 0
        ? `${all}، دون إخفاق`
        : `${all}، المخفقة: ${format.number(failedCount)}`;
    },
    outcome: "النتيجة",
    outcomes: {
      served: "مشمول بالخدمة",
      unserved: "لا مزوّدين",
      done: "مكتمل",
      failed: "أخفق",
    },
    provider: "المزوّد",
    allProviders: (count) => `كل المزوّدين (${count})`,
    addresses: (name, count, format) =>
      `${name}، ${counted(count, { zero: "لا عناوين", one: "عنوان واحد", two: "عنوانان", few: "# عناوين", many: "# عنوانًا", other: "# عنوان" }, format.number(count))}`,
    searchResults: "البحث في هذه النتائج",
    matching: (count, total, format) =>
      count === total
        ? `الكل: ${counted(total, rows, format.number(total))}`
        : `${format.number(count)} من ${counted(total, { ...rows, two: "صفين" }, format.number(total))}`,
    showAll: "إظهار كل الصفوف",
    noMatch: "لا توجد صفوف مطابقة.",
    searchOther: "أزل عامل تصفية، أو جرّب كلمات أخرى، أو أظهر كل الصفوف.",
    noneYet: "تظهر هنا عمليات الرفع المكتملة.",
    saveMatching: "تنزيل هذه الصفوف بصيغة CSV",
    saveFailed: "تنزيل الصفوف المخفقة بصيغة CSV",
    selectRow: (number, address) => `تحديد الصف ${number}: ${isolated(address)}`,
    selectAll: "تحديد كل الصفوف",
    selectThese: "تحديد هذه الصفوف",
    selectServed: "تحديد كل المشمول بالخدمة",
    priceThese: "تسعير المحدّد",
    priceFirst: `تسعير أول ${maxSites}`,
    clearSelection: "مسح التحديد",
    selectFirst: "حدّد صفوفًا لتسعيرها.",
    selected: (count, format) =>
      counted(
        count,
        {
          zero: "لم يُحدَّد أي صف",
          one: "حُدّد صف واحد",
          two: "حُدّد صفان",
          few: "حُدّدت # صفوف",
          many: "حُدّد # صفًا",
          other: "حُدّد # صف",
        },
        format.number(count),
      ),
    tooMany: (count, format) =>
      counted(count - maxSites, overLimit, format.number(count - maxSites)),
    withoutAddress: (count, format) =>
      counted(
        count,
        {
          one: "صف واحد بلا عنوان ولا يمكن تسعيره.",
          two: "صفان بلا عنوان ولا يمكن تسعيرهما.",
          few: "# صفوف بلا عنوان ولا يمكن تسعيرها.",
          many: "# صفًا بلا عنوان ولا يمكن تسعيرها.",
          other: "# صف بلا عنوان ولا يمكن تسعيرها.",
        },
        format.number(count),
      ),
    cannotPass: "لا يمكن فتح هذه العناوين في التسعير هنا. نزّلها بصيغة CSV بدلًا من ذلك.",
    found: (outcome, details, moreCount) => {
      const more = moreCount > 0 ? ` و${moreCount} غيرها` : "";
      return details.length === 0
        ? outcome
        : `${outcome}: ${details.map(isolated).join("، ")}${more}`;
    },
    row: "الصف",
    rowNumber: (number) => `الصف ${number}`,
    moreColumns: (count, format) =>
      counted(
        count,
        {
          one: "في الملف عمود آخر.",
          two: "في الملف عمودان آخران.",
          few: "في الملف # أعمدة أخرى.",
          many: "في الملف # عمودًا آخر.",
          other: "في الملف # عمود آخر.",
        },
        format.number(count),
      ),
    showingRows: (shown, total, format) =>
      `الصفوف المعروضة: ${format.number(shown)} من ${format.number(total)}. يحتوي الملف عليها كلها.`,
    showing: (shown, total) => `المعروض: ${shown} من ${total}`,
    sending: (name) => `جارٍ رفع ${isolated(name)}.`,
    sent: (name) => `تم رفع ${isolated(name)}.`,
    finished: (name) => `اكتمل ${isolated(name)}.`,
    uploadFailed: "أخفق",
    dismissed: (name) => `نُقل ${isolated(name)} إلى السجل.`,
    downloading: "جارٍ التنزيل…",
  },
};

export const bulkArabic = { ...ownArabic, ...uploadsArabic, ...listsArabic };
