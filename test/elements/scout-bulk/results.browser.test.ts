import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { pressOn } from "../../support/press-on.ts";
import { watchFiles } from "../host/saved-files.ts";
import { agent, cellsOf, columns } from "./agent.ts";
import { bulkCall, listOf, resultsCall, rows, templateCall } from "./bulk-rows.ts";

cleanUpHostPage();
const saved = watchFiles();

const header = `${columns},Lookup Status,LEC,Message`;
const results = [
  header,
  "HQ,1 Main St,Austin,TX,78701,Found,AT&T,",
  "Lab,2 Main St,Austin,TX,78701,Not Validated,,The address could not be validated.",
  '"\'=Depot",3 Main St,Austin,TX,78701,Error,,An error has occurred.',
  "",
].join("\r\n");

const csv = (text: string, name?: string) =>
  new Response(text, {
    headers: {
      "Content-Type": "text/csv",
      ...(name !== undefined && { "Content-Disposition": `attachment; filename="${name}"` }),
    },
  });

async function show(answer: () => Response | Promise<Response>) {
  const backend = await serve({
    intercept: answerBy({
      [bulkCall]: () => listOf(rows.older, rows.newer),
      [resultsCall("c1")]: answer,
      [resultsCall("c2")]: () => csv(`${header}\r\n`, "newer results.csv"),
      [templateCall]: () => csv(`${columns}\r\n`),
    }),
  });
  const element = place("scout-bulk", backend);
  await expect.element(agent.download("older.csv")).toBeVisible();
  return { backend, element };
}

const table = (name = "older results.csv") =>
  page.getByRole("table", { name: `Results in ${name}` });

test("a street address opens the lookup of its row, and the host page may prevent that", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  const asked: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    asked.push(event.detail.href);
  });
  const link = table().getByRole("link", { name: "2 Main St", exact: true });
  await link.click();
  expect(asked).toEqual(["/scout?address=2+Main+St%2C+Austin%2C+TX+78701"]);
});

test("results are shown without a file", async () => {
  const { backend } = await show(() => csv(results, "older results.csv"));
  await page.getByRole("button", { name: "Show results of older.csv" }).click();
  await expect.element(page.getByText("3 rows, 2 failed", { exact: true })).toBeVisible();
  expect(backend.calls.filter((call) => call.includes(resultsCall("c1")))).toHaveLength(1);
  expect(saved).toEqual([]);
});

test("who asks for results on the screen goes on in them, and who saves them stays at the button", async () => {
  await page.viewport(1000, 320);
  const { element } = await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  expect(element.shadowRoot?.activeElement).toBe(agent.download("older.csv").element());
  await page.getByRole("button", { name: "Show results of older.csv" }).click();
  const group = page.getByRole("group", { name: "Results in older results.csv" });
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(group.element());
  expect(group.element().getBoundingClientRect().top).toBeLessThan(100);
});

test("H12, H17: saved under the server's name, by the item's id, and shown", async () => {
  await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.poll(() => saved).toEqual([{ name: "older results.csv", text: results }]);
  await expect.element(agent.status("Downloaded older results.csv")).toBeInTheDocument();
  await expect.element(page.getByText("3 rows, 2 failed", { exact: true })).toBeVisible();
  expect(cellsOf(table())).toEqual([
    ["Row 2", "Found", "HQ", "1 Main St", "Austin", "TX", "78701", "AT&T", ""],
    [
      "Row 3",
      "Not Validated",
      "Lab",
      "2 Main St",
      "Austin",
      "TX",
      "78701",
      "",
      "The address could not be validated.",
    ],
    [
      "Row 4",
      "Error",
      "'=Depot",
      "3 Main St",
      "Austin",
      "TX",
      "78701",
      "",
      "An error has occurred.",
    ],
  ]);
});

test("H12: without a server name it is scout-bulk-{id}.csv", async () => {
  await show(() => csv(results));
  await agent.download("older.csv").click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-c1.csv"]);
});

test("H12: busy during a download, fetched once; a failure shows a notice", async () => {
  expectLog("bulk-download-failed: 500");
  let answer = (_response: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { backend } = await show(() => held);
  await agent.download("older.csv").click();
  await expect.element(agent.download("older.csv")).toHaveAttribute("aria-busy", "true");
  await expect.element(agent.download("newer.csv")).not.toHaveAttribute("aria-busy");
  await pressOn(agent.download("older.csv"), "{Enter}");
  answer(new Response("", { status: 500 }));
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  await expect.element(agent.download("older.csv")).not.toHaveAttribute("aria-busy");
  expect(backend.calls.filter((call) => call === resultsCall("c1"))).toHaveLength(1);
  expect(saved).toEqual([]);
});

/** The rows in the table, by number. */
const numbers = () => cellsOf(table()).map(([number]) => number);
const countOf = (text: string) => page.getByRole("status").filter({ hasText: text });

test("H20: counts of the whole file filter its rows; the live region says how many there are", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(agent.count("With providers, 1 address")).toBeVisible();
  await expect.element(agent.count("AT&T, 1 address")).toBeVisible();
  await expect.element(countOf("3 rows")).toBeVisible();
  await pressOn(agent.count("Failed, 2 addresses"), " ");
  await expect.poll(numbers).toEqual(["Row 3", "Row 4"]);
  await expect.element(countOf("2 of 3 rows")).toBeVisible();
  await agent.count("AT&T, 1 address").click();
  await expect.element(page.getByText("No row has all of this.")).toBeVisible();
  await expect.element(countOf("0 of 3 rows")).toBeVisible();
  await expect.element(agent.count("Failed, 2 addresses")).toBeChecked();
  await agent.button("Show all rows").click();
  await expect.poll(numbers).toEqual(["Row 2", "Row 3", "Row 4"]);
  expect(element.shadowRoot?.activeElement).toBe(agent.resultsSearch().element());
  await expect.element(agent.button("Show all rows")).not.toBeInTheDocument();
});

test("text finds rows of the whole file", async () => {
  const many = Array.from(
    { length: 12_000 },
    (_, at) => `HQ,${at} Main St,Austin,TX,78701,Found,AT&T,`,
  );
  await show(() => csv([header, ...many].join("\r\n"), "older results.csv"));
  await agent.download("older.csv").click();
  await agent.resultsSearch().fill("11999 main");
  await expect.poll(numbers).toEqual(["Row 12001"]);
  await expect.element(countOf("1 of 12,000 rows")).toBeVisible();
});

test("W12: the rows that are shown as a file of their own", async () => {
  await show(() => csv(results.replace("HQ", "=HQ"), "older results.csv"));
  await agent.download("older.csv").click();
  await agent.count("With providers, 1 address").click();
  await agent.button("Download these rows as CSV").click();
  const text = `${header}\r\n'=HQ,1 Main St,Austin,TX,78701,Found,AT&T,\r\n`;
  await expect.poll(() => saved[1]).toEqual({ name: "older results-filtered.csv", text });
});

test("of many providers six are shown, those in the filter too, and then all", async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Provider ${at}`);
  const lines = names.flatMap((name, at) =>
    Array.from({ length: 10 - at }, () => `HQ,1 Main St,Austin,TX,78701,Found,${name},`),
  );
  await show(() => csv([header, ...lines].join("\r\n"), "older results.csv"));
  await agent.download("older.csv").click();
  const group = page.getByRole("group", { name: "Provider", exact: true });
  const counts = () => group.getByRole("checkbox").elements();
  await expect.element(agent.count("Provider 0, 10 addresses")).toBeVisible();
  expect(counts()).toHaveLength(6);
  await agent.button("All 9 providers").click();
  expect(counts()).toHaveLength(9);
  await agent.count("Provider 8, 2 addresses").click();
  await agent.button("All 9 providers").click();
  expect(counts()).toHaveLength(7);
});

test("only the failed rows, and all again", async () => {
  await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  const box = agent.count("Failed, 2 addresses");
  await box.click();
  await expect.poll(numbers).toEqual(["Row 3", "Row 4"]);
  await expect.element(page.getByText("3 rows, 2 failed", { exact: true })).toBeVisible();
  await box.click();
  await expect.poll(numbers).toEqual(["Row 2", "Row 3", "Row 4"]);
});

test("W12: the failed rows as a file for another upload, their cells as they came", async () => {
  const { element } = await show(() =>
    csv(results.replace("'=Depot", "=Depot"), "older results.csv"),
  );
  await agent.download("older.csv").click();
  await agent.button("Download failed rows as CSV").click();
  const text = `${columns}\r\nLab,2 Main St,Austin,TX,78701\r\n=Depot,3 Main St,Austin,TX,78701\r\n`;
  await expect.poll(() => saved[1]).toEqual({ name: "older results-failed.csv", text });
  await agent.choose(element, new File([text], "failed.csv", { type: "text/csv" }));
  const hint = "A spreadsheet would read 1 cell as a formula: row 3.";
  await expect.element(page.getByText(hint)).toBeVisible();
});

test("without failed rows there is no filter", async () => {
  await show(() => csv(results.split("\r\n").slice(0, 2).join("\r\n"), "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(page.getByText("1 row, none failed", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("checkbox")).not.toBeInTheDocument();
  await expect.element(agent.button("Download failed rows as CSV")).not.toBeInTheDocument();
});

test("another download replaces it; Close moves the focus to the heading", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  await agent.download("newer.csv").click();
  const card = page.getByRole("group", { name: "Results in newer results.csv" });
  await expect.element(card).toHaveTextContent(/0 rows, none failed/);
  await expect.element(table()).not.toBeInTheDocument();
  await agent.button("Close the results in newer results.csv").click();
  await expect.element(card).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
});

test("thousands of rows and columns: few are drawn, and the page says so", async () => {
  const names = Array.from({ length: 100 }, (_, at) => `c${at}`);
  const line = names.map(() => "x").join(",");
  const text = `${names},Status\r\n${`${line},Found\r\n`.repeat(12_000)}`;
  await show(() => csv(text, "older results.csv"));
  await agent.download("older.csv").click();
  await expect
    .element(page.getByText("Showing 10,000 of 12,000 rows. The file contains all of them."))
    .toBeVisible();
  await expect.element(page.getByText("61 more columns are in the file.")).toBeVisible();
  await expect.element(table()).toHaveAttribute("aria-rowcount", "10001");
  expect(table().getByRole("columnheader").elements()).toHaveLength(41);
  expect(table().getByRole("row").elements().length).toBeLessThan(300);
});

test("a file that is not a table is saved, and the page says that it cannot show it", async () => {
  await show(() => csv("", "older results.csv"));
  await agent.download("older.csv").click();
  await expect.poll(() => saved).toHaveLength(1);
  await expect
    .element(page.getByRole("group", { name: "Results in older results.csv" }))
    .toHaveTextContent(/0 rows/);
});
