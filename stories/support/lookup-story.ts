import "../../src/elements/scout-lookup/scout-lookup.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, waitFor } from "storybook/test";
import { withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface LookupArgs {
  /** Looked up immediately if it is long enough. */
  readonly address: string;
  readonly routing: "none" | "portal";
  readonly backend: StoryBackendOptions;
}

export type LookupStory = StoryObj<LookupArgs>;

/** The meta of all stories of the lookup: the element, and a backend that answers it. */
export const lookupMeta = {
  component: "scout-lookup",
  args: { address: "", routing: "none", backend: {} },
  ...withStoryBackend,
  argTypes: { ...withStoryBackend.argTypes, routing: { table: { disable: true } } },
  render: ({ address, routing }, { id }) =>
    html`<scout-lookup api-base=${apiBaseOf(id)} routing=${routing} address=${address}></scout-lookup>`,
} satisfies Meta<LookupArgs>;

/** Queries inside the lookup, once it has loaded. */
export function lookupIn(canvas: HTMLElement, position = 0) {
  return withinShadow(canvas, "scout-lookup", position);
}

/** The same, once the results are final. */
export async function finalLookupIn(canvas: HTMLElement, position = 0) {
  const lookup = await lookupIn(canvas, position);
  await expect(await lookup.findByText("Showing Results For:")).toBeVisible();
  await waitFor(() => expect(lookup.queryByRole("progressbar")).not.toBeInTheDocument());
  return lookup;
}
