/**
 * Says in `--_keyboard` how much of the window's lower end the keyboard on the screen covers, in px, until the returned
 * function is called. Enlarging the page by two fingers covers nothing.
 */
export function fitKeyboard(box: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (viewport === null) return () => {};
  const measure = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    const isEnlarged = viewport.scale > 1;
    box.style.setProperty("--_keyboard", `${isEnlarged ? 0 : Math.max(0, Math.round(covered))}px`);
  };
  measure();
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
  return () => {
    viewport.removeEventListener("resize", measure);
    viewport.removeEventListener("scroll", measure);
  };
}
