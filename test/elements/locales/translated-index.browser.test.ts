import "../../../src/elements/solutions-index/solutions-index.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { solutionsIndexTexts } from "../../../src/elements/solutions-index/solutions-index.messages.ts";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import {
  indexAnswer,
  items,
  loadCall,
  saveCall,
  savedAs,
  tokenCall,
} from "../solutions-index/index-answers.ts";
import { drawnWordsOf, englishWordsIn, translatedTexts } from "./drawn-words.ts";

cleanUpHostPage();

const button = (name: string) => page.getByRole("button", { name, exact: true });

/** A provider whose edits await a review, and a term that cannot be saved. */
const reviewed = { items: [...items, { type: "term", label: "Voice", value: "3", parent: false }] };

async function showIndex(
  attributes: Readonly<Record<string, string>>,
  load = () => indexAnswer(reviewed),
) {
  const backend = await serve({
    intercept: answerBy({
      [loadCall]: load,
      [tokenCall]: () => new Response("csrf"),
      [saveCall("b")]: savedAs(),
    }),
  });
  return place("solutions-index", backend, attributes);
}

describe.each(["es-US", "fr-CA"])("W30: in %s", (locale) => {
  test("the index has no English text: terms, search, editing, and the question before edits are lost", async () => {
    const textsOf = await translatedTexts(locale, "solutions-index");
    const texts = textsOf(solutionsIndexTexts);
    const element = await showIndex({ locale, provider: "b" });
    const english = () => englishWordsIn(element, "solutions-index", textsOf);
    await expect.element(page.getByText(texts.inModeration)).toBeVisible();
    await button(texts.expandAll).click();
    await expect.element(page.getByText(texts.covered.trim())).toBeInTheDocument();
    expect(english()).toEqual([]);

    await button(texts.makeEdits).click();
    await expect.element(page.getByText(texts.editing("Bolt"))).toBeVisible();
    await page.getByRole("checkbox", { name: "Fiber", exact: true }).click();
    await expect.element(page.getByText(/^1 (?:cambio|modification)$/)).toBeVisible();
    expect(drawnWordsOf(element).join()).toContain(texts.notSavable);
    await button(texts.cancel).click();
    await expect.element(page.getByText(texts.discardText("Bolt"))).toBeVisible();
    expect(english()).toEqual([]);
    await button(texts.keep).click();

    const search = page.getByRole("searchbox", { name: texts.searchCapabilities });
    await search.fill("fiber");
    await expect.element(page.getByText(/^2 (?:de|sur) 3 /).first()).toBeVisible();
    await search.fill("x");
    await expect.element(page.getByText(texts.noneFound)).toBeVisible();
    expect(english()).toEqual([]);
  });

  test("an index without categories, and one that cannot be loaded, say so", async () => {
    const textsOf = await translatedTexts(locale, "solutions-index");
    const texts = textsOf(solutionsIndexTexts);
    const none = { data: { capabilities: [], filter_options: { providers: [] }, results: [] } };
    const empty = await showIndex({ locale }, () => Response.json(none));
    await expect.element(page.getByText(texts.none)).toBeVisible();
    expect(englishWordsIn(empty, "solutions-index", textsOf)).toEqual([]);
    empty.remove();

    expectLog("index-failed: 500");
    const failed = await showIndex({ locale }, () => Response.json({}, { status: 500 }));
    await expect.element(page.getByText(texts.loadFailed)).toBeVisible();
    expect(englishWordsIn(failed, "solutions-index", textsOf)).toEqual([]);
  });

  test("the buttons have room on a phone", async () => {
    onTestFinished(() => page.viewport(1024, 768));
    await page.viewport(360, 768);
    const texts = (await translatedTexts(locale, "solutions-index"))(solutionsIndexTexts);
    await showIndex({ locale, provider: "b" });
    await button(texts.makeEdits).click();
    await expect.element(button(texts.submitEdits)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});

test("W30: a change of the language redraws the index, and keeps the edits and the search", async () => {
  const element = await showIndex({ locale: "es", provider: "b" });
  const spanish = (await translatedTexts("es-US", "solutions-index"))(solutionsIndexTexts);
  const french = (await translatedTexts("fr-CA", "solutions-index"))(solutionsIndexTexts);
  await button(spanish.makeEdits).click();
  await page.getByRole("searchbox", { name: spanish.searchCapabilities }).fill("fib");
  const fiber = page.getByRole("checkbox", { name: "Fiber", exact: true });
  await fiber.click();
  element.setAttribute("locale", "fr");
  await expect.element(button(french.submitEdits)).toBeVisible();
  await expect.element(fiber).toBeChecked();
  await expect
    .element(page.getByRole("searchbox", { name: french.searchCapabilities }))
    .toHaveValue("fib");
  expect(drawnWordsOf(element)).not.toContain(spanish.heading);
  await button(french.submitEdits).click();
  await expect.element(page.getByText(french.submitted)).toBeVisible();
});
