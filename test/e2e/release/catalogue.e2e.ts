import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { findScenarioByCode } from "../../../demo/server/index.ts";
import type { LookupDriver } from "../support/lookup-driver.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import type { ExpectedTrouble } from "../support/watch-page.ts";

/** Advances the lookup until it ends, because the server's clock is stopped. */
async function toTheEnd(lookup: LookupDriver): Promise<void> {
  await lookup.seesProgress();
  await lookup.pollAfter();
}

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** test/elements/scout-lookup/scenarios.browser shows every scenario; these depend on a server and its connections. */
function visit(code: string, expected: ExpectedTrouble = {}): Promise<LookupDriver> {
  const address = encodeURIComponent(findScenarioByCode(code)?.address ?? "");
  return demo.visit(`/demo/lookup.html?address=${address}`, { expected });
}

test("a poll and a finishing call that a gateway aborts are sent again after 15 seconds", async () => {
  const poll = await visit("poll-504-once", { statuses: [504] });
  await poll.seesWaiting();
  await poll.pollAfter();
  await poll.seesCards();
  await demo.leave();
  const finish = await visit("finish-504-once", { statuses: [504] });
  await toTheEnd(finish);
  await finish.seesWaiting();
  await finish.outwait();
  await finish.seesCards();
});

test("an incomplete answer is an error", async () => {
  const lookup = await visit("finish-malformed");
  await toTheEnd(lookup);
  await lookup.sees("An error has occurred.");
});

test("a failed lookup is retried and succeeds", async () => {
  const lookup = await visit("finish-500", { statuses: [500] });
  await toTheEnd(lookup);
  await lookup.sees("An error has occurred.");
  await lookup.page.getByRole("button", { name: "Try again" }).click();
  await lookup.seesProgress();
  expect(await lookup.page.getByRole("alert").count()).toBe(0);
});

test("an error is announced immediately", async () => {
  const lookup = await visit("start-422", { statuses: [422] });
  await lookup.page.getByRole("alert").getByText("CANNOT VALIDATE ADDRESS.").waitFor();
});
