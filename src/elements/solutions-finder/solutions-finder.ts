/** Importing this module registers `<solutions-finder>`. */
import "./solutions-finder.element.ts";

export type { SolutionsFinderElement } from "./solutions-finder.element.ts";
