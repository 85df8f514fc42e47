import { expect, test, vi } from "vitest";
import { tellUnlessLeft } from "../../../src/elements/scout-portal/page/show-view.ts";
import { expectLog } from "../../support/expected-log.ts";
import { deferred } from "../../support/fake-ports.ts";
import { cleanUpHostPage, stopClock } from "../../support/host-page.ts";

cleanUpHostPage();

const leave = () => window.dispatchEvent(new PageTransitionEvent("pagehide"));

/** A load that has not ended, what is said of it, and the time. */
function startLoad() {
  const clock = stopClock();
  const error = vi.spyOn(console, "error");
  const load = deferred<void>();
  const told = tellUnlessLeft(load.promise, "x-not-loaded");
  return { clock, load, told, lines: () => error.mock.calls.flat() };
}

test("a load that fails is told once", async () => {
  expectLog("x-not-loaded");
  const { clock, load, told, lines } = startLoad();
  load.reject(new TypeError("Failed to fetch"));
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual(["[scout-elements] x-not-loaded"]);
});

test("a load that fails after the page was left is told never, nor in a page that comes back", async () => {
  const { clock, load, told, lines } = startLoad();
  leave();
  load.reject(new TypeError("Failed to fetch"));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual([]);
});

test("a load that ends because the page is being left is told never", async () => {
  const { clock, load, told, lines } = startLoad();
  load.reject(new TypeError("Failed to fetch"));
  await clock.advance(1000);
  leave();
  await clock.advance(60_000);
  await told;
  expect(lines()).toEqual([]);
});

test("a load that succeeds says nothing", async () => {
  const { clock, load, told, lines } = startLoad();
  load.resolve();
  await told;
  await clock.advance(60_000);
  expect(lines()).toEqual([]);
});
