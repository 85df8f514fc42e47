import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";

const packageJson = JSON.parse(readFileSync("package.json", "utf8"));

interface Pack {
  /** The size of the tarball, in bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

/** npm's report of the tarball that it would pack. */
const [pack] = ((): readonly Pack[] => {
  const words = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const shell = process.platform === "win32";
  return JSON.parse(execFileSync("npm", words, { encoding: "utf8", shell, stdio: "pipe" }));
})();
const packed = new Set(pack?.files.map(({ path }) => path));

const packedWith = (ending: string) => [...packed].filter((file) => file.endsWith(ending));
const textOf = (file: string) => readFileSync(file, "utf8");

function targetsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(targetsIn) : [];
}

/** Returns the targets of a file's relative links that are not packed. */
function lost(file: string, targets: readonly string[]): string[] {
  return targets
    .map((target) => posix.join(posix.dirname(file), target))
    .filter((target) => !packed.has(target))
    .map((target) => `${file}: ${target}`);
}

test("all files in package.json are packed", () => {
  const { exports, bin, customElements } = packageJson;
  const targets = targetsIn([exports, bin, customElements]).filter((path) => !path.includes("*"));
  expect(targets.filter((path) => !packed.has(posix.normalize(path)))).toEqual([]);
});

test("documents link only to packed files", () => {
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target = ""]) => target);
  expect(packedWith(".md").flatMap((file) => lost(file, linksIn(textOf(file))))).toEqual([]);
});

test("files that README names are packed, or are listed as files of the repository only", () => {
  const [told = "", others = ""] = textOf("README.md").split("These are only in the repository:");
  expect(others).not.toBe("");
  const named = [...told.matchAll(/`((?:docs|demo|cdn|dist)\/[\w./-]*\.\w+|[A-Z]+(?:\.md)?)`/g)];
  expect(named.map(([, path = ""]) => path).filter((path) => !packed.has(path))).toEqual([]);
});

test("modules and types import only packed files and dependencies", () => {
  const importsIn = (text: string) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"\n]+)"/g)].map(([, target = ""]) => target);
  // Skips the PDF library's modules, which have imports in strings; bundled-files.test.ts checks
  // them as a bundler does.
  const files = [...packedWith(".js"), ...packedWith(".d.ts")].filter((file) =>
    /^dist\/(?!assets\/)/.test(file),
  );
  const nameOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
  const { dependencies, peerDependencies } = packageJson;
  /** Frameworks that the types of their integrations may import. */
  const known = new Set([
    ...Object.keys({ ...dependencies, ...peerDependencies }),
    ...["scout-elements", "svelte", "vue"],
  ]);
  const troubles = files.flatMap((file) => {
    const targets = importsIn(textOf(file));
    const declared = file.endsWith(".d.ts");
    const relative = targets
      .filter((target) => target.startsWith("."))
      .map((target) => (declared ? target.replace(/(?:\.d)?\.[jt]sx?$/, ".d.ts") : target));
    const foreign = targets.filter((target) => !/^\.|^node:/.test(target));
    return [...lost(file, relative), ...foreign.filter((target) => !known.has(nameOf(target)))];
  });
  expect(troubles).toEqual([]);
});

test("custom-elements.json names files that are packed", () => {
  const { modules } = JSON.parse(textOf("dist/custom-elements.json"));
  const paths = modules.map(({ path }: { readonly path: string }) => path);
  expect(paths.filter((path: string) => !packed.has(path))).toEqual([]);
});

test("the licenses are packed", () => {
  const notices = ["cdn", "cdn/lite", "dist", "dist/cli"].map(
    (folder) => `${folder}/THIRD-PARTY-NOTICES.txt`,
  );
  expect(["LICENSE", ...notices].filter((file) => !packed.has(file))).toEqual([]);
  expect(packageJson.license === "UNLICENSED" && existsSync("LICENSE")).toBe(true);
});

/** Counts the bytes of the files in a folder. */
function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

interface Locked {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/**
 * Lists the folders of the libraries that npm installs with the package, including optional ones,
 * but not React.
 */
function installedFolders(): ReadonlySet<string> {
  const { packages }: { packages: Readonly<Record<string, Locked>> } = JSON.parse(
    textOf("package-lock.json"),
  );
  const namesIn = ({ dependencies, optionalDependencies }: Locked) =>
    Object.keys({ ...dependencies, ...optionalDependencies });
  const folders = new Set(
    Object.keys(packageJson.dependencies).map((name) => `node_modules/${name}`),
  );
  for (const folder of folders) {
    for (const name of namesIn(packages[folder] ?? {})) {
      const inside = `${folder}/node_modules/${name}`;
      folders.add(inside in packages ? inside : `node_modules/${name}`);
    }
  }
  return folders;
}

test("the tarball has at most 7.5 MB", () => {
  expect(pack?.size).toBeLessThanOrEqual(7_500_000);
});

test("npm install adds at most 34.7 MB beside React", () => {
  const folders = [...installedFolders()];
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  const libraries = folders.reduce((sum, folder) => sum + bytesIn(folder), 0);
  expect(libraries).toBeGreaterThan(1_000_000);
  expect(libraries + (pack?.unpackedSize ?? Number.NaN)).toBeLessThanOrEqual(34_700_000);
});

test("no packed copy, source map or archive is in the tarball", () => {
  expect(packedWith("").filter((file) => /\.(?:br|gz|tgz|map|tsbuildinfo)$/.test(file))).toEqual(
    [],
  );
});
