/** `npm run docs [-- <folder>]`: writes the documentation site, for any static host. It needs a build. */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copiedFiles, sitePages } from "./site-pages.ts";

const ownFolder = "docs-site";
const [folder = ownFolder] = process.argv.slice(2);
const needed = ["dist/custom-elements.json", "cdn/manifest.json", "cdn/lite/manifest.json"];
const missing = needed.filter((file) => !existsSync(file));

if (missing.length > 0) {
  process.stderr.write(`There is no ${missing.join(", ")}. Run \`npm run build\` first.\n`);
  process.exitCode = 2;
} else {
  writeSite();
}

function writeSite(): void {
  const pages = sitePages();
  // A folder that is given may hold other files.
  if (folder === ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  for (const [page, text] of pages) writeFileSync(placeOf(page), text);
  for (const [file, source] of Object.entries(copiedFiles)) copyFileSync(source, placeOf(file));
  process.stdout.write(`${pages.size} pages in ${folder}/\n`);
}

function placeOf(file: string): string {
  const place = join(folder, file);
  mkdirSync(dirname(place), { recursive: true });
  return place;
}
