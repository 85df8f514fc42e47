import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockedPackage {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
);

/**
 * Returns the folder in which Node finds a package that `from` imports: its own folder, or one
 * above it.
 */
function findLocked(from: string, name: string): string | undefined {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, folder.lastIndexOf("node_modules/")).replace(/\/$/, "")
  ) {
    const path = `${folder}${folder === "" ? "" : "/"}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (folder === "") return undefined;
  }
}

test("the lockfile has the packages of every platform, because `npm ci` requires them on each", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => findLocked(path, name) === undefined)
      .map(([name, version]) => `${name}@${version}, of ${path}`),
  );
  expect(missing).toEqual([]);
});

test("every locked package has the hash of its content", () => {
  const unproved = Object.entries(packages)
    .filter(
      ([path, { integrity, link = false }]) => path !== "" && !link && integrity === undefined,
    )
    .map(([path]) => path);
  expect(unproved).toEqual([]);
});
