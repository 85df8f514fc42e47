import { type TextTable, textTableOf } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { speedTextOf } from "../../formatting/speed-text.ts";
import { keysOf } from "../../values/keys-of.ts";
import { productTexts } from "../board/product-messages.ts";
import { textOfUnbuilt } from "../board/unbuilt-line.ts";
import { siteLinesOf } from "./site-lines.ts";
import type { SiteOffer } from "./site-offers.ts";
import { siteTextOf } from "./site-run.ts";
import { type SiteToday, savingsAt } from "./site-savings.ts";
import type { SiteRow, SiteSum, SiteTable } from "./site-table.ts";

/** The words in the cells of a table of sites. */
interface CellWords {
  /** The note about a site; `""` without a note. */
  readonly noteOf: (row: SiteRow) => string;
  /** A service with its quantity. */
  readonly serviceOf: (title: string, quantity: number) => string;
  /** The backup line with its provider. */
  readonly backupOf: (provider: string, title: string) => string;
}

/** A site with what its customer pays now. */
interface WrittenSite extends SiteRow {
  readonly today: SiteToday | undefined;
}

/** The words of a table of sites. */
export interface SiteWords extends CellWords {
  readonly caption: string;
  readonly columns: Readonly<Record<SiteColumn, string>>;
  /** The name of a line of totals: that of a provider, or of all sites. */
  readonly totalOf: (provider: string | null, sites: number, of: number) => string;
}

interface SiteCell {
  readonly textOf: (row: WrittenSite, format: Formatting, words: CellWords) => string;
  /** The text in a line of totals. */
  readonly sumTextOf?: (sum: SiteSum, format: Formatting) => string;
}

/** The columns of the table, in the order of exported files, each with the text of its cells. */
const cells = {
  site: { textOf: siteTextOf },
  answered: {
    textOf: ({ progress }) => (progress.kind === "priced" ? progress.answer.address : ""),
  },
  provider: { textOf: ofOffer(({ providerLabel }) => providerLabel) },
  service: { textOf: servicesTextOf },
  speed: { textOf: ofOffer(({ mbps }) => (mbps === null ? "" : speedTextOf(mbps))) },
  access: {
    textOf: ({ chosen }, format) =>
      chosen === null ? "" : format.texts(productTexts).accessTypes[chosen.offer.access],
  },
  term: { textOf: ofOffer(({ termLabel }) => termLabel) },
  backup: {
    textOf: ({ chosen }, _format, { backupOf }) =>
      chosen?.backup ? backupOf(chosen.backup.providerLabel, chosen.backup.title) : "",
  },
  monthly: {
    textOf: ({ chosen }, format) => (chosen === null ? "" : format.money(chosen.monthly)),
    sumTextOf: ({ monthly }, format) => format.money(monthly),
  },
  install: {
    textOf: ({ chosen }, format) => (chosen === null ? "" : format.money(chosen.install)),
    sumTextOf: ({ install }, format) => format.money(install),
  },
  todayProvider: { textOf: ({ today }) => today?.provider ?? "" },
  todayMonthly: {
    textOf: ({ today }, format) =>
      today?.monthly == null ? (today?.unread ?? "") : format.money(today.monthly),
  },
  todayEndsOn: { textOf: ({ today }) => today?.endsOn ?? "" },
  savings: {
    textOf: (row, format) => {
      const savings = savingsAt(row, row.today);
      return savings === null ? "" : format.money(savings.monthly);
    },
  },
  note: {
    textOf: (row, format, { noteOf }) =>
      [noteOf(row), textOfUnbuilt(row.chosen?.offer.unbuilt ?? null, format), row.found]
        .filter(Boolean)
        .join(" · "),
  },
} satisfies Readonly<Record<string, SiteCell>>;

/** A column of the table of sites. */
export type SiteColumn = keyof typeof cells;

/** The columns that are written only if a current price is known. */
const todayColumns: ReadonlySet<string> = new Set<SiteColumn>([
  "todayProvider",
  "todayMonthly",
  "todayEndsOn",
  "savings",
]);

/** The table of sites for an exported file: a line per site, then the totals per chosen provider, then the sum. */
export function siteTextTableOf(
  { rows, providers, sum }: SiteTable,
  today: ReadonlyMap<number, SiteToday>,
  words: SiteWords,
  screen: Formatting,
): TextTable {
  const isShown = (key: SiteColumn) => today.size > 0 || !todayColumns.has(key);
  const columns = keysOf(cells)
    .filter(isShown)
    .map((key) => {
      const cell: SiteCell = cells[key];
      return {
        heading: words.columns[key],
        textOf: (row: WrittenSite, format: Formatting) => cell.textOf(row, format, words),
        sumTextOf: cell.sumTextOf,
      };
    });
  const format = screen.forFiles();
  const total = (provider: string | null, ofSites: SiteSum) => {
    const [, ...figures] = columns.map(({ sumTextOf }) => sumTextOf?.(ofSites, format) ?? "");
    return [words.totalOf(provider, ofSites.sites, rows.length), ...figures];
  };
  const written = rows.map((row) => ({ ...row, today: today.get(row.place) }));
  const table = textTableOf(words.caption, columns, written, screen);
  const chosen = providers.filter((one) => one.chosen.sites > 0);
  const totals = chosen.map((one) => total(one.label, one.chosen));
  return { ...table, rows: [...table.rows, ...totals, total(null, sum)] };
}

/** The services of the main proposal, each with its quantity. */
function servicesTextOf(
  { progress, chosen }: WrittenSite,
  _format: Formatting,
  words: CellWords,
): string {
  if (progress.kind !== "priced" || chosen === null) return "";
  const lines = siteLinesOf(progress.answer, chosen).filter(({ isBackup }) => !isBackup);
  if (lines.length === 0) return chosen.offer.title;
  return lines.map(({ title, quantity }) => words.serviceOf(title, quantity)).join("; ");
}

/** The text of the main line; `""` for a site without a quote. */
function ofOffer(textOf: (offer: SiteOffer) => string): SiteCell["textOf"] {
  return ({ chosen }) => (chosen === null ? "" : textOf(chosen.offer));
}
