import { rowAddressReaderOf } from "../../bulk/csv/row-address.ts";
import { foldText } from "../../texts/fold-text.ts";

/** A line of a list of addresses, as entered. */
export interface SourceLine {
  /** The number of the line in an editor, or of the row in a spreadsheet, from 1. */
  readonly number: number;
  readonly text: string;
  /** True if the row and its header have different numbers of cells, so that the cells of the address are unknown. */
  readonly isRagged?: boolean;
}

/** Why a line does not contain an address. */
type LineFault = "empty" | "ragged" | "short" | "long" | "noLetters";

/** A line without an address, which the user can repair. */
export interface BadLine extends SourceLine {
  readonly fault: LineFault;
}

/** An address of a list. */
interface ListedSite {
  readonly number: number;
  readonly address: string;
  /** The numbers of later lines that repeat the address. */
  readonly repeats: readonly number[];
}

/** The addresses to price. */
export interface SiteList {
  /** The addresses, at most {@link maxSites}, in the order of the lines. */
  readonly sites: readonly ListedSite[];
  readonly bad: readonly BadLine[];
  /** The numbers of lines above the maximum number of addresses. */
  readonly beyond: readonly number[];
}

/** The maximum number of addresses in a list. */
export const maxSites = 100;

const minKeyLetters = 5;
const maxCharacters = 300;

/** Reads the addresses of lines. Merges repeated addresses, and reports faulty lines and those above the maximum. */
export function siteListOf(lines: readonly SourceLine[]): SiteList {
  const sites = new Map<string, { number: number; address: string; repeats: number[] }>();
  const bad: BadLine[] = [];
  const beyond: number[] = [];
  for (const line of lines) {
    const address = plainAddressOf(line.text);
    const key = addressKeyOf(address);
    const fault = line.isRagged ? "ragged" : faultOf(address, key);
    const same = sites.get(key);
    if (fault !== null) bad.push({ ...line, text: address, fault });
    else if (same !== undefined) same.repeats.push(line.number);
    else if (sites.size >= maxSites) beyond.push(line.number);
    else sites.set(key, { number: line.number, address, repeats: [] });
  }
  return { sites: [...sites.values()], bad, beyond };
}

/**
 * A key that is equal for equal addresses. Case, accents, punctuation and the amount of space make no difference.
 */
export function addressKeyOf(address: string): string {
  return foldText(address)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function faultOf(address: string, key: string): LineFault | null {
  if (key === "") return "empty";
  if (address.length > maxCharacters) return "long";
  if (!/\p{L}/u.test(key)) return "noLetters";
  return key.length < minKeyLetters ? "short" : null;
}

/** Removes list markers, the quotes of a file, and separators at the end. */
function plainAddressOf(text: string): string {
  const line = text
    .slice(0, maxCharacters * 4)
    .replace(/\s+/g, " ")
    .trim();
  const unmarked = line.replace(/^(?:[-*•] |\d{1,3}[.)] (?=\d))/, "");
  const unquoted = /^"([^"]*)"$/.exec(unmarked)?.[1] ?? unmarked;
  let end = unquoted.length;
  while (end > 0 && ", ;".includes(unquoted[end - 1] ?? "")) end -= 1;
  return unquoted.slice(0, end).trim();
}

/** The non-blank lines of a pasted text. Cells of a spreadsheet are joined. */
export function linesOfText(text: string): readonly SourceLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: joined(line.split("\t")) }))
    .filter((line) => line.text !== "");
}

/** True if a pasted text is a table: its first line contains column names, including one for the address. */
export function isTableText(text: string): boolean {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const names = first
    .slice(0, maxCharacters * 4)
    .split(/[,;\t|]/)
    .map(unquoted);
  return rowAddressReaderOf(names) !== null && !/\d{3}/.test(first);
}

/** Converts the rows of a file to lines. The first row is a header if it names a column of addresses. */
export function linesOfRows(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): readonly SourceLine[] {
  const [head, ...data] = rows;
  if (head === undefined) return [];
  const reader = rowAddressReaderOf(head.cells);
  if (reader === null) return rows.map(({ number, cells }) => ({ number, text: joined(cells) }));
  const width = head.cells.length;
  return data.map(({ number, cells }) => {
    // In a file with one column, an unquoted address with commas is split into cells, so join them again.
    if (width === 1 || cells.length === width) {
      return { number, text: width === 1 ? joined(cells) : reader.read(cells) };
    }
    return { number, text: joined(cells), isRagged: cells.some((cell) => cell.trim() !== "") };
  });
}

function joined(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(", ");
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, "");
}
