import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/define-element.ts";
import { text } from "../host/element-attributes.ts";
import type { ScoutElement } from "../host/scout-element.ts";
import alertCss from "../ui/alert.css?inline";
import emptyCss from "../ui/empty.css?inline";
import linkCss from "../ui/external-link.css?inline";
import skeletonCss from "../ui/skeleton.css?inline";
import css from "./site-search.css?inline";
import { createSiteSearchModel } from "./site-search.model.ts";
import { SiteSearchScreen } from "./site-search.screen.tsx";

const attributes = { keys: text("") } as const;

/**
 * Lists what a search of the site found; the only page found is opened at once (1 §2 Site search
 * results).
 *
 * @summary Site search results
 * @tagname site-search
 *
 * @attr {string} [keys] - What is searched; a parameter `keys` of the page's URL wins.
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The heading.
 * @csspart button - Every button.
 * @csspart alert - The search failed.
 * @csspart empty - Nothing was found.
 */
declare class SiteSearchElement extends ScoutElement {
  /** What is searched. */
  keys: string;
}

export type { SiteSearchElement };

defineElement({
  tag: "site-search",
  attributes,
  sheets: [alertCss, emptyCss, linkCss, skeletonCss, css],
  Screen: SiteSearchScreen,
  createModel: createSiteSearchModel,
});

declare global {
  interface HTMLElementTagNameMap {
    "site-search": SiteSearchElement;
  }
  interface HTMLElementEventMap extends EventsOf<CommonEvents> {}
}

type EventsOf<Details> = { [name in keyof Details]: CustomEvent<Details[name]> };
