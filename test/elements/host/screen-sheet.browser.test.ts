import { expect, test } from "vitest";
import "../../../src/elements/login-form/login-form.ts";
import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { styleScreen } from "../../../src/elements/host/screen-sheet.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
const hasRule = (root: DocumentOrShadowRoot, name: string) =>
  root.adoptedStyleSheets.some((sheet) => rulesOf(sheet).some((rule) => rule.includes(name)));

test("no sheet of an element that was removed changes: WebKit's process would end", async () => {
  const backend = await serve();
  const element = place("scout-contracts", backend);
  const { shadowRoot: root } = element;
  if (root === null) throw new Error("There is no shadow root.");
  styleScreen("scout-contracts", [".while-it-is-there { color: red }"]);
  expect(hasRule(root, "while-it-is-there")).toBe(true);
  element.remove();
  await Promise.resolve();
  const left = [...root.adoptedStyleSheets];
  const before = left.map(rulesOf);
  styleScreen("scout-contracts", [".while-it-is-away { color: red }"]);
  expect([...root.adoptedStyleSheets]).toEqual(left);
  expect(left.map(rulesOf)).toEqual(before);
  document.body.append(element);
  expect(hasRule(root, "while-it-is-away")).toBe(true);
  expect(root.adoptedStyleSheets).toHaveLength(left.length);
});

test("elements without a shadow root share one sheet of their screen, whichever of them leaves", async () => {
  const backend = await serve();
  const [first, second] = [place("login-form", backend), place("login-form", backend)];
  styleScreen("login-form", [".of-both { color: red }"]);
  expect(hasRule(document, "of-both")).toBe(true);
  const count = document.adoptedStyleSheets.length;
  first.remove();
  await Promise.resolve();
  styleScreen("login-form", [".of-the-second { color: red }"]);
  expect(hasRule(document, "of-the-second")).toBe(true);
  second.remove();
  await Promise.resolve();
  styleScreen("login-form", [".of-none { color: red }"]);
  expect(hasRule(document, "of-none")).toBe(false);
  place("login-form", backend);
  expect(hasRule(document, "of-none")).toBe(true);
  expect(document.adoptedStyleSheets).toHaveLength(count);
});
