/** A condition under which a service is disabled. */
export interface Condition {
  /** The object to examine. `rules/condition-matched.ts` defines the names. */
  readonly entity: string;
  /**
   * The path in the object, with dots, such as `address.state`; `""` if the server did not send one.
   */
  readonly path: string;
  /** The condition is true if any of these values matches. They are compared as strings. */
  readonly values: readonly string[];
}

/** An object that conditions can examine. */
export interface ConditionSource {
  /** The values at a path; `""` for a value that cannot match, such as an object. */
  readonly valuesAt: (path: string) => readonly string[];
}
