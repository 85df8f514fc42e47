/** Importing this module registers `<solutions-index>`. */
import "./solutions-index.element.ts";

export type { SolutionsIndexElement } from "./solutions-index.element.ts";
