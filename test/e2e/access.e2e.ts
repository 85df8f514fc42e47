import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

describe.each(["Agent without Scout access", "Signed out"] as const)("%s", (person) => {
  test.each(["/demo/lookup.html?address=100+Main+Street", "/demo/plain.html"])(
    "sees the denial on %s, and no Scout call is made (C6)",
    async (path) => {
      const lookup = await demo.visit(path, { as: person });
      await lookup.seesHeading("Access Denied");
      await lookup.page
        .getByText("You are not authorized to access this page.", { exact: true })
        .waitFor();
      expect(await lookup.box.count()).toBe(0);
      await lookup.advance(60_000);
      expect(lookup.calls).toEqual(["GET /api/v1/site-connector/settings"]);
    },
  );
});

test("the help page signs the browser in as another user", async () => {
  const { page } = await demo.enter("/demo/help");
  await page.getByText("You are Agent.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Administrator" }).click();
  await page.getByText("You are Administrator.", { exact: true }).waitFor();
});
