import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";

const packageJson = JSON.parse(readFileSync("package.json", "utf8"));

/** npm packs these, whatever `files` says. */
const always = ["LICENSE", "README.md", "package.json"];
const named: readonly string[] = packageJson.files.filter((file: string) => !file.startsWith("!"));
const packed = new Set([...always, ...named.flatMap(filesAt)].filter((file) => !isKept(file)));

function filesAt(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name));
}

/** What the compiler keeps for itself. */
function isKept(file: string): boolean {
  return file.startsWith("dist/.checked/");
}

const packedWith = (ending: string) => [...packed].filter((file) => file.endsWith(ending));
const textOf = (file: string) => readFileSync(file, "utf8");

function targetsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(targetsIn) : [];
}

/** The targets of a file's relative links that are not packed. */
function lost(file: string, targets: readonly string[]): string[] {
  return targets
    .map((target) => posix.join(posix.dirname(file), target))
    .filter((target) => !packed.has(target))
    .map((target) => `${file}: ${target}`);
}

test("what package.json names is packed", () => {
  const { exports, bin, customElements } = packageJson;
  const targets = targetsIn([exports, bin, customElements]).filter((path) => !path.includes("*"));
  expect(targets.filter((path) => !packed.has(posix.normalize(path)))).toEqual([]);
});

test("documents link to what is packed", () => {
  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, target = ""]) => target);
  expect(packedWith(".md").flatMap((file) => lost(file, linksIn(textOf(file))))).toEqual([]);
});

test("modules and types import what is packed or a dependency", () => {
  const importsIn = (text: string) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([^"\n]+)"/g)].map(([, target = ""]) => target);
  const files = [...packedWith(".js"), ...packedWith(".d.ts")].filter((file) =>
    file.startsWith("dist/"),
  );
  const nameOf = (target: string) => /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
  const { dependencies, peerDependencies } = packageJson;
  /** Types for frameworks are read only where the framework is. */
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
  const notices = ["cdn", "cdn/lite", "dist"].map((folder) => `${folder}/THIRD-PARTY-NOTICES.txt`);
  expect(["LICENSE", ...notices].filter((file) => !packed.has(file))).toEqual([]);
  expect(packageJson.license === "UNLICENSED" && existsSync("LICENSE")).toBe(true);
});
