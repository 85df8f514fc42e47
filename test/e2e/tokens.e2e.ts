import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { hostileForm, hostWorker, readTraces, recordTraces } from "./support/token-traces.ts";
import { wizardPath } from "./support/wizard-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const refusedNavigation = /^Unsafe attempt to initiate navigation/;

test("the token is in the ruled headers, the trusted form's address and two keys of storage, and nowhere else", async () => {
  const { page, element } = await demo.enter("/demo/help", {
    locale: "en-US",
    expected: { statuses: [500], said: /^Unsafe attempt|preview-failed: 500/ },
  });
  const context = page.context();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("link", { name: /Open the micro-site/ }).getAttribute("href");
  const token = new URL(link ?? "", demo.url).searchParams.get("token") ?? "";
  const signature = token.split(".")[2] ?? "";
  expect(signature).not.toBe("");

  await context.route("**/host-page", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Host</title>" }),
  );
  await context.route("**/host-worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: hostWorker }),
  );
  await context.route(`${demo.formUrl}/contract-form/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: hostileForm }),
  );
  await page.goto("/host-page");
  await page.evaluate(async (value) => {
    await navigator.serviceWorker.register("/host-worker.js");
    await navigator.serviceWorker.ready;
    window.localStorage.setItem("app-portal_access_token", value);
  }, token);

  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(`${error.message} ${error.stack}`));
  const carried = new Set<string>();
  const addresses = new Set<string>();
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (request.url().includes(signature)) addresses.add(origin);
    for (const [name, value] of Object.entries(request.headers())) {
      if (value.includes(signature)) carried.add(`${name} to ${origin}`);
    }
    if (request.postData()?.includes(signature)) carried.add(`body to ${origin}`);
  });
  await page.addInitScript(recordTraces);

  await page.goto("/scout/contracts");
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  // Its preview fails, so there is an error text, too.
  await page.goto(wizardPath("pdf-500"));
  await page.getByText("The requested file could not be found.").first().waitFor();
  const form = element.frameLocator('iframe[title="Contract form"]');
  await form.getByRole("button", { name: "Tell" }).click();
  const tried = JSON.parse((await form.locator("output").textContent()) ?? "{}");

  expect(addresses).toEqual(new Set([demo.formUrl]));
  expect(carried).toEqual(
    new Set([`authorization to ${demo.url}`, `jwt-authorization to ${demo.url}`]),
  );
  // The browser names the address of a form that it keeps from leading the page away.
  const [refused, own] = [true, false].map((isRefused) =>
    said.filter((text) => refusedNavigation.test(text) === isRefused),
  );
  expect(refused).toHaveLength(2);
  expect(own?.filter((text) => text.includes(signature))).toEqual([]);
  const traces = await page.evaluate(readTraces, { signature, formOrigin: demo.formUrl });
  expect(traces.controlled).toBe(true);
  expect(traces.events).toContain("scout-ready");
  expect(traces.with).toEqual(["localStorage app-portal_access_token", "localStorage state"]);
  expect(tried).toEqual({ heard: [], reached: [], names: [], referrer: "" });
  expect(page.url()).toBe(`${demo.url}${wizardPath("pdf-500")}`);
});
