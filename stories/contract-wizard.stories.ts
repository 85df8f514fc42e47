import "../src/elements/contract-wizard/contract-wizard.ts";
import { wizardTester } from "../src/testing/parts/wizard-tester.ts";
import {
  backend,
  elementMeta,
  playWith,
  type Story,
  shows,
  withoutScout,
} from "./support/element-story.ts";
import { answer, hold, inTurn, refuse } from "./support/story-calls.ts";
import { inWidth } from "./support/widths.ts";

/** The form is a page of Storybook itself, because the backend of a story has no second origin. */
const form = answer("loadContract", {
  wizard_embed: '<iframe src="/contract-form.html" style="height: 1100px"></iframe>',
});

export default {
  ...elementMeta("contract-wizard"),
  title: "contract-wizard",
  // The contract is the agent's draft in the initial data.
  args: { contract: "c0ffee00-0000-4000-8000-000000000003", backend: { interfere: form } },
};

const play = playWith(wizardTester);

/** The form beside the drawn contract. */
export const Ready: Story = { play: play(({ firstPage }) => firstPage().find()) };

/** The browser's own viewer shows the file. Without one, the element draws its pages. */
export const PreviewInAViewer: Story = {
  args: { "preview-type": "iframe" },
  play: play(({ findByTitle, firstPage }) =>
    navigator.pdfViewerEnabled ? findByTitle("Contract as PDF") : firstPage().find(),
  ),
};

export const NarrowForm: Story = {
  decorators: [inWidth(336)],
  play: play(({ form }) => form().find()),
};

export const NarrowPreview: Story = {
  decorators: [inWidth(336)],
  play: play(async ({ tab, firstPage }) => {
    await tab("Preview").click();
    await firstPage().find();
  }),
};

export const PreviewFailed: Story = {
  args: backend(inTurn(refuse("downloadContract", 500), form)),
  play: shows("The requested file could not be found."),
};

export const Loading: Story = {
  args: backend(hold("loadContract")),
  play: shows("Loading the contract"),
};

export const NotFound: Story = {
  args: backend(refuse("loadContract", 404)),
  play: shows("Back to contracts"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadContract", 500)),
  play: shows("Try again"),
};

export const NoAccess: Story = withoutScout;
