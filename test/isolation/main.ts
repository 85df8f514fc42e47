/**
 * `npm run isolation`: shows every element in every kind of host page, compares it with the neutral page, and writes
 * the table of `docs/isolation.md`. Fails if an element looks different, breaks a rule of axe, leaks, or logs a warning.
 */
import { writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { differenceOf } from "./compare-pictures.ts";
import { elementsAlone } from "./elements-alone.ts";
import { lookAt } from "./look-at-element.ts";
import { neutralPage, neutralRouted, surroundings } from "./surroundings.ts";
import { isSame, type Score, tableOf } from "./write-table.ts";

const wantedNames = process.argv.slice(2);
const server = await startServer({ port: 0, store: await createSeededStore() });
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...chromiumFlags],
});
const scores: Score[] = [];
try {
  for (const [tag, attributes] of Object.entries(elementsAlone)) {
    if (wantedNames.length > 0 && !wantedNames.includes(tag)) continue;
    const unrouted = await lookAt(browser, server.url, tag, attributes, neutralPage);
    const routed = await lookAt(browser, server.url, tag, attributes, neutralRouted);
    for (const surrounding of surroundings) {
      const look = await lookAt(browser, server.url, tag, attributes, surrounding);
      const plain = surrounding.historyState === undefined ? unrouted : routed;
      const isKnown = (list: readonly string[]) => (one: string) => !list.includes(one);
      const score: Score = {
        tag,
        surrounding,
        pixels: differenceOf(plain.picture, look.picture),
        heightPx: look.heightPx - plain.heightPx,
        troubles: [
          ...look.axe.filter(isKnown(plain.axe)).map((rule) => `axe: ${rule}`),
          ...look.leaks.map((name) => `leak: ${name}`),
          ...look.console.filter(isKnown(plain.console)).map((text) => `console: ${text}`),
        ],
      };
      scores.push(score);
      if (!isSame(score) || score.troubles.length > 0) {
        process.exitCode = 1;
        process.stdout.write(
          `${tag}, ${surrounding.name}: ${score.pixels} px differ, ${score.heightPx} px higher\n`,
        );
        for (const trouble of score.troubles) process.stdout.write(`  ${trouble.slice(0, 300)}\n`);
      }
    }
    process.stdout.write(`${tag}: ${surroundings.length} pages\n`);
  }
} finally {
  await browser.close();
  await server.close();
}
if (wantedNames.length === 0) writeFileSync("docs/isolation.md", tableOf(scores));
