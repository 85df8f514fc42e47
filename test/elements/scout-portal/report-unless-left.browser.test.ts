import { expect, test, vi } from "vitest";
import { reportUnlessLeft } from "../../../src/elements/scout-portal/page/show-view.ts";
import { expectLog } from "../../support/expected-log.ts";
import { deferred } from "../../support/fake-ports.ts";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";

cleanUpHostPage();

const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

/** Creates a pending load, the log of its reports, and a clock. */
function startLoad() {
  const clock = stopClock();
  const error = vi.spyOn(console, "error");
  const load = deferred<void>();
  const told = reportUnlessLeft(load.promise, "x-not-loaded");
  return { clock, load, told, lines: () => error.mock.calls.flat() };
}

test("a load that fails is reported once", async () => {
  expectLog("x-not-loaded");
  const { clock, load, told, lines } = startLoad();
  load.reject(new TypeError("Failed to fetch"));
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual(["[scout-elements] x-not-loaded"]);
});

test("a load that fails after the user left the page is never reported, even if the user returns", async () => {
  const { clock, load, told, lines } = startLoad();
  leave();
  load.reject(new TypeError("Failed to fetch"));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual([]);
});

test("a load that ends because the user is leaving the page is never reported", async () => {
  const { clock, load, told, lines } = startLoad();
  load.reject(new TypeError("Failed to fetch"));
  await clock.advance(1000);
  leave();
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual([]);
});

test("a load that succeeds is not reported", async () => {
  const { clock, load, told, lines } = startLoad();
  load.resolve();
  await told;
  await clock.advance(60_000);
  expect(lines()).toEqual([]);
});
