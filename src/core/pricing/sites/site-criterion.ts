import { usualMbps } from "../board/offer-speed.ts";
import type { SiteOffer } from "./site-offers.ts";

/** The cheapest offer, the cheapest offers of one provider for all sites, or the cheapest fiber offer. */
export const siteCriterionKinds = ["cheapest", "sameProvider", "fiber"] as const;

/** The lines to the internet that count: all, or only those of one section. */
export const siteLineKinds = ["any", "dedicated", "broadband"] as const;

/**
 * The needs of every site, and how its best offer is found. The user chooses it once for all sites (decisions S4).
 */
export interface SiteCriterion {
  readonly kind: (typeof siteCriterionKinds)[number];
  readonly line: (typeof siteLineKinds)[number];
  /**
   * The minimum speed in Mbps; null accepts all speeds. Services with an unknown speed do not meet a minimum.
   */
  readonly leastMbps: number | null;
  /** The value of a term; null accepts all terms. */
  readonly term: string | null;
  /** The number of phone lines; 0 without a phone. */
  readonly phoneLines: number;
  /** True if the site needs a static IP address. */
  readonly hasStaticIp: boolean;
  /**
   * The minimum speed in Mbps of a backup line, which has another provider and access type; 0 accepts all speeds, null
   * requires no backup.
   */
  readonly backupMbps: number | null;
}

export const firstCriterion: SiteCriterion = {
  kind: "cheapest",
  line: "any",
  leastMbps: usualMbps,
  term: null,
  phoneLines: 0,
  hasStaticIp: false,
  backupMbps: null,
};

/** True if an offer can be the main line of a site. */
export function meetsCriterion(
  { access, line, mbps, term }: SiteOffer,
  { kind, line: ofLine, leastMbps, term: inTerm }: SiteCriterion,
): boolean {
  if (kind === "fiber" && access !== "fiber") return false;
  if (ofLine !== "any" && line !== ofLine) return false;
  if (inTerm !== null && term !== inTerm) return false;
  return leastMbps === null || (mbps !== null && mbps >= leastMbps);
}

/**
 * Compares by monthly price, then install charge, then speed. The better offer is first. Lines that are not built follow
 * all others, as on the price board.
 */
export function compareOffers(a: SiteOffer, b: SiteOffer): number {
  return (
    compareBuilt(a, b) ||
    a.monthly - b.monthly ||
    (a.install ?? Number.MAX_VALUE) - (b.install ?? Number.MAX_VALUE) ||
    (b.mbps ?? -1) - (a.mbps ?? -1)
  );
}

/** A built line is first. */
export function compareBuilt(a: SiteOffer, b: SiteOffer): number {
  return Number(a.unbuilt !== null) - Number(b.unbuilt !== null);
}
