import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A library in the built files. */
export interface Part {
  readonly name: string;
  readonly version: string;
  /** The license, as an SPDX expression. */
  readonly license: string;
  /** The texts that must accompany the library, in the order of their files. */
  readonly texts: readonly string[];
}

/**
 * Reads an installed package.
 *
 * @param folders - folders of the package with files in the build, whose license files also count
 * @throws if it has no license, or no license text: see `licenseTexts`
 */
export function readPart(folder: string, folders: readonly string[] = []): Part {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  if (typeof license !== "string") throw new Error(`${folder} names no license.`);
  const files = [...new Set([folder, ...folders])].sort().flatMap(licenseFilesIn);
  const substitute = licenseTexts[name];
  if (files.length === 0 && substitute !== undefined) files.push(substitute);
  if (files.length === 0) throw new Error(`${folder} has no license text.`);
  return { name, version, license, texts: files.map((file) => readFileSync(file, "utf8").trim()) };
}

/** License texts of packages that are published without one, from their repositories. */
export const licenseTexts: Readonly<Record<string, string>> = {
  "@r2wc/core": "build/parts/license-texts/r2wc.txt",
};

export function licenseFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => /^(?:third-party-)?(?:licen[cs]e|notice|copying|copyright)/i.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
}
