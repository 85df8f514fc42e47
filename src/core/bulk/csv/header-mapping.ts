import { columnKindOf, plainColumnName } from "./column-names.ts";

/** A column of the template and the matching column of the file. */
interface MappedColumn {
  readonly name: string;
  /** The name in the file. Null if the column is missing. */
  readonly found: string | null;
  /** The index in the file. -1 if the column is missing. */
  readonly index: number;
  /** `spelling`: other case, spaces or punctuation. `synonym`: another common name. `chosen`: by the person. */
  readonly match: "same" | "spelling" | "synonym" | "chosen" | "missing";
}

export interface HeaderMapping {
  /** In the order of the template. */
  readonly columns: readonly MappedColumn[];
  /** Columns of the file that the template does not have. */
  readonly extra: readonly string[];
  /** Every name equals the template's, byte for byte. */
  readonly isSame: boolean;
  /** No column has a match: the first row is probably data. */
  readonly isMissing: boolean;
}

const matches = ["same", "spelling", "synonym"] as const;

/** Compares a header with the template's (decisions H18). Better matches take their columns first. */
export function mapHeader(header: readonly string[], template: readonly string[]): HeaderMapping {
  const taken = new Map<number, number>();
  const found = new Map<number, MappedColumn>();
  for (const match of matches) {
    template.forEach((name, place) => {
      if (found.has(place)) return;
      const index = header.findIndex((other, at) => !taken.has(at) && fits[match](name, other));
      if (index < 0) return;
      taken.set(index, place);
      found.set(place, { name, found: header[index] ?? "", index, match });
    });
  }
  return mappingOf(
    header,
    template.map((name, place) => found.get(place) ?? missing(name)),
  );
}

/**
 * The mapping after a person has said which column of the file belongs at a place of the template; -1 for none. A place
 * that had this column is without one then.
 */
export function assignColumn(
  { columns }: HeaderMapping,
  header: readonly string[],
  { place, index }: ColumnChoice,
): HeaderMapping {
  return mappingOf(
    header,
    columns.map((column, at): MappedColumn => {
      const { name } = column;
      if (at !== place) return index >= 0 && column.index === index ? missing(name) : column;
      const found = header[index];
      return found === undefined ? missing(name) : { name, found, index, match: "chosen" };
    }),
  );
}

/** A column of the template by its place, and one of the file by its index; -1 for none. */
export interface ColumnChoice {
  readonly place: number;
  readonly index: number;
}

function missing(name: string): MappedColumn {
  return { name, found: null, index: -1, match: "missing" };
}

function mappingOf(header: readonly string[], columns: readonly MappedColumn[]): HeaderMapping {
  const taken = new Set(columns.map(({ index }) => index));
  return {
    columns,
    extra: header.filter((name, index) => !taken.has(index) && name.trim() !== ""),
    isSame: columns.every(({ match }) => match === "same"),
    isMissing: columns.length > 0 && columns.every(({ match }) => match === "missing"),
  };
}

const fits: Record<(typeof matches)[number], (name: string, other: string) => boolean> = {
  same: (name, other) => name === other,
  spelling: (name, other) => plainColumnName(name) === plainColumnName(other),
  synonym(name, other) {
    const kind = columnKindOf(name);
    return kind !== null && kind === columnKindOf(other);
  },
};
