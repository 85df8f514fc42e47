import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readElements } from "../../src/cli/read-elements.ts";
import { elementManifests } from "../element-manifests.ts";
import { type BlockElement, blockElementsOf } from "./block-elements.ts";
import { zipOf } from "./zip.ts";

/** Contents by path, with slashes. */
export type PackedFiles = ReadonlyMap<string, Buffer>;

/** The placeholder for the package's version in the sources. */
const versionMark = "0.0.0";

/**
 * The version of the package, which is that of the built files.
 *
 * @throws if the build is missing or of another version
 */
export function builtVersion(): string {
  const { version } = readJson("package.json");
  for (const file of ["cdn/manifest.json", "cdn/lite/manifest.json"]) {
    if (!existsSync(file) || readJson(file).version !== version) {
      throw new Error(`${file} is not of version ${version}: run \`npm run build\`.`);
    }
  }
  return version;
}

/** The elements of the built `custom-elements.json`, with descriptions for editors. */
export function builtElements(): readonly BlockElement[] {
  return blockElementsOf(readElements("dist/custom-elements.json"), elementManifests);
}

/** The files of the elements, in a folder per version, because browsers cache files by their addresses. */
export function servedFiles(version: string): PackedFiles {
  return new Map([
    ...withPrefix(`cdn/${version}`, filesIn("cdn", isServed)),
    // The built files keep the license of the elements.
    ["cdn/LICENSE.txt", readFileSync("LICENSE")],
  ]);
}

/** The sources of an integration, with the version of the package. */
export function sourceFiles(folder: string, version: string): PackedFiles {
  return new Map(
    [...filesIn(folder)].map(([name, content]) => {
      const text = content.toString("utf8");
      return [
        name,
        text.includes(versionMark) ? Buffer.from(text.replaceAll(versionMark, version)) : content,
      ];
    }),
  );
}

/** The scripts that the integrations share. */
export function sharedFiles(): PackedFiles {
  return filesIn("integrations/shared");
}

/** The table of elements that the code of an integration reads. */
export function elementsFile(version: string, elements: readonly object[]): Buffer {
  return Buffer.from(`${JSON.stringify({ version, elements }, null, 2)}\n`);
}

export function withPrefix(prefix: string, files: PackedFiles): PackedFiles {
  return new Map([...files].map(([name, content]) => [`${prefix}/${name}`, content]));
}

/**
 * Writes a ZIP file, and returns its path.
 *
 * @param folder - is created if it is missing
 */
export function writeZip(folder: string, name: string, files: PackedFiles): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, zipOf(files));
  return path;
}

/** Leaves out compressed files, which web servers create themselves, and the list of parts, which is for releases. */
function isServed(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path) && path !== "parts.cdx.json";
}

function filesIn(folder: string, isTaken = (_path: string) => true): PackedFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll("\\", "/"), path] as const)
      .filter(([name]) => isTaken(name))
      .map(([name, path]) => [name, readFileSync(path)] as const),
  );
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
