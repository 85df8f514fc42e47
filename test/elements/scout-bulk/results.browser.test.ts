import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
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
      [resultsCall("c2")]: () => csv(results.split("\r\n", 2).join("\r\n"), "newer results.csv"),
      [templateCall]: () => csv(`${columns}\r\n`),
    }),
  });
  const element = place("scout-bulk", backend);
  await expect.element(agent.download("older.csv")).toBeVisible();
  return { backend, element };
}

const table = (name = "older results.csv") =>
  page.getByRole("table", { name: `Results in ${name}` });

/** Returns the row numbers in the table. */
const numbers = () => cellsOf(table()).map(([number]) => number);
const card = (name: string) => page.getByRole("group", { name: `Results in ${name}` });

test("W27: a row whose lookup found another address is marked in the results", async () => {
  const text = [
    `${columns},Lookup Status,Matched Address`,
    'HQ,1 Main St,Austin,TX,78701,Found,"1 Main Street, Dallas, TX 75201"',
    'Lab,2 Main St,Austin,TX,78701,Found,"2 Main Street, Austin, TX 78701"',
  ].join("\r\n");
  await show(() => csv(text, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  const notes = page.getByRole("note").elements();
  expect(notes.map((note) => note.textContent)).toEqual([
    "Found 1 Main Street, Dallas, TX 75201. You asked for Austin, TX 78701.",
  ]);
});

test("H12, H17: results are saved under the server's name and shown; a street address links to the lookup of its row", async () => {
  let answer = (_response: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { element } = await show(() => held);
  await agent.download("older.csv").click();
  await expect.element(agent.download("older.csv")).toHaveAttribute("aria-busy", "true");
  await expect.element(agent.download("newer.csv")).not.toHaveAttribute("aria-busy");
  answer(csv(results, "older results.csv"));
  await expect.poll(() => saved).toEqual([{ name: "older results.csv", text: results }]);
  await expect.element(agent.download("older.csv")).not.toHaveAttribute("aria-busy");
  await expect.element(page.getByText("3 rows, 2 failed", { exact: true })).toBeVisible();
  const place = (at: number) => [`${at} Main St`, "Austin", "TX", "78701"];
  const invalid = "The address could not be validated.";
  expect(cellsOf(table())).toEqual([
    ["Row 2", "Found", "HQ", ...place(1), "AT&T", ""],
    ["Row 3", "Not Validated", "Lab", ...place(2), "", invalid],
    ["Row 4", "Error", "'=Depot", ...place(3), "", "An error has occurred."],
  ]);
  const asked: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    asked.push(event.detail.href);
  });
  await table().getByRole("link", { name: "2 Main St", exact: true }).click();
  expect(asked).toEqual(["/scout?address=2+Main+St%2C+Austin%2C+TX+78701"]);
});

test("focus moves to results that are shown, and stays on the button if results are saved", async () => {
  await page.viewport(1000, 320);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  expect(element.shadowRoot?.activeElement).toBe(agent.download("older.csv").element());
  await page.getByRole("button", { name: "Show results of older.csv" }).click();
  const group = card("older results.csv");
  await expect.poll(() => element.shadowRoot?.activeElement).toBe(group.element());
  expect(group.element().getBoundingClientRect().top).toBeLessThan(100);
});

test("H20, W12: counts of the whole file filter its rows; the number of matching rows is announced, and they can be saved as a file", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await pressOn(agent.download("older.csv"), "{Enter}");
  await expect.element(agent.count("Serviceable, 1 address")).toBeVisible();
  await expect.element(agent.count("AT&T, 1 address")).toBeVisible();
  await pressOn(agent.count("Failed, 2 addresses"), " ");
  await expect.poll(numbers).toEqual(["Row 3", "Row 4"]);
  await pressOn(agent.button("Download these rows as CSV"), "{Enter}");
  await expect.poll(() => saved.at(-1)?.name).toBe("older results-filtered.csv");
  await pressOn(agent.button("Download failed rows as CSV"), "{Enter}");
  await expect.poll(() => saved.at(-1)?.name).toBe("older results-failed.csv");
  await pressOn(agent.count("AT&T, 1 address"), " ");
  await expect.element(page.getByText("No matching rows.")).toBeVisible();
  await expect.element(agent.status("0 of 3 rows")).toBeVisible();
  await expect.element(agent.count("Failed, 2 addresses")).toBeChecked();
  await pressOn(agent.button("Show all rows"), "{Enter}");
  await expect.poll(numbers).toEqual(["Row 2", "Row 3", "Row 4"]);
  expect(element.shadowRoot?.activeElement).toBe(agent.resultsSearch().element());
  await expect.element(agent.button("Show all rows")).not.toBeInTheDocument();
  await agent.resultsSearch().fill("lab");
  await expect.poll(numbers).toEqual(["Row 3"]);
});

test("of many providers, six are shown with those of the filter, and all after a click", async () => {
  const names = Array.from({ length: 9 }, (_, at) => `Provider ${at}`);
  const lines = names.flatMap((name, at) =>
    Array.from({ length: 10 - at }, () => `HQ,1 Main St,Austin,TX,78701,Found,${name},`),
  );
  await show(() => csv([header, ...lines].join("\r\n"), "older results.csv"));
  await pressOn(agent.download("older.csv"), "{Enter}");
  const group = page.getByRole("group", { name: "Provider", exact: true });
  const counts = () => group.getByRole("checkbox").elements();
  await expect.element(agent.count("Provider 0, 10 addresses")).toBeVisible();
  expect(counts()).toHaveLength(6);
  await pressOn(agent.button("All 9 providers"), "{Enter}");
  await expect.poll(counts).toHaveLength(9);
  await pressOn(agent.count("Provider 8, 2 addresses"), " ");
  await pressOn(agent.button("All 9 providers"), "{Enter}");
  await expect.poll(counts).toHaveLength(7);
});

test("new results without a failed row replace them and have no filter; Close moves focus to the heading", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await pressOn(agent.download("older.csv"), "{Enter}");
  await expect.element(agent.button("Download failed rows as CSV")).toBeVisible();
  await pressOn(agent.download("newer.csv"), "{Enter}");
  await expect.element(card("newer results.csv")).toHaveTextContent(/1 row, none failed/);
  await expect.element(table()).not.toBeInTheDocument();
  await expect.element(agent.resultsSearch()).not.toBeInTheDocument();
  await expect.element(agent.button("Download failed rows as CSV")).not.toBeInTheDocument();
  await agent.button("Close the results in newer results.csv").click();
  await expect.element(card("newer results.csv")).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
});

test("H22: rows are selected by keyboard and opened in pricing, and the number of selected rows is announced", async () => {
  const { element } = await show(() => csv(results, "older results.csv"));
  await pressOn(agent.download("older.csv"), "{Enter}");
  const price = agent.button("Price these");
  await expect.element(price).toHaveAccessibleDescription("Select rows to price.");
  const hq = page.getByRole("checkbox", { name: "Select row 2: 1 Main St, Austin, TX 78701" });
  await pressOn(hq, " ");
  await expect.element(hq).toBeChecked();
  await expect.element(agent.status("1 row selected")).toBeInTheDocument();
  await pressOn(agent.button("Clear selection"), "{Enter}");
  await expect.element(hq).not.toBeChecked();
  expect(element.shadowRoot?.activeElement).toBe(agent.button("Clear selection").element());
  await pressOn(agent.count("Failed, 2 addresses"), " ");
  await expect.poll(numbers).toEqual(["Row 3", "Row 4"]);
  await pressOn(agent.button("Select these rows"), "{Enter}");
  await expect.element(page.getByText("2 rows selected", { exact: true }).first()).toBeVisible();
  await pressOn(agent.button("Select all serviceable"), "{Enter}");
  await expect.poll(numbers).toEqual(["Row 2"]);
  await expect.element(hq).toBeChecked();
  await expect.element(page.getByText("3 rows selected", { exact: true }).first()).toBeVisible();
  const asked: { readonly href: string; readonly state: object }[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    asked.push(event.detail);
  });
  await pressOn(price, "{Enter}");
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ href: "/scout/pricing", state: { sites: expect.any(String) } });
});

test("H22: above a hundred rows the first hundred are passed, and the others stay selected", async () => {
  const lines = Array.from({ length: 104 }, (_, at) =>
    at < 2 ? "Gone,,Austin,TX,78701,Error,," : `S,${at} Main St,Austin,TX,78701,Found,AT&T,`,
  );
  const { element } = await show(() => csv([header, ...lines].join("\r\n"), "older results.csv"));
  element.addEventListener("scout-navigated", (event) => event.preventDefault());
  await pressOn(agent.download("older.csv"), "{Enter}");
  await expect.element(page.getByText("2 rows have no address and can't be priced.")).toBeVisible();
  await pressOn(agent.button("Select all rows"), "{Enter}");
  const sentence =
    "You can price up to 100 addresses at a time. 2 rows stay selected for the next list.";
  await expect.element(page.getByText(`102 rows selected. ${sentence}`).first()).toBeVisible();
  await pressOn(agent.button("Price the first 100"), "{Enter}");
  await expect.element(page.getByText("2 rows selected", { exact: true }).first()).toBeVisible();
  expect(agent.button("Price these").element().matches(":focus")).toBe(true);
});

/** The words of a heading that continue on another line. */
function brokenWordsIn(heading: Element): string[] {
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

test.each([
  [768, 50],
  [1440, 50],
  [1440, 150],
  [1920, 150],
])(
  "at %i px the columns of %i rows end at the edge of the table, and no row has more than two lines",
  async (width, count) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 720));
    const verdict = "Fiber: Available; DSL: Up to 18 Mbps; Dedicated Internet: Near net";
    const head = `${columns},Lookup Status,LEC,LEC Serviceability,Cable Company,Cable Serviceability,NPA-NXX,LATA`;
    const lines = Array.from(
      { length: count },
      (_, at) =>
        `Site ${at + 1},${1000 + at} Technology Parkway,Philadelphia,TX,77002,Found,Windstream,${verdict},Comcast,${verdict},713-527,560 HOUSTON TEXAS`,
    );
    await show(() => csv([head, ...lines].join("\r\n"), "older results.csv"));
    await agent.download("older.csv").click();
    await expect.element(table()).toBeVisible();
    const shown = table().getByRole("row").elements().slice(1);
    const heights = shown.map((row) => row.getBoundingClientRect().height);
    expect(Math.max(...heights)).toBeLessThanOrEqual(width < 1000 ? 64 : 56);
    const box = table().element().parentElement?.getBoundingClientRect();
    const ends = table()
      .getByRole("columnheader")
      .elements()
      .map((column) => (box?.right ?? 0) - column.getBoundingClientRect().right);
    // The last column that is in view leaves less room than the padding of the next one.
    const rest = Math.min(...ends.filter((end) => end >= 0));
    expect(rest).toBeLessThanOrEqual(16);
    const number = table().getByText("Row 2", { exact: true }).element();
    expect(number.getBoundingClientRect().height).toBeLessThan(30);
    for (const heading of table().getByRole("columnheader").elements()) {
      expect(brokenWordsIn(heading)).toEqual([]);
    }
  },
);

test("at 1440 px the counts of the providers fill the card in three columns, and the number of a row is on the line of its values", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 720));
  const found = ["AT&T", "Comcast", "Cox", "Lumen", "Verizon", "Zayo"].map(
    (name, at) => `Site ${at},${at + 1} Main St,Austin,TX,78701,Found,${name},`,
  );
  await show(() => csv([header, ...found, ""].join("\r\n"), "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  const counts = page.getByRole("group", { name: "Provider", exact: true });
  const lefts = counts
    .getByRole("checkbox")
    .elements()
    .map((box) => Math.round(box.getBoundingClientRect().left));
  expect([lefts.length, new Set(lefts).size]).toEqual([6, 3]);
  const topOf = (text: string) => {
    const range = document.createRange();
    range.selectNodeContents(table().getByText(text, { exact: true }).first().element());
    return range.getBoundingClientRect().top;
  };
  expect(Math.abs(topOf("Row 2") - topOf("Found"))).toBeLessThan(1);
});

test("the icon of a narrow heading stays beside its last word", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 720));
  await show(() => csv(results, "older results.csv"));
  await agent.download("older.csv").click();
  await expect.element(table()).toBeVisible();
  const heading = table().getByRole("columnheader", { name: "Lookup Status" }).element();
  const word = document.createRange();
  const text = heading.querySelector(".table-sort > span")?.firstChild;
  if (!(text instanceof Text)) throw new Error("The heading has no text.");
  word.setStart(text, text.length - 1);
  word.setEnd(text, text.length);
  const icon = heading.querySelector(".icon")?.getBoundingClientRect();
  const letter = word.getBoundingClientRect();
  expect(icon?.top).toBeLessThan(letter.bottom);
  expect(icon?.bottom).toBeGreaterThan(letter.top);
});

test("at 360 px Close is beside a name of several lines, and the values of a card begin at one edge, long ones below their headings", async () => {
  await page.viewport(360, 800);
  onTestFinished(() => page.viewport(1280, 720));
  const name = "older results of all branches in Texas and Oklahoma.csv";
  await show(() => csv(results, name));
  await agent.download("older.csv").click();
  await expect.element(table(name)).toBeVisible();
  const heading = card(name)
    .getByRole("heading", { name: `Results in ${name}` })
    .element();
  const close = agent.button(`Close the results in ${name}`).element().getBoundingClientRect();
  expect(close.bottom).toBeLessThan(heading.getBoundingClientRect().bottom);
  const leftsOf = (selector: string) => {
    const cells = [...table(name).element().querySelectorAll(`tbody td${selector}`)];
    const lefts = cells.flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return cell.textContent === "" ? [] : Math.round(range.getBoundingClientRect().left);
    });
    return [...new Set(lefts)];
  };
  const title = table(name).getByRole("rowheader").first().element().getBoundingClientRect();
  const [beside = 0, ...others] = leftsOf(":not(.wide)");
  expect([beside > title.left + 90, others]).toEqual([true, []]);
  expect(leftsOf(".wide")).toEqual([Math.round(title.left)]);
});

test("few of thousands of rows and columns are drawn, and the page says so", async () => {
  const names = Array.from({ length: 100 }, (_, at) => `c${at}`);
  const line = names.map(() => "x").join(",");
  const text = `${names},Status\r\n${`${line},Found\r\n`.repeat(12_000)}`;
  await show(() => csv(text, "older results.csv"));
  await pressOn(agent.download("older.csv"), "{Enter}");
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
  await pressOn(agent.download("older.csv"), "{Enter}");
  await expect.poll(() => saved).toHaveLength(1);
  await expect.element(card("older results.csv")).toHaveTextContent(/0 rows/);
});
