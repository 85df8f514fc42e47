import "../../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contractsTester } from "../../../src/testing/parts/contracts-tester.ts";
import { type AnswerTable, answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { deferred } from "../../support/fake-ports.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { watchFiles } from "../host/saved-files.ts";
import { listCall, listing, pdfCall, rows } from "./contract-rows.ts";

cleanUpHostPage();
const saved = watchFiles();

const agent = contractsTester(browserScreen);
const all = listing(rows.completed, rows.draft, rows.expired, rows.other);

async function show(answer: () => Response, table: AnswerTable = {}) {
  const backend = await serve({ intercept: answerBy({ [listCall]: answer, ...table }) });
  return place("scout-contracts", backend);
}

/** Returns the text of each row, cell by cell. */
function cells(): string[][] {
  const [, ...lines] = agent.rows().elements();
  return lines.map((line) =>
    [...line.querySelectorAll("th, td")].map((cell) => cell.textContent ?? ""),
  );
}

test("on a phone the button of a contract is away from its state", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await show(all);
  await expect.element(agent.table()).toBeVisible();
  const [, first] = agent.rows().elements();
  const state = first?.querySelector(".tag")?.getBoundingClientRect();
  const button = first?.querySelector(".button")?.getBoundingClientRect();
  expect((button?.top ?? 0) - (state?.bottom ?? 0)).toBeGreaterThanOrEqual(11.9);
});

test("1 §2: contracts are listed newest first, with the label and action of each state", async () => {
  await show(all);
  await expect.element(agent.table()).toBeVisible();
  const headers = agent.table().getByRole("columnheader").elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    "Creation Date",
    "Customer Name",
    "Service Provider",
    "Status",
    "Actions",
  ]);
  expect(cells()).toEqual([
    ["03/01/2026", "Bluebird Bakery", "Cox", "draft", "Edit Draft for Bluebird Bakery with Cox"],
    [
      "01/05/2026",
      "Acme Corp",
      "Spectrum (opens in a new tab)",
      "ready to create",
      "Download PDF for Acme Corp with Spectrum",
    ],
    [
      "12/24/2025",
      "Cedar Clinic",
      "Comcast",
      "price again in scout",
      "Price Again for Cedar Clinic with Comcast",
    ],
    ["", "–", "AT&T", "in review", "Open Contract with AT&T"],
  ]);
  await expect.element(agent.heading()).toBeVisible();
  await expect.element(agent.status("4 contracts")).toBeInTheDocument();

  // O4: a provider is a link only if its address is a web address.
  const links = agent.table().getByRole("link", { name: /opens in a new tab/ });
  expect(links.elements()).toHaveLength(1);
  await expect.element(links).toHaveAttribute("href", "https://spectrum.example/");
  await expect.element(links).toHaveAttribute("target", "_blank");
  await expect.element(links).toHaveAttribute("rel", "noopener noreferrer");
});

test("O9: the column of addresses is shown if a contract has one", async () => {
  const query = { address: "88 Market Street, San Francisco, CA 94103" };
  await show(listing({ ...rows.draft, query }, rows.completed));
  await expect.element(agent.table()).toBeVisible();
  const headers = agent.table().getByRole("columnheader").elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    "Creation Date",
    "Customer Name",
    "Address",
    "Service Provider",
    "Status",
    "Actions",
  ]);
  expect(cells().map(([, , address]) => address)).toEqual([query.address, ""]);
  await expect.element(page.getByRole("button", { name: "Address" })).not.toBeInTheDocument();
});

test.for([660, 752])("at %d px the state of each contract has one line", async (width) => {
  const query = { address: "1804 Commerce Street, Dallas, TX 75201" };
  const customer = { primary_contact_name: "Saguaro Property Management" };
  const all = [rows.expired, rows.completed, { ...rows.other, state: "Signed by customer" }];
  const element = await show(listing(...all.map((row) => ({ ...row, ...customer, query }))));
  const frame = document.createElement("div");
  frame.style.inlineSize = `${width}px`;
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.table()).toBeVisible();
  const states = [...agent.table().element().querySelectorAll(".tag")];
  expect(states.map(({ clientHeight }) => clientHeight < 32)).toEqual([true, true, true]);
  const box = agent.table().element().parentElement;
  expect(box?.scrollWidth).toBe(box?.clientWidth);
});

test("a click on a heading sorts the rows by its values, and another restores the order", async () => {
  await show(all);
  const sort = page.getByRole("button", { name: "Creation Date" });
  await sort.click();
  expect(cells().map(([date]) => date)).toEqual(["12/24/2025", "01/05/2026", "03/01/2026", ""]);
  await page.getByRole("button", { name: "Customer Name" }).click();
  expect(cells().map(([, customer]) => customer?.at(0))).toEqual(["A", "B", "C", "–"]);
  await page.getByRole("button", { name: "Status" }).click();
  expect(cells().map(([, , , status]) => status?.at(0))).toEqual(["d", "i", "p", "r"]);
  await expect.element(page.getByRole("button", { name: "Actions" })).not.toBeInTheDocument();
});

test("an empty list shows its text and how to create a first contract", async () => {
  await show(listing());
  await expect
    .element(page.getByText("There are no contracts at this time.").first())
    .toBeInTheDocument();
  await expect.element(agent.table()).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Price an address, then create a contract/)).toBeVisible();
  const link = page.getByRole("link", { name: "Price an Address" });
  await expect.element(link).toHaveAttribute("href", "/scout/pricing");
});

test("O5: after a failure, Try again repeats the request and moves focus to the heading", async () => {
  expectLog("contracts-failed: 502");
  let answer: () => Response = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const element = await show(() => answer());
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  answer = all;
  await agent.button("Try again").click();
  await expect.element(agent.table()).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Contracts");
});

test("by keyboard alone, Tab goes to the search, the states and the sortable headings, then to each row's action", async () => {
  const navigated = listen("scout-navigated");
  const element = await show(all);
  await expect.element(agent.table()).toBeVisible();
  // The search, the state and four columns come first in the tab order.
  for (let step = 0; step < 7; step += 1) await userEvent.keyboard("{Tab}");
  expect(element.shadowRoot?.activeElement?.textContent).toContain("Edit Draft");
  const href = new URL(rows.draft.uri, window.location.href).href;
  await expect.element(agent.editDraft("Bluebird Bakery", "Cox")).toHaveAttribute("href", href);
  await userEvent.keyboard("{Enter}");
  expect(navigated.map(({ detail, cancelable }) => [detail.href, cancelable])).toEqual([
    [href, true],
  ]);
});

test("at 360 px rows become cards, nothing overflows, and each card starts with its customer", async () => {
  const element = await show(all);
  const frame = document.createElement("div");
  frame.style.inlineSize = "360px";
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.table()).toBeVisible();
  const root = element.shadowRoot?.querySelector(".scout-root");
  expect(root?.scrollWidth).toBe(360);
  const [, first] = agent.rows().elements();
  const [date, customer] = [...(first?.children ?? [])].map((cell) => cell.getBoundingClientRect());
  expect(customer?.top).toBeLessThan(date?.top ?? 0);
});

test("O10: the meaning of a state has one of three different colours, beside its text", async () => {
  await show(all);
  await expect.element(agent.table()).toBeVisible();
  const colours = new Map(
    agent
      .table()
      .getByRole("cell")
      .elements()
      .flatMap((cell) => [...cell.querySelectorAll(".tag")])
      .map((tag) => [tag.textContent, getComputedStyle(tag).color]),
  );
  expect([...colours.keys()]).toEqual([
    "draft",
    "ready to create",
    "price again in scout",
    "in review",
  ]);
  expect(new Set(colours.values()).size).toBe(4);
});

test("O9: words and a state filter the rows; without a match the screen says so, and Clear moves focus to the search", async () => {
  await show(all);
  await agent.search().fill("c");
  await expect.poll(cells).toHaveLength(3);
  await agent.states().selectOptions("price again in scout (1)");
  expect(cells().map(([, customer]) => customer)).toEqual(["Cedar Clinic"]);
  await expect.element(agent.status("1 of 4 contracts")).toBeInTheDocument();
  await expect.element(agent.button("Clear")).toBeVisible();
  await agent.search().fill("zzz");
  await expect.element(page.getByText("No matching contracts.")).toBeVisible();
  await expect.element(page.getByText("Try other words or another status.")).toBeVisible();
  await expect.element(agent.table()).not.toBeInTheDocument();
  await agent.button("Show all contracts").click();
  await expect.poll(cells).toHaveLength(4);
  expect(agent.search().element().matches(":focus")).toBe(true);
});

test("O3: a row's button is busy until its PDF is saved, and both are announced", async () => {
  const pdf = deferred<Response>();
  await show(all, { [pdfCall("guid-completed")]: () => pdf.promise });
  const download = agent.download("Acme Corp", "Spectrum");
  await download.click();
  await expect.element(download).toHaveAttribute("aria-busy", "true");
  const name = "attachment; filename*=UTF-8''..%2FAcme%20Contract.pdf";
  pdf.resolve(new Response("%PDF-1.7", { headers: { "Content-Disposition": name } }));
  await expect.poll(() => saved).toEqual([{ name: "Acme Contract.pdf", text: "%PDF-1.7" }]);
  await expect.element(agent.status("Downloaded Acme Contract.pdf")).toBeInTheDocument();
  await expect.element(download).not.toHaveAttribute("aria-busy");
});
