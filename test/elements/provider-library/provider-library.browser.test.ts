import "../../../src/elements/provider-library/provider-library.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { columnCounts, columnsOf } from "../../support/columns.ts";
import { framesOf } from "../../support/drawn-boxes.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { libraryCall, libraryOf, row, suggestCall, three } from "./library-rows.ts";

cleanUpHostPage();
afterEach(() => page.viewport(1024, 768));

const box = () => page.getByRole("combobox", { name: "Find a Provider" });
const found = (text: string) => page.getByRole("heading", { name: text, exact: true });

async function show(
  answer: () => Response,
  { attributes = {}, width = 900 }: { attributes?: Record<string, string>; width?: number } = {},
) {
  const backend = await serve({
    intercept: answerBy({
      [libraryCall]: answer,
      [suggestCall]: () => Response.json({ data: { rows: ["Comcast"] } }),
    }),
  });
  document.body.style.inlineSize = `${width}px`;
  return place("provider-library", backend, attributes);
}

const items = () => page.getByRole("list", { name: "Providers" }).getByRole("listitem").elements();
const names = () => items().map((item) => item.querySelector(".tile-name")?.textContent);

test("Q3, Q6: typing filters immediately, the counter follows, and a chosen suggestion becomes the text", async () => {
  await show(() => libraryOf(three));
  await expect.element(found("3 Providers Found")).toBeVisible();
  await box().fill("CO");
  await expect.element(found("2 Providers Found")).toBeVisible();
  await expect.poll(names).toEqual(["Comcast", "Cox"]);
  await page.getByRole("option", { name: "Comcast" }).click();
  await expect.element(box()).toHaveValue("Comcast");
  await expect.element(found("1 Provider Found")).toBeVisible();
});

test("Q1, Q2, Q4: Clear is shown if there is a category or a text, even for an empty result", async () => {
  const element = await show(() => libraryOf(three, { message: "not for this" }), {
    attributes: { provider: "comcast", category: "Voice" },
  });
  const clear = page.getByRole("button", { name: "Clear", exact: true });
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect.element(found("0 Providers Found")).toBeVisible();
  await expect.element(clear).toBeVisible();
  expect(page.getByText("not for this").query()).toBeNull();
  for (const text of ["No matching providers.", "Try another name or category."]) {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Show all providers" }).click();
  await expect.element(found("3 Providers Found")).toBeVisible();
  expect(element.shadowRoot?.activeElement?.localName).toMatch(/^h\d$/);
  await expect.element(clear).not.toBeInTheDocument();
  await tab("Voice").click();
  await expect.element(found("1 Provider Found")).toBeVisible();
  await clear.click();
  await expect.element(found("3 Providers Found")).toBeVisible();
  await expect.element(tab("All")).toHaveAttribute("aria-selected", "true");
  expect(element.shadowRoot?.activeElement).toBe(box().element());
});

test("W2: up to 500 pixels a select replaces the tabs", async () => {
  await show(() => libraryOf(three), { width: 500 });
  const list = page.getByRole("combobox", { name: "Categories" });
  await list.selectOptions("Voice");
  await expect.element(found("1 Provider Found")).toBeVisible();
  await expect.element(page.getByRole("tab").first()).not.toBeInTheDocument();
});

test("W1, 2 §9: the list has as many columns as fit its width", async () => {
  const rows = Array.from({ length: 10 }, (_, index) => row(`P${index}`, "network"));
  await show(() => libraryOf(rows));
  await expect.element(found("10 Providers Found")).toBeVisible();
  const columns = () => columnsOf(items());
  for (const [widthPx, count] of columnCounts) {
    document.body.style.inlineSize = `${widthPx}px`;
    await expect.poll(columns, { message: `${widthPx} px` }).toBe(count);
  }
});

test("Q5: a logo's markup runs nothing; an external page opens a new tab, an unsafe one is not a link", async () => {
  const hostile = '<img src="x" onerror="window.hacked=1"><script>window.hacked=2</script>';
  const element = await show(() =>
    libraryOf([
      row("Comcast", "network"),
      row("Words", "network", { logo: "<b>Words</b>", uri: "javascript:alert(1)" }),
      row("Hostile", "network", { logo: hostile, uri: "/own" }),
    ]),
  );
  const link = page.getByRole("link", { name: "Comcast (opens in a new tab)" });
  await expect.element(link).toHaveAttribute("href", "https://comcast.example/");
  await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(page.getByText("Words", { exact: true })).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(2);
  expect(element.shadowRoot?.querySelector("script, [onerror]")).toBeNull();
  expect(Reflect.get(window, "hacked")).toBeUndefined();
});

test("Q4: without rows the server's message is shown, sanitised", async () => {
  await show(() => libraryOf([], { message: "Back <b>soon</b>" }));
  await expect.element(page.getByText("Back soon")).toBeVisible();
  expect(found("0 Providers Found").query()).toBeNull();
  await expect.element(page.getByRole("tab").first()).not.toBeInTheDocument();
});

test("only some of ten thousand rows are drawn", async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(`P${index}`, "network"));
  await show(() => libraryOf(rows));
  await expect.element(found("10,000 Providers Found")).toBeVisible();
  expect(names().length).toBeLessThan(200);
  await box().fill("P9999");
  await expect.element(found("1 Provider Found")).toBeVisible();
  await expect.poll(names).toEqual(["P9999"]);
});

test.each([
  [360, 740],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
])(
  "P39: of 424 providers, the first frame at %i × %i px shows the logos in the window, and no others load before it",
  async (width, height) => {
    await page.viewport(width, height);
    const rows = Array.from({ length: 424 }, (_, index) => row(`P${index}`, "network"));
    const element = await show(() => libraryOf(rows), { width });
    const frames = await framesOf(element, "tile");
    const [first = [], last = []] = [frames[0]?.tile, frames.at(-1)?.tile];
    expect(first.at(-1)?.bottom).toBeGreaterThanOrEqual(height);
    // A window of 1920 px shows more than a part of the list, which has 30 tiles.
    if (width < 1900) expect(first.length).toBeLessThan(30);
    expect(last.length).toBeGreaterThanOrEqual(30);
    const placesOf = (boxes: readonly DOMRect[]) =>
      boxes.slice(0, first.length).map(({ left, top }) => [left, top]);
    for (const { tile } of frames) expect(placesOf(tile)).toEqual(placesOf(first));
  },
);

test("a failure is reported; Try again requests the library again", async () => {
  expectLog("providers-failed: 500");
  const answers = [new Response("", { status: 500 }), libraryOf(three)];
  await show(() => answers.shift() ?? new Response());
  await expect.element(page.getByRole("alert")).toHaveTextContent("An error has occurred.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(found("3 Providers Found")).toBeVisible();
});
