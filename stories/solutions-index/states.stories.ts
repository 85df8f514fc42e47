import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import {
  headed,
  indexMeta,
  type LibraryArgs,
  type LibraryStory,
  libraryIn,
} from "../support/library-story.ts";
import { typeInto } from "../support/shadow-queries.ts";
import { hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default { ...indexMeta, title: "solutions-index/States" } satisfies Meta<LibraryArgs>;

/** The element after these buttons were clicked, in order. */
function pressed(args: Partial<LibraryArgs>, ...names: readonly (string | RegExp)[]): LibraryStory {
  return {
    args,
    async play({ canvasElement }) {
      const index = await libraryIn(canvasElement);
      for (const name of names) (await index.findByRole("button", { name })).click();
    },
  };
}

const editor = { backend: { user: "index-editor" }, provider: "Comcast" } as const;

export const Closed: LibraryStory = headed({}, /^Access Types/);

export const ClosedDark: LibraryStory = {
  ...Closed,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const AllOpen: LibraryStory = pressed({ provider: "Comcast" }, "Expand All");

export const AllOpenDark: LibraryStory = {
  ...AllOpen,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** The categories with what is found are open. */
export const Searched: LibraryStory = {
  args: { provider: "Comcast" },
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    const search = await index.findByRole("searchbox", { name: "Search capabilities" });
    await typeInto(search, "fiber");
    await expect(await index.findByText(/^\d+ of \d+ capabilities$/)).toBeVisible();
  },
};

export const SearchedNarrow: LibraryStory = { ...Searched, decorators: [inWidth(336)] };

export const NothingFound: LibraryStory = {
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    const search = await index.findByRole("searchbox", { name: "Search capabilities" });
    await typeInto(search, "zzz");
    await expect(await index.findByText("No capability has all of these words.")).toBeVisible();
  },
};

export const OneColumn: LibraryStory = { ...AllOpen, decorators: [inWidth(336)] };

export const TwoColumns: LibraryStory = { ...AllOpen, decorators: [inWidth(860)] };

export const ThreeColumns: LibraryStory = { ...AllOpen, decorators: [inWidth(1280)] };

/** No selector, and no links. */
export const ProvidersOwn: LibraryStory = pressed({ backend: { user: "provider" } }, "Expand All");

export const Editing: LibraryStory = pressed(editor, "Make Edits", /^Access Types/);

export const EditingNarrowDark: LibraryStory = {
  ...Editing,
  decorators: [inWidth(336)],
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Submitted: LibraryStory = {
  args: editor,
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    (await index.findByRole("button", { name: "Make Edits" })).click();
    (await index.findByRole("button", { name: "Submit Edits" })).click();
    await expect(await index.findByText(/^Edits have been recently submitted/)).toBeVisible();
  },
};

export const Submitting: LibraryStory = pressed(
  { ...editor, backend: { user: "index-editor", interfere: hold("indexSave") } },
  "Make Edits",
  "Submit Edits",
);

export const SubmissionFailed: LibraryStory = pressed(
  { ...editor, backend: { user: "index-editor", interfere: refuse("indexSave", 500) } },
  "Make Edits",
  "Submit Edits",
);

/** Edits would be lost. */
export const AsksToDiscard: LibraryStory = {
  args: editor,
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    (await index.findByRole("button", { name: "Make Edits" })).click();
    (await index.findByRole("button", { name: /^Access Types/ })).click();
    (await index.findByRole("checkbox", { name: "Lit Fiber" })).click();
    (await index.findByRole("button", { name: "Clear provider" })).click();
    await expect(await index.findByRole("dialog")).toBeVisible();
  },
};

export const OpenSelector: LibraryStory = {
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    await userEvent.click(await index.findByRole("combobox", { name: "Provider" }));
    await expect((await index.findAllByRole("option")).length).toBeGreaterThan(100);
  },
};

export const Empty: LibraryStory = {
  args: { backend: { user: "directory-empty" } },
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    await expect(await index.findByText("There are no categories.")).toBeVisible();
  },
};

export const Loading: LibraryStory = {
  args: { backend: { interfere: hold("index") } },
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    await expect(await index.findByText("Loading the solutions index")).toBeInTheDocument();
  },
};

export const Failed: LibraryStory = {
  args: { backend: { interfere: refuse("index", 500) } },
  async play({ canvasElement }) {
    const index = await libraryIn(canvasElement);
    await expect(await index.findByRole("alert")).toHaveTextContent("An error has occurred.");
  },
};
