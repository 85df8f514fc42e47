import type { VisitOptions } from "./open-demo.ts";
import type { Visitor } from "./visitor.ts";

/** A state of a screen a person can stop at, and how it is reached. */
export interface ScreenState<Driver = Visitor> {
  readonly name: string;
  readonly path: string;
  readonly options?: VisitOptions;
  /** Where a colour stands as somebody chose it, beside a warning: its contrast is not ours. */
  readonly asChosen?: string;
  readonly reach: (driver: Driver) => Promise<void>;
}
