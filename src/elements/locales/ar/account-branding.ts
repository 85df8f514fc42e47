import type { brandingTexts } from "../../../core/branding/branding-messages.ts";
import type { accountBrandingTexts } from "../../account-branding/account-branding.messages.ts";
import type { brandingFormTexts } from "../../account-branding/branding-form.messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";

const png = isolated(".png");
const jpeg = isolated(".jpeg");
const color = isolated("#0c304c");

export const brandingArabic: Pack<
  typeof accountBrandingTexts | typeof brandingFormTexts | typeof brandingTexts
> = {
  branding: {
    tooManyFiles: "الملفات كثيرة جدًا",
    empty: "الملف فارغ.",
    tooLarge: `حجم الملف أكبر من ${isolated("15 MB")}.`,
    svg: `صور SVG غير مدعومة. استخدم صورة ${png} أو ${jpeg}.`,
    wrongType: `الصور المدعومة هي ${png} و${jpeg} فقط.`,
    misnamed: "لا يطابق محتوى الملف امتداده.",
    unreadable: "لا يمكن قراءة الملف.",
    damaged: "الصورة تالفة.",
    tooManyPixels: (width, height) => `الصورة كبيرة جدًا: ${width} × ${height} بكسل.`,
  },
  "account-branding": {
    loading: "جارٍ تحميل الهوية البصرية",
    failed: "حدث خطأ.",
    chooseAgain: "اختر صورك من جديد. كانت أكبر من أن تُحفظ أثناء تسجيل الدخول.",
  },
  "branding-form": {
    heading: "الحساب",
    introduction: "اضبط ألوان موقعك الإلكتروني وشعاراته.",
    failed: "حدث خطأ.",
    tryAgain: "حاول مجددًا",
    save: "حفظ كل التغييرات",
    discard: "تجاهل التغييرات",
    nothingToSave: "لا توجد تغييرات للحفظ.",
    colorFirst: "صحّح لون الموقع الإلكتروني أولًا.",
    stillReading: "لا يزال ملف قيد التحميل.",
    unsaved: "لديك تغييرات غير محفوظة.",
    saving: "جارٍ الحفظ…",
    saved: "حُفظت كل التغييرات.",
    colors: "الألوان",
    siteColor: "لون الموقع",
    siteColorHint: `لون سداسي عشري، مثل ${color}. درجة التعتيم اختيارية.`,
    siteColorWrong: `أدخل 3 أو 4 أو 6 أو 8 خانات سداسية عشرية، مثل ${color}.`,
    picker: "منتقي لون الموقع",
    area: { saturation: "التشبّع", brightness: "السطوع" },
    hue: "الصبغة",
    opacity: "التعتيم",
    buttonText: "لون نص الأزرار",
    white: "أبيض",
    black: "أسود",
    buttonExample: "مثال على زر",
    schemes: { light: "فاتح", dark: "داكن" },
    lowContrast: (text, ratio, other) =>
      text === "white"
        ? `النص الأبيض صعب القراءة هنا (التباين ${ratio}:1، والحد الأدنى 4.5:1). تباين الأسود ${other}:1.`
        : `النص الأسود صعب القراءة هنا (التباين ${ratio}:1، والحد الأدنى 4.5:1). تباين الأبيض ${other}:1.`,
    chooseOther: (text) => (text === "white" ? "استخدام نص أبيض" : "استخدام نص أسود"),
    logos: { navigationLogo: "أيقونة التنقل", primaryLogo: "الشعار الأساسي" },
    places: {
      navigationLogo: "تظهر ثابتة في زاوية أعلى كل صفحة.",
      primaryLogo: "يظهر في لوحة التحكم وفي مقترحات تسعير Scout.",
    },
    logoHint: `صورة ${png} أو ${jpeg} واحدة، حتى ${isolated("15 MB")}. يُستحسن ملف ${png} شفاف.`,
    useDefault: "الافتراضي",
    useDefaultFor: (logo) => `الافتراضي: ${logo}`,
    cleared: "ستُزال الصورة عند الحفظ.",
    slow: `حجم هذه الصورة أكبر من ${isolated("1 MB")}. يتباطأ تحميل الصفحات التي تعرضها.`,
    preview: (logo) => `معاينة: ${logo}`,
    noPicture: "لا صورة",
    previewPage: "كل صفحة",
    previewDashboard: "لوحة التحكم",
    previewProposal: "المقترح",
    leaveHeading: "هل تريد المغادرة دون حفظ؟",
    leaveText: "لم تُحفظ تغييرات الهوية البصرية بعد.",
    leave: "المغادرة دون حفظ",
    stay: "البقاء هنا",
  },
};
