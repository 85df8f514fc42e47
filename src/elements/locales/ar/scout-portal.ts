import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { titleTexts } from "../../../core/navigation/title-messages.ts";
import type { signInTexts } from "../../../core/session/sign-in-messages.ts";
import type { portalTexts } from "../../scout-portal/scout-portal.messages.ts";
import type { Pack } from "../pack.ts";
import { commonArabic } from "./every-element.ts";
import { navigationArabic } from "./navigation.ts";
import { signInArabic } from "./sign-in.ts";

const { host } = commonArabic;

export const portalArabic: Pack<
  typeof navigationTexts | typeof titleTexts | typeof signInTexts | typeof portalTexts
> = {
  ...navigationArabic,
  // The titles of its steps.
  ...signInArabic,
  titles: {
    dashboard: "لوحة التحكم",
    siteSearch: "نتائج البحث",
    lookup: "استعلام SCOUT",
    bulk: "استعلام SCOUT المجمّع",
    pricing: "تسعير SCOUT",
    contracts: "العقود",
    contract: "عقود تسعير SCOUT",
    finder: "مستكشف الحلول",
    index: "فهرس الحلول",
    questionnaires: "استبيانات الحلول",
    providers: "مكتبة المزوّدين",
    resources: "مكتبة الموارد",
    account: "الحساب",
  },
  "scout-portal": {
    deniedTitle: host.deniedTitle,
    signIn: host.signIn,
    denied: host.denied,
    askForAccess: host.askForAccess,
    errorTitle: host.errorTitle,
    error: host.error,
    partMissing: host.partMissing,
    tryAgain: host.tryAgain,
    skip: "الانتقال إلى المحتوى",
    loading: "جارٍ التحميل",
    clockWrong: host.clockWrong,
    notChecked: host.notChecked,
    badLink: host.badLink,
    interrupted: host.interrupted,
  },
};
