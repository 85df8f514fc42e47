import "../../../src/elements/portal-dashboard/portal-dashboard.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { defaultImages } from "../../../src/core/branding/default-images.ts";
import { pageState } from "../../../src/core/internal.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { noWork } from "../../support/no-work.ts";
import { watchFiles } from "../host/saved-files.ts";
import { listOf, templateCall, rows as uploads } from "../scout-bulk/bulk-rows.ts";
import { rows as contracts, listing } from "../scout-contracts/contract-rows.ts";
import { contractsCall, dashboardAnswers, settingsCall, uploadsCall } from "./dashboard-answers.ts";

cleanUpHostPage();
const saved = watchFiles();

const png =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
const box = (name: string) => page.getByRole("combobox", { name });
const group = (name: string) => page.getByRole("group", { name, exact: true });

const settingsOf = (settings: object) => ({
  [settingsCall]: () => Response.json({ data: { settings } }),
});

async function show(answers: AnswerTable = {}) {
  const backend = await serve({ intercept: answerBy({ ...dashboardAnswers, ...answers }) });
  const element = place("portal-dashboard", backend);
  await expect.element(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  return element;
}

const hrefsIn = (name: string) =>
  group(name)
    .getByRole("link")
    .elements()
    .map((one) => one.getAttribute("href"));

describe("1 §2: the three groups", () => {
  test("each group links to its screens, and the host page can handle a click", async () => {
    const navigated = listen("scout-navigated");
    await show();
    await expect.element(group("Scout")).toBeVisible();
    expect(hrefsIn("Scout")).toEqual([
      "/scout",
      "/scout/bulk",
      "/scout/pricing",
      "/scout/contracts",
    ]);
    expect(hrefsIn("Solutions")).toEqual([
      "/solutions-finder",
      "/solutions-index",
      "/solutions/questionnaires",
    ]);
    expect(hrefsIn("Libraries")).toEqual(["/provider-library", "/resource-library"]);
    await group("Libraries").getByRole("link", { name: "Resource Library" }).click();
    expect(navigated.map(({ detail }) => detail.href)).toEqual(["/resource-library"]);
  });

  test("each box says what to type", async () => {
    await show(settingsOf({ capabilities: ["scout:access"] }));
    for (const [name, words] of [
      ["Street address", "Start typing a street address"],
      ["Search Keywords", "Service or feature"],
      ["Find a Provider", "Provider name"],
    ] as const) {
      await expect.element(box(name)).toHaveAttribute("placeholder", words);
    }
  });

  test("F2: without access the Scout group is not in the document", async () => {
    const { shadowRoot } = await show(settingsOf({}));
    await expect.element(group("Solutions")).toBeVisible();
    await expect.poll(() => shadowRoot?.querySelector(".skeleton")).toBeNull();
    expect(shadowRoot?.textContent).not.toMatch(/Lookup|Street address|Pricing|Your Work/);
    expect(shadowRoot?.querySelector('[href^="/scout"]')).toBeNull();
  });

  test("F2: until the access is known, a skeleton of the size of the Scout group replaces it", async () => {
    let answer = (_settings: Response) => {};
    const coming = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const backend = await serve({
      intercept: answerBy({ ...noWork, [settingsCall]: () => coming }),
    });
    const { shadowRoot } = place("portal-dashboard", backend);
    const topOf = (name: string) =>
      Math.round(
        page.getByRole("heading", { name, exact: true }).element().getBoundingClientRect().top,
      );
    await expect.element(group("Solutions")).toBeVisible();
    await expect.element(group("Scout")).not.toBeInTheDocument();
    expect(shadowRoot?.querySelector(".skeleton")).not.toBeNull();
    const before = topOf("Solutions");
    answer(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
    await expect.element(group("Scout")).toBeVisible();
    expect(topOf("Solutions")).toBe(before);
  });
});

test("F4: the logo of the settings, or else the product's own, has the name of the site", async () => {
  const image = page.getByRole("img", { name: "Acme Telecom" });
  for (const [primary_logo, src] of [
    [png, png],
    [null, defaultImages.primaryLogo.uri],
  ]) {
    const element = await show(settingsOf({ primary_logo, siteName: "Acme Telecom" }));
    await expect.element(image).toHaveAttribute("src", src);
    element.remove();
  }
});

test("F1, F3, F5: each search box suggests and opens its own screen, and a short address has a hint", async () => {
  const navigated = listen("scout-navigated");
  await show({
    "GET /api/v1/solutions-finder/autocomplete": () =>
      Response.json({
        data: { rows: ["industry:1", "service:2"].map((value) => ({ label: "Other", value })) },
      }),
  });
  await box("Street address").fill("12");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Enter a full street address.")).toBeVisible();
  await box("Street address").fill("12 Elm");
  await page.getByRole("option", { name: "12 Elm Street, Austin" }).click();
  await box("Search Keywords").fill("oth");
  await page.getByRole("option", { name: "Other" }).nth(1).click();
  await box("Search Keywords").fill("voice");
  await page.getByRole("button", { name: "Search for solutions" }).click();
  await box("Find a Provider").fill("Zito");
  await userEvent.keyboard("{Enter}");
  expect(navigated.map(({ detail }) => detail.href)).toEqual([
    "/scout?address=12+Elm+St%2C+Austin%2C+TX",
    "/solutions-finder?filters=service%3A2",
    "/solutions-finder?filters=voice",
    "/provider-library?provider=Zito",
  ]);
});

/** Returns the pieces of work in a card: the text of each, and the destination of its action. */
function itemsOf(name: string): (string | null)[][] {
  return group(name)
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

describe("F6: the user's current work", () => {
  test("the card of each kind shows what the user can do if there is no work", async () => {
    await show();
    await expect.element(group("Recent Addresses")).toHaveTextContent(/appear here/);
    await expect.element(group("Open Proposals")).toHaveTextContent(/Price an address/);
    await expect.element(group("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
    await expect.element(group("Contracts to Finish")).toHaveTextContent(/No contracts to finish/);
  });

  test("the cards show the name, the state and the action of each piece of work", async () => {
    await show({
      [uploadsCall]: () => listOf(uploads.failed, uploads.newer, uploads.processing),
      [contractsCall]: listing(contracts.draft, contracts.expired),
    });
    await expect.element(group("Recent Addresses")).toBeVisible();
    recentAddressesOf(coreOfPage()).add("5 E & F");
    const line = { id: "fiber", title: "Fiber", lines: null, boxes: null, mark: 0 };
    draftsOf(coreOfPage()).keep("0123456789", {
      address: "60 Main Street",
      preparedFor: "Ada's Bakery",
      provider: "acme",
      term: "36",
      region: null,
      package: null,
      label: "Acme, 36 Months",
      sections: [],
      lines: [line],
      salt: "01234567",
      mark: 0,
    });
    await expect
      .poll(() => itemsOf("Open Proposals"))
      .toEqual([
        [
          "Ada's Bakery",
          "60 Main Street · Acme, 36 Months · 1 service · this minute",
          "Continue Ada's Bakery",
          expect.stringMatching(/^\/scout\/pricing#scout-proposal=./),
        ],
      ]);
    const time = group("Open Proposals").element().querySelector("time");
    expect(time?.title).toMatch(/^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M/);
    expect(Math.abs(Date.parse(time?.dateTime ?? "") - Date.now())).toBeLessThan(60_000);
    expect(itemsOf("Recent Addresses")).toEqual([
      ["5 E & F", "Look Up 5 E & F", "/scout?address=5+E+%26+F"],
    ]);
    await expect
      .poll(() => itemsOf("Contracts to Finish"))
      .toEqual([
        [
          "Bluebird Bakery",
          "Draft · Cox · 03/01/2026",
          "Edit Draft Bluebird Bakery",
          expect.stringMatching(/\/scout\/contracts\/cox\?contract=guid-draft$/),
        ],
        [
          "Cedar Clinic",
          "Expired · Comcast · 12/24/2025",
          "Price Again Cedar Clinic",
          "/scout/pricing?prepared_for=Cedar+Clinic",
        ],
      ]);
    await expect
      .element(page.getByRole("progressbar", { name: "3 out of 10 Addresses Completed" }))
      .toHaveAttribute("aria-valuenow", "30");
    const [running, , failed] = itemsOf("Bulk Uploads");
    expect(running?.slice(-2)).toEqual(["View depots.csv", "/scout/bulk"]);
    expect(failed).toContainEqual(expect.stringContaining("could not be processed"));
    expect(failed?.slice(-2)).toEqual(["Fix File broken.csv", "/scout/bulk"]);
  });

  test("H10: the reason of a failed upload links to the template", async () => {
    const error = { message: "Please use the downloadable template." };
    await show({
      [uploadsCall]: () => listOf({ ...uploads.failed, error }),
      [templateCall]: () => new Response("Street Address\r\n"),
    });
    await group("Bulk Uploads").getByRole("button", { name: "downloadable template" }).click();
    await expect
      .poll(() => saved)
      .toEqual([{ name: "scout-bulk-template.csv", text: "Street Address\r\n" }]);
  });

  test("a card shows what failed or was refused, with a button to try again, and the other cards stay", async () => {
    let status = 500;
    expectLog("contracts-failed: 500", "contracts-failed: 403");
    await show({ [contractsCall]: () => new Response("{}", { status }) });
    const contractsCard = group("Contracts to Finish");
    await expect.element(contractsCard).toHaveTextContent("An error has occurred.");
    await expect.element(group("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
    status = 403;
    await contractsCard.getByRole("button", { name: "Try again" }).click();
    await expect
      .element(contractsCard)
      .toHaveTextContent(/You don't have access to this list\. Ask your administrator/);
    await expect.element(group("Bulk Uploads")).toHaveTextContent(/Upload a CSV file/);
  });
});
