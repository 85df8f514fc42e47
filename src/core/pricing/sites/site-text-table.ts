import { type TextTable, textTableOf } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { keysOf } from "../../values/keys-of.ts";
import { accessTypeNames } from "../board/access-type.ts";
import { speedTextOf } from "../speed-text.ts";
import type { SiteOffer } from "./site-offers.ts";
import { siteTextOf } from "./site-run.ts";
import type { SiteRow, SiteSum, SiteTable } from "./site-table.ts";

/** The words in the cells of a table of sites. */
interface CellWords {
  /** The note about a site; `""` without a note. */
  readonly noteOf: (row: SiteRow) => string;
}

/** The words of a table of sites. */
export interface SiteWords extends CellWords {
  readonly caption: string;
  readonly columns: Readonly<Record<SiteColumn, string>>;
  /** The name of a line of totals: that of a provider, or of all sites. */
  readonly totalOf: (provider: string | null, sites: number, of: number) => string;
}

interface SiteCell {
  readonly textOf: (row: SiteRow, format: Formatting, words: CellWords) => string;
  /** The text in a line of totals. */
  readonly sumTextOf?: (sum: SiteSum, format: Formatting) => string;
}

/** The columns of the table, in the order of exported files, each with the text of its cells. */
const cells = {
  site: { textOf: siteTextOf },
  provider: { textOf: ofOffer(({ providerLabel }) => providerLabel) },
  service: { textOf: ofOffer(({ title }) => title) },
  speed: { textOf: ofOffer(({ mbps }) => (mbps === null ? "" : speedTextOf(mbps))) },
  access: {
    textOf: ofOffer(({ access }) => accessTypeNames[access]),
  },
  term: { textOf: ofOffer(({ termLabel }) => termLabel) },
  monthly: {
    textOf: ofOffer(({ monthly }, format) => format.money(monthly)),
    sumTextOf: ({ monthly }, format) => format.money(monthly),
  },
  install: {
    textOf: ofOffer(({ install }, format) => format.money(install)),
    sumTextOf: ({ install }, format) => format.money(install),
  },
  note: {
    textOf: (row, _format, { noteOf }) => [noteOf(row), row.found].filter(Boolean).join(" · "),
  },
} satisfies Readonly<Record<string, SiteCell>>;

/** A column of the table of sites. */
export type SiteColumn = keyof typeof cells;

/** The table of sites for an exported file: a line per site, then the totals per chosen provider, then the sum. */
export function siteTextTableOf(
  { rows, providers, sum }: SiteTable,
  words: SiteWords,
  screen: Formatting,
): TextTable {
  const columns = keysOf(cells).map((key) => {
    const cell: SiteCell = cells[key];
    return {
      heading: words.columns[key],
      textOf: (row: SiteRow, format: Formatting) => cell.textOf(row, format, words),
      sumTextOf: cell.sumTextOf,
    };
  });
  const format = screen.forFiles();
  const total = (provider: string | null, ofSites: SiteSum) => {
    const [, ...figures] = columns.map(({ sumTextOf }) => sumTextOf?.(ofSites, format) ?? "");
    return [words.totalOf(provider, ofSites.sites, rows.length), ...figures];
  };
  const table = textTableOf(words.caption, columns, rows, screen);
  const chosen = providers.filter((one) => one.chosen.sites > 0);
  const totals = chosen.map((one) => total(one.label, one.chosen));
  return { ...table, rows: [...table.rows, ...totals, total(null, sum)] };
}

/** The text of the chosen offer; `""` for a site without an offer. */
function ofOffer(textOf: (offer: SiteOffer, format: Formatting) => string): SiteCell["textOf"] {
  return ({ chosen }, format) => (chosen === null ? "" : textOf(chosen, format));
}
