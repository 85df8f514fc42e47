import { enteredText } from "../texts/fold-text.ts";

/** The columns that the list can be sorted by. */
const sortKeys = ["created", "customer", "provider", "status"] as const;
export type ContractSortKey = (typeof sortKeys)[number];

/** The search, filter and order of the list. */
export interface ContractView {
  /** Words that a contract must contain, or `""` for all contracts. */
  readonly keyword: string;
  /** The key of a state, or `""` for all states. */
  readonly state: string;
  /** The order of the list. Null sorts by date, newest first. */
  readonly sort: { readonly key: ContractSortKey; readonly isDescending: boolean } | null;
}

export const everyContract: ContractView = { keyword: "", state: "", sort: null };

/** Reads the query parameters `keyword`, `state` and `sort`. */
export function contractViewIn(search: string): ContractView {
  const query = new URLSearchParams(search);
  const read = (name: string) => enteredText(query.get(name) ?? "");
  const sort = read("sort");
  const key = sortKeys.find((one) => one === sort.replace(/^-/, ""));
  return {
    keyword: read("keyword"),
    state: read("state").toLowerCase(),
    sort: key === undefined ? null : { key, isDescending: sort.startsWith("-") },
  };
}

/** The view as changes of the query. Null removes a parameter. */
export function queryOfView({
  keyword,
  state,
  sort,
}: ContractView): Readonly<Record<string, string | null>> {
  return {
    keyword: enteredText(keyword) || null,
    state: state || null,
    sort: sort === null ? null : `${sort.isDescending ? "-" : ""}${sort.key}`,
  };
}
