import { expect, test } from "vitest";
import { textGroup } from "../../../src/core/internal.ts";
import { translationsOf } from "../../../src/elements/locales/translate.ts";

const group = textGroup("shelf", {
  heading: "Shelf",
  empty: "Nothing here.",
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
