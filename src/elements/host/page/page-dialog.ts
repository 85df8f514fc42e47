import { languageOf } from "../../../core/internal.ts";
import type { ElementLocale } from "../element/element-locale.ts";
import { sheetsOf } from "../element/sheets.ts";
import pageDialogCss from "./page-dialog.css?inline";

/** The language of the element to which a dialog belongs. */
export type DialogLanguage = Pick<ElementLocale, "formatting" | "direction">;

/** A box for a dialog of an element, in the language of the element, with sheets of its own. */
export function createDialogBox(
  { formatting, direction }: DialogLanguage,
  css: string,
): { readonly host: HTMLElement; readonly root: ShadowRoot } {
  const host = document.createElement("div");
  host.lang = languageOf(formatting.peek().locale);
  host.dir = direction.peek();
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([pageDialogCss, css]);
  return { host, root };
}
