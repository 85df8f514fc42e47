import { columnKindOf } from "./column-names.ts";

const addressParts = ["address", "unit", "city", "state", "zip"] as const;

/**
 * Creates a function that composes the address of a row from columns with known names, such as
 * `1 Main St, Suite 2, Austin, TX 78701`. Null if the file has no column of street addresses. The function returns `""`
 * for a row without a street address.
 */
export function rowAddressReaderOf(
  header: readonly string[],
): { readonly street: number; read(cells: readonly string[]): string } | null {
  const kinds = header.map(columnKindOf);
  const [street = -1, ...others] = addressParts.map((part) => kinds.indexOf(part));
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
