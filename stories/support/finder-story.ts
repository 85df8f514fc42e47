import "../../src/elements/solutions-finder/solutions-finder.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { finderTester } from "../../test/testers/finder-tester.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { storyScreen } from "./story-screen.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface FinderArgs {
  readonly backend: StoryBackendOptions;
  readonly filters: string;
  readonly category: string;
}

export type FinderStory = StoryObj<FinderArgs>;

/** The meta of all stories of the finder: the element, and a backend that answers it. */
export const finderMeta = {
  component: "solutions-finder",
  args: { backend: {}, filters: "", category: "" },
  ...withStoryBackend,
  render: ({ filters, category }, { id }) =>
    html`<solutions-finder
      api-base=${apiBaseOf(id)}
      routing="none"
      filters=${filters}
      category=${category}
    ></solutions-finder>`,
} satisfies Meta<FinderArgs>;

/** The parts of the finder, once it has loaded, and queries for what only one story looks at. */
export async function finderIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "solutions-finder");
  const screen = storyScreen(() => shadowRootOf(canvas, "solutions-finder"));
  return { ...queries, ...finderTester(screen) };
}
