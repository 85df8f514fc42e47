/**
 * `npm run audit`: checks the registry's signatures of all installed packages, and the licenses of all libraries that
 * the product needs or contains. Exits with 1 if a check fails, and with 2 if the signatures could not be checked.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { refusedLicensesIn } from "./license-rule.ts";
import { partsListFile } from "./parts-files.ts";
import { signatureVerdictOf } from "./signature-verdict.ts";

const refused = [...licenses(), ...signatures()];
for (const one of refused) say(`Refused: ${one}`);
if (refused.length > 0) process.exitCode = 1;

function licenses(): string[] {
  const needed = npm("sbom", "--omit=dev", "--package-lock-only", "--sbom-format=cyclonedx");
  const built = ["cdn", "dist", "dist/cli"]
    .map((folder) => `${folder}/${partsListFile}`)
    .filter(existsSync);
  if (built.length < 2)
    say("Licenses of bundled libraries: NOT CHECKED. Run `npm run build` first.");
  const lists = [needed, ...built.map((file) => readFileSync(file, "utf8"))];
  const found = [...new Set(lists.flatMap(refusedLicensesIn))];
  if (found.length === 0) say(`Licenses of ${["dependencies", ...built].join(", ")}: allowed.`);
  return found;
}

function signatures(): readonly string[] {
  const verdict = signatureVerdictOf(npm("audit", "signatures", "--json"));
  if (verdict.kind === "refused") return verdict.packages;
  if (verdict.kind === "verified") {
    say("Signatures of all installed packages: verified.");
    return [];
  }
  say(`Signatures: NOT CHECKED, because the registry could not be reached: ${verdict.reason}`);
  process.exitCode = 2;
  return [];
}

function npm(...words: readonly string[]): string {
  const isWindows = process.platform === "win32";
  return spawnSync("npm", words, { encoding: "utf8", shell: isWindows }).stdout;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
