import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jpegBytes, jpegUri, pngBytes, pngClaiming } from "../support/image-files.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { createPricingDriver } from "./support/pricing-driver.ts";
import { houston, pricingPath } from "./support/pricing-path.ts";
import type { Visitor } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
beforeEach(async () => {
  await demo.store.branding.remove("site");
  return () => demo.leave();
});
afterAll(() => demo.close());

const path = "/demo/branding.html";
const jpeg = { name: "logo.jpg", mimeType: "image/jpeg", buffer: Buffer.from(jpegBytes) };

function screenOf({ page }: Visitor) {
  return {
    color: page.getByRole("textbox", { name: "Site Color" }),
    save: page.getByRole("button", { name: "Save All Changes" }),
    /** Returns the file chooser of the navigation icon (0) or of the primary logo (1). */
    files: (at: number) => page.locator("account-branding input[type=file]").nth(at),
    rejected: page.getByRole("list", { name: "Rejected files" }),
  };
}

function propertyOf(element: Locator, name: string): Promise<string> {
  return element.evaluate((host, wanted) => getComputedStyle(host).getPropertyValue(wanted), name);
}

/** Waits for the guard for unsaved changes, which loads with the first change. */
async function guarded(page: Page): Promise<void> {
  const asks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(asks).toBe(true);
}

test("2 §2: saved colours appear on the elements of the next pages, and the logo in the proposal's PDF", async () => {
  const visitor = await demo.enter(path);
  const { page } = visitor;
  const { color, save, files } = screenOf(visitor);
  await color.fill("#8A1C5B");
  await page.getByRole("radio", { name: "Black" }).check();
  await files(1).setInputFiles(jpeg);
  await visitor.sees("logo.jpg");
  await save.click();
  await page.waitForURL(`${demo.url}/`);
  expect(await demo.store.branding.get("site")).toMatchObject({
    siteColor: "#8a1c5b, 1",
    buttonTextColor: "#000000, 1",
    primaryLogo: jpegUri,
  });

  await page.goto("/demo/lookup.html");
  const lookup = page.locator("scout-lookup");
  const search = lookup.getByRole("button", { name: "Search", exact: true });
  await search.waitFor();
  await expect.poll(() => propertyOf(lookup, "--scout-color-primary")).toBe("rgb(138 28 91 / 1)");
  expect(await propertyOf(page.locator(":root"), "--scout-color-primary")).toBe("");

  const pricing = createPricingDriver(visitor);
  await page.goto(pricingPath(houston));
  await pricing.choose("comcast", "36 Months");
  await pricing.section("Broadband").check();
  await pricing.service("Comcast Business Internet 300 Mbps").click();
  const begun = page.waitForEvent("download");
  await pricing.button("Save as PDF").click();
  const pdf = await readFile(await (await begun).path());
  expect(pdf.includes(Buffer.from(jpegBytes))).toBe(true);
  const primary = pricing.button("Create contract");
  const style = await primary.evaluate((button) => {
    const { backgroundColor, color: text } = getComputedStyle(button);
    return { backgroundColor, text };
  });
  expect(style).toEqual({ backgroundColor: "rgb(138, 28, 91)", text: "rgb(0, 0, 0)" });
});

test("T4: a file that is not a logo is rejected with a reason, and nothing is sent", async () => {
  const visitor = await demo.enter(path);
  const { files, rejected, save } = screenOf(visitor);
  await save.waitFor();
  const bomb = Buffer.from(pngClaiming(64_250, 64_250));
  for (const [file, reason] of [
    [{ ...jpeg, name: "logo.svg", mimeType: "image/svg+xml" }, /SVG images aren't supported/],
    [{ ...jpeg, name: "logo.png", mimeType: "image/png" }, /contents don't match its extension/],
    [{ name: "bomb.png", mimeType: "image/png", buffer: bomb }, /64250 × 64250 pixels/],
  ] as const) {
    await files(0).setInputFiles(file);
    await rejected.getByText(reason).waitFor();
  }
  expect(await save.getAttribute("aria-disabled")).toBe("true");
  expect(visitor.calls.filter((call) => call.startsWith("POST"))).toEqual([]);
});

test("a colour and the other button text are chosen and saved by keyboard only", async () => {
  const visitor = await demo.enter(path);
  const { page, tabTo, press } = visitor;
  const { color, save } = screenOf(visitor);
  await tabTo(color);
  await press("Control+A");
  await page.keyboard.type("#fc0");
  await tabTo(page.getByRole("slider", { name: "Brightness" }));
  await press("ArrowDown");
  await tabTo(page.getByRole("radio", { name: "White" }));
  await press("ArrowRight");
  await press("Enter");
  await page.waitForURL(`${demo.url}/`);
  expect(await demo.store.branding.get("site")).toMatchObject({
    siteColor: "#fcca00, 1",
    buttonTextColor: "#000000, 1",
  });
  expect(await save.count()).toBe(0);
});

test("T2, T6: a user who may not save sees a message, and the input stays", async () => {
  const visitor = await demo.enter(path, {
    as: "Agent without Scout access",
    expected: { statuses: [403], said: /branding-save-failed/ },
  });
  const { color, save } = screenOf(visitor);
  await color.fill("#abc");
  await save.click();
  await visitor.seesNotice("An error has occurred.");
  expect(await color.inputValue()).toBe("#abc");
  expect(await demo.store.branding.get("site")).toBeNull();
});

test("T12: the browser requests a confirmation before unsaved changes are lost", async () => {
  const visitor = await demo.enter(path, { expected: { dialogs: ["beforeunload"] } });
  const { page } = visitor;
  const { color } = screenOf(visitor);
  await color.fill("#abc");
  await page.getByText("You have unsaved changes.").waitFor();
  await guarded(page);
  const asked = page.waitForEvent("dialog");
  await page.getByRole("link", { name: "Pricing" }).click({ noWaitAfter: true });
  expect((await asked).type()).toBe("beforeunload");
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await color.inputValue()).toBe("#abc");
});

test("T12: in the portal, Back requests a confirmation, and continues after it", async () => {
  const visitor = await demo.enter("/");
  const { page } = visitor;
  const { color } = screenOf(visitor);
  const stay = page.getByRole("button", { name: "Stay here" });
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("link", { name: "Account", exact: true }).click();
  await color.fill("#abc");
  await page.getByText("You have unsaved changes.").waitFor();
  await guarded(page);
  for (let time = 0; time < 2; time += 1) {
    await page.evaluate(() => window.history.back());
    await stay.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/account");
    expect(await color.inputValue()).toBe("#abc");
  }
  await page.evaluate(() => window.history.back());
  await page.getByRole("button", { name: "Leave without saving" }).click();
  await visitor.seesHeading("Dashboard");
  expect(new URL(page.url()).pathname).toBe("/");
});

test("T3: a cleared logo disappears, and the default logo returns", async () => {
  const visitor = await demo.enter(path);
  const { page } = visitor;
  const { save, files } = screenOf(visitor);
  await files(0).setInputFiles({
    name: "mark.png",
    mimeType: "image/png",
    buffer: Buffer.from(pngBytes),
  });
  await visitor.sees("mark.png");
  await page.getByRole("button", { name: "Clear Primary Logo" }).click();
  await save.click();
  await page.waitForURL(`${demo.url}/`);
  expect(await demo.store.branding.get("site")).toMatchObject({ primaryLogo: null });
  await page.goto(path);
  await page.getByRole("button", { name: "Use Default Primary Logo" }).click();
  await visitor.sees("defaultLogo.png");
  await save.click();
  await page.waitForURL(`${demo.url}/`);
  const kept = await demo.store.branding.get("site");
  expect(kept?.primaryLogo).toMatch(/^data:image\/png;base64,iVBOR/);
});
