import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { loginTexts } from "../../login-form/login-form.messages.ts";
import type { Pack } from "../pack.ts";
import { signInArabic } from "./sign-in.ts";

export const loginArabic: Pack<typeof signInTexts | typeof loginTexts> = {
  ...signInArabic,
  "login-form": {
    loginHeading: "تسجيل الدخول",
    verifyHeading: "تأكيد تسجيل الدخول",
    backToLogin: "العودة إلى الدخول",
    submit: "إرسال",
    show: "إظهار",
    showPassword: "إظهار كلمة المرور",
    usernameMissing: "أدخل اسم المستخدم أو بريدك الإلكتروني.",
    tabs: "تسجيل الدخول أو الانضمام",
    signedIn: "تم تسجيل دخولك.",
    codeSent: "رمز التحقق في طريقه إلى بريدك الإلكتروني.",
    codeTooShort: "أدخل كل أرقام الرمز الوارد في الرسالة.",
    codeRefused: "قارنه بالرسالة وأدخله مجددًا، أو عُد إلى تسجيل الدخول للحصول على رمز جديد.",
    clockWrong: "يبدو أن ساعة هذا الجهاز غير صحيحة. صحّحها ثم أعد المحاولة.",
    otherBrowser: "تسجيل الدخول هذا مخصّص لمتصفح آخر. سجّل الدخول مجددًا.",
    noCode:
      "لم يصلك الرمز بعد؟ راجع مجلد الرسائل غير المرغوب فيها. للحصول على رمز جديد، عُد إلى تسجيل الدخول وأدخل كلمة المرور مجددًا.",
  },
};
