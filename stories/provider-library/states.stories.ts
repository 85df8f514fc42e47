import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  headed,
  type LibraryArgs,
  type LibraryStory,
  libraryIn,
  providersMeta,
} from "../support/library-story.ts";
import { hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default { ...providersMeta, title: "provider-library/States" } satisfies Meta<LibraryArgs>;

export const All: LibraryStory = headed({}, "424 Providers Found");

export const AllDark: LibraryStory = { ...All, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const OneCategory: LibraryStory = headed({ category: "Energy" }, /Providers? Found$/);

export const One: LibraryStory = headed({ provider: "comcast" }, "1 Provider Found");

export const NoneMatches: LibraryStory = headed({ provider: "zzzz" }, "0 Providers Found");

/** One, two, three and five columns. */
export const Narrow: LibraryStory = { ...All, decorators: [inWidth(336)] };

export const NarrowDark: LibraryStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const TwoColumns: LibraryStory = { ...All, decorators: [inWidth(720)] };

export const ThreeColumns: LibraryStory = { ...All, decorators: [inWidth(1100)] };

export const FiveColumns: LibraryStory = { ...All, decorators: [inWidth(1480)] };

export const EmptyWithMessage: LibraryStory = {
  args: { backend: { user: "directory-message" } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByText(/being/)).toBeVisible();
  },
};

export const EmptyWithoutAWord: LibraryStory = {
  args: { backend: { user: "directory-empty" } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByText("There are no providers.")).toBeVisible();
  },
};

export const Hostile: LibraryStory = headed({ backend: { user: "directory-hostile" } }, /Found$/);

export const Loading: LibraryStory = {
  args: { backend: { interfere: hold("providers") } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByText("Loading providers")).toBeInTheDocument();
  },
};

export const Failed: LibraryStory = {
  args: { backend: { interfere: refuse("providers", 500) } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByRole("alert")).toHaveTextContent("An error has occurred.");
  },
};

export const Denied: LibraryStory = {
  ...headed({ backend: { interfere: refuse("providers", 403) } }, "Access Denied"),
  parameters: { log: ["Denied: Access Denied"] },
};
