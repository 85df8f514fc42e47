import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readPdf } from "../demo/support/read-pdf.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const path = "/solutions-finder";
const cards = (page: Page) => page.getByRole("checkbox", { name: /^Select / });
const item = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Selected Providers" })
    .getByRole("listitem")
    .filter({ hasText: name });

/** Returns the names of the selected providers in the order of the panel. */
function selectedNames(page: Page): Promise<string[]> {
  return page
    .getByRole("list", { name: "Selected Providers" })
    .locator(".sortable-label")
    .allInnerTexts();
}

/** Returns the address and the text of the document that a new window opens. */
async function readReport(page: Page, button: string) {
  const context = page.context();
  const answered = context.waitForEvent("response", (one) =>
    /\/solutions-finder\/solution\/.*pdf$/.test(one.url()),
  );
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: button, exact: true }).click();
  const [popup, response] = await Promise.all([opened, answered]);
  const address = response.url();
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const answer = await context.request.get(address);
  const texts = (await readPdf(new Response(new Uint8Array(await answer.body())))).flat();
  await popup.close();
  return { path: new URL(address).pathname, text: texts.join(" ") };
}

/** True if each name occurs in the text, in this order. */
function areInOrder(names: readonly string[], text: string): boolean {
  const places = names.map((name) => text.indexOf(name));
  return places.every((place, index) => place > (places[index - 1] ?? -1));
}

test("eight providers are found, selected, sorted by mouse and keyboard, and reported in that order after a reload", async () => {
  const { page, seesHeading } = await demo.enter(path);
  await seesHeading("424 Providers Found");

  await page.getByRole("button", { name: /^Access Types/ }).click();
  await page.getByRole("checkbox", { name: "Fiber", exact: true }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: /^\d+ Matched Providers?$/ }).waitFor();
  await page.getByRole("combobox", { name: "Search Keywords" }).fill("heal");
  await page.getByRole("option", { name: "Healthcare" }).click();
  await page.getByRole("button", { name: "Remove Healthcare" }).waitFor();

  for (let at = 0; at < 8; at += 1) await cards(page).nth(at).click();
  const start = await selectedNames(page);
  expect(start).toHaveLength(8);
  expect(await cards(page).nth(8).getAttribute("aria-disabled")).toBe("true");

  const [first = "", second = "", third = "", ...rest] = start;
  const from = await item(page, third).locator(".sortable-handle").boundingBox();
  const to = await item(page, first).locator(".sortable-handle").boundingBox();
  if (!from || !to) throw new Error("There is nothing to drag.");
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 10, { steps: 5 });
  await page.mouse.move(to.x + 20, to.y + 4, { steps: 15 });
  await page.mouse.up();
  await expect.poll(() => selectedNames(page)).toEqual([third, first, second, ...rest]);

  const last = rest.at(-1) ?? "";
  await page.getByRole("button", { name: `Move ${last} up`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Alt+ArrowUp");
  const wanted = [third, first, second, ...rest.slice(0, -3), last, ...rest.slice(-3, -1)];
  expect(await selectedNames(page)).toEqual(wanted);

  await page.getByRole("textbox", { name: "Customer name" }).fill("Bluebonnet Dental Group");
  await page.reload();
  await expect.poll(() => selectedNames(page)).toEqual(wanted);
  const report = await readReport(page, "Create Report");
  expect(report.path).toMatch(/^\/solutions-finder\/solution\/[^/]+\/pdf$/);
  expect(report.text).toContain("Bluebonnet Dental Group");
  expect(areInOrder(wanted, report.text)).toBe(true);

  const matrix = await readReport(page, "Create Matrix");
  expect(matrix.path).toMatch(/^\/solutions-finder\/solution\/[^/]+\/matrix\/pdf$/);
  expect(areInOrder(wanted, matrix.text)).toBe(true);
  expect(matrix.text).toContain("Access Types");
});

test("filters in the address are read, but never written (P9, P10)", async () => {
  const query = "?filters=access_types:102,HIPAA&filters=Other&filters=501 to 5,000 Employees&x=1";
  const { page } = await demo.enter(`${path}${query}`);
  await page.getByRole("button", { name: "Remove Fiber" }).waitFor();
  expect(await page.getByRole("button", { name: /^Remove / }).allInnerTexts()).toEqual([
    "Remove Fiber",
    "Remove HIPAA",
    "Remove 501 to 5,000 Employees",
  ]);
  const address = page.url();
  const entries = await page.evaluate(() => window.history.length);
  await page.getByRole("button", { name: "Remove HIPAA" }).click();
  await page.getByRole("tab", { name: "Network" }).click();
  await page.getByRole("heading", { name: /^\d+ Providers Found$/ }).waitFor();
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test("the local search makes no calls (P11)", async () => {
  const visitor = await demo.enter(`${path}?category=voice`);
  const { page } = visitor;
  await page.getByRole("checkbox", { name: "Video Meetings" }).check();
  await page.getByRole("heading", { name: /^\d+ Matched Providers?$/ }).waitFor();
  const asked = visitor.calls.filter((call) => call === "GET /api/v1/solutions-finder");
  expect(asked).toHaveLength(1);
});

test("a category is chosen, a question answered, and a provider selected by keyboard only", async () => {
  const visitor = await demo.enter(path);
  const { page } = visitor;
  const tab = page.getByRole("tab", { name: "Across the Stack" });
  await visitor.tabTo(tab);
  await visitor.press("ArrowRight", "ArrowRight", "ArrowRight");
  expect(await tab.getAttribute("aria-selected")).toBe("true");
  await visitor.press("Enter");
  const voice = page.getByRole("tab", { name: "Unified Communications" }).first();
  await expect.poll(() => voice.getAttribute("aria-selected")).toBe("true");
  await visitor.tabTo(page.getByRole("checkbox", { name: "Team Chat" }));
  await visitor.press("Space");
  await page.getByRole("heading", { name: /^\d+ Matched Providers?$/ }).waitFor();
  await visitor.tabTo(cards(page).first());
  await visitor.press("Space");
  await expect.poll(() => selectedNames(page)).toHaveLength(1);
});

test("a report that fails or has no id leaves no window (2 §8)", async () => {
  const { page, seesNotice } = await demo.enter(path, {
    expected: { statuses: [500], said: /report-failed/ },
  });
  const build = "**/solutions-builder";
  await page.route(build, (route) => route.fulfill({ json: {} }));
  await cards(page).first().click();
  const button = page.getByRole("button", { name: "Create Report", exact: true });
  const closed = page.waitForEvent("popup").then((popup) => popup.waitForEvent("close"));
  await button.click();
  await closed;
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.unroute(build);
  await page.route(build, (route) => route.fulfill({ status: 500 }));
  await button.click();
  await seesNotice("An error has occurred.");
});
