import { expect, onTestFinished, test } from "vitest";
import { configure } from "../../../src/core/index.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { bundle, rows, searchOf } from "./searches.ts";

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
      "Services|Quantity|Price each|Monthly|Install",
      "Internet 100|Coax|Price lock|1|$50.00|$50.00|–",
      "Voice line|3|$20.00|$60.00|$15.00",
      "Equipment||||",
      "Gateway|1|$7.00|$7.00|–",
      "Total|||$117.00|$15.00",
      "Total over 36 months|36 × $117.00 + $15.00||||$4,227.00",
    ],
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
    [
      "Services|Monthly|Install",
      "Internet 100|Fiber · 100 Mbps|$50.00|–",
      "Voice line|$20.00|$5.00",
      "Total|$70.00|$5.00",
      "Total over 36 months|36 × $70.00 + $5.00||$2,525.00",
    ],
  ]);
});

test.each([
  [
    false,
    [
      ...["Services|Monthly|Install", "Internet 500|$80.00|$100.00"],
      ...["Voice line|Inside wiring: $9.00 of the install|$20.00|$14.00", "Total|$100.00|$114.00"],
      "Total over 36 months|36 × $100.00 + $114.00||$3,714.00",
    ],
  ],
  [
    true,
    [
      ...["Services|Monthly", "Internet 500|$80.00", "Voice line|$20.00"],
      ...["Monthly total|$100.00", "Install total|$114.00"],
      "Total over 36 months|36 × $100.00 + $114.00|$3,714.00",
    ],
  ],
])(
  "N16: on paper, lines have the install that they add, up to its total; with hideInstallFeeTable %s",
  async (hideInstallFeeTable, expected) => {
    configure({ hideInstallFeeTable });
    onTestFinished(() => configure({ hideInstallFeeTable: false }));
    const wiring = { label: "Inside wiring", stacking_nrc: 9 };
    await openBuilder(
      searchOf([rows.faster, { ...rows.voice, nrc: 40, secondary_services: [wiring] }]),
    );
    await agent.section("Broadband").click();
    await agent.radio("Internet 500").click();
    await agent.section("Phone Lines").click();
    await agent.box("Voice line").click();
    await expect.poll(() => agent.amount("Install total")).toBe("$114.00");
    expect(await printedTables()).toEqual([expected]);
    const closing = agent.proposal().element().getRootNode() as ShadowRoot;
    const isSaid = closing.textContent.includes(
      "Install: Installation (highest charge applies) $100.00 + Per-line and per-device install $5.00 + Inside wiring $9.00.",
    );
    expect(isSaid).toBe(!hideInstallFeeTable);
  },
);

test("N16: on paper, the package has its discount and the install that no line adds", async () => {
  const search = searchOf([rows.internet, rows.voice], {
    package: [{ ...bundle, non_recurring_charge: 60 }],
  });
  await openBuilder(search);
  await agent.choose("Package", "bundle");
  await expect.poll(() => agent.amount("Install total")).toBe("$65.00");
  expect(await printedTables()).toEqual([
    [
      "Services|Monthly|Install",
      "Internet 100|$50.00|–",
      "Voice line|$20.00|$5.00",
      "Package discount|−$10.00|–",
      "Package|–|$60.00",
      "Total|$60.00|$65.00",
      "Total over 36 months|36 × $60.00 + $65.00||$2,225.00",
    ],
  ]);
});

test("N16: on paper, lines without a quantity have their monthly amount alone", async () => {
  await openBuilder(searchOf([rows.internet]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$50.00");
  expect(await printedTables()).toEqual([
    [
      ...["Services|Monthly", "Internet 100|$50.00", "Total|$50.00"],
      "Total over 36 months|36 × $50.00|$1,800.00",
    ],
  ]);
});
