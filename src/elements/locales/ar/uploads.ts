import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { CsvCorrection } from "../../../core/bulk/csv/csv-check-state.ts";
import type { uploadTexts } from "../../uploads/upload-form.messages.ts";
import type { Pack } from "../pack.ts";
import { bulkArabicTexts } from "./bulk.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

/** Uploads of files, for all elements that send one. */
export const uploadsArabic: Pack<typeof bulkTexts | typeof uploadTexts> = {
  ...bulkArabicTexts,
  uploads: {
    retry: "إعادة الرفع",
    retryOf: (name) => `إعادة الرفع: ${isolated(name)}`,
    replace: "إعادة اختيار الملف",
    replaceOf: (name) => `إعادة اختيار الملف: ${isolated(name)}`,
    corrected: "اختيار الملف المصحّح",
    correctedOf: (name) => `اختيار الملف المصحّح: ${isolated(name)}`,
    dismiss: "تجاهل",
    dismissOf: (name) => `تجاهل ${isolated(name)}`,
    cancel: "إلغاء",
    cancelOf: (name) => `إلغاء ${isolated(name)}`,
    sent: (percent) => `أُرسل ${percent}%`,
    started: (time) => `البدء: ${time}`,
    unnamed: "ملف مرفوع",
    heading: "رفع مجمّع",
    introduction: "استعلم عن عناوين كثيرة دفعة واحدة من ملف CSV.",
    label: "ملف CSV",
    hint: "ابدأ بصف لأسماء الأعمدة، ثم ضع عنوانًا واحدًا في كل صف.",
    start: "بدء الرفع",
    waiting: "تُفتح عمليات الرفع المجمّع هنا بعد رفع الملف.",
    openBulk: "الرفع المجمّع",
    noFile: "اختر ملف CSV أولًا.",
    sending: "هناك عملية رفع جارية.",
    noRows: "لا توجد في الملف صفوف بها عناوين.",
    checking: "جارٍ فحص الملف…",
    cannotCheck: "لا يمكن فحص الملف هنا. يمكنك رفعه على أي حال.",
    locked: `هذا المصنّف قديم أو محمي بكلمة مرور. احفظه بصيغة ${isolated(".xlsx")} دون كلمة مرور.`,
    onlyCsv: "ترسل هذه الصفحة ملفات CSV فقط. احفظ القائمة بصيغة CSV أولًا.",
    rows: (count, format) =>
      counted(
        count,
        {
          zero: "لم يُعثر على عناوين",
          one: "عُثر على عنوان واحد",
          two: "عُثر على عنوانين",
          few: "عُثر على # عناوين",
          many: "عُثر على # عنوانًا",
          other: "عُثر على # عنوان",
        },
        format.number(count),
      ),
    fine: "يبدو الملف سليمًا.",
    preview: "الصفوف الأولى",
    moreColumns: (count, format) =>
      counted(
        count,
        {
          one: "عمود آخر غير معروض.",
          two: "عمودان آخران غير معروضين.",
          few: "# أعمدة أخرى غير معروضة.",
          many: "# عمودًا آخر غير معروض.",
          other: "# عمود آخر غير معروض.",
        },
        format.number(count),
      ),
    binary: "لا يبدو هذا قائمة عناوين.",
    delimiters: {
      ",": "فواصل",
      ";": "فواصل منقوطة",
      "\t": "مسافات جدولة",
      "|": "خطوط عمودية",
    },
    wrongEncoding: (name) => `ترميز الملف هو ${name}. المتوقع هو UTF-8.`,
    wrongDelimiter: (name) => `ما يفصل بين الأعمدة: ${name}. المتوقع فواصل.`,
    andMore: (names, count) => `${names} و${count} غيرها`,
    rename: (found, name) => `«${isolated(found)}» بدلًا من «${isolated(name)}»`,
    renamed: (renames) => `أعمدة تختلف أسماؤها عن القالب: ${renames}.`,
    missingColumns: (count, names) =>
      counted(count, {
        one: `عمود ناقص: ${names}.`,
        two: `عمودان ناقصان: ${names}.`,
        other: `أعمدة ناقصة: ${names}.`,
      }),
    noHeader: "لا تطابق أسماء الأعمدة القالب.",
    extraColumns: (count, names) =>
      counted(count, {
        one: `عمود إضافي يبقى كما هو: ${names}.`,
        two: `عمودان إضافيان يبقيان كما هما: ${names}.`,
        other: `أعمدة إضافية تبقى كما هي: ${names}.`,
      }),
    duplicates: (count, where, format) =>
      counted(
        count,
        {
          one: `صف واحد يكرّر عنوانًا: ${where}.`,
          two: `صفان يكرّران عنوانًا: ${where}.`,
          few: `# صفوف تكرّر عنوانًا: ${where}.`,
          many: `# صفًا يكرّر عنوانًا: ${where}.`,
          other: `# صف يكرّر عنوانًا: ${where}.`,
        },
        format.number(count),
      ),
    emptyAddresses: (count, where, format) =>
      counted(
        count,
        {
          one: `صف واحد بلا عنوان: ${where}.`,
          two: `صفان بلا عنوان: ${where}.`,
          few: `# صفوف بلا عنوان: ${where}.`,
          many: `# صفًا بلا عنوان: ${where}.`,
          other: `# صف بلا عنوان: ${where}.`,
        },
        format.number(count),
      ),
    raggedRows: (count, where, format) =>
      counted(
        count,
        {
          one: `صف واحد خلاياه أكثر من أسماء الأعمدة: ${where}.`,
          two: `صفان خلاياهما أكثر من أسماء الأعمدة: ${where}.`,
          few: `# صفوف خلاياها أكثر من أسماء الأعمدة: ${where}.`,
          many: `# صفًا خلاياها أكثر من أسماء الأعمدة: ${where}.`,
          other: `# صف خلاياها أكثر من أسماء الأعمدة: ${where}.`,
        },
        format.number(count),
      ),
    formulas: (count, where, format) =>
      counted(
        count,
        {
          one: `سيقرأ برنامج الجداول خلية واحدة على أنها صيغة: ${where}.`,
          two: `سيقرأ برنامج الجداول خليتين على أنهما صيغتان: ${where}.`,
          few: `سيقرأ برنامج الجداول # خلايا على أنها صيغ: ${where}.`,
          other: `سيقرأ برنامج الجداول # خلية على أنها صيغ: ${where}.`,
        },
        format.number(count),
      ),
    unclosed: (row) => `علامة اقتباس تُفتح في الصف ${row} ولا تُغلق.`,
    chooseRows: "اختر الصفوف المراد رفعها.",
    badRows: (bad, all, format) =>
      `الصفوف الصالحة: ${format.number(all - bad)} من ${format.number(all)}. أما البقية فبلا عنوان أو خلاياها زائدة.`,
    sendGood: "رفع الصفوف الصالحة فقط",
    sendAll: "رفع كل الصفوف",
    correct: (corrections) => (corrections.includes("header") ? "مطابقة الأعمدة" : "تحويل الملف"),
    correctHint: (corrections, format) =>
      `يُستخدم في النسخة: ${format.list(corrections.map((correction) => corrected[correction]))}. لا يتغيّر ملفك الأصلي.`,
    template: "تنزيل قالب CSV",
    refused: {
      "not-csv": "ليس هذا ملف CSV أو مصنّفًا.",
      "one-at-a-time": "اختر ملفًا واحدًا في كل مرة.",
    },
  },
};

const corrected: Readonly<Record<CsvCorrection, string>> = {
  header: "أعمدة القالب بترتيبها",
  encoding: "ترميز UTF-8",
  delimiter: "الفواصل",
  rows: "الصفوف ذات العناوين فقط",
  cells: "تصحيحاتك",
  format: "صيغة CSV",
};
