import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { deferred } from "../support/fake-ports.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

/** Screens that show nothing of their own before an answer: the path of its call, and their pages. */
const screens = [
  [
    "solutions-finder",
    "/api/v1/solutions-finder",
    "/demo/solutions-finder.html",
    "/solutions-finder",
  ],
  ["solutions-index", "/api/v1/solutions-index", "/demo/solutions-index.html", "/solutions-index"],
  ["scout-bulk", "/api/v1/scout/bulk", "/demo/bulk.html", "/scout/bulk"],
] as const;

/** Opens a page while the code of the held element is held back. Returns the number of calls that were sent. */
async function callsOf(
  page: Page,
  { tag, held = tag, call }: { tag: string; held?: string; call: string },
  open: () => Promise<unknown>,
) {
  const code = deferred<void>();
  await page.route(`**/chunks/${held}.runtime-*.js`, async (route) => {
    await code.promise;
    await route.continue();
  });
  let calls = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === call) calls += 1;
  });
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === call);
  await open();
  await answered;
  code.resolve();
  await page.locator(tag).getByRole("heading").first().waitFor();
  await page.unrouteAll({ behavior: "wait" });
  return calls;
}

test.for(screens)(
  "a page requests the data of <%s> while the code that draws it loads",
  async ([tag, call, path]) => {
    const { page } = await demo.enter("/demo/plain.html");
    const open = () => page.goto(path, { waitUntil: "commit" });
    expect(await callsOf(page, { tag, call }, open)).toBe(1);
  },
);

test.for(screens)(
  "the portal requests the header, and the data and the code of <%s>, while its own code loads",
  async ([tag, call, , route]) => {
    const { page } = await demo.enter("/demo/plain.html");
    const open = async () => {
      await page.goto(route, { waitUntil: "commit" });
      await page.waitForFunction(
        (tags) =>
          tags.every((one) => Reflect.get(customElements.get(one) ?? {}, "isRuntimeLoaded")?.()),
        ["portal-header", tag],
      );
    };
    expect(await callsOf(page, { tag, held: "scout-portal", call }, open)).toBe(1);
  },
);

test.for(screens)(
  "the portal requests the data of <%s> on the way there, while the code that draws it loads",
  async ([tag, call, , route]) => {
    const { page } = await demo.enter("/demo/plain.html");
    const open = async () => {
      await page.goto("/scout");
      await page.getByRole("combobox", { name: "Street address" }).waitFor();
      await page.locator("scout-portal").evaluate((portal, path) => {
        Reflect.apply(Reflect.get(portal, "navigate"), portal, [path]);
      }, route);
    };
    expect(await callsOf(page, { tag, call }, open)).toBe(1);
  },
);
