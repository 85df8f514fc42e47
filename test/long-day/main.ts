/**
 * Lives long days in the built portal: `npm run long-day -- --seeds 20 --acts 10000 --from 1`. Prints a line for each,
 * and fails for one that breaks a rule or keeps more than a fifth of its memory.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { liveDay } from "./live-day.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "20" },
    acts: { type: "string", default: "10000" },
    from: { type: "string", default: "1" },
  },
});
const mostGrowth = 1.2;
const executablePath = await findChromium();
// The engine compiles more code for hours, which is not the page's: the interpreter alone shows what the page keeps.
const args = [...chromiumFlags, "--js-flags=--jitless"];

for (let at = 0; at < Number(values.seeds); at += 1) {
  const server = await startServer({ port: 0, store: await createSeededStore() });
  const browser = await chromium.launch({ executablePath, args });
  const day = await liveDay(browser, server.url, {
    seed: Number(values.from) + at,
    acts: Number(values.acts),
    measures: true,
  });
  const isGood = day.troubles.length === 0 && !(day.growth > mostGrowth);
  const hours = day.hoursMb.map((mb) => mb.toFixed(1)).join(" ");
  const figures = `memory × ${day.growth.toFixed(2)} (${hours} MB), ${day.seconds.toFixed(0)} s`;
  process.stdout.write(
    `seed ${day.seed}: ${day.acts} acts, ${figures}${isGood ? "" : ", FAILED"}\n`,
  );
  for (const trouble of day.troubles) process.stdout.write(`  ${trouble}\n`);
  if (!isGood) process.exitCode = 1;
  await browser.close();
  await server.close();
}
