/** Importing this module registers `<scout-bulk>`. */
import "./scout-bulk.element.ts";

export type { ScoutBulkElement } from "./scout-bulk.element.ts";
