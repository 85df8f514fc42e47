import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
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

test("1 §2, H13, H14, H15: the columns, newest first, dates with their time zone", async () => {
  await show(() => listOf(rows.older, rows.newer));
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
      expect.stringMatching(/^03\/01\/2026 9:05 AM \S+newer\.csv$/),
      expect.stringMatching(/^03\/01\/2026 3:30 PM \S+$/),
      "1,200",
      "Download results of newer.csvShow results of newer.csv",
    ],
    [
      expect.stringMatching(/^01\/05\/2026 12:00 PM \S+older\.csv$/),
      expect.stringMatching(/^01\/05\/2026 12:05 PM \S+$/),
      "40",
      "Download results of older.csvShow results of older.csv",
    ],
  ]);
});

test("H13: a missing time is blank", async () => {
  await show(() => listOf({ id: 1, status: "completed", total: 5 }));
  await expect.element(agent.history()).toBeVisible();
  expect(agent.historyCells()).toEqual([
    ["", "", "5", "Download results of UploadShow results of Upload"],
  ]);
});

test("H14, H15: the total of the addresses, or else their count; ties by id, the latest first", async () => {
  const status = "completed";
  await show(() => listOf({ id: 9, status, total: 5, count: 3 }, { id: 10, status, count: 4 }));
  await expect.element(agent.history()).toBeVisible();
  expect(agent.historyCells().map(([, , total]) => total)).toEqual(["4", "5"]);
});

test("H13: a column sorts the rows by its values, times as times, and restores the order", async () => {
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
  await sortBy("Total Addresses");
  expect(names()).toEqual(["older.csv", "oldest.csv", "newer.csv"]);
  await sortBy("Total Addresses");
  expect(names()).toEqual(["newer.csv", "oldest.csv", "older.csv"]);
  await sortBy("Total Addresses");
  expect(names()).toEqual(["newer.csv", "older.csv", "oldest.csv"]);
  for (const column of ["Upload Completed", "Upload Started"]) {
    await sortBy(column);
    expect(names()).toEqual(["oldest.csv", "older.csv", "newer.csv"]);
  }
  await expect
    .element(page.getByRole("button", { name: "Download Results", exact: true }))
    .not.toBeInTheDocument();
});

test("H15: a partial list states the total", async () => {
  await show(() => Response.json({ data: { rows: [rows.older, rows.processing], total: 5 } }));
  await expect.element(page.getByText("Showing 2 of 5", { exact: true })).toBeVisible();
});

test("H15: a whole list states none, also while an upload is in progress", async () => {
  await show(() => listOf(rows.older, rows.processing));
  await expect.element(agent.history()).toBeVisible();
  await expect.element(page.getByText(/^Showing/)).not.toBeInTheDocument();
});

test("H16: an empty history shows its text, or the server's message, sanitised", async () => {
  let message = "";
  const { element } = await show(() =>
    Response.json({ data: { rows: [], total: 0, message, address: "x", flag: true } }),
  );
  await expect.element(page.getByText("There is no history at this time.")).toBeVisible();
  await expect.element(page.getByText(/^Uploads are listed here once/)).toBeVisible();
  await expect.element(agent.history()).not.toBeInTheDocument();
  message = "Moved to the <strong>archive</strong>.<img src=x onerror=alert(1)>";
  refresh(element);
  await expect.element(page.getByText("Moved to the archive.")).toBeVisible();
  await expect.element(page.getByText("There is no history")).not.toBeInTheDocument();
  expect(element.shadowRoot?.querySelector("[onerror]")).toBeNull();
});

test("H16: the message is ignored if there are rows", async () => {
  await show(() => Response.json({ data: { rows: [rows.processing], message: "Not this." } }));
  await expect.element(page.getByText("There is no history at this time.")).toBeVisible();
  await expect.element(page.getByText("Not this.")).not.toBeInTheDocument();
});

test("H5: a failed first load is reported; Try again moves the focus to the heading", async () => {
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

test("A12, ZA13: an answer of 403 shows the Denied page, and counts as a failed load", async () => {
  expectLog("Denied: Access Denied", "bulk-list-failed: 403");
  const [denied, failed] = [listen("scout-denied"), listen("scout-failed")];
  await show(() => new Response("{}", { status: 403 }));
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  expect(failed.map(({ detail }) => detail.status)).toEqual([403]);
  expect(denied).toEqual([]);
});

test("C6, C7: nothing is requested before the access is known", async () => {
  let answerSettings = (_answer: Response) => {};
  const settings = new Promise<Response>((resolve) => {
    answerSettings = resolve;
  });
  const backend = await serve({
    intercept: answerBy({
      "GET /api/v1/site-connector/settings": () => settings,
      [bulkCall]: () => listOf(rows.older),
    }),
  });
  const element = place("scout-bulk", backend);
  await expect.element(page.getByText("Loading").first()).toBeInTheDocument();
  refresh(element);
  expect(backend.calls).not.toContain(bulkCall);
  answerSettings(Response.json({ data: { settings: { capabilities: ["scout:access"] } } }));
  await expect.element(agent.history()).toBeVisible();
  expect(backend.calls.filter((call) => call === bulkCall)).toHaveLength(1);
});

test("A11: another user sees their own uploads, and nothing of the previous user", async () => {
  const answers = [listOf(rows.older), listOf(rows.newer)];
  const { backend } = await show(() => answers.shift() ?? new Response("", { status: 500 }));
  await expect.element(agent.download("older.csv")).toBeVisible();
  pageState().cores.get(backend.apiBase)?.session.signIn("a token", "external");
  await expect.element(agent.download("older.csv")).not.toBeInTheDocument();
  await expect.element(agent.download("newer.csv")).toBeVisible();
});

test("10,000 rows: few are drawn, all are counted", async () => {
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

test("by keyboard only: the sortable columns, then the rows' downloads", async () => {
  const { element } = await show(() => listOf(rows.older));
  await expect.element(agent.history()).toBeVisible();
  const focused = () => element.shadowRoot?.activeElement?.textContent ?? "";
  const met: string[] = [];
  while (!focused().startsWith("Download results of")) {
    await userEvent.keyboard("{Tab}");
    met.push(focused());
    if (met.length > 15) throw new Error(`Met ${met.join(", ")}.`);
  }
  expect(met.slice(-4, -1)).toEqual(["Upload Started", "Upload Completed", "Total Addresses"]);
});

test("at 360 px nothing overflows", async () => {
  const { element } = await show(() =>
    listOf(rows.processing, rows.failed, rows.older, rows.newer),
  );
  const frame = document.createElement("div");
  frame.style.inlineSize = "360px";
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.history()).toBeVisible();
  expect(element.shadowRoot?.querySelector(".scout-root")?.scrollWidth).toBe(360);
});

test("H13: the date of a time does not break, however narrow the element is", async () => {
  const { element } = await show(() => listOf(rows.older, rows.newer));
  const frame = document.createElement("div");
  frame.style.inlineSize = "260px";
  document.body.append(frame);
  frame.append(element);
  await expect.element(agent.history()).toBeVisible();
  const days = agent.history().getByRole("time").elements().map(firstTextIn);
  expect(days.map(({ data }) => data)).toContain("03/01/2026");
  expect(days.map(linesOf)).toEqual([1, 1, 1, 1]);
});

function firstTextIn(element: Element): Text {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!(text instanceof Text)) throw new Error("There is no text.");
  return text;
}

function linesOf(text: Text): number {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects().length;
}
