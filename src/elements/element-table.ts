/**
 * The functions that import the entry module of each element, `<tag>/<tag>.ts`, keyed by its path.
 */
const doors = import.meta.glob(["./*-*/*.ts", "!./*-*/*.*.ts"]);

/** The functions that load an element, keyed by its tag. */
export const elementLoaders: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  Object.entries(doors).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);
