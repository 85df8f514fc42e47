import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { scenarios } from "../../../demo/server/index.ts";
import { cardNames } from "../../../src/testing/parts/lookup-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import {
  cleanUpHostPage,
  place,
  type StoppedClock,
  serve,
  stopClock,
} from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();

const pollMs = 1000;
/** This time is longer than the slowest lookup of the reference backend. */
const wholeLookupMs = 60_000;

/** The expected screen for the address of a scenario. Without a row, results are expected. */
interface Row {
  /** The texts at the end, verbatim. */
  readonly shown?: readonly string[];
  /** The lookup ends without results. */
  readonly isOver?: boolean;
  /** The number of times that it waits 15 seconds after a gateway error. */
  readonly waits?: number;
  /** The first line during the wait. The bar is full. */
  readonly fullBar?: string;
}

const anError = { shown: ["An error has occurred."], isOver: true };
const noResults = { shown: ["There are no results at this time."] };
const notNow = { shown: ["Results are not available at this time. Please try again later."] };

const rows: Readonly<Record<string, Row>> = {
  "start-422": { shown: ["CANNOT VALIDATE ADDRESS."], isOver: true },
  "start-429": { shown: ["Too many requests."], isOver: true },
  "start-500": anError,
  "start-expired-access": {
    shown: ["Access Denied", "You are not authorized to access this page."],
    isOver: true,
  },
  "start-without-data": { shown: ["No data returned from Scout API"], isOver: true },
  "start-malformed": anError,
  "start-final": {},
  "poll-504-once": { waits: 1 },
  "poll-504-four-times": { ...anError, waits: 3 },
  "poll-status-0": anError,
  "poll-500": anError,
  "poll-malformed": anError,
  "finish-504-once": { waits: 1, fullBar: "Done.." },
  "finish-500": anError,
  "finish-malformed": anError,
  slow: {},
  "wrong-types": {},
  "hostile-text": {},
  "provider-error": {
    shown: ["This error has been reported to the Portal Development Team."],
  },
  "loader-left": notNow,
  "lec-without-data": notNow,
  "no-providers": noResults,
  "only-dynamic": noResults,
  "no-coordinates": {},
};

test("every scenario of the reference backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(scenarios.map(({ code }) => code).sort());
});

/** The expected console output of a scenario. */
const logs: Readonly<Record<string, readonly string[]>> = {
  "poll-status-0": ["lookup-batch-failed"],
};

test.each(scenarios)(
  "the screen of $code is shown: $backend",
  async ({ code, address, start, polls }) => {
    expectLog(...(logs[code] ?? []));
    const { shown = [], isOver = false, waits = 0, fullBar } = rows[code] ?? {};
    const clock = stopClock();
    const backend = await serve();
    place("scout-lookup", backend, { address });
    if (start === undefined) {
      await expect.element(page.getByText("Validating the address")).toBeVisible();
      // Unless polls fail, the server finishes all work before the next poll.
      if (polls === undefined) clock.skip(wholeLookupMs);
      await clock.advance(pollMs);
      if (fullBar !== undefined) {
        await expect.element(agent.bar(fullBar)).toHaveAttribute("aria-busy", "true");
        await expect.element(agent.bar(fullBar)).toHaveAttribute("aria-valuenow", "100");
      }
      for (let wait = 0; wait < waits; wait += 1) await waitForGateway(clock, backend);
      clock.skip(wholeLookupMs);
      await clock.advance(pollMs);
    }
    for (const sentence of shown) {
      await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    }
    for (const name of isOver ? [] : cardNames) {
      await expect.element(agent.card(name)).toBeVisible();
    }
    await expect.element(agent.progress()).not.toBeInTheDocument();
    if (isOver) expect(agent.caption().query()).toBeNull();
  },
);

/** Checks that the bar pauses for 15 seconds, and that the request is then repeated. */
async function waitForGateway(clock: StoppedClock, { calls }: InPageBackend): Promise<void> {
  await expect.element(agent.progress()).toHaveAttribute("aria-busy", "true");
  const before = calls.length;
  await clock.advance(14_000);
  expect(calls).toHaveLength(before);
  await clock.advance(1000);
  await expect.poll(() => calls[before]).toBe(calls[before - 1]);
}
