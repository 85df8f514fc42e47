import { expect, onTestFinished, test } from "vitest";
import { signal } from "../../../src/core/signals.ts";
import { valuesOf } from "../../../src/elements/host/element/attribute-values.ts";
import { commonAttributes } from "../../../src/elements/host/element/element-attributes.ts";
import { createElementLocale } from "../../../src/elements/host/element/element-locale.ts";
import type { followLocale } from "../../../src/elements/locales/follow-locale.ts";
import type { Locale } from "../../../src/elements/locales/load-locale.ts";
import { expectLog } from "../../support/expected-log.ts";
import { createFakeClock } from "../../support/fake-clock.ts";

type Receiver = Parameters<typeof followLocale>[3];

const localeIn = (locale: string): Locale => ({
  locale,
  direction: "ltr",
  translations: { textsOf: ({ english }) => english },
});

test("W30: texts that cannot be loaded are loaded again when the browser is online again", async () => {
  const common = signal(valuesOf(commonAttributes, () => "es-US"));
  const element = document.createElement("login-form");
  const attempts: Receiver[] = [];
  const load = async () => ({
    followLocale: (...args: Parameters<typeof followLocale>) => void attempts.push(args[3]),
  });
  const clock = createFakeClock();
  const { formatting, isReady, start } = createElementLocale(element, common, clock, load);
  onTestFinished(start());
  await expect.poll(() => attempts).toHaveLength(1);
  attempts[0]?.onLost(new Error("offline"), localeIn("en-US"));
  expect([formatting.peek().locale, isReady.peek()]).toEqual(["en-US", true]);
  expectLog("locale-not-loaded");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => attempts).toHaveLength(2);
  expect(isReady.peek()).toBe(true);
  attempts[1]?.show(localeIn("es-US"));
  expect(formatting.peek().locale).toBe("es-US");
});
