import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainFormatting } from "../../src/core/formatting/formatting.ts";
import { createCart, type PricingSearch, priceBoard } from "../../src/core/index.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { createPricingDriver } from "./support/pricing-driver.ts";
import { scenarioAddress } from "./support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

test("the cheapest gigabit of every provider takes three acts from the typed address", async () => {
  const pricing = createPricingDriver(await demo.enter("/demo/pricing.html"));
  const { page } = pricing;
  await pricing.box.fill(scenarioAddress("all-carriers"));
  const answered = page.waitForResponse((response) =>
    response.url().endsWith("/api/scout/v1/pricing"),
  );
  await page.keyboard.press("Enter"); // 1
  const search: PricingSearch = await (await answered).json();
  const board = priceBoard(createCart(search).catalogue, { term: "36" });
  const gigabit = board.rows.find(({ product }) => product.key === "broadband-900");
  const best = gigabit?.best;
  if (!gigabit || !best) throw new Error("Nobody offers a gigabit.");
  expect(gigabit.cells.size).toBeGreaterThanOrEqual(6);

  await pricing.choice("Show prices for").selectOption("36 Months"); // 2
  const row = page.getByRole("row").filter({ hasText: gigabit.product.label });
  const price = row.getByRole("button").filter({ hasText: "Lowest" });
  expect(await price.locator(".amount").textContent()).toBe(
    `${plainFormatting.money(best.monthly)}/mo`,
  );
  await price.click(); // 3

  const shown = await pricing.shown();
  expect(shown.lines[0]?.[0]).toBe(best.service.title);
  expect(shown.totals["Monthly total"]).toBe(plainFormatting.money(best.monthly));
  expect(shown.totals["Install total"]).toBe(plainFormatting.money(best.install));
  const { searchParams } = new URL(page.url());
  expect(searchParams.get("provider")).toBe(best.provider.value);
  expect(searchParams.get("term")).toBe("36");
  await pricing.savePdf();
});
