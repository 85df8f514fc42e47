import "../../../src/elements/scout-bulk/scout-bulk.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { pageState } from "../../../src/core/internal.ts";
import { passUpload, takeUpload } from "../../../src/core/stores/passed-upload.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../../support/host-page.ts";
import { watchFiles } from "../host/saved-files.ts";
import { agent as bulkAgent, csvFile } from "../scout-bulk/agent.ts";
import { defaultError, isUpload } from "../scout-bulk/bulk-rows.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();
const saved = watchFiles();

const panel = () => agent.card("Bulk upload");

/** The reference backend, with delayed or replaced answers to uploads. */
async function show(
  routing: "none" | "portal" | "page" | "push",
  answer: () => Promise<Response | undefined> | Response | undefined = () => undefined,
) {
  const backend = await serve({
    intercept: (request) => (isUpload(request) ? answer() : undefined),
  });
  const navigated = listen("scout-navigated");
  const hrefs = () => navigated.map(({ detail }) => detail.href);
  const element = place("scout-lookup", backend, { routing });
  await expect.element(panel()).toBeVisible();
  return { backend, element, hrefs };
}

function held() {
  let answer = (_response?: Response) => {};
  const promise = new Promise<Response | undefined>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (response?: Response) => answer(response) };
}

async function startWith(element: Element, file: File): Promise<void> {
  await bulkAgent.choose(element, file);
  await bulkAgent.start().click();
}

test("1 §2: a panel with a drop zone, Start and the template is below the results", async () => {
  await show("none");
  await expect.element(panel().getByRole("group", { name: "CSV file" })).toBeVisible();
  await expect
    .element(panel().getByText("Look up many addresses at once from a CSV file."))
    .toBeVisible();
  await expect.element(bulkAgent.start()).toHaveAccessibleDescription("Choose a CSV file first.");
  await bulkAgent.template().click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
});

test("G17: outside a portal the bulk screen opens only after the server has accepted the file", async () => {
  const { promise, answer } = held();
  const { element, hrefs } = await show("none", () => promise);
  await startWith(element, csvFile());
  await expect.element(bulkAgent.bar("In Queue")).toHaveAttribute("aria-valuenow", "50");
  await expect.element(bulkAgent.uploads()).toHaveTextContent(/^sites\.csv/);
  expect(hrefs()).toEqual([]);
  // Another tab leaves the upload alone.
  await expect
    .element(panel().getByRole("link", { name: /^Bulk uploads/ }))
    .toHaveAttribute("target", "_blank");
  answer();
  await expect.poll(hrefs).toEqual(["/scout/bulk"]);
  await expect.element(bulkAgent.bar("Pending")).toBeVisible();
});

test.each(["page", "push"] as const)(
  "G17: with routing %s the bulk screen opens at once, and sends the file there, once",
  async (routing) => {
    let sent = 0;
    const { backend, element, hrefs } = await show(routing, () => {
      sent += 1;
      return undefined;
    });
    const passed: unknown[] = [];
    element.addEventListener("scout-navigated", (event) => {
      passed.push(event.detail.state);
      event.preventDefault();
    });
    // Prevented, the file is sent here, and the page is asked once more when the server has accepted it.
    await bulkAgent.choose(element, csvFile());
    await expect.element(bulkAgent.start()).not.toHaveAttribute("aria-disabled");
    const start = bulkAgent.start().element() as HTMLElement;
    start.click();
    start.click();
    await expect.poll(() => hrefs()[0]).toBe("/scout/bulk");
    await expect.poll(() => sent).toBe(1);
    await expect.element(bulkAgent.bar("Pending")).toBeVisible();
    expect(passed).toEqual([{ upload: expect.any(String) }, {}]);
    element.remove();

    const core = [...pageState().cores.values()].at(-1);
    const id = core && (await passUpload(core, csvFile()));
    // Nor does a page with another backend take it.
    const other = core && { ...core, config: { ...core.config, apiBase: "/other" } };
    expect(other && id && (await takeUpload(other, id))).toBeNull();
    const before = window.history.state;
    window.history.replaceState({ scout: { upload: id } }, "");
    onTestFinished(() => window.history.replaceState(before, ""));
    place("scout-bulk", backend, { routing });
    await expect.poll(() => sent).toBe(2);
    expect(core && id && (await takeUpload(core, id))).toBeNull();
  },
);

test("G17: a file that cannot be handed over is sent by this page", async () => {
  let sent = 0;
  const { element } = await show("page", () => {
    sent += 1;
    return undefined;
  });
  element.addEventListener("scout-navigated", (event) => event.preventDefault());
  await bulkAgent.choose(element, csvFile());
  await expect.element(bulkAgent.start()).not.toHaveAttribute("aria-disabled");
  // As where the code that hands it over fails to load.
  const size = Object.getOwnPropertyDescriptor(Blob.prototype, "size")?.get;
  vi.spyOn(Blob.prototype, "size", "get").mockImplementation(function lostInPassing(this: Blob) {
    if (new Error("lost").stack?.includes("passed-upload")) throw new Error("lost");
    return size?.call(this);
  });
  await bulkAgent.start().click();
  await expect.poll(() => sent).toBe(1);
});

test("G17: a file is not passed to a page of another site", async () => {
  configure({ portalBase: "https://partners.test" });
  const { element, hrefs } = await show("page");
  element.addEventListener("scout-navigated", (event) => event.preventDefault());
  await startWith(element, csvFile());
  await expect.element(bulkAgent.bar("Pending")).toBeVisible();
  expect(hrefs()).toEqual(["https://partners.test/scout/bulk"]);
});

test("G17: in a portal the upload continues while the bulk screen opens", async () => {
  const { promise, answer } = held();
  const { backend, element, hrefs } = await show("portal", () => promise);
  const accepted = listen("scout-upload-accepted");
  await startWith(element, csvFile());
  await expect.poll(hrefs).toEqual(["/scout/bulk"]);
  element.remove();
  place("scout-bulk", backend);
  await expect.element(bulkAgent.bar("In Queue")).toBeVisible();
  const names = () => {
    const rows = bulkAgent.uploads().elements();
    return rows.map((row) => row.querySelector(".heading-3")?.textContent);
  };
  await expect.poll(names).toEqual(["sites.csv", "sites without zip.csv"]);
  answer();
  await expect.poll(() => accepted).toHaveLength(1);
  await expect.element(bulkAgent.bar("Pending")).toHaveAttribute("aria-valuenow", "0");
  expect(backend.aborted()).toBe(0);
});

test("H9: a failed upload shows the default text, is kept, can be sent again and then opens the bulk screen", async () => {
  expectLog("bulk-upload-failed: 500");
  const answers = [new Response("", { status: 500 })];
  const { element, hrefs, backend } = await show("none", () => answers.shift());
  await startWith(element, csvFile());
  await expect.element(agent.alert()).toBeVisible();
  expect(agent.alert().element().textContent).toBe(defaultError);
  expect(hrefs()).toEqual([]);
  await bulkAgent.button("Send again: sites.csv").click();
  await expect.poll(hrefs).toEqual(["/scout/bulk"]);
  expect(backend.calls.filter((call) => call === "POST /api/v1/scout/bulk")).toHaveLength(2);
});

test("dismissing a row moves the focus to the button that chooses a file", async () => {
  expectLog("bulk-upload-failed: 500");
  const { element } = await show("none", () => new Response("", { status: 500 }));
  await startWith(element, csvFile());
  await bulkAgent.button("Dismiss sites.csv").click();
  await expect.element(agent.alert()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement?.textContent).toBe("Choose a file");
});

test("H10: the server's message and its link to the template", async () => {
  expectLog("bulk-upload-failed: 422");
  const message = "No header. Use the downloadable template.";
  const { element } = await show("none", () => Response.json({ message }, { status: 422 }));
  await startWith(element, csvFile());
  await expect.element(agent.alert()).toHaveTextContent(message);
  await agent.alert().getByRole("button", { name: "downloadable template" }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
});

test("a lookup and an upload run in parallel", async () => {
  const { promise } = held();
  const { element } = await show("none", () => promise);
  await startWith(element, csvFile());
  await agent.address().fill("5192 Main Street, New York, NY 10029");
  await agent.press("{Enter}");
  await expect.element(agent.progress().first()).toBeVisible();
  await expect.element(bulkAgent.bar("In Queue")).toBeVisible();
});

test("slotted content of the page replaces the panel", async () => {
  const { element } = await show("none");
  const own = document.createElement("p");
  own.slot = "bulk";
  own.textContent = "Bulk lookups are made by our office.";
  element.append(own);
  await expect.element(page.getByText("Bulk lookups are made by our office.")).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});

test("C6: without access there is no panel", async () => {
  expectLog("Denied: Access Denied");
  place("scout-lookup", await serve({ user: "agent-without-scout" }));
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
  await expect.element(panel()).not.toBeInTheDocument();
});
