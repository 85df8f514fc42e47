import { plainColumnName } from "../../lists/column-names.ts";
import type { CsvRow } from "../../lists/read-csv.ts";
import { shortText } from "../../lists/short-text.ts";
import { foldLabel, foldText } from "../../texts/fold-text.ts";

/** The outcome of a row. `done`: the row did not fail, and no column says whether providers were found. */
export const resultStatuses = ["served", "unserved", "done", "failed"] as const;
export type ResultStatus = (typeof resultStatuses)[number];

export type StatusCounts = Readonly<Record<ResultStatus, number>>;

/** A provider and the number of rows that name it. */
export interface ProviderCount {
  /** Identifies the provider in a filter. */
  readonly key: string;
  /** The name as the first row spells it. */
  readonly name: string;
  readonly count: number;
}

/** A filter of rows. A row must meet every condition; an empty condition matches every row. */
export interface ResultsFilter {
  /** The row has one of these statuses. */
  readonly statuses: readonly ResultStatus[];
  /** The row names at least one of these providers, by key. */
  readonly providers: readonly string[];
  /** The row contains all of these words. */
  readonly text: string;
}

export const everyResult: ResultsFilter = { statuses: [], providers: [], text: "" };

export function isEveryResult({ statuses, providers, text }: ResultsFilter): boolean {
  return statuses.length === 0 && providers.length === 0 && wordsOf(text).length === 0;
}

/** The providers of a row, and whether there are any. */
interface RowProviders {
  readonly names: readonly string[];
  readonly hasAny: boolean;
}

/** Reads the providers of a row. Returns null if the file has no column of providers. */
export type RowProvidersReader = (cells: CsvRow) => RowProviders | null;

const columnNames = [
  "lec",
  "lec name",
  "lec provider",
  "lec provider name",
  "cable",
  "cable company",
  "cable company name",
  "cable provider",
  "cable provider name",
  "provider",
  "provider name",
  "provider names",
  "providers",
  "available provider",
  "available providers",
  "carrier",
  "carrier name",
  "carriers",
].map(plainColumnName);

/** Names of columns with several providers. Only in these columns do commas separate providers. */
const severalNames = ["providers", "provider names", "available providers", "carriers"].map(
  plainColumnName,
);
const number = /^\d{1,9}$/;
const emptyCell = /^(|-|–|—|none|no|n\/?a|null|false)$/i;

/**
 * Reads the providers of a row by the names of its columns. A column may hold names, or the number of providers, which
 * takes precedence. The server appends its columns, so a column after the outcome overrides a column of the upload.
 */
export function rowProvidersReaderOf(
  header: CsvRow,
  outcomeIndex: number | null,
): RowProvidersReader {
  const named = header.flatMap((name, index) => {
    const plain = plainColumnName(name);
    return columnNames.includes(plain) ? [{ index, isPlural: severalNames.includes(plain) }] : [];
  });
  const appended = named.filter(({ index }) => outcomeIndex !== null && index > outcomeIndex);
  const columns = appended.length > 0 ? appended : named;
  if (columns.length === 0) return () => null;
  return (cells) => {
    const names: string[] = [];
    let counted: number | null = null;
    for (const { index, isPlural } of columns) {
      const cell = (cells[index] ?? "").trim();
      if (number.test(cell)) counted = Math.max(counted ?? 0, Number(cell));
      else names.push(...cell.split(isPlural ? /[;|,\n]/ : /[;|\n]/).map((one) => one.trim()));
    }
    const kept = names.filter((name) => !emptyCell.test(name));
    return { names: kept, hasAny: counted === null ? kept.length > 0 : counted > 0 };
  };
}

export function resultStatusOf(isFailed: boolean, providers: RowProviders | null): ResultStatus {
  if (isFailed) return "failed";
  if (providers === null) return "done";
  return providers.hasAny ? "served" : "unserved";
}

/**
 * The maximum number of distinct providers. The limit prevents a column of notes from filling the memory.
 */
const maxProviders = 1000;

/** Counts rows by status and by provider. A row counts once for each provider that it names. */
export function createResultCounter() {
  const statuses: Record<ResultStatus, number> = { served: 0, unserved: 0, done: 0, failed: 0 };
  const providers = new Map<string, { readonly name: string; count: number }>();
  return {
    add(status: ResultStatus, names: readonly string[]) {
      statuses[status] += 1;
      for (const [key, name] of keysOf(names)) {
        const known = providers.get(key);
        if (known) known.count += 1;
        else if (providers.size < maxProviders) providers.set(key, { name, count: 1 });
      }
    },
    statuses: (): StatusCounts => ({ ...statuses }),
    providers: (): readonly ProviderCount[] =>
      [...providers]
        .map(([key, one]) => ({ key, ...one }))
        .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
  };
}

/** The providers of a row by key. Names that differ only in case and spaces have the same key. */
function keysOf(names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(names.map((name) => [foldLabel(shortText(name)), shortText(name)]));
}

/** True if a row meets a filter. */
export function resultsMatcherOf(
  filter: ResultsFilter,
): (status: ResultStatus, providers: readonly string[], cells: CsvRow) => boolean {
  const statuses = new Set(filter.statuses);
  const asked = new Set(filter.providers);
  const words = wordsOf(filter.text);
  return (status, providers, cells) => {
    if (statuses.size > 0 && !statuses.has(status)) return false;
    if (asked.size > 0 && ![...keysOf(providers).keys()].some((key) => asked.has(key)))
      return false;
    if (words.length === 0) return true;
    const text = foldText(cells.join(" "));
    return words.every((word) => text.includes(word));
  };
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}
