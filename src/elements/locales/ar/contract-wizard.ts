import type { wizardTexts } from "../../contract-wizard/contract-wizard.messages.ts";
import type { openContractTexts } from "../../contract-wizard/open-contract.messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";
import { pdfFaultsArabic } from "./pdf-faults.ts";

export const wizardArabic: Pack<typeof wizardTexts | typeof openContractTexts> = {
  "contract-wizard": {
    notFound: "404",
    missing: "لم يُعثر على العقد.",
    failed: "حدث خطأ.",
    tryAgain: "حاول مجددًا",
    back: "العودة إلى العقود",
    loading: "جارٍ تحميل العقد",
  },
  "open-contract": {
    heading: "عقود تسعير SCOUT",
    of: (customer) => `للعميل ${isolated(customer)}`,
    back: "العودة إلى العقود",
    noPrint: "ليس لديك إذن بطباعة ملف PDF هذا.",
    noPreview: "لم يُعثر على الملف المطلوب.",
    pdfFaults: pdfFaultsArabic,
    failed: "حدث خطأ.",
    refreshPreview: "تحديث المعاينة",
    downloadPdf: "تنزيل PDF",
    panels: "عقد",
    form: "نموذج",
    preview: "معاينة",
    formFrame: (number, count) =>
      count === 1 ? "نموذج العقد" : `نموذج العقد، الجزء ${number} من ${count}`,
    previewFrame: "العقد بصيغة PDF",
    pages: "صفحات العقد",
    page: (number, count) => `الصفحة ${number} من ${count}`,
    signatureField: "حقل التوقيع",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    largest: "هذا أقصى تكبير.",
    smallest: "هذا أقصى تصغير.",
    zoom: (percent) => `${percent}%`,
    loadingForm: "جارٍ تحميل النموذج",
    loadingPreview: "جارٍ تحميل المعاينة",
    downloading: "جارٍ تنزيل العقد",
    refreshed: "المعاينة محدّثة",
    notRefreshed: "تعذّر تحديث المعاينة",
    standing: {
      updating: "جارٍ تحديث المعاينة…",
      saved: (time) => `تعرض المعاينة العقد كما حُفظ (${time}).`,
      stale: (time) => `تعذّر تحديث المعاينة. تعرض العقد كما حُفظ (${time}).`,
    },
  },
};
