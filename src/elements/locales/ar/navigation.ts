import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { Pack } from "../pack.ts";

/** The labels that the header and the portal share. */
export const navigationArabic: Pack<typeof navigationTexts> = {
  navigation: {
    items: {
      dashboard: "لوحة التحكم",
      scout: "Scout",
      finder: "مستكشف الحلول",
      questionnaires: "استبيانات الحلول",
      providers: "مكتبة المزوّدين",
      resources: "مكتبة الموارد",
    },
    account: {
      signIn: "تسجيل الدخول",
      account: "الحساب",
      forgotPassword: "نسيت كلمة المرور؟",
      resetPassword: "تغيير كلمة المرور",
      switchPortal: "الانتقال إلى بوابة Sandler",
      logOut: "خروج",
    },
    scout: { lookup: "استعلام", bulk: "مجمّع", pricing: "التسعير", contracts: "العقود" },
  },
};
