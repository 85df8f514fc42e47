import { expect, test } from "vitest";
import "../../../../src/elements/login-form/login-form.ts";
import "../../../../src/elements/scout-contracts/scout-contracts.ts";
import { styleScreen } from "../../../../src/elements/host/element/screen-sheet.ts";
import { stylePiece } from "../../../../src/elements/ui/style-piece.ts";
import { cleanUpHostPage, place, serve } from "../../../support/host-page.ts";

cleanUpHostPage();

const rulesOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map(({ cssText }) => cssText);
const hasRule = (root: DocumentOrShadowRoot | null, name: string) =>
  root?.adoptedStyleSheets.some((sheet) => rulesOf(sheet).some((rule) => rule.includes(name)));
/** Returns true if no sheet occurs twice. */
const areDifferent = ({ adoptedStyleSheets }: DocumentOrShadowRoot) =>
  new Set(adoptedStyleSheets).size === adoptedStyleSheets.length;

test("the sheets of a removed element never change, which would crash WebKit", async () => {
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
  expect(areDifferent(root)).toBe(true);
});

test("a sheet that is loaded later styles the existing elements before their screens show", async () => {
  const backend = await serve();
  const element = place("scout-contracts", backend);
  const signIn = place("login-form", backend);
  styleScreen("scout-contracts", [".of-a-screen { color: red }"]);
  stylePiece(".of-a-piece { color: red }");
  const rules = element.shadowRoot?.adoptedStyleSheets.map((sheet) => rulesOf(sheet).join()) ?? [];
  const placeOf = (name: string) => rules.findIndex((rule) => rule.includes(name));
  expect(placeOf("of-a-piece")).toBeGreaterThan(placeOf(".button"));
  expect(placeOf("of-a-piece")).toBeLessThan(placeOf("of-a-screen"));
  expect(hasRule(document, "of-a-piece")).toBe(true);
  signIn.remove();
  await Promise.resolve();
  stylePiece(".of-the-next-piece { color: red }");
  expect(hasRule(element.shadowRoot, "of-the-next-piece")).toBe(true);
  expect(hasRule(document, "of-the-next-piece")).toBe(false);
});

test("elements without a shadow root share the sheets of their screen, even if one of them is removed", async () => {
  const backend = await serve();
  const [first, second] = [place("login-form", backend), place("login-form", backend)];
  styleScreen("login-form", [".of-both { color: red }"]);
  expect(hasRule(document, "of-both")).toBe(true);
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
  expect(areDifferent(document)).toBe(true);
});

/**
 * Returns the document of a frame, to which a page can move an element, as it can to that of a
 * pop-up.
 */
function openFrame(): Document {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (inner === null) throw new Error("The frame has no document.");
  return inner;
}

test.for(["scout-contracts", "login-form"])(
  "%s keeps its style when it moves to the document of a frame and back",
  async (tag) => {
    const element = place(tag, await serve());
    const root = () => element.shadowRoot ?? element.ownerDocument;
    const inner = openFrame();
    const [first, last] = [`.before-the-move-of-${tag}`, `.while-${tag}-is-away`];
    styleScreen(tag, [`${first} { color: red }`]);
    inner.body.append(element);
    expect(areDifferent(root())).toBe(true);
    expect(hasRule(root(), first)).toBe(true);
    expect(getComputedStyle(element).display).toBe("flow-root");
    styleScreen(tag, [`${last} { color: red }`]);
    expect(hasRule(root(), last)).toBe(true);
    document.body.append(element);
    expect(areDifferent(root())).toBe(true);
    for (const name of [first, last]) expect(hasRule(root(), name)).toBe(true);
    expect(getComputedStyle(element).display).toBe("flow-root");
  },
);
