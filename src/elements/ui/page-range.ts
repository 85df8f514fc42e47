/** The page numbers to show: at most five, the current one in the middle (decisions Q8). */
export function pageRange(page: number, pageCount: number, size = 5): readonly number[] {
  const first = Math.max(0, Math.min(page - Math.floor(size / 2), pageCount - size));
  return Array.from({ length: Math.min(size, pageCount) }, (_, index) => first + index);
}
