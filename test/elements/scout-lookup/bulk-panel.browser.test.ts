import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { takeFinger } from "../../support/finger.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import { agent as bulkAgent } from "../scout-bulk/agent.ts";
import { csvFile, isUpload } from "../scout-bulk/bulk-rows.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();
const saved = watchFiles();

const panel = () => agent.card("Bulk upload");

/** Shows the lookup on a server that answers uploads in this way. */
async function show(answer: () => Promise<Response> | Response): Promise<HTMLElement> {
  const backend = await serve({
    intercept: (request) => (isUpload(request) ? answer() : undefined),
  });
  const element = place("scout-lookup", backend);
  await expect.element(panel()).toBeVisible();
  return element;
}

async function startWith(element: Element, file: File): Promise<void> {
  await bulkAgent.choose(element, file);
  await bulkAgent.start().click();
}

test("1 §2, G17: the panel below the results has a drop zone, Start and the template, and shows the upload in progress", async () => {
  const element = await show(() => new Promise<Response>(() => {}));
  await expect.element(panel().getByRole("group", { name: "CSV file" })).toBeVisible();
  await expect
    .element(panel().getByText("Look up many addresses at once from a CSV file."))
    .toBeVisible();
  await expect.element(bulkAgent.template()).toBeVisible();
  await expect.element(bulkAgent.start()).toHaveAccessibleDescription("Choose a CSV file first.");
  await startWith(element, csvFile());
  await expect.element(bulkAgent.bar("In Queue")).toHaveAttribute("aria-valuenow", "50");
  await expect.element(bulkAgent.uploads()).toHaveTextContent(/^sites\.csv/);
  // The link opens another tab, which does not abort the upload.
  await expect
    .element(panel().getByRole("link", { name: /^Bulk uploads/ }))
    .toHaveAttribute("target", "_blank");
});

test("H7: with a finger, the reason below Start keeps its place, so that nothing jumps when a file is chosen", async () => {
  const element = await show(() => new Promise<Response>(() => {}));
  const restore = await takeFinger(360, 780);
  onTestFinished(restore);
  const reason = page.getByText("Choose a CSV file first.");
  await expect.element(reason).toBeVisible();
  const distance = () =>
    bulkAgent.template().element().getBoundingClientRect().top -
    bulkAgent.start().element().getBoundingClientRect().top;
  const before = distance();
  await bulkAgent.choose(element, csvFile());
  await expect.element(bulkAgent.start()).not.toHaveAttribute("aria-disabled");
  await expect.element(reason).not.toBeInTheDocument();
  expect(distance()).toBe(before);
});

test("H10: a failed upload shows the server's message with its link to the template; Dismiss moves focus to the button that chooses a file", async () => {
  expectLog("bulk-upload-failed: 422");
  const message = "No header. Use the downloadable template.";
  const element = await show(() => Response.json({ message }, { status: 422 }));
  await startWith(element, csvFile());
  await expect.element(agent.alert()).toHaveTextContent(message);
  await agent.alert().getByRole("button", { name: "downloadable template" }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
  await bulkAgent.button("Dismiss sites.csv").click();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Choose a file");
});

test("slotted content of the page replaces the panel", async () => {
  const element = place("scout-lookup", await serve());
  await expect.element(panel()).toBeVisible();
  const own = document.createElement("p");
  own.slot = "bulk";
  own.textContent = "Bulk lookups are made by our office.";
  element.append(own);
  await expect.element(page.getByText("Bulk lookups are made by our office.")).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});

test("C6: without access there is no panel", async () => {
  place("scout-lookup", await serve({ user: "agent-without-scout" }));
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});
