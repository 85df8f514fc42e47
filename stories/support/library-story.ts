import "../../src/elements/provider-library/provider-library.ts";
import "../../src/elements/resource-library/resource-library.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface LibraryArgs {
  readonly backend: StoryBackendOptions;
  readonly provider: string;
  readonly category: string;
  readonly keyword: string;
}

export type LibraryStory = StoryObj<LibraryArgs>;

const common = {
  args: { backend: {}, provider: "", category: "", keyword: "" },
  ...withStoryBackend,
};

/** The meta of all stories of the provider library: the element, and a backend that answers it. */
export const providersMeta = {
  ...common,
  component: "provider-library",
  render: ({ provider, category }, { id }) =>
    html`<provider-library
      api-base=${apiBaseOf(id)}
      routing="none"
      provider=${provider}
      category=${category}
    ></provider-library>`,
} satisfies Meta<LibraryArgs>;

export const resourcesMeta = {
  ...common,
  component: "resource-library",
  render: ({ keyword }, { id }) =>
    html`<resource-library
      api-base=${apiBaseOf(id)}
      routing="none"
      keyword=${keyword}
    ></resource-library>`,
} satisfies Meta<LibraryArgs>;

export const indexMeta = {
  ...common,
  component: "solutions-index",
  render: ({ provider }, { id }) =>
    html`<solutions-index
      api-base=${apiBaseOf(id)}
      routing="none"
      provider=${provider}
    ></solutions-index>`,
} satisfies Meta<LibraryArgs>;

/** Queries inside the element, once it has loaded. */
export function libraryIn(canvas: HTMLElement) {
  return withinShadow(canvas, "provider-library, resource-library, solutions-index");
}

/** A story with this heading once it is ready. */
export function headed(args: Partial<LibraryArgs>, heading: RegExp | string): LibraryStory {
  return {
    args,
    async play({ canvasElement }) {
      const library = await libraryIn(canvasElement);
      await library.findByRole("heading", { name: heading });
    },
  };
}
