/** The meaning of a column, by the order in which its text joins an address. */
export const columnRoles = [
  "address",
  "number",
  "direction",
  "street",
  "suffix",
  "endDirection",
  "building",
  "floor",
  "unitType",
  "unit",
  "urbanization",
  "city",
  "state",
  "zip",
  "zip4",
  "country",
  "name",
  "id",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/**
 * The use of a column: its part of the address, or the column of the template that it fills, by name. Null if the column
 * is not used.
 */
export type ColumnUse = ColumnRole | `as:${string}` | null;
