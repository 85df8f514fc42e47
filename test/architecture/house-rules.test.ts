import { readFileSync } from "node:fs";
import postcss, { type AtRule, type ChildNode } from "postcss";
import { describe, expect, test } from "vitest";
import { version } from "../../src/core/version.ts";
import { publicProperties } from "../support/public-properties.ts";
import { filesIn, pageSources, sourcesIn, withoutComments } from "./sources.ts";

const sources = pageSources().map(({ path, text }) => ({
  path,
  text,
  code: withoutComments(text),
}));
const sheets = filesIn("src", /\.css$/).map((path) => ({
  path,
  css: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
}));

/** Returns `path:line` of every match of a pattern. */
function placesOf(pattern: RegExp, allowed: readonly string[] = []): readonly string[] {
  return sources.flatMap(({ path, code }) =>
    code
      .split("\n")
      .flatMap((line) =>
        pattern.test(line) && !allowed.includes(path) ? [`${path}: ${line.trim()}`] : [],
      ),
  );
}

describe("code in a shadow root", () => {
  const forbidden: readonly (readonly [string, RegExp, string, ...string[]])[] = [
    [
      "the page's active element is the host, not the field",
      /\bdocument\s*\.\s*activeElement\b/,
      "document.activeElement?.blur();",
      // Its frame is in the page, and any element of the page may have had the focus before.
      "src/elements/host/output/print-html.ts",
    ],
    [
      "the target of an event that crossed the boundary is the host",
      /\b(?:event|e|ev|evt)\s*\.\s*(?:target|srcElement)\b/,
      "if (event.target === field) close();",
    ],
    [
      "destructuring the event does not read its target",
      /\(\s*\{[^})]*\b(?:target|srcElement)\b[^})]*\}\s*(?::[^)]*Event[^)]*)?\)\s*=>/,
      "onChange={({ target }) => type(target.value)}",
    ],
  ];

  test.for(forbidden)("the rule holds: %s", ([, pattern, offence, ...allowed]) => {
    expect(offence).toMatch(pattern);
    expect(placesOf(pattern, allowed)).toEqual([]);
  });

  test("correct code passes", () => {
    const right =
      "event.composedPath()[0]; event.currentTarget; root.activeElement; const target = 1;";
    for (const [, pattern] of forbidden) expect(right).not.toMatch(pattern);
  });
});

describe("M8: nothing turns text into markup or code", () => {
  const forbidden: readonly (readonly [string, RegExp, string])[] = [
    ["innerHTML", /\b(?:inner|outer)HTML\b(?!"])/, "node.innerHTML = text;"],
    ["insertAdjacentHTML", /\binsertAdjacentHTML\b/, 'node.insertAdjacentHTML("beforeend", text);'],
    [
      "dangerouslySetInnerHTML",
      /\bdangerouslySetInnerHTML\s*[=:]/,
      "<p dangerouslySetInnerHTML={x}/>",
    ],
    ["style attributes", /setAttribute\(\s*["'`]style/, 'node.setAttribute("style", text);'],
    ["event attributes", /setAttribute\(\s*["'`]on/, 'node.setAttribute("onclick", text);'],
    ["eval", /(?<![.\w])eval\s*\(/, "eval(text);"],
    ["new Function", /\bnew\s+Function\b/, "new Function(text)();"],
    ["timers of text", /\bset(?:Timeout|Interval)\(\s*["'`]/, 'setTimeout("act()", 1);'],
    ["document.write", /\bdocument\s*\.\s*write(?:ln)?\b/, "document.write(text);"],
    [
      "parsing into the page",
      /\bcreateContextualFragment\b/,
      "range.createContextualFragment(text);",
    ],
    ["srcdoc", /\bsrcDoc\s*=|\.srcdoc\b/i, "frame.srcdoc = text;"],
  ];

  /** N10: a sandboxed frame where no script runs. */
  const allowed = ["src/elements/host/output/print-html.ts"];

  test.for(forbidden)("%s", ([name, pattern, offence]) => {
    expect(offence).toMatch(pattern);
    expect(placesOf(pattern, name === "srcdoc" ? allowed : [])).toEqual([]);
  });
});

describe("B19: addresses", () => {
  test("few files leave the page, open another page, or write its history", () => {
    const acts = /\blocation\.(?:assign|replace)\(|\bwindow\.open\(|\.(?:push|replace)State\(/;
    const allowed = [
      "src/elements/host/history/history-state.ts",
      "src/elements/host/page/browser-actions.ts",
      "src/elements/host/history/page-address.ts",
      "src/elements/scout-portal/page/run-router.ts",
      "src/elements/scout-portal/page/show-view.ts",
    ];
    expect("tab.location.replace(href);").toMatch(acts);
    expect(placesOf(acts, allowed)).toEqual([]);
  });

  test("few files resolve an address against another; data is resolved in core/links", () => {
    const resolving = /\bnew URL\((?!import)[^()]*(?:\([^()]*\))*[^()]*,(?!\s*import\.meta)/;
    /** The files, and what they resolve. */
    const allowed: Readonly<Record<string, string>> = {
      "src/core/links/links.ts": "every address of data",
      "src/core/api/http-client.ts": "the address of a call",
      "src/core/content/content-link.ts": "the path of a content page, without slashes before it",
      "src/core/session/redirect-target.ts": "the root of the page's site",
      "src/elements/embed/embed.ts": "files beside the script",
      "src/elements/host/page/browser-ports.ts": "the address of a call",
      "src/elements/host/history/guard-leaving.ts": "compares addresses, and does not follow them",
      "src/elements/host/history/history-state.ts": "addresses that its callers have checked",
      "src/elements/host/history/page-address.ts": "addresses that its callers have checked",
      "src/elements/host/output/run-csv-worker.ts": "the build's own worker",
      "src/elements/host/output/send-upload.ts": "compares addresses, and does not follow them",
      "src/elements/login-form/login-form.model.ts": "the steps of the sign-in",
      "src/elements/scout-lookup/scout-lookup.model.ts":
        "reads a parameter, and does not follow the address",
      "src/elements/scout-portal/page/page-history.ts": "addresses that the router has checked",
      "src/elements/scout-portal/page/page-position.ts": "a route",
      "src/elements/scout-portal/page/run-router.ts": "a route",
      "src/elements/ui/pdf/pdf-assets.ts": "the configured folder of the PDF library",
    };
    expect("new URL(link, base)").toMatch(resolving);
    expect(placesOf(resolving, Object.keys(allowed))).toEqual([]);
  });
});

describe("X8: the browser stores only what the registry lists", () => {
  const forbidden: readonly (readonly [string, RegExp, string, ...string[]])[] = [
    [
      "few files write to storage, and each text has an owner or is not personal",
      /\b(?:storage|tabStorage)\s*\.\s*write\(/i,
      "ports.tabStorage.write(key, address);",
      "src/core/session/stored-session.ts",
      "src/core/stores/kept/kept-store.ts",
      "src/core/stores/session/note-sign-out.ts",
      "src/core/stores/kept/visit.ts",
      "src/elements/scout-portal/page/page-position.ts",
    ],
    [
      "few files write to the archive",
      /\barchive\s*\.\s*write\(/i,
      "archive.write(key, text)",
      "src/core/stores/pricing/drafts-store.ts",
      "src/core/stores/kept/passed-upload.ts",
    ],
    [
      "the storage of the browser is reached through the ports",
      /\b(?:local|session)Storage\b(?!")|\bindexedDB\b|\bcaches\s*\.|\bdocument\s*\.\s*cookie\b|idb-keyval|\bwindow\s*\.\s*name\b/,
      "window.localStorage.setItem(key, address);",
      "src/elements/host/page/browser-archive.ts",
      // The doctor checks whether storage works.
      "src/elements/host/doctor/inspect-page.ts",
    ],
    [
      "few files create a storage",
      /\bcreateBrowserStorage\(/,
      'createBrowserStorage("sessionStorage")',
      "src/elements/host/page/browser-ports.ts",
      "src/elements/host/page/browser-storage.ts",
      "src/elements/scout-portal/page/page-position.ts",
    ],
  ];

  test.for(forbidden)("%s", ([, pattern, offence, ...allowed]) => {
    expect(offence).toMatch(pattern);
    expect(placesOf(pattern, allowed)).toEqual([]);
  });
});

describe("sheets", () => {
  test("interface, Theming: no size depends on the page's root font size", () => {
    const rem = /(?<![\w-])[\d.]+rem\b/i;
    expect("margin: 1.5rem").toMatch(rem);
    expect(sheets.filter(({ css }) => rem.test(css)).map(({ path }) => path)).toEqual([]);
    expect(placesOf(/["'`\s:(][\d.]+rem["'`;\s)]/)).toEqual([]);
  });

  test("interface, Theming: every public property is documented, and every documented one is read", () => {
    const texts = [...sheets.map(({ css }) => css), ...sources.map(({ code }) => code)];
    const used = new Set(texts.flatMap((text) => text.match(/--scout-[\w-]+/g) ?? []));
    expect([...used].sort()).toEqual([...publicProperties].sort());
  });

  test("hovering has an effect only where a pointer hovers, because a tap would leave the effect behind", () => {
    const isHovered = (selector: string) => /:hover/.test(selector.replace(/:not\([^()]*\)/g, ""));
    const isGuarded = ({ parent }: ChildNode): boolean =>
      parent?.type === "atrule" &&
      ((parent as AtRule).params === "(hover: hover)" || isGuarded(parent as AtRule));
    const unguardedIn = (css: string) => {
      const found: string[] = [];
      postcss.parse(css).walkRules((rule) => {
        if (isHovered(rule.selector) && !isGuarded(rule)) found.push(rule.selector);
      });
      return found;
    };
    expect(unguardedIn("@media print { .a:hover { color: red; } }")).toEqual([".a:hover"]);
    expect(unguardedIn("@media (hover: hover) { .a:hover { color: red; } }")).toEqual([]);
    expect(unguardedIn(".a:not(:hover) { color: red; }")).toEqual([]);
    expect(sheets.flatMap(({ css }) => unguardedIn(css))).toEqual([]);
  });

  test("docs/browsers.md: WebKit tries no other side for a popup", () => {
    const trials = /position-try[\w-]*:(?! none)/;
    expect(".a { position-try: flip-block; }").toMatch(trials);
    const withoutWebKit =
      /@supports \(position-try-fallbacks: flip-block\) and \(not \(-webkit-nbsp-mode: space\)\) \{\n(?: {2}.*\n)*\}/g;
    const found = sheets.filter(({ css }) => trials.test(css.replace(withoutWebKit, "")));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

test("the version is the package's", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8"))).toHaveProperty("version", version);
});

describe("sizes", () => {
  const maxLines = 350;
  /** Files above the limit, each with its reason. */
  const longer: Readonly<Record<string, string>> = {
    "src/elements/scout-pricing/scout-pricing.model.ts":
      "the acts of the largest screen, over models of their own: search, URL, cart, outputs and drafts meet here",
    "src/styles/base.css": "one sheet, adopted by every root: what all screens are drawn with",
  };
  const linesOf = (text: string) => text.trimEnd().split("\n").length;

  test("no file is longer than the limit without a reason", () => {
    const long = [...sources, ...sheets.map(({ path, css }) => ({ path, text: css }))]
      .filter(({ text }) => linesOf(text) > maxLines)
      .map(({ path }) => path);
    expect(long.sort()).toEqual(Object.keys(longer).sort());
  });

  test("names are kebab-case, and no name is a collection of unrelated code", () => {
    const paths = [...sources, ...sheets].map(({ path }) => path);
    expect(paths.filter((path) => !/^[a-z0-9/.-]+$/.test(path))).toEqual([]);
    expect(
      paths.filter((path) => /(^|\/)(utils?|helpers?|shared|common|misc)(\/|\.)/.test(path)),
    ).toEqual([]);
  });
});

test("only the formatting decides what depends on a locale", () => {
  const pattern = /\bIntl\.(?!StringNumericLiteral)|\.toLocale\w*String\(/;
  expect(placesOf(pattern, ["src/core/formatting/formatting.ts"])).toEqual([]);
});

test("formats are created when they are first used, not when the file of a screen loads", () => {
  const lazily = /\blazy\(\s*\(\)\s*=>\s*new Intl\./g;
  const early = sources.filter(({ code }) => /\bnew Intl\./.test(code.replace(lazily, "")));
  expect(early.map(({ path }) => path)).toEqual([]);
});

test("an exported name has one meaning", () => {
  /**
   * The exceptions are names that each element's folder has, and the words of the wire: how a
   * member is read, and how it is sent (`sent.text`).
   */
  const parallel =
    /^(messages|attributes|manifest|firstScreen|firstContent|runtime|record|text|list|flag)$/;
  const places = new Map<string, Set<string>>();
  for (const { path, code } of sources) {
    const names = code.matchAll(
      /^export (?:async )?(?:const|function\*?|class|interface|type) ([\w$]+)/gm,
    );
    for (const [, name = ""] of names) {
      places.set(name, (places.get(name) ?? new Set()).add(path));
    }
  }
  const twice = [...places].filter(([name, paths]) => paths.size > 1 && !parallel.test(name));
  expect(twice).toEqual([]);
});

test("a name describes the value, and not how it was computed", () => {
  const names = /(?<!["'`])\b(?:given|wanted|told|heard)\b\s*[:;,.=()?[\]]/;
  expect("function submit(given: string) {").toMatch(names);
  expect("const { told, proposal } = splitProposal(address);").toMatch(names);
  expect("if (wanted === null) return;").toMatch(names);
  expect(placesOf(names)).toEqual([]);
});

test("no export is anonymous", () => {
  expect(placesOf(/^export\s+default\b/)).toEqual([]);
});

test("no type check is suppressed", () => {
  expect(placesOf(/(:|\bas|<)\s*any\b(?!["'])|@ts-(ignore|nocheck)/)).toEqual([]);
  const raw = sources.filter(({ text }) => /@ts-(ignore|nocheck)/.test(text));
  expect(raw.map(({ path }) => path)).toEqual([]);
});

test("a test opens a model by openModel, and creates no ScreenContext", () => {
  // Tests of the host define their own element.
  const allowed = ["test/support/open-model.ts", "test/elements/host/probe.tsx"];
  const found = sourcesIn("test").filter(({ text }) => /import[^;]*\bScreenContext\b/.test(text));
  expect(
    found.map(({ path }) => path).sort(),
    "Open the model by openModel of test/support/open-model.ts.",
  ).toEqual(allowed.sort());
});
