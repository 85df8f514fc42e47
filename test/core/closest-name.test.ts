import { expect, test } from "vitest";
import { closestName } from "../../src/core/closest-name.ts";

const known = ["api-base", "address", "routing", "scout-lookup", "scout-bulk", "scout-pricing"];

test.each([
  ["api-bas", "api-base"],
  ["apibase", "api-base"],
  ["apiBase", "api-base"],
  ["adress", "address"],
  ["rotuing", "routing"],
  ["scout-lokup", "scout-lookup"],
  ["scuot-lookup", "scout-lookup"],
  ["scout-lookups", "scout-lookup"],
  ["scout-nothing", null],
  ["colour", null],
  ["id", null],
  ["", null],
  ["address", null],
  ["a".repeat(5000), null],
])("interface: Configuration: %j means %j", (given, meant) => {
  expect(closestName(given, known)).toBe(meant);
});
