import { hostMessages } from "../page/host.messages.ts";
import { keepLetters } from "../page/text-fields.ts";
import { type ElementRoot, firstSheets, hostDisplaySheet } from "./element-root.ts";
import { placeIn } from "./prerendered.ts";
import { dressRoot, leaveRoot, screenSheetsOf } from "./screen-sheet.ts";
import { documentOf, type SheetRoot, sheetsOf } from "./sheets.ts";

/** Without a shadow root the sheets go to the document, or the root around; React clears the tags. */
export function createLightRoot(element: HTMLElement, sheets: readonly string[] = []): ElementRoot {
  const tag = element.localName;
  keepLetters(element);
  const dress = () => {
    const root = element.getRootNode();
    // A browser that lacks them is refused, and told why, once the element starts (decisions W24).
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
    refuse() {
      if (!element.hasChildNodes()) element.textContent = hostMessages.cannotStart;
    },
  };
}

/** Also of the document of a pop-up or a frame, which has classes of its own. */
function hasSheets(root: Node): root is SheetRoot {
  return "adoptedStyleSheets" in root;
}

/** Scoped texts by their tag and text. */
const scoped = new Map<string, string>();

function scopedTextsOf(tag: string, sheets: readonly string[]): readonly string[] {
  const texts = [scopedReset, ...firstSheets(), ...screenSheetsOf(tag), ...sheets];
  const scope = (css: string) => {
    const key = `${tag} ${css}`;
    const text = scoped.get(key) ?? scopedSheetOf(css, tag);
    scoped.set(key, text);
    return text;
  };
  // The first weighs less than any rule of the page.
  return [hostDisplaySheet(`:where(${tag})`), ...texts.map(scope)];
}

/**
 * The text of a shadow root's sheet for an element that has none (decisions U19). Every rule reaches only
 * into the tag, `:host` is the tag itself, and nothing of the host page's own sheets is left inside:
 * first everything is taken back to the browser's defaults, then our rules follow. As in a shadow root,
 * they are important and weigh more than those of the page. Keyframes stay outside, where names of animations
 * are looked up.
 *
 * It works on the text: with the browser's own parser, each sheet would be parsed twice before the first paint.
 */
export function scopedSheetOf(css: string, tag: string): string {
  const keyframes: string[] = [];
  const rules = css.replace(comments, "").replace(keyframesRules, (rule) => {
    keyframes.push(rule);
    return "";
  });
  // Two ids that nothing has weigh more than any usual selector of a page.
  return `${tag}:not(#scout#scout){${nestedRulesOf(rules)}}${keyframes.join("")}`;
}

/** What the page says of the nodes inside. Shapes of icons and what turns stay as they are. */
const scopedReset = `
:where(:not(svg, svg *, .spinner)), ::before, ::after { all: revert; }
`;

const comments = /\/\*[\s\S]*?\*\//g;
const keyframesRules = /@keyframes[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
/** What ends a declaration or stands around a block, and what it means nothing in. */
const marks = /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[(){};]/g;

/** The rules with every declaration important, and every selector relative to the rule around them. */
function nestedRulesOf(css: string): string {
  let nested = "";
  let from = 0;
  let brackets = 0;
  for (const { 0: mark, index } of css.matchAll(marks)) {
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

/** `:host` is the element that the rules are nested in; any other selector stands below it. */
function nestedSelectorOf(selector: string): string {
  return selector.replace(/:host(?:\(([^)]*)\))?/g, "&$1");
}

function importantOf(declaration: string): string {
  return declaration === "" ? "" : `${declaration.replace(/\s*!important$/, "")}!important;`;
}
