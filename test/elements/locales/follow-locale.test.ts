import { expect, test, vi } from "vitest";
import { followLocale } from "../../../src/elements/locales/follow-locale.ts";
import type { Locale } from "../../../src/elements/locales/load-locale.ts";
import { loginTexts } from "../../../src/elements/login-form/login-form.messages.ts";

// A file that the browser cannot load.
vi.mock("../../../src/elements/locales/es-us/every-element.ts", () => {
  throw new Error("The file is missing.");
});

const spanish = { tag: "es", words: { en: { "login-form.submit": "Go" } } };
const element = { localName: "login-form" } as Element;

test("if the texts of a language cannot be loaded, the reason is reported with English and the words of the site", async () => {
  const show = vi.fn();
  const lost = await new Promise<readonly [unknown, Locale]>((resolve) => {
    followLocale(element, spanish, new AbortController().signal, {
      show,
      onLost: (cause, english) => resolve([cause, english]),
      onUnknown: vi.fn(),
    });
  });
  const [cause, english] = lost;
  expect(cause).toBeInstanceOf(Error);
  expect(english.locale).toBe("en-US");
  expect(english.translations.textsOf(loginTexts).submit).toBe("Go");
  expect(show).not.toHaveBeenCalled();
});

test("a language that is no longer followed is not reported", async () => {
  const end = new AbortController();
  const told = vi.fn();
  followLocale(element, spanish, end.signal, { show: told, onLost: told, onUnknown: vi.fn() });
  end.abort();
  // A later load ends after the first one.
  await new Promise<void>((resolve) => {
    followLocale(element, spanish, new AbortController().signal, {
      show: () => resolve(),
      onLost: () => resolve(),
      onUnknown: vi.fn(),
    });
  });
  expect(told).not.toHaveBeenCalled();
});
