import { type Browser, chromium } from "playwright";
import { chromiumFlags, findChromium } from "../../support/chromium.ts";

let browser: Promise<Browser> | undefined;

/** The browser of all files of a worker. It ends with the worker's process. */
export function openBrowser(): Promise<Browser> {
  browser ??= findChromium().then((executablePath) =>
    chromium.launch({ executablePath, args: [...chromiumFlags] }),
  );
  return browser;
}
