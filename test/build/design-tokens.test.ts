import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colorOf, designTokens, readDefaults, themeSheets } from "../../build/design-tokens.ts";
import { publicProperties } from "../support/public-properties.ts";

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description: string;
  readonly $extensions: { readonly "scout-elements": { readonly property: string } };
}

/** The tokens in all groups by their paths. */
function tokensIn(
  group: object,
  path: readonly string[] = [],
): readonly (readonly [string, Token])[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const here = [...path, name];
    return "$value" in value ? [[here.join("."), value] as const] : tokensIn(value, here);
  });
}

const tokens = new Map(tokensIn(designTokens()));

test("every public property that is not a position is a token, with its description", () => {
  const properties = [...tokens.values()].map(
    (token) => token.$extensions["scout-elements"].property,
  );
  const expected = publicProperties.filter((property) => !property.startsWith("--scout-offset-"));
  expect([...new Set(properties)].sort()).toEqual([...expected].sort());
  for (const [path, { $description }] of tokens) expect($description, path).not.toBe("");
});

test("each color and shadow has a token for both schemes", () => {
  const paths = [...tokens.keys()].filter((path) => /\.(?:light|dark)(?:\.|$)/.test(path));
  const namesIn = (scheme: string) =>
    paths.filter((path) => path.includes(`.${scheme}`)).map((path) => path.replace(scheme, ""));
  expect(namesIn("light").length).toBeGreaterThan(8);
  expect(namesIn("dark")).toEqual(namesIn("light"));
});

test.each([
  ["scout.color.light.text", { hex: "#16222d", alpha: 1 }],
  ["scout.color.dark.text", { hex: "#e7edf3", alpha: 1 }],
  ["scout.color.light.background", { hex: "#ffffff", alpha: 1 }],
  ["scout.color.dark.background", { hex: "#11181f", alpha: 1 }],
  ["scout.color.light.highlight", { hex: "#0c304c", alpha: 0.4 }],
  ["scout.font-size", { value: 16, unit: "px" }],
  ["scout.space", { value: 8, unit: "px" }],
  ["scout.padding", { value: 16, unit: "px" }],
])("%s is %j", (path, value) => {
  expect(tokens.get(path)?.$value).toMatchObject(value);
});

test("a shadow has a layer for each of those of the sheet", () => {
  expect(tokens.get("scout.shadow.dark")?.$value).toMatchObject([
    { offsetY: { value: 1 }, blur: { value: 2 }, color: { hex: "#000000", alpha: 0.4 } },
    { offsetY: { value: 4 }, blur: { value: 16 }, color: { hex: "#000000", alpha: 0.24 } },
  ]);
});

test("short colors are read, and unknown notations are an error", () => {
  expect(colorOf("#0f0", "light", new Map())).toEqual({ components: [0, 1, 0], alpha: 1 });
  expect(() => colorOf("hsl(0 0% 0%)", "light", new Map())).toThrow("hsl(0 0% 0%)");
});

test("a theme sets public properties only, and leaves the site color to the agency", () => {
  for (const sheet of themeSheets) {
    const { all } = readDefaults(readFileSync(`src/styles/${sheet}`, "utf8"));
    expect(all.size, sheet).toBeGreaterThan(0);
    for (const property of all.keys()) expect(publicProperties).toContain(property);
    expect([...all.keys()]).not.toContain("--scout-color-primary");
  }
});
