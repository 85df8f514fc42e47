import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { createPricingDriver } from "./support/pricing-driver.ts";
import { houston, pricingPath } from "./support/pricing-path.ts";
import { createWizardDriver, draftGuid, wizardPath } from "./support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const openWizard = async (path: string, options?: VisitOptions) =>
  createWizardDriver(await demo.enter(path, options));

test("a contract of the list is filled in while the preview follows, then completed and downloaded", async () => {
  const wizard = await openWizard("/scout/contracts");
  const { page, field, form, previews } = wizard;
  await page.getByRole("link", { name: /^Edit Draft for Harbor/ }).click();
  await wizard.seesContract();
  await field("Legal business name").fill("Harbor & Pine Holdings LLC");
  await field("Contact email").focus();
  await previews("Legal business name: Harbor & Pine Holdings LLC");
  await form.getByText("Saved.").waitFor();

  await wizard.button("Zoom in").click();
  const place = () => wizard.pages.evaluate(({ scrollTop }) => scrollTop);
  await wizard.pages.evaluate((box) => box.scrollTo({ top: 200, behavior: "instant" }));
  await field("Contact email").fill("ops@harbor.example");
  await field("Site contact").fill("Rosa Quint");
  await field("Signer name").fill("Rosa Quint");
  await field("Signer title").focus();
  await previews("Signer name: Rosa Quint");
  expect(await place()).toBe(200);

  await form.getByRole("button", { name: "Complete the order" }).click();
  await form.getByText("The order is complete.").waitFor();
  await previews("Completed");
  const pdf = await wizard.savePdf();
  expect(pdf.name).toBe("scout-contract.pdf");
  expect(pdf.texts).toContain("Legal business name: Harbor & Pine Holdings LLC");
  expect(pdf.texts).toContain("Contact email: ops@harbor.example");

  await page.goto("/scout/contracts");
  await page
    .getByRole("button", { name: "Download PDF for Harbor & Pine Coffee Roasters with Comcast" })
    .waitFor();
});

test("Create contract in a proposal opens the contract's form, by keyboard only", async () => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath(houston, { provider: "comcast", term: "36" })),
  );
  await pricing.section("Broadband").check();
  await pricing.service("Comcast Business Internet 300 Mbps").click();
  await pricing.tabTo(pricing.button("Create contract"));
  const tab = await pricing.createContract(() => pricing.press("Enter"));
  const form = tab.frameLocator('iframe[title="Contract form"]');
  await tab.getByRole("group", { name: /^Page 1 of/ }).waitFor();
  await form.getByLabel("Legal business name").waitFor();
  const isInForm = () =>
    form.getByLabel("Legal business name").evaluate((one) => one.matches(":focus"));
  while (!(await isInForm())) await tab.keyboard.press("Tab");
  await tab.keyboard.type("Typed LLC");
  await tab.keyboard.press("Tab");
  await tab.getByText("Legal business name: Typed LLC").first().waitFor({ state: "attached" });
});

describe("the form's frame", () => {
  test("Y4: the form's frame receives the token if its origin is trusted, and otherwise does not", async () => {
    const wizard = await openWizard("/demo/help");
    const { page } = wizard;
    await page.getByLabel("Token for").selectOption({ label: "Agent" });
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByRole("link", { name: /Open the micro-site/ }).getAttribute("href");
    const token = new URL(link ?? "", demo.url).searchParams.get("token") ?? "";
    expect(token.split(".")).toHaveLength(3);
    await page.evaluate((value) => localStorage.setItem("app-portal_access_token", value), token);
    const addresses: string[] = [];
    const referrers: string[] = [];
    page.on("request", (request) => {
      addresses.push(request.url());
      referrers.push(request.headers().referer ?? "");
    });
    await page.goto(wizardPath(draftGuid));
    await wizard.form.getByText("Filled in by Dana Whitfield.").waitFor();
    const told = addresses.filter((address) => address.includes(token));
    expect(new Set(told.map((address) => new URL(address).origin))).toEqual(
      new Set([demo.formUrl]),
    );
    expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);
  });

  test("Y5: a form's frame that never loads times out after 30 seconds", async () => {
    const wizard = await openWizard(wizardPath("form-silent"));
    const { page } = wizard;
    await page.getByText("Loading the form").first().waitFor({ state: "attached" });
    expect(await page.locator("canvas").count()).toBe(0);
    await wizard.advance(30_000);
    await page.getByRole("group", { name: /^Page 1 of/ }).waitFor();
    expect(await page.locator(".wizard-spinner").count()).toBe(0);
  });
});

test("Y2: without a contract the lookup replaces the page, and shows a notice", async () => {
  const wizard = await openWizard("/scout/contracts");
  const { page } = wizard;
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  await page.goto("/scout/contracts/comcast");
  await wizard.sees("The contract could not be found.");
  await page.goBack();
  await page.getByRole("table", { name: "Contracts" }).waitFor();
});

test("Y10: on paper the notice replaces the contract", async () => {
  const wizard = await openWizard(wizardPath(draftGuid));
  await wizard.seesContract();
  const notice = wizard.page.getByText("You do not have permission to print this PDF.", {
    exact: true,
  });
  expect(await notice.isVisible()).toBe(false);
  await wizard.page.emulateMedia({ media: "print" });
  expect(await notice.isVisible()).toBe(true);
  expect(await wizard.page.locator("canvas").first().isVisible()).toBe(false);
});

test("Y7: the browser's viewer shows the same contract, in frames that fade; without a viewer the page draws it", async () => {
  const wizard = await openWizard(wizardPath(draftGuid, { preview_type: "iframe" }));
  const { page } = wizard;
  if (!(await page.evaluate(() => navigator.pdfViewerEnabled))) {
    await page.getByRole("group", { name: /^Page 1 of/ }).waitFor();
    expect(await page.locator(".preview-frame").count()).toBe(0);
    return;
  }
  await page.locator(".preview-frame.loaded").waitFor();
  await wizard.advance(1000);
  await wizard.button("Refresh preview").click();
  await page.locator(".preview-frame.loaded").nth(1).waitFor();
  expect(await page.locator(".preview-frame:visible").count()).toBe(2);
  await wizard.advance(2000);
  await expect.poll(() => page.locator(".preview-frame:visible").count()).toBe(1);
  expect(await page.locator(".preview-frame").count()).toBe(2);
  await wizard.advance(5000);
  await expect.poll(() => page.locator(".preview-frame").count()).toBe(1);
});
