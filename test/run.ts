/**
 * `npm test`: lint, build, types, the tests in Node and in the browser, the journeys through the demo, and the built
 * package. Ends with the failed tests and the line `N passed, N failed`.
 */
import { findChromium } from "./support/chromium.ts";
import { runCommand } from "./support/run-command.ts";
import { runVitest } from "./support/run-vitest.ts";
import { endWithCount, type TestCount } from "./support/test-count.ts";

const env = { CHROMIUM_PATH: await findChromium() };
const projects = ["unit", "built", "browser", "e2e"].flatMap((name) => ["--project", name]);

const built = await Promise.all(
  ["lint", "build:cdn", "build:dist"].map((script) =>
    runCommand(script, ["run", "-s", script], { isBuffered: true }),
  ),
);
const counts: readonly TestCount[] = [
  ...built,
  await runVitest("tests", projects, env),
  await runCommand("contract", ["run", "-s", "contract"], { env }),
];
endWithCount(counts);
