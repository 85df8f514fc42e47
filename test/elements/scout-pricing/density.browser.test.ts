import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { agent } from "./agent.ts";
import { openBuilder } from "./open-pricing.ts";
import { searchOf } from "./searches.ts";

cleanUpHostPage();

const dedicated = Array.from({ length: 23 }, (_, index) => ({
  id: `d${index}`,
  type: "dedicated",
  widget: "radio",
  title: `Ethernet Dedicated Internet ${index + 1}00 Mbps`,
  description: "<p>Symmetrical, with a service level agreement.</p>",
  download_speed: 100 * (index + 1),
  mrc: 800 + index,
  nrc: 1250,
}));

test("23 dedicated services fit a screen of 900 pixels, unless they are comfortable", async () => {
  await openBuilder(searchOf(dedicated));
  await agent.section("Dedicated").click();
  await expect.element(agent.section("Dedicated")).toBeChecked();
  // A click while the window changes its size may miss what moves.
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const rows = agent.card("Dedicated internet").getByRole("listitem");
  const heightOfAll = () => {
    const boxes = rows.elements().map((row) => row.getBoundingClientRect());
    return (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0);
  };
  await expect.poll(() => rows.elements().length).toBe(23);
  expect(heightOfAll()).toBeLessThanOrEqual(900);
  await agent.box("Comfortable lists").click();
  await expect.poll(heightOfAll).toBeGreaterThan(1800);
});

test("blocks of a description that share a line of a compact row stay apart", async () => {
  const description = "<p>Wi-Fi 6.</p><p>Included:</p><ul><li>Guests</li><li>Filter</li></ul>";
  await openBuilder(
    searchOf([{ id: "w", type: "dedicated", title: "Wi-Fi", description, mrc: 20 }]),
  );
  await agent.section("Dedicated").click();
  await expect
    .element(agent.box("Wi-Fi"))
    .toHaveAccessibleDescription("+$20.00/mo Wi-Fi 6. Included: Guests · Filter");
});
