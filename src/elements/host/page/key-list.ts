import { type Act, keyTextOf } from "../../../core/internal.ts";
import { isApple } from "../../ui/is-apple.ts";
import { sheetsOf } from "../element/sheets.ts";
import { focusedElement } from "./focused-element.ts";
import { hostMessages } from "./host.messages.ts";
import keyListCss from "./key-list.css?inline";
import pageDialogCss from "./page-dialog.css?inline";

/** Opens a dialog with the keys of the actions. The user closes it with Escape or its button. */
export function showKeys(element: HTMLElement, acts: readonly Act[]): void {
  const before = focusedElement();
  const host = document.createElement("div");
  host.lang = "en";
  host.dir = "ltr";
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([pageDialogCss, keyListCss]);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", hostMessages.keys);
  const heading = document.createElement("h2");
  heading.textContent = hostMessages.keys;
  const list = document.createElement("dl");
  list.append(...acts.flatMap(lineOf));
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = hostMessages.close;
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
