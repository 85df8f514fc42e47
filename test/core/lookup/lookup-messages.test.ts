import fc from "fast-check";
import { expect, test } from "vitest";
import { runTexts } from "../../../src/core/lookup/lookup-messages.ts";
import { placeTexts } from "../../../src/core/lookup/place-messages.ts";
import { pickLoadingMessage } from "../../../src/core/lookup/poll-batch.ts";

test("M3: the texts are those of the specification, byte for byte", () => {
  expect(Object.values({ ...runTexts.english, ...placeTexts.english })).toEqual([
    "Preparing...",
    "Searching...",
    "Done..",
    "CANNOT VALIDATE ADDRESS.",
    "Too many requests.",
    "An error has occurred.",
    "No data returned from Scout API",
    "Showing Results For:",
    "LEC",
    "Cable Company",
    "Results are not available at this time. Please try again later.",
    "SCOUT is not directly connected to this provider for real-time serviceability results.",
    "See the Available Providers below for for approximate results if available.",
    "This error has been reported to the Portal Development Team.",
    "There are no results at this time.",
    "Generate Pricing",
    "NPA-NXX",
    "LATA",
    "WIRE CENTER CLLI",
  ]);
});

test("G.0: a loading message is taken from the list and differs from the previous one", () => {
  const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2 });
  const luck = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(lists, luck, luck, (messages, first, second) => {
      const before = pickLoadingMessage(messages, "", () => first);
      const after = pickLoadingMessage(messages, before, () => second);
      expect(messages).toContain(before);
      expect(messages).toContain(after);
      expect(after).not.toBe(before);
    }),
  );
});

test("G.0: every message is picked eventually", () => {
  const pick = (luck: number) => pickLoadingMessage(["a", "b", "c"], "", () => luck);
  expect([0, 0.34, 0.99].map(pick)).toEqual(["a", "b", "c"]);
});

test("G.0: a single message repeats, an empty list gives an empty text, and any random value is accepted", () => {
  expect(pickLoadingMessage(["a"], "a", () => 0.5)).toBe("a");
  expect(pickLoadingMessage([], "", () => 0.5)).toBe("");
  expect(pickLoadingMessage(["a", "b"], "", () => Number.NaN)).toBe("a");
  expect(pickLoadingMessage(["a", "b"], "", () => 1)).toBe("a");
});
