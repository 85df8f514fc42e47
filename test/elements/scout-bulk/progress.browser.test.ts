import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, place, serve, stopClock } from "../../support/host-page.ts";
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
  const element = place("scout-bulk", backend);
  const lists = () => backend.calls.filter((call) => call === bulkCall).length;
  return { backend, element, lists };
}

test("1 §4, H1, H2, H11, H19: each upload in progress has a bar with its text, and completed uploads are only in the history", async () => {
  const counted = "3 out of 10 Addresses Completed";
  const states = [
    [{ status: "pending" }, "Pending", "30"],
    [{ status: "uploading" }, "In Queue", "30"],
    [{ status: "uploading-lock" }, "Uploading", "30"],
    [{ status: "processing-lock" }, counted, "30"],
    [{ status: "archived" }, "archived", "30"],
    [{ count: 12, total: 5 }, "12 out of 5 Addresses Completed", "100"],
    [{ count: "1", total: "3" }, "1 out of 3 Addresses Completed", "33"],
    [{ count: 0, total: 0 }, "0 out of 0 Addresses Completed", null],
  ] as const;
  let listed: readonly object[] = states.map(([state], at) => ({
    ...rows.processing,
    ...state,
    id: `p${states.length - at}`,
  }));
  await show(() => listOf(...listed));
  await expect.element(agent.progressHeading()).toBeVisible();
  await expect.element(agent.history()).not.toBeInTheDocument();
  const bars = () => page.getByRole("progressbar").elements();
  await expect
    .poll(() => bars().map((bar) => bar.getAttribute("aria-valuenow")))
    .toEqual(states.map(([, , value]) => value));
  for (const [, text] of states) await expect.element(agent.bar(text)).toBeVisible();
  listed = [rows.older];
  document.querySelector("scout-bulk")?.refresh();
  await expect.element(agent.history()).toBeVisible();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
});

test("on a phone the age of an upload is on one line", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const created_at = Math.floor(Date.now() / 1000) - 3 * 24 * 60 * 60;
  await show(() => listOf({ ...rows.failed, created_at }));
  await expect.element(agent.uploads()).toHaveTextContent(/ · .* ago/);
  const times = [...agent.uploads().element().querySelectorAll(".upload-time")];
  expect(times).toHaveLength(2);
  for (const time of times) {
    const range = document.createRange();
    range.selectNodeContents(time);
    expect(range.getClientRects(), time.textContent ?? "").toHaveLength(1);
  }
});

test("H1: a failed upload of the list shows the default text, without a link", async () => {
  await show(() => listOf(rows.failed));
  await expect.element(agent.alert()).toHaveTextContent(defaultError);
  expect(agent.alert().element().textContent).toBe(defaultError);
  expect(agent.alert().getByRole("button").elements()).toEqual([]);
  await expect.element(agent.uploads()).toHaveTextContent(/^broken\.csvStarted 12\/31\/2025/);
});

test("H3, H10, H21: a failed upload whose text links to the template is dismissed to the history, and focus moves to the heading", async () => {
  const message = "Row 3 has no <zip> in <b>column</b>. See the downloadable template.";
  await show(() => listOf({ ...rows.failed, error: { message } }, rows.older));
  await expect.element(agent.alert()).toHaveTextContent(message);
  await agent.alert().getByRole("button", { name: "downloadable template" }).click();
  const template = { name: "scout-bulk-template.csv", text: "Street Address\r\n" };
  await expect.poll(() => saved).toEqual([template]);
  await agent.button("Dismiss broken.csv").click();
  await expect.element(agent.progressHeading()).not.toBeInTheDocument();
  const root = document.querySelector("scout-bulk")?.shadowRoot;
  expect(root?.activeElement).toBe(agent.heading().element());
  await expect.element(agent.status("broken.csv moved to the history.")).toBeInTheDocument();
  const row = agent.completed("broken.csv");
  await expect.element(row).toHaveTextContent(/See the downloadable template\..*Failed/);
  expect(row.getByRole("button").elements(), "The upload has no results.").toHaveLength(1);
  await row.getByRole("button", { name: "downloadable template" }).click();
  await expect.poll(() => saved).toEqual([template, template]);
});

test("a corrected file is chosen beside a failed upload, and its report is read next", async () => {
  const { element } = await show(() => listOf(rows.failed));
  await expect.element(agent.button("Choose corrected file: broken.csv")).toBeVisible();
  agent.chooseAgain(element, new File(["a,b\n"], "fixed.csv"));
  await expect.element(page.getByText("fixed.csv")).toBeVisible();
  expect(element.shadowRoot?.activeElement).toBe(agent.heading().element());
});

test("H4: polling pauses after five minutes without user activity; the next key resumes it immediately", async () => {
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

test("H3: a hidden page is not polled; when it becomes visible it is polled immediately", async () => {
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
