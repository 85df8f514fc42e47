import type { LeftOutReason } from "../../../core/lists/left-out-rows.ts";
import type { ListUnit, listTexts } from "../../lists/lists.messages.ts";
import type { Pack } from "../pack.ts";
import { counted } from "./counted.ts";
import { isolated } from "./isolated.ts";

/** How a list of addresses is read, for all elements that take one. */
export const listsArabic: Pack<typeof listTexts> = {
  lists: {
    columns: "الأعمدة",
    unnamedColumn: (number) => `العمود ${number}`,
    notUsed: "غير مستخدم",
    sample: (text) => `مثلًا: ${isolated(text)}`,
    noSample: "هذا العمود فارغ.",
    roles: {
      address: "عنوان الشارع",
      number: "رقم المبنى",
      direction: "اتجاه الشارع",
      street: "اسم الشارع",
      suffix: "نوع الشارع",
      endDirection: "الاتجاه بعد الشارع",
      building: "المبنى",
      floor: "الطابق",
      unitType: "نوع الوحدة",
      unit: "الجناح أو الوحدة",
      urbanization: "المنطقة السكنية",
      cityStateZip: "المدينة والولاية والرمز البريدي",
      city: "المدينة",
      state: "الولاية",
      zip: "الرمز البريدي",
      zip4: "ZIP+4",
      country: "البلد",
      name: "اسم الموقع",
      id: "معرّف الموقع",
      currentProvider: "المزوّد الحالي",
      currentMonthly: "المبلغ الشهري الحالي",
      contractEnd: "نهاية العقد",
    },
    doubtful: (columns, used, format) =>
      `تحتوي عدة أعمدة على عناوين: ${format.list(columns)}. العمود المستخدم هو ${isolated(used)}.`,
    columnWithSample: (name, sample) =>
      sample === "" ? `«${isolated(name)}»` : `«${isolated(name)}» (${isolated(sample)})`,
    onlyCoordinates: "لا يوجد عمود للعناوين. لا يمكن الاستعلام عن الإحداثيات. أضف عناوين الشوارع.",

    sheet: "الورقة",
    hiddenSheet: (name) => `${name} (مخفية)`,
    namesRow: "صف أسماء الأعمدة",
    noNames: "بلا أسماء أعمدة",
    row: (number, text) => `الصف ${number}: ${isolated(text)}`,
    foundNames: (row) => `أسماء الأعمدة في الصف ${row}.`,

    encoding: "ترميز النص",
    encodingHint: "اختر ترميزًا آخر إذا بدت الحروف غير صحيحة.",
    encodings: {
      "utf-8": "UTF-8",
      "utf-8-bom": "UTF-8 مع علامة ترتيب البايتات",
      "utf-16le": "UTF-16",
      "utf-16be": "UTF-16 بترتيب كبير النهاية",
      "latin-1": "Latin-1",
      "mac-roman": "Mac Roman",
      binary: "",
    },

    leftOut: (count, unit, format) => counted(count, leftOut[unit], format.number(count)),
    leftOutRow: (number, reason, text, unit) =>
      `${nameOf[unit]} ${number}، ${reasons[reason]}: ${isolated(text)}`,
    keep: "إبقاء",
    keepOf: (number, unit) => (unit === "row" ? `إبقاء الصف ${number}` : `إبقاء السطر ${number}`),
    leaveOutAgain: "استبعاد مجددًا",
    more: (count, format) => counted(count, moreForms, format.number(count)),

    damage: "تصحيحات مقترحة",
    damageHeads: { row: "الصف", before: "الآن", after: "تصحيح" },
    damageReasons: {
      "zip-zeros": "فُقدت الأصفار الأولى.",
      "zip-hyphen": "الواصلة ناقصة.",
      "zip-decimal": "أضاف برنامج الجداول كسرًا عشريًا.",
      "zip-short": "هذا الرمز البريدي أقصر من اللازم.",
      "empty-place": "فارغ، كما يحدث أسفل خلية مدمجة.",
      date: "حوّله برنامج الجداول إلى تاريخ.",
      power: "قرّب برنامج الجداول هذا الرقم.",
    },
    noFix: "صحّحه في ملفك",
    emptyCell: "فارغ",
    damageAct: "تطبيق أو تراجع",
    applyFix: "تطبيق",
    undoFix: "تراجع",
    fixOf: (isApplied, before, after, row) =>
      `${isApplied ? "تراجع" : "تطبيق"}: من ${before === "" ? "فارغ" : isolated(before)} إلى ${isolated(after)}، الصف ${row}`,
    applyFixes: (count, format) =>
      counted(
        count,
        {
          zero: "تطبيق كل التصحيحات",
          one: "تطبيق تصحيح واحد",
          two: "تطبيق تصحيحين",
          few: "تطبيق # تصحيحات",
          many: "تطبيق # تصحيحًا",
          other: "تطبيق # تصحيح",
        },
        format.number(count),
      ),
    fixesApplied: (count, format) =>
      counted(
        count,
        {
          one: "طُبّق تصحيح واحد. لا يتغيّر ملفك الأصلي.",
          two: "طُبّق تصحيحان. لا يتغيّر ملفك الأصلي.",
          few: "طُبّقت # تصحيحات. لا يتغيّر ملفك الأصلي.",
          many: "طُبّق # تصحيحًا. لا يتغيّر ملفك الأصلي.",
          other: "طُبّق # تصحيح. لا يتغيّر ملفك الأصلي.",
        },
        format.number(count),
      ),
    allApplied: "طُبّقت كل التصحيحات.",
    undo: "إلغاء التصحيحات",
    noneApplied: "لم يُطبَّق أي تصحيح.",

    notes: {
      "post-box": (count, where, format) =>
        `${counted(count, { one: "صف واحد هو صندوق بريد", two: "صفان هما صندوقا بريد", few: "# صفوف هي صناديق بريد", many: "# صفًا هي صناديق بريد", other: "# صف هي صناديق بريد" }, format.number(count))}: ${where}. يحتاج المزوّدون إلى عنوان شارع.`,
      "rural-route": (count, where, format) =>
        `${counted(count, { one: "صف واحد هو مسار بريد ريفي", two: "صفان هما مسارا بريد ريفي", few: "# صفوف هي مسارات بريد ريفي", many: "# صفًا هي مسارات بريد ريفي", other: "# صف هي مسارات بريد ريفي" }, format.number(count))}: ${where}. يحتاج المزوّدون إلى عنوان شارع.`,
      coordinates: (count, where, format) =>
        `${counted(count, { one: "صف واحد به إحداثيات", two: "صفان بهما إحداثيات", few: "# صفوف بها إحداثيات", many: "# صفًا بها إحداثيات", other: "# صف بها إحداثيات" }, format.number(count))}: ${where}. أدخل عناوين الشوارع بدلًا منها.`,
      "no-number": (count, where, format) =>
        `${counted(count, { one: "صف واحد بلا رقم مبنى", two: "صفان بلا رقم مبنى", few: "# صفوف بلا رقم مبنى", many: "# صفًا بلا رقم مبنى", other: "# صف بلا رقم مبنى" }, format.number(count))}: ${where}.`,
    },
    dateSerials: (count, before, after, where, format) =>
      `${counted(count, { one: "نهاية عقد واحدة مكتوبة رقمًا، وقُرئت تاريخًا", two: "نهايتا عقد مكتوبتان رقمًا، وقُرئتا تاريخًا", few: "# نهايات عقود مكتوبة أرقامًا، وقُرئت تواريخ", other: "# نهاية عقد مكتوبة أرقامًا، وقُرئت تواريخ" }, format.number(count))} (${isolated(before)} على أنه ${isolated(after)}): ${where}.`,
    inRows({ rows, hasMore }) {
      if (hasMore) return `الصفوف ${rows.join("، ")}، …`;
      const name = rows.length === 1 ? "الصف" : rows.length === 2 ? "الصفان" : "الصفوف";
      return `${name} ${rows.join(" و")}`;
    },
  },
};

const nameOf: Readonly<Record<ListUnit, string>> = { row: "الصف", line: "السطر" };

const moreForms = {
  one: "هناك واحد آخر غير معروض.",
  two: "هناك اثنان آخران غير معروضين.",
  other: "هناك # أخرى غير معروضة.",
};

const leftOut = {
  row: {
    one: "استُبعد صف واحد.",
    two: "استُبعد صفان.",
    few: "استُبعدت # صفوف.",
    many: "استُبعد # صفًا.",
    other: "استُبعد # صف.",
  },
  line: {
    one: "استُبعد سطر واحد.",
    two: "استُبعد سطران.",
    few: "استُبعدت # أسطر.",
    many: "استُبعد # سطرًا.",
    other: "استُبعد # سطر.",
  },
};

const reasons: Readonly<Record<LeftOutReason, string>> = {
  title: "ترويسة",
  total: "إجمالي",
  names: "أسماء أعمدة مكررة",
  greeting: "تحية",
  thanks: "خاتمة",
  mail: "جزء من الرسالة",
  signature: "جزء من التوقيع",
};
