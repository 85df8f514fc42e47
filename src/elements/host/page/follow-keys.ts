import { isApple } from "../../ui/is-apple.ts";
import { drawnParentOf } from "../element/drawn-parent.ts";
import { portalOf } from "../element/portal-of.ts";
import type { DialogLanguage } from "./page-dialog.ts";
import { goToSearchBox, searchBoxKey, searchBoxOf } from "./search-box.ts";
import { takesText } from "./text-fields.ts";

/** Options for the keys of an element. */
export interface KeyOptions {
  readonly isOn: () => boolean;
  /** True for the portal, whose palette opens from anywhere in the page. */
  readonly isPortal: boolean;
  readonly isDisplayed: () => boolean;
  readonly language: DialogLanguage;
}

/**
 * Handles the element's keys until the signal aborts. While the focus is inside the element, `/` goes to the search box
 * of the screen and `?` lists the keys. `Ctrl+K` or `⌘K` opens the palette; inside a portal, the portal's. Keys that
 * are typed into a field or that another script handled are ignored.
 */
export function followKeys(
  element: HTMLElement,
  { isOn, isPortal, isDisplayed, language }: KeyOptions,
  abort: AbortSignal,
): void {
  /** True from the key press until the palette or the list is open. */
  let isOpening = false;

  function handleKeyDown(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (![searchBoxKey, "?"].includes(event.key) || isCommand || event.defaultPrevented) return;
    const path = event.composedPath();
    if (!isOn() || path.some(takesText) || path.some(isOpenDialog)) return;
    if (event.key === "?") void openKeys();
    else {
      const searchBox = searchBoxOf(element);
      if (searchBox === null) return;
      goToSearchBox(searchBox);
    }
    event.preventDefault();
  }

  function handlePaletteKey(event: KeyboardEvent): void {
    if (!isPaletteKey(event) || event.defaultPrevented || !isOn() || !isDisplayed()) return;
    const path = event.composedPath();
    const isForeignField = !path.includes(element) && path.some(takesText);
    if (isForeignField || path.some(isOpenDialog)) return;
    event.preventDefault();
    void open(loadPalette);
  }

  /**
   * True for an open dialog that covers the element. A dialog that contains the element does not cover it.
   */
  function isOpenDialog(node: EventTarget): boolean {
    return node instanceof HTMLElement && node.matches(openDialogs) && !holds(node, element);
  }

  /** Opens a dialog with the function that `load` resolves with. */
  async function open(load: () => Promise<() => void>): Promise<void> {
    if (isOpening) return;
    isOpening = true;
    // If the code cannot be loaded, the next key press tries again.
    const show = await load().catch(() => null);
    isOpening = false;
    // The element may have left the page in the meantime.
    if (element.isConnected) show?.();
  }

  function openKeys(): Promise<void> {
    return open(loadKeys);
  }

  async function loadPalette(): Promise<() => void> {
    const [{ openPalette }, { collectActs }] = await Promise.all([
      import("./palette.ts"),
      import("../element/collect-acts.ts"),
    ]);
    const acts = () => collectActs(element, openKeys, language.formatting.peek());
    return () => openPalette(element, acts(), language);
  }

  async function loadKeys(): Promise<() => void> {
    const [{ showKeys }, { collectActs, paletteActIn }] = await Promise.all([
      import("./key-list.ts"),
      import("../element/collect-acts.ts"),
    ]);
    const writing = language.formatting.peek();
    const groups = await collectActs(element, openKeys, writing);
    const acts = [...groups.flatMap((group) => group.acts), paletteActIn(writing)];
    return () => showKeys(element, acts, language);
  }

  /** React does not touch attributes that it did not write. */
  function nameKey(): void {
    if (isOn()) searchBoxOf(element)?.setAttribute("aria-keyshortcuts", searchBoxKey);
  }

  nameKey();
  element.addEventListener("focusin", nameKey, { signal: abort });
  element.addEventListener("keydown", handleKeyDown, { signal: abort });
  if (isPortal) window.addEventListener("keydown", handlePaletteKey, { signal: abort });
  else if (portalOf(element) === null)
    element.addEventListener("keydown", handlePaletteKey, { signal: abort });
}

const openDialogs = "dialog[open], [aria-modal=true]";

function holds(box: Element, element: Element): boolean {
  for (let node = drawnParentOf(element); node !== null; node = drawnParentOf(node)) {
    if (node === box) return true;
  }
  return false;
}

/**
 * In a text field on a Mac, Ctrl+K deletes to the end of the line. Autofill dispatches key events without a key.
 */
function isPaletteKey(event: KeyboardEvent): boolean {
  if (event.key?.toLowerCase() !== "k" || event.altKey || event.shiftKey) return false;
  if (event.ctrlKey === event.metaKey || event.isComposing) return false;
  return event.metaKey || !(isApple() && event.composedPath().some(takesText));
}
