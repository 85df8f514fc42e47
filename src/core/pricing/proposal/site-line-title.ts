import type { SiteLine } from "../sites/site-lines.ts";
import { proposalMessages } from "./proposal-messages.ts";

/** The title of a line on paper, such as `Business Internet, 300 Mbps, Coax` or `Office Bundle discount`. */
export function siteLineTitleOf({ priced, title, details }: SiteLine): string {
  return priced === null ? proposalMessages.discountOf(title) : [title, ...details].join(", ");
}
