/** A JSON Schema (draft 2020-12) written as plain data. */
export type JsonSchema = { readonly [keyword: string]: JsonValue };

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * The schema of a value that a correct server sends. The type is the form that the reference backend writes. The schema
 * also allows what other servers write, such as a number as a string.
 */
export type Sent<Value> = JsonSchema & { readonly [value]?: Value };
declare const value: unique symbol;

/** The type of what a server sends. */
export type ValueOf<Schema> = Schema extends Sent<infer Value> ? Value : never;

export const text: Sent<string> = { type: "string" };
export const filledText: Sent<string> = { type: "string", minLength: 1 };
export const textOrNull: Sent<string | null> = { type: ["string", "null"] };
export const none: Sent<null> = { type: "null" };
export const flag: Sent<boolean> = { type: "boolean" };
export const number: Sent<number> = { type: "number" };
export const count: Sent<number> = { type: "integer", minimum: 0 };
export const link: Sent<string> = { type: "string", format: "uri-reference", minLength: 1 };
export const html: Sent<string> = { type: "string", contentMediaType: "text/html" };
export const objectOrNull: Sent<Readonly<Record<string, unknown>> | null> = {
  type: ["object", "null"],
};
export const file: JsonSchema = { type: "string", format: "binary" };
/** The schema of a time in milliseconds since 1970. */
export const milliseconds: Sent<number> = { type: "integer", minimum: 0, format: "int64" };
/** Seconds since 1970, as the platform stores them. */
export const seconds: Sent<number> = { type: "integer", minimum: 0, format: "int64" };
/** A number, sent as a number or as a string of digits. */
export const looseNumber: Sent<number | string> = {
  anyOf: [{ type: "number" }, { type: "string", pattern: "^-?\\d+(\\.\\d+)?$" }],
};
/** An identifier, sent as a number or as a string. */
export const looseId: Sent<string> = {
  anyOf: [{ type: "integer" }, { type: "string", minLength: 1 }],
};
export const logo: Sent<string | null> = {
  anyOf: [
    { type: "string", pattern: "^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+=*$" },
    { type: "null" },
  ],
};

/* @__NO_SIDE_EFFECTS__ */
export function list<Item>(items: Sent<Item>, limits: JsonSchema = {}): Sent<Item[]> {
  return { type: "array", items, ...limits };
}

/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Value extends string | number>(
  ...values: readonly Value[]
): Sent<Value> {
  return { enum: values };
}

/* @__NO_SIDE_EFFECTS__ */
export function either<Schemas extends readonly JsonSchema[]>(
  ...schemas: Schemas
): Sent<ValueOf<Schemas[number]>> {
  return { anyOf: schemas };
}

/* @__NO_SIDE_EFFECTS__ */
export function orNull<Value>(schema: Sent<Value>): Sent<Value | null> {
  return { anyOf: [schema, { type: "null" }] };
}

type Members = { readonly [name: string]: JsonSchema };
type Values<Of extends Members> = { [Name in keyof Of]: ValueOf<Of[Name]> };

/** An object with every member of `required`, optionally those of `optional`, and no others. */
/* @__NO_SIDE_EFFECTS__ */
export function object<Required extends Members, Optional extends Members = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Sent<Values<Required> & Partial<Values<Optional>>> {
  return {
    type: "object",
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

/** Adds keywords to a schema. */
/* @__NO_SIDE_EFFECTS__ */
export function limited<Value>(schema: Sent<Value>, limits: JsonSchema): Sent<Value> {
  return { ...schema, ...limits };
}

/** Adds a meaning to the schema of a body's member. Members of answers are declared with their readers. */
/* @__NO_SIDE_EFFECTS__ */
export function described<Value>(schema: Sent<Value>, says: string): Sent<Value> {
  return { ...schema, description: says };
}

/** A single constant value. */
/* @__NO_SIDE_EFFECTS__ */
export function constant<const Value extends string | number | boolean>(value: Value): Sent<Value> {
  return { const: value };
}

/** An object with arbitrary keys. */
/* @__NO_SIDE_EFFECTS__ */
export function record<Value>(values: Sent<Value>): Sent<Record<string, Value>> {
  return { type: "object", additionalProperties: values };
}

/** The `data` envelope of most answers. */
/* @__NO_SIDE_EFFECTS__ */
export function data<Content>(content: Sent<Content>): Sent<{ data: Content }> {
  return object({ data: described(content, "Content of the answer.") });
}

/**
 * Refers to a schema that the API document lists under a name.
 *
 * @param _of - the schema, for its type
 */
/* @__NO_SIDE_EFFECTS__ */
export function component<Value = never>(name: string, _of?: Sent<Value>): Sent<Value> {
  return { $ref: `#/components/schemas/${name}` };
}
