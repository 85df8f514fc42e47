import { clear, createStore, entries } from "idb-keyval";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../../src/core/index.ts";
import { loadLocale } from "../../../../src/elements/locales/load-locale.ts";
import { draftTexts } from "../../../../src/elements/scout-pricing/drafts/drafts.messages.ts";
import {
  cleanUpHostPage,
  dropNotices,
  settleFrames,
  turnPage,
} from "../../../support/host-page.ts";
import { drawnWordsOf } from "../../locales/drawn-words.ts";
import { plainTextsIn } from "../../locales/plain-texts.ts";
import { agent } from "../agent.ts";
import {
  address,
  noSuggestions,
  openBuilder,
  placePricing,
  serveSearches,
} from "../open-pricing.ts";
import { rows, searchOf } from "../searches.ts";

cleanUpHostPage();
const start = window.location.pathname + window.location.search;
beforeEach(() => configure({ rememberProposals: "device" }));
afterEach(async () => {
  await clear(archive());
  vi.restoreAllMocks();
  window.history.replaceState(null, "", start);
});

const before = searchOf([rows.internet, rows.faster, rows.addon]);
/** One service is no longer offered, and the other costs more. */
const after = searchOf([rows.internet, { ...rows.faster, mrc: 92 }]);

async function choose(): Promise<void> {
  await agent.section("Broadband").click();
  await agent.radio("Internet 500").click();
  await agent.box("Backup").click();
}

test("X3, X4: a proposal is restored from the browser's storage, with a line for each difference", async () => {
  const backend = await serveSearches([before, after]);
  placePricing(backend, { address, "prepared-for": "Ada's Bakery" });
  await expect.element(agent.proposal()).toBeVisible();
  await choose();
  await expect.poll(storedTexts).toEqual([expect.stringContaining("Backup")]);
  turnPage();
  placePricing(backend);
  await expect
    .element(agent.offer())
    .toHaveTextContent(/^Continue the proposal for Ada's Bakery from \d{1,2}:\d\d [AP]M$/);
  await agent.continueOffer().click();
  await expect
    .poll(() => agent.changes().getByRole("listitem").elements().map(textOf))
    .toEqual([
      "New price for Internet 500: $92.00/mo, $100.00 install.",
      "Backup is no longer offered.",
    ]);
  expect(agent.lines()).toEqual(["Internet 500"]);
  await expect.element(agent.preparedFor()).toHaveValue("Ada's Bakery");
  expect(agent.offer().query()).toBeNull();
});

test("X4, K10: the offer of the previous proposal moves no service, and the list of recent proposals names each", async () => {
  await openBuilder(before, noSuggestions);
  await choose();
  // X2: the element does not read the page's URL.
  expect(agent.copyLink().query()).toBeNull();
  await agent.searchFor("9 Other Road");
  await expect
    .element(agent.offer())
    .toHaveTextContent("The proposal for 60 Main Street is in Recent proposals.");
  await agent.section("Broadband").click();
  const row = agent.radio("Internet 100");
  const placeOfRow = () => row.element().getBoundingClientRect().top + window.scrollY;
  await expect.element(row).toBeVisible();
  const top = placeOfRow();
  await row.click();
  await expect.poll(storedTexts).toHaveLength(2);
  await settleFrames();
  expect(placeOfRow()).toBe(top);
  await expect.element(agent.offer()).toBeVisible();
  await agent.recentDrafts().click();
  await expect.element(agent.recentDrafts()).toHaveTextContent("Recent proposals (1)");
  await page.getByRole("button", { name: /^Continue 60 Main Street from/ }).click();
  await expect.element(agent.changes()).toHaveTextContent("Nothing has changed.");
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(agent.changes().query()).toBeNull();
  await page.getByRole("button", { name: /^Delete 9 Other Road from/ }).click();
  expect(agent.recentDrafts().query()).toBeNull();
  await agent.searchFor("7 Third Street");
  await expect.element(agent.offer()).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  expect(agent.offer().query()).toBeNull();
  await agent.recentDrafts().click();
  await page.getByRole("button", { name: "Delete all" }).click();
  expect(agent.recentDrafts().query()).toBeNull();
});

test("X2: a copied link includes the customer's name if the user ticks the box, and an unreadable link is refused", async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  await openBuilder(before, {}, { routing: "page", "prepared-for": "Ada" });
  expect(agent.copyLink().query()).toBeNull();
  await choose();
  await page.getByRole("checkbox", { name: "Include customer name in the link: Ada" }).click();
  await agent.copyLink().click();
  await expect.poll(() => copied).toEqual([expect.stringContaining("#scout-proposal=")]);
  await expect.element(page.getByText("Link copied.")).toBeVisible();
  dropNotices();
  window.location.hash = "scout-proposal=%3Cscript%3E";
  const sentence = page.getByText("This link is invalid.");
  await expect.element(sentence).toBeVisible();
  expect(window.location.hash).toBe("");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await dismiss.click();
  await expect.element(dismiss).not.toBeInTheDocument();
});

test("W30: another language redraws the offer of a proposal and its differences", async () => {
  const { translations } = await loadLocale("en-XA", "scout-pricing", {}, expect.fail);
  const long = translations.textsOf(draftTexts);
  const backend = await serveSearches([before, after]);
  placePricing(backend, { address });
  await expect.element(agent.proposal()).toBeVisible();
  await choose();
  await expect.poll(storedTexts).toEqual([expect.stringContaining("Backup")]);
  turnPage();
  const element = placePricing(backend);
  await expect.element(agent.offer()).toBeVisible();
  element.setAttribute("locale", "en-XA");
  await page.getByRole("button", { name: long.continue, exact: true }).click();
  await expect.element(page.getByText(long.change.notOffered("Backup"))).toBeVisible();
  const english = new Set(plainTextsIn(draftTexts.english));
  const plain = () => drawnWordsOf(element).filter((text) => english.has(text));
  expect(plain()).toEqual([]);
  element.setAttribute("locale", "en-US");
  await expect.element(page.getByText("Backup is no longer offered.")).toBeVisible();
  expect(plain()).toContain(draftTexts.english.pricedAgain);
});

function textOf({ textContent }: Element): string | null {
  return textContent;
}

async function storedTexts(): Promise<readonly string[]> {
  const { apiBase = "" } = document.querySelector("scout-pricing") ?? {};
  const all = await entries<string, string>(archive());
  // An earlier test may still be writing.
  const own = all.filter(([key]) => key.startsWith(`proposal ${encodeURIComponent(apiBase)} `));
  return own.map(([, text]) => text);
}

function archive() {
  return createStore("scout-elements", "texts");
}
