import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface PackageDoors {
  readonly main: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly alias: Readonly<Record<string, string>>;
}

/** Parcel uses `exports` only if the app allows it. Other bundlers ignore a package's `alias`. */
test("Parcel finds the same files through `main` and `alias` as other bundlers through `exports`", () => {
  const { main, exports, alias }: PackageDoors = JSON.parse(readFileSync("package.json", "utf8"));
  const files = Object.entries(exports).map(([door, target]): [string, string] => [
    door,
    typeof target === "string" ? target : target.default,
  ]);
  const own = files.filter(([door, file]) => door !== "." && door !== file);
  expect(main).toBe(Object.fromEntries(files)["."]);
  expect(alias).toEqual(
    Object.fromEntries(own.map(([door, file]) => [door, file.replace("*", "$1")])),
  );
});
