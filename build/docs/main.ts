/** `npm run docs [-- <folder>]`: writes the documentation site, for any static host. It needs a build. */
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildScripts } from "./build-scripts.ts";
import { copiedFiles, siteFiles } from "./site-pages.ts";

const ownFolder = "docs-site";
const [folder = ownFolder] = process.argv.slice(2);
const needed = ["dist/custom-elements.json", "cdn/manifest.json", "cdn/lite/manifest.json"];
const missing = needed.filter((file) => !existsSync(file));

if (missing.length > 0) {
  process.stderr.write(`There is no ${missing.join(", ")}. Run \`npm run build\` first.\n`);
  process.exitCode = 2;
} else {
  await writeSite();
}

async function writeSite(): Promise<void> {
  const files = siteFiles();
  // Do not delete a folder that the user has named, because it may have other files.
  if (folder === ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  for (const [file, text] of files) writeFileSync(placeOf(file), text);
  for (const [file, source] of Object.entries(copiedFiles)) copyFileSync(source, placeOf(file));
  // The host of the site compresses the files itself.
  cpSync("cdn", placeOf("cdn"), { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  await buildScripts(folder);
  const pages = [...files.keys()].filter((file) => file.endsWith(".html"));
  process.stdout.write(`${pages.length} pages in ${folder}/\n`);
}

function placeOf(file: string): string {
  const place = join(folder, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}
