import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fallbacks } from "../../build/baseline/fallbacks.ts";
import { type Feature, lackingIt } from "../../build/baseline/read-compat.ts";
import { featuresOfScript } from "../../build/baseline/script-features.ts";
import { featuresOfSheet } from "../../build/baseline/sheet-features.ts";
import { usedFeatures } from "../../build/baseline/used-features.ts";
import { tablePattern, writeTables } from "../../build/baseline/write-table.ts";

const used = usedFeatures();

test("W24: every feature is in all supported browsers, or has a fallback", () => {
  const lacking = used
    .filter(({ feature, name }) => lackingIt(feature).length > 0 && !Object.hasOwn(fallbacks, name))
    .map(({ name, feature, files }) => `${name}: not in ${lackingIt(feature)}, used in ${files}`);
  expect(lacking).toEqual([]);
});

test("W24: every fallback replaces a feature that a supported browser lacks", () => {
  const needed = used.flatMap(({ name, feature }) => (lackingIt(feature).length > 0 ? name : []));
  expect(Object.keys(fallbacks).filter((name) => !needed.includes(name))).toEqual([]);
});

test("W24: the tables of docs/browsers.md are those of the code (npm run baseline)", () => {
  const [table] = tablePattern.exec(readFileSync("docs/browsers.md", "utf8")) ?? [];
  expect(table).toBe(writeTables(used));
});

const lackedIn = (found: ReadonlyMap<string, readonly Feature[]>) =>
  [...found].flatMap(([name, features]) =>
    features.every((feature) => lackingIt(feature).length > 0) ? name : [],
  );

test("a new feature of a script is found: as a global, a static member, a member, a string", () => {
  const code = `
    new Sanitizer();
    Math.sumPrecise([1]);
    box.setHTML("<p>");
    if ("moveBefore" in Element.prototype) box?.["ariaNotify"]();
    const shape: { setHTMLUnsafe(): void } = { setHTML() {} };`;
  expect(lackedIn(featuresOfScript(code, "ts"))).toEqual(
    expect.arrayContaining(["Sanitizer", "setHTML", "moveBefore", "ariaNotify"]),
  );
});

test("names that the code declares, keys and types are not features of the platform", () => {
  const code = `
    const requestIdleCallback = 1;
    function Sanitizer() {}
    const shape = { Sanitizer: 1, requestIdleCallback() {} };
    interface CloseWatcher extends Sanitizer { readonly Sanitizer: CloseWatcher }`;
  expect(lackedIn(featuresOfScript(code, "ts"))).toEqual([]);
});

test("a new feature of a view is found: element, attribute, its value, and the features of a pattern", () => {
  const code = `
    box.setAttribute("inert", "");
    const pattern = /(?<=a)(?i:b)/v;
    const view = <><search popover="hint" /><input type="color" className="a" /></>;
    const other = <Search type="color" />;`;
  const found = [...featuresOfScript(code, "tsx").keys()];
  expect(found).toEqual(
    expect.arrayContaining([
      "[inert]",
      "/lookbehind_assertion/",
      "/modifier/",
      "/…/v",
      "<search>",
      "[popover]",
      '<input type="color">',
      "[class]",
    ]),
  );
  expect(found.filter((name) => name.includes("Search"))).toEqual([]);
});

test("a name that objects of every kind have counts as the oldest feature of that name", () => {
  expect(lackedIn(featuresOfScript("list.at(-1); cart.open; style.zoom", "ts"))).toEqual([]);
});

test("a new feature of a style sheet is found: at-rule, property, keyword, selector, nested rule, function", () => {
  const css = `
    @function --x() {}
    a:open { interpolate-size: allow-keywords; color: contrast-color(red) }
    /* field-sizing: content */ b { background: url(reading-flow:) }
    @media (prefers-reduced-transparency: reduce) { i { text-wrap: pretty; &:hover { --x: stable; cursor: grab } } }`;
  const found = [...featuresOfSheet(css).keys()];
  expect(found).toEqual(
    expect.arrayContaining([
      "@function",
      "interpolate-size",
      "contrast-color()",
      "@media prefers-reduced-transparency",
      "text-wrap: pretty",
      "nested rules",
    ]),
  );
  expect([...featuresOfSheet("@media print { a { color: red } }").keys()]).not.toContain(
    "nested rules",
  );
  expect(found).not.toContain("field-sizing");
  expect(found).not.toContain("reading-flow");
});
