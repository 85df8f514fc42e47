/** The key that goes to the search box of the screen. */
export const searchBoxKey = "/";

/** The first visible search box of an element. */
export function searchBoxOf(element: HTMLElement): HTMLInputElement | null {
  const boxes = (element.shadowRoot ?? element).querySelectorAll<HTMLInputElement>(
    ":is(search, [role=search]) input",
  );
  return [...boxes].find((box) => box.checkVisibility()) ?? null;
}

/** Focuses the box and selects its text, so that typing replaces it. */
export function goToSearchBox(box: HTMLInputElement): void {
  box.focus();
  box.select();
}
