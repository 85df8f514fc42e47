import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readElements } from "../docs/read-elements.ts";
import { elementManifests } from "../element-manifests.ts";
import { blockElementsOf } from "./block-elements.ts";
import { previewFiles } from "./preview-page.ts";
import { zipOf } from "./zip.ts";

/** The folder of the plugin in WordPress. */
const slug = "scout-elements";
const sources = "integrations/wordpress/scout-elements";
/** Stands in the sources for the version of the package. */
const versionMark = "0.0.0";

/**
 * Packs the WordPress plugin with the built files, and returns the path of the ZIP file.
 *
 * @param folder - is made if it is missing
 * @throws if the build is missing or of another version
 */
export async function packPlugin(folder: string): Promise<string> {
  const { version } = readJson("package.json");
  for (const file of ["cdn/manifest.json", "cdn/lite/manifest.json"]) {
    if (!existsSync(file) || readJson(file).version !== version) {
      throw new Error(`${file} is not of version ${version}: run \`npm run build\`.`);
    }
  }
  const elements = blockElementsOf(readElements("dist/custom-elements.json"), elementManifests);
  const files = new Map<string, Buffer>([
    ...withVersion(filesIn(sources), version),
    // Browsers keep files by their addresses: those of another version have others.
    ...prefixed(`cdn/${version}`, filesIn("cdn", isServed)),
    // What is built from the elements keeps their license.
    ["cdn/LICENSE.txt", readFileSync("LICENSE")],
    ...prefixed("preview", await previewFiles()),
    ["elements.json", Buffer.from(`${JSON.stringify({ version, elements }, null, 2)}\n`)],
  ]);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${slug}-wordpress-${version}.zip`);
  writeFileSync(path, zipOf(prefixed(slug, files)));
  return path;
}

/** A web server packs the files itself; the list of parts is for readers of a release. */
function isServed(path: string): boolean {
  return !/\.(?:br|gz)$/.test(path) && path !== "parts.cdx.json";
}

function filesIn(folder: string, isTaken = (_path: string) => true): Map<string, Buffer> {
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

function withVersion(files: ReadonlyMap<string, Buffer>, version: string): Map<string, Buffer> {
  return new Map(
    [...files].map(([name, content]) => {
      const text = content.toString("utf8");
      return [
        name,
        text.includes(versionMark) ? Buffer.from(text.replaceAll(versionMark, version)) : content,
      ];
    }),
  );
}

function prefixed(prefix: string, files: ReadonlyMap<string, Buffer>): Map<string, Buffer> {
  return new Map([...files].map(([name, content]) => [`${prefix}/${name}`, content]));
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}
