import { expect, onTestFinished, test } from "vitest";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";

cleanUpHostPage();

type Opened = Awaited<ReturnType<typeof openBuilder>>;

/** The rows of the comparison and the terms, as the browser prints them below the totals. */
async function printed({ element }: Opened) {
  window.dispatchEvent(new Event("beforeprint"));
  onTestFinished(() => void window.dispatchEvent(new Event("afterprint")));
  const closing = () => element.shadowRoot?.querySelector(".printed-closing");
  await expect.poll(closing).toBeTruthy();
  return {
    shared: closing()?.querySelector(".printed-shared")?.textContent,
    current: [...(closing()?.querySelectorAll("td.printed-current") ?? [])].map(
      ({ textContent }) => textContent,
    ),
    rows: [...(closing()?.querySelectorAll(".printed-options tr") ?? [])].map((row) =>
      [...row.querySelectorAll("th:not(:has(span)), span, small, td")]
        .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "))
        .join("|"),
    ),
    terms: [...(closing()?.querySelectorAll(".printed-note") ?? [])].map(
      ({ textContent }) => textContent,
    ),
  };
}

test("N17: on paper the services of the options add up to their totals, each option in a column", async () => {
  const line = { title: "Business Internet", product_type: "fiber" };
  const opened = await openBuilder(
    searchOf([
      { ...rows.internet, ...line, download_speed: 100 },
      { ...rows.faster, ...line, product_type: "coax", download_speed: 1000, equipment_fee: 7 },
      { ...rows.voice, phone_min: 3 },
    ]),
  );
  await agent.section("Broadband").click();
  await agent.radio("Business Internet").first().click();
  await agent.keep().click();
  await agent.radio("Business Internet").nth(1).click();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$147.00");
  await agent.includeComparison().click();
  const { rows: shown, shared, current } = await printed(opened);
  expect(shown).toEqual([
    "Services, per month|100 Mbps|Lowest cost per month|1 Gbps + phone|This proposal",
    "Business Internet (Coax · 1 Gbps)|–|$80.00",
    "3 × Voice line|–|$60.00",
    "Business Internet (Fiber · 100 Mbps)|$50.00|–",
    "Equipment|–|$7.00",
    "Monthly total|$50.00|$147.00",
    "Install total|$0.00|$115.00",
    "Total over 36 months|$1,800.00|$5,407.00",
    "Difference from first|–|+$3,607.00 (+200.4%)",
  ]);
  expect(shared).toBe("All options: Acme, 36 months");
  expect(current.slice(0, 5)).toEqual(["$80.00", "$60.00", "–", "$7.00", "$147.00"]);
});

test("N17: on paper the services that all options have at the same price are one row", async () => {
  const opened = await openBuilder(searchOf([rows.internet, rows.faster, rows.voice]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await agent.keep().click();
  await agent.radio("Internet 500").click();
  await agent.includeComparison().click();
  expect((await printed(opened)).rows.slice(1, 5)).toEqual([
    "Internet 500|–|$80.00",
    "Internet 100|$50.00|–",
    "The same in all options|Voice line|$20.00|$20.00",
    "Monthly total|$70.00|$100.00",
  ]);
});

test("N17: on paper a proposal is not compared with itself, or unless the comparison is included", async () => {
  const opened = await openBuilder(searchOf([rows.internet, rows.faster]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.keep().click();
  await agent.includeComparison().click();
  expect((await printed(opened)).rows).toEqual([]);
  window.dispatchEvent(new Event("afterprint"));
  await agent.radio("Internet 500").click();
  expect((await printed(opened)).rows).toHaveLength(7);
  window.dispatchEvent(new Event("afterprint"));
  await agent.includeComparison().click();
  expect((await printed(opened)).rows).toEqual([]);
});

test("L26: on paper the terms have what the price of another option assumes, and the price in each part of its term", async () => {
  const told = "$50/mo for 12 months, then $80";
  const promo = { ...rows.internet, promo_months: 12, after_mrc: 80, pricing_details: told };
  const opened = await openBuilder(
    searchOf([promo, { ...rows.faster, pricing_details: "Introductory price" }]),
  );
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await agent.keep().click();
  await agent.radio("Internet 500").click();
  await agent.keep().click();
  await agent.radio("Internet 100").click();
  await agent.includeComparison().click();
  expect((await printed(opened)).terms.slice(1, -1)).toEqual([
    "Acme, 36 months, Internet 500: Internet 500: Introductory price",
    "Acme, 36 months, Internet 500: The total over the term applies if the price stays.",
  ]);
  window.dispatchEvent(new Event("afterprint"));
  await agent.radio("Internet 500").click();
  expect((await printed(opened)).terms.slice(1, -1)).toEqual([
    `Acme, 36 months, Internet 100: Internet 100: ${told}`,
    "Acme, 36 months, Internet 100: Monthly in months 1 to 12: $50.00",
    "Acme, 36 months, Internet 100: Monthly in months 13 to 36: $80.00",
  ]);
});
