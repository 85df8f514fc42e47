import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { saidInCleaning } from "./support/said.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("a page's enhancements work by keyboard only (V8 to V11)", async () => {
  const visitor = await demo.enter("/pages/partner-services");
  const { page } = visitor;
  await visitor.seesHeading("Partner Services");
  expect(await visitor.text()).not.toMatch(/You were signed in|The site moves soon|Log out/);
  await visitor.tabTo(page.getByRole("tab", { name: "Quotes" }));
  await visitor.press("ArrowRight");
  await visitor.sees("Orders are confirmed by the carrier");
  await visitor.tabTo(page.getByRole("button", { name: "Who approves special pricing?" }));
  await visitor.press("Enter");
  await visitor.tabTo(page.getByText("10,000 dollars TCV"));
  await page.getByRole("tooltip", { name: /Total contract value/ }).waitFor();
  await visitor.tabTo(page.getByRole("button", { name: "Read more" }));
  await visitor.press("Enter");
  await visitor.sees("how long");
});

test("a contact is copied, and a confirmation shows for two seconds (V9)", async () => {
  const visitor = await demo.enter("/pages/partner-services", {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { page } = visitor;
  await page.getByRole("button", { name: "Copy contact to clipboard" }).click();
  await page.getByRole("status").getByText("Copied!").waitFor({ state: "attached" });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "Dana Whitfield\nChannel manager\n+1 512 555 0143\ndana.whitfield@example.com",
  );
  await visitor.advance(2100);
  await page.getByRole("status").getByText("Copied!").waitFor({ state: "detached" });
});

test("links open a page, a fragment, and a file (V2, V11)", async () => {
  const visitor = await demo.enter("/pages/team");
  const { page } = visitor;
  await page.getByRole("link", { name: "the hours of Partner Services" }).click();
  await page.waitForURL("**/pages/partner-services#hours");
  const hours = page.getByRole("heading", { name: "Hours", exact: true });
  await hours.waitFor();
  await expect
    .poll(() => hours.evaluate((one) => one.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await page.getByRole("button", { name: "Download a form" }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Order form (Excel)" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("order-form.xlsx");
  await visitor.sees("Your download has started...");
  await page.goBack();
  await hours.waitFor();
  expect(new URL(page.url()).hash).toBe("#hours");
  await page.goBack();
  await visitor.seesHeading("The order team");
});

test("a PDF is shown in a frame with its own type (V7)", async () => {
  const visitor = await demo.enter("/pages/files/letter-of-agency.pdf");
  await visitor.seesHeading("letter-of-agency.pdf");
  const [saved] = await Promise.all([
    visitor.page.waitForEvent("download"),
    visitor.page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("letter-of-agency.pdf");
});

test.each(["hostile.pdf", "disguised.pdf", "hostile.xlsx"])(
  "HTML served as %s is never opened as one of our pages",
  async (name) => {
    const visitor = await demo.enter(`/pages/files/${name}`, {
      expected: { said: /content-failed/ },
    });
    await visitor.seesHeading("File Not found");
    expect(visitor.page.frames()).toHaveLength(1);
    expect(await visitor.element.locator("iframe, object, embed").count()).toBe(0);
  },
);

test("a compromised page does no harm (V2, M8)", async () => {
  const visitor = await demo.enter("/pages/hostile", {
    expected: { statuses: [404], said: saidInCleaning },
  });
  await visitor.sees("The last words.");
  for (const button of await visitor.element.getByRole("button").all()) await button.click();
  expect(
    await visitor.element.locator("script, form, iframe, object, style, [onclick], [name]").count(),
  ).toBe(0);
});

test("the dashboard's boxes open their screens (F1)", async () => {
  const visitor = await demo.enter("/dashboard");
  const { page } = visitor;
  const address = page.getByRole("combobox", { name: "Street address" });
  await address.pressSequentially("100 m");
  await visitor.advance(500);
  const first = page.getByRole("option").first();
  const chosen = (await first.textContent()) ?? "";
  await visitor.press("ArrowDown", "Enter");
  await page.waitForURL(`**/scout?${new URLSearchParams({ address: chosen })}`);
});

test("a search with one result opens it and replaces the search (D5)", async () => {
  const { page, seesHeading } = await demo.enter("/dashboard");
  await page.goto("/search/site?keys=maintenance");
  await page.waitForURL("**/pages/carrier-maintenance");
  await seesHeading("Carrier maintenance");
  await page.goBack();
  await page.waitForURL(({ pathname }) => pathname === "/");
});

test("a search with several results lists them", async () => {
  const { page } = await demo.enter("/search/site?keys=scout");
  await page.getByRole("link", { name: "SCOUT Bulk" }).click();
  await page.waitForURL("**/scout/bulk");
});
