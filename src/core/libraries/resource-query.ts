import { enteredText } from "../texts/fold-text.ts";

/** A query of the resource library. */
export interface ResourceQuery {
  readonly keyword: string;
  /** Values of the ticked collateral types. */
  readonly collateralTypes: readonly string[];
  readonly order: "ASC" | "DESC";
  /** The number of the page, from 0. */
  readonly page: number;
}

/** The default query: by name, ascending, first page. */
export const firstQuery: ResourceQuery = {
  keyword: "",
  collateralTypes: [],
  order: "ASC",
  page: 0,
};

/** Changes a query. A new keyword, filter or order returns to the first page. */
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

/** True if a keyword or a filter narrows the list. */
export function isNarrowed({ keyword, collateralTypes }: ResourceQuery): boolean {
  return enteredText(keyword) !== "" || collateralTypes.length > 0;
}

/** The number of pages of a total; 0 for an empty list. */
export function pageCountOf(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** The page, or the last page if there are fewer. */
export function pageWithin(page: number, pageCount: number): number {
  return Math.max(0, Math.min(page, pageCount - 1));
}
