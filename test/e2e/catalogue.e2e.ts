import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { scenarios } from "../../demo/server/index.ts";
import type { LookupDriver } from "./support/lookup-driver.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";

/** How a row of the error catalogue is reached, and what it shows. */
interface Row {
  readonly statuses?: readonly number[];
  readonly said?: RegExp;
  /** What to wait for; without it the scenario ends by itself. */
  readonly follow?: (lookup: LookupDriver) => Promise<void>;
  /** The texts shown in the end, verbatim. */
  readonly shown?: readonly string[];
  readonly isDenied?: boolean;
}

const failed = ["An error has occurred."];

/** The server works while its clock is stopped. */
async function toTheEnd(lookup: LookupDriver): Promise<void> {
  await lookup.seesProgress();
  await lookup.pollAfter();
}

/** A poll that a gateway aborted is sent again; by then the server is done. */
async function waitOnce(lookup: LookupDriver): Promise<void> {
  await lookup.seesWaiting();
  await lookup.pollAfter();
}

async function waitAtTheEnd(lookup: LookupDriver): Promise<void> {
  await toTheEnd(lookup);
  await lookup.seesWaiting();
  await lookup.outwait();
}

async function waitThreeTimes(lookup: LookupDriver): Promise<void> {
  for (const polls of [3, 4, 5]) {
    await lookup.seesWaiting();
    const answer = lookup.page.waitForResponse((response) => response.status() === 504);
    await lookup.outwait();
    await answer;
    expect(lookup.calls.filter((call) => call.includes("batch"))).toHaveLength(polls);
  }
}

const rows: Readonly<Record<string, Row>> = {
  "start-422": { statuses: [422], shown: ["CANNOT VALIDATE ADDRESS."] },
  "start-429": { statuses: [429], shown: ["Too many requests."] },
  "start-500": { statuses: [500], shown: failed },
  "start-expired-access": {
    statuses: [403],
    shown: ["Access Denied", "You are not authorized to access this page."],
    isDenied: true,
  },
  "start-without-data": { shown: ["No data returned from Scout API"] },
  "start-malformed": { shown: failed },
  "start-final": {},
  "poll-504-once": { statuses: [504], follow: waitOnce },
  "poll-504-four-times": { statuses: [504], follow: waitThreeTimes, shown: failed },
  "poll-status-0": { said: /lookup-batch-failed/, shown: failed },
  "poll-500": { statuses: [500], shown: failed },
  "poll-malformed": { shown: failed },
  "finish-504-once": { statuses: [504], follow: waitAtTheEnd },
  "finish-500": { statuses: [500], follow: toTheEnd, shown: failed },
  "finish-malformed": { follow: toTheEnd, shown: failed },
  slow: { follow: toTheEnd },
  "wrong-types": { follow: toTheEnd },
  "hostile-text": { follow: toTheEnd },
  "provider-error": {
    follow: toTheEnd,
    shown: ["This error has been reported to the Portal Development Team."],
  },
  "loader-left": {
    follow: toTheEnd,
    shown: ["Results are not available at this time. Please try again later."],
  },
  "lec-without-data": {
    follow: toTheEnd,
    shown: ["Results are not available at this time. Please try again later."],
  },
  "no-providers": { follow: toTheEnd, shown: ["There are no results at this time."] },
  "only-dynamic": { follow: toTheEnd, shown: ["There are no results at this time."] },
  "no-coordinates": { follow: toTheEnd },
};

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("every scenario of the backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(scenarios.map(({ code }) => code).sort());
});

function visit(address: string, { statuses = [], said }: Row): Promise<LookupDriver> {
  const expected = { statuses, ...(said && { said }) };
  return demo.visit(`/demo/lookup.html?address=${encodeURIComponent(address)}`, { expected });
}

describe.each(scenarios)("$code", ({ code, address, backend }) => {
  const row = rows[code] ?? {};

  test(backend, async () => {
    const lookup = await visit(address, row);
    await row.follow?.(lookup);
    for (const sentence of row.shown ?? []) {
      await lookup.page.getByText(sentence, { exact: true }).first().waitFor();
    }
    const isFailed = row.shown === failed || (row.shown && !row.follow);
    if (!isFailed) await lookup.seesCards();
    else expect(await lookup.page.getByText("Showing Results For:").count()).toBe(0);
    expect(await lookup.bar.count()).toBe(0);
  });
});

test("a failed lookup is retried and succeeds", async () => {
  const lookup = await visit("20 Failure Avenue, Test City, TX 75001", { statuses: [500] });
  await toTheEnd(lookup);
  await lookup.sees("An error has occurred.");
  await lookup.page.getByRole("button", { name: "Try again" }).click();
  await lookup.seesProgress();
  expect(await lookup.page.getByRole("alert").count()).toBe(0);
});

test("an error is announced immediately", async () => {
  const lookup = await visit("422 Error Street, Test City, TX 75001", { statuses: [422] });
  await lookup.page.getByRole("alert").getByText("CANNOT VALIDATE ADDRESS.").waitFor();
});
