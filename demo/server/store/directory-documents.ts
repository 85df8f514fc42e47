import * as v from "valibot";

export const directoryProviderSchema = v.object({
  /** The nid: a number as text. */
  id: v.string(),
  name: v.string(),
  uri: v.nullable(v.string()),
  /** Its logo is `/demo/logos/{logoKey}.svg`. */
  logoKey: v.string(),
  /** Values of categories and child categories. */
  categories: v.array(v.string()),
  /** Its capabilities: values of terms, by the key of their facet. */
  terms: v.record(v.string(), v.array(v.string())),
  /** A submitted change of the terms that is not published yet. */
  draftTerms: v.nullable(v.record(v.string(), v.array(v.string()))),
  /** True while changed terms await a review. */
  inModeration: v.boolean(),
});
/** A provider of the directory, shown by finder, libraries and index. */
export type DirectoryProvider = v.InferOutput<typeof directoryProviderSchema>;

const looseId = v.union([v.string(), v.number()]);

export const solutionSchema = v.object({
  /** The solution_id. */
  id: v.string(),
  userId: v.string(),
  createdAt: v.number(),
  /** Ids of the chosen providers in order. */
  providers: v.array(v.string()),
  customerName: v.string(),
  filters: v.array(
    v.looseObject({
      type: v.string(),
      value: v.optional(looseId),
      label: v.optional(v.string()),
      facet_id: v.optional(looseId),
    }),
  ),
  template: v.object({ cover: v.boolean(), matrix: v.boolean(), overviews: v.boolean() }),
});
/** A report or a matrix of chosen providers. */
export type Solution = v.InferOutput<typeof solutionSchema>;
