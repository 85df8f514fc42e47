import { expect, onTestFinished, test } from "vitest";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

/** The tables of the printed proposal, row by row. */
async function printedTables(): Promise<readonly (readonly string[])[]> {
  window.dispatchEvent(new Event("beforeprint"));
  onTestFinished(() => void window.dispatchEvent(new Event("afterprint")));
  const tables = () => [...agent.proposal().element().querySelectorAll(".printed-order")];
  await expect.poll(() => tables().length).toBeGreaterThan(0);
  return tables().map((table) =>
    [...table.querySelectorAll("tr")].map((row) =>
      [...row.querySelectorAll("th:not(:has(span)), span, small, td")]
        .map((part) => part.textContent)
        .join("|"),
    ),
  );
}

test("N16: on paper, services and equipment have a quantity, the price of one and their product", async () => {
  const internet = {
    ...{ ...rows.internet, label: "Coax", pricing_details: "Price lock" },
    ...{ equipment_fee: 7, equipment_fee_label: "Gateway" },
  };
  await openBuilder(searchOf([internet, { ...rows.voice, phone_min: 3 }]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$117.00");
  expect(await printedTables()).toEqual([
    [
      "Services|Quantity|Price each|Monthly",
      "Internet 100|Coax|Price lock|1|$50.00|$50.00",
      "Voice line|3|$20.00|$60.00",
    ],
    ["Equipment|Quantity|Price each|Monthly", "Gateway|1|$7.00|$7.00"],
  ]);
});

test("L25: on paper, a line to the internet has the access type and the speed that its title lacks", async () => {
  const line = { product_type: "fiber", download_speed: 100 };
  await openBuilder(
    searchOf([
      { ...rows.internet, ...line },
      { ...rows.voice, ...line },
    ]),
  );
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  expect(await printedTables()).toEqual([
    ["Services|Monthly", "Internet 100|Fiber · 100 Mbps|$50.00", "Voice line|$20.00"],
  ]);
});

test("N16: on paper, lines without a quantity have their monthly amount alone", async () => {
  await openBuilder(searchOf([rows.internet]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$50.00");
  expect(await printedTables()).toEqual([["Services|Monthly", "Internet 100|$50.00"]]);
});
