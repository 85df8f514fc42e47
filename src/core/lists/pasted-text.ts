import { visibleText } from "../texts/fold-text.ts";
import { findKnownNames } from "./find-names.ts";
import { type LeftOutReason, leftOutReasonOf } from "./left-out-rows.ts";
import { hasContact, isMailLine, isQuestion, isSentence, unquotedLine } from "./mail-lines.ts";
import { signatureStreetOf } from "./mail-signature.ts";
import { isPostBox, streetNoteOf } from "./street-notes.ts";
import { streetTypes } from "./street-words.ts";
import { stateCodeOf } from "./us-states.ts";

/** An address of a pasted text. */
export interface PastedAddress {
  /** The number of its first line, from 1. */
  readonly number: number;
  /** Different for each address, also for several on one line. */
  readonly id: number;
  readonly text: string;
  /** The name of the site; `""` if the text has none. */
  readonly name: string;
  /** The number of lines that it takes up. */
  readonly lineCount: number;
}

export interface PastedList {
  readonly addresses: readonly PastedAddress[];
  /** Lines that are no addresses. */
  readonly leftOut: readonly {
    readonly number: number;
    readonly text: string;
    readonly reason: LeftOutReason;
  }[];
}

const maxLineCharacters = 1_200;
const maxNameCharacters = 60;
const maxTableLines = 12;

/**
 * Reads the addresses of a pasted text. Usually each line is one. In a block without blank lines, a suite or a city
 * continues the address before it. Numbers and bullets of lists are removed. A label before an address is its name, and
 * so is a remark in parentheses after its city.
 */
export function readPastedText(text: string): PastedList {
  const addresses: Draft[] = [];
  const leftOut: PastedList["leftOut"][number][] = [];
  /** True after a closing, where a signature follows. */
  let isClosed = false;
  /** True if the block before ended with a closing. */
  let isSigning = false;
  for (const block of blocksOf(text)) {
    const lines = block.map((line) => placed({ ...line, ...unmarked(line.text) }));
    const streetCount = lines.filter(({ hasStreet }) => hasStreet).length;
    /** The index of the address of the signature. */
    let signature = isSigning ? signatureStreetOf(lines, false) : -1;
    isSigning = false;
    let current: Draft | null = null;
    let label: { readonly number: number; readonly name: string } | null = null;
    for (const [at, line] of lines.entries()) {
      const { number } = line;
      const below = lines.slice(at + 1);
      const isDashes = line.text === "--" && below.some(({ text: one }) => hasContact(one));
      const reason = isDashes ? "signature" : leftOutReasonOf(line.text);
      if (reason !== null) {
        leftOut.push({ number, text: line.text, reason });
        current = null;
        isClosed = isDashes || reason === "thanks";
        const mayBeSigned = isClosed && addresses.length > 0 && !line.text.endsWith(":");
        isSigning = mayBeSigned && below.length === 0;
        const street = mayBeSigned ? signatureStreetOf(below, true) : -1;
        signature = street < 0 ? -1 : at + 1 + street;
        continue;
      }
      const bare = withoutRemark(line.text);
      if (current !== null && !line.isMarked && continues(current.text, bare.text)) {
        current.text = `${withoutComma(current.text)}, ${bare.text}`;
        current.name = nameWith(current.name, bare.remark);
        current.lineCount += 1;
        continue;
      }
      const [next] = below;
      const isFollowed = next?.hasStreet === true && at + 1 !== signature;
      const isMail = isMailLine(line.text) || (line.isQuoted && isQuestion(line.text));
      if (line.hasStreet && at !== signature) isClosed = false;
      else if (isMail || (isClosed && !isFollowed)) {
        leftOut.push({ number, text: line.text, reason: isMail ? "mail" : "signature" });
        current = null;
        continue;
      }
      if (label === null && isFollowed && isLabel(line.text, at === 0 || line.isMarked)) {
        const name = line.text.replace(/:$/, "");
        if (
          streetCount > 1 &&
          !line.isMarked &&
          !next.isMarked &&
          at === 0 &&
          hasManyStreets(lines, at)
        ) {
          leftOut.push({ number, text: line.text, reason: "title" });
        } else label = { number, name };
        continue;
      }
      for (const [place, part] of addressesIn(line.text).entries()) {
        const { text: bareText, remark } = withoutRemark(part);
        const own = labelled(bareText);
        const first = label?.number ?? number;
        current = {
          number: first,
          id: first + place / maxLineCharacters,
          text: own.text,
          name: nameWith(own.name || (label?.name ?? ""), remark),
          lineCount: label === null ? 1 : 2,
        };
        label = null;
        addresses.push(current);
      }
    }
  }
  return { addresses, leftOut };
}

/** True if the lines after a label are addresses of one line each, so that it is a heading of all of them. */
function hasManyStreets(lines: readonly { readonly hasStreet: boolean }[], at: number): boolean {
  return [lines[at + 1], lines[at + 2]].every((line) => line?.hasStreet === true);
}

/** A line, and whether it has an address with the name of its site. A sentence such as `24 months is fine.` has none. */
function placed<T extends { readonly text: string }>(line: T) {
  const { name, text } = labelled(line.text);
  const hasStreet = isStreet(text) && !(/^\d/.test(line.text) && isSentence(line.text));
  return { ...line, hasStreet, isLabelled: hasStreet && name !== "" };
}

const maxRemarkLength = 60;

/** Splits a remark in parentheses from an address that ends with its city: `1 Main St, Austin, TX 78701 (see Joe)`. */
function withoutRemark(line: string): { readonly text: string; readonly remark: string } {
  const [, text = "", remark = ""] = /^([^()]+)\(([^()]+)\)[.,;]?$/.exec(line) ?? [];
  const place = text.trim();
  const isRemark =
    remark.length <= maxRemarkLength && /\p{L}/u.test(remark) && !isUnitLine(remark.trim());
  const isPlace = hasCity(labelled(place).text) || isCityLine(place);
  return isRemark && isPlace ? { text: place, remark: remark.trim() } : { text: line, remark: "" };
}

/** The name of a site with a remark: `Branch (see Joe)`. */
function nameWith(name: string, remark: string): string {
  return name === "" || remark === "" ? name || remark : `${name} (${remark})`;
}

type Draft = { -readonly [Key in keyof PastedAddress]: PastedAddress[Key] };

interface Line {
  readonly number: number;
  readonly text: string;
  /** True for a line of a quoted mail. */
  readonly isQuoted: boolean;
}

/** The lines of a text that are not blank, in blocks between blank lines. */
function blocksOf(text: string): readonly (readonly Line[])[] {
  const blocks: Line[][] = [[]];
  for (const [index, line] of visibleText(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cut = unquotedLine(line.slice(0, maxLineCharacters)).trim();
    if (cut === "") blocks.push([]);
    else blocks.at(-1)?.push({ number: index + 1, text: cut, isQuoted: line.startsWith(">") });
  }
  return blocks.filter((block) => block.length > 0);
}

const bullet = /^(?:[-*•·▪◦‣§–—][\t ]+|o\t[\t ]*)/;
const listNumber = /^\(?\d{1,3}[.)][\t ]+/;

/** A line without the number or bullet of a list. Cells of a spreadsheet are joined. */
function unmarked(line: string): { readonly text: string; readonly isMarked: boolean } {
  const [mark = ""] = bullet.exec(line) ?? numberMarkOf(line);
  const cells = line
    .slice(mark.length)
    .split("\t")
    .map((cell) => cell.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  const [first = "", second = ""] = cells;
  // The first cell of a row from a spreadsheet may be the name of the site.
  const isNamed = cells.length > 1 && !/\d/.test(first) && isStreet(second);
  const text = isNamed ? `${first}: ${cells.slice(1).join(", ")}` : cells.join(", ");
  return { text, isMarked: mark !== "" };
}

function numberMarkOf(line: string): readonly string[] {
  // The area code of a telephone number is no mark.
  if (isMailLine(line)) return [];
  const [mark] = listNumber.exec(line) ?? [];
  if (mark === undefined) return [];
  const rest = line.slice(mark.length).trim();
  const isPlace = isStreet(labelled(rest).text) || rest.split(", ").some(isStreet);
  const isMark = mark.endsWith("\t") || /^\d/.test(rest) || isPlace;
  return isMark ? [mark] : [];
}

/** Splits a label from an address: `Main office: 1 Main St` or `Site 3 - 1 Main St`. */
function labelled(line: string): { readonly name: string; readonly text: string } {
  for (const sign of [": ", " - ", " – ", " — "]) {
    const at = line.indexOf(sign);
    if (at <= 0 || at > maxNameCharacters) continue;
    const [name, text] = [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
    if (isStreet(text) && !isStreet(name)) return { name, text };
  }
  return { name: "", text: line };
}

/** True if a line without an address is the name of the site below it. */
function isLabel(line: string, isFirst: boolean): boolean {
  if (line.length > maxNameCharacters || isStreet(line) || isCityLine(line)) return false;
  if (!/\p{L}/u.test(line)) return false;
  if (line.endsWith(":")) return true;
  const last = line.toLowerCase().split(" ").at(-1) ?? "";
  return isFirst && !/[\d,&@]/.test(line) && !streetTypes.has(last.replaceAll(".", ""));
}

/** True if a text begins as an address: with a house number, a post box or a rural route. */
function isStreet(text: string): boolean {
  if (isUnitLine(text)) return false;
  if (isPostBox(text) || streetNoteOf(text) === "rural-route") return true;
  const [number = "", ...words] = text.split(" ");
  const isNumber = /^(?:#?\d[\w/½¼¾-]*|[½¼¾]|[NSEW]\d\w*)$/.test(number);
  return isNumber && words.some((word) => /\p{L}/u.test(word));
}

const unit = /^(?:suite|ste|unit|apt|apartment|floor|fl|flr|bldg|building|room|rm|space|#)\b/i;
const floor = /^\d{1,3}(?:st|nd|rd|th) (?:floor|fl|flr)\b/i;

function isUnitLine(line: string): boolean {
  return line.length <= 40 && (unit.test(line) || floor.test(line) || /^# ?\d/.test(line));
}

const provinces = new Set("AB BC MB NB NL NS NT NU ON PE QC SK YT".split(" "));
const zipAtEnd = /[ ,](?:\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i;

/** True if a line is a city with a state: `Test City, TX 75001`. */
function isCityLine(line: string): boolean {
  const zip = zipAtEnd.exec(line);
  const place = (zip === null ? line : line.slice(0, zip.index)).replaceAll(",", " ").trim();
  const words = place.split(/\s+/);
  if (words.length < 2 || /\d/.test(place)) return false;
  const hasState = stateIn(words) > 0;
  return hasState && (zip !== null || line.includes(","));
}

/** The number of words at the end that name a state; 0 if they do not. */
function stateIn(words: readonly string[]): number {
  const last = words.at(-1) ?? "";
  if (provinces.has(last.toUpperCase())) return 1;
  return [1, 2, 3].find((count) => stateCodeOf(words.slice(-count).join(" ")) !== null) ?? 0;
}

/** True if a line continues an address. */
function continues(address: string, line: string): boolean {
  if (!isStreet(address) || /^(?:usa|u\.s\.a\.|united states)$/i.test(line))
    return isStreet(address);
  return !hasCity(address) && (isUnitLine(line) || isCityLine(line));
}

/** True if an address ends with a state or a ZIP code. */
function hasCity(address: string): boolean {
  const at = address.indexOf(",");
  return at >= 0 && (zipAtEnd.test(address) || isCityLine(address.slice(at + 1).trim()));
}

function withoutComma(text: string): string {
  return text.endsWith(",") ? text.slice(0, -1) : text;
}

const zipInside = /\b\d{5}(?:-\d{4})?\b[,.;]? (?:and )?/g;

/** The addresses on one line, between semicolons, or after the ZIP code of the one before. */
function addressesIn(line: string): readonly string[] {
  const parts = line
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);
  const isSplit = parts.length > 1 && parts.every((part) => isStreet(labelled(part).text));
  return (isSplit ? parts : [line]).flatMap(splitAfterZip);
}

function splitAfterZip(line: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: zip, index } of line.matchAll(zipInside)) {
    const end = index + zip.length;
    const before = line.slice(from, index).replaceAll(",", " ").trim().split(/\s+/);
    if (stateIn(before) === 0 || !isStreet(labelled(line.slice(end)).text)) continue;
    parts.push(
      withoutComma(
        line
          .slice(from, end)
          .replace(/ and $/, " ")
          .trim(),
      ),
    );
    from = end;
  }
  return [...parts, line.slice(from)];
}

/** True if a pasted text is a table: one of its first lines names columns. */
export function isTableText(text: string): boolean {
  const lines = text
    .slice(0, maxLineCharacters * maxTableLines)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
    .slice(0, maxTableLines);
  return findKnownNames(lines.map((line) => line.split(/[,;\t|]/).map(unquoted))) >= 0;
}

function unquoted(cell: string): string {
  return cell.trim().replace(/^"|"$/g, "");
}
