import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface PackageDoors {
  readonly main: string;
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly alias: Readonly<Record<string, string>>;
}

/** Parcel heeds `exports` only if the app says so. Other bundlers pass over a package's `alias`. */
test("Parcel finds behind `main` and `alias` what others find behind `exports`", () => {
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
