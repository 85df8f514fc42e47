/**
 * Keeps `--_keyboard` equal to the height in px that the on-screen keyboard covers at the window's lower edge. Pinch
 * zoom does not count. Returns a function that ends it.
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
