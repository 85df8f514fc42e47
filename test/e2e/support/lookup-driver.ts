import type { Locator } from "playwright";
import { cardNames, lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { demoScreen } from "../../testers/demo-screen.ts";
import type { Visitor } from "./visitor.ts";

/** The message of every poll while the first step of a lookup is running. */
const firstStep = "Validating the address";
const pollDelayMs = 1000;
const restartDelayMs = 15_000;
/** This time is longer than the slowest lookup of the demo. */
const wholeLookupMs = 60_000;

/** A user on a page with the lookup. */
export interface LookupDriver extends Visitor {
  readonly box: Locator;
  readonly options: Locator;
  readonly bar: Locator;
  type(text: string): Promise<void>;
  search(address: string): Promise<void>;
  seesCards(): Promise<void>;
  /** Waits for the first answer of the running lookup. */
  seesProgress(): Promise<void>;
  /** Checks that the bar has stopped because a gateway timed out. */
  seesWaiting(): Promise<void>;
  /** Advances the lookup by this time before the next poll; by default to its end. */
  pollAfter(serverMs?: number): Promise<void>;
  /** Lets fifteen seconds pass, after which the lookup continues. */
  outwait(): Promise<void>;
}

export { cardNames };

export function createLookupDriver(visitor: Visitor): LookupDriver {
  const { page, sees, seesHeading, advance } = visitor;
  const tester = lookupTester(demoScreen(page));
  const box = tester.address();
  const bar = tester.progress();
  return {
    ...visitor,
    box,
    options: tester.suggestions(),
    bar,
    async type(text) {
      await box.click();
      await box.pressSequentially(text);
    },
    search: tester.lookUp,
    async seesCards() {
      await tester.caption().waitFor();
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
