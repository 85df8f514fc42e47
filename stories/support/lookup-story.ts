import "../../src/elements/scout-lookup/scout-lookup.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect, waitFor } from "storybook/test";
import { lookupTester } from "../../test/testers/lookup-tester.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { storyScreen } from "./story-screen.ts";
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

/** The parts of the lookup, once it has loaded, and queries for what only one story looks at. */
export async function lookupIn(canvas: HTMLElement, position = 0) {
  const queries = await withinShadow(canvas, "scout-lookup", position);
  const screen = storyScreen(() => shadowRootOf(canvas, "scout-lookup", position));
  return { ...queries, ...lookupTester(screen) };
}

/** The same, once the results are final. */
export async function finalLookupIn(canvas: HTMLElement, position = 0) {
  const lookup = await lookupIn(canvas, position);
  await expect(await lookup.caption().find()).toBeVisible();
  await waitFor(() => expect(lookup.progress().query()).not.toBeInTheDocument());
  return lookup;
}
