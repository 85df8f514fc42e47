export const directorySize = 10_000;
export const facetCount = 40;
/** The number of terms of each facet. */
export const wordCount = 10;

/**
 * The index of a provider's term in a facet. The terms are evenly distributed, and the same in every run.
 */
function wordOf(row: number, facet: number): number {
  return (row * (facet + 3) + (row >>> (facet % 7))) % wordCount;
}

/** The values of a provider's terms, one for each facet. */
export function wordsOf(row: number): readonly string[] {
  return Array.from({ length: facetCount }, (_, facet) => `${facet}-${wordOf(row, facet)}`);
}

/** The finder's answer with this many providers, facets and terms. */
export function largeDirectory() {
  return {
    rows: Array.from({ length: directorySize }, (_, row) => ({
      nid: row + 1,
      name: `Provider ${row + 1}`,
      uri: `https://provider-${row + 1}.example/`,
      categories: [],
      taxonomy: wordsOf(row).map((value, facet) => ({ facet_id: `f${facet}`, value })),
    })),
    facets: Array.from({ length: facetCount }, (_, facet) => ({
      key: `f${facet}`,
      title: `Facet ${facet}`,
      items: Array.from({ length: wordCount }, (_, word) => ({
        key: `f${facet}`,
        facet_id: `f${facet}`,
        value: `${facet}-${word}`,
        label: `Word ${facet}-${word}`,
        parent: false,
      })),
    })),
    filter_options: { category: [], question: [] },
  };
}
