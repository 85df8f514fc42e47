import { expect, test } from "vitest";
import { createLatestTask } from "../../../src/core/async/latest-task.ts";

test("M9: a new run aborts the previous one", () => {
  const task = createLatestTask();
  const first = task.start();
  const second = task.start();
  expect([first.aborted, second.aborted]).toEqual([true, false]);
  expect(task.current()).toBe(second);
});

test("M9: abort ends the current run, and a new one can start", () => {
  const task = createLatestTask();
  const before = task.current();
  task.abort();
  expect(before.aborted).toBe(true);
  expect(task.start().aborted).toBe(false);
});
