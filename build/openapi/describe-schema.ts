import type { JsonSchema, JsonValue } from "../../src/core/wire/sent.ts";
import { propertyWords } from "./property-words.ts";

/** The entries of `propertyWords` that described a member. */
export const usedWords = new Set<string>();

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
      const description = schema.description ?? wordsOf(owner, name);
      if (description === undefined) throw new Error(`${owner}.${name} has no description.`);
      return [name, { description, ...describeSchema(schema, owner) }];
    }),
  );
}

function wordsOf(owner: string, name: string): string | undefined {
  const key = [`${owner}.${name}`, name].find((one) => propertyWords[one] !== undefined);
  if (key === undefined) return undefined;
  usedWords.add(key);
  return propertyWords[key];
}

function isObject(value: JsonValue): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
