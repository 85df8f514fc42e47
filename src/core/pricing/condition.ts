/** A condition under which a service is disabled (1 §3, condition_disabled; decisions K5). */
export interface Condition {
  /** What to look into; `rules/condition-matched.ts` knows the names. */
  readonly entity: string;
  /** Where to look, with dots such as `address.state`; `""` when none was sent. */
  readonly path: string;
  /** The values that match: any of them, compared as texts. */
  readonly values: readonly string[];
}

/** Something that conditions can look into. */
export interface ConditionSource {
  /** The values at a path; `""` for a value that matches nothing, such as an object. */
  readonly valuesAt: (path: string) => readonly string[];
}
