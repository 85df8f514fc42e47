import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
import {
  type FinderArgs,
  type FinderStory,
  finderIn,
  finderMeta,
} from "../support/finder-story.ts";
import { hold, refuse } from "../support/story-calls.ts";

export default { ...finderMeta, title: "solutions-finder/States" } satisfies Meta<FinderArgs>;

/** A finder with this heading once it is ready. */
function headed(args: Partial<FinderArgs>, heading: RegExp): FinderStory {
  return {
    args,
    async play({ canvasElement }) {
      const finder = await finderIn(canvasElement);
      await expect(await finder.heading(heading).find()).toBeVisible();
    },
  };
}

export const AcrossTheStack: FinderStory = headed({}, /^424 Providers Found$/);

export const AcrossTheStackDark: FinderStory = {
  ...AcrossTheStack,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Filtered: FinderStory = headed(
  { filters: "access_types:102,HIPAA" },
  /Matched Providers$/,
);

/** No provider matches all of them. */
export const NoMatches: FinderStory = headed(
  {
    filters:
      "access_types:102,HIPAA,Cabinet,IVR,Solar,eSIM,Webex Calling,Kubernetes,Phishing Tests,Cold Site",
  },
  /^0 Matched Providers$/,
);

export const Category: FinderStory = headed({ category: "network" }, /^Selected Providers$/);

export const ChildCategory: FinderStory = headed(
  { category: "network-fiber" },
  /^Selected Providers$/,
);

export const OpenFacet: FinderStory = {
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await finder.facet("Access Types").click();
    await expect(await finder.box("Lit Fiber").find()).toBeVisible();
  },
};

/** Eight are selected: a ninth is not allowed. */
export const SelectionFull: FinderStory = {
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await finder.cards().first().find();
    const cards = finder.cards().all();
    for (const card of cards.slice(0, 8)) card.click();
    await expect(await finder.findByText("8 of 8")).toBeVisible();
    await waitFor(() => expect(cards[8]).toHaveAttribute("aria-disabled", "true"));
  },
};

export const SelectionFullDark: FinderStory = {
  ...SelectionFull,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const ReportUnderWay: FinderStory = {
  args: { backend: { interfere: hold("solution") } },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await finder.cards().first().click();
    const { open } = window;
    // Prevents a real window.
    window.open = () => null;
    await finder.button("Create Matrix").click();
    window.open = open;
    await expect(finder.button("Create Matrix").get()).toHaveAttribute("aria-busy", "true");
  },
};

const many = [1, 2, 3, 5, 6, 7, 8]
  .flatMap((facet) => [1, 2, 3, 4, 5, 6, 7].map((term) => `${facet * 100 + term}`))
  .join(",");

/** The address requests more than thirty. */
export const FilterLimit: FinderStory = {
  args: { filters: many },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.alert().find()).toHaveTextContent(
      "Warning: Filter Limit Reached. You are limited to 30 filters.",
    );
  },
};

export const Loading: FinderStory = {
  args: { backend: { interfere: hold("finder") } },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.findByText("Loading providers")).toBeInTheDocument();
  },
};

export const Failed: FinderStory = {
  args: { backend: { interfere: refuse("finder", 500) } },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.alert().find()).toHaveTextContent("An error has occurred.");
  },
};

export const Message: FinderStory = {
  args: { backend: { user: "directory-message" } },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.findByText("brought up to date")).toBeVisible();
  },
};

export const Empty: FinderStory = headed(
  { backend: { user: "directory-empty" } },
  /^0 Providers Found$/,
);

export const HostileText: FinderStory = {
  args: { backend: { user: "directory-hostile" } },
  async play({ canvasElement }) {
    const finder = await finderIn(canvasElement);
    await expect(await finder.heading("Solutions Finder").find()).toBeVisible();
    await expect(
      canvasElement.querySelector("solutions-finder")?.shadowRoot?.querySelector("[onerror]"),
    ).toBeNull();
  },
};
