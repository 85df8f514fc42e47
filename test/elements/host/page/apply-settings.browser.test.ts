import { afterEach, beforeEach, expect, test } from "vitest";
import { type SettingsState, signal } from "../../../../src/core/internal.ts";
import { applySettings } from "../../../../src/elements/host/page/apply-settings.ts";

for (const hook of [beforeEach, afterEach]) {
  hook(() => {
    document.documentElement.removeAttribute("style");
    document.body.removeAttribute("style");
    document.body.replaceChildren();
  });
}

const nobody = { firstName: "", lastName: "", email: "" };

function ready(siteColor: string | null, buttonTextColor: string | null = null): SettingsState {
  const settings = {
    siteColor,
    buttonTextColor,
    primaryLogo: null,
    navigationLogo: null,
    siteName: null,
    siteLogo: null,
    favicon: null,
    proposalValidDays: null,
    currency: "USD" as const,
    printsSites: false,
    forgotPasswordUri: null,
    capabilities: [],
    roles: [],
    agent: nobody,
  };
  return { kind: "ready", settings };
}

/** Adds an element to the page and applies the settings to it. */
function open(state: SettingsState, style = "") {
  const element = document.createElement("div");
  element.style.cssText = style;
  document.body.append(element);
  const settings = signal(state);
  return { element, settings, stop: applySettings(element, settings) };
}

const primary = "--scout-color-primary";
const highlight = "--scout-color-highlight";
const onPrimary = "--scout-color-on-primary";

test("T11: the settings are custom properties of the element, and of nothing else", () => {
  const { element } = open(ready("#0c304c, 1", "#FFFFFF, 1"));
  expect(element.style.getPropertyValue(primary)).toBe("rgb(12 48 76 / 1)");
  expect(element.style.getPropertyValue(highlight)).toBe("rgb(12 48 76 / 0.4)");
  expect(element.style.getPropertyValue(onPrimary)).toBe("rgb(255 255 255 / 1)");
  expect(document.documentElement.style.cssText).toBe("");
  expect(document.body.style.cssText).toBe("");
});

test("the colors follow the settings, and are removed at the end", () => {
  const { element, settings, stop } = open({ kind: "unknown" }, "color: red");
  expect(element.style.cssText).toBe("color: red;");
  settings.value = ready("#0c304c, 1", "#FFFFFF, 1");
  settings.value = ready("#abc, 1");
  expect(element.style.getPropertyValue(primary)).toBe("rgb(170 187 204 / 1)");
  expect(element.style.getPropertyValue(onPrimary)).toBe("");
  stop();
  expect(element.style.cssText).toBe("color: red;");
});

test.for([
  { kind: "failed", error: null, isFinal: true },
  { kind: "unknown" },
  ready(null),
  ready("red, 1"),
] as const)("B16: the value %o leaves the defaults", (state) => {
  const { element } = open(state);
  expect(element.style.cssText).toBe("");
});

test("a page with its own primary color keeps its whole theme", () => {
  document.documentElement.style.setProperty(primary, "teal");
  const { element } = open(ready("#0c304c, 1", "#000000, 1"));
  expect(element.style.cssText).toBe("");
});

test("other colors that the page sets stay, also on the element", () => {
  const { element, stop } = open(ready("#0c304c, 1", "#000000, 1"), `${onPrimary}: ivory`);
  expect(element.style.getPropertyValue(onPrimary)).toBe("ivory");
  expect(element.style.getPropertyValue(primary)).toBe("rgb(12 48 76 / 1)");
  stop();
  expect(element.style.cssText).toBe(`${onPrimary}: ivory;`);
});
