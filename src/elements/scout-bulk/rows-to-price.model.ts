import type { BulkResults, ResultRow } from "../../core/bulk/csv/read-results.ts";
import type { ResultStatus } from "../../core/bulk/csv/result-counts.ts";
import type { Core } from "../../core/create-core.ts";
import { shortText } from "../../core/lists/short-text.ts";
import { maxSites } from "../../core/pricing/sites/max-sites.ts";
import type { PageAddress } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import type { BulkResultsStore } from "../../core/stores/bulk/bulk-results-store.ts";

/** The rows of the results that the user wants to price. Rows without an address cannot be chosen. */
export interface RowsToPrice {
  /** The numbers of the chosen rows. A filter does not change them. */
  readonly numbers: ReadonlySignal<ReadonlySet<number>>;
  choose(row: ResultRow, isChosen: boolean): void;
  /** Chooses the shown rows, in addition to the chosen ones. */
  chooseShown(): void;
  /** Chooses all rows of one outcome. Filters by it first if the filter leaves it out, or not all rows are in memory. */
  chooseOutcome(status: ResultStatus): Promise<void>;
  /**
   * Opens the pricing screen with the chosen rows, at most {@link maxSites} of them. The others stay chosen, for the next
   * list. Nothing is priced yet.
   */
  price(): Promise<void>;
  clear(): void;
}

interface RowsToPriceContext {
  readonly core: Core;
  readonly address: PageAddress;
  readonly results: Pick<BulkResultsStore, "state" | "filter">;
  /** Writes the result of a row. */
  readonly textOf: (status: ResultStatus, details: readonly string[], moreCount: number) => string;
  readonly onFailed: () => void;
}

/** A longer text is no address. The review says so. */
const maxCharacters = 400;

/** Path of the pricing screen in the portal. */
const pricingPath = "/scout/pricing";

export function createRowsToPrice({
  core,
  address,
  results,
  textOf,
  onFailed,
}: RowsToPriceContext): RowsToPrice {
  const chosen = signal<ReadonlyMap<number, ResultRow>>(new Map());

  function shown(): BulkResults | null {
    const state = results.state.peek();
    return state.kind === "open" ? state.results : null;
  }

  function add(isWanted: (row: ResultRow) => boolean): void {
    const rows = (shown()?.rows ?? []).filter((row) => row.address !== "" && isWanted(row));
    chosen.value = new Map([...chosen.peek(), ...rows.map((row) => [row.number, row] as const)]);
  }

  return {
    numbers: computed(() => new Set(chosen.value.keys())),
    choose(row, isChosen) {
      const next = new Map(chosen.peek());
      if (!isChosen) next.delete(row.number);
      else if (row.address !== "") next.set(row.number, row);
      chosen.value = next;
    },
    chooseShown: () => add(() => true),
    async chooseOutcome(status) {
      const { rows = [], filter, totals } = shown() ?? {};
      if (filter === undefined) return;
      const isLeftOut = filter.statuses.length > 0 && !filter.statuses.includes(status);
      if (isLeftOut || rows.length < (totals?.matchCount ?? 0)) {
        await results.filter({ ...filter, statuses: [status] });
      }
      add((row) => row.status === status);
    },
    async price() {
      const outcomeAt = shown()?.outcome?.index ?? null;
      const rows = [...chosen.peek().values()].sort((a, b) => a.number - b.number);
      if (rows.length === 0) return;
      const sites = rows.slice(0, maxSites).map((row) => ({
        address: row.address.slice(0, maxCharacters),
        name: row.name.slice(0, maxCharacters),
        found: foundTextOf(row, outcomeAt, textOf),
      }));
      try {
        const { passSites } = await import("../../core/stores/pricing/passed-sites.ts");
        const { id, isStored } = passSites(core, sites);
        if (!isStored && !address.isInPortal) onFailed();
        else {
          const others = rows.slice(maxSites);
          if (others.length > 0) chosen.value = new Map(others.map((row) => [row.number, row]));
          address.navigate(pricingPath, { sites: id });
        }
      } catch {
        onFailed(); // the code that passes the rows did not load
      }
    },
    clear() {
      chosen.value = new Map();
    },
  };
}

/**
 * The result of a row in a few words: `Serviceable: AT&T, Comcast`.
 *
 * @param outcomeAt - the index of the column that holds the outcome
 */
function foundTextOf(
  { status, providers, cells }: ResultRow,
  outcomeAt: number | null,
  textOf: RowsToPriceContext["textOf"],
): string {
  const outcome = outcomeAt === null ? "" : (cells[outcomeAt]?.trim() ?? "");
  const details = status === "failed" ? [outcome].filter(Boolean) : providers;
  return shortText(textOf(status, details.slice(0, maxProviders), details.length - maxProviders));
}

const maxProviders = 3;
