/**
 * `npm run new-element -- <tag> "<what it is for>"`: writes the folder of an element with a heading and a sentence, its story
 * and its test, and adds it to the files that list all elements.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { elementFilesOf, withOpener, withTypeExport } from "./element-files.ts";
import { withRow } from "./with-row.ts";

const openers = "test/support/open-model.ts";
const [tag = "", summary = ""] = process.argv.slice(2);
const problem = problemOf();

if (problem === null) {
  const files = elementFilesOf({ tag, summary: summary.replace(/\.$/, "") });
  for (const [file, text] of Object.entries(files)) write(file, text);
  change("src/elements/index.ts", (text) => withTypeExport(text, tag));
  change(openers, (text) => withOpener(text, tag));
  execFileSync("npx", ["biome", "check", "--write", ...Object.keys(files), openers], {
    shell: process.platform === "win32",
  });
  change("README.md", (text) =>
    withRow(text, "| element | what it is for |", `| \`${tag}\` | ${summary} |`),
  );
  process.stdout.write(
    "Next: npm run build && npm run isolation, which shows it in all host pages.\n",
  );
} else {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}

function problemOf(): string | null {
  if (!/^[a-z]+(?:-[a-z]+)+$/.test(tag) || summary.trim() === "") {
    return 'Name a tag, and what it is for: agent-notes "Notes of an agent on an address"';
  }
  return existsSync(`src/elements/${tag}`) ? `There is an element ${tag}.` : null;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`${file}\n`);
}

function change(file: string, edit: (text: string) => string): void {
  write(file, edit(readFileSync(file, "utf8")));
}
