import { isPriced, type SiteRow } from "./site-table.ts";

/** All sites, those without a price, those with the prices of another address, or with those of an earlier site. */
export const siteFilters = ["all", "refused", "different", "repeated"] as const;
export type SiteFilter = (typeof siteFilters)[number];

/** True if a site has no price, and will not have one until its address is changed or priced again. */
export function isRefused({ progress }: Pick<SiteRow, "progress">): boolean {
  if (progress.kind === "failed") return true;
  return progress.kind === "priced" && !isPriced({ progress });
}

const fits: Readonly<Record<SiteFilter, (row: SiteRow) => boolean>> = {
  all: () => true,
  refused: isRefused,
  different: ({ difference }) => difference !== null,
  repeated: ({ repeats }) => repeats !== "",
};

/** Counts the sites of each filter. */
export function filterCountsOf(rows: readonly SiteRow[]): Readonly<Record<SiteFilter, number>> {
  return {
    all: rows.length,
    refused: rows.filter(fits.refused).length,
    different: rows.filter(fits.different).length,
    repeated: rows.filter(fits.repeated).length,
  };
}

/** The rows of a filter in the order of the list, after those in front. */
export function shownRowsOf(
  rows: readonly SiteRow[],
  only: SiteFilter,
  front: ReadonlySet<number>,
): readonly SiteRow[] {
  const fitting = only === "all" ? rows : rows.filter(fits[only]);
  if (front.size === 0) return fitting;
  const isFront = ({ place }: SiteRow) => front.has(place);
  return [...fitting.filter(isFront), ...fitting.filter((row) => !isFront(row))];
}
