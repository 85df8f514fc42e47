import type { Condition, ConditionSource } from "../condition.ts";
import { isRecord, listOf, memberOf, textOf } from "./wire-values.ts";

/** Reads one condition or many (decisions K5); anything but an object is no condition. */
export function readConditions(raw: unknown): readonly Condition[] {
  return listOf(raw)
    .filter(isRecord)
    .map(({ entity, key, value }) => ({
      entity: textOf(entity),
      path: textOf(key),
      wanted: listOf(value)
        .map(comparableOf)
        .filter((text) => text !== ""),
    }));
}

/**
 * The members of an object on the wire for conditions to look into. A condition may name any member, so
 * each is read when a condition first asks for it.
 */
export function readConditionSource(raw: unknown): ConditionSource {
  return {
    valuesAt: (path) => listOf(path.split(".").reduce(memberOf, raw)).map(comparableOf),
  };
}

/**
 * The text by which values are compared: true, "true", 1 and "1" have one, every other value its own, so that neither false
 * nor 0 is the same as a member that is missing (decisions ZB25).
 */
function comparableOf(raw: unknown): string {
  const text = typeof raw === "boolean" ? String(raw) : textOf(raw);
  return text === "1" ? "true" : text;
}
