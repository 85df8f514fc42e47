import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import preloadCss from "../../src/styles/preload.css?inline";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();

/** The widths of the window, in CSS pixels. */
const windows = [360, 768, 1440, 1920] as const;
/** The minimum width of an element in a row. */
const leastPx = 320;

interface Parent {
  readonly name: string;
  readonly css: string;
  /** The markup around the `<slot>` for the element. */
  readonly html: string;
  /** The available width of the parent, in a window of the given width. */
  readonly roomPx: (windowPx: number) => number;
}

const whole = (windowPx: number) => windowPx;
const besideNav = (windowPx: number) => windowPx - 100;
const nav = `<nav style="flex: none; inline-size: 100px">Menu</nav>`;

/** Every kind of parent that shrinks a box to its content, and parents of themes. */
const parents: readonly Parent[] = [
  { name: "block", css: "", html: "<slot></slot>", roomPx: whole },
  { name: "flex row", css: "display: flex", html: "<slot></slot>", roomPx: whole },
  {
    name: "flex row beside a menu",
    css: "display: flex",
    html: `${nav}<slot></slot>`,
    roomPx: (windowPx) => Math.max(besideNav(windowPx), leastPx),
  },
  {
    name: "box in a flex row",
    css: "display: flex",
    html: `${nav}<div><slot></slot></div>`,
    roomPx: besideNav,
  },
  {
    name: "centred column",
    css: "display: flex; flex-direction: column; align-items: center",
    html: "<slot></slot>",
    roomPx: whole,
  },
  {
    name: "grid with justify-items",
    css: "display: grid; justify-items: center",
    html: "<slot></slot>",
    roomPx: whole,
  },
  {
    name: "column of a grid",
    css: "display: grid; grid-template-columns: 100px 1fr",
    html: `${nav}<slot></slot>`,
    roomPx: besideNav,
  },
  { name: "inline block", css: "display: inline-block", html: "<slot></slot>", roomPx: whole },
  { name: "float", css: "float: left", html: "<slot></slot>", roomPx: whole },
  { name: "absolute box", css: "position: absolute", html: "<slot></slot>", roomPx: whole },
  {
    name: "table cell",
    css: "display: table; border-spacing: 0",
    html: `<div style="display: table-cell"><slot></slot></div>`,
    roomPx: whole,
  },
  {
    name: "WordPress Row",
    css: "display: flex; flex-wrap: nowrap; align-items: center; gap: 24px",
    html: `<p style="flex: none; inline-size: 76px; margin: 0">Text</p><slot></slot>`,
    roomPx: (windowPx) => Math.max(besideNav(windowPx), leastPx),
  },
  {
    name: "WordPress column",
    css: "",
    html: `<style>.parent > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
      max-width: 645px; margin-left: auto !important; margin-right: auto !important }</style><slot></slot>`,
    roomPx: (windowPx) => Math.min(windowPx, 645),
  },
  {
    name: "text column of a grid",
    css: "display: grid; grid-template-columns: 1fr min(100%, 645px) 1fr",
    html: "<style>.parent > * { grid-column: 2 }</style><slot></slot>",
    roomPx: (windowPx) => Math.min(windowPx, 645),
  },
  {
    name: "row of equal columns",
    css: "display: flex; gap: 40px",
    html: `<style>.parent > * { flex: 1 }</style><p style="margin: 0">Text</p><slot></slot>`,
    roomPx: (windowPx) => Math.max((windowPx - 40) / 2, leastPx),
  },
  {
    name: "vertical text",
    css: "writing-mode: vertical-rl; block-size: fit-content; inline-size: 800px",
    html: "<slot></slot>",
    roomPx: whole,
  },
];

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(1024, 768);
});

/** Puts the element into one parent after another, and measures it in each. */
function widthsOf(element: HTMLElement): Readonly<Record<string, number>> {
  const windowPx = document.documentElement.clientWidth;
  const measured = parents.map(({ name, css, html, roomPx }) => {
    const parent = document.createElement("div");
    parent.className = "parent";
    parent.style.cssText = css;
    parent.innerHTML = html;
    document.body.append(parent);
    parent.querySelector("slot")?.replaceWith(element);
    const box = element.getBoundingClientRect();
    document.body.append(element);
    parent.remove();
    return [name, Math.round(box.width - roomPx(windowPx))] as const;
  });
  return Object.fromEntries(measured.filter(([, differencePx]) => differencePx !== 0));
}

describe.each(elementTable)("$tag", ({ tag, needs, load, sign }) => {
  test("W21: an element fills the width that its parent can give", async () => {
    await load();
    document.body.style.margin = "0";
    document.body.style.overflowX = "hidden";
    // The scroll bar is always shown, because it changes the available width.
    document.documentElement.style.overflowY = "scroll";
    const element = place(tag, await serve(), needs);
    // The content between the tags is still shown.
    expect(widthsOf(element)).toEqual({});
    await expect.element(sign().first()).toBeVisible();
    for (const width of windows) {
      await page.viewport(width, 768);
      expect(widthsOf(element), `${width} px`).toEqual({});
    }
  });
});

describe.each(elementTable)("$tag", ({ tag, needs, load }) => {
  test("W21: the page can place and hide the box of an element, and restyles nothing else of it", async () => {
    await load();
    const element = place(tag, await serve(), needs);
    const before = stylesOf(element);
    const hostile = document.createElement("style");
    hostile.textContent = `${tag}.placed { all: unset !important; ${pageRules} }`;
    document.head.append(hostile);
    try {
      element.className = "placed";
      expect(stylesOf(element)).toEqual({ ...before, ...ofPage });
      hostile.textContent = ".placed { display: none }";
      expect(element.checkVisibility()).toBe(false);
    } finally {
      hostile.remove();
    }
  });
});

/** Rules that the page may set, and their computed values in the element. */
const pageRules = `display: block !important; margin: 7px auto !important; max-width: 645px !important;
  flex: 3 3 50px !important; order: 2 !important; align-self: center !important; grid-column: 2 !important;
  opacity: 0.1 !important; position: fixed !important; transform: scale(2) !important; writing-mode: vertical-rl !important;
  padding: 9px !important; border: 1px solid !important; float: right !important; visibility: hidden !important;
  width: 10px !important; min-width: 0 !important; height: 10px !important; overflow: hidden !important;
  color: red !important; font: 40px cursive !important; contain: strict !important; filter: blur(2px) !important`;
const ofPage = {
  display: "block",
  "margin-top": "7px",
  "margin-bottom": "7px",
  "margin-block-start": "7px",
  "margin-block-end": "7px",
  "max-width": "645px",
  "max-inline-size": "645px",
  "flex-grow": "3",
  "flex-basis": "50px",
  order: "2",
  "align-self": "center",
  "grid-column-start": "2",
};

/**
 * Returns the computed styles of the element's box, without those that depend on where the box is.
 */
function stylesOf(element: HTMLElement): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  const fixed = [...style].filter(
    (name) =>
      !/^(?:(?:inline|block)-size|width|height|.*origin|inset.*|top|left|right|bottom|margin.*(?:left|right|inline).*)$/.test(
        name,
      ),
  );
  return Object.fromEntries(fixed.map((name) => [name, style.getPropertyValue(name)]));
}

test("W21: an element that is not defined yet already has its later width", async () => {
  const frame = document.createElement("iframe");
  frame.style.cssText = "inline-size: 1000px; border: 0";
  frame.srcdoc = `<!doctype html><style>${preloadCss} body { margin: 0 }</style>
    <div style="display: flex">${nav}<scout-lookup>A link</scout-lookup></div>
    <div style="display: flex">${nav}<a href="/scout" data-scout-element="scout-lookup">A link</a></div>`;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const boxes = [...(frame.contentDocument?.querySelectorAll("scout-lookup, a") ?? [])];
  expect(boxes.map((box) => box.getBoundingClientRect().width)).toEqual([900, 900]);
});
