import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import type { StoppedClock } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";

/** Uses the lookup as a user does. */
export const agent = {
  ...lookupTester(browserScreen),
  press: (keys: string) => userEvent.keyboard(keys),
} as const;

/** This time is longer than the slowest lookup of the reference backend. */
const wholeLookupMs = 60_000;
const pollMs = 1000;

/** Lets the server finish the running lookup and the page request its result. */
export async function endLookup(clock: StoppedClock): Promise<void> {
  await expect.element(agent.progress()).toBeInTheDocument();
  clock.skip(wholeLookupMs);
  await expect
    .poll(
      async () => {
        await clock.advance(pollMs);
        return agent.progress().query();
      },
      { interval: 10 },
    )
    .toBeNull();
}

/** An address whose lookup returns the final place immediately. */
export const cachedAddress = "200 Cached Street, Test City, TX 75001";
