/** Importing this module registers `<scout-portal>`. */
import "./scout-portal.element.ts";

export type { ScoutPortalElement } from "./scout-portal.element.ts";
