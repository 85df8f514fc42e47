import type { navigationTexts } from "../../../core/navigation/navigation-messages.ts";
import type { headerTexts } from "../../portal-header/portal-header.messages.ts";
import type { Pack } from "../pack.ts";
import { isolated } from "./isolated.ts";
import { navigationArabic } from "./navigation.ts";

export const headerArabic: Pack<typeof navigationTexts | typeof headerTexts> = {
  ...navigationArabic,
  "portal-header": {
    home: (site) => `الصفحة الرئيسية: ${site}`,
    navigation: "القائمة الرئيسية",
    secondary: "القائمة الفرعية",
    section: "القسم:",
    sections: "الأقسام",
    openMenu: "قائمة",
    account: "قائمة الحساب",
    accountLinks: "الحساب",
    signedInAs: (name) => `تم تسجيل الدخول باسم ${isolated(name)}`,
    rowSpacing: "تباعد الصفوف",
    compact: "متقارب",
    comfortable: "مريح",
    search: "البحث في الموقع",
    searchFor: (text) => `البحث في الموقع عن «${isolated(text)}»`,
    searchLabel: "البحث في الموقع",
    searchPlaceholder: "كلمة مفتاحية أو اسم صفحة",
    submit: "بحث",
    clearSearch: "مسح البحث",
    loading: "جارٍ تحميل البحث",
  },
};
