import { expect, test } from "vitest";
import { lineFactsOf, serviceTextOf } from "../../../src/core/pricing/line-facts.ts";
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

test("L25: the product type and the speed follow the title", () => {
  const row = aRow({ title: "Internet", product_type: "Fiber", download_speed: 500 });
  expect(serviceTextOf(readService(row))).toBe("Internet (Fiber · 500 Mbps)");
  expect(serviceTextOf(readService(aRow({ title: "TV" })))).toBe("TV");
});
