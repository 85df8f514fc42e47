import { isRecord, listOf, textOf } from "./read-wire.ts";

/** A condition under which a row is disabled (1 §3, condition_disabled; decisions K5). */
export interface Condition {
  /** As sent; what each names is in `condition-matched.ts`. */
  readonly entity: string;
  /** Where to look in the entity, with dots; `""` when none was sent. */
  readonly path: string;
  /** Any of them matches. */
  readonly wanted: readonly unknown[];
}

/** One or many, as sent; what is no object is no condition. */
export function conditionsOf(raw: unknown): readonly Condition[] {
  return listOf(raw)
    .filter(isRecord)
    .map(({ entity, key, value }) => ({
      entity: textOf(entity),
      path: textOf(key),
      wanted: listOf(value),
    }));
}
