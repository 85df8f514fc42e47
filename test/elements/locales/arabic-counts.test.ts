import { expect, test } from "vitest";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { siteTexts } from "../../../src/elements/scout-pricing/sites/sites.messages.ts";
import { comboboxTexts } from "../../../src/elements/ui/combobox.messages.ts";

test("W30: Arabic has six forms, in Latin digits, and says one and two in words", async () => {
  const { translations, direction } = await loadLocale("ar", "scout-pricing", {}, expect.fail);
  expect(direction).toBe("rtl");
  const { count } = translations.textsOf(comboboxTexts);
  expect([0, 1, 2, 3, 11, 100, 102].map(count)).toEqual([
    "لا توجد اقتراحات",
    "اقتراح واحد",
    "اقتراحان",
    "3 اقتراحات",
    "11 اقتراحًا",
    "100 اقتراح",
    "102 اقتراح",
  ]);
});

test("W30: in Arabic the number of months that is passed as text chooses the form", async () => {
  const { translations } = await loadLocale("ar", "scout-pricing", {}, expect.fail);
  const { totalOver, beyond } = translations.textsOf(siteTexts);
  expect(totalOver("36", false)).toBe("الإجمالي طوال 36 شهرًا");
  expect(totalOver("3", true)).toBe("الإجمالي طوال 3 أشهر، إذا بقي السعر على حاله");
  expect(beyond([101, 102], "row")).toBe("الصفان 101 و102: مستبعدان. الحد الأقصى هو 100 عنوان.");
});
