import { expect, test } from "vitest";
import { pricingTexts } from "../../../src/core/pricing/pricing-messages.ts";
import { listTexts } from "../../../src/elements/lists/lists.messages.ts";
import { counted } from "../../../src/elements/locales/ar/counted.ts";
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

test("W30: in Arabic two rows have the dual, and the last of several has its conjunction", async () => {
  const { translations } = await loadLocale("ar", "scout-pricing", {}, expect.fail);
  const { inRows } = translations.textsOf(listTexts);
  expect(inRows({ rows: [4], hasMore: false })).toBe("الصف 4");
  expect(inRows({ rows: [4, 6], hasMore: false })).toBe("الصفان 4 و6");
  expect(inRows({ rows: [4, 6], hasMore: true })).toBe("الصفوف 4، 6، …");
  const { repeats } = translations.textsOf(siteTexts);
  expect(repeats([3, 5, 7], 2, "row")).toBe("الصفوف 3 و5 و7 تكرّر الصف 2.");
});

test("W30: in Arabic a title that begins with a number keeps its direction within a sentence", async () => {
  const { translations } = await loadLocale("ar", "scout-pricing", {}, expect.fail);
  const { comesWith } = translations.textsOf(pricingTexts);
  expect(comesWith(["5 Static IPs"])).toBe("مطلوب مع \u20685 Static IPs\u2069.");
});

test("W30: a whole number has the plural category of Unicode", () => {
  const rules = new Intl.PluralRules("ar");
  const forms = { zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other" };
  for (let count = 0; count <= 1200; count += 1) {
    expect(counted(count, forms)).toBe(rules.select(count));
  }
});
