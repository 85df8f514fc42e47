import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { houston, pricingPath } from "./support/pricing-path.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

describe.each(["Agent without Scout access", "Signed out"] as const)("%s", (person) => {
  test.each([
    "/demo/lookup.html?address=100+Main+Street",
    "/demo/plain.html",
    pricingPath(houston),
    "/demo/contracts.html",
  ])("the user sees Access Denied on %s, and no Scout call is made (C6)", async (path) => {
    // The console reports to the page's owner that no user is signed in.
    const expected = person === "Signed out" ? { said: /token-missing/ } : {};
    const visitor = await demo.enter(path, { as: person, expected });
    await visitor.seesHeading("Access Denied");
    await visitor.page
      .getByText("You are not authorized to access this page.", { exact: true })
      .waitFor();
    expect(await visitor.page.getByRole("combobox").count()).toBe(0);
    await visitor.advance(120_000);
    expect(visitor.calls).toEqual(["GET /api/v1/site-connector/settings"]);
  });
});

test("the help page signs the browser in as another user", async () => {
  const { page } = await demo.enter("/demo/help");
  await page.getByText("You are Agent.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Administrator" }).click();
  await page.getByText("You are Administrator.", { exact: true }).waitFor();
});
