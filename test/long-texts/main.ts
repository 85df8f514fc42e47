/**
 * `npm run long-texts`: gives every reader of others' texts a megabyte of the worst input, in Node
 * and in Chromium. Ends with `N passed, N failed`.
 */
import { findChromium } from "../support/chromium.ts";
import { runVitest } from "../support/run-vitest.ts";
import { endWithCount } from "../support/test-count.ts";

const env = { CHROMIUM_PATH: await findChromium() };
endWithCount([await runVitest("long-texts", ["--config", "build/long-texts.config.ts"], env)]);
