import "../../src/elements/solutions-finder/solutions-finder.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface FinderArgs {
  readonly backend: StoryBackendOptions;
  readonly filters: string;
  readonly category: string;
}

export type FinderStory = StoryObj<FinderArgs>;

/** What every story of the finder has: the element, and a backend that answers it. */
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

/** The queries of what a person meets inside the finder, once it is there. */
export function finderIn(canvas: HTMLElement) {
  return withinShadow(canvas, "solutions-finder");
}
