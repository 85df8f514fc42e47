import { expect, test } from "vitest";
import { formattingOf, plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { textGroup } from "../../../src/core/texts/text-group.ts";

const texts = textGroup("shelf", {
  heading: "Shelf",
  books: { one: "book", other: "books" },
  lent: (count: string, to: string) => `${count} lent to ${to}`,
});

test("without translations, the texts of a group are English", () => {
  expect(plainFormatting.texts(texts)).toBe(texts.english);
});

test("the texts of a group are those of the translations", () => {
  const polish = { ...texts.english, heading: "Półka" };
  const { texts: textsOf } = formattingOf({
    ...{ locale: "pl", currencyDisplay: "symbol", now: null },
    // The group of this test is the only one.
    translations: { textsOf: <Texts>() => polish as Texts },
  });
  expect(textsOf(texts).heading).toBe("Półka");
});

test.for([
  ["en-US", [1, 2, 5], ["1 a", "2 d", "5 d"]],
  // Polish has a form for 2 to 4, and another one for 5 and more.
  ["pl", [1, 2, 5], ["1 a", "2 b", "5 c"]],
  ["ar", [0, 3, 100], ["0 z", "3 b", "100 d"]],
] as const)(
  "in %s, the forms of a word follow its plural categories",
  ([locale, counts, shown]) => {
    const { count } = formattingOf({ locale, currencyDisplay: "symbol", now: null });
    const forms = { zero: "z", one: "a", few: "b", many: "c", other: "d" };
    const digits = (text: string) =>
      text.replace(/[٠-٩]/g, (digit) => String("٠١٢٣٤٥٦٧٨٩".indexOf(digit)));
    expect(counts.map((one) => digits(count(one, forms)))).toEqual(shown);
  },
);

test("a category without a form of its own has the general one", () => {
  const { plural } = formattingOf({ locale: "pl", currencyDisplay: "symbol", now: null });
  expect(plural(2, { one: "a", other: "d" })).toBe("d");
});
