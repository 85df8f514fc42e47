import { type Browser, chromium, firefox } from "playwright";
import { chromiumFlags, findChromium } from "../../support/chromium.ts";
import { engineUnderTest } from "../../support/engine-under-test.ts";
import { firefoxLaunch } from "../../support/firefox.ts";

let browser: Promise<Browser> | undefined;

/** The browser of all files of a worker: Chromium, or Firefox in `npm run browsers`. It ends with the worker's process. */
export function openBrowser(): Promise<Browser> {
  browser ??=
    engineUnderTest.name === "firefox"
      ? firefox.launch(firefoxLaunch(engineUnderTest.path))
      : findChromium().then((executablePath) =>
          chromium.launch({ executablePath, args: [...chromiumFlags] }),
        );
  return browser;
}
