import { focusedElement } from "../page/focused-element.ts";

/**
 * Copies a text to the clipboard, with an HTML version for apps that accept it. Insecure pages have no clipboard API,
 * so there the text is selected and copied with a command.
 */
export async function copyText(text: string, html?: string): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([itemOf({ "text/plain": text, "text/html": html })]);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function itemOf(forms: Readonly<Record<string, string>>): ClipboardItem {
  const blobs = Object.entries(forms).map(([type, text]) => [type, new Blob([text], { type })]);
  return new ClipboardItem(Object.fromEntries(blobs));
}

function copyBySelection(text: string): boolean {
  const box = document.createElement("textarea");
  box.value = text;
  box.readOnly = true;
  Object.assign(box.style, { position: "fixed", inset: "auto 100% 100% auto" });
  const focused = focusedElement();
  // Add the box beside the focused button, because an open modal dialog makes the rest of the page unselectable.
  (focused?.parentElement ?? document.body).append(box);
  box.select();
  const isCopied = document.execCommand("copy");
  box.remove();
  focused?.focus({ preventScroll: true });
  return isCopied;
}
