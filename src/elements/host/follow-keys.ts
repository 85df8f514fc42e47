import type { KeyHint } from "./element-definition.ts";

/** Which keys, and whether they are on. */
export interface KeyOptions {
  readonly isOn: () => boolean;
  /** The keys that the screen itself follows. */
  readonly keys: readonly KeyHint[];
}

/**
 * While the focus is inside the element, `/` goes to the search box of the screen and `?` lists the keys (decisions
 * X6), until the signal aborts. A key that is typed into a field, or that another script took, is left alone.
 */
export function followKeys(
  element: HTMLElement,
  { isOn, keys }: KeyOptions,
  abort: AbortSignal,
): void {
  function handleKeyDown(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!["/", "?"].includes(event.key) || isCommand || event.defaultPrevented) return;
    if (!isOn() || event.composedPath().some(takesKeys)) return;
    const search = searchIn(element);
    if (event.key === "?") {
      const own = search === null ? keys : [searchKey, ...keys];
      void import("./key-list.ts").then(({ showKeys }) => showKeys(element, own));
    } else if (search === null) return;
    else {
      search.focus();
      search.select();
    }
    event.preventDefault();
  }
  element.addEventListener("keydown", handleKeyDown, { signal: abort });
}

const searchKey: KeyHint = { keys: "/", text: "Go to the search box" };

/** Fields of text and lists, where every key has a meaning, and dialogs, which cover the search box. */
function takesKeys(node: EventTarget): boolean {
  if (!(node instanceof HTMLElement)) return false;
  const takers =
    "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, dialog[open]";
  return node.isContentEditable || node.matches(takers);
}

/** The first search box that can be seen. */
function searchIn(element: HTMLElement): HTMLInputElement | null {
  const boxes = (element.shadowRoot ?? element).querySelectorAll<HTMLInputElement>(
    ":is(search, [role=search]) input",
  );
  return [...boxes].find((box) => box.checkVisibility()) ?? null;
}
