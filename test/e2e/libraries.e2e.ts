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
