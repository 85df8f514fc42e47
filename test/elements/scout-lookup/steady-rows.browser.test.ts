import "../../../src/elements/scout-lookup/scout-lookup.ts";
// Loads the results before the clock advances, which it does without waiting for files.
import "../../../src/elements/scout-lookup/lookup-results.screen.tsx";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import {
  cleanUpHostPage,
  place,
  type StoppedClock,
  serve,
  settleFrames,
  stopClock,
} from "../../support/host-page.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();

const address = "1200 Main Street, Houston, TX 77002";
const percentage = () => agent.progress().query()?.getAttribute("aria-valuenow");

/**
 * Waits for the next answer of the batch, which raises the percentage. A poll follows one second after
 * each answer. A step of the backend takes at least 800 ms; at half its speed, none passes between two polls.
 */
async function awaitAnswer(clock: StoppedClock): Promise<void> {
  const before = percentage();
  clock.skip(-500);
  await clock.advance(1000);
  await expect.poll(percentage).not.toBe(before);
}

test.for([
  [1440, address],
  [360, address],
  // A ZIP code is added, and a status is long.
  [1440, "1200 Main Street, Houston, TX"],
  [360, "1200 Main Street, Houston, TX"],
] as const)(
  "G38: at %d px no row of %j moves while results come in and when the search ends",
  async ([width, searched]) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const clock = stopClock();
    const backend = await serve();
    const { shadowRoot } = place("scout-lookup", backend, { address: searched });
    /** The top of each row in the page, by its name. */
    const tops = () =>
      new Map(
        [...(shadowRoot?.querySelectorAll("tbody tr") ?? [])].map((row) => [
          row.querySelector("th, .carrier-heading")?.textContent,
          Math.round(row.getBoundingClientRect().top + window.scrollY),
        ]),
      );
    await expect.element(agent.progress()).toBeVisible();
    const seen = new Map<unknown, Set<number>>();
    let rowsWhileRunning = 0;
    const look = async () => {
      await settleFrames();
      for (const [name, top] of tops()) seen.set(name, (seen.get(name) ?? new Set()).add(top));
    };
    while (agent.progress().query() !== null) {
      rowsWhileRunning = seen.size;
      await awaitAnswer(clock);
      await look();
    }
    await expect.element(page.getByRole("button", { name: /^Copy as table/ })).toBeVisible();
    await look();
    expect(rowsWhileRunning).toBeGreaterThan(5);
    expect([...seen].filter(([, all]) => all.size > 1)).toEqual([]);
  },
);

test.for([360, 1440])(
  "G38: at %d px bars fill the place that a carrier keeps for its answer, and stand for its status",
  async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const clock = stopClock();
    const { shadowRoot } = place("scout-lookup", await serve(), { address });
    await expect.element(agent.progress()).toBeVisible();
    while (agent.providers().query() === null) await awaitAnswer(clock);
    await settleFrames();
    const carrier = shadowRoot?.querySelector(".carrier");
    const services = carrier?.querySelector(".carrier-services");
    if (!carrier || !services) throw new Error("No carrier is shown.");
    expect(carrier.querySelector(".skeleton")).not.toBeNull();
    const bars = Number.parseFloat(getComputedStyle(services, "::after").height);
    const bottom = services.getBoundingClientRect().bottom;
    expect(bars).toBeGreaterThan(60);
    expect(carrier.getBoundingClientRect().bottom - bottom).toBeLessThan(width === 360 ? 80 : 60);
    const status = shadowRoot?.querySelector('td[data-column="status"] .skeleton');
    expect(status?.getBoundingClientRect().width).toBeGreaterThan(60);
  },
);

test("G37, G38: with results, the progress stays in the window below them, and Search is not primary", async () => {
  const clock = stopClock();
  const { shadowRoot } = place("scout-lookup", await serve(), { address });
  const progress = () => shadowRoot?.querySelector(".lookup-progress")?.getBoundingClientRect();
  await expect.element(agent.progress()).toBeVisible();
  const form = shadowRoot?.querySelector("form")?.getBoundingClientRect();
  expect((progress()?.top ?? 0) - (form?.bottom ?? 0)).toBeLessThan(60);
  while (agent.providers().query() === null) await awaitAnswer(clock);
  await settleFrames();
  const primary = [...(shadowRoot?.querySelectorAll(".button.primary:not([aria-disabled])") ?? [])];
  expect(primary.map(({ textContent }) => textContent)).toEqual([
    "Generate Pricing for all providers",
  ]);
  const bottom = progress()?.bottom ?? 0;
  expect(window.innerHeight - bottom).toBeGreaterThanOrEqual(0);
  expect(window.innerHeight - bottom).toBeLessThan(20);
});
