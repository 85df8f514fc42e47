import type { JsonSchema, JsonValue } from "../../src/core/wire/sent.ts";
import { propertyWords } from "./property-words.ts";

/**
 * The schema with a description of every member.
 *
 * @param owner - the component or the call that the schema belongs to
 */
export function describeSchema(schema: JsonSchema, owner: string): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [
      keyword,
      keyword === "properties" ? describeMembers(value, owner) : describeWithin(value, owner),
    ]),
  );
}

function describeWithin(value: JsonValue, owner: string): JsonValue {
  if (Array.isArray(value)) return value.map((one) => describeWithin(one, owner));
  return isObject(value) ? describeSchema(value, owner) : value;
}

function describeMembers(members: JsonValue, owner: string): JsonValue {
  if (!isObject(members)) return members;
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const schema = isObject(member) ? member : {};
      const description =
        schema.description ?? propertyWords[`${owner}.${name}`] ?? propertyWords[name];
      if (description === undefined) throw new Error(`${owner}.${name} has no description.`);
      return [name, { description, ...describeSchema(schema, owner) }];
    }),
  );
}

function isObject(value: JsonValue): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
