/**
 * `npm run integrations`: after a build, packs what is in `integrations/`, and tries it in the system that it is for. Ends
 * with `N passed, N failed`. What cannot be installed here is skipped with a sentence.
 * `npm run integrations -- /path/of/wordpress` tries the plugin in that WordPress instead of Debian's.
 */

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { chromium } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { createCheckCounter } from "../support/count-checks.ts";
import { installPackages } from "./wordpress/install-packages.ts";
import { startWordPress } from "./wordpress/start-wordpress.ts";
import { tryWordPress } from "./wordpress/try-wordpress.ts";

const { counts, check: count } = createCheckCounter();
const why = installPackages();
if (why === null) await tryPlugin(process.argv[2]);
else process.stdout.write(`skipped: WordPress. ${why}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function tryPlugin(source: string | undefined): Promise<void> {
  const zip = execFileSync("npm", ["run", "-s", "pack:wordpress"], { encoding: "utf8" }).trim();
  const store = await createSeededStore();
  const options = { allowedOrigins: ["http://127.0.0.1:*"] };
  const demo = await startServer({ port: 0, store, options });
  const key = await store.secrets.get("token-key");
  const site = await startWordPress({
    ...(source !== undefined && { source }),
    constants: { PORTAL_TOKEN_KEY: key?.value ?? "" },
  });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...chromiumFlags],
  });
  try {
    process.stdout.write(`WordPress ${site.version}\n`);
    const pictures = "node_modules/.cache/integrations";
    rmSync(pictures, { recursive: true, force: true });
    await tryWordPress({ site, demo, browser, zip, count, pictures });
  } finally {
    await browser.close();
    await site.close();
    await demo.close();
  }
}
