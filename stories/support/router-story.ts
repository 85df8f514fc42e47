import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-portal/scout-portal.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { waitFor } from "storybook/test";
import { withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface PortalArgs {
  readonly backend: StoryBackendOptions;
  /** Route of the portal, or of the page around the header. */
  readonly path: string;
  readonly secondaryNav: readonly object[];
}

export type PortalStory = StoryObj<PortalArgs>;

const common = {
  args: { backend: {}, path: "/scout/contracts", secondaryNav: [] },
  ...withStoryBackend,
} satisfies Meta<PortalArgs>;

export const headerMeta = {
  ...common,
  component: "portal-header",
  render: ({ path, secondaryNav }, { id }) =>
    html`<portal-header
      api-base=${apiBaseOf(id)}
      routing="none"
      path=${path}
      .secondaryNav=${secondaryNav}
    ></portal-header>`,
} satisfies Meta<PortalArgs>;

export const portalMeta = {
  ...common,
  component: "scout-portal",
  render: (_args, { id }) =>
    html`<scout-portal api-base=${apiBaseOf(id)} routing="none"></scout-portal>`,
} satisfies Meta<PortalArgs>;

export function headerIn(canvas: HTMLElement) {
  return withinShadow(canvas, "portal-header");
}

/** Queries of the frame around the screens. */
export function portalIn(canvas: HTMLElement) {
  return withinShadow(canvas, "scout-portal");
}

/** Navigates to a route, once the portal has loaded. */
export async function goTo(canvas: HTMLElement, path: string): Promise<void> {
  await portalIn(canvas);
  const portal = canvas.querySelector("scout-portal");
  await waitFor(() => portal?.navigate(path));
}
