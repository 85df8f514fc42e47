import { columnKindOf, plainColumnName } from "./column-names.ts";

/** A column of the template and the file's column that stands for it. */
export interface MappedColumn {
  readonly name: string;
  /** The file's name for it; null when it has none. */
  readonly found: string | null;
  /** Its place in the file; -1 when it has none. */
  readonly index: number;
  /** `spelling`: other case, spaces or signs. `synonym`: another common name. */
  readonly match: "same" | "spelling" | "synonym" | "missing";
}

export interface HeaderMapping {
  /** In the template's order. */
  readonly columns: readonly MappedColumn[];
  /** The file's columns that the template does not have. */
  readonly extra: readonly string[];
  /** Every name is the template's, byte for byte. */
  readonly isSame: boolean;
  /** No name is the template's: the first row is likely to be data already. */
  readonly isMissing: boolean;
}

const matches = ["same", "spelling", "synonym"] as const;

/** Compares a header with the template's (decisions H18). The better match takes a column first. */
export function mapHeader(header: readonly string[], template: readonly string[]): HeaderMapping {
  const taken = new Map<number, number>();
  const found = new Map<number, MappedColumn>();
  for (const match of matches) {
    for (const [place, name] of template.entries()) {
      if (found.has(place)) continue;
      const index = header.findIndex((other, at) => !taken.has(at) && fits[match](name, other));
      if (index < 0) continue;
      taken.set(index, place);
      found.set(place, { name, found: header[index] ?? "", index, match });
    }
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
