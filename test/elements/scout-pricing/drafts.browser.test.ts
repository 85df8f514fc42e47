import { clear, createStore, entries } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure, signOut } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { readDraft } from "../../../src/core/pricing/drafts/draft-text.ts";
import { writeProposalLink } from "../../../src/core/pricing/drafts/proposal-link.ts";
import { expectLog } from "../../support/expected-log.ts";
import {
  cleanUpHostPage,
  dropNotices,
  listen,
  settleFrames,
  stopClock,
} from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import {
  address,
  openBuilder,
  placePricing,
  searchCall,
  serveSearches,
  settingsCall,
  suggestionsCall,
} from "./open-pricing.ts";
import { acme, bolt, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();
const start = window.location.pathname + window.location.search;
beforeEach(() => configure({ rememberProposals: "device" }));
afterEach(async () => {
  await clear(archive());
  vi.restoreAllMocks();
  window.history.replaceState(null, "", start);
});

const suggestions = { [suggestionsCall]: () => Response.json({ data: { rows: [] } }) };
const options = { provider: [acme, bolt], term: [threeYears, oneYear] };
const before = searchOf([rows.internet, rows.faster, rows.modem, rows.voice], options);
/** The voice line is gone, and the modem costs more. */
const after = searchOf([rows.internet, rows.faster, { ...rows.modem, mrc: 12 }], options);

/** What a crash leaves: the page starts anew, and what was in its memory is gone. */
function crash(): void {
  document.body.replaceChildren();
  for (const core of pageState().cores.values()) core.dispose();
  pageState().cores.clear();
}

async function choose(): Promise<void> {
  await agent.choose("Provider", "acme");
  await agent.choose("Term", "36");
  await agent.section("Broadband").click();
  await agent.radio("Internet 500").click();
  await agent.radio("Modem").click();
  await agent.section("Phone Lines").click();
  await agent.box("Voice line").click();
  await agent.choose("Lines of Voice line", "3");
}

describe("a proposal in work", () => {
  test("X3, X4, ZB3: comes back after a crash, is priced anew, and says line by line what is different", async () => {
    const backend = await serveSearches([before, after]);
    placePricing(backend, { address, "prepared-for": "Ada's Bakery" });
    await expect.element(agent.proposal()).toBeVisible();
    expect(agent.offer().query()).toBeNull();
    await choose();
    await expect.poll(() => agent.amount("Monthly total")).toBe("$150.00");
    await expect.poll(storedTexts).toEqual([expect.stringContaining('"counts":[[2,3,null]]')]);
    const [text = ""] = await storedTexts();
    // The time and the digests consist of any digits.
    const chosen = text.replace(/^\d+ |"(?:salt|marks)":"[\da-f]*",?/g, "");
    expect(chosen).toContain('"term":"36"');
    expect(chosen).not.toMatch(/150|80\.|8000|6000/);

    crash();
    placePricing(backend);
    await expect
      .element(agent.offer())
      .toHaveTextContent(/^Continue the proposal for Ada's Bakery from \d{1,2}:\d\d [AP]M$/);
    const changed = listen("scout-cart-changed");
    await agent.continueOffer().click();
    await expect.element(agent.changes()).toBeVisible();
    expect(
      agent
        .changes()
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent),
    ).toEqual([
      "Modem costs something else: $12.00/mo, $0.00 install.",
      "Voice line is no longer offered.",
    ]);
    expect(agent.lines()).toEqual(["Internet 500", "Modem"]);
    expect(agent.amount("Monthly total")).toBe("$92.00");
    expect(changed).toHaveLength(1);
    await expect.element(agent.preparedFor()).toHaveValue("Ada's Bakery");
    await expect.element(agent.address()).toHaveValue(address);
    expect(agent.offer().query()).toBeNull();
    // One step of the history.
    await agent.undo().click();
    expect(agent.lines()).toEqual([]);
    await agent.redo().click();
    expect(agent.lines()).toEqual(["Internet 500", "Modem"]);
    // It is not said of the next customer's proposal (decisions ZB3).
    await agent.clear().click();
    expect(agent.changes().query()).toBeNull();
  });

  test("ZB3: what was said of a draft ends with the next search, another draft and Dismiss", async () => {
    const { backend } = await openBuilder(before, suggestions);
    await choose();
    await expect.poll(storedTexts).toHaveLength(1);
    crash();
    placePricing(backend);
    await agent.continueOffer().click();
    await expect.element(agent.changes()).toBeVisible();
    await agent.address().fill("9 Other Road");
    await agent.generate().click();
    expect(agent.changes().query()).toBeNull();
    await expect.poll(agent.lines).toEqual([]);
    await agent.recentDrafts().click();
    await page.getByRole("button", { name: /^Continue 60 Main Street from/ }).click();
    await expect.element(agent.changes()).toHaveTextContent("Nothing has changed.");
    await page.getByRole("button", { name: "Dismiss" }).click();
    expect(agent.changes().query()).toBeNull();
  });

  test("X4: a link to a proposal that is kept here goes on with it, and makes no second one", async () => {
    const { backend } = await openBuilder(before, suggestions);
    await choose();
    await expect.poll(storedTexts).toHaveLength(1);
    const [text = ""] = await storedTexts();
    const draft = readDraft(text.slice(text.indexOf(" ") + 1));
    if (draft === null) throw new Error("The proposal cannot be read.");
    crash();
    window.history.replaceState(null, "", `#${await writeProposalLink(draft)}`);
    placePricing(backend, { routing: "page" });
    await expect.poll(agent.lines).toEqual(["Internet 500", "Modem", "Voice line"]);
    await agent.radio("Internet 100").click();
    await expect.poll(storedTexts).toEqual([expect.stringContaining('Internet 100"')]);
  });

  test("X4: the list continues, deletes one and deletes all; a declined offer stays away", async () => {
    const { backend } = await openBuilder(before, suggestions);
    await choose();
    await expect.poll(storedTexts).toHaveLength(1);
    await agent.address().fill("9 Other Road");
    await agent.generate().click();
    await expect.poll(agent.lines).toEqual([]);
    await expect
      .element(agent.offer())
      .toHaveTextContent("The proposal for 60 Main Street is in Recent proposals.");
    await agent.choose("Provider", "acme");
    await agent.choose("Term", "36");
    await agent.section("Broadband").click();
    const row = agent.radio("Internet 100");
    const placeOfRow = () => row.element().getBoundingClientRect().top + window.scrollY;
    await expect.element(row).toBeVisible();
    const top = placeOfRow();
    await row.click();
    await expect.poll(storedTexts).toHaveLength(2);
    // ZA2: it stands above what is being chosen.
    await settleFrames();
    expect(placeOfRow()).toBe(top);
    await expect.element(agent.offer()).toBeVisible();
    await agent.generate().click();
    await expect.element(agent.offer()).not.toBeInTheDocument();

    crash();
    placePricing(backend);
    await expect.element(agent.offer()).toHaveTextContent("9 Other Road");
    await page.getByRole("button", { name: "Dismiss" }).click();
    expect(agent.offer().query()).toBeNull();
    await agent.recentDrafts().click();
    await expect.element(agent.recentDrafts()).toHaveTextContent("Recent proposals (2)");
    await page.getByRole("button", { name: /^Delete 9 Other Road from/ }).click();
    await expect.element(agent.recentDrafts()).toHaveTextContent("Recent proposals (1)");
    await page.getByRole("button", { name: /^Continue 60 Main Street from/ }).click();
    await expect.element(agent.changes()).toHaveTextContent("Nothing has changed.");
    expect(agent.lines()).toEqual(["Internet 500", "Modem", "Voice line"]);
    expect(agent.recentDrafts().query()).toBeNull();

    crash();
    placePricing(backend);
    await agent.recentDrafts().click();
    await page.getByRole("button", { name: "Delete all" }).click();
    expect(agent.recentDrafts().query()).toBeNull();
    await expect.poll(storedTexts).toEqual([]);
  });

  test.for([
    ["the page without an address", ""],
    ["another address", "9 Other Road"],
  ] as const)(
    "X4, ZB4: Back from a proposal to %s offers to go on with it; a declined offer stays away",
    async ([, first]) => {
      const backend = await serveSearches([before, before, before], suggestions);
      placePricing(backend, { routing: "page" });
      if (first !== "") {
        await agent.address().fill(first);
        await agent.generate().click();
      }
      await agent.address().fill(address);
      await agent.generate().click();
      await choose();
      expect(agent.offer().query()).toBeNull();
      // The provider and the term are steps too.
      window.history.go(-3);
      await expect.element(agent.address()).toHaveValue(first);
      await expect.element(agent.offer()).toHaveTextContent(address);
      await agent.continueOffer().click();
      await expect.poll(agent.lines).toEqual(["Internet 500", "Modem", "Voice line"]);
      window.history.back();
      await page.getByRole("button", { name: "Dismiss" }).click();
      expect(agent.offer().query()).toBeNull();
      window.history.forward();
      await expect.element(agent.address()).toHaveValue(address);
      window.history.back();
      await expect.element(agent.address()).toHaveValue(first);
      expect(agent.offer().query()).toBeNull();
    },
  );

  test("X4: an act just before a sign-out is not kept after it", async () => {
    const clock = stopClock();
    const { backend } = await openBuilder(before, suggestions);
    await choose();
    await clock.advance(300);
    await expect.poll(storedTexts).toHaveLength(1);
    await agent.remove("Modem").click();
    signOut();
    await expect.poll(() => backend.calls.filter((call) => call === settingsCall)).toHaveLength(2);
    await expect.poll(storedTexts).toEqual([]);
    await clock.advance(1000);
    expect(await storedTexts()).toEqual([]);
  });

  test("X4: a browser that keeps nothing is told of once, and everything works without it", async () => {
    expectLog("proposals-not-kept");
    vi.spyOn(window.IDBObjectStore.prototype, "put").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await openBuilder(before, suggestions);
    await choose();
    const notice = page.getByText("This browser does not keep proposals.");
    await expect.element(notice).toBeVisible();
    dropNotices();
    await agent.remove("Modem").click();
    expect(agent.lines()).toEqual(["Internet 500", "Voice line"]);
    await agent.address().fill("9 Other Road");
    await agent.generate().click();
    await expect.element(agent.recentDrafts()).toHaveTextContent("Recent proposals (1)");
    expect(notice.query()).toBeNull();
  });
});

describe("a link", () => {
  const copied: string[] = [];
  const watchCopies = () => {
    copied.length = 0;
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      copied.push(text);
    });
  };

  test("X2: has the choices in its fragment and the customer's name only if ticked; opened, it is priced anew", async () => {
    watchCopies();
    const { backend } = await openBuilder(before, {}, { routing: "page", "prepared-for": "Ada" });
    await choose();
    await agent.copyLink().click();
    await expect.poll(() => copied).toHaveLength(1);
    await page.getByRole("checkbox", { name: "With the customer’s name, Ada" }).click();
    await agent.copyLink().click();
    await expect.poll(() => copied).toHaveLength(2);
    const [plain = "", named = ""] = copied.map((text) => new URL(text));
    expect(new URL(plain).search).not.toContain("Main");

    for (const [link, customer] of [
      [plain, ""],
      [named, "Ada"],
    ] as const) {
      crash();
      window.history.replaceState(null, "", new URL(link).href);
      placePricing(backend, { routing: "page" });
      await expect.element(agent.changes()).toHaveTextContent("Nothing has changed.");
      expect(agent.lines()).toEqual(["Internet 500", "Modem", "Voice line"]);
      await expect.element(agent.preparedFor()).toHaveValue(customer);
      await expect.element(agent.address()).toHaveValue(address);
      expect(window.location.hash).toBe("");
      window.history.replaceState(null, "", window.location.pathname);
    }
  });

  test.for([
    ["another address in the page's URL", "address"],
    ["a search of the same address", "search"],
    ["another draft", "draft"],
    ["a shared link", "link"],
  ] as const)(
    "ZB3: what was said of a draft ends with %s, before its prices are there",
    async ([, way]) => {
      watchCopies();
      window.history.replaceState(null, "", window.location.pathname);
      let isHeld = false;
      const backend = await serveSearches([before], {
        ...suggestions,
        [searchCall]: () => (isHeld ? new Promise(() => {}) : Response.json(before)),
      });
      placePricing(backend, { address, routing: "page" });
      await expect.element(agent.proposal()).toBeVisible();
      await choose();
      await agent.copyLink().click();
      await expect.poll(() => copied).toHaveLength(1);
      await expect.poll(storedTexts).toHaveLength(1);
      await agent.searchFor("9 Other Road");
      await expect.poll(agent.lines).toEqual([]);
      await choose();
      await expect.poll(storedTexts).toHaveLength(2);
      crash();
      window.history.replaceState(null, "", window.location.pathname);
      placePricing(backend, { routing: "page" });
      await agent.continueOffer().click();
      await expect.element(agent.changes()).toBeVisible();
      await expect.element(agent.address()).toHaveValue("9 Other Road");
      isHeld = true;
      switch (way) {
        case "address":
          window.history.pushState(null, "", "?address=5+Third+Street");
          window.dispatchEvent(new PopStateEvent("popstate"));
          break;
        case "search":
          await agent.generate().click();
          break;
        case "draft":
          await agent.recentDrafts().click();
          await page.getByRole("button", { name: /^Continue 60 Main Street from/ }).click();
          break;
        case "link":
          window.location.hash = new URL(copied[0] ?? "").hash;
          break;
      }
      await expect.poll(() => agent.changes().query()).toBeNull();
    },
  );

  test("X2, ZB3: a hostile one is refused with a sentence, now and later, until Clear or Dismiss; a fragment of the page is left alone", async () => {
    const backend = await serveSearches([before]);
    window.history.replaceState(null, "", "#prices");
    placePricing(backend, { routing: "page" });
    await expect.element(agent.address()).toBeVisible();
    window.location.hash = "scout-proposal=%3Cscript%3E";
    const sentence = page.getByText("The link holds no proposal that can be read.");
    await expect.element(sentence).toBeVisible();
    expect(window.location.hash).toBe("");
    await agent.clear().click();
    expect(sentence.query()).toBeNull();
    window.location.hash = "scout-proposal=%3Cscript%3E";
    await expect.element(sentence).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    expect(sentence.query()).toBeNull();
    window.history.replaceState(null, "", "#prices");
    expect(window.location.hash).toBe("#prices");
  });

  test("X2: an element without the page's address offers none", async () => {
    await openBuilder(before);
    await choose();
    await expect.poll(storedTexts).toHaveLength(1);
    expect(agent.copyLink().query()).toBeNull();
  });
});

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
