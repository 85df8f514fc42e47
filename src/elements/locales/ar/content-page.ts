import type { contentTexts } from "../../content-page/content-page.messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";
import { pdfFaultsArabic } from "./pdf-faults.ts";

export const contentArabic: Pack<typeof contentTexts> = {
  "content-page": {
    downloadStarted: "بدأ التنزيل...",
    fileNotFound: "الملف غير موجود",
    fileNotFoundText: "لم يُعثر على الملف المطلوب.",
    pageNotFound: "الصفحة غير موجودة",
    pageNotFoundText: "لم يُعثر على الصفحة المطلوبة.",
    copyContact: "نسخ جهة الاتصال إلى الحافظة",
    copied: "تم النسخ!",
    loading: "جارٍ تحميل الصفحة",
    tryAgain: "حاول مجددًا",
    toStart: "إلى الصفحة الرئيسية",
    download: "تنزيل",
    downloadAgain: "إعادة التنزيل",
    noViewer: "لا يمكن لهذا المتصفح عرض ملفات PDF. نزّل الملف لقراءته.",
    pdfFaults: pdfFaultsArabic,
    more: "عرض المزيد",
    less: "عرض أقل",
    table: "جدول",
    views: "طرق العرض",
    copy: "نسخ جهة الاتصال",
    copyFailed: "تعذّر نسخ جهة الاتصال.",
    picture: (file) => `صورة: ${isolated(file)}`,
    media: {
      video: "فيديو",
      audio: "صوت",
      map: "خريطة",
      frame: "صفحة مضمّنة",
      picture: "صورة",
    },
    mediaName: (kind, title) => `${kind}: ${title}`,
    shareByMail: "مشاركة بالبريد",
    form: "لا يمكن إرسال هذا النموذج من هنا.",
    openForm: (host) => `فتح الصفحة على ${isolated(host)}`,
    formFields: (names) => `الحقول: ${names.join("، ")}.`,
    formButtons: (names) => `الأزرار: ${names.join("، ")}.`,
  },
};
