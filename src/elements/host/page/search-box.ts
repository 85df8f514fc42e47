/** Goes to the search box of the screen (decision X6). */
export const searchBoxKey = "/";

/** The first search box of an element that can be seen. */
export function searchBoxOf(element: HTMLElement): HTMLInputElement | null {
  const boxes = (element.shadowRoot ?? element).querySelectorAll<HTMLInputElement>(
    ":is(search, [role=search]) input",
  );
  return [...boxes].find((box) => box.checkVisibility()) ?? null;
}

/** Puts the focus there, so that what is typed replaces the text. */
export function goToSearchBox(box: HTMLInputElement): void {
  box.focus();
  box.select();
}
