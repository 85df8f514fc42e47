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

/** The text by which values are compared. All forms of a flag, such as true, "true" and 1, have one. */
function comparableOf(raw: unknown): string {
  const text = typeof raw === "boolean" ? String(raw) : textOf(raw);
  const folded = text.toLowerCase();
  if (folded === "true" || folded === "1") return "true";
  return folded === "false" || folded === "0" ? "false" : text;
}
