import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { expectLog, takeLog } from "./expected-log.ts";

test.fails("a warning on the console fails the running test", () => {
  console.warn("Beware.");
});

test.fails("a warning of Node fails the running test", () => {
  process.emitWarning("Beware.");
});

test.fails("a missing expected warning fails the test", () => {
  vi.spyOn(performance, "now").mockReturnValueOnce(0).mockReturnValue(Number.MAX_VALUE);
  expectLog("Beware.");
});

test("an expected warning passes", () => {
  expectLog("Beware.", "Take care.");
  console.warn("Beware.");
  process.emitWarning("Take care.");
});

test("too many listeners cause a warning", async () => {
  const emitter = new EventEmitter();
  for (let count = 0; count < 11; count += 1) emitter.on("change", () => {});
  expect(await takeLog()).toEqual({
    missing: [],
    unexpected: [expect.stringMatching(/^MaxListenersExceededWarning: .*11 change listeners/)],
  });
});
