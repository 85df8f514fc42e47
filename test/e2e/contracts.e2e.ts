import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { plainFormatting } from "../../src/core/formatting/formatting.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { readSavedPdf } from "./support/pricing-driver.ts";
import { hasFocus } from "./support/visitor.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

const path = "/demo/contracts.html";
const list = "**/api/scout/v1/contract";

test("the list shows the backend's contracts, newest first (O1, O2, O5, O8)", async () => {
  const { page } = await demo.enter(path);
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  const heads = await page.getByRole("columnheader").allInnerTexts();
  expect(heads.map((text) => text.trim())).toEqual([
    "Creation Date",
    "Customer Name",
    "Address",
    "Service Provider",
    "Status",
    "Actions",
  ]);
  const kept = await demo.store.contracts.find({ where: { user_id: "agent" } });
  const expected = kept
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ createdAt, customerName }) => [plainFormatting.date(createdAt), customerName]);
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  const shown = await rows.evaluateAll((found) =>
    found.map((row) => [...row.querySelectorAll("td, th")].map((cell) => cell.textContent ?? "")),
  );
  expect(shown.map(([date, customer]) => [date, customer])).toEqual(expected);
  const states = new Map(
    shown.map(([, customer, , , state, action]) => [customer, [state, action]]),
  );
  expect(states.get("Bluebonnet Dental Group")).toEqual([
    "ready to create",
    "Download PDF for Bluebonnet Dental Group with Comcast",
  ]);
  expect(states.get("Lone Star Freight LLC")).toEqual([
    "price again in scout",
    "Price Again for Lone Star Freight LLC with Spectrum",
  ]);
  expect(states.get("Meridian Title Company")).toEqual([
    "sent to provider",
    "Open Contract for Meridian Title Company with AT&T",
  ]);
  expect(states.get("Harbor & Pine Coffee Roasters")).toEqual([
    "draft",
    "Edit Draft for Harbor & Pine Coffee Roasters with Comcast",
  ]);
});

test("a complete contract is downloaded by keyboard, and that is announced (O3)", async () => {
  const visitor = await demo.enter(path);
  const { page } = visitor;
  const button = page.getByRole("button", {
    name: "Download PDF for Bluebonnet Dental Group with Comcast",
  });
  await visitor.tabTo(button);
  const { name, texts } = await readSavedPdf(page, () => visitor.press("Enter"));
  expect(name).toBe("Contract comcast 2025-11-18.pdf");
  expect(texts).toContain("Service Order");
  expect(texts.join(" ")).toContain("Bluebonnet Dental Group");
  expect(texts).toContain("$269.99");
  await page.getByRole("status").getByText(`Downloaded ${name}`).waitFor({ state: "attached" });
  expect(await hasFocus(button)).toBe(true);
});

test("a draft opens its form in this tab", async () => {
  const { page } = await demo.enter(path);
  await page.getByRole("link", { name: /^Edit Draft for Harbor/ }).click();
  await page.waitForURL(/\/scout\/contracts\/comcast\?contract=/);
});

test("a download without a network is also reported in a notice", async () => {
  const visitor = await demo.enter(path, {
    expected: { failures: /net::ERR_INTERNET_DISCONNECTED/, said: /contract-download-failed/ },
  });
  const { page } = visitor;
  const button = page.getByRole("button", { name: /^Download PDF for Bluebonnet/ });
  await button.waitFor();
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await button.click();
  await visitor.seesNotice("An error has occurred.");
});

test("hostile contracts are shown as text, and their links are inactive (O4)", async () => {
  const visitor = await demo.enter("/demo/help");
  const { page } = visitor;
  const markup = 'Evil<img src=x onerror="alert(1)"> & Sons';
  const hostile = {
    created_at: markup,
    primary_contact_name: markup,
    service_provider_name: markup,
    service_provider_url: "javascript:alert(2)",
    state: "",
    guid: "../../evil",
    uri: "javascript:alert(3)",
  };
  await page.route(list, (route) => route.fulfill({ json: { data: { results: [hostile] } } }));
  await page.goto(path);
  await page.getByRole("table", { name: "Contracts" }).waitFor();
  expect(await visitor.text()).toContain("Evil & Sons");
  const element = page.locator("scout-contracts");
  expect(await element.locator("script, img, iframe, [onerror]").count()).toBe(0);
  const links = await element
    .locator("a")
    .evaluateAll((found) => found.map((link) => ("href" in link ? String(link.href) : "")));
  expect(links.filter((href) => !href.startsWith(`${demo.url}/`))).toEqual([]);
});
