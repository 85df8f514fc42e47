import { columnKindOf, plainColumnName } from "./column-names.ts";

/** A column of the template and the matching column of the file. */
interface MappedColumn {
  readonly name: string;
  /** The name in the file. Null if the column is missing. */
  readonly found: string | null;
  /** The index in the file. -1 if the column is missing. */
  readonly index: number;
  /** `spelling`: other case, spaces or punctuation. `synonym`: another common name. */
  readonly match: "same" | "spelling" | "synonym" | "missing";
}

export interface HeaderMapping {
  /** In the order of the template. */
  readonly columns: readonly MappedColumn[];
  /** Columns of the file that the template does not have. */
  readonly extra: readonly string[];
  /** Every name equals the template's, byte for byte. */
  readonly isSame: boolean;
  /** No name is in the template: the first row is probably data. */
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
  const columns = template.map(
    (name, place): MappedColumn =>
      found.get(place) ?? { name, found: null, index: -1, match: "missing" },
  );
  return {
    columns,
    extra: header.filter((name, index) => !taken.has(index) && name.trim() !== ""),
    isSame: columns.every(({ match }) => match === "same"),
    isMissing: template.length > 0 && taken.size === 0,
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
