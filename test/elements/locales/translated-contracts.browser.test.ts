import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { contractListTexts } from "../../../src/elements/scout-contracts/scout-contracts.messages.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
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
