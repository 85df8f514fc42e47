import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { boardTexts } from "../../../src/core/pricing/board/board-messages.ts";
import { pricingTexts } from "../../../src/core/pricing/pricing-messages.ts";
import { serviceTypeTexts } from "../../../src/core/pricing/service-type-messages.ts";
import type { TextGroup } from "../../../src/core/texts/text-group.ts";
import { loadLocale } from "../../../src/elements/locales/load-locale.ts";
import { boardScreenTexts } from "../../../src/elements/scout-pricing/board/price-board.messages.ts";
import { builderTexts } from "../../../src/elements/scout-pricing/scout-pricing.messages.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { paperCall } from "../scout-pricing/calls.ts";
import { openSearch } from "../scout-pricing/open-pricing.ts";
import { rows, searchOf } from "../scout-pricing/searches.ts";
import { plainTextsIn } from "./plain-texts.ts";

cleanUpHostPage();

const { translations } = await loadLocale("en-XA", "scout-pricing", {}, expect.fail);
const texts = translations.textsOf(builderTexts);
const board = translations.textsOf(boardScreenTexts);
const { sections } = translations.textsOf(serviceTypeTexts);

/** The English texts of the builder and the board. */
const english = new Set(
  [boardScreenTexts, boardTexts, builderTexts, pricingTexts, serviceTypeTexts].flatMap(
    (group: TextGroup<unknown>) => plainTextsIn(group.english),
  ),
);

/** The texts of what is visible. The printed proposal is not. */
function visibleWordsOf({ shadowRoot }: Element): readonly string[] {
  const shown = [...(shadowRoot?.querySelectorAll("*") ?? [])].filter((one) =>
    one.checkVisibility(),
  );
  return shown.flatMap((one) => [
    ...["aria-label", "placeholder", "title"].map((name) => one.getAttribute(name) ?? ""),
    ...[...one.childNodes].flatMap((node) => (node instanceof Text ? [node.data.trim()] : [])),
  ]);
}

/** The English texts that are visible. A sign is no text. */
const englishIn = (element: Element) =>
  visibleWordsOf(element).filter((text) => /[a-z]{2}/i.test(text) && english.has(text));

async function openWithBroadband() {
  const { element } = await openSearch(
    searchOf([rows.internet, rows.faster, rows.voice]),
    {},
    { locale: "en-XA" },
  );
  await page.getByRole("checkbox", { name: sections.broadband }).click();
  await page.getByRole("radio", { name: "Internet 100" }).click();
  await expect.element(page.getByRole("button", { name: texts.keep })).toBeVisible();
  return element;
}

test("W30: in the language for tests, the builder, the comparison and the price board have no English text", async () => {
  const element = await openWithBroadband();
  await page.getByRole("button", { name: texts.keep }).click();
  await expect.element(page.getByRole("heading", { name: texts.compare })).toBeVisible();
  await page.getByRole("button", { name: texts.explain }).click();
  expect(englishIn(element)).toEqual([]);
  await page.getByRole("tab", { name: texts.compareAll }).click();
  await expect.element(page.getByText(board.hint)).toBeVisible();
  expect(englishIn(element)).toEqual([]);
  await page.getByRole("tab", { name: board.view.matrix }).click();
  await expect.element(page.getByRole("grid", { name: board.heading })).toBeVisible();
  expect(englishIn(element)).toEqual([]);
});

test("W30: a change of the language redraws the builder, and keeps the proposal and what was typed", async () => {
  const element = await openWithBroadband();
  await page.getByRole("textbox", { name: texts.preparedFor }).fill("Acme");
  element.setAttribute("locale", "en");
  const { english: own } = builderTexts;
  await expect
    .element(page.getByRole("textbox", { name: own.preparedFor, exact: true }))
    .toHaveValue("Acme");
  await expect.element(page.getByRole("button", { name: own.keep })).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Internet 100" })).toBeChecked();
  expect(visibleWordsOf(element).filter((text) => text.startsWith("["))).toEqual([]);
});

test("W30: what is sent stays English", async () => {
  const sent: string[] = [];
  const range = { ...rows.internet, mrc_low: 40, mrc_high: 60 };
  await openSearch(
    searchOf([range]),
    {
      async [paperCall](request) {
        sent.push(await request.text());
        return new Response("%PDF-1.7", { headers: { "Content-Type": "application/pdf" } });
      },
    },
    { locale: "en-XA" },
  );
  await page.getByRole("checkbox", { name: sections.broadband }).click();
  await page.getByRole("radio", { name: "Internet 100" }).click();
  await page.getByRole("button", { name: texts.pdf }).click();
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toContain("$40.00 – $60.00, counted as $50.00");
});
