import type { ScreenState } from "./screen-state.ts";
import { createWizardDriver, draftGuid, type WizardDriver, wizardPath } from "./wizard-driver.ts";

/** On a narrow page the preview is behind its tab. */
async function openPreview({ page, seesHeading }: WizardDriver): Promise<void> {
  await seesHeading("SCOUT Pricing Contracts");
  const tab = page.getByRole("tab", { name: "Preview" });
  if (await tab.count()) await tab.click();
}

const states: readonly ScreenState<WizardDriver>[] = [
  {
    name: "contract wizard",
    path: wizardPath(draftGuid),
    async reach(wizard) {
      await openPreview(wizard);
      await wizard.page.getByRole("group", { name: /^Page 1 of/ }).waitFor();
    },
  },
  {
    name: "contract wizard, the form",
    path: wizardPath(draftGuid),
    reach: ({ field }) => field("Legal business name").waitFor(),
  },
  {
    name: "contract wizard with the browser's viewer",
    path: wizardPath(draftGuid, { preview_type: "iframe" }),
    async reach(wizard) {
      await openPreview(wizard);
      await wizard.page.locator(".preview-frame.loaded, .pdf-page canvas").first().waitFor();
    },
  },
  {
    name: "contract wizard without a preview",
    path: wizardPath("pdf-500"),
    options: { expected: { statuses: [500], said: /preview-failed/ } },
    async reach(wizard) {
      await openPreview(wizard);
      await wizard.sees("The requested file could not be found.");
    },
  },
  {
    name: "contract wizard that fails",
    path: wizardPath("embed-500"),
    options: { expected: { statuses: [500], said: /contract-failed/ } },
    reach: ({ seesHeading }) => seesHeading("404"),
  },
  {
    name: "contract wizard denied",
    path: `/demo/contract-wizard.html?contract=${draftGuid}`,
    options: { as: "Agent without Scout access" },
    reach: ({ seesHeading }) => seesHeading("Access Denied"),
  },
];

export const contractWizardStates: readonly ScreenState[] = states.map(({ reach, ...state }) => ({
  ...state,
  reach: (visitor) => reach(createWizardDriver(visitor)),
}));
