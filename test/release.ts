/**
 * `npm run test:release`: everything beyond `npm test`, before a release. `npm run test:release -- print touch` runs these
 * parts. Ends with the failed tests and the line `N passed, N failed`.
 */
import { existsSync } from "node:fs";
import { releaseParts } from "./release-parts.ts";
import { findChromium } from "./support/chromium.ts";
import { runCommand } from "./support/run-command.ts";
import { runVitest } from "./support/run-vitest.ts";
import { endWithCount, type TestCount } from "./support/test-count.ts";

const names = process.argv.slice(2);
const unknown = names.filter((name) => !releaseParts.some((part) => part.name === name));
if (unknown.length > 0) {
  const all = releaseParts.map(({ name }) => name).join(", ");
  throw new Error(`There is no part ${unknown.join(", ")}. There are ${all}.`);
}
if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to test. Run `npm run build` first.");
}

const chromium = { CHROMIUM_PATH: await findChromium() };
const counts: TestCount[] = [];
for (const { name, isExtra = false, steps } of releaseParts) {
  if (names.length === 0 ? isExtra : !names.includes(name)) continue;
  for (const { runner, words, env = {} } of steps) {
    const run = runner === "vitest" ? runVitest : runInNpm;
    counts.push(await run(name, words, { ...chromium, ...env }));
  }
}
endWithCount(counts);

function runInNpm(name: string, words: readonly string[], env: Readonly<Record<string, string>>) {
  return runCommand(name, ["run", "-s", ...words], { env });
}
