import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve, stopClock, turnPage } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import { agent } from "./agent.ts";
import { bulkCall, defaultError, listOf, rows, templateCall } from "./bulk-rows.ts";

cleanUpHostPage();
const saved = watchFiles();

async function show(answer: () => Response | Promise<Response>) {
  const backend = await serve({
    intercept: answerBy({
      [bulkCall]: answer,
      [templateCall]: () => new Response("Street Address\r\n"),
    }),
  });
  place("scout-bulk", backend);
  const lists = () => backend.calls.filter((call) => call === bulkCall).length;
  return { backend, lists };
}

describe("1 §4, H1, H2: the text of a status", () => {
  const counted = "3 out of 10 Addresses Completed";
  test.for([
    ["pending", "Pending"],
    ["uploading", "In Queue"],
    ["uploading-lock", "Uploading"],
    ["processing", counted],
    ["processing-lock", counted],
    ["post-processing", counted],
    ["archived", "archived"],
  ] as const)("%s is under way and shows '%s' with a bar", async ([status, text]) => {
    await show(() => listOf({ ...rows.processing, status }));
    await expect.element(agent.bar(text)).toHaveAttribute("aria-valuenow", "30");
    await expect.element(agent.progressHeading()).toBeVisible();
    await expect.element(agent.history()).not.toBeInTheDocument();
  });

  test.for(["error", "error-uploading", "error-processing", "failed"])(
    "%s stays in the list with the default text, without a link",
    async (status) => {
      await show(() => listOf({ ...rows.failed, status }));
      await expect.element(agent.alert()).toHaveTextContent(defaultError);
      expect(agent.alert().element().textContent).toBe(defaultError);
      expect(agent.alert().getByRole("button").elements()).toEqual([]);
      await expect.element(agent.uploads()).toHaveTextContent(/^broken\.csvStarted 12\/31\/2025/);
    },
  );

  test("H19: completed items are only in the history, and without others the progress list is hidden", async () => {
    await show(() => listOf(rows.older));
    await expect.element(agent.history()).toBeVisible();
    await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  });
});

test("H3: a failed upload of the server is dismissed to the history, also after a reload", async () => {
  const { backend } = await show(() =>
    listOf(
      { ...rows.failed, error: { message: "No state. See the downloadable template." } },
      rows.older,
    ),
  );
  await agent.button("Dismiss broken.csv").click();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  const root = document.querySelector("scout-bulk")?.shadowRoot;
  expect(root?.activeElement).toBe(agent.heading().element());
  await expect.element(agent.status("broken.csv is in the history now.")).toBeInTheDocument();
  const row = agent.completed("broken.csv");
  await expect.element(row).toHaveTextContent(/No state\. See the downloadable template\..*Failed/);
  expect(row.getByRole("button").elements(), "there are no results").toHaveLength(1);
  await row.getByRole("button", { name: "downloadable template" }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
  turnPage();
  place("scout-bulk", backend);
  await expect.element(agent.completed("broken.csv")).toBeVisible();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
});

describe("H11: the bar", () => {
  test.for([
    [{ count: 12, total: 5 }, "12 out of 5 Addresses Completed", "100"],
    [{ count: "1", total: "3" }, "1 out of 3 Addresses Completed", "33"],
    [{ count: 0, total: 0 }, "0 out of 0 Addresses Completed", null],
    [{ count: undefined, total: undefined }, "0 out of 0 Addresses Completed", null],
  ] as const)("%j", async ([numbers, text, value]) => {
    await show(() => listOf({ ...rows.processing, ...numbers }));
    await expect.element(agent.bar(text)).toBeVisible();
    expect(agent.bar(text).element().getAttribute("aria-valuenow")).toBe(value);
  });
});

test("H10, ZA5: a server message is text, and its words download the template", async () => {
  const message =
    "Row 3 has no <zip> in <b>column</b>: use the Downloadable template, a downloadable template.";
  await show(() => listOf({ ...rows.failed, error: { message } }));
  await expect.element(agent.alert()).toHaveTextContent(message);
  const links = agent.alert().getByRole("button", { name: "downloadable template" });
  expect(links.elements().map((link) => link.textContent)).toEqual([
    "Downloadable template",
    "downloadable template",
  ]);
  await links.first().click();
  await expect
    .poll(() => saved)
    .toEqual([{ name: "scout-bulk-template.csv", text: "Street Address\r\n" }]);
});

test("1 §4, H5: polled ten seconds after the answer while an item is in progress, then no more", async () => {
  const clock = stopClock();
  const answers = [
    listOf(rows.processing),
    listOf({ ...rows.processing, count: 9 }),
    listOf({ ...rows.processing, status: "post-processing", count: 10 }),
    listOf({ ...rows.processing, status: "completed", count: 10, completed_at: 1_767_300_100 }),
  ];
  const { lists } = await show(() => answers.shift() ?? listOf());
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  // Each check of the page advances the clock a little.
  await clock.advance(9000);
  expect(lists()).toBe(1);
  await clock.advance(1000);
  await expect.element(agent.bar("9 out of 10 Addresses Completed")).toBeVisible();
  await clock.advance(10_000);
  await expect.element(agent.bar("10 out of 10 Addresses Completed")).toBeVisible();
  await clock.advance(10_000);
  await expect.element(agent.download("depots.csv")).toBeVisible();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  await expect
    .element(agent.status("All addresses of depots.csv are completed."))
    .toBeInTheDocument();
  await clock.advance(60_000);
  expect(lists()).toBe(4);
});

test("H5: a failed poll keeps the rows and continues", async () => {
  expectLog("bulk-list-failed: 502");
  const clock = stopClock();
  const answers = [listOf(rows.processing), new Response("", { status: 502 })];
  const { lists } = await show(() => answers.shift() ?? listOf(rows.older));
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  await clock.advance(10_000);
  await expect.poll(lists).toBe(2);
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  await clock.advance(10_000);
  await expect.element(agent.download("older.csv")).toBeVisible();
});

test("H4: pauses after five idle minutes; the next key resumes it immediately", async () => {
  const clock = stopClock();
  const { lists } = await show(() => listOf(rows.failed));
  await expect.element(agent.alert()).toBeVisible();
  for (let round = 0; round < 36; round += 1) await clock.advance(10_000);
  const paused = lists();
  await clock.advance(120_000);
  expect(lists()).toBe(paused);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  await expect.poll(lists).toBe(paused + 1);
  await clock.advance(10_000);
  await expect.poll(lists).toBe(paused + 2);
});

test("H3: a hidden page is not polled; when it is shown it is polled immediately", async () => {
  const clock = stopClock();
  const { lists } = await show(() => listOf(rows.processing));
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  let hidden = true;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
  await clock.advance(60_000);
  expect(lists()).toBe(1);
  hidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.poll(lists).toBe(2);
  Reflect.deleteProperty(document, "hidden");
});

test("M9: a removed element stops polling", async () => {
  const clock = stopClock();
  const { lists } = await show(() => listOf(rows.processing));
  await expect.element(agent.bar("3 out of 10 Addresses Completed")).toBeVisible();
  page.elementLocator(document.body).element().replaceChildren();
  await clock.advance(60_000);
  expect(lists()).toBe(1);
});
