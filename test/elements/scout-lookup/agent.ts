import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import type { StoppedClock } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { lookupTester } from "../../testers/lookup-tester.ts";

/** The lookup as an agent sees and uses it. */
export const agent = {
  ...lookupTester(browserScreen),
  press: (keys: string) => userEvent.keyboard(keys),
} as const;

/** Longer than the slowest lookup of the reference backend. */
const wholeLookupMs = 60_000;
const pollMs = 1000;

/** Lets the server end the lookup that runs, and the page ask for it. */
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

/** An address whose lookup is answered with the final place at once. */
export const cachedAddress = "200 Cached Street, Test City, TX 75001";
