import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, serve, stopClock } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { searchCall, suggestionsCall } from "./calls.ts";
import { openBuilder, openSearch, placePricing } from "./open-pricing.ts";
import { acme, oneYear, rows, searchOf, threeYears } from "./searches.ts";

cleanUpHostPage();

const nothing = searchOf([], { provider: [], term: [] });
const tx = { value: "tx", label: "Texas" };
const ca = { value: "ca", label: "California" };

test("I2: if the text is too short to search, the field's description gives the reason", async () => {
  placePricing(await serve(), { address: "   " });
  await agent.generate().click();
  await expect.element(agent.address()).toHaveAccessibleDescription("Enter an address.");
});

test("I7, I8: the only provider and its region are chosen automatically; with several terms the user chooses", async () => {
  await openBuilder(
    searchOf([rows.internet], {
      provider: [{ ...acme, region_id: "ca" }],
      term: [threeYears, oneYear],
      region: [tx, ca],
    }),
  );
  await expect.element(agent.choice("Provider")).toHaveValue("acme");
  await expect.element(agent.choice("Term")).toHaveDisplayValue("All terms");
  await expect
    .element(page.getByText("Service types: choose a term first.", { exact: true }))
    .toBeVisible();
  await agent.choose("Term", "36 Months");
  await expect.element(agent.choice("Region")).toHaveValue("ca");
});

test("at 1440 px the form, the choices and the tabs are 12 to 16 px apart", async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await openBuilder(searchOf([rows.internet]));
  await expect.element(page.getByRole("tab", { name: "Build" })).toBeVisible();
  const parts = [".pricing-form", ".choices", ".section-choice", ".tabs"].map((selector) =>
    element.shadowRoot?.querySelector(selector)?.getBoundingClientRect(),
  );
  const gaps = parts.slice(1).map((part, at) => (part?.top ?? 0) - (parts[at]?.bottom ?? 0));
  expect(gaps).toEqual([16, 12, 12]);
});

test("at 360 px what is chosen is one line, whose button shows the choices; they stay open while one has the focus", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  await openBuilder(
    searchOf([rows.internet], {
      provider: [{ ...acme, region_id: "ca" }],
      term: [threeYears, oneYear],
      package: [{ value: "office", label: "Office", price: 40, dependencies: ["internet"] }],
      region: [tx, ca],
    }),
  );
  const change = agent.button("Change provider, term, package or region");
  const term = agent.choice("Term");
  expect(change.query()).toBeNull();
  const select = term.element();
  if (select instanceof HTMLElement) select.focus();
  await agent.choose("Term", "36 Months");
  await expect.element(change).toHaveAttribute("aria-expanded", "true");
  await expect.element(term).toBeVisible();
  await agent.choose("Package", "office");
  await change.click();
  await expect.element(term).not.toBeInTheDocument();
  const line = change.element().closest(".pricing-summary")?.querySelector("p");
  expect(line?.textContent).toBe(`Acme\u00A0· 36 Months\u00A0· Office\u00A0· ${ca.label}`);
  // The words of the button are on the first line.
  const [first] = line?.getClientRects() ?? [];
  const button = change.element().getBoundingClientRect();
  const middle = (button.top + button.bottom) / 2;
  expect(Math.abs(middle - (first?.top ?? 0) - 10)).toBeLessThan(5);
});

test("I7: a single region is not a choice", async () => {
  await openBuilder(searchOf([{ ...rows.internet, region: "ca" }, rows.voice], { region: [tx] }));
  await expect.element(agent.section("Phone Lines")).not.toHaveAttribute("aria-disabled");
  await expect.element(agent.section("Broadband")).toHaveAttribute("aria-disabled", "true");
  expect(agent.choice("Region").query()).toBeNull();
});

test("I9: a slow search shows a progress bar; Try again follows a failure, and Cancel and the public methods stop and start a search", async () => {
  const clock = stopClock();
  const answers = [504, 500].map((status) => new Response("", { status }));
  const { element } = await openSearch(nothing, {
    [searchCall]: () => answers.shift() ?? new Promise<never>(() => {}),
  });
  await expect.element(agent.status(/taking longer than usual/)).toBeInTheDocument();
  await expect.element(agent.progress()).toBeVisible();
  await clock.advance(60_000);
  await expect.element(agent.alert()).toHaveTextContent("An error has occurred.");
  expect(agent.progress().query()).toBeNull();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(agent.progress()).toBeVisible();
  expect(agent.alert().query()).toBeNull();
  await page.getByRole("button", { name: "Cancel" }).click();
  const empty = page.getByText(/^Enter an address to see/);
  await expect.element(empty).toBeVisible();
  element.search();
  await expect.element(agent.progress()).toBeVisible();
  element.clear();
  await expect.element(empty).toBeVisible();
  await expect.element(agent.address()).toHaveValue("");
});

test("I10: without results the page shows the server's message as sanitised HTML, and links to the lookup of the address", async () => {
  const { element } = await openSearch({
    ...nothing,
    message: `<p>Ask <a href="/help" onclick="window.hacked=1">us</a>
      <a href="javascript:window.hacked=1">now</a><script>window.hacked=1</script>
      <img src=x onerror="window.hacked=1"></p>`,
  });
  const hrefs: string[] = [];
  element.addEventListener("scout-navigated", (event) => {
    event.preventDefault();
    hrefs.push(event.detail.href);
  });
  await page.getByRole("link", { name: "us" }).click();
  await page.getByRole("link", { name: "Look Up This Address" }).click();
  expect(hrefs).toEqual([
    new URL("/help", window.location.href).href,
    "/scout?address=60+Main+Street",
  ]);
  expect(page.getByRole("link", { name: "now" }).query()).toBeNull();
  expect(element.shadowRoot?.querySelector("script, .rich-text img")).toBeNull();
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test("A12, C20: a search answered with 403 shows the Denied page", async () => {
  expectLog("Denied: Access Denied");
  await openSearch(nothing, { [searchCall]: () => new Response("{}", { status: 403 }) });
  await expect.element(page.getByText("You are not authorized to access this page.")).toBeVisible();
});

test("an address of the reference backend is typed, suggested and priced", async () => {
  placePricing(await serve());
  await agent.address().fill("60 Hudson");
  await page.getByRole("option").first().click();
  await expect.element(agent.proposal()).toBeVisible();
  await expect.element(agent.choice("Provider")).toBeVisible();
});

test("in a column of 200 px the buttons do not overflow", async () => {
  const element = placePricing(await serve());
  const column = document.createElement("div");
  column.style.inlineSize = "200px";
  element.replaceWith(column);
  column.append(element);
  const right = (part: ReturnType<typeof agent.clear>) =>
    part.element().getBoundingClientRect().right;
  await expect.element(agent.clear()).toBeVisible();
  expect(right(agent.clear())).toBeLessThanOrEqual(right(agent.preparedFor()));
});

const change = () => page.getByRole("button", { name: "Change the address or customer" });

test("I27: at 360 px an answer closes the form into a line with Change, which opens it again with everything typed", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await openBuilder(searchOf([rows.internet]));
  await expect.element(change()).toHaveAttribute("aria-expanded", "false");
  await expect
    .element(page.getByRole("heading", { name: /^Showing Results For:/ }))
    .toHaveTextContent(/60 Main Street/);
  expect(agent.address().query()).toBeNull();
  await change().click();
  await expect.element(change()).toHaveAttribute("aria-expanded", "true");
  expect(change().element().matches(":focus")).toBe(true);
  const controlled = change().element().getAttribute("aria-controls") ?? "";
  const part = element.shadowRoot?.getElementById(controlled);
  expect(part?.contains(agent.address().element())).toBe(true);
  await agent.preparedFor().fill("Acme Corp");
  await change().click();
  expect(agent.preparedFor().query()).toBeNull();
  const line = element.shadowRoot?.querySelector(".pricing-summary > :first-child");
  expect(line?.textContent).toMatch(
    /^Showing Results For: 60 Main Street.*Prepared for Acme Corp$/,
  );
  await change().click();
  await expect.element(agent.preparedFor()).toHaveValue("Acme Corp");
  await agent.generate().click();
  await expect.element(change()).toHaveAttribute("aria-expanded", "false");
  // The button that had the focus is hidden.
  expect(change().element().matches(":focus")).toBe(true);
});

/** Opens a search on a phone. Returns a function that answers it. */
async function openOnPhone() {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  let answer = (_: Response) => {};
  const opened = await openSearch(nothing, {
    [searchCall]: () =>
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    [suggestionsCall]: () => Response.json({ data: { rows: [] } }),
  });
  await expect.element(agent.progress()).toBeVisible();
  return { ...opened, answer: () => answer(Response.json(searchOf([rows.internet]))) };
}

test("I27: the form stays open while the user goes on typing the address as the answer arrives; in a wide element the focus stays in it", async () => {
  const { element, answer } = await openOnPhone();
  await agent.address().fill("500 Elm");
  answer();
  await expect.element(agent.proposal()).toBeVisible();
  await expect.element(change()).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard(" Street");
  await expect.element(agent.address()).toHaveValue("500 Elm Street");
  await change().click();
  await page.viewport(1024, 768);
  await expect.element(change()).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).not.toBeNull();
});

test("I27: the form stays open while the user types into another field as the answer arrives, and on a wide element", async () => {
  const { answer } = await openOnPhone();
  await agent.preparedFor().fill("Acme");
  answer();
  await expect.element(agent.proposal()).toBeVisible();
  await expect.element(change()).toHaveAttribute("aria-expanded", "true");
  expect(agent.preparedFor().element().matches(":focus")).toBe(true);
  await page.viewport(1024, 768);
  await expect.element(change()).not.toBeInTheDocument();
  await expect.element(agent.address()).toBeVisible();
});
