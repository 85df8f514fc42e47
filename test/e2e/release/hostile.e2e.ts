import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { harmlessLibraries, hostileLibraries } from "../support/old-libraries.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";
import { draftGuid } from "../support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const markup = '<img src=x onerror="alert(1)">';

test("hostile texts are shown as text, and their links are inactive", async () => {
  const lookup = await demo.visit(
    "/demo/lookup.html?address=666+Hostile+Lane,+Test+City,+TX+75001",
  );
  await lookup.seesProgress();
  await lookup.pollAfter();
  await lookup.seesCards();
  // Waits for the network, because a map with a key of markup would load late.
  await lookup.page.waitForLoadState("networkidle");
  expect(await lookup.text()).toContain(markup);
  const root = lookup.page.locator("scout-lookup");
  expect(await root.locator("script, iframe, object, embed, [onerror]").count()).toBe(0);
  const links = await root
    .locator("a")
    .evaluateAll((found) => found.map((link) => ("href" in link ? String(link.href) : "")));
  expect(links.filter((href) => !/^https?:/.test(href))).toEqual([]);
  const styles = await root
    .locator("[style]")
    .evaluateAll((found) => found.map((element) => element.getAttribute("style")));
  expect(styles.filter((style) => /url|evil/.test(style ?? ""))).toEqual([]);
});

test.each([
  `12 Oak Street ${markup}`,
  "12 Oak Street </script><script>alert(1)</script>",
  "javascript:alert(1)//12",
  "12 Oak\u202e Street\u0000",
  `12 ${"Oak ".repeat(400)}Street`,
])("an address of %j in the URL does no harm", async (address) => {
  const expected = { statuses: [400, 414, 422] };
  const lookup = await demo.visit(`/demo/lookup.html?address=${encodeURIComponent(address)}`, {
    expected,
  });
  await lookup.box.waitFor();
  await Promise.race([lookup.bar.waitFor(), lookup.page.getByRole("alert").waitFor()]);
  expect(await lookup.page.locator("scout-lookup").locator("script, img[onerror]").count()).toBe(0);
});

test.each(Object.entries(harmlessLibraries))(
  "a page whose built-ins were changed by %s shows the screens as usual",
  async (_name, change) => {
    const { page } = await demo.enter("/demo/help", { locale: "en-US" });
    await page.addInitScript(change);
    await page.goto("/demo/lookup.html?address=100+Main+Street");
    await page.getByRole("progressbar").waitFor();
    await page.goto("/demo/solutions-index.html");
    await page.getByRole("button", { name: "Expand All" }).waitFor();
    await page.goto("/demo/provider-library.html");
    await page.getByRole("listitem").first().waitFor();
    await page.goto("/demo/bulk.html");
    await page.getByRole("table").first().waitFor();
  },
);

test("a page whose built-ins are frozen shows the preview of a contract", async () => {
  const { page } = await demo.enter("/demo/help", { locale: "en-US" });
  await page.addInitScript(harmlessLibraries["Object.freeze"]);
  await page.goto(`/demo/contract-wizard.html?contract=${draftGuid}`);
  await page.getByText("The preview is up to date").waitFor({ state: "attached" });
  await page.getByText("Service Order").first().waitFor();
});

test.each(Object.entries(hostileLibraries))(
  "W25: a page whose built-ins were changed by %s shows a sentence instead of the lookup",
  async (_name, change) => {
    const expected = { said: /hostile-page: (?:Array\.from was replaced|Object\.prototype has )/ };
    const { page } = await demo.enter("/demo/help", { locale: "en-US", expected });
    await page.addInitScript(change);
    await page.goto("/demo/lookup.html?address=100+Main+Street");
    await page.getByText("This part of the page couldn't start.").waitFor();
  },
);
