import { expect, test } from "vitest";
import {
  factsBeside,
  internetFactsOf,
  lineFactsOf,
  serviceTextOf,
} from "../../../src/core/pricing/line-facts.ts";
import { readService } from "../../../src/core/pricing/wire/read-service.ts";
import { aRow } from "./rows.ts";

test.each([
  [500, "500 Mbps"],
  ["500", "500 Mbps"],
  ["1,000", "1 Gbps"],
  [10_000, "10 Gbps"],
  ["2.5 Gbps", "2.5 Gbps"],
  ["2500 Mbps", "2.5 Gbps"],
  ["1G", "1 Gbps"],
  ["Up to 1000 Mbps", "Up to 1000 Mbps"],
  ["500/35", "500/35 Mbps"],
  ["fast", "fast"],
])("L25: the download speed %j is shown as %j, in the words of the price board", (sent, text) => {
  expect(lineFactsOf(readService(aRow({ download_speed: sent })))).toEqual([text]);
});

test.each([
  ["fiber", "Fiber"],
  ["dsl", "DSL"],
  ["hybrid coax", "hybrid coax"],
  ["ePON", "ePON"],
])("L25: the product type %j is shown as %j", (sent, text) => {
  expect(lineFactsOf(readService(aRow({ product_type: sent })))).toEqual([text]);
});

test("L25: only lines to the internet have facts in proposals", () => {
  const row = { product_type: "fiber", download_speed: 500 };
  expect(internetFactsOf(readService(aRow(row)))).toEqual(["Fiber", "500 Mbps"]);
  expect(internetFactsOf(readService(aRow({ ...row, type: "phone" })))).toEqual([]);
});

test("L25: copies and files have the facts after the title", () => {
  expect(serviceTextOf({ title: "Internet", facts: ["Fiber", "1 Gbps"] })).toBe(
    "Internet (Fiber · 1 Gbps)",
  );
  expect(serviceTextOf({ title: "TV", facts: [] })).toBe("TV");
});

test("L25: paper leaves out the facts that the texts of a line have", () => {
  const facts = ["Coax", "500 Mbps"];
  expect(factsBeside("Internet 500 / 35 Mbps Coax", facts)).toEqual([]);
  expect(factsBeside("Internet 500 Mbps", facts)).toEqual(["Coax"]);
  expect(factsBeside("Internet 1500 Mbps, coaxial", facts)).toEqual(facts);
});
