/**
 * `npm run integrations`: after a build, packs the integrations, and tests them in their systems. Ends with
 * `N passed, N failed`. Systems that cannot be installed are skipped with a message.
 * `npm run integrations -- /path/of/wordpress` tests the plugin in that WordPress instead of Debian's, and
 * `npm run integrations -- --drupal /path/of/drupal` (or SCOUT_DRUPAL) the module in a copy of that Drupal. `--only drupal`
 * skips WordPress.
 */

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { type RunningServer, startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { createCheckCounter } from "../support/count-checks.ts";
import { startDrupal, whyNoDrupal } from "./drupal/start-drupal.ts";
import { tryDrupal } from "./drupal/try-drupal.ts";
import { tryModuleFiles } from "./drupal/try-module-files.ts";
import { installPackages } from "./wordpress/install-packages.ts";
import { startWordPress } from "./wordpress/start-wordpress.ts";
import { tryWordPress } from "./wordpress/try-wordpress.ts";

/** The resources for testing a system: the API, the key of its tokens, a browser, and a folder for pictures. */
interface Surroundings {
  readonly demo: RunningServer;
  readonly key: string;
  readonly browser: Browser;
  readonly pictures: string;
}

const { counts, check: count } = createCheckCounter();
const {
  values: options,
  positionals: [wordpress],
} = parseArgs({
  allowPositionals: true,
  options: {
    drupal: { type: "string", default: process.env.SCOUT_DRUPAL ?? "" },
    only: { type: "string", default: "" },
  },
});
const pictures = "node_modules/.cache/integrations";
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });

if (options.only !== "drupal") {
  const why = installPackages();
  if (why === null) await withSurroundings(tryPlugin);
  else process.stdout.write(`skipped: WordPress. ${why}\n`);
}
if (options.only !== "wordpress") {
  await tryModuleFiles(count);
  const why = whyNoDrupal(options.drupal);
  if (why === null) await withSurroundings(tryModule);
  else process.stdout.write(`skipped: Drupal. ${why}\n`);
}
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function withSurroundings(run: (surroundings: Surroundings) => Promise<void>) {
  const store = await createSeededStore();
  const demo = await startServer({
    port: 0,
    store,
    options: { allowedOrigins: ["http://127.0.0.1:*"] },
  });
  const key = (await store.secrets.get("token-key"))?.value ?? "";
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    await run({ demo, key, browser, pictures });
  } finally {
    await browser.close();
    await demo.close();
  }
}

function pack(script: string): string {
  return execFileSync("npm", ["run", "-s", script], { encoding: "utf8" }).trim();
}

async function tryPlugin({ key, ...surroundings }: Surroundings): Promise<void> {
  const zip = pack("pack:wordpress");
  const site = await startWordPress({
    ...(wordpress !== undefined && { source: wordpress }),
    constants: { PORTAL_TOKEN_KEY: key },
  });
  try {
    process.stdout.write(`WordPress ${site.version}\n`);
    await tryWordPress({ site, zip, count, ...surroundings });
  } finally {
    await site.close();
  }
}

async function tryModule({ key, ...surroundings }: Surroundings): Promise<void> {
  const zip = pack("pack:drupal");
  const site = await startDrupal(options.drupal, key);
  try {
    process.stdout.write(`Drupal ${site.version}\n`);
    await tryDrupal({ site, zip, count, ...surroundings });
  } finally {
    await site.close();
  }
}
