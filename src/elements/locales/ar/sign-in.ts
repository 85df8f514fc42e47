import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { Pack } from "../pack.ts";

/** The texts of the sign-in that name pages of the portal, too. */
export const signInArabic: Pack<typeof signInTexts> = {
  "sign-in": {
    username: "اسم المستخدم أو البريد الإلكتروني",
    password: "كلمة المرور",
    keepLoggedIn: "إبقائي مسجّل الدخول",
    login: "دخول",
    becomePartner: "كن شريكًا",
    forgotPassword: "نسيت كلمة المرور؟",
    code: "رمز التحقق",
    codeHelp:
      "أدخل رمز التحقق المكوّن من 8 أرقام الذي وصلك بالبريد الإلكتروني. إذا لم يعد بإمكانك الوصول إلى بريدك، فتواصل مع خدمات الشركاء لتحديث البريد المرتبط بحسابك في البوابة.",
    verifyCode: "تأكيد الرمز",
    resetHeading: "إعادة تعيين كلمة المرور",
    unrecognized: "اسم المستخدم أو كلمة المرور غير صحيحة.",
    unrecognizedWithHint:
      "اسم المستخدم أو كلمة المرور غير صحيحة. أعد المحاولة أو أعد تعيين كلمة المرور.",
    invalidCode: "رمز غير صالح",
    networkFailed: "حدث خطأ. أعد المحاولة.",
    checkEmail: "راجع بريدك الإلكتروني.",
    resetFailed: "حدث خطأ ما.",
  },
};
