import { rowAddressReaderOf } from "../../bulk/csv/row-address.ts";
import { foldText } from "../../texts/fold-text.ts";

/** A line of a list of addresses, as it was given. */
export interface SourceLine {
  /** As an editor counts lines, or a spreadsheet rows: from 1. */
  readonly number: number;
  readonly text: string;
  /** The row has other cells than its header says, so that nobody knows which of them are the address. */
  readonly isRagged?: boolean;
}

/** Why a line gives no address. */
type LineFault = "empty" | "ragged" | "short" | "long" | "noLetters";

/** A line that gives no address, to be repaired. */
export interface BadLine extends SourceLine {
  readonly fault: LineFault;
}

/** An address of a list. */
interface ListedSite {
  readonly number: number;
  readonly address: string;
  /** The numbers of later lines with the same address. */
  readonly repeats: readonly number[];
}

/** A list of addresses as it will be priced (decisions S1). */
export interface SiteList {
  /** At most {@link mostSites}, in the order of the lines. */
  readonly sites: readonly ListedSite[];
  readonly bad: readonly BadLine[];
  /** The numbers of lines beyond the most addresses. */
  readonly beyond: readonly number[];
}

/** The most addresses of one list. */
export const mostSites = 100;

const fewestLetters = 5;
const mostLetters = 300;

/** The addresses of lines: repeated ones folded, those beyond the most and faulty ones by number (decisions S1). */
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
    else if (sites.size >= mostSites) beyond.push(line.number);
    else sites.set(key, { number: line.number, address, repeats: [] });
  }
  return { sites: [...sites.values()], bad, beyond };
}

/** Whether two texts are one address: case, accents, punctuation and the amount of space make no difference. */
export function addressKeyOf(address: string): string {
  return foldText(address)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function faultOf(address: string, key: string): LineFault | null {
  if (key === "") return "empty";
  if (address.length > mostLetters) return "long";
  if (!/\p{L}/u.test(key)) return "noLetters";
  return key.length < fewestLetters ? "short" : null;
}

/** Without the marks of a list, the quotes of a file, and separators at the end. */
function plainAddressOf(text: string): string {
  const line = text
    .slice(0, mostLetters * 4)
    .replace(/\s+/g, " ")
    .trim();
  const unmarked = line.replace(/^(?:[-*•] |\d{1,3}[.)] (?=\d))/, "");
  const unquoted = /^"([^"]*)"$/.exec(unmarked)?.[1] ?? unmarked;
  let end = unquoted.length;
  while (end > 0 && ", ;".includes(unquoted[end - 1] ?? "")) end -= 1;
  return unquoted.slice(0, end).trim();
}

/** The lines of a pasted text without its blank ones; cells of a spreadsheet are joined. */
export function linesOfText(text: string): readonly SourceLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: joined(line.split("\t")) }))
    .filter((line) => line.text !== "");
}

/** Whether a pasted text is a table: its first line has names of columns, one of them that of the address. */
export function isTableText(text: string): boolean {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  const names = first
    .slice(0, mostLetters * 4)
    .split(/[,;\t|]/)
    .map(unquoted);
  return rowAddressReaderOf(names) !== null && !/\d{3}/.test(first);
}

/** The lines of a file's rows, the first of which is its header, unless that names no column of addresses. */
export function linesOfRows(
  rows: readonly { readonly number: number; readonly cells: readonly string[] }[],
): readonly SourceLine[] {
  const [head, ...data] = rows;
  if (head === undefined) return [];
  const reader = rowAddressReaderOf(head.cells);
  if (reader === null) return rows.map(({ number, cells }) => ({ number, text: joined(cells) }));
  const width = head.cells.length;
  return data.map(({ number, cells }) => {
    // An address with commas in a file of one column has a cell for each of its parts.
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
