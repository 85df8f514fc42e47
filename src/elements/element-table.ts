/** The door module of every element, `<tag>/<tag>.ts`, found by folder. */
const doors = import.meta.glob(["./*-*/*.ts", "!./*-*/*.*.ts"]);

/** Loads an element by its tag. */
export const elementLoaders: Readonly<Record<string, () => Promise<unknown>>> = Object.fromEntries(
  Object.entries(doors).map(([path, load]) => [path.split("/").at(-2) ?? path, load]),
);
