import type { ScreenState } from "./screen-state.ts";

const resources = "/demo/resource-library.html";
const providers = "/demo/provider-library.html";
const index = "/demo/solutions-index.html";

/** The libraries and the solutions index. */
export const libraryStates: readonly ScreenState[] = [
  {
    name: "resources with open files and a long list of pages",
    path: resources,
    async reach({ page, seesHeading }) {
      await seesHeading("Results (1200)");
      await page
        .getByRole("button", { name: /^View Files/ })
        .first()
        .click();
    },
  },
  {
    name: "resources suggested while one types",
    path: resources,
    async reach({ page, seesHeading }) {
      await seesHeading("Results (1200)");
      await page.getByRole("combobox", { name: "Search Keywords" }).fill("comcast");
      await page.clock.fastForward(300);
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "no resources, with a message",
    path: `${resources}?keyword=nothing+at+all`,
    reach: ({ sees }) => sees("being moved"),
  },
  {
    name: "hostile resources",
    path: `${resources}?keyword=hostile`,
    async reach({ page, seesHeading }) {
      await seesHeading("Results (1)");
      await page.getByRole("button", { name: /^View Files/ }).click();
    },
  },
  {
    name: "all providers of the library",
    path: providers,
    reach: ({ seesHeading }) => seesHeading("424 Providers Found"),
  },
  {
    name: "the library with hostile texts",
    path: providers,
    options: { as: "Directory: hostile texts" },
    async reach({ page }) {
      await page.getByRole("heading", { name: /Providers Found$/ }).waitFor();
    },
  },
  {
    name: "no provider of that name",
    path: `${providers}?provider=zzzz`,
    reach: ({ seesHeading }) => seesHeading("0 Providers Found"),
  },
  {
    name: "the solutions index, all open, with a provider",
    path: `${index}?provider=Comcast`,
    async reach({ page }) {
      await page.getByRole("button", { name: "Expand All" }).click();
      await page.getByText("Lit Fiber", { exact: true }).waitFor();
    },
  },
  {
    name: "the solutions index being edited",
    path: `${index}?provider=Comcast`,
    options: { as: "Editor of the solutions index" },
    async reach({ page }) {
      await page.getByRole("button", { name: "Make Edits" }).click();
      await page.getByRole("button", { name: /^Access Types/ }).click();
      await page.getByRole("checkbox", { name: "Lit Fiber" }).waitFor();
    },
  },
  {
    name: "edits of the solutions index that would be lost",
    path: `${index}?provider=Comcast`,
    options: { as: "Editor of the solutions index" },
    async reach({ page }) {
      await page.getByRole("button", { name: "Make Edits" }).click();
      await page.getByRole("button", { name: /^Access Types/ }).click();
      await page.getByRole("checkbox", { name: "Lit Fiber" }).click();
      await page.getByRole("combobox", { name: "Provider" }).fill("altafiber");
      await page.keyboard.press("Enter");
      await page.getByRole("dialog", { name: "Discard your edits?" }).waitFor();
    },
  },
];
