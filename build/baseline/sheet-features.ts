import { isDeepStrictEqual } from "node:util";
import postcss from "postcss";
import { type Feature, featureAt } from "./read-compat.ts";

/**
 * The features that a style sheet names: at-rules and their conditions, properties and their newer keywords, selectors,
 * nested rules, and functions of colours and sizes. Cursors are left out, because a browser that lacks one shows its default.
 */
export function featuresOfSheet(css: string): ReadonlyMap<string, readonly Feature[]> {
  const found = new Map<string, readonly Feature[]>();
  const see = (key: string, shown: string) => {
    const feature = featureAt(key);
    if (feature !== null) found.set(shown, [feature]);
  };
  postcss.parse(css).walk((node) => {
    if (node.type === "atrule") {
      see(`css.at-rules.${node.name}`, `@${node.name}`);
      for (const word of wordsOf(node.params))
        see(`css.at-rules.${node.name}.${word}`, `@${node.name} ${word}`);
    } else if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z-]+)/g))
        see(`css.selectors.${name}`, `:${name}`);
      if (isInRule(node)) see("css.selectors.nesting", "nested rules");
    } else if (node.type === "decl") {
      const { prop, value } = node;
      const property = featureAt(`css.properties.${prop}`);
      see(`css.properties.${prop}`, prop);
      for (const word of prop === "cursor" ? [] : wordsOf(value)) {
        const keyword = featureAt(`css.properties.${prop}.${word}`);
        if (keyword !== null && !isDeepStrictEqual(keyword.since, property?.since))
          found.set(`${prop}: ${word}`, [keyword]);
      }
      for (const [, name = ""] of withoutTexts(value).matchAll(/(?<![\w-])([a-z-]+)\(/g)) {
        for (const part of functionParts) see(`css.types.${part}${name}`, `${name}()`);
      }
    }
  });
  return found;
}

const functionParts = ["", "color.", "easing-function.", "calc-function."];

function isInRule({ parent }: postcss.Node): boolean {
  if (parent === undefined || parent.type === "root") return false;
  return parent.type === "rule" || isInRule(parent as postcss.Node);
}

/** The keywords in the value of a property, without those in URLs and strings. */
function wordsOf(value: string): readonly string[] {
  return withoutTexts(value).match(/(?<![\w#.-])-?[a-z][a-z-]*(?![\w(-])/g) ?? [];
}

function withoutTexts(value: string): string {
  return value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, "");
}
