import { focusedElement } from "./focused-element.ts";

/**
 * Puts a text on the clipboard (decisions V9). Where the browser has no clipboard for pages that are not
 * secure, the text is selected and copied as by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true;
  Object.assign(box.style, { position: "fixed", inset: "auto 100% 100% auto" });
  const focused = focusedElement();
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
