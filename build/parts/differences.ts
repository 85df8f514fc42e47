import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The files that differ between the folders, or are in only one. The compiler's own cache files are ignored. */
export function differencesOf(one: string, other: string): string[] {
  const [hashes, others] = [hashesIn(one), hashesIn(other)];
  return [...new Set([...hashes.keys(), ...others.keys()])]
    .filter((file) => hashes.get(file) !== others.get(file))
    .sort();
}

function hashesIn(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file) => [relative(folder, file), file] as const)
      .filter(([name]) => !name.startsWith(".checked"))
      .map(([name, file]) => [name, createHash("sha256").update(readFileSync(file)).digest("hex")]),
  );
}
