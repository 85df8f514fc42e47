export type Access = "coax" | "fiber" | "dsl";

/** A carrier's product names and price level. */
export interface CarrierPlan {
  readonly key: string;
  readonly internet: string;
  /** Name of the internet over telephone lines; empty if the carrier sells none. */
  readonly copperInternet: string;
  readonly ethernet: string;
  /** Empty if the carrier sells no voice. */
  readonly voice: string;
  readonly video: string;
  readonly access: readonly Access[];
  /** Multiplies the usual prices. */
  readonly level: number;
  readonly isRegional: boolean;
  readonly takesContracts: boolean;
  /** Resells other carriers' networks, in many variants. */
  readonly isAggregator: boolean;
}

/** key | internet | internet over copper | dedicated internet | voice | television | access | price level | R regional, C contracts, A aggregator */
const table = `
comcast | Comcast Business Internet | - | Ethernet Dedicated Internet | Business VoiceEdge | Comcast Business TV | coax fiber | 1.00 | RC
spectrum | Spectrum Business Internet | - | Fiber Internet Access | Spectrum Business Voice | Spectrum Business TV | coax | 0.96 | RC
cox | Cox Business Internet | - | Cox Optical Internet | IP Centrex | - | coax fiber | 1.02 | C
optimum | Optimum Business Internet | - | Lightpath Dedicated Internet | Optimum Business Voice | Optimum Business TV | coax fiber | 0.98 | -
mediacom | Mediacom Business Internet | - | Dedicated Fiber Internet | Mediacom Business Phone | Mediacom Business TV | coax | 1.01 | -
wow | WOW! Business Internet | - | Dedicated Internet Access | WOW! Business Phone | WOW! Business TV | coax | 0.92 | -
astound | Astound Business Internet | - | Astound Dedicated Internet | Astound Business Phone | Astound Business TV | coax | 0.95 | -
att | AT&T Business Fiber | AT&T Business Internet | AT&T Dedicated Internet | AT&T Phone for Business | - | fiber dsl | 1.03 | RC
frontier | Frontier Business Fiber | Frontier Business Internet | Frontier Dedicated Internet | Frontier Business Voice | - | fiber dsl | 0.94 | C
verizon | Fios Business Internet | Verizon High Speed Internet | Internet Dedicated Services | Business Digital Voice | Fios TV for Business | fiber dsl | 1.07 | RC
lumen | Quantum Fiber for Business | CenturyLink Business Internet | Lumen Dedicated Internet Access | Lumen Voice Complete | - | fiber dsl | 1.04 | C
windstream | Kinetic Business Internet | Kinetic Business Internet | Windstream Dedicated Internet | OfficeSuite UC | - | fiber dsl | 0.97 | -
brightspeed | Brightspeed Business Fiber | Brightspeed Business Internet | Brightspeed Dedicated Internet | Brightspeed Voice | - | fiber dsl | 0.93 | -
altafiber | Fioptics Business Internet | - | altafiber Dedicated Internet | altafiber Business Voice | Fioptics TV for Business | fiber | 0.96 | -
ziply | Ziply Fiber Business | Ziply Business Internet | Ziply Dedicated Internet | Ziply Hosted Voice | - | fiber dsl | 0.91 | -
consolidated | Fidium Business Fiber | Consolidated Business Internet | Consolidated Dedicated Internet | ProConnect Voice | - | fiber dsl | 0.95 | -
zayo | Zayo Internet | - | Zayo Dedicated Internet Access | Zayo Voice | - | - | 1.10 | C
crown-castle | Crown Castle Internet | - | Crown Castle DIA | - | - | - | 1.15 | -
cogent | Cogent Internet | - | Cogent Dedicated Internet | - | - | - | 0.72 | -
everstream | Everstream Internet | - | Everstream DIA | Everstream Voice | - | - | 0.98 | -
segra | Segra Internet | - | Segra Dedicated Internet | Segra Hosted Voice | - | - | 0.99 | -
firstlight | FirstLight Internet | - | FirstLight Dedicated Internet | FirstLight Unified Voice | - | - | 1.01 | -
uniti | Uniti Internet | - | Uniti Dedicated Internet | - | - | - | 0.97 | -
unite-private-networks | UPN Internet | - | UPN Dedicated Internet | - | - | - | 1.00 | -
granite | Granite Broadband | Granite Broadband | Granite Dedicated Internet | Granite Voice | - | coax fiber dsl | 1.08 | A
mettel | MetTel Broadband | MetTel Broadband | MetTel Dedicated Internet | MetTel Voice | - | coax dsl | 1.09 | -
spectrotel | Spectrotel Broadband | Spectrotel Broadband | Spectrotel Dedicated Internet | Spectrotel Voice | - | coax dsl | 1.06 | -
`;

function planOf(line: string): CarrierPlan {
  const [
    key = "",
    internet = "",
    copperInternet = "",
    ethernet = "",
    voice,
    video,
    access = "",
    level,
    marks = "",
  ] = line.split(" | ").map((cell) => (cell === "-" ? "" : cell));
  return {
    key,
    internet,
    copperInternet,
    ethernet,
    voice: voice ?? "",
    video: video ?? "",
    access: (["coax", "fiber", "dsl"] as const).filter((one) => access.split(" ").includes(one)),
    level: Number(level),
    isRegional: marks.includes("R"),
    takesContracts: marks.includes("C"),
    isAggregator: marks.includes("A"),
  };
}

/** The plan of every carrier with prices. */
export const carrierPlans: readonly CarrierPlan[] = table.trim().split("\n").map(planOf);
