import { createElement } from "react";
import { expect, onTestFinished, test } from "vitest";
import { takeFinger } from "../../support/finger.ts";
import { mountUi } from "../../support/mount-ui.tsx";
import { pieces } from "./all-pieces.tsx";

const hostile = `
  * { all: unset !important; color: red !important; font: 40px cursive !important;
      letter-spacing: 1em !important; line-height: 3 !important; text-transform: uppercase !important;
      cursor: none !important; text-align: right !important; }
  html { font-size: 62.5% / 40px; font-size: 40px !important; }
  ui-host { visibility: hidden !important; pointer-events: none !important; display: inline !important; zoom: 3 !important; opacity: 0 !important; }
`;

function dress(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = before;
  });
}

/** Returns all computed properties of all nodes inside, one string per node. */
function stylesIn(shadow: ShadowRoot): readonly string[] {
  for (const animation of document.getAnimations()) animation.cancel();
  return [...shadow.querySelectorAll("*")].map((node) => {
    const style = getComputedStyle(node);
    const lines = [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    return [node.tagName, node.className, ...lines].join("\n");
  });
}

function mountAll() {
  const mounted = mountUi(createElement("div", { className: "stack" }, ...Object.values(pieces)));
  const place = mounted.host.parentElement;
  place?.style.setProperty("display", "block", "important");
  place?.style.setProperty("inline-size", "800px", "important");
  return mounted;
}

test("a hostile page changes no computed style of any node", () => {
  const { shadow } = mountAll();
  const before = stylesIn(shadow);
  dress(hostile);
  const after = stylesIn(shadow);
  const changed = after.filter((style, index) => style !== before[index]);
  expect(before.length).toBeGreaterThan(150);
  expect(changed).toEqual([]);
});

test("public properties have an effect", () => {
  const { host, find } = mountUi(<p>Text</p>);
  const place = host.parentElement;
  place?.style.setProperty("--scout-font-size", "20px");
  place?.style.setProperty("--scout-color-text", "rgb(1, 2, 3)");
  const { fontSize, color } = getComputedStyle(find("p"));
  expect([fontSize, color]).toEqual(["20px", "rgb(1, 2, 3)"]);
});

test("without an attribute, the page's color scheme applies, by default light", () => {
  const { host, find } = mountUi(<p>Text</p>);
  host.removeAttribute("color-scheme");
  const place = host.parentElement;
  const text = () => getComputedStyle(find("p")).color;
  const light = text();
  place?.style.setProperty("color-scheme", "dark");
  const dark = text();
  host.setAttribute("color-scheme", "light");
  expect(dark).not.toBe(light);
  expect(text()).toBe(light);
});

test("a page can set an element's color scheme with a rule, which the attribute overrides", () => {
  const { host, find } = mountUi(<p>Text</p>);
  host.removeAttribute("color-scheme");
  const text = () => getComputedStyle(find("p")).color;
  const light = text();
  dress(".dark ui-host { color-scheme: dark }");
  expect(text()).toBe(light);
  host.parentElement?.classList.add("dark");
  expect(text()).not.toBe(light);
  host.setAttribute("color-scheme", "light");
  expect(text()).toBe(light);
});

test("W16: on touch screens, no field has text below 16 px, which Safari on iOS zooms into", async () => {
  const { host, shadow } = mountUi(
    <div style={{ fontSize: "12px" }}>
      <input />
      <select />
      <textarea />
    </div>,
  );
  const sizes = () =>
    [...shadow.querySelectorAll("input, select, textarea")].map(
      (field) => getComputedStyle(field).fontSize,
    );
  expect(sizes()).toEqual(["12px", "12px", "12px"]);
  onTestFinished(await takeFinger(390, 700));
  expect(sizes()).toEqual(["16px", "16px", "16px"]);
  host.style.setProperty("--scout-font-size", "20px");
  host.shadowRoot?.querySelector("div[style]")?.removeAttribute("style");
  expect(sizes()).toEqual(["20px", "20px", "20px"]);
});

test("a hidden element is hidden", () => {
  const { host } = mountUi(<p>Text</p>);
  host.hidden = true;
  expect(host.getBoundingClientRect().height).toBe(0);
});

test("an element in a hidden or disabled part of the page is hidden or disabled, too", () => {
  const { host, find } = mountUi(<p>Text</p>);
  host.parentElement?.style.setProperty("visibility", "hidden");
  host.parentElement?.style.setProperty("pointer-events", "none");
  const { visibility, pointerEvents } = getComputedStyle(find("p"));
  expect([visibility, pointerEvents]).toEqual(["hidden", "none"]);
});
