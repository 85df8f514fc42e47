import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findPricingScenarioByCode } from "../../../demo/server/index.ts";
import { cleanUpHostPage, serve } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { placePricing } from "./open-pricing.ts";

cleanUpHostPage();

async function openScenario(code: string, provider = "", term = "36"): Promise<void> {
  const address = findPricingScenarioByCode(code)?.address ?? "";
  placePricing(await serve(), { address, provider, term });
}

/** The texts that are drawn exactly as sent. Tests of the model check the other scenarios. */
test.each<[code: string, sentences: readonly string[], provider?: string, term?: string]>([
  ["empty-message", ["Pricing for this address is under review. Contact us."]],
  ["empty-hostile", ["Try again later."]],
  [
    "other-city",
    ["Priced for 305 Elsewhere Street, Dallas, TX 75201. You asked for Test City, TX 75001."],
    "comcast",
  ],
  ["empty", ["There are no results at this time."]],
  [
    "cox-without-tv",
    [
      "Television services for Cox must be priced by a channel manager.",
      "No Cox Television services available for the term length selected.",
    ],
    "cox",
  ],
  [
    "att-without-tv",
    [
      "AT&T television services do not pay commissions.",
      "No AT&T Television services available for the term length selected.",
    ],
    "att",
  ],
  [
    "term-without-phones",
    ["No Comcast Phone Lines services available for the term length selected."],
    "comcast",
    "12",
  ],
])(
  "the screen shows the sentences of scenario %s of the reference backend",
  async (code, sentences, provider, term) => {
    await openScenario(code, provider, term);
    for (const sentence of sentences) {
      await expect.element(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    }
  },
);

test("light-green of the reference backend: services say that they are not available at the address", async () => {
  await openScenario("light-green", "comcast");
  await agent.section("Broadband").click();
  await expect.element(page.getByText(/: not available at this address$/).first()).toBeVisible();
});

test("N4, N5: without-contracts of the reference backend shows no button for a contract", async () => {
  await openScenario("without-contracts", "comcast");
  await expect.element(agent.output("Save as PDF")).toBeVisible();
  expect(agent.output("Create contract").query()).toBeNull();
});
