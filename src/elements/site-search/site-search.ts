/** Importing this module registers `<site-search>`. */
import "./site-search.element.ts";

export type { SiteSearchElement } from "./site-search.element.ts";
