import type { Page } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeTokenLink, tokenIn } from "../support/token-link.ts";
import { type Demo, openDemo, type VisitOptions } from "./support/open-demo.ts";
import { createSignInDriver, pathOf, storageOf } from "./support/sign-in-driver.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const signedOut = { as: "Signed out" } as const;
const validate = "POST /api/sandler-auth/v1/token/validate/jwt";
const settings = "GET /api/v1/site-connector/settings";

async function openMicrosite(path: string, options: VisitOptions = signedOut) {
  const visitor = await demo.enter(path, options);
  const { page } = visitor;
  return { ...visitor, ...createSignInDriver(page, demo) };
}

const box = (page: Page) => page.getByRole("combobox", { name: "Street address" });
/** Types an address, and waits for its suggestions, because the clock jumps by hours before a pending call is answered. */
async function typeAddress(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes("/address-lookup"));
  await box(page).fill("77 Massachusetts");
  await answer;
}
const form = (page: Page) => page.getByRole("textbox", { name: "Username or email address" });

/** Returns a link with a token for this browser, from the help page. */
const tokenLink = async (page: Page) => (await makeTokenLink(page, demo.url)).href;

/** The settings call of the sign-in. */
const settingsCall = "GET /api/v1/site-connector/settings";

describe("a micro-site with a token in its link", () => {
  test("U1: the token is removed from the address before the first request, validated, and only then stored", async () => {
    const { page } = await openMicrosite("/demo/help");
    const link = await tokenLink(page);
    const token = tokenIn(new URL(link));
    const seen: { call: string; href: string; stored: number; referer: string }[] = [];
    await page.route("**/api/**", async (route) => {
      const request = route.request();
      seen.push({
        call: `${request.method()} ${new URL(request.url()).pathname}`,
        href: page.url(),
        stored: Object.keys(await storageOf(page)).length,
        referer: (await request.allHeaders()).referer ?? "",
      });
      await route.continue();
    });
    const referers: string[] = [];
    page.on("request", (request) => {
      if (!request.isNavigationRequest()) referers.push(request.headers().referer ?? "");
    });
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.goto(`${link}&address=#top`);
    await box(page).waitFor();
    expect(seen.map(({ call }) => call)).toEqual([validate, settings]);
    expect(seen[0]).toMatchObject({ stored: 0, href: `${demo.url}/microsite.html?address=#top` });
    expect(JSON.stringify(seen)).not.toContain(token);
    expect(referers.length).toBeGreaterThan(0);
    expect(referers.join(" ")).not.toContain("token");
    expect(said.join(" ")).not.toContain(token);
    expect(await storageOf(page)).toMatchObject({ "app-portal_access_token": token });
    expect(await page.content()).not.toContain(token);
    await page.goBack();
    await page.goForward();
    expect(page.url()).not.toContain("token");
    await box(page).waitFor();
  });

  test("the token, not the cookie, identifies the user, and stays after a reload", async () => {
    const { page, calls } = await openMicrosite("/demo/help");
    await page.goto(await tokenLink(page));
    await box(page).waitFor();
    await page.reload();
    await box(page).waitFor();
    expect(calls.filter((call) => call === validate)).toHaveLength(2);
  });

  test("U2: a token of another browser is never sent, and the form is shown", async () => {
    const { page } = await openMicrosite("/demo/help");
    const link = await tokenLink(page);
    const other = await openMicrosite(link, {
      ...signedOut,
      userAgent: "Another browser",
      expected: { said: /link-refused: browser/ },
    });
    await form(other.page).waitFor();
    await expect.poll(() => other.calls).toEqual([settingsCall]);
    expect(await storageOf(other.page)).toEqual({});
    expect(pathOf(other.page)).toBe("/microsite.html");
  });

  test("U4: the server's new token replaces one that expires soon", async () => {
    const { page, advance } = await openMicrosite("/demo/help");
    await page.goto(await tokenLink(page));
    await box(page).waitFor();
    const before = (await storageOf(page))["app-portal_access_token"];
    await advance(7 * 60 * 60_000);
    await page.reload();
    await box(page).waitFor();
    const after = (await storageOf(page))["app-portal_access_token"];
    expect(after).toBeTruthy();
    expect(after).not.toBe(before);
  });

  test("U3: a failure of the server does not remove the token, and the screen offers a retry", async () => {
    const { page } = await openMicrosite("/demo/help", {
      ...signedOut,
      expected: { statuses: [503], said: /token-not-checked/ },
    });
    await page.goto(await tokenLink(page));
    await box(page).waitFor();
    await page.route("**/validate/jwt", (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await form(page).waitFor();
    await page.unroute("**/validate/jwt");
    await page.getByRole("button", { name: "Try again" }).click();
    await box(page).waitFor();
  });
});

describe("a micro-site without a token", () => {
  test("without a token, the sign-in replaces the screen, then the requested screen is shown", async () => {
    const { page, signIn, calls } = await openMicrosite("/microsite.html?address=100+Main+Street");
    await form(page).waitFor();
    await expect.poll(() => calls).toEqual([settingsCall]);
    expect(await box(page).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Become a Partner" }).count()).toBe(0);
    // The settings have the address of the link.
    await page.getByRole("link", { name: "Forgot Password?" }).waitFor();
    await signIn("agent");
    await box(page).waitFor();
    expect(pathOf(page)).toBe("/microsite.html?address=100+Main+Street");
    await expect.poll(() => box(page).inputValue()).toContain("100 Main Street");
    expect(await form(page).count()).toBe(0);
    const { state = "{}" } = await storageOf(page);
    expect(JSON.parse(state)).toMatchObject({ login_source: "internal" });
    await expect.poll(() => calls).toContain("POST /api/v1/sandler-stats/track-event");
    expect((await demo.store.events.find()).at(-1)).toMatchObject({ event: "sfs_login" });
  });

  test("A11: tabs share sign-in and sign-out", async () => {
    const { page, signIn } = await openMicrosite("/microsite.html");
    const other = await page.context().newPage();
    await other.goto("/microsite.html");
    await form(other).waitFor();
    await signIn("agent");
    await box(page).waitFor();
    await box(other).waitFor();
    await other.evaluate(() => window.localStorage.clear());
    await form(page).waitFor();
    expect(await box(page).count()).toBe(0);
  });
});

describe("A12: during work", () => {
  test("an expired token shows the form, and typed input is still there after the sign-in", async () => {
    const { page, signIn, advance } = await openMicrosite("/microsite.html");
    await signIn("agent");
    await typeAddress(page);
    await advance(8 * 60 * 60_000);
    await form(page).waitFor();
    await page
      .getByText("Your session has ended. Sign in to pick up where you left off.")
      .waitFor();
    expect(await box(page).isVisible()).toBe(false);
    await signIn("agent");
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("77 Massachusetts");
  });

  test("a rejected call waits, and continues with the new token", async () => {
    const { page, signIn, sees } = await openMicrosite("/microsite.html", {
      ...signedOut,
      expected: { statuses: [401], said: /token-refused/ },
    });
    await signIn("agent");
    await box(page).waitFor();
    let refusals = 0;
    await page.route("**/api/v1/scout?*", async (route) => {
      refusals += 1;
      if (refusals === 1) await route.fulfill({ status: 401, json: { message: "no" } });
      else await route.continue();
    });
    await box(page).fill("60 Hudson Street, New York, NY 10013");
    await page.keyboard.press("Enter");
    await form(page).waitFor();
    await signIn("agent");
    await box(page).waitFor();
    await expect.poll(() => refusals).toBe(2);
    await sees(/Preparing|Searching/);
    expect(await box(page).inputValue()).toContain("60 Hudson Street");
  });

  test("another user sees no data of the previous one", async () => {
    const { page, signIn, advance } = await openMicrosite("/microsite.html");
    await signIn("agent");
    await typeAddress(page);
    await advance(8 * 60 * 60_000);
    await form(page).waitFor();
    await signIn("administrator");
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe("");
  });

  test("a wrong password is reported in the form and loses nothing", async () => {
    const { page, logIn, signIn, advance } = await openMicrosite("/microsite.html", {
      ...signedOut,
      expected: { statuses: [400] },
    });
    await signIn("agent");
    await typeAddress(page);
    await advance(8 * 60 * 60_000);
    await form(page).waitFor();
    await logIn("agent", "wrong");
    await page
      .getByRole("alert")
      .getByText("Unrecognized username or password.", { exact: true })
      .waitFor();
    await signIn("agent");
    expect(await box(page).inputValue()).toBe("77 Massachusetts");
  });
});
