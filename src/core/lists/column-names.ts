import { type ColumnRole, columnRoles } from "./column-roles.ts";
import {
  type ColumnKind,
  type ColumnOwner,
  columnAbbreviations,
  columnSynonyms,
  networkWords,
  ownerPrefixes,
  placeNameWords,
  unitNameWords,
} from "./column-synonyms.ts";

/**
 * The maximum number of characters of a name that are normalised, because normalising takes quadratic time on a run of
 * accents.
 */
const maxNameLength = 1000;

/** Strips case, spaces and punctuation from a column name. */
export function plainColumnName(name: string): string {
  return name
    .slice(0, maxNameLength)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** A name without case and punctuation, in which `#` stays: `Site #` is a number, `Site` is a name. */
function spelledColumnName(name: string): string {
  return plainColumnName(name.replaceAll("#", " zz"));
}

/** The words of a name, each in full: `SvcAddr_1` is service, address, 1. */
function wordsOf(name: string): readonly string[] {
  const words = name
    .slice(0, maxNameLength)
    .normalize("NFKC")
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .replace(/(\p{L})(?=\p{N})/gu, "$1 ")
    .replaceAll("#", " # ")
    .toLowerCase()
    .split(/[^\p{L}\p{N}#]+/u)
    .filter((word) => word !== "");
  // "St" is a street before another word for one, and else a state. A lone number counts the rows.
  return words.map((word, at) =>
    word === "st" && streetWords.has(fullWord(words[at + 1] ?? ""))
      ? "street"
      : words.length === 1
        ? word
        : fullWord(word),
  );
}

const streetWords = new Set(["name", "number", "type", "suffix", "direction"]);

function fullWord(word: string): string {
  return columnAbbreviations.get(word) ?? word;
}

const kinds: ReadonlyMap<string, ColumnKind> = new Map(
  Object.entries(columnSynonyms).flatMap(([kind, names]) =>
    names.map((name) => [spelledColumnName(name), kind as ColumnKind] as const),
  ),
);

const addressRoles: readonly ColumnKind[] = columnRoles.filter(
  (role) => role !== "name" && role !== "id",
);

/** The meaning of a column name. */
export interface NamedColumn {
  /** Its part of the address; `billing` for a part of another address than that of the service. */
  readonly kind: ColumnKind;
  /** The part that it has of its own address. */
  readonly part: ColumnKind;
  readonly owner: ColumnOwner;
  /** The words that say whose address it is; `""` without any. */
  readonly ownerName: string;
}

/** Reads the name of a column. Null if it is unknown. A remark in parentheses counts only if it is known. */
export function namedColumnOf(name: string): NamedColumn | null {
  const bare = name.slice(0, maxNameLength);
  const open = bare.indexOf("(");
  const remark = open < 0 ? "" : bare.slice(open);
  const main = open < 0 ? bare : bare.slice(0, open);
  const found = nameReading(main) ?? nameReading(bare);
  if (found === null || remark === "") return found;
  const ownerName = plainColumnName(remark);
  const owner = ownerPrefixes.get(ownerName);
  const isOwned = owner !== undefined && addressRoles.includes(found.part);
  return isOwned ? namedColumn(found.part, owner, ownerName) : found;
}

/**
 * Reads the names of the columns of one list. Any word may say whose address it is: "School Address". Its city is "School
 * City".
 */
export function namedColumnsOf(names: readonly string[]): readonly (NamedColumn | null)[] {
  const found = names.map((name) => namedColumnOf(name) ?? addressOfAnyone(wordsOf(name)));
  const owners = found.flatMap((column) => (column?.part === "address" ? column.ownerName : []));
  return names.map((name, index) => {
    const named = found[index];
    if (named) return named;
    const words = wordsOf(name).join("");
    for (const owner of owners) {
      const part = owner !== "" && words.startsWith(owner) && kinds.get(words.slice(owner.length));
      if (part && columnRoles.some((role) => role === part)) {
        return namedColumn(part, "plain", owner);
      }
    }
    return null;
  });
}

function namedColumn(part: ColumnKind, owner: ColumnOwner, ownerName: string): NamedColumn {
  return { kind: owner === "other" ? "billing" : part, part, owner, ownerName };
}

function nameReading(name: string): NamedColumn | null {
  const words = wordsOf(name);
  const place = placeReading(words);
  if (place !== null) return place;
  const joined = words.join("");
  const found = ownedReading(joined) ?? ownedReading(spelledColumnName(name));
  if (found !== null) return found;
  if (words.length > 1 && words.every((word) => unitNameWords.has(word))) {
    return namedColumn("unit", "plain", "");
  }
  const [before = "", last] = words.slice(-2);
  return last === "address" && networkWords.has(before) ? namedColumn("other", "plain", "") : null;
}

/** Reads a name such as "City, State ZIP" or "Site City/State". */
function placeReading(words: readonly string[]): NamedColumn | null {
  const at = words.indexOf("city");
  const rest = words.slice(at);
  const isPlace = rest.every((word) => placeNameWords.has(word));
  const hasMore = rest.some((word) => word === "state" || word === "st" || word === "zip");
  if (at < 0 || !isPlace || !hasMore) return null;
  const ownerName = words.slice(0, at).join("");
  const owner = ownerName === "" ? "plain" : ownerPrefixes.get(ownerName);
  return owner === undefined ? null : namedColumn("cityStateZip", owner, ownerName);
}

/** From weak to strong: "Customer Billing Address" is a billing address. */
const ownersByStrength: readonly ColumnOwner[] = ["plain", "service", "shipping", "other"];
const maxPrefixes = 3;

/** Reads a name that may begin with words that say whose address it is. */
function ownedReading(
  joined: string,
  owner: ColumnOwner = "plain",
  ownerName = "",
  prefixCount = 0,
): NamedColumn | null {
  // In exports of CRMs, a code after the owner is a postal code.
  const isCode = joined === "code" && (owner === "shipping" || owner === "other");
  const kind = isCode ? "zip" : kinds.get(joined);
  if (kind !== undefined) {
    const isOwned = ownerName === "" || addressRoles.includes(kind);
    return isOwned ? namedColumn(kind, owner, ownerName) : null;
  }
  if (prefixCount === maxPrefixes) return null;
  for (const [prefix, whose] of ownerPrefixes) {
    if (!joined.startsWith(prefix)) continue;
    const strongest = ownersByStrength.findLast((one) => one === owner || one === whose) ?? owner;
    const rest = joined.slice(prefix.length);
    const found = ownedReading(rest, strongest, ownerName + prefix, prefixCount + 1);
    if (found !== null) return found;
  }
  return null;
}

const maxOwnerWords = 3;

/** Reads a name such as "School Address" or "Warehouse Street Address". In a sentence, these words are no name. */
function addressOfAnyone(words: readonly string[]): NamedColumn | null {
  const at = words.findIndex((_, index) => {
    const rest = words.slice(index).join("");
    return index <= maxOwnerWords && rest.includes("address") && kinds.get(rest) === "address";
  });
  const owner = words.slice(0, Math.max(0, at));
  if (owner.length === 0 || owner.some((word) => /\P{L}/u.test(word))) return null;
  return namedColumn("address", "plain", owner.join(""));
}

/** The kind of a column, by its name. Null if the name is unknown. */
export function columnKindOf(name: string): ColumnKind | null {
  return namedColumnOf(name)?.kind ?? null;
}

/** The place of a name among those of its kind, the most common one first. */
export function commonnessOf(name: string, kind: ColumnKind): number {
  if (kind === "billing") return 0;
  const spelled = spelledColumnName(name);
  const place = columnSynonyms[kind].findIndex((one) => spelledColumnName(one) === spelled);
  return place < 0 ? columnSynonyms[kind].length : place;
}

/** The part of the address that a column of the template holds; null if it holds another text. */
export function roleOfTemplate(name: string): ColumnRole | null {
  const kind = namedColumnOf(name)?.kind;
  const role = columnRoles.find((one) => one === kind);
  return role ?? null;
}
