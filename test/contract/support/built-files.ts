import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface FileFacts {
  readonly integrity: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly imports: readonly string[];
}

export interface ElementFacts {
  readonly entry: string;
  /** Size of the entry with all of its static imports. */
  readonly gzip: number;
  readonly brotli: number;
  /** Files that run before the entry: the request for the settings. */
  readonly first: readonly string[];
  /** The files of the element and of the screen that it opens. */
  readonly preloads: readonly string[];
  readonly languages?: Readonly<Record<string, readonly string[]>>;
  readonly prerendered?: string;
  /** The lines to paste into a page. */
  readonly snippet: string;
}

export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, FileFacts>>;
  readonly elements: Readonly<Record<string, ElementFacts>>;
}

export interface PackageFacts {
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly version: string;
  /** Budgets of shared files. */
  readonly sizeBudgets: Readonly<Record<string, number>>;
}

export function readPackage(): PackageFacts {
  return JSON.parse(readFileSync("package.json", "utf8"));
}

export type BuiltFolder = "cdn" | "cdn/lite" | "dist" | "dist/cli";

/** The flavours for plain pages. */
export const flavours = ["cdn", "cdn/lite"] as const;

export function readManifest(folder: BuiltFolder = "cdn"): Manifest {
  return JSON.parse(readFileSync(pathOf(folder, "manifest.json"), "utf8"));
}

/** Paths of the files of a built folder. Types, checks, packed files and the other flavour do not count. */
export function listFiles(folder: BuiltFolder, end = ""): string[] {
  pathOf(folder, "");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/^(\.checked|types|lite)\/|\.(br|gz)$/.test(path) && path.endsWith(end));
}

export function readBuilt(folder: BuiltFolder, path: string): Buffer {
  return readFileSync(pathOf(folder, path));
}

function pathOf(folder: string, path: string): string {
  const whole = join(folder, path);
  if (!existsSync(whole)) {
    throw new Error(`There is no ${whole} to test. Run \`npm run build\` first.`);
  }
  return whole;
}
