import "../../src/elements/contract-wizard/contract-wizard.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect } from "storybook/test";
import { wizardTester } from "../../test/testers/wizard-tester.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, openStoryBackend, type StoryBackendOptions } from "./story-backend.ts";
import { answer, type Interference, inTurn } from "./story-calls.ts";
import { storyScreen } from "./story-screen.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface WizardArgs {
  readonly contract: string;
  readonly previewType: "canvas" | "iframe";
  readonly backend: StoryBackendOptions;
}

export type WizardStory = StoryObj<WizardArgs>;

/** The agent's draft in the initial data. */
const draft = "c0ffee00-0000-4000-8000-000000000003";

/** The form is a page of Storybook itself: the backend of a story has no second origin. */
const form: Interference = answer("contractForm", {
  wizard_embed: '<iframe src="/contract-form.html" style="height: 1100px"></iframe>',
});

/** The meta of all stories of the wizard: the element, and a backend that answers it. */
export const wizardMeta = {
  component: "contract-wizard",
  args: { contract: draft, previewType: "canvas", backend: {} },
  ...withStoryBackend,
  loaders: [
    async ({ id, args: { backend } }) => {
      const { interfere } = backend;
      await openStoryBackend(id, {
        ...backend,
        interfere: interfere ? inTurn(interfere, form) : form,
      });
      return {};
    },
  ],
  render: ({ contract, previewType }, { id }) =>
    html`<contract-wizard api-base=${apiBaseOf(id)} routing="none" contract=${contract} preview-type=${previewType}></contract-wizard>`,
} satisfies Meta<WizardArgs>;

/** The parts of the wizard, once it has loaded, and queries for what only one story looks at. */
export async function wizardIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "contract-wizard");
  const screen = storyScreen(() => shadowRootOf(canvas, "contract-wizard"));
  return { ...queries, ...wizardTester(screen) };
}

/** The same, once the contract is drawn. */
export async function drawnWizardIn(canvas: HTMLElement) {
  const wizard = await wizardIn(canvas);
  await expect(await wizard.firstPage().find()).toBeVisible();
  return wizard;
}
