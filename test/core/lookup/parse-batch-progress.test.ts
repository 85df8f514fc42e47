import fc from "fast-check";
import { expect, test } from "vitest";
import { parseBatchProgress } from "../../../src/core/lookup/poll-batch.ts";

test("P40: a poll answer is read into four members", () => {
  const read = parseBatchProgress({
    status: true,
    percentage: "45.5",
    message: " Asking carriers\n",
    label: "Scout",
  });
  expect(read).toEqual({
    kind: "progress",
    percentage: 45.5,
    message: "Asking carriers",
    label: "Scout",
  });
});

test.each([
  ["0", "progress", 0],
  [0, "progress", 0],
  ["1", "progress", 1],
  ["99", "progress", 99],
  ["99.5", "progress", 99.5],
  ["99.95", "progress", 99.95],
  ["99.99999", "progress", 99.99999],
  [99.9999999, "progress", 99.9999999],
  [" 42 ", "progress", 42],
  ["100", "complete", 100],
  [100, "complete", 100],
  ["100.0", "complete", 100],
  ["250", "complete", 100],
  [1e9, "complete", 100],
  [-5, "progress", 0],
  ["-5", "progress", 0],
  ["", "progress", null],
  ["   ", "progress", null],
  ["100%", "progress", null],
  ["99,5", "progress", null],
  ["many", "progress", null],
  [null, "progress", null],
  [undefined, "progress", null],
  [true, "progress", null],
  [[100], "progress", null],
  [[], "progress", null],
  [{}, "progress", null],
  [Number.NaN, "progress", null],
  [Number.POSITIVE_INFINITY, "progress", null],
])("G6: the percentage %j means %s at %j", (percentage, kind, expected) => {
  expect(parseBatchProgress({ status: 1, percentage })).toMatchObject({
    kind,
    percentage: expected,
  });
});

test.each([0, false, "0"])("G7: the status %j is an error, even at 100 percent", (status) => {
  expect(parseBatchProgress({ status, percentage: "100", data: "<p>boom</p>" }).kind).toBe("error");
});

test.each([1, true, "1", undefined, null, "", "error", 504])(
  "G7: the status %j is not an error",
  (status) => {
    expect(parseBatchProgress({ status, percentage: 1 }).kind).toBe("progress");
  },
);

test("G7: the server's description of an error in data is not shown", () => {
  const read = parseBatchProgress({ status: 0, data: "secret" });
  expect(read).toEqual({ kind: "error", percentage: null, message: "", label: "" });
});

test.each([null, undefined, "", "100", 100, true, [], [{ percentage: 100 }]])(
  "M5: an answer that is not an object (%j) is an error",
  (json) => {
    const read = parseBatchProgress(json);
    expect(read).toEqual({ kind: "error", percentage: null, message: "", label: "" });
  },
);

test("M5: texts of invalid types count as missing", () => {
  const read = parseBatchProgress({ percentage: 5, message: { a: 1 }, label: ["x"] });
  expect(read).toMatchObject({ message: "", label: "" });
});

test("P40: every input is read without an exception, with a percentage from 0 to 100 or null", () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), fc.anything(), (json, percentage) => {
      for (const read of [parseBatchProgress(json), parseBatchProgress({ percentage })]) {
        if (read.percentage !== null) {
          expect(read.percentage).toBeGreaterThanOrEqual(0);
          expect(read.percentage).toBeLessThanOrEqual(100);
        }
        expect(read.kind === "complete" && read.percentage !== 100).toBe(false);
      }
    }),
  );
});

test("G6: only a percentage of 100 or more completes the batch", () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 200, noNaN: true }), fc.boolean(), (number, asText) => {
      const percentage = asText ? String(number) : number;
      const { kind } = parseBatchProgress({ status: 1, percentage });
      expect(kind).toBe(number >= 100 ? "complete" : "progress");
    }),
  );
});
