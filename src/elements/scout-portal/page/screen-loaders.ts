/**
 * The doors of the other elements, found as in `element-table.ts`. Not imported from there: the table
 * would become a file of its own, and the autoloader is one file.
 */
const doors = import.meta.glob([
  "../../*-*/*.ts",
  "!../../*-*/*.*.ts",
  "!../../scout-portal/scout-portal.ts",
]);

/** Loads a screen or the header by its tag. */
export const screenLoaders: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  Object.entries(doors).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);
