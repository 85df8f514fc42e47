import { enteredText } from "../texts/fold-text.ts";

/** A query of the resource library (2 §7). */
export interface ResourceQuery {
  readonly keyword: string;
  /** Values of the ticked collateral types. */
  readonly collateralTypes: readonly string[];
  readonly order: "ASC" | "DESC";
  /** Zero-based. */
  readonly page: number;
}

/** The default query: by name, ascending, first page (2 §9). */
export const firstQuery: ResourceQuery = {
  keyword: "",
  collateralTypes: [],
  order: "ASC",
  page: 0,
};

/** Changes a query. A new keyword, filter or order resets it to the first page (decisions Q8). */
export function changeQuery(
  query: ResourceQuery,
  change: Partial<Omit<ResourceQuery, "page">>,
): ResourceQuery {
  return { ...query, ...change, page: 0 };
}

/** Ticks or unticks a collateral type. */
export function toggleCollateralType(query: ResourceQuery, value: string): ResourceQuery {
  const isOn = query.collateralTypes.includes(value);
  const collateralTypes = isOn
    ? query.collateralTypes.filter((other) => other !== value)
    : [...query.collateralTypes, value];
  return changeQuery(query, { collateralTypes });
}

/** Whether a filter narrows the list. */
export function isNarrowed({ keyword, collateralTypes }: ResourceQuery): boolean {
  return enteredText(keyword) !== "" || collateralTypes.length > 0;
}

/** The number of pages of a total (decisions Q8); 0 for an empty list. */
export function pageCountOf(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** The page, or the last one if there are fewer (decisions Q8). */
export function pageWithin(page: number, pageCount: number): number {
  return Math.max(0, Math.min(page, pageCount - 1));
}
