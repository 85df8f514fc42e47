import type { ScreenState } from "./screen-state.ts";

const path = "/demo/contracts.html";
const list = "**/api/scout/v1/contract";

export const contractsStates: readonly ScreenState[] = [
  {
    name: "contracts",
    path,
    reach: ({ page }) => page.getByRole("table", { name: "Contracts" }).waitFor(),
  },
  {
    name: "no contracts",
    path: "/demo/help",
    async reach({ page, sees }) {
      await page.route(list, (route) => route.fulfill({ json: { data: { results: [] } } }));
      await page.goto(path);
      await sees("There are no contracts at this time.");
    },
  },
  {
    name: "contracts that fail",
    path: "/demo/help",
    options: { expected: { statuses: [500], said: /contracts-failed/ } },
    async reach({ page, sees }) {
      await page.route(list, (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      await sees("An error has occurred.");
    },
  },
  {
    name: "contracts denied",
    path,
    options: { as: "Agent without Scout access" },
    reach: ({ seesHeading }) => seesHeading("Access Denied"),
  },
];
