/** Schemas of the solutions index (decisions M5). */
import * as v from "valibot";
import type {
  CoveredTerm,
  IndexCategory,
  IndexProvider,
  IndexTerm,
  SolutionsIndex,
} from "../solutions-index/solutions-index.ts";
import { contentOf } from "./library-schemas.ts";
import { anything, list, numeric, plainText, record, type Schema, text } from "./reading.ts";

/** The parent's value; false, zero and empty mean none (decisions P19). */
const parent: Schema<string | null> = v.pipe(
  anything,
  v.transform((raw) => {
    const value = v.parse(text, raw);
    return value === "" || value === "0" ? null : value;
  }),
);

const flag = v.pipe(
  anything,
  v.transform((raw) => raw === true || raw === 1 || raw === "1" || raw === "true"),
);

function termOf(bundle: string): Schema<IndexTerm> {
  return v.pipe(
    record,
    v.object({
      type: v.optional(text, ""),
      label: v.optional(plainText, ""),
      value: v.optional(text, ""),
      parent: v.optional(parent, null),
      bundle: v.optional(text, ""),
      field: v.optional(text, ""),
      id: v.optional(text, ""),
    }),
    v.transform((wire) => ({
      ...wire,
      type: wire.type.toLowerCase() === "header" ? ("header" as const) : ("term" as const),
      label: wire.label || wire.value,
      bundle: wire.bundle || bundle,
    })),
    v.check(({ label }) => label !== ""),
  );
}

const category: Schema<IndexCategory> = v.pipe(
  record,
  v.object({
    bundle: v.optional(text, ""),
    label: v.optional(plainText, ""),
    items: v.optional(anything, []),
  }),
  v.transform(({ bundle, label, items }) => ({
    bundle: bundle || label,
    label: label || bundle,
    items: v.parse(list(termOf(bundle)), items),
  })),
  v.check(({ label }) => label !== ""),
);

const provider: Schema<IndexProvider> = v.pipe(
  record,
  v.object({
    id: v.optional(text, ""),
    value: v.optional(text, ""),
    label: v.optional(plainText, ""),
    content_in_moderation: v.optional(flag, false),
    taxonomy: v.optional(v.unknown(), null),
  }),
  v.transform(({ id, value, label, content_in_moderation, taxonomy }) => ({
    id: id || value,
    value: value || id,
    label: label || value || id,
    inModeration: content_in_moderation,
    bundles: bundlesOf(taxonomy),
    covered: coveredOf(taxonomy, ""),
  })),
  v.check(({ id }) => id !== ""),
);

/** The keys of the groups; a list without groups has none. */
function bundlesOf(taxonomy: unknown): readonly string[] {
  return v.is(record, taxonomy) ? Object.keys(taxonomy).filter((key) => !/^\d+$/.test(key)) : [];
}

/** Read by hand: there are tens of thousands of them. A group's key stands for a missing `vid`. */
function coveredOf(raw: unknown, group: string): readonly CoveredTerm[] {
  if (typeof raw !== "object" || raw === null) return [];
  if ("value" in raw || "id" in raw) {
    const vid = memberOf(raw, "vid") || group;
    const [value, field, id] = [
      memberOf(raw, "value"),
      memberOf(raw, "field"),
      memberOf(raw, "id"),
    ];
    return value === "" && id === "" ? [] : [{ vid, value, field, id }];
  }
  if (Array.isArray(raw)) return raw.flatMap((one) => coveredOf(one, group));
  return Object.entries(raw).flatMap(([key, one]) =>
    coveredOf(one, /^\d+$/.test(key) ? group : key),
  );
}

function memberOf(raw: object, name: string): string {
  const value: unknown = Object.hasOwn(raw, name) ? Reflect.get(raw, name) : "";
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}

const noProviders = { providers: [] };

export const solutionsIndexSchema: Schema<SolutionsIndex> = contentOf(
  v.pipe(
    record,
    v.object({
      capabilities: v.optional(list(text), []),
      filter_options: v.fallback(
        v.optional(
          v.pipe(record, v.object({ providers: v.optional(list(provider), []) })),
          noProviders,
        ),
        noProviders,
      ),
      results: v.optional(list(category), []),
    }),
    v.transform(({ capabilities, filter_options, results }) => ({
      capabilities,
      providers: filter_options.providers,
      categories: results,
    })),
  ),
);

/** The saved provider, null where the answer has none; fails unless `data.code` is 200 (decisions R14). */
export const savedIndexSchema: Schema<IndexProvider | null> = v.pipe(
  contentOf(
    v.pipe(
      record,
      v.object({
        code: v.optional(numeric, null),
        provider: v.fallback(v.optional(v.nullable(provider), null), null),
      }),
    ),
  ),
  v.check(({ code }) => code === 200),
  v.transform((saved) => saved.provider),
);
