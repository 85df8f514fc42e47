import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  headed,
  type LibraryArgs,
  type LibraryStory,
  libraryIn,
  resourcesMeta,
} from "../support/library-story.ts";
import { hold, refuse } from "../support/story-calls.ts";
import { inWidth } from "../support/widths.ts";

export default { ...resourcesMeta, title: "resource-library/States" } satisfies Meta<LibraryArgs>;

export const All: LibraryStory = headed({}, "Results (1200)");

export const AllDark: LibraryStory = { ...All, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const Narrow: LibraryStory = { ...All, decorators: [inWidth(336)] };

export const NarrowDark: LibraryStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: LibraryStory = { ...All, decorators: [inWidth(720)] };

export const Wide: LibraryStory = { ...All, decorators: [inWidth(1376)] };

export const Filtered: LibraryStory = {
  args: { keyword: "comcast" },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    (await library.findByRole("checkbox", { name: "Brochure" })).click();
    await expect(await library.findByRole("button", { name: / 1 selected$/ })).toBeVisible();
    await expect(library.getByRole("button", { name: "Clear" })).toBeVisible();
  },
};

export const OpenFiles: LibraryStory = {
  args: { keyword: "comcast price sheet" },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    const [button] = await library.findAllByRole("button", { name: /^View Files/ });
    button?.click();
    await expect(await library.findByRole("link", { name: /rates\.csv$/ })).toBeVisible();
  },
};

/** Boxes with one file, several, and none. */
export const OneOrSeveralFiles: LibraryStory = {
  args: { keyword: "comcast" },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect((await library.findAllByRole("button", { name: /^Download / }))[0]).toBeVisible();
    await expect((await library.findAllByText(/^\d+ files$/))[0]).toBeVisible();
  },
};

export const DescendingSecondPage: LibraryStory = {
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    (await library.findByRole("button", { name: "Sort by name, A to Z" })).click();
    (await library.findByRole("button", { name: "Page 2" })).click();
    await expect(await library.findByRole("button", { name: "Page 2" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const NothingFound: LibraryStory = headed({ keyword: "zzzz" }, "Results (0)");

export const Message: LibraryStory = {
  args: { keyword: "nothing at all" },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByText("being moved")).toBeVisible();
  },
};

export const WrongTypes: LibraryStory = headed({ keyword: "wrong types" }, "Results (3)");

export const Hostile: LibraryStory = {
  args: { keyword: "hostile" },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    (await library.findByRole("button", { name: /^View Files/ })).click();
    const links = await library.findAllByRole("link");
    const targets = links.map((link) => link.getAttribute("href"));
    await expect(targets.filter((target) => !target?.startsWith("http"))).toEqual([]);
  },
};

export const Loading: LibraryStory = {
  args: { backend: { interfere: hold("resources") } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect((await library.findAllByText("Loading resources")).length).toBeGreaterThan(0);
  },
};

export const NextPageOnItsWay: LibraryStory = {
  args: { backend: { interfere: hold("resources", 2) } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    (await library.findByRole("button", { name: "Page 2" })).click();
    await expect(await library.findByText("Loading resources")).toBeInTheDocument();
  },
};

export const Failed: LibraryStory = {
  args: { backend: { interfere: refuse("resources", 502) } },
  async play({ canvasElement }) {
    const library = await libraryIn(canvasElement);
    await expect(await library.findByRole("alert")).toHaveTextContent("An error has occurred.");
  },
};
