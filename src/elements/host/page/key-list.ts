import { type Act, keyTextOf, localTexts } from "../../../core/internal.ts";
import { isApple } from "../../ui/is-apple.ts";
import { focusedElement } from "./focused-element.ts";
import { hostTexts } from "./host.messages.ts";
import keyListCss from "./key-list.css?inline";
import { createDialogBox, type DialogLanguage } from "./page-dialog.ts";

/** Opens a dialog with the keys of the actions. The user closes it with Escape or its button. */
export function showKeys(
  element: HTMLElement,
  acts: readonly Act[],
  language: DialogLanguage,
): void {
  const texts = localTexts(language.formatting.peek().translations, hostTexts);
  const before = focusedElement();
  const { host, root } = createDialogBox(language, keyListCss);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", texts.keys);
  const heading = document.createElement("h2");
  heading.textContent = texts.keys;
  const list = document.createElement("dl");
  list.append(...acts.flatMap(lineOf));
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = texts.close;
  close.addEventListener("click", () => dialog.close());
  dialog.append(heading, list, close);
  dialog.addEventListener("close", () => {
    host.remove();
    before?.focus({ preventScroll: true });
  });
  root.append(dialog);
  // Inside the element, to share its custom properties and color scheme.
  (element.shadowRoot ?? element).append(host);
  dialog.showModal();
}

function lineOf({ keys, name }: Act): readonly HTMLElement[] {
  if (keys === undefined) return [];
  const term = document.createElement("dt");
  const [key, meaning] = [document.createElement("kbd"), document.createElement("dd")];
  key.textContent = keyTextOf(keys, isApple());
  term.append(key);
  meaning.textContent = name;
  return [term, meaning];
}
