/**
 * `npm run browsers`: the tests of screens and the main paths through the demo in Chromium, Firefox and WebKit, or in
 * those that are named: `npm run browsers -- webkit`. `--chosen` runs a part of them that takes a few minutes and leaves
 * out Chromium, where `npm test` runs everything. `--pictures` only shows every element, narrow, wide and dark. Ends with
 * `N passed, N failed`; an engine that is not there has failed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "../support/chromium.ts";
import { type EngineName, engineNames, findEngine, type Programs } from "../support/engines.ts";
import { writeFailed } from "../support/failed-tests.ts";
import { startWebKitDriver } from "../support/webkit.ts";

type Count = Readonly<Record<"passed" | "failed", number>>;

const folder = "node_modules/.cache/test-reports";
const words = process.argv.slice(2);
const isChosen = words.includes("--chosen");
const arePictures = words.includes("--pictures");
const asked = words.filter((word) => !word.startsWith("--"));
const known: readonly string[] = ["chromium", ...engineNames];
const strange = asked.filter((name) => !known.includes(name));
if (strange.length > 0) {
  throw new Error(`There is no engine ${strange.join(", ")}. There are ${known.join(", ")}.`);
}
if (!existsSync("cdn/manifest.json")) {
  throw new Error("There is no cdn/ to test. Run `npm run build` first.");
}
mkdirSync(folder, { recursive: true });

const isWanted = (name: string) => (asked.length === 0 ? true : asked.includes(name));
const counts: Count[] = [];
if (isWanted("chromium") && !(isChosen && asked.length === 0)) counts.push(await inChromium());
for (const name of engineNames) {
  if (isWanted(name)) counts.push(await inEngine(name));
}
const { passed, failed } = total(counts);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

function total(parts: readonly Count[]): Count {
  return {
    passed: parts.reduce((sum, part) => sum + part.passed, 0),
    failed: parts.reduce((sum, part) => sum + part.failed, 0),
  };
}

async function inChromium(): Promise<Count> {
  const env = { CHROMIUM_PATH: await findChromium() };
  if (arePictures) return inOwnProject("chromium, built", env);
  return vitest(
    "chromium",
    ["--project", "browser", "--project", "e2e", "browser.test", "main-path"],
    env,
  );
}

function programsOf(name: EngineName): Programs | null {
  try {
    return findEngine(name);
  } catch (error) {
    process.stdout.write(`\n${error instanceof Error ? error.message : error}\n`);
    return null;
  }
}

async function inEngine(name: EngineName): Promise<Count> {
  const programs = programsOf(name);
  if (programs === null) return { passed: 0, failed: 1 };
  const driver = name === "webkit" ? await startWebKitDriver(programs) : null;
  try {
    const place = driver ?? { path: programs.firefox };
    const env = {
      SCOUT_ENGINE: JSON.stringify({ name, ...place }),
    };
    const built = `${name}, built`;
    if (arePictures) return await inOwnProject(built, env);
    // One after the other: WebKit's driver has one session at a time, and both engines draw in software.
    return total([await inOwnProject(name, env), await inOwnProject(built, env)]);
  } finally {
    driver?.stop();
  }
}

/** In a project of `build/browsers.config.ts`. */
function inOwnProject(name: string, env: Readonly<Record<string, string>>): Promise<Count> {
  const part = arePictures ? "pictures" : isChosen ? "chosen" : "all";
  const options = ["--config", "build/browsers.config.ts", "--project", name];
  return vitest(name, options, { ...env, SCOUT_BROWSERS: part });
}

async function vitest(
  name: string,
  options: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Count> {
  const file = `${folder}/browsers-${name.replace(", ", "-")}.json`;
  rmSync(file, { force: true });
  process.stdout.write(`\n--- ${name}\n`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const child = spawn("npx", ["vitest", "run", "--root", ".", ...options, ...reporters], {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const [code] = await once(child, "exit");
  writeFailed(file);
  return countIn(file, code === 0);
}

/** A run that dies without its counts has failed. */
function countIn(file: string, isGood: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests || (isGood ? 0 : 1) };
}
