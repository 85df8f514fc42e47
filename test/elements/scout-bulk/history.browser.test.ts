import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { bulkCall, listOf, rows } from "./bulk-rows.ts";

cleanUpHostPage();

async function show(answer: (request: Request) => Response | Promise<Response>) {
  const backend = await serve({ intercept: answerBy({ [bulkCall]: answer }) });
  return { backend, element: place("scout-bulk", backend) };
}

const refresh = (element: Element) => Reflect.apply(Reflect.get(element, "refresh"), element, []);

test("1 §2, H13, H14, H15: the columns are complete, newest first, with time zones, and blank for a missing time", async () => {
  await show(() => listOf(rows.older, rows.newer, { id: 1, status: "completed", total: 5 }));
  await expect.element(agent.history()).toBeVisible();
  const headers = agent.history().getByRole("columnheader").elements();
  expect(headers.map((header) => header.textContent)).toEqual([
    "Upload Started",
    "Upload Completed",
    "Total Addresses",
    "Download Results",
  ]);
  expect(agent.historyCells()).toEqual([
    [
      expect.stringMatching(/^newer\.csv03\/01\/2026 9:05 AM \S+$/),
      expect.stringMatching(/^03\/01\/2026 3:30 PM \S+$/),
      "1,200",
      "Download results of newer.csvShow results of newer.csv",
    ],
    [
      expect.stringMatching(/^older\.csv01\/05\/2026 12:00 PM \S+$/),
      expect.stringMatching(/^01\/05\/2026 12:05 PM \S+$/),
      "40",
      "Download results of older.csvShow results of older.csv",
    ],
    ["Upload", "", "5", "Download results of UploadShow results of Upload"],
  ]);
});

test("H13: an upload of the last week also says how long ago it started", async () => {
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
  await show(() => listOf({ ...rows.newer, created_at: anHourAgo }, rows.older));
  await expect.element(agent.history()).toBeVisible();
  const [recent, old] = agent.historyCells().map(([started]) => started);
  expect(recent).toMatch(/^newer\.csv\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M \S+ · 1 hour ago$/);
  expect(old).not.toContain("·");
});

test("H13: a click on a heading sorts the rows by its values, and times as times", async () => {
  const oldest = {
    ...rows.older,
    id: "c0",
    created_at: "2025-12-24T12:00:00",
    completed_at: "2025-12-24T12:05:00",
    total: 90,
    orig: "oldest.csv",
  };
  await show(() => listOf(rows.older, oldest, rows.newer));
  const names = () =>
    agent.historyCells().map(([, , , download]) => download?.split(/ of |Show/)[1]);
  const sortBy = (name: string) => page.getByRole("button", { name }).click();
  const sorted = [
    ["Total Addresses", "older.csv oldest.csv newer.csv"],
    ["Upload Completed", "oldest.csv older.csv newer.csv"],
    ["Upload Started", "oldest.csv older.csv newer.csv"],
  ] as const;
  for (const [column, order] of sorted) {
    await sortBy(column);
    await expect.poll(() => names().join(" ")).toBe(order);
  }
  await expect
    .element(page.getByRole("button", { name: "Download Results", exact: true }))
    .not.toBeInTheDocument();
});

test("H15: only a partial list shows the total, even while an upload is in progress", async () => {
  let total = 5;
  const { element } = await show(() =>
    Response.json({ data: { rows: [rows.older, rows.processing], total } }),
  );
  await expect.element(page.getByText("Showing 2 of 5", { exact: true })).toBeVisible();
  total = 2;
  refresh(element);
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
});

test("H16: an empty history shows its text or the server's message, sanitised; with rows it shows neither", async () => {
  let message = "";
  let listed: readonly object[] = [];
  const { element } = await show(() =>
    Response.json({ data: { rows: listed, total: 0, message, address: "x", flag: true } }),
  );
  await expect.element(page.getByText("There is no history at this time.")).toBeVisible();
  await expect.element(page.getByText(/^Completed uploads appear here/)).toBeVisible();
  await expect.element(agent.history()).not.toBeInTheDocument();
  message = "Moved to the <strong>archive</strong>.<img src=x onerror=alert(1)>";
  refresh(element);
  await expect.element(page.getByText("Moved to the archive.")).toBeVisible();
  await expect.element(page.getByText("There is no history")).not.toBeInTheDocument();
  expect(element.shadowRoot?.querySelector("[onerror]")).toBeNull();
  listed = [rows.processing];
  refresh(element);
  await expect.element(page.getByText("There is no history at this time.")).toBeVisible();
  await expect.element(page.getByText("Moved to the archive.")).not.toBeInTheDocument();
});

test("H5: a failed first load is reported; Try again moves focus to the heading", async () => {
  expectLog("bulk-list-failed: 502");
  let answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  const { element } = await show(() => answer());
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  answer = () => listOf(rows.older);
  await agent.button("Try again").click();
  await expect.element(agent.history()).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("SCOUT Bulk");
});

test("A12, C20: a 403 shows the Denied page, but does not change the access in the settings", async () => {
  expectLog("bulk-list-failed: 403");
  const denied = listen("scout-denied");
  await show(() => new Response("{}", { status: 403 }));
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  expect(denied).toEqual([]);
});

test("few of 10,000 rows are drawn, but all are counted", async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...rows.older,
    id: `c${at}`,
    upload_id: `u${at}`,
    created_at: 1_700_000_000 + at,
  }));
  await show(() => listOf(...many));
  await expect.element(agent.history()).toHaveAttribute("aria-rowcount", "10001");
  expect(agent.history().getByRole("row").elements().length).toBeLessThan(300);
});

test("by keyboard alone, Tab goes to the sortable headings, then to the downloads of the rows", async () => {
  const { element } = await show(() => listOf(rows.older));
  await expect.element(agent.history()).toBeVisible();
  const focused = () => element.shadowRoot?.activeElement?.textContent ?? "";
  const reached: string[] = [];
  while (!focused().startsWith("Download results of")) {
    await userEvent.keyboard("{Tab}");
    reached.push(focused());
    if (reached.length > 15) throw new Error(`Reached ${reached.join(", ")}.`);
  }
  expect(reached.slice(-4, -1)).toEqual(["Upload Started", "Upload Completed", "Total Addresses"]);
});

test("H13: at 360 px nothing overflows, and a date never breaks, however narrow the element is", async () => {
  const { element } = await show(() =>
    listOf(rows.processing, rows.failed, rows.older, rows.newer),
  );
  const frame = document.createElement("div");
  frame.style.inlineSize = "360px";
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.history()).toBeVisible();
  expect(element.shadowRoot?.querySelector(".scout-root")?.scrollWidth).toBe(360);
  frame.style.inlineSize = "260px";
  const days = agent.history().getByRole("time").elements().map(firstTextIn);
  expect(days.map(({ data }) => data)).toContain("03/01/2026");
  expect(days.map(linesOf)).toEqual([1, 1, 1, 1]);
});

function firstTextIn(element: Element): Text {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error("The cell has no text.");
  return text;
}

function linesOf(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}
