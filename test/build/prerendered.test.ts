import { expect, test } from "vitest";
import type { FirstScreen } from "../../build/prerender/first-screens.tsx";
import { formWithoutScript } from "../../build/prerender/form-without-script.ts";
import { contentOf, prerenderElements } from "../../build/prerender/prerendered-files.ts";
import {
  disabledOnlyWithoutScript,
  namesIn,
  usedRulesOf,
  withoutUnreadProperties,
} from "../../build/prerender/used-rules.ts";
import { prerenderedOf, sheetPreloadOf } from "../../src/cli/element-snippet.ts";

const most = 2750;
const screens = await prerenderElements();
const link = 'href="cdn/prerendered/x.css" integrity="sha384-x" crossorigin';

function screenOf(tag: string): FirstScreen {
  const screen = screens.get(tag);
  if (screen === undefined) throw new Error(`No ${tag}`);
  return screen;
}

test.each([...screens.keys()])(
  "the first screen of %s is small, and contains only what a strict policy allows",
  (tag) => {
    const screen = screenOf(tag);
    expect(contentOf(screen, link).length).toBeLessThan(most);
    const content = contentOf(screen, link);
    expect(content).not.toMatch(/<(?:script|style|iframe|object)\b|\bstyle=|\son\w+=|javascript:/);
    expect(screen.sheet).not.toMatch(/@import|url\(/);
    expect(content.match(/<form /g)).toHaveLength(1);
    expect(content.match(/<form method="get" action="\/[\w/-]+"/)).toHaveLength(1);
  },
);

test("W15: the sheet reserves space for the parts that the screen adds later", () => {
  const { markup, sheet } = screenOf("scout-lookup");
  expect(markup).toContain('class="skeleton reserved"');
  expect(sheet).toMatch(/\.reserved\{visibility:hidden;min-block-size:[^}]+\}/);
});

test.each([
  ["scout-lookup", "/scout", ["address"]],
  ["scout-pricing", "/scout/pricing", ["address", "prepared_for"]],
  ["solutions-finder", "/solutions-finder", ["filters"]],
] as const)("the form of %s sends the typed text to %s", (tag, path, names) => {
  const { markup, isShadow } = screenOf(tag);
  expect(isShadow).toBe(true);
  expect(markup).toContain(`action="${path}"`);
  expect([...markup.matchAll(/ name="(.*?)"/g)].map(([, name]) => name)).toEqual(names);
  expect(markup).toContain('<button type="submit"');
});

test.each(["scout-lookup", "scout-pricing"])("Clear resets the form of %s", (tag) => {
  expect(screenOf(tag).markup).toMatch(
    /<button type="reset"[^>]*><span class="button-label"><span>Clear</,
  );
});

test("the sign-in sends no typed text, and its form is not inside a form of the page", () => {
  const { markup, isShadow } = screenOf("login-form");
  expect(isShadow).toBe(false);
  expect(contentOf(screenOf("login-form"), link)).toBe(
    `<div class="scout-prerendered"><template shadowrootmode="open"><link rel="stylesheet" ${link}>${markup}</template></div>`,
  );
  expect(markup).not.toMatch(/ name="| method="post"/);
  expect(markup).toContain('type="password"');
  expect(() =>
    formWithoutScript('<form><input name="password"/></form>', { path: "/login/" }),
  ).not.toThrow();
});

test("a control that needs script is disabled, a part that comes later has reserved space, and any other part is left out", () => {
  const drawn =
    '<button type="button" class="finder-skip">Skip</button><form><button type="button">More</button></form><slot name="bulk"><div class="skeleton" aria-busy="true"><span class="visually-hidden">Loading</span><span class="skeleton-line" style="inline-size:92%"></span></div></slot><div role="listbox"></div>';
  expect(formWithoutScript(drawn, { path: "/a" })).toBe(
    '<form method="get" action="/a"><button type="button" disabled="" aria-disabled="true">More</button></form><div class="skeleton reserved"><span class="skeleton-line"></span></div>',
  );
});

test.each(['<form><p style="color: red">', "<form><script>", '<form onclick="act()">'])(
  "the first screen refuses %s, which a strict policy forbids",
  (drawn) => {
    expect(() => formWithoutScript(drawn, { path: "/a" })).toThrow("A strict policy forbids");
  },
);

test("a sheet keeps the rules that can match, and drops the other rules", () => {
  const css = `
    /* why */
    :host { color: red !important; }
    :host([hidden]), [hidden] { display: none; }
    .a, .b > .a { margin: 0  auto; }
    .b .a { gap: 1px; }
    :where(h1, h2) { font-weight: 650; }
    :where(h3) { font-weight: 400; }
    .a:not(.b):hover::before { content: "  "; }
    table { border: 0; }
    @media (hover: hover) { .a { top: 0 } .b { left: 0 } }
    @media print { .a { display: none } }
    @container scout (width < 10em) { .b { top: 0 } }
    @keyframes spin { to { rotate: 1turn } }
    ::slotted(p) { margin: 0 }`;
  expect(usedRulesOf(css, namesIn('<h2 class="a c"></h2>'))).toBe(
    [
      ":host{color:red!important;}",
      ":host([hidden]),[hidden]{display:none;}",
      ".a{margin:0 auto;}",
      ":where(h1,h2){font-weight:650;}",
      '.a:not(.b):hover::before{content:"  ";}',
      "@media (hover: hover){.a{top:0;}}",
    ].join(""),
  );
});

test("a sheet drops the rules for ARIA states that the markup lacks, except that a form may become busy", () => {
  const css =
    '.a[aria-pressed="true"]{top:0}.a[aria-selected="true"]{left:0}.a[aria-busy="true"]{right:0}';
  expect(usedRulesOf(css, namesIn('<i class="a" aria-selected="true">'))).toBe(
    '.a[aria-selected="true"]{left:0;}.a[aria-busy="true"]{right:0;}',
  );
});

test("a sheet drops the private properties that nothing reads, also indirectly", () => {
  const css = `
    :host{--_a:1px;--_b:var(--_a);--_c:2px;--_d:var(--_c);--scout-e:3px}
    @media (pointer: coarse){:host{--_a:4px}}
    .a{top:var(--_d)}`;
  expect(withoutUnreadProperties(css)).toBe(
    ":host{--_c:2px;--_d:var(--_c);--scout-e:3px;}.a{top:var(--_d);}",
  );
});

test("a disabled control looks disabled only if no script will run", () => {
  const css =
    '.a{top:0}.a[aria-disabled="true"],.b:disabled{left:0}@media (forced-colors: active){.a[aria-disabled="true"]{color:GrayText}}';
  const without = "@media (scripting: none){";
  expect(
    usedRulesOf(disabledOnlyWithoutScript(css), namesIn('<i class="a" aria-disabled="true">')),
  ).toBe(
    [
      ".a{top:0;}",
      `${without}.a[aria-disabled="true"]{left:0;}}`,
      `@media (forced-colors: active){${without}.a[aria-disabled="true"]{color:GrayText;}}}`,
    ].join(""),
  );
});

test("the addresses of a first screen are those of its files and its portal", () => {
  const prerendered = contentOf(screenOf("login-form"), link);
  const placed = prerenderedOf(
    { prerendered },
    { base: "https://a.example/cdn", portalBase: "https://p.example/app/" },
  );
  expect(placed).toContain(
    '<link rel="stylesheet" href="https://a.example/cdn/prerendered/x.css" integrity="sha384-x" crossorigin>',
  );
  expect(
    [...placed.matchAll(/(?:action|[a-z] href)="(.*?)"/g)].map(([, address]) => address),
  ).toEqual([
    "https://p.example/app/login/",
    "https://p.example/app/become-a-partner",
    "https://p.example/app/user/password",
  ]);
  expect(sheetPreloadOf(placed)).toBe(
    '<link rel="preload" as="style" href="https://a.example/cdn/prerendered/x.css" integrity="sha384-x" crossorigin>',
  );
  expect([prerenderedOf({}, { base: "cdn", portalBase: "" }), sheetPreloadOf("")]).toEqual([
    "",
    "",
  ]);
});
