import { saidInCleaning } from "./said.ts";
import type { ScreenState } from "./screen-state.ts";

const path = "/demo/solutions-finder.html";
const call = "**/api/v1/solutions-finder?*";

export const finderStates: readonly ScreenState[] = [
  {
    name: "all providers of the finder",
    path,
    reach: ({ seesHeading }) => seesHeading("424 Providers Found"),
  },
  {
    name: "the finder with filters, chips and a selection",
    path: `${path}?filters=access_types:102,HIPAA`,
    async reach({ page }) {
      await page
        .getByRole("checkbox", { name: /^Select / })
        .nth(0)
        .click();
      await page
        .getByRole("checkbox", { name: /^Select / })
        .nth(1)
        .click();
      await page.getByRole("list", { name: "Selected Providers" }).waitFor();
    },
  },
  {
    name: "the finder in a category with children and questions",
    path: `${path}?category=network`,
    async reach({ page }) {
      await page.getByRole("heading", { name: "Selected Providers" }).waitFor();
    },
  },
  {
    name: "an open facet of the finder",
    path,
    async reach({ page, seesHeading }) {
      await seesHeading("424 Providers Found");
      const filters = page.getByRole("button", { name: "Filters", exact: true });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole("button", { name: /^Access Types/ }).click();
      await page.getByRole("checkbox", { name: "Lit Fiber" }).waitFor();
    },
  },
  {
    name: "the finder with hostile texts",
    path,
    options: { as: "Directory: hostile texts", expected: { said: saidInCleaning } },
    async reach({ page }) {
      await page.getByRole("tab", { name: /^Network/ }).waitFor();
    },
  },
  {
    name: "the finder with answers of wrong types",
    path,
    options: { as: "Directory: wrong types" },
    async reach({ page }) {
      await page.getByRole("heading", { name: /Providers Found$/ }).waitFor();
    },
  },
  {
    name: "a finder that cannot be fetched",
    path: "/demo/help",
    options: { expected: { statuses: [500], said: /finder-failed/ } },
    async reach({ page, sees }) {
      await page.route(call, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      await sees("An error has occurred.");
    },
  },
];
