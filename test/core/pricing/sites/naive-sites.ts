import {
  type ListFacts,
  type ServiceFacts,
  type ServiceKey,
  type SiteFacts,
  serviceKeys,
  type Term,
} from "./site-facts.ts";

/**
 * The sums of a list by decisions L and S, in whole cents and month by month, written without production code. It knows
 * neither carts nor courses of prices.
 */

/** The cost of a site in one term. */
export interface NaiveSite {
  readonly provider: string;
  readonly term: Term;
  /** The price in each month of the term. */
  readonly months: readonly number[];
  readonly install: number;
  readonly overTerm: number;
  /** True if nothing is known about what follows an introductory price. */
  readonly assumesSamePrice: boolean;
  /** The monthly amounts of services, equipment and discounts, without zeros. */
  readonly lines: readonly number[];
}

/** The cost of a site in a term; null without a price. */
export function naiveSite(site: SiteFacts, list: ListFacts, term: Term): NaiveSite | null {
  if (site.kind === "failed" || site.kind === "notFound") return null;
  const { services, backups } = site.offered[term];
  const isOwn = site.kind === "own" || site.kind === "packaged";
  const main = naiveProposal({
    services,
    keys: isOwn ? serviceKeys : serviceKeys.filter((key) => key !== "tv"),
    units: { phone: isOwn ? site.phoneLines : list.phoneLines },
    boxes: { tv: site.boxes },
    of: site.kind === "packaged" ? site.packageOf : null,
    packageFacts: site.offered[term].package,
  });
  const [backup] = backups
    .map((line, at) => ({ ...naiveLine(line), at }))
    .sort((a, b) => a.monthlyIn(1) - b.monthlyIn(1) || a.install - b.install || b.at - a.at);
  if (backup === undefined) throw new Error("A site has two backups.");
  const months = Array.from(
    { length: term },
    (_, at) => main.monthlyIn(at + 1) + backup.monthlyIn(at + 1),
  );
  const install = main.install + backup.install;
  return {
    provider: site.provider,
    term,
    months,
    install,
    overTerm: sumOf(months) + install,
    assumesSamePrice: main.unknownAfter.some((end) => end < term),
    lines: [...main.lines, ...backup.lines].filter((line) => line !== 0),
  };
}

interface NaiveCart {
  readonly services: Readonly<Record<ServiceKey, ServiceFacts>>;
  readonly keys: readonly ServiceKey[];
  readonly units: Partial<Record<ServiceKey, number>>;
  readonly boxes: Partial<Record<ServiceKey, number>>;
  /** The services of the package; null without one. */
  readonly of: readonly ServiceKey[] | null;
  readonly packageFacts: SiteFacts["offered"][Term]["package"];
}

function naiveProposal({ services, keys, units, boxes, of, packageFacts }: NaiveCart) {
  /** The rate that an introductory price does not change; null if it does. */
  const fixedRate = (key: ServiceKey) => {
    const { packaged, bundled } = services[key];
    if (of?.includes(key) && packageFacts.usesRates && packaged !== null) return packaged;
    return key === "phone" ? bundled : null;
  };
  const rateIn = (key: ServiceKey, month: number) => {
    const { rate, later } = services[key];
    return fixedRate(key) ?? (later && month > later.afterMonths ? later.rate : rate);
  };
  const discountIn = (month: number) => {
    if (of === null || packageFacts.price === null) return 0;
    const fee = (key: ServiceKey) => (packageFacts.includesFees ? services[key].fee : 0);
    return Math.max(0, sumOf(of.map((key) => rateIn(key, month) + fee(key))) - packageFacts.price);
  };
  const linesIn = (month: number) => [
    ...keys.flatMap((key) => [
      rateIn(key, month) * (units[key] ?? 1),
      services[key].fee,
      services[key].boxRate * (key === "tv" ? (boxes.tv ?? 0) : 0),
    ]),
    -discountIn(month),
  ];
  const highest = Math.max(...keys.map((key) => services[key].once), of ? packageFacts.once : 0);
  const each = sumOf(
    keys.map(
      (key) => services[key].onceEach * (units[key] ?? (key === "tv" ? (boxes.tv ?? 1) : 1)),
    ),
  );
  return {
    monthlyIn: (month: number) => sumOf(linesIn(month)),
    lines: linesIn(1),
    install: Math.max(0, highest - (of ? packageFacts.installDiscount : 0)) + each,
    unknownAfter: keys.flatMap((key) =>
      fixedRate(key) === null ? [] : (services[key].later?.afterMonths ?? []),
    ),
  };
}

/** A proposal of nothing but a line. */
function naiveLine({ rate, later, fee, once, onceEach }: ServiceFacts) {
  const rateIn = (month: number) => (later && month > later.afterMonths ? later.rate : rate);
  return {
    monthlyIn: (month: number) => rateIn(month) + fee,
    lines: [rate, fee],
    install: once + onceEach,
  };
}

/** The months of a term by their price, as `[months, monthly]`. */
export function naivePhases(months: readonly number[]): readonly (readonly [number, number])[] {
  const phases: [number, number][] = [];
  for (const monthly of months) {
    const last = phases.at(-1);
    if (last?.[1] === monthly) last[0] += 1;
    else phases.push([1, monthly]);
  }
  return phases;
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
