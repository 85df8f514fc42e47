import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the package: this file runs from the sources in `src/cli/`, or from `dist/`. */
export function packageFolder(): string {
  const above = ["..", "../.."].map((path) => join(import.meta.dirname, path));
  return above.find((folder) => existsSync(join(folder, "package.json"))) ?? ".";
}

/** A document of the package. */
export interface PackedDocument {
  /** Its path in the package, such as `docs/guides/start.md`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/** The documents that the package contains, those to begin with first. */
export function packedDocuments(folder = packageFolder()): readonly PackedDocument[] {
  const inFolder = (name: string) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith(".md"))
      .map((file) => `${name}/${file}`)
      .sort();
  const paths = ["README.md", ...inFolder("docs/guides"), ...packedDocs, "CHANGELOG.md"];
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), "utf8");
    return { path, title: /^# (.*)$/m.exec(text)?.[1] ?? path, text };
  });
}

/** The documents beside the guides; the others are only in the repository. */
const packedDocs = ["backend", "browsers", "core", "frameworks", "serving"].map(
  (name) => `docs/${name}.md`,
);
