import type { ScreenState } from "./screen-state.ts";
import { createWizardDriver, draftGuid, type WizardDriver, wizardPath } from "./wizard-driver.ts";

const states: readonly ScreenState<WizardDriver>[] = [
  {
    name: "contract wizard",
    path: wizardPath(draftGuid),
    reach: ({ seesContract }) => seesContract(),
  },
  {
    name: "contract wizard in a narrow page, the preview",
    path: wizardPath(draftGuid),
    async reach({ page }) {
      await page.setViewportSize({ width: 360, height: 700 });
      await page.getByRole("tab", { name: "Preview" }).click();
      await page.getByRole("group", { name: /^Page 1 of/ }).waitFor();
    },
  },
  {
    name: "contract wizard with the browser's viewer",
    path: wizardPath(draftGuid, { preview_type: "iframe" }),
    reach: ({ page }) => page.locator(".preview-frame.loaded").first().waitFor(),
  },
  {
    name: "contract wizard without a preview",
    path: wizardPath("pdf-500"),
    options: { expected: { statuses: [500], said: /preview-failed/ } },
    reach: ({ sees }) => sees("The requested file could not be found."),
  },
  {
    name: "contract wizard that fails",
    path: wizardPath("embed-500"),
    options: { expected: { statuses: [500], said: /contract-failed/ } },
    reach: ({ seesHeading }) => seesHeading("404"),
  },
  {
    name: "contract wizard denied",
    path: wizardPath(draftGuid),
    options: { as: "Agent without Scout access" },
    reach: ({ seesHeading }) => seesHeading("Access Denied"),
  },
];

export const contractWizardStates: readonly ScreenState[] = states.map(({ reach, ...state }) => ({
  ...state,
  reach: (visitor) => reach(createWizardDriver(visitor)),
}));
