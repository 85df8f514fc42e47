import * as v from "valibot";

const looseId = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  v.transform((id) => String(id)),
);
const word = v.pipe(v.string(), v.nonEmpty());

const filter = v.variant("type", [
  v.object({ type: v.literal("filter"), value: looseId }),
  v.object({ type: v.literal("facet"), facet_id: looseId }),
  v.object({
    type: v.literal("facet_filter"),
    key: word,
    facet_id: v.optional(looseId),
    value: looseId,
    label: word,
  }),
  v.object({ type: v.literal("answer"), key: word, value: looseId, label: word }),
]);

/** The body of a report request. */
export const solutionBody = v.object({
  filters: v.pipe(v.array(filter), v.maxLength(80)),
  providers: v.pipe(
    v.array(looseId),
    v.nonEmpty("No provider is chosen."),
    v.maxLength(8, "More than 8 providers are chosen."),
    v.check((ids) => new Set(ids).size === ids.length, "A provider is chosen twice."),
  ),
  customer: v.optional(v.object({ name: v.pipe(v.string(), v.maxLength(500)) })),
  template: v.object({
    cover: v.boolean(),
    matrix: v.boolean(),
    "provider-overviews": v.boolean(),
  }),
});
