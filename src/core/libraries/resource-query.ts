/** What is asked of the resource library (2 §7). */
export interface ResourceQuery {
  readonly keyword: string;
  /** Values of the collateral types that are ticked. */
  readonly collateralTypes: readonly string[];
  readonly order: "ASC" | "DESC";
  /** From 0. */
  readonly page: number;
}

/** By name, ascending, from the first page (2 §9). */
export const firstQuery: ResourceQuery = {
  keyword: "",
  collateralTypes: [],
  order: "ASC",
  page: 0,
};

/** Another keyword, filter or order begins at the first page (decisions Q8). */
export function changeQuery(
  query: ResourceQuery,
  change: Partial<Omit<ResourceQuery, "page">>,
): ResourceQuery {
  return { ...query, ...change, page: 0 };
}

/** Ticks a collateral type, or unticks it. */
export function toggleCollateralType(query: ResourceQuery, value: string): ResourceQuery {
  const isOn = query.collateralTypes.includes(value);
  const collateralTypes = isOn
    ? query.collateralTypes.filter((other) => other !== value)
    : [...query.collateralTypes, value];
  return changeQuery(query, { collateralTypes });
}

/** Whether anything narrows the list. */
export function isNarrowed({ keyword, collateralTypes }: ResourceQuery): boolean {
  return keyword.trim() !== "" || collateralTypes.length > 0;
}

/** How many pages a total fills (decisions Q8); none for none. */
export function pageCountOf(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

/** The page itself, or the last one where there are fewer (decisions Q8). */
export function pageWithin(page: number, pageCount: number): number {
  return Math.max(0, Math.min(page, pageCount - 1));
}
