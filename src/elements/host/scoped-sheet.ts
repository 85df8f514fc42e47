/**
 * The text of a shadow root's sheet for an element that has none (decisions U19). Every rule reaches only
 * into the tag, `:host` is the tag itself, and nothing of the host page's own sheets is left inside:
 * first everything is taken back to the browser's defaults, then our rules follow. As in a shadow root,
 * they are important and weigh more than those of the page.
 */
export function scopedSheetOf(css: string, tag: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules];
  const isGlobal = (rule: CSSRule) => rule instanceof CSSKeyframesRule;
  const global = rules.filter(isGlobal).map(({ cssText }) => cssText);
  const inside = rules.filter((rule) => !isGlobal(rule)).map(textOf);
  // Two ids that nothing has weigh more than any usual selector of a page.
  return `${tag}:not(#scout#scout) { ${inside.join("\n")} }\n${global.join("\n")}`;
}

/** What the page says of the nodes inside. Shapes of icons and what turns stay as they are. */
export const scopedReset = `
:where(:not(svg, svg *, .spinner)), ::before, ::after { all: revert; }
`;

function textOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    return `${nestedSelectorOf(rule.selectorText)} { ${importantOf(rule.style)} }`;
  }
  if (!(rule instanceof CSSGroupingRule)) return "";
  const head = rule.cssText.slice(0, rule.cssText.indexOf("{"));
  return `${head}{ ${[...rule.cssRules].map(textOf).join("\n")} }`;
}

/** `:host` is the element that the rules are nested in; any other selector stands below it. */
function nestedSelectorOf(selector: string): string {
  return selector.replace(/:host(?:\(([^)]*)\))?/g, "&$1");
}

/** Shorthands with variables have no longhands to be listed, so the text is taken as it is. */
function importantOf({ cssText }: CSSStyleDeclaration): string {
  return cssText
    .split(/;\s*(?![^(]*\))/)
    .filter((declaration) => declaration.trim() !== "")
    .map((declaration) => `${declaration.replace(/\s*!important$/, "")} !important;`)
    .join(" ");
}
