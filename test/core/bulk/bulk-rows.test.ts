import { describe, expect, test } from "vitest";
import {
  historyOf,
  isInProgress,
  needsPolling,
  progressRowsOf,
  totalAddressesOf,
} from "../../../src/core/bulk/bulk-rows.ts";
import { aBulkItem, aBulkUpload } from "./bulk-items.ts";

describe("the two lists", () => {
  test.for([
    ["pending", true],
    ["uploading", true],
    ["uploading-lock", true],
    ["processing", true],
    ["processing-lock", true],
    ["post-processing", true],
    ["error", true],
    ["error-uploading", true],
    ["error-processing", true],
    ["failed", true],
    ["archived", true],
    ["", true],
    ["completed", false],
  ] as const)("H2: an item with the status '%s' is in progress: %s", ([status, inProgress]) => {
    const item = aBulkItem({ status });
    expect(isInProgress(item)).toBe(inProgress);
    expect(progressRowsOf([item], [], [])).toHaveLength(inProgress ? 1 : 0);
    expect(historyOf([item], [])).toHaveLength(inProgress ? 0 : 1);
  });

  test("H3: a single failed row keeps the list polling, and completed rows do not", () => {
    expect(needsPolling([aBulkItem({ status: "failed" })], [])).toBe(true);
    expect(needsPolling([aBulkItem({ status: "completed" })], [])).toBe(false);
    expect(needsPolling([], [])).toBe(false);
  });

  test.for(["failed", "error", "processing"])(
    "H3: a dismissed row with the status '%s' moves to the history only if it has failed",
    (status) => {
      const item = aBulkItem({ id: "7", status });
      const isOver = status !== "processing";
      expect(progressRowsOf([item], [], ["7"])).toHaveLength(isOver ? 0 : 1);
      expect(historyOf([item], ["7"])).toHaveLength(isOver ? 1 : 0);
      expect(needsPolling([item], ["7"])).toBe(!isOver);
      expect(progressRowsOf([item], [], ["8"])).toHaveLength(1);
    },
  );

  test("H15: rows are sorted newest first, those of equal date by numeric id, and those without a date last", () => {
    const items = [
      aBulkItem({ id: "9", createdAtMs: 5 }),
      aBulkItem({ id: "3", createdAtMs: null }),
      aBulkItem({ id: "10", createdAtMs: 5 }),
      aBulkItem({ id: "1", createdAtMs: 7 }),
    ].map((item) => ({ ...item, status: "completed" }));
    const before = items.map(({ id }) => id);
    expect(historyOf(items, []).map(({ id }) => id)).toEqual(["1", "10", "9", "3"]);
    expect(items.map(({ id }) => id)).toEqual(before);
  });

  test("H14: the number of addresses is the total, or else the count", () => {
    expect(totalAddressesOf({ count: 3, total: 10 })).toBe(10);
    expect(totalAddressesOf({ count: 3, total: 0 })).toBe(3);
  });
});

describe("H9: temporary rows", () => {
  test("temporary rows come first, until the server lists the same upload id", () => {
    const upload = aBulkUpload({ uploadId: "mine" });
    const other = aBulkItem({ id: "mine", uploadId: "other" });
    const rows = progressRowsOf([other], [upload], []);
    expect(rows.map(({ kind, key }) => [kind, key])).toEqual([
      ["upload", "mine"],
      ["item", "other"],
    ]);
    const listed = progressRowsOf(
      [other, aBulkItem({ id: "7", uploadId: "mine", createdAtMs: 2000 })],
      [upload],
      [],
    );
    expect(listed.map(({ kind, key }) => [kind, key])).toEqual([
      ["item", "mine"],
      ["item", "other"],
    ]);
  });

  test("a listed upload that is already completed leaves no temporary row", () => {
    const listed = aBulkItem({ uploadId: "mine", status: "completed" });
    expect(progressRowsOf([listed], [aBulkUpload({ uploadId: "mine" })], [])).toEqual([]);
  });

  test("rows without an upload id have unique keys", () => {
    const rows = progressRowsOf(
      [aBulkItem({ id: "1", uploadId: "" }), aBulkItem({ id: "2", uploadId: "" })],
      [],
      [],
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });
});
