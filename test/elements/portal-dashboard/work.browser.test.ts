import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { draftsOf } from "../../../src/core/stores/drafts-store.ts";
import { recentAddressesOf } from "../../../src/core/stores/recent-addresses.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { noWork } from "../../support/no-work.ts";
import { rows as uploads } from "../scout-bulk/bulk-rows.ts";
import { rows as contracts, listing } from "../scout-contracts/contract-rows.ts";

cleanUpHostPage();

const settingsCall = "GET /api/v1/site-connector/settings";
const uploadsCall = "POST /api/v1/scout/bulk";
const contractsCall = "GET /api/scout/v1/contract";

const signedInAs = (email: string, ...capabilities: readonly string[]) => ({
  [settingsCall]: () => Response.json({ data: { settings: { email, capabilities } } }),
});
const listOf = (...items: readonly object[]) =>
  Response.json({ data: { rows: items, total: items.length } });

async function show(answers: AnswerTable = {}) {
  const backend = await serve({
    intercept: answerBy({
      ...signedInAs("ada@example.com", "scout:access"),
      ...noWork,
      ...answers,
    }),
  });
  const element = place("portal-dashboard", backend);
  await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  return { backend, element };
}

const card = (name: string) => page.getByRole("group", { name, exact: true });

/** The pieces of work of a card: what is said of each, and where its act leads. */
function itemsOf(name: string): (string | null)[][] {
  return card(name)
    .getByRole("listitem")
    .elements()
    .map((item) => {
      const link = item.querySelector("a");
      const said = [...item.querySelectorAll(".work-text > *")].map((part) => part.textContent);
      return [
        ...said.filter(Boolean),
        link?.textContent ?? null,
        link?.getAttribute("href") ?? null,
      ];
    });
}

function coreOfPage() {
  const [core] = pageState().cores.values();
  if (core === undefined) throw new Error("The element has no core.");
  return core;
}

describe("F6: what is under way", () => {
  test("is not asked for and not shown without access to Scout", async () => {
    const { backend } = await show(signedInAs("ada@example.com"));
    await expect.element(card("Solutions")).toBeVisible();
    expect(page.getByRole("heading", { name: "Your Work" }).query()).toBeNull();
    expect(backend.calls.filter((call) => /bulk|contract/.test(call))).toEqual([]);
  });

  test("says of each kind what to do where there is none", async () => {
    await show();
    await expect.element(card("Recent Addresses")).toHaveTextContent(/listed here/);
    await expect.element(card("Proposals in Work")).toHaveTextContent(/Choose services/);
    await expect.element(card("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
    await expect.element(card("Contracts to Finish")).toHaveTextContent(/no draft/);
  });

  test("X5: the last four addresses, each to be looked up", async () => {
    await show();
    await expect.element(card("Recent Addresses")).toBeVisible();
    for (const street of ["1 A", "2 B", "3 C", "4 D", "5 E & F"]) {
      recentAddressesOf(coreOfPage()).add(street);
    }
    await expect
      .poll(() => itemsOf("Recent Addresses"))
      .toEqual([
        ["5 E & F", "Look Up 5 E & F", "/scout?address=5+E+%26+F"],
        ["4 D", "Look Up 4 D", "/scout?address=4+D"],
        ["3 C", "Look Up 3 C", "/scout?address=3+C"],
        ["2 B", "Look Up 2 B", "/scout?address=2+B"],
      ]);
  });

  test("X4: a proposal goes on in the builder, by a link that holds it", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await expect.element(card("Proposals in Work")).toBeVisible();
    const line = { id: "fiber", title: "Fiber", lines: null, boxes: null, mark: 0 };
    draftsOf(coreOfPage()).keep("0123456789", {
      address: "60 Main Street",
      preparedFor: "Ada's Bakery",
      provider: "acme",
      term: "36",
      region: null,
      package: null,
      sections: [],
      lines: [line],
      salt: "01234567",
      mark: 0,
    });
    await expect
      .poll(() => itemsOf("Proposals in Work"))
      .toEqual([
        [
          "Ada's Bakery",
          expect.stringMatching(/^60 Main Street · 1 service · \d{1,2}:\d\d/),
          "Continue Ada's Bakery",
          expect.stringMatching(/^\/scout\/pricing#scout-proposal=./),
        ],
      ]);
    await page.getByRole("link", { name: "Continue Ada's Bakery" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual([
      expect.stringMatching(/^\/scout\/pricing#scout-proposal=./),
    ]);
  });

  test("uploads: what is in progress, then the latest; a failure of before does not stay in front", async () => {
    await show({
      [uploadsCall]: () => listOf(uploads.failed, uploads.older, uploads.newer, uploads.processing),
    });
    await expect
      .poll(() => itemsOf("Bulk Uploads").map(([name]) => name))
      .toEqual(["depots.csv", "newer.csv", "older.csv", "broken.csv"]);
    await expect
      .element(page.getByRole("progressbar", { name: "3 out of 10 Addresses Completed" }))
      .toHaveAttribute("aria-valuenow", "30");
    expect(itemsOf("Bulk Uploads")[3]).toContainEqual(
      expect.stringContaining("could not be processed"),
    );
    expect(page.getByRole("link", { name: "View depots.csv" }).element()).toHaveAttribute(
      "href",
      "/scout/bulk",
    );
  });

  test("O8: contracts whose next step is the person's, the newest first", async () => {
    await show({ [contractsCall]: listing(...Object.values(contracts)) });
    await expect
      .poll(() => itemsOf("Contracts to Finish"))
      .toEqual([
        [
          "Bluebird Bakery",
          "Cox · 03/01/2026 · draft",
          "Edit Draft Bluebird Bakery",
          expect.stringMatching(/\/scout\/contracts\/cox\?contract=guid-draft$/),
        ],
        [
          "Cedar Clinic",
          "Comcast · 12/24/2025 · price again in scout",
          "Price Again Cedar Clinic",
          "/scout/pricing?prepared_for=Cedar+Clinic",
        ],
      ]);
  });

  test("what fails says so in its card, and loads at the next try; the other cards stay", async () => {
    let isDown = true;
    const failed = listen("scout-failed");
    expectLog("contracts-failed");
    await show({
      [contractsCall]: () =>
        isDown ? new Response(null, { status: 500 }) : listing(contracts.draft)(),
    });
    const retry = card("Contracts to Finish").getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    await expect.element(card("Contracts to Finish")).toHaveTextContent("An error has occurred.");
    await expect.element(card("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
    expect(failed).toHaveLength(1);
    isDown = false;
    await retry.click();
    await expect.poll(() => itemsOf("Contracts to Finish")).toHaveLength(1);
  });

  test("what the server refuses is missing in its card alone", async () => {
    expectLog("contracts-failed: 403");
    await show({ [contractsCall]: () => new Response("{}", { status: 403 }) });
    await expect
      .element(card("Contracts to Finish"))
      .toHaveTextContent(/You are not authorized to see these\. Ask your administrator/);
    await expect.element(card("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
    await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  test("ZB20: nothing of it is shown to the next person", async () => {
    let email = "ada@example.com";
    const { element } = await show({
      [settingsCall]: () =>
        Response.json({ data: { settings: { email, capabilities: ["scout:access"] } } }),
      [contractsCall]: () => listing(...(email.startsWith("ada") ? [contracts.draft] : []))(),
    });
    await expect.poll(() => itemsOf("Contracts to Finish")).toHaveLength(1);
    recentAddressesOf(coreOfPage()).add("1 A");
    await expect.poll(() => itemsOf("Recent Addresses")).toHaveLength(1);
    email = "bo@example.com";
    coreOfPage().settings.reload();
    await expect.element(card("Contracts to Finish")).toHaveTextContent(/no draft/);
    expect(itemsOf("Recent Addresses")).toEqual([]);
    expect(element.shadowRoot?.textContent).not.toMatch(/Bluebird|1 A/);
  });

  test("X4, X5: where nothing is remembered, the cards for it are absent", async () => {
    configure({ rememberAddresses: "none", rememberProposals: "none" });
    await show();
    await expect.element(card("Bulk Uploads")).toBeVisible();
    expect(card("Recent Addresses").query()).toBeNull();
    expect(card("Proposals in Work").query()).toBeNull();
  });
});
