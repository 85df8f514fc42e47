import type { Carrier } from "../store/documents.ts";

type Kind = Carrier["kind"];

function carrier(
  id: string,
  name: string,
  kind: Kind,
  footprint: string,
  reach: number,
  given: { readonly hasApi?: boolean; readonly domain?: string } = {},
): Carrier {
  return {
    id,
    name,
    kind,
    footprint: footprint.split(" "),
    reach,
    hasApi: given.hasApi ?? false,
    uri: `https://www.${given.domain ?? `${id}.com`}/`,
  };
}

/** Carriers of the United States and the states with their networks. */
export const carriers: readonly Carrier[] = [
  carrier("att", "AT&T", "lec", "TX CA FL GA NC OH IL MI NV TN MO", 0.5, { hasApi: true }),
  carrier("frontier", "Frontier", "lec", "TX CA FL CT OH NY IL", 0.3, { hasApi: true }),
  carrier("verizon", "Verizon", "lec", "NY PA MA VA NJ MD", 0.5, { hasApi: true }),
  carrier("lumen", "Lumen", "lec", "AZ WA CO FL NV NC IA OR MN UT", 0.45),
  carrier("windstream", "Windstream", "lec", "GA PA OH TX NC NY IA", 0.3),
  carrier("brightspeed", "Brightspeed", "lec", "NC OH PA TX VA MO", 0.15),
  carrier("altafiber", "altafiber", "lec", "OH", 0.25),
  carrier("ziply", "Ziply Fiber", "lec", "WA OR", 0.35, { domain: "ziplyfiber.com" }),
  carrier("consolidated", "Consolidated Communications", "lec", "CA TX IL PA", 0.15),
  carrier("comcast", "Comcast", "cable", "TX CA FL GA WA CO PA MA CT IL VA", 0.5, { hasApi: true }),
  carrier("spectrum", "Spectrum", "cable", "TX CA NY FL OH NC MA MO", 0.5),
  carrier("cox", "Cox", "cable", "CA AZ NV FL GA VA CT IA OH", 0.4, { hasApi: true }),
  carrier("optimum", "Optimum", "cable", "NY TX CT NJ AZ NC", 0.35),
  carrier("mediacom", "Mediacom", "cable", "IA GA FL IL MO", 0.35, { domain: "mediacomcable.com" }),
  carrier("wow", "WOW!", "cable", "FL GA OH MI IL", 0.2, { domain: "wowway.com" }),
  carrier("astound", "Astound", "cable", "TX CA WA PA NY MA IL", 0.25),
  carrier("zayo", "Zayo", "fiber", "US", 0.5, { hasApi: true }),
  carrier("crown-castle", "Crown Castle", "fiber", "TX CA NY FL GA PA MA IL AZ", 0.35, {
    domain: "crowncastle.com",
  }),
  carrier("cogent", "Cogent", "fiber", "US", 0.25, { domain: "cogentco.com" }),
  carrier("everstream", "Everstream", "fiber", "OH PA MI IL", 0.4),
  carrier("segra", "Segra", "fiber", "NC GA VA", 0.4),
  carrier("firstlight", "FirstLight", "fiber", "NY MA CT PA", 0.35),
  carrier("uniti", "Uniti", "fiber", "TX FL GA NC", 0.3),
  carrier("unite-private-networks", "Unite Private Networks", "fiber", "TX CO IA AZ NV", 0.3, {
    domain: "upnfiber.com",
  }),
  carrier("tmobile", "T-Mobile", "fixed-wireless", "US", 0.8, { domain: "t-mobile.com" }),
  carrier("verizon-5g", "Verizon 5G Business Internet", "fixed-wireless", "US", 0.6, {
    domain: "verizon.com",
  }),
  carrier("starry", "Starry", "fixed-wireless", "MA NY CA CO OH", 0.3),
  carrier("nextlink", "Nextlink", "fixed-wireless", "TX IA IL", 0.3, {
    domain: "nextlinkinternet.com",
  }),
  carrier("starlink", "Starlink", "satellite", "US", 0.85),
  carrier("viasat", "Viasat", "satellite", "US", 0.6),
  carrier("hughes", "Hughes", "satellite", "US", 0.5),
  carrier("granite", "Granite", "reseller", "US", 0.5, { domain: "granitenet.com" }),
  carrier("mettel", "MetTel", "reseller", "US", 0.35, { domain: "mettel.net" }),
  carrier("spectrotel", "Spectrotel", "reseller", "US", 0.3),
];

/** True if the carrier owns or resells a network in the state. */
export function isInFootprint(carrier: Carrier, state: string): boolean {
  return carrier.footprint.includes("US") || carrier.footprint.includes(state);
}
