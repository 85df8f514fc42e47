import type { CommonEvents } from "../../core/internal.ts";
import { defineElement } from "../host/element/define-element.ts";
import type { ElementWith, EventsOf, ScoutElement } from "../host/element/scout-element.ts";
import { attributes } from "./site-search.attributes.ts";

/**
 * Lists the results of a search of the site. A single result is opened immediately (1 §2 Site search
 * results).
 *
 * @summary Site search results
 * @tagname site-search
 *
 * @slot - Shown until the element is ready, and where it cannot start.
 *
 * @csspart heading - The heading.
 * @csspart button - Every button.
 * @csspart alert - The message that the search failed.
 * @csspart empty - The message that nothing was found.
 */
declare class SiteSearchElement extends ElementWith<ScoutElement, typeof attributes> {}

export type { SiteSearchElement };

defineElement({
  tag: "site-search",
  attributes,
  importRuntime: () => import("./site-search.runtime.ts"),
});

declare global {
  interface HTMLElementTagNameMap {
    "site-search": SiteSearchElement;
  }
  interface GlobalEventHandlersEventMap extends EventsOf<CommonEvents> {}
}
