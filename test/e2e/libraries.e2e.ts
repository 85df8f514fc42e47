import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { readSavedPdf } from "./support/pricing-driver.ts";
import type { Visitor } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const list = "**/api/v1/resource-library?*";

/** The names of the boxes on the page. */
function namesIn({ page }: Visitor): Promise<string[]> {
  return page.getByRole("heading", { level: 3 }).allInnerTexts();
}

test("resources are filtered and paged while an earlier answer arrives late (Q8, Q9)", async () => {
  const visitor = await demo.enter("/resource-library");
  const { page } = visitor;
  await visitor.seesHeading("Results (1200)");
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let lateAnswers = 0;
  await page.route(list, async (route) => {
    if (!route.request().url().includes("keyword=slow")) return route.fallback();
    await gate;
    // The page may have closed the connection, which is what the test checks.
    await route.fulfill({ json: { rows: [{ name: "Late" }], total: 1 } }).catch(() => {});
    lateAnswers += 1;
  });

  const box = page.getByRole("combobox", { name: "Search Keywords" });
  await box.fill("slow");
  await visitor.press("Enter");
  await box.fill("comcast");
  await visitor.press("Enter");
  await visitor.seesHeading("Results (36)");
  await page.getByRole("checkbox", { name: "Brochure" }).click();
  await page.getByRole("button", { name: "Clear", exact: true }).waitFor();
  await expect
    .poll(async () => (await namesIn(visitor)).every((name) => /Brochure/.test(name)))
    .toBe(true);
  await page.getByRole("checkbox", { name: "Brochure" }).click();
  await visitor.seesHeading("Results (36)");
  await page.getByRole("button", { name: "Page 2" }).click();
  await expect.poll(async () => (await namesIn(visitor)).length).toBe(11);
  const shown = await namesIn(visitor);
  release();
  await expect.poll(() => lateAnswers).toBe(1);
  expect(await namesIn(visitor)).toEqual(shown);
  expect(await page.locator("resource-library :focus").textContent()).toBe("Results (36)");
  await page.getByRole("button", { name: "Sort by name, A to Z" }).click();
  await expect.poll(async () => (await namesIn(visitor))[0]).toMatch(/^Comcast SD-WAN/);
  expect(await page.getByRole("button", { name: "Page 1" }).getAttribute("aria-current")).toBe(
    "page",
  );
});

test("a file is downloaded with the session, under its own name (Q11)", async () => {
  const visitor = await demo.enter("/resource-library?keyword=comcast+case+sd");
  const { page } = visitor;
  await page.getByRole("button", { name: "View Files of Comcast SD-WAN Case Study" }).click();
  const link = page.getByRole("link", { name: "Comcast SD-WAN Case Study.pdf" });
  await visitor.tabTo(link);
  const { name, texts } = await readSavedPdf(page, () => visitor.press("Enter"));
  expect(name).toBe("Comcast SD-WAN Case Study.pdf");
  expect(texts.join(" ")).toContain("What Comcast offers");
  await page.getByRole("status").getByText(`Downloaded ${name}`).waitFor({ state: "attached" });
});

test("a library that fails twice succeeds at the third try", async () => {
  const visitor = await demo.enter("/resource-library?keyword=server+error", {
    expected: { statuses: [500, 504], said: /resources-failed/ },
  });
  const again = visitor.page.getByRole("button", { name: "Try again" });
  await again.click();
  await again.click();
  await visitor.seesHeading("Results (1200)");
});

test("providers are found by category and by part of the name (Q3, Q6)", async () => {
  const visitor = await demo.enter("/provider-library?provider=comcast");
  const { page } = visitor;
  await visitor.seesHeading("1 Provider Found");
  const link = page.getByRole("link", { name: /^Comcast/ });
  expect(await link.getAttribute("target")).toBe("_blank");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await visitor.seesHeading("424 Providers Found");
  await page.getByRole("tab", { name: "Energy" }).click();
  await visitor.sees(/^\d+ Providers Found$/);
  await visitor.press("Home");
  await visitor.seesHeading("424 Providers Found");
});

/** Chooses Comcast if there is a choice, starts editing, and toggles one term. */
async function edit({ page }: Visitor) {
  await page.getByRole("button", { name: "Make Edits" }).click();
  await page.getByRole("button", { name: /^Support / }).click();
  const box = page.getByRole("checkbox", { name: "French Support" });
  const before = await box.isChecked();
  await box.click();
  return !before;
}

async function comcast() {
  const [found] = await demo.store.providers.find({ words: ["comcast"], limit: 1 });
  if (!found) throw new Error("The directory has no Comcast.");
  return found;
}

const banner = /^Edits have been recently submitted for this provider/;

test("a provider sees its own entry as text and submits a draft (R8, R20)", async () => {
  const visitor = await demo.enter("/solutions-index", { as: "Provider" });
  const { page } = visitor;
  await page.getByText("Comcast", { exact: true }).waitFor();
  expect(await page.getByRole("combobox", { name: "Provider" }).count()).toBe(0);
  await page.getByRole("button", { name: "Expand All" }).click();
  expect(await page.locator("solutions-index").getByRole("link").count()).toBe(0);
  await page.getByRole("button", { name: "Collapse All" }).click();
  await edit(visitor);
  await page.getByRole("button", { name: "Submit Edits" }).click();
  await visitor.sees("Your edits have been submitted for review and publishing.");
  await visitor.sees(banner);
  const { terms, draftTerms, inModeration } = await comcast();
  expect(inModeration).toBe(true);
  expect(draftTerms).not.toEqual(terms);
});

test("an editor's draft survives a failure, and is not lost without confirmation (R13, R15)", async () => {
  const visitor = await demo.enter("/solutions-index?provider=Cox", {
    as: "Editor of the solutions index",
    expected: { statuses: [500], said: /index-save-failed/ },
  });
  const { page } = visitor;
  const isTicked = await edit(visitor);
  await page.route("**/api/v1/solutions-index/*", (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Submit Edits" }).click();
  await visitor.seesNotice("An error has occurred. Please try again later.");
  const box = page.getByRole("checkbox", { name: "French Support" });
  expect(await box.isChecked()).toBe(isTicked);
  await page.getByRole("combobox", { name: "Provider" }).fill("altafiber");
  await visitor.press("Enter");
  await page.getByRole("button", { name: "Keep editing" }).click();
  expect(await box.isChecked()).toBe(isTicked);
  await page.getByRole("button", { name: "Submit Edits" }).click();
  await visitor.sees("Your edits have been submitted for review and publishing.");
  await visitor.sees(banner);
});

test("an administrator saves directly, and a term opens the finder (R8, R11)", async () => {
  const visitor = await demo.enter("/solutions-index?provider=Comcast", { as: "Administrator" });
  const { page } = visitor;
  const isTicked = await edit(visitor);
  await page.getByRole("button", { name: "Submit Edits" }).click();
  await visitor.sees("Comcast has been updated.");
  expect(await page.getByText(banner).count()).toBe(0);
  const { terms, draftTerms, inModeration } = await comcast();
  expect([draftTerms, inModeration]).toEqual([null, false]);
  expect(terms.support?.length ?? 0).toBeGreaterThan(isTicked ? 0 : -1);
  await page.getByRole("link", { name: "French Support" }).click();
  await page.waitForURL(/\/solutions-finder\?filters=French%20Support%3A\d+$/);
});
