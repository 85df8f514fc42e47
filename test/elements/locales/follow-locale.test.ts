import { expect, test, vi } from "vitest";
import { followLocale } from "../../../src/elements/locales/follow-locale.ts";

// A file that the browser cannot load.
vi.mock("../../../src/elements/locales/es-us/every-element.ts", () => {
  throw new Error("The file is missing.");
});

const spanish = { tag: "es", words: {} };
const element = { localName: "login-form" } as Element;

test("if the texts of a language cannot be loaded, the texts are English, and the reason is reported", async () => {
  const shown: unknown[] = [];
  const lost: unknown[] = [];
  followLocale(element, spanish, new AbortController().signal, {
    show: (locale) => shown.push(locale),
    onLost: (cause) => lost.push(cause),
    onUnknown: vi.fn(),
  });
  await expect.poll(() => shown).toEqual([null]);
  expect(lost).toEqual([expect.any(Error)]);
});

test("a language that is no longer followed is not shown", async () => {
  const end = new AbortController();
  const shown: unknown[] = [];
  const lost = new Promise((resolve) => {
    followLocale(element, spanish, end.signal, {
      show: (locale) => shown.push(locale),
      onLost: resolve,
      onUnknown: vi.fn(),
    });
  });
  end.abort();
  await lost;
  await Promise.resolve();
  expect(shown).toEqual([]);
});
