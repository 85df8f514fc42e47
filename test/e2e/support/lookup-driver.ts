import type { Locator } from "playwright";
import type { Visitor } from "./visitor.ts";

/** Told with every poll while the first step of a lookup runs. */
const firstStep = "Validating the address";
const pollDelayMs = 1000;
const restartDelayMs = 15_000;
/** Longer than the slowest lookup of the demo takes. */
const wholeLookupMs = 60_000;

/** A person at a page with the lookup, in that person's verbs. */
export interface LookupDriver extends Visitor {
  readonly box: Locator;
  readonly options: Locator;
  readonly bar: Locator;
  type(text: string): Promise<void>;
  search(address: string): Promise<void>;
  seesCards(): Promise<void>;
  /** The first answer of the running lookup is shown. */
  seesProgress(): Promise<void>;
  /** The bar stands still because a gateway gave up. */
  seesWaiting(): Promise<void>;
  /** The next poll finds the lookup this much further; all of it unless told. */
  pollAfter(serverMs?: number): Promise<void>;
  /** Fifteen seconds pass, and the lookup goes on. */
  outwait(): Promise<void>;
}

export const cardNames = [
  "LEC",
  "Cable Company",
  "Building Details",
  "Available Providers",
] as const;

export function createLookupDriver(visitor: Visitor): LookupDriver {
  const { page, sees, seesHeading, advance } = visitor;
  const box = page.getByRole("combobox", { name: "Street address" });
  const bar = page.getByRole("progressbar");
  return {
    ...visitor,
    box,
    options: page.getByRole("option"),
    bar,
    async type(text) {
      await box.click();
      await box.pressSequentially(text);
    },
    async search(address) {
      await box.fill(address);
      await page.getByRole("button", { name: "Search", exact: true }).click();
    },
    async seesCards() {
      await page.getByText("Showing Results For:").waitFor();
      await bar.waitFor({ state: "detached" });
      for (const name of cardNames) await seesHeading(name);
    },
    async seesProgress() {
      await bar.waitFor();
      await sees(firstStep);
    },
    seesWaiting: () => page.locator('[role="progressbar"][aria-busy="true"]').waitFor(),
    pollAfter: (serverMs = wholeLookupMs) => advance(Math.max(serverMs, pollDelayMs)),
    outwait: () => advance(restartDelayMs),
  };
}
