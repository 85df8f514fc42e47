import { plainColumnName, roleOfTemplate } from "./column-names.ts";
import { type ColumnRole, type ColumnUse, unitRoles } from "./column-roles.ts";
import type { ColumnMapping } from "./map-columns.ts";

/** A column of the template, and the columns of the file that fill it. */
export interface TemplateColumn {
  readonly name: string;
  /** Its part of the address; null if it holds another text. */
  readonly role: ColumnRole | null;
  /** The columns of the file, in the order in which they are joined. Empty if the file has none. */
  readonly from: readonly number[];
  /** `spelling`: a name that differs in case, spaces or punctuation. `other`: another name, or several columns. */
  readonly match: "same" | "spelling" | "other" | "missing";
}

/** The columns of a template with those that fill them, and the columns of the file that fill none. */
export interface TemplateMapping {
  readonly columns: readonly TemplateColumn[];
  readonly extra: readonly number[];
  /** True if every name equals the template's, byte for byte. */
  readonly isSame: boolean;
  /** True if no column has a match, so the first row is probably data. */
  readonly isMissing: boolean;
}

/** Parts that another part holds if the template has no column for them, in the order in which they are joined. */
const roomFor: Readonly<Partial<Record<ColumnRole, readonly ColumnRole[]>>> = {
  address: [
    "urbanization",
    "address",
    "number",
    "direction",
    "street",
    "suffix",
    "endDirection",
    ...unitRoles,
  ],
  street: ["street", "suffix", "endDirection"],
  unit: unitRoles,
  city: ["city", "cityStateZip"],
  state: ["state", "cityStateZip"],
  zip: ["zip", "zip4", "cityStateZip"],
};

/** The parts that a column of the template holds, those without a column of their own included. */
export function partsOfTemplate(
  role: ColumnRole,
  template: readonly string[],
): readonly ColumnRole[] {
  const own = new Set(template.map(roleOfTemplate));
  const inUnit: readonly ColumnRole[] = own.has("unit") ? unitRoles : [];
  return (roomFor[role] ?? [role]).filter(
    (part) => part === role || (!own.has(part) && (role === "unit" || !inUnit.includes(part))),
  );
}

/** Finds the columns that fill those of a template. */
export function templateMappingOf(
  { names, uses }: ColumnMapping,
  template: readonly string[],
): TemplateMapping {
  const filled = new Set<ColumnRole>();
  const columns = template.map((name): TemplateColumn => {
    const role = roleOfTemplate(name);
    // A second column of the same meaning stays empty.
    const isSecond = role !== null && filled.has(role);
    if (role !== null) filled.add(role);
    const parts: readonly ColumnUse[] =
      role === null ? [`as:${name}`] : isSecond ? [] : partsOfTemplate(role, template);
    const from = parts.flatMap((part) =>
      uses.flatMap((use, index) => (use === part ? [index] : [])),
    );
    return {
      name,
      role,
      from,
      match: matchOf(
        name,
        from.map((index) => names[index] ?? ""),
      ),
    };
  });
  const taken = new Set(columns.flatMap(({ from }) => from));
  return {
    columns,
    extra: uses.flatMap((_, index) => (taken.has(index) ? [] : [index])),
    isSame: columns.every(({ match }) => match === "same"),
    isMissing: columns.length > 0 && columns.every(({ match }) => match === "missing"),
  };
}

function matchOf(name: string, found: readonly string[]): TemplateColumn["match"] {
  const [only] = found;
  if (only === undefined) return "missing";
  if (found.length > 1) return "other";
  if (only === name) return "same";
  return plainColumnName(only) === plainColumnName(name) ? "spelling" : "other";
}
