import {
  commonnessOf,
  type NamedColumn,
  namedColumnOf,
  namedColumnsOf,
  plainColumnName,
  roleOfTemplate,
} from "./column-names.ts";
import { type ColumnRole, type ColumnUse, columnRoles } from "./column-roles.ts";
import type { ColumnKind, ColumnOwner } from "./column-synonyms.ts";
import type { CsvRow } from "./read-csv.ts";
import { isPostBox } from "./street-notes.ts";
import { stateCodeOf } from "./us-states.ts";
import { unitForms } from "./usps-words.ts";

/** A choice of the user. A later one replaces an earlier one. */
export interface ColumnChoice {
  readonly index: number;
  readonly use: ColumnUse;
}

/** The columns of a list, and the use of each. */
export interface ColumnMapping {
  /** The names in the file. Empty if the file has none. */
  readonly names: readonly string[];
  readonly uses: readonly ColumnUse[];
  /** The columns that could also be the service address, with the used one. Empty if there is no doubt. */
  readonly doubtful: readonly number[];
}

/** The names, cells and choices that decide the use of columns. */
export interface MappedList {
  readonly names: readonly string[];
  /** The first rows below the names. */
  readonly rows: readonly CsvRow[];
  /** The names of the columns to fill, if there is a template. */
  readonly template: readonly string[];
  readonly choices: readonly ColumnChoice[];
}

/** Parts that several columns may hold, which are joined in order. */
const joinedRoles: ReadonlySet<ColumnUse> = new Set(["unit", "building", "floor"]);
/** Parts of an address that belong to the column of the street. */
const groupedRoles: readonly ColumnRole[] = columnRoles.filter(
  (role) => role !== "name" && role !== "id",
);
const partRoles = ["number", "direction", "street", "suffix", "endDirection"] as const;

/** Finds the use of every column, by its name, its cells, and the choices of the user. */
export function mapColumns({ names, rows, template, choices }: MappedList): ColumnMapping {
  const width = names.length > 0 ? names.length : Math.max(0, ...rows.map((row) => row.length));
  const chosen = new Map(choices.map(({ index, use }) => [index, use]));
  const named = namedColumnsOf(names);
  const columns = Array.from({ length: width }, (_, index): Column => {
    const cells = rows.map((row) => row[index]?.trim() ?? "").filter((cell) => cell !== "");
    return { index, name: names[index] ?? "", cells, named: named[index] ?? null };
  });
  const taken = new Map<ColumnUse, number>();
  for (const { index, use } of choices) if (chosen.get(index) === use) taken.set(use, index);
  const chosenAddress = taken.get("address") ?? taken.get("street");
  const readings =
    names.length === 0
      ? guessedKinds(columns)
      : namedKinds(columns, ownedKinds(columns, named[chosenAddress ?? -1]), template);
  const kinds = readings.map((kind, index) => (chosen.has(index) ? null : kind));
  const groups = groupsOf(names);
  const candidatesFor = (role: ColumnRole) => columns.filter(({ index }) => kinds[index] === role);
  const address =
    chosenAddress ?? bestOf(candidatesFor("address"), "address", template, undefined)?.index;
  const group = address === undefined ? 0 : (groups[address] ?? 0);
  const owner = named[address ?? -1];

  const uses: ColumnUse[] = columns.map(({ index }) => {
    const use = chosen.get(index) ?? null;
    return use !== null && (joinedRoles.has(use) || taken.get(use) === index) ? use : null;
  });
  for (const role of columnRoles) {
    const candidates = candidatesFor(role).filter(
      ({ index }) =>
        !groupedRoles.includes(role) ||
        isOfGroup(groups, names, index, group) ||
        (role === "unit" && named[index]?.part === "address"),
    );
    if (joinedRoles.has(role)) {
      const own = candidates.filter((column) => isOwnedLike(column, owner));
      const ofService = candidates.filter((column) => column.named?.owner === "service");
      const best = [own, ofService].find((found) => found.length > 0) ?? candidates;
      for (const { index } of best) uses[index] = role;
    } else if (!taken.has(role)) {
      const best = bestOf(candidates, role, template, owner)?.index;
      if (best !== undefined) uses[best] = role;
    }
  }
  for (const [index, use] of namedByTemplate(columns, template, uses)) {
    if (!chosen.has(index)) uses[index] = use;
  }
  return { names, uses, doubtful: doubtfulOf(columns, readings, uses) };
}

interface Column {
  readonly index: number;
  readonly name: string;
  /** The first cells that are not empty. */
  readonly cells: readonly string[];
  readonly named: NamedColumn | null;
}

/** True if the names of both columns say that they belong to the same address. */
function isOwnedLike({ named }: Column, owner: NamedColumn | null | undefined): boolean {
  return named !== null && named.ownerName === owner?.ownerName;
}

/**
 * The kinds of columns by their names. A shipping address is that of the service if there is no other. The address that
 * the user chose brings its city along.
 */
function ownedKinds(
  columns: readonly Column[],
  chosen: NamedColumn | null | undefined,
): (ColumnKind | null)[] {
  const hasOther = columns.some(
    ({ named }) =>
      named?.owner !== "shipping" && (named?.kind === "address" || named?.kind === "street"),
  );
  return columns.map((column) => {
    const { named } = column;
    if (named === null) return null;
    if (named.ownerName !== "" && isOwnedLike(column, chosen)) return named.part;
    return named.owner === "shipping" && hasOther ? "billing" : named.kind;
  });
}

/** The kinds of columns with names. The cells decide where a name has two meanings. */
function namedKinds(
  columns: readonly Column[],
  owned: readonly (ColumnKind | null)[],
  template: readonly string[],
): (ColumnKind | null)[] {
  const kinds = [...owned];
  const find = (kind: ColumnKind) => columns.find(({ index }) => kinds[index] === kind);
  const set = (from: ColumnKind, to: ColumnKind | null) => {
    for (const [index, kind] of kinds.entries()) if (kind === from) kinds[index] = to;
  };
  // Of two columns "Address", the second one may hold suites.
  if (columns.some(({ index, cells }) => kinds[index] === "address" && hasNumbers(cells))) {
    for (const { index, cells } of columns) {
      if (kinds[index] === "address" && cells.length > 0 && cells.every(isUnit)) {
        kinds[index] = "unit";
      }
    }
  }
  const [address, street] = [find("address"), find("street")];
  for (const { index, name } of columns) {
    const isOther =
      hasNumbers((address ?? street)?.cells ?? []) ||
      columns.some((one) => kinds[one.index] === "number" && !isOfBuilding(one.name));
    if (kinds[index] === "number" && isOfBuilding(name) && isOther) kinds[index] = "building";
  }
  // A provider is the current one beside a current cost, unless the template has such a column.
  const provider = columns.find(({ name }) => plainColumnName(name) === "provider");
  const isCurrent = find("currentProvider") === undefined && find("currentMonthly") !== undefined;
  if (
    provider !== undefined &&
    isCurrent &&
    !template.some((name) => plainColumnName(name) === "provider")
  ) {
    kinds[provider.index] = "currentProvider";
  }
  const plusFour = find("zip4");
  if (plusFour !== undefined && find("zip") === undefined && plusFour.cells.some(isZip)) {
    kinds[plusFour.index] = "zip";
  }
  const number = find("number");
  if (address === undefined && street !== undefined) {
    const counter = find("counter");
    if (number !== undefined && hasNumbers(street.cells)) set("number", null);
    if (number === undefined && counter !== undefined && isStreetName(street, counter)) {
      kinds[counter.index] = "number";
    } else if (number === undefined) set("street", "address");
  } else if (address !== undefined) {
    if (street !== undefined && address.cells.length > 0 && address.cells.every(isNumber)) {
      kinds[address.index] = "number";
    } else if (number !== undefined && !hasNumbers(address.cells) && address.cells.length > 0) {
      if (street === undefined) kinds[address.index] = "street";
      else kinds[address.index] = null;
    } else {
      for (const role of partRoles) set(role, null);
    }
  } else {
    const place = columns.find(
      ({ index, cells }) => kinds[index] === "name" && cells.length > 0 && hasNumbers(cells),
    );
    const isNeeded =
      number === undefined && !template.some((name) => namedColumnOf(name)?.kind === "street");
    if (place !== undefined && isNeeded) kinds[place.index] = "address";
  }
  return kinds;
}

/** True if a number may be that of a building rather than of a house: "Building #". */
function isOfBuilding(name: string): boolean {
  return plainColumnName(name).startsWith("b");
}

/** True for a unit alone, such as "Suite 200" or "# 4". */
function isUnit(cell: string): boolean {
  const [word = ""] = /^(?:#|[a-z]+)/i.exec(cell) ?? [];
  return cell.length <= 30 && (word === "#" || unitForms.has(word.toLowerCase()));
}

function isZip(cell: string): boolean {
  return /^\d{5}/.test(cell);
}

/** True if most cells begin with a house number and a name. */
function hasNumbers(cells: readonly string[]): boolean {
  const numbered = cells.filter((cell) => /^[^\s\d]{0,3}\d\S*\s+\S/.test(cell));
  return cells.length > 0 && numbered.length * 2 >= cells.length;
}

function isNumber(cell: string): boolean {
  return /^\d[\d\s/½¼¾-]*[a-z]?$/i.test(cell);
}

/** True if one column has the names of streets, and the other their numbers rather than those of the rows. */
function isStreetName(street: Column, counter: Column): boolean {
  const isCounting = counter.cells.every((cell, at) => Number(cell) === at + 1);
  return !hasNumbers(street.cells) && counter.cells.every(isNumber) && !isCounting;
}

/** The kinds of columns without names, by their cells. */
function guessedKinds(columns: readonly Column[]): (ColumnKind | null)[] {
  const kinds: (ColumnKind | null)[] = columns.map(() => null);
  const isMostly = ({ cells }: Column, test: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(test).length * 3 >= cells.length * 2;
  const free = (column: Column) => kinds[column.index] === null;
  const take = (kind: ColumnKind, test: (column: Column) => boolean) => {
    const found = columns.find((column) => free(column) && test(column));
    if (found !== undefined) kinds[found.index] = kind;
    return found?.index;
  };
  const street = take("address", (column) => hasNumbers(column.cells) && column.cells.length > 0);
  const state = take("state", (column) => isMostly(column, (cell) => stateCodeOf(cell) !== null));
  take("zip", (column) =>
    isMostly(column, (cell) => /^(?:\d{5}(?:-\d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/i.test(cell)),
  );
  if (state !== undefined) {
    take("city", (column) => column.index === state - 1 && isMostly(column, isWord));
  }
  if (street !== undefined) {
    take("name", (column) => column.index < street && isMostly(column, isWord));
  }
  return kinds;
}

function isWord(cell: string): boolean {
  return /^\p{L}/u.test(cell);
}

/** The number of earlier columns of the same name, for each column. */
function groupsOf(names: readonly string[]): readonly number[] {
  const seen = new Map<string, number>();
  return names.map((name) => {
    const plain = plainColumnName(name);
    const group = seen.get(plain) ?? 0;
    seen.set(plain, group + 1);
    return group;
  });
}

/** True if a column belongs to the address of a group: it is the only one of its name, or has the group's place. */
function isOfGroup(
  groups: readonly number[],
  names: readonly string[],
  index: number,
  group: number,
): boolean {
  const plain = plainColumnName(names[index] ?? "");
  const count = names.filter((name) => plainColumnName(name) === plain).length;
  return count <= 1 || groups[index] === Math.min(group, count - 1);
}

const ownerRanks: Readonly<Record<ColumnOwner, number>> = {
  service: 1,
  plain: 0,
  shipping: -1,
  other: -2,
};

/** The best column for a part: by its owner, the template's name, the cells, and how common the name is. */
function bestOf(
  columns: readonly Column[],
  role: ColumnRole,
  template: readonly string[],
  owner: NamedColumn | null | undefined,
): Column | undefined {
  const rank = (column: Column): readonly number[] => {
    const { name, named, cells } = column;
    return [
      isOwnedLike(column, owner) ? 1 : 0,
      ownerRanks[named?.owner ?? "plain"],
      template.includes(name) ? 1 : 0,
      template.some((one) => plainColumnName(one) === plainColumnName(name)) ? 1 : 0,
      role === "address" ? cells.filter((cell) => !isPostBox(cell)).length : 0,
      role === "name" ? new Set(cells).size : 0,
      -commonnessOf(name, role),
    ];
  };
  return [...columns].sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? a.index - b.index : (right[at] ?? 0) - (left[at] ?? 0);
  })[0];
}

/** The columns that have the name of a column of the template whose meaning is unknown. */
function namedByTemplate(
  columns: readonly Column[],
  template: readonly string[],
  uses: readonly ColumnUse[],
): readonly (readonly [number, ColumnUse])[] {
  return template.flatMap((name) => {
    if (roleOfTemplate(name) !== null || uses.includes(`as:${name}`)) return [];
    const plain = plainColumnName(name);
    const same = (column: Column) => uses[column.index] === null && column.name === name;
    const alike = (column: Column) =>
      uses[column.index] === null && plain !== "" && plainColumnName(column.name) === plain;
    const found = columns.find(same) ?? columns.find(alike);
    return found === undefined ? [] : [[found.index, `as:${name}` as const]];
  });
}

/** The columns with addresses, if there are several and the names do not decide between them. */
function doubtfulOf(
  columns: readonly Column[],
  readings: readonly (ColumnKind | null)[],
  uses: readonly ColumnUse[],
): readonly number[] {
  const addresses = columns.filter(({ index, named }) => {
    const kind = readings[index];
    if (uses[index] === "address") return true;
    const isStreet = named?.part === "address" || named?.part === "street";
    return kind === "address" || (kind === "billing" && isStreet);
  });
  return addresses.length > 1 ? addresses.map(({ index }) => index) : [];
}
