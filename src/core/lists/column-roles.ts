/** The meanings of a column, in the order in which the user chooses one. */
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
  "cityStateZip",
  "city",
  "state",
  "zip",
  "zip4",
  "country",
  "name",
  "id",
  "currentProvider",
  "currentMonthly",
  "contractEnd",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** Columns about what the customer has now, which several addresses compare with. */
export const currentRoles = ["currentProvider", "currentMonthly", "contractEnd"] as const;

/** Columns within a building, in the order in which their texts are joined. */
export const unitRoles = ["building", "floor", "unitType", "unit"] as const;

/**
 * The use of a column: its part of the address, or the column of the template that it fills, by name. Null if the column
 * is not used.
 */
export type ColumnUse = ColumnRole | `as:${string}` | null;
