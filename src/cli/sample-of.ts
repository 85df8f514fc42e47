import type { JsonSchema, JsonValue } from "../core/wire/sent.ts";
import { components } from "../openapi/described-calls.ts";

/** Every text pattern of the document matches one of these. */
const texts: readonly string[] = [
  "sample",
  "1",
  "#000000, 1",
  "01/05/2026",
  "214-555",
  "DLLSTXTA123",
  "taxonomy_term--sample",
  "data:image/png;base64,AAAA",
  "/",
];

/** The smallest value that matches the schema, with every required member and one item in each list. */
export function sampleOf(schema: JsonSchema): JsonValue {
  const { $ref, const: constant, enum: words, anyOf, type } = schema;
  if (typeof $ref === "string") return sampleOf(components[$ref.split("/").at(-1) ?? ""] ?? {});
  if (constant !== undefined) return constant;
  if (isList(words)) return words[0] ?? null;
  if (isList(anyOf) && type === undefined) return sampleOf(schemaOf(anyOf[0]));
  switch (isList(type) ? type[0] : type) {
    case "object":
      return sampleObject(schema);
    case "array":
      return [sampleOf(schemaOf(schema.items))];
    case "string":
      return texts.find((text) => new RegExp(String(schema.pattern ?? "")).test(text)) ?? "sample";
    case "integer":
    case "number":
      return 1;
    case "boolean":
      return true;
    default:
      return null;
  }
}

function sampleObject({ required, properties }: JsonSchema): JsonValue {
  const known = schemaOf(properties);
  const names = isList(required) ? required.map(String) : [];
  return Object.fromEntries(names.map((name) => [name, sampleOf(schemaOf(known[name]))]));
}

function schemaOf(value: JsonValue | undefined): JsonSchema {
  return typeof value === "object" && value !== null && !isList(value) ? value : {};
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
