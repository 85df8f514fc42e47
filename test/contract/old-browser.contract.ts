import { assert } from "chai";
import { openPage, type PlainPage } from "./support/open-page.ts";
import { cleanUp, test } from "./support/suite.ts";
import { settle, waitFor } from "./support/wait-for.ts";

cleanUp(() => document.body.replaceChildren());

/** Required features that older browsers lack, each with a statement that removes it before the page's scripts run. */
const requiredFeatures = {
  toSorted: "delete Array.prototype.toSorted",
  canParse: "delete URL.canParse",
  adoptedStyleSheets:
    "delete Document.prototype.adoptedStyleSheets; delete ShadowRoot.prototype.adoptedStyleSheets",
  popover:
    "for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]",
  checkVisibility: "delete Element.prototype.checkVisibility",
  "light-dark()":
    "const { supports } = CSS; CSS.supports = (...parts) => !/light-dark/.test(parts) && supports.apply(CSS, parts)",
};

const manifest = await fetch("/cdn/manifest.json").then((answer) => answer.json());
const tags: readonly string[] = Object.keys(manifest.elements);

/** The ways in which a page loads the elements. */
const ways: Readonly<Record<string, (page: PlainPage) => Promise<unknown>>> = {
  "a file each": (page) => Promise.all(tags.map((tag) => page.load(`/cdn/${tag}.js`))),
  "autoload.js": (page) => page.load("/cdn/autoload.js"),
};

/** Opens a page with every element, in a browser without a feature. */
async function openOldPage(statement: string, attributes = ""): Promise<PlainPage> {
  const elements = tags.map(
    (tag) => `<${tag} ${attributes}><a href="/fallback">${tag}</a></${tag}>`,
  );
  return openPage({ head: `<script>${statement}</script>`, body: elements.join("") });
}

for (const [name, statement] of Object.entries(requiredFeatures)) {
  for (const [way, load] of Object.entries(ways)) {
    test(`W24: without ${name}, the content between the tags of ${way} stays, and a line for each element explains why`, async () => {
      const page = await openOldPage(statement);
      const failed: string[] = [];
      page.document.addEventListener("scout-failed", ({ target }) => {
        failed.push(target instanceof page.window.Element ? target.localName : "");
      });
      await load(page);
      await waitFor("failure of each", () => failed.length >= tags.length);
      await settle();
      assert.deepEqual(failed.sort(), tags.toSorted(), "elements that failed");
      const shown = [...page.document.querySelectorAll("a")].filter(
        (link) => link.getBoundingClientRect().height > 0,
      );
      assert.deepEqual(
        shown.map(({ textContent }) => textContent),
        tags,
        "content between the tags",
      );
      const line = `error: [scout-elements] hostile-page: this browser is too old, it has no ${name}`;
      assert.deepEqual(
        page.recorder.said,
        tags.map(() => line),
        "the console",
      );
      assert.deepEqual([page.recorder.errors, page.recorder.calls], [[], []], "errors and calls");
    });
  }
}

/** Features with a fallback, each with a statement that removes it, and an expression that is true if it exists. */
const optional: Readonly<Record<string, readonly [statement: string, isThere: string]>> = {
  startViewTransition: [
    "delete Document.prototype.startViewTransition",
    "'startViewTransition' in document",
  ],
  ClipboardItem: ["delete window.ClipboardItem", "'ClipboardItem' in window"],
  trustedTypes: ["delete window.trustedTypes", "'trustedTypes' in window"],
  requestIdleCallback: ["delete window.requestIdleCallback", "'requestIdleCallback' in window"],
  "the Navigation API": ["delete window.navigation", "'navigation' in window"],
  // A browser without this feature drops the declarations.
  "anchor positioning": [
    `const { replaceSync } = CSSStyleSheet.prototype;
     CSSStyleSheet.prototype.replaceSync = function (css) {
       replaceSync.call(this, css.replace(/(?:anchor-|position-(?:a|t))[a-z-]+(?= *:)/g, "gone-away"));
     }`,
    `[...document.querySelectorAll("*")]
      .flatMap(({ shadowRoot }) => [...(shadowRoot?.adoptedStyleSheets ?? [])])
      .flatMap(({ cssRules }) => [...cssRules])
      .some(({ cssText }) => cssText.includes("position-anchor: --"))`,
  ],
};

for (const [name, [statement, isThere]] of Object.entries(optional)) {
  test(`W24: without ${name} every element starts, and its first control can be used`, async () => {
    const page = await openOldPage(statement, 'routing="none"');
    const ready: string[] = [];
    page.document.addEventListener("scout-ready", ({ target }) => {
      ready.push(target instanceof page.window.Element ? target.localName : "");
    });
    await Promise.all(tags.map((tag) => page.load(`/cdn/${tag}.js`)));
    await waitFor("readiness of each", () => tags.every((tag) => ready.includes(tag)));
    assert.deepEqual(page.window.Function(`return ${isThere}`)(), false, `${name} in the page`);
    const elements = tags.map((tag) => page.document.querySelector(`body > ${tag}`));
    const unusable = () =>
      elements
        .filter((element) => !takesFocus(firstControlOf(element)))
        .map((element) => element?.localName);
    // Waits, because a screen is ready before the answer with its content.
    await waitFor("a control of each", () => unusable().length === 0);
    const portal = page.document.querySelector("body > scout-portal");
    if (portal) Reflect.apply(Reflect.get(portal, "navigate"), portal, ["/scout"]);
    await waitFor("another route", () => portal?.querySelector("scout-lookup"));
    assert.deepEqual(page.recorder.errors, [], "errors");
  });
}

function firstControlOf(element: Element | null): HTMLElement | undefined {
  const controls = "input:enabled, select:enabled, textarea:enabled, button:enabled, a[href]";
  const found = (element?.shadowRoot ?? element)?.querySelectorAll<HTMLElement>(controls);
  return [...(found ?? [])].find((control) => control.checkVisibility());
}

function takesFocus(control: HTMLElement | undefined): boolean {
  control?.focus();
  const root = control?.getRootNode();
  return root !== undefined && "activeElement" in root && root.activeElement === control;
}
