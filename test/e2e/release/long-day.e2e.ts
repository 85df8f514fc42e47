import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startServer } from "../../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../../demo/server/index.ts";
import { liveDay } from "../../../tools/long-day/live-day.ts";
import { builtFolder } from "../../support/tested-flavour.ts";
import { openBrowser } from "../support/open-browser.ts";
import { type Demo, openDemo } from "../support/open-demo.ts";

test("the beginning of a long day violates no invariant", async () => {
  const server = await startServer({
    port: 0,
    store: await createSeededStore(),
    elements: builtFolder,
    options: { allowedOrigins: ["http://localhost:*", "http://127.0.0.1:*"] },
  });
  const { troubles } = await liveDay(await openBrowser(), server, { seed: 7, acts: 200 });
  await server.close();
  expect(troubles).toEqual([]);
});

const savesData =
  'Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) })';

describe("code that the network loses", () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterEach(() => demo.leave());
  afterAll(() => demo.close());

  test.each([
    ["/account", "default-images", "Use Default Primary Logo", "An error has occurred."],
    [
      ...(["/scout/contracts", "save-file", /^Download PDF/] as const),
      "This couldn't be done. Reload the page, then try again.",
    ],
  ] as const)(
    "the screen %s shows a message if the network loses its code %s",
    async (path, chunk, name, sentence) => {
      const expected = { failures: /ERR_FAILED/ };
      const { page, seesNotice } = await demo.enter("/favicon.ico", { expected });
      // The setting to save data prevents the portal from loading code before it is needed.
      await page.addInitScript(savesData);
      await page.goto(path);
      const chunks = `**/chunks/${chunk}-*.js`;
      const button = page.getByRole("button", { name }).first();
      await button.waitFor();
      await page.route(chunks, (route) => route.abort());
      await button.click();
      await seesNotice(sentence);
    },
  );
});
