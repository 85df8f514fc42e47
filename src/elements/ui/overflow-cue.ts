/**
 * Updates `data-more` of a scrolling row. It names the edges behind which there is more: `start`, `end`, both or none.
 * Returns a function that ends it.
 *
 * @param onMarked - called with true if the row scrolls
 */
export function followOverflow(
  row: HTMLElement,
  onMarked: (overflows: boolean) => void = () => {},
): () => void {
  const mark = () => {
    // The scroll position is negative in a right-to-left row.
    const before = Math.abs(row.scrollLeft);
    const after = row.scrollWidth - row.clientWidth - before;
    row.dataset.more = [before > 1 && "start", after > 1 && "end"].filter(Boolean).join(" ");
    onMarked(row.dataset.more !== "");
  };
  mark();
  const observer = new ResizeObserver(mark);
  observer.observe(row);
  for (const child of row.children) observer.observe(child);
  row.addEventListener("scroll", mark, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener("scroll", mark);
  };
}

/** An edge of a row, in the direction of its text. */
export type RowEdge = "start" | "end";

/** Scrolls a row towards an edge, by most of what it shows. */
export function scrollTowards(row: HTMLElement, edge: RowEdge): void {
  const isMirrored = getComputedStyle(row).direction === "rtl";
  const isRight = (edge === "end") !== isMirrored;
  const isMoving = !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  row.scrollBy({
    left: row.clientWidth * (isRight ? 0.75 : -0.75),
    behavior: isMoving ? "smooth" : "instant",
  });
}

/** Scrolls only the row of an item, until the item is clear of the faded edges. */
export function revealInside(item: HTMLElement): void {
  const row = item.parentElement;
  if (row === null) return;
  const fadePx = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  const [inner, outer] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const overLeft = inner.left - outer.left - fadePx;
  const overRight = inner.right - outer.right + fadePx;
  if (overLeft < 0) row.scrollLeft += overLeft;
  else if (overRight > 0) row.scrollLeft += Math.min(overRight, overLeft);
}
