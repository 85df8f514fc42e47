/**
 * `npm run browsers`: the tests of screens and the main paths through the demo in Chromium, Firefox and WebKit, or in
 * those that are named: `npm run browsers -- webkit`. `newest-chromium` runs the conformance suite alone, in Debian's, and
 * only if it is named, as by `npm run release`. `--chosen` runs a part of them that takes a few minutes and leaves
 * out Chromium, where `npm test` runs everything. `--smoke` starts every element and follows the main path. `--pictures` only shows every element, narrow, wide and dark. Ends with
 * `N passed, N failed`; an engine that is not there has failed.
 */
import { existsSync } from "node:fs";
import { findChromium } from "../support/chromium.ts";
import {
  type EngineName,
  engineNames,
  findEngine,
  newestChromium,
  type Programs,
} from "../support/engines.ts";
import { runVitest } from "../support/run-vitest.ts";
import { endWithCount, type TestCount, totalOf } from "../support/test-count.ts";
import { startWebKitDriver } from "../support/webkit.ts";

const words = process.argv.slice(2);
const isChosen = words.includes("--chosen");
const isSmoke = words.includes("--smoke");
const arePictures = words.includes("--pictures");
const asked = words.filter((word) => !word.startsWith("--"));
const known: readonly string[] = ["chromium", newestChromium, ...engineNames];
const strange = asked.filter((name) => !known.includes(name));
if (strange.length > 0) {
  throw new Error(`There is no engine ${strange.join(", ")}. There are ${known.join(", ")}.`);
}
if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to test. Run `npm run build` first.");
}

const isWanted = (name: string) => (asked.length === 0 ? true : asked.includes(name));
const counts: TestCount[] = [];
if (isWanted("chromium") && !(isChosen && asked.length === 0)) counts.push(await inChromium());
if (asked.includes(newestChromium)) counts.push(await inNewestChromium());
for (const name of engineNames) {
  if (isWanted(name)) counts.push(await inEngine(name));
}
endWithCount(counts);

async function inChromium(): Promise<TestCount> {
  const env = { CHROMIUM_PATH: await findChromium() };
  if (arePictures) return inOwnProject("chromium, built", env);
  return runVitest(
    "browsers-chromium",
    ["--project", "browser", "--project", "e2e", "browser.test", "main-path"],
    env,
  );
}

async function inNewestChromium(): Promise<TestCount> {
  const programs = programsOf(newestChromium);
  if (programs === null) return missing(newestChromium);
  return runVitest(
    `browsers-${newestChromium}`,
    ["--project", "browser", "test/conformance/conformance.browser.test.ts"],
    { CHROMIUM_PATH: programs.chromium ?? "" },
  );
}

function missing(name: string): TestCount {
  return { passed: 0, failed: 1, failures: [`${name} is missing`] };
}

function programsOf(name: EngineName | typeof newestChromium): Programs | null {
  try {
    return findEngine(name);
  } catch (error) {
    process.stdout.write(`\n${error instanceof Error ? error.message : error}\n`);
    return null;
  }
}

async function inEngine(name: EngineName): Promise<TestCount> {
  const programs = programsOf(name);
  if (programs === null) return missing(name);
  const driver = name === "webkit" ? await startWebKitDriver(programs) : null;
  try {
    const place = driver ?? { path: programs.firefox };
    const env = {
      SCOUT_ENGINE: JSON.stringify({ name, ...place }),
    };
    const built = `${name}, built`;
    if (arePictures || isSmoke) return await inOwnProject(built, env);
    // One after the other: WebKit's driver has one session at a time, and both engines draw in software.
    return totalOf([await inOwnProject(name, env), await inOwnProject(built, env)]);
  } finally {
    driver?.stop();
  }
}

/** In a project of `build/browsers.config.ts`. */
function inOwnProject(name: string, env: Readonly<Record<string, string>>): Promise<TestCount> {
  const part = arePictures ? "pictures" : isSmoke ? "smoke" : isChosen ? "chosen" : "all";
  const options = ["--config", "build/browsers.config.ts", "--project", name];
  return runVitest(`browsers-${name}`, options, { ...env, SCOUT_BROWSERS: part });
}
