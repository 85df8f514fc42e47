import type { bulkTexts } from "../../../core/bulk/bulk-messages.ts";
import type { Pack } from "../pack.ts";

/** Bulk lookups, for all elements that show them. */
export const bulkArabicTexts: Pack<typeof bulkTexts> = {
  bulk: {
    progressHeading: "تقدّم الرفع المجمّع الحالي",
    historyHeading: "سجل الرفع المجمّع",
    uploadStarted: "بدء الرفع",
    uploadCompleted: "اكتمال الرفع",
    totalAddresses: "إجمالي العناوين",
    downloadResults: "تنزيل النتائج",
    noHistory: "لا يوجد سجل حاليًا.",
    pending: "معلّق",
    inQueue: "في الانتظار",
    uploading: "جارٍ الرفع",
    download: "تنزيل",
    completed: (count, total) => `العناوين المكتملة: ${count} من ${total}`,
    defaultError:
      "تعذّرت معالجة الملف المرفوع. حدث خطأ داخلي في SCOUT. انتظر بضع دقائق وتحقق من اتصالك بالإنترنت، ثم أعد رفع ملفك.",
    lostFile: "تغيّر هذا الملف أو تغيّر اسمه أو حُذف. اختره من جديد.",
    failed: "حدث خطأ.",
  },
};
