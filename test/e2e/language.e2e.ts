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

/** The field that is shown: while the code takes over, a hidden form is beside the first one. */
const password = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });

/** Opens a page in Spanish that contains only the sign-in. */
async function openSpanish(page: Page): Promise<void> {
  await page.route("**/demo/spanish.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: '<!doctype html><html lang="es"><title>Portal</title><script type="module" src="/cdn/login-form.js"></script><login-form locale="auto"></login-form>',
    }),
  );
  await page.goto("/demo/spanish.html", { waitUntil: "commit" });
}

test("W30: while its code loads, an element requests its texts, and its first screen has the language", async () => {
  const { page } = await demo.enter("/demo/plain.html");
  const code = deferred<void>();
  await page.route("**/chunks/login-form.runtime-*.js", async (route) => {
    await code.promise;
    await route.continue();
  });
  const texts = page.waitForRequest(/\/locales\/es-US\/every-element\.js/);
  await openSpanish(page);
  await texts;
  await password(page, "Contraseña").fill("secret");
  const isReady = page.evaluate(() => {
    const form = document.querySelector("login-form");
    return new Promise<void>((resolve) => {
      form?.addEventListener("scout-ready", () => resolve(), { once: true });
    });
  });
  code.resolve();
  await isReady;
  expect(await password(page, "Contraseña").inputValue()).toBe("secret");
});

test("W31: a file of words renames what a company calls otherwise, without a build", async () => {
  const { page } = await demo.enter("/demo/words.html");
  await page.getByRole("heading", { name: "Qualify an Address", level: 1 }).waitFor();
  await page.getByRole("heading", { name: "Quote Desk", level: 2 }).waitFor();
  await page.getByRole("button", { name: "Get Rates" }).waitFor();
  for (const tag of ["scout-lookup", "scout-pricing"]) {
    expect(await page.locator(tag).innerText()).not.toMatch(/scout/i);
  }
});

test("W30: a later language that cannot be loaded leaves the current one, and what is typed", async () => {
  const { page } = await demo.enter("/demo/plain.html", {
    expected: { failures: /net::ERR_FAILED/, said: /locale-not-loaded|ERR_FAILED/ },
  });
  await openSpanish(page);
  await password(page, "Contraseña").fill("secret");
  // The form that is drawn before the code has a language, too, but the page's change would then be the first one.
  await page.locator("login-form .scout-prerendered").waitFor({ state: "detached" });
  await page.route("**/locales/fr-CA/every-element.js", (route) => route.abort());
  const lost = page.waitForEvent("console", (line) => line.text().includes("locale-not-loaded"));
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
  });
  await lost;
  expect(await password(page, "Contraseña").inputValue()).toBe("secret");
});
