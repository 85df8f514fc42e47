import type { Locator, Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { demoPassword } from "../../../demo/server/index.ts";
import { readPdf } from "../../demo/support/read-pdf.ts";
import { testTimeoutMs } from "../../support/timeouts.ts";
import { createBulkDriver, rowsOf, sampleFile } from "../support/bulk-driver.ts";
import { createLookupDriver } from "../support/lookup-driver.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { createPricingDriver } from "../support/pricing-driver.ts";
import { houston } from "../support/pricing-path.ts";
import { codeInMailbox, createSignInDriver, storageOf } from "../support/sign-in-driver.ts";
import { createWizardDriver } from "../support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const customer = "Larkspur Animal Hospital";
const order = {
  "Legal business name": customer,
  "Contact email": "ops@larkspur.example",
  "Site contact": "Rosa Quint",
  "Signer name": "Rosa Quint",
  "Signer title": "Owner",
};
const wholeDayMs = 6 * testTimeoutMs;

test("an agent works from sign-in to sign-out by mouse", { timeout: wholeDayMs }, async () => {
  const visitor = await demo.enter("/demo/microsite.html", { as: "Signed out" });
  const { page } = visitor;
  const bar = page.getByRole("navigation", { name: "Main" });
  const goTo = (name: string) => bar.getByRole("link", { name, exact: true }).click();

  await createSignInDriver(page, demo).signIn("dana.whitfield@example.com");
  await visitor.seesHeading("SCOUT Lookup");
  await page.goto("/");
  await visitor.seesHeading("Dashboard");

  await goTo("Scout");
  const lookup = createLookupDriver(visitor);
  await lookup.search(houston);
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();

  await pricesOf("Comcast", page).click();
  await page.waitForURL(/\/scout\/pricing\?/);
  const pricing = createPricingDriver(visitor);
  await pricing.choose("comcast", "36 Months");
  await pricing.customer.fill(customer);
  await pricing.section("Broadband").check();
  await pricing.service("Comcast Business Internet 300 Mbps").click();
  const { totals } = await pricing.shown();
  const proposal = await pricing.savePdf();
  expect(proposal.name).toContain(`Comcast Proposal for ${customer}`);
  expect(proposal.texts).toContain(totals["Monthly total"]);

  const tab = await pricing.createContract();
  await tab.waitForURL(/\/scout\/contracts\/comcast\?contract=/);
  const wizard = createWizardDriver({ ...visitor, page: tab });
  await wizard.seesContract();
  for (const [label, text] of Object.entries(order)) await wizard.field(label).fill(text);
  await wizard.form.getByRole("button", { name: "Complete the order" }).click();
  await wizard.previews("Completed");
  await tab.close();
  await pricing.element.getByRole("link", { name: "See all contracts" }).click();
  await page.waitForURL(/\/scout\/contracts$/);
  await page.getByRole("button", { name: `Download PDF for ${customer} with Comcast` }).waitFor();

  const scoutPages = page.getByRole("navigation", { name: "Secondary" });
  await scoutPages.getByRole("link", { name: "Lookup" }).click();
  const bulk = createBulkDriver(visitor);
  await bulk.send(sampleFile("addresses-25", "clinics of the day.csv"));
  await page.waitForURL(/\/scout\/bulk$/);
  await bulk.follow("clinics of the day.csv");
  const results = await bulk.save(() =>
    bulk
      .completed("clinics of the day.csv")
      .getByRole("button", { name: /^Download/ })
      .click(),
  );
  expect(rowsOf(results.text)).toHaveLength(25);

  await goTo("Solutions Finder");
  await visitor.seesHeading("424 Providers Found");
  const choices = page.getByRole("checkbox", { name: /^Select / });
  await choices.nth(0).click();
  await choices.nth(1).click();
  await page.getByRole("textbox", { name: "Customer name" }).fill(customer);
  const report = await openedPdf(page, () =>
    page.getByRole("button", { name: "Create Report", exact: true }).click(),
  );
  expect(report).toContain(customer);

  await goTo("Resource Library");
  await visitor.seesHeading("Results (1200)");
  await page.getByRole("combobox", { name: "Search Keywords" }).fill("comcast price sheet");
  await visitor.press("Enter");
  // Waits for the new results, because the earlier ones stay until the answer.
  await page.getByRole("heading", { name: /^Results \((?!1200\))/ }).waitFor();
  await page
    .getByRole("button", { name: /^View Files/ })
    .first()
    .click();
  const sheet = await bulk.save(() => page.getByRole("link", { name: /rates\.csv$/ }).click());
  expect(sheet.name).toMatch(/\.csv$/);

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await page.getByRole("textbox", { name: "Site Color" }).fill("#8A1C5B");
  await page.getByRole("button", { name: "Save All Changes" }).click();
  await page.waitForURL(`${demo.url}/`);
  await visitor.seesHeading("Dashboard");
  const color = () =>
    page
      .locator("portal-dashboard")
      .evaluate((host) => getComputedStyle(host).getPropertyValue("--scout-color-primary"));
  await expect.poll(color).toBe("rgb(138 28 91 / 1)");

  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await visitor.seesHeading("You are signed out.");
  await page.goto("/");
  await bar.getByRole("link", { name: "Solutions Finder" }).waitFor();
  expect(await bar.getByRole("link", { name: "Scout", exact: true }).count()).toBe(0);
  expect(await storageOf(page)).toEqual({});
  await page.goto("/scout/pricing");
  await visitor.seesHeading("Access Denied");
});

test("an agent completes the main path by keyboard only", { timeout: wholeDayMs }, async () => {
  const visitor = await demo.enter("/demo/microsite.html", { as: "Signed out" });
  const { page, press, tabTo } = visitor;
  const type = (text: string) => page.keyboard.type(text);
  await tabTo(page.getByRole("textbox", { name: "Username or email address" }));
  await type("dana.whitfield@example.com");
  await tabTo(page.getByLabel("Password", { exact: true }));
  await type(demoPassword);
  await press("Enter");
  await page.getByRole("textbox", { name: "Verification code" }).waitFor();
  const code = await codeInMailbox(page, demo.url);
  await tabTo(page.getByRole("textbox", { name: "Verification code" }));
  await type(code);
  await press("Enter");
  await visitor.seesHeading("SCOUT Lookup");

  await page.goto("/");
  await visitor.seesHeading("Dashboard");
  const bar = page.getByRole("navigation", { name: "Main" });
  await tabTo(bar.getByRole("link", { name: "Scout", exact: true }));
  await press("Enter");
  const lookup = createLookupDriver(visitor);
  await tabTo(lookup.box);
  await type(houston);
  await press("Enter");
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  await tabTo(pricesOf("Comcast", page));
  await press("Enter");

  await page.waitForURL(/\/scout\/pricing\?/);
  const pricing = createPricingDriver(visitor);
  await pricing.seesBuilder();
  await tabTo(pricing.customer);
  await type(customer);
  await tabTo(pricing.choice("Term"));
  await type("36");
  await tabTo(pricing.section("Broadband"));
  await press("Space");
  const plans = pricing.element.getByRole("group", { name: "Internet", exact: true });
  await tabTo(plans.getByRole("radio").first());
  const internet = pricing.service("Comcast Business Internet 300 Mbps");
  while (!(await internet.isChecked())) await press("ArrowDown");
  const { totals } = await pricing.shown();
  await tabTo(pricing.button("Save as PDF"));
  const proposal = await pricing.savePdf(() => press("Enter"));
  expect(proposal.texts).toContain(totals["Monthly total"]);
  await tabTo(pricing.button("Create contract"));
  const tab = await pricing.createContract(() => press("Enter"));
  await tab.waitForURL(/\/scout\/contracts\/comcast\?contract=/);
  await tab.close();
  const scoutPages = page.getByRole("navigation", { name: "Secondary" });
  await tabTo(scoutPages.getByRole("link", { name: "Contracts" }));
  await press("Enter");
  await visitor.seesHeading("Contracts");
  await tabTo(page.getByRole("link", { name: `Edit Draft for ${customer} with Comcast` }));
  await press("Enter");
  // The heading contains the customer's name after another answer.
  await page.getByRole("heading", { name: /^SCOUT Pricing Contracts/ }).waitFor();
  await page.goBack();
  await visitor.seesHeading("Contracts");
});

/** Returns the link from a lookup's results to a provider's prices. */
function pricesOf(provider: string, page: Page): Locator {
  const row = page.getByRole("row", { name: new RegExp(provider) });
  return row.getByRole("link", { name: /Generate Pricing/ }).first();
}

/** Returns the text of the PDF that a new window opens. */
async function openedPdf(page: Page, act: () => Promise<void>): Promise<string> {
  const context = page.context();
  const answered = context.waitForEvent("response", (one) => /pdf$/.test(one.url()));
  const opened = page.waitForEvent("popup");
  await act();
  const [popup, response] = await Promise.all([opened, answered]);
  // Repeats the request, because the browser does not store the body of files in a viewer.
  const headers = await response.request().allHeaders();
  const answer = await context.request.get(response.url(), { headers });
  const pages = await readPdf(new Response(new Uint8Array(await answer.body())));
  await popup.close();
  return pages.flat().join(" ");
}
