import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/solutions-finder/solutions-finder.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage } from "../support/host-page.ts";
import { aFinder } from "./solutions-finder/a-finder.ts";
import { agent, cardNames, openReady } from "./solutions-finder/open-finder.ts";

cleanUpHostPage();

const term = (value: string, label: string) => ({ value, label, parent: false });

test("M5: providers, facets and terms with duplicate ids keep their positions when the list changes", async () => {
  await openReady({
    ...aFinder,
    rows: aFinder.rows.map((row, at) => ({ ...row, nid: at < 4 ? 7 : at < 8 ? "" : at })),
    facets: [
      { key: "access", title: "One", items: [term("101", "Fiber"), term("101", "Fiber again")] },
      { key: "access", title: "Two", items: [term("102", "Dark Fiber"), term("", "No value")] },
    ],
  });
  const all = cardNames();
  // A provider that occurs twice is shown once, and one without an id cannot be chosen.
  expect(all).toEqual(["Acme", "Iris", "Jade"]);
  await agent.facet("One").click();
  await page.getByRole("checkbox", { name: "Fiber again" }).click();
  // Both check boxes stand for the same criterion.
  await expect.element(page.getByRole("checkbox", { name: "Fiber", exact: true })).toBeChecked();
  await page.getByRole("checkbox", { name: "Fiber again" }).click();
  await expect
    .element(page.getByRole("checkbox", { name: "Fiber", exact: true }))
    .not.toBeChecked();
  await expect.poll(cardNames).toEqual(all);
});

test("P13: a card without a logo shows the name once", async () => {
  const { element } = await openReady({ ...aFinder, rows: aFinder.rows.slice(0, 1) });
  const card = element.shadowRoot?.querySelector(".provider-card");
  for (const hidden of card?.querySelectorAll(".visually-hidden") ?? []) hidden.remove();
  expect(card?.textContent?.match(/Acme/g)).toHaveLength(1);
});

test("W14: an empty directory offers no other category, but an empty category does", async () => {
  await openReady({ ...aFinder, rows: [] });
  await expect.element(page.getByText("No providers in this category.")).toBeVisible();
  await expect.element(page.getByText("Select another category above.")).not.toBeInTheDocument();
  await page.getByRole("tab", { name: "Network" }).click();
  await expect.element(page.getByText("Select another category above.")).toBeVisible();
});
