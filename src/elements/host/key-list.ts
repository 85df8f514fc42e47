import type { KeyHint } from "./element-definition.ts";
import { focusedElement } from "./focused-element.ts";
import { hostMessages } from "./host.messages.ts";
import keyListCss from "./key-list.css?inline";
import pageDialogCss from "./page-dialog.css?inline";
import { sheetsOf } from "./sheets.ts";

const listKey: KeyHint = { keys: "?", text: "List the keys" };

/** Lists the keys of a screen in a dialog, until Escape or its button closes it (decisions X6). */
export function showKeys(element: HTMLElement, keys: readonly KeyHint[]): void {
  const before = focusedElement();
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = sheetsOf([pageDialogCss, keyListCss]);
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", hostMessages.keys);
  const heading = document.createElement("h2");
  heading.textContent = hostMessages.keys;
  const list = document.createElement("dl");
  list.append(...[...keys, listKey].flatMap(lineOf));
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
  // Inside the element, whose custom properties and color scheme it shares.
  (element.shadowRoot ?? element).append(host);
  dialog.showModal();
}

function lineOf({ keys, text }: KeyHint): readonly HTMLElement[] {
  const term = document.createElement("dt");
  const [key, meaning] = [document.createElement("kbd"), document.createElement("dd")];
  key.textContent = keys;
  term.append(key);
  meaning.textContent = text;
  return [term, meaning];
}
