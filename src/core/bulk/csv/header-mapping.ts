import { columnKindOf, plainColumnName } from "./column-names.ts";

/** A column of the template and the matching column of the file. */
interface MappedColumn {
  readonly name: string;
  /** The name in the file. Null if the file does not have the column. */
  readonly found: string | null;
  /** The index in the file. -1 if the file does not have the column. */
  readonly index: number;
  /**
   * `spelling`: a name that differs in case, spaces or punctuation. `synonym`: another common name. `chosen`: the user
   * assigned the column.
   */
  readonly match: "same" | "spelling" | "synonym" | "chosen" | "missing";
}

export interface HeaderMapping {
  /** The columns of the template, in their order. */
  readonly columns: readonly MappedColumn[];
  /** Columns of the file that the template does not have. */
  readonly extra: readonly string[];
  /** True if every name equals the template's, byte for byte. */
  readonly isSame: boolean;
  /** True if no column has a match, so the first row is probably data. */
  readonly isMissing: boolean;
}

const matches = ["same", "spelling", "synonym"] as const;

/** Maps the header of a file to that of the template. Better matches take their columns first. */
export function mapHeader(header: readonly string[], template: readonly string[]): HeaderMapping {
  const taken = new Map<number, number>();
  const found = new Map<number, MappedColumn>();
  for (const match of matches) {
    template.forEach((name, place) => {
      if (found.has(place)) return;
      const index = header.findIndex(
        (other, at) => !taken.has(at) && nameMatchers[match](name, other),
      );
      if (index < 0) return;
      taken.set(index, place);
      found.set(place, { name, found: header[index] ?? "", index, match });
    });
  }
  return mappingOf(
    header,
    template.map((name, place) => found.get(place) ?? missingColumn(name)),
  );
}

/**
 * Assigns a column of the file to a column of the template, or none by -1. The template column that had it before
 * becomes missing.
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
      if (at !== place) return index >= 0 && column.index === index ? missingColumn(name) : column;
      const found = header[index];
      return found === undefined ? missingColumn(name) : { name, found, index, match: "chosen" };
    }),
  );
}

/** The choice of a column: the position in the template and the index in the file, or -1 for none. */
export interface ColumnChoice {
  readonly place: number;
  readonly index: number;
}

function missingColumn(name: string): MappedColumn {
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

const nameMatchers: Record<(typeof matches)[number], (name: string, other: string) => boolean> = {
  same: (name, other) => name === other,
  spelling: (name, other) => plainColumnName(name) === plainColumnName(other),
  synonym(name, other) {
    const kind = columnKindOf(name);
    return kind !== null && kind === columnKindOf(other);
  },
};
