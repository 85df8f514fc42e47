import type { PdfFault } from "../../../core/files/pdf-file.ts";

export const pdfFaultsArabic: Readonly<Record<PdfFault, string>> = {
  empty: "ملف PDF هذا فارغ. أعد المحاولة لاحقًا.",
  damaged: "ملف PDF هذا تالف أو غير مكتمل. أعد المحاولة لاحقًا أو نزّله.",
  password: "ملف PDF هذا محمي بكلمة مرور. نزّله لفتحه.",
  xfa: "يتطلب هذا النموذج Adobe Acrobat. نزّله لفتحه فيه.",
  unreadable: "لا يمكن عرض ملف PDF هذا هنا. نزّله لقراءته.",
};
