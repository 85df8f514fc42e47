import { isKnownElement } from "../../core/html/known-elements.ts";

/**
 * Elements that the sanitisers drop with their content, because they run, style or hold no text that a page shows. Every
 * other element stays for reading or, if no sanitiser knows it, is replaced by its content.
 */
export const droppedElements: readonly string[] = (
  "annotation annotation-xml basefont col colgroup datalist defs desc link meta metadata noembed noframes optgroup " +
  "option param script style symbol template track"
).split(" ");

/** MathML, which is drawn without attributes. */
export const mathElements: readonly string[] = (
  "math merror mfrac mi mmultiscripts mn mo mover mpadded mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup " +
  "msup mtable mtd mtext mtr munder munderover"
).split(" ");

/** More names than these are no page's. */
const mostNames = 400;

/** The element names in an HTML text, in lower case. */
export function elementNamesIn(html: string): {
  /** Names of custom elements. */
  readonly custom: readonly string[];
  /** Names that HTML does not have. */
  readonly unknown: readonly string[];
} {
  const names = new Set<string>();
  for (const [, name = ""] of html.matchAll(/<([a-z][^\s/>]*)/gi)) {
    if (!isKnownElement(name)) names.add(name.toLowerCase());
    if (names.size === mostNames) break;
  }
  const custom = [...names].filter((name) => /^[a-z][\w.]*-[\w.-]*$/.test(name));
  return { custom, unknown: [...names].filter((name) => !custom.includes(name)) };
}
