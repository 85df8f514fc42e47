import { addressKeyOf } from "../../lists/address-key.ts";
import type { NumberedRow } from "../../lists/check-list.ts";
import { currentRoles } from "../../lists/column-roles.ts";
import { dateOfSerial } from "../../lists/date-serial.ts";
import type { ColumnMapping } from "../../lists/map-columns.ts";
import type { PastedAddress } from "../../lists/pasted-text.ts";
import { identityReaderOf, lineOfAddress, rowAddressReaderOf } from "../../lists/row-address.ts";
import { areCoordinates, type StreetNote, streetNoteOf } from "../../lists/street-notes.ts";
import { enteredAmountOf } from "../../money/entered-amount.ts";
import { oneLineOf } from "../../texts/one-line.ts";
import { maxSites } from "./max-sites.ts";
import type { SiteToday } from "./site-savings.ts";

/** An address of a list, as entered. */
export interface SourceLine {
  /** Different for each address, also for several on one line. */
  readonly id: number;
  /** The number of the line in an editor, or of the row in a spreadsheet, from 1. */
  readonly number: number;
  readonly text: string;
  /** The name of the site; `""` if the list has none. */
  readonly name: string;
  /** The street, if the list has columns. */
  readonly street?: string;
  /** The current cost there, if the list has it. */
  readonly today?: SiteToday;
  /** Equal for lines that are one address. By default, the folded text and name. */
  readonly identity?: string;
  /** True if the row has text beyond the named columns, so that the cells of the address are unknown. */
  readonly isRagged?: boolean;
  /** The result of an earlier lookup at the address. */
  readonly found?: string;
}

/** Why a line does not contain an address. */
type LineFault = "empty" | "ragged" | "short" | "long" | "noLetters" | "coordinates";

/** A line without an address, which the user can repair. */
export interface BadLine extends SourceLine {
  readonly fault: LineFault;
}

/** An address of a list. */
export interface ListedSite {
  readonly id: number;
  readonly number: number;
  readonly address: string;
  readonly name: string;
  /** The current cost there, if the list has it. */
  readonly today?: SiteToday;
  /** The reason why the address will probably not be found. */
  readonly note: StreetNote | null;
  /** The result of an earlier lookup at the address; `""` without one. */
  readonly found: string;
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
  /** The sites at each address that several sites have, in the order of the lines. */
  readonly shared: readonly (readonly ListedSite[])[];
}

const minKeyLetters = 5;
const maxCharacters = 300;

/** Reads the addresses of lines. Merges repeated addresses, and reports faulty lines and those above the maximum. */
export function siteListOf(lines: readonly SourceLine[]): SiteList {
  const sites = new Map<string, Omit<ListedSite, "repeats"> & { repeats: number[] }>();
  const bad: BadLine[] = [];
  const beyond: number[] = [];
  for (const line of lines) {
    const { id, number, name, found = "" } = line;
    const address = plainAddressOf(line.text);
    const key = addressKeyOf(address);
    const fault = line.isRagged ? "ragged" : faultOf(address, key);
    const identity = line.identity ?? `${key}\u0000${name.trim().toLowerCase()}`;
    const same = sites.get(identity);
    if (fault !== null) bad.push({ ...line, text: address, fault });
    else if (same !== undefined) same.repeats.push(number);
    else if (sites.size >= maxSites) beyond.push(number);
    else {
      const note = streetNoteOf(line.street ?? streetOf(address));
      const { today } = line;
      sites.set(identity, {
        id,
        number,
        address,
        name,
        note,
        found,
        ...(today && { today }),
        repeats: [],
      });
    }
  }
  const all = [...sites.values()];
  return { sites: all, bad, beyond, shared: sharedBy(all) };
}

function sharedBy(sites: readonly ListedSite[]): SiteList["shared"] {
  const groups = new Map<string, ListedSite[]>();
  for (const site of sites) {
    const key = addressKeyOf(site.address);
    groups.set(key, [...(groups.get(key) ?? []), site]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The text before the ZIP code, which is no house number. */
function streetOf(address: string): string {
  return address.replace(/ \d{5}(?:-\d{4})?$/, "");
}

function faultOf(address: string, key: string): LineFault | null {
  if (key === "") return "empty";
  if (address.length > maxCharacters) return "long";
  if (areCoordinates(address)) return "coordinates";
  if (!/\p{L}/u.test(key)) return "noLetters";
  return key.length < minKeyLetters ? "short" : null;
}

/** Joins the lines of a cell, and removes the quotes of a file and separators at the end. */
function plainAddressOf(text: string): string {
  const line = oneLineOf(text.slice(0, maxCharacters * 4))
    .replace(/\s+/g, " ")
    .trim();
  const unquoted = /^"([^"]*)"$/.exec(line)?.[1] ?? line;
  let end = unquoted.length;
  while (end > 0 && ", ;".includes(unquoted[end - 1] ?? "")) end -= 1;
  return unquoted.slice(0, end).trim();
}

/** The addresses of a pasted text as lines. */
export function linesOfPasted(addresses: readonly PastedAddress[]): readonly SourceLine[] {
  return addresses.map(({ id, number, text, name }) => ({ id, number, text, name }));
}

/** The rows of a file as lines. Without a column of streets, each row is read whole. */
export function linesOfRows(
  mapping: ColumnMapping,
  rows: readonly NumberedRow[],
): readonly SourceLine[] {
  const reader = rowAddressReaderOf(mapping);
  const identityOf = identityReaderOf(mapping, "all");
  const width = mapping.names.length;
  return rows.map(({ number, cells }) => {
    const identity = identityOf(cells);
    if (!reader.hasStreet) return { id: number, number, text: joined(cells), name: "", identity };
    const parts = reader.read(cells);
    const { name, street } = parts;
    const today = todayOf(currentRoles.map((role) => reader.textOf(cells, role)));
    const isRagged = width > 0 && cells.slice(width).some((cell) => cell.trim() !== "");
    const text = isRagged ? joined(cells) : lineOfAddress(parts);
    return {
      ...{ id: number, number, text, name, street, identity },
      ...(today && { today }),
      ...(isRagged && { isRagged }),
    };
  });
}

/** The current cost: provider, price per month, end of the contract; null if all are empty. */
function todayOf([provider = "", price = "", endsOn = ""]: readonly string[]): SiteToday | null {
  const monthly = enteredAmountOf(price);
  const short = (text: string) => text.slice(0, maxCharacters);
  if ([provider, price, endsOn].every((text) => text === "")) return null;
  const isUnread = price !== "" && monthly === null;
  return {
    ...{ provider: short(provider), monthly, endsOn: dateOfSerial(endsOn) ?? short(endsOn) },
    ...(isUnread && { unread: short(price) }),
  };
}

function joined(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(", ");
}
