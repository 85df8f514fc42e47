/** Importing this module registers `<scout-contracts>`. */
import "./scout-contracts.element.ts";

export type { ScoutContractsElement } from "./scout-contracts.element.ts";
