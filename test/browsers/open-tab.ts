import { chromium, firefox } from "playwright";
import { remote } from "webdriverio";
import { chromiumFlags, findChromium } from "../support/chromium.ts";
import { type EngineUnderTest, engineUnderTest } from "../support/engine-under-test.ts";
import { firefoxLaunch } from "../support/firefox.ts";
import { webkitCapabilities } from "../support/webkit.ts";

/** A page in the engine under test, with the actions that every driver supports. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Returns the value of an expression in the page; a promise is awaited. */
  read(expression: string): Promise<unknown>;
  /** Presses a key as a user does: a character, `Tab` or `Enter`. */
  press(key: string): Promise<void>;
  /** Presses different letters, one after the other. */
  type(text: string): Promise<void>;
  /** Clicks at a position in the window. */
  click(x: number, y: number): Promise<void>;
  /** Presses the Back button. */
  back(): Promise<void>;
  /** Sets the size of the page. */
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

interface TabOptions {
  /** True to read the page and type into it before it has loaded. */
  readonly isEarly?: boolean;
}

export function openTab(
  { isEarly = false }: TabOptions = {},
  engine: EngineUnderTest = engineUnderTest,
): Promise<Tab> {
  return engine.name === "webkit" ? openWebKit(engine, isEarly) : openPlaywright(engine);
}

async function openPlaywright(
  engine: Exclude<EngineUnderTest, { readonly name: "webkit" }>,
): Promise<Tab> {
  const browser =
    engine.name === "firefox"
      ? await firefox.launch(firefoxLaunch(engine.path))
      : await chromium.launch({ executablePath: await findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    read: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    // `goBack` is not used, because it waits for a load that a cached page does not have.
    back: () => page.evaluate("void setTimeout(() => history.back())"),
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: async (path) => void (await page.screenshot({ path })),
    close: () => browser.close(),
  };
}

async function openWebKit(
  engine: Extract<EngineUnderTest, { readonly name: "webkit" }>,
  isEarly: boolean,
) {
  const { hostname, port } = engine;
  const driver = await remote({
    logLevel: "silent",
    hostname,
    port,
    capabilities: webkitCapabilities(engine, isEarly ? "none" : "normal"),
  });
  const keys: Readonly<Record<string, string>> = {
    Tab: "\uE004",
    Enter: "\uE007",
    Escape: "\uE00C",
  };
  return {
    open: async (url: string) => void (await driver.url(url)),
    read: (expression: string) =>
      driver.executeScript(`return (async () => (${expression}))()`, []),
    press: (key: string) => driver.keys([keys[key] ?? key]),
    type: (text: string) => driver.keys([...text]),
    async click(x: number, y: number) {
      await driver.action("pointer").move({ x, y }).down().up().perform();
    },
    back: () => driver.back(),
    /** Accounts for the bars of the window, and waits, because the window resizes after the command. */
    async resize(width: number, height: number) {
      const bars = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
      const found = await driver.executeScript(bars, []);
      const [aside = 0, above = 0] = Array.isArray(found) ? found.map(Number) : [];
      await driver.setWindowSize(width + aside, height + above);
      await driver.executeAsyncScript(
        "const [height, done] = arguments; const look = () => innerHeight === height ? done() : requestAnimationFrame(look); look();",
        [height],
      );
    },
    picture: async (path: string) => void (await driver.saveScreenshot(path)),
    close: () => driver.deleteSession(),
  };
}
