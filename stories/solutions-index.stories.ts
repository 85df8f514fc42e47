import "../src/elements/solutions-index/solutions-index.ts";
import {
  backend,
  elementMeta,
  playing,
  pressed,
  type Story,
  shows,
} from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";
import { typeInto } from "./support/story-screen.ts";

export default { ...elementMeta("solutions-index"), title: "solutions-index" };

export const AllClosed: Story = { play: shows(/^Access Types/) };

export const AllOpen: Story = { args: { provider: "Comcast" }, play: pressed("Expand All") };

function searched(words: string, sentence: string | RegExp) {
  return playing(async ({ findByRole, findByText }) => {
    await typeInto(await findByRole("searchbox", { name: "Search capabilities" }), words);
    await findByText(sentence);
  });
}

/** The categories with matches are open. */
export const Searched: Story = {
  args: { provider: "Comcast" },
  play: searched("fiber", /^\d+ of \d+ capabilities$/),
};

/** A provider sees its own capabilities: no selector, and no links. */
export const SeenByAProvider: Story = {
  args: { backend: { user: "provider" } },
  play: pressed("Expand All"),
};

const editor = { user: "index-editor" } as const;

export const Editing: Story = {
  args: { provider: "Comcast", backend: editor },
  play: pressed("Make Edits", /^Access Types/),
};

/** The dialog warns that edits would be lost. */
export const DiscardingEdits: Story = {
  args: { provider: "Comcast", backend: editor },
  play: playing(async ({ findByRole }) => {
    (await findByRole("button", { name: "Make Edits" })).click();
    (await findByRole("button", { name: /^Access Types/ })).click();
    (await findByRole("checkbox", { name: "Lit Fiber" })).click();
    (await findByRole("button", { name: "Clear provider" })).click();
    await findByRole("dialog");
  }),
};

export const EditsSubmitted: Story = {
  args: { provider: "Comcast", backend: editor },
  play: playing(async ({ findByRole, findByText }) => {
    (await findByRole("button", { name: "Make Edits" })).click();
    (await findByRole("button", { name: "Submit Edits" })).click();
    await findByText(/^Edits have been recently submitted/);
  }),
};

export const SubmissionFailed: Story = {
  args: {
    provider: "Comcast",
    backend: { ...editor, interfere: refuse("saveSolutionsIndex", 500) },
  },
  play: pressed("Make Edits", "Submit Edits"),
};

export const Empty: Story = {
  args: { backend: { user: "directory-empty" } },
  play: shows("There are no categories."),
};

export const Loading: Story = {
  args: backend(hold("loadSolutionsIndex")),
  play: shows("Loading the solutions index"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadSolutionsIndex", 500)),
  play: shows(/An error has occurred/),
};
