import { expect, test } from "vitest";
import { scopedSheetOf } from "../../../src/elements/host/element/light-root.ts";

const sheets = Object.entries(
  import.meta.glob<string>("/src/**/*.css", { query: "?inline", import: "default", eager: true }),
);

test.for(sheets)(
  "U19: the sheet of %s keeps all rules and declarations when it is scoped",
  ([, css]) => {
    const [scope, ...keyframes] = [...parse(scopedSheetOf(css, "login-form")).cssRules];
    if (!(scope instanceof CSSStyleRule)) throw new Error("There is no scope.");
    const own = rulesOf(parse(css));
    const scoped = [...rulesOf(scope), ...keyframes.map(({ cssText }) => cssText)];
    expect(own.length).toBeGreaterThan(0);
    expect(scoped.map(withoutScope).sort()).toEqual(own.map(withoutScope).sort());
    expect(weakDeclarationsOf(scope)).toEqual([]);
  },
);

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Returns selectors with the names of their declarations, the headers of groups, and keyframes. */
function rulesOf({ cssRules }: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): readonly string[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) {
      return [`${rule.selectorText} ${[...rule.style].sort().join(" ")}`, ...rulesOf(rule)];
    }
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    return [rule.cssText.slice(0, rule.cssText.indexOf("{")), ...rulesOf(rule)];
  });
}

function weakDeclarationsOf(scope: CSSStyleRule | CSSGroupingRule): readonly string[] {
  return [...scope.cssRules].flatMap((rule) => {
    const inner = rule instanceof CSSGroupingRule ? weakDeclarationsOf(rule) : [];
    if (!(rule instanceof CSSStyleRule)) return inner;
    const { selectorText, style } = rule;
    const weak = [...style].filter((name) => style.getPropertyPriority(name) !== "important");
    return weak.map((name) => `${selectorText} ${name}`);
  });
}

function withoutScope(rule: string): string {
  return rule.replace(/:host(?:\(([^)]*)\))?/g, "&$1").replace(/(^|, )& (?=\S)(?!\{)/g, "$1");
}
