import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Chromium's flags in every test run: no dialogs, and permission to run as root in a container. */
export const chromiumFlags: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The Chromium for the tests: that of `CHROMIUM_PATH`, else the pinned one inside `@sparticuz/chromium`, which is the same
 * everywhere, else an installed Chrome or Chromium, else Debian's package, which root can install.
 */
export async function findChromium(): Promise<string> {
  const found =
    named(process.env.CHROMIUM_PATH) ??
    (await packaged()) ??
    installed() ??
    (installFromDebian() ? installed() : undefined);
  if (found === undefined) {
    const reasons = refusals.map((reason) => `\n- ${reason}`).join("");
    throw new Error(
      `No browser to test with. Install Chrome or Chromium, or set CHROMIUM_PATH to one.${reasons}`,
    );
  }
  return found;
}

/** The reasons why found browsers are not used. */
const refusals: string[] = [];

function named(path: string | undefined): string | undefined {
  if (path === undefined || path === "") return undefined;
  if (!starts(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not start.`);
  return path;
}

function installed(): string | undefined {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ];
  return candidates.find((path) => isExecutable(path) && starts(path));
}

async function packaged(): Promise<string | undefined> {
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const path = await chromium.executablePath();
    await untilClosed(path);
    return starts(path) ? path : undefined;
  } catch (error) {
    refusals.push(`@sparticuz/chromium: ${error}`); // The package exists only for Linux on x64.
    return undefined;
  }
}

/** Waits, because the package resolves after writing the file, shortly before closing it. */
async function untilClosed(path: string): Promise<void> {
  for (let waits = 0; waits < 100; waits += 1) {
    const { error } = spawnSync(path, ["--version", "--no-sandbox"], { stdio: "ignore" });
    if (!error || !("code" in error) || error.code !== "ETXTBSY") return;
    await setTimeout(50);
  }
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !isExecutable("/usr/bin/apt-get")) return false;
  try {
    execFileSync("apt-get", ["update"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "chromium"], { stdio: "ignore" });
    return true;
  } catch (error) {
    refusals.push(`apt-get install chromium: ${error}`);
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** True if the browser starts. An installed browser may lack a system library. */
function starts(path: string): boolean {
  try {
    execFileSync(path, ["--version", "--no-sandbox"], { stdio: "pipe", timeout: 20_000 });
    return true;
  } catch (error) {
    refusals.push(`${path}: ${error}`);
    return false;
  }
}
