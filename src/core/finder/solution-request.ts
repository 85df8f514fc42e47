import type { FinderState } from "./finder-state.ts";

/** The kind of a report: the whole report, or only its matrix. */
export type SolutionKind = "report" | "matrix";

/** Body of the report call (2 §3, §7; decisions P28, P31). */
export interface SolutionRequest {
  readonly filters: readonly Readonly<Record<string, unknown>>[];
  readonly providers: readonly (string | number)[];
  readonly customer?: { readonly name: string };
  readonly template: {
    readonly cover: boolean;
    readonly matrix: boolean;
    readonly "provider-overviews": boolean;
  };
}

/**
 * @param nids - of the selected providers in their order, as they were sent.
 * @param customerName - free text. Only the whole report names the customer.
 */
export function solutionRequestOf(
  kind: SolutionKind,
  state: Pick<FinderState, "category" | "subCategory" | "criteria">,
  nids: readonly (string | number)[],
  customerName: string,
): SolutionRequest {
  const isReport = kind === "report";
  return {
    filters: typedFiltersOf(state),
    providers: nids,
    ...(isReport && { customer: { name: customerName.trim() } }),
    template: { cover: isReport, matrix: true, "provider-overviews": isReport },
  };
}

function typedFiltersOf({
  category,
  subCategory,
  criteria,
}: Pick<FinderState, "category" | "subCategory" | "criteria">) {
  const filters = criteria.filter((one) => one.kind === "filter");
  const answers = criteria.filter((one) => one.kind === "answer");
  const facetIds = new Set(filters.map(({ facetId, key }) => facetId || key));
  return [
    ...[category, subCategory]
      .filter((value) => value !== null)
      .map((value) => ({ type: "filter", value })),
    ...[...facetIds].map((id) => ({ type: "facet", facet_id: id })),
    ...filters.map(({ key, facetId, value, label, parent }) => ({
      type: "facet_filter",
      key,
      ...(facetId !== "" && { facet_id: facetId }),
      value,
      label,
      parent: parent ?? false,
    })),
    ...answers.map(({ key, value, label, parent }) => ({
      type: "answer",
      key,
      value,
      label,
      parent: parent ?? false,
    })),
  ];
}
