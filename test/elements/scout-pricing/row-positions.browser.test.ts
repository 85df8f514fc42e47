import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findPricingScenarioByCode } from "../../../demo/server/index.ts";
import { sectionNames } from "../../../src/testing/parts/pricing-tester.ts";
import { cleanUpHostPage, serve } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { placePricing } from "./open-pricing.ts";

cleanUpHostPage();
afterEach(() => page.viewport(1024, 768));

const houston = "1200 Main Street, Houston, TX 77002";
const everyCarrier = findPricingScenarioByCode("all-carriers")?.address ?? "";

type Builder = HTMLElementTagNameMap["scout-pricing"];

/** Opens the builder with the reference backend's catalogue and all filled sections on, and unfolds groups. */
async function openCatalogue(
  address: string,
  provider: string,
  width: number,
  areUnfolded = true,
): Promise<Builder> {
  await page.viewport(width, 800);
  const builder = placePricing(await serve(), { address, provider, term: "36" });
  await expect.element(agent.section("Broadband")).toBeVisible();
  for (const name of sectionNames) {
    const section = agent.section(name).element();
    if (section instanceof HTMLElement) section.click();
  }
  await expect.poll(() => rowsOf(builder).length).toBeGreaterThan(10);
  if (areUnfolded) {
    for (const line of foldedLinesOf(builder)) line.click();
    await expect.poll(() => foldedLinesOf(builder).some(isFolded)).toBe(false);
  }
  return builder;
}

function rowsOf({ shadowRoot }: Builder): readonly HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>(".service") ?? [])];
}

/** Returns the lines of groups that are folded at first. */
function foldedLinesOf({ shadowRoot }: Builder): readonly HTMLElement[] {
  return [...(shadowRoot?.querySelectorAll<HTMLElement>(".foldable > .disclosure-button") ?? [])];
}

const isFolded = ({ ariaExpanded }: Element) => ariaExpanded === "false";

/** Counts the services that are shown. "None" is not a service. */
function servicesOf(builder: Builder): number {
  return rowsOf(builder).filter((row) => !row.matches(".no-service")).length;
}

/** Returns the position and size of every row. */
function placesOf(builder: Builder): readonly string[] {
  const origin = builder.getBoundingClientRect();
  return rowsOf(builder).map((row) => {
    const { top, left, width, height } = row.getBoundingClientRect();
    const sizes = [top - origin.top, left - origin.left, width, height].map(Math.round);
    return `${row.querySelector("label")?.textContent}: ${sizes}`;
  });
}

function choicesOf(builder: Builder): readonly HTMLInputElement[] {
  return rowsOf(builder).flatMap(
    (row) => row.querySelector<HTMLInputElement>(".choice-input") ?? [],
  );
}

/** The carriers are one by telephone without television, and one by cable with it. */
test.each<[address: string, provider: string]>([
  [everyCarrier, "verizon"],
  [houston, "comcast"],
])("K10: at %s no choice among the services of %s moves a row (1280 px)", async (...given) => {
  const builder = await openCatalogue(...given, 1280);
  const before = placesOf(builder);
  let chosen = 0;
  for (const input of choicesOf(builder)) {
    if (input.ariaDisabled === "true") continue;
    input.click();
    chosen += 1;
    expect(placesOf(builder)).toEqual(before);
  }
  expect(chosen).toBeGreaterThan(10);
  changeQuantities(builder, before);
  changePackages(builder, before);
});

test("K10: at 360 px a row is only as tall as its texts, and a choice keeps its control in place on the screen", async () => {
  const builder = await openCatalogue(houston, "comcast", 360);
  for (const row of rowsOf(builder)) {
    if (row.querySelector(".service-quantities, [aria-disabled]") !== null) continue;
    expect(row.getBoundingClientRect().bottom - textEndOf(row)).toBeLessThan(16);
  }
  // A page can only scroll as far as it reaches.
  builder.style.marginBlock = "100vh";
  let chosen = 0;
  for (const input of choicesOf(builder)) {
    if (input.ariaDisabled === "true") continue;
    input.scrollIntoView({ block: "center", behavior: "instant" });
    const { top } = input.getBoundingClientRect();
    input.click();
    chosen += 1;
    expect(input.getBoundingClientRect().top).toBeCloseTo(top, 0);
  }
  expect(chosen).toBeGreaterThan(10);
});

test("K10: at 360 px a quantity moves no row", async () => {
  const builder = await openCatalogue(houston, "comcast", 360);
  for (const input of choicesOf(builder)) if (input.ariaDisabled !== "true") input.click();
  changeQuantities(builder, placesOf(builder));
});

/** Returns where the last text of a row ends. */
function textEndOf(row: Element): number {
  const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let end = 0;
  while (texts.nextNode() !== null) {
    range.selectNode(texts.currentNode);
    end = Math.max(end, range.getBoundingClientRect().bottom);
  }
  return end;
}

function change(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Changes every quantity, and back. */
function changeQuantities(builder: Builder, before: readonly string[]): void {
  const numbers = builder.shadowRoot?.querySelectorAll<HTMLInputElement>(".number-input") ?? [];
  const quantities = [...numbers].filter(({ disabled }) => !disabled);
  expect(quantities).not.toHaveLength(0);
  for (const field of quantities) {
    for (const value of [field.max, field.min]) {
      change(field, value);
      expect(placesOf(builder)).toEqual(before);
    }
  }
}

/** Changes to the last package, and back. */
function changePackages(builder: Builder, before: readonly string[]): void {
  const lists = [...(builder.shadowRoot?.querySelectorAll("select") ?? [])];
  for (const list of lists.filter(({ labels }) => labels[0]?.textContent === "Package")) {
    const [first, ...others] = [...list.options].filter(({ disabled }) => !disabled);
    for (const option of [others.at(-1), first]) {
      change(list, option?.value ?? "");
      expect(placesOf(builder)).toEqual(before);
    }
  }
}

test("K10: a group that cannot be chosen is one line that says why; it stays folded after the choice that it needs", async () => {
  const builder = await openCatalogue(houston, "comcast", 1280, false);
  const lineOf = (text: string) =>
    foldedLinesOf(builder).find(({ textContent }) => textContent?.startsWith(text));
  const line = lineOf("Broadband static IP");
  expect(line?.textContent).toBe("Broadband static IP: requires an internet service3");
  const before = placesOf(builder);
  await page
    .getByRole("group", { name: "Internet", exact: true })
    .getByRole("radio")
    .first()
    .click();
  expect(line?.textContent).toBe("Broadband static IP3");
  expect(placesOf(builder)).toEqual(before);
  line?.click();
  await expect.element(agent.radio("5 Static IPs")).toBeVisible();
});

test("K10: a second click hits the same row, and arrow keys move no row", async () => {
  const builder = await openCatalogue(houston, "comcast", 1280);
  const row = agent.radio("Ethernet Dedicated Internet 20 Mbps");
  await row.click();
  const before = placesOf(builder);
  await row.click();
  expect(agent.lines()).toEqual(["Ethernet Dedicated Internet 20 Mbps"]);
  await expect.element(row).toBeChecked();
  for (const key of ["{ArrowDown}", "{ArrowDown}", "{ArrowUp}", "{Tab}{Tab}{ArrowDown}"]) {
    await userEvent.keyboard(key);
    expect(placesOf(builder)).toEqual(before);
  }
  expect(agent.lines()).not.toEqual([]);
});

test("K10: after a choice is refused, a later change does not scroll the page", async () => {
  const builder = await openCatalogue(houston, "comcast", 1280);
  const refused = choicesOf(builder).findLast(({ ariaDisabled }) => ariaDisabled === "true");
  refused?.scrollIntoView({ block: "center" });
  refused?.click();
  window.scrollTo({ top: 0 });
  await agent.section("Television").click();
  await expect.element(agent.section("Television")).not.toBeChecked();
  expect(window.scrollY).toBe(0);
});

test("K6, K10: Hide unavailable counts the rows that it hides, and stays on in another element of the page", async () => {
  const builder = await openCatalogue(houston, "comcast", 1280);
  const all = servicesOf(builder);
  const count = builder.shadowRoot?.querySelectorAll(".service.unavailable").length ?? 0;
  expect(count).toBeGreaterThan(10);
  const fold = agent.box(`Hide unavailable (${count})`);
  await expect.element(fold).not.toBeChecked();
  await fold.click();
  await expect.poll(() => servicesOf(builder)).toBe(all - count);
  await expect.element(fold).toBeChecked();
  const { apiBase } = builder;
  builder.remove();
  placePricing({ apiBase }, { address: houston, provider: "comcast", term: "36" });
  await agent.section("Broadband").click();
  await expect.element(page.getByRole("checkbox", { name: /^Hide unavailable/ })).toBeChecked();
});

test.each([360, 1280])(
  "K6, K10: with Hide unavailable on, the chosen row stays in place on the screen while others appear and disappear (%i px)",
  async (width) => {
    const builder = await openCatalogue(houston, "comcast", width);
    await page.getByRole("checkbox", { name: /^Hide unavailable/ }).click();
    const internet = page
      .getByRole("group", { name: "Internet", exact: true })
      .getByRole("radio")
      .first()
      .element();
    if (!(internet instanceof HTMLElement)) throw new Error("No service can be chosen.");
    // Rows appear only between the top of the window and the chosen row.
    internet.scrollIntoView({ block: "end", behavior: "instant" });
    const before = { rows: servicesOf(builder), top: internet.getBoundingClientRect().top };
    internet.click();
    expect(servicesOf(builder)).toBeGreaterThan(before.rows);
    expect(internet.getBoundingClientRect().top).toBeCloseTo(before.top, 0);
  },
);
