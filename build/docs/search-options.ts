/**
 * How the search of the site weighs what it finds. The long tables of changes and criteria contain every word, so a long
 * section counts less, and so do words that are only similar.
 */
export const searchOptions = {
  bm25: { k: 1.2, b: 1, d: 0 },
  weights: { fuzzy: 0.2, prefix: 0.2 },
};
