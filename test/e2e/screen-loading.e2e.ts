import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const heading = (name: string) => ({ name, level: 1, exact: true }) as const;

test("the code of a screen is loaded when the pointer reaches a link to it", async () => {
  const { page } = await demo.enter("/scout/contracts");
  await page.getByRole("heading", heading("Contracts")).waitFor();
  const isDefined = () => page.evaluate(() => customElements.get("scout-bulk") !== undefined);
  expect(await isDefined()).toBe(false);
  await page.getByRole("link", { name: "Bulk", exact: true }).hover();
  await expect.poll(isDefined).toBe(true);
});

test("C12: a screen that cannot be loaded is an error page below the header; Try again loads it", async () => {
  const expected = { failures: /ERR_FAILED|dynamically imported/, said: /screen-failed/ };
  const { page } = await demo.enter("/scout/contracts", { expected });
  await page.getByRole("heading", heading("Contracts")).waitFor();
  const code = "**/cdn/resource-library*.js";
  await page.route(code, (route) => route.abort());
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("link", { name: "Resource Library" }).click();
  await page.getByRole("heading", heading("Error")).waitFor();
  await page.getByText("An error has occurred.", { exact: true }).waitFor();
  await bar.getByRole("link", { name: "Scout", exact: true }).waitFor();
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", heading("Resource Library")).waitFor();
});
