import { expect, test } from "vitest";
import { textGroup } from "../../../src/core/internal.ts";
import { translationsOf } from "../../../src/elements/locales/translate.ts";

const group = textGroup("shelf", {
  heading: "Shelf",
  empty: "Nothing here.",
  sizes: ["small", "big"],
  notes: { lost: "Lost", lent: (to: string) => `Lent to ${to}` },
});

test("a text of a later pack overrides that of an earlier one, and a text of no pack is English", () => {
  const lent = (to: string) => `Prestado a ${to}`;
  const { textsOf } = translationsOf([
    { shelf: { heading: "Estante", notes: { lent } } },
    { shelf: { heading: "Repisa" }, other: { heading: "Otro" } },
  ]);
  const texts = textsOf(group);
  expect(texts).toEqual({
    heading: "Repisa",
    empty: "Nothing here.",
    sizes: ["small", "big"],
    notes: { lost: "Lost", lent },
  });
  expect(texts.notes.lent("Ada")).toBe("Prestado a Ada");
});

test("the texts of a group are the same object at each use, and those of an unknown group are English", () => {
  const { textsOf } = translationsOf([{ shelf: { heading: "Estante" } }]);
  expect(textsOf(group)).toBe(textsOf(group));
  const other = textGroup("table", { heading: "Table" });
  expect(textsOf(other)).toBe(other.english);
});

test("a word has the plural forms of its translation, also those that English lacks", () => {
  const rows = textGroup("table", { rows: { one: "row", other: "rows" } });
  const forms = { one: "wiersz", few: "wiersze", many: "wierszy", other: "wiersza" };
  const { textsOf } = translationsOf([{ table: { rows: forms } }]);
  expect(textsOf(rows).rows).toEqual(forms);
});

test("a text in place of a function contains its arguments", () => {
  const { textsOf } = translationsOf([{ shelf: { notes: { lent: "{0}: {1}{0}, {2}" } } }]);
  expect(textsOf(group).notes.lent("Ada")).toBe("Ada: Ada, ");
});

test.each([
  ["a text in place of a list", { shelf: { sizes: "big" } }],
  ["a list in place of a text", { shelf: { heading: ["Estante"] } }],
  ["a text in place of several", { shelf: { notes: "Notas" } }],
  ["several texts in place of one", { shelf: { heading: { big: "Estante" } } }],
  ["a number", { shelf: { heading: 5, empty: null } }],
  ["a group that is a text", { shelf: "Estante" }],
])("%s is ignored", (_what, pack) => {
  expect(translationsOf([pack]).textsOf(group)).toEqual(group.english);
});
