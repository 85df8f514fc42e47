/**
 * `npm run docs [-- <folder> [--base /path/]]`: writes the documentation site, for any static host. It needs a build. The
 * base is the path of the site on its host.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "vitepress";
import { assistantFiles } from "./assistant-files.ts";
import { buildExample } from "./build-example.ts";
import { copiedFiles, readSite } from "./site.ts";
import { icon, stagedFolder } from "./site-paths.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { base: { type: "string", default: "/" } },
});
const [folder = "docs-site"] = positionals;
const needed = ["dist/custom-elements.json", "cdn/manifest.json", "cdn/lite/manifest.json"];
const missing = needed.filter((file) => !existsSync(file));

if (missing.length > 0) {
  process.stderr.write(`There is no ${missing.join(", ")}. Run \`npm run build\` first.\n`);
  process.exitCode = 2;
} else {
  await writeSite();
}

async function writeSite(): Promise<void> {
  const groups = readSite();
  const pages = groups.flatMap((group) => group.pages);
  rmSync(stagedFolder, { recursive: true, force: true });
  for (const { page, text } of pages) {
    const isHome = page === "index.html";
    write(
      join(stagedFolder, page.replace(/\.html$/, ".md")),
      isHome ? withoutIntroduction(text) : text,
    );
  }
  await build("build/docs", { outDir: resolve(folder), base: values.base });
  for (const [file, text] of assistantFiles(groups)) write(join(folder, file), text);
  copyFileSync("src/core/branding/default-mark.png", join(folder, icon));
  for (const file of copiedFiles) copyFileSync(file, placeOf(join(folder, file)));
  // The host of the site compresses the files itself.
  cpSync("cdn", join(folder, "cdn"), {
    recursive: true,
    filter: (file) => !/\.(?:br|gz)$/.test(file),
  });
  await buildExample(folder);
  process.stdout.write(`${pages.length} pages in ${folder}/\n`);
}

/** The heading and the first paragraph of the start page are in its banner. */
function withoutIntroduction(text: string): string {
  return text.split("\n\n").slice(2).join("\n\n");
}

function write(place: string, text: string): void {
  writeFileSync(placeOf(place), text);
}

function placeOf(place: string): string {
  mkdirSync(dirname(place), { recursive: true });
  return place;
}
