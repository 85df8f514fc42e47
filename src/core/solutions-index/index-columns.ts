/** The width of a column and the gap, in pixels, and the maximum number of columns (2 §9). */
const columnPx = 400;
const gutterPx = 15;
const mostColumns = 4;

/** The number of columns that fit a width (decisions R17). */
export function indexColumnsOf(widthPx: number): number {
  const count = Math.floor((widthPx + gutterPx) / (columnPx + gutterPx));
  return Math.max(1, Math.min(mostColumns, count));
}
