import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerBy } from "../support/answer-table.ts";
import { hearPage } from "../support/hear-page.ts";
import {
  cleanUpHostPage,
  place,
  type StoppedClock,
  serve,
  stopClock,
} from "../support/host-page.ts";
import { watchFiles } from "./host/saved-files.ts";
import { agent as bulkAgent, columns, csvFile } from "./scout-bulk/agent.ts";
import { bulkCall, isUpload, listOf, rows, templateCall } from "./scout-bulk/bulk-rows.ts";
import { agent as lookupAgent } from "./scout-lookup/agent.ts";
import { agent } from "./scout-pricing/agent.ts";
import { paperCall } from "./scout-pricing/calls.ts";
import { openBuilder } from "./scout-pricing/open-pricing.ts";
import { acme, bolt, oneYear, searchOf, threeYears } from "./scout-pricing/searches.ts";

const heard = hearPage();
cleanUpHostPage();
const saved = watchFiles();

const restMs = 500;

/** Collects the announcements from now until the changes have settled. */
async function saidBy(clock: StoppedClock, act: () => unknown): Promise<readonly string[]> {
  heard.sentences.length = 0;
  await act();
  await clock.advance(restMs);
  return [...heard.sentences];
}

const gigabit = {
  ...{ type: "broadband", widget: "radio", product_type: "fiber", download_speed: 1000 },
  ...{ provider: "acme", terms: ["36"] },
} as const;
const offers = [
  { ...gigabit, id: "a", title: "Acme Gig", mrc: 100 },
  { ...gigabit, id: "b", title: "Bolt Gig", mrc: 90, provider: "bolt" },
] as const;
const found = searchOf([...offers], { provider: [acme, bolt], term: [threeYears, oneYear] });
const pdf = () => new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });

test("4.1.3: the board, its filters, preserved options, the totals and the PDF are announced once each, in order", async () => {
  const clock = stopClock();
  heard.sentences.length = 0;
  await openBuilder(found, { [paperCall]: pdf });
  await expect.element(page.getByRole("table", { name: "Price board" })).toBeVisible();
  await clock.advance(restMs);
  expect(heard.sentences).toEqual(["Price board: 2 providers · 2 offers, lowest price first"]);

  const sort = () => agent.choose("Sort by", "Speed");
  expect(await saidBy(clock, sort)).toEqual([
    "Price board: 2 providers · 2 offers, highest speed first",
  ]);
  const filter = page.getByRole("searchbox", { name: "Find an offer" });
  expect(await saidBy(clock, () => userEvent.type(filter, "bolt"))).toEqual([
    "Price board: 1 provider · 1 offer, highest speed first",
  ]);
  expect(await saidBy(clock, () => userEvent.type(filter, "x"))).toEqual([
    "Price board: No matching offers. Lower the minimum speed, allow any access type or term, or include unavailable services.",
  ]);
  await userEvent.clear(filter);

  const choose = async () => {
    await agent.choose("Provider", "acme");
    await agent.choose("Term", "36");
    await agent.section("Broadband").click();
    await agent.radio("Acme Gig").click();
    // The totals settle first (decisions J13).
    await clock.advance(restMs);
  };
  expect(await saidBy(clock, choose)).toEqual(["Monthly total $100.00, install total $0.00."]);
  expect(await saidBy(clock, () => agent.keep().click())).toEqual([
    "Kept for comparison as Acme, 36 months, 1 Gbps.",
  ]);
  const save = async () => {
    await agent.output("Save as PDF").click();
    await expect.poll(() => saved.length).toBe(1);
  };
  expect(await saidBy(clock, save)).toEqual([`Downloaded ${saved[0]?.name}`]);
  expect(await saidBy(clock, () => agent.button("Remove Acme, 36 months, 1 Gbps").click())).toEqual(
    ["Acme, 36 months, 1 Gbps was removed."],
  );
  expect(heard.unheard).toEqual([]);
});

test("4.1.3: the end of a lookup is announced with its counts", async () => {
  const clock = stopClock();
  heard.sentences.length = 0;
  place("scout-lookup", await serve());
  await lookupAgent.address().fill("5192 Main Street, New York, NY 10029");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await clock.advanceWhile(lookupAgent.progress());
  await expect.element(lookupAgent.providers()).toBeVisible();
  await clock.advance(restMs);
  const spoken = heard.sentences.filter((sentence) => !/suggestion/i.test(sentence));
  expect(spoken.slice(-2)).toEqual([
    "Done..",
    "10 providers, 5 with prices, up to 10 Gbps (Crown Castle)",
  ]);
  expect(spoken).toEqual([...new Set(spoken)]);
  expect(heard.unheard).toEqual([]);
});

test("4.1.3: the choice, the report, the start and the end of an upload are announced", async () => {
  const uploads: object[] = [];
  const intercept = answerBy({
    async [bulkCall](request: Request) {
      if (!isUpload(request)) return listOf(...uploads);
      const upload_id = (await request.formData()).get("upload_id");
      uploads.push({ ...rows.processing, upload_id, orig: "sites.csv" });
      return Response.json({ data: { id: "p1" } }, { status: 201 });
    },
    [templateCall]: () => new Response(columns),
  });
  const element = place("scout-bulk", await serve({ intercept }));
  await expect.element(bulkAgent.start()).toBeVisible();
  const clock = stopClock();
  const choose = async () => {
    await bulkAgent.choose(element, csvFile());
    await expect.element(page.getByText(/The file looks good/)).toBeVisible();
  };
  expect(await saidBy(clock, choose)).toEqual([
    "Chosen: sites.csv 121 bytes",
    "2 addresses found The file looks good.",
  ]);
  const start = async () => {
    await bulkAgent.start().click();
    await expect.element(bulkAgent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  };
  expect(await saidBy(clock, start)).toEqual(["sites.csv was uploaded."]);
  uploads.splice(0, 1, { ...rows.processing, status: "completed", orig: "sites.csv" });
  const finish = async () => {
    Reflect.apply(Reflect.get(element, "refresh"), element, []);
    await expect.element(bulkAgent.history()).toBeVisible();
  };
  expect(await saidBy(clock, finish)).toEqual(["sites.csv is complete."]);
  expect(heard.unheard).toEqual([]);
});
