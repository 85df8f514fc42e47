import { expect, test } from "vitest";
import { withRequested } from "../../../src/core/lists/requested-columns.ts";
import { answeredTexts } from "../../../src/elements/ui/answered-address.messages.ts";

const table = { caption: "Prices", columns: ["Provider"], rows: [["Acme"], ["Bolt"]] };

test("W27: an exported table has both addresses if they differ, in its caption and in columns", () => {
  const dallas = "12 Main Street, Dallas, TX 75201";
  expect(withRequested(table, "12 Main St, Austin", dallas, answeredTexts.english)).toEqual({
    caption: "Prices (you asked for Austin)",
    columns: ["Provider", "Found address", "Requested address"],
    rows: [
      ["Acme", dallas, "12 Main St, Austin"],
      ["Bolt", dallas, "12 Main St, Austin"],
    ],
  });
  expect(withRequested(table, "12 Main St, Dallas", dallas, answeredTexts.english)).toBe(table);
});
