/**
 * `npm run fixtures`: packs the package, installs it into small apps as a stranger would, builds them, and tries them in
 * Chromium. Ends with `N passed, N failed`. An app that has passed with the same package is not tried again.
 */
import { existsSync } from "node:fs";
import type { Browser } from "playwright";
import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { checkPackage } from "./check-package.ts";
import { installApps, isPassed, notePassed } from "./install-apps.ts";
import { packPackage } from "./pack-package.ts";
import { serveApp } from "./serve-app.ts";
import { tryElements } from "./try-elements.ts";
import { tryFiles } from "./try-files.ts";

interface Fixture {
  readonly name: string;
  /** Folders of built pages, and what is tried in each. */
  readonly pages: readonly Page[];
}

interface Page {
  readonly folder: string;
  readonly hash?: string;
  readonly attempt: (browser: Browser, address: string) => Promise<void>;
}

const elementsIn = (folder: string): Page => ({ folder, attempt: tryElements });
const filesIn = (folder: string, hash = ""): Page => ({ folder, hash, attempt: tryFiles });

const fixtures: readonly Fixture[] = [
  { name: "react-19", pages: [elementsIn("out")] },
  { name: "react-18", pages: [elementsIn("out")] },
  { name: "server-rendered", pages: [elementsIn("out")] },
  { name: "vue", pages: [elementsIn("out")] },
  { name: "svelte", pages: [elementsIn("out")] },
  { name: "angular", pages: [elementsIn("out"), filesIn("out", "#files")] },
  {
    name: "bundlers",
    pages: ["vite", "webpack", "esbuild", "rollup"].map((name) => filesIn(`out/${name}`)),
  },
];

if (!existsSync("cdn/manifest.json") || !existsSync("dist/index.js")) {
  throw new Error("There is no cdn/ or dist/ to pack. Run `npm run build` first.");
}

const wanted = process.argv.slice(2);
const counts = { passed: 0, failed: 0 };
const tarball = packPackage();
const apps = await installApps(tarball);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
try {
  await count("the package", () => checkPackage(tarball, apps.packageFolder));
  const chosen = fixtures.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  // Two at a time, as the machine of a test has.
  const waiting = [...chosen];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await tryFixture(next);
  };
  await Promise.all([work(), work()]);
} finally {
  await browser.close();
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;

async function tryFixture({ name, pages }: Fixture): Promise<void> {
  if (isPassed(apps, name)) {
    counts.passed += pages.length + 1;
    process.stdout.write(`✓ ${name}: passed before with the same files\n`);
    return;
  }
  const failedBefore = counts.failed;
  const isBuilt = await count(`${name}: types and build`, () => apps.build(name));
  for (const { folder, hash = "", attempt } of isBuilt ? pages : []) {
    await count(`${name}: ${folder}${hash} in Chromium`, async () => {
      const server = await serveApp(
        `${apps.folder}/${name}/${folder}`,
        `${apps.packageFolder}/cdn`,
      );
      try {
        await attempt(browser, `${server.url}/${hash}`);
      } finally {
        await server.close();
      }
    });
  }
  if (counts.failed === failedBefore) notePassed(apps, name);
}

async function count(name: string, check: () => Promise<void>): Promise<boolean> {
  try {
    await check();
    counts.passed += 1;
    process.stdout.write(`✓ ${name}\n`);
    return true;
  } catch (error) {
    counts.failed += 1;
    process.stdout.write(`✗ ${name}\n${error instanceof Error ? error.stack : error}\n`);
    return false;
  }
}
