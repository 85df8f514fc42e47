/**
 * Simulates long days in the built portal: `npm run long-day -- --seeds 20 --acts 10000 --from 1 --browser firefox`.
 * Prints a line per day, and fails if a rule is broken or, in Chromium, if the memory grows by more than a fifth.
 */
import { parseArgs } from "node:util";
import { chromium, firefox } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../../test/support/chromium.ts";
import { findEngine } from "../../test/support/engines.ts";
import { firefoxLaunch } from "../../test/support/firefox.ts";
import { liveDay } from "./live-day.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "20" },
    acts: { type: "string", default: "10000" },
    from: { type: "string", default: "1" },
    browser: { type: "string", default: "chromium" },
  },
});
const maxGrowth = 1.2;
/** The pages of the server may call its other origin. */
const anyPort = ["http://localhost:*", "http://127.0.0.1:*"];
if (!["chromium", "firefox"].includes(values.browser)) {
  throw new Error(`--browser must be chromium or firefox, not ${values.browser}.`);
}
/**
 * Disables the back/forward cache, as in Chromium under its driver. An action in a cached page would wait forever.
 */
const noKeptPages = { "browser.sessionhistory.max_total_viewers": 0 };
const isChromium = values.browser === "chromium";

async function openBrowser() {
  if (!isChromium) {
    const launch = firefoxLaunch(findEngine("firefox").firefox ?? "");
    return firefox.launch({
      ...launch,
      firefoxUserPrefs: { ...launch.firefoxUserPrefs, ...noKeptPages },
    });
  }
  // Run only the interpreter, because compiled code would count as memory of the page.
  const args = [...chromiumFlags, "--js-flags=--jitless"];
  return chromium.launch({ executablePath: await findChromium(), args });
}

for (let at = 0; at < Number(values.seeds); at += 1) {
  const store = await createSeededStore();
  const server = await startServer({ port: 0, store, options: { allowedOrigins: anyPort } });
  const browser = await openBrowser();
  const day = await liveDay(browser, server, {
    seed: Number(values.from) + at,
    acts: Number(values.acts),
    measures: isChromium,
  });
  const isGood = day.troubles.length === 0 && !(day.growth > maxGrowth);
  const hours = day.hoursMb.map((mb) => mb.toFixed(1)).join(" ");
  const memory = isChromium ? `memory × ${day.growth.toFixed(2)} (${hours} MB), ` : "";
  const { carts, choices, texts, pages } = day.looks;
  const looks = `${carts} carts, ${choices} choices, ${texts} texts, ${pages} pages of a new user`;
  const figures = `${looks}, ${memory}${day.seconds.toFixed(0)} s`;
  process.stdout.write(
    `seed ${day.seed}: ${day.acts} acts, ${figures}${isGood ? "" : ", FAILED"}\n`,
  );
  for (const trouble of day.troubles) process.stdout.write(`  ${trouble}\n`);
  if (!isGood) process.exitCode = 1;
  await browser.close();
  await server.close();
}
