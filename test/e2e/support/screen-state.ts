import type { VisitOptions } from "./open-demo.ts";
import type { Visitor } from "./visitor.ts";

/** A state of a screen, and how it is reached. */
export interface ScreenState<Driver = Visitor> {
  readonly name: string;
  readonly path: string;
  readonly options?: VisitOptions;
  /** A part in colours that the user chose, shown with a warning: its contrast is not checked. */
  readonly asChosen?: string;
  readonly reach: (driver: Driver) => Promise<void>;
}
