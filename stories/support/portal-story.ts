import "../../src/elements/content-page/content-page.ts";
import "../../src/elements/portal-dashboard/portal-dashboard.ts";
import "../../src/elements/site-search/site-search.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html, nothing } from "lit";
import { withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface PortalArgs {
  readonly backend: StoryBackendOptions;
  /** Of the site search. */
  readonly keys?: string;
  /** Of the content page. */
  readonly path?: string;
}

export type PortalStory = StoryObj<PortalArgs>;
type Tag = "portal-dashboard" | "site-search" | "content-page";

/** The meta of all stories of one of the three elements: the element, and a backend that answers it. */
export function portalMeta(tag: Tag) {
  return {
    component: tag,
    args: { backend: {} },
    ...withStoryBackend,
    render: ({ keys, path }, { id }) => drawings[tag](apiBaseOf(id), keys, path),
  } satisfies Meta<PortalArgs>;
}

const drawings = {
  "portal-dashboard": (base: string) =>
    html`<portal-dashboard api-base=${base} routing="none"></portal-dashboard>`,
  "site-search": (base: string, keys?: string) =>
    html`<site-search api-base=${base} routing="none" keys=${keys ?? nothing}></site-search>`,
  "content-page": (base: string, _keys?: string, path?: string) =>
    html`<content-page api-base=${base} routing="none" path=${path ?? nothing}></content-page>`,
};

/** Queries inside the element, once it has loaded. */
export function portalIn(canvas: HTMLElement, tag: Tag) {
  return withinShadow(canvas, tag);
}
