import "../../../src/elements/scout-bulk/scout-bulk.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { troubleSentences } from "../../../src/core/diagnosis/trouble-sentence-messages.ts";
import { runTexts } from "../../../src/core/lookup/lookup-messages.ts";
import { placeTexts } from "../../../src/core/lookup/place-messages.ts";
import { bulkScreenTexts } from "../../../src/elements/scout-bulk/scout-bulk.messages.ts";
import { lookupTexts } from "../../../src/elements/scout-lookup/scout-lookup.messages.ts";
import { uploadTexts } from "../../../src/elements/uploads/upload-form.messages.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { bulkCall, listOf, resultsCall, rows } from "../scout-bulk/bulk-rows.ts";
import { drawnWordsOf, englishWordsIn, translatedTexts } from "./drawn-words.ts";

cleanUpHostPage();

const street = "5192 Main Street, New York, NY 10029";

const answeredPlace = {
  lec_provider_name: "Zito",
  cable_provider_name: "Spectrum",
  npa_nxx: "212-555",
  location: { address: { pretty: street } },
  providers: [
    {
      name: "Zito",
      distance: 1200,
      access_type: ["Ethernet"],
      pricing_link: { uri: "/scout/pricing" },
      serviceability: {
        fiber: [
          { label: "G.Fast", value: "45", suffix: " Mbps" },
          { label: "PON", type: "error" },
        ],
        coax: [{ color: "red", description: "DOCSIS" }],
      },
    },
  ],
};

/** A list with a fault of each kind: semicolons, other names, a row without an address, a damaged ZIP code, a formula. */
const faultyFile = new File(
  [
    "Sitio;Street;Town;ST;Zip;Extra\r\n",
    "HQ;1 Main St;Boston;MA;2118;=1\r\n",
    "Lab;;Boston;MA;02118;\r\n",
    "Shop;PO Box 5;Boston;MA;02118;\r\n",
    "HQ;1 Main St;Boston;MA;2118;a;b\r\n",
  ],
  "sitios.csv",
  { type: "text/csv" },
);

const resultsFile = [
  "Site,Street,Town,ST,Zip,Lookup Status,LEC,Msg",
  "HQ,1 Main St,Austin,TX,78701,Found,AT&T,",
  "Lab,,Austin,TX,78701,Error,,",
  "",
].join("\r\n");

const asCsv = { headers: { "Content-Type": "text/csv" } };

async function chooseFile(element: Element, file: File): Promise<void> {
  const input = element.shadowRoot?.querySelector("input[type=file]");
  if (!input) throw new Error("No file can be chosen yet.");
  await userEvent.upload(input, file);
}

function searchBox() {
  return page.getByRole("combobox");
}

async function showLookup(locale: string) {
  const backend = await serve({
    intercept({ url }) {
      if (url.includes("/template/")) return new Response("Site,Street,Town,Region,Zip\r\n");
      return url.includes("/api/v1/scout?")
        ? Response.json({ data: { place: answeredPlace } })
        : undefined;
    },
  });
  return place("scout-lookup", backend, { address: street, locale });
}

async function showBulk(locale: string) {
  const backend = await serve({
    intercept: answerBy({
      [bulkCall]: () => listOf(rows.older, rows.processing, rows.failed),
      [resultsCall("c1")]: () => new Response(resultsFile, asCsv),
    }),
  });
  return place("scout-bulk", backend, { locale });
}

describe.each(["es-US", "fr-CA"])("W30: in %s", (locale) => {
  test("the lookup has no English text: form, results, and report on a file", async () => {
    const textsOf = await translatedTexts(locale, "scout-lookup");
    const element = await showLookup(locale);
    const { generatePricing, errorReported } = textsOf(placeTexts);
    await expect.element(page.getByText(generatePricing).first()).toBeVisible();
    await expect.element(page.getByText(errorReported)).toBeVisible();
    await expect.element(page.getByText(textsOf(uploadTexts).label, { exact: true })).toBeVisible();
    await chooseFile(element, faultyFile);
    await expect.element(page.getByText(textsOf(uploadTexts).sendGood)).toBeVisible();
    expect(englishWordsIn(element, "scout-lookup", textsOf)).toEqual([]);
  });

  test("a failed lookup says so, and why", async () => {
    expectLog("not-an-api");
    const textsOf = await translatedTexts(locale, "scout-lookup");
    const page404 = { status: 404, headers: { "Content-Type": "text/html" } };
    const backend = await serve({
      intercept: ({ url }) =>
        url.includes("/api/v1/scout?") ? new Response("<!doctype html>", page404) : undefined,
    });
    const element = place("scout-lookup", backend, { address: street, locale });
    await expect.element(page.getByText(textsOf(runTexts).failed)).toBeVisible();
    await expect.element(page.getByText(textsOf(troubleSentences)["not-an-api"])).toBeVisible();
    expect(englishWordsIn(element, "scout-lookup", textsOf)).toEqual([]);
  });

  test("the bulk screen has no English text: uploads, history, and results", async () => {
    const textsOf = await translatedTexts(locale, "scout-bulk");
    const element = await showBulk(locale);
    const { showResults } = textsOf(bulkScreenTexts);
    await page.getByRole("button", { name: `${showResults} `, exact: false }).click();
    await expect.element(page.getByText(textsOf(bulkScreenTexts).priceThese)).toBeVisible();
    await expect.element(page.getByText(textsOf(bulkTexts).defaultError)).toBeVisible();
    const english = englishWordsIn(element, "scout-bulk", textsOf);
    // The file of results has this word as the state of a row.
    expect(english.filter((text) => text !== "Error")).toEqual([]);
  });
});

test("W30: a change of the language redraws the lookup, and keeps what was typed and found", async () => {
  const element = await showLookup("es-US");
  const spanish = await translatedTexts("es-US", "scout-lookup");
  const french = await translatedTexts("fr-CA", "scout-lookup");
  await expect.element(page.getByText(spanish(placeTexts).notConnected)).toBeVisible();
  await searchBox().fill("1200 Mai");
  element.setAttribute("locale", "fr-CA");
  await expect
    .element(page.getByRole("combobox", { name: french(lookupTexts).addressLabel }))
    .toHaveValue("1200 Mai");
  await expect.element(page.getByText(french(placeTexts).notConnected)).toBeVisible();
  expect(englishWordsIn(element, "scout-lookup", french)).toEqual([]);
  expect(drawnWordsOf(element)).not.toContain(spanish(placeTexts).notConnected);
});
