/**
 * `npm run browsers`: runs the tests of screens and the main paths through the demo in Chromium, Firefox and WebKit, or in
 * the named engines: `npm run browsers -- webkit`. Ends with `N passed, N failed`; a missing engine counts as failed.
 *
 * - `newest-chromium`, which must be named, runs the conformance suite and the tests of how elements start, in
 *   Debian's Chromium.
 * - `--chosen` runs a part that takes a few minutes, without Chromium, where `npm test` runs everything.
 * - `--smoke` starts every element and follows the main path.
 * - `--pictures` takes pictures of every element, narrow, wide and dark, and tests nothing.
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
const namedEngines = words.filter((word) => !word.startsWith("--"));
const knownEngines: readonly string[] = ["chromium", newestChromium, ...engineNames];
const unknownEngines = namedEngines.filter((name) => !knownEngines.includes(name));
if (unknownEngines.length > 0) {
  throw new Error(
    `There is no engine ${unknownEngines.join(", ")}. There are ${knownEngines.join(", ")}.`,
  );
}
if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to test. Run `npm run build` first.");
}

const isWanted = (name: string) => (namedEngines.length === 0 ? true : namedEngines.includes(name));
const counts: TestCount[] = [];
if (isWanted("chromium") && !(isChosen && namedEngines.length === 0))
  counts.push(await inChromium());
if (namedEngines.includes(newestChromium)) counts.push(await inNewestChromium());
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
  const env = { CHROMIUM_PATH: programs.chromium ?? "" };
  const files = ["first-script", "network-cut"].map((name) => `test/browsers/${name}.smoke.ts`);
  const own = ["--config", "build/browsers.config.ts", ...files];
  return totalOf([
    await runVitest(
      `browsers-${newestChromium}`,
      ["--project", "browser", "test/conformance/conformance.browser.test.ts"],
      env,
    ),
    await runVitest(`browsers-${newestChromium}-built`, own, env),
  ]);
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
    // The engines run one after the other, because WebKit's driver allows one session, and both
    // engines render in software.
    return totalOf([await inOwnProject(name, env), await inOwnProject(built, env)]);
  } finally {
    driver?.stop();
  }
}

/** Runs an engine in its project of `build/browsers.config.ts`. */
function inOwnProject(name: string, env: Readonly<Record<string, string>>): Promise<TestCount> {
  const part = arePictures ? "pictures" : isSmoke ? "smoke" : isChosen ? "chosen" : "all";
  const options = ["--config", "build/browsers.config.ts", "--project", name];
  return runVitest(`browsers-${name}`, options, { ...env, SCOUT_BROWSERS: part });
}
