import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesIn } from "./sources.ts";

/** Sizes in px at the default font size; the tokens are multiples of that. */
const sizes = [12, 14, 16, 18, 22, 28];
const weights = [400, 500, 650];
const distances = [0, 2, 4, 8, 12, 16, 24, 32, 48, 64];
/** Paper has a scale of its own in points, which the element's print and that of the server share. */
const paper = { sizes: [8, 9, 12, 16, 18], distances: [1, 2, 3, 6, 7, 14, 26] };
const isPaper = (path: string) => path.startsWith("src/elements/scout-pricing/outputs/");

/** Declarations outside the scale, each with its reason. */
const exceptions: Readonly<Record<string, string>> = {
  "src/styles/base.css: font-size: 1px": "Only the width of the box matters.",
  "src/styles/preload.css: font-size: 1px": "As in base.css.",
  "src/styles/base.css: margin-block: -1px": "A visually hidden text takes no space.",
  "src/styles/base.css: margin-inline: 0 -1px": "As above.",
  "src/styles/base.css: padding-inline: max(0px, (100% - var(--_frame)) / 2)":
    "Limits the width of the content.",
  "src/styles/base.css: padding-inline: 0 max(0px, 100% - var(--_frame))": "As above, in a portal.",
  "src/elements/portal-header/portal-header.css: padding-inline: calc(max(0px, 100% - var(--_page)) / 2 + var(--_space-3))":
    "As above, below a line as wide as the page.",
  "src/styles/base.css: margin-inline-start: calc(var(--_space-2) * -1 - 1px)":
    "The text of a quiet button begins after its padding and border.",
  "src/elements/uploads/uploads.css: margin-inline-start: calc(var(--_space-2) * -1 - 1px)":
    "As in base.css.",
  "src/elements/scout-pricing/builder/proposal.css: margin-inline-start: calc(var(--_space-2) * -1 - 1px)":
    "As in base.css.",
  "src/elements/scout-pricing/drafts/drafts.css: margin-inline-start: calc(var(--_space-2) + 1px)":
    "Undoes the margin of the row in base.css.",
  "src/elements/content-page/content-page.css: font-size: 0.9375em":
    "Monospaced letters look larger than the text around them, whatever its size.",
  "src/elements/login-form/login-form.css: margin-block-end: -1px": "Adjacent lines overlap.",
  "src/elements/scout-lookup/scout-lookup.css: margin-block-start: calc(var(--_text-sm) * 1.5 + var(--_space-half))":
    "As high as the label of the field beside it.",
  "src/elements/scout-pricing/scout-pricing.css: margin-block-start: calc(var(--_text-sm) * 1.5 + var(--_space-half))":
    "As high as the labels of the fields beside it.",
  "src/elements/scout-pricing/sites/sites.css: padding-block-start: calc(var(--_text-sm) * 1.5 + var(--_space-half))":
    "As high as the label of the box beside it.",
  "src/elements/ui/data-table.css: padding-block: max(0px, calc((24px - 1.3em) / 2))":
    "A link in a line is a target of 24 px.",
  "src/elements/scout-bulk/scout-bulk.css: margin-block: min(0px, calc((1.3em - 24px) / 2))":
    "Undoes that padding, so that rows stay low.",
  "src/elements/ui/data-table.css: margin-block: min(0px, calc((1.3em - 24px) / 2))":
    "Undoes that padding beside the label of a card.",
  "src/elements/scout-bulk/scout-bulk.css: margin-block: calc((1.35em - max(var(--_target), 24px)) / 2)":
    "The box of a row is a target, and its number is on the line of the values.",
  "src/elements/ui/external-link.css: padding-inline-end: var(--_icon)":
    "Space for the icon at the end of the text.",
  "src/elements/ui/dialog.css: margin-block-end: var(--_keyboard)":
    "The measured height of the on-screen keyboard.",
  "src/elements/host/page/pop-up.css: padding-block: env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)":
    "The parts of a phone's screen that its frame covers.",
  "src/elements/host/page/palette.css: margin-block-start: 8vh":
    "Part of the window's height: the dialog hangs from its top.",
};

interface Declaration {
  readonly path: string;
  readonly property: string;
  readonly value: string;
}

const sheets = filesIn("src", /\.css$/).map((path) => ({
  path,
  css: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\//g, ""),
}));

const scaled =
  /(?<=[{;]\s*)(font|font-size|font-weight|(?:margin|padding|gap|row-gap|column-gap)[a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g;

function declarationsIn(path: string, css: string): readonly Declaration[] {
  return [...css.matchAll(scaled)].map(([, property = "", value = ""]) => ({
    path,
    property,
    value: value.replaceAll(/\s+/g, " ").replace(" !important", "").trim(),
  }));
}

const step = String.raw`var\(--_space(?:-[a-z0-9-]+)?\)`;
/** Lengths to which a distance may be added: those of controls, and the edge of the page. */
const besideTokens = String.raw`var\(--_(?:icon|box|target|control|padding|offset-inline)\)`;
const centred = String.raw`calc\(\((?:1lh - [^()]+|1lh - ${besideTokens}|[^()]+ - 1lh|${besideTokens} - 1lh)\) / 2\)`;
const term = `(?:${step}|${besideTokens})`;
const distance = new RegExp(
  `^(?:0|0px|auto|${step}|calc\\(${step} \\* -1\\)|calc\\(${term}(?: \\+ ${term})+\\)|${centred}|var\\(--_icon-drop\\)|var\\(--_padding\\)|var\\(--_gutter\\)|calc\\(var\\(--_gutter\\) \\* -1\\)|var\\(--scout-offset-inline, (?:0px|${step})\\))$`,
);

/** Returns the parts of a value, split at the spaces outside brackets. */
function partsOf(value: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of value) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === " " && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Sheets for host pages, and for content outside the elements, have no tokens. */
const untokened = new Set([
  "src/styles/editor.css",
  "src/styles/preload.css",
  "src/elements/host/page/toast-region.css",
]);

function isOfScale({ path, property, value }: Declaration): boolean {
  const isPlain = untokened.has(path);
  if (value === "inherit") return true;
  if (property === "font-size") {
    // Fields have this size if the pointer is a finger.
    if (value === "max(16px, 1em)") return true;
    return isPlain
      ? sizes.some((size) => value === `${size}px`)
      : /^var\(--_(?:text-(?:xs|sm|lg|xl|2xl)|font-size)\)$/.test(value);
  }
  if (property === "font-weight") {
    return isPlain
      ? weights.some((weight) => value === `${weight}`)
      : /^var\(--_weight-(?:normal|medium|strong)\)$/.test(value);
  }
  if (property === "font") {
    const [, weight = 400, size = 0] = /^(?:(\d+) )?(\d+)px \/ /.exec(value) ?? [];
    return isPlain
      ? weights.includes(Number(weight)) && sizes.includes(Number(size))
      : value.startsWith("var(--_font-size) / ");
  }
  const isStep = (part: string) =>
    isPlain ? distances.some((px) => part === `${px}px` || part === `${px}`) : distance.test(part);
  const isPaperStep = (part: string) =>
    isPaper(path) && paper.distances.some((points) => part === `${points}pt`);
  return partsOf(value).every((part) => isStep(part) || isPaperStep(part));
}

const textOf = ({ path, property, value }: Declaration) => `${path}: ${property}: ${value}`;
const declarations = sheets.flatMap(({ path, css }) => declarationsIn(path, css));

describe("one scale of type and spacing", () => {
  test("all style sheets use the scale", () => {
    const others = declarations.filter((declaration) => !isOfScale(declaration)).map(textOf);
    expect(others.filter((text) => !(text in exceptions))).toEqual([]);
  });

  test("each exception is still needed", () => {
    const others = new Set(
      declarations.filter((declaration) => !isOfScale(declaration)).map(textOf),
    );
    expect(Object.keys(exceptions).filter((text) => !others.has(text))).toEqual([]);
  });

  test.for([
    ["font-size: 15px"],
    ["font-size: 0.9em"],
    ["font-weight: 600"],
    ["font-weight: bold"],
    ["font: 700 15px / 1.4 sans-serif"],
    ["margin: 5px"],
    ["margin-block-start: 0.25em"],
    ["padding: calc(var(--_space) * 1.25) var(--_space)"],
    ["padding: var(--_space) 10px"],
    ["gap: var(--_gap)"],
    ["row-gap: calc(var(--_space) + 1px)"],
  ])("the declaration %s is outside the scale", ([text = ""]) => {
    const [found] = declarationsIn("src/elements/some/some.css", `.some { ${text}; }`);
    expect(found && isOfScale(found)).toBe(false);
  });

  test("declarations without a semicolon, after another one, or over several lines are found", () => {
    const css =
      ".a {\n  color: red;\n  margin: 5px\n}\n@media print { .b { padding:\n  7px 0; gap: 3px } }";
    expect(declarationsIn("x", css).map(({ property, value }) => `${property} ${value}`)).toEqual([
      "margin 5px",
      "padding 7px 0",
      "gap 3px",
    ]);
  });

  test("the tokens have the numbers of the scale", () => {
    const tokens = sheets.find(({ path }) => path === "src/styles/tokens.css")?.css ?? "";
    const factorsOf = (pattern: RegExp) =>
      [...tokens.matchAll(pattern)].map(([, factor]) => Number(factor));
    const sizesOfTokens = factorsOf(/--_text-\w+: calc\(var\(--_font-size\) \* ([\d.]+)\);/g);
    expect([...sizesOfTokens.map((factor) => factor * 16), 16].sort((a, b) => a - b)).toEqual(
      sizes,
    );
    expect(factorsOf(/--_weight-\w+: (\d+);/g)).toEqual(weights);
    const steps = factorsOf(/--_space-[\w-]+: calc\(var\(--_space\) \* ([\d.]+)\);/g);
    expect([0, ...steps.map((factor) => factor * 8), 8].sort((a, b) => a - b)).toEqual(distances);
    const named = [...tokens.matchAll(/(--_(?:space[\w-]*|text-[\w-]+|weight-[\w-]+)): ([^;]+);/g)];
    const others = named.filter(
      ([, , value = ""]) =>
        !/^(?:calc\(var\(--_(?:space|font-size)\) \* [\d.]+\)|\d+|var\(--_space[\w-]*\))$/.test(
          value,
        ),
    );
    expect(others.map(([, name]) => name)).toEqual(["--_space"]);
  });

  test("a sheet that changes a token changes it to another step", () => {
    const changed = sheets
      .filter(({ path }) => path !== "src/styles/tokens.css")
      .flatMap(({ path, css }) =>
        [...css.matchAll(/(--_(?:space|text|weight)-[\w-]+)\s*:\s*([^;{}]+)/g)]
          .filter(([, , value = ""]) => !/^var\(--_(?:space|text|weight)[\w-]*\)$/.test(value))
          .filter(
            ([, , value = ""]) =>
              !(isPaper(path) && paper.sizes.some((points) => value === `${points}pt`)),
          )
          .map(([text]) => `${path}: ${text}`),
      );
    expect(changed).toEqual([]);
  });
});
