/** Moves the focus to a box when the focused control disappears. */
export function focusBox(box: HTMLElement): void {
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}
