import { enteredText } from "../texts/fold-text.ts";

/** The columns by which the list can be ordered. */
const sortKeys = ["created", "customer", "provider", "status"] as const;
export type ContractSortKey = (typeof sortKeys)[number];

/** What of the list is shown, and in which order (decisions O9). */
export interface ContractView {
  /** Words that a contract must have; `""` for all. */
  readonly keyword: string;
  /** The key of a state; `""` for all. */
  readonly state: string;
  /** Null for newest first. */
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

/** The view as changes of the query: null removes a parameter. */
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
