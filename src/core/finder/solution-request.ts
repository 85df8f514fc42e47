import {
  constant,
  described,
  either,
  filledText,
  flag,
  limited,
  list,
  looseId,
  object,
  type Sent,
  text,
  type ValueOf,
} from "../wire/sent.ts";
import type { FinderState } from "./finder-state.ts";

/** The kind of a report: the whole report, or only its matrix. */
export type SolutionKind = "report" | "matrix";

const id: Sent<number | string> = looseId;
const valueMember = described(id, "Value of the term.");
const keyMember = described(filledText, "Key of the facet.");
const labelMember = described(filledText, "Words that were shown.");
const parentMember = described(
  either(id, constant(false), constant(0)),
  "Value of the term above, or false.",
);
const facetMember = described(id, "Id of the facet.");

/* @__NO_SIDE_EFFECTS__ */
function typeOf<const Name extends string>(name: Name): Sent<Name> {
  return described(constant(name), "Kind of criterion.");
}

const criterion = either(
  object({ type: typeOf("filter"), value: described(id, "Value of the category.") }),
  object({ type: typeOf("facet"), facet_id: facetMember }),
  object(
    { type: typeOf("facet_filter"), key: keyMember, value: valueMember, label: labelMember },
    { facet_id: facetMember, parent: parentMember },
  ),
  object(
    { type: typeOf("answer"), key: keyMember, value: valueMember, label: labelMember },
    { parent: parentMember },
  ),
);

/** The request body of the report call. */
export const sentSolutionRequest = object(
  {
    filters: described(
      list(criterion),
      "The chosen category and sub-category, the facets of the filters, the filters, and the answers.",
    ),
    providers: described(
      limited(list(id), { minItems: 1, maxItems: 8 }),
      "Ids of the selected providers, in the order of the report.",
    ),
    template: described(
      object({
        cover: described(flag, "Whether the report has a cover page."),
        matrix: described(flag, "Whether the report has a matrix of the providers."),
        "provider-overviews": described(flag, "Whether the report has a page for each provider."),
      }),
      "What the report consists of.",
    ),
  },
  {
    customer: described(
      object({ name: described(text, "Name of the customer, as it was entered.") }),
      "The customer; only a whole report names one.",
    ),
  },
);
export type SolutionRequest = ValueOf<typeof sentSolutionRequest>;

/**
 * @param nids - the ids of the selected providers, in their order and as they were sent.
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
    providers: [...nids],
    ...(isReport && { customer: { name: customerName.trim() } }),
    template: { cover: isReport, matrix: true, "provider-overviews": isReport },
  };
}

function typedFiltersOf({
  category,
  subCategory,
  criteria,
}: Pick<FinderState, "category" | "subCategory" | "criteria">): SolutionRequest["filters"] {
  const filters = criteria.filter((one) => one.kind === "filter");
  const answers = criteria.filter((one) => one.kind === "answer");
  const facetIds = new Set(filters.map(({ facetId, key }) => facetId || key));
  return [
    ...[category, subCategory]
      .filter((value) => value !== null)
      .map((value) => ({ type: "filter" as const, value })),
    ...[...facetIds].map((id) => ({ type: "facet" as const, facet_id: id })),
    ...filters.map(({ key, facetId, value, label, parent }) => ({
      type: "facet_filter" as const,
      key,
      ...(facetId !== "" && { facet_id: facetId }),
      value,
      label,
      parent: parent ?? (false as const),
    })),
    ...answers.map(({ key, value, label, parent }) => ({
      type: "answer" as const,
      key,
      value,
      label,
      parent: parent ?? (false as const),
    })),
  ];
}
