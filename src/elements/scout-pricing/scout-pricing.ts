/** Importing this module registers `<scout-pricing>`. */
import "./scout-pricing.element.ts";

export type { ScoutPricingElement } from "./scout-pricing.element.ts";
