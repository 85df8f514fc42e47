import {
  constant,
  described,
  filledText,
  list,
  object,
  record,
  type Sent,
  type ValueOf,
} from "../wire/sent.ts";
import {
  type IndexCategory,
  type IndexProvider,
  isSavable,
  type TermSelection,
  termKeyOf,
} from "./solutions-index.ts";

const vocabulary: Sent<string> = { type: "string", pattern: "^taxonomy_term--" };
/** A to-many relationship of JSON:API. It is replaced as a whole. */
const relationship = object({
  data: described(
    list(
      object({
        type: described(vocabulary, "`taxonomy_term--` and the vocabulary of the term."),
        id: described(filledText, "UUID of the term."),
      }),
    ),
    "All terms of the field; empty to clear it.",
  ),
});

/** The request body of `PATCH /api/v1/solutions-index/{id}`. */
export const sentIndexPatch = object({
  data: described(
    object({
      type: described(
        constant("node--provider_solutions_terms"),
        "Type of the entry, as JSON:API has it.",
      ),
      id: described(filledText, "Id of the provider, as in the path."),
      attributes: described(
        object(
          {},
          {
            moderation_state: described(constant("draft"), "Missing when an administrator saves."),
          },
        ),
        "How the entry is saved.",
      ),
      relationships: described(
        record(relationship),
        "The terms by field: a field that is named is replaced as a whole, all others stay.",
      ),
    }),
    "The entry, as JSON:API has it.",
  ),
});
export type IndexPatch = ValueOf<typeof sentIndexPatch>;

/**
 * The request body of a save: all fields of the provider's taxonomy, with an empty list for a cleared one. Covered
 * terms that the index does not show are included, because a field is replaced as a whole.
 */
export function indexPatchOf(
  provider: IndexProvider,
  categories: readonly IndexCategory[],
  selection: TermSelection,
  { isAdministrator }: { readonly isAdministrator: boolean },
): IndexPatch {
  const terms = categories
    .flatMap(({ items }) => items)
    .filter((one) => one.type === "term" && isSavable(one));
  const shownIds = new Set(terms.map(({ id }) => id));
  const fields = new Map<string, Map<string, string>>();
  const fieldOf = (name: string): Map<string, string> => {
    const ids = fields.get(name) ?? new Map<string, string>();
    fields.set(name, ids);
    return ids;
  };

  for (const term of terms) {
    if (provider.bundles.includes(term.bundle)) fieldOf(term.field);
    if (selection.has(termKeyOf(term))) fieldOf(term.field).set(term.id, term.bundle);
  }
  for (const { field, id, vid } of provider.covered) {
    if (field === "") continue;
    const ids = fieldOf(field);
    if (id !== "" && !shownIds.has(id)) ids.set(id, vid);
  }

  const relationships = [...fields].map(([name, ids]) => {
    const data = [...ids].map(([id, bundle]) => ({ type: `taxonomy_term--${bundle}`, id }));
    return [name, { data }] as const;
  });
  return {
    data: {
      type: "node--provider_solutions_terms",
      id: provider.id,
      attributes: isAdministrator ? {} : { moderation_state: "draft" },
      relationships: Object.fromEntries(relationships),
    },
  };
}
