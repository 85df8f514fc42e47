import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { printedTexts } from "../../../src/elements/scout-pricing/outputs/printed-proposal.messages.ts";
import { siteTexts } from "../../../src/elements/scout-pricing/sites/sites.messages.ts";
import { sitesTester } from "../../../src/testing/parts/sites-tester.ts";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { wordsIn } from "../locales/drawn-words.ts";
import { plainTextsIn } from "../locales/plain-texts.ts";
import { agent } from "./agent.ts";
import { searchCall } from "./calls.ts";
import { noSuggestions, openBuilder, placePricing } from "./open-pricing.ts";
import { rows, searchOf } from "./searches.ts";
import { answerSites, elm, fir, notFound, oak } from "./site-rows.ts";

cleanUpHostPage();
beforeEach(() => configure({ rememberProposals: "session" }));

const sites = sitesTester(browserScreen);
const { translations } = await loadLocale("en-XA", "scout-pricing", {}, expect.fail);
const longSites = translations.textsOf(siteTexts);

async function openSites() {
  const { answer } = answerSites({ [fir]: notFound });
  const backend = await serve({ intercept: answerBy({ ...noSuggestions, [searchCall]: answer }) });
  return placePricing(backend);
}

/** Begins printing until the test ends. */
function beginPrint(): void {
  window.dispatchEvent(new Event("beforeprint"));
  onTestFinished(() => void window.dispatchEvent(new Event("afterprint")));
}

/** The texts of a group in parts of an element that are English, and those that are not. */
function textsIn({ shadowRoot }: Element, selector: string, group: TextGroup<unknown>) {
  const drawn = wordsIn([...(shadowRoot?.querySelectorAll(selector) ?? [])]);
  const shown = (texts: unknown) =>
    [...new Set(plainTextsIn(texts))].filter((text) => drawn.includes(text));
  return { english: shown(group.english), long: shown(translations.textsOf(group)) };
}

test("W30: another language redraws the list of several addresses, and keeps what was typed", async () => {
  const element = await openSites();
  const panel = ".sites *";
  await sites.toggle().click();
  await sites.lines().fill(`${elm}\n12`);
  const { english } = textsIn(element, panel, siteTexts);
  expect(english).toContain(siteTexts.english.hint);
  element.setAttribute("locale", "en-XA");
  await expect
    .element(page.getByRole("textbox", { name: longSites.lines, exact: true }))
    .toHaveValue(`${elm}\n12`);
  const redrawn = textsIn(element, panel, siteTexts);
  expect(redrawn.english).toEqual([]);
  expect(redrawn.long).toHaveLength(english.length);
  await sites.button(longSites.check).click();
  await expect.element(page.getByText(longSites.faults.noLetters)).toBeVisible();
  expect(textsIn(element, panel, siteTexts).english).toEqual([]);
});

test("W30: another language redraws the table of several addresses, its savings and its paper", async () => {
  const element = await openSites();
  // The head of the paper is that of every proposal.
  const panel = ".sites :not(.printed-head, .printed-head *)";
  await sites.confirm([elm, oak, fir]);
  await expect.element(page.getByText(/^Done\./).first()).toBeVisible();
  await sites.staticIp().click();
  await sites.choice(siteTexts.english.backup).selectOptions(siteTexts.english.anySpeed);
  await sites.button(siteTexts.english.savingsHeading).click();
  const monthlyAt = ({ currentMonthlyOf }: typeof longSites) =>
    page.getByRole("textbox", { name: currentMonthlyOf(elm), exact: true });
  await monthlyAt(siteTexts.english).fill("100.5");
  beginPrint();
  const { english } = textsIn(element, panel, siteTexts);
  expect(english).toEqual(
    expect.arrayContaining([
      siteTexts.english.savingMonthly,
      siteTexts.english.subtotal,
      siteTexts.english.backupNote,
    ]),
  );
  element.setAttribute("locale", "en-XA");
  await expect.element(monthlyAt(longSites)).toHaveValue("100.5");
  const redrawn = textsIn(element, panel, siteTexts);
  expect(redrawn.english).toEqual([]);
  expect(redrawn.long).toHaveLength(english.length);
});

test("W30: another language redraws the printed proposal", async () => {
  const { element } = await openBuilder(searchOf([rows.internet, rows.voice]));
  await agent.section("Broadband").click();
  await agent.radio("Internet 100").click();
  await expect.poll(() => agent.amount("Monthly total")).toBe("$50.00");
  beginPrint();
  const paper = ".printed-head *, .printed-closing *";
  const { english } = textsIn(element, paper, printedTexts);
  expect(english).toEqual(
    expect.arrayContaining([...printedTexts.english.signatureLines, printedTexts.english.sum]),
  );
  element.setAttribute("locale", "en-XA");
  await expect.poll(() => textsIn(element, paper, printedTexts).english).toEqual([]);
  expect(textsIn(element, paper, printedTexts).long).toHaveLength(english.length);
});
