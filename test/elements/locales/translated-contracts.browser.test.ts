import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { wizardTexts } from "../../../src/elements/contract-wizard/contract-wizard.messages.ts";
import { openContractTexts } from "../../../src/elements/contract-wizard/open-contract.messages.ts";
import { contractListTexts } from "../../../src/elements/scout-contracts/scout-contracts.messages.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { pdfFile } from "../../support/pdf-files.ts";
import {
  embedCall,
  inWidth,
  openContract,
  pdfCall,
  pdfOf,
} from "../contract-wizard/open-contract.ts";
import { rows as contracts, listCall, listing } from "../scout-contracts/contract-rows.ts";
import { drawnWordsOf, englishWordsIn, translatedTexts } from "./drawn-words.ts";

cleanUpHostPage();

const cell = (name: string) => page.getByRole("cell", { name, exact: true });

/** A contract in each state, one of them with an address. */
async function showList(locale: string, answer = listing(...listed)) {
  const backend = await serve({ intercept: answerBy({ [listCall]: answer }) });
  return place("scout-contracts", backend, { locale });
}

const listed = [
  { ...contracts.completed, query: { address: "1200 Main Street" } },
  contracts.draft,
  contracts.expired,
  contracts.other,
];

describe.each(["es-US", "fr-CA"])("W30: in %s", (locale) => {
  test("the list has no English text, and is searched by the states that it shows", async () => {
    const textsOf = await translatedTexts(locale, "scout-contracts");
    const texts = textsOf(contractListTexts);
    const element = await showList(locale);
    await expect.element(cell(texts.expired)).toBeVisible();
    const whose = texts.of("Acme Corp", "Spectrum");
    await expect.element(page.getByRole("button", { name: `PDF ${whose}` })).toBeVisible();
    expect(englishWordsIn(element, "scout-contracts", textsOf)).toEqual([]);

    const search = page.getByRole("searchbox", { name: texts.search });
    await search.fill(texts.expired);
    await expect.element(page.getByText(/^1 (?:de|sur) 4 /).first()).toBeVisible();
    expect(englishWordsIn(element, "scout-contracts", textsOf)).toEqual([]);
    await search.fill("price again in scout");
    await expect.element(page.getByText(texts.noneFound)).toBeVisible();
    expect(englishWordsIn(element, "scout-contracts", textsOf)).toEqual([]);
  });

  test("the list and its buttons have room on a phone", async () => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(360, 768);
    const texts = (await translatedTexts(locale, "scout-contracts"))(contractListTexts);
    const element = await showList(locale);
    await expect.element(page.getByRole("link", { name: texts.priceAgain })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
    element.remove();
    await showList(locale, listing());
    await expect.element(page.getByRole("link", { name: texts.priceAddress })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  test("an empty list, and one that cannot be loaded, have no English text", async () => {
    const textsOf = await translatedTexts(locale, "scout-contracts");
    const empty = await showList(locale, listing());
    await expect.element(page.getByText(textsOf(contractListTexts).noneYet)).toBeVisible();
    expect(englishWordsIn(empty, "scout-contracts", textsOf)).toEqual([]);
    empty.remove();

    expectLog("contracts-failed: 500");
    const failed = await showList(locale, () => new Response("{}", { status: 500 }));
    await expect.element(page.getByText(textsOf(contractListTexts).failed)).toBeVisible();
    expect(englishWordsIn(failed, "scout-contracts", textsOf)).toEqual([]);
  });
});

test("W30: a change of the language redraws the contracts, and keeps the search", async () => {
  const element = await showList("es");
  const spanish = (await translatedTexts("es-US", "scout-contracts"))(contractListTexts);
  const french = (await translatedTexts("fr-CA", "scout-contracts"))(contractListTexts);
  await page.getByRole("searchbox", { name: spanish.search }).fill("bakery");
  await expect.element(cell(spanish.draft)).toBeVisible();
  element.setAttribute("locale", "fr");
  await expect.element(cell(french.draft)).toBeVisible();
  await expect.element(page.getByRole("searchbox", { name: french.search })).toHaveValue("bakery");
  expect(drawnWordsOf(element)).not.toContain(spanish.heading);
  element.removeAttribute("locale");
  await expect
    .element(page.getByRole("link", { name: "Edit Draft for Bluebird Bakery" }))
    .toBeVisible();
});

const named = listing({ ...contracts.draft, guid: "c1", primary_contact_name: "Acme Corp" });

describe.each(["es-US", "fr-CA"])("W30: in %s", (locale) => {
  test("an open contract has no English text, side by side and in tabs", async () => {
    const textsOf = await translatedTexts(locale, "contract-wizard");
    const texts = textsOf(openContractTexts);
    const answers = { [pdfCall]: () => pdfOf("x", "y"), [listCall]: named };
    const { element } = await openContract(answers, { locale });
    inWidth(element, 1200);
    await expect
      .element(page.getByRole("heading", { name: `${texts.heading} ${texts.of("Acme Corp")}` }))
      .toBeVisible();
    await expect.element(page.getByRole("group", { name: texts.page(2, 2) })).toBeVisible();
    const [upToTime = ""] = texts.standing.saved("|").split("|");
    await expect.element(page.getByText(upToTime)).toBeVisible();
    expect(englishWordsIn(element, "contract-wizard", textsOf)).toEqual([]);

    inWidth(element, 360);
    await page.getByRole("tab", { name: texts.preview }).click();
    const download = page.getByRole("button", { name: texts.downloadPdf });
    await expect.element(download).toBeVisible();
    const { left, right } = element.getBoundingClientRect();
    const box = download.element().getBoundingClientRect();
    expect([box.left >= left, box.right <= right]).toEqual([true, true]);
    expect(englishWordsIn(element, "contract-wizard", textsOf)).toEqual([]);
  });

  test("a contract without a preview, and one that cannot be opened, say so", async () => {
    const textsOf = await translatedTexts(locale, "contract-wizard");
    expectLog("preview-failed");
    const empty = await openContract({ [pdfCall]: () => new Response("") }, { locale });
    const { pdfFaults } = textsOf(openContractTexts);
    await expect.element(page.getByText(pdfFaults.empty, { exact: true }).last()).toBeVisible();
    expect(englishWordsIn(empty.element, "contract-wizard", textsOf)).toEqual([]);
    empty.element.remove();

    for (const [status, sentence] of [
      [404, textsOf(wizardTexts).missing],
      [500, textsOf(wizardTexts).failed],
    ] as const) {
      expectLog(`contract-failed: ${status}`);
      const refusal = () => Response.json({}, { status });
      const { element } = await openContract({ [embedCall]: refusal }, { locale });
      await expect.element(page.getByText(sentence)).toBeVisible();
      expect(englishWordsIn(element, "contract-wizard", textsOf)).toEqual([]);
      element.remove();
    }
  });
});

test("W30: a change of the language keeps the form and the zoom, and redraws the pages", async () => {
  const answers = { [pdfCall]: () => new Response(pdfFile("signature-fields")) };
  const { element, frames } = await openContract(answers, { locale: "es" });
  inWidth(element, 1200);
  const spanish = (await translatedTexts("es-US", "contract-wizard"))(openContractTexts);
  const french = (await translatedTexts("fr-CA", "contract-wizard"))(openContractTexts);
  await expect.element(page.getByText(spanish.signatureField, { exact: true })).toBeInTheDocument();
  await page.getByRole("button", { name: spanish.zoomIn }).click();
  await expect.element(page.getByText(spanish.zoom(125), { exact: true })).toBeVisible();
  const [form] = frames();
  element.setAttribute("locale", "fr");
  await expect.element(page.getByText(french.signatureField, { exact: true })).toBeInTheDocument();
  await expect.element(page.getByText(french.zoom(125), { exact: true })).toBeVisible();
  expect(frames()).toEqual([form]);
  expect(form?.title).toBe(french.formFrame(1, 1));
  expect(drawnWordsOf(element)).not.toContain(spanish.signatureField);
});
