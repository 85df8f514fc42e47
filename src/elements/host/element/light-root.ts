import { keepLetters } from "../page/text-fields.ts";
import { type EarlyRoot, hasSheets, hostDisplaySheet } from "./early-root.ts";
import { type ElementRoot, firstSheets } from "./element-root.ts";
import { placeIn } from "./prerendered.ts";
import { dressRoot, leaveRoot, screenSheetsOf } from "./screen-sheet.ts";
import { documentOf, sheetsOf } from "./sheets.ts";

/**
 * Without a shadow root, the sheets go to the document or to the root around the element. React clears the content
 * between the tags.
 */
export function createLightRoot(
  element: HTMLElement,
  _early: EarlyRoot,
  sheets: readonly string[] = [],
): ElementRoot {
  const tag = element.localName;
  keepLetters(element);
  const dress = () => {
    const root = element.getRootNode();
    // An unsupported browser lacks adopted sheets. It is refused later, when the element starts.
    if (!hasSheets(root)) return;
    const own = sheetsOf(scopedTextsOf(tag, sheets), documentOf(root));
    const others = root.adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
    root.adoptedStyleSheets = [...others, ...own];
  };
  return {
    ...placeIn(element),
    ruler: element,
    enter: () => dressRoot(tag, dress),
    leave: () => leaveRoot(dress),
    hideFallback: () => {},
  };
}

/** A cache of scoped sheets, keyed by the tag and the original sheet. */
const scopedSheets = new Map<string, string>();

function scopedTextsOf(tag: string, sheets: readonly string[]): readonly string[] {
  const texts = [scopedReset, ...firstSheets(), ...screenSheetsOf(tag), ...sheets];
  const scope = (css: string) => {
    const key = `${tag} ${css}`;
    const text = scopedSheets.get(key) ?? scopedSheetOf(css, tag);
    scopedSheets.set(key, text);
    return text;
  };
  // `:where` gives the first sheet less weight than any rule of the page has.
  return [hostDisplaySheet(`:where(${tag})`), ...texts.map(scope)];
}

/**
 * Converts the sheet of a shadow root for an element that has none (decisions U19). Every rule applies only inside the
 * tag, and `:host` becomes the tag itself. To keep the page's own rules out, everything is first reset to the browser's
 * defaults, then our rules follow. As in a shadow root, they outweigh those of the page, so they are important.
 * Keyframes stay at the top level, where animation names are looked up.
 *
 * The conversion works on text: the browser's own parser would parse each sheet twice before the first paint.
 */
export function scopedSheetOf(css: string, tag: string): string {
  const keyframes: string[] = [];
  const rules = css.replace(comments, "").replace(keyframesRules, (rule) => {
    keyframes.push(rule);
    return "";
  });
  // Two ids that no element has outweigh any usual selector of a page.
  return `${tag}:not(#scout#scout){${nestedRulesOf(rules)}}${keyframes.join("")}`;
}

/**
 * Resets the page's styles of the nodes inside the element. Shapes of icons and animations are not reset.
 */
const scopedReset = `
:where(:not(svg, svg *, .spinner)), ::before, ::after { all: revert; }
`;

const comments = /\/\*[\s\S]*?\*\//g;
const keyframesRules = /@keyframes[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/**
 * Marks that end a declaration or surround a block, and strings, in which such marks mean nothing.
 */
const cssMarks = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[(){};]/g;

/** Makes every declaration important and every selector relative to the rule around it. */
function nestedRulesOf(css: string): string {
  let nested = "";
  let from = 0;
  let brackets = 0;
  for (const { 0: mark, index } of css.matchAll(cssMarks)) {
    if (mark === "(") brackets += 1;
    if (mark === ")") brackets -= 1;
    if (brackets > 0 || !/^[{};]$/.test(mark)) continue;
    const text = css.slice(from, index).trim();
    from = index + 1;
    if (mark === "{") nested += `${nestedSelectorOf(text)}{`;
    else nested += `${importantOf(text)}${mark === "}" ? "}" : ""}`;
  }
  return nested;
}

/**
 * `:host` becomes `&`, the element around the nested rules; any other selector becomes a descendant of it.
 */
function nestedSelectorOf(selector: string): string {
  return selector.replace(/:host(?:\(([^)]*)\))?/g, "&$1");
}

function importantOf(declaration: string): string {
  return declaration === "" ? "" : `${declaration.replace(/\s*!important$/, "")}!important;`;
}
