import { addCents, type CentsOrError, timesCents, zeroCents } from "../../money/cents.ts";
import type { Service } from "../service.ts";
import type { PricedService, PriceLine } from "./price-line.ts";

/** Consecutive months of a term with the same monthly price. */
export interface PricePhase {
  readonly months: number;
  readonly monthly: CentsOrError;
}

/** The cost of all months of a term. */
export interface TermPrice {
  /** The months with the install charge, in cents. */
  readonly total: CentsOrError;
  /** The months in order; together they are the term. */
  readonly phases: readonly PricePhase[];
  /** True if a price changes within the term and the total does not count the change, because its amount is unknown. */
  readonly assumesSamePrice: boolean;
}

/** How the monthly price of some services changes, for any term. */
export interface PriceCourse {
  /** The later prices, in order. Empty if the price stays the same. */
  readonly steps: readonly { readonly afterMonths: number; readonly monthly: CentsOrError }[];
  /** The number of months after which the price changes by an unknown amount; null if there is no such change. */
  readonly unknownAfterMonths: number | null;
}

/** The course of a price that stays the same. Most offers share this object to save memory. */
export const steadyCourse: PriceCourse = { steps: [], unknownAfterMonths: null };

/**
 * Finds the later prices of services: those of the same services with the rates that follow their `mrc`. A change counts
 * only while `mrc` is the rate of the service, because nothing is known about what follows the rate of a bundle or a
 * package.
 *
 * @param priceOf - prices services together
 */
export function priceCourseOf(
  services: readonly PricedService[],
  priceOf: (services: readonly PricedService[]) => {
    readonly monthly: CentsOrError;
    /** In the order of the services. */
    readonly lines: readonly Pick<PriceLine, "field">[];
  },
): PriceCourse {
  const changes = services.flatMap(({ service: { priceChange } }) => priceChange ?? []);
  if (changes.length === 0) return steadyCourse;
  const { lines } = priceOf(services);
  const unknown = services.flatMap(({ service: { priceChange } }, index) => {
    if (priceChange === null) return [];
    if (priceChange.kind === "mentioned") return 1;
    return lines[index]?.field === "mrc" ? [] : priceChange.afterMonths;
  });
  const ends = changes.flatMap((change) => (change.kind === "known" ? change.afterMonths : []));
  return {
    steps: [...new Set(ends)]
      .sort((a, b) => a - b)
      .map((afterMonths) => ({
        afterMonths,
        monthly: priceOf(
          services.map((one) => ({ ...one, service: laterService(one.service, afterMonths) })),
        ).monthly,
      })),
    unknownAfterMonths: unknown.length === 0 ? null : Math.min(...unknown),
  };
}

/** The service with the rate that applies after some months. */
function laterService(service: Service, months: number): Service {
  const { priceChange, rates } = service;
  return priceChange?.kind === "known" && priceChange.afterMonths <= months
    ? { ...service, rates: { ...rates, mrc: priceChange.rate } }
    : service;
}

/** Adds up the months of a term. Changes after its end do not count. */
export function termPriceOf(
  months: number,
  { monthly, install }: { readonly monthly: CentsOrError; readonly install: CentsOrError },
  { steps, unknownAfterMonths }: PriceCourse,
): TermPrice {
  const within = steps.filter(({ afterMonths }) => afterMonths < months);
  const phases = phasesOf(months, [{ afterMonths: 0, monthly }, ...within]);
  return {
    total: addCents(...phases.map((phase) => timesCents(phase.monthly, phase.months)), install),
    phases,
    assumesSamePrice: unknownAfterMonths !== null && unknownAfterMonths < months,
  };
}

/** Adds up prices over the same months. Empty without a price. */
export function sumPhases(
  prices: readonly (readonly PricePhase[])[],
  months: number,
): readonly PricePhase[] {
  const ends = prices.flatMap((phases) => {
    let end = 0;
    return phases.map((phase) => {
      end += phase.months;
      return end;
    });
  });
  const starts = [0, ...ends].filter((start) => start < months).sort((a, b) => a - b);
  if (prices.length === 0) return [];
  return phasesOf(
    months,
    [...new Set(starts)].map((afterMonths) => ({
      afterMonths,
      monthly: addCents(zeroCents, ...prices.map((phases) => monthlyAfter(phases, afterMonths))),
    })),
  );
}

/** The monthly price after some months of the term. */
function monthlyAfter(phases: readonly PricePhase[], months: number): CentsOrError {
  let end = 0;
  const current = phases.find((phase) => {
    end += phase.months;
    return end > months;
  });
  return current?.monthly ?? null;
}

/** The phases between the changes of a price. A step to the same price is no change. */
function phasesOf(months: number, steps: PriceCourse["steps"]): readonly PricePhase[] {
  const changes = steps.filter(
    (step, index) => index === 0 || step.monthly !== steps[index - 1]?.monthly,
  );
  return changes.map(({ afterMonths, monthly }, index) => ({
    months: (changes[index + 1]?.afterMonths ?? months) - afterMonths,
    monthly,
  }));
}
