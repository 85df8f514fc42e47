/** Of a widget and between two, in pixels; at most so many columns (2 §9). */
const columnPx = 400;
const gutterPx = 15;
const mostColumns = 4;

/** How many columns a width has room for (decisions R17). */
export function indexColumnsOf(widthPx: number): number {
  const count = Math.floor((widthPx + gutterPx) / (columnPx + gutterPx));
  return Math.max(1, Math.min(mostColumns, count));
}
