/** A JSON Schema (draft 2020-12) written as plain data. */
export type JsonSchema = { readonly [keyword: string]: JsonValue };

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

type Members = { readonly [name: string]: JsonSchema };

export const text: JsonSchema = { type: "string" };
export const filledText: JsonSchema = { type: "string", minLength: 1 };
export const textOrNull: JsonSchema = { type: ["string", "null"] };
export const flag: JsonSchema = { type: "boolean" };
export const number: JsonSchema = { type: "number" };
export const count: JsonSchema = { type: "integer", minimum: 0 };
export const link: JsonSchema = { type: "string", format: "uri-reference", minLength: 1 };
export const html: JsonSchema = { type: "string", contentMediaType: "text/html" };
export const file: JsonSchema = { type: "string", format: "binary" };
/** Milliseconds since 1970. */
export const milliseconds: JsonSchema = { type: "integer", minimum: 0, format: "int64" };
/** Seconds since 1970, as the platform keeps them. */
export const seconds: JsonSchema = { type: "integer", minimum: 0, format: "int64" };
/** A number, sent as such or as a string of digits. */
export const looseNumber: JsonSchema = {
  anyOf: [{ type: "number" }, { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" }],
};
/** An identifier, sent as a number or as a string. */
export const looseId: JsonSchema = {
  anyOf: [{ type: "integer" }, { type: "string", minLength: 1 }],
};
export const logo: JsonSchema = {
  anyOf: [
    { type: "string", pattern: "^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+=*$" },
    { type: "null" },
  ],
};

export function list(items: JsonSchema, limits: JsonSchema = {}): JsonSchema {
  return { type: "array", items, ...limits };
}

export function oneOf(...values: readonly (string | number)[]): JsonSchema {
  return { enum: values };
}

export function either(...schemas: readonly JsonSchema[]): JsonSchema {
  return { anyOf: schemas };
}

/** An object that has every member of `required`, may have those of `optional`, and no other. */
export function object(required: Members, optional: Members = {}): JsonSchema {
  return {
    type: "object",
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

/** An object whose keys are free. */
export function record(values: JsonSchema): JsonSchema {
  return { type: "object", additionalProperties: values };
}

/** The `data` envelope most answers have. */
export function data(content: JsonSchema): JsonSchema {
  return object({ data: content });
}

/** A schema of the document's components. */
export function component(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
