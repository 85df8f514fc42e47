import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "../support/open-demo.ts";
import {
  createPricingDriver,
  type PricingDriver,
  sectionNames,
} from "../support/pricing-driver.ts";
import { pricingPath, scenarioAddress } from "../support/pricing-path.ts";
import { saidInCleaning, saidInPrinting } from "../support/said.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const expectedLines = new RegExp(`${saidInPrinting.source}|${saidInCleaning.source}`);
const markup = '<img src=x onerror="alert(1)">';

/** Checks that nothing in the element runs, and that links have only web addresses. */
async function expectHarmless({ page }: PricingDriver): Promise<void> {
  const element = page.locator("scout-pricing");
  expect(
    await element
      .locator("script, iframe, object, embed, img:not(.printed-letterhead img), [onerror]")
      .count(),
  ).toBe(0);
  const links = await element
    .locator("a")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href))).toEqual([]);
}

/** Runs with the demo's policy, and on a page without a policy, which only the element protects. */
test.each([false, true])(
  "a hostile catalogue is shown as text, runs no script and causes no request (policy bypassed: %s)",
  async (bypassCSP) => {
    const pricing = createPricingDriver(
      await demo.enter(
        pricingPath(scenarioAddress("hostile-rows"), {
          provider: "comcast",
          term: "36",
          prepared_for: markup,
        }),
        { bypassCSP, expected: { said: expectedLines } },
      ),
    );
    await pricing.section("Broadband").waitFor();
    for (const name of sectionNames) await pricing.section(name).check();
    await pricing.element
      .getByLabel(/^Business VoiceEdge Business Line/)
      .first()
      .click();
    await pricing.button("Price breakdown").click();
    expect(await pricing.text()).toContain(markup);
    await expectHarmless(pricing);

    const printed = await pricing.print();
    expect(printed.scripts).toBe(0);
    expect(printed.text).toContain(markup);
    const { name, texts } = await pricing.savePdf();
    expect(name).not.toMatch(/[<>"/\\]/);
    expect(texts.join(" ")).toContain("onerror");
    await pricing.page.waitForLoadState("networkidle");
  },
);

test("a hostile message keeps its text and loses its scripts (I10)", async () => {
  const pricing = createPricingDriver(
    await demo.enter(pricingPath(scenarioAddress("empty-hostile")), {
      expected: { said: expectedLines },
    }),
  );
  await pricing.sees("again");
  await expectHarmless(pricing);
  await pricing.page.waitForLoadState("networkidle");
});

test.each([
  `12 Oak Street ${markup}`,
  "12 Oak Street </script><script>alert(1)</script>",
  "javascript:alert(1)//12",
  "12 Oak\u202e Street\u0000",
  `12 ${"Oak ".repeat(400)}Street`,
])("an address of %j in the URL does no harm", async (address) => {
  const expected = { statuses: [400, 414, 422] };
  const inputs = { prepared_for: markup, provider: markup, term: markup, package: markup };
  const pricing = createPricingDriver(await demo.enter(pricingPath(address, inputs), { expected }));
  await pricing.box.waitFor();
  await expect.poll(() => pricing.calls).toContain("POST /api/scout/v1/pricing");
  await pricing.page.getByRole("progressbar").waitFor({ state: "detached" });
  await expectHarmless(pricing);
});
