import "../src/elements/account-branding/account-branding.ts";
import { brandingTester } from "../src/testing/parts/branding-tester.ts";
import {
  backend,
  chooseFile,
  elementMeta,
  playWith,
  type Story,
  shows,
  withoutScout,
} from "./support/element-story.ts";
import { answer, hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("account-branding"), title: "account-branding" };

const play = playWith(brandingTester);

export const Ready: Story = { play: play(({ save }) => save().find()) };

export const NothingSet: Story = {
  args: backend(answer("loadSettings", { data: { settings: { first_name: "Dana" } } })),
  play: shows("No image"),
};

export const UnsavedChanges: Story = {
  play: play(async ({ color, clearLogo, findByText }) => {
    await color().fill("#8a1c5b");
    await clearLogo("Primary Logo").click();
    await findByText(/^Image will be removed when you save/);
  }),
};

/** White on pink: the user's choice stays, with a warning beside it. */
export const HardToRead: Story = {
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
  play: play(async ({ color, findByText }) => {
    await color().fill("#ff44aa");
    await findByText(/is hard to read/);
  }),
};

export const RejectedFiles: Story = {
  play: play(async ({ findByText, rejected }, canvas) => {
    await chooseFile(canvas, new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }), 0);
    await findByText("Rejected files");
    await chooseFile(canvas, new File(["GIF89a"], "logo.png", { type: "image/png" }), 1);
    await rejected().first().find();
  }),
};

export const Loading: Story = {
  args: backend(hold("loadSettings")),
  play: shows("Loading the branding"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadSettings", 500)),
  play: shows(/An error has occurred/),
};

export const NoAccess: Story = {
  ...withoutScout,
  args: backend(refuse("loadSettings", 403)),
};
