import type { TextTable } from "../../files/text-table.ts";
import type { Formatting } from "../../formatting/formatting.ts";
import { speedTextOf } from "../board/offer-speed.ts";
import type { SiteRow, SiteSum, SiteTable } from "./site-table.ts";

/** The words of a table of sites. */
export interface SiteWords {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly fiber: string;
  readonly notFiber: string;
  /** What is to say of a site; `""` for nothing. */
  readonly noteOf: (row: SiteRow) => string;
  /** Names a line of totals; a provider's, or of all. */
  readonly totalOf: (provider: string | null, sites: number, of: number) => string;
}

/** A table of sites to take along: a line for each, then the totals of each chosen provider, then the sum. */
export function siteTextTableOf(
  { rows, providers, sum }: SiteTable,
  words: SiteWords,
  screen: Formatting,
): TextTable {
  const format = screen.forFiles();
  const total = (provider: string | null, { sites, monthly, install }: SiteSum) => [
    words.totalOf(provider, sites, rows.length),
    ...["", "", "", "", ""],
    format.money(monthly),
    format.money(install),
    "",
  ];
  return {
    caption: words.caption,
    columns: words.columns,
    rows: [
      ...rows.map((row) => lineOf(row, words, format)),
      ...providers
        .filter(({ chosen }) => chosen.sites > 0)
        .map(({ label, chosen }) => total(label, chosen)),
      total(null, sum),
    ],
  };
}

function lineOf(row: SiteRow, words: SiteWords, format: Formatting): readonly string[] {
  const { address, chosen } = row;
  if (chosen === null) return [address, "", "", "", "", "", "", "", words.noteOf(row)];
  return [
    address,
    chosen.providerLabel,
    chosen.title,
    chosen.mbps === null ? "" : speedTextOf(chosen.mbps),
    chosen.isFiber ? words.fiber : words.notFiber,
    chosen.termLabel,
    format.money(chosen.monthly),
    format.money(chosen.install),
    words.noteOf(row),
  ];
}
