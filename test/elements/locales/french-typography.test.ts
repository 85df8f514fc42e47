import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { filesIn } from "../../architecture/sources.ts";

const rules = {
  "a space before a colon does not break": / :(?:\s|$)/,
  "no space comes before a semicolon and the marks of questions and exclamations": /\s[;?!]/,
  "quotation marks are « and », and their spaces do not break": /« | »|[“”"]/,
  "a space before a percent sign does not break": /[x ]%/,
  "an apostrophe is round": /\p{L}'\p{L}/u,
};

/** The texts in the packs. The values in a template are `x`. */
function textsOfPacks(): readonly string[] {
  return filesIn("src/elements/locales/fr-ca", /\.ts$/).flatMap((path) =>
    textsIn(parseSync(path, readFileSync(path, "utf8")).program),
  );
}

function textsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type, value, quasis } = node as Record<"type" | "value" | "quasis", unknown>;
  if (type === "ImportDeclaration") return [];
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  const template = Array.isArray(quasis) ? [quasis.map(cookedOf).join("x")] : [];
  return [...template, ...Object.values(node).flatMap(textsIn)];
}

const cookedOf = ({ value }: { readonly value: { readonly cooked: string } }) => value.cooked;

describe("W30: the typography of Canadian French", () => {
  const texts = textsOfPacks();

  test.each(Object.entries(rules))("%s", (_, rule) => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => rule.test(text))).toEqual([]);
  });
});
