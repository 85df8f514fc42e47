import type { Locator, Page } from "playwright";
import type { Watch } from "./watch-page.ts";

/** Told with every poll while the first step of a lookup runs. */
const firstStep = "Validating the address";
const pollDelayMs = 1000;
const restartDelayMs = 15_000;
/** Longer than the slowest lookup of the demo takes. */
const wholeLookupMs = 60_000;

/** A person at a page with the lookup, in that person's verbs. */
export interface LookupDriver {
  readonly page: Page;
  readonly calls: readonly string[];
  readonly box: Locator;
  readonly options: Locator;
  readonly bar: Locator;
  type(text: string): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  search(address: string): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesHeading(name: string): Promise<void>;
  seesCards(): Promise<void>;
  /** The first answer of the running lookup is shown. */
  seesProgress(): Promise<void>;
  /** The bar stands still because a gateway gave up. */
  seesWaiting(): Promise<void>;
  /** Lets time pass on both sides. */
  advance(byMs: number): Promise<void>;
  /** The next poll finds the lookup this much further; all of it unless told. */
  pollAfter(serverMs?: number): Promise<void>;
  /** Fifteen seconds pass, and the lookup goes on. */
  outwait(): Promise<void>;
  /** All that can be read in the element, as a person would. */
  text(): Promise<string>;
}

export const cardNames = [
  "LEC",
  "Cable Company",
  "Building Details",
  "Available Providers",
] as const;

export function createLookupDriver(
  page: Page,
  watch: Watch,
  advance: (byMs: number) => Promise<void>,
): LookupDriver {
  const box = page.getByRole("combobox", { name: "Street address" });
  const bar = page.getByRole("progressbar");
  const driver: LookupDriver = {
    page,
    calls: watch.calls,
    box,
    options: page.getByRole("option"),
    bar,
    async type(text) {
      await box.click();
      await box.pressSequentially(text);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async search(address) {
      await box.fill(address);
      await page.getByRole("button", { name: "Search", exact: true }).click();
    },
    sees: (text) => page.getByText(text).first().waitFor(),
    seesHeading: (name) => page.getByRole("heading", { name, exact: true }).waitFor(),
    async seesCards() {
      await page.getByText("Showing Results For:").waitFor();
      await bar.waitFor({ state: "detached" });
      for (const name of cardNames) await driver.seesHeading(name);
    },
    async seesProgress() {
      await bar.waitFor();
      await driver.sees(firstStep);
    },
    seesWaiting: () => page.locator('[role="progressbar"][aria-busy="true"]').waitFor(),
    advance,
    pollAfter: (serverMs = wholeLookupMs) => advance(Math.max(serverMs, pollDelayMs)),
    outwait: () => advance(restartDelayMs),
    text: () =>
      page.locator("scout-lookup").evaluate(({ shadowRoot }) => shadowRoot?.textContent ?? ""),
  };
  return driver;
}
