import { expect, test } from "vitest";
import { closestName } from "../../../src/core/texts/closest-name.ts";

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
])("interface: Configuration: %j means %j", (name, meant) => {
  expect(closestName(name, known)).toBe(meant);
});

test("interface: Configuration: a name of 5,000 characters has no closest name", () => {
  expect(closestName("a".repeat(5000), known)).toBeNull();
});
