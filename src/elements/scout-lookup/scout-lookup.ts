/** Importing this module registers `<scout-lookup>`. */
import "./scout-lookup.element.ts";

export type { ScoutLookupElement } from "./scout-lookup.element.ts";
