import "../../src/elements/account-branding/account-branding.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect } from "storybook/test";
import { brandingTester } from "../../test/testers/branding-tester.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { storyScreen } from "./story-screen.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface BrandingArgs {
  readonly backend: StoryBackendOptions;
}

export type BrandingStory = StoryObj<BrandingArgs>;

/** The meta of all branding stories: the element, and a backend that answers it. */
export const brandingMeta = {
  component: "account-branding",
  args: { backend: {} },
  ...withStoryBackend,
  render: (_args, { id }) =>
    html`<account-branding api-base=${apiBaseOf(id)} routing="none"></account-branding>`,
} satisfies Meta<BrandingArgs>;

/** The parts of the branding, once it has loaded, and queries for what only one story looks at. */
export async function brandingIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "account-branding");
  const screen = storyScreen(() => shadowRootOf(canvas, "account-branding"));
  return { ...queries, ...brandingTester(screen) };
}

/** The same, once it can be edited. */
export async function openBrandingIn(canvas: HTMLElement) {
  const branding = await brandingIn(canvas);
  await expect(await branding.save().find()).toBeVisible();
  return branding;
}

/** Drops a file on the zone of the navigation icon (0) or of the primary logo (1). */
export function giveFile(canvas: HTMLElement, at: 0 | 1, file: File): void {
  const root = canvas.querySelector("account-branding")?.shadowRoot;
  const input = root?.querySelectorAll<HTMLInputElement>("input[type=file]")[at];
  if (!input) throw new Error("There is no such drop zone.");
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
