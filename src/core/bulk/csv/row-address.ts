import { columnKindOf } from "./column-names.ts";

const parts = ["address", "unit", "city", "state", "zip"] as const;

/**
 * Reads the address of a row by the names of its columns: `1 Main St, Suite 2, Austin, TX 78701`. Returns null for a file
 * without a column of street addresses, and the function `""` for a row without a street address.
 */
export function rowAddressReaderOf(
  header: readonly string[],
): { readonly street: number; read(cells: readonly string[]): string } | null {
  const kinds = header.map(columnKindOf);
  const [street = -1, ...others] = parts.map((part) => kinds.indexOf(part));
  if (street < 0) return null;
  return {
    street,
    read(cells) {
      const at = (index: number) => cells[index]?.trim() ?? "";
      const [unit = "", city = "", state = "", zip = ""] = others.map(at);
      const region = [state, zip].filter(Boolean).join(" ");
      return at(street) === "" ? "" : [at(street), unit, city, region].filter(Boolean).join(", ");
    },
  };
}
