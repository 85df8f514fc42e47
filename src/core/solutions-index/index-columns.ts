/** The width of a column and the gap, in pixels, and the maximum number of columns. */
const columnPx = 400;
const gutterPx = 15;
const maxColumns = 4;

/** The number of columns that fit a width. */
export function indexColumnsOf(widthPx: number): number {
  const count = Math.floor((widthPx + gutterPx) / (columnPx + gutterPx));
  return Math.max(1, Math.min(maxColumns, count));
}
